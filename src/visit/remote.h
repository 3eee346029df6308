/** @file
 * What the subcommands that play on a server share: the server's address and the token.
 */
#ifndef UC_VISIT_REMOTE_H
#define UC_VISIT_REMOTE_H

#include "client/client.h"

/** Reads --server or a link, and the code of --table (NULL: none given) into the address. STATUS_FINE, or a
 * usage error. */
int remote_address(const char *command, const char *url, const char *code, client_address *ret_address);
/** Gives the client the saved token for this server and label. */
void remote_remember(client *c, const client_address *address, const char *label);
/** Saves the client's token; false and an error message on failure. */
bool remote_keep(const char *command, const client *c, const client_address *address, const char *label);

#endif
