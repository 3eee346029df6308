/** @file
 * Commands that wait for their table, in the order of arrival.
 */
#ifndef UC_SERVER_COMMAND_QUEUE_H
#define UC_SERVER_COMMAND_QUEUE_H

#include "server/command.h"

typedef struct command_queue command_queue;

/** NULL: out of memory. */
command_queue *queue_new(void);
void queue_free(command_queue *q);
int queue_length(const command_queue *q);
/** Copies both; false: out of memory. */
bool queue_add(command_queue *q, const caller *by, const command *c);
/** Takes the first; false: the queue is empty. */
bool queue_take(command_queue *q, caller *ret_by, command *ret_command);
/** Drops the commands of a guest. */
void queue_forget(command_queue *q, const guest *gone);

#endif
