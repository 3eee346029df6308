/** @file
 * The reports on the shards of a run.
 */
#ifndef UC_CLI_MERGE_H
#define UC_CLI_MERGE_H

#include "cli/shard_set.h"

/** The format of the result. */
typedef struct merge_output {
    const char *format, *svg; /**< NULL, "json" or "csv"; NULL, or a file for the chart */
    bool force;               /**< the chart may replace a file */
} merge_output;

/* The report of a run, by the subcommand that wrote the shards; returns the exit status. */
int merge_simulations(const shard_set *set, const merge_output *output);
int merge_arenas(const shard_set *set, const merge_output *output);

#endif
