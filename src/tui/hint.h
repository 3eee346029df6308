/** @file
 * Hints: the best moves according to a search, each with its chances and a reason.
 */
#ifndef UC_TUI_HINT_H
#define UC_TUI_HINT_H

#include "upcard/table.h"

enum { HINT_MAX = 4096, HINT_MOVES = 3, HINT_MS = 1000 };

/** Searches for HINT_MS and adds a line for each of the best moves of a seat that is to act; false if out of
 * memory. */
bool hint_text(uc_text *text, const uc_table *t, int seat);

#endif
