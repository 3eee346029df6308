/** @file
 * Search: estimates the value of each legal move by playouts from many positions that agree with a seat's
 * observations.
 *
 * A playout starts from a resampled state and plays to the end of the round; its value is the chance to win
 * the game from the totals then (chances.h). At the root all remaining moves are tried on the same state with
 * the same stream of chance, so their differences are paired. A move is dropped if it is clearly worse than
 * the best one; also, half of the moves are dropped each time a part of the budget is used up (racing: Maron
 * and Moore 1994; halving: Karnin, Koren and Somekh 2013). Below the root each lane grows an information-set
 * tree (SO-ISMCTS: Cowling, Powley and Whitehouse 2012) whose nodes are told apart by what the searching seat
 * can see; children are chosen by PUCT (Rosin 2011) with the move of the bot `normal` as the prior, each seat
 * by its own value; beyond the tree all seats play `normal`.
 */
#ifndef UPCARD_SEARCH_H
#define UPCARD_SEARCH_H

#include "upcard/bot.h"

/** The result of a search for one move. */
typedef struct uc_choice {
    uc_move move;
    uint64_t playouts; /**< playouts that began with this move */
    double value;      /**< the chance to win the game after it, 0..1; a shared win counts its share */
    double error;      /**< standard error of the value */
    double behind;     /**< how much worse it is than the first move, on the states where both were tried; at
                            most the value of the first move */
    double behind_error; /**< standard error of that difference */
} uc_choice;

typedef struct uc_findings {
    uint64_t playouts;
    uint64_t decisions; /**< decisions of seats in the playouts */
    double seconds;
    uc_move guide;                  /**< the move of `normal` */
    int count;                      /**< legal moves that were searched */
    uc_choice choice[UC_MOVES_MAX]; /**< the best first */
} uc_findings;

/** Searches within ask->budget (without a limit: 1000 playouts per move). Dominated moves, such as not saying
 * uno, are left out. The result depends on the view, the memory, the stream and the number of playouts, not
 * on threads; with a limit in milliseconds it also depends on the machine. Returns UC_OK, or UC_NO_MEMORY. */
UC_API uc_error uc_search(const uc_ask *ask, uc_findings *ret_findings);

/** Estimates each seat's chance to win the game, given `view` and `memory`, if all play `normal`. Writes the
 * chances and their standard errors, both [head.seats]. Uses one thread, within the budget (without a limit:
 * 1000 playouts; a try is one playout). */
UC_API void uc_evaluate(const uc_view *view, const uc_memory *memory, uc_rng *rng, const uc_budget *budget,
                        double *ret_chance, double *ret_error);

/** One reason for or against a move, independent of language. */
typedef struct uc_reason {
    const char *id;   /**< "flip7_bust"; uc_reason_texts has all of them */
    double number[3]; /**< counts, points or percentages, as its sentence uses them; the rest are 0 */
    int seat;         /**< the seat concerned, or UC_NOBODY */
    const char *word; /**< a color, or NULL */
} uc_reason;

/** A kind of reason and its English sentence. {0} is number 0 as an integer, {0.1} with one decimal,
 * {0:card|cards} the singular or plural for it, {seat} a name, {word} the word. */
typedef struct uc_reason_text {
    const char *id, *text;
} uc_reason_text;

/** All kinds of reasons of a game, ended by an id of NULL. */
UC_API const uc_reason_text *uc_reason_texts(const uc_game *game);

enum { UC_REASONS_MAX = 4 };

/** Writes the effects of a legal move of the view's viewer and the reasons for it. Returns their number: at
 * least 1 for a game that gives reasons, else 0. */
UC_API int uc_reasons(const uc_view *view, uc_move move, uc_reason reasons[UC_REASONS_MAX]);
/** The same as English sentences for people ("12 of 31 unseen cards bust you."). `names` has one name per
 * seat. */
UC_API void uc_reasons_text(uc_text *text, const uc_view *view, uc_move move, const char *const *names);
/** The same for programs: [{"reason":"flip7_bust","numbers":[12,31,0],"seat":null,"word":null}]. */
UC_API void uc_reasons_json(uc_text *text, const uc_view *view, uc_move move);

#endif
