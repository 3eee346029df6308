/* Hi Lo Flip: the invariants of a state and of a view. */
#include "games/hi_lo_flip/hi_lo_flip.h"

typedef uc_hi_lo_flip hlf;

/* Whether the hand of a seat is visible: in a state, and in its own view. */
static bool shows(const hlf *game, int seat) {
    return game->head.viewer == UC_ALL || game->head.viewer == seat;
}

/* HF-1.1: every card is in exactly one place. */
static const char *check_cards(const hlf *game) {
    uc_set all = game->draw;
    int count = set_count(game->draw), unplaced = game->left;
    for (int seat = 0; seat < game->head.seats; seat++) {
        int has = set_count(game->seat[seat].hand), held = game->seat[seat].held;
        if (has != (shows(game, seat) ? held : 0)) return "a hand has another number of cards than it says";
        all = set_or(all, game->seat[seat].hand);
        count += has;
        unplaced += held - has;
    }
    if (set_count(game->draw) != unplaced) return "the draw pile has another number of cards than it says";
    for (int card = 0; card < CARDS; card++)
        if (game->lies[card]) {
            set_add(&all, card);
            count++;
        }
    return count == CARDS && set_equal(all, set_first(CARDS)) ? NULL : "a card is missing or exists twice";
}

/* HF-5.2: the running counts agree with the cards that lie there. */
static const char *check_piles(const hlf *game) {
    int worth[1 + SEATS] = {0}, top = 0;
    uc_set places = {{0, 0}};
    if (game->piled > CARDS) return "the discard pile is too high";
    for (int card = 0; card < CARDS; card++) {
        int place = game->lies[card];
        if (place == 0) continue;
        worth[place < PILED ? place - TAKEN : SEATS] += hi_lo_flip_points(card);
        if (place < PILED) continue;
        if (place >= PILED + game->piled) return "a card lies above the discard pile";
        set_add(&places, place - PILED);
        if (place == PILED + game->piled - 1) top = card;
    }
    if (set_count(places) != game->piled) return "the discard pile has a gap";
    if (top != game->top || game->open != (game->piled ? hi_lo_flip_open_on(game->chip, top) : 0))
        return "the top card is wrong";
    if (worth[SEATS] != game->worth) return "the value of the discard pile is wrong";
    for (int seat = 0; seat < SEATS; seat++)
        if (worth[seat] != (seat < game->head.seats ? game->seat[seat].points : 0))
            return "the points that a seat has taken are wrong";
    return NULL;
}

static uint64_t phase_actors(const hlf *game) {
    switch (game->head.phase) {
    case UC_HI_LO_FLIP_TURN:
    case UC_HI_LO_FLIP_RESET: return UINT64_C(1) << (game->turn & 63);
    case UC_HI_LO_FLIP_OVER: return 0;
    default: return UC_ACTORS_CHANCE;
    }
}

static const char *check_seats(const hlf *game) {
    const uint8_t named[] = {game->turn, game->drawing, game->last_out, game->last_player,
                             game->other_player};
    for (size_t i = 0; i < sizeof named; i++)
        if (named[i] >= game->head.seats && named[i] != UC_NOBODY) return "no such seat";
    if (game->other_player != UC_NOBODY && game->other_player == game->last_player)
        return "the last two players are one seat";
    if (game->last_player == UC_NOBODY && (game->piled || game->other_player != UC_NOBODY))
        return "no seat can have played";
    uint64_t ages = 0;
    for (int i = 0; i < game->head.seats; i++) {
        ages |= UINT64_C(1) << (game->ages[i] & 63);
        if (game->seat[i].total < game->seat[i].last_score || game->seat[i].spare)
            return "a seat has lost points";
    }
    if (ages != (UINT64_C(1) << game->head.seats) - 1) return "the ages do not name every seat";
    if (game->actors != phase_actors(game)) return "the seats to act are wrong";
    if (game->chip > LO || (game->chip == 0) != (game->turn == UC_NOBODY))
        return "the chip does not fit the phase";
    return NULL;
}

/* HF-2.1: seats before `drawing` have all their cards, it has fewer, the others none. */
static const char *check_deal(const hlf *game) {
    if (game->drawing == UC_NOBODY || game->last_player != UC_NOBODY)
        return "no seat is dealt to, or a card was played";
    for (int seat = 0; seat < game->head.seats; seat++) {
        int held = game->seat[seat].held;
        if (seat == game->drawing ? held >= game->hand : held != (seat < game->drawing ? game->hand : 0))
            return "the deal is uneven";
    }
    return NULL;
}

static const char *check_over(const hlf *game) {
    if (game->left != CARDS || game->drawing != UC_NOBODY || game->last_player != UC_NOBODY)
        return "the table is not cleared";
    return game->last_out == game->turn && hi_lo_flip_ends(game) ? NULL : "the game is not over";
}

/* Whether seat `turn` can have, or can lack, a playable card, as far as the viewer sees. */
static bool may_decide(const hlf *game, bool plays) {
    uc_set open = hi_lo_flip_opens[game->open];
    if (shows(game, game->turn)) return plays == !set_empty(set_and(game->seat[game->turn].hand, open));
    if (plays) return !set_empty(set_and(game->draw, open));
    return set_count(set_minus(game->draw, open)) >= game->seat[game->turn].held;
}

/* HF-3.2 to HF-3.5: whether seat `turn` has a playable card fits the phase. */
static const char *check_turn(const hlf *game) {
    int phase = game->head.phase;
    for (int seat = 0; seat < game->head.seats; seat++)
        if (game->seat[seat].held == 0) return "a hand is empty";
    bool draws = phase == UC_HI_LO_FLIP_DRAW;
    if (draws != (game->drawing != UC_NOBODY)) return "the seat that draws does not fit the phase";
    if (game->turn == UC_NOBODY) return phase == UC_HI_LO_FLIP_CHIP ? NULL : "nobody has the turn";
    if (draws && !game->left) return "there is no card to draw";
    if (draws && game->drawing != game->turn)
        return game->drawing == hi_lo_flip_next(game, game->turn) ? NULL : "another seat draws";
    if (!may_decide(game, phase == UC_HI_LO_FLIP_TURN || phase == UC_HI_LO_FLIP_RESET))
        return "the playable cards do not fit the phase";
    return phase == UC_HI_LO_FLIP_RESET && game->piled ? "the discard pile was not taken" : NULL;
}

const char *hi_lo_flip_check(const uc_state *state) {
    const hlf *game = &state->hi_lo_flip;
    const char *broken = check_cards(game);
    if (!broken) broken = check_piles(game);
    if (!broken) broken = check_seats(game);
    if (broken) return broken;
    switch (game->head.phase) {
    case UC_HI_LO_FLIP_DEAL: return check_deal(game);
    case UC_HI_LO_FLIP_OVER: return check_over(game);
    default: return game->head.phase < UC_HI_LO_FLIP_OVER ? check_turn(game) : "no such phase";
    }
}
