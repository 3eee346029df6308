/** @file
 * Players: a nickname and a secret token each. The server stores only the token's hash.
 *
 * All players of the store are in memory. This module owns their stored data: others read it here, and
 * change it by players_change.
 */
#ifndef UC_SERVER_PLAYERS_H
#define UC_SERVER_PLAYERS_H

#include "store/store.h"

enum { PLAYER_TOKEN_MAX = 80 };

typedef struct players players;

/** All players of a store. NULL and a message when they cannot be read. */
players *players_open(store *s, uc_text *message);
void players_close(players *p);
size_t players_count(const players *p);

/** A new player with a new token, "ID.SECRET", which is not stored. NULL: out of memory. */
const store_player *players_new(players *p, const char *name, int64_t now_s,
                                char ret_token[PLAYER_TOKEN_MAX]);
/** Removes a player who could not be stored. */
void players_remove(players *p, uint64_t id);
/** Updates a known player with stored data. */
void players_change(players *p, const store_player *kept);
/** The player of a token, compared in constant time, or NULL. */
const store_player *players_find(const players *p, const char *token);
/** Whether a player may send an emote now: one per second. It counts as sent. */
bool players_may_emote(players *p, uint64_t id, int64_t now_ms);

#endif
