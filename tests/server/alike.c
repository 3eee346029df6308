/* Two random games that one viewer cannot tell apart.
 *
 *     alike VIEWER SEED FROM GAME SEATS [KEY=VALUE...] FILE FILE
 *
 * VIEWER is a seat, or "spectator". Both games are played in lockstep from the same start; their first FROM
 * moves are the same. Then each step makes a pair of moves after which the viewer's views and its shares of
 * the events are the same bytes, now and then a pair by which the games begin to differ. If there is no such
 * pair, both games go back some moves. The search ends when the games are over, or with the longest sequence
 * after which they still differ, since the end of a round reveals much that was hidden. Each file gets a line
 * for each move ("chance MOVE" or "SEAT MOVE"), and "try MOVE" for illegal moves that the viewer, if it is a
 * seat, may try there.
 *
 * Prints the number of moves and the number after which the games differ; then how often what others do not
 * see differs in Uno Flip: a card that another seat has drawn can be played in only one game (UF-3.3), two
 * other seats swap hands that are not the same (UF-7.9), another seat may jump in in only one game (UF-7.10).
 * Then the seats that can tell the games apart ("-" for none), the spectators as "spectator".
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "upcard/upcard.h"

enum {
    STEPS_MAX = 600,
    BACK_MAX = 12,        /* most moves taken back at a dead end */
    DEAD_ENDS_MAX = 2000, /* then the search ends */
    PART_EVERY = 3,
    TRY_EVERY = 4
};

/** The positions of both games, and the moves that led there. */
typedef struct point {
    uc_state state[2];
    int mover;
    uc_move move[2];
} point;

typedef struct search {
    int viewer;
    uc_rng rng;
    int from;
    point *point; /* [STEPS_MAX] */
    int count;
    point *best; /* the longest so far */
    int best_count;
} search;

static void fail(const char *why) {
    fprintf(stderr, "alike: %s\n", why);
    exit(EXIT_FAILURE);
}

static bool same_state(const uc_state *a, const uc_state *b) {
    return !memcmp(a, b, uc_state_size(a));
}

static bool same_view(const uc_state *a, const uc_state *b, int viewer) {
    uc_view view[2];
    uc_view_of(a, viewer, &view[0]);
    uc_view_of(b, viewer, &view[1]);
    return same_state(&view[0].state, &view[1].state);
}

static bool same_events(const uc_events *a, const uc_events *b, int viewer) {
    if (a->count != b->count) return false;
    for (uint32_t i = 0; i < a->count; i++) {
        uc_event seen[] = {uc_event_view(&a->item[i], viewer), uc_event_view(&b->item[i], viewer)};
        if (memcmp(&seen[0], &seen[1], sizeof *seen)) return false;
    }
    return true;
}

static void make(const uc_state *from, int mover, uc_move move, uc_state *ret_to, uc_events *ret_events) {
    *ret_to = *from;
    ret_events->count = 0;
    if (uc_apply(ret_to, mover, move, ret_events).error) fail("a legal move was refused");
}

static int list_moves(const uc_state *state, int mover, uc_move *moves) {
    return mover == UC_CHANCE ? uc_outcomes(state, moves, NULL) : uc_legal(state, mover, moves);
}

static bool can_be_caught(const uc_state *state) {
    return uc_game_of(state)->number == UC_GAME_UNO_FLIP && state->uno_flip.uno != UC_NOBODY;
}

/** Chooses the mover. A seat that can be caught is caught at once, so that no test waits for the time to do
 * it. */
static int choose_mover(search *s, const uc_state *state) {
    uint64_t actors = uc_actors(state);
    if (actors == UC_ACTORS_CHANCE) return UC_CHANCE;
    if (can_be_caught(state)) actors &= ~(UINT64_C(1) << state->uno_flip.uno);
    return actors ? uc_rng_bit(&s->rng, actors) : -1;
}

static uc_move choose_move(search *s, const uc_state *state, int mover) {
    uc_move moves[UC_MOVES_MAX];
    int count = list_moves(state, mover, moves);
    for (int i = 0; can_be_caught(state) && i < count; i++)
        if (moves[i] == UC_UNO_FLIP_CATCH) return moves[i];
    return moves[uc_rng_below(&s->rng, (uint32_t)count)];
}

/** Finds a move of the second game that looks the same to the viewer; prefers one by which the games differ.
 */
