/** @file
 * Inside of the hub: its tables and guests, and what its parts share.
 *
 * A table is cold (only its place in the directory), loading, or hot: with its room. While lines of it are on
 * their way to the disk it takes no other wish: those wait, and nothing is told before the lines are there.
 * If they cannot be kept, the room is thrown away and read anew from what is on disk; so nobody has been told
 * of anything that is not there.
 */
#ifndef UC_SERVER_HOSTED_H
#define UC_SERVER_HOSTED_H

#include "room/room.h"
#include "server/clock.h"
#include "server/codes.h"
#include "server/hub.h"
#include "server/limits.h"
#include "server/names.h"
#include "server/players.h"
#include "server/pool.h"
#include "server/quota.h"
#include "upcard/protocol.h"

enum {
    WISHES_MAX = 16,       /**< of a guest that wait for their table */
    DIRECTORY = 1 << 14,   /**< places of the map of tables */
    TEXT_ROOM = 256 * 1024 /**< bytes to compose messages in */
};

typedef struct hosted hosted;
typedef struct seated seated;
typedef struct summary summary;

/** Who is behind a connection. */
typedef struct guest {
    hub *hub;
    net_client *client;
    player *player; /**< NULL before its hello is answered */
    bool greeted;   /**< its hello is being answered or was */
    bool raw;       /**< wants bytes beside JSON, and each move by itself */
    bool lobby;     /**< wants to know of changes in the lobby */
    hosted *at;
    int viewer;                           /**< a seat, or UC_SPECTATOR */
    hosted *waits_at;                     /**< the only table that has wishes or a change of it */
    int waiting;                          /**< so many, that which is on its way to the disk among them */
    struct errand *errand;                /**< a player or a report of it on its way to the disk */
    bool behind;                          /**< has not been told who came to its table, or went */
    bool asks_mine;                       /**< wants to know its tables, and waits for some of them */
    struct guest *next_asking;            /**< who does so too */
    struct guest *next_here, **link_here; /**< guests at the same table */
    struct guest *next, **link;           /**< all guests */
} guest;

/** A message that waits until its table is ready. */
typedef struct wish {
    struct wish *next;
    guest *from;
    size_t length;
    char bytes[];
} wish;

/** Events of some moves, and the spectators' view after them. */
typedef struct news {
    struct news *next;
    int64_t due; /**< when spectators may know */
    uint64_t seq;
    uc_view after;
    int count;
    uc_event events[];
} news;

/** A move of a change. */
typedef struct made {
    uint64_t seq;
    int events; /**< of the change, so many up to here */
    uc_state after;
} made;

/** Lines on their way to the disk, and what is to be told once they are there. */
typedef struct pending {
    store_job job;
    room_lines lines;
    guest *from; /**< whose wish it was; NULL: the server's, or they have gone */
    uc_command_type type;
    bool wished; /**< there was a wish to be answered */
    bool gone;   /**< a connection went meanwhile: the others are to be told */
    char id[ROOM_ID_MAX];
    uint64_t request, seq;
    int64_t have;       /**< join: the last move that the client has, or -1 */
    int viewer;         /**< join: who it will be; leave, remove: who it was */
    uint64_t old_table; /**< rematch: the table where it was asked for */
    uint32_t moves;     /**< among the lines */
    uc_state before;    /**< where there are */
    made *made;         /**< each of them, unless there was no memory: then fewer */
    uc_event *events;
    int made_count, made_room, event_count, event_room;
    uint64_t since_us;
} pending;

typedef enum hosted_state {
    HOSTED_COLD,
    HOSTED_LOADING,
    HOSTED_READY,
    HOSTED_TROUBLED,
    HOSTED_FROZEN
} hosted_state;

