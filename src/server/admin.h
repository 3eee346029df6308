/** @file
 * The operator's line to a running server: a socket in the folder of its data, open to its owner alone. A
 * caller sends one line and gets one line:
 *
 *     end K7QM3F  ->  ok            the table is closed, and that is on disk
 *                     error SENTENCE
 */
#ifndef UC_SERVER_ADMIN_H
#define UC_SERVER_ADMIN_H

#include "server/hub.h"

enum { ADMIN_LINE_MAX = 256 };

typedef struct admin admin;

/** Listens on FOLDER/admin.sock, and replaces the socket of an earlier run. NULL and a message on failure.
 */
admin *admin_open(uv_loop_t *loop, hub *h, const char *folder, uc_text *message);
/** Frees it; the loop must then run until nothing is left in it. `a` may be NULL. */
void admin_close(admin *a);

/** For the caller: sends a line, with its newline, to the server of a folder and waits up to a minute for the
 * answer. ret_answer, of ADMIN_LINE_MAX bytes, gets it without the newline; it is empty if no answer came.
 * Returns false if no server listens there. */
bool admin_ask(const char *folder, const char *line, char *ret_answer);

#endif
