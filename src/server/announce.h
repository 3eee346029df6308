/** @file
 * Who at a table is told what: notices made from the room, as effects.
 *
 * What is told of a game comes from views, and from events as a viewer sees them. Notices of the room say how
 * many lines of the journal they can tell of; a table makes them only once those are on disk.
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
    int64_t now, gather_ms; /**< coming and going is told at most so often */
    table_effects *out;
} scene;

/** `error` to one guest; `c` may be NULL. Texts that are no constants are copied. */
void announce_error(table_effects *out, const recipient *to, const command *c, const char *code,
                    const char *message);
void announce_refusal(const scene *s, const recipient *to, const command *c, const room_answer *answer);
void announce_confirm(const scene *s, const recipient *to, const char *id, uint64_t request, uint64_t seq);
void announce_left(const scene *s, const visitor *v);
/** `table` to one visitor, or (NULL) to all. */
void announce_table(const scene *s, visitor *only);
/** Somebody has come or gone: `table` to all but one, with what else comes within gather_ms. */
void announce_table_soon(const scene *s, const guest *but);
/** `table` to those who are behind, when it is time; returns when it will be, INT64_MAX: nobody is. */
int64_t announce_table_behind(const scene *s);
/** What a batch that is on disk has changed, to everybody; and what a guest who came with it needs. */
void announce_batch(const scene *s, batch *b);
/** What a guest who comes needs to know of a game: `welcome`, the missed events (behind `seq`, if they are
 * few) or the view, `end`. */
void announce_position(const scene *s, const visitor *v, int64_t seq);
/** `ask` to those who are asked, or to one visitor alone. */
void announce_asks(const scene *s, const visitor *only);
/** Moves that spectators may know by now; they are told unless not `aloud`. */
void announce_delayed(const scene *s, bool aloud);
void announce_reminder(const scene *s, int64_t left_ms);
void announce_emote(const scene *s, int seat, int emote);

#endif
