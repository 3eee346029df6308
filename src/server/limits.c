/* Limits of connections: origins, rates, and numbers. */
#include "server/limits.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

#include "core/numbers.h"
#include "core/utf8.h"

static const uint8_t mapped[12] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};

static bool is_v4(const limit_address *address) {
    return !memcmp(address->bytes, mapped, sizeof mapped);
}

static limit_address from_v4(const void *four_bytes) {
    limit_address address;
    memcpy(address.bytes, mapped, sizeof mapped);
    memcpy(address.bytes + sizeof mapped, four_bytes, 4);
    return address;
}

limit_address limit_address_of(const struct sockaddr *socket) {
    limit_address address = {{0}};
    if (socket->sa_family == AF_INET)
        return from_v4(&((const struct sockaddr_in *)(const void *)socket)->sin_addr);
    if (socket->sa_family == AF_INET6)
        memcpy(address.bytes, &((const struct sockaddr_in6 *)(const void *)socket)->sin6_addr, 16);
    return address;
}

bool limit_address_read(const char *text, size_t length, limit_address *ret_address) {
    char word[ADDRESS_TEXT];
    uint8_t four[4];
    if (!length || length >= sizeof word) return false;
    memcpy(word, text, length);
    word[length] = 0;
    if (inet_pton(AF_INET, word, four) == 1) return *ret_address = from_v4(four), true;
    return inet_pton(AF_INET6, word, ret_address->bytes) == 1;
}

void limit_address_show(const limit_address *address, char *ret_text) {
    bool v4 = is_v4(address);
    const void *bytes = v4 ? address->bytes + sizeof mapped : address->bytes;
    if (!inet_ntop(v4 ? AF_INET : AF_INET6, bytes, ret_text, ADDRESS_TEXT)) *ret_text = 0;
}

static limit_address key_of(const limit_address *address) {
    limit_address key = *address;
    if (!is_v4(address)) memset(key.bytes + 8, 0, 8);
    return key;
}

void limit_address_show_key(const limit_address *address, char *ret_text) {
    limit_address key = key_of(address);
    limit_address_show(&key, ret_text);
}

/* Networks */

static const uint8_t one_v4 = 128, one_customer = 64, bits_before_v4 = 96;

static limit_address masked(const limit_address *address, unsigned bits) {
    limit_address first = {{0}};
    for (unsigned i = 0; i < sizeof first.bytes; i++) {
        unsigned kept = bits < 8 * i ? 0 : bits - 8 * i < 8 ? bits - 8 * i : 8;
        first.bytes[i] = (uint8_t)(address->bytes[i] & (0xff00 >> kept));
    }
    return first;
}

bool limit_network_read(const char *text, limit_network *ret_network) {
    limit_address address;
    uint64_t bits;
    size_t length = strcspn(text, "/");
    if (!limit_address_read(text, length, &address)) return false;
    bool v4 = is_v4(&address);
    if (!text[length]) {
        bits = v4 ? one_v4 : one_customer;
    } else {
        size_t digits = read_digits(text + length + 1, 0, v4 ? 32 : 128, &bits);
        if (!digits || text[length + 1 + digits] || bits < (v4 ? 8 : 16)) return false;
        bits += v4 ? bits_before_v4 : 0;
    }
    *ret_network = (limit_network){masked(&address, (unsigned)bits), (uint8_t)bits};
    return true;
}

void limit_network_show(const limit_network *network, char *ret_text) {
    bool v4 = is_v4(&network->first);
    limit_address_show(&network->first, ret_text);
    if (v4 && network->bits == one_v4) return;
    snprintf(ret_text + strlen(ret_text), 5, "/%d", network->bits - (v4 ? bits_before_v4 : 0));
}

bool limit_network_has(const limit_network *network, const limit_address *address) {
    limit_address first = masked(address, network->bits);
    bool same_kind = is_v4(address) == is_v4(&network->first); /* ::/64 is no network of IPv4 */
    return network->bits && same_kind && !memcmp(&first, &network->first, sizeof first);
}

/* The next word of a list: its length, 0 at the end. */
static size_t next_word(const char **list) {
    *list += strspn(*list, " ,");
    return strcspn(*list, " ,");
}

bool limit_address_listed(const limit_address *address, const char *list) {
    for (size_t length; (length = next_word(&list)); list += length) {
        limit_address one;
        if (limit_address_read(list, length, &one) && !memcmp(&one, address, sizeof one)) return true;
    }
    return false;
}

