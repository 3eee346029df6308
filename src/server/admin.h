/** @file
 * The operator's line to a running server: a socket in the folder of its data, open to its owner alone. A
 * caller sends one line and gets an answer, "ok" or "error SENTENCE":
 *
 *     end K7QM3F                  the table is closed, and that is on disk
 *     measure ban 17 0 0 <tab>    the measure (measure.h) is in force, and on disk
 *     players                     after "ok", a JSON object a line for each who is connected
 */
#ifndef UC_SERVER_ADMIN_H
#define UC_SERVER_ADMIN_H

#include "server/hub.h"

enum { ADMIN_LINE_MAX = 640 };

typedef struct admin admin;

/** Listens on FOLDER/admin.sock, and replaces the socket of an earlier run. NULL and a message on failure.
 */
admin *admin_open(uv_loop_t *loop, hub *h, const char *folder, uc_text *message);
/** Frees it; the loop must then run until nothing is left in it. `a` may be NULL. */
void admin_close(admin *a);

/** For the caller: sends a line, with its newline, to the server of a folder and waits up to a minute for the
 * answer: all of it, by malloc; empty if none came. NULL if no server listens there. */
char *admin_ask(const char *folder, const char *line);

#endif
