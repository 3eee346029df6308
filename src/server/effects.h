/** @file
 * The effects of an event at a table: a list in order, with memory for the data that it refers to.
 *
 * A table adds effects and performs none; `tables` carries them out. Everything that an effect points to
 * stays until the list is cleared, except for lines, which stay until the table is notified of their commit.
 */
#ifndef UC_SERVER_EFFECTS_H
#define UC_SERVER_EFFECTS_H

#include "server/command.h"
#include "server/notice.h"
#include "server/summary.h"
#include "server/table_log.h"

typedef enum table_effect_type {
    EFFECT_LOAD,        /**< read the journal; then the event `loaded` */
    EFFECT_APPEND,      /**< append lines; then `committed` or `failed` */
    EFFECT_ARCHIVE,     /**< archive the journal; then `archived` */
    EFFECT_ASK_BOT,     /**< let a bot think; then `bot_answered` */
    EFFECT_SET_TIMER,   /**< the table's only timer; then `timer` */
    EFFECT_SET_CLOCK,   /**< moves the clock forward to this time */
    EFFECT_NOTIFY,      /**< send a notice to guests */
    EFFECT_TURN,        /**< a person's turn has begun, and there is long time for it */
    EFFECT_ANSWERED,    /**< a command of this guest is finished */
    EFFECT_ATTACH,      /**< the guest is at this table from now on */
    EFFECT_DETACH,      /**< the guest has left the table */
    EFFECT_REPORT,      /**< a guest reports a seat */
    EFFECT_REMATCH,     /**< a guest requests the next table; then `next_table` */
    EFFECT_MEMBERS,     /**< the members of the table, as on disk or soon to be */
    EFFECT_REST,        /**< it was unloaded; its summary */
    EFFECT_LISTED,      /**< its entry in the lobby may have changed */
    EFFECT_COUNT,       /**< for metrics and the log */
    EFFECT_QUARANTINED, /**< quarantine: its journal is invalid */
    EFFECT_RETRYING,    /**< the store has failed; the request is retried */
    EFFECT_GONE         /**< forget the table; the last effect */
} table_effect_type;

typedef enum table_count { COUNT_MOVE, COUNT_BOT_MOVE, COUNT_REPEATED, COUNT_MADE, COUNT_ENDED } table_count;

typedef struct table_effect {
    table_effect_type type;
    union {
        struct {
            uint64_t after; /**< number of lines in the journal */
            char *lines;
            size_t length;
            uint32_t count;
            bool is_move; /**< of a person */
        } append;
        uint64_t archive; /**< lines of the journal */
        struct {
            const uc_bot *bot;
            const uc_view *view;
            const uc_memory *memory; /**< NULL: the bot has no memory */
        } ask;
        int64_t time; /**< SET_TIMER (INT64_MAX: none), SET_CLOCK */
        struct {
            notice notice;
            recipient *to;
            int count;
        } notify;
        struct {
            guest *guest;
            int viewer;
        } place; /**< ANSWERED, ATTACH, DETACH, REMATCH */
        struct {
            guest *by;
            int seat, reason;
            uint64_t player, seq; /**< of the seat; moves of the game so far */
            const char *name;
        } report;
        struct {
            uint64_t player;
            const uc_game *game;
            int64_t left_ms; /**< -1: no limit */
        } turn;
        table_members members;
        const table_summary *summary;
        struct {
            table_count what;
            const uc_game *game;
            const table_facts *facts; /**< MADE, ENDED */
        } count;
        const char *why; /**< QUARANTINED */
    };
} table_effect;

typedef struct table_effects table_effects;

/** NULL: out of memory. */
table_effects *effects_new(void);
void effects_free(table_effects *e);
/** Clears all effects; the memory is reused. */
void effects_clear(table_effects *e);
size_t effects_count(const table_effects *e);
const table_effect *effects_at(const table_effects *e, size_t i);

/** Memory until the list is cleared, or NULL. */
void *effects_alloc(table_effects *e, size_t size);
/** A copy of a text. */
const char *effects_text(table_effects *e, const char *text);
/** Adds an effect, zeroed except for its type. A few always fit; NULL: out of memory for more. */
table_effect *effects_add(table_effects *e, table_effect_type type);
/** Adds EFFECT_COUNT, with what the log needs, since the room may be unloaded before the log has the line. */
void effects_add_count(table_effects *e, const room *r, table_count what);
/** Adds EFFECT_REPORT of a command. */
void effects_add_report(table_effects *e, const room *r, guest *by, const command *c);
/** Adds a notice to one guest or several; it is lost if memory runs out. */
void effects_notify(table_effects *e, const notice *n, const recipient *to, int count);

#endif
