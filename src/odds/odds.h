/** @file
 * `upcard odds`: positions of real tables as people type them, and their evaluation.
 *
 * words.c has the parts of all input, NAME/companion.c the parts of one game, answer.c the report on one
 * table, wins.c its search, moves.c the moves of a game that a score pad follows.
 */
#ifndef UC_ODDS_ODDS_H
#define UC_ODDS_ODDS_H

#include <stdio.h>

#include "base/arguments.h"
#include "odds/companion.h"
#include "upcard/record.h"
#include "upcard/search.h"

enum { ODDS_WORDS_MAX = 256, ODDS_JSON_MAX = 2 * UC_JSON_MAX, ODDS_TEXT_MAX = 1024 };

/** A text cut into words, which point into `text`. */
typedef struct words {
    char text[4096];
    const char *word[ODDS_WORDS_MAX];
    int count;
} words;

/** The companion of a game that has odds for typed tables, or NULL. */
const companion *companion_of(const char *id);

/** Adds text as printf does. */
void add_format(uc_text *text, const char *format, ...) __attribute__((format(printf, 2, 3)));
/** The same for an error; returns false. */
bool complain_of(uc_text *error, const char *format, ...) __attribute__((format(printf, 2, 3)));

/** Cuts a text at blanks and commas; false if it is too long. */
bool words_cut(words *ret_words, const char *text, size_t length, uc_text *error);
/** Cuts "card" or "3x2" into the word of a card and its count, by default 1. The word x2 is a card. */
int words_copies(const char *word, char ret_card[UC_NAME_MAX]);
/** Reads "120,90,40" into values[count]; false with a sentence that names the option. */
bool words_numbers(const char *text, const char *option, int count, int32_t *values, uc_text *error);
/** "no", "one", "two" ... "twelve", then digits. */
const char *number_word(int number);

/** Cuts the seats of a table at '|', and the marks of each: '*' (it is `me`) and "name:". Writes the rest of
 * each seat to ret_seat and sets table->me and the names. If cards are written with colons, as red:5, a blank
 * must follow the colon of a name. Returns the number of seats, or 0. */
int seats_cut(odds_table *table, const odds_input *input, bool colons, words *ret_seat, uc_text *error);
/** The seat of a number or a name (an unambiguous beginning is enough), or -1. */
int seat_named(const odds_table *table, const char *word);
/** The same for the value of an option, which may be missing; false with a sentence. */
bool seat_option(const odds_table *table, const char *option, const char *word, int fallback, int *ret_seat,
                 uc_text *error);
void names_default(odds_table *table, int seats);
/** False with a sentence if two seats have the same name; case does not matter. */
bool names_differ(const odds_table *table, int seats, uc_text *error);
/** Starts a game as a position to be filled in. Returns false with a sentence, or with an empty text if it
 * has already printed one. */
bool odds_start(uc_state *ret_state, const char *game, int seats, const odds_input *input, uc_text *error);

/** Reads a line of moves in their short forms ("5", "ann 5", "draw r5 b2"), makes them at the table, and adds
 * them as an entry of a score pad ("0 hit, * card 5") and what happened, line by line. On failure, a sentence
 * in `error`; the table and the texts are then undefined. The game has `brief` and `whose`. */
bool moves_read(const companion *kind, odds_table *table, const char *typed, uc_text *entry, uc_text *news,
                uc_text *error);

typedef struct odds_options {
    const companion *game;
    odds_input input;
    uc_budget budget;
    uint64_t seed;
    bool json, bold;
} odds_options;

/** Prints the odds at a table, with `whole` after the table itself: the exact part at once, then what a
 * search finds, if the game is searched. Uses only game, budget, seed and bold of the options. Returns the
 * exit status. */
int odds_print(const odds_options *options, const odds_table *table, bool whole);
/** Prints the full report on the table that the options describe; returns the exit status. */
int odds_answer(const odds_options *options);

#endif
