/* The pages: rules, log, scores. */
#include <stdio.h>
#include <string.h>

#include "tui/page.h"
#include "tui/session.h"

static void leave_if_closed(session *s, int key) {
    if (key == FRONT_CLOSED) session_end(s, TUI_CLOSED);
}

static void add_rule(page *p, const uc_game *game, uc_rule rule) {
    char line[4096], id[16];
    uc_text text;
    const char *words = uc_rule_text(game, rule);
    if (!words) return;
    uc_text_start(&text, id, sizeof id);
    uc_rule_id(&text, game, rule);
    snprintf(line, sizeof line, "- %s %s", id, words);
    page_add_markdown(p, line);
}

/** The whole book up to the part that describes the state for programs. */
static void add_rulebook(page *p, const uc_game *game) {
    for (size_t i = 0; uc_rulebook_line(game, i); i++) {
        const char *line = uc_rulebook_line(game, i);
        if (!strcmp(line, "## State") || !strcmp(line, "## Moves")) return;
        page_add_markdown(p, line);
    }
}

void help_show(session *s) {
    page p = {.text = NULL};
    const uc_game *game = s->table->game;
    const uint16_t *rules = s->skin->phase_rules[s->table->state.head.phase];
    if (s->refused) {
        page_add(&p, STYLE_BOLD, 0, "The rule that your last choice breaks");
        add_rule(&p, game, s->refused);
        page_add(&p, STYLE_TEXT, 0, "");
    }
    page_add(&p, STYLE_BOLD, 0, "The rules that apply now");
    for (int i = 0; i < 8 && rules[i]; i++) add_rule(&p, game, rules[i]);
    page_add(&p, STYLE_TEXT, 0, "");
    page_add(&p, STYLE_BOLD, 0, "Keys");
    page_add(
        &p, STYLE_TEXT, 2,
        "The key beside a card or choice takes it; so does a click, or the arrows and Enter. Escape goes "
        "a step back.");
    page_add(&p, STYLE_TEXT, 2,
             "u takes your last decision back (one person against bots), Tab shows the scores, L all that "
             "happened, ? this page, q leaves; the game is kept after every move and offered again.");
    page_add(&p, STYLE_TEXT, 0, "");
    page_add(&p, STYLE_BOLD, 0, "The whole rulebook");
    page_add(&p, STYLE_TEXT, 0, "");
    add_rulebook(&p, game);
    leave_if_closed(s, page_read(s->front, &s->canvas, &p, "Rules", "", false));
    page_free(&p);
}

void log_show(session *s) {
    page p = {.text = NULL};
    char sentence[SENTENCE_MAX];
    for (size_t i = 0; i < s->table->told_count; i++)
        if (say_event(s->table, i, s->viewer, sentence)) page_add(&p, STYLE_TEXT, 2, sentence);
    leave_if_closed(s, page_read(s->front, &s->canvas, &p, "What happened", "L", true));
    page_free(&p);
}

/** One row of the table of scores: the last rounds that fit, then the total. */
static void score_row(const table *t, int seat, int rounds_shown, char *line, size_t room) {
    size_t first = t->round_count > (size_t)rounds_shown ? t->round_count - (size_t)rounds_shown : 0;
    int used = snprintf(line, room, "%-16.16s", t->name[seat]);
    for (size_t i = first; i < t->round_count && used < (int)room - 16; i++) {
        int before = i ? t->rounds[i - 1].total[seat] : 0;
        used += snprintf(line + used, room - (size_t)used, "%6d", t->rounds[i].total[seat] - before);
    }
    uint64_t winners = uc_winners(&t->state);
    snprintf(line + used, room - (size_t)used, "  =%6d%s", uc_total(&t->state, seat),
             winners >> seat & 1 ? "  ● winner" : "");
}

static void add_scores(page *p, const table *t, int columns) {
    char line[512];
    int fits = (columns - 44) / 6, used = snprintf(line, sizeof line, "%-16s", "Round");
    size_t first = t->round_count > (size_t)fits ? t->round_count - (size_t)fits : 0;
    for (size_t i = first; i < t->round_count && used < (int)sizeof line - 16; i++)
        used += snprintf(line + used, sizeof line - (size_t)used, "%6zu", i + 1);
    snprintf(line + used, sizeof line - (size_t)used, "   total");
    page_add(p, STYLE_BOLD, 0, line);
    for (int seat = 0; seat < t->seats; seat++) {
        score_row(t, seat, fits, line, sizeof line);
        page_add(p, uc_winners(&t->state) >> seat & 1 ? STYLE_BOLD : STYLE_TEXT, 0, line);
    }
}

/** How the last round ended: all that was told since the viewer's last decision. */
static void add_round_end(page *p, const session *s) {
    char sentence[SENTENCE_MAX];
    const table *t = s->table;
    size_t first = say_since_decision(t), to = t->round_count ? t->rounds[t->round_count - 1].told : 0;
    page_add(p, STYLE_TEXT, 0, "");
    for (size_t i = s->seen < first ? s->seen : first; i < to; i++) {
        if (say_event(s->table, i, s->viewer, sentence)) page_add(p, STYLE_TEXT, 2, sentence);
    }
}

static void add_challenge(page *p, const table *t) {
    char line[SENTENCE_MAX];
    if (!say_challenge(t, line)) return;
    page_add(p, STYLE_TEXT, 0, "");
    page_add(p, STYLE_BOLD, 0, line);
}

void scores_show(session *s, bool round_over) {
    page p = {.text = NULL};
    const table *t = s->table;
    char title[96], winners[512];
    uc_text text;
    bool over = uc_over(&t->state);
    snprintf(title, sizeof title,
             over         ? "%s: the game is over"
             : round_over ? "%s: round %zu is over"
                          : "%s: scores",
             t->game->name, t->round_count);
    if (over) {
        uc_text_start(&text, winners, sizeof winners);
        say_seats(&text, uc_winners(&t->state), t->name);
        uc_text_add(&text, " won.");
        page_add(&p, STYLE_BOLD, 0, winners);
        page_add(&p, STYLE_TEXT, 0, "");
    }
    add_scores(&p, t, s->canvas.columns);
    add_challenge(&p, t);
    if (round_over) add_round_end(&p, s);
    page_add(&p, STYLE_TEXT, 0, "");
    page_add(&p, STYLE_DIM, 0, over ? "Enter: end   L: all that happened   u: undo" : "Enter: go on");
    for (;;) {
        int key = page_read(s->front, &s->canvas, &p, title, over ? "Lu" : "", false);
        leave_if_closed(s, key);
        if (key == 'L')
            log_show(s);
        else if (key == 'u' && table_can_undo(s->table))
            table_undo(s->table);
        if (key != 'L' || s->ended) break;
    }
    page_free(&p);
}
