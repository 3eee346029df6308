/* Flip 7 on the screen. */
#include <stdio.h>
#include <string.h>

#include "tui/cards.h"

enum { NAME_COLUMNS = 14, CHIP_COLUMNS = 4, NARROW_COLUMNS = 26 };

static const char *const kind_names[UC_FLIP7_KINDS] = {
    "0",  "1",  "2",  "3",  "4",  "5",  "6",   "7",  "8",      "9",          "10",
    "11", "12", "+2", "+4", "+6", "+8", "+10", "x2", "Freeze", "Flip Three", "Second Chance"};
/* On a small card and, in two lines, on a large one. */
static const char *const kind_chips[] = {"FRZ", "F3", "2nd"};
static const char *const kind_faces[][2] = {{"FREE", "ZE"}, {"FLIP", "3"}, {"2ND", "CHNC"}};
static const style kind_styles[] = {STYLE_CYAN, STYLE_YELLOW, STYLE_PINK};
static const char *const status_words[] = {"", "stayed", "FROZEN", "BUSTED"};

static style style_of(int kind) {
    if (kind < UC_FLIP7_NUMBERS) return STYLE_PAPER;
    return kind < UC_FLIP7_FREEZE ? STYLE_ORANGE : kind_styles[kind - UC_FLIP7_FREEZE];
}

/** An upper bound of the cards before a seat: one of each kind, the second modifiers, and all further Flip
 * Threes of two decks.
 */
enum { KINDS_MAX = 64 };

static int lay(uint8_t kinds[KINDS_MAX], int count, int kind) {
    if (count == KINDS_MAX) return count;
    kinds[count] = (uint8_t)kind;
    return count + 1;
}

/** The kinds in front of a seat, in drawing order; returns how many. */
static int kinds_of(const uc_flip7_seat *seat, uint8_t kinds[KINDS_MAX]) {
    int count = 0;
    for (int kind = 0; kind < UC_FLIP7_KINDS; kind++) {
        bool lies = seat->cards >> kind & 1, used = kind == UC_FLIP7_FREEZE || kind == UC_FLIP7_FLIP3;
        if (lies && !used) count = lay(kinds, count, kind);
        if (kind >= UC_FLIP7_PLUS2 && kind <= UC_FLIP7_X2 && seat->twice >> (kind - UC_FLIP7_PLUS2) & 1)
            count = lay(kinds, count, kind);
    }
    for (int i = 0; i < seat->seconds; i++) count = lay(kinds, count, UC_FLIP7_SECOND);
    for (int i = 0; i < seat->flip3s; i++) count = lay(kinds, count, UC_FLIP7_FLIP3);
    if (seat->status == UC_FLIP7_FROZEN) count = lay(kinds, count, UC_FLIP7_FREEZE);
    return count;
}

static const char *chip_text(int kind) {
    return kind < UC_FLIP7_FREEZE ? kind_names[kind] : kind_chips[kind - UC_FLIP7_FREEZE];
}

static void draw_status(canvas *c, int row, int column, const uc_flip7_seat *seat) {
    if (seat->status == UC_FLIP7_BUSTED)
        canvas_format(c, row, column, 11, STYLE_WARN, "BUSTED: %d", seat->bust);
    else
        canvas_text(c, row, column, 11, STYLE_DIM, status_words[seat->status]);
}

static void draw_key(canvas *c, int row, int column, int columns, const scene *s, int seat) {
    bool cursor;
    const choice *of = choice_at(s, (uint8_t)seat, &cursor);
    if (!of || !of->key) return;
    canvas_format(c, row, column, 1,
                  cursor      ? STYLE_PICK
                  : of->legal ? STYLE_KEY
                              : STYLE_FAINT,
                  "%c", of->key);
    canvas_hot_key(c, (area){row, column, 1, columns}, of->key);
}

