/** @file
 * A whole server: store, hub, net and signals on one loop.
 *
 * SIGTERM and SIGINT end it: what was taken is brought to the disk, every client is told, and only then it
 * stops; a second one ends it at once. SIGHUP has certificates and files of the page read again.
 */
#ifndef UC_SERVER_SERVER_H
#define UC_SERVER_SERVER_H

#include "server/config.h"

typedef struct server server;

/** Opens everything and listens; the configuration must stay as long as the server. NULL and a sentence. */
server *server_open(const server_config *config, uc_text *message);
/** Where it listens: "http://127.0.0.1:4040". */
const char *server_url(const server *s);
/** Serves until a signal ends it. */
void server_run(server *s);
void server_close(server *s);

#endif
