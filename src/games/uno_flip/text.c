/* Uno Flip: its tables and texts for people and programs. */
#include <string.h>

#include "core/json.h"
#include "games/uno_flip/uno_flip.h"

const char *const uno_flip_phases[] = {"dealer", "deal",      "first", "top",   "color", "play",
                                       "drawn",  "challenge", "over",  "stack", "swap",  NULL};

#define AT(member) offsetof(uc_uno_flip, member)

/* UF-1.3, UF-2.1, UF-2.3, UF-4.1, UF-5.3, UF-5.6, UF-5.8, UF-6.3, UF-6.4, UF-7.1 to UF-7.11 */
const uc_option uno_flip_options[] = {
    {"dealer", UC_OPTION_SEAT, 1, AT(opt_dealer), 0, 0, UC_UNO_FLIP_DRAW_FOR_DEALER, "draw",
     "who deals first: the seat that draws the highest number, or a seat"},
    {"backs", UC_OPTION_WORD, 1, AT(opt_backs), 0, 0, 0, "visible|hidden",
     "whether the other faces of the others' cards and of the draw pile are seen"},
    {"first_flip", UC_OPTION_WORD, 1, AT(opt_first_flip), 0, 0, 0, "match|flip|redraw",
     "a flip card as the first discard: everything flips, and the first card on it must have its color or be "
     "a flip or a wild; or any match will do; or another card is turned up"},
    {"uno", UC_OPTION_WORD, 1, AT(opt_uno), 0, 0, 0, "declare|auto",
     "whether a player must say uno, and may be caught otherwise"},
    {"two_player_reverse", UC_OPTION_WORD, 1, AT(opt_two_player_reverse), 0, 0, 0, "skip|plain",
     "a reverse with two players: the same player plays again, or the other one plays"},
    {"wild_draw", UC_OPTION_WORD, 1, AT(opt_wild_draw), 0, 0, 0, "challenge|block|free",
     "a wild-draw card beside one of the active color: may be challenged, is forbidden, or is free"},
    {"exposed_wild", UC_OPTION_WORD, 1, AT(opt_exposed_wild), 0, 0, 0, "next|flipper",
     "who names the color of a wild that comes to the top by a flip: the next player, or who flipped"},
    {"scoring", UC_OPTION_WORD, 1, AT(opt_scoring), 0, 0, 0, "winner|lowest",
     "the winner of a round scores the others' cards, or everybody their own and the lowest total wins"},
    {"target", UC_OPTION_INT, 4, AT(target), 1, 1000000, 500, NULL, "total that ends the game"},
    {"max_turns", UC_OPTION_INT, 4, AT(max_turns), 0, 1000000, 2000, NULL,
     "turns after which a round ends without score, enough for a whole hand; 0: no limit"},
    {"rounds", UC_OPTION_INT, 2, AT(rounds), 0, 1000, 0, NULL,
     "rounds after which the game ends and the totals decide; 0: no limit", .house = 1},
    {"tie", UC_OPTION_WORD, 1, AT(winning), 0, 0, 0, "shared|extra_round",
     "seats that lead together at the end share the win, or play until one leads alone", .house = 1,
     .shift = 0, .bits = 1},
    {"hand", UC_OPTION_INT, 1, AT(dealt), 2, HAND_MAX, HAND, NULL, "cards that each seat is dealt",
     .house = 1},
    {"uno_penalty", UC_OPTION_INT, 1, AT(penalty), 1, 4, 2, NULL,
     "cards that a seat draws when it is caught without having said uno", .house = 1},
    {"must_play", UC_OPTION_WORD, 1, AT(house), 0, 0, 0, "off|on",
     "a seat that can play a card may not draw instead", .house = 1, .shift = 0, .bits = 1},
    {"drawn", UC_OPTION_WORD, 1, AT(house), 0, 0, 0, "may|not",
     "a card just drawn may be played at once, or is kept and ends the turn", .house = 1, .shift = 1,
     .bits = 1},
    {"draw", UC_OPTION_WORD, 1, AT(house), 0, 0, 0, "one|until",
     "a seat that draws takes one card, or draws until a card comes that can be played", .house = 1,
     .shift = 2, .bits = 1},
    {"last_card", UC_OPTION_WORD, 1, AT(house), 0, 0, 0, "any|number",
     "the last card of a hand may be any card, or must be a number", .house = 1, .shift = 3, .bits = 1},
    {"stacking", UC_OPTION_WORD, 1, AT(house), 0, 0, 0, "off|same|any",
     "a draw card may be answered by one of the same kind, or by any, and the next player draws for all",
     .house = 1, .shift = 4, .bits = 2},
    {"sevens", UC_OPTION_WORD, 1, AT(house), 0, 0, 0, "plain|swap",
     "a seat that plays a 7 swaps its hand with another seat, which it chooses", .house = 1, .shift = 7,
     .bits = 1},
    {"jump_in", UC_OPTION_WORD, 1, AT(house), 0, 0, 0, "off|on",
     "a seat that holds a card with the same face as the top discard may play it out of turn", .house = 1,
     .shift = 6, .bits = 1},
    {"partners", UC_OPTION_WORD, 1, AT(winning), 0, 0, 0, "off|on",
     "with four seats: those opposite each other are partners, who score and win together", .house = 1,
     .shift = 1, .bits = 1},
    {0}};

