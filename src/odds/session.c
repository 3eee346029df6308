/* Odds for a game, followed as people type the moves of a real table.
 *
 * The typed lines are stored, and the rules derive the position from them: undoing, correcting and inserting
 * change a line and replay all lines, so nothing can get out of step. A line that does not fit changes
 * nothing and gets an explanation.
 */
#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

#include "odds/odds.h"
#include "tui/sentence.h"

enum { LINE_MAX_BYTES = 1024, FILE_LINES_MAX = 100000, PATH_ROOM = 4096, BEHIND_MOVES = 256 };

static const char magic[] = "upcard-odds 1";

typedef struct lines {
    char **line;
    int count, room;
} lines;

typedef struct session {
    const odds_options *options;
    const companion *kind;
    const uc_game *game;
    uc_state start;
    odds_table table; /* after all lines */
    lines typed;
    int *seat; /* by line: the seat that it concerned */
    char *input;
    size_t input_room;
    bool done, unkept;
} session;

/* ---- lines ---- */

static bool lines_add(lines *l, int at, const char *text) {
    if (l->count == l->room) {
        int room = l->room ? 2 * l->room : 64;
        char **larger = realloc(l->line, (size_t)room * sizeof *larger);
        if (!larger) return false;
        l->line = larger;
        l->room = room;
    }
    char *copy = strdup(text);
    if (!copy) return false;
    memmove(l->line + at + 1, l->line + at, (size_t)(l->count - at) * sizeof *l->line);
    l->line[at] = copy;
    l->count++;
    return true;
}

static void lines_drop(lines *l, int at) {
    free(l->line[at]);
    l->count--;
    for (; at < l->count; at++) l->line[at] = l->line[at + 1];
}

static void lines_free(lines *l) {
    while (l->count) lines_drop(l, l->count - 1);
    free(l->line);
    *l = (lines){0};
}

static bool lines_copy(lines *ret_copy, const lines *l) {
    *ret_copy = (lines){0};
    for (int i = 0; i < l->count; i++)
        if (!lines_add(ret_copy, i, l->line[i])) return lines_free(ret_copy), false;
    return true;
}

/* ---- one line ---- */

static void add_events(const odds_table *table, const uc_events *events, uc_text *text) {
    const uc_game *game = uc_game_of(&table->state);
    for (uint32_t i = 0; i < events->count; i++) {
        uc_event seen = uc_event_view(&events->item[i], UC_ALL);
        if (!strcmp(game->events[seen.type].type, "turn")) continue; /* the prompt says it */
        char sentence[SENTENCE_MAX];
        uc_text one;
        uc_text_start(&one, sentence, sizeof sentence);
        uc_event_sentence(&one, game, &seen, table->names);
        name_seats(sentence, table->state.head.seats, table->names);
        add_format(text, "  %s\n", sentence);
    }
}

static bool make(odds_table *table, int mover, int move, uc_text *news, uc_text *error) {
    uc_events events = {.count = 0};
    uc_result result = uc_apply(&table->state, mover, (uc_move)move, &events);
    if (result.error == UC_GAME_OVER) return complain_of(error, "the game is over");
    if (result.error) {
        char sentence[SENTENCE_MAX];
        uc_text why;
        uc_text_start(&why, sentence, sizeof sentence);
        uc_refusal_text(&why, &table->state, mover, (uc_move)move, result);
        name_seats(sentence, table->state.head.seats, table->names);
        return complain_of(error, "%s", sentence);
    }
    if (news) add_events(table, &events, news);
    return true;
}

/* The move at the start of the words from `at` on, the longest possible; -1 if there is none. */
static int long_move(const odds_table *table, const words *w, int at, int *ret_used) {
    static const char *const fronts[] = {"", "remove "};
    const uc_game *game = uc_game_of(&table->state);
    for (int used = w->count - at; used > 0; used--) {
        for (int front = 0; front < 2; front++) {
            char text[UC_MESSAGE_MAX];
            uc_text joined;
            uc_text_start(&joined, text, sizeof text);
            uc_text_add(&joined, fronts[front]);
            for (int i = 0; i < used; i++) add_format(&joined, "%s%s", i ? " " : "", w->word[at + i]);
            for (char *c = text; *c; c++) *c = (char)tolower((unsigned char)*c); /* as all moves are */
            int move = uc_text_whole(&joined) ? uc_move_parse(game, text, joined.length) : -1;
            *ret_used = used;
            if (move >= 0) return move;
        }
    }
    return -1;
}

