/* What speaks for a move: what a good player would point at. The facts are found here, apart from any
 * language; their English sentences are rows of a table. */
#include <string.h>

#include "bots/hilo/layout.h"
#include "upcard/odds.h"
#include "upcard/search.h"

const uc_reason_text uc_reason_texts[] = {
    {"flip7_no_card", "No card is left, so that this is a stay."},
    {"flip7_saved", "{0} of {1} unseen cards would bust you, but your Second Chance takes one."},
    {"flip7_safe", "None of the {0} unseen cards busts you."},
    {"flip7_bust", "{0} of {1} unseen cards {0:busts|bust} you."},
    {"flip7_seven", "{0} {0:makes|make} a Flip 7."},
    {"flip7_stay", "You bank {0} {0:point|points}, for a total of {1}."},
    {"flip7_freeze", "{seat} banks {0} {0:point|points} and stops at a total of {1}."},
    {"flip7_freeze_you", "You bank {0} {0:point|points} and stop at a total of {1}."},
    {"flip7_three",
     "Three cards bust {seat} with a chance of {1} %; there {0:is|are} {0} {0:point|points} to lose."},
    {"flip7_three_you",
     "Three cards bust you with a chance of {1} %; there {0:is|are} {0} {0:point|points} to lose."},
    {"flip7_second", "{seat} has {0} {0:point|points}, this round included."},
    {"hilo_trade", "The {0} takes the place of your {1}."},
    {"hilo_trade_down", "The {0} takes the place of an unknown card, which is {1.1} on average."},
    {"hilo_remove", "{0} {0:point goes|points go}."},
    {"hilo_keep", "The line stays, to be removed later."},
    {"hilo_discard", "The {0} goes, and a card of yours is turned over."},
    {"hilo_draw", "The cards that may come are {0.1} on average."},
    {"hilo_turn", "A face-down card is {0.1} on average."},
    {"hilo_left", "About {0.1} points are left to you after this turn."},
    {"hi_lo_flip_last", "Your last card: you take {0} points and 10 more."},
    {"hi_lo_flip_follow", "{0} of {1} unseen cards can follow it; the pile is then worth {2}."},
    {"hi_lo_flip_skip", "The next seat draws and loses its turn."},
    {"hi_lo_flip_again", "You play once more."},
    {"uno_flip_last", "It is your last card: the round is yours."},
    {"uno_flip_draw_one", "{seat} draws one."},
    {"uno_flip_draw_five", "{seat} draws five."},
    {"uno_flip_skip", "{seat} loses a turn."},
    {"uno_flip_skip_all", "All others lose a turn."},
    {"uno_flip_draw_two", "{seat} draws two."},
    {"uno_flip_draw_color", "{seat} draws until a card has the color you name."},
    {"uno_flip_flip", "Your hand counts {0} on this side and {1} on the other."},
    {"uno_flip_more", "You have {0} more {word} {0:card|cards}."},
    {"uno_flip_left", "{0} {0:card stays|cards stay} in your hand."},
    {"uno_flip_color", "You have {0} {word} {0:card|cards}."},
    {"uno_flip_holds", "{seat} holds {0} {0:card|cards}."},
    {"uno_flip_catch", "{seat} draws two cards for the forgotten word."},
    {"uno_flip_draw", "A card more in the hand, which may fit."},
    {"uno_flip_keep", "The hand stays as it is."},
    {NULL, NULL},
};

/* The reasons that are being gathered. */
typedef struct gathered {
    uc_reason *list;
    int count;
} gathered;

static void about(gathered *g, const char *id, int seat, double a, double b) {
    g->list[g->count++] = (uc_reason){.id = id, .number = {a, b}, .seat = seat};
}

static void add(gathered *g, const char *id, double a, double b) {
    about(g, id, UC_NOBODY, a, b);
}

static void colored(gathered *g, const char *id, int count, const char *color) {
    add(g, id, count, 0);
    g->list[g->count - 1].word = color;
}

/* ---- Flip 7 ---- */

