#include "server/schedule.h"

#include <stdlib.h>

enum {
    REMIND_FROM_S = 20, /* shorter clocks have no reminder */
    SLACK_MS = 100,     /* added to the time limit of a search, for its last step */
    DAY_MS = 24 * 3600 * 1000
};

struct schedule {
    int64_t bot_at;    /* not before then a bot is asked */
    int64_t answer_at; /* not before then its answer counts */
    bool bot_thinks, has_answer;
    uc_move answer;
    int answer_seat;
    uint64_t asked_at; /* moves of the game when the bot was asked */
    uint64_t reminded; /* moves + 1 at the last reminder */
    int64_t released;  /* the room_held at whose end all were asked */
};

schedule *schedule_new(void) {
    return calloc(1, sizeof(schedule));
}

void schedule_free(schedule *s) {
    free(s);
}

void schedule_clear(schedule *s) {
    s->bot_at = 0;
    s->reminded = 0;
}

void schedule_rest(schedule *s) {
    s->bot_at = 0;
    if (s->has_answer) s->bot_thinks = s->has_answer = false;
}

/** Whether a person is there to see the bots move. While all people are away, the game waits for them. */
static bool is_attended(const room *r) {
    for (int seat = 0; seat < room_seats(r); seat++) {
        const room_seat *one = room_seat_at(r, seat);
        if (one->kind == ROOM_SEAT_PERSON && !one->away && !one->out) return true;
    }
    return false;
}

int64_t schedule_bots(schedule *s, const room *r, int64_t now, int *ret_seat) {
    uint64_t due = room_bots_due(r, now);
    *ret_seat = -1;
    if (s->bot_thinks) return s->has_answer ? s->answer_at : INT64_MAX;
    if (!due || !is_attended(r)) {
        s->bot_at = 0;
        return INT64_MAX;
    }
    if (s->bot_at <= now) *ret_seat = __builtin_ctzll(due);
    return s->bot_at;
}

/** The time from a bot's turn to its move. A search with a time limit takes all of it, except when only one
 * move is possible. Both cases take the limit, so that nobody can tell them apart. */
static int64_t move_ms(const uc_bot *bot, int64_t pace_ms) {
    int64_t least = bot->budget.ms ? (int64_t)bot->budget.ms + SLACK_MS : 0;
    return pace_ms && least > pace_ms ? least : pace_ms;
}

int64_t schedule_asked(schedule *s, const room *r, int64_t now, int seat, int64_t pace_ms, bool asked) {
    s->bot_thinks = asked;
    s->has_answer = false;
    s->answer_at = now + move_ms(room_bot(r, seat), pace_ms);
    s->asked_at = room_seq(r);
    if (asked) return INT64_MAX;
    schedule_bot_again(s, now);
    return s->bot_at;
}

void schedule_answered(schedule *s, int seat, uc_move move) {
    s->has_answer = s->bot_thinks;
    s->answer_seat = seat;
    s->answer = move;
}

bool schedule_take_answer(schedule *s, const room *r, int64_t now, int *ret_seat, uc_move *ret_move) {
    if (!s->has_answer) return false;
    bool current = r && room_seq(r) == s->asked_at;
    if (current && s->answer_at > now) return false;
    s->bot_thinks = s->has_answer = false;
    *ret_seat = s->answer_seat;
    *ret_move = s->answer;
    return current;
}

void schedule_bot_again(schedule *s, int64_t now) {
    s->bot_at = now + SCHEDULE_AGAIN_MS;
}

bool schedule_has_bot(const schedule *s) {
    return s->bot_thinks || s->bot_at;
}

int64_t schedule_reminder(schedule *s, const room *r, int64_t now, int64_t *ret_left_ms) {
    uint32_t turn_s = room_chosen(r)->clock->turn_s;
    int64_t left = room_left_ms(r, now), half = 500 * (int64_t)turn_s;
    *ret_left_ms = -1;
    if (turn_s < REMIND_FROM_S || left < 0 || s->reminded == room_seq(r) + 1) return INT64_MAX;
    if (left > half) return now + left - half;
    s->reminded = room_seq(r) + 1;
    *ret_left_ms = left;
    return INT64_MAX;
}

int64_t schedule_held(schedule *s, const room *r, int64_t now, bool *ret_ask) {
    int64_t held = room_held(r);
    *ret_ask = held && held <= now && s->released != held;
    if (*ret_ask) s->released = held;
    return held > now ? held : INT64_MAX;
}

int64_t schedule_end(const room *r, int64_t empty_since, int64_t unstarted_ms, int64_t abandoned_ms) {
    int64_t last = room_last(r);
    if (room_now(r) >= ROOM_OVER) return INT64_MAX;
    if (room_now(r) == ROOM_PLAYING) return last + abandoned_ms;
    int64_t wait_ms =
        room_clock_is_long(room_chosen(r)->clock) && unstarted_ms < DAY_MS ? DAY_MS : unstarted_ms;
    if (wait_ms > abandoned_ms) wait_ms = abandoned_ms;
    return (last > empty_since ? last : empty_since) + wait_ms;
}
