#include "tui/hint.h"

#include <stdio.h>

#include "tui/skin.h"

/** "1. hit: 47.2 % to win (+-0.6). 12 of 31 unseen cards bust you." */
static void add_line(uc_text *text, const table *t, const uc_view *view, int number, const uc_choice *c) {
    char words[64];
    snprintf(words, sizeof words, "%d. ", number);
    uc_text_add(text, words);
    skin_of(t->game)->label(text, view, c->move, t->name);
    snprintf(words, sizeof words, ": %.1f %% to win (±%.1f). ", 100 * c->value, 196 * c->error);
    uc_text_add(text, words);
    uc_reason(text, view, c->move, t->name);
    uc_text_add(text, "\n");
}

bool hint_tell(uc_text *text, const table *t, int seat) {
    uc_findings found;
    uc_view view;
    const uc_budget budget = {.ms = HINT_MS, .threads = 2, .thorough = true};
    if (!table_advise(t, seat, &budget, &found)) return false;
    uc_see(&t->state, seat, &view);
    for (int i = 0; i < found.count && i < HINT_MOVES; i++) add_line(text, t, &view, i + 1, &found.choice[i]);
    return true;
}
