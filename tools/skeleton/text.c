/* Skeleton: its tables, its moves as text, its keys as JSON. */
#include "core/json.h"
#include "games/skeleton/skeleton.h"

const char *const skeleton_phases[] = {"deal", "play", "draw", "over", NULL};

/* SK-4.2 */
const uc_option skeleton_options[] = {
    {.key = "target",
     .kind = UC_OPTION_INT,
     .size = 2,
     .at = offsetof(uc_skeleton, target),
     .min = 1,
     .max = 1000,
     .fallback = 10,
     .help = "the game is over when a total is this high at the end of a round"},
    {.key = NULL},
};

/* In a sentence {seat} {a} {value} stand for parts of the event; the second sentence is for seats that may
 * not know part a. */
#define SEAT                                                                                                 \
    { "seat", UC_PART_SEAT, UC_NOUN_SEAT }
#define CARD                                                                                                 \
    { "card", UC_PART_A, UC_NOUN_CARD }
const uc_event_row skeleton_events[] = {
    [SKELETON_EVENT_DEALT] = {"dealt", "{seat} was dealt {a}.", "{seat} was dealt a card.", {SEAT, CARD}},
    [SKELETON_EVENT_PLAYED] = {"played",
                               "{seat} played {a}.",
                               NULL,
                               {SEAT, CARD, {"scored", UC_PART_C, UC_NOUN_FLAG}}},
    [SKELETON_EVENT_DREW] = {"drew", "{seat} drew {a}.", "{seat} drew a card.", {SEAT, CARD}},
    [SKELETON_EVENT_SCORED] = {"scored",
                               "{seat} scored {value}.",
                               NULL,
                               {SEAT, {"points", UC_PART_VALUE, UC_NOUN_NUMBER}}},
    [SKELETON_EVENT_ROUND] = {"round",
                              "Round {value}: {seat} was to begin.",
                              NULL,
                              {SEAT, {"round", UC_PART_VALUE, UC_NOUN_NUMBER}}},
    [SKELETON_EVENT_WON] = {"won",
                            "{seat} won with {value}.",
                            NULL,
                            {SEAT, {"total", UC_PART_VALUE, UC_NOUN_NUMBER}}},
    {.type = NULL},
};

/* Words of the game's own, such as colors: none here. */
const uc_noun_row skeleton_nouns[] = {{.name = NULL}};

/* What a simulation counts beside the types of events. */
const uc_tally_row skeleton_tallies[] = {
    {.key = "points",
     .label = "scores of a round; mean: points",
     .of = UC_EVENT_TYPE(SKELETON_EVENT_SCORED),
     .measure = UC_PART_VALUE},
    {.key = NULL},
};

/* ---- moves and cards ---- */

/* A card, or another noun of the game. */
void skeleton_noun(uc_text *text, int noun, int value) {
    (void)noun;
    uc_text_add_number(text, value + 1); /* SK-1.1 */
}

void skeleton_move_text(uc_text *text, uc_move move) {
    bool plays = move >= UC_SKELETON_PLAY;
    uc_text_add(text, plays ? "play " : "card ");
    skeleton_noun(text, UC_NOUN_CARD, move - (plays ? UC_SKELETON_PLAY : UC_SKELETON_CARD));
}

/* Why a move is refused, for people. */
void skeleton_explain(uc_text *text, const uc_state *state, int mover, uc_move move, uc_rule rule) {
    (void)state, (void)rule;
    if (mover == UC_CHANCE && move < UC_SKELETON_PLAY) {
        skeleton_noun(text, UC_NOUN_CARD, move - UC_SKELETON_CARD);
        uc_text_add(text, " is not in the draw pile");
    } else if (mover == UC_CHANCE) {
        uc_text_add(text, "a card is drawn now");
    } else if (move >= UC_SKELETON_PLAY) {
        skeleton_noun(text, UC_NOUN_CARD, move - UC_SKELETON_PLAY);
        uc_text_add(text, " is not in the hand");
    } else {
        uc_text_add(text, "a seat plays a card of its hand");
    }
}

/* ---- keys of states and views ---- */

static void write_turn(uc_text *text, const uc_state *shown) {
    json_seat(text, shown->skeleton.turn);
}

/* A hand that the viewer may not see is its number of cards. */
static void write_hands(uc_text *text, const uc_state *shown) {
    const uc_skeleton *game = &shown->skeleton;
    uc_text_add(text, "[");
    for (int seat = 0; seat < game->head.seats; seat++) {
        json_comma(text, seat);
        if (skeleton_shows(game, seat))
            json_set(text, uc_game_of(shown), game->seat[seat].hand);
        else
            uc_text_add_number(text, game->seat[seat].held);
    }
    uc_text_add(text, "]");
}

static void write_points(uc_text *text, const uc_state *shown) {
    uc_text_add(text, "[");
    for (int seat = 0; seat < shown->head.seats; seat++) {
        json_comma(text, seat);
        uc_text_add_number(text, shown->skeleton.seat[seat].points);
    }
    uc_text_add(text, "]");
}

static void write_top(uc_text *text, const uc_state *shown) {
    json_noun(text, uc_game_of(shown), UC_NOUN_CARD, shown->skeleton.top);
}

static void write_played(uc_text *text, const uc_state *shown) {
    json_set(text, uc_game_of(shown), shown->skeleton.played);
}

/* In a view the set holds the hidden hands too. */
static void write_draw(uc_text *text, const uc_state *shown) {
    const uc_skeleton *game = &shown->skeleton;
    int left = set_count(game->draw);
    if (game->head.viewer == UC_ALL) {
        json_set(text, uc_game_of(shown), game->draw);
        return;
    }
    for (int seat = 0; seat < game->head.seats; seat++)
        if (!skeleton_shows(game, seat)) left -= game->seat[seat].held;
    uc_text_add_number(text, left);
}

const uc_field skeleton_fields[] = {
    {"turn", write_turn, "seat", "everybody"},
    {"hands", write_hands, "(number | card[])[]", "each seat its own; the others its number of cards", true},
    {"points", write_points, "number[]", "everybody", true},
    {"top", write_top, "card | null", "everybody"},
    {"played", write_played, "card[]", "everybody"},
    {"draw", write_draw, "number | card[]", "nobody; everybody its number of cards"},
    {.key = NULL},
};

const uc_preset skeleton_presets[] = {
    {"book", "", "the rules by the book"},
    {"quick", "target=5", "a short game: to 5 points"},
    {0},
};
