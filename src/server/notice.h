/** @file
 * A table's notices to guests before they are encoded: one tagged struct for each message of the protocol.
 *
 * A notice borrows its views, events and texts; they stay as long as the effects that it belongs to. Each
 * message is encoded in a buffer of its own size, and a message that would be too long is replaced by a
 * view.
 */
#ifndef UC_SERVER_NOTICE_H
#define UC_SERVER_NOTICE_H

#include "room/room.h"
#include "upcard/protocol.h"

typedef struct guest guest;

typedef enum notice_type {
    NOTICE_ERROR,
    NOTICE_CONFIRM,
    NOTICE_LEFT,
    NOTICE_TABLE,
    NOTICE_COME, /**< `welcome` */
    NOTICE_VIEW,
    NOTICE_MOVED,  /**< `event` of some moves */
    NOTICE_MISSED, /**< an `event` for each move that a guest has missed */
    NOTICE_ASK,
    NOTICE_REMIND,
    NOTICE_EMOTE,
    NOTICE_END
} notice_type;

typedef struct notice {
    notice_type type;
    uint64_t as_of; /**< lines of the journal that it covers; 0: none */
    union {
        struct {
            uint64_t request;
            const char *id, *code, *message;
            const uc_game *game; /**< NULL: no rule is broken */
            uc_rule rule;
        } error;
        struct {
            const char *id;
            uint64_t request, seq;
        } confirm;
        const char *table; /**< its JSON without the end, which differs from guest to guest */
        struct {
            const uc_view *view;
            int64_t left_ms; /**< for the seats to act; -1: none */
            bool restored;   /**< the guest has seen later moves than there are */
        } come;
        struct {
            uint64_t seq;
            const uc_view *view;
        } view;
        struct {
            uint64_t seq;
            const uc_event *seen;
            int count;
            const uc_view *before, *after;
            int bot_for; /**< as room_bot_for */
            int64_t left_ms;
        } moved;
        struct {
            const room *room;
            uint64_t from, until;
            const uc_view *view; /**< after them: if they cannot be sent one by one */
        } missed;
        struct {
            uint64_t seq, request;
            const uc_view *view;
            int64_t left_ms;
        } ask;
        int64_t left_ms; /**< remind */
        struct {
            int seat;
            const char *word;
        } emote;
        struct {
            uint64_t seq;
            const uc_view *last;
            const char *code; /**< of the table, for the address of the record */
        } end;
    };
} notice;

/** The receiver of a notice, and its format. */
typedef struct recipient {
    guest *guest;
    int viewer;
    bool raw;
} recipient;

typedef void notice_sink(void *context, const char *bytes, size_t length);

/** Passes the messages of a notice to `sink`, as this viewer gets them; `raw`: with bytes beside JSON. */
void notice_encode(const notice *n, int viewer, bool raw, notice_sink *sink, void *context);

/** The parts of a `table` message besides the room. */
typedef struct notice_table {
    const char *code, *phase;
    const room *room;   /**< NULL: it is not in memory, and only its phase is sent */
    uint64_t connected; /**< seats whose players are connected */
    int watchers;
} notice_table;
/** Writes NOTICE_TABLE's JSON. */
void notice_write_table(uc_text *text, const notice_table *t);

#endif
