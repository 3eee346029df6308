/* Uno Flip: the first dealer, the beginning, scoring and end of a round, and the end of the game. */
#include <string.h>

#include "games/uno_flip/uno_flip.h"

/* UF-2.2: all cards are in one pile, and the light side is active. */
static void clear_table(uc_uno_flip *u) {
    u->draw = set_first(CARDS);
    u->piled = CARDS;
    u->side = LIGHT;
    u->direction = 1;
    u->turns = 0;
    u->turn = u->color = u->top = u->bottom = u->until = u->drew = u->uno = NONE;
    u->drawing = u->challenge_by = u->challenge_of = u->asked = u->judged = NONE;
    u->left = u->why = u->naming = u->resume = u->passes = u->discards = u->symbol = u->first_flip = 0;
    u->stacked = 0;
    u->tied = 0;
    memset(u->discard, 0, sizeof u->discard);
    for (int seat = 0; seat < u->head.seats; seat++) {
        u->seat[seat].hand = (uc_set){{0, 0}};
        u->seat[seat].held = 0;
        u->seat[seat].dealer_card = NONE;
    }
}

void uno_flip_start_round(uc_uno_flip *u, uc_events *events) {
    clear_table(u);
    u->head.phase = UC_UNO_FLIP_IN_DEAL;
    u->drawing = 0;
    u->left = 1;
    if (events) uno_flip_report_value(events, UNO_ROUND, u->dealer, (int32_t)u->head.round);
}

/* UF-2.1: the option `dealer` names the first dealer, or the seats draw cards for dealer. */
void uno_flip_start(uc_state *state) {
    uc_uno_flip *u = &state->uno_flip;
    u->dealer = u->opt_dealer == UC_UNO_FLIP_DRAW_FOR_DEALER ? NONE : u->opt_dealer;
    u->last_winner = NONE;
    uno_flip_start_round(u, NULL);
    if (u->dealer == NONE) uno_flip_await_dealer(u);
}

void uno_flip_await_dealer(uc_uno_flip *u) {
    u->dealer = NONE;
    u->head.phase = UC_UNO_FLIP_IN_DEALER;
    u->tied = (uint16_t)((1 << u->head.seats) - 1);
}

uint64_t uno_flip_leaders(const uc_uno_flip *u) {
    bool lowest = u->opt_scoring == UC_UNO_FLIP_SCORE_LOWEST;
    int32_t best = u->seat[0].total;
    uint64_t seats = 0;
    for (int seat = 1; seat < u->head.seats; seat++) {
        int32_t total = u->seat[seat].total;
        if (lowest ? total < best : total > best) best = total;
    }
    for (int seat = 0; seat < u->head.seats; seat++) seats |= (uint64_t)(u->seat[seat].total == best) << seat;
    return seats;
}

bool uno_flip_ends(const uc_uno_flip *u, uint32_t rounds) {
    bool over = u->rounds && rounds >= u->rounds;
    for (int seat = 0; seat < u->head.seats; seat++) over |= u->seat[seat].total >= u->target;
    uint64_t leaders = uno_flip_leaders(u);
    bool alone = leaders == uno_flip_side(u, bits_lowest(leaders));
    return over && (alone || !(u->winning & UC_UNO_FLIP_EXTRA_ROUND));
}

void uno_flip_after_round(uc_uno_flip *u, uc_events *events) {
    if (!uno_flip_ends(u, u->head.round)) {
        u->head.round++;
        u->dealer = (uint8_t)(u->dealer + 1 == u->head.seats ? 0 : u->dealer + 1);
        uno_flip_start_round(u, events);
        return;
    }
    clear_table(u);
    u->head.phase = UC_UNO_FLIP_IN_OVER;
    if (!events) return;
    uno_flip_report_value(events, UNO_GAME_OVER, NONE, (int32_t)u->head.round);
    for (uint64_t won = uno_flip_leaders(u); won; won &= won - 1)
        uno_flip_report_value(events, UNO_WON, bits_lowest(won), u->seat[bits_lowest(won)].total);
}

void uno_flip_end_round(uc_uno_flip *u, int winner, uc_events *events) {
    u->has_last = 1;
    u->last_winner = (uint8_t)winner;
    u->last_side = u->side;
    if (events) {
        uno_flip_report_value(events, UNO_ROUND_OVER, winner, (int32_t)u->head.round);
        events->item[events->count - 1].c = u->side;
        for (int seat = 0; seat < u->head.seats; seat++)
            if (u->seat[seat].last_score)
                uno_flip_report_value(events, UNO_SCORED, seat, u->seat[seat].last_score);
    }
    uno_flip_after_round(u, events);
}

