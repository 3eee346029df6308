/* Uno Flip: what counting the cards and the backs tells, in words. */
#include <string.h>

#include "odds/odds.h"
#include "upcard/odds.h"

static const char *const sides[] = {"light", "dark"};

static int size(uc_set cards) {
    return __builtin_popcountll(cards.word[0]) + __builtin_popcountll(cards.word[1]);
}

static uc_set both(uc_set a, uc_set b) {
    return (uc_set){{a.word[0] & b.word[0], a.word[1] & b.word[1]}};
}

static int lowest(uc_set cards) {
    return cards.word[0] ? __builtin_ctzll(cards.word[0]) : 64 + __builtin_ctzll(cards.word[1]);
}

/* The face of a card on a side, "red:7"; with `symbol` without its color. */
static void add_face(uc_text *text, int card, int side, bool symbol) {
    char buffer[UC_NAME_MAX];
    uc_text name;
    uc_text_start(&name, buffer, sizeof buffer);
    uc_game_find("uno_flip")->noun(&name, UC_NOUN_CARD, card);
    const char *slash = strchr(buffer, '/'), *face = side == UC_UNO_FLIP_LIGHT ? buffer : slash + 1;
    size_t length = side == UC_UNO_FLIP_LIGHT ? (size_t)(slash - buffer) : strlen(face);
    const char *colon = memchr(face, ':', length);
    if (symbol && colon) {
        length -= (size_t)(colon + 1 - face);
        face = colon + 1;
    }
    uc_text_add_bytes(text, face, length);
}

/* "red", or "wilds". */
static void add_color(uc_text *text, int side, int color) {
    char buffer[UC_NAME_MAX];
    uc_text face;
    uc_text_start(&face, buffer, sizeof buffer);
    if (color == UC_UNO_FLIP_WILD)
        uc_text_add(&face, "wilds");
    else
        add_face(&face, lowest(uc_uno_flip_colors[side][color]), side, false);
    uc_text_add_bytes(text, buffer, strcspn(buffer, ":"));
}

static void describe_side(const uc_uno_flip_count *count, int side, uc_text *text) {
    add_format(text, "  %-12s", sides[side]);
    for (int color = 0; color <= UC_UNO_FLIP_WILD; color++) {
        uc_text_add(text, color ? ", " : " ");
        add_color(text, side, color);
        add_format(text, " %d", size(both(count->unseen, uc_uno_flip_colors[side][color])));
    }
    for (int symbol = UC_UNO_FLIP_ONE; symbol < UC_UNO_FLIP_SYMBOLS; symbol++) {
        uc_text_add(text, symbol == UC_UNO_FLIP_ONE ? "; " : ", ");
        add_face(text, lowest(uc_uno_flip_symbols[side][symbol]), side, true);
        add_format(text, "%s%d", symbol < UC_UNO_FLIP_DRAW_CARD ? "s " : " ",
                   size(both(count->unseen, uc_uno_flip_symbols[side][symbol])));
    }
    uc_text_add(text, "\n");
}

static void describe_hand(const odds_table *table, const uc_uno_flip *view, int seat, double can_play,
                          uc_text *text) {
    const uc_uno_flip_seat *at = &view->seat[seat];
    bool own = seat == view->head.viewer;
    add_format(text, "  %-12s %d card%s, can play with %.0f %%", table->names[seat], at->held,
               at->held == 1 ? "" : "s", 100 * can_play);
    uc_set hand = at->hand;
    for (bool first = true; hand.word[0] | hand.word[1]; first = false) {
        int card = lowest(hand);
        hand.word[card / 64] &= ~(UINT64_C(1) << (card % 64));
        uc_text_add(text, first ? (own ? ": " : "; backs ") : " ");
        if (own)
            uc_game_find("uno_flip")->noun(text, UC_NOUN_CARD, card);
        else
            add_face(text, card, !view->side, false);
    }
    uc_text_add(text, "\n");
}

static void describe_odds(const odds_table *table, uc_text *text) {
    uc_view view;
    uc_uno_flip_count count;
    uc_view_of(&table->state, table->me, &view);
    const uc_uno_flip *u = &view.state.uno_flip;
    uc_count_uno_flip(u, table->seen, &count);
    add_format(text, "  not out      %d cards\n", count.cards);
    for (int side = UC_UNO_FLIP_LIGHT; side <= UC_UNO_FLIP_DARK; side++) describe_side(&count, side, text);
    if (!u->discards) return;
    add_format(text, "  playable     %d of %d on ", count.playable, count.cards);
    add_face(text, u->discard[u->discards - 1], u->side, false);
    if (u->color < UC_UNO_FLIP_COLORS) uc_text_add(text, ", color ");
    if (u->color < UC_UNO_FLIP_COLORS) add_color(text, u->side, u->color);
    uc_text_add(text, "\n");
    if (count.top >= 0) {
        uc_text_add(text, "  draw pile    on top the back ");
        add_face(text, u->top, !u->side, false);
        add_format(text, ", playable with %.0f %%\n", 100 * count.top);
    }
    for (int seat = 0; seat < u->head.seats; seat++)
        describe_hand(table, u, seat, count.can_play[seat], text);
}

static void json_side(const uc_uno_flip_count *count, int side, uc_text *text) {
    add_format(text, "%s\"%s\":{\"colors\":{", side == UC_UNO_FLIP_LIGHT ? "" : ",", sides[side]);
    for (int color = 0; color <= UC_UNO_FLIP_WILD; color++) {
        uc_text_add(text, color ? ",\"" : "\"");
        add_color(text, side, color);
        add_format(text, "\":%d", size(both(count->unseen, uc_uno_flip_colors[side][color])));
    }
    uc_text_add(text, "},\"symbols\":{");
    for (int symbol = UC_UNO_FLIP_ONE; symbol < UC_UNO_FLIP_SYMBOLS; symbol++) {
        uc_text_add(text, symbol == UC_UNO_FLIP_ONE ? "\"" : ",\"");
        add_face(text, lowest(uc_uno_flip_symbols[side][symbol]), side, true);
        add_format(text, "\":%d", size(both(count->unseen, uc_uno_flip_symbols[side][symbol])));
    }
    uc_text_add(text, "}}");
}

static void json(const odds_table *table, uc_text *text) {
    uc_view view;
    uc_uno_flip_count count;
    uc_view_of(&table->state, table->me, &view);
    const uc_uno_flip *u = &view.state.uno_flip;
    uc_count_uno_flip(u, table->seen, &count);
    add_format(text, ",\"cards\":%d,\"sides\":{", count.cards);
    for (int side = UC_UNO_FLIP_LIGHT; side <= UC_UNO_FLIP_DARK; side++) json_side(&count, side, text);
    uc_text_add(text, "}");
    if (!u->discards) return;
    add_format(text, ",\"playable\":%d,\"can_play\":", count.playable);
    for (int seat = 0; seat < u->head.seats; seat++)
        add_format(text, "%c%.9g", seat ? ',' : '[', count.can_play[seat]);
    uc_text_add(text, "]");
}

const companion companion_uno_flip = {.id = "uno_flip", .describe_odds = describe_odds, .json = json};
