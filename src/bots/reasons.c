/* One sentence for a move: what a good player would point at. */
#include <stdarg.h>
#include <stdio.h>

#include "bots/hilo_layout.h"
#include "upcard/odds.h"
#include "upcard/search.h"

__attribute__((format(printf, 2, 3))) static void add(uc_text *text, const char *format, ...) {
    char words[UC_MESSAGE_MAX];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(words, sizeof words, format, arguments);
    va_end(arguments);
    uc_text_add(text, words);
}

static const char *plural(int count) {
    return count == 1 ? "" : "s";
}

/* ---- Flip 7 ---- */

static void explain_hit(uc_text *text, const uc_flip7_next *next) {
    if (!next->cards)
        add(text, "No card is left, so that this is a stay.");
    else if (next->saved && !next->bust)
        add(text, "%d of %d unseen cards would bust you, but your Second Chance takes one.", next->saved,
            next->cards);
    else if (!next->bust)
        add(text, "None of the %d unseen cards busts you.", next->cards);
    else
        add(text, "%d of %d unseen cards bust you.", next->bust, next->cards);
    if (next->seven) add(text, " %d make a Flip 7.", next->seven);
}

static void explain_target(uc_text *text, const uc_flip7 *f, int seat, const char *name) {
    const uc_flip7_seat *s = &f->seat[seat];
    int points = uc_flip7_points(s);
    bool own = seat == f->head.viewer;
    uc_flip7_rest rest;
    uc_flip7_three three;
    switch (f->assign_card) {
    case UC_FLIP7_FREEZE:
        add(text, "%s bank%s %d point%s and stop%s at a total of %d.", own ? "You" : name, own ? "" : "s",
            points, plural(points), own ? "" : "s", s->total + points);
        break;
    case UC_FLIP7_FLIP3:
        uc_flip7_rest_of(f, seat, &rest);
        uc_odds_flip7_three(&rest, &three);
        add(text, "Three cards bust %s with a chance of %.0f %%; there %s %d point%s to lose.",
            own ? "you" : name, 100 * three.bust, points == 1 ? "is" : "are", points, plural(points));
        break;
    default:
        add(text, "%s %s %d points, this round included.", own ? "You" : name, own ? "have" : "has",
            s->total + points);
    }
}

static void explain_flip7(uc_text *text, const uc_view *view, uc_move move, const char *const *names) {
    const uc_flip7 *f = &view->shown.flip7;
    const uc_flip7_seat *own = &f->seat[f->head.viewer];
    uc_flip7_rest rest;
    uc_flip7_next next;
    if (move >= UC_FLIP7_TARGET) {
        explain_target(text, f, move - UC_FLIP7_TARGET, names[move - UC_FLIP7_TARGET]);
    } else if (move == UC_FLIP7_STAY) {
        int points = uc_flip7_points(own);
        add(text, "You bank %d point%s, for a total of %d.", points, plural(points), own->total + points);
    } else {
        uc_flip7_rest_of(f, f->head.viewer, &rest);
        uc_odds_flip7_next(&rest, &next);
        explain_hit(text, &next);
    }
}

/* ---- HILO ---- */

/** "a 3 takes the place of your 9": what a trade does. */
static void explain_trade(uc_text *text, const uc_hilo *h, int card, int cell) {
    int there = h->seat[h->head.viewer].cell[cell];
    uc_hilo_next next;
    if (there != UC_HILO_DOWN) {
        add(text, "The %d takes the place of your %d", hilo_value_of(card), hilo_value_of(there));
        return;
    }
    uc_odds_hilo_next(h, &next);
    add(text, "The %d takes the place of an unknown card, which is %.1f on average", hilo_value_of(card),
        next.down_mean);
}

