/* A player that searches: for each of its legal moves it plays many random games on from states that agree
 * with all that it has seen, and takes the move that won most of them. It meets two other bots at Hi Lo Flip,
 * whose hands it does not know.
 *
 *     cc -std=c17 search.c -o search $(pkg-config --cflags --libs upcard)
 */
#include <stdio.h>
#include <upcard/upcard.h>

enum { SEATS = 3, ME = 0, TRIES = 2000, FAR = 100000 };

/* What a seat may know: its present view, and a memory of all that it was shown. */
typedef struct observer {
    uc_view view;
    uc_memory memory;
} observer;

/* After a move: takes the new view, and adds the events that this seat sees to the memory. */
static void look(observer *o, const uc_state *state, int seat, const uc_events *events) {
    uc_event seen[UC_EVENTS_MAX];
    for (uint32_t i = 0; i < events->count; i++) seen[i] = uc_event_view(&events->item[i], seat);
    uc_view_of(state, seat, &o->view);
    uc_memory_update(&o->memory, &o->view, seen, (int)events->count);
}

/* Plays one random game on after `move`, from a state that could be the true one; whether it was won. */
static bool won_after(const observer *o, uc_move move, uc_rng *rng) {
    uc_state guess;
    uc_resample(&o->view, &o->memory, rng, &guess);
    uc_apply(&guess, ME, move, NULL);
    uc_playout(&guess, rng, FAR);
    return uc_winners(&guess) >> ME & 1;
}

static uc_move search(const observer *o, const uc_move *legal, int count, uc_rng *rng) {
    int best = 0, most = -1;
    for (int i = 0; i < count; i++) {
        int won = 0;
        for (int k = 0; k < TRIES; k++) won += won_after(o, legal[i], rng);
        if (won > most) best = i, most = won;
    }
    return legal[best];
}

int main(void) {
    char message[UC_MESSAGE_MAX];
    uc_text why;
    uc_text_start(&why, message, sizeof message);
    uc_state state;
    if (uc_start(&state, uc_game_find("hi_lo_flip"), SEATS, NULL, 0, &why) != UC_OK) {
        fprintf(stderr, "%s\n", message);
        return 1;
    }

    static observer observers[SEATS];
    for (int seat = 0; seat < SEATS; seat++) {
        uc_view_of(&state, seat, &observers[seat].view);
        uc_memory_start(&observers[seat].memory, &observers[seat].view);
    }
    const uc_bot *normal = uc_bot_find("normal");
    uc_rng cards, bots;
    uc_rng_start(&cards, 1, 0); /* stream 0 of seed 1 */
    uc_rng_start(&bots, 1, 1);
    for (uint64_t actors; (actors = uc_actors(&state)) != 0;) {
        int mover = UC_CHANCE;
        uc_move move;
        if (actors == UC_ACTORS_CHANCE) {
            move = uc_draw(&state, &cards);
        } else {
            for (mover = 0; !(actors >> mover & 1);) mover++;
            const observer *o = &observers[mover];
            uc_move legal[UC_MOVES_MAX];
            int count = uc_view_legal(&o->view, legal);
            uc_ask ask = {
                .view = &o->view, .memory = &o->memory, .legal = legal, .count = count, .rng = &bots};
            move = mover == ME ? search(o, legal, count, &bots) : normal->choose(&ask);
        }
        uc_events events;
        events.count = 0;
        if (uc_apply(&state, mover, move, &events).error != UC_OK) return 1; /* cannot be: it was legal */
        for (int seat = 0; seat < SEATS; seat++) look(&observers[seat], &state, seat, &events);
    }
    for (int seat = 0; seat < SEATS; seat++)
        printf("seat %d (%s): %d points%s\n", seat, seat == ME ? "search" : normal->id,
               (int)uc_total(&state, seat), uc_winners(&state) >> seat & 1 ? ", wins" : "");
    return 0;
}
