/** @file
 * A process that writes to a store and is killed, again and again.
 */
#ifndef UC_TESTS_STORE_KILL_H
#define UC_TESTS_STORE_KILL_H

/** Kills a writer `rounds` times, each after 1 to `most_ms` milliseconds of writing, and looks after each
 * whether all that it had told to be confirmed is there, and nothing else than what it wrote. Returns how
 * many appends were confirmed. */
long kill_writers(int rounds, unsigned most_ms, unsigned seed);

#endif
