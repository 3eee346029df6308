/** @file
 * A team of threads that stays from task to task, so that tasks of a fraction of a millisecond are worth
 * sharing.
 */
#ifndef UC_SIM_TEAM_H
#define UC_SIM_TEAM_H

typedef struct team team;

/** A team of the caller and `threads` - 1 (at least 0) threads, which start with the first task. NULL: out of
 * memory. */
team *team_open(int threads);

/** Calls work(shared, member) once with each member at the same time, 0 by the caller, and returns when all
 * have returned. If not all threads can be started, the last members are not called. A team works for one
 * caller at a time. After a fork the child's team starts threads of its own. */
void team_run(team *t, void (*work)(void *shared, int member), void *shared);

/** Ends the threads; NULL is allowed. */
void team_close(team *t);

#endif
