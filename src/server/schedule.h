/** @file
 * Says when bots, reminders and held seats of a game are due. This follows from the room and from the steps
 * already taken.
 *
 * Each function returns the time to ask again; INT64_MAX: not before the next event. Times are of the
 * server's clock.
 */
#ifndef UC_SERVER_SCHEDULE_H
#define UC_SERVER_SCHEDULE_H

#include "room/room.h"

enum { SCHEDULE_AGAIN_MS = 2000 /**< until a failed step is retried */ };

typedef struct schedule schedule;

/** NULL: out of memory. */
schedule *schedule_new(void);
void schedule_free(schedule *s);
/** The room was unloaded. */
void schedule_clear(schedule *s);
/** The game has moved on or is over: no bot is due, and an answer that waits for its time is dropped. */
void schedule_rest(schedule *s);

/** Lets a bot think when it is due: *ret_seat, or -1. */
int64_t schedule_bots(schedule *s, const room *r, int64_t now, int *ret_seat);
/** The bot of schedule_bots thinks. Its answer counts after `pace_ms`, or after its time limit if that is
 * longer: bots move after the same time whatever they hold, so the time tells nothing (UF-3.3); at once if
 * pace_ms is 0. `asked` is false if the bot could not be asked. */
int64_t schedule_asked(schedule *s, const room *r, int64_t now, int seat, int64_t pace_ms, bool asked);
/** It has answered. */
void schedule_answered(schedule *s, int seat, uc_move move);
/** Takes the answer if it counts now. False: there is none, it is too early, or the game has changed since
 * the question, and then the answer is dropped. */
bool schedule_take_answer(schedule *s, const room *r, int64_t now, int *ret_seat, uc_move *ret_move);
/** Its answer was useless: another is requested later. */
void schedule_bot_again(schedule *s, int64_t now);
/** Whether a bot thinks, or will. */
bool schedule_has_bot(const schedule *s);

/** Reminds a seat once, at half of the time of a long clock: *ret_left_ms is the time left, or -1 if no
 * reminder is due. */
int64_t schedule_reminder(schedule *s, const room *r, int64_t now, int64_t *ret_left_ms);
/** Sets *ret_ask once, when a seat that was held back may be asked. */
int64_t schedule_held(schedule *s, const room *r, int64_t now, bool *ret_ask);

/** When a room where nobody has been since `empty_since` is closed as abandoned; without this, the number of
 * tables would only grow. A game ends `abandoned_ms` after its last change. One that was never started ends
 * `unstarted_ms` after the last person left, or after a day if its clock is long: its players are seldom
 * there together. */
int64_t schedule_end(const room *r, int64_t empty_since, int64_t unstarted_ms, int64_t abandoned_ms);

#endif
