/* Flip 7: the tables and texts for people and programs. */
#include "core/json.h"
#include "games/flip7/flip7.h"

const char *const flip7_phases[] = {"deal", "choose", "hit", "flip3", "target", "over", NULL};
const char *const flip7_statuses[] = {"active", "stayed", "frozen", "busted"};

const uc_noun_row flip7_nouns[] = {{"status", flip7_statuses, 4, 0}, {0}};

/* F7-1.1 */
static const char *const kinds[UC_FLIP7_KINDS] = {"0",  "1",   "2",  "3",      "4",     "5",     "6",  "7",
                                                  "8",  "9",   "10", "11",     "12",    "+2",    "+4", "+6",
                                                  "+8", "+10", "x2", "freeze", "flip3", "second"};

/* F7-1.2, F7-2.1, F7-2.2, F7-5.2, F7-5.4, F7-5.5; house rules: F7-2.6, F7-4.11 to F7-4.13, F7-5.6 */
const uc_option flip7_options[] = {
    {"decks", UC_OPTION_INT, 1, offsetof(uc_flip7, decks), 1, 2, 0, NULL,
     "decks of 94 cards; by default 1 up to 18 seats and 2 above"},
    {"dealer", UC_OPTION_SEAT, 1, offsetof(uc_flip7, first_dealer), 0, 0, 0, NULL,
     "the dealer of the first round"},
    {"first_seat", UC_OPTION_WORD, 1, offsetof(uc_flip7, first_seat), 0, 0, 0, "left|dealer",
     "who is dealt to and plays first: left of the dealer, or the dealer"},
    {"reshuffle", UC_OPTION_WORD, 1, offsetof(uc_flip7, reshuffle), 0, 0, 0, "never|each_round",
     "when the discard pile goes back, other than when the deck is empty"},
    {"target", UC_OPTION_INT, 2, offsetof(uc_flip7, target), 1, 10000, 200, NULL, "points that end the game"},
    {"tie", UC_OPTION_WORD, 1, offsetof(uc_flip7, tie), 0, 0, 0, "extra_round|shared",
     "when the most points are shared: another round, or a shared win"},
    {"challenge", UC_OPTION_INT, 2, offsetof(uc_flip7, challenge), 0, 1000, 0, NULL,
     "for one or two seats: nobody wins unless the target is reached within this many rounds; 0: no "
     "challenge, and 4 is the printed one"},
    {"rounds", UC_OPTION_INT, 2, offsetof(uc_flip7, rounds), 0, 1000, 0, NULL,
     "the game ends after this many rounds, if no total ends it before; 0 for no limit", .house = 1},
    {"nested", UC_OPTION_WORD, 1, offsetof(uc_flip7, nested), 0, 0, 0, "aside|at_once",
     "a Freeze or Flip Three within a Flip Three: set aside until the three are done, or played at once",
     .house = 1},
    {"second_chance", UC_OPTION_WORD, 1, offsetof(uc_flip7, second_chance), 0, 0, 0, "pass|keep",
     "a second Second Chance: must be given away, or may be kept", .house = 1},
    {"targets", UC_OPTION_WORD, 1, offsetof(uc_flip7, targets), 0, 0, 0, "any|others",
     "who may be chosen for a Freeze or Flip Three: any active seat, or not oneself unless alone",
     .house = 1},
    {"first_deal", UC_OPTION_WORD, 1, offsetof(uc_flip7, first_deal), 0, 0, 0, "any|numbers",
     "an action card in the deal: played at once, or discarded and replaced", .house = 1},
    {0},
};

