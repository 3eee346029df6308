/** @file
 * A program in a chair: what it is told, and what it answers in time.
 */
#ifndef UC_BOTS_EXTERNAL_H
#define UC_BOTS_EXTERNAL_H

#include "upcard/bot.h"

typedef struct uc_external uc_external;

/** Who plays the turns that a program loses. */
const uc_bot *external_stand_in(void);

/** NULL when there is no memory. Nothing is started yet. */
uc_external *external_new(const uc_player *player);
void external_begin(uc_external *e, const uc_state *fresh, int seat);
void external_note(uc_external *e, const uc_game *game, const uc_events *events, int seat);
/** False when the turn is lost. */
bool external_choose(uc_external *e, const uc_view *view, uc_move *ret_move);
void external_finish(uc_external *e, const uc_state *last, int seat);
void external_free(uc_external *e);
const uc_faults *external_faults(const uc_external *e);

#endif