/** A seat on a line of its own: key, name, cards, status, points. */
static void draw_seat(canvas *c, int row, int width, const scene *s, int seat) {
    const uc_flip7_seat *f = &s->view->state.flip7.seat[seat];
    uint8_t kinds[KINDS_MAX];
    int count = kinds_of(f, kinds), column = 2 + NAME_COLUMNS, end = width - 26;
    draw_key(c, row, 0, width, s, seat);
    draw_seat_name(c, row, 1, NAME_COLUMNS, s, seat);
    for (int i = 0; i < count; i++, column += CHIP_COLUMNS) {
        if (column + 2 * CHIP_COLUMNS > end && i + 1 < count) {
            canvas_format(c, row, column, 4, STYLE_DIM, "+%d", count - i);
            break;
        }
        draw_chip(c, row, column, CHIP_COLUMNS - 1, style_of(kinds[i]), chip_text(kinds[i]));
    }
    draw_status(c, row, width - 25, f);
    canvas_format(c, row, width - 13, 13, STYLE_TEXT, "%5d %6d", uc_flip7_points(f), f->total);
}

/** A seat in one of several columns: as much as fits. */
static void draw_narrow(canvas *c, int row, int column, const scene *s, int seat) {
    const uc_flip7_seat *f = &s->view->state.flip7.seat[seat];
    static const char marks[] = " SFB";
    uint8_t kinds[KINDS_MAX];
    char text[128] = "";
    uc_text list;
    uc_text_start(&list, text, sizeof text);
    int count = kinds_of(f, kinds);
    for (int i = 0, room = NARROW_COLUMNS - 16; i < count; i++) {
        int columns = (int)strlen(chip_text(kinds[i])) + 1;
        if (columns > room - (i + 1 < count ? 2 : 0)) {
            uc_text_add(&list, "+");
            uc_text_add_number(&list, count - i);
            break;
        }
        uc_text_add(&list, chip_text(kinds[i]));
        uc_text_add(&list, " ");
        room -= columns;
    }
    draw_key(c, row, column, NARROW_COLUMNS - 1, s, seat);
    draw_seat_name(c, row, column + 1, 8, s, seat);
    canvas_format(c, row, column + 9, 6, f->status == UC_FLIP7_BUSTED ? STYLE_WARN : STYLE_BOLD, "%c%4d",
                  marks[f->status], f->total);
    canvas_text(c, row, column + 15, NARROW_COLUMNS - 16, STYLE_TEXT, text);
}

/** F7-5.5: "200 points within 4 rounds". */
static void add_challenge(uc_text *text, const uc_flip7 *f) {
    uc_text_add_number(text, f->target);
    uc_text_add(text, f->target == 1 ? " point within " : " points within ");
    uc_text_add_number(text, f->challenge);
    uc_text_add(text, f->challenge == 1 ? " round" : " rounds");
}

static void draw_challenge(canvas *c, area a, const uc_flip7 *f) {
    char line[64];
    uc_text text;
    uc_text_start(&text, line, sizeof line);
    uc_text_add(&text, "Challenge: ");
    add_challenge(&text, f);
    if (f->challenge) canvas_text(c, a.row, 1, a.columns - 14, STYLE_BOLD, line);
}

static void draw_seats(canvas *c, area a, const scene *s) {
    int seats = s->view->state.head.seats;
    draw_challenge(c, a, &s->view->state.flip7);
    if (seats < a.rows) {
        canvas_format(c, a.row, a.columns - 13, 13, STYLE_DIM, "%5s %6s", "round", "total");
        for (int seat = 0; seat < seats; seat++) draw_seat(c, a.row + 1 + seat, a.columns, s, seat);
        return;
    }
    int across = a.columns / NARROW_COLUMNS, down = (seats + across - 1) / across;
    canvas_text(c, a.row, 1, a.columns, STYLE_DIM, "total and cards; S stayed, F frozen, B busted");
    for (int seat = 0; seat < seats; seat++)
        draw_narrow(c, a.row + 1 + seat % down, seat / down * NARROW_COLUMNS, s, seat);
}

