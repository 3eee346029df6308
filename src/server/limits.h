/** @file
 * Limits of connections: messages per second, connections per address, and allowed origins.
 */
#ifndef UC_SERVER_LIMITS_H
#define UC_SERVER_LIMITS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/socket.h>

enum { ADDRESS_TEXT = 46 };

/** An IPv6 address, or an IPv4 address mapped into one. */
typedef struct limit_address {
    uint8_t bytes[16];
} limit_address;

/** From a socket's address; all zero when it has none. */
limit_address limit_address_of(const struct sockaddr *socket);
/** From text ("127.0.0.1", "::1"), of this length; false: it is not an address. */
bool limit_address_read(const char *text, size_t length, limit_address *ret_address);
/** As text, into ADDRESS_TEXT bytes. */
void limit_address_show(const limit_address *address, char *ret_text);
/** The key for limits: of an IPv6 address only the first 64 bits, which belong to one customer. */
void limit_address_show_key(const limit_address *address, char *ret_text);

/** A network: the addresses that begin with the same bits. */
typedef struct limit_network {
    limit_address first; /**< the other bits are zero */
    uint8_t bits;        /**< 1..128 of the address, mapped if it is IPv4 */
} limit_network;
enum { NETWORK_TEXT = ADDRESS_TEXT + 4 };
/** From "203.0.113.7", "203.0.113.0/24" or "2001:db8::/32". An IPv6 address stands for the 64 bits that it
 * begins with, since they belong to one customer. At least 8 bits of IPv4 or 16 of IPv6; false: it is no
 * network. */
bool limit_network_read(const char *text, limit_network *ret_network);
/** As text, into NETWORK_TEXT bytes: an address, or with "/BITS". */
void limit_network_show(const limit_network *network, char *ret_text);
/** An address of IPv4 is in networks of IPv4 alone. */
bool limit_network_has(const limit_network *network, const limit_address *address);
/** Whether a list of addresses, separated by spaces, has this one. */
bool limit_address_listed(const limit_address *address, const char *list);
/** Whether everything in a list is an address. */
bool limit_addresses_are_valid(const char *list);
/** The client's address behind proxies: the last address of `forwarded` (X-Forwarded-For; may be empty) that
 * is no trusted proxy itself, if `peer` is a trusted one; else `peer`. */
limit_address limit_address_behind(const limit_address *peer, const char *proxies, const char *forwarded);

/** A token bucket, in thousandths; all zero means full. */
typedef struct limit_bucket {
    uint32_t missing, at_ms;
} limit_bucket;
/** Takes one token of a bucket that gets `per_s` tokens a second and holds `most`; false: empty. */
bool limit_take(limit_bucket *bucket, uint32_t per_s, uint32_t most, uint64_t now_ms);
/** Takes one in any case; the milliseconds until the debt is paid, 0: no debt. */
uint64_t limit_spend(limit_bucket *bucket, uint32_t per_s, uint32_t most, uint64_t now_ms);

/** The number of connections of each address, IPv6 addresses by their first 64 bits too. */
typedef struct limit_counts limit_counts;
/** NULL: out of memory. */
limit_counts *limit_counts_open(void);
void limit_counts_close(limit_counts *counts);
/** One more, unless it already has `most` (or there is no memory): false. */
bool limit_counts_add(limit_counts *counts, const limit_address *address, uint32_t most);
/** Whether it has `most` or more. */
bool limit_counts_full(const limit_counts *counts, const limit_address *address, uint32_t most);
/** One less. */
void limit_counts_drop(limit_counts *counts, const limit_address *address);

/** Whether a page of this origin may connect. It may if it is the server's own (the requested Host, or its
 * public URL) or in the list, where "*" allows all. A client without an origin is no browser and may connect
 * too. */
bool limit_origin_allowed(const char *origin, const char *host, const char *public_url, const char *listed);

/** Whether a request for this Host is for this server, and not one that a foreign page has led here by a name
 * of its own (DNS rebinding). Foreign names have dots; so an address, a name without a dot, one that only a
 * home network knows (cards.local) and the machine's own name are fine, and so are the hosts of the public
 * URL, of the address to listen on and of the list of origins, where "*" allows all. So is no Host at all:
 * browsers send one. */
bool limit_host_allowed(const char *host, const char *public_url, const char *listen, const char *origins);

/** Whether everything in a list of origins is "*" or begins with http:// or https:// and has a host. */
bool limit_origins_are_valid(const char *list);

/** Whether bytes are UTF-8: no overlong forms, no surrogates, nothing above U+10FFFF. */
bool limit_is_utf8(const char *bytes, size_t length);

#endif
