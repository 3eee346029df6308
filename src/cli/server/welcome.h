/** @file
 * The messages of `upcard serve` at its start: the addresses of the server.
 */
#ifndef UC_CLI_SERVER_WELCOME_H
#define UC_CLI_SERVER_WELCOME_H

#include "server/config.h"

/** `url` is the one of server_url. */
void welcome_print(const server_config *config, const char *url);

#endif