limit_address limit_address_behind(const limit_address *peer, const char *proxies, const char *forwarded) {
    limit_address last = *peer;
    size_t end = strlen(forwarded);
    /* Trusts only the entries that trusted proxies added: from the end, as long as the sender of the entry is
     * trusted.
     */
    while (end && limit_address_listed(&last, proxies)) {
        size_t start = end;
        while (start && !strchr(" ,", forwarded[start - 1])) start--;
        if (start < end && !limit_address_read(forwarded + start, end - start, &last)) break;
        end = start;
        while (end && strchr(" ,", forwarded[end - 1])) end--;
    }
    return last;
}

/* Buckets, refilled by the time that has passed. */

static uint32_t still_missing(const limit_bucket *bucket, uint32_t per_s, uint64_t now_ms) {
    uint64_t filled = (uint64_t)((uint32_t)now_ms - bucket->at_ms) * per_s;
    return filled < bucket->missing ? bucket->missing - (uint32_t)filled : 0;
}

bool limit_take(limit_bucket *bucket, uint32_t per_s, uint32_t most, uint64_t now_ms) {
    bucket->missing = still_missing(bucket, per_s, now_ms);
    bucket->at_ms = (uint32_t)now_ms;
    if (bucket->missing + 1000ull > most * 1000ull) return false;
    bucket->missing += 1000;
    return true;
}

uint64_t limit_spend(limit_bucket *bucket, uint32_t per_s, uint32_t most, uint64_t now_ms) {
    bucket->missing = still_missing(bucket, per_s, now_ms) + 1000;
    bucket->at_ms = (uint32_t)now_ms;
    return bucket->missing > most * 1000 ? (bucket->missing - most * 1000 + per_s - 1) / per_s : 0;
}

/* Counts by address: open addressing, by a keyed hash, since strangers choose the keys. */

typedef struct counted {
    limit_address key;
    uint32_t count; /* 0: free */
} counted;

struct limit_counts {
    uint8_t secret[crypto_shorthash_KEYBYTES];
    counted *places;
    size_t mask, used;
};

limit_counts *limit_counts_open(void) {
    limit_counts *counts = calloc(1, sizeof *counts);
    if (!counts) return NULL;
    counts->mask = 255;
    counts->places = calloc(counts->mask + 1, sizeof *counts->places);
    if (!counts->places) return free(counts), NULL;
    randombytes_buf(counts->secret, sizeof counts->secret);
    return counts;
}

void limit_counts_close(limit_counts *counts) {
    if (!counts) return;
    free(counts->places);
    free(counts);
}

static size_t home_of(const limit_counts *counts, const limit_address *key) {
    uint64_t hash;
    crypto_shorthash((unsigned char *)&hash, key->bytes, sizeof key->bytes, counts->secret);
    return hash & counts->mask;
}

/* The slot of a key, or the free one where it belongs. */
static counted *place_of(const limit_counts *counts, const limit_address *key) {
    size_t at = home_of(counts, key);
    while (counts->places[at].count && memcmp(&counts->places[at].key, key, sizeof *key))
        at = (at + 1) & counts->mask;
    return &counts->places[at];
}

static bool grow(limit_counts *counts) {
    limit_counts larger = *counts;
    larger.mask = counts->mask * 2 + 1;
    larger.places = calloc(larger.mask + 1, sizeof *larger.places);
    if (!larger.places) return false;
    for (size_t i = 0; i <= counts->mask; i++)
        if (counts->places[i].count) *place_of(&larger, &counts->places[i].key) = counts->places[i];
    free(counts->places);
    *counts = larger;
    return true;
}

bool limit_counts_add(limit_counts *counts, const limit_address *address, uint32_t most) {
    if (counts->used * 2 > counts->mask && !grow(counts)) return false;
    limit_address key = key_of(address);
    counted *place = place_of(counts, &key);
    if (place->count >= most) return false;
    if (!place->count) {
        place->key = key;
        counts->used++;
    }
    place->count++;
    return true;
}

bool limit_counts_full(const limit_counts *counts, const limit_address *address, uint32_t most) {
    limit_address key = key_of(address);
    return place_of(counts, &key)->count >= most;
}

/* Frees a slot and moves up the entries that collided with it. */
static void vacate(limit_counts *counts, size_t hole) {
    counts->places[hole].count = 0;
    counts->used--;
    for (size_t at = (hole + 1) & counts->mask; counts->places[at].count; at = (at + 1) & counts->mask) {
        size_t home = home_of(counts, &counts->places[at].key);
        if (((at - home) & counts->mask) < ((at - hole) & counts->mask)) continue;
        counts->places[hole] = counts->places[at];
        counts->places[at].count = 0;
        hole = at;
    }
}

