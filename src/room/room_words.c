/* The words of journals and of the protocol. */
#include <string.h>

#include "room/room.h"

enum { LONG_S = 3600 };

const char *const room_phase_words[] = {"waiting", "playing", "over", "closed", NULL};
const char *const room_watch_words[] = {"nobody", "invited", "everybody", NULL};
const char *const room_absent_words[] = {"bot", "out", NULL};
const char *const room_hints_words[] = {"alone", "on", "off", NULL};

const room_clock room_clocks[] = {
    {"blitz", 10},  {"fast", 20},     {"normal", 60}, {"slow", 300},
    {"day", 86400}, {"week", 604800}, {"none", 0},    {NULL, 0},
};

const room_clock *room_clock_find(const char *id) {
    for (const room_clock *clock = room_clocks; clock->id; clock++)
        if (!strcmp(clock->id, id)) return clock;
    return NULL;
}

bool room_clock_is_long(const room_clock *clock) {
    return !clock->turn_s || clock->turn_s >= LONG_S;
}

const char *room_code_word(room_code code) {
    static const char *const words[] = {
        [ROOM_FINE] = "fine",
        [ROOM_REPEAT] = "repeat",
        [ROOM_NO_SEAT] = "no_chair",
        [ROOM_NOT_ALLOWED] = "not_allowed",
        [ROOM_NOT_SEATED] = "not_seated",
        [ROOM_WRONG_PHASE] = "wrong_phase",
        [ROOM_STALE] = "stale",
        [ROOM_UNKNOWN_MOVE] = "unknown_move",
        [ROOM_NOT_YOUR_TURN] = "not_your_turn",
        [ROOM_ILLEGAL_MOVE] = "illegal_move",
        [ROOM_BAD_OPTIONS] = "bad_options",
        [ROOM_NO_MEMORY] = "busy",
    };
    return words[code];
}