/* UF-7.2: whether too few cards would be left for a first discard. */
static bool deals_too_many(const uc_uno_flip *u, uc_text *text) {
    int most = (CARDS - PUT_BACK - 1) / u->head.seats;
    if (u->dealt <= most) return false;
    uc_text_add(text, "rule hand is at most ");
    uc_text_add_number(text, most);
    uc_text_add(text, " with ");
    uc_text_add_number(text, u->head.seats);
    uc_text_add(text, " seats: deal fewer cards, or play with fewer seats");
    return true;
}

/* UF-7.11 */
static bool lacks_partners(const uc_uno_flip *u, uc_text *text) {
    if (!(u->winning & UC_UNO_FLIP_PARTNERS) || u->head.seats == 4) return false;
    uc_text_add(text, "rule partners needs four seats, not ");
    uc_text_add_number(text, u->head.seats);
    uc_text_add(text, ": play with four seats, or choose partners=off");
    return true;
}

/* UF-7.6 */
static bool keeps_what_fits(const uc_uno_flip *u, uc_text *text) {
    int both = UC_UNO_FLIP_DRAW_UNTIL | UC_UNO_FLIP_DRAWN_NOT;
    if ((u->house & both) != both) return false;
    uc_text_add(text, "rules draw and drawn exclude each other: the card that ends the drawing could "
                      "not be played; choose drawn=may or draw=one");
    return true;
}

/* UF-6.4: whether no seat can play its last card in a round, unless others lose turns: the rounds have no
 * score, and the game might never end. */
static bool ends_too_soon(const uc_uno_flip *u, uc_text *text) {
    int least = (u->dealt - 1) * u->head.seats + 1;
    if (!u->max_turns || u->max_turns >= least || u->rounds) return false;
    uc_text_add(text, "rule max_turns is at least ");
    uc_text_add_number(text, least);
    uc_text_add(text, " with ");
    uc_text_add_number(text, u->head.seats);
    uc_text_add(text, " seats and hands of ");
    uc_text_add_number(text, u->dealt);
    uc_text_add(text, ": in fewer turns hardly a round is won, and the game might never end; choose more "
                      "turns, or 0 for no limit, or a number of rounds");
    return true;
}

bool uno_flip_clash(const uc_state *fresh, uc_text *text) {
    const uc_uno_flip *u = &fresh->uno_flip;
    return deals_too_many(u, text) || keeps_what_fits(u, text) || lacks_partners(u, text) ||
           ends_too_soon(u, text);
}

/* ---- words ---- */

static const char *const colors[] = {"red", "yellow", "green", "blue", "pink", "teal", "purple", "orange"};

const char *const uno_flip_symbols[2][UC_UNO_FLIP_SYMBOLS] = {
    {"0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "draw1", "reverse", "skip", "flip", "wild",
     "wild-draw2"},
    {"0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "draw5", "reverse", "skip-all", "flip", "wild",
     "wild-draw-color"}};

static const char *const sides[] = {"light", "dark"};

static const char *const reasons[] = {"nothing", "choice",    "caught",    "card",
                                      "guilty",  "last card", "first card"};

static const char *const verdicts[] = {"innocent", "guilty"};

#define WORDS(name, list)                                                                                    \
    { name, list, sizeof(list) / sizeof((list)[0]), 0 }
const uc_noun_row uno_flip_nouns[] = {{"face", NULL, 2 * FACES, 0}, WORDS("color", colors),
                                      WORDS("side", sides),         WORDS("why", reasons),
                                      WORDS("verdict", verdicts),   {0}};

static void add_face(uc_text *text, int side, int color, int symbol) {
    if (color != WILD) {
        uc_text_add(text, colors[4 * side + color]);
        uc_text_add(text, ":");
    }
    uc_text_add(text, uno_flip_symbols[side][symbol]);
}

static void add_card_face(uc_text *text, int side, int card) {
    add_face(text, side, uc_uno_flip_faces[card][side].color, uc_uno_flip_faces[card][side].symbol);
}

/* UF-1.2 */
static void add_card(uc_text *text, int card) {
    add_card_face(text, LIGHT, card);
    uc_text_add(text, "/");
    add_card_face(text, DARK, card);
}

/* A face by its number: see face_number(). */
static void add_face_number(uc_text *text, int number) {
    int side = number >= FACES, rest = number - FACES * side, color = rest / 13;
    if (color == WILD)
        add_face(text, side, WILD, UC_UNO_FLIP_WILD_CARD + rest % 13);
    else
        add_face(text, side, color, UC_UNO_FLIP_ONE + rest % 13);
}

void uno_flip_noun(uc_text *text, int noun, int value) {
    if (value == UC_NOBODY || value == UC_HIDDEN)
        uc_text_add(text, "not shown");
    else if (noun == UC_NOUN_CARD)
        add_card(text, value);
    else if (noun == UNO_NOUN_FACE)
        add_face_number(text, value);
    else if (noun == UNO_NOUN_COLOR)
        uc_text_add(text, colors[value]);
    else if (noun == UNO_NOUN_SIDE)
        uc_text_add(text, sides[value]);
    else if (noun == UNO_NOUN_WHY)
        uc_text_add(text, reasons[value]);
    else
        uc_text_add(text, verdicts[value]);
}