/* Why a word is not a move of the seat that is to choose. */
static bool complain_of_word(const session *s, const odds_table *table, const char *word, int chooser,
                             uc_text *error) {
    bool keep, gives = s->kind->brief(&table->state, "", 0, &keep) >= 0; /* a seat is to be named */
    int named = seat_named(table, word), seats = s->start.head.seats;
    if (!gives && named >= 0)
        return complain_of(error, "no card can be given to %s now; leave the name out", table->names[named]);
    if (!gives)
        return complain_of(error, "\"%s\" is not possible for %s now; type help", word,
                           table->names[chooser]);
    complain_of(error, "there is no seat \"%s\"; %s gives the card to one of", word, table->names[chooser]);
    for (int seat = 0; seat < seats; seat++) add_format(error, "%s %s", seat ? "," : "", table->names[seat]);
    return false;
}

/* Reads one or several words as a move of the seat that is to choose. */
static bool make_choice(const session *s, odds_table *table, const words *w, int *at, uc_text *news,
                        uc_text *error) {
    int seat = s->kind->whose(&table->state), used = 1;
    bool keep = false;
    int move = long_move(table, w, *at, &used);
    if (move < 0) move = s->kind->brief(&table->state, w->word[*at], seat_named(table, w->word[*at]), &keep);
    if (move < 0) return complain_of_word(s, table, w->word[*at], seat, error);
    if (!keep) *at += used;
    return make(table, seat, move, news, error);
}

/* The seat that the first word names if more words follow, or -1. In Flip 7 a number is a card, not a seat.
 */
static int leading_seat(const session *s, const odds_table *table, const words *w) {
    char buffer[ODDS_TEXT_MAX];
    uc_text nobody;
    bool keep;
    uc_text_start(&nobody, buffer, sizeof buffer);
    if (w->count < 2 || isdigit((unsigned char)w->word[0][0])) return -1;
    for (int seat = 0; seat < table->state.head.seats; seat++)
        if (!strcasecmp(w->word[0], table->names[seat])) return seat;
    if (s->kind->card(w->word[0], &nobody) >= 0 || s->kind->brief(&table->state, w->word[0], -1, &keep) >= 0)
        return -1;
    int used, seat = seat_named(table, w->word[0]);
    return long_move(table, w, 0, &used) >= 0 ? -1 : seat;
}

/* Moves and cards, one after the other. */
static bool follow_moves(const session *s, odds_table *table, const words *w, uc_text *news, uc_text *error) {
    int named = leading_seat(s, table, w), at = named >= 0, whose = s->kind->whose(&table->state);
    if (uc_over(&table->state)) return complain_of(error, "the game is over: type undo or quit");
    if (named >= 0 && named != whose)
        return complain_of(error, "it is the turn of %s, not of %s: first type what %s did (or undo, fix)",
                           table->names[whose], table->names[named], table->names[whose]);
    while (at < w->count) {
        if (uc_actors(&table->state) != UC_ACTORS_CHANCE) {
            if (!make_choice(s, table, w, &at, news, error)) return false;
            continue;
        }
        int card = s->kind->card(w->word[at++], error);
        if (card < 0 || !make(table, UC_CHANCE, card, news, error)) return false;
    }
    return true;
}

static bool follow_seen(const session *s, odds_table *table, const words *w, uc_text *error) {
    for (int i = 1; i < w->count; i++) {
        char word[UC_NAME_MAX];
        int copies = words_copies(w->word[i], word), card = s->kind->card(word, error);
        if (card < 0) return false;
        while (copies-- > 0)
            if (!s->kind->seen(&table->state, card, error)) return false;
    }
    return true;
}

static bool follow_totals(const session *s, odds_table *table, const char *text, uc_text *error) {
    int32_t totals[UC_SEATS_MAX];
    if (!words_numbers(text, "totals", table->state.head.seats, totals, error)) return false;
    s->kind->set_totals(&table->state, totals);
    return true;
}

