/** @file
 * A person's visit to a server: the connection, their table, and news about it.
 */
#ifndef UC_VISIT_VISIT_H
#define UC_VISIT_VISIT_H

#include "tui/tui.h"
#include "visit/remote.h"

enum { NOTICES = 16, NOTICE_MAX = 320, LINE_MAX_BYTES = 4096 };

/** Where the person is. */
typedef enum visit_place {
    VISIT_COMING,  /**< on the way: to the server, to a table, to its game */
    VISIT_LOBBY,   /**< at no table */
    VISIT_WAITING, /**< at a table whose game has not begun */
    VISIT_PLAYING,
    VISIT_OVER, /**< the game is over */
    VISIT_GONE, /**< it cannot continue: `why` has the reason */
} visit_place;

typedef struct visit_seat {
    const char *kind, *name, *level; /**< "open", "person", "bot"; "" if unknown */
    bool connected, away, out, seeded;
} visit_seat;

typedef struct visit_options {
    client_address address;
    const char *name; /**< NULL: the name that the server knows, or the user's name on this machine */
    bool watch, guest;
    int seat; /**< -1: any */
} visit_options;

typedef struct visit {
    const visit_options *options;
    uv_loop_t loop;
    clients *clients;
    client *client;
    json_t *you, *lobby; /**< the server's last message; NULL: none yet */
    json_t *mine;        /**< tables that are not over where this person has a seat; NULL: not received yet */
    json_t *at;          /**< the same, from the table */
    uc_table *game;      /**< the view shown; NULL before the game begins */
    char commit[UC_COMMIT_MAX], seed[UC_SEED_MAX]; /**< of the finished game, for its record */
    bool asked;
    uint64_t request;
    uint64_t deadline_ms;    /**< on the loop's clock, for the seat to act; 0: none */
    bool remarks;            /**< the connection is lost, and the person was notified */
    bool again;              /**< asks for a rematch */
    bool moving;             /**< a request that leads to another place is in flight */
    bool ordered;            /**< the request came from the command line: the visit ends if it is rejected */
    int64_t measured, known; /**< since when the newest of the operator's measures holds; as it was before
                                this connection */
    bool renewed;            /**< the server no longer knows this person */
    bool paused;             /**< the server cannot save at the moment */
    bool failed;
    char why[NOTICE_MAX]; /**< failed: the reason in a sentence */
    bool news;            /**< there is news since the last call of visit_wait */

    char notices[NOTICES][NOTICE_MAX]; /* a ring */
    unsigned notice_first, notice_count;
    char notice[NOTICE_MAX]; /* taken last */

    uv_timer_t tick;
    uv_poll_t input;
    bool polled, readable, input_over;
    size_t waited, keep, drop; /* bytes of the input: unread when the connection was lost; to be read; typed
                                  after those, to be dropped */
    char typed[LINE_MAX_BYTES + 1]; /* read but not used yet */
    size_t typed_length, typed_taken;
} visit;

/** Begins to connect; false and an error message on failure. */
bool visit_open(visit *v, const visit_options *options);
void visit_close(visit *v);

visit_place visit_now(const visit *v);
/** Ends the visit: the server does not answer. */
void visit_silent(visit *v);
/** Why a table was closed, in a sentence. */
const char *visit_end(const visit *v);
/** Runs until there is news (and resets that flag), something to read on standard input (only if `input`), or
 * the time is over (-1: no limit). False if the time is over. */
bool visit_wait(visit *v, bool input, int timeout_ms);
/** Sends a message of JSON, written as by printf; each `%s` must need no escapes. */
void visit_send(visit *v, const char *format, ...) __attribute__((format(printf, 2, 3)));
/** The same for a request that leads to another place, such as a new table or the start of the game. Until
 * the answer, the person is on the way (VISIT_COMING). */
void visit_request(visit *v, const char *format, ...) __attribute__((format(printf, 2, 3)));
/** In the lobby: requests the list of tables again; until it arrives `mine` is NULL. */
void visit_ask_tables(visit *v);
/** The next sentence about what happened, or NULL. Valid until the next call. */
const char *visit_notice(visit *v);
void visit_notify(visit *v, const char *format, ...) __attribute__((format(printf, 2, 3)));

/** Plain: waits for a typed line and returns it without its end, or returns NULL for news. If standard input
 * is no terminal, it reads only if a line is `wanted`. */
char *visit_line(visit *v, bool wanted);

/* ---- the table ---- */

int visit_seats(const visit *v);
visit_seat visit_seat_at(const visit *v, int seat);
/** A text or number of the table's message. */
const char *visit_text(const visit *v, const char *key, const char *fallback);
int visit_number(const visit *v, const char *key, int fallback);
bool visit_host(const visit *v);
/** Whether the table allows hints. */
bool visit_hints(const visit *v);
/** Names for a screen, "You" among them; one for each seat. */
const char *visit_name(const visit *v, int seat);
/** "0:47", "reconnecting ...", or nothing. */
void visit_status(const visit *v, uc_text *text);
/** Answers the current ask. */
void visit_move(visit *v, uc_move move);
/** Sends emote number `index` of uc_emotes. */
void visit_emote(visit *v, int index);
/** Reports the person in a seat, for reason number `reason` of uc_report_reasons, to the server's operator.
 */
void visit_report(visit *v, int seat, int reason);
/** Asks for a rematch, or joins the one that others asked for. */
void visit_again(visit *v);
/** Stops the bot that plays for this person; false: there is none. */
bool visit_back(visit *v);
/** Gives up the seat (a bot plays on); before the game begins, frees it. */
void visit_leave(visit *v);

#endif