/* ---- moves ---- */

static const char *const words[] = {"draw", "pass", "keep", "challenge", "accept", "catch", "uno"};

/* The side on which a card is wild, or -1. No card is wild on both. */
static int wild_side(int card) {
    if (uc_uno_flip_faces[card][LIGHT].color == WILD) return LIGHT;
    return uc_uno_flip_faces[card][DARK].color == WILD ? DARK : -1;
}

void uno_flip_move_text(uc_text *text, uc_move move) {
    if (move < CARDS) {
        uc_text_add(text, "card ");
        add_card(text, move);
    } else if (move < UC_UNO_FLIP_COLOR) {
        uc_text_add(text, words[move - UC_UNO_FLIP_DRAW]);
    } else if (move < UC_UNO_FLIP_PLAY) {
        uc_text_add(text, "color ");
        uc_text_add(text, colors[move - UC_UNO_FLIP_COLOR]);
    } else if (move >= UC_UNO_FLIP_SWAP) {
        uc_text_add(text, "swap ");
        uc_text_add_number(text, move - UC_UNO_FLIP_SWAP);
    } else {
        int offset = move - UC_UNO_FLIP_PLAY, card = offset / 10, named = offset % 10 >> 1;
        uc_text_add(text, "play ");
        add_card(text, card);
        if (named) {
            uc_text_add(text, " ");
            uc_text_add(text, colors[4 * (wild_side(card) == DARK) + named - 1]);
        }
        if (offset & 1) uc_text_add(text, " uno");
    }
}

/* The unread rest of a text. */
typedef struct rest {
    const char *at, *end;
} rest;

/* Reads a word that ends at a space or at the end of the text, and skips the space. */
static bool read_word(rest *r, const char *word) {
    size_t length = strlen(word), have = (size_t)(r->end - r->at);
    if (have < length || memcmp(r->at, word, length) != 0) return false;
    if (have > length && (r->at[length] != ' ' || have == length + 1)) return false;
    r->at += length + (have > length);
    return true;
}

static bool skip(rest *r, const char *part) {
    size_t length = strlen(part);
    if ((size_t)(r->end - r->at) < length || memcmp(r->at, part, length) != 0) return false;
    r->at += length;
    return true;
}

static bool skip_face(rest *r, int side, int card) {
    int color = uc_uno_flip_faces[card][side].color;
    return (color == WILD || (skip(r, colors[4 * side + color]) && skip(r, ":"))) &&
           skip(r, uno_flip_symbols[side][uc_uno_flip_faces[card][side].symbol]);
}

static int read_card(rest *r) {
    for (int card = 0; card < CARDS; card++) {
        rest after = *r;
        if (!skip_face(&after, LIGHT, card) || !skip(&after, "/") || !skip_face(&after, DARK, card)) continue;
        if (!read_word(&after, "")) continue; /* a space or the end */
        *r = after;
        return card;
    }
    return -1;
}

/* A color of this side, or -1. */
static int read_color(rest *r, int side) {
    for (int color = 0; color < 4; color++)
        if (read_word(r, colors[4 * side + color])) return color;
    return -1;
}

/* Behind "swap ": UF-7.9 a seat, one digit. */
static int read_seat(const rest *r) {
    bool digit = r->end - r->at == 1 && *r->at >= '0' && *r->at <= '9';
    return digit ? UC_UNO_FLIP_SWAP + *r->at - '0' : -1;
}

/* The text after "play ". UF-3.4: only a card with a wild face can name a color. */
static int read_play(rest *r) {
    int card = read_card(r);
    if (card < 0) return -1;
    int side = wild_side(card), named = side < 0 ? 0 : 1 + read_color(r, side);
    int said = read_word(r, "uno");
    return r->at == r->end ? UC_UNO_FLIP_PLAY + 10 * card + 2 * named + said : -1;
}

int uno_flip_parse(const char *text, size_t length) {
    rest r = {text, text + length};
    if (length == 0) return -1;
    for (int i = 0; i < (int)(sizeof words / sizeof words[0]); i++)
        if (read_word(&r, words[i])) return r.at == r.end ? UC_UNO_FLIP_DRAW + i : -1;
    if (read_word(&r, "play")) return r.at == r.end ? -1 : read_play(&r);
    if (read_word(&r, "swap")) return read_seat(&r);
    int value = -1, base = UC_UNO_FLIP_CARD;
    if (read_word(&r, "card")) {
        value = r.at == r.end ? -1 : read_card(&r);
    } else if (read_word(&r, "color")) {
        base = UC_UNO_FLIP_COLOR;
        value = read_color(&r, LIGHT);
        if (value < 0 && (value = read_color(&r, DARK)) >= 0) value += 4;
    }
    return value >= 0 && r.at == r.end ? base + value : -1;
}

/* ---- fields ---- */

static bool is_view(const uc_uno_flip *u) {
    return u->head.viewer != UC_ALL;
}

static void json_card(uc_text *text, int card) {
    json_noun(text, &uc_game_uno_flip, UC_NOUN_CARD, card);
}