/* "table 3 9 | 12 5", in HILO "table ... | ... top y3": the present position; totals and names stay. */
static bool follow_table(const session *s, odds_table *table, const char *text, uc_text *error) {
    char seats[LINE_MAX_BYTES], me[16];
    const char *top = strstr(text, " top ");
    odds_table read;
    snprintf(seats, sizeof seats, "%.*s", (int)(top ? (size_t)(top - text) : strlen(text)), text);
    snprintf(me, sizeof me, "%d", table->me);
    odds_input input = {
        .table = seats, .rules = s->options->input.rules, .top = top ? top + 5 : NULL, .me = me};
    if (!s->kind->read(&read, &input, error)) return false;
    if (read.state.head.seats != s->start.head.seats)
        return complain_of(error, "there are %s seats in it, not %s", number_word(read.state.head.seats),
                           number_word(s->start.head.seats));
    s->kind->carry(&read.state, &table->state);
    uc_copy(&table->state, &read.state);
    return true;
}

/* Applies a line; on failure the table is left in an undefined state. *ret_seat is the seat that it concerns.
 */
static bool follow(const session *s, odds_table *table, const char *line, int *ret_seat, uc_text *news,
                   uc_text *error) {
    words w;
    if (!words_cut(&w, line, strlen(line), error) || !w.count) return !w.count;
    *ret_seat = s->kind->whose(&table->state);
    if (!strcasecmp(w.word[0], "seen")) return follow_seen(s, table, &w, error);
    if (!strcasecmp(w.word[0], "totals"))
        return follow_totals(s, table, line + strspn(line, " \t") + strlen("totals"), error);
    if (!strcasecmp(w.word[0], "table"))
        return follow_table(s, table, line + strspn(line, " \t") + strlen("table"), error);
    if (!strcasecmp(w.word[0], "new") && (w.count == 1 || !strcasecmp(w.word[1], "round")))
        return s->kind->new_round(&table->state), true;
    return follow_moves(s, table, &w, news, error);
}

/* Replays all lines from the beginning; on failure *ret_bad is the line that does not fit. */
static bool follow_all(const session *s, const lines *l, odds_table *table, int *seats, int *ret_bad,
                       uc_text *error) {
    uc_copy(&table->state, &s->start);
    for (*ret_bad = 0; *ret_bad < l->count; ++*ret_bad)
        if (!follow(s, table, l->line[*ret_bad], &seats[*ret_bad], NULL, error)) return false;
    return true;
}

/* ---- the file ---- */

static bool write_lines(const session *s, FILE *out) {
    fprintf(out, "%s\n%s\n%d\n", magic, s->kind->id, s->table.me);
    for (int i = 0; i < s->start.head.seats; i++) fprintf(out, "%s%s", i ? "," : "", s->table.names[i]);
    fprintf(out, "\n%s\n", s->options->input.rules ? s->options->input.rules : "");
    for (int i = 0; i < s->typed.count; i++) fprintf(out, "%s\n", s->typed.line[i]);
    bool fine = !fflush(out) && !fsync(fileno(out)) && !ferror(out);
    return !fclose(out) && fine;
}

/* Writes the whole file beside the old one and renames it over that, so that a crash leaves one of the two. A
 * failure to save is reported once, and the game continues. */
static void keep(session *s, uc_text *error) {
    char path[PATH_ROOM];
    const char *file = s->options->file;
    if (!file) return;
    snprintf(path, sizeof path, "%s.new", file);
    FILE *out = fopen(path, "w");
    bool kept = out && write_lines(s, out) && !rename(path, file);
    if (!kept && !s->unkept)
        add_format(error, "your input is not saved: cannot write %s: %s", file, strerror(errno));
    s->unkept = !kept;
}

/* ---- the lines change ---- */

/* Replaces the typed lines by these if they fit; frees these otherwise. */
static bool adopt(session *s, lines *l, uc_text *error) {
    odds_table table = s->table;
    int bad, *seats = calloc((size_t)l->count + 1, sizeof *seats);
    char message[ODDS_TEXT_MAX];
    uc_text why;
    uc_text_start(&why, message, sizeof message);
    names_default(&table, s->start.head.seats);
    if (!seats) return lines_free(l), complain_of(error, "out of memory");
    if (!follow_all(s, l, &table, seats, &bad, &why)) {
        complain_of(error, "line %d, \"%s\", would no longer be possible: %s; nothing is changed", bad + 1,
                    l->line[bad], message);
        free(seats);
        lines_free(l);
        return false;
    }
    lines_free(&s->typed);
    free(s->seat);
    s->typed = *l;
    s->seat = seats;
    s->table = table;
    names_default(&s->table, s->start.head.seats);
    keep(s, error);
    return true;
}

