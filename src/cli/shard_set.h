/** @file
 * All shards of one run, for upcard merge.
 */
#ifndef UC_CLI_SHARD_SET_H
#define UC_CLI_SHARD_SET_H

#include "cli/shards.h"

/** All shards of a run, in their order. */
typedef struct shard_set {
    char **file;
    int count;
    json_t *header; /**< of the first */
} shard_set;

/** Reads the shard at `path` as shard_read does; a file without a header is a failure too. */
int shard_set_lines(const char *path, shard_file *file, shard_take *take, void *user);
/** Passes the lines of all shards to `take`, in their order, and adds the turns that programs lost to
 * faults[UC_SEATS_MAX], by player. STATUS_FINE, or a failure and an error message. */
int shard_set_read(const shard_set *set, uc_faults *faults, shard_take *take, void *user);
/** The players of the header as "normal,random", in memory of malloc; NULL if the header has none. */
char *shard_set_players(const shard_set *set);

#endif