/** The viewer's cards in full size, and the two piles. */
static void draw_own(canvas *c, area a, const scene *s) {
    const uc_flip7 *f = &s->view->state.flip7;
    int piles = a.columns - 2 * CARD_COLUMNS - 3, dropped = 0;
    uint8_t discard[UC_FLIP7_KINDS], kinds[KINDS_MAX];
    uc_flip7_discard(f, discard);
    for (int kind = 0; kind < UC_FLIP7_KINDS; kind++) dropped += discard[kind];
    canvas_text(c, a.row, piles, 6, STYLE_DIM, " deck");
    draw_pile(c, a.row + 1, piles, f->below[UC_FLIP7_KINDS]);
    canvas_text(c, a.row, piles + CARD_COLUMNS + 1, 8, STYLE_DIM, "discard");
    draw_pile(c, a.row + 1, piles + CARD_COLUMNS + 1, dropped);
    int seat = s->viewer < f->head.seats ? s->viewer : f->turn;
    int count = kinds_of(&f->seat[seat], kinds);
    hand_plan plan = plan_hand(count, piles - 3, 0);
    canvas_format(c, a.row, 1, piles - 2, STYLE_DIM, "%s%s cards", s->names[seat],
                  strcmp(s->names[seat], "You") != 0 ? "'s" : "r");
    for (int i = 0; i < plan.shown; i++) {
        int kind = kinds[i];
        bool action = kind >= UC_FLIP7_FREEZE;
        card_face face = {.look = {style_of(kind), style_of(kind), style_of(kind)},
                          .line = {action ? kind_faces[kind - UC_FLIP7_FREEZE][0] : " ",
                                   action ? kind_faces[kind - UC_FLIP7_FREEZE][1] : kind_names[kind], " "}};
        draw_card(c, a.row + 1, 1 + i * plan.step, CARD_COLUMNS, &face, NULL, false);
    }
}

static void board(canvas *c, area a, const scene *s) {
    int seats = s->view->state.head.seats, own = CARD_ROWS + 1;
    bool room = seats + 1 + own <= a.rows;
    if (room) draw_own(c, (area){a.row + a.rows - own, a.column, own, a.columns}, s);
    draw_seats(c, (area){a.row, a.column, room ? a.rows - own : a.rows, a.columns}, s);
}

static int rows(const uc_view *view) {
    return view->state.head.seats + CARD_ROWS + 3;
}

static void label(uc_text *text, const uc_view *view, uc_move move, const char *const *names) {
    const uc_flip7 *f = &view->state.flip7;
    if (move == UC_FLIP7_HIT) {
        uc_text_add(text, "hit: take a card");
    } else if (move == UC_FLIP7_STAY) {
        uc_text_add(text, "stay with ");
        uc_text_add_number(text, uc_flip7_points(&f->seat[f->turn]));
        uc_text_add(text, " points");
    } else {
        uc_text_add(text, kind_names[f->assign_card]);
        uc_text_add(text, " to ");
        uc_text_add(text, names ? names[move - UC_FLIP7_TARGET] : "a seat");
    }
}

static void choose(choices *list, const uc_view *view, const uc_move *legal, int count,
                   const char *const *names) {
    uc_text text;
    char words[CHOICE_LABEL_MAX];
    bool target = view->state.head.phase == UC_FLIP7_ASSIGN;
    int first = target ? UC_FLIP7_TARGET : UC_FLIP7_HIT;
    int last = target ? UC_FLIP7_TARGET + view->state.head.seats - 1 : UC_FLIP7_STAY;
    for (int move = first; move <= last; move++) {
        uc_text_start(&text, words, sizeof words);
        label(&text, view, (uc_move)move, names);
        int key = target ? 0 : move == UC_FLIP7_HIT ? 'd' : 's';
        choices_add(list, key, move, target ? (uint8_t)(move - first) : NO_SPOT,
                    moves_have(legal, count, move), words);
    }
    choices_number(list, "uqhds");
}

static void ask(uc_text *text, const uc_view *view) {
    const uc_flip7 *f = &view->state.flip7;
    if (f->head.phase != UC_FLIP7_ASSIGN) {
        uc_text_add(text, "Hit or stay?");
        return;
    }
    uc_text_add(text, "Who gets the ");
    uc_text_add(text, kind_names[f->assign_card]);
    uc_text_add(text, "?");
}

