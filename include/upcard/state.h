/** @file
 * A state: every game's, in one flat union without pointers or padding.
 *
 * The first uc_state_size() bytes are the state; compare them by memcmp and copy them by uc_copy (assignment
 * works too and copies the unused seats as well). Unused parts inside are always zero, so that equal states
 * are equal bytes.
 */
#ifndef UPCARD_STATE_H
#define UPCARD_STATE_H

#include "upcard/flip7.h"
#include "upcard/hi_lo_flip.h"
#include "upcard/hilo.h"
#include "upcard/uno_flip.h"

/** The layout of states, views and events: raised by whoever changes one of their structs, so that programs
 * of different versions do not send each other bytes that mean something else. */
enum { UC_LAYOUT = 1 };

typedef union uc_state {
    uc_head head;
    uc_flip7 flip7;
    uc_hilo hilo;
    uc_hi_lo_flip hi_lo_flip;
    uc_uno_flip uno_flip;
    uint8_t bytes[704]; /**< whole blocks of 64 bytes: see uc_copy */
} uc_state;

/** What one viewer may know of a state, built up from nothing: the same union, with viewer set in its head
 * and everything unknown left out as the game's header says. A view is all that a bot or a client is given.
 */
typedef struct uc_view {
    uc_state state;
} uc_view;

#endif