static bool find_partner(search *s, const point *at, point *next) {
    uc_events events[2];
    uc_state state;
    uc_move moves[UC_MOVES_MAX];
    bool found = false;
    int count = list_moves(&at->state[1], next->mover, moves);
    make(&at->state[0], next->mover, next->move[0], &next->state[0], &events[0]);
    uint32_t first = count ? uc_rng_below(&s->rng, (uint32_t)count) : 0;
    bool part = s->count > s->from && !uc_rng_below(&s->rng, PART_EVERY);
    for (int i = 0; i < count; i++) {
        uc_move move = moves[(first + (uint32_t)i) % (uint32_t)count];
        if ((next->mover == s->viewer || s->count <= s->from) && move != next->move[0]) continue;
        make(&at->state[1], next->mover, move, &state, &events[1]);
        if (!same_view(&next->state[0], &state, s->viewer) || !same_events(&events[0], &events[1], s->viewer))
            continue;
        found = true;
        next->state[1] = state;
        next->move[1] = move;
        if (part != same_state(&next->state[0], &state)) break;
    }
    return found;
}

/** UF-7.10: other seats may jump in, which the viewer does not see. */
static uint64_t actors_seen(const uc_state *state, int viewer) {
    uc_view view;
    uc_view_of(state, viewer, &view);
    return uc_actors(&view.state);
}

static bool go_on(search *s) {
    const point *at = &s->point[s->count - 1];
    point *next = &s->point[s->count];
    uint64_t seen[] = {actors_seen(&at->state[0], s->viewer), actors_seen(&at->state[1], s->viewer)};
    if (seen[0] != seen[1]) fail("the viewer does not see who is to act");
    next->mover = choose_mover(s, &at->state[0]);
    if (next->mover == -1) return false;
    next->move[0] = choose_move(s, &at->state[0], next->mover);
    if (!find_partner(s, at, next)) return false;
    s->count++;
    return true;
}

static bool over(const search *s) {
    return uc_over(&s->point[s->count - 1].state[0]);
}

static bool differ(const point *p) {
    return !same_state(&p->state[0], &p->state[1]);
}

/** Stores the sequence so far if it is the longest at whose end a seat is to act and the games differ. */
static void keep_best(search *s) {
    const point *end = &s->point[s->count - 1];
    bool well = over(s) || (differ(end) && uc_actors(&end->state[0]) != UC_ACTORS_CHANCE);
    if (s->count <= s->best_count || !well) return;
    memcpy(s->best, s->point, (size_t)s->count * sizeof *s->best);
    s->best_count = s->count;
}

/** Back to an earlier point. */
static void go_back(search *s) {
    for (int back = (int)uc_rng_below(&s->rng, BACK_MAX); back > 0 && s->count > 1; back--) {
        s->count--;
        keep_best(s);
    }
}

static void play(search *s) {
    int dead_ends = 0;
    s->count = 1;
    while (!over(s) && s->count < STEPS_MAX && dead_ends < DEAD_ENDS_MAX) {
        if (go_on(s)) continue;
        keep_best(s);
        dead_ends++;
        go_back(s);
    }
    keep_best(s);
    if (!s->best_count) fail("found none");
}

/* ---- the files ---- */

static void write_move(FILE *file, const char *before, const uc_game *game, uc_move move) {
    char buffer[UC_MOVE_TEXT_MAX];
    uc_text text;
    uc_text_start(&text, buffer, sizeof buffer);
    uc_move_text(&text, game, move);
    fprintf(file, "%s %s\n", before, buffer);
}

/** Now and then writes a move that the viewer may not make there, the same for both games. */
static void write_try(search *s, FILE *file[2], const uc_state *state) {
    const uc_game *game = uc_game_of(state);
    uc_move legal[UC_MOVES_MAX], move = (uc_move)uc_rng_below(&s->rng, game->moves);
    if (s->viewer >= state->head.seats || uc_actors(state) == UC_ACTORS_CHANCE ||
        uc_rng_below(&s->rng, TRY_EVERY))
        return;
    int count = uc_legal(state, s->viewer, legal);
    for (int i = 0; i < count; i++)
        if (legal[i] == move) return;
    for (int i = 0; i < 2; i++) write_move(file[i], "try", game, move);
}

static void write_games(search *s, char **paths) {
    FILE *file[2];
    for (int i = 0; i < 2; i++)
        if (!(file[i] = fopen(paths[i], "w"))) fail("cannot write");
    for (int at = 1; at < s->best_count; at++) {
        char who[16] = "chance";
        const point *p = &s->best[at];
        write_try(s, file, &s->best[at - 1].state[0]);
        if (p->mover != UC_CHANCE) snprintf(who, sizeof who, "%d", p->mover);
        for (int i = 0; i < 2; i++) write_move(file[i], who, uc_game_of(&p->state[0]), p->move[i]);
    }
    for (int i = 0; i < 2; i++)
        if (fclose(file[i])) fail("cannot write");
}

