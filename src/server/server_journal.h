/** @file
 * The server's own journal: its runs, the readings of its clock, and the reports of players.
 *
 * Each run has a journal of its own in the store, beside those of the tables. After a restart the clock
 * continues from the newest one, and older ones are archived; a line `open RUN-LINE` takes each report along
 * that is not settled by then.
 */
#ifndef UC_SERVER_SERVER_JOURNAL_H
#define UC_SERVER_SERVER_JOURNAL_H

#include "server/clock.h"
#include "server/guests.h"
#include "store/store.h"

typedef struct server_journal server_journal;

/** Reads the journals of some parts (bit n for part n), sets the clock from them unless it is known, and
 * calls `found` for each table that is not over and each shared pad; before the loop runs. NULL and a message
 * on failure. */
server_journal *server_journal_open(store *s, server_clock *clock, uint64_t parts, bool is_time_known,
                                    bool (*found)(void *context, uint64_t table), void *context,
                                    uc_text *message);
/** After the store is closed. */
void server_journal_close(server_journal *j);
/** Archives the journal of another run. */
void server_journal_archive(server_journal *j, uint64_t table);
/** Appends a line. */
void server_journal_note(server_journal *j, const char *line);
/** Appends a guest's report; then answers the guest. */
void server_journal_report(server_journal *j, const char *line, guest *from);
/** Drops the reports that are settled, and returns how many are not. */
size_t server_journal_open_reports(server_journal *j,
                                   bool (*is_settled)(const void *context, const char *report),
                                   const void *context);

#endif
