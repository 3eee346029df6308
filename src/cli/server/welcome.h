/** @file
 * What `upcard serve` says to people at its start: where they find it.
 */
#ifndef UC_CLI_SERVER_WELCOME_H
#define UC_CLI_SERVER_WELCOME_H

#include "server/config.h"

/** `url` is that of server_url. */
void welcome_print(const server_config *config, const char *url);

#endif
