/** @file
 * Files of results: shards of a run, and the file of `--resume`. docs/shards.md describes them.
 *
 * The first line is the header, a JSON object that identifies the run. Each later line holds the results of
 * the next games of the part, or of what else the run is made of. Only whole lines count.
 */
#ifndef UC_CLI_SHARDS_H
#define UC_CLI_SHARDS_H

#include <jansson.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#include "upcard/sim.h"

/** Part `number` of `count`, from 1; {0, 0}: all. */
typedef struct shard {
    uint64_t number, count;
} shard;

/** Reads "K/N", the value of --shard: STATUS_FINE, or a usage error. */
int shard_of_text(const char *command, const char *text, shard *ret_shard);
/** The games of a part, multiples of `cycle` out of all `games`. */
void shard_range(const shard *s, uint64_t games, uint64_t cycle, uint64_t *ret_from, uint64_t *ret_to);
/** Adds the keys common to all headers; takes `header` and returns it, NULL if out of memory. */
json_t *shard_header(json_t *header, const char *command, const uc_game *game, uint64_t from, uint64_t to);
/** The same for games, which can be divided into shards. */
json_t *shard_games_header(json_t *header, const char *command, const uc_game *game, const shard *s,
                           uint64_t games, uint64_t from, uint64_t to);

/** Reads one line after the header; NULL, or an error in a sentence. */
typedef const char *shard_take(void *user, json_t *line);

/** A file of results, while it is read. */
typedef struct shard_file {
    const char *path;
    const char *unit;          /**< the key of a line's range, such as "moves"; NULL: "games" */
    json_t *header;            /**< NULL: the file is empty */
    uint64_t next, to;         /**< its first missing game or other unit, and the end of its part */
    long whole;                /**< bytes of its whole lines */
    uc_faults *faults;         /**< by player; memory of the caller */
    json_t *expected;          /**< NULL, or the header that is expected */
    const char *expected_path; /**< the source of that header; NULL: the command line */
} shard_file;

/** Reads a file from its beginning and passes each line of games to `take`. STATUS_FINE, or a failure whose
 * message names the key that differs from the expected run, or the damaged line. */
int shard_read(const char *command, FILE *in, shard_file *file, shard_take *take, void *user);
/** The array with this key of a line or header, or NULL. */
json_t *shard_list(json_t *line, const char *key);

/** The output of results. */
typedef struct shard_writer {
    const char *command, *path; /**< path: NULL is standard output */
    FILE *out;                  /**< NULL: nothing is written */
    double written;             /**< time of the last flush to the disk */
    bool failed;
} shard_writer;

/** Opens the output of a run: the file at w->path (--resume), whose contents go to `take`, w->out, or
 * nothing. A file that is missing or empty, and w->out, get the header file->expected, which is released.
 * STATUS_FINE and file->next, or a failure and an error message. */
int shard_open(shard_writer *w, shard_file *file, shard_take *take, void *user);
/** Writes a line, and takes the reference. At most once a second, or with `now`, flushes to the disk. False
 * if the line could not be written; shard_close prints the reason. */
bool shard_write(shard_writer *w, json_t *line, bool now);
/** Writes the turns that programs lost, if there are programs. */
void shard_write_faults(shard_writer *w, const uc_player *player, const uc_faults *faults, int players);
/** Flushes everything to the disk; STATUS_FINE, or a failure and an error message. */
int shard_close(shard_writer *w);

#endif