const uc_event_row flip7_events[] = {
    [FLIP7_ROUND] = {"round",
                     "Round {value} began; {seat} dealt.",
                     NULL,
                     {{"dealer", UC_PART_SEAT, UC_NOUN_SEAT}, {"round", UC_PART_VALUE, UC_NOUN_NUMBER}}},
    [FLIP7_RESHUFFLED] = {"reshuffled",
                          "The discard pile became the deck: {value} cards.",
                          NULL,
                          {{"cards", UC_PART_VALUE, UC_NOUN_NUMBER}}},
    [FLIP7_DEALT] = {"dealt",
                     "{seat} was dealt {a}.",
                     NULL,
                     {{"seat", UC_PART_SEAT, UC_NOUN_SEAT}, {"card", UC_PART_A, UC_NOUN_CARD}}},
    [FLIP7_DREW] = {"drew",
                    "{seat} hit and got {a}.",
                    NULL,
                    {{"seat", UC_PART_SEAT, UC_NOUN_SEAT}, {"card", UC_PART_A, UC_NOUN_CARD}}},
    [FLIP7_FLIPPED] = {"flipped",
                       "{seat} flipped {a} ({value} to come).",
                       NULL,
                       {{"seat", UC_PART_SEAT, UC_NOUN_SEAT},
                        {"card", UC_PART_A, UC_NOUN_CARD},
                        {"left", UC_PART_VALUE, UC_NOUN_NUMBER}}},
    [FLIP7_NO_CARD] = {"no_card",
                       "No card was left for {seat}.",
                       NULL,
                       {{"seat", UC_PART_SEAT, UC_NOUN_SEAT}}},
    [FLIP7_STAYED] = {"stayed",
                      "{seat} stayed with {value} points.",
                      NULL,
                      {{"seat", UC_PART_SEAT, UC_NOUN_SEAT}, {"points", UC_PART_VALUE, UC_NOUN_NUMBER}}},
    [FLIP7_BUSTED] = {"busted",
                      "{seat} busted with a second {a}.",
                      NULL,
                      {{"seat", UC_PART_SEAT, UC_NOUN_SEAT}, {"card", UC_PART_A, UC_NOUN_CARD}}},
    [FLIP7_SAVED] = {"saved",
                     "{seat} gave up a Second Chance and the second {a}.",
                     NULL,
                     {{"seat", UC_PART_SEAT, UC_NOUN_SEAT}, {"card", UC_PART_A, UC_NOUN_CARD}}},
    [FLIP7_SET_ASIDE] = {"set_aside",
                         "{seat} set {a} aside.",
                         NULL,
                         {{"seat", UC_PART_SEAT, UC_NOUN_SEAT}, {"card", UC_PART_A, UC_NOUN_CARD}}},
    [FLIP7_FROZE] = {"froze",
                     "{seat} froze {other} at {value} points.",
                     NULL,
                     {{"seat", UC_PART_SEAT, UC_NOUN_SEAT},
                      {"target", UC_PART_OTHER, UC_NOUN_SEAT},
                      {"points", UC_PART_VALUE, UC_NOUN_NUMBER}}},
    [FLIP7_FLIP3] = {"flip3",
                     "{seat} gave {other} a Flip Three.",
                     NULL,
                     {{"seat", UC_PART_SEAT, UC_NOUN_SEAT}, {"target", UC_PART_OTHER, UC_NOUN_SEAT}}},
    [FLIP7_GAVE] = {"gave",
                    "{seat} gave {other} a Second Chance.",
                    NULL,
                    {{"seat", UC_PART_SEAT, UC_NOUN_SEAT}, {"target", UC_PART_OTHER, UC_NOUN_SEAT}}},
    [FLIP7_DISCARDED] = {"discarded",
                         "{seat} discarded the {a}.",
                         NULL,
                         {{"seat", UC_PART_SEAT, UC_NOUN_SEAT}, {"card", UC_PART_A, UC_NOUN_CARD}}},
    [FLIP7_SEVEN] = {"flip7", "{seat} had a Flip 7!", NULL, {{"seat", UC_PART_SEAT, UC_NOUN_SEAT}}},
    [FLIP7_TURN] = {"turn", "The turn passed to {seat}.", NULL, {{"seat", UC_PART_SEAT, UC_NOUN_SEAT}}},
    [FLIP7_ROUND_OVER] = {"round_over",
                          "Round {value} was over.",
                          NULL,
                          {{"round", UC_PART_VALUE, UC_NOUN_NUMBER}}},
    [FLIP7_SCORED] = {"scored",
                      "{seat} ({b}) scored {value} with {set}.",
                      NULL,
                      {{"seat", UC_PART_SEAT, UC_NOUN_SEAT},
                       {"score", UC_PART_VALUE, UC_NOUN_NUMBER},
                       {"status", UC_PART_B, FLIP7_NOUN_STATUS},
                       {"cards", UC_PART_SET, UC_NOUN_CARD},
                       {"bust", UC_PART_A, UC_NOUN_CARD | UC_NOUN_OR_NULL},
                       {"flip7", UC_PART_C, UC_NOUN_FLAG}}},
    [FLIP7_GAME_OVER] = {"game_over",
                         "The game was over after round {value}.",
                         NULL,
                         {{"round", UC_PART_VALUE, UC_NOUN_NUMBER}}},
    [FLIP7_WON] = {"won",
                   "{seat} won with {value} points.",
                   NULL,
                   {{"seat", UC_PART_SEAT, UC_NOUN_SEAT}, {"total", UC_PART_VALUE, UC_NOUN_NUMBER}}},
    [FLIP7_LOST] = {"lost",
                    "The challenge was lost: nobody reached {value} points in time.",
                    NULL,
                    {{"target", UC_PART_VALUE, UC_NOUN_NUMBER}}},
    {0},
};