struct hosted {
    hub *hub;
    uint64_t table;
    char code[CODE_MAX];
    hosted_state state;
    bool archived;       /**< it is over, and only looked at */
    bool unread;         /**< it was there at the start, and nothing is known of it yet */
    bool rematching;     /**< the next table is on its way */
    uint64_t next_table; /**< the next table is there, and to be noted here; or 0 */
    room *room;
    player *maker; /**< who has made it, while it is not over; NULL: they were forgotten */
    seated *seated;
    int seated_count;
    summary *summary; /**< while it is not in the memory; NULL: nothing is known */
    pending *pending;
    wish *wishes, **last_wish;
    int wish_count;
    guest *guests;
    news *delayed, **last_news; /**< that spectators do not know yet */
    int delayed_count;
    uc_view *shown; /**< what they know; NULL where there is no delay */
    uint64_t shown_seq;
    uv_timer_t timer;
    int64_t empty_since;     /**< since when nobody has been here */
    int64_t told_at;         /**< when all were told of the table */
    bool behind;             /**< somebody is to be told of it */
    int64_t bot_at;          /**< when a bot is to move; 0: none is */
    pool_question *question; /**< what a bot thinks about */
    uint64_t asked_at;       /**< moves of the game when it was asked */
    uint64_t reminded;       /**< seq + 1 at which somebody was reminded */
    int64_t released;        /**< the room_held at whose end all were asked */
    hosted *next;            /**< of the same place in the directory */
};

struct hub {
    const server_config *config;
    uv_loop_t *loop;
    store *store;
    server_metrics *metrics;
    net_handler handler;
    players *players;
    /** All who have said hello without a name, and only look: the id 0, which no player has. */
    player nobody;
    names *names;
    pool *pool;
    uv_async_t answered; /**< by the pool */
    uv_timer_t beat;     /**< writes the server's clock down, and tells the lobby */
    uint64_t *waking;    /**< tables of the store that are to be looked at after the start */
    size_t waking_count;
    quota *new_guests, *misses; /**< of addresses */
    quota *address_talk, *player_talk;
    quota *records;           /**< that an address asks for: each is a game that is played again */
    struct fetching *fetches; /**< records that wait until those before them are read */
    bool fetching;            /**< one is being read */
    quota *reports;           /**< of players */
    quota *catch_ups;         /**< of addresses: moves that are told again to who comes back */
    limit_bucket all_catch_ups;
    hosted *directory[DIRECTORY];
    size_t tables;
    guest *guests;
    guest *asking;      /**< who want to know their tables, and wait */
    size_t unread;      /**< tables */
    server_clock *clock;
    uint64_t run; /**< table of the server's own journal */
    uint64_t run_lines;
    uint64_t beats;
    size_t jobs; /**< at the store */
    bool draining, lobby_changed;
    char text[TEXT_ROOM]; /**< where messages are composed */
};

/* ---- hub.c ---- */

/** The server's clock, in milliseconds. */
int64_t hub_now(const hub *h);
/** A journal has a line of this time: the clock is not behind it. */
void hub_advance(hub *h, int64_t time);
/** Hands a job over; `jobs` is counted down by hub_finished, in its `done`. */
void hub_submit(hub *h, store_job *job);
void hub_finished(hub *h);
/** Appends a line to the server's own journal; then `reported` is told to `from`, unless it is NULL. */
void hub_note(hub *h, const char *line, guest *from);

/* ---- tables.c: the directory, loading, keeping ---- */

hosted *tables_find(const hub *h, uint64_t table);
/** The table with this id, from the directory or about to be loaded. NULL: no memory. */
hosted *tables_get(hub *h, uint64_t table);
/** A new place in the directory for a room that has lines to be kept. NULL: no memory; the room stays the
 * caller's then. */
hosted *tables_add(hub *h, uint64_t table, room *r);
/** Loads a cold table. */
void tables_load(hosted *t);
/** Begins a change of the room, whose lines are to go to `lines` of it. `heard`: the wish, NULL where it is
 * none. NULL: no memory, and `from` has been told. */
pending *tables_prepare(hosted *t, guest *from, const uc_command *heard);
/** Ends it. Lines are handed over to the store, and nothing is told before they are there; where there are
 * none the wish is answered at once. */
