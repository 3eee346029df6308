/** @file
 * Clients of a server, which reconnect by themselves.
 *
 * A client remembers its identity and its table across lost connections: it reconnects after growing pauses,
 * returns to its table with the number of the last move that it has seen, and sends the unconfirmed move
 * again with the same id. It follows a server that sends it to another one (`elsewhere`), without a word to
 * its owner. Many clients share one loop of libuv, and everything runs in its thread. Nothing
 * here blocks.
 */
#ifndef UC_CLIENT_CLIENT_H
#define UC_CLIENT_CLIENT_H

#include <uv.h>

#include "client/address.h"
#include "client/message.h"
#include "upcard/fair.h"

enum { CLIENT_PATH_MAX = 64, CLIENT_ASKED_MAX = 128, CLIENT_ID_MAX = 32, CLIENT_NAME_MAX = UC_WORD_MAX };

typedef struct clients clients;
typedef struct client client;

typedef struct client_handler {
    /** Greeted by the server; `c->table` says whether the client goes (back) to a table now. */
    void (*greeted)(void *context, client *c, client_message *you);
    /** A message, after the client has processed it. */
    void (*received)(void *context, client *c, client_message *m);
    /** The connection is lost or failed; the client tries again after the pause unless this call stops it
     * (client_stop). */
    void (*lost)(void *context, client *c, const char *why, int pause_ms);
    void *context;
} client_handler;

typedef struct clients_settings {
    uv_loop_t *loop;
    client_address address;
    client_handler handler;
    int pause_most_ms; /**< between two attempts to connect */
    int ping_s; /**< seconds without a sign of life until a ping is sent; 10 s later the connection counts as
                   lost; 0: minutes */
} clients_settings;

/** The unconfirmed move. */
typedef struct client_move {
    bool open;
    uint64_t request;
    char id[CLIENT_ID_MAX];
    char text[UC_MOVE_TEXT_MAX];
} client_move;

typedef enum client_state {
    CLIENT_OFF,        /**< not connected; a retry may follow */
    CLIENT_CONNECTING, /**< until the server has answered `hello` */
    CLIENT_HERE,       /**< greeted, at no table */
    CLIENT_JOINING,    /**< has asked for its table */
    CLIENT_SEATED,     /**< at the table, playing or watching */
} client_state;

/** Anyone may read the members. The owner writes only those marked "owner". */
struct client {
    void *user;                 /**< the owner's */
    char name[CLIENT_NAME_MAX]; /**< owner: a nickname; "": the one that the server knows */
    char token[UC_TOKEN_MAX];   /**< owner, before client_start; later the server's */
    bool raw;                   /**< owner: requests views as bytes */
    bool watch;                 /**< owner: only watches */
    int seat;                   /**< owner: the requested seat or -1; at a table its own, -1 for spectators */
    char table[UC_WORD_MAX];    /**< its code, "" at none */
    char commit[UC_COMMIT_MAX]; /**< commitment of its cards, as first received; "": none yet */
    char seed[UC_SEED_MAX];     /**< seed for its cards, sent after that; "": none */
    client_state state;
    int64_t id;     /**< public number of the player; 0 before it is known */
    int64_t seq;    /**< of the last move seen in this game, -1: none */
    bool begun;     /**< the game of the table has begun */
    bool over;      /**< the game is over */
    int64_t layout; /**< version of this server's raw bytes */
    client_move move;
    uint64_t reconnects; /**< number of reconnections */

    clients *all; /* the rest is internal */
    struct lws *wsi;
    uv_timer_t timer;
    struct client_line *first, *last; /* to be sent */
    char *parts;                      /* of an unfinished message */
    size_t parts_length, parts_room;
    int pause_ms;
    bool stopped, greeted_once, timed, paused; /* paused: the table could not be saved */
    char path[CLIENT_PATH_MAX];                /* of the server that it was sent to; "": any */
    char asked[CLIENT_ASKED_MAX];              /* the last request at no table, to be repeated elsewhere */
    bool moving, was_sent; /* it was sent elsewhere, and is not there yet; and connects there */
    int moves;             /* how often, without a table */
};

/** NULL and the reason if there is no memory or no loop. */
clients *clients_open(const clients_settings *settings, uc_text *message);
/** Ends all connections immediately; runs the loop until none of them is left in it. */
void clients_close(clients *all);

/** A client that is not connected yet; NULL: out of memory. It lives until clients_close. */
client *client_new(clients *all, void *user);
/** Connects as soon as the loop runs, and reconnects whenever the connection is lost. So nothing is reported
 * before this function has returned, whatever fails. */
void client_start(client *c);
/** Sends queued messages and closes; the client does not reconnect. */
void client_stop(client *c);

/** Goes to a table by its code; from then on it returns there after a lost connection. */
void client_join(client *c, const char *code);
/** Forgets its table without a message to the server. */
void client_forget_table(client *c);
/** Queues a JSON message. Returns false without a connection, or if the text is not whole (uc_text_whole): a
 * truncated message is never sent. */
bool client_send(client *c, const uc_text *message);
/** The same for a message that is only its type. */
bool client_send_type(client *c, const char *type);
/** Answers an ask. False if a move is already in flight. */
bool client_make(client *c, uint64_t request, const char *move);
/** Sends a confirmed move again, as after a lost connection. */
bool client_repeat(client *c, const client_move *move);

/** GET of a path ("/record/K7QM3F"); status 0 without an answer. The bytes are valid only during the call. */
typedef void client_fetched(void *user, int status, const char *bytes, size_t length);
/** False if the request cannot even start. */
bool clients_fetch(clients *all, const char *path, client_fetched *done, void *user);

#endif
