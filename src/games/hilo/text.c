/* HILO: its tables and texts: phases, options, state keys, events, moves, refusals. */
#include "games/hilo/hilo.h"

#include "core/json.h"

const char *const uc_hilo_phase_words[] = {"first", "uncover", "reveal", "choose", "draw",
                                           "drawn", "flip",    "hilo",   "over",   NULL};

#define AT(member) sizeof(((uc_hilo *)0)->member), offsetof(uc_hilo, member)

/* HL-4.2, HL-5.2, HL-5.4, HL-5.5, and the ages of HL-2.4. Then house rules: HL-4.3, HL-5.3, HL-5.4. Small
 * options share the byte `rules`; their bits are those of uc_hilo_rules. */
const uc_option uc_hilo_option_rows[] = {
    {"removal", UC_OPTION_WORD, AT(rules), 0, 0, 0, "optional|forced",
     "whether a seat with a line must remove one", .shift = 0, .bits = 1},
    {"final_lines", UC_OPTION_WORD, AT(rules), 0, 0, 0, "created|all",
     "lines removed at the end of a round: those that the turning over creates, or all", .shift = 1,
     .bits = 1},
    {"final_choice", UC_OPTION_WORD, AT(rules), 0, 0, 0, "auto|player",
     "lines at the end of a round go by themselves, for the lowest sum, or by the player's choice",
     .shift = 2, .bits = 1},
    {"target", UC_OPTION_INT, AT(target), 1, 1000000, 100, NULL, "the total that ends the game"},
    {"max_turns", UC_OPTION_INT, AT(max_turns), 0, 1000000, 1000, NULL,
     "turns after which a round ends by itself; 0 for no limit"},
    {"ages", UC_OPTION_AGES, 1, offsetof(uc_hilo, ages), 0, 0, 0, NULL,
     "all seats from the oldest to the youngest"},
    {"rounds", UC_OPTION_INT, AT(rounds), 0, 1000, 0, NULL,
     "the game ends after this many rounds, if no total ends it before; 0 for no limit", .house = 1},
    {"tie", UC_OPTION_WORD, AT(rules), 0, 0, 0, "shared|extra_round",
     "equal lowest totals share the win, or rounds go on until one seat leads alone", .house = 1, .shift = 3,
     .bits = 1},
    {"doubling", UC_OPTION_WORD, AT(rules), 0, 0, UC_HILO_STRICT, "strict|ties_free|off",
     "the sum of the seat that ended the round is doubled unless it is the lowest alone, or only if "
     "another is lower, or never",
     .house = 1, .shift = 4, .bits = 2},
    {"lines_per_turn", UC_OPTION_INT, AT(rules), 1, 3, 1, NULL,
     "lines that a seat may remove at the end of its turn", .house = 1, .shift = 6, .bits = 2},
    {0}};
#undef AT

/* ---- words ---- */

static const char *const colors[UC_HILO_COLORS] = {"red",  "orange", "yellow", "green",
                                                   "cyan", "blue",   "purple", "pink"};
static const char *const values[UC_HILO_VALUES] = {"-1", "0", "1", "2", "3",  "4", "5",
                                                   "6",  "7", "8", "9", "10", "11"};
static const char *const positions[UC_HILO_CELLS] = {"a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"};
static const char *const lines[UC_HILO_LINES] = {"row 1",
                                                 "row 2",
                                                 "row 3",
                                                 "col a",
                                                 "col b",
                                                 "col c",
                                                 "diag a1c3 horizontal",
                                                 "diag a1c3 vertical",
                                                 "diag c1a3 horizontal",
                                                 "diag c1a3 vertical"};
static const char *const reasons[] = {"uncover", "flip", "trade", "final"};
static const char *const slides[] = {"horizontal", "vertical"};

#define WORDS(name, list)                                                                                    \
    { name, list, sizeof(list) / sizeof((list)[0]), 0 }
const uc_noun_row uc_hilo_noun_rows[] = {WORDS("position", positions),
                                         WORDS("line", lines),
                                         WORDS("why", reasons),
                                         WORDS("direction", slides),
                                         {0}};

static void add_card(uc_text *text, int card) {
    uc_text_add(text, colors[hilo_color(card)]);
    uc_text_add(text, ":");
    uc_text_add(text, values[card % UC_HILO_VALUES]);
}

