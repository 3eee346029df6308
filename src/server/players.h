/** @file
 * Players: a nickname and a secret token each. The server stores only the token's hash.
 */
#ifndef UC_SERVER_PLAYERS_H
#define UC_SERVER_PLAYERS_H

#include "store/store.h"

enum { PLAYER_TOKEN_MAX = 80 };

/** A new player, and its token, "ID.SECRET", which is not stored. */
void player_make(store_player *ret_player, const char *name, int64_t now_s, char ret_token[PLAYER_TOKEN_MAX]);
/** The id and the hash of a token; false: it has not the form of one. */
bool player_token_read(const char *token, uint64_t *ret_id, uint8_t ret_hash[STORE_HASH_BYTES]);
/** Whether it is the player of a token with this hash, compared in constant time. */
bool player_has_hash(const store_player *player, const uint8_t hash[STORE_HASH_BYTES]);

#endif
