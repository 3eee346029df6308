/** @file
 * The shards of one run, and the subcommands' reports on them.
 */
#ifndef UC_CLI_MERGE_H
#define UC_CLI_MERGE_H

#include "cli/shards.h"

/** All shards of a run, in their order. */
typedef struct merge_set {
    char **file;
    int count;
    json_t *header; /**< of the first */
} merge_set;

/** The format of the result. */
typedef struct merge_output {
    const char *format, *svg; /**< NULL, "json" or "csv"; NULL, or a file for the chart */
    bool force;               /**< the chart may replace a file */
} merge_output;

/** Passes the lines of all shards to `take`, in their order, and adds the turns that programs lost to
 * faults[UC_SEATS_MAX], by player. STATUS_FINE, or a failure and an error message. */
int merge_read(const merge_set *set, uc_faults *faults, shard_take *take, void *user);
/** The players of the header as "normal,random", in memory of malloc; NULL if the header has none. */
char *merge_players(const merge_set *set);

/* The report of a run, by the subcommand that wrote the shards; returns the exit status. */
int merge_simulations(const merge_set *set, const merge_output *output);
int merge_arenas(const merge_set *set, const merge_output *output);

#endif