void uc_hilo_noun(uc_text *text, int noun, int value) {
    switch (noun) {
    case HILO_NOUN_POSITION: uc_text_add(text, positions[value]); break;
    case HILO_NOUN_LINE: uc_text_add(text, lines[value]); break;
    case HILO_NOUN_WHY: uc_text_add(text, reasons[value]); break;
    case HILO_NOUN_SLIDE: uc_text_add(text, slides[value]); break;
    default: add_card(text, value);
    }
}

/* ---- moves ---- */

/* One form of moves: a word, alone or before a noun. */
static const struct verb {
    const char *word;
    uint8_t first, count, noun; /* UC_NOUN_NUMBER: the word alone is the move */
} verbs[] = {
    {"card ", UC_HILO_CARD, UC_HILO_CARDS, UC_NOUN_CARD},
    {"turn ", UC_HILO_TURN, UC_HILO_CELLS, HILO_NOUN_POSITION},
    {"take ", UC_HILO_TAKE, UC_HILO_CELLS, HILO_NOUN_POSITION},
    {"draw", UC_HILO_DRAW, 1, UC_NOUN_NUMBER},
    {"trade ", UC_HILO_TRADE, UC_HILO_CELLS, HILO_NOUN_POSITION},
    {"discard", UC_HILO_DISCARD, 1, UC_NOUN_NUMBER},
    {"remove ", UC_HILO_REMOVE, UC_HILO_LINES, HILO_NOUN_LINE},
    {"keep", UC_HILO_KEEP, 1, UC_NOUN_NUMBER},
};
enum { VERBS = sizeof verbs / sizeof verbs[0] };

void uc_hilo_move_text(uc_text *text, uc_move move) {
    const struct verb *verb = verbs;
    while (move >= verb->first + verb->count) verb++;
    uc_text_add(text, verb->word);
    if (verb->noun != UC_NOUN_NUMBER) uc_hilo_noun(text, verb->noun, move - verb->first);
}

static bool equal(const char *text, size_t length, const char *word) {
    return strlen(word) == length && !memcmp(text, word, length);
}

static int find(const char *text, size_t length, const char *const *words, int count) {
    for (int i = 0; i < count; i++)
        if (equal(text, length, words[i])) return i;
    return -1;
}

static int parse_card(const char *text, size_t length) {
    const char *colon = memchr(text, ':', length);
    if (!colon) return -1;
    size_t before = (size_t)(colon - text);
    int color = find(text, before, colors, UC_HILO_COLORS);
    int value = find(colon + 1, length - before - 1, values, UC_HILO_VALUES);
    return color < 0 || value < 0 ? -1 : UC_HILO_VALUES * color + value;
}

static int parse_noun(const char *text, size_t length, int noun) {
    switch (noun) {
    case HILO_NOUN_POSITION: return find(text, length, positions, UC_HILO_CELLS);
    case HILO_NOUN_LINE: return find(text, length, lines, UC_HILO_LINES);
    case UC_NOUN_CARD: return parse_card(text, length);
    default: return length ? -1 : 0;
    }
}

int uc_hilo_parse(const char *text, size_t length) {
    for (int i = 0; i < VERBS; i++) {
        size_t word = strlen(verbs[i].word);
        if (length < word || memcmp(text, verbs[i].word, word) != 0) continue;
        int value = parse_noun(text + word, length - word, verbs[i].noun);
        if (value >= 0) return verbs[i].first + value;
    }
    return -1;
}

/* ---- state keys ---- */

static void write_turn(uc_text *text, const uc_state *shown) {
    uc_text_add_number(text, shown->hilo.turn);
}

static void write_turns(uc_text *text, const uc_state *shown) {
    uc_text_add_number(text, shown->hilo.turns);
}

static void write_row(uc_text *text, const uint8_t *cells, int count) {
    uc_text_add(text, "[");
    for (int i = 0; i < count; i++) {
        json_comma(text, i);
        json_noun(text, &uc_game_hilo, UC_NOUN_CARD, cells[i] == UC_HILO_DOWN ? UC_HIDDEN : cells[i]);
    }
    uc_text_add(text, "]");
}

