/** @file
 * Clients of a server: connections that come back by themselves.
 *
 * A client says who it is, and where it was before the connection was lost: it connects again after growing
 * pauses, goes back to its table with the number of the last move that it has seen, and sends again the move
 * that was not confirmed, with the same id. Many clients share one loop of libuv, in whose thread everything
 * happens. Nothing here waits.
 */
#ifndef UC_CLIENT_CLIENT_H
#define UC_CLIENT_CLIENT_H

#include <uv.h>

#include "client/address.h"
#include "client/message.h"
#include "upcard/fair.h"

enum { CLIENT_ID_MAX = 32, CLIENT_NAME_MAX = UC_WORD_MAX };

typedef struct clients clients;
typedef struct client client;

typedef struct client_handler {
    /** Greeted by the server; `c->table` says whether it goes (back) to a table now. */
    void (*greeted)(void *context, client *c, client_message *you);
    /** A message, after the client has taken note of it. */
    void (*heard)(void *context, client *c, client_message *m);
    /** The connection is lost, or could not be made; it is tried again after the pause unless the client is
     * stopped (client_stop) by this call. */
    void (*lost)(void *context, client *c, const char *why, int pause_ms);
    void *context;
} client_handler;

typedef struct clients_settings {
    uv_loop_t *loop;
    client_address address;
    client_handler handler;
    int pause_most_ms; /**< between two tries to connect */
    int ping_s;        /**< a connection without a sign of life for so long is asked for one, and lost 10 s
                          later; 0: minutes */
} clients_settings;

/** The move that is not confirmed. */
typedef struct client_move {
    bool open;
    uint64_t request;
    char id[CLIENT_ID_MAX];
    char text[UC_MOVE_TEXT_MAX];
} client_move;

typedef enum client_state {
    CLIENT_OFF,        /**< not connected; perhaps soon */
    CLIENT_CONNECTING, /**< until the server has answered `hello` */
    CLIENT_HERE,       /**< greeted, at no table */
    CLIENT_JOINING,    /**< has asked for its table */
    CLIENT_SEATED,     /**< at the table, playing or watching */
} client_state;

/** Read by everybody; written by the owner only where it is said. */
struct client {
    void *user;                 /**< the owner's */
    char name[CLIENT_NAME_MAX]; /**< owner: a nickname; "": the one that the server knows */
    char token[UC_TOKEN_MAX];   /**< owner, before client_start; later the server's */
    bool raw;                   /**< owner: wants views as bytes */
    bool watch;                 /**< owner: only looks on */
    int seat;                   /**< owner: the wanted one or -1; at a table its own, -1 for who watches */
    char table[UC_WORD_MAX];    /**< its code, "" at none */
    char commit[UC_COMMIT_MAX]; /**< of its cards, as it was first told; "": not yet */
    char seed[UC_SEED_MAX];     /**< for its cards, given after that; "": none */
    client_state state;
    int64_t id;     /**< public number of the player; 0 before it is known */
    int64_t seq;    /**< of the last move seen in this game, -1: none */
    bool begun;     /**< the game of the table has */
    bool over;      /**< and is over */
    int64_t layout; /**< of raw bytes of this server */
    client_move move;
    uint64_t reconnects; /**< times that it was greeted again */

    clients *all; /* from here on its own */
    struct lws *wsi;
    uv_timer_t timer;
    struct client_line *first, *last; /* to be sent */
    char *parts;                      /* of an unfinished message */
    size_t parts_length, parts_room;
    int pause_ms;
    bool stopped, greeted_once, timed;
};

/** NULL and the reason when there is no memory or no loop. */
clients *clients_open(const clients_settings *settings, uc_text *message);
/** All connections end at once; runs the loop until nothing of them is left in it. */
void clients_close(clients *all);

/** A client that is not connected yet; NULL: no memory. It lives until clients_close. */
client *client_new(clients *all, void *user);
/** Connects, and from then on stays connected. */
void client_start(client *c);
/** Says what there is to say and closes; it does not come back. */
void client_stop(client *c);

/** Goes to a table by its code; from then on that is where it comes back to. */
void client_join(client *c, const char *code);
/** Forgets its table without telling the server. */
void client_forget_table(client *c);
/** Queues a message of JSON. False when there is no connection that would take it, or when it is not whole
 * (uc_text_whole): a message that was cut off is never sent. */
bool client_say(client *c, const uc_text *message);
/** The same for a message that is only its type. */
bool client_say_type(client *c, const char *type);
/** Answers an ask. False when a move is under way already. */
bool client_make(client *c, uint64_t request, const char *move);
/** Says a move again that was confirmed before, as after a lost connection. */
bool client_repeat(client *c, const client_move *move);

/** GET of a path ("/record/K7QM3F"); status 0 when nobody answers. The bytes are valid during the call. */
typedef void client_fetched(void *user, int status, const char *bytes, size_t length);
/** False when it cannot even be tried. */
bool clients_fetch(clients *all, const char *path, client_fetched *done, void *user);

#endif
