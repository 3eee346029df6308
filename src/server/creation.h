/** @file
 * New tables: a host's choices become a room.
 *
 * A guest names the game, its rules, the seats and the way the table is played; everything left out has a
 * default. `quick` takes a seat at an open table of the lobby, or makes one.
 */
#ifndef UC_SERVER_CREATION_H
#define UC_SERVER_CREATION_H

#include "server/lobby.h"
#include "server/tables.h"

/** `create`. */
void creation_create(tables *all, const server_clock *clock, guest *host, const uc_command *message);
/** `quick`. */
void creation_quick(tables *all, const lobby *l, const server_clock *clock, guest *g,
                    const uc_command *message);

#endif
