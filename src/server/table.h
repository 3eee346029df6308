/** @file
 * A table as an actor: events go in, effects come out, and nothing else happens.
 *
 * A table has no input or output: it neither reads nor writes a journal, sets no timer, and calls nobody; so
 * a test can drive it through any order of events. A command changes its room at once, and the lines of that
 * change are one batch. While a batch is in flight, further commands wait, and nobody learns of the change
 * before the commit. If a batch fails, the room is dropped and replayed from the journal.
 */
#ifndef UC_SERVER_TABLE_H
#define UC_SERVER_TABLE_H

#include "server/effects.h"
#include "server/table_image.h"

typedef struct table table;

/** Shared by all tables of a server; it may change while they run. */
typedef struct table_config {
    int64_t bot_pace_ms;  /**< shortest time that a bot waits at a table with people */
    int64_t gather_ms;    /**< shortest time between notices about joins and leaves */
    int64_t unload_ms;    /**< time until an unwatched table is unloaded */
    int64_t abandoned_ms; /**< time until an inactive table is closed */
    int64_t unstarted_ms; /**< the same for one that was never started and that everybody has left */
    bool draining;        /**< the server stops: no bot moves, no clock runs out */
} table_config;

typedef enum table_verdict {
    VERDICT_OK,
    VERDICT_STALE,   /**< the journal has other lines */
    VERDICT_UNKNOWN, /**< there is no such journal */
    VERDICT_FAILED   /**< the store has failed for now */
} table_verdict;

typedef enum table_event_type {
    EVENT_LOADED,       /**< the journal was read, or could not be read */
    EVENT_MADE,         /**< the table is new: its first lines must be written */
    EVENT_COMMAND,      /**< of a guest */
    EVENT_COMMITTED,    /**< the batch in flight is on disk */
    EVENT_FAILED,       /**< the batch in flight failed */
    EVENT_ARCHIVED,     /**< the journal was archived, or could not be archived */
    EVENT_TIMER,        /**< the timer of EFFECT_SET_TIMER */
    EVENT_BOT_ANSWERED, /**< the move of EFFECT_ASK_BOT */
    EVENT_GUEST_GONE,   /**< a guest has left for another table, or its connection has closed */
    EVENT_NEXT_TABLE,   /**< the table of EFFECT_REMATCH is there, or could not be made */
    EVENT_WAKE,         /**< bring the table into memory */
    EVENT_END,          /**< the game is ended for a reason */
    EVENT_MEASURE       /**< the operator has renamed a player, or sent it away */
} table_event_type;

typedef struct table_event {
    table_event_type type;
    int64_t now;           /**< the server's clock */
    table_verdict verdict; /**< LOADED, FAILED, ARCHIVED */
    table_image *image; /**< LOADED with VERDICT_OK: belongs to the table from now on; NULL: out of memory */
    const caller *by;   /**< COMMAND, MADE */
    const command *command; /**< COMMAND */
    int64_t wall_s;         /**< COMMAND: the calendar */
    room *room;             /**< MADE: the new room; it and `lines` belong to the table from now on */
    room_lines lines;       /**< MADE: its first lines */
    int seat; /**< the seat of the guest, unless it made the table for a rematch; BOT_ANSWERED: the bot's */
    bool is_rematch;    /**< MADE: by EFFECT_REMATCH of another table */
    uc_move move;       /**< BOT_ANSWERED */
    const guest *gone;  /**< GUEST_GONE */
    uint64_t next;      /**< NEXT_TABLE: its number, or 0 */
    const char *reason; /**< END; MEASURE: the new name, or NULL */
    uint64_t player;    /**< MEASURE */
} table_event;

/** A table that is not in memory. `archived`: its journal is in the archive, if it
 * exists. NULL: out of memory. */
table *table_new(uint64_t number, bool archived, const table_config *config, int64_t now);
void table_free(table *t);
/** Handles an event; adds its effects to `out`. */
void table_handle(table *t, const table_event *event, table_effects *out);

/* ---- queries ---- */

typedef enum table_state {
    TABLE_UNLOADED,
    TABLE_LOADING,    /**< or being archived */
    TABLE_READY,      /**< in memory */
    TABLE_RETRYING,   /**< the store has failed */
    TABLE_QUARANTINED /**< for good */
} table_state;

table_state table_now(const table *t);
/** Whether everything its room shows is on disk. */
bool table_is_settled(const table *t);
/** Whether it is in memory with nothing in flight, so that others may see its room. */
bool table_is_idle(const table *t);
bool table_is_archived(const table *t);
const char *table_code(const table *t);
/** In the protocol's spelling; "paused" while the table waits for the store, "frozen" in quarantine. */
const char *table_phase_word(const table *t);
/** The room of a table in memory, or NULL. */
const room *table_room(const table *t);
int table_guests(const table *t);
/** Commands that wait. */
int table_waiting(const table *t);

#endif
