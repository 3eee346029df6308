/* The results of searches in the library on this machine, to compare with the WebAssembly build: a line of
 * JSON per game. bindings/wasm/tests/search.test.mjs reaches the same positions in the same way. */
#include <stdio.h>
#include <stdlib.h>

#include "upcard/table.h"

enum { SEATS = 3 /* or the nearest number that a game allows */, DECISION = 3, PLAYOUTS = 500 };

static const char *move_text(const uc_game *game, uc_move move) {
    static char buffer[UC_MOVE_TEXT_MAX];
    uc_text text;
    uc_text_start(&text, buffer, sizeof buffer);
    uc_move_text(&text, game, move);
    return buffer;
}

static uc_table *open_table(const uc_game *game) {
    const char *players[UC_SEATS_MAX] = {"you"};
    char why[UC_MESSAGE_MAX];
    uint8_t secret[UC_SECRET_BYTES];
    uc_state state;
    uc_text message;
    uc_text_start(&message, why, sizeof why);
    uc_fair_secret_of_text(secret, "findings");
    int seats = game->seats_min > SEATS ? game->seats_min : game->seats_max < SEATS ? game->seats_max : SEATS;
    if (uc_start(&state, game, seats, NULL, 0, &message)) return NULL;
    for (int i = 1; i < seats; i++) players[i] = "bot:normal";
    return uc_table_open(&state, players, secret, &message);
}

/** Seat 0 makes its first legal move, up to its third decision with several legal moves. */
static void play_on(uc_table *t) {
    uc_move legal[UC_MOVES_MAX];
    for (int decisions = 0, seat = 0;;) {
        uc_turn turn = uc_table_next(t, &seat);
        if (turn == UC_TURN_CHANCE) uc_table_draw(t);
        if (turn == UC_TURN_CALL) uc_table_pass(t);
        if (turn == UC_TURN_BOT) uc_table_let_bot(t, seat, NULL);
        if (turn == UC_TURN_OVER) abort();
        if (turn != UC_TURN_PERSON) continue;
        if (uc_legal(uc_table_state(t), 0, legal) > 1 && ++decisions == DECISION) return;
        uc_table_apply(t, 0, legal[0]);
    }
}

static void tell_numbers(const char *key, const double *numbers, int count) {
    printf(",\"%s\":[", key);
    for (int i = 0; i < count; i++) printf("%s%.12g", i ? "," : "", numbers[i]);
    printf("]");
}

static void tell(const uc_table *t) {
    const uc_budget budget = {.playouts = PLAYOUTS, .thorough = true};
    double chance[UC_SEATS_MAX], error[UC_SEATS_MAX];
    uc_findings found;
    uc_view view;
    uc_rng rng;
    uc_table_advise(t, 0, &budget, &found);
    printf("{\"game\":\"%s\",\"playouts\":%llu", uc_table_game(t)->id, (unsigned long long)found.playouts);
    printf(",\"guide\":\"%s\",\"choices\":[", move_text(uc_table_game(t), found.guide));
    for (int i = 0; i < found.count; i++) {
        const uc_choice *c = &found.choice[i];
        printf("%s[\"%s\",%llu,%.12g,%.12g,%.12g,%.12g]", i ? "," : "", move_text(uc_table_game(t), c->move),
               (unsigned long long)c->playouts, c->value, c->error, c->behind, c->behind_error);
    }
    uc_table_view(t, 0, &view);
    uc_table_stream(t, &rng);
    uc_evaluate(&view, uc_table_memory(t, 0), &rng, &budget, chance, error);
    printf("]");
    tell_numbers("chance", chance, view.state.head.seats);
    tell_numbers("error", error, view.state.head.seats);
    printf("}\n");
}

int main(void) {
    for (const uc_game *const *game = uc_games; *game; game++) {
        uc_table *t = open_table(*game);
        if (!t) return 1;
        play_on(t);
        tell(t);
        uc_table_close(t);
    }
    return 0;
}