void tables_keep(hosted *t, pending *p);
/** The same by what the room has said: what it refused is forgotten. */
void tables_settle(hosted *t, pending *p, room_code code);
/** Looks after clocks and bots: now, or when it is time. */
void tables_attend(hosted *t);
/** What is left of a table after the last one has gone, and of wishes of a guest who goes. */
void tables_forget_guest(guest *g);
/** Looks at so many more of the tables that were there at the start. */
void tables_wake(hub *h, int count);
/** A wish to a table: carried out, or kept until the table is ready. */
void tables_wish(hosted *t, guest *from, const uc_command *heard, const char *bytes, size_t length);
void tables_close_all(hub *h);
/** A connection comes to a table, or goes. */
void tables_attach(hosted *t, guest *g, int viewer);
void tables_detach(guest *g);

/* ---- wishes.c: what guests want ---- */

void wishes_carry_out(hosted *t, guest *g, const uc_command *heard);
void wishes_create(guest *g, const uc_command *heard);
void wishes_quick(guest *g, const uc_command *heard);
void wishes_join(guest *g, const uc_command *heard, const char *bytes, size_t length);
/** The wish of `p` is on disk. */
void wishes_answer(hosted *t, const pending *p);
/** The next table is there: those of this one, which has nothing under way, are told. */
void wishes_note_rematch(hosted *t);

/* ---- tell.c: messages ---- */

uc_text tell_begin(hub *h);
void tell(guest *g, const uc_text *text);
/** What is told as `cannot_save`: it passes by itself. */
extern const char tell_cannot_save[];
void tell_error(guest *g, const uc_command *heard, const char *code, const char *message);
void tell_refusal(hosted *t, guest *g, const uc_command *heard, const room_answer *answer);
/** The phase of a table; "paused" while it waits for the disk, "frozen" when it was stopped for good. */
const char *tell_phase(const hosted *t);
/** `table`, to one guest or (NULL) to all at it. */
void tell_table(hosted *t, guest *only);
/** Somebody has come or gone: `table` to all but one, with what else comes within gather_ms. */
void tell_table_soon(hosted *t, const guest *but);
/** Tells it when it is time; returns when it will be. */
int64_t tell_table_behind(hosted *t, int64_t now);
/** `confirm` of a move. */
void tell_confirm(guest *g, const char *id, uint64_t request, uint64_t seq);
/** What a guest who comes needs to know of a game: `welcome`, the missed events (those behind seq, if they
 * are few) or the view, `end`. */
void tell_position(hosted *t, guest *g, int64_t seq);
/** A game begins: `welcome` and the first `view`, from before its first move. */
void tell_start(hosted *t, const pending *p);
/** A few missed moves are told one by one, played again; many by the view that they have led to. `seq`:
 * the last that is known, 0: none. Those of now count, and, where spectators see it late, those of then. */
bool tell_few_missed(const hosted *t, int64_t seq);
/** The moves of a change that is on disk, to everybody. */
void tell_moves(hosted *t, const pending *p);
/** `ask` to those who are asked (`only`: to one guest, or NULL). */
void tell_asks(hosted *t, guest *only);
/** News that spectators may know by now. */
void tell_news(hosted *t, int64_t now);
/** Keeps a spectator's news of a journal that is read. */
void tell_keep_news(hosted *t, const room *r, int64_t due, uint64_t seq, const uc_events *events);
void tell_forget_news(hosted *t);
void tell_remind(hosted *t, int64_t left_ms);
void tell_emote(hosted *t, int seat, int64_t emote);

/* ---- mine.c: whose tables they are ---- */

/** Who sits at a table in the memory, and who has made it: what is on disk. */
void mine_note(hosted *t);
/** It is nobody's any more. */
void mine_forget(hosted *t);
/** A table is about to leave the memory; it is there again. */
void mine_rest(hosted *t);
void mine_wake(hosted *t);
/** A guest wants to know their tables: told as soon as nothing of them is on its way to the disk, and all are
 * known. */
void mine_ask(guest *g);
void mine_tell_waiting(hub *h);
void mine_forget_guest(guest *g);

/* ---- records.c ---- */

/** Answers who asks for a record: `fetch` of the net_handler. */
void records_fetch(void *context, net_fetch *asked, const char *path);

/* ---- lobby.c ---- */

void lobby_tell(guest *g);
/** Tells all who want to know, if something has changed. */
void lobby_tell_all(hub *h);
/** An open table of this game with a chair for who seeks one, by their id; or NULL. */
hosted *lobby_find(const hub *h, const char *game, uint64_t seeker);

#endif
