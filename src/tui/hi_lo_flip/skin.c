/* Hi Lo Flip on the screen. */
#include <stdio.h>
#include <string.h>

#include "tui/cards.h"

enum { PILES_COLUMNS = 34 };

static bool holds(uc_set set, int card) {
    return set.word[card / 64] >> (card % 64) & 1;
}

/** The effect of a card, on its third line (HF-4.1, HF-4.2, HF-5.2). */
static void face_of(int card, char number[8], card_face *face) {
    static const struct {
        const char *word;
        style look;
    } kinds[10] = {{"10pt", STYLE_YELLOW}, {"skip", STYLE_PINK}, {"more", STYLE_TEAL}};
    int last = (card + 1) % 10;
    style look = last < 3 ? kinds[last].look : STYLE_PAPER;
    snprintf(number, 8, "%d", card + 1);
    *face = (card_face){.line = {" ", number, last < 3 ? kinds[last].word : " "}, .look = {look, look, look}};
}

static int taken_count(const uc_hi_lo_flip *g, int seat) {
    int count = 0;
    for (int card = 0; card < UC_HI_LO_FLIP_CARDS; card++)
        count += g->lies[card] == UC_HI_LO_FLIP_TAKEN + seat;
    return count;
}

static void draw_seats(canvas *c, area a, const scene *s) {
    const uc_hi_lo_flip *g = &s->view->state.hi_lo_flip;
    int numbers = a.column + a.columns - 16;
    canvas_text(c, a.row, numbers, 16, STYLE_DIM, "taken pts total");
    for (int seat = 0; seat < g->head.seats; seat++) {
        const uc_hi_lo_flip_seat *one = &g->seat[seat];
        int row = a.row + 1 + seat, backs = one->held < 12 ? one->held : 12;
        draw_seat_name(c, row, a.column, 14, s, seat);
        for (int i = 0; i < backs; i++) canvas_text(c, row, a.column + 15 + i, 1, STYLE_BACK, "▒");
        canvas_format(c, row, a.column + 16 + backs, 3, STYLE_TEXT, "%d", one->held);
        canvas_format(c, row, numbers, 16, STYLE_TEXT, "%4d%5d%6d", taken_count(g, seat), one->points,
                      one->total);
    }
}

/** HF-2.2: the chip. */
static void draw_toss(canvas *c, int row, int column, int side) {
    static const struct {
        const char *line[3];
        style look;
    } sides[] = {
        {{" ", "?", " "}, STYLE_PAPER}, {{"▲", "HI", "▲"}, STYLE_YELLOW}, {{"▼", "LO", "▼"}, STYLE_CYAN}};
    card_face face = {.look = {sides[side].look, sides[side].look, sides[side].look}};
    for (int i = 0; i < 3; i++) face.line[i] = sides[side].line[i];
    draw_card(c, row, column, CARD_COLUMNS, &face, NULL, false);
}

static int draw_pile_count(const uc_hi_lo_flip *g) {
    int cards = UC_HI_LO_FLIP_CARDS - g->piled;
    for (int seat = 0; seat < g->head.seats; seat++) cards -= g->seat[seat].held + taken_count(g, seat);
    return cards;
}

static void draw_piles(canvas *c, int row, int column, const scene *s) {
    const uc_hi_lo_flip *g = &s->view->state.hi_lo_flip;
    char number[8];
    card_face face;
    canvas_text(c, row, column, PILES_COLUMNS, STYLE_DIM, " draw     discard       chip");
    draw_pile(c, row + 1, column, draw_pile_count(g));
    if (g->piled) {
        face_of(g->top, number, &face);
        draw_card(c, row + 1, column + 10, CARD_COLUMNS, &face, NULL, false);
        canvas_format(c, row + 2, column + 17, 6, STYLE_DIM, "%d", g->piled);
        canvas_text(c, row + 3, column + 17, 6, STYLE_DIM, g->piled == 1 ? "card" : "cards");
        canvas_format(c, row + 4, column + 17, 6, STYLE_DIM, "%d pt%s", g->worth, g->worth == 1 ? "" : "s");
    } else {
        draw_pile(c, row + 1, column + 10, 0);
    }
    draw_toss(c, row + 1, column + 24, g->chip);
}

static void draw_hand(canvas *c, area a, const scene *s) {
    const uc_hi_lo_flip *g = &s->view->state.hi_lo_flip;
    if (s->viewer >= g->head.seats) {
        canvas_text(c, a.row + 2, a.column + 2, a.columns - 4, STYLE_DIM, "The hands are covered.");
        return;
    }
    uint8_t hand[UC_HI_LO_FLIP_CARDS];
    int count = 0, at = 0;
    for (int card = 0; card < UC_HI_LO_FLIP_CARDS; card++)
        if (holds(g->seat[s->viewer].hand, card)) hand[count++] = (uint8_t)card;
    for (int i = 0; s->cursor >= 0 && i < count; i++)
        if (s->choices->item[s->cursor].spot == hand[i]) at = i;
    hand_plan plan = plan_hand(count, a.columns - 4, at);
    canvas_text(c, a.row, a.column + 1, a.columns, STYLE_DIM, "Your hand");
    for (int i = plan.first; i < plan.first + plan.shown; i++) {
        bool cursor;
        char number[8];
        card_face face;
        const choice *of = choice_at(s, hand[i], &cursor);
        face_of(hand[i], number, &face);
        draw_card(c, a.row + 1, a.column + 2 + (i - plan.first) * plan.step, CARD_COLUMNS, &face, of, cursor);
    }
    if (plan.first > 0) canvas_text(c, a.row + 3, a.column, 1, STYLE_KEY, "←");
    if (plan.first + plan.shown < count)
        canvas_text(c, a.row + 3, a.column + a.columns - 1, 1, STYLE_KEY, "→");
}

