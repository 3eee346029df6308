/** @file
 * The limits on new tables: of a player, of an address, and of the server.
 */
#ifndef UC_SERVER_TABLE_LIMITS_H
#define UC_SERVER_TABLE_LIMITS_H

#include "server/guests.h"
#include "server/limits.h"
#include "server/memberships.h"

/** The address of a guest. */
limit_address table_limits_address(const guest *from);
/** The limit that keeps a guest from making a table, and a sentence about it; SERVER_LIMITS: none does.
 * `made_from`: tables that are not over, by address. */
server_limit table_limits_reached(const server_config *config, const memberships *members,
                                  const limit_counts *made_from, const guest *from, bool is_full,
                                  const char **ret_sentence);

#endif