/* What simulations count. */
#define T UC_EVENT_TYPE
const uc_tally_row flip7_tallies[] = {
    {"turns", "hits and stays", .of = T(FLIP7_DREW) | T(FLIP7_STAYED)},
    {"hits", "hits; mean: how many bust", .of = T(FLIP7_DREW)},
    {"hits", .of = T(FLIP7_BUSTED), .after = T(FLIP7_DREW), .role = UC_TALLY_AMONG},
    {"flip3s", "Flip Threes; mean: how many bust", .of = T(FLIP7_FLIP3)},
    {"flip3s", .of = T(FLIP7_BUSTED), .after = T(FLIP7_FLIPPED), .role = UC_TALLY_AMONG},
    {"busted.hit", "busts by a hit", .of = T(FLIP7_BUSTED), .after = T(FLIP7_DREW)},
    {"busted.flip3", "busts in a Flip Three", .of = T(FLIP7_BUSTED), .after = T(FLIP7_FLIPPED)},
    {"busted.deal", "busts by a card that was dealt", .of = T(FLIP7_BUSTED), .after = T(FLIP7_DEALT)},
    {"flip7.hit", "Flip 7s by a hit", .of = T(FLIP7_SEVEN), .after = T(FLIP7_DREW)},
    {"flip7.flip3", "Flip 7s in a Flip Three", .of = T(FLIP7_SEVEN), .after = T(FLIP7_FLIPPED)},
    {"flip7.deal", "Flip 7s by a card that was dealt", .of = T(FLIP7_SEVEN), .after = T(FLIP7_DEALT)},
    {"points", "scores of a round; mean: points", .of = T(FLIP7_SCORED), .measure = UC_PART_VALUE},
    {"points.stayed", "scores of seats that stayed; mean: points", .of = T(FLIP7_SCORED), .part = UC_PART_B,
     .low = UC_FLIP7_STAYED, .high = UC_FLIP7_STAYED, .measure = UC_PART_VALUE},
    {"points.frozen", "scores of seats that were frozen; mean: points", .of = T(FLIP7_SCORED),
     .part = UC_PART_B, .low = UC_FLIP7_FROZEN, .high = UC_FLIP7_FROZEN, .measure = UC_PART_VALUE},
    {"points.active", "scores of seats that a Flip 7 found active, its own too; mean: points",
     .of = T(FLIP7_SCORED), .part = UC_PART_B, .low = UC_FLIP7_ACTIVE, .high = UC_FLIP7_ACTIVE,
     .measure = UC_PART_VALUE},
    {"points.flip7", "scores of seats with a Flip 7; mean: points", .of = T(FLIP7_SCORED), .part = UC_PART_C,
     .low = 1, .high = 1, .measure = UC_PART_VALUE},
    {"cards.stayed", "seats that stayed; mean: numbers and modifiers that they had", .of = T(FLIP7_SCORED),
     .part = UC_PART_B, .low = UC_FLIP7_STAYED, .high = UC_FLIP7_STAYED, .measure = UC_PART_SET},
    {"totals", "wins; mean: the winner's total", .of = T(FLIP7_WON), .measure = UC_PART_VALUE},
    {0},
};
#undef T

/* ---- moves and nouns ---- */

void flip7_noun(uc_text *text, int noun, int value) {
    if (noun == FLIP7_NOUN_STATUS)
        uc_text_add(text, flip7_statuses[value]);
    else
        uc_text_add(text,
                    kinds[value % UC_FLIP7_KINDS]); /* in a set second copies come after all first ones */
}

void flip7_move_text(uc_text *text, uc_move move) {
    if (move < UC_FLIP7_HIT) {
        uc_text_add(text, "card ");
        uc_text_add(text, kinds[move]);
    } else if (move < UC_FLIP7_TARGET) {
        uc_text_add(text, move == UC_FLIP7_HIT ? "hit" : "stay");
    } else {
        uc_text_add(text, "target ");
        uc_text_add_number(text, move - UC_FLIP7_TARGET);
    }
}