static void board(canvas *c, area a, const scene *s) {
    int own = CARD_ROWS + 1, piles = a.column + a.columns - PILES_COLUMNS;
    draw_seats(c, (area){a.row, a.column, a.rows - own, a.columns - PILES_COLUMNS - 2}, s);
    draw_piles(c, a.row, piles + 2, s);
    draw_hand(c, (area){a.row + a.rows - own, a.column, own, a.columns}, s);
}

static int rows(const uc_view *view) {
    (void)view;
    return 15;
}

static void label(uc_text *text, const uc_view *view, uc_move move, const char *const *names) {
    (void)view, (void)names;
    uc_text_add(text, "play ");
    uc_text_add_number(text, move - UC_HI_LO_FLIP_PLAY + 1);
}

static void choose(choices *list, const uc_view *view, const uc_move *legal, int count,
                   const char *const *names) {
    uc_text text;
    char words[CHOICE_LABEL_MAX];
    uc_set hand = view->state.hi_lo_flip.seat[view->state.head.viewer].hand;
    for (int card = 0; card < UC_HI_LO_FLIP_CARDS; card++) {
        int move = UC_HI_LO_FLIP_PLAY + card;
        if (!holds(hand, card)) continue;
        uc_text_start(&text, words, sizeof words);
        label(&text, view, (uc_move)move, names);
        choices_add(list, 0, move, (uint8_t)card, moves_have(legal, count, move), words);
    }
    choices_number(list, "uqh");
}

static void ask(uc_text *text, const uc_view *view) {
    const uc_hi_lo_flip *g = &view->state.hi_lo_flip;
    if (g->head.phase == UC_HI_LO_FLIP_RESET) {
        uc_text_add(text, "The pile was taken: start it again with any card.");
    } else if (!g->piled) {
        uc_text_add(text, "The pile is empty: play any card.");
    } else {
        uc_text_add(text, g->chip == UC_HI_LO_FLIP_HI ? "The chip shows HI: play a card higher than "
                                                      : "The chip shows LO: play a card lower than ");
        uc_text_add_number(text, g->top + 1);
        uc_text_add(text, ".");
    }
}

static void describe_seat(uc_text *text, const uc_hi_lo_flip *g, int seat, const char *const *names) {
    uc_text_add(text, names[seat]);
    uc_text_add(text, ": ");
    uc_text_add_number(text, g->seat[seat].held);
    uc_text_add(text, g->seat[seat].held == 1 ? " card, " : " cards, ");
    uc_text_add_number(text, g->seat[seat].points);
    uc_text_add(text, " points taken in this round, total ");
    uc_text_add_number(text, g->seat[seat].total);
    uc_text_add(text, ".\n");
}

static void describe(uc_text *text, const uc_view *view, const char *const *names) {
    static const char *const sides[] = {"has not been tossed", "shows HI", "shows LO"};
    const uc_hi_lo_flip *g = &view->state.hi_lo_flip;
    for (int seat = 0; seat < g->head.seats; seat++) describe_seat(text, g, seat, names);
    uc_text_add(text, "The chip ");
    uc_text_add(text, sides[g->chip]);
    uc_text_add(text, ". Discard pile: ");
    if (g->piled) {
        int under = g->piled - 1;
        uc_text_add_number(text, g->top + 1);
        if (under) uc_text_add(text, " on top of ");
        if (under) uc_text_add_number(text, under);
        uc_text_add(text, !under ? ".\n" : under == 1 ? " card.\n" : " cards.\n");
    } else {
        uc_text_add(text, "empty.\n");
    }
    if (g->head.viewer >= g->head.seats) return;
    uc_text_add(text, "Your hand:");
    for (int card = 0; card < UC_HI_LO_FLIP_CARDS; card++) {
        if (!holds(g->seat[g->head.viewer].hand, card)) continue;
        uc_text_add(text, " ");
        uc_text_add_number(text, card + 1);
    }
    uc_text_add(text, "\n");
}

static const uint16_t phase_rules[][8] = {
    [UC_HI_LO_FLIP_DEAL] = {201},
    [UC_HI_LO_FLIP_CHIP] = {202, 303, 304},
    [UC_HI_LO_FLIP_TURN] = {301, 302, 303, 401, 402, 501, 502},
    [UC_HI_LO_FLIP_DRAW] = {304, 305, 401},
    [UC_HI_LO_FLIP_RESET] = {305, 306, 401, 402},
    [UC_HI_LO_FLIP_OVER] = {503},
};

const skin skin_hi_lo_flip = {
    .blurb = "Play higher or lower, as the chip says, or lose the pile",
    .bots = 3,
    .phase_rules = phase_rules,
    .choose = choose,
    .ask = ask,
    .board = board,
    .rows = rows,
    .describe = describe,
    .label = label,
};
