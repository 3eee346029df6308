/** @file
 * Players that see views alone. Bots are constants: they keep nothing between moves but what a caller's
 * memory and stream hold, so that one bot may play many seats in many threads.
 */
#ifndef UPCARD_BOT_H
#define UPCARD_BOT_H

#include "upcard/game.h"

typedef struct uc_bot {
    const char *id;   /**< as in --seats bot:basic */
    const char *help; /**< how it plays, for people */
    bool remembers;   /**< wants a memory kept for it (uc_remember, uc_note) */
    /** One of the `count` legal moves (at least 1) of the view's viewer. `memory` may be NULL for a bot that
     * does not remember. */
    uc_move (*choose)(const uc_view *view, const uc_memory *memory, const uc_move *legal, int count,
                      uc_rng *rng);
} uc_bot;

/** All bots, ended by an id of NULL. */
UC_DATA const uc_bot uc_bots[];

/** The bot with this id, or NULL. */
UC_API const uc_bot *uc_bot_find(const char *id);

#endif