static void explain_target(uc_text *text, const uc_flip7 *s, int seat, int by) {
    uc_text_add(text, "seat ");
    uc_text_add_number(text, seat);
    if (seat >= s->head.seats)
        uc_text_add(text, " is not at this table");
    else if (!(s->active >> seat & 1))
        uc_text_add(text, " is not active");
    else if (s->assign_card != UC_FLIP7_SECOND)
        uc_text_add(text, " drew the card and must choose another one");
    else if (seat == by)
        uc_text_add(text, " holds a Second Chance already and must give this one away");
    else
        uc_text_add(text, " holds a Second Chance already");
}

/** F7-3.2, F7-4.1 to F7-4.4: why a seat's move, or a card, is refused. */
void flip7_explain(uc_text *text, const uc_state *state, int mover, uc_move move, uc_rule rule) {
    const uc_flip7 *s = &state->flip7;
    if (rule == 101) {
        uc_text_add(text, "no ");
        uc_text_add(text, kinds[move]);
        uc_text_add(text, " is left in the deck");
    } else if (mover == UC_CHANCE) {
        uc_text_add(text, "the next card is to come");
    } else if (s->head.phase == UC_FLIP7_ASSIGN && move >= UC_FLIP7_TARGET) {
        explain_target(text, s, move - UC_FLIP7_TARGET, mover);
    } else if (s->head.phase == UC_FLIP7_ASSIGN) {
        uc_text_add(text, "a seat must be chosen for the ");
        uc_text_add(text, kinds[s->assign_card]);
    } else {
        uc_text_add(text, rule == 302 ? "a seat without cards cannot stay" : "it is time to hit or stay");
    }
}

/* ---- the keys of state and view ---- */

static void write_dealer(uc_text *text, const uc_state *shown) {
    uc_text_add_number(text, shown->flip7.dealer);
}

static void write_turn(uc_text *text, const uc_state *shown) {
    uc_text_add_number(text, shown->flip7.turn);
}

static void write_dealing(uc_text *text, const uc_state *shown) {
    json_flag(text, shown->flip7.dealing);
}

static void write_drawing(uc_text *text, const uc_state *shown) {
    int seat = flip7_drawing(&shown->flip7);
    if (seat == UC_NOBODY) {
        uc_text_add(text, "null");
        return;
    }
    uc_text_add(text, "{\"seat\":");
    uc_text_add_number(text, seat);
    json_key(text, "left");
    uc_text_add_number(text, shown->flip7.left ? shown->flip7.left : 1);
    uc_text_add(text, "}");
}

/** The keys `by` and `card`, without the closing brace. */
static void write_action(uc_text *text, int by, int card) {
    uc_text_add(text, "{\"by\":");
    uc_text_add_number(text, by);
    json_key(text, "card");
    uc_text_add_quoted(text, kinds[card]);
}

static void write_assign(uc_text *text, const uc_state *shown) {
    const uc_flip7 *s = &shown->flip7;
    if (s->assign_card) write_action(text, s->assign_by, s->assign_card);
    uc_text_add(text, s->assign_card ? "}" : "null");
}

static void write_queue(uc_text *text, const uc_state *shown) {
    const uc_flip7 *s = &shown->flip7;
    uc_text_add(text, "[");
    for (int i = 0; i < s->queued; i++) {
        json_comma(text, i);
        bool flips = !s->queue[i].card; /* F7-4.11 */
        write_action(text, s->queue[i].by, flips ? UC_FLIP7_FLIP3 : s->queue[i].card);
        json_key(text, "depth");
        uc_text_add_number(text, flips ? s->queued - 1 - i : s->queue[i].depth);
        if (flips) json_key(text, "left");
        if (flips) uc_text_add_number(text, s->queue[i].depth);
        uc_text_add(text, "}");
    }
    uc_text_add(text, "]");
}

/** The kinds from `first` on that a seat has, as a list; numbers are JSON numbers. */
static void write_kinds(uc_text *text, const uc_flip7_seat *seat, int first, int behind) {
    int count = 0;
    uc_text_add(text, "[");
    for (int kind = first; kind < behind; kind++) {
        int copies = (int)(seat->cards >> kind & 1);
        if (copies && kind >= UC_FLIP7_NUMBERS) copies += seat->twice >> (kind - UC_FLIP7_PLUS2) & 1;
        for (; copies; copies--) {
            json_comma(text, count++);
            if (kind < UC_FLIP7_NUMBERS)
                uc_text_add_number(text, kind);
            else
                uc_text_add_quoted(text, kinds[kind]);
        }
    }
    uc_text_add(text, "]");
}

