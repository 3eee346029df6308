/** @file
 * Makes the notices to the guests at a table from its room, as effects.
 *
 * Notices about a game come from views, and from events as a viewer sees them. A notice of the room names
 * the number of journal lines that it covers; a table makes it only once those lines are on disk.
 */
#ifndef UC_SERVER_ANNOUNCE_H
#define UC_SERVER_ANNOUNCE_H

#include "server/audience.h"
#include "server/batch.h"
#include "server/delayed.h"

/** The table that announces something. */
typedef struct scene {
    const char *code, *phase;
    const room *room; /**< NULL: not in memory */
    audience *guests;
    delayed *delayed;
    int64_t now, gather_ms; /**< shortest time between notices about joins and leaves */
    table_effects *out;
} scene;

/** `error` to one guest; `c` may be NULL. Copies texts that are not constants. */
void announce_error(table_effects *out, const recipient *to, const command *c, const char *code,
                    const char *message);
void announce_refusal(const scene *s, const recipient *to, const command *c, const room_answer *answer);
void announce_confirm(const scene *s, const recipient *to, const char *id, uint64_t request, uint64_t seq);
void announce_left(const scene *s, const visitor *v);
/** `table` to one visitor, or (NULL) to all. */
void announce_table(const scene *s, visitor *only);
/** Somebody has joined or left: `table` to all but one, together with later changes within gather_ms. */
void announce_table_soon(const scene *s, const guest *but);
/** `table` to everybody who is behind, when it is due; returns the next time, INT64_MAX: nobody is behind. */
int64_t announce_table_behind(const scene *s);
/** The changes of a committed batch, to everybody; and the messages for a guest who came with it. */
void announce_batch(const scene *s, batch *b);
/** A game's messages for a newcomer: `welcome`, the missed events (after `seq`, if they are few) or the view,
 * `end`. */
void announce_position(const scene *s, const visitor *v, int64_t seq);
/** `ask` to all seats that are to act, or to one visitor alone. */
void announce_asks(const scene *s, const visitor *only);
/** Moves that are due for spectators; not sent unless `aloud`. */
void announce_delayed(const scene *s, bool aloud);
void announce_reminder(const scene *s, int64_t left_ms);
void announce_emote(const scene *s, int seat, int emote);

#endif
