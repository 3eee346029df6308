/* HILO: the expected sum of a layout at the end of the turn.
 *
 * Every face-down card is worth the mean of the cards that it may be. Trading a card away unseen does not
 * change that mean. For a card that is drawn or turned over, every possibility is tried, because it may
 * complete a line. The rules themselves make the moves.
 */
#include "upcard/odds.h"
#include "upcard/game.h"

static int value_of(int card) {
    return card % UC_HILO_VALUES - 1;
}

static double mean_of(uc_set cards) {
    double sum = 0;
    int count = 0;
    for (int word = 0; word < 2; word++)
        for (uint64_t rest = cards.word[word]; rest; rest &= rest - 1, count++)
            sum += value_of(64 * word + __builtin_ctzll(rest));
    return count ? sum / count : 0;
}

/** The possible values of a face-down card: any unseen card until HL-3.4. */
static uc_set face_down(const uc_hilo *h) {
    return h->split ? h->down : h->unseen;
}

static double sum_of(const uc_hilo_seat *seat, double mean) {
    double sum = 0;
    for (int row = 0; row < seat->rows; row++) {
        for (int column = 0; column < seat->columns; column++) {
            int card = seat->cell[3 * row + column];
            sum += card == UC_HILO_DOWN ? mean : value_of(card);
        }
    }
    return sum;
}

/** Whether the seat's turn in this round continues. */
static bool turn_continues(const uc_state *state, int seat, uint32_t round) {
    const uc_hilo *h = &state->hilo;
    bool final = h->head.phase == UC_HILO_REVEAL && h->reveal_why == UC_HILO_WHY_FINAL;
    return h->head.round == round && h->head.phase != UC_HILO_OVER && h->turn == seat && !final;
}

static double turn_sum(const uc_state *state, int seat, uint32_t round, double mean);

/** HL-3.3: the mean over the cards that may be drawn or turned over. */
static double chance_sum(const uc_state *state, int seat, uint32_t round, double mean) {
    uint32_t weight = uc_weight(state);
    bool traded = state->hilo.incoming != UC_NOBODY;
    double sum = 0;
    if (traded) weight = 1; /* HL-3.2: it does not matter which card is removed */
    for (uint32_t r = 0; r < weight; r++) {
        uc_state after;
        uc_copy(&after, state);
        uc_apply(&after, UC_CHANCE, uc_pick(state, r), NULL);
        sum += turn_sum(&after, seat, round, traded ? mean : mean_of(face_down(&after.hilo)));
    }
    return sum / weight;
}

static double move_sum(const uc_state *state, int seat, uc_move move, double mean) {
    uc_state after;
    uc_copy(&after, state);
    uc_apply(&after, seat, move, NULL);
    return turn_sum(&after, seat, state->head.round, mean);
}

static double turn_sum(const uc_state *state, int seat, uint32_t round, double mean) {
    uc_move moves[UC_MOVES_MAX];
    double best = 0;
    if (!turn_continues(state, seat, round)) {
        bool scored = state->head.round != round || state->head.phase == UC_HILO_OVER; /* HL-5.4 */
        return scored ? state->hilo.seat[seat].last_sum : sum_of(&state->hilo.seat[seat], mean);
    }
    if (uc_actors(state) == UC_ACTORS_CHANCE) return chance_sum(state, seat, round, mean);
    int count = uc_legal(state, seat, moves);
    for (int i = 0; i < count; i++) {
        double sum = move_sum(state, seat, moves[i], mean);
        if (!i || sum < best) best = sum;
    }
    return best;
}

int uc_odds_hilo(const uc_state *state, double *ret_sums) {
    const int phases = 1 << UC_HILO_CHOOSE | 1 << UC_HILO_DRAWN | 1 << UC_HILO_FLIP | 1 << UC_HILO_HILO;
    uc_move moves[UC_MOVES_MAX];
    if (!(phases >> state->head.phase & 1)) return 0;
    int seat = state->hilo.turn, count = uc_legal(state, seat, moves);
    double mean = mean_of(face_down(&state->hilo));
    for (int i = 0; i < count; i++) ret_sums[i] = move_sum(state, seat, moves[i], mean);
    return count;
}

/* ---- the next card ---- */

/** The highest open card of a seat, or -2 (below all) if it has none. */
static int highest_of(const uc_hilo_seat *seat) {
    int highest = -2;
    for (int row = 0; row < seat->rows; row++) {
        for (int column = 0; column < seat->columns; column++) {
            int card = seat->cell[3 * row + column];
            if (card != UC_HILO_DOWN && value_of(card) > highest) highest = value_of(card);
        }
    }
    return highest;
}

/** Whether the seat, looking at a drawn card, can lay it to complete a new line. */
static bool makes_line(const uc_state *drawn) {
    uc_move moves[UC_MOVES_MAX];
    int seat = drawn->hilo.turn, count = uc_legal(drawn, seat, moves);
    for (int i = 0; i < count; i++) {
        uc_state after;
        if (moves[i] == UC_HILO_DISCARD) continue;
        uc_copy(&after, drawn);
        uc_apply(&after, seat, moves[i], NULL);
        if (after.head.phase == UC_HILO_REVEAL && after.hilo.reveal_why == UC_HILO_WHY_TRADE)
            uc_apply(&after, UC_CHANCE, uc_pick(&after, 0), NULL);
        if (after.head.phase == UC_HILO_HILO && after.hilo.seat[seat].lines & ~drawn->hilo.seat[seat].lines)
            return true;
    }
    return false;
}

void uc_odds_hilo_next(const uc_hilo *state, uc_hilo_next *ret_next) {
    uc_state drawing = {.hilo = *state};
    int seat = state->turn, highest = highest_of(&state->seat[seat]);
    *ret_next = (uc_hilo_next){.down_mean = mean_of(face_down(state))};
    if (uc_apply(&drawing, seat, UC_HILO_DRAW, NULL).error) return; /* the seat cannot draw now */
    ret_next->cards = (int)uc_weight(&drawing);
    for (uint32_t r = 0; r < uc_weight(&drawing); r++) {
        uc_state drawn = drawing;
        int card = uc_pick(&drawing, r);
        uc_apply(&drawn, UC_CHANCE, (uc_move)card, NULL);
        ret_next->mean += value_of(card);
        ret_next->lower += value_of(card) < highest;
        ret_next->lines += makes_line(&drawn);
    }
    ret_next->mean /= ret_next->cards;
}