static bool add_line(session *s, const char *text, uc_text *news, uc_text *error) {
    odds_table table = s->table;
    int seat = 0, *seats = realloc(s->seat, ((size_t)s->typed.count + 1) * sizeof *seats);
    names_default(&table, s->start.head.seats);
    if (!seats) return complain_of(error, "out of memory");
    s->seat = seats;
    if (!follow(s, &table, text, &seat, news, error)) return false;
    if (!lines_add(&s->typed, s->typed.count, text)) return complain_of(error, "out of memory");
    s->seat[s->typed.count - 1] = seat;
    s->table = table;
    names_default(&s->table, s->start.head.seats);
    keep(s, error);
    return true;
}

static bool undo(session *s, const words *w, uc_text *error) {
    uint64_t count = 1;
    lines l;
    if (w->count > 1 && !read_whole(w->word[1], 1, FILE_LINES_MAX, &count))
        return complain_of(error, "type undo to take back one line, undo 3 for three of them");
    if (!s->typed.count) return complain_of(error, "there is nothing to take back");
    if (!lines_copy(&l, &s->typed)) return complain_of(error, "out of memory");
    for (; count && l.count; count--) {
        printf("  Taken back: %s\n", l.line[l.count - 1]);
        lines_drop(&l, l.count - 1);
    }
    return adopt(s, &l, error);
}

/* The text of a line with its last word `old` replaced; false if it has none. */
static bool replace_word(const char *line, const char *old, const char *new, char ret_line[LINE_MAX_BYTES]) {
    const char *found = NULL;
    size_t length = strlen(old);
    for (const char *at = line; *(at += strspn(at, " \t,")); at += strcspn(at, " \t,"))
        if (strcspn(at, " \t,") == length && !strncasecmp(at, old, length)) found = at;
    if (!found) return false;
    snprintf(ret_line, LINE_MAX_BYTES, "%.*s%s%s", (int)(found - line), line, new, found + length);
    return true;
}

/* "fix ann 5 6", "fix 5 6", "fix ann stay 5": changes the last such word typed. */
static bool fix(session *s, const words *w, uc_text *error) {
    int named = w->count == 4 ? seat_named(&s->table, w->word[1]) : -1;
    char changed[LINE_MAX_BYTES];
    if (w->count < 3 || w->count > 4 || (w->count == 4 && named < 0))
        return complain_of(error,
                           "type fix ann 5 6 if ann's last 5 was a 6, or fix 5 6 for anybody's last 5");
    const char *old = w->word[w->count - 2], *new = w->word[w->count - 1];
    for (int i = s->typed.count - 1; i >= 0; i--) {
        lines l;
        if ((named >= 0 && s->seat[i] != named) || !replace_word(s->typed.line[i], old, new, changed))
            continue;
        if (!lines_copy(&l, &s->typed)) return complain_of(error, "out of memory");
        lines_drop(&l, i);
        if (!lines_add(&l, i, changed)) return lines_free(&l), complain_of(error, "out of memory");
        if (!adopt(s, &l, error)) return false;
        printf("  Line %d is now: %s\n", i + 1, changed);
        return true;
    }
    return complain_of(error, "no line%s%s has \"%s\"; log shows them", named >= 0 ? " of " : "",
                       named >= 0 ? s->table.names[named] : "", old);
}

/* "edit 7 ann 6", "insert 7 ann 6" (before line 7), "drop 7". */
static bool edit(session *s, const char *text, const words *w, uc_text *error) {
    uint64_t number = 0;
    lines l;
    char verb = (char)tolower((unsigned char)w->word[0][0]);
    bool drop = verb == 'd', insert = verb == 'i';
    if (w->count < (drop ? 2 : 3) || !read_whole(w->word[1], 1, (uint64_t)s->typed.count, &number))
        return complain_of(error, "type log for the line numbers: edit 7 ann 6 changes line 7, "
                                  "insert 7 ann 6 puts one before it, drop 7 takes it "
                                  "out");
    text += strcspn(text, " \t");
    text += strspn(text, " \t");
    text += strcspn(text, " \t");
    text += strspn(text, " \t");
    if (!lines_copy(&l, &s->typed)) return complain_of(error, "out of memory");
    if (!insert) lines_drop(&l, (int)number - 1);
    if (!drop && !lines_add(&l, (int)number - 1, text))
        return lines_free(&l), complain_of(error, "out of memory");
    if (!adopt(s, &l, error)) return false;
    if (drop)
        printf("  Line %d is removed.\n", (int)number);
    else
        printf("  Line %d is now: %s\n", (int)number, text);
    return true;
}

