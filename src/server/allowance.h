/** @file
 * Rate limits per address and per player: one quota for each kind of action.
 *
 * Most numbers come from the configuration; one table (allowance.c) lists them. Times are of the server's
 * clock.
 */
#ifndef UC_SERVER_ALLOWANCE_H
#define UC_SERVER_ALLOWANCE_H

#include "server/config.h"
#include "server/metrics.h"

typedef enum allowance {
    ALLOWANCE_NEW_GUESTS,    /**< of an address: new players */
    ALLOWANCE_MISSES,        /**< of an address: wrong tokens and codes */
    ALLOWANCE_TALK,          /**< of an address: messages */
    ALLOWANCE_PLAYER_TALK,   /**< of a player: messages */
    ALLOWANCE_RECORDS,       /**< of an address: records, each a replay of a game */
    ALLOWANCE_REPORTS,       /**< of a player: each is stored permanently */
    ALLOWANCE_EMOTES,        /**< of a player */
    ALLOWANCE_PUSHES,        /**< of a player: changes of push subscriptions */
    ALLOWANCE_CATCH_UPS,     /**< of an address: moves replayed for a guest who comes back */
    ALLOWANCE_ALL_CATCH_UPS, /**< the same of all, with the key "" */
    ALLOWANCE_PADS,          /**< of an address: new shared pads */
    ALLOWANCE_ENTRIES        /**< of an address: entries in shared pads, each of which reads the whole pad */
} allowance;

typedef struct allowances allowances;

/** `metrics` counts what is refused. NULL: out of memory. */
allowances *allowances_open(const server_config *config, server_metrics *metrics);
void allowances_close(allowances *a);
/** Whether this key has one left; does not take it. */
bool allowance_left(const allowances *a, allowance kind, const char *key, int64_t now_ms);
/** Takes one; false if none is left. */
bool allowance_take(allowances *a, allowance kind, const char *key, int64_t now_ms);
bool allowance_take_id(allowances *a, allowance kind, uint64_t id, int64_t now_ms);
/** Takes one in any case; the milliseconds until the debt is paid, 0: no debt. */
uint64_t allowance_spend(allowances *a, allowance kind, const char *key, int64_t now_ms);
uint64_t allowance_spend_id(allowances *a, allowance kind, uint64_t id, int64_t now_ms);

#endif
