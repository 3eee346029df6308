/** @file
 * Guests: a nickname and a secret token each. The server keeps the token's hash alone.
 */
#ifndef UC_SERVER_PLAYERS_H
#define UC_SERVER_PLAYERS_H

#include "store/store.h"

enum { PLAYER_TOKEN_MAX = 80 };

typedef struct player {
    store_player kept;
    struct seated *seats; /**< the owner's: chairs of theirs */
    int64_t quiet_until;  /**< the owner's: no emotes before */
    uint32_t made;        /**< the owner's: tables that they have made and that are not over */
    struct player *next;  /**< of the same place in the map */
} player;

typedef struct players players;

/** All players of a store. NULL and a sentence when they cannot be read. */
players *players_open(store *s, uc_text *message);
void players_close(players *p);
size_t players_count(const players *p);

/** A new guest with a new token, which is not kept: "ID.SECRET". NULL: no memory. */
player *players_new(players *p, const char *name, int64_t now_s, char ret_token[PLAYER_TOKEN_MAX]);
/** Takes back a guest who could not be stored. */
void players_remove(players *p, player *gone);
/** NULL where there is none. */
player *players_by_id(const players *p, uint64_t id);
/** The player of a token, compared in constant time, or NULL. */
player *players_find(const players *p, const char *token);

#endif
