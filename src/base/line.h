/** @file
 * Lines that people type.
 */
#ifndef UC_BASE_LINE_H
#define UC_BASE_LINE_H

#include <stdbool.h>

/** Whether a person types and reads at a terminal. */
bool line_asks(void);
/** Reads a line, without its end and blanks around it. At a terminal with a prompt, editing and a history;
 * elsewhere without. Returns NULL at the end of the input. The text lasts until the next call. */
const char *line_read(const char *prompt);

#endif
