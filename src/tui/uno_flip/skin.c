/* Uno Flip on the screen. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tui/cards.h"

enum { PILES_COLUMNS = 32, CHIP_COLUMNS = 5 };

static const char *const colors[2][UC_UNO_FLIP_COLORS + 1] = {{"red", "yellow", "green", "blue", ""},
                                                              {"pink", "teal", "purple", "orange", ""}};
static const style styles[2][UC_UNO_FLIP_COLORS + 1] = {
    {STYLE_RED, STYLE_YELLOW, STYLE_GREEN, STYLE_BLUE, STYLE_WILD},
    {STYLE_PINK, STYLE_TEAL, STYLE_PURPLE, STYLE_ORANGE, STYLE_WILD}};
static const char *const symbols[2][UC_UNO_FLIP_SYMBOLS] = {
    {"0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "draw1", "reverse", "skip", "flip", "wild",
     "wild-draw2"},
    {"0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "draw5", "reverse", "skip-all", "flip", "wild",
     "wild-draw-color"}};
/* On a card, four columns; on a small one, two. */
static const char *const short_symbols[2][UC_UNO_FLIP_SYMBOLS] = {
    {"0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "+1", "rev", "skip", "flip", "wild", "W+2"},
    {"0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "+5", "rev", "all", "flip", "wild", "W+C"}};
static const char *const tiny_symbols[2][UC_UNO_FLIP_SYMBOLS] = {
    {" 0", " 1", " 2", " 3", " 4", " 5", " 6", " 7", " 8", " 9", "+1", "rv", "sk", "fl", "", ""},
    {" 0", " 1", " 2", " 3", " 4", " 5", " 6", " 7", " 8", " 9", "+5", "rv", "sA", "fl", "", ""}};

static bool holds(uc_set set, int card) {
    return set.word[card / 64] >> (card % 64) & 1;
}

static style style_of(int side, int card) {
    return card < UC_UNO_FLIP_CARDS ? styles[side][uc_uno_flip_faces[card][side].color] : STYLE_BACK;
}

/** A face in four columns: "re 5", "te+5", "wild". */
static void tiny_face(int side, int card, char text[8]) {
    if (card >= UC_UNO_FLIP_CARDS) {
        snprintf(text, 8, "%s", "????");
        return;
    }
    uc_uno_flip_face face = uc_uno_flip_faces[card][side];
    if (face.color == UC_UNO_FLIP_WILD)
        snprintf(text, 8, "%s", short_symbols[side][face.symbol]);
    else
        snprintf(text, 8, "%.2s%s", colors[side][face.color], tiny_symbols[side][face.symbol]);
}

/** For overlapping cards that show only three columns each: value, color, and below both of the other side,
 * "re5", "te+", "W+C". */
static void narrow_face(int side, int card, char buffer[3][8], card_face *face) {
    static const char one_letter[] = "0123456789+rsf";
    uc_uno_flip_face up = uc_uno_flip_faces[card][side], back = uc_uno_flip_faces[card][!side];
    style look = style_of(side, card);
    snprintf(buffer[0], 8, "%-4.3s", short_symbols[side][up.symbol]);
    snprintf(buffer[1], 8, "%-4.3s", up.color == UC_UNO_FLIP_WILD ? "any" : colors[side][up.color]);
    if (back.color == UC_UNO_FLIP_WILD)
        snprintf(buffer[2], 8, "%-4.3s", short_symbols[!side][back.symbol]);
    else
        snprintf(buffer[2], 8, "%.2s%c ", colors[!side][back.color], one_letter[back.symbol]);
    *face =
        (card_face){.line = {buffer[0], buffer[1], buffer[2]}, .look = {look, look, style_of(!side, card)}};
}

/** "red 5", "wild". */
static void add_face(uc_text *text, int side, int card) {
    uc_uno_flip_face face = uc_uno_flip_faces[card][side];
    uc_text_add(text, colors[side][face.color]);
    if (face.color != UC_UNO_FLIP_WILD) uc_text_add(text, " ");
    uc_text_add(text, symbols[side][face.symbol]);
}

/** UF-1.3: the value above, the back below. */
static void face_of(int side, int card, char buffer[3][8], card_face *face) {
    uc_uno_flip_face up = uc_uno_flip_faces[card][side];
    style look = style_of(side, card);
    snprintf(buffer[0], 8, "%.4s", up.color == UC_UNO_FLIP_WILD ? "any" : colors[side][up.color]);
    tiny_face(!side, card, buffer[1]);
    *face = (card_face){.line = {short_symbols[side][up.symbol], buffer[0], buffer[1]},
                        .look = {look, look, style_of(!side, card)}};
}

/* ---- the board ---- */

static int hand_of(const uc_uno_flip *u, int seat, uint8_t *cards) {
    int count = 0;
    for (int card = 0; card < UC_UNO_FLIP_CARDS; card++)
        if (holds(u->seat[seat].hand, card)) cards[count++] = (uint8_t)card;
    return count;
}

/** The hand in the order of the active side. */
static int sorted_hand(const uc_uno_flip *u, int seat, uint8_t *cards) {
    int count = hand_of(u, seat, cards), side = u->side;
    for (int i = 1; i < count; i++) {
        uint8_t card = cards[i];
        int rank = 16 * uc_uno_flip_faces[card][side].color + uc_uno_flip_faces[card][side].symbol, to = i;
        while (to > 0 && 16 * uc_uno_flip_faces[cards[to - 1]][side].color +
                                 uc_uno_flip_faces[cards[to - 1]][side].symbol >
                             rank) {
            cards[to] = cards[to - 1];
            to--;
        }
        cards[to] = card;
    }
    return count;
}

/** The backs of a hand, as many as fit. */
static void draw_backs(canvas *c, int row, int column, int width, const uc_uno_flip *u, int seat) {
    uint8_t cards[UC_UNO_FLIP_CARDS];
    int known = hand_of(u, seat, cards), held = u->seat[seat].held, fits = width / CHIP_COLUMNS;
    for (int i = 0; i < held; i++) {
        if (i == fits - 1 && held > fits) {
            canvas_format(c, row, column + i * CHIP_COLUMNS, 4, STYLE_DIM, "+%d", held - i);
            return;
        }
        if (known < held) canvas_text(c, row, column + i * CHIP_COLUMNS, 4, STYLE_BACK, "▒▒▒▒");
        if (known < held) continue;
        char text[8];
        tiny_face(!u->side, cards[i], text);
        draw_chip(c, row, column + i * CHIP_COLUMNS, 4, style_of(!u->side, cards[i]), text);
    }
}

/** One line per seat, and if there is room a second one for the backs of its hand; if there is not room for
 * all, the viewer's line is left out. */
static void draw_seats(canvas *c, area a, const scene *s) {
    const uc_uno_flip *u = &s->view->state.uno_flip;
    bool two = 2 * u->head.seats <= a.rows, tight = u->head.seats > a.rows;
    int row = a.row;
    for (int seat = 0; seat < u->head.seats; seat++) {
        if (tight && seat == s->viewer) continue;
        int used = draw_seat_name(c, row, a.column, 14, s, seat);
        bool own = seat == s->viewer;
        const char *note = u->uno == seat ? "  no uno said!" : "";
        char held[16] = "one card";
        if (u->seat[seat].held != 1) snprintf(held, sizeof held, "%d cards", u->seat[seat].held);
        if (two || own) {
            canvas_format(c, row, a.column + used + 1, a.columns - used - 1, STYLE_TEXT, "%s · %d points%s%s",
                          held, u->seat[seat].total, u->dealer == seat ? " · dealer" : "", note);
            if (!own) draw_backs(c, row + 1, a.column + 3, a.columns - 3, u, seat);
        } else {
            canvas_format(c, row, a.column + 15, 10, STYLE_TEXT, "%2d %5d", u->seat[seat].held,
                          u->seat[seat].total);
            draw_backs(c, row, a.column + 25, a.columns - 25, u, seat);
        }
        row += two && !own ? 2 : 1;
    }
}

/** The draw pile: the back of its top card is visible. */
static void draw_draw_pile(canvas *c, int row, int column, const uc_uno_flip *u) {
    canvas_format(c, row, column, 10, STYLE_DIM, "draw %d", u->piled);
    if (u->top >= UC_UNO_FLIP_CARDS) {
        draw_pile(c, row + 1, column, u->piled);
        return;
    }
    int side = !u->side;
    uc_uno_flip_face back = uc_uno_flip_faces[u->top][side];
    style look = style_of(side, u->top);
    char color[8];
    snprintf(color, sizeof color, "%.4s", back.color == UC_UNO_FLIP_WILD ? "any" : colors[side][back.color]);
    card_face face = {.line = {"back", short_symbols[side][back.symbol], color},
                      .look = {STYLE_BACK, look, look}};
    draw_card(c, row + 1, column, CARD_COLUMNS, &face, NULL, false);
}

static void draw_piles(canvas *c, int row, int column, const scene *s) {
    const uc_uno_flip *u = &s->view->state.uno_flip;
    int state = column + 18;
    draw_draw_pile(c, row, column, u);
    canvas_format(c, row, column + 9, 10, STYLE_DIM, "pile %d", u->discards);
    if (u->discards) {
        char buffer[3][8];
        card_face face;
        face_of(u->side, u->discard[u->discards - 1], buffer, &face);
        draw_card(c, row + 1, column + 9, CARD_COLUMNS, &face, NULL, false);
    } else {
        draw_pile(c, row + 1, column + 9, 0);
    }
    canvas_text(c, row + 1, state, 13, u->side ? STYLE_PURPLE : STYLE_YELLOW,
                u->side ? " DARK side  " : " LIGHT side ");
    if (u->color < UC_UNO_FLIP_COLORS)
        canvas_format(c, row + 2, state, 13, styles[u->side][u->color], " %-11s", colors[u->side][u->color]);
    canvas_text(c, row + 4, state, 13, STYLE_TEXT, u->direction > 0 ? "↓ turn order" : "↑ reversed");
}

static void draw_hand(canvas *c, area a, const scene *s) {
    const uc_uno_flip *u = &s->view->state.uno_flip;
    if (s->viewer >= u->head.seats) {
        canvas_text(c, a.row, a.column + 2, a.columns - 4, STYLE_DIM, "The hands are covered.");
        return;
    }
    uint8_t hand[UC_UNO_FLIP_CARDS];
    int count = sorted_hand(u, s->viewer, hand), at = 0;
    for (int i = 0; s->cursor >= 0 && i < count; i++)
        if (s->choices->item[s->cursor].spot == hand[i]) at = i;
    hand_plan plan = plan_hand(count, a.columns - 4, at);
    if (a.rows > CARD_ROWS)
        canvas_text(c, a.row, a.column + 1, a.columns, STYLE_DIM,
                    "Your hand: the card above, its other side below");
    int row = a.row + a.rows - CARD_ROWS;
    for (int i = plan.first; i < plan.first + plan.shown; i++) {
        bool cursor;
        char buffer[3][8];
        card_face face;
        const choice *of = choice_at(s, hand[i], &cursor);
        (plan.step < CARD_COLUMNS - 1 ? narrow_face : face_of)(u->side, hand[i], buffer, &face);
        draw_card(c, row, a.column + 2 + (i - plan.first) * plan.step, CARD_COLUMNS, &face, of, cursor);
    }
    if (plan.first > 0) canvas_text(c, a.row + 3, a.column, 1, STYLE_KEY, "←");
    if (plan.first + plan.shown < count)
        canvas_text(c, a.row + 3, a.column + a.columns - 1, 1, STYLE_KEY, "→");
}

static void board(canvas *c, area a, const scene *s) {
    bool tight = s->view->state.head.seats > a.rows - CARD_ROWS - 1;
    int own = !tight ? CARD_ROWS + 1 : s->viewer < s->view->state.head.seats ? CARD_ROWS : 1;
    int piles = a.column + a.columns - PILES_COLUMNS;
    draw_seats(c, (area){a.row, a.column, a.rows - own, a.columns - PILES_COLUMNS - 2}, s);
    draw_piles(c, a.row, piles, s);
    draw_hand(c, (area){a.row + a.rows - own, a.column, own, a.columns}, s);
}

static int rows(const uc_view *view) {
    int seats = 2 * view->state.head.seats;
    return (seats < 7 ? 7 : seats) + CARD_ROWS + 2;
}

/* ---- the choices ---- */

/** The side whose color a wild names: the active side, or, for a card that is wild on the other side alone,
 * the other.
 */
static void add_play(uc_text *text, const uc_uno_flip *u, uc_move move) {
    int offset = move - UC_UNO_FLIP_PLAY, card = offset / 10, named = offset % 10 / 2;
    uc_text_add(text, "play ");
    add_face(text, u->side, card);
    if (named) {
        uc_text_add(text, ", naming ");
        uc_text_add(text, colors[u->side][named - 1]);
    }
    if (offset & 1) uc_text_add(text, ", say UNO!");
}

static void label(uc_text *text, const uc_view *view, uc_move move, const char *const *names) {
    static const char *const words[] = {"draw a card", "pass", "keep it", "challenge", "accept"};
    const uc_uno_flip *u = &view->state.uno_flip;
    if (move >= UC_UNO_FLIP_SWAP) {
        uc_text_add(text, "swap hands with ");
        uc_text_add(text, names ? names[move - UC_UNO_FLIP_SWAP] : "a seat");
    } else if (move >= UC_UNO_FLIP_PLAY) {
        add_play(text, u, move);
    } else if (move >= UC_UNO_FLIP_COLOR) {
        uc_text_add(text, colors[(move - UC_UNO_FLIP_COLOR) / 4][(move - UC_UNO_FLIP_COLOR) % 4]);
    } else if (move == UC_UNO_FLIP_CATCH) {
        uc_text_add(text, "catch ");
        uc_text_add(text, names && u->uno < u->head.seats ? names[u->uno] : "the one who did not say uno");
    } else if (move == UC_UNO_FLIP_SAY) {
        uc_text_add(text, "say UNO!");
    } else if (u->head.phase == UC_UNO_FLIP_IN_STACK) {
        uc_text_add(text, "draw for all");
    } else {
        uc_text_add(text, words[move - UC_UNO_FLIP_DRAW]);
    }
}

static void add_move(choices *list, const uc_view *view, int key, int move, const char *const *names) {
    char words[CHOICE_LABEL_MAX];
    uc_text text;
    uc_text_start(&text, words, sizeof words);
    label(&text, view, (uc_move)move, names);
    choices_add(list, key, move, NO_SPOT, true, words);
}

/** A card of the hand: its move, or a step to its moves, or an illegal move. */
static void add_card(choices *list, const uc_view *view, int card, const uc_move *legal, int count) {
    const uc_uno_flip *u = &view->state.uno_flip;
    int named = card == UC_UNO_FLIP_TWIN + 1 ? UC_UNO_FLIP_TWIN : card, base = UC_UNO_FLIP_PLAY + 10 * named;
    int found = 0, move = base + (uc_uno_flip_faces[card][u->side].color == UC_UNO_FLIP_WILD ? 2 : 0);
    char words[CHOICE_LABEL_MAX];
    uc_text text;
    for (int i = 0; i < count; i++) {
        if (legal[i] < base || legal[i] >= base + 10) continue;
        move = legal[i];
        found++;
    }
    uc_text_start(&text, words, sizeof words);
    uc_text_add(&text, "play ");
    add_face(&text, u->side, card);
    if (found > 1) uc_text_add(&text, " ...");
    choice *c = choices_add(list, 0, found > 1 ? -1 : move, (uint8_t)card, found > 0, words);
    if (c && found > 1) c->pick = named;
}

/** UF-4.1: whether a play would leave one card, so that the seat must say uno. */
static bool two_left(const uc_uno_flip *u) {
    return u->opt_uno == UC_UNO_FLIP_UNO_DECLARE && u->turn < u->head.seats && u->seat[u->turn].held == 2;
}

/** A way to play the picked card; if uno may be said, the way without it says so. */
static void add_way(choices *list, const uc_view *view, uc_move move, const char *const *names) {
    char words[CHOICE_LABEL_MAX];
    uc_text text;
    uc_text_start(&text, words, sizeof words);
    label(&text, view, move, names);
    if (two_left(&view->state.uno_flip) && !((move - UC_UNO_FLIP_PLAY) & 1))
        uc_text_add(&text, ", say nothing");
    choices_add(list, '1' + list->count, move, NO_SPOT, true, words);
}

/** The ways to play the picked card: colors for a wild, with and without the word uno. */
static void add_ways(choices *list, const uc_view *view, const uc_move *legal, int count,
                     const char *const *names) {
    int base = UC_UNO_FLIP_PLAY + 10 * list->picked;
    for (int said = 1; said >= 0; said--)
        for (int i = 0; i < count; i++)
            if (legal[i] >= base && legal[i] < base + 10 && ((legal[i] - base) & 1) == said)
                add_way(list, view, legal[i], names);
}

/** Whether all choices fit below the board on the smallest screen, in columns as wide as the widest. */
static bool fits_list(const choices *list) {
    int widest = 12, count = 0;
    for (int i = 0; i < list->count; i++) {
        if (!list->item[i].legal) continue;
        int columns = text_columns(list->item[i].label) + 5;
        if (columns > widest) widest = columns;
        count++;
    }
    return count <= 78 / widest * 3;
}

/** If not all choices fit, the list leaves out the cards, which show their keys on the board. */
static void quiet_cards(choices *list) {
    for (int i = 0; i < list->count; i++) list->item[i].quiet = list->item[i].spot != NO_SPOT;
}

static void choose(choices *list, const uc_view *view, const uc_move *legal, int count,
                   const char *const *names) {
    static const char keys[] = "dpkxacs";
    const uc_uno_flip *u = &view->state.uno_flip;
    uint8_t hand[UC_UNO_FLIP_CARDS];
    bool plays = u->head.phase == UC_UNO_FLIP_IN_PLAY || u->head.phase == UC_UNO_FLIP_IN_DRAWN ||
                 u->head.phase == UC_UNO_FLIP_IN_STACK;
    if (list->picked != NO_PICK) {
        add_ways(list, view, legal, count, names);
        return;
    }
    int cards = plays ? sorted_hand(u, u->head.viewer, hand) : 0;
    for (int i = 0; i < cards; i++) add_card(list, view, hand[i], legal, count);
    for (int i = 0; i < count; i++) {
        bool swap = legal[i] >= UC_UNO_FLIP_SWAP, color = legal[i] >= UC_UNO_FLIP_COLOR;
        if (!swap && legal[i] >= UC_UNO_FLIP_PLAY) continue;
        int key = swap    ? '1' + list->count
                  : color ? '1' + (legal[i] - UC_UNO_FLIP_COLOR) % 4
                          : keys[legal[i] - UC_UNO_FLIP_DRAW];
        add_move(list, view, key, legal[i], names);
    }
    if (!fits_list(list)) quiet_cards(list);
    choices_number(list, "uqhdpkxacs");
}

/** UF-3.3: whether the viewer can play the card just drawn. */
static bool can_play(const uc_view *view) {
    uc_move legal[UC_MOVES_MAX];
    int count = uc_view_legal(view, legal);
    return count && legal[count - 1] >= UC_UNO_FLIP_PLAY;
}

/** UF-3.3: a drawn card that cannot be played is kept automatically; one that can be played is a choice. */
static bool by_itself(const uc_view *view, uc_move only) {
    (void)view;
    return only == UC_UNO_FLIP_KEEP;
}

/** UF-7.8 */
static void ask_stack(uc_text *text, const uc_uno_flip *u) {
    int cards = u->stacked % UC_UNO_FLIP_STACK_SEARCH;
    uc_text_add(text, "Answer with a draw card, or draw ");
    if (u->stacked >= UC_UNO_FLIP_STACK_SEARCH) {
        uc_text_add(text, "until ");
        if (u->color < UC_UNO_FLIP_COLORS) uc_text_add(text, colors[u->side][u->color]);
        uc_text_add(text, cards ? " comes, and then " : " comes");
    }
    if (cards) uc_text_add_number(text, cards);
    uc_text_add(text, ".");
}

static void ask(uc_text *text, const uc_view *view) {
    const uc_uno_flip *u = &view->state.uno_flip;
    switch (u->head.phase) {
    case UC_UNO_FLIP_IN_COLOR: uc_text_add(text, "Which color does the wild have?"); break;
    case UC_UNO_FLIP_IN_STACK: ask_stack(text, u); break;
    case UC_UNO_FLIP_IN_SWAP: uc_text_add(text, "A 7: with whom do you swap hands?"); break; /* UF-7.9 */
    case UC_UNO_FLIP_IN_CHALLENGE:
        uc_text_add(text, "Challenge if its player held ");
        uc_text_add(text, u->asked < UC_UNO_FLIP_COLORS ? colors[u->side][u->asked] : "the color");
        uc_text_add(text, " before, or accept.");
        break;
    case UC_UNO_FLIP_IN_DRAWN:
        uc_text_add(text, "You drew ");
        if (u->drew < UC_UNO_FLIP_CARDS) add_face(text, u->side, u->drew);
        uc_text_add(text, !can_play(view) ? ": it cannot be played."
                          : two_left(u)   ? ": play it (say uno?), or keep it?"
                                          : ": play it, or keep it?");
        break;
    default:
        uc_text_add(text, "Play ");
        if (u->color < UC_UNO_FLIP_COLORS) uc_text_add(text, colors[u->side][u->color]);
        if (u->discards) {
            int symbol = uc_uno_flip_faces[u->discard[u->discards - 1]][u->side].symbol;
            if (u->first_flip) symbol = UC_UNO_FLIP_FLIP; /* UF-2.3 */
            uc_text_add(text, symbol < UC_UNO_FLIP_WILD_CARD ? " or " : "");
            if (symbol < UC_UNO_FLIP_WILD_CARD) uc_text_add(text, symbols[u->side][symbol]);
        }
        uc_text_add(text, two_left(u) ? " or a wild (say uno?), or draw." : " or a wild, or draw.");
    }
}

/** UF-7.9 */
static const char *waits(const uc_view *view) {
    return view->state.head.phase == UC_UNO_FLIP_IN_SWAP ? "chooses whom to swap hands with" : NULL;
}

/* ---- in words ---- */

static void describe_backs(uc_text *text, const uc_uno_flip *u, int seat) {
    uint8_t cards[UC_UNO_FLIP_CARDS];
    int known = hand_of(u, seat, cards);
    if (known < u->seat[seat].held || !known) return;
    uc_text_add(text, known == 1 ? "; its back: " : "; their backs: ");
    for (int i = 0; i < known; i++) {
        if (i) uc_text_add(text, ", ");
        add_face(text, !u->side, cards[i]);
    }
}

static void describe_seat(uc_text *text, const uc_uno_flip *u, int seat, const char *const *names) {
    uc_text_add(text, names[seat]);
    uc_text_add(text, ": ");
    uc_text_add_number(text, u->seat[seat].held);
    uc_text_add(text, u->seat[seat].held == 1 ? " card, " : " cards, ");
    uc_text_add_number(text, u->seat[seat].total);
    uc_text_add(text, " points");
    if (seat != u->head.viewer) describe_backs(text, u, seat);
    uc_text_add(text, ".\n");
}

static void describe_hand(uc_text *text, const uc_uno_flip *u) {
    uint8_t hand[UC_UNO_FLIP_CARDS];
    int count = sorted_hand(u, u->head.viewer, hand);
    uc_text_add(text, "Your hand:");
    for (int i = 0; i < count; i++) {
        uc_text_add(text, i ? ", " : " ");
        add_face(text, u->side, hand[i]);
        uc_text_add(text, " (back ");
        add_face(text, !u->side, hand[i]);
        uc_text_add(text, ")");
    }
    uc_text_add(text, "\n");
}

static void describe(uc_text *text, const uc_view *view, const char *const *names) {
    const uc_uno_flip *u = &view->state.uno_flip;
    for (int seat = 0; seat < u->head.seats; seat++) describe_seat(text, u, seat, names);
    uc_text_add(text, u->side ? "The dark side is up" : "The light side is up");
    uc_text_add(text, u->direction > 0 ? "; play goes in the order above.\n"
                                       : "; play goes against the order above.\n");
    if (u->discards) {
        uc_text_add(text, "On the discard pile: ");
        add_face(text, u->side, u->discard[u->discards - 1]);
        if (u->color < UC_UNO_FLIP_COLORS) {
            uc_text_add(text, "; color ");
            uc_text_add(text, colors[u->side][u->color]);
        }
        uc_text_add(text, ". Draw pile: ");
        uc_text_add_number(text, u->piled);
        uc_text_add(text, " cards");
        if (u->top < UC_UNO_FLIP_CARDS) {
            uc_text_add(text, ", back of the top one ");
            add_face(text, !u->side, u->top);
        }
        uc_text_add(text, ".\n");
    }
    if (u->head.viewer < u->head.seats) describe_hand(text, u);
}

static void reword(char sentence[SENTENCE_MAX], const uc_event *seen, const char *type,
                   const char *const *names) {
    (void)seen, (void)type, (void)names;
    sentence_replace(sentence, "; its back is not shown.", ".");
}

static const uint16_t phase_rules[][8] = {
    [UC_UNO_FLIP_IN_DEALER] = {201},
    [UC_UNO_FLIP_IN_DEAL] = {202},
    [UC_UNO_FLIP_IN_FIRST] = {202, 203},
    [UC_UNO_FLIP_IN_TOP] = {103},
    [UC_UNO_FLIP_IN_COLOR] = {203, 304, 508},
    [UC_UNO_FLIP_IN_PLAY] = {301, 302, 304, 401, 402, 507},
    [UC_UNO_FLIP_IN_DRAWN] = {303, 401},
    [UC_UNO_FLIP_IN_CHALLENGE] = {506},
    [UC_UNO_FLIP_IN_OVER] = {602, 603},
    [UC_UNO_FLIP_IN_STACK] = {708, 301},
    [UC_UNO_FLIP_IN_SWAP] = {709},
};

static const char *const legend[] = {
    "A card in your hand shows its value, its color and below, small, its other side; beside the others' "
    "names "
    "stand the backs of their cards.",
    "Small: two letters of the color, then the value. re red, ye yellow, gr green, bl blue; pi pink, te "
    "teal, "
    "pu purple, or orange.",
    "+1 draw1, +5 draw5, rv or rev reverse, sk skip, sA or all skip-all, fl flip, W+2 wild-draw2, "
    "W+C wild-draw-color. In a crowded hand one letter: + draw, r reverse, s skip, f flip.",
    NULL};

const skin skin_uno_flip = {
    .blurb = "Uno with two sides: a flip card turns every hand and pile over",
    .bots = 3,
    .phase_rules = phase_rules,
    .legend = legend,
    .choose = choose,
    .ask = ask,
    .waits = waits,
    .board = board,
    .rows = rows,
    .describe = describe,
    .label = label,
    .reword = reword,
    .by_itself = by_itself,
};