static void write_layouts(uc_text *text, const uc_state *shown) {
    uc_text_add(text, "[");
    for (int i = 0; i < shown->head.seats; i++) {
        const uc_hilo_seat *seat = &shown->hilo.seat[i];
        uc_text_add(text, i ? ",[" : "[");
        for (int row = 0; row < seat->rows; row++) {
            json_comma(text, row);
            write_row(text, &seat->cell[3 * row], seat->columns);
        }
        uc_text_add(text, "]");
    }
    uc_text_add(text, "]");
}

static void write_discard(uc_text *text, const uc_state *shown) {
    json_cards(text, &uc_game_hilo, shown->hilo.discard, shown->hilo.discards);
}

/* The number of unseen cards that are not face down, without the drawn card if the viewer may not see it. */
static void write_draw_count(uc_text *text, const uc_state *shown) {
    const uc_hilo *h = &shown->hilo;
    uc_text_add_number(text, set_count(h->unseen) - hilo_all_down(h) - (h->drawn == UC_HIDDEN));
}

static void write_unseen(uc_text *text, const uc_state *shown) {
    json_set(text, &uc_game_hilo, shown->hilo.unseen);
}

/* HL-3.4: after the split, two more keys show its two sets. */
static void write_split(uc_text *text, const uc_state *shown) {
    const uc_hilo *h = &shown->hilo;
    json_flag(text, h->split);
    if (!h->split) return;
    json_key(text, "unseen_down");
    json_set(text, &uc_game_hilo, h->down);
    json_key(text, "unseen_draw");
    json_set(text, &uc_game_hilo, set_minus(h->unseen, h->down));
}

static void write_drawn(uc_text *text, const uc_state *shown) {
    json_noun(text, &uc_game_hilo, UC_NOUN_CARD, shown->hilo.drawn);
}

static void write_reveal(uc_text *text, const uc_state *shown) {
    const uc_hilo *h = &shown->hilo;
    if (h->reveal_seat == UC_NOBODY) {
        uc_text_add(text, "null");
        return;
    }
    uc_text_add(text, "{");
    json_key(text, "seat");
    json_seat(text, h->reveal_seat);
    json_key(text, "position");
    json_noun(text, &uc_game_hilo, HILO_NOUN_POSITION, h->reveal_cell);
    json_key(text, "why");
    json_noun(text, &uc_game_hilo, HILO_NOUN_WHY, h->reveal_why);
    uc_text_add(text, "}");
}

static void write_incoming(uc_text *text, const uc_state *shown) {
    json_noun(text, &uc_game_hilo, UC_NOUN_CARD, shown->hilo.incoming);
}

/* HL-4.3: if a turn may remove several lines, another key shows the number of lines removed. */
static void write_slid(uc_text *text, const uc_state *shown) {
    const uc_hilo *h = &shown->hilo;
    json_flag(text, h->slid);
    if (h->rules.lines_per_turn == 1) return;
    json_key(text, "removed");
    uc_text_add_number(text, h->head.phase == UC_HILO_HILO ? uc_hilo_removed(h) : 0);
}

static void write_ended_by(uc_text *text, const uc_state *shown) {
    json_seat(text, shown->hilo.ended_by);
}

/* HL-5.2: the names of the kept lines, in the order of the bits of uc_hilo_seat.kept. */
static void write_kept(uc_text *text, const uc_state *shown) {
    static const char *const names[] = {"row 1", "row 2", "row 3",     "col a",
                                        "col b", "col c", "diag a1c3", "diag c1a3"};
    const uc_hilo *h = &shown->hilo;
    if (h->rules.final_lines || !uc_hilo_final(h)) {
        uc_text_add(text, "null");
        return;
    }
    uc_text_add(text, "[");
    for (int i = 0; i < h->head.seats; i++) {
        uc_text_add(text, i ? ",[" : "[");
        for (unsigned kept = h->seat[i].kept, first = 1; kept; kept &= kept - 1, first = 0) {
            uc_text_add(text, first ? "\"" : ",\"");
            uc_text_add(text, names[bits_lowest(kept)]);
            uc_text_add(text, "\"");
        }
        uc_text_add(text, "]");
    }
    uc_text_add(text, "]");
}

