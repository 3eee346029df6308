/* Skeleton: the invariants of every state and view. A view may come from a hostile server: trust nothing in
 * it but the head, the options and the totals, whose ranges uc_view_decode has checked. */
#include "games/skeleton/skeleton.h"

/* SK-1.1: every card is in one place. */
static const char *check_cards(const uc_skeleton *game) {
    uc_set all = set_or(game->draw, game->played);
    int count = set_count(game->draw) + set_count(game->played), hidden = 0;
    for (int i = 0; i < game->head.seats; i++) {
        const uc_skeleton_seat *seat = &game->seat[i];
        int cards = set_count(seat->hand);
        if (seat->held > UC_SKELETON_CARDS) return "a hand is too large";
        if (cards != (skeleton_shows(game, i) ? seat->held : 0)) return "a hand is not as large as it says";
        hidden += seat->held - cards;
        all = set_or(all, seat->hand);
        count += cards;
    }
    if (count != UC_SKELETON_CARDS || !set_equal(all, set_first(UC_SKELETON_CARDS)))
        return "a card is lost or there twice";
    return hidden <= set_count(game->draw) ? NULL : "the hands are larger than the cards that are left";
}

/* SK-2.1: no card is played; seats before `turn` have all their cards, the seat at turn fewer, later seats
 * none. */
static const char *check_deal(const uc_skeleton *game) {
    if (!set_empty(game->played)) return "a card is played before the deal is over";
    for (int i = 0; i < game->head.seats; i++) {
        int held = game->seat[i].held;
        if (i == game->turn ? held >= SKELETON_DEALT : held != (i < game->turn ? SKELETON_DEALT : 0))
            return "the deal is uneven";
    }
    return NULL;
}

/* Cards in the draw pile, also in a view. */
static int left_to_draw(const uc_skeleton *game) {
    int left = set_count(game->draw);
    for (int i = 0; i < game->head.seats; i++)
        if (!skeleton_shows(game, i)) left -= game->seat[i].held;
    return left;
}

static const char *check_phase(const uc_skeleton *game) {
    switch (game->head.phase) {
    case UC_SKELETON_DEAL: return check_deal(game);
    case UC_SKELETON_TURN: return game->seat[game->turn].held ? NULL : "the seat at turn has no card";
    case UC_SKELETON_DRAW: return left_to_draw(game) ? NULL : "there is no card to draw";
    default: return NULL;
    }
}

static const char *check_seat(const uc_skeleton_seat *seat) {
    if (seat->total < 0 || seat->points > UC_SKELETON_CARDS) return "a seat has impossible points";
    return seat->spare[0] || seat->spare[1] ? "an unused byte is used" : NULL;
}

const char *skeleton_check(const uc_state *shown) {
    const uc_skeleton *game = &shown->skeleton;
    if (game->turn >= game->head.seats) return "there is no such seat";
    if (game->top != UC_NOBODY && (game->top >= UC_SKELETON_CARDS || !set_has(&game->played, game->top)))
        return "the top card is not in the discard pile";
    if ((game->top == UC_NOBODY) != set_empty(game->played)) return "the discard pile has no top card";
    for (int i = 0; i < (int)sizeof game->spare; i++)
        if (game->spare[i]) return "an unused byte is used";
    for (int i = 0; i < game->head.seats; i++) {
        const char *broken = check_seat(&game->seat[i]);
        if (broken) return broken;
    }
    const char *broken = check_cards(game);
    return broken ? broken : check_phase(game);
}
