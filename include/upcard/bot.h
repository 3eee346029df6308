/** @file
 * Players that see views alone: bots, bots with settings ("hard:playouts=500"), and bots in a chair.
 *
 * A bot is a constant that keeps nothing between its moves, so that one may play many seats in many threads.
 * What a player keeps during a game is in its chair. Everybody who seats players (uc_simulate, a table, a
 * server) does it by chairs, so that all kinds of players work everywhere.
 */
#ifndef UPCARD_BOT_H
#define UPCARD_BOT_H

#include "upcard/game.h"

/** How much a bot may search for one move. It ends at the first limit that is reached and answers with the
 * best move so far; where all limits are 0 it takes its own (uc_bot.budget). */
typedef struct uc_budget {
    uint64_t playouts; /**< 0: no limit. With this limit alone the same stream gives the same move */
    uint32_t ms;       /**< milliseconds of a clock on the wall; 0: no limit */
    int32_t threads;   /**< 1 or more, 0 is 1; the answer to a number of playouts does not depend on it */
    const bool *stop;  /**< NULL, or what another thread sets (__atomic_store_n) to end the search */
} uc_budget;

/** A question to a bot. */
typedef struct uc_ask {
    const uc_view *view;     /**< of the seat that is to move */
    const uc_memory *memory; /**< what that seat remembers; may be NULL for a bot that does not */
    const uc_move *legal;    /**< its legal moves, ascending */
    int count;               /**< of them, at least 1 */
    uc_rng *rng;
    uc_budget budget; /**< for bots that search */
} uc_ask;

typedef struct uc_bot {
    const char *id;                       /**< as in --seats hard */
    const char *help;                     /**< how it plays, for people */
    bool remembers;                       /**< wants a memory kept for it (uc_remember, uc_note) */
    uc_budget budget;                     /**< its own; no limits for a bot that does not search */
    uc_move (*choose)(const uc_ask *ask); /**< one of the legal moves */
} uc_bot;

/** All bots, the weakest first, ended by an id of NULL. */
UC_DATA const uc_bot uc_bots[];

/** The bot with this id, or NULL. */
UC_API const uc_bot *uc_bot_find(const char *id);
/** Adds the ids of all bots: "random, easy, normal". */
UC_API void uc_bot_ids(uc_text *text);

enum { UC_PLAYER_MAX = 256 /**< bytes of a player's text with its NUL */ };

/** A bot with its settings. */
typedef struct uc_player {
    char text[UC_PLAYER_MAX]; /**< as it was given */
    const uc_bot *bot;
    uc_budget budget;
} uc_player;

/** Reads "ID", or "ID:KEY=NUMBER:..." with the keys playouts, ms and threads of a bot that searches. Returns
 * UC_OK and writes *ret_player, or UC_BAD_RULES with a sentence in `message`. */
UC_API uc_error uc_player_read(uc_player *ret_player, const char *text, uc_text *message);

/** A player in one seat of a game. Its owner keeps the whole state and shows it what that seat may see. */
typedef struct uc_chair {
    uc_player player;
    int seat;
    uc_memory memory; /**< kept where the bot remembers */
    uc_rng rng;       /**< the owner may start it anew before a move */
} uc_chair;

/** Seats a player; nothing of an earlier player is kept. Returns UC_OK, or what went wrong in `message`. */
UC_API uc_error uc_chair_open(uc_chair *chair, const uc_player *player, uc_text *message);
/** Begins a game in this seat, with stream number `index` of `seed`. */
UC_API void uc_chair_start(uc_chair *chair, const uc_state *fresh, int seat, uint64_t seed, uint64_t index);
/** Whether uc_chair_note does anything: if no chair listens, a game need not tell its events. */
static inline bool uc_chair_listens(const uc_chair *chair) {
    return chair->player.bot->remembers;
}
/** After each move of the game: what it brought about. */
UC_API void uc_chair_note(uc_chair *chair, const uc_state *after, const uc_events *events);
/** Its move, a legal one; the seat must be among the actors. */
UC_API uc_move uc_chair_choose(uc_chair *chair, const uc_state *state);
/** The game is over, or was broken off. */
UC_API void uc_chair_end(uc_chair *chair, const uc_state *last);
UC_API void uc_chair_close(uc_chair *chair);

#endif