static void write_last_round(uc_text *text, const uc_state *shown) {
    const uc_hilo *h = &shown->hilo;
    if (h->head.round == 1 && h->head.phase != UC_HILO_OVER) {
        uc_text_add(text, "null");
        return;
    }
    for (int scores = 0; scores < 2; scores++) {
        uc_text_add(text, scores ? "],\"scores\":[" : "{\"sums\":[");
        for (int i = 0; i < h->head.seats; i++) {
            json_comma(text, i);
            uc_text_add_number(text, scores ? uc_hilo_last_score(h, i) : h->seat[i].last_sum);
        }
    }
    uc_text_add(text, "],\"ended_by\":");
    json_seat(text, h->last_ended_by);
    uc_text_add(text, "}");
}

const uc_field uc_hilo_field_rows[] = {
    {"turn", write_turn, "seat", "everybody"},
    {"turns", write_turns, "number", "everybody"},
    {"layouts", write_layouts, "card[][][]", "everybody; face-down cards are seen by nobody", true},
    {"discard", write_discard, "card[]", "everybody"},
    {"draw_count", write_draw_count, "number", "everybody"},
    {"unseen", write_unseen, "card[]", "everybody; includes the drawn card for viewers that may not see it"},
    {"split", write_split, "boolean; unseen_down?: card[]; unseen_draw?: card[]",
     "everybody; when true unseen_down and unseen_draw follow"},
    {"drawn", write_drawn, "card | null", "the seat at turn; \"?\" for the others"},
    {"reveal", write_reveal, "{ seat: seat; position: position; why: why } | null", "everybody"},
    {"incoming", write_incoming, "card | null", "everybody"},
    {"slid", write_slid, "boolean; removed?: number",
     "everybody; where lines_per_turn is more than 1, removed follows"},
    {"ended_by", write_ended_by, "seat | null", "everybody"},
    {"kept", write_kept, "string[][] | null", "everybody", true},
    {"last_round", write_last_round, "{ sums: number[]; scores: number[]; ended_by: seat | null } | null",
     "everybody"},
    {0}};

/* ---- events ---- */

#define SEAT_KEY                                                                                             \
    { "seat", UC_PART_SEAT, UC_NOUN_SEAT }
#define CARD_KEY                                                                                             \
    { "card", UC_PART_A, UC_NOUN_CARD }
#define POSITION_KEY                                                                                         \
    { "position", UC_PART_B, HILO_NOUN_POSITION }

const uc_event_row uc_hilo_event_rows[] = {
    [HILO_DEALT] = {"dealt", "{a} was turned up to begin the discard pile.", NULL, {CARD_KEY}},
    [HILO_TURNED] = {"turned",
                     "{seat} turned over {a} at {b}.",
                     NULL,
                     {SEAT_KEY, CARD_KEY, POSITION_KEY, {"why", UC_PART_C, HILO_NOUN_WHY}}},
    [HILO_BEGINS] = {"begins", "{seat} began the round.", NULL, {SEAT_KEY}},
    [HILO_TOOK] = {"took", "{seat} took {a} from the discard pile.", NULL, {SEAT_KEY, CARD_KEY}},
    [HILO_RECYCLED] = {"recycled",
                       "{value} cards of the discard pile became the draw pile.",
                       NULL,
                       {{"cards", UC_PART_VALUE, UC_NOUN_NUMBER}}},
    [HILO_DREW] = {"drew", "{seat} drew {a}.", "{seat} drew a card.", {SEAT_KEY, CARD_KEY}},
    [HILO_DISCARDED] = {"discarded", "{seat} put {a} on the discard pile.", NULL, {SEAT_KEY, CARD_KEY}},
    [HILO_LAID] = {"laid",
                   "{seat} laid {a} in place of the face-down card at {b}.",
                   NULL,
                   {SEAT_KEY, CARD_KEY, POSITION_KEY}},
    [HILO_TRADED] = {"traded",
                     "{seat} traded {c} at {b} for {a}.",
                     NULL,
                     {SEAT_KEY, CARD_KEY, POSITION_KEY, {"discarded", UC_PART_C, UC_NOUN_CARD}}},
    [HILO_REMOVED] = {"removed",
                      "{seat} removed {a}: {b}, {c} and {d}.",
                      NULL,
                      {SEAT_KEY,
                       {"line", UC_PART_A, HILO_NOUN_LINE},
                       {"highest", UC_PART_B, UC_NOUN_CARD},
                       {"middle", UC_PART_C, UC_NOUN_CARD},
                       {"lowest", UC_PART_D, UC_NOUN_CARD}}},
    [HILO_SLID] = {"slid",
                   "The cards were pushed together ({a}).",
                   NULL,
                   {SEAT_KEY, {"direction", UC_PART_A, HILO_NOUN_SLIDE}}},
    [HILO_KEPT] = {"kept", "{seat} kept the cards as they are.", NULL, {SEAT_KEY}},
    [HILO_ENDED] =
        {"ended",
         "{seat} had no face-down card left and ended the round: one more turn for everybody else.",
         NULL,
         {SEAT_KEY}},
    [HILO_STOPPED] = {"stopped",
                      "The round was stopped after {value} turns.",
                      NULL,
                      {{"turns", UC_PART_VALUE, UC_NOUN_NUMBER}}},
    [HILO_SCORED] = {"scored",
                     "{seat} had a sum of {value}: {set}.",
                     NULL,
                     {SEAT_KEY,
                      {"sum", UC_PART_VALUE, UC_NOUN_NUMBER},
                      {"cards", UC_PART_SET, UC_NOUN_CARD}}},
    [HILO_DOUBLED] = {"doubled",
                      "{seat} ended the round without the lowest sum alone: it was doubled to {value}.",
                      NULL,
                      {SEAT_KEY, {"score", UC_PART_VALUE, UC_NOUN_NUMBER}}},
    [HILO_WON] = {"won",
                  "{seat} won with a total of {value}.",
                  NULL,
                  {SEAT_KEY, {"total", UC_PART_VALUE, UC_NOUN_NUMBER}}},
    [HILO_ROUND] = {"round", "Round {value} began.", NULL, {{"round", UC_PART_VALUE, UC_NOUN_NUMBER}}},
    {0}};

