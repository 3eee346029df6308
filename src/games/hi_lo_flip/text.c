/* Hi Lo Flip: its tables and texts for people and programs. */
#include <string.h>

#include "core/json.h"
#include "games/hi_lo_flip/hi_lo_flip.h"

/* Moves: one row for each phase, in the order of the phases' numbers. */
const char *const hi_lo_flip_phases[] = {"deal", "chip", "play", "draw", "reset", "over", NULL};

/* HF-5.3, HF-4.2, HF-2.3; HF-2.1, HF-5.1, HF-3.6 */
const uc_option hi_lo_flip_options[] = {
    {.key = "target",
     .kind = UC_OPTION_INT,
     .size = 2,
     .at = offsetof(uc_hi_lo_flip, target),
     .min = 1,
     .max = 10000,
     .fallback = 75,
     .help = "the game is over when a total is this high at the end of a round"},
    {.key = "tie",
     .kind = UC_OPTION_WORD,
     .size = 1,
     .at = offsetof(uc_hi_lo_flip, tie),
     .words = "shared|extra_round",
     .help = "equal highest totals share the win, or rounds go on until one seat leads alone"},
    {.key = "after_two",
     .kind = UC_OPTION_WORD,
     .size = 1,
     .at = offsetof(uc_hi_lo_flip, after_two),
     .words = "full|reset",
     .help = "a seat without a playable card after one that ends in 2 (with two seats, in 1 too): toss and "
             "draw as always, or reset at once"},
    {.key = "ages",
     .kind = UC_OPTION_AGES,
     .size = 1,
     .at = offsetof(uc_hi_lo_flip, ages),
     .help = "the seats from the oldest to the youngest"},
    {.key = "rounds",
     .kind = UC_OPTION_INT,
     .size = 2,
     .at = offsetof(uc_hi_lo_flip, rounds),
     .max = 1000,
     .help = "the game ends after this many rounds, if no total ends it before; 0 for no limit",
     .house = 1},
    {.key = "hand",
     .kind = UC_OPTION_INT,
     .size = 1,
     .at = offsetof(uc_hi_lo_flip, hand),
     .min = 3,
     .max = 15,
     .fallback = 7,
     .help = "cards that are dealt to each seat",
     .house = 1},
    {.key = "bonus",
     .kind = UC_OPTION_INT,
     .size = 1,
     .at = offsetof(uc_hi_lo_flip, bonus),
     .max = 50,
     .fallback = 10,
     .help = "points for the seat that plays its last card",
     .house = 1},
    {.key = "restart",
     .kind = UC_OPTION_WORD,
     .size = 1,
     .at = offsetof(uc_hi_lo_flip, restart),
     .words = "right|player|left",
     .help = "who takes the pile in a reset when no other seat has played in the round: the seat to the "
             "right, the seat that resets, or the seat to the left",
     .house = 1},
    {.key = NULL},
};

