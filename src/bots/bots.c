/* The list of bots. */
#include <string.h>

#include "bots/strategy.h"

static uc_move choose_random(const uc_ask *ask) {
    return ask->legal[uc_rng_below(ask->rng, (uint32_t)ask->count)];
}

uc_move choose_easy(const uc_ask *ask) {
    const strategy *row = strategy_of(&ask->view->state);
    return row->easy ? row->easy(ask) : choose_random(ask);
}

uc_move choose_normal(const uc_ask *ask) {
    const strategy *row = strategy_of(&ask->view->state);
    return row->normal ? row->normal(ask) : choose_easy(ask);
}

/** `hard` deviates from the move of `normal` only if another move was better by this many standard errors, so
 * that a short search does little harm. Found by games of `hard` against `normal` (docs/strategy.md). */
static const double caution = 1;

/** The best move that a search finds within the budget. A single choice is not searched. */
static uc_move choose_search(const uc_ask *ask) {
    uc_findings found;
    if (ask->count == 1 || uc_search(ask, &found)) return choose_normal(ask);
    for (int i = 1; i < found.count; i++) {
        const uc_choice *c = &found.choice[i];
        if (c->move == found.guide && c->behind < caution * c->behind_error) return c->move;
    }
    return found.choice[0].move;
}

static uc_move choose_hard(const uc_ask *ask) {
    uc_ask more = *ask;
    uint64_t positions = strategy_of(&ask->view->state)->positions;
    more.budget.tries *= positions ? positions : 1;
    return choose_search(&more);
}

/** The search, unless the best move can be computed. */
static uc_move choose_expert(const uc_ask *ask) {
    const strategy *row = strategy_of(&ask->view->state);
    uc_move move;
    return row->exact && row->exact(ask, &move) ? move : choose_search(ask);
}

const uc_bot uc_bots[] = {
    {.id = "random", .help = "plays any legal move", .choose = choose_random},
    {.id = "easy", .help = "plays like a pleasant beginner", .choose = choose_easy},
    {.id = "normal", .help = "counts what has been seen and weighs each move", .choose = choose_normal},
    {.id = "hard",
     .help = "thinks ahead: tries its moves in possible positions",
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