/** F7-4.6: a Freeze comes last, since a frozen seat gets no more cards. */
static void write_actions(uc_text *text, const uc_flip7_seat *seat) {
    uc_text_add(text, "[");
    for (int i = 0; i < seat->flip3s; i++) {
        json_comma(text, i);
        uc_text_add_quoted(text, kinds[UC_FLIP7_FLIP3]);
    }
    if (seat->status == UC_FLIP7_FROZEN) {
        json_comma(text, seat->flip3s);
        uc_text_add_quoted(text, kinds[UC_FLIP7_FREEZE]);
    }
    uc_text_add(text, "]");
}

static void write_table(uc_text *text, const uc_state *shown) {
    uc_text_add(text, "[");
    for (int i = 0; i < shown->head.seats; i++) {
        const uc_flip7_seat *seat = &shown->flip7.seat[i];
        json_comma(text, i);
        uc_text_add(text, "{\"status\":");
        uc_text_add_quoted(text, flip7_statuses[seat->status]);
        json_key(text, "numbers");
        write_kinds(text, seat, 0, UC_FLIP7_NUMBERS);
        json_key(text, "modifiers");
        write_kinds(text, seat, UC_FLIP7_PLUS2, UC_FLIP7_FREEZE);
        json_key(text, "second_chance");
        json_flag(text, seat->cards >> UC_FLIP7_SECOND & 1);
        if (shown->flip7.second_chance) json_key(text, "second_chances");
        if (shown->flip7.second_chance)
            uc_text_add_number(text, (int)(seat->cards >> UC_FLIP7_SECOND & 1) + seat->seconds);
        json_key(text, "actions");
        write_actions(text, seat);
        uc_text_add(text, "}");
    }
    uc_text_add(text, "]");
}

static void write_bust(uc_text *text, const uc_state *shown) {
    uc_text_add(text, "[");
    for (int i = 0; i < shown->head.seats; i++) {
        const uc_flip7_seat *seat = &shown->flip7.seat[i];
        json_comma(text, i);
        if (seat->status == UC_FLIP7_BUSTED)
            uc_text_add_number(text, seat->bust);
        else
            uc_text_add(text, "null");
    }
    uc_text_add(text, "]");
}

static void write_copies(uc_text *text, const uint8_t copies[UC_FLIP7_KINDS]) {
    uc_text_add(text, "{");
    for (int kind = 0; kind < UC_FLIP7_KINDS; kind++) {
        if (!copies[kind]) continue;
        json_key(text, kinds[kind]);
        uc_text_add_number(text, copies[kind]);
    }
    uc_text_add(text, "}");
}

static void write_deck(uc_text *text, const uc_state *shown) {
    uint8_t copies[UC_FLIP7_KINDS];
    for (int kind = 0; kind < UC_FLIP7_KINDS; kind++)
        copies[kind] = (uint8_t)uc_flip7_copies(&shown->flip7, kind);
    write_copies(text, copies);
}

static void write_discard(uc_text *text, const uc_state *shown) {
    uint8_t copies[UC_FLIP7_KINDS];
    uc_flip7_discard(&shown->flip7, copies);
    write_copies(text, copies);
}

static void write_last_round(uc_text *text, const uc_state *shown) {
    const uc_flip7 *s = &shown->flip7;
    if (!s->has_last) {
        uc_text_add(text, "null");
        return;
    }
    uc_text_add(text, "{\"scores\":[");
    for (int i = 0; i < s->head.seats; i++) {
        json_comma(text, i);
        uc_text_add_number(text, s->seat[i].last_score);
    }
    uc_text_add(text, "]");
    json_key(text, "flip7");
    json_seat(text, s->last_flip7);
    uc_text_add(text, "}");
}

const uc_field flip7_fields[] = {
    {"dealer", write_dealer, "seat", "everybody"},
    {"turn", write_turn, "seat", "everybody"},
    {"dealing", write_dealing, "boolean", "everybody"},
    {"drawing", write_drawing, "{ seat: seat; left: number } | null", "everybody"},
    {"assign", write_assign, "{ by: seat; card: card } | null", "everybody"},
    {"queue", write_queue, "{ by: seat; card: card; depth: number; left?: number }[]", "everybody"},
    {"table", write_table,
     "{ status: status; numbers: number[]; modifiers: card[]; second_chance: boolean; second_chances?: "
     "number; actions: card[] }[]",
     "everybody", true},
    {"bust", write_bust, "(number | null)[]", "everybody", true},
    {"deck", write_deck, "{ [card: card]: number }", "everybody"},
    {"discard", write_discard, "{ [card: card]: number }", "everybody"},
    {"last_round", write_last_round, "{ scores: number[]; flip7: seat | null } | null", "everybody"},
    {0},
};