/* The face of a card on a side; null for no card and for hidden cards. */
static void json_face(uc_text *text, int side, int card) {
    int number = card >= CARDS ? UC_NOBODY : face_number(side, card);
    json_noun(text, &uc_game_uno_flip, UNO_NOUN_FACE, number);
}

static void json_color(uc_text *text, const uc_uno_flip *u, int color) {
    json_noun(text, &uc_game_uno_flip, UNO_NOUN_COLOR, color == NO_COLOR ? UC_NOBODY : 4 * u->side + color);
}

static void write_side(uc_text *text, const uc_state *shown) {
    uc_text_add_quoted(text, sides[shown->uno_flip.side]);
}

static void write_direction(uc_text *text, const uc_state *shown) {
    uc_text_add_number(text, shown->uno_flip.direction);
}

static void write_dealer(uc_text *text, const uc_state *shown) {
    json_seat(text, shown->uno_flip.dealer);
}

static void write_turn(uc_text *text, const uc_state *shown) {
    json_seat(text, shown->uno_flip.turn);
}

static void write_turns(uc_text *text, const uc_state *shown) {
    uc_text_add_number(text, shown->uno_flip.turns);
}

static void write_color(uc_text *text, const uc_state *shown) {
    json_color(text, &shown->uno_flip, shown->uno_flip.color);
}

static void write_discard(uc_text *text, const uc_state *shown) {
    json_cards(text, &uc_game_uno_flip, shown->uno_flip.discard, shown->uno_flip.discards);
}

/* UF-1.3: a view shows only the back of the top card and, if a flip has turned the bottom card over, the face
 * that it showed before. */
static void write_draw(uc_text *text, const uc_state *shown) {
    const uc_uno_flip *u = &shown->uno_flip;
    if (is_view(u)) {
        uc_text_add(text, "{\"count\":");
        uc_text_add_number(text, u->piled);
        json_key(text, "back");
        json_face(text, !u->side, u->top);
        json_key(text, "bottom");
        json_face(text, u->side, u->bottom);
    } else {
        uc_text_add(text, "{\"cards\":");
        json_set(text, &uc_game_uno_flip, u->draw);
        json_key(text, "top");
        json_card(text, u->top);
        json_key(text, "bottom");
        json_card(text, u->bottom);
    }
    uc_text_add(text, "}");
}

/* The backs of cards, sorted as UF-1.1 lists the faces. */
static void write_backs(uc_text *text, int side, uc_set cards) {
    int first = 1;
    uc_text_add(text, "[");
    for (int color = 0; color <= WILD; color++) {
        int symbol = color == WILD ? UC_UNO_FLIP_WILD_CARD : UC_UNO_FLIP_ONE;
        int last = color == WILD ? UC_UNO_FLIP_WILD_DRAW : UC_UNO_FLIP_FLIP;
        for (; symbol <= last; symbol++) {
            uc_set same =
                set_and(set_and(cards, uc_uno_flip_colors[side][color]), uc_uno_flip_symbols[side][symbol]);
            for (; !set_empty(same); first = 0) {
                json_comma(text, !first);
                json_face(text, side, set_take_lowest(&same));
            }
        }
    }
    uc_text_add(text, "]");
}

/* UF-1.3: hands, with the faces that the viewer may see. */
static void write_hands(uc_text *text, const uc_state *shown) {
    const uc_uno_flip *u = &shown->uno_flip;
    uc_text_add(text, "[");
    for (int seat = 0; seat < u->head.seats; seat++) {
        json_comma(text, seat);
        if (!is_view(u) || u->head.viewer == seat)
            json_set(text, &uc_game_uno_flip, u->seat[seat].hand);
        else if (u->opt_backs == UC_UNO_FLIP_BACKS_HIDDEN)
            uc_text_add_number(text, u->seat[seat].held);
        else
            write_backs(text, !u->side, u->seat[seat].hand);
    }
    uc_text_add(text, "]");
}

static void write_dealer_draw(uc_text *text, const uc_state *shown) {
    const uc_uno_flip *u = &shown->uno_flip;
    if (u->head.phase != UC_UNO_FLIP_IN_DEALER) {
        uc_text_add(text, "null");
        return;
    }
    uc_text_add(text, "[");
    for (int seat = 0; seat < u->head.seats; seat++) {
        json_comma(text, seat);
        json_card(text, u->seat[seat].dealer_card);
    }
    uc_text_add(text, "]");
}

/* UF-7.8: also the cards of a stack while a seat may answer it. */
static void write_drawing(uc_text *text, const uc_state *shown) {
    const uc_uno_flip *u = &shown->uno_flip;
    bool stack = u->drawing == NONE && u->stacked, search = u->stacked >= UC_UNO_FLIP_STACK_SEARCH;
    if (u->drawing == NONE && !stack) {
        uc_text_add(text, "null");
        return;
    }
    uc_text_add(text, "{\"seat\":");
    uc_text_add_number(text, stack ? awaited_seat(u) : u->drawing);
    json_key(text, "left");
    uc_text_add_number(text, stack ? u->stacked % UC_UNO_FLIP_STACK_SEARCH : u->left);
    json_key(text, "until");
    json_color(text, u, !stack ? u->until : search ? u->color : NO_COLOR);
    uc_text_add(text, "}");
}

