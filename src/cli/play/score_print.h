/** @file
 * What `upcard score` shows of a pad.
 */
#ifndef UC_CLI_SCORE_PRINT_H
#define UC_CLI_SCORE_PRINT_H

#include "upcard/pad.h"

/** What can be typed. */
void print_commands(const uc_pad *pad);
/** "Ann 57, Bob 40. Ann leads." */
void print_standing(const uc_pad *pad);
/** All rounds and the totals below them, with the number of the entry that ended each. */
void print_rounds(const uc_pad *pad);
/** "Ann: leads alone with 25 more than Bob in this round; ends the game with 143". */
void print_needs(const uc_pad *pad);
/** All entries with their numbers, as `fix` takes them. */
void print_log(const uc_pad *pad);
/** The cards on the table, if the game has them. */
void print_table(const uc_pad *pad);
/** The rule with this number, "3.2". */
void print_rule(const uc_pad *pad, const char *id);
/** The points to play to, and the rules that differ from the book. */
void print_rules(const uc_pad *pad);
/** The totals and rules that differ, or that none does. */
void print_changes(const uc_pad *before, const uc_pad *after);
/** The entry that an undo has taken back, if it was one. */
void print_undone(const uc_pad *before, const uc_pad *after);
/** A line, without its newline; at a terminal it breaks between words. */
void print_line(const char *format, ...) __attribute__((format(printf, 1, 2)));

#endif