static void explain_removal(uc_text *text, const uc_hilo *h, int line) {
    const uc_hilo_seat *own = &h->seat[h->head.viewer];
    const uint8_t *at = hilo_lines[line < UC_HILO_FALL_HORIZONTAL ? line : 6 + (line - 6) / 2];
    int sum = 0;
    for (int i = 0; i < 3; i++) sum += hilo_value_of(own->cell[at[i]]);
    add(text, "%d point%s go%s", sum, plural(sum), sum == 1 ? "es" : "");
}

static void explain_hilo(uc_text *text, const uc_view *view, uc_move move) {
    const uc_hilo *h = &view->shown.hilo;
    uc_move legal[UC_MOVES_MAX];
    double sums[UC_MOVES_MAX];
    uc_hilo_next next;
    int count = uc_view_legal(view, legal), sums_count = uc_odds_hilo(&view->shown, sums);
    if (move >= UC_HILO_TAKE && move < UC_HILO_DRAW)
        explain_trade(text, h, h->discard[h->discards - 1], move - UC_HILO_TAKE);
    else if (move >= UC_HILO_TRADE && move < UC_HILO_DISCARD)
        explain_trade(text, h, h->drawn, move - UC_HILO_TRADE);
    else if (move >= UC_HILO_REMOVE && move < UC_HILO_KEEP)
        explain_removal(text, h, move - UC_HILO_REMOVE);
    else if (move == UC_HILO_KEEP)
        add(text, "The line stays, to be removed later");
    else if (move == UC_HILO_DISCARD)
        add(text, "The %d goes, and a card of yours is turned over", hilo_value_of(h->drawn));
    else {
        uc_odds_hilo_next(h, &next);
        if (move == UC_HILO_DRAW)
            add(text, "The cards that may come are %.1f on average", next.mean);
        else
            add(text, "A face-down card is %.1f on average", next.down_mean);
    }
    for (int i = 0; i < sums_count && i < count; i++)
        if (legal[i] == move) add(text, "; about %.1f points are left to you after this turn", sums[i]);
    add(text, ".");
}

/* ---- Hi Lo Flip ---- */

static int cards_in(uc_set set) {
    return __builtin_popcountll(set.word[0]) + __builtin_popcountll(set.word[1]);
}

/** Cards that nobody has seen and that may follow `top`. */
static int followers(const uc_hi_lo_flip *g, int top) {
    int count = 0;
    for (int card = 0; card < UC_HI_LO_FLIP_CARDS; card++) {
        bool fits = g->chip == UC_HI_LO_FLIP_HI ? card > top : card < top;
        count += fits && (g->draw.word[card / 64] >> card % 64 & 1);
    }
    return count;
}

static void explain_hi_lo_flip(uc_text *text, const uc_view *view, uc_move move) {
    const uc_hi_lo_flip *g = &view->shown.hi_lo_flip;
    int card = move - UC_HI_LO_FLIP_PLAY, worth = g->worth + (card % 10 == 9 ? 10 : 1),
        ending = (card + 1) % 10;
    if (g->seat[g->head.viewer].held == 1) {
        add(text, "Your last card: you take %d points and 10 more.", worth);
        return;
    }
    add(text, "%d of %d unseen cards can follow it; the pile is then worth %d.", followers(g, card),
        cards_in(g->draw), worth);
    if (ending == 1) add(text, " The next seat draws and loses its turn.");
    if (ending == 2) add(text, " You play once more.");
}

/* ---- Uno Flip ---- */

static const char *const uno_colors[2][UC_UNO_FLIP_COLORS] = {{"red", "yellow", "green", "blue"},
                                                              {"pink", "teal", "purple", "orange"}};

static int points_of(uc_set hand, int side) {
    int points = 0;
    for (int card = 0; card < UC_UNO_FLIP_CARDS; card++)
        if (hand.word[card / 64] >> card % 64 & 1)
            points += uc_uno_flip_points[side][uc_uno_flip_faces[card][side].symbol];
    return points;
}