/* ---- tallies for simulations ---- */

#define T UC_EVENT_TYPE
const uc_tally_row uc_hilo_tally_rows[] = {
    {"turns", "turns; mean: how many took the top discard", .of = T(HILO_TOOK) | T(HILO_DREW)},
    {"turns", .of = T(HILO_TOOK), .role = UC_TALLY_AMONG},
    {"draws", "cards drawn; mean: how many were put on the discard pile", .of = T(HILO_DREW)},
    {"draws", .of = T(HILO_DISCARDED), .role = UC_TALLY_AMONG},
    {"removed.row", "rows removed", .of = T(HILO_REMOVED), .part = UC_PART_A, .low = UC_HILO_ROW,
     .high = UC_HILO_COLUMN - 1},
    {"removed.column", "columns removed", .of = T(HILO_REMOVED), .part = UC_PART_A, .low = UC_HILO_COLUMN,
     .high = UC_HILO_FALL_HORIZONTAL - 1},
    {"removed.diagonal", "diagonals removed", .of = T(HILO_REMOVED), .part = UC_PART_A,
     .low = UC_HILO_FALL_HORIZONTAL, .high = UC_HILO_LINES - 1},
    {"removed.chosen", "lines removed by a seat's own move", .of = T(HILO_REMOVED), .first = true},
    {"removed.slide", "lines removed that a slide had made", .of = T(HILO_REMOVED), .after = T(HILO_SLID)},
    {"offers", "turns that might end with a line removed; mean: how many kept it",
     .of = T(HILO_REMOVED) | T(HILO_KEPT), .first = true},
    {"offers", .of = T(HILO_KEPT), .role = UC_TALLY_AMONG},
    {"endings", "rounds ended by a seat; mean: how many were doubled", .of = T(HILO_ENDED)},
    {"endings", .of = T(HILO_DOUBLED), .role = UC_TALLY_AMONG},
    {"endings.beginner", "rounds ended by a seat; mean: how many by the one that began", .of = T(HILO_ENDED)},
    {"endings.beginner", .of = T(HILO_ENDED), .by = T(HILO_BEGINS), .role = UC_TALLY_AMONG},
    {"sums", "sums of a round, before doubling; mean: points", .of = T(HILO_SCORED),
     .measure = UC_PART_VALUE},
    {"sums.ender", "the same of the seat that ended the round", .of = T(HILO_SCORED),
     .by = T(HILO_ENDED) | T(HILO_STOPPED), .measure = UC_PART_VALUE},
    {"sums.beginner", "the same of the seat that began the round", .of = T(HILO_SCORED), .by = T(HILO_BEGINS),
     .measure = UC_PART_VALUE},
    {"doublings", "sums doubled; mean: points after that", .of = T(HILO_DOUBLED), .measure = UC_PART_VALUE},
    {"totals", "wins; mean: the winner's total", .of = T(HILO_WON), .measure = UC_PART_VALUE},
    {0}};
