/** @file
 * A program in a seat: messages to it, and its answers in time.
 */
#ifndef UC_BOTS_EXTERNAL_H
#define UC_BOTS_EXTERNAL_H

#include "upcard/bot.h"

typedef struct uc_external uc_external;

/** The bot that plays the lost turns of a program. */
const uc_bot *external_stand_in(void);

/** Does not start the program. Returns NULL and a message if out of memory; free with external_free. */
uc_external *external_new(const uc_player *player, uc_text *message);
/** Begins a game. The seat is the view's viewer; `seq` is the number of moves made so far. */
void external_begin(uc_external *e, uint64_t seq, const uc_view *view);
void external_observe(uc_external *e, uint64_t seq, const uc_game *game, const uc_event *seen, int count);
/** Waits for the program's move until its time is over; false if the turn is lost. */
bool external_choose(uc_external *e, const uc_view *view, uc_move *ret_move);
void external_finish(uc_external *e, const uc_view *last);
void external_free(uc_external *e);
const uc_faults *external_faults(const uc_external *e);

#endif
