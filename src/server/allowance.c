#include "server/allowance.h"

#include <stddef.h>
#include <stdlib.h>

#include "server/quota.h"

enum {
    KINDS = ALLOWANCE_ENTRIES + 1,
    SECOND_MS = 1000,
    MINUTE_MS = 60 * SECOND_MS,
    HOUR_MS = 60 * MINUTE_MS
};
enum { TALK_S = 4 /* period for the average of messages per second */ };

/** `most` times the configuration's number at `offset` (0: times 1) within `period_ms`. */
static const struct {
    size_t offset;
    uint32_t most, period_ms;
    server_limit limit; /* counted when it is reached */
} kinds[KINDS] = {
    [ALLOWANCE_NEW_GUESTS] = {offsetof(server_config, guests_per_address), 1, HOUR_MS,
                              LIMIT_GUESTS_PER_ADDRESS},
    [ALLOWANCE_MISSES] = {offsetof(server_config, misses_per_address), 1, MINUTE_MS,
                          LIMIT_MISSES_PER_ADDRESS},
    [ALLOWANCE_TALK] = {offsetof(server_config, messages_per_address), TALK_S, TALK_S *SECOND_MS,
                        LIMIT_MESSAGES_PER_ADDRESS},
    [ALLOWANCE_PLAYER_TALK] = {offsetof(server_config, messages_per_player), TALK_S, TALK_S *SECOND_MS,
                               LIMIT_MESSAGES_PER_PLAYER},
    [ALLOWANCE_RECORDS] = {offsetof(server_config, records_per_address), TALK_S, TALK_S *SECOND_MS,
                           LIMIT_RECORDS_PER_ADDRESS},
    [ALLOWANCE_REPORTS] = {0, 20, HOUR_MS, LIMIT_REPORTS},
    [ALLOWANCE_EMOTES] = {0, 1, SECOND_MS, LIMIT_EMOTES},
    [ALLOWANCE_PUSHES] = {0, 30, HOUR_MS, LIMIT_PUSHES},
    [ALLOWANCE_CATCH_UPS] = {0, 80, TALK_S *SECOND_MS, LIMIT_CATCH_UPS},
    [ALLOWANCE_ALL_CATCH_UPS] = {0, 200, TALK_S *SECOND_MS, LIMIT_CATCH_UPS},
    [ALLOWANCE_PADS] = {0, 60, HOUR_MS, LIMIT_PADS},
    [ALLOWANCE_ENTRIES] = {0, 160, TALK_S *SECOND_MS, LIMIT_PAD_ENTRIES},
};

struct allowances {
    server_metrics *metrics;
    quota *quota[KINDS];
};

allowances *allowances_open(const server_config *config, server_metrics *metrics) {
    allowances *a = calloc(1, sizeof *a);
    bool fine = a;
    if (a) a->metrics = metrics;
    for (int i = 0; i < KINDS && fine; i++) {
        const uint32_t *number = (const uint32_t *)(const void *)((const char *)config + kinds[i].offset);
        uint32_t most = kinds[i].most * (kinds[i].offset ? *number : 1);
        fine = (a->quota[i] = quota_open(most, kinds[i].period_ms));
    }
    if (fine) return a;
    allowances_close(a);
    return NULL;
}

void allowances_close(allowances *a) {
    for (int i = 0; a && i < KINDS; i++) quota_close(a->quota[i]);
    free(a);
}

bool allowance_left(const allowances *a, allowance kind, const char *key, int64_t now_ms) {
    return quota_left(a->quota[kind], key, now_ms);
}

static void count(allowances *a, allowance kind, bool is_reached) {
    a->metrics->reached[kinds[kind].limit] += is_reached;
}

bool allowance_take(allowances *a, allowance kind, const char *key, int64_t now_ms) {
    bool taken = quota_take(a->quota[kind], key, now_ms);
    count(a, kind, !taken);
    return taken;
}

bool allowance_take_id(allowances *a, allowance kind, uint64_t id, int64_t now_ms) {
    bool taken = quota_take_id(a->quota[kind], id, now_ms);
    count(a, kind, !taken);
    return taken;
}

uint64_t allowance_spend(allowances *a, allowance kind, const char *key, int64_t now_ms) {
    uint64_t wait_ms = quota_spend(a->quota[kind], key, now_ms);
    count(a, kind, wait_ms > 0);
    return wait_ms;
}

uint64_t allowance_spend_id(allowances *a, allowance kind, uint64_t id, int64_t now_ms) {
    uint64_t wait_ms = quota_spend_id(a->quota[kind], id, now_ms);
    count(a, kind, wait_ms > 0);
    return wait_ms;
}
