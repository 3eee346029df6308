/* Servers that share the database, and the parts that each of them owns. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "store/folder.h"
#include "store/postgres.h"

enum { CLAIM_TRIES = 20, CLAIM_MS = 100 };

/* Becoming a node. */

static PGresult *run_with_name(backend *b, pg_sql sql, const char *doing) {
    pg_params params = {.count = 0};
    pg_add_bytes(&params, b->name, strlen(b->name));
    return pg_link_run_with(&b->writer, sql, &params, doing);
}

static bool is_alone(backend *b, bool *ret_fine) {
    PGresult *result = run_with_name(b, PG_OTHERS, "looking for other servers");
    bool alone = result && !pg_number(result, 0, 0);
    *ret_fine = result;
    PQclear(result);
    return alone;
}

static void add_others(const backend *b, uc_text *message) {
    text_add_all(message, "the database is being used by another server", NULL);
    if (*b->name) text_add_all(message, " that is alone there or has the same name, ", b->name, NULL);
}

/** A server that was killed stays connected for a moment; one that still runs keeps its parts. */
static bool wait_for_others(backend *b, uc_text *message) {
    bool fine = true;
    for (int i = 0; i < CLAIM_TRIES && fine; i++) {
        if (is_alone(b, &fine)) return true;
        nanosleep(&(struct timespec){.tv_nsec = CLAIM_MS * 1000000}, NULL);
    }
    if (fine) add_others(b, message);
    return false;
}

/** Whether a failover cannot lose what was confirmed, or the operator accepts that. */
static bool is_safe(backend *b, uc_text *message) {
    if (b->takes_any_standby) return true;
    PGresult *result = pg_link_run(&b->writer, PG_LOSES, 0, NULL, "looking for standbys");
    bool fine = result, loses = fine && pg_number(result, 0, 0);
    PQclear(result);
    if (loses)
        text_add_all(
            message,
            "the database replicates, but waits for no standby (synchronous_standby_names is empty): "
            "a failover would lose confirmed moves; --standby any accepts that",
            NULL);
    return fine && !loses;
}

/** Of two that claim at the same time, neither would see the other's row: the second one waits for the lock,
 * and then finds the first. */
static PGresult *claim_alone(backend *b, uc_text *message) {
    bool fine;
    if (!pg_link_do(&b->writer, "BEGIN; LOCK TABLE node IN SHARE ROW EXCLUSIVE MODE")) return NULL;
    bool alone = is_alone(b, &fine);
    if (fine && !alone) add_others(b, message);
    PGresult *result = alone ? run_with_name(b, PG_CLAIM, "taking over the database") : NULL;
    if (result && pg_link_do(&b->writer, "COMMIT") && !b->writer.is_unsure) return result;
    PQclear(result);
    if (b->writer.is_unsure) text_add_all(message, "the standby does not confirm commits", NULL);
    return NULL;
}

bool pg_claim(backend *b, uc_text *message) {
    if (!is_safe(b, message) || !wait_for_others(b, message)) return false;
    PGresult *result = claim_alone(b, message);
    if (!result) return false;
    b->server = b->node = pg_number(result, 0, 0);
    snprintf(b->writer.name, sizeof b->writer.name, "%.*s", PQgetlength(result, 0, 1),
             PQgetvalue(result, 0, 1));
    PQclear(result);
    return true;
}

/* Meetings: four statements of the transaction. */

static store_status note_life(backend *b, const store_meeting *meeting) {
    pg_job job = {.kind = PG_JOB_OTHER, .sql = PG_TELL};
    pg_add_number(&job.params, b->server);
    pg_add_number(&job.params, meeting->is_leaving);
    pg_add_bytes(&job.params, meeting->news, strlen(meeting->news));
    return pg_add(b, &job);
}

