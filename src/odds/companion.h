/** @file
 * The part of one game in `upcard odds` and in the odds of `upcard score`. A game that has odds has one const
 * struct, companion_NAME in src/odds/NAME/companion.c; tools/write-registry makes the table of them.
 */
#ifndef UC_ODDS_COMPANION_H
#define UC_ODDS_COMPANION_H

#include "upcard/record.h"

enum { ODDS_OPTIONS_MAX = 8 };

/** The typed parts of a position; NULL if missing. */
typedef struct odds_input {
    const char *table, *seen, *totals, *rules, *me, *turn;
    const char *drew;            /**< the drawn card; in Flip 7, one that must be given away */
    const char *top, *ended;     /**< HILO: the card on the discard pile; the seat that ended the round */
    const char *const *names;    /**< NULL, or names for seats that are typed without one */
    const uc_state *pad, *fresh; /**< NULL, or the state of a score pad and its first one: they have the
                                    totals, the round and the rules, in place of `totals` and `rules` */
} odds_input;

/** A table, as far as the program knows it. */
typedef struct odds_table {
    uc_state state;
    int me;
    char name[UC_SEATS_MAX][UC_NAME_MAX];
    const char *names[UC_SEATS_MAX]; /**< name[], in the form that the library takes */
    uc_set seen;                     /**< cards that are out, beyond what the state shows (uc_pad_seen) */
} odds_table;

/** The parts of one game. A game without `read` has no odds for typed tables, one without `brief` no short
 * forms of moves, one without `drawn` no search. Functions that return bool write a whole sentence to `error`
 * on failure, and change nothing else. */
typedef struct companion {
    const char *id;
    bool (*read)(odds_table *table, const odds_input *input, uc_text *error);
    /** Why the odds do not support the rules: an option and the reason, or NULL if they do. If the member is
     * NULL, they support all options. */
    const char *(*unknown)(const uc_state *fresh);
    /** The chance move for the word of a card, or -1. */
    int (*card)(const char *word, uc_text *error);
    /** The seat that gets the next card or decides next. */
    int (*whose)(const uc_state *state);
    /** The move of the acting seat from its short form, or -1. `seat` is the seat that the word names, or -1;
     * *ret_keep: the word also belongs to the next part. */
    int (*brief)(const uc_state *state, const char *word, int seat, bool *ret_keep);
    /** Copies round, totals and so on from the state of a score pad into a typed position. */
    void (*carry)(uc_state *state, const uc_state *pad);
    /** The cards on the table. */
    void (*describe_table)(const odds_table *table, uc_text *text);
    /** What the next cards do, for `me` or, if that is UC_SPECTATOR, for everybody who looks on. */
    void (*describe_odds)(const odds_table *table, uc_text *text);
    /** The same as keys of a JSON object, each preceded by a comma. Every game has it. */
    void (*json)(const odds_table *table, uc_text *text);
    /** Action card number `number`, from 0, that `me` might draw now and would have to give away: its kind,
     * and in *ret_after the table after drawing it; -1 after the last. */
    int (*drawn)(const odds_table *table, int number, odds_table *ret_after);
    /** Why a move is good, as a clause without a period: "it has the most points". Nothing if there is no
     * reason. */
    void (*reason)(const odds_table *table, uc_move move, uc_text *text);
    /** A move in words, with names for seats; NULL: the notation of records. */
    void (*move_text)(const odds_table *table, uc_move move, uc_text *text);
    const char
        *options[ODDS_OPTIONS_MAX]; /**< the members of odds_input that this game uses, ended by NULL */
    const char *input_help;         /**< the notation of cards after --table, for --help */
    const char *example;            /**< a typed table */
    bool deck_lasts;                /**< whether a round begins with the cards that the last one has left */
    const char *moves_help;         /**< lines about the short forms of moves, for `help` of `upcard score` */
} companion;

/** By uc_game.number; NULL for a game without odds. */
extern const companion *const companion_rows[];

#endif
