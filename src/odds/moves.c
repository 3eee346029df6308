/* Moves as people type them while a real game goes on: "5", "ann 5", "freeze bob", "draw r5 x a1 g7". */
#include <ctype.h>
#include <string.h>
#include <strings.h>

#include "odds/odds.h"
#include "tui/sentence.h"

static void add_events(const odds_table *table, const uc_events *events, uc_text *text) {
    const uc_game *game = uc_game_of(&table->state);
    for (uint32_t i = 0; i < events->count; i++) {
        uc_event seen = uc_event_view(&events->item[i], UC_ALL);
        if (!strcmp(game->events[seen.type].type, "turn")) continue; /* the prompt says it */
        char sentence[SENTENCE_MAX];
        uc_text one;
        uc_text_start(&one, sentence, sizeof sentence);
        uc_event_sentence(&one, game, &seen, table->names);
        name_seats(sentence, table->state.head.seats, table->names);
        add_format(text, "  %s\n", sentence);
    }
}

/* What a line of moves adds to: the moves as an entry of a pad, and what happened. */
typedef struct line {
    const companion *kind;
    odds_table *table;
    uc_text *entry, *news, *error;
} line;

static bool make(const line *l, int mover, int move) {
    uc_state *state = &l->table->state;
    uc_events events = {.count = 0};
    uc_result result = uc_apply(state, mover, (uc_move)move, &events);
    if (result.error == UC_GAME_OVER) return complain_of(l->error, "the game is over");
    if (result.error) {
        char sentence[SENTENCE_MAX];
        uc_text why;
        uc_text_start(&why, sentence, sizeof sentence);
        uc_refusal_text(&why, state, mover, (uc_move)move, result);
        name_seats(sentence, state->head.seats, l->table->names);
        return complain_of(l->error, "%s", sentence);
    }
    uc_text_add(l->entry, l->entry->length ? ", " : "");
    if (mover == UC_CHANCE)
        uc_text_add(l->entry, "*");
    else
        uc_text_add_number(l->entry, mover);
    uc_text_add(l->entry, " ");
    uc_move_text(l->entry, uc_game_of(state), (uc_move)move);
    add_events(l->table, &events, l->news);
    return true;
}

/* The move at the start of the words from `at` on, the longest possible, or -1. */
static int long_move(const odds_table *table, const words *w, int at, int *ret_used) {
    static const char *const fronts[] = {"", "remove "};
    const uc_game *game = uc_game_of(&table->state);
    for (int used = w->count - at; used > 0; used--) {
        for (int front = 0; front < 2; front++) {
            char text[UC_MESSAGE_MAX];
            uc_text joined;
            uc_text_start(&joined, text, sizeof text);
            uc_text_add(&joined, fronts[front]);
            for (int i = 0; i < used; i++) add_format(&joined, "%s%s", i ? " " : "", w->word[at + i]);
            for (char *c = text; *c; c++) *c = (char)tolower((unsigned char)*c); /* as all moves are */
            int move = uc_text_whole(&joined) ? uc_move_parse(game, text, joined.length) : -1;
            *ret_used = used;
            if (move >= 0) return move;
        }
    }
    return -1;
}

/* Why a word is not a move of the seat that is to choose. */
static bool complain_of_word(const line *l, const char *word, int chooser) {
    const odds_table *table = l->table;
    bool keep, gives = l->kind->brief(&table->state, "", 0, &keep) >= 0; /* a seat is to be named */
    int named = seat_named(table, word), seats = table->state.head.seats;
    if (!gives && named >= 0)
        return complain_of(l->error, "no card can be given to %s now; leave the name out",
                           table->names[named]);
    if (!gives)
        return complain_of(l->error, "\"%s\" is not possible for %s now; type help", word,
                           table->names[chooser]);
    complain_of(l->error, "there is no seat \"%s\"; %s gives the card to one of", word,
                table->names[chooser]);
    for (int seat = 0; seat < seats; seat++)
        add_format(l->error, "%s %s", seat ? "," : "", table->names[seat]);
    return false;
}

/* Reads one or several words as a move of the seat that is to choose. */
static bool make_choice(const line *l, const words *w, int *at) {
    odds_table *table = l->table;
    int seat = l->kind->whose(&table->state), used = 1;
    bool keep = false;
    int move = long_move(table, w, *at, &used);
    if (move < 0) move = l->kind->brief(&table->state, w->word[*at], seat_named(table, w->word[*at]), &keep);
    if (move < 0) return complain_of_word(l, w->word[*at], seat);
    if (!keep) *at += used;
    return make(l, seat, move);
}

/* The seat that the first word names if more words follow, or -1. In Flip 7 a number is a card, not a seat.
 */
static int leading_seat(const companion *kind, const odds_table *table, const words *w) {
    char buffer[ODDS_TEXT_MAX];
    uc_text nobody;
    bool keep;
    uc_text_start(&nobody, buffer, sizeof buffer);
    if (w->count < 2 || isdigit((unsigned char)w->word[0][0])) return -1;
    for (int seat = 0; seat < table->state.head.seats; seat++)
        if (!strcasecmp(w->word[0], table->names[seat])) return seat;
    if (kind->card(w->word[0], &nobody) >= 0 || kind->brief(&table->state, w->word[0], -1, &keep) >= 0)
        return -1;
    int used, seat = seat_named(table, w->word[0]);
    return long_move(table, w, 0, &used) >= 0 ? -1 : seat;
}

bool moves_read(const companion *kind, odds_table *table, const char *typed, uc_text *entry, uc_text *news,
                uc_text *error) {
    static words w;
    const line l = {kind, table, entry, news, error};
    if (!words_cut(&w, typed, strlen(typed), error) || !w.count) return false;
    if (uc_over(&table->state)) return complain_of(error, "the game is over");
    int named = leading_seat(kind, table, &w), at = named >= 0, whose = kind->whose(&table->state);
    if (named >= 0 && named != whose)
        return complain_of(error, "it is the turn of %s, not of %s: first type what %s did (or undo, fix)",
                           table->names[whose], table->names[named], table->names[whose]);
    while (at < w.count) {
        if (uc_actors(&table->state) != UC_ACTORS_CHANCE) {
            if (!make_choice(&l, &w, &at)) return false;
            continue;
        }
        int card = kind->card(w.word[at++], error);
        if (card < 0 || !make(&l, UC_CHANCE, card)) return false;
    }
    return true;
}
