/** @file
 * A whole server: store, hub, net and signals on one loop.
 *
 * SIGTERM and SIGINT end it: it writes all accepted changes to the disk, notifies every client, and stops
 * only then; a second signal ends it at once. SIGHUP reloads certificates and files of the page.
 */
#ifndef UC_SERVER_SERVER_H
#define UC_SERVER_SERVER_H

#include "server/config.h"

typedef struct server server;

/** Opens everything and listens; the configuration must stay as long as the server. NULL and a message. */
server *server_open(const server_config *config, uc_text *message);
/** The address that it listens on: "http://127.0.0.1:4040". */
const char *server_url(const server *s);
/** Serves until a signal ends it; false: until another server has taken over its database. */
bool server_run(server *s);
void server_close(server *s);

#endif