static void explain_hit(gathered *g, const uc_flip7_next *next) {
    if (!next->cards)
        add(g, "flip7_no_card", 0, 0);
    else if (next->saved && !next->bust)
        add(g, "flip7_saved", next->saved, next->cards);
    else if (!next->bust)
        add(g, "flip7_safe", next->cards, 0);
    else
        add(g, "flip7_bust", next->bust, next->cards);
    if (next->seven) add(g, "flip7_seven", next->seven, 0);
}

static void explain_target(gathered *g, const uc_flip7 *f, int seat) {
    const uc_flip7_seat *s = &f->seat[seat];
    int points = uc_flip7_points(s);
    bool own = seat == f->head.viewer;
    uc_flip7_rest rest;
    uc_flip7_three three;
    switch (f->assign_card) {
    case UC_FLIP7_FREEZE:
        about(g, own ? "flip7_freeze_you" : "flip7_freeze", seat, points, s->total + points);
        break;
    case UC_FLIP7_FLIP3:
        uc_flip7_rest_of(f, seat, &rest);
        uc_odds_flip7_three(&rest, &three);
        about(g, own ? "flip7_three_you" : "flip7_three", seat, points, 100 * three.bust);
        break;
    default: about(g, "flip7_second", seat, s->total + points, 0);
    }
}

static void explain_flip7(gathered *g, const uc_view *view, uc_move move) {
    const uc_flip7 *f = &view->state.flip7;
    const uc_flip7_seat *own = &f->seat[f->head.viewer];
    uc_flip7_rest rest;
    uc_flip7_next next;
    if (move >= UC_FLIP7_TARGET) {
        explain_target(g, f, move - UC_FLIP7_TARGET);
    } else if (move == UC_FLIP7_STAY) {
        int points = uc_flip7_points(own);
        add(g, "flip7_stay", points, own->total + points);
    } else {
        uc_flip7_rest_of(f, f->head.viewer, &rest);
        uc_odds_flip7_next(&rest, &next);
        explain_hit(g, &next);
    }
}

/* ---- HILO ---- */

static void explain_trade(gathered *g, const uc_hilo *h, int card, int cell) {
    int there = h->seat[h->head.viewer].cell[cell];
    uc_hilo_next next;
    if (there != UC_HILO_DOWN) {
        add(g, "hilo_trade", hilo_value_of(card), hilo_value_of(there));
        return;
    }
    uc_odds_hilo_next(h, &next);
    add(g, "hilo_trade_down", hilo_value_of(card), next.down_mean);
}

static void explain_removal(gathered *g, const uc_hilo *h, int line) {
    const uc_hilo_seat *own = &h->seat[h->head.viewer];
    const uint8_t *at = hilo_lines[line < UC_HILO_FALL_HORIZONTAL ? line : 6 + (line - 6) / 2];
    int sum = 0;
    for (int i = 0; i < 3; i++) sum += hilo_value_of(own->cell[at[i]]);
    add(g, "hilo_remove", sum, 0);
}

