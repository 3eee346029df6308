/** @file
 * What people say at a table, as lines of a score pad (docs/pad.md).
 */
#ifndef UC_CLI_SCORE_ENTRY_H
#define UC_CLI_SCORE_ENTRY_H

#include "upcard/pad.h"

/** Writes the line of the pad for a typed one: "25 bust 40; ann", "ann 12 7 x2, bob 30", "fix 3 25 bust 40".
 * Lines that are in no such form, and those of the pad itself, are written as they are. */
void score_entry(const uc_pad *pad, const char *typed, uc_text *line);
/** Writes one part of a round for a typed one: cards, "12 7 x2", get their brackets. */
void score_part(const uc_pad *pad, const char *typed, size_t length, uc_text *line);

#endif
