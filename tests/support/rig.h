/** @file
 * A small table for rule tests: the test lists the chance moves, makes the seats' moves, and compares the
 * JSON.
 *
 *     rig r;
 *     rig_start(&r, "flip7", 3, "target=50");
 *     rig_cards(&r, "5 7 9");           // chance moves to come: "card 5", "card 7", "card 9"
 *     rig_cards(&r, "7");
 *     rig_play(&r, 1, "hit");
 *     rig_is(&r, "table.2.status", "'busted'");
 *     rig_done(&r);                     // fails when a chance move is left over
 *
 * Chance moves wait in a queue and are made as soon as chance is to act, at once if it is to act now. None
 * may be left when a seat moves, so queue the cards that a move draws after it. Expected JSON is written with
 * ' for ".
 */
#ifndef UC_TESTS_RIG_H
#define UC_TESTS_RIG_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "upcard/game.h"

typedef struct rig {
    uc_state state;
    uc_events events; /**< since the last move of a seat, that move included */
    char queue[8192]; /**< chance moves to come, each ended by a newline */
} rig;

/** Starts a game; rules as "key=value key=value", or "". */
#define rig_start(r, game, seats, rules) rig_start_at(r, game, seats, rules, __FILE__, __LINE__)
/** Queues "card X" for each word X. */
#define rig_cards(r, cards) rig_queue_at(r, "card ", cards, ' ', __FILE__, __LINE__)
/** Queues whole chance moves, separated by commas: "chip hi,card 5". */
#define rig_chance(r, moves) rig_queue_at(r, "", moves, ',', __FILE__, __LINE__)
/** Makes `count` chance moves at once, each the first outcome of the list. The queue must be empty. */
#define rig_any(r, count) rig_any_at(r, count, __FILE__, __LINE__)
/** Makes a seat's move. */
#define rig_play(r, seat, move) rig_play_at(r, seat, move, __FILE__, __LINE__)
/** A seat's (or UC_CHANCE's) move is refused with this error word and rule id (NULL: no rule; "*": any) and
 * changes nothing. */
#define rig_refused(r, seat, move, error, rule) rig_refused_at(r, seat, move, error, rule, __FILE__, __LINE__)
/** The state's JSON has this value at the path ("table.0.numbers"; "" is the whole). */
#define rig_is(r, path, json) rig_view_at(r, UC_ALL, path, json, __FILE__, __LINE__)
/** A viewer's JSON has this value at the path. */
#define rig_view_is(r, viewer, path, json) rig_view_at(r, viewer, path, json, __FILE__, __LINE__)
/** Exactly these moves of a seat are legal: "hit|stay" (any order; "" for none). */
#define rig_legal_is(r, seat, moves) rig_legal_at(r, seat, moves, __FILE__, __LINE__)
/** Exactly these chance outcomes with weights are listed: "card 0:1|card 2:2". */
#define rig_outcomes_are(r, outcomes) rig_outcomes_at(r, outcomes, __FILE__, __LINE__)
/** An event since the last move of a seat, as the viewer is shown it (UC_ALL: whole), has all these keys:
 * "{'type':'played','card':'5'}". */
#define rig_told(r, viewer, json) rig_told_at(r, viewer, json, true, __FILE__, __LINE__)
/** No event since the last move of a seat has all these keys. */
#define rig_not_told(r, viewer, json) rig_told_at(r, viewer, json, false, __FILE__, __LINE__)
/** The end of the test: no chance move is left over. */
#define rig_done(r) rig_done_at(r, __FILE__, __LINE__)

void rig_start_at(rig *r, const char *game, int seats, const char *rules, const char *file, int line);
void rig_queue_at(rig *r, const char *prefix, const char *moves, char separator, const char *file, int line);
void rig_any_at(rig *r, int count, const char *file, int line);
void rig_play_at(rig *r, int seat, const char *move, const char *file, int line);
void rig_refused_at(rig *r, int seat, const char *move, const char *error, const char *rule, const char *file,
                    int line);
void rig_view_at(rig *r, int viewer, const char *path, const char *json, const char *file, int line);
void rig_legal_at(rig *r, int seat, const char *moves, const char *file, int line);
void rig_outcomes_at(rig *r, const char *outcomes, const char *file, int line);
void rig_told_at(rig *r, int viewer, const char *json, bool wanted, const char *file, int line);
void rig_done_at(rig *r, const char *file, int line);

#endif
