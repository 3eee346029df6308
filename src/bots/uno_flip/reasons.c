/* What a play in Uno Flip does to the others, and to the own hand. */
#include "bots/reason_list.h"
#include "bots/uno_flip/players.h"

const uc_reason_text reason_texts_uno_flip[] = {
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
    {"uno_flip_catch", "{seat} draws cards for the forgotten word."},
    {"uno_flip_say", "Nobody can catch you any more."},
    {"uno_flip_draw", "A card more in the hand, which may fit."},
    {"uno_flip_draw_until", "You draw until a card fits, and may play it."},
    {"uno_flip_draw_keep", "A card more in the hand, and your turn is over."},
    {"uno_flip_keep", "The hand stays as it is."},
    {"uno_flip_stack", "You draw for the whole stack."},
    {NULL, NULL},
};

static void colored(reason_list *g, const char *id, int count, const char *color) {
    add(g, id, count, 0);
    g->list[g->count - 1].word = color;
}

static const char *const uno_colors[2][UC_UNO_FLIP_COLORS] = {{"red", "yellow", "green", "blue"},
                                                              {"pink", "teal", "purple", "orange"}};

static int next_seat(const uc_uno_flip *u) {
    return (u->head.viewer + u->direction + u->head.seats) % u->head.seats;
}

/** What the card does to the other seats or, if it flips the sides, to the own hand. */
static void explain_symbol(reason_list *g, const uc_uno_flip *u, int symbol, uc_set rest) {
    int next = next_seat(u), side = u->side;
    switch (symbol) {
    case UC_UNO_FLIP_DRAW_CARD:
        add_about(g, side ? "uno_flip_draw_five" : "uno_flip_draw_one", next, 0, 0);
        break;
    case UC_UNO_FLIP_SKIP: add_about(g, side ? "uno_flip_skip_all" : "uno_flip_skip", next, 0, 0); break;
    case UC_UNO_FLIP_WILD_DRAW:
        add_about(g, side ? "uno_flip_draw_color" : "uno_flip_draw_two", next, 0, 0);
        break;
    case UC_UNO_FLIP_FLIP:
        add(g, "uno_flip_flip", uc_uno_flip_points_of(rest, side), uc_uno_flip_points_of(rest, !side));
        break;
    default: break;
    }
}

static void explain_play(reason_list *g, const uc_uno_flip *u, uc_move move) {
    int card = (move - UC_UNO_FLIP_PLAY) / 10, named = (move - UC_UNO_FLIP_PLAY) % 10 / 2, side = u->side;
    int symbol = uc_uno_flip_faces[card][side].symbol;
    const uc_uno_flip_seat *own = &u->seat[u->head.viewer];
    uc_set rest = own->hand;
    set_drop(&rest, card);
    if (own->held == 1) {
        add(g, "uno_flip_last", 0, 0);
        return;
    }
    explain_symbol(g, u, symbol, rest);
    int color = named ? named - 1 : uc_uno_flip_faces[card][side].color;
    int more =
        color < UC_UNO_FLIP_COLORS && symbol != UC_UNO_FLIP_FLIP ? uno_flip_of_color(rest, side, color) : 0;
    if (more) colored(g, "uno_flip_more", more, uno_colors[side][color]);
    add(g, "uno_flip_left", own->held - 1, 0);
}

/** UF-7.5, UF-7.6: what drawing means at this table. */
static const char *explain_draw(const uc_uno_flip *u) {
    if (u->house & UC_UNO_FLIP_DRAW_UNTIL) return "uno_flip_draw_until";
    return u->house & UC_UNO_FLIP_DRAWN_NOT ? "uno_flip_draw_keep" : "uno_flip_draw";
}

static void explain(reason_list *g, const uc_view *view, uc_move move) {
    const uc_uno_flip *u = &view->state.uno_flip;
    const uc_set hand = u->seat[u->head.viewer].hand;
    if (move >= UC_UNO_FLIP_SWAP) {
        int with = move - UC_UNO_FLIP_SWAP;
        add_about(g, "uno_flip_holds", with, u->seat[with].held, 0);
    } else if (move >= UC_UNO_FLIP_PLAY) {
        explain_play(g, u, move);
    } else if (move >= UC_UNO_FLIP_COLOR) {
        int side = (move - UC_UNO_FLIP_COLOR) / 4, color = (move - UC_UNO_FLIP_COLOR) % 4;
        int held = uno_flip_of_color(hand, side, color);
        if (held)
            colored(g, "uno_flip_color", held, uno_colors[side][color]);
        else
            add(g, "uno_flip_keep", 0, 0);
    } else if (move == UC_UNO_FLIP_CHALLENGE || move == UC_UNO_FLIP_ACCEPT) {
        add_about(g, "uno_flip_holds", u->challenge_of, u->seat[u->challenge_of].held, 0);
    } else if (move == UC_UNO_FLIP_CATCH) {
        add_about(g, "uno_flip_catch", u->uno, 0, 0);
    } else if (move == UC_UNO_FLIP_SAY) {
        add(g, "uno_flip_say", 0, 0);
    } else if (u->head.phase == UC_UNO_FLIP_IN_STACK) {
        add(g, "uno_flip_stack", 0, 0);
    } else {
        add(g, move == UC_UNO_FLIP_DRAW ? explain_draw(u) : "uno_flip_keep", 0, 0);
    }
}

int reasons_uno_flip(const uc_view *view, uc_move move, uc_reason reasons[UC_REASONS_MAX]) {
    reason_list g = {reasons, 0};
    explain(&g, view, move);
    return g.count;
}