const uc_event_row hi_lo_flip_events[] = {
    [EVENT_DEALT] = {"dealt",
                     "{seat} was dealt {a}.",
                     "{seat} was dealt a card.",
                     {{"seat", UC_PART_SEAT, UC_NOUN_SEAT}, {"card", UC_PART_A, UC_NOUN_CARD}}},
    [EVENT_OPENED] = {"opened",
                      "The chip was tossed and shows {b}: {seat} began.",
                      NULL,
                      {{"side", UC_PART_B, NOUN_SIDE}, {"seat", UC_PART_SEAT, UC_NOUN_SEAT}}},
    [EVENT_TOSSED] = {"tossed",
                      "{seat} had nothing to play and tossed the chip: {b}.",
                      NULL,
                      {{"seat", UC_PART_SEAT, UC_NOUN_SEAT},
                       {"side", UC_PART_B, NOUN_SIDE},
                       {"turned", UC_PART_C, UC_NOUN_FLAG}}},
    [EVENT_DREW] = {"drew",
                    "{seat} drew {a}.",
                    "{seat} drew a card.",
                    {{"seat", UC_PART_SEAT, UC_NOUN_SEAT}, {"card", UC_PART_A, UC_NOUN_CARD}}},
    [EVENT_PLAYED] = {"played",
                      "{seat} played {a}.",
                      NULL,
                      {{"seat", UC_PART_SEAT, UC_NOUN_SEAT},
                       {"card", UC_PART_A, UC_NOUN_CARD},
                       {"drawn", UC_PART_C, UC_NOUN_FLAG}}},
    [EVENT_OWES] = {"owes", "{seat} had to play another card.", NULL, {{"seat", UC_PART_SEAT, UC_NOUN_SEAT}}},
    [EVENT_SKIPPED] = {"skipped",
                       "{seat} lost a turn and had to draw: {other} had played a card that ends in 1.",
                       NULL,
                       {{"seat", UC_PART_SEAT, UC_NOUN_SEAT}, {"by", UC_PART_OTHER, UC_NOUN_SEAT}}},
    [EVENT_RECYCLED] = {"recycled",
                        "The discard pile became the draw pile; {a} stayed on the table.",
                        NULL,
                        {{"top", UC_PART_A, UC_NOUN_CARD}, {"cards", UC_PART_SET, UC_NOUN_CARD}}},
    [EVENT_NO_CARD] = {"no_card",
                       "There was no card for {seat} to draw.",
                       NULL,
                       {{"seat", UC_PART_SEAT, UC_NOUN_SEAT}}},
    [EVENT_TOOK] = {"took",
                    "{other} had nothing to play on {a}: {seat} took {set} for {value}.",
                    NULL,
                    {{"seat", UC_PART_SEAT, UC_NOUN_SEAT},
                     {"from", UC_PART_OTHER, UC_NOUN_SEAT},
                     {"top", UC_PART_A, UC_NOUN_CARD},
                     {"cards", UC_PART_SET, UC_NOUN_CARD},
                     {"points", UC_PART_VALUE, UC_NOUN_NUMBER}}},
    [EVENT_TURN] = {"turn", "{seat} had the next turn.", NULL, {{"seat", UC_PART_SEAT, UC_NOUN_SEAT}}},
    [EVENT_OUT] = {"out",
                   "{seat} went out and took {set} and {value} points.",
                   NULL,
                   {{"seat", UC_PART_SEAT, UC_NOUN_SEAT},
                    {"cards", UC_PART_SET, UC_NOUN_CARD},
                    {"bonus", UC_PART_VALUE, UC_NOUN_NUMBER}}},
    [EVENT_SCORED] = {"scored",
                      "{seat} scored {value} with {set}.",
                      NULL,
                      {{"seat", UC_PART_SEAT, UC_NOUN_SEAT},
                       {"cards", UC_PART_SET, UC_NOUN_CARD},
                       {"bonus", UC_PART_B, UC_NOUN_NUMBER},
                       {"score", UC_PART_VALUE, UC_NOUN_NUMBER}}},
    [EVENT_ROUND] = {"round",
                     "Round {value}: {seat} was to begin.",
                     NULL,
                     {{"round", UC_PART_VALUE, UC_NOUN_NUMBER}, {"seat", UC_PART_SEAT, UC_NOUN_SEAT}}},
    [EVENT_WON] = {"won",
                   "{seat} won with {value}.",
                   NULL,
                   {{"seat", UC_PART_SEAT, UC_NOUN_SEAT}, {"total", UC_PART_VALUE, UC_NOUN_NUMBER}}},
    [EVENT_WON + 1] = {.type = NULL},
};

/* What simulations count. A turn ends with a card after which the seat need not play another. */
#define T UC_EVENT_TYPE
const uc_tally_row hi_lo_flip_tallies[] = {
    {"turns", "turns", .of = T(EVENT_PLAYED)},
    {"turns", .of = T(EVENT_OWES), .role = UC_TALLY_LESS},
    {"tosses", "tosses for want of a card; mean: how many turned the chip", .of = T(EVENT_TOSSED)},
    {"tosses", .of = T(EVENT_TOSSED), .part = UC_PART_C, .low = 1, .high = 1, .role = UC_TALLY_AMONG},
    {"tosses.lost", "tosses that did not turn the chip; mean: how many were saved by the card drawn",
     .of = T(EVENT_TOSSED), .part = UC_PART_C, .low = 0, .high = 0},
    {"tosses.lost", .of = T(EVENT_PLAYED), .part = UC_PART_C, .low = 1, .high = 1, .role = UC_TALLY_AMONG},
    {"piles", "piles taken by a reset; mean: points", .of = T(EVENT_TOOK), .measure = UC_PART_VALUE},
    {"piles.cards", "piles taken by a reset; mean: cards", .of = T(EVENT_TOOK), .measure = UC_PART_SET},
    {"out.cards", "rounds; mean: cards of the last pile", .of = T(EVENT_OUT), .measure = UC_PART_SET},
    {"out.beginner", "rounds; mean: how many the seat that began went out in", .of = T(EVENT_OUT)},
    {"out.beginner", .of = T(EVENT_OUT), .by = T(EVENT_OPENED) | T(EVENT_ROUND), .role = UC_TALLY_AMONG},
    {"points", "scores of a round; mean: points", .of = T(EVENT_SCORED), .measure = UC_PART_VALUE},
    {"points.out", "scores of seats that went out; mean: points", .of = T(EVENT_SCORED), .by = T(EVENT_OUT),
     .measure = UC_PART_VALUE},
    {"totals", "wins; mean: the winner's total", .of = T(EVENT_WON), .measure = UC_PART_VALUE},
    {0}};
