/** @file
 * A game as lines of text: for pipes, screen readers and terminals without a screen.
 */
#ifndef UC_PLAIN_PLAIN_H
#define UC_PLAIN_PLAIN_H

#include "tui/tui.h"

/** Plays a table over standard input and output. */
tui_end plain_play(uc_table *t, const tui_settings *settings);

/** Asks for one of `count` lines by its number or title. */
tui_answer plain_menu(const char *question, const tui_entry *entries, int count, int *ret_index);

#endif
