/* The pages: rules, log, scores. */
#include <stdio.h>
#include <string.h>

#include "tui/generic.h"
#include "tui/hint.h"
#include "tui/page.h"
#include "tui/session.h"
#include "tui/width.h"

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

static void add_keys(page *p, const tui_remote *remote) {
    page_add(p, STYLE_BOLD, 0, "Keys");
    page_add(
        p, STYLE_TEXT, 2,
        "The key beside a card or choice takes it; so does a click, or the arrows and Enter. Escape goes "
        "a step back.");
    if (remote) {
        page_add(p, STYLE_TEXT, 2,
                 "h gives a hint if this table allows hints, Tab shows the scores, L all that happened, ? "
                 "this page, "
                 "q leaves: a bot plays for you until "
                 "you come back.");
        page_add(p, STYLE_TEXT, 2, remote->keys);
        page_add(p, STYLE_TEXT, 0, "");
        return;
    }
    page_add(
        p, STYLE_TEXT, 2,
        "h gives a hint, u takes your last decision back (one person against bots), Tab shows the scores, "
        "L all that happened, ? this page, q leaves; the game is saved after every move.");
    page_add(p, STYLE_TEXT, 0, "");
}

/** The meaning of the board's short forms. */
static void add_legend(page *p, const skin *game) {
    if (!game->legend) return;
    page_add(p, STYLE_BOLD, 0, "On the board");
    for (const char *const *line = game->legend; *line; line++) page_add(p, STYLE_TEXT, 2, *line);
    page_add(p, STYLE_TEXT, 0, "");
}

static void add_lines(page *p, char *lines) {
    for (char *line = lines, *end; (end = strchr(line, '\n')); line = end + 1) {
        *end = '\0';
        page_add(p, STYLE_TEXT, 2, line);
    }
    page_add(p, STYLE_TEXT, 0, "");
}

/** The whole table as text, since the smallest screen may be too small for it. */
static void add_table(page *p, session *s) {
    char lines[DESCRIPTION_MAX];
    uc_text text;
    uc_text_start(&text, lines, sizeof lines);
    s->skin->describe(&text, &s->view, uc_table_names(s->table));
    page_add(p, STYLE_BOLD, 0, "The table");
    add_lines(p, lines);
}

/** The rule options that are not at their defaults. */
static void add_table_rules(page *p, const session *s) {
    char lines[DESCRIPTION_MAX];
    uc_text text;
    uc_text_start(&text, lines, sizeof lines);
    add_changed_rules(&text, uc_table_state(s->table));
    if (!text.length) return;
    page_add(p, STYLE_BOLD, 0, "Not by the book at this table");
    add_lines(p, lines);
}

/** The rules of the current phase, if the game lists them. */
static void add_rules_now(page *p, const session *s) {
    const uint16_t *rules = skin_rules(s->skin, uc_table_state(s->table));
    if (!rules[0]) return;
    page_add(p, STYLE_BOLD, 0, "The rules that apply now");
    for (int i = 0; i < SKIN_RULES && rules[i]; i++) add_rule(p, uc_table_game(s->table), rules[i]);
    page_add(p, STYLE_TEXT, 0, "");
}

void help_show(session *s) {
    page p = {.text = NULL};
    const uc_game *game = uc_table_game(s->table);
    if (s->refused) {
        page_add(&p, STYLE_BOLD, 0, "The rule that your last choice breaks");
        add_rule(&p, game, s->refused);
        page_add(&p, STYLE_TEXT, 0, "");
    }
    add_keys(&p, s->settings->remote);
    if (s->skin == &skin_generic) add_table(&p, s);
    add_table_rules(&p, s);
    add_rules_now(&p, s);
    add_legend(&p, s->skin);
    page_add(&p, STYLE_BOLD, 0, "The whole rulebook");
    page_add(&p, STYLE_TEXT, 0, "");
    add_rulebook(&p, game);
    leave_if_closed(s, page_read(s->front, &s->canvas, &p, "Rules", "", false));
    page_free(&p);
}