static void describe_seat(uc_text *text, const uc_flip7 *f, int seat, const char *const *names) {
    uint8_t kinds[KINDS_MAX];
    int count = kinds_of(&f->seat[seat], kinds);
    uc_text_add(text, names[seat]);
    uc_text_add(text, ":");
    for (int i = 0; i < count; i++) {
        uc_text_add(text, i ? ", " : " ");
        uc_text_add(text, kind_names[kinds[i]]);
    }
    uc_text_add(text, count ? "; " : " no cards; ");
    if (f->seat[seat].status != UC_FLIP7_ACTIVE) {
        uc_text_add(text, status_words[f->seat[seat].status]);
        uc_text_add(text, ", ");
    }
    uc_text_add_number(text, uc_flip7_points(&f->seat[seat]));
    uc_text_add(text, " points in this round, total ");
    uc_text_add_number(text, f->seat[seat].total);
    uc_text_add(text, ".\n");
}

static void describe(uc_text *text, const uc_view *view, const char *const *names) {
    const uc_flip7 *f = &view->state.flip7;
    if (f->challenge) {
        uc_text_add(text, "Challenge: ");
        add_challenge(text, f);
        uc_text_add(text, ".\n");
    }
    for (int seat = 0; seat < f->head.seats; seat++) describe_seat(text, f, seat, names);
    uc_text_add(text, "Deck: ");
    uc_text_add_number(text, f->below[UC_FLIP7_KINDS]);
    uc_text_add(text, " cards.\n");
}

/** Full names of the action cards, and how a seat uses one that it keeps. */
static void reword(char sentence[SENTENCE_MAX], const uc_event *seen, const char *type,
                   const char *const *names) {
    static const char *const kinds[][4] = {{" freeze", " a Freeze", " freeze", " Freeze"},
                                           {" flip3", " a Flip Three", " flip3", " Flip Three"},
                                           {" second", " a Second Chance", " second", " Second Chance"}};
    char given[SENTENCE_MAX];
    bool self = seen->seat == seen->other;
    int kind = seen->a % UC_FLIP7_KINDS - UC_FLIP7_FREEZE;
    if (seen->seat >= UC_SEATS_MAX) return;
    if (!strcmp(type, "froze") && self) {
        snprintf(given, sizeof given, " froze %s at ", names[seen->seat]);
        sentence_replace(sentence, given, " kept the Freeze: frozen at ");
    } else if ((!strcmp(type, "flip3") || !strcmp(type, "gave")) && self) {
        snprintf(given, sizeof given, " gave %s a ", names[seen->seat]);
        sentence_replace(sentence, given, " kept the ");
    } else if (kind >= 0 && (!strcmp(type, "drew") || !strcmp(type, "dealt") || !strcmp(type, "flipped"))) {
        sentence_replace(sentence, kinds[kind][0], kinds[kind][1]);
    } else if (kind >= 0 && (!strcmp(type, "set_aside") || !strcmp(type, "discarded"))) {
        sentence_replace(sentence, kinds[kind][2], kinds[kind][3]);
    }
}

/** F7-5.5: whether the challenge was won. */
static bool epilogue(uc_text *text, const uc_state *over) {
    uint32_t rounds = over->head.round;
    if (!over->flip7.challenge) return false;
    uc_text_add(text, "The challenge, ");
    add_challenge(text, &over->flip7);
    uc_text_add(text, uc_winners(over) ? ", is won: it took " : ", is lost after ");
    uc_text_add_number(text, (int)rounds);
    uc_text_add(text, rounds == 1 ? " round." : " rounds.");
    return true;
}

static const uint16_t phase_rules[][8] = {
    [UC_FLIP7_DEAL] = {202, 203, 204, 205},
    [UC_FLIP7_CHOOSE] = {301, 302, 303, 304, 501, 504},
    [UC_FLIP7_DRAW] = {301, 303},
    [UC_FLIP7_FLIP] = {402, 407, 408},
    [UC_FLIP7_ASSIGN] = {401, 402, 403, 404, 407},
    [UC_FLIP7_OVER] = {504, 505},
};

const skin skin_flip7 = {
    .blurb = "Press your luck: hit for another number, stay before a double busts you",
    .bots = 3,
    .phase_rules = phase_rules,
    .choose = choose,
    .ask = ask,
    .board = board,
    .rows = rows,
    .describe = describe,
    .label = label,
    .reword = reword,
    .epilogue = epilogue,
};
