/** @file
 * The server's metrics, for /metrics (Prometheus text format 0.0.4). One thread writes.
 */
#ifndef UC_SERVER_METRICS_H
#define UC_SERVER_METRICS_H

#include <stdbool.h>
#include <stdint.h>

#include "upcard/games.h"
#include "upcard/text.h"

enum { SERVER_BUCKETS = 24 };

/** What limits people: keys of the configuration, and fixed numbers (allowance.c). */
typedef enum server_limit {
    LIMIT_CONNECTIONS_PER_ADDRESS,
    LIMIT_CONNECTIONS,
    LIMIT_QUEUE_BYTES, /**< and queue_total_bytes */
    LIMIT_MESSAGES_PER_S,
    LIMIT_MESSAGES_PER_ADDRESS,
    LIMIT_MESSAGES_PER_PLAYER,
    LIMIT_GUESTS_PER_ADDRESS,
    LIMIT_MISSES_PER_ADDRESS,
    LIMIT_RECORDS_PER_ADDRESS,
    LIMIT_TABLES_PER_PLAYER,
    LIMIT_TABLES_PER_ADDRESS,
    LIMIT_TABLES,
    LIMIT_REPORTS,
    LIMIT_EMOTES,
    LIMIT_PUSHES,
    LIMIT_CATCH_UPS,
    LIMIT_PADS,
    LIMIT_PAD_ENTRIES,
    SERVER_LIMITS
} server_limit;

/** Durations: [i] counts those of up to 2^i microseconds. */
typedef struct server_histogram {
    uint64_t bucket[SERVER_BUCKETS], count, sum_us;
} server_histogram;
void server_measure(server_histogram *histogram, uint64_t us);

typedef struct server_metrics {
    uint64_t connections, connections_total, connections_refused, cut_off; /**< net: now, ever, ... */
    uint64_t queue_bytes;                                                  /**< net: now */
    uint64_t ready;                                                        /**< now: 1, or 0 */
    uint64_t messages_in, messages_out, bytes_in, bytes_out, http_requests, limited;
    uint64_t reached[SERVER_LIMITS];               /**< times that each limit was reached */
    uint64_t tables, tables_loaded, tables_frozen; /**< hub: now */
    uint64_t moves[UC_GAMES_COUNT], moves_bots[UC_GAMES_COUNT], games_over[UC_GAMES_COUNT]; /**< ever */
    uint64_t moves_repeated, refused, store_failures, guests_new;
    uint64_t store_waiting, bots_waiting;
    uint64_t reports_open;                                /**< now */
    uint64_t replicas, replicas_failed, replica_behind_s; /**< ever; now */
    uint64_t push_subscriptions, pushes, pushes_failed;   /**< now; ever */
    uint64_t store_lines, store_bytes, store_commits;     /**< of the store, once a second */
    server_histogram
        move; /**< from reading a move to the last message of it handed to the kernel or queued */
    server_histogram commit; /**< from submitting lines to their confirmation */
    server_histogram bot;    /**< a bot's thinking */
} server_metrics;

/** Adds one number that is not stored here: "upcard_process_bytes", "Memory of the process". */
void server_metrics_add(uc_text *text, const char *name, const char *help, bool is_counter, uint64_t value);
/** Adds all as text, with help lines. */
void server_metrics_text(uc_text *text, const server_metrics *metrics);

#endif