bool hint_show(session *s) {
    page p = {.text = NULL};
    char lines[HINT_MAX], *line = lines;
    uc_text text;
    uc_text_start(&text, lines, sizeof lines);
    if (!hint_text(&text, s->table, s->viewer)) return false;
    for (char *end; (end = strchr(line, '\n')); line = end + 1) {
        *end = '\0';
        page_add(&p, line == lines ? STYLE_BOLD : STYLE_TEXT, 3, line);
        page_add(&p, STYLE_TEXT, 0, "");
    }
    page_add(
        &p, STYLE_DIM, 0,
        "The chance to win the game if everybody plays sensibly. It comes from playing this round out many "
        "times, each time with other random cards in the places that you cannot see, and from an estimate of "
        "the totals afterwards, which is the same for all moves. Differences have 95 % margins.");
    leave_if_closed(s, page_read(s->front, &s->canvas, &p, "Hint", "h", false));
    page_free(&p);
    return true;
}

void notice_show(session *s, const char *text) {
    page p = {.text = NULL};
    page_add(&p, STYLE_WARN, 0, text);
    page_add(&p, STYLE_TEXT, 0, "");
    page_add(&p, STYLE_DIM, 0, "Enter: continue");
    leave_if_closed(s, page_read(s->front, &s->canvas, &p, "A program does not play", "", false));
    page_free(&p);
}

void log_show(session *s) {
    page p = {.text = NULL};
    char sentence[SENTENCE_MAX];
    for (size_t i = 0; i < uc_table_event_count(s->table); i++)
        if (event_sentence(s->table, i, s->viewer, sentence)) page_add(&p, STYLE_TEXT, 2, sentence);
    leave_if_closed(s, page_read(s->front, &s->canvas, &p, "What happened", "L", true));
    page_free(&p);
}

/** Some rounds of the table of scores. */
typedef struct score_block {
    size_t first, end; /* rounds, counted from 0 */
    bool totals;       /* with a last column of totals */
} score_block;

enum {
    SCORE_NAME_COLUMNS = 16,
    SCORE_COLUMNS = 6,
    SCORE_END_COLUMNS = 23 /* "  = total  ● winner", and the margins of a page */
};

/** A name, cut and padded to a number of columns on the screen. */
static void add_name(uc_text *text, const char *name) {
    int used = 0, columns, bytes;
    for (; *name; name += bytes, used += columns) {
        bytes = width_of(name, &columns);
        if (used + columns > SCORE_NAME_COLUMNS - 1) break;
        if (columns) uc_text_add_bytes(text, name, (size_t)bytes);
    }
    for (; used < SCORE_NAME_COLUMNS; used++) uc_text_add(text, " ");
}

static void add_right(uc_text *text, int number) {
    char digits[16];
    snprintf(digits, sizeof digits, "%*d", SCORE_COLUMNS, number);
    uc_text_add(text, digits);
}

static void add_score_row(page *p, const uc_table *t, int seat, score_block block) {
    char line[1024];
    uc_text text;
    bool winner = uc_winners(uc_table_state(t)) >> seat & 1;
    uc_text_start(&text, line, sizeof line);
    add_name(&text, uc_table_names(t)[seat]);
    for (size_t i = block.first; i < block.end; i++)
        add_right(&text, uc_table_round_total(t, i, seat) - (i ? uc_table_round_total(t, i - 1, seat) : 0));
    if (block.totals) {
        uc_text_add(&text, "  =");
        add_right(&text, uc_total(uc_table_state(t), seat));
        uc_text_add(&text, winner ? "  ● winner" : "");
    }
    page_add(p, winner ? STYLE_BOLD : STYLE_TEXT, 0, line);
}

