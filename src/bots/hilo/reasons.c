/* What a move of HILO does to the sum of the layout. */
#include "bots/hilo/layout.h"
#include "bots/hilo/players.h"
#include "bots/reason_list.h"
#include "upcard/odds.h"

const uc_reason_text reason_texts_hilo[] = {
    {"hilo_trade", "The {0} takes the place of your {1}."},
    {"hilo_trade_down", "The {0} takes the place of an unknown card, which is {1.1} on average."},
    {"hilo_remove", "{0} {0:point goes|points go}."},
    {"hilo_keep", "The line stays, to be removed later."},
    {"hilo_discard", "The {0} goes, and a card of yours is turned over."},
    {"hilo_draw", "The cards that may come are {0.1} on average."},
    {"hilo_turn", "A face-down card is {0.1} on average."},
    {"hilo_left", "About {0.1} points are left to you after this turn."},
    {NULL, NULL},
};

static void explain_trade(reason_list *g, const uc_hilo *h, int card, int cell) {
    int there = h->seat[h->head.viewer].cell[cell];
    uc_hilo_next next;
    if (there != UC_HILO_DOWN) {
        add(g, "hilo_trade", hilo_value_of(card), hilo_value_of(there));
        return;
    }
    uc_odds_hilo_next(h, &next);
    add(g, "hilo_trade_down", hilo_value_of(card), next.down_mean);
}

static void explain_removal(reason_list *g, const uc_hilo *h, int line) {
    const uc_hilo_seat *own = &h->seat[h->head.viewer];
    const uint8_t *at = hilo_lines[line < UC_HILO_FALL_HORIZONTAL ? line : 6 + (line - 6) / 2];
    int sum = 0;
    for (int i = 0; i < 3; i++) sum += hilo_value_of(own->cell[at[i]]);
    add(g, "hilo_remove", sum, 0);
}

static void explain(reason_list *g, const uc_view *view, uc_move move) {
    const uc_hilo *h = &view->state.hilo;
    uc_move legal[UC_MOVES_MAX];
    double sums[UC_MOVES_MAX];
    uc_hilo_next next;
    int count = uc_view_legal(view, legal), sums_count = uc_odds_hilo(&view->state, sums);
    if (move >= UC_HILO_TAKE && move < UC_HILO_DRAW)
        explain_trade(g, h, h->discard[h->discards - 1], move - UC_HILO_TAKE);
    else if (move >= UC_HILO_TRADE && move < UC_HILO_DISCARD)
        explain_trade(g, h, h->drawn, move - UC_HILO_TRADE);
    else if (move >= UC_HILO_REMOVE && move < UC_HILO_KEEP)
        explain_removal(g, h, move - UC_HILO_REMOVE);
    else if (move == UC_HILO_KEEP)
        add(g, "hilo_keep", 0, 0);
    else if (move == UC_HILO_DISCARD)
        add(g, "hilo_discard", hilo_value_of(h->drawn), 0);
    else {
        uc_odds_hilo_next(h, &next);
        if (move == UC_HILO_DRAW)
            add(g, "hilo_draw", next.mean, 0);
        else
            add(g, "hilo_turn", next.down_mean, 0);
    }
    for (int i = 0; i < sums_count && i < count; i++)
        if (legal[i] == move) add(g, "hilo_left", sums[i], 0);
}

int reasons_hilo(const uc_view *view, uc_move move, uc_reason reasons[UC_REASONS_MAX]) {
    reason_list g = {reasons, 0};
    explain(&g, view, move);
    return g.count;
}