/* UF-3.6, UF-6.4: the round ends without score. */
void uno_flip_block_round(uc_uno_flip *u, uc_events *events) {
    for (int seat = 0; seat < u->head.seats; seat++) u->seat[seat].last_score = 0;
    if (events) {
        uno_flip_report_value(events, UNO_BLOCKED, NONE, u->turns);
        events->item[events->count - 1].c = u->passes < u->head.seats;
    }
    uno_flip_end_round(u, NONE, events);
}

/* UF-6.2: by the binary digits of the points, since the end of a loop over the cards cannot be predicted. */
int uc_uno_flip_points_of(uc_set cards, int side) {
    int points = 0;
    for (int digit = 0; digit < POINT_DIGITS; digit++)
        points += set_count(set_and(cards, uno_flip_point_digits[side][digit])) << digit;
    return points;
}

/* UF-6.1: the round is won. UF-6.2, UF-6.3: either the winner's side scores the others' cards, or each side
 * its own. UF-7.11: partners are one side. */
void uno_flip_win_round(uc_uno_flip *u, int winner, uc_events *events) {
    int32_t points[UC_UNO_FLIP_SEATS] = {0}, all = 0;
    bool lowest = u->opt_scoring == UC_UNO_FLIP_SCORE_LOWEST;
    for (int seat = 0; seat < u->head.seats; seat++) {
        all += points[seat] = uc_uno_flip_points_of(u->seat[seat].hand, u->side);
        if (!events || seat == winner) continue;
        uno_flip_report_value(events, UNO_CARDS_LEFT, seat, points[seat]);
        events->item[events->count - 1].set = u->seat[seat].hand;
    }
    for (int seat = 0; seat < u->head.seats; seat++) {
        int partner = partner_of(u, seat);
        int32_t own = points[seat] + (partner == seat ? 0 : points[partner]);
        int32_t won = seat == winner || partner == winner ? all - own : 0;
        u->seat[seat].last_score = lowest ? own : won;
        u->seat[seat].total += u->seat[seat].last_score;
    }
    uno_flip_end_round(u, winner, events);
}

/* UF-2.1: the value of a card drawn for dealer; only the numbers of the light side count. */
static int dealer_value(int card) {
    int symbol = uc_uno_flip_faces[card][LIGHT].symbol;
    return symbol < UC_UNO_FLIP_DRAW_CARD ? symbol : 0;
}

/* UF-2.1: all seats that draw this time have drawn. One deals, or the seats that tie for the highest number
 * draw again. */
static void end_dealer_draw(uc_uno_flip *u, uc_events *events) {
    int best = 0;
    for (uint32_t rest = u->tied; rest; rest &= rest - 1) {
        int value = dealer_value(u->seat[bits_lowest(rest)].dealer_card);
        best = value > best ? value : best;
    }
    for (uint32_t rest = u->tied; rest; rest &= rest - 1) {
        int seat = bits_lowest(rest);
        if (dealer_value(u->seat[seat].dealer_card) == best) continue;
        u->tied &= (uint16_t) ~(1u << seat);
        u->seat[seat].dealer_card = NONE;
    }
    u->drawing = (uint8_t)bits_lowest(u->tied);
    if (bits_count(u->tied) == 1) {
        u->dealer = u->drawing;
        if (events) uc_report(events, UNO_DEALER, u->dealer);
        uno_flip_start_round(u, events);
        return;
    }
    if (events) uno_flip_report_value(events, UNO_DEALER_TIE, NONE, best);
    if (u->piled >= bits_count(u->tied)) return;
    u->draw = set_first(CARDS);
    u->piled = CARDS;
    if (events) uc_report(events, UNO_DEALER_SHUFFLED, NONE);
}

/* UF-2.1: a seat draws for dealer. */
void uno_flip_draw_for_dealer(uc_uno_flip *u, int card, uc_events *events) {
    int seat = u->drawing;
    take_card(&u->draw, card);
    u->piled--;
    u->seat[seat].dealer_card = (uint8_t)card;
    if (events) uno_flip_report_card(events, UNO_DEALER_CARD, seat, card);
    uint32_t after = u->tied & ~((2u << seat) - 1);
    if (after)
        u->drawing = (uint8_t)bits_lowest(after);
    else
        end_dealer_draw(u, events);
}

int32_t uno_flip_total(const uc_state *state, int seat) {
    return state->uno_flip.seat[seat].total;
}

/* UF-6.3 */
uint64_t uno_flip_winners(const uc_state *state) {
    return state->head.phase == UC_UNO_FLIP_IN_OVER ? uno_flip_leaders(&state->uno_flip) : 0;
}