/* ---- output ---- */

static void print_log(const session *s) {
    for (int i = 0; i < s->typed.count; i++) {
        words w;
        char buffer[UC_MESSAGE_MAX];
        uc_text nobody;
        uc_text_start(&nobody, buffer, sizeof buffer);
        bool named = words_cut(&w, s->typed.line[i], strlen(s->typed.line[i]), &nobody) && w.count > 1 &&
                     !strcasecmp(w.word[0], s->table.names[s->seat[i]]);
        printf("%4d  %-8s %s\n", i + 1, named ? "" : s->table.names[s->seat[i]], s->typed.line[i]);
    }
}

static void print_help(const session *s) {
    fputs("Type what happens at the table in its order, one line at a time:\n", stdout);
    fputs(s->kind->session_help, stdout);
    fputs("To set the position: seen 3 3 12x2, totals 120,90,40, table 3 9 | 12 5 (as\n"
          "  --table); new round clears the table and deals a round without scores\n"
          "To correct: undo, undo 3, fix ann 5 6 (ann's 5 was a 6), log, edit 7 ann 6,\n"
          "  insert 7 ann 6, drop 7\n"
          "To look: odds (yours, at any time), show, scores, rule F7-3.2; to end: quit\n",
          stdout);
}

/* False if there was nothing to print. */
static bool print_table(const session *s, bool only_short) {
    static char buffer[ODDS_JSON_MAX];
    uc_text text;
    uc_text_start(&text, buffer, sizeof buffer);
    (only_short ? s->kind->describe_short : s->kind->describe)(&s->table, &text);
    fputs(buffer, stdout);
    return text.length > 0;
}

static void print_odds(session *s, bool only_short) {
    static odds_wins wins;
    static char buffer[ODDS_JSON_MAX];
    uc_text text;
    if (!print_table(s, only_short) || uc_over(&s->table.state)) return;
    fflush(stdout); /* the search takes a while */
    if (odds_search(&s->table, &s->options->budget, s->options->seed, &wins)) return;
    uc_text_start(&text, buffer, sizeof buffer);
    odds_add_wins(s->kind, &s->table, &wins, s->options->bold, &text);
    fputs(buffer, stdout);
}

static void print_scores(const session *s) {
    for (int i = 0; i < s->start.head.seats; i++)
        printf("%s%s %d", i ? ", " : "  ", s->table.names[i], (int)uc_total(&s->table.state, i));
    putchar('\n');
}

static void print_rule(const session *s, const words *w) {
    const char *id = w->count > 1 ? w->word[1] : "";
    uc_rule rule = rule_named(s->game, id);
    const char *text = rule ? uc_rule_text(s->game, rule) : NULL;
    if (text)
        printf("  %s\n", text);
    else
        printf("  There is no rule \"%s\": upcard rules %s shows them all.\n", id, s->kind->id);
}

/* The seat or card that comes next. */
static void print_prompt(const session *s) {
    const uc_state *state = &s->table.state;
    const char *who = s->table.names[s->kind->whose(state)];
    if (uc_over(state))
        fputs("over> ", stdout);
    else if (uc_actors(state) == UC_ACTORS_CHANCE)
        printf("%s, card> ", who);
    else
        printf("%s> ", who);
    fflush(stdout);
}

/* ---- commands ---- */

/* Runs commands that only print. False: the line is another one. */
static bool look(session *s, const words *w) {
    const char *word = w->word[0];
    if (!strcasecmp(word, "help") || !strcmp(word, "?"))
        print_help(s);
    else if (!strcasecmp(word, "odds"))
        print_odds(s, false);
    else if (!strcasecmp(word, "show") || (!strcasecmp(word, "table") && w->count == 1))
        print_table(s, false);
    else if (!strcasecmp(word, "log"))
        print_log(s);
    else if (!strcasecmp(word, "scores"))
        print_scores(s);
    else if (!strcasecmp(word, "rule"))
        print_rule(s, w);
    else if (!strcasecmp(word, "quit") || !strcasecmp(word, "q"))
        s->done = true;
    else
        return false;
    return true;
}

static bool is_correction(const char *word) {
    static const char *const corrections[] = {"undo", "u", "fix", "edit", "insert", "drop"};
    for (size_t i = 0; i < sizeof corrections / sizeof corrections[0]; i++)
        if (!strcasecmp(word, corrections[i])) return true;
    return false;
}