#undef T

/* ---- Moves and cards */

static const char *const sides[] = {"none", "hi", "lo"};
const uc_noun_row hi_lo_flip_nouns[] = {{"side", sides + HI, 2, HI}, {0}};

void hi_lo_flip_noun(uc_text *text, int noun, int value) {
    if (noun == NOUN_SIDE)
        uc_text_add(text, sides[value]);
    else
        uc_text_add_number(text, value + 1); /* HF-1.1 */
}

void hi_lo_flip_move_text(uc_text *text, uc_move move) {
    if (move >= FIRST_PLAY) {
        uc_text_add(text, "play ");
        uc_text_add_number(text, move - FIRST_PLAY + 1);
    } else if (move < CARDS) {
        uc_text_add(text, "card ");
        uc_text_add_number(text, move + 1);
    } else {
        uc_text_add(text, move == UC_HI_LO_FLIP_CHIP_HI ? "chip hi" : "chip lo");
    }
}

/* The number 1 to 100 that makes up a text of at least one byte, in its normal form, or 0. */
static int read_card(const char *text, size_t length) {
    int number = 0;
    if (length > 3 || *text == '0') return 0;
    for (size_t i = 0; i < length; i++) {
        if (text[i] < '0' || text[i] > '9') return 0;
        number = 10 * number + (text[i] - '0');
    }
    return number <= CARDS ? number : 0;
}

int hi_lo_flip_parse(const char *text, size_t length) {
    if (length < 6 || text[4] != ' ') return -1;
    int card = read_card(text + 5, length - 5);
    if (length == 7 && !memcmp(text, "chip hi", 7)) return UC_HI_LO_FLIP_CHIP_HI;
    if (length == 7 && !memcmp(text, "chip lo", 7)) return UC_HI_LO_FLIP_CHIP_LO;
    if (card && !memcmp(text, "card", 4)) return UC_HI_LO_FLIP_CARD + card - 1;
    if (card && !memcmp(text, "play", 4)) return FIRST_PLAY + card - 1;
    return -1;
}

static void add_card(uc_text *text, int card) {
    hi_lo_flip_noun(text, UC_NOUN_CARD, card);
}

static void explain_play(uc_text *text, const uc_hi_lo_flip *game, int mover, int card) {
    add_card(text, card);
    if (!set_has(&game->seat[mover].hand, card)) {
        uc_text_add(text, " is not in the hand");
        return;
    }
    uc_text_add(text, game->chip == HI ? " is not higher than " : " is not lower than ");
    add_card(text, game->top);
    uc_text_add(text, ", and the chip shows ");
    uc_text_add(text, sides[game->chip]);
}

void hi_lo_flip_explain(uc_text *text, const uc_state *state, int mover, uc_move move, uc_rule rule) {
    const uc_hi_lo_flip *game = &state->hi_lo_flip;
    (void)rule;
    if (mover != UC_CHANCE && move >= FIRST_PLAY) {
        explain_play(text, game, mover, move - FIRST_PLAY);
    } else if (mover != UC_CHANCE) {
        uc_text_add(text, "a seat plays one of its cards");
    } else if (game->head.phase == UC_HI_LO_FLIP_CHIP) {
        uc_text_add(text, "the chip is tossed now");
    } else if (move < CARDS) {
        add_card(text, move);
        uc_text_add(text, " is not in the draw pile");
    } else {
        uc_text_add(text, "a card is drawn now");
    }
}

