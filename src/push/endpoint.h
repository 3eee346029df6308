/** @file
 * The address of a push service, which a browser chose and a client named: it must lead to the public
 * internet, since the server opens a connection to it.
 */
#ifndef UC_PUSH_ENDPOINT_H
#define UC_PUSH_ENDPOINT_H

#include <stdbool.h>

#include <sys/socket.h>

enum {
    PUSH_ENDPOINT_MAX = 1024, /**< bytes of an endpoint with its NUL */
    PUSH_ORIGIN_MAX = 280
};

/** Reads an endpoint: https, the usual port, a name or a public address, no user. With an origin of the list
 * `allowed` (separated by spaces) everything is fine. Writes its origin into ret_origin[PUSH_ORIGIN_MAX].
 * NULL: fine; otherwise a sentence. */
const char *push_endpoint_read(const char *endpoint, const char *allowed, char *ret_origin);
/** Whether an origin is in the list. */
bool push_origin_is_allowed(const char *origin, const char *allowed);
/** Whether an address belongs to the public internet: not loopback, private, link-local, multicast ... */
bool push_address_is_public(const struct sockaddr *address);

#endif
