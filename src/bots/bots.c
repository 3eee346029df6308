/* The list of bots. */
#include <string.h>

#include "bots/policies.h"
#include "upcard/search.h"

static uc_move choose_random(const uc_ask *ask) {
    return ask->legal[uc_rng_below(ask->rng, (uint32_t)ask->count)];
}

/** One function a game, in the order of uc_games. */
static uc_move choose_easy(const uc_ask *ask) {
    static uc_move (*const players[])(const uc_ask *) = {easy_flip7, easy_hilo, easy_hi_lo_flip,
                                                         easy_uno_flip};
    return players[uc_number_of(&ask->view->state)](ask);
}

/** The same. */
uc_move choose_normal(const uc_ask *ask) {
    static uc_move (*const players[])(const uc_ask *) = {normal_flip7, normal_hilo, normal_hi_lo_flip,
                                                         normal_uno_flip};
    return players[uc_number_of(&ask->view->state)](ask);
}

/** A move of `normal` is left only for one that did better by so many standard errors, so that a short search
 * does little harm. Found by play of `hard` against `normal` (docs/strategy.md). */
static const double caution = 1;

/** The best move that a search finds within the budget; where nothing is to be chosen it does not search. */
static uc_move choose_search(const uc_ask *ask) {
    uc_findings found;
    if (ask->count == 1 || uc_search(ask, &found)) return choose_normal(ask);
    for (int i = 1; i < found.count; i++) {
        const uc_choice *c = &found.choice[i];
        if (c->move == found.guide && c->behind < caution * c->behind_error) return c->move;
    }
    return found.choice[0].move;
}

/** Positions for each of the budget's tries, in the order of uc_games: where one tells little, `hard` needs
 * more of them to beat `normal` with four seats (docs/strategy.md). */
static const uint64_t positions_a_try[] = {1, 4, 4, 1};

static uc_move choose_hard(const uc_ask *ask) {
    uc_ask more = *ask;
    more.budget.tries *= positions_a_try[uc_number_of(&ask->view->state)];
    return choose_search(&more);
}

/** The search, but what can be reckoned is not searched. */
static uc_move choose_expert(const uc_ask *ask) {
    uc_move move;
    bool flip7 = uc_number_of(&ask->view->state) == UC_GAME_FLIP7;
    return flip7 && lone_flip7(ask, &move) ? move : choose_search(ask);
}

const uc_bot uc_bots[] = {
    {.id = "random", .help = "plays any legal move", .choose = choose_random},
    {.id = "easy", .help = "plays like a pleasant beginner", .choose = choose_easy},
    {.id = "normal", .help = "counts what has been seen and weighs each move", .choose = choose_normal},
    {.id = "hard",
     .help = "thinks ahead: tries its moves out in positions that may be",
     .uses_memory = true,
     .budget = {.tries = 32},
     .choose = choose_hard},
    {.id = "expert",
     .help = "thinks ahead for up to a second",
     .uses_memory = true,
     .budget = {.ms = 1000},
     .choose = choose_expert},
    {.id = NULL}};

const uc_bot *uc_bot_find(const char *id) {
    for (const uc_bot *bot = uc_bots; bot->id; bot++)
        if (!strcmp(bot->id, id)) return bot;
    return NULL;
}

void uc_bot_ids(uc_text *text) {
    for (const uc_bot *bot = uc_bots; bot->id; bot++) {
        if (bot != uc_bots) uc_text_add(text, ", ");
        uc_text_add(text, bot->id);
    }
}
