/** @file
 * A person at a server: the connection, the table where they sit, and what is told of it.
 */
#ifndef UC_VISIT_VISIT_H
#define UC_VISIT_VISIT_H

#include "tui/tui.h"
#include "visit/remote.h"

enum { NOTICES = 16, NOTICE_MAX = 200, LINE_MAX_BYTES = 4096 };

/** Where somebody is. */
typedef enum visit_place {
    VISIT_COMING,  /**< on the way: to the server, to a table, to its game */
    VISIT_LOBBY,   /**< at no table */
    VISIT_WAITING, /**< at a table whose game has not begun */
    VISIT_PLAYING,
    VISIT_OVER, /**< the game is over */
    VISIT_GONE, /**< it cannot go on: `why` tells */
} visit_place;

typedef struct visit_chair {
    const char *kind, *name, *level; /**< "open", "person", "bot"; "" where there is none */
    bool connected, away, out, seeded;
} visit_chair;

typedef struct visit_options {
    client_address address;
    const char *name; /**< NULL: the one of before, or the user's */
    bool watch, guest;
    int seat; /**< -1: any */
} visit_options;

typedef struct visit {
    const visit_options *options;
    uv_loop_t loop;
    clients *clients;
    client *client;
    json_t *you, *lobby; /**< what the server said last; NULL: nothing yet */
    json_t *mine;   /**< tables where this person has a chair and that are not over; NULL: not told yet */
    json_t *at;     /**< the same of the table */
    uc_table *game; /**< as it is shown; NULL before it begins */
    char commit[UC_COMMIT_MAX], seed[UC_SEED_MAX]; /**< of the game that has ended, for its record */
    bool asked;
    uint64_t request;
    uint64_t deadline_ms; /**< on the loop's clock, for who is to act; 0: none */
    bool remarks;         /**< the connection is lost, and that was told */
    bool again;           /**< wants a rematch */
    bool wished;          /**< something was said that leads to another place, and is not answered yet */
    bool ordered;         /**< what is wished stood on the command line: if it is refused, that is all */
    bool renewed;         /**< the server has forgotten who this is */
    bool paused;          /**< the server cannot save at the moment */
    bool failed;
    char why[NOTICE_MAX]; /**< failed: in a sentence */
    bool news;            /**< since the last look (visit_wait) */

    char notices[NOTICES][NOTICE_MAX]; /* a ring */
    unsigned notice_first, notice_count;
    char notice[NOTICE_MAX]; /* taken last */

    uv_timer_t tick;
    uv_poll_t input;
    bool polled, readable, input_over;
    size_t waited, keep, drop; /* of the input: was there when the connection was lost; is to be read; and
                                  behind that, typed meanwhile, to be dropped */
    char typed[LINE_MAX_BYTES + 1]; /* read, not taken */
    size_t typed_length, typed_taken;
} visit;

/** Begins to connect; false after telling why not. */
bool visit_open(visit *v, const visit_options *options);
void visit_close(visit *v);

visit_place visit_now(const visit *v);
/** Why a table was closed, in a sentence. */
const char *visit_end(const visit *v);
/** Lets things happen until there is news (which is then none any more), something to read on standard input
 * (only where `input`), or the time is over (-1: no limit). False when the time is. */
bool visit_wait(visit *v, bool input, int timeout_ms);
/** Sends a message of JSON, written as by printf; `%s` must be safe there. */
void visit_say(visit *v, const char *format, ...) __attribute__((format(printf, 2, 3)));
/** The same for what leads to another place, as a new table or the start of the game: until it is answered
 * that is on the way (VISIT_COMING). */
void visit_wish(visit *v, const char *format, ...) __attribute__((format(printf, 2, 3)));
/** In the lobby: has the tables told anew; until then `mine` is NULL. */
void visit_ask_tables(visit *v);
/** The next sentence about what happened, or NULL. Valid until the next call. */
const char *visit_notice(visit *v);
void visit_tell(visit *v, const char *format, ...) __attribute__((format(printf, 2, 3)));

/** Plain: a line that was typed, without its end; waits for it, or for news: then NULL. Where standard input
 * is no terminal nothing is read unless it is `wanted`. */
char *visit_line(visit *v, bool wanted);

/* ---- the table ---- */

int visit_seats(const visit *v);
visit_chair visit_chair_at(const visit *v, int seat);
/** A text or number of the table's message. */
const char *visit_text(const visit *v, const char *key, const char *fallback);
int visit_number(const visit *v, const char *key, int fallback);
bool visit_host(const visit *v);
/** Names for a screen, "You" among them; one for each seat. */
const char *visit_name(const visit *v, int seat);
/** "0:47", "reconnecting ...", or nothing. */
void visit_status(const visit *v, uc_text *text);
/** Answers the present ask. */
void visit_move(visit *v, uc_move move);
/** Sends emote number `index` of uc_emotes. */
void visit_emote(visit *v, int index);
/** Asks for a rematch, or goes to the one that others asked for. */
void visit_again(visit *v);
/** Ends the bot that plays for this person; false: none does. */
bool visit_back(visit *v);
/** Gives the seat up (a bot plays on) or, where nothing has begun, frees the chair. */
void visit_leave(visit *v);

#endif