static bool is_edit(const char *word) {
    return !strcasecmp(word, "edit") || !strcasecmp(word, "insert") || !strcasecmp(word, "drop");
}

/* Runs commands that change the typed lines; true if the line is one. */
static bool change(session *s, const char *line, const words *w, uc_text *news, uc_text *error) {
    if (!strcasecmp(w->word[0], "undo") || !strcasecmp(w->word[0], "u")) return undo(s, w, error);
    if (!strcasecmp(w->word[0], "fix")) return fix(s, w, error);
    if (is_edit(w->word[0])) return edit(s, line, w, error);
    return add_line(s, line, news, error);
}

static bool my_choice(const session *s) {
    return uc_actors(&s->table.state) == UINT64_C(1) << s->table.me;
}

static void take_line(session *s, const char *line) {
    static char told[16384];
    char message[ODDS_TEXT_MAX];
    uc_text news, error;
    words w;
    uint32_t round = s->table.state.head.round;
    uc_text_start(&news, told, sizeof told);
    uc_text_start(&error, message, sizeof message);
    if (!words_cut(&w, line, strlen(line), &error) || strlen(line) >= LINE_MAX_BYTES / 2) {
        puts("  That is too long.");
        return;
    }
    if (!w.count || look(s, &w)) return;
    bool changed = change(s, line, &w, &news, &error);
    if (changed && !is_correction(w.word[0])) fputs(news.length ? told : "  Noted.\n", stdout);
    if (error.length) printf("  %c%s.\n", toupper((unsigned char)message[0]), message + 1);
    if (!changed) return;
    if (s->table.state.head.round != round || uc_over(&s->table.state)) print_scores(s);
    if (my_choice(s)) print_odds(s, true);
}

/* ---- a session ---- */

static bool read_names(session *s, const char *names, uc_text *error) {
    words w;
    if (s->options->input.table && !names) {
        if (!s->kind->read(&s->table, &s->options->input, error)) return false;
        names_default(&s->table, s->table.state.head.seats);
        return odds_start(&s->start, s->kind->id, s->table.state.head.seats, s->options->input.rules,
                          error) &&
               (uc_copy(&s->table.state, &s->start), true);
    }
    if (!words_cut(&w, names ? names : "you,p1,p2", names ? strlen(names) : 9, error)) return false;
    if (w.count > UC_SEATS_MAX) return complain_of(error, "there are more than %d seats", UC_SEATS_MAX);
    for (int i = 0; i < w.count; i++) {
        if (isdigit((unsigned char)w.word[i][0]))
            return complain_of(error, "--names: \"%s\" begins with a digit, as cards do", w.word[i]);
        snprintf(s->table.name[i], UC_NAME_MAX, "%s", w.word[i]);
        if (!strcasecmp(w.word[i], "you")) s->table.me = i;
    }
    if (!odds_start(&s->start, s->kind->id, w.count, s->options->input.rules, error)) return false;
    s->table.state = s->start;
    names_default(&s->table, w.count);
    return names_differ(&s->table, w.count, error) &&
           seat_option(&s->table, "--me", s->options->input.me, s->table.me, &s->table.me, error);
}

/* Cuts the next line from a text; NULL at its end. */
static char *next_line(char **text) {
    char *line = *text, *end = line + strcspn(line, "\n");
    if (!*line) return NULL;
    *text = *end ? end + 1 : end;
    *end = '\0';
    return line;
}

static bool same_words(const char *a, const char *b) {
    char buffer[ODDS_TEXT_MAX];
    static words x, y;
    uc_text nobody;
    uc_text_start(&nobody, buffer, sizeof buffer);
    if (!words_cut(&x, a, strlen(a), &nobody) || !words_cut(&y, b, strlen(b), &nobody)) return false;
    bool same = x.count == y.count;
    for (int i = 0; same && i < x.count; i++) same = !strcasecmp(x.word[i], y.word[i]);
    return same;
}