void limit_counts_drop(limit_counts *counts, const limit_address *address) {
    limit_address key = key_of(address);
    counted *place = place_of(counts, &key);
    if (place->count && !--place->count) {
        place->count = 1; /* it must look occupied until vacate clears it */
        vacate(counts, (size_t)(place - counts->places));
    }
}

/* Origins */

/* The part after "http://" or "https://", without a slash at the end: its length, 0: another scheme. */
static size_t host_of(const char *url, const char **ret_host) {
    size_t scheme = !strncasecmp(url, "http://", 7) ? 7 : !strncasecmp(url, "https://", 8) ? 8 : 0;
    *ret_host = url + scheme;
    return scheme ? strcspn(*ret_host, "/ ") : 0;
}

static bool is_same(const char *a, size_t a_length, const char *b, size_t b_length) {
    return a_length && a_length == b_length && !strncasecmp(a, b, a_length);
}

bool limit_origin_allowed(const char *origin, const char *host, const char *public_url, const char *listed) {
    const char *name, *own;
    size_t length = host_of(origin, &name);
    if (!*origin) return true;
    if (is_same(name, length, host, strlen(host))) return true;
    size_t own_length = host_of(public_url, &own);
    if (is_same(name, length, own, own_length)) return true;
    for (size_t word; (word = next_word(&listed)); listed += word)
        if (is_same(listed, word, "*", 1) || is_same(listed, word, origin, strlen(origin))) return true;
    return false;
}

/* Hosts */

/* The name or address in a Host, without brackets, the dot at its end and the port: its length. */
static size_t name_of(const char *host, size_t length, const char **ret_name) {
    bool has_brackets = *host == '[';
    *ret_name = host + has_brackets;
    const char *end = memchr(host, has_brackets ? ']' : ':', length);
    size_t size = (size_t)((end ? end : host + length) - *ret_name);
    return size && (*ret_name)[size - 1] == '.' ? size - 1 : size;
}

/* Whether nobody can own this name on the internet. */
static bool is_local_name(const char *name, size_t length) {
    static const char *const endings[] = {".localhost", ".local", ".lan", ".home", ".home.arpa", ".internal"};
    char own[256] = "";
    if (!memchr(name, '.', length)) return true;
    for (size_t i = 0; i < sizeof endings / sizeof *endings; i++) {
        size_t size = strlen(endings[i]);
        if (length > size && is_same(name + length - size, size, endings[i], size)) return true;
    }
    return !gethostname(own, sizeof own - 1) && is_same(name, length, own, strlen(own));
}

static bool names_host(const char *url, size_t length, const char *name, size_t name_length) {
    const char *host, *own;
    size_t host_length = host_of(url, &host), rest = length - (size_t)(host - url);
    size_t own_length = name_of(host, host_length && host_length < rest ? host_length : rest, &own);
    return is_same(name, name_length, own, own_length);
}

bool limit_host_allowed(const char *host, const char *public_url, const char *listen, const char *origins) {
    const char *name;
    limit_address address;
    size_t length = name_of(host, strlen(host), &name);
    if (!*host || is_local_name(name, length) || limit_address_read(name, length, &address)) return true;
    if (names_host(public_url, strlen(public_url), name, length) ||
        names_host(listen, strlen(listen), name, length))
        return true;
    for (size_t word; (word = next_word(&origins)); origins += word)
        if (is_same(origins, word, "*", 1) || names_host(origins, word, name, length)) return true;
    return false;
}

bool limit_addresses_are_valid(const char *list) {
    limit_address one;
    for (size_t length; (length = next_word(&list)); list += length)
        if (!limit_address_read(list, length, &one)) return false;
    return true;
}

bool limit_origins_are_valid(const char *list) {
    const char *host;
    for (size_t length; (length = next_word(&list)); list += length)
        if (!is_same(list, length, "*", 1) && !host_of(list, &host)) return false;
    return true;
}

/* UTF-8 */

bool limit_is_utf8(const char *bytes, size_t length) {
    const uint8_t *at = (const uint8_t *)bytes, *end = at + length;
    while (at < end) {
        size_t size = *at < 0x80 ? 1 : utf8_length(at, (size_t)(end - at));
        if (!size) return false;
        at += size;
    }
    return true;
}
