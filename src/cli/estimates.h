/** @file
 * Shared by the subcommands that play many games: reading players and printing results.
 */
#ifndef UC_CLI_ESTIMATES_H
#define UC_CLI_ESTIMATES_H

#include "upcard/sim.h"

enum { THREADS_MAX = 256, MOVE_LIMIT = 1000000 };

/** Reads "normal,bot:hard:ms=50,exec:./mybot", the value of an option, which is cut in place; STATUS_FINE, or
 * a usage error. */
int read_players(const char *command, const char *option, char *list, int most, uc_player *players,
                 int *ret_count);
/** STATUS_FAILED, with a message, if a player is a program that has never made a move; else STATUS_FINE. */
int need_moves(const char *command, const uc_player *player, const uc_faults *faults);

/** "61.5 [59.6, 63.4]", in one of eight buffers that are used in turn; "61.5 [-, -]" for too few games. */
const char *interval_text(uc_interval i, double scale, int digits);
/** "key":{"mean":...,"low":...,"high":...}; low and high are null for too few games. */
void print_interval_json(const char *key, uc_interval i);
/** MEAN,LOW,HIGH,KIND and the end of the line; low and high are empty for too few games. */
void print_interval_csv(uc_interval i, bool anytime);
/** The kind of all intervals of a run: "fixed" for its number of games; "anytime" for all numbers at once, if
 * the number was not fixed in advance or not reached. Then the same as a heading for people. */
const char *intervals_word(bool anytime);
const char *intervals_sentence(bool anytime);
/** In quotes if the text itself has quotes (RFC 4180); it cannot have a comma. */
void print_csv_text(const char *text);

#endif
