/** @file
 * Search: how good each legal move is, by playouts of many positions that agree with what a seat has seen.
 *
 * A playout starts from a resampled state, plays to the end of the round, and is worth the chance to win the
 * game from the totals then (chances.h). At the root all moves that are left are tried on the same state
 * with the same stream of chance, so that their differences are paired; a move falls out when its difference
 * to the best one is plainly negative, and by halves as the budget is used up (racing: Maron and Moore 1994;
 * halving: Karnin, Koren and Somekh 2013). Below the root each lane grows an information-set tree (SO-ISMCTS:
 * Cowling, Powley and Whitehouse 2012) whose nodes are told apart by what the searching seat can see;
 * children are chosen by PUCT (Rosin 2011) with the move of the bot `normal` as the prior, each seat by its
 * own value; beyond the tree all seats play `normal`.
 */
#ifndef UPCARD_SEARCH_H
#define UPCARD_SEARCH_H

#include "upcard/bot.h"

/** What a search found out about one move. */
typedef struct uc_choice {
    uc_move move;
    uint64_t playouts; /**< that began with it */
    double value;      /**< the chance to win the game with it, 0..1; a shared win counts its share */
    double error;      /**< standard error of the value */
    double behind; /**< by so much it is worse than the first one, on the states that both were tried on */
    double behind_error; /**< standard error of that difference */
} uc_choice;

typedef struct uc_findings {
    uint64_t playouts;
    uint64_t decisions; /**< made by seats in them */
    double seconds;
    uc_move guide;                  /**< what `normal` would do */
    int count;                      /**< legal moves that were looked at */
    uc_choice choice[UC_MOVES_MAX]; /**< the best first */
} uc_findings;

/** Searches within ask->budget (with no limit at all: 1000 playouts a move). Moves that are never better than
 * another one, such as not saying uno, are left out. The answer depends on the view, the memory, the stream
 * and the number of playouts, and not on threads; with a limit in milliseconds on the machine as well.
 * Returns UC_OK, or UC_NO_MEMORY. */
UC_API uc_error uc_search(const uc_ask *ask, uc_findings *ret_findings);

/** The chance of each seat to win the game as `view` and `memory` show it, when all play `normal`, and its
 * standard error; both [head.seats]. By one thread, within the budget (with no limit at all: 1000 playouts; a
 * try is one). */
UC_API void uc_evaluate(const uc_view *view, const uc_memory *memory, uc_rng *rng, const uc_budget *budget,
                        double *ret_chance, double *ret_error);

/** One thing about a move, apart from any language: which, and what it is about. */
typedef struct uc_reason {
    const char *id;   /**< "flip7_bust"; uc_reason_texts has all of them */
    double number[3]; /**< counts, points, or percent; those of its sentence, the rest is 0 */
    int seat;         /**< that it is about, or UC_NOBODY */
    const char *word; /**< a color, or NULL */
} uc_reason;

/** A kind of reason and its English sentence: {0} is number 0 as a whole number, {0.1} with one decimal,
 * {0:card|cards} the word that goes with it, {seat} a name, {word} the word. */
typedef struct uc_reason_text {
    const char *id, *text;
} uc_reason_text;

/** All kinds of reasons that a game gives, ended by an id of NULL. */
UC_API const uc_reason_text *uc_reason_texts(const uc_game *game);

enum { UC_REASONS_MAX = 4 };

/** What a legal move of the view's viewer does and what speaks for it; returns how many: at least 1 for a
 * game that gives reasons, else 0. */
UC_API int uc_reasons(const uc_view *view, uc_move move, uc_reason reasons[UC_REASONS_MAX]);
/** The same as English sentences for people ("12 of 31 unseen cards bust you."). `names` has one a seat. */
UC_API void uc_reasons_text(uc_text *text, const uc_view *view, uc_move move, const char *const *names);
/** The same for programs: [{"reason":"flip7_bust","numbers":[12,31,0],"seat":null,"word":null}]. */
UC_API void uc_reasons_json(uc_text *text, const uc_view *view, uc_move move);

#endif
