/* Counts in the text format of Prometheus. */
#include "server/metrics.h"

#include <inttypes.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "upcard/game.h"

void server_measure(server_histogram *histogram, uint64_t us) {
    int bucket = 0;
    while (bucket < SERVER_BUCKETS && us > UINT64_C(1) << bucket) bucket++;
    if (bucket < SERVER_BUCKETS) histogram->bucket[bucket]++;
    histogram->count++;
    histogram->sum_us += us;
}

#define COUNTER(member, help)                                                                                \
    { "upcard_" #member "_total", "counter", help, offsetof(server_metrics, member) }
#define GAUGE(member, help)                                                                                  \
    { "upcard_" #member, "gauge", help, offsetof(server_metrics, member) }

static const struct {
    const char *name, *type, *help;
    size_t offset;
} numbers[] = {
    GAUGE(ready, "Whether people can play, as /readyz"),
    GAUGE(connections, "WebSocket connections"),
    {"upcard_connections_opened_total", "counter", "WebSocket connections that were opened",
     offsetof(server_metrics, connections_total)},
    COUNTER(connections_refused, "Connections that were refused by a limit or their origin"),
    COUNTER(cut_off, "Clients cut off because they did not read"),
    GAUGE(queue_bytes, "Bytes queued for clients"),
    COUNTER(messages_in, "Messages of clients"),
    COUNTER(messages_out, "Messages to clients"),
    COUNTER(bytes_in, "Bytes of the messages of clients"),
    COUNTER(bytes_out, "Bytes of the messages to clients"),
    COUNTER(http_requests, "Requests of HTTP"),
    COUNTER(limited, "Times that a client was slowed, and invalid frames"),
    GAUGE(tables, "Tables that are not over"),
    GAUGE(tables_loaded, "Tables in memory"),
    GAUGE(tables_frozen, "Tables stopped because of an error"),
    COUNTER(guests_new, "New guests"),
    COUNTER(moves_repeated, "Repeated moves, which were only confirmed"),
    COUNTER(refused, "Moves that were refused"),
    COUNTER(store_failures, "Writes and reads of the store that failed"),
    COUNTER(store_lines, "Lines that were written to the journals"),
    COUNTER(store_bytes, "Bytes that were written to the journals"),
    COUNTER(store_commits, "Transactions of the store"),
    GAUGE(store_waiting, "Jobs that the store has not finished"),
    COUNTER(replicas, "Copies of the store that were made"),
    COUNTER(replicas_failed, "Copies of the store that could not be made"),
    GAUGE(replica_behind_s, "Seconds since the oldest change that the copy of the store lacks"),
    GAUGE(bots_waiting, "Decisions that wait for a bot thread"),
    GAUGE(push_subscriptions, "Browsers that get push messages"),
    COUNTER(pushes, "Push messages that were delivered"),
    COUNTER(pushes_failed, "Push messages that could not be delivered"),
    GAUGE(reports_open, "Reports of players that are not settled"),
};

/* The values of a label. */
static const char *game_id(size_t number) {
    return uc_games[number]->id;
}

static const char *limit_name(size_t number) {
    static const char *const names[SERVER_LIMITS] = {
        [LIMIT_CONNECTIONS_PER_ADDRESS] = "connections_per_address",
        [LIMIT_CONNECTIONS] = "connections",
        [LIMIT_QUEUE_BYTES] = "queue_bytes",
        [LIMIT_MESSAGES_PER_S] = "messages_per_s",
        [LIMIT_MESSAGES_PER_ADDRESS] = "messages_per_address",
        [LIMIT_MESSAGES_PER_PLAYER] = "messages_per_player",
        [LIMIT_GUESTS_PER_ADDRESS] = "guests_per_address",
        [LIMIT_MISSES_PER_ADDRESS] = "misses_per_address",
        [LIMIT_RECORDS_PER_ADDRESS] = "records_per_address",
        [LIMIT_TABLES_PER_PLAYER] = "tables_per_player",
        [LIMIT_TABLES_PER_ADDRESS] = "tables_per_address",
        [LIMIT_TABLES] = "tables",
        [LIMIT_REPORTS] = "reports",
        [LIMIT_EMOTES] = "emotes",
        [LIMIT_PUSHES] = "pushes",
        [LIMIT_CATCH_UPS] = "catch_ups",
        [LIMIT_PADS] = "pads",
        [LIMIT_PAD_ENTRIES] = "pad_entries",
    };
    return names[number];
}

/* Counters with a value for each game or limit. */
static const struct {
    const char *name, *help, *label;
    size_t offset, count;
    const char *(*value)(size_t number);
} families[] = {
    {"upcard_moves_total", "Moves of people that were confirmed", "game", offsetof(server_metrics, moves),
     UC_GAMES_COUNT, game_id},
    {"upcard_moves_bots_total", "Moves of bots that were confirmed", "game",
     offsetof(server_metrics, moves_bots), UC_GAMES_COUNT, game_id},
    {"upcard_games_over_total", "Games that ended", "game", offsetof(server_metrics, games_over),
     UC_GAMES_COUNT, game_id},
    {"upcard_limits_reached_total", "Times that a limit was reached", "limit",
     offsetof(server_metrics, reached), SERVER_LIMITS, limit_name},
};

static const struct {
    const char *name, *help;
    size_t offset;
} histograms[] = {
    {"upcard_move_seconds", "From reading a move to handing its last message to the kernel",
     offsetof(server_metrics, move)},
    {"upcard_commit_seconds", "From submitting lines to their confirmation",
     offsetof(server_metrics, commit)},
    {"upcard_bot_seconds", "From asking a bot to its answer", offsetof(server_metrics, bot)},
};

static void add_head(uc_text *text, const char *name, const char *help, const char *type) {
    char line[256];
    snprintf(line, sizeof line, "# HELP %s %s.\n# TYPE %s %s\n", name, help, name, type);
    uc_text_add(text, line);
}

void server_metrics_add(uc_text *text, const char *name, const char *help, bool is_counter, uint64_t value) {
    char line[256];
    add_head(text, name, help, is_counter ? "counter" : "gauge");
    snprintf(line, sizeof line, "%s %" PRIu64 "\n", name, value);
    uc_text_add(text, line);
}

static void add_family(uc_text *text, const uint64_t *values, size_t family) {
    char line[256];
    add_head(text, families[family].name, families[family].help, "counter");
    for (size_t i = 0; i < families[family].count; i++) {
        snprintf(line, sizeof line, "%s{%s=\"%s\"} %" PRIu64 "\n", families[family].name,
                 families[family].label, families[family].value(i), values[i]);
        uc_text_add(text, line);
    }
}

static void add_histogram(uc_text *text, const char *name, const char *help, const server_histogram *h) {
    char line[256];
    uint64_t sum = 0;
    add_head(text, name, help, "histogram");
    for (int i = 0; i < SERVER_BUCKETS; i++) {
        sum += h->bucket[i];
        snprintf(line, sizeof line, "%s_bucket{le=\"%.6f\"} %" PRIu64 "\n", name,
                 (double)(UINT64_C(1) << i) / 1e6, sum);
        uc_text_add(text, line);
    }
    snprintf(line, sizeof line, "%s_bucket{le=\"+Inf\"} %" PRIu64 "\n%s_sum %.6f\n%s_count %" PRIu64 "\n",
             name, h->count, name, (double)h->sum_us / 1e6, name, h->count);
    uc_text_add(text, line);
}

void server_metrics_text(uc_text *text, const server_metrics *metrics) {
    const char *base = (const char *)metrics;
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        uint64_t value;
        memcpy(&value, base + numbers[i].offset, sizeof value);
        server_metrics_add(text, numbers[i].name, numbers[i].help, *numbers[i].type == 'c', value);
    }
    for (size_t i = 0; i < sizeof families / sizeof *families; i++)
        add_family(text, (const uint64_t *)(const void *)(base + families[i].offset), i);
    for (size_t i = 0; i < sizeof histograms / sizeof *histograms; i++)
        add_histogram(text, histograms[i].name, histograms[i].help,
                      (const server_histogram *)(const void *)(base + histograms[i].offset));
}