static void add_score_block(page *p, const uc_table *t, score_block block) {
    char line[1024];
    uc_text text;
    uc_text_start(&text, line, sizeof line);
    add_name(&text, "Round");
    for (size_t i = block.first; i < block.end; i++) add_right(&text, (int)i + 1);
    uc_text_add(&text, block.totals ? "    total" : "");
    page_add(p, STYLE_BOLD, 0, line);
    for (int seat = 0; seat < uc_table_seats(t); seat++) add_score_row(p, t, seat, block);
}

/** Rounds that fit side by side. */
static size_t rounds_across(int columns) {
    int fits = (columns - SCORE_NAME_COLUMNS - SCORE_END_COLUMNS) / SCORE_COLUMNS;
    return fits < 1 ? 1 : fits > 100 ? 100 : (size_t)fits;
}

/** The last rounds that fit, with the totals. */
static void add_scores(page *p, const uc_table *t, int columns) {
    size_t across = rounds_across(columns), count = uc_table_round_count(t);
    add_score_block(p, t, (score_block){count > across ? count - across : 0, count, true});
    if (count <= across) return;
    char line[64];
    snprintf(line, sizeof line,
             count - across == 1 ? "Round 1 stands below." : "Rounds 1 to %zu stand below.", count - across);
    page_add(p, STYLE_DIM, 0, line);
}

/** The rounds before those, from the newest to the oldest. */
static void add_earlier_scores(page *p, const uc_table *t, int columns) {
    size_t across = rounds_across(columns);
    for (size_t end = uc_table_round_count(t); end > across;) {
        end -= across;
        page_add(p, STYLE_TEXT, 0, "");
        add_score_block(p, t, (score_block){end > across ? end - across : 0, end, false});
    }
}

/** How the last round ended: all sentences since the viewer's last decision. */
static void add_round_end(page *p, const session *s) {
    char sentence[SENTENCE_MAX];
    const uc_table *t = s->table;
    size_t first = first_event_of_decision(t),
           to = uc_table_round_count(t) ? uc_table_round_events(t, uc_table_round_count(t) - 1) : 0;
    page_add(p, STYLE_TEXT, 0, "");
    for (size_t i = s->seen < first ? s->seen : first; i < to; i++) {
        if (event_sentence(s->table, i, s->viewer, sentence)) page_add(p, STYLE_TEXT, 2, sentence);
    }
}

static void add_epilogue(page *p, const uc_table *t) {
    char line[SENTENCE_MAX];
    if (!epilogue_sentence(t, line)) return;
    page_add(p, STYLE_TEXT, 0, "");
    page_add(p, STYLE_BOLD, 0, line);
}

void scores_show(session *s, bool round_over) {
    page p = {.text = NULL};
    const uc_table *t = s->table;
    char title[96], winners[512];
    uc_text text;
    bool over = uc_over(uc_table_state(t));
    snprintf(title, sizeof title,
             over         ? "%s: the game is over"
             : round_over ? "%s: round %zu is over"
                          : "%s: scores",
             uc_table_game(t)->name, uc_table_round_count(t));
    if (over) {
        uc_text_start(&text, winners, sizeof winners);
        add_winners(&text, uc_table_state(t), uc_table_names(t));
        page_add(&p, STYLE_BOLD, 0, winners);
        page_add(&p, STYLE_TEXT, 0, "");
    }
    add_scores(&p, t, s->canvas.columns);
    add_epilogue(&p, t);
    if (round_over) add_round_end(&p, s);
    add_earlier_scores(&p, t, s->canvas.columns);
    page_add(&p, STYLE_TEXT, 0, "");
    bool undo = over && uc_table_can_undo(t);
    page_add(&p, STYLE_DIM, 0,
             undo   ? "Enter: end   L: all that happened   u: undo"
             : over ? "Enter: end   L: all that happened"
                    : "Enter: continue");
    for (;;) {
        int key = page_read(s->front, &s->canvas, &p, title, undo ? "Lu" : over ? "L" : "", false);
        leave_if_closed(s, key);
        if (key == 'L')
            log_show(s);
        else if (key == 'u')
            uc_table_undo(s->table);
        if (key != 'L' || s->ended) break;
    }
    page_free(&p);
}
