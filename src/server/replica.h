/** @file
 * A copy of the store in another place, kept up to date while the server runs.
 *
 * Each copy is the whole store of one moment, made by SQLite's own backup beside the running server, checked,
 * synced and then renamed over the one before: there is a good copy at any time. A store in which nothing has
 * changed is not copied again. A copy takes its time, so the pause after it is at least 20 times as long as
 * it took.
 */
#ifndef UC_SERVER_REPLICA_H
#define UC_SERVER_REPLICA_H

#include <uv.h>

#include "server/config.h"
#include "server/metrics.h"

typedef struct replica replica;

/** NULL: out of memory. */
replica *replica_open(const server_config *config, uv_loop_t *loop, server_metrics *metrics);
/** Each second, with the number of commits so far: begins a copy when it is time for one, at first at once.
 */
void replica_beat(replica *r, uint64_t commits);
/** After the store is closed and the loop is empty: a last copy if something has changed. NULL is allowed. */
void replica_close(replica *r);

#endif