static void explain_hilo(gathered *g, const uc_view *view, uc_move move) {
    const uc_hilo *h = &view->state.hilo;
    uc_move legal[UC_MOVES_MAX];
    double sums[UC_MOVES_MAX];
    uc_hilo_next next;
    int count = uc_view_legal(view, legal), sums_count = uc_odds_hilo(&view->state, sums);
    if (move >= UC_HILO_TAKE && move < UC_HILO_DRAW)
        explain_trade(g, h, h->discard[h->discards - 1], move - UC_HILO_TAKE);
    else if (move >= UC_HILO_TRADE && move < UC_HILO_DISCARD)
        explain_trade(g, h, h->drawn, move - UC_HILO_TRADE);
    else if (move >= UC_HILO_REMOVE && move < UC_HILO_KEEP)
        explain_removal(g, h, move - UC_HILO_REMOVE);
    else if (move == UC_HILO_KEEP)
        add(g, "hilo_keep", 0, 0);
    else if (move == UC_HILO_DISCARD)
        add(g, "hilo_discard", hilo_value_of(h->drawn), 0);
    else {
        uc_odds_hilo_next(h, &next);
        if (move == UC_HILO_DRAW)
            add(g, "hilo_draw", next.mean, 0);
        else
            add(g, "hilo_turn", next.down_mean, 0);
    }
    for (int i = 0; i < sums_count && i < count; i++)
        if (legal[i] == move) add(g, "hilo_left", sums[i], 0);
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

static void explain_hi_lo_flip(gathered *g, const uc_view *view, uc_move move) {
    const uc_hi_lo_flip *h = &view->state.hi_lo_flip;
    int card = move - UC_HI_LO_FLIP_PLAY, worth = h->worth + (card % 10 == 9 ? 10 : 1),
        ending = (card + 1) % 10;
    if (h->seat[h->head.viewer].held == 1) {
        add(g, "hi_lo_flip_last", worth, 0);
        return;
    }
    add(g, "hi_lo_flip_follow", followers(h, card), cards_in(h->draw));
    g->list[g->count - 1].number[2] = worth;
    if (ending == 1) add(g, "hi_lo_flip_skip", 0, 0);
    if (ending == 2) add(g, "hi_lo_flip_again", 0, 0);
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

/** What the card does to others, and where it says something about the hand. */
static void explain_symbol(gathered *g, const uc_uno_flip *u, int symbol, uc_set rest) {
    int next = next_seat(u), side = u->side;
    switch (symbol) {
    case UC_UNO_FLIP_DRAW_CARD:
        about(g, side ? "uno_flip_draw_five" : "uno_flip_draw_one", next, 0, 0);
        break;
    case UC_UNO_FLIP_SKIP: about(g, side ? "uno_flip_skip_all" : "uno_flip_skip", next, 0, 0); break;
    case UC_UNO_FLIP_WILD_DRAW:
        about(g, side ? "uno_flip_draw_color" : "uno_flip_draw_two", next, 0, 0);
        break;
    case UC_UNO_FLIP_FLIP: add(g, "uno_flip_flip", points_of(rest, side), points_of(rest, !side)); break;
    default: break;
    }
}

static void explain_play(gathered *g, const uc_uno_flip *u, uc_move move) {
    int card = (move - UC_UNO_FLIP_PLAY) / 10, named = (move - UC_UNO_FLIP_PLAY) % 10 / 2, side = u->side;
    int symbol = uc_uno_flip_faces[card][side].symbol;
    const uc_uno_flip_seat *own = &u->seat[u->head.viewer];
    uc_set rest = own->hand;
    rest.word[card / 64] &= ~(UINT64_C(1) << card % 64);
    if (own->held == 1) {
        add(g, "uno_flip_last", 0, 0);
        return;
    }
    explain_symbol(g, u, symbol, rest);
    int color = named ? named - 1 : uc_uno_flip_faces[card][side].color;
    if (color < UC_UNO_FLIP_COLORS && symbol != UC_UNO_FLIP_FLIP)
        colored(g, "uno_flip_more", of_color(rest, side, color), uno_colors[side][color]);
    add(g, "uno_flip_left", own->held - 1, 0);
}

static void explain_uno_flip(gathered *g, const uc_view *view, uc_move move) {
    const uc_uno_flip *u = &view->state.uno_flip;
    const uc_set hand = u->seat[u->head.viewer].hand;
    if (move >= UC_UNO_FLIP_PLAY) {
        explain_play(g, u, move);
    } else if (move >= UC_UNO_FLIP_COLOR) {
        int side = (move - UC_UNO_FLIP_COLOR) / 4, color = (move - UC_UNO_FLIP_COLOR) % 4;
        colored(g, "uno_flip_color", of_color(hand, side, color), uno_colors[side][color]);
    } else if (move == UC_UNO_FLIP_CHALLENGE || move == UC_UNO_FLIP_ACCEPT) {
        about(g, "uno_flip_holds", u->challenge_of, u->seat[u->challenge_of].held, 0);
    } else if (move == UC_UNO_FLIP_CATCH) {
        about(g, "uno_flip_catch", u->uno, 0, 0);
    } else {
        add(g, move == UC_UNO_FLIP_DRAW ? "uno_flip_draw" : "uno_flip_keep", 0, 0);
    }
}

int uc_reasons(const uc_view *view, uc_move move, uc_reason reasons[UC_REASONS_MAX]) {
    gathered g = {reasons, 0};
    switch (uc_number_of(&view->state)) {
    case UC_GAME_FLIP7: explain_flip7(&g, view, move); break;
    case UC_GAME_HILO: explain_hilo(&g, view, move); break;
    case UC_GAME_HI_LO_FLIP: explain_hi_lo_flip(&g, view, move); break;
    default: explain_uno_flip(&g, view, move);
    }
    return g.count;
}

/* ---- sentences ---- */

/** A number rounded to so many digits behind the point. */
static void add_decimal(uc_text *text, double number, int digits) {
    int64_t power = 1;
    for (int i = 0; i < digits; i++) power *= 10;
    int64_t rounded = (int64_t)((number < 0 ? -number : number) * (double)power + .5);
    if (number < 0 && rounded) uc_text_add(text, "-");
    uc_text_add_number(text, rounded / power);
    if (digits) uc_text_add(text, ".");
    while ((power /= 10)) uc_text_add_number(text, rounded / power % 10);
}

/** "{0:card|cards}" behind its colon: one of two words. */
static void add_word_for(uc_text *text, const char *words, const char *end, double number) {
    const char *bar = memchr(words, '|', (size_t)(end - words));
    if (number == 1)
        uc_text_add_bytes(text, words, (size_t)(bar - words));
    else
        uc_text_add_bytes(text, bar + 1, (size_t)(end - bar - 1));
}

/** What stands for the marker between two braces. */
static void add_marked(uc_text *text, const char *mark, const char *end, const uc_reason *r,
                       const char *const *names) {
    if (*mark == 's' || *mark == 'w') {
        uc_text_add(text, *mark == 's' ? names[r->seat] : r->word);
        return;
    }
    double number = r->number[*mark - '0'];
    if (mark[1] == ':') {
        add_word_for(text, mark + 2, end, number);
        return;
    }
    add_decimal(text, number, mark[1] == '.');
}

static void add_sentence(uc_text *text, const uc_reason *r, const char *const *names) {
    const uc_reason_text *row = uc_reason_texts;
    while (strcmp(row->id, r->id) != 0) row++;
    for (const char *at = row->text, *open; *at;) {
        open = strchr(at, '{');
        if (!open) {
            uc_text_add(text, at);
            return;
        }
        const char *end = strchr(open, '}');
        uc_text_add_bytes(text, at, (size_t)(open - at));
        add_marked(text, open + 1, end, r, names);
        at = end + 1;
    }
}

void uc_reasons_text(uc_text *text, const uc_view *view, uc_move move, const char *const *names) {
    uc_reason reasons[UC_REASONS_MAX];
    int count = uc_reasons(view, move, reasons);
    for (int i = 0; i < count; i++) {
        if (i) uc_text_add(text, " ");
        add_sentence(text, &reasons[i], names);
    }
}

void uc_reasons_json(uc_text *text, const uc_view *view, uc_move move) {
    uc_reason reasons[UC_REASONS_MAX];
    int count = uc_reasons(view, move, reasons);
    for (int i = 0; i < count; i++) {
        const uc_reason *r = &reasons[i];
        uc_text_add(text, i ? ",{\"reason\":" : "[{\"reason\":");
        uc_text_add_quoted(text, r->id);
        uc_text_add(text, ",\"numbers\":[");
        for (int k = 0; k < 3; k++) {
            if (k) uc_text_add(text, ",");
            add_decimal(text, r->number[k], r->number[k] == (double)(int64_t)r->number[k] ? 0 : 4);
        }
        uc_text_add(text, "],\"seat\":");
        if (r->seat == UC_NOBODY)
            uc_text_add(text, "null");
        else
            uc_text_add_number(text, r->seat);
        uc_text_add(text, ",\"word\":");
        if (r->word)
            uc_text_add_quoted(text, r->word);
        else
            uc_text_add(text, "null");
        uc_text_add(text, "}");
    }
    uc_text_add(text, "]");
}
