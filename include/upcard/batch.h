/** @file
 * Many games at once, for learning programs: each step makes one decision in every game and writes what the
 * next deciders see into arrays.
 *
 * A batch has N environments, each with a game in progress. In an environment one seat at a time decides, its
 * `actor`; chance moves happen by themselves. Where several seats may act, each is equally likely to be the
 * quickest, as in simulations. An episode is a game or a round; after its last decision the next one starts
 * in the same step, so each environment always waits for a decision, and the numbers written for it are those
 * of the new episode.
 *
 * By default all seats decide. A plan may name some, such as a single learner: a bot then plays the other
 * seats within the same step.
 *
 * Environment k has stream `first` + k of the seed for all that is random in it, so results do not depend on
 * the number of threads, and two batches of N environments play the same as one of 2 N.
 *
 * Actions are moves (upcard/game.h) or the smaller numbers of uc_action_of (upcard/tensor.h). All arrays
 * belong to the caller. They are written in full: nothing in them needs to be kept from one step to the next,
 * so a caller may pass other arrays each time.
 */
#ifndef UPCARD_BATCH_H
#define UPCARD_BATCH_H

#include "upcard/bot.h"

/** What an episode is. */
enum {
    UC_EPISODE_GAME,  /**< a game */
    UC_EPISODE_ROUND, /**< a round; the next episode is the next round of the same game, or of a new game */
};

/** What is rewarded. */
enum {
    UC_REWARD_WIN,    /**< with the last move of a game: 1 for the winner, 1/k for k winners, 0 for others */
    UC_REWARD_POINTS, /**< the change of the seat's total, positive where it helps to win: when rounds end */
    UC_REWARD_CHANCE, /**< the change of the seat's chance to win by the totals (uc_win_chances), -1..1: when
                         rounds end. The sum over a game is the seat's share of the win, 0..1, less its chance
                         at the start */
};

/** What a batch plays. */
typedef struct uc_batch_plan {
    uc_state start; /**< where each game starts: fresh (uc_start), or any later position that is not over */
    size_t count;   /**< environments, at least 1 */
    uint64_t seed;  /**< of all streams */
    uint64_t first; /**< the stream of environment 0 */
    int threads; /**< values below 1 count as 1. They start with the first call and end with uc_batch_close;
                    a batch is used by one thread at a time. A child of fork starts its own */
    int episode; /**< UC_EPISODE_... */
    int reward;  /**< UC_REWARD_... */
    uint64_t limit; /**< decisions after which an unfinished episode is truncated; 0: never */
    bool actions;   /**< actions are the numbers of uc_action_of; else moves */
    bool memory;    /**< observations are information states: with all that the seat has observed in its game.
                       Each environment then takes 1.5 kB a seat, and a step several times as long */
    uint64_t deciders; /**< the seats that decide, as a bit set; 0: all. Episodes in which none of them
                          decides are passed over */
    uc_player others;  /**< the bot that plays the other seats; without a bot, at random */
} uc_batch_plan;

/** The arrays that a step fills, each for N environments in order; those that are NULL are not wanted. O is
 * uc_batch_numbers(), A is uc_batch_actions(), S the number of seats. */
typedef struct uc_batch_arrays {
    uint8_t *obs_u8;       /**< [N, O] what the actor sees (uc_tensor_u8) */
    float *obs_f32;        /**< [N, O] the same, 0 to 1 (uc_tensor_f32) */
    uint8_t *mask;         /**< [N, A] 1 for each legal action of the actor, else 0 */
    uint64_t *bits;        /**< [N, (A + 63) / 64] the same: bit a % 64 of word a / 64 */
    uint16_t *legal;       /**< [N, UC_MOVES_MAX] the legal actions, ascending; 0 after the last */
    uint16_t *legal_count; /**< [N] their number, at least 1 */
    int8_t *actor;         /**< [N] the seat that decides next */
    float *reward;         /**< [N, S] rewards of this step by seat; 0 after uc_batch_reset */
    uint8_t *terminated;   /**< [N] 1 if this step has ended the game or round, else 0 */
    uint8_t *truncated;    /**< [N] 1 if the episode was cut off by the limit, else 0 */
    uint8_t *final_u8;     /**< [N, O] where an episode has ended: what the seat that decided last sees at its
                              end, before the next one starts. Rows of other environments stay as they are */
    float *final_f32;      /**< [N, O] the same, 0 to 1 */
    uc_result *result; /**< [N] whether the action was made: error 0, or why it was refused, and the rule */
} uc_batch_arrays;

typedef struct uc_batch uc_batch;

/** Opens a batch; each environment is at the first decision of its first game. It allocates until
 * uc_batch_close. Returns UC_OK, or an error and a reason in `message`: UC_TOO_SMALL if count is 0,
 * UC_BAD_RULES for an unknown kind of episode or reward, a start that is not a fresh game, deciders that are
 * no seats or a program in place of a bot, or UC_NO_MEMORY. */
UC_API uc_error uc_batch_open(uc_batch **ret_batch, const uc_batch_plan *plan, uc_text *message);
/** Frees a batch; NULL is allowed. */
UC_API void uc_batch_close(uc_batch *batch);

/** O: the numbers of an observation. */
UC_API size_t uc_batch_numbers(const uc_batch *batch);
/** A: actions are 0..A-1. */
UC_API int uc_batch_actions(const uc_batch *batch);
/** The state of an environment, which waits for its actor's decision. It changes with the next step. */
UC_API const uc_state *uc_batch_state(const uc_batch *batch, size_t environment);

/** Starts new games in all environments, with the streams of a seed. */
UC_API void uc_batch_reset(uc_batch *batch, uint64_t seed, const uc_batch_arrays *out);

/** Writes into actions[N] a random legal action of each actor, each equally likely, by the streams of the
 * environments. */
UC_API void uc_batch_sample(uc_batch *batch, int64_t *actions);

/** Makes actions[N], one decision in each environment, and the chance moves that follow. An action that the
 * rules refuse, or that is no number below A, changes nothing in its environment; the arrays then show the
 * same decision again, with reward 0. Returns the number of refused actions. */
UC_API size_t uc_batch_step(uc_batch *batch, const int64_t *actions, const uc_batch_arrays *out);

/** Writes the arrays again as they were after the last step, except reward, terminated, truncated, result and
 * the final observations, which are left alone. */
UC_API void uc_batch_show(uc_batch *batch, const uc_batch_arrays *out);

#endif
