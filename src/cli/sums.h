/** @file
 * The sums of a simulation as JSON: the contents of a shard's line.
 */
#ifndef UC_CLI_SUMS_H
#define UC_CLI_SUMS_H

#include <jansson.h>

#include "upcard/sim.h"

/** {"games":[FROM,TO],"rounds":[COUNT,SUM,SQUARES],...}; all are whole numbers. NULL if out of memory. */
json_t *sums_json(const uc_sim *part, int players, uint64_t from);
/** Adds the sums of a line to *to; NULL, or an error in a sentence. */
const char *sums_read(uc_sim *to, json_t *line);

#endif
