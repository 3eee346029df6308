/** @file
 * Guests: the identity of each connection.
 * A guest receives messages and is at one table at most. Its name and place are stored here, hidden from
 * other modules. It exists from the opening of its connection to its end.
 */
#ifndef UC_SERVER_GUESTS_H
#define UC_SERVER_GUESTS_H

#include "server/command.h"
#include "server/metrics.h"
#include "server/net.h"
#include "server/notice.h"

typedef struct guests guests;

/** NULL: out of memory. */
guests *guests_open(server_metrics *metrics);
/** After all connections have closed. */
void guests_close(guests *all);
/** The guest of a new connection; NULL: out of memory. */
guest *guests_add(guests *all, net_client *client);
void guest_close(guest *g);

/* ---- identity ---- */

typedef enum guest_state {
    GUEST_NEW,      /**< has not said hello */
    GUEST_GREETING, /**< its hello is being answered */
    GUEST_NAMELESS, /**< has said hello without a name, and only watches */
    GUEST_KNOWN     /**< is a player */
} guest_state;

guest_state guest_now(const guest *g);
/** `name` and `player` are those of GUEST_KNOWN. */
void guest_become(guest *g, guest_state state, uint64_t player, const char *name);
/** Requests bytes beside JSON, and each move by itself. */
void guest_set_raw(guest *g, bool raw);
bool guest_is_raw(const guest *g);
/** The id of the player; 0 for a guest that is no player. */
uint64_t guest_player(const guest *g);
const char *guest_name(const guest *g);
/** The face that it has chosen, or 0. */
void guest_set_face(guest *g, uint16_t face);
caller guest_caller(guest *g);
/** For limits; see net_client_address. */
const char *guest_address(const guest *g);
/** Its address for the log: whole, unlike the one for limits. */
const char *guest_whole_address(const guest *g);
void guest_slow(guest *g, uint64_t ms);
/** Sends `bye` and closes the connection. */
void guest_bye(guest *g, const char *reason, const char *sentence);
/** A known player has another name from now on. */
void guest_rename(guest *g, const char *name);
/** Seconds since its connection began. */
int64_t guest_seconds(const guest *g);
/** Calls `each` for all guests; it closes none. */
void guests_each(const guests *all, void (*each)(void *context, guest *g), void *context);
/** Whether a person can see what arrives; true at first. */
void guest_set_visible(guest *g, bool on);
/** Whether a connection of the player is at the table, and visible. */
bool guests_is_seen(const guests *all, uint64_t player, uint64_t table);

/* ---- place ---- */

typedef struct guest_place {
    uint64_t table;    /**< its table, or 0 */
    int viewer;        /**< there: a seat, or UC_SPECTATOR */
    uint64_t waits_at; /**< the only table where commands of this guest wait, or 0 */
    int waiting;       /**< number of these commands */
    uint64_t pad;      /**< its shared pad, or 0 */
} guest_place;
guest_place *guest_where(guest *g);

/** A request of the guest is in flight, and refers back to it by *reference, which becomes NULL if the guest
 * leaves. False: another request is in flight. */
bool guest_begin_request(guest *g, guest **reference);
void guest_end_request(guest *g);

/* ---- sending ---- */

void guest_send(guest *g, const char *bytes, size_t length);
void guest_send_text(guest *g, const uc_text *text);
/** Sends a message with only its type. */
void guest_send_type(guest *g, const char *type);
/** Sends `error`, the answer to `message`; NULL if the answer need not name a message. */
void guest_error(guest *g, const uc_command *message, const char *code, const char *sentence);
/** The same for several guests, which share the bytes. */
void guests_send(const recipient *to, int count, const char *bytes, size_t length);

/** Sends `elsewhere`: another server has what the guest asks for, at this path. Closes the connection. */
void guest_go(guest *g, const char *path);
/** The same to all who have a table or a pad of a part. */
void guests_go(guests *all, unsigned part, const char *path);

/** Subscribes to changes in the lobby. */
void guest_watch_lobby(guest *g, bool on);
/** Sends to all subscribers that are at no table. */
void guests_send_lobby(guests *all, const char *bytes, size_t length);

/** The message to a guest while nothing can be saved: a temporary failure. */
extern const char guest_cannot_save[];

#endif
