/** @file
 * A server's address, as people write it.
 */
#ifndef UC_CLIENT_ADDRESS_H
#define UC_CLIENT_ADDRESS_H

#include "upcard/protocol.h"

enum { CLIENT_HOST_MAX = 256, CLIENT_ORIGIN_MAX = CLIENT_HOST_MAX + 32 };

typedef struct client_address {
    char host[CLIENT_HOST_MAX]; /**< without the brackets of IPv6 */
    int port;
    bool secure;                    /**< TLS */
    char origin[CLIENT_ORIGIN_MAX]; /**< "http://127.0.0.1:4040": names the server, and begins links to it */
    char table[UC_WORD_MAX];        /**< table code of the link; "": none */
} client_address;

/** Reads "HOST", "HOST:PORT" or "[IPV6]:PORT", optionally after "ws://", "wss://", "http://" or "https://"
 * (default: http), and optionally before "/", "/ws" or "/t/CODE". False and a message if it is something
 * else. */
bool client_read_address(client_address *ret_address, const char *url, uc_text *message);

#endif
