/** @file
 * A process that writes to a store and is killed, again and again.
 */
#ifndef UC_TESTS_STORE_KILL_H
#define UC_TESTS_STORE_KILL_H

/** Kills a writer `rounds` times, each time after 1 to `most_ms` milliseconds of writing. Checks each time
 * that the store has all appends that the writer reported as confirmed, and nothing that it did not write.
 * Returns the number of confirmed appends. */
long kill_writers(int rounds, unsigned most_ms, unsigned seed);

#endif