/* ---- Fields */

/* Cards are JSON numbers here: they are the numbers 1 to 100 (HF-1.1). */
static void write_set(uc_text *text, uc_set set) {
    uc_text_add(text, "[");
    for (int i = 0; !set_empty(set); i++) {
        json_comma(text, i);
        add_card(text, set_take_lowest(&set));
    }
    uc_text_add(text, "]");
}

static void write_chip(uc_text *text, const uc_state *shown) {
    int chip = shown->hi_lo_flip.chip;
    if (chip)
        uc_text_add_quoted(text, sides[chip]);
    else
        uc_text_add(text, "null");
}

static void write_turn(uc_text *text, const uc_state *shown) {
    json_seat(text, shown->hi_lo_flip.turn);
}

static void write_pile(uc_text *text, const uc_state *shown) {
    const uc_hi_lo_flip *game = &shown->hi_lo_flip;
    uint8_t pile[CARDS] = {0};
    for (int card = 0; card < CARDS; card++)
        if (game->lies[card] >= PILED) pile[game->lies[card] - PILED] = (uint8_t)card;
    uc_text_add(text, "[");
    for (int i = 0; i < game->piled; i++) {
        json_comma(text, i);
        add_card(text, pile[i]);
    }
    uc_text_add(text, "]");
}

static void write_draw(uc_text *text, const uc_state *shown) {
    const uc_hi_lo_flip *game = &shown->hi_lo_flip;
    if (game->head.viewer == UC_ALL)
        write_set(text, game->draw);
    else
        uc_text_add_number(text, game->left);
}

static void write_hands(uc_text *text, const uc_state *shown) {
    const uc_hi_lo_flip *game = &shown->hi_lo_flip;
    uc_text_add(text, "[");
    for (int seat = 0; seat < game->head.seats; seat++) {
        json_comma(text, seat);
        if (game->head.viewer == UC_ALL || game->head.viewer == seat)
            write_set(text, game->seat[seat].hand);
        else
            uc_text_add_number(text, game->seat[seat].held);
    }
    uc_text_add(text, "]");
}

static void write_taken(uc_text *text, const uc_state *shown) {
    uc_text_add(text, "[");
    for (int seat = 0; seat < shown->head.seats; seat++) {
        json_comma(text, seat);
        write_set(text, hi_lo_flip_lying(&shown->hi_lo_flip, TAKEN + seat));
    }
    uc_text_add(text, "]");
}

static void write_drawing(uc_text *text, const uc_state *shown) {
    json_seat(text, shown->hi_lo_flip.drawing);
}

static void write_last_player(uc_text *text, const uc_state *shown) {
    json_seat(text, shown->hi_lo_flip.last_player);
}

static void write_other_player(uc_text *text, const uc_state *shown) {
    json_seat(text, shown->hi_lo_flip.other_player);
}

static void write_last_round(uc_text *text, const uc_state *shown) {
    const uc_hi_lo_flip *game = &shown->hi_lo_flip;
    if (game->last_out == UC_NOBODY) {
        uc_text_add(text, "null");
        return;
    }
    uc_text_add(text, "{\"scores\":[");
    for (int seat = 0; seat < game->head.seats; seat++) {
        json_comma(text, seat);
        uc_text_add_number(text, game->seat[seat].last_score);
    }
    uc_text_add(text, "],\"out\":");
    uc_text_add_number(text, game->last_out);
    uc_text_add(text, "}");
}

const uc_field hi_lo_flip_fields[] = {
    {"chip", write_chip, "side | null", "everybody"},
    {"turn", write_turn, "seat | null", "everybody"},
    {"pile", write_pile, "number[]", "everybody"},
    {"draw", write_draw, "number | number[]", "nobody; everybody its number of cards"},
    {"hands", write_hands, "(number | number[])[]", "each seat its own; the others its number of cards",
     true},
    {"taken", write_taken, "number[][]", "everybody", true},
    {"drawing", write_drawing, "seat | null", "everybody"},
    {"last_player", write_last_player, "seat | null", "everybody"},
    {"other_player", write_other_player, "seat | null", "everybody"},
    {"last_round", write_last_round, "{ scores: number[]; out: seat } | null", "everybody"},
    {.key = NULL},
};