static void write_drew(uc_text *text, const uc_state *shown) {
    const uc_uno_flip *u = &shown->uno_flip;
    if (u->head.phase != UC_UNO_FLIP_IN_DRAWN)
        uc_text_add(text, "null");
    else if (!is_view(u) || u->head.viewer == u->turn)
        json_card(text, u->drew);
    else
        json_face(text, !u->side, u->drew);
}

static void write_naming(uc_text *text, const uc_state *shown) {
    static const char *const names[] = {"null", "\"turn\"", "\"flip\""};
    uc_text_add(text, names[shown->uno_flip.naming]);
}

/* UF-5.6: only the whole state shows whether the player is guilty. */
static void write_challenge(uc_text *text, const uc_state *shown) {
    const uc_uno_flip *u = &shown->uno_flip;
    if (u->challenge_by == NONE) {
        uc_text_add(text, "null");
        return;
    }
    uc_text_add(text, "{\"by\":");
    uc_text_add_number(text, u->challenge_by);
    json_key(text, "of");
    uc_text_add_number(text, u->challenge_of);
    if (!is_view(u)) {
        json_key(text, "guilty");
        json_flag(text, is_guilty(u));
    }
    uc_text_add(text, "}");
}

static void write_uno(uc_text *text, const uc_state *shown) {
    json_seat(text, shown->uno_flip.uno);
}

static void write_first_flip(uc_text *text, const uc_state *shown) {
    json_flag(text, shown->uno_flip.first_flip);
}

static void write_passes(uc_text *text, const uc_state *shown) {
    uc_text_add_number(text, shown->uno_flip.passes);
}

static void write_last_round(uc_text *text, const uc_state *shown) {
    const uc_uno_flip *u = &shown->uno_flip;
    if (!u->has_last) {
        uc_text_add(text, "null");
        return;
    }
    uc_text_add(text, "{\"scores\":[");
    for (int seat = 0; seat < u->head.seats; seat++) {
        json_comma(text, seat);
        uc_text_add_number(text, u->seat[seat].last_score);
    }
    uc_text_add(text, "]");
    json_key(text, "winner");
    json_seat(text, u->last_winner);
    json_key(text, "side");
    uc_text_add_quoted(text, sides[u->last_side]);
    uc_text_add(text, "}");
}

const uc_field uno_flip_fields[] = {
    {"side", write_side, "side", "everybody"},
    {"direction", write_direction, "1 | -1", "everybody"},
    {"dealer", write_dealer, "seat | null", "everybody"},
    {"turn", write_turn, "seat | null", "everybody"},
    {"turns", write_turns, "number", "everybody"},
    {"color", write_color, "color | null", "everybody"},
    {"discard", write_discard, "card[]", "everybody"},
    {"draw", write_draw,
     "{ count: number; back: face | null; bottom: face | null } | { cards: card[]; top: card | null; bottom: "
     "card | null }",
     "a view has the count, the back of the top card and the face of a known bottom card"},
    {"hands", write_hands, "(number | face[] | card[])[]",
     "the own cards; backs of the others' (their count with backs=hidden)", true},
    {"dealer_draw", write_dealer_draw, "(card | null)[] | null", "everybody", true},
    {"drawing", write_drawing, "{ seat: seat; left: number; until: color | null } | null", "everybody"},
    {"drew", write_drew, "card | face | null", "its owner; others the back"},
    {"naming", write_naming, "\"turn\" | \"flip\" | null", "everybody"},
    {"challenge", write_challenge, "{ by: seat; of: seat; guilty?: boolean } | null",
     "everybody, but not whether guilty"},
    {"uno", write_uno, "seat | null", "everybody"},
    {"first_flip", write_first_flip, "boolean", "everybody"},
    {"passes", write_passes, "number", "everybody"},
    {"last_round", write_last_round, "{ scores: number[]; winner: seat | null; side: side } | null",
     "everybody"},
    {0}};

/* ---- events ---- */

#define SEAT                                                                                                 \
    { "seat", UC_PART_SEAT, UC_NOUN_SEAT }
#define SEAT_OR_NOBODY                                                                                       \
    { "seat", UC_PART_SEAT, UC_NOUN_SEAT | UC_NOUN_OR_NULL }
#define OTHER(key)                                                                                           \
    { key, UC_PART_OTHER, UC_NOUN_SEAT }
#define CARD                                                                                                 \
    { "card", UC_PART_A, UC_NOUN_CARD }
#define BACK                                                                                                 \
    { "back", UC_PART_B, UNO_NOUN_FACE | UC_NOUN_OR_NULL }
#define COLOR                                                                                                \
    { "color", UC_PART_B, UNO_NOUN_COLOR }
#define FLAG(key, part)                                                                                      \
    { key, part, UC_NOUN_FLAG }
#define NUMBER(key)                                                                                          \
    { key, UC_PART_VALUE, UC_NOUN_NUMBER }
#define CARD_LIST(key)                                                                                       \
    { key, UC_PART_SET, UC_NOUN_CARD }
#define SIDE                                                                                                 \
    { "side", UC_PART_C, UNO_NOUN_SIDE }

