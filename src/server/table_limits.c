#include "server/table_limits.h"

#include <string.h>

limit_address table_limits_address(const guest *from) {
    limit_address address = {{0}};
    const char *text = guest_address(from);
    limit_address_read(text, strlen(text), &address);
    return address;
}

server_limit table_limits_reached(const server_config *config, const memberships *members,
                                  const limit_counts *made_from, const guest *from, bool is_full,
                                  const char **ret_sentence) {
    static const char *const sentences[SERVER_LIMITS + 1] = {
        [LIMIT_TABLES_PER_PLAYER] = "you have too many unfinished tables; finish or leave one first",
        [LIMIT_TABLES_PER_ADDRESS] = "too many unfinished tables come from your address",
        [LIMIT_TABLES] = "the server has no room for more tables; try again later",
    };
    const limit_address address = table_limits_address(from);
    server_limit limit =
        memberships_made(members, guest_player(from)) >= config->tables_per_player ? LIMIT_TABLES_PER_PLAYER
        : limit_counts_full(made_from, &address, config->tables_per_address)       ? LIMIT_TABLES_PER_ADDRESS
        : is_full                                                                  ? LIMIT_TABLES
                                                                                   : SERVER_LIMITS;
    *ret_sentence = sentences[limit];
    return limit;
}