static int of_color(uc_set hand, int side, int color) {
    int count = 0;
    for (int card = 0; card < UC_UNO_FLIP_CARDS; card++)
        if (hand.word[card / 64] >> card % 64 & 1) count += uc_uno_flip_faces[card][side].color == color;
    return count;
}

static int next_seat(const uc_uno_flip *u) {
    return (u->head.viewer + u->direction + u->head.seats) % u->head.seats;
}

static void explain_play(uc_text *text, const uc_uno_flip *u, uc_move move, const char *const *names) {
    int card = (move - UC_UNO_FLIP_PLAY) / 10, named = (move - UC_UNO_FLIP_PLAY) % 10 / 2, side = u->side;
    const uc_uno_flip_seat *own = &u->seat[u->head.viewer];
    const char *next = names[next_seat(u)];
    uc_set rest = own->hand;
    rest.word[card / 64] &= ~(UINT64_C(1) << card % 64);
    int left = own->held - 1;
    if (!left) {
        add(text, "It is your last card: the round is yours.");
        return;
    }
    switch (uc_uno_flip_faces[card][side].symbol) {
    case UC_UNO_FLIP_DRAW_CARD: add(text, "%s draws %s. ", next, side ? "five" : "one"); break;
    case UC_UNO_FLIP_SKIP: add(text, side ? "All others lose a turn. " : "%s loses a turn. ", next); break;
    case UC_UNO_FLIP_WILD_DRAW:
        add(text, side ? "%s draws until a card has the color you name. " : "%s draws two. ", next);
        break;
    case UC_UNO_FLIP_FLIP:
        add(text, "Your hand counts %d on this side and %d on the other. ", points_of(rest, side),
            points_of(rest, !side));
        break;
    default: break;
    }
    int color = named ? named - 1 : uc_uno_flip_faces[card][side].color;
    if (color < UC_UNO_FLIP_COLORS && uc_uno_flip_faces[card][side].symbol != UC_UNO_FLIP_FLIP)
        add(text, "You have %d more %s card%s; ", of_color(rest, side, color), uno_colors[side][color],
            plural(of_color(rest, side, color)));
    add(text, "%d card%s stay%s in your hand.", left, plural(left), left == 1 ? "s" : "");
}

static void explain_uno_flip(uc_text *text, const uc_view *view, uc_move move, const char *const *names) {
    const uc_uno_flip *u = &view->shown.uno_flip;
    const uc_set hand = u->seat[u->head.viewer].hand;
    if (move >= UC_UNO_FLIP_PLAY) {
        explain_play(text, u, move, names);
    } else if (move >= UC_UNO_FLIP_COLOR) {
        int side = (move - UC_UNO_FLIP_COLOR) / 4, color = (move - UC_UNO_FLIP_COLOR) % 4;
        int count = of_color(hand, side, color);
        add(text, "You have %d %s card%s.", count, uno_colors[side][color], plural(count));
    } else if (move == UC_UNO_FLIP_CHALLENGE || move == UC_UNO_FLIP_ACCEPT) {
        add(text, "%s holds %d card%s.", names[u->challenge_of], u->seat[u->challenge_of].held,
            plural(u->seat[u->challenge_of].held));
    } else if (move == UC_UNO_FLIP_CATCH) {
        add(text, "%s draws two cards for the forgotten word.", names[u->uno]);
    } else if (move == UC_UNO_FLIP_DRAW) {
        add(text, "A card more in the hand, which may fit.");
    } else {
        add(text, "The hand stays as it is.");
    }
}

void uc_reason(uc_text *text, const uc_view *view, uc_move move, const char *const *names) {
    switch (view->shown.head.game) {
    case UC_GAME_FLIP7: explain_flip7(text, view, move, names); break;
    case UC_GAME_HILO: explain_hilo(text, view, move); break;
    case UC_GAME_HI_LO_FLIP: explain_hi_lo_flip(text, view, move); break;
    default: explain_uno_flip(text, view, move, names);
    }
}
