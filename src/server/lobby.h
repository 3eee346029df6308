/** @file
 * The lobby: open tables that wait for players, and tables that everybody may watch.
 *
 * It lists the tables with a connected guest whose room shows the committed state. Subscribed guests get a
 * notice once a second, if something has changed.
 */
#ifndef UC_SERVER_LOBBY_H
#define UC_SERVER_LOBBY_H

#include "server/guests.h"
#include "server/tables.h"

typedef struct lobby lobby;

/** NULL: out of memory. */
lobby *lobby_open(tables *all, nodes *others, guests *everybody);
void lobby_close(lobby *l);
/** This node's news for the others (nodes_parts). */
void lobby_write_news(const lobby *l, uc_text *text);
/** The list, of all nodes, to one guest. */
void lobby_send(const lobby *l, guest *g);
/** The same to all subscribers, if something has changed. */
void lobby_notify_all(lobby *l);
/** An open table of this game on this node with a seat for a player; 0: none. */
uint64_t lobby_find(const lobby *l, const char *game, uint64_t player);

#endif
