#include "server/quota.h"

#include <sodium.h>
#include <stdlib.h>
#include <string.h>

/* A set of four slots for each hash: a fifth key takes the slot of the fullest bucket, that is, of the key
 * that has gained most by waiting. The hash has a secret key, so that nobody can aim at a slot.
 */
enum { SETS = 4096, PLACES = 4 };

/* An address may have many connections, and each may send once before it is slowed: their common debt must
 * not block others at that address for long. */
enum { DEBT_MS = 2000 };

typedef struct bucket {
    uint64_t key; /* 0: free */
    double used;
    int64_t at_ms;
} bucket;

struct quota {
    double most, per_ms;
    uint8_t secret[crypto_shorthash_KEYBYTES];
    bucket place[SETS][PLACES];
};

quota *quota_open(uint32_t most, uint32_t period_ms) {
    quota *q = calloc(1, sizeof *q);
    if (!q) return NULL;
    q->most = most;
    q->per_ms = (double)most / period_ms;
    randombytes_buf(q->secret, sizeof q->secret);
    return q;
}

void quota_close(quota *q) {
    free(q);
}

static uint64_t hash(const quota *q, const void *key, size_t length) {
    uint64_t number;
    crypto_shorthash((uint8_t *)&number, key, length, q->secret);
    return number ? number : 1;
}

static double used(const quota *q, const bucket *b, int64_t now_ms) {
    double left = b->used - (double)(now_ms - b->at_ms) * q->per_ms;
    return b->key && left > 0 ? left : 0;
}

/** The slot of a key, or NULL. */
static const bucket *find(const quota *q, uint64_t key) {
    for (const bucket *b = q->place[key % SETS]; b < q->place[key % SETS] + PLACES; b++)
        if (b->key == key) return b;
    return NULL;
}

bool quota_left(const quota *q, const char *key, int64_t now_ms) {
    const bucket *b = find(q, hash(q, key, strlen(key)));
    return !b || used(q, b, now_ms) + 1 <= q->most;
}

/** The slot of a key, perhaps taken from another key, and the tokens that the key has used. */
static bucket *place(quota *q, uint64_t number, int64_t now_ms, double *ret_used) {
    bucket *set = q->place[number % SETS], *own = set;
    for (bucket *b = set; b < set + PLACES; b++) {
        if (b->key == number) {
            own = b;
            break;
        }
        if (used(q, b, now_ms) < used(q, own, now_ms)) own = b;
    }
    *ret_used = own->key == number ? used(q, own, now_ms) : 0;
    return own;
}

static bool take(quota *q, uint64_t number, int64_t now_ms) {
    double before;
    bucket *own = place(q, number, now_ms, &before);
    if (before + 1 > q->most) return false;
    *own = (bucket){.key = number, .used = before + 1, .at_ms = now_ms};
    return true;
}

static uint64_t spend(quota *q, uint64_t number, int64_t now_ms) {
    double before;
    bucket *own = place(q, number, now_ms, &before);
    double debt = before + 1 - q->most, most_debt = DEBT_MS * q->per_ms;
    if (debt > most_debt) debt = most_debt;
    *own = (bucket){.key = number, .used = q->most + debt, .at_ms = now_ms};
    return debt > 0 ? (uint64_t)(debt / q->per_ms) + 1 : 0;
}

bool quota_take(quota *q, const char *key, int64_t now_ms) {
    return take(q, hash(q, key, strlen(key)), now_ms);
}

bool quota_take_id(quota *q, uint64_t id, int64_t now_ms) {
    return take(q, hash(q, &id, sizeof id), now_ms);
}

uint64_t quota_spend(quota *q, const char *key, int64_t now_ms) {
    return spend(q, hash(q, key, strlen(key)), now_ms);
}

uint64_t quota_spend_id(quota *q, uint64_t id, int64_t now_ms) {
    return spend(q, hash(q, &id, sizeof id), now_ms);
}
