/* The tables, and how older ones become the present ones. */
#include "store/postgres.h"

#include <stdio.h>

#include "store/folder.h"

/** Each step leads from its number, the version of the tables, to the next one. A published step never
 * changes. `place` is the position of a row among those of all tables: it tells which journal was written
 * last. Packed journals are compressed already. */
static const char *const steps[] = {
    "CREATE TABLE node (id bigserial PRIMARY KEY, server bigint NOT NULL,"
    " since timestamptz NOT NULL DEFAULT now());"
    "CREATE TABLE journal (tbl bigint, after integer, upto integer NOT NULL, lines bytea NOT NULL,"
    " place bigserial, PRIMARY KEY (tbl, after));"
    "CREATE TABLE archive (tbl bigint PRIMARY KEY, lines integer NOT NULL, bytes bigint NOT NULL,"
    " packed bytea NOT NULL);"
    "ALTER TABLE archive ALTER packed SET STORAGE EXTERNAL;"
    "CREATE TABLE player (id bigint PRIMARY KEY, hash bytea NOT NULL, name text NOT NULL,"
    " seen bigint NOT NULL);"
    "CREATE TABLE push (id bigint PRIMARY KEY, player bigint NOT NULL, endpoint text NOT NULL,"
    " keys bytea NOT NULL);"
    "CREATE INDEX push_player ON push (player);",
    /* Several servers. An older one that still runs is shut out. */
    "DELETE FROM node;"
    "ALTER TABLE node ADD name text NOT NULL, ADD beat bigint NOT NULL DEFAULT 0,"
    " ADD leaving boolean NOT NULL DEFAULT false, ADD news text NOT NULL DEFAULT '';"
    "CREATE TABLE part (id bigint PRIMARY KEY, server bigint NOT NULL DEFAULT 0,"
    " clock bigint NOT NULL DEFAULT 0);"
    "INSERT INTO part SELECT generate_series(0, 63);"
    "CREATE INDEX journal_part ON journal (" PG_PART_OF(
        "tbl") ") WHERE after = 0;"
               "CREATE TABLE seat (player bigint, tbl bigint, PRIMARY KEY (player, tbl));"
               "CREATE INDEX seat_tbl ON seat (tbl);",
};
enum { VERSION = sizeof steps / sizeof *steps, LOCK = 0x55504344 /* "UPCD" */ };

/** The version of the tables; 0: there are none, -1: they cannot be read. */
static int version(pg_link *link) {
    PGresult *result = PQexec(link->conn, "SELECT to_regclass('migration')");
    bool fine = PQresultStatus(result) == PGRES_TUPLES_OK, there = fine && !PQgetisnull(result, 0, 0);
    int found = fine ? 0 : -1;
    if (!fine) pg_link_failed(link, result, "looking for the tables");
    PQclear(result);
    if (!there) return found;
    result = PQexecParams(link->conn, "SELECT COALESCE(max(version), 0) FROM migration", 0, NULL, NULL, NULL,
                          NULL, 1);
    found = PQresultStatus(result) == PGRES_TUPLES_OK ? (int)pg_number(result, 0, 0) : -1;
    if (found < 0) pg_link_failed(link, result, "reading the version of the tables");
    PQclear(result);
    return found;
}

/** One transaction for all steps; servers that start together take turns. */
static bool migrate(pg_link *link) {
    char text[96];
    snprintf(text, sizeof text, "BEGIN; SELECT pg_advisory_xact_lock(%d)", LOCK);
    if (!pg_link_do(link, text)) return false;
    if (!pg_link_do(link, "SET LOCAL client_min_messages = warning;"
                          "CREATE TABLE IF NOT EXISTS migration"
                          " (version integer PRIMARY KEY, made timestamptz NOT NULL DEFAULT now())"))
        return false;
    int from = version(link);
    bool fine = from >= 0;
    for (int i = from; fine && i < VERSION; i++) {
        snprintf(text, sizeof text, "INSERT INTO migration VALUES (%d)", i + 1);
        fine = pg_link_do(link, steps[i]) && pg_link_do(link, text);
    }
    return fine && pg_link_do(link, "COMMIT");
}

bool pg_schema_ready(pg_link *link, bool read_only, uc_text *message) {
    char numbers[96];
    if (!pg_link_connect(link)) return false;
    int found = version(link);
    if (found >= 0 && found < VERSION && !read_only) found = migrate(link) ? VERSION : -1;
    if (found == VERSION || found < 0) return found > 0;
    if (found > VERSION) {
        snprintf(numbers, sizeof numbers, " (version %d of its tables; this one knows %d)", found, VERSION);
        text_add_all(message, "the database was written by a newer upcard", numbers, STORE_NEWER_REMEDY,
                     NULL);
    } else {
        text_add_all(message,
                     found ? "the tables of the database are of an older upcard; start its server once"
                           : "the database has no tables of upcard",
                     NULL);
    }
    return false;
}
