/** @file
 * A game that a score pad follows card by card: the short forms of moves, their corrections, and the odds.
 */
#ifndef UC_CLI_SCORE_CARDS_H
#define UC_CLI_SCORE_CARDS_H

#include "odds/odds.h"
#include "upcard/pad.h"

/** What the game of a pad has for cards, or NULL. */
const companion *score_companion(const uc_pad *pad);
/** The table after the first `entries` entries of a pad; `me` is the seat whose turn it is. False if memory
 * is short. */
bool score_table(const uc_pad *pad, size_t entries, odds_table *ret_table);

/** Gives the seats of a table the names of a pad. */
void score_names(const uc_pad *pad, odds_table *table);

typedef enum score_reading {
    SCORE_PLAIN, /**< the text is no move in its short form: it is for score_entry */
    SCORE_MOVES, /**< `line` is the line of the pad, and `news` what it makes happen */
    SCORE_WRONG, /**< a sentence in `error` */
} score_reading;

/** Reads what is typed while a pad is followed card by card: "5", "ann 5", "fix 7 stay", "fix ann 5 6", "seen
 * 3 12x2". */
score_reading score_moves(const uc_pad *pad, const char *typed, uc_text *line, uc_text *news, uc_text *error);

/** Prints the odds of a pad. `said`: empty for the seat whose turn it is, the name of a seat, or the cards
 * on the table as for `upcard odds --table`, followed by "; top y3" and the like. Of the options only budget,
 * seed and bold count. False, after a sentence, if there is nothing to compute. */
bool score_odds(const uc_pad *pad, const char *said, const odds_options *options);
/** The same for the seat that chooses now, in short; nothing if no seat does. */
void score_odds_now(const uc_pad *pad, const odds_options *options);

#endif
