/* Uno Flip by rules of thumb: play what keeps the hand playable, keep wilds for later, hit a neighbor who is
 * about to go out, always say uno, always catch. */
#include "bots/policies.h"

enum { GUILTY_COST = 60, WILD_COST = 25, LET_BE = -40 };

static uc_uno_flip_face face_of(const uc_uno_flip *u, int card) {
    return uc_uno_flip_faces[card][u->side];
}

static bool holds(uc_set hand, int card) {
    return hand.word[card >> 6] >> (card & 63) & 1;
}

/** Cards of each color, and wilds, in a hand. */
static void count_colors(const uc_uno_flip *u, uc_set hand, int counts[UC_UNO_FLIP_COLORS + 1]) {
    for (int color = 0; color <= UC_UNO_FLIP_COLORS; color++) counts[color] = 0;
    for (int card = 0; card < UC_UNO_FLIP_CARDS; card++)
        if (holds(hand, card)) counts[face_of(u, card).color]++;
}

static int next_seat(const uc_uno_flip *u) {
    int seats = u->head.seats;
    return (u->turn + u->direction + seats) % seats;
}

/** What the card does to the next seat, for a seat with so few cards that it matters. */
static int attack(const uc_uno_flip *u, int symbol) {
    int held = u->seat[next_seat(u)].held, urgency = held <= 1 ? 40 : held == 2 ? 20 : held == 3 ? 8 : 2;
    switch (symbol) {
    case UC_UNO_FLIP_DRAW_CARD: return u->side == UC_UNO_FLIP_DARK ? urgency + 10 : urgency;
    case UC_UNO_FLIP_SKIP: return u->side == UC_UNO_FLIP_DARK ? urgency + 15 : urgency;
    case UC_UNO_FLIP_REVERSE: return urgency / 2;
    case UC_UNO_FLIP_WILD_DRAW: return urgency + 10;
    default: return 0;
    }
}

/** How good a play is: the color that it leaves, the points that it gets rid of, what it does to the next
 * seat. */
static int worth(const uc_uno_flip *u, uc_set hand, uc_move move) {
    int offset = move - UC_UNO_FLIP_PLAY, card = offset / 10, named = offset % 10 / 2,
        counts[UC_UNO_FLIP_COLORS + 1];
    uc_uno_flip_face face = face_of(u, card);
    count_colors(u, hand, counts);
    counts[face.color]--;
    int score = attack(u, face.symbol) + uc_uno_flip_points[u->side][face.symbol] / 4;
    if (face.color != UC_UNO_FLIP_WILD) return score + 6 * counts[face.color];
    score += 6 * counts[named - 1] - WILD_COST;
    bool guilty = face.symbol == UC_UNO_FLIP_WILD_DRAW && counts[u->color] > 0;
    return guilty && u->opt_wild_draw == UC_UNO_FLIP_WILD_CHALLENGE ? score - GUILTY_COST : score;
}

/** The best play of those listed, with the word uno where it can be said; 0 when none is worth more than
 * drawing. */
static uc_move best_play(const uc_uno_flip *u, uc_set hand, const uc_move *legal, int count) {
    int best = LET_BE;
    uc_move chosen = 0;
    for (int i = 0; i < count; i++) {
        if (legal[i] < UC_UNO_FLIP_PLAY) continue;
        int said = (legal[i] - UC_UNO_FLIP_PLAY) & 1, score = worth(u, hand, legal[i]) + said;
        if (score <= best) continue;
        best = score;
        chosen = legal[i];
    }
    return chosen;
}

/** The color of most of the hand. */
static uc_move best_color(const uc_uno_flip *u, uc_set hand) {
    int counts[UC_UNO_FLIP_COLORS + 1], best = 0;
    count_colors(u, hand, counts);
    for (int color = 1; color < UC_UNO_FLIP_COLORS; color++)
        if (counts[color] > counts[best]) best = color;
    return (uc_move)(UC_UNO_FLIP_COLOR + 4 * u->side + best);
}

/** Whether two cards show the same back. */
static bool same_back(const uc_uno_flip *u, int one, int other) {
    uc_uno_flip_face a = uc_uno_flip_faces[one][!u->side], b = uc_uno_flip_faces[other][!u->side];
    return a.color == b.color && a.symbol == b.symbol;
}

/** Chances in a thousand that a card with the back of `shown` has not the color that was active. */
static int chance_without(const uc_uno_flip *u, int shown) {
    int all = 0, without = 0;
    for (int card = 0; card < UC_UNO_FLIP_CARDS; card++) {
        bool seen = holds(u->seat[u->head.viewer].hand, card);
        for (int i = 0; i < u->discards; i++) seen |= u->discard[i] == card;
        if (seen || !same_back(u, shown, card)) continue;
        all++;
        without += face_of(u, card).color != u->asked;
    }
    return all ? 1000 * without / all : 770;
}

/** A challenge is right when the hand, by its backs, has probably a card of the color; the dark side makes an
 * innocent challenge the cheaper one. */
static uc_move answer_wild_draw(const uc_uno_flip *u) {
    const uc_uno_flip_seat *player = &u->seat[u->challenge_of];
    int innocent = 1000;
    bool hidden = u->opt_backs == UC_UNO_FLIP_BACKS_HIDDEN;
    for (int i = 0; hidden && i < player->held; i++) innocent = innocent * 770 / 1000;
    for (int card = 0; !hidden && card < UC_UNO_FLIP_CARDS; card++)
        if (holds(player->hand, card)) innocent = innocent * chance_without(u, card) / 1000;
    int limit = u->side == UC_UNO_FLIP_DARK ? 300 : 200;
    return innocent < limit ? UC_UNO_FLIP_CHALLENGE : UC_UNO_FLIP_ACCEPT;
}

static bool is_legal(const uc_move *legal, int count, uc_move move) {
    for (int i = 0; i < count; i++)
        if (legal[i] == move) return true;
    return false;
}

uc_move normal_uno_flip(const uc_ask *ask) {
    const uc_view *view = ask->view;
    const uc_move *legal = ask->legal;
    int count = ask->count;
    const uc_uno_flip *u = &view->shown.uno_flip;
    uc_set hand = u->seat[u->head.viewer].hand;
    if (is_legal(legal, count, UC_UNO_FLIP_CATCH)) return UC_UNO_FLIP_CATCH;
    if (u->head.phase == UC_UNO_FLIP_IN_COLOR) return best_color(u, hand);
    if (u->head.phase == UC_UNO_FLIP_IN_CHALLENGE) return answer_wild_draw(u);
    uc_move play = best_play(u, hand, legal, count);
    if (play) return play;
    return legal[0]; /* to draw, to pass, to keep, or the only play */
}
