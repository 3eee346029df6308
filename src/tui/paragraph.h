/** @file
 * Lines of text on standard output.
 */
#ifndef UC_TUI_PARAGRAPH_H
#define UC_TUI_PARAGRAPH_H

/** Columns of the terminal on standard output, within what can be read with ease; 80 without a terminal. */
int paragraph_columns(void);
/** Prints lines, each with its newline. At a terminal they break between words, and go on below the last of
 * their columns, before which there are two blanks or more; elsewhere they stay as they are. */
void print_lines(const char *text);

#endif