static store_status change(backend *b, const store_meeting *meeting) {
    pg_job job = {.kind = PG_JOB_OTHER, .sql = PG_CHANGE};
    for (int column = 0; column < 3; column++) {
        char *at = pg_write_head(b->arrays[column], PG_INT8, STORE_PARTS);
        for (int i = 0; i < STORE_PARTS; i++) {
            const store_part_change *c = &meeting->change[i];
            at = pg_write_number(at, column == 0 ? c->owner : column == 1 ? c->next : c->clock_ms);
        }
        pg_add_bytes(&job.params, b->arrays[column], sizeof b->arrays[column]);
    }
    return pg_add(b, &job);
}

static void take_nodes(const PGresult *result, const pg_job *job) {
    store_meeting *meeting = job->meeting;
    store_meeting_clear(meeting);
    for (int i = 0; i < PQntuples(result) && meeting->count < STORE_NODES_MAX; i++) {
        store_node *node = &meeting->node[meeting->count++];
        *node = (store_node){.id = pg_number(result, i, 0),
                             .beat = (uint64_t)pg_number(result, i, 2),
                             .is_leaving = pg_number(result, i, 3) != 0,
                             .news = strdup(PQgetvalue(result, i, 4))};
        snprintf(node->name, sizeof node->name, "%s", PQgetvalue(result, i, 1));
    }
}

static void take_parts(const PGresult *result, const pg_job *job) {
    for (int i = 0; i < PQntuples(result) && i < STORE_PARTS; i++) {
        job->meeting->part[i].owner = pg_number(result, i, 0);
        job->meeting->part[i].clock_ms = pg_number(result, i, 1);
    }
}

store_status pg_meet(backend *b, store_meeting *meeting) {
    meeting->self = b->server;
    store_status status = note_life(b, meeting);
    if (status == STORE_OK) status = change(b, meeting);
    if (status == STORE_OK)
        status = pg_add(
            b, &(pg_job){.kind = PG_JOB_OTHER, .sql = PG_NODES, .take = take_nodes, .meeting = meeting});
    if (status == STORE_OK)
        status = pg_add(
            b, &(pg_job){.kind = PG_JOB_OTHER, .sql = PG_PARTS, .take = take_parts, .meeting = meeting});
    return status;
}

/** A node that was stopped in the middle of a transaction would hold its row, so its connections end first.
 */
store_status pg_fence(backend *b, int64_t node, uint64_t beat) {
    static const char *const doing = "taking over from another server";
    const int64_t numbers[] = {node, (int64_t)beat};
    if (!pg_link_ready(&b->reader, NULL)) return STORE_FAILED;
    PGresult *cut = pg_link_run(&b->reader, PG_CUT, 2, numbers, doing);
    PGresult *gone = cut ? pg_link_run(&b->reader, PG_FENCE, 2, numbers, doing) : NULL;
    store_status status = gone ? STORE_OK : STORE_FAILED;
    PQclear(cut);
    PQclear(gone);
    return status;
}

/* Seats, for the lists of players' own tables. */

store_status pg_seat(backend *b, uint64_t table, const char *players, size_t length) {
    pg_job job = {.kind = PG_JOB_OTHER, .sql = PG_SEAT};
    pg_add_number(&job.params, (int64_t)table);
    pg_add_bytes(&job.params, players, length);
    return pg_add(b, &job);
}

store_status pg_seats(backend *b, uint64_t player, bool (*each)(void *context, const store_entry *entry),
                      void *context) {
    const int64_t number = (int64_t)player;
    store_status status = pg_link_ready(&b->reader, NULL) ? pg_settle(b, &b->reader) : STORE_FAILED;
    if (status != STORE_OK) return status;
    PGresult *result = pg_link_run(&b->reader, PG_SEATS, 1, &number, "reading a player's tables");
    if (!result) return STORE_FAILED;
    for (int i = 0; i < PQntuples(result); i++)
        if (!each(context, &(store_entry){.table = (uint64_t)pg_number(result, i, 0)})) break;
    PQclear(result);
    return STORE_OK;
}