const uc_event_row uno_flip_events[] = {
    [UNO_DEALER_CARD] = {"dealer_card", "{seat} drew {a} for dealer.", NULL, {SEAT, CARD}},
    [UNO_DEALER_TIE] = {"dealer_tie",
                        "Those with the highest number, {value}, draw again.",
                        NULL,
                        {NUMBER("number")}},
    [UNO_DEALER_SHUFFLED] = {"dealer_shuffled", "The cards drawn were shuffled back.", NULL, {{0}}},
    [UNO_DEALER] = {"dealer", "{seat} will deal.", NULL, {SEAT}},
    [UNO_ROUND] = {"round",
                   "Round {value}: {seat} dealt.",
                   NULL,
                   {{"dealer", UC_PART_SEAT, UC_NOUN_SEAT}, NUMBER("round")}},
    [UNO_DEALT] = {"dealt",
                   "{seat} was dealt {a}.",
                   "{seat} was dealt a card; its back is {b}.",
                   {SEAT, CARD, BACK}},
    [UNO_TURNED_UP] = {"turned_up", "The first card is {a}.", NULL, {CARD}},
    [UNO_PUT_BACK] = {"put_back", "{a} was turned up first and shuffled back.", NULL, {CARD}},
    [UNO_BEGINS] = {"begins", "{seat} began.", NULL, {SEAT}},
    [UNO_TOP] = {"top", "{a} lies on the draw pile.", "The back on the draw pile is {b}.", {CARD, BACK}},
    [UNO_JUMPED_IN] = {"jumped_in", "{seat} jumped in before {other}.", NULL, {SEAT, OTHER("before")}},
    [UNO_PLAYED] = {"played",
                    "{seat} played {a}.",
                    NULL,
                    {SEAT,
                     CARD,
                     {"color", UC_PART_B, UNO_NOUN_COLOR | UC_NOUN_OR_NULL},
                     FLAG("uno", UC_PART_C),
                     FLAG("drawn", UC_PART_D)}},
    [UNO_SAID] = {"said_uno", "{seat} said uno.", NULL, {SEAT}},
    [UNO_DREW] = {"drew",
                  "{seat} drew {a}.",
                  "{seat} drew a card; its back is {b}.",
                  {SEAT,
                   CARD,
                   BACK,
                   {"why", UC_PART_C, UNO_NOUN_WHY},
                   {"until", UC_PART_D, UNO_NOUN_COLOR | UC_NOUN_OR_NULL},
                   NUMBER("left")}},
    [UNO_FOUND] = {"found", "{seat} found {b}.", NULL, {SEAT, COLOR}},
    [UNO_KEPT] = {"kept", "{seat} kept the card.", NULL, {SEAT}},
    [UNO_DREW_ON] = {"drew_on", "{seat} could not play the card and drew on.", NULL, {SEAT}},
    [UNO_PASSED] = {"passed", "{seat} passed.", NULL, {SEAT}},
    [UNO_REFILLED] = {"refilled", "The discard pile became a draw pile of {value}.", NULL, {NUMBER("cards")}},
    [UNO_NO_CARDS] = {"no_cards", "No card was left for {seat} to draw.", NULL, {SEAT}},
    [UNO_FLIPPED] = {"flipped",
                     "Everything flipped to the {c} side; {a} is on top.",
                     NULL,
                     {SEAT_OR_NOBODY, CARD, SIDE}},
    [UNO_NAMED] = {"named", "{seat} named {b}.", NULL, {SEAT, COLOR}},
    [UNO_SWAPPED] = {"swapped", "{seat} swapped hands with {other}.", NULL, {SEAT, OTHER("with")}},
    [UNO_NEW_HAND] = {"new_hand",
                      "{seat} now holds {set}.",
                      "Cards that {seat} holds now: {value}.",
                      {SEAT, OTHER("from"), CARD_LIST("hand"), NUMBER("cards")}},
    [UNO_REVERSED] = {"reversed", "The direction changed.", NULL, {SEAT_OR_NOBODY, NUMBER("direction")}},
    [UNO_LOST_TURN] = {"lost_turn", "{seat} lost a turn.", NULL, {SEAT}},
    [UNO_SKIPPED_ALL] = {"skipped_all", "All others were skipped: {seat} had the next turn.", NULL, {SEAT}},
    [UNO_WAS_CAUGHT] = {"caught", "{other} caught {seat}, who had not said uno.", NULL, {SEAT, OTHER("by")}},
    [UNO_CHALLENGED] = {"challenged",
                        "{seat} challenged {other} and saw {set}.",
                        "{seat} challenged {other}.",
                        {SEAT, OTHER("of"), CARD_LIST("hand")}},
    [UNO_VERDICT] = {"verdict",
                     "{seat} was {c}.",
                     NULL,
                     {SEAT, OTHER("by"), COLOR, {"verdict", UC_PART_C, UNO_NOUN_VERDICT}}},
    [UNO_ACCEPTED] = {"accepted", "{seat} did not challenge.", NULL, {SEAT}},
    [UNO_BLOCKED] = {"blocked",
                     "The round was blocked after {value} turns.",
                     NULL,
                     {NUMBER("turns"), FLAG("limit", UC_PART_C)}},
    [UNO_CARDS_LEFT] = {"cards_left",
                        "{seat} was left with {set}: {value}.",
                        NULL,
                        {SEAT, CARD_LIST("cards"), NUMBER("points")}},
    [UNO_ROUND_OVER] = {"round_over",
                        "Round {value} is over.",
                        NULL,
                        {{"winner", UC_PART_SEAT, UC_NOUN_SEAT | UC_NOUN_OR_NULL}, SIDE, NUMBER("round")}},
    [UNO_SCORED] = {"scored", "{seat} scored {value}.", NULL, {SEAT, NUMBER("points")}},
    [UNO_GAME_OVER] = {"game_over", "The game is over; rounds played: {value}.", NULL, {NUMBER("rounds")}},
    [UNO_WON] = {"won", "{seat} won with {value} points.", NULL, {SEAT, NUMBER("total")}},
    {0}};

