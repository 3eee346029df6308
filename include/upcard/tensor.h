/** @file
 * Observations as numbers, for learning programs: what a seat sees, its legal moves as masks, and a small
 * numbering of its actions.
 *
 * An observation is an array of bytes, or the same numbers as floats from 0 to 1. It consists of fields in a
 * fixed order (uc_tensor_field): first those that every game has, then the game's own (uc_game.tensor). Only
 * the seat's view is read, so an observation of a state equals that of the view and can tell nothing that the
 * seat may not know. Seats are relative: in a field by seat, number 0 is the observer itself, 1 the next
 * seat, and so on. The size depends on the game and the number of seats alone, not on rule options.
 */
#ifndef UPCARD_TENSOR_H
#define UPCARD_TENSOR_H

#include "upcard/game.h"

/** A field in the observations of a table. */
typedef struct uc_tensor_slice {
    const char *key, *help;
    size_t offset;  /**< of its first number */
    uint16_t count; /**< numbers of a part */
    uint8_t parts;  /**< 1, or the number of seats */
    uint8_t max;    /**< the numbers are 0..max */
    bool remembered;
} uc_tensor_slice;

/** No observation has more numbers. */
enum { UC_TENSOR_MAX = 8192 };

/** Field number `index`, from 0, of the observations at a table; with `memory`, of the information states.
 * Returns false if there are fewer fields. */
UC_API bool uc_tensor_slice_at(const uc_game *game, int seats, bool memory, int index,
                               uc_tensor_slice *ret_slice);
/** The numbers of an observation or, with `memory`, of an information state. */
UC_API size_t uc_tensor_size(const uc_game *game, int seats, bool memory);

/** Writes what `seat` observes in a state, or in its own view: uc_tensor_size numbers. With the memory of
 * that seat's observer it writes the information state; `memory` may be NULL. */
UC_API void uc_tensor_u8(const uc_state *shown, int seat, const uc_memory *memory, uint8_t *out);
/** The same numbers divided by the max of their fields, 0 to 1. */
UC_API void uc_tensor_f32(const uc_state *shown, int seat, const uc_memory *memory, float *out);

/** Writes 1 for each legal move of a seat and 0 for every other move: uc_game.moves bytes. Returns the number
 * of legal moves. */
UC_API int uc_legal_mask(const uc_state *shown, int seat, uint8_t *out);
/** The same as bits: bit m % 64 of word m / 64 stands for move m; (uc_game.moves + 63) / 64 words. */
UC_API int uc_legal_bits(const uc_state *shown, int seat, uint64_t *out);

/** The number of actions: a second numbering of a seat's moves, without chance moves, in which moves share a
 * number if no rule tells their cards apart by what they show, and other seats are relative to the mover
 * (uc_game.action). */
static inline int uc_actions(const uc_game *game) {
    return game->action ? game->actions : game->moves;
}

/** The action of a legal move of a seat, 0..uc_actions()-1. For other moves of seats it is the action that
 * the move would have, or -1; for moves of chance, no action. */
static inline int uc_action_of(const uc_state *shown, int seat, uc_move move) {
    const uc_game *game = uc_game_of(shown);
    return game->action ? game->action(shown, seat, move) : move;
}

/** The legal move of a seat that an action stands for, the last if there are several; -1 if there is none. */
UC_API int uc_action_move(const uc_state *shown, int seat, int action);
/** Why an action is refused that stands for no legal move of a seat: the refusal by uc_apply of a move that
 * it stands for, which is written to *ret_move. Of several the one whose rule forbids the fewest moves, since
 * that says most: of two equal cards the one in the hand. UC_UNKNOWN_MOVE, and no move in *ret_move, if it
 * never stands for a move here. It tries all moves. */
UC_API uc_result uc_action_refusal(const uc_state *state, int seat, int action, uc_move *ret_move);
/** Writes 1 for each action that stands for a legal move of a seat, and 0 for every other: uc_actions bytes.
 * Returns the number of such actions. */
UC_API int uc_action_mask(const uc_state *shown, int seat, uint8_t *out);

#endif