static bool tells_apart(const search *s, int viewer) {
    for (int at = 0; at < s->best_count; at++)
        if (!same_view(&s->best[at].state[0], &s->best[at].state[1], viewer)) return true;
    return false;
}

/** A seat other than the viewer decides about the card it has drawn, which can be played in one game only. */
static bool draws_apart(const search *s, const point *p) {
    uc_move moves[UC_MOVES_MAX];
    if (p->state[0].head.phase != UC_UNO_FLIP_IN_DRAWN) return false;
    int turn = p->state[0].uno_flip.turn;
    bool plays = uc_legal(&p->state[0], turn, moves) > 1,
         other_plays = uc_legal(&p->state[1], turn, moves) > 1;
    return turn != s->viewer && plays != other_plays;
}

static bool same_hand(const point *p, int seat) {
    return !memcmp(&p->state[0].uno_flip.seat[seat].hand, &p->state[1].uno_flip.seat[seat].hand,
                   sizeof(uc_set));
}

/** The next move swaps hands that the viewer does not see and that are not the same in both games. */
static bool swaps_apart(const search *s, const point *p, const point *next) {
    int with = next->move[0] - UC_UNO_FLIP_SWAP;
    if (p->state[0].head.phase != UC_UNO_FLIP_IN_SWAP || with < 0) return false;
    return next->mover != s->viewer && with != s->viewer &&
           !(same_hand(p, next->mover) && same_hand(p, with));
}

/** The seats but the viewer that may jump in. */
static uint64_t jumpers(const search *s, const uc_state *state) {
    uint64_t known = s->viewer == UC_SPECTATOR ? 0 : UINT64_C(1) << s->viewer;
    bool jumps = state->head.phase == UC_UNO_FLIP_IN_PLAY && state->uno_flip.uno == UC_NOBODY;
    return jumps ? uc_actors(state) & ~known : 0;
}

static void print_counts(const search *s) {
    int differing = 0, drawn = 0, swapped = 0, jumps = 0;
    bool uno_flip = s->best[0].state[0].head.game == UC_GAME_UNO_FLIP;
    for (int at = 0; at < s->best_count; at++) {
        const point *p = &s->best[at];
        differing += differ(p);
        if (!uno_flip) continue;
        drawn += draws_apart(s, p);
        swapped += at + 1 < s->best_count && swaps_apart(s, p, p + 1);
        jumps += jumpers(s, &p->state[0]) != jumpers(s, &p->state[1]);
    }
    printf("%d %d %d %d %d", s->best_count - 1, differing, drawn, swapped, jumps);
}

static void print_result(const search *s) {
    int seats = s->best[0].state[0].head.seats;
    bool any = false;
    print_counts(s);
    for (int seat = 0; seat < seats; seat++) {
        if (!tells_apart(s, seat)) continue;
        printf(" %d", seat);
        any = true;
    }
    if (tells_apart(s, UC_SPECTATOR)) printf(" spectator"), any = true;
    printf("%s\n", any ? "" : " -");
}

static void start(search *s, int argc, char **argv) {
    uc_setting settings[16];
    char buffer[UC_MESSAGE_MAX];
    int count = 0;
    uc_text message;
    uc_text_start(&message, buffer, sizeof buffer);
    const uc_game *game = uc_game_find(argv[3]);
    if (!game) fail("no such game");
    for (int i = 5; i < argc && count < 16; i++) {
        char *value = strchr(argv[i], '=');
        if (!value) fail("an option is KEY=VALUE");
        *value = '\0';
        settings[count++] = (uc_setting){argv[i], value + 1};
    }
    if (uc_start(&s->point[0].state[0], game, atoi(argv[4]), settings, count, &message)) fail(buffer);
    s->point[0].state[1] = s->point[0].state[0];
    s->from = atoi(argv[2]);
    uc_rng_start(&s->rng, strtoull(argv[1], NULL, 10), 0);
    s->viewer = strcmp(argv[0], "spectator") ? atoi(argv[0]) : UC_SPECTATOR;
}

int main(int argc, char **argv) {
    search s = {.point = calloc(STEPS_MAX + 1, sizeof(point)), .best = calloc(STEPS_MAX + 1, sizeof(point))};
    if (argc < 8 || !s.point || !s.best)
        fail("usage: alike VIEWER SEED FROM GAME SEATS [KEY=VALUE...] FILE FILE");
    start(&s, argc - 3, argv + 1);
    play(&s);
    write_games(&s, argv + argc - 2);
    print_result(&s);
    free(s.point);
    free(s.best);
    return EXIT_SUCCESS;
}
