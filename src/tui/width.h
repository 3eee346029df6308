/** @file
 * Columns of characters on a terminal.
 */
#ifndef UC_TUI_WIDTH_H
#define UC_TUI_WIDTH_H

/** Bytes of the character at `text` (not its end), at least 1; *ret_columns is 0, 1 or 2. Control characters
 * and invalid UTF-8 have no columns, so they are never written. */
int width_of(const char *text, int *ret_columns);

#endif
