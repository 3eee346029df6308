/** @file
 * The state of any game, in one flat union without pointers or padding.
 *
 * The first uc_state_size() bytes are the state; compare them with memcmp and copy them with uc_copy
 * (assignment works too, but also copies unused seats). Unused bytes inside are always zero, so equal states
 * have equal bytes.
 */
#ifndef UPCARD_STATE_H
#define UPCARD_STATE_H

#include "upcard/games.h"

/** The version of the layout of states, views and events. Increase it when one of their structs changes, so
 * that programs of different versions do not misread each other's bytes. */
enum { UC_LAYOUT = 2 };

#define UC_STATE_MEMBER(id) uc_##id id;
union uc_largest_state {
    UC_FOR_GAMES(UC_STATE_MEMBER)
};

/** The members are named after the games: state.flip7 is a uc_flip7. */
typedef union uc_state {
    uc_head head;
    UC_FOR_GAMES(UC_STATE_MEMBER)
    uint8_t bytes[(sizeof(union uc_largest_state) + 63) / 64 * 64]; /**< whole blocks: see uc_copy */
} uc_state;
#undef UC_STATE_MEMBER

/** What one viewer may know of a state. It is the same union, built from zero, with `viewer` set in its head;
 * unknown parts are left out as the game's header says. Bots and clients get only views.
 */
typedef struct uc_view {
    uc_state state;
} uc_view;

#endif
