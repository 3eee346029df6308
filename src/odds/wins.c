/* The chances to win at a table, and as JSON. */
#include "odds/wins.h"

enum { DRAWN_SHARE = 4 };

static uc_error search_choice(const odds_table *table, const uc_budget *budget, uint64_t seed,
                              odds_wins *ret_wins) {
    uc_view view;
    uc_memory memory;
    uc_rng rng;
    uc_move legal[UC_MOVES_MAX];
    uc_view_of(&table->state, table->me, &view);
    uc_memory_start(&memory, &view);
    uc_rng_start(&rng, seed, 0);
    uc_ask ask = {.view = &view, .memory = &memory, .legal = legal, .rng = &rng, .budget = *budget};
    ask.count = uc_view_legal(&view, legal);
    ret_wins->searched = true;
    return uc_search(&ask, &ret_wins->found);
}

uc_error odds_search(const odds_table *table, const uc_budget *budget, uint64_t seed, odds_wins *ret_wins) {
    uc_view view;
    uc_memory memory;
    uc_rng rng;
    ret_wins->searched = false;
    if (uc_actors(&table->state) == UINT64_C(1) << table->me)
        return search_choice(table, budget, seed, ret_wins);
    uc_view_of(&table->state, table->me, &view);
    uc_memory_start(&memory, &view);
    uc_rng_start(&rng, seed, 0);
    uc_evaluate(&view, &memory, &rng, budget, ret_wins->chance, ret_wins->error);
    return UC_OK;
}

uc_error odds_search_drawn(const odds_options *o, const odds_table *table, int number, odds_table *ret_after,
                           odds_wins *ret_wins, int *ret_card) {
    uc_budget budget = o->budget;
    if (budget.ms) budget.ms = budget.ms / DRAWN_SHARE + 1; /* never 0, which means no limit */
    if (budget.playouts) budget.playouts = budget.playouts / DRAWN_SHARE + 1;
    *ret_card = o->game->drawn(table, number, ret_after);
    return *ret_card < 0 ? UC_OK : odds_search(ret_after, &budget, o->seed, ret_wins);
}

bool odds_clear(const uc_findings *found) {
    return found->count < 2 || found->choice[1].behind > ODDS_TWO_SIDED * found->choice[1].behind_error;
}

/* ---- as JSON ---- */

static void json_choices(uc_text *text, const odds_table *table, const uc_findings *found) {
    uc_text_add(text, "[");
    for (int i = 0; i < found->count; i++) {
        const uc_choice *c = &found->choice[i];
        uc_text_add(text, i ? ",{\"move\":\"" : "{\"move\":\"");
        uc_move_text(text, uc_game_of(&table->state), c->move);
        add_format(
            text,
            "\",\"chance\":%.9g,\"error\":%.9g,\"playouts\":%llu,\"behind\":%.9g,\"behind_error\":%.9g}",
            c->value, c->error, (unsigned long long)c->playouts, c->behind, c->behind_error);
    }
    uc_text_add(text, "]");
}

static void json_wins(uc_text *text, const companion *game, const odds_table *table, const odds_wins *wins) {
    if (wins->searched) {
        char why[ODDS_TEXT_MAX];
        uc_text reason;
        uc_text_start(&reason, why, sizeof why);
        game->reason(table, wins->found.choice[0].move, &reason);
        uc_text_add(text, ",\"advice\":\"");
        uc_move_text(text, uc_game_of(&table->state), wins->found.choice[0].move);
        add_format(text, "\",\"clear\":%s,\"reason\":", odds_clear(&wins->found) ? "true" : "false");
        uc_text_add_quoted(text, why);
        uc_text_add(text, ",\"win\":");
        json_choices(text, table, &wins->found);
        return;
    }
    uc_text_add(text, ",\"win_seats\":[");
    for (int seat = 0; seat < table->state.head.seats; seat++)
        add_format(text, "%s{\"seat\":%d,\"chance\":%.9g,\"error\":%.9g}", seat ? "," : "", seat,
                   wins->chance[seat], wins->error[seat]);
    uc_text_add(text, "]");
}

static uc_error json_drawn(const odds_options *o, const odds_table *table, uc_text *text) {
    uc_text_add(text, ",\"if_drawn\":{");
    for (int number = 0, card = 0;; number++) {
        static odds_table after;
        static odds_wins wins;
        uc_error error = odds_search_drawn(o, table, number, &after, &wins, &card);
        if (error || card < 0) return uc_text_add(text, "}"), error;
        uc_text_add(text, number ? ",\"" : "\"");
        uc_game_of(&table->state)->noun(text, UC_NOUN_CARD, card);
        uc_text_add(text, "\":");
        json_choices(text, &after, &wins.found);
    }
}

uc_error odds_json_wins(const odds_options *o, const odds_table *table, uc_text *text) {
    static odds_wins wins;
    uc_error error = odds_search(table, &o->budget, o->seed, &wins);
    if (error) return error;
    json_wins(text, o->game, table, &wins);
    return json_drawn(o, table, text);
}
