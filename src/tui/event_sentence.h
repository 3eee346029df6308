/** @file
 * Events as sentences.
 */
#ifndef UC_TUI_EVENT_SENTENCE_H
#define UC_TUI_EVENT_SENTENCE_H

#include "tui/sentence.h"
#include "upcard/table.h"

/** The sentence of event number `i` of the table for this viewer, with "You" used as people do. False if it
 * is not worth a line (hidden cards dealt one by one, a change of turn). */
bool event_sentence(const uc_table *t, size_t i, int viewer, char sentence[SENTENCE_MAX]);
/** Why a move was rejected, with names for seats. */
void refusal_sentence(const uc_table *t, int mover, uc_move move, uc_result result,
                      char sentence[SENTENCE_MAX]);
/** The number of the first event of the last decision: the events of a seat's last move and of all chance
 * after it.
 */
size_t first_event_of_decision(const uc_table *t);
/** What the game's screen adds to a finished game; false if it adds nothing, or the game is not over. */
bool epilogue_sentence(const uc_table *t, char sentence[SENTENCE_MAX]);
/** The turns that the program in this seat has lost; false if there are none. */
bool faults_sentence(const uc_table *t, int seat, char sentence[SENTENCE_MAX]);
/** "You", "Ada and Ben", "You, Ada and Ben"; "Nobody". */
void add_seat_names(uc_text *text, uint64_t seats, const char *const *names);
/** Who has won a finished game: "You won.", "Ada and Ben won."; of a side "Your side won!", "Ada and Ben won
 * as partners." */
void add_winners(uc_text *text, const uc_state *over, const char *const *names);
/** "Ada's", of "You" "Your". */
void add_possessive(uc_text *text, const char *name);

#endif
