/** @file
 * Rate limits: token buckets by key (an address, a player), in bounded memory.
 */
#ifndef UC_SERVER_QUOTA_H
#define UC_SERVER_QUOTA_H

#include <stdbool.h>
#include <stdint.h>

typedef struct quota quota;

/** Each key gets `most` tokens at once, and as many again within `period_ms`. Returns NULL if memory is
 * short. */
quota *quota_open(uint32_t most, uint32_t period_ms);
void quota_close(quota *q);
/** Whether this key has one left at this time; does not take it. */
bool quota_left(const quota *q, const char *key, int64_t now_ms);
/** Takes one; false if none is left. */
bool quota_take(quota *q, const char *key, int64_t now_ms);
/** The same with a number as the key. */
bool quota_take_id(quota *q, uint64_t id, int64_t now_ms);
/** Takes one in any case; the milliseconds until the debt is paid, about 2,000 at most, 0: no debt. */
uint64_t quota_spend(quota *q, const char *key, int64_t now_ms);
uint64_t quota_spend_id(quota *q, uint64_t id, int64_t now_ms);

#endif
