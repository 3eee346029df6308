/** @file
 * The parts of the tables that this server owns, and the other servers, the nodes, on its database.
 *
 * Each second a node tells the others that it works, takes parts that have no owner, and gives some of its
 * own to nodes that have fewer, or all when it stops. It takes the database away from a node that has not
 * moved on for four seconds in which it could. One that no balancer asks for a while gives all parts to those
 * that are asked. A server with a store of its own has all parts from the start.
 */
#ifndef UC_SERVER_NODES_H
#define UC_SERVER_NODES_H

#include "server/clock.h"
#include "server/guests.h"
#include "store/store.h"

typedef struct nodes nodes;

typedef struct nodes_parts {
    const server_config *config;
    uv_loop_t *loop;
    store *store;
    server_clock *clock;
    guests *guests;
    void *context;
    /** Parts (bit n for part n) are this node's now, and their journals must be listed: then nodes_opened.
     * Called until then. */
    void (*open)(void *context, uint64_t parts);
    /** Lets go of what is in these parts and not on its way to the disk; true once nothing is left there.
     * Called until then. */
    bool (*release)(void *context, uint64_t parts);
    /** A guest asks for a table that turned out to be this node's. */
    void (*join)(void *context, guest *from, const uc_command *message);
    /** The database can be written again. */
    void (*works)(void *context);
    /** What the others may know: games whose tables wait for players, separated by spaces, a newline, and
     * entries of the lobby, separated by commas. */
    void (*news)(void *context, uc_text *text);
} nodes_parts;

/** Becomes a node, and takes parts; before the loop runs. NULL and a message on failure. */
nodes *nodes_open(const nodes_parts *parts, uc_text *message);
/** Its first parts are known, and their clocks begin; the server's clock is right by now. */
void nodes_begin(nodes *n);
/** After the store is closed. The loop must run until nothing is left in it. */
void nodes_close(nodes *n);

/** The parts that it owns. */
uint64_t nodes_own(const nodes *n);
/** Whether the times of its parts are known, so that no journal need be read for them. */
bool nodes_know_time(const nodes *n);
/** The journals of these parts are known now. */
void nodes_opened(nodes *n, uint64_t parts);
/** Whether a table is this node's, is known, and stays here. */
bool nodes_serve(const nodes *n, uint64_t table);
/** The name of the node that has a table; NULL: it is this one, or it is not certain. */
const char *nodes_owner(const nodes *n, uint64_t table);
/** Whether it serves any part, so that it can make tables. */
bool nodes_serve_any(const nodes *n);
/** The guest asks for a table that is not this node's: it is sent to its owner, or joins here, once it is
 * certain who that is. */
void nodes_join(nodes *n, guest *from, const uc_command *message, uint64_t table);
/** Another node that may have an open table of this game: the guest is sent there. False: there is none. */
bool nodes_quick(nodes *n, guest *from, const char *game);
/** A guest has closed its connection. */
void nodes_forget(nodes *n, const guest *gone);

/** Entries of the others' lobbies; `first`: no comma before them. */
void nodes_write_lobby(const nodes *n, uc_text *text, bool first);
/** Whether they have changed since the last call. */
bool nodes_take_listed(nodes *n);

/** Gives all parts to others, if there are any. */
void nodes_leave(nodes *n);
/** Whether all have been given away, or there is nobody to give them to. */
bool nodes_have_left(const nodes *n);
/** A balancer has asked whether the server works. */
void nodes_note_check(nodes *n);
/** Why nobody can play here at present, or NULL. */
const char *nodes_unready(const nodes *n);
/** Whether others may have taken over, because the database cannot be reached. */
bool nodes_are_cut_off(const nodes *n);

/** Logs that others have taken over: how long this node was silent, and who they are. */
void nodes_note_loss(const nodes *n);

#endif