/* ---- tallies for simulations ---- */

/* A turn begins with a card from the hand, a draw by choice or a pass; a drawn card is played in the same
 * turn. */
#define T UC_EVENT_TYPE
#define IS(part_of, from, to) .part = (part_of), .low = (from), .high = (to)
const uc_tally_row uno_flip_tallies[] = {
    {"turns", "turns", .of = T(UNO_PLAYED), IS(UC_PART_D, 0, 0)},
    {"turns", .of = T(UNO_DREW), IS(UC_PART_C, UC_UNO_FLIP_BY_CHOICE, UC_UNO_FLIP_BY_CHOICE)},
    {"turns", .of = T(UNO_PASSED)},
    {"plays", "cards played; mean: how many were wild", .of = T(UNO_PLAYED)},
    {"plays", .of = T(UNO_PLAYED), IS(UC_PART_B, 0, 2 * UC_UNO_FLIP_COLORS - 1), .role = UC_TALLY_AMONG},
    {"draws", "cards drawn in place of a play; mean: how many were played at once", .of = T(UNO_DREW),
     IS(UC_PART_C, UC_UNO_FLIP_BY_CHOICE, UC_UNO_FLIP_BY_CHOICE)},
    {"draws", .of = T(UNO_PLAYED), IS(UC_PART_D, 1, 1), .role = UC_TALLY_AMONG},
    {"drew.caught", "cards drawn for not saying uno", .of = T(UNO_DREW),
     IS(UC_PART_C, UC_UNO_FLIP_CAUGHT, UC_UNO_FLIP_CAUGHT)},
    {"drew.card", "cards drawn because of a card of another seat", .of = T(UNO_DREW),
     IS(UC_PART_C, UC_UNO_FLIP_HIT, UC_UNO_FLIP_HIT)},
    {"drew.guilty", "cards drawn by the guilty", .of = T(UNO_DREW),
     IS(UC_PART_C, UC_UNO_FLIP_GUILTY, UC_UNO_FLIP_GUILTY)},
    {"drew.last_card", "cards drawn because of a last card", .of = T(UNO_DREW),
     IS(UC_PART_C, UC_UNO_FLIP_HIT_LAST, UC_UNO_FLIP_HIT_LAST)},
    {"hunts", "colors drawn for and found; mean: cards drawn for each", .of = T(UNO_FOUND)},
    {"hunts", .of = T(UNO_DREW), IS(UC_PART_D, 0, 2 * UC_UNO_FLIP_COLORS - 1), .role = UC_TALLY_AMONG},
    {"skips", "turns lost to a skip", .of = T(UNO_LOST_TURN), .after = T(UNO_PLAYED) | T(UNO_SAID)},
    {"swaps", "hands swapped", .of = T(UNO_SWAPPED)},
    {"flipped.dark", "flips to the dark side", .of = T(UNO_FLIPPED),
     IS(UC_PART_C, UC_UNO_FLIP_DARK, UC_UNO_FLIP_DARK)},
    {"flipped.light", "flips to the light side", .of = T(UNO_FLIPPED),
     IS(UC_PART_C, UC_UNO_FLIP_LIGHT, UC_UNO_FLIP_LIGHT)},
    {"challenges", "wild-draw cards that might be challenged; mean: how many were",
     .of = T(UNO_CHALLENGED) | T(UNO_ACCEPTED)},
    {"challenges", .of = T(UNO_CHALLENGED), .role = UC_TALLY_AMONG},
    {"verdicts", "challenges; mean: how many of the challenged were guilty", .of = T(UNO_VERDICT)},
    {"verdicts", .of = T(UNO_VERDICT), IS(UC_PART_C, 1, 1), .role = UC_TALLY_AMONG},
    {"rounds.dark", "rounds; mean: how many ended on the dark side", .of = T(UNO_ROUND_OVER)},
    {"rounds.dark", .of = T(UNO_ROUND_OVER), IS(UC_PART_C, UC_UNO_FLIP_DARK, UC_UNO_FLIP_DARK),
     .role = UC_TALLY_AMONG},
    {"hands", "hands left at the end of a round; mean: cards", .of = T(UNO_CARDS_LEFT),
     .measure = UC_PART_SET},
    {"hands.points", "the same; mean: points", .of = T(UNO_CARDS_LEFT), .measure = UC_PART_VALUE},
    {"points", "scores of a round; mean: points", .of = T(UNO_SCORED), .measure = UC_PART_VALUE},
    {"totals", "wins; mean: the winner's total", .of = T(UNO_WON), .measure = UC_PART_VALUE},
    {0}};
#undef IS
#undef T

