#include "server/players.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/numbers.h"

enum { PLACES = 1 << 14, SECRET_BYTES = 32, EMOTE_PAUSE_MS = 1000 };

typedef struct player {
    store_player kept;
    int64_t quiet_until; /* no emotes before */
    struct player *next; /* in the same bucket of the map */
} player;

struct players {
    player *place[PLACES];
    size_t count;
};

static player *add(players *p, const store_player *kept) {
    player *new = malloc(sizeof *new);
    if (!new) return NULL;
    player **place = &p->place[kept->id % PLACES];
    *new = (player){.kept = *kept, .next = *place};
    *place = new;
    p->count++;
    return new;
}

static player *by_id(const players *p, uint64_t id) {
    player *found = p->place[id % PLACES];
    while (found && found->kept.id != id) found = found->next;
    return found;
}

static bool add_kept(void *context, const store_player *kept) {
    return add(context, kept) != NULL;
}

players *players_open(store *s, uc_text *message) {
    players *p = calloc(1, sizeof *p);
    if (p && store_players(s, add_kept, p) == STORE_OK) return p;
    uc_text_add(message, "cannot read the players: ");
    store_trouble(s, message);
    players_close(p);
    return NULL;
}

void players_close(players *p) {
    for (size_t i = 0; p && i < PLACES; i++) {
        for (player *next, *gone = p->place[i]; gone; gone = next) {
            next = gone->next;
            free(gone);
        }
    }
    free(p);
}

size_t players_count(const players *p) {
    return p->count;
}

/** Below 10^15, so that every JSON reader takes it for a whole number; never 0. */
static uint64_t new_id(const players *p) {
    uint64_t id;
    do {
        randombytes_buf(&id, sizeof id);
        id >>= 15;
    } while (!id || by_id(p, id));
    return id;
}

const store_player *players_new(players *p, const char *name, int64_t now_s,
                                char ret_token[PLAYER_TOKEN_MAX]) {
    uint8_t secret[SECRET_BYTES];
    char text[sodium_base64_ENCODED_LEN(SECRET_BYTES, sodium_base64_VARIANT_URLSAFE_NO_PADDING)];
    store_player kept = {.id = new_id(p), .seen_s = now_s};
    randombytes_buf(secret, sizeof secret);
    crypto_hash_sha256(kept.hash, secret, sizeof secret);
    snprintf(kept.name, sizeof kept.name, "%s", name);
    sodium_bin2base64(text, sizeof text, secret, sizeof secret, sodium_base64_VARIANT_URLSAFE_NO_PADDING);
    snprintf(ret_token, PLAYER_TOKEN_MAX, "%llu.%s", (unsigned long long)kept.id, text);
    sodium_memzero(secret, sizeof secret);
    sodium_memzero(text, sizeof text);
    const player *new = add(p, &kept);
    return new ? &new->kept : NULL;
}

void players_remove(players *p, uint64_t id) {
    player **link = &p->place[id % PLACES], *gone;
    while (*link && (*link)->kept.id != id) link = &(*link)->next;
    if (!(gone = *link)) return;
    *link = gone->next;
    p->count--;
    free(gone);
}

void players_change(players *p, const store_player *kept) {
    player *known = by_id(p, kept->id);
    if (known) known->kept = *kept;
}

bool players_may_emote(players *p, uint64_t id, int64_t now_ms) {
    player *known = by_id(p, id);
    if (!known || now_ms < known->quiet_until) return !known;
    known->quiet_until = now_ms + EMOTE_PAUSE_MS;
    return true;
}

const store_player *players_find(const players *p, const char *token) {
    static const player nobody; /* compared if there is no such id, so that both cases take the same time */
    uint8_t secret[SECRET_BYTES], hash[STORE_HASH_BYTES];
    uint64_t id;
    size_t digits = read_digits(token, 0, UINT64_MAX, &id), length = 0;
    if (!digits || token[digits] != '.') return NULL;
    const char *rest = token + digits + 1;
    if (sodium_base642bin(secret, sizeof secret, rest, strlen(rest), NULL, &length, NULL,
                          sodium_base64_VARIANT_URLSAFE_NO_PADDING) ||
        length != sizeof secret)
        return NULL;
    player *found = by_id(p, id);
    crypto_hash_sha256(hash, secret, sizeof secret);
    bool same = !sodium_memcmp(hash, found ? found->kept.hash : nobody.kept.hash, sizeof hash);
    return found && same ? &found->kept : NULL;
}
