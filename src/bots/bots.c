/* The list of bots. */
#include <string.h>

#include "bots/basic.h"

static uc_move choose_random(const uc_view *view, const uc_memory *memory, const uc_move *legal, int count,
                             uc_rng *rng) {
    (void)view, (void)memory;
    return legal[uc_rng_below(rng, (uint32_t)count)];
}

static uc_move choose_basic(const uc_view *view, const uc_memory *memory, const uc_move *legal, int count,
                            uc_rng *rng) {
    static const struct {
        const char *game;
        uc_move (*choose)(const uc_view *, const uc_memory *, const uc_move *, int, uc_rng *);
    } players[] = {{"flip7", basic_flip7},
                   {"hilo", basic_hilo},
                   {"hi_lo_flip", basic_hi_lo_flip},
                   {"uno_flip", basic_uno_flip}};
    const char *id = uc_game_of(&view->shown)->id;
    for (size_t i = 0; i < sizeof players / sizeof players[0]; i++)
        if (!strcmp(players[i].game, id)) return players[i].choose(view, memory, legal, count, rng);
    return choose_random(view, memory, legal, count, rng);
}

const uc_bot uc_bots[] = {{"basic", "plays by sensible rules of thumb", true, choose_basic},
                          {"random", "plays any legal move", false, choose_random},
                          {NULL, NULL, false, NULL}};

const uc_bot *uc_bot_find(const char *id) {
    for (const uc_bot *bot = uc_bots; bot->id; bot++)
        if (!strcmp(bot->id, id)) return bot;
    return NULL;
}