/* A saved file has its own seats and rules, and the typed lines. Rejects an option that contradicts them. */
static int check_file_options(const odds_options *o, const char *me, const char *names, const char *rules) {
    const odds_input *in = &o->input;
    const struct {
        const char *option, *given, *kept;
    } options[] = {{"names", o->names, names}, {"rules", in->rules, rules},  {"me", in->me, me},
                   {"table", in->table, NULL}, {"totals", in->totals, NULL}, {"seen", in->seen, NULL}};
    for (size_t i = 0; i < sizeof options / sizeof options[0]; i++) {
        if (!options[i].given) continue;
        if (!options[i].kept)
            return usage_error("odds",
                               "--%s is for a new game, but %s has one already: leave --%s out, or name "
                               "another --file",
                               options[i].option, o->file, options[i].option);
        if (!same_words(options[i].given, options[i].kept))
            return usage_error("odds",
                               "--%s %s: the game in %s has %s; leave --%s out, or name another --file",
                               options[i].option, options[i].given, o->file,
                               *options[i].kept ? options[i].kept : "none", options[i].option);
    }
    return STATUS_FINE;
}

/* Continues a saved game, with the seats and rules of its file. */
static int read_file_again(session *s, odds_options *own, char **ret_kept, uc_text *error) {
    size_t length;
    char *text = *ret_kept = read_file("odds", s->options->file, &length);
    if (!text) return STATUS_FAILED;
    char *head[5];
    for (int i = 0; i < 5; i++) {
        head[i] = next_line(&text);
        if (!head[i] || (i == 0 && strcmp(head[0], magic) != 0))
            return failure("odds", "%s is not a file of upcard odds", s->options->file);
    }
    if (strcmp(head[1], s->kind->id) != 0) return failure("odds", "%s is of %s", s->options->file, head[1]);
    int status = check_file_options(s->options, head[2], head[3], head[4]);
    if (status) return status;
    own->input.me = head[2];
    own->names = head[3];
    own->input.rules = head[4];
    if (!read_names(s, own->names, error)) return STATUS_FAILED;
    lines l = {0};
    for (char *line; (line = next_line(&text));)
        if (!lines_add(&l, l.count, line)) return lines_free(&l), failure("odds", "out of memory");
    if (!adopt(s, &l, error)) return STATUS_FAILED;
    printf("Continuing %s: %d lines.\n", s->options->file, s->typed.count);
    return STATUS_FINE;
}

/* The start of -i: --table with --top, --totals and --seen become the first typed lines. */
static int type_options(session *s, uc_text *error) {
    const odds_input *input = &s->options->input;
    const char *const verbs[] = {"table", "totals", "seen"}, *const texts[] = {input->table, input->totals,
                                                                               input->seen};
    for (int i = 0; i < 3; i++) {
        char line[LINE_MAX_BYTES];
        bool top = !i && input->top;
        if (!texts[i]) continue;
        snprintf(line, sizeof line, "%s %s%s%s", verbs[i], texts[i], top ? " top " : "",
                 top ? input->top : "");
        if (!add_line(s, line, NULL, error)) return STATUS_USAGE;
    }
    return STATUS_FINE;
}

static void talk(session *s) {
    bool echo = !isatty(STDIN_FILENO);
    printf("%s with %s seat%s, you are %s. Type what happens, or help.\n", s->game->name,
           number_word(s->start.head.seats), s->start.head.seats == 1 ? "" : "s",
           s->table.names[s->table.me]);
    if (my_choice(s)) print_odds(s, true);
    while (!s->done) {
        print_prompt(s);
        ssize_t length = getline(&s->input, &s->input_room, stdin);
        if (length < 0) break;
        while (length && strchr(" \t\r\n", s->input[length - 1])) s->input[--length] = '\0';
        if (echo) puts(s->input);
        take_line(s, s->input);
    }
    if (!s->done) putchar('\n');
}

int odds_session(const odds_options *options) {
    static session s;
    odds_options own = *options;
    char message[ODDS_TEXT_MAX], *kept = NULL;
    uc_text error;
    uc_text_start(&error, message, sizeof message);
    s = (session){.options = &own, .kind = options->game, .game = uc_game_find(options->game->id)};
    int status = STATUS_FINE;
    if (!read_names(&s, own.names, &error)) status = STATUS_USAGE;
    bool known = own.file && !access(own.file, F_OK);
    if (!status && known) status = read_file_again(&s, &own, &kept, &error);
    if (!status && !known) status = type_options(&s, &error);
    if (error.length)
        status = status == STATUS_USAGE ? usage_error("odds", "%s", message) : failure("odds", "%s", message);
    if (!status) talk(&s);
    lines_free(&s.typed);
    free(s.seat);
    free(s.input);
    free(kept);
    return status ? status : finish_output("odds");
}
