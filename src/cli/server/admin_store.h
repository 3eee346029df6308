/** @file
 * Reading a server's store for upcard admin, beside a running server or without one.
 */
#ifndef UC_CLI_ADMIN_STORE_H
#define UC_CLI_ADMIN_STORE_H

#include "room/room.h"
#include "server/shared_pad.h"
#include "store/store.h"

enum { ADMIN_PATH_BYTES = 1024, ADMIN_MS = 1000 };

/** The arguments and data of a command. */
typedef struct admin_job {
    const char *data, *argument, *second;
    const char *place;         /**< of the store: the same folder, or a database */
    const char *lasting, *why; /**< of a measure: how long, and words for the person; NULL: not given */
    const char *due;           /**< of news: when it happens; NULL: not given */
    bool all, json, force, bad;
    bool own; /**< only the server's own journals */
    store *store;
    int64_t now; /**< the server's clock, as far as its journals show */
    uint64_t count, moves, journals;
    struct row *rows;
    size_t row_count, row_room;
    void (*each)(struct admin_job *j, const store_entry *entry, const char *lines, size_t length);
    void *context; /**< for `each` */
} admin_job;

/** Prints an error of the command; STATUS_FAILED. */
int admin_failed(const uc_text *message);
/** Whether a server has stored something there; prints an error if not. */
bool admin_has_store(const admin_job *j);
/** NULL and a message. */
store *admin_open_store(const admin_job *j, bool read_only, uc_text *message);
/** Submits a job and waits for it. */
store_status admin_do(store *s, store_job *job);
/** Calls `each` for the requested journals in the order of their numbers; the server's own come last. Returns
 * the exit status. */
int admin_read_all(admin_job *j, bool archived);
/** Prints that a journal is wrong, and makes the command fail. */
void admin_blame(admin_job *j, const store_entry *entry, const char *reason);
/** The time at the beginning of a line of a journal, and its digits. */
int64_t admin_time_of(const char *line, size_t *ret_digits);
/** The room of a journal; NULL if it is of no table, or after an error message if it is invalid. */
room *admin_read_room(admin_job *j, const store_entry *entry, const char *lines, size_t length);
/** The shared pad of a journal; NULL after an error message if it is invalid. */
shared_pad *admin_read_pad(admin_job *j, const store_entry *entry, const char *lines, size_t length);
/** Sends a line to the running server: STATUS_FINE if it has answered "ok", with the rest of the answer in
 * *ret_rest (by malloc; NULL is allowed); STATUS_FAILED after an error message; -1: no server runs there. */
int admin_send(const admin_job *j, const char *line, char **ret_rest);

/* Commands about people (moderate.c). */
int admin_ban(admin_job *j);
int admin_mute(admin_job *j);
int admin_rename(admin_job *j);
int admin_announce(admin_job *j);
int admin_lift(admin_job *j);
int admin_settle(admin_job *j);
int admin_measures(admin_job *j);
int admin_players(admin_job *j);
int admin_reports(admin_job *j);
int admin_report(admin_job *j);

#endif