#undef T

/* ---- refusals ---- */

static void add_place(uc_text *text, int cell, const char *rest) {
    uc_text_add(text, positions[cell]);
    uc_text_add(text, rest);
}

static void explain_card(uc_text *text, const uc_hilo *h, int card, uc_rule rule) {
    if (rule == 101) {
        add_card(text, card);
        uc_text_add(text, " is seen already");
    } else if (h->head.phase == UC_HILO_REVEAL) {
        add_card(text, card);
        uc_text_add(text, " is in the draw pile");
    } else {
        add_card(text, card);
        uc_text_add(text, " lies face down in a layout");
    }
}

static void explain_place(uc_text *text, const uc_hilo *h, int cell) {
    bool there = uc_hilo_cells_of(&h->seat[h->turn]) >> cell & 1;
    add_place(text, cell, there ? " is face up already" : " is no place of the layout");
}

static void explain_final(uc_text *text, uc_move move) {
    if (move >= UC_HILO_REMOVE && move < UC_HILO_KEEP) {
        uc_text_add(text, lines[move - UC_HILO_REMOVE]);
        uc_text_add(text, " lay open before the round ended, so it stays");
    } else {
        uc_text_add(text, "the round has ended: a line is to be removed now");
    }
}

static void explain_hilo(uc_text *text, const uc_hilo *h, uc_move move, uc_rule rule) {
    if (uc_hilo_final(h) && rule == 502) {
        explain_final(text, move);
    } else if (move == UC_HILO_KEEP) {
        uc_text_add(text, h->slid ? "one of the two new lines must be removed" : "one line must be removed");
    } else if (move >= UC_HILO_REMOVE) {
        uc_text_add(text, lines[move - UC_HILO_REMOVE]);
        uc_text_add(text, " is no line of three face-up cards of one color");
    } else {
        uc_text_add(text, "a line is to be removed now, or kept");
    }
}

/* The cell that a seat's move names, or -1 if the phase has no such moves. */
static int named_cell(int phase, uc_move move) {
    static const uint8_t first[] = {[UC_HILO_UNCOVER] = UC_HILO_TURN,
                                    [UC_HILO_CHOOSE] = UC_HILO_TAKE,
                                    [UC_HILO_DRAWN] = UC_HILO_TRADE,
                                    [UC_HILO_FLIP] = UC_HILO_TURN};
    unsigned cell = (unsigned)move - first[phase];
    return cell < UC_HILO_CELLS ? (int)cell : -1;
}

void uc_hilo_explain(uc_text *text, const uc_state *state, int mover, uc_move move, uc_rule rule) {
    static const char *const wanted[] = {[UC_HILO_FIRST] = "a card is to be turned up first",
                                         [UC_HILO_UNCOVER] = "two cards are to be uncovered first",
                                         [UC_HILO_REVEAL] = "a card is to be seen now",
                                         [UC_HILO_CHOOSE] = "a turn begins with taking a card or drawing one",
                                         [UC_HILO_DRAWING] = "a card is to be drawn now",
                                         [UC_HILO_DRAWN] = "the drawn card is to be traded or discarded",
                                         [UC_HILO_FLIP] = "a face-down card is to be turned over now"};
    const uc_hilo *h = &state->hilo;
    int phase = h->head.phase;
    if (mover == UC_CHANCE && move < UC_HILO_TURN)
        explain_card(text, h, move, rule);
    else if (phase == UC_HILO_HILO)
        explain_hilo(text, h, move, rule);
    else if (mover != UC_CHANCE && named_cell(phase, move) >= 0)
        explain_place(text, h, named_cell(phase, move));
    else
        uc_text_add(text, wanted[phase]);
}
