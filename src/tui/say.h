/** @file
 * What happened, in sentences.
 */
#ifndef UC_TUI_SAY_H
#define UC_TUI_SAY_H

#include "session/table.h"
#include "tui/sentence.h"

/** The sentence of event number `i` of the table, as the viewer is told it, with "You" used as people do.
 * False when it is not worth a line (cards dealt one by one that nobody may see, whose turn it is). */
bool say_event(const table *t, size_t i, int viewer, char sentence[SENTENCE_MAX]);
/** Why a move was refused, with names for seats. */
void say_refusal(const table *t, int mover, uc_move move, uc_result result, char sentence[SENTENCE_MAX]);
/** The number of the first event of the last decision: those of a seat's last move and all chance after it.
 */
size_t say_since_decision(const table *t);
/** F7-5.5: whether the challenge for one or two was won; false when the game is no challenge, or not over. */
bool say_challenge(const table *t, char sentence[SENTENCE_MAX]);
/** The turns that the program in this seat has lost; false when there are none. */
bool say_faults(const table *t, int seat, char sentence[SENTENCE_MAX]);
/** "You", "Ada and Ben", "You, Ada and Ben". */
void say_seats(uc_text *text, uint64_t seats, const char *const *names);

#endif
