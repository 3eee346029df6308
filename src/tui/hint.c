#include "tui/hint.h"

#include <stdio.h>

#include "tui/skin.h"
#include "tui/tui.h"

/** "about 47 % to win" for the best move, the difference to it for others, since a search estimates
 * differences much better than chances. */
static void add_worth(uc_text *text, const uc_choice *c, bool first) {
    char words[64];
    if (first)
        snprintf(words, sizeof words, ": about %.0f %% to win. ", 100 * c->value);
    else if (c->behind < 2 * c->behind_error)
        snprintf(words, sizeof words, ": about as good. ");
    else
        snprintf(words, sizeof words, ": %.1f %% less (±%.1f). ", 100 * c->behind, 196 * c->behind_error);
    uc_text_add(text, words);
}

/** "1. hit: about 47 % to win. 12 of 31 unseen cards bust you." */
static void add_line(uc_text *text, const uc_table *t, const uc_view *view, int number, const uc_choice *c) {
    uc_text_add_number(text, number);
    uc_text_add(text, ". ");
    skin_of(uc_table_game(t))->label(text, view, c->move, uc_table_names(t));
    add_worth(text, c, number == 1);
    uc_reasons_text(text, view, c->move, uc_table_names(t));
    uc_text_add(text, "\n");
}

const char *tui_no_hints(const tui_settings *settings) {
    const tui_remote *remote = settings->remote;
    return !remote || remote->hints(remote->context) ? NULL : "Hints are off at this table.";
}

bool hint_text(uc_text *text, const uc_table *t, int seat) {
    uc_findings found;
    uc_view view;
    const uc_budget budget = {.ms = HINT_MS, .threads = 2, .thorough = true};
    if (!uc_table_advise(t, seat, &budget, &found)) return false;
    uc_view_of(uc_table_state(t), seat, &view);
    for (int i = 0; i < found.count && i < HINT_MOVES; i++) add_line(text, t, &view, i + 1, &found.choice[i]);
    return true;
}
