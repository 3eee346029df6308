/** @file
 * A state: every game's, in one flat union without pointers or padding.
 *
 * The first uc_state_size() bytes are the state; compare them by memcmp and copy them by uc_copy (assignment
 * works too and copies the unused seats as well). Unused parts inside are always zero, so that equal states
 * are equal bytes.
 */
#ifndef UPCARD_STATE_H
#define UPCARD_STATE_H

#include "upcard/games.h"

/** The layout of states, views and events: raised by whoever changes one of their structs, so that programs
 * of different versions do not send each other bytes that mean something else. */
enum { UC_LAYOUT = 1 };

#define UC_STATE_MEMBER(id) uc_##id id;
union uc_largest_state {
    UC_FOR_GAMES(UC_STATE_MEMBER)
};

/** The members are called after the games: state.flip7 is a uc_flip7. */
typedef union uc_state {
    uc_head head;
    UC_FOR_GAMES(UC_STATE_MEMBER)
    uint8_t bytes[(sizeof(union uc_largest_state) + 63) / 64 * 64]; /**< whole blocks: see uc_copy */
} uc_state;
#undef UC_STATE_MEMBER

/** What one viewer may know of a state, built up from nothing: the same union, with viewer set in its head
 * and everything unknown left out as the game's header says. A view is all that a bot or a client is given.
 */
typedef struct uc_view {
    uc_state state;
} uc_view;

#endif
