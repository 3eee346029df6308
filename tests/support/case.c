#include "case.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The state after the lines written so far. */
static uc_state reached;

bool case_wanted(void) {
    return getenv("UPCARD_CASES") != NULL;
}

json_t *case_seat(int seat) {
    if (seat == UC_CHANCE) return json_string("chance");
    return seat == UC_SPECTATOR ? json_string("spectator") : json_integer(seat);
}

static void write_line(json_t *line) {
    char *text = json_dumps(line, JSON_COMPACT | JSON_ENCODE_ANY);
    printf("@case %s\n", text);
    fflush(stdout);
    free(text);
    json_decref(line);
}

static void reach(const uc_state *state) {
    memcpy(&reached, state, uc_state_size(state));
}

/* Writes "@case null" if the test has changed the state since the last line. */
static void look_at(const uc_state *state) {
    if (!memcmp(&reached, state, uc_state_size(state))) return;
    write_line(json_null());
    reach(state);
}

void case_start(const uc_state *state, const char *rules) {
    if (!case_wanted()) return;
    write_line(json_pack("{s:s, s:i, s:s}", "game", uc_game_of(state)->id, "seats", (int)state->head.seats,
                         "options", rules));
    memset(&reached, 0, sizeof reached);
    reach(state);
}

void case_move(const uc_state *state, int mover, const char *move) {
    if (!case_wanted()) return;
    write_line(json_pack("{s:o, s:s}", "seat", case_seat(mover), "move", move));
    reach(state);
}

void case_expect(const uc_state *state, json_t *expected) {
    if (!case_wanted()) {
        json_decref(expected);
        return;
    }
    look_at(state);
    if (expected) write_line(expected);
}
