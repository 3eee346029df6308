/** @file
 * What the subcommands share: arguments, files, and one-line errors.
 */
#ifndef UC_BASE_ARGUMENTS_H
#define UC_BASE_ARGUMENTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "core/numbers.h"
#include "upcard/game.h"

enum { STATUS_FINE = 0, STATUS_FAILED = 1, STATUS_USAGE = 2 };

/** Prints "upcard COMMAND: ..." and where to get help on standard error, as one line; returns STATUS_USAGE.
 */
int usage_error(const char *command, const char *format, ...) __attribute__((format(printf, 2, 3)));
/** Prints "upcard COMMAND: ..." on standard error, as one line; returns STATUS_FAILED. */
int failure(const char *command, const char *format, ...) __attribute__((format(printf, 2, 3)));
/** A usage error for an option that getopt_long (its short options begin with ':') reported with '?' or ':'.
 */
int option_error(const char *command, int answer, char *const *argv);
/** The error in a record, after the path of its file unless that is "-" or a link; returns STATUS_FAILED. */
int record_failure(const char *command, const char *path, const char *message);

/** Threads of a search that people wait for: more of them gain little. */
enum { SEARCH_THREADS_MAX = 4 };
/** The number of threads where people name none: one for each processor, at most `most`. */
int default_threads(int most);

/** The value of an option, a whole number of 1..max: STATUS_FINE, or a usage error. */
int need_number(const char *command, const char *option, const char *text, uint64_t max,
                uint64_t *ret_number);
/** The game with this id, or NULL and a usage error; an id of NULL is missing. */
const uc_game *need_game(const char *command, const char *id);
/** The rule of a number such as "F7-3.2" or "3.2", even if the rulebook lacks it; 0: it is no rule number. */
uc_rule rule_named(const uc_game *game, const char *word);
/** Puts a preset (NULL: none) in front of *rules, written as for start_with_rules: single options change it.
 * The text lasts until the next call. STATUS_FINE, or a usage error. */
int add_preset(const char *command, const char *preset, const char **rules);
/** Starts a game with rules written "k=v,k=v" (NULL: none; a value may hold commas, as in ages=1,0,2).
 * Returns STATUS_FINE and writes *ret_state, or prints a usage error. */
int start_with_rules(const char *command, const uc_game *game, int seats, const char *rules,
                     uc_state *ret_state);
/** Writes the same rules as a JSON object of texts, {"k":"v","k":"v"}, without checking them. Returns
 * STATUS_FINE, or prints a usage error. */
int rules_as_json(const char *command, const char *rules, uc_text *text);
/** Splits "a,b,c" in place into at most `most` words; returns how many, or -1 if there are more or one is
 * empty. */
int split_list(char *list, const char **words, int most);
/** Reads a whole file, "-" for standard input, into memory of malloc, terminated. NULL and an error message
 * if it cannot be read or is over 64 MiB. */
char *read_file(const char *command, const char *path, size_t *ret_length);
/** The same for a record: the text of a file or of a link ("upcard1."..., in the file or in place of its
 * path). */
char *read_record(const char *command, const char *path, size_t *ret_length);
/** STATUS_FINE if no file at `path` would be lost, or with `force`; else a failure that names `what`, the
 * option or command that would write it. */
int need_new_file(const char *command, const char *what, const char *path, bool force);
/** Seconds of a monotonic clock. */
double seconds_now(void);
/** Seconds for which this thread has had the processor. */
double cpu_seconds_now(void);
/** Flushes standard output; STATUS_FINE, or a failure and an error message if something could not be written.
 */
int finish_output(const char *command);

#endif