/* ---- refusals ---- */

static void add_active(uc_text *text, const uc_uno_flip *u, int card) {
    add_card_face(text, u->side, card);
}

/* UF-3.1: why a card is not playable. */
static void explain_unplayable(uc_text *text, const uc_uno_flip *u, int card) {
    int top = u->discard[u->discards - 1];
    uc_uno_flip_face face = uc_uno_flip_faces[top][u->side];
    add_active(text, u, card);
    if (u->first_flip) {
        uc_text_add(text, " does not go on an opening flip card: only a card of the active color, ");
        uc_text_add(text, colors[4 * u->side + u->color]);
        uc_text_add(text, ", a wild or another flip card does");
        return;
    }
    if (face.color == WILD) {
        uc_text_add(text, " has not the color named, ");
        uc_text_add(text, colors[4 * u->side + u->color]);
        return;
    }
    uc_text_add(text, " has neither the color nor the ");
    uc_text_add(text, face.symbol < UC_UNO_FLIP_DRAW_CARD ? "number of " : "symbol of ");
    add_active(text, u, top);
}

static void explain_play(uc_text *text, const uc_uno_flip *u, int card, uc_rule rule) {
    bool wild = uc_uno_flip_faces[card][u->side].color == WILD;
    switch (rule) {
    case 301: explain_unplayable(text, u, card); return;
    case 303: uc_text_add(text, "only the card just drawn may be played now, not "); break;
    case 304:
        add_active(text, u, card);
        uc_text_add(text,
                    wild ? " is played together with the color it names" : " is no wild and names no color");
        return;
    case 401:
        if (u->opt_uno == UC_UNO_FLIP_UNO_AUTO) {
            uc_text_add(text, "uno is always said here, without the word");
            return;
        }
        uc_text_add(text, "uno is said only when one card is left, not with ");
        break;
    case 707:
        add_active(text, u, card);
        uc_text_add(text, " is no number, and the last card of a hand must be one");
        return;
    case 710:
        uc_text_add(text, "out of turn only a card with the same face as the top discard is played, not ");
        break;
    case 506: uc_text_add(text, "a card of the active color is in the hand, which forbids "); break;
    default: uc_text_add(text, "the seat does not hold "); break;
    }
    add_active(text, u, card);
}

/* UF-4.2: why a catch or a late uno is refused. */
static void explain_catch(uc_text *text, const uc_uno_flip *u, int mover, uc_move move, uc_rule rule) {
    if (rule == 401)
        uc_text_add(text, "uno is always said here: there is nobody to catch");
    else if (rule == 711)
        uc_text_add(text, "partners do not catch each other");
    else if (move == UC_UNO_FLIP_SAY)
        uc_text_add(text, "only a seat that may be caught says uno late");
    else if (u->uno == mover)
        uc_text_add(text, "a seat does not catch itself");
    else
        uc_text_add(text, "no seat with one card has failed to say uno");
}

/* By phase: the move that it waits for. */
static const char *const awaited[] = {"a card drawn for dealer is to be named",
                                      "a card dealt is to be named",
                                      "the first discard is to be named",
                                      "the top card of the draw pile is to be named",
                                      "a color of the active side is to be named first",
                                      "a card is to be played or drawn",
                                      "the card drawn is to be played or kept",
                                      "the wild-draw card is to be challenged or accepted",
                                      "the game is over",
                                      "the stack is to be answered with a draw card, or drawn",
                                      "hands are to be swapped with another seat"};

void uno_flip_explain(uc_text *text, const uc_state *state, int mover, uc_move move, uc_rule rule) {
    const uc_uno_flip *u = &state->uno_flip;
    int phase = u->head.phase;
    if (mover == UC_CHANCE) {
        uc_text_add(text, move < CARDS ? "no such card is in the draw pile; " : "chance only names cards; ");
        uc_text_add(text, awaited[phase]);
    } else if (move == UC_UNO_FLIP_CATCH || move == UC_UNO_FLIP_SAY) {
        explain_catch(text, u, mover, move, rule);
    } else if (mover != decider(u) && rule != 710) {
        uc_text_add(text, mover == u->uno ? "another seat decides now; this one may only say uno"
                                          : "another seat decides now; this one may only catch");
    } else if (rule == 709 && phase != UC_UNO_FLIP_IN_SWAP) {
        uc_text_add(text, "hands are swapped only after a 7, where the rules say so");
    } else if (move >= UC_UNO_FLIP_PLAY && rule != 708 &&
               (phase == UC_UNO_FLIP_IN_PLAY || phase == UC_UNO_FLIP_IN_DRAWN ||
                phase == UC_UNO_FLIP_IN_STACK)) {
        explain_play(text, u, (move - UC_UNO_FLIP_PLAY) / 10, rule);
    } else if (move == UC_UNO_FLIP_PASS && phase == UC_UNO_FLIP_IN_PLAY) {
        uc_text_add(text, can_draw(u) ? "a card can be drawn" : "a card can be played");
    } else if (move == UC_UNO_FLIP_DRAW && phase == UC_UNO_FLIP_IN_PLAY) {
        uc_text_add(text, rule == 704 ? "a card can be played" : "there is no card to draw");
    } else {
        uc_text_add(text, awaited[phase]);
    }
}
