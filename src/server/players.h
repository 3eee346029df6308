/** @file
 * Players: a nickname and a secret token each. The server keeps the token's hash alone.
 *
 * All players of the store are in memory. What is kept of one is looked at here and changed by
 * players_change.
 */
#ifndef UC_SERVER_PLAYERS_H
#define UC_SERVER_PLAYERS_H

#include "store/store.h"

enum { PLAYER_TOKEN_MAX = 80 };

typedef struct players players;

/** All players of a store. NULL and a sentence when they cannot be read. */
players *players_open(store *s, uc_text *message);
void players_close(players *p);
size_t players_count(const players *p);

/** A new player with a new token, which is not kept: "ID.SECRET". NULL: no memory. */
const store_player *players_new(players *p, const char *name, int64_t now_s,
                                char ret_token[PLAYER_TOKEN_MAX]);
/** Takes back a player who could not be stored. */
void players_remove(players *p, uint64_t id);
/** What has been stored of a known player. */
void players_change(players *p, const store_player *kept);
/** The player of a token, compared in constant time, or NULL. */
const store_player *players_find(const players *p, const char *token);
/** Whether a player may send an emote now: one a second. It counts as sent. */
bool players_may_emote(players *p, uint64_t id, int64_t now_ms);

#endif
