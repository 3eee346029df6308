/* Whole games in which every turn was worked out by hand from the rulebooks: tests/golden/NAME.golden, one
 * test each.
 *
 * A golden file is a record (docs/record.md) with additional lines between the moves:
 *
 *     # F7-5.1: (5 + 8) x 2 + 4 = 30            a comment: the rule, and the sum made by hand
 *     0 stay
 *       table.1.numbers = [3,5]                 after this move the state has this at the path
 *       = {...}                                 and this is all of the state
 *       view 2 hands.0 = 6                      what seat 2 (or `spectator`) may know
 *       legal 1 = hit|stay                      exactly these moves are legal, in any order
 *       outcomes = card 0:1|card 2:2            exactly these chance moves, with their weights
 *       told {"type":"scored","seat":0}         the move caused an event with these keys
 *       told 2 {"type":"drew","card":null}      the same as seat 2 sees it
 *       refused 1 stay = illegal_move F7-3.2    the move would be refused with this error and rule
 *
 * They are indented by two spaces; a line with more indentation continues the line above. If one of them
 * fails, the rulebook decides whether the engine or the file is wrong; never copy the engine's answer.
 */
#include "rig.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "case.h"
#include "random_play.h"
#include "upcard/record.h"

enum { FILES_MAX = 64, LINES_MAX = 8192, EXPECTATION_MAX = 16384 };

typedef struct golden {
    const char *name;      /* for messages */
    char *text;            /* cut into lines */
    char *line[LINES_MAX]; /* line n of the file is line[n - 1] */
    uint32_t lines;
    rig r; /* the position reached and the events of the last move */
} golden;

static _Noreturn void bad_line(const golden *g, uint32_t number, const char *reason) {
    fprintf(stderr, "%s:%u: %s\n", g->name, number, reason);
    _fail(g->name, (int)number);
    abort();
}

static char *read_file(const char *path) {
    FILE *file = fopen(path, "rb");
    if (!file) fail_msg("cannot read %s", path);
    fseek(file, 0, SEEK_END);
    size_t size = (size_t)ftell(file);
    rewind(file);
    char *text = malloc(size + 1);
    assert_non_null(text);
    assert_int_equal(fread(text, 1, size, file), size);
    text[size] = '\0';
    fclose(file);
    return text;
}

static void cut_lines(golden *g) {
    g->lines = 0;
    for (char *at = g->text; *at;) {
        size_t length = strcspn(at, "\n");
        bool last = !at[length];
        if (g->lines == LINES_MAX) bad_line(g, g->lines, "too many lines");
        g->line[g->lines++] = at;
        at[length] = '\0';
        at += length + !last;
    }
}

static bool is_extra(const char *line) {
    return *line == ' ' || *line == '#';
}

/** The record alone; an empty line stands for each line taken out, so that the numbers stay. */
static char *record_of(const golden *g) {
    size_t size = 1;
    for (uint32_t i = 0; i < g->lines; i++) size += strlen(g->line[i]) + 1;
    char *record = calloc(1, size), *end = record;
    assert_non_null(record);
    for (uint32_t i = 0; i < g->lines; i++)
        end += sprintf(end, "%s\n", is_extra(g->line[i]) ? "" : g->line[i]);
    return record;
}

/** Reads a seat, `spectator`, or `*` for chance off the front of a text. */
static int take_who(const golden *g, uint32_t number, char **at) {
    char *word = *at;
    size_t length = strcspn(word, " ");
    *at = word + length + (word[length] == ' ');
    word[length] = '\0';
    if (!strcmp(word, "spectator")) return UC_SPECTATOR;
    if (!strcmp(word, "*")) return UC_CHANCE;
    char *end;
    long seat = strtol(word, &end, 10);
    if (!length || *end || seat < 0 || seat >= g->r.state.head.seats) bad_line(g, number, "no such seat");
    return (int)seat;
}

/** Cuts "left = right" and returns right. */
static char *take_right(const golden *g, uint32_t number, char *text) {
    char *equals = *text == '=' ? text : strstr(text, " =");
    if (!equals) bad_line(g, number, "not understood");
    char *right = equals + (equals == text ? 1 : 2);
    *equals = '\0';
    return right + strspn(right, " ");
}

static bool takes_word(char **at, const char *word) {
    size_t length = strlen(word);
    if (strncmp(*at, word, length) || (*at)[length] != ' ') return false;
    *at += length + 1;
    return true;
}

static void check_told(golden *g, uint32_t number, char *text) {
    int viewer = *text == '{' ? UC_ALL : take_who(g, number, &text);
    rig_told_at(&g->r, viewer, text, true, g->name, (int)number);
}

static void check_refused(golden *g, uint32_t number, char *text) {
    int mover = take_who(g, number, &text);
    char *error = take_right(g, number, text), *rule = strchr(error, ' ');
    if (rule) *rule++ = '\0';
    rig_refused_at(&g->r, mover, text, error, rule, g->name, (int)number);
}

static void check_view(golden *g, uint32_t number, char *text, int viewer) {
    char *json = take_right(g, number, text);
    rig_view_at(&g->r, viewer, text, json, g->name, (int)number);
}

static void check_expectation(golden *g, uint32_t number, char *text) {
    if (takes_word(&text, "told")) {
        check_told(g, number, text);
    } else if (takes_word(&text, "refused")) {
        check_refused(g, number, text);
    } else if (takes_word(&text, "outcomes")) {
        rig_outcomes_at(&g->r, take_right(g, number, text), g->name, (int)number);
    } else if (takes_word(&text, "legal")) {
        int seat = take_who(g, number, &text);
        rig_legal_at(&g->r, seat, take_right(g, number, text), g->name, (int)number);
    } else if (takes_word(&text, "view")) {
        int viewer = take_who(g, number, &text);
        check_view(g, number, text, viewer);
    } else {
        check_view(g, number, text, UC_ALL);
    }
}

/** Checks the expectations behind line `number`, up to the next line of the record. Returns that line's
 * number. */
static uint32_t check_behind(golden *g, uint32_t number) {
    char text[EXPECTATION_MAX];
    while (number < g->lines && (is_extra(g->line[number]) || !*g->line[number])) {
        uint32_t first = ++number;
        const char *line = g->line[first - 1];
        if (*line != ' ') continue;
        if (strncmp(line, "  ", 2) || line[2] == ' ' || line[2] == '#')
            bad_line(g, first, "wrong indentation");
        size_t length = (size_t)snprintf(text, sizeof text, "%s", line + 2);
        for (; number < g->lines && !strncmp(g->line[number], "   ", 3) && length < sizeof text; number++)
            length += (size_t)snprintf(text + length, sizeof text - length, "%s",
                                       g->line[number] + strspn(g->line[number], " "));
        if (length >= sizeof text) bad_line(g, first, "too long");
        check_expectation(g, first, text);
    }
    return number + 1;
}

static void stop_at(const golden *g, const uc_text *message) {
    fprintf(stderr, "%s: %s\n", g->name, message->buffer);
    fail_msg("%s: %s", g->name, message->buffer);
}

/** The rules as the record's head has them. */
static const char *rules_of(const golden *g) {
    for (uint32_t i = 0; i < g->lines; i++)
        if (!strncmp(g->line[i], "rules ", 6)) return g->line[i] + 6;
    return "";
}

static void check_game(golden *g, const char *moves) {
    char buffer[UC_MESSAGE_MAX];
    uc_text message;
    uc_record record;
    uc_text_start(&message, buffer, sizeof buffer);
    if (uc_record_open(&record, moves, strlen(moves), &message)) stop_at(g, &message);
    case_start(&record.state, rules_of(g));
    int step;
    do {
        g->r.state = record.state;
        uint32_t next = check_behind(g, record.line);
        g->r.events.count = 0;
        step = uc_record_next(&record, &g->r.events, &message);
        if (step < 0) stop_at(g, &message);
        if (step) case_move(&record.state, record.mover, text_of(uc_game_of(&record.state), record.move));
        if (record.line < next && step) bad_line(g, record.line, "a line was left out");
        const char *broken = uc_check(&record.state);
        if (!broken) broken = unsound_for_some(&record.state, &g->r.events);
        if (broken) bad_line(g, record.line, broken);
    } while (step);
    if (!record.result_seen) bad_line(g, g->lines, "the record has no result");
    if (strncmp(g->line[g->lines - 1], "result ", 7)) bad_line(g, g->lines, "nothing may follow the result");
}

static void is_true_to_the_rules(void **state) {
    static golden g;
    const char *path = *state, *slash = strrchr(path, '/');
    g.name = slash ? slash + 1 : path;
    g.text = read_file(path);
    memset(&g.r, 0, sizeof g.r);
    cut_lines(&g);
    if (!g.lines) bad_line(&g, 0, "empty");
    char *moves = record_of(&g);
    check_game(&g, moves);
    free(moves);
    free(g.text);
}

static const char *self;

/** Runs this program on a golden file with this text. It must fail with `complaint`, or pass if that is NULL.
 */
static void judges(const char *text, const char *complaint) {
    char path[] = "/tmp/golden-XXXXXX", command[4096], said[4096];
    int file = mkstemp(path);
    assert_true(file >= 0);
    assert_int_equal(write(file, text, strlen(text)), strlen(text));
    close(file);
    snprintf(command, sizeof command, "'%s' '%s' 2>&1", self, path);
    FILE *pipe = popen(command, "r");
    assert_non_null(pipe);
    said[fread(said, 1, sizeof said - 1, pipe)] = '\0';
    int status = pclose(pipe);
    remove(path);
    if (WIFEXITED(status) && !WEXITSTATUS(status) == !complaint && (!complaint || strstr(said, complaint)))
        return;
    fail_msg("%s\nwas judged, instead of \"%s\":\n%s", text, complaint ? complaint : "good", said);
}

#define HEAD                                                                                                 \
    "upcard-record 1\ngame flip7\nseats 1\nrules target=5\n\n* card 5\n" /* seven lines with the next */
#define END "0 stay\nresult 0 5\n"

static void untrue_lines_are_found(void **state) {
    (void)state;
    judges(HEAD "  table.0.numbers = [5]\n  legal 0 = stay|hit\n" END, NULL);
    judges(HEAD "  table.0.numbers =\n    [\n    5]\n  told {\"type\":\"dealt\",\"card\":\"5\"}\n" END, NULL);
    judges(HEAD "  refused * card 5 = not_your_turn\n  view spectator round = 1\n" END, NULL);
    judges(HEAD "  turn = 1\n" END, ":7: turn is 0, not 1");
    judges(HEAD "# a comment\n  view 0 turn = 1\n" END, ":8: turn is 0, not 1");
    judges(HEAD "  = {}\n" END, ":7: ");
    judges(HEAD "  no.such.key = 1\n" END, ":7: ");
    judges(HEAD "  legal 0 = hit\n" END, ":7: legal for seat 0");
    judges(HEAD "  legal 0 = hit|hit\n" END, ":7: legal for seat 0");
    judges(HEAD "  outcomes = card 5:1\n" END, ":7: chance is not to act");
    judges(HEAD "  told {\"type\":\"drew\"}\n" END, ":7: no event");
    judges(HEAD "  refused 0 stay = illegal_move F7-3.2\n" END, ":7: \"stay\"");
    judges(HEAD "  view 1 turn = 0\n" END, ":7: no such seat");
    judges(HEAD "  turn 0\n" END, ":7: not understood");
    judges(HEAD " turn = 0\n" END, ":7: wrong indentation");
    judges(HEAD "0 stay\n  totals = [6]\nresult 0 5\n", ":8: totals is [5]");
    judges(HEAD "0 fold\nresult 0 5\n", "line 7: ");
    judges(HEAD "0 stay\nresult 0 6\n", "line 8: ");
    judges(HEAD "0 stay\n", "no result");
    judges(HEAD END "  totals = [6]\n", "nothing may follow the result");
}

static int by_name(const void *a, const void *b) {
    return strcmp(((const struct CMUnitTest *)a)->name, ((const struct CMUnitTest *)b)->name);
}

/** Tests for all golden files of the folder. Returns their number; the names are never freed. */
static int find_files(struct CMUnitTest *tests) {
    const char *root = getenv("SOURCE_ROOT");
    char folder[1024], path[2048];
    snprintf(folder, sizeof folder, "%s/tests/golden", root ? root : ".");
    DIR *entries = opendir(folder);
    int count = 0;
    for (struct dirent *entry; entries && (entry = readdir(entries));) {
        size_t length = strlen(entry->d_name);
        if (length < 7 || strcmp(entry->d_name + length - 7, ".golden")) continue;
        if (count == FILES_MAX) return -1;
        snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
        char *kept = strdup(path);
        tests[count++] = (struct CMUnitTest){strrchr(kept, '/') + 1, is_true_to_the_rules, NULL, NULL, kept};
    }
    if (entries) closedir(entries);
    qsort(tests, (size_t)count, sizeof *tests, by_name);
    if (!count) fprintf(stderr, "no golden file in %s\n", folder);
    return count;
}

/** Without an argument: all golden files; with one: that file. */
int main(int argc, char **argv) {
    static struct CMUnitTest tests[FILES_MAX + 1];
    self = argv[0];
    if (argc == 2) {
        tests[0] = (struct CMUnitTest){argv[1], is_true_to_the_rules, NULL, NULL, argv[1]};
        return _cmocka_run_group_tests("file", tests, 1, NULL, NULL);
    }
    int count = find_files(tests + 1);
    if (count <= 0) return 1;
    tests[0] = (struct CMUnitTest)cmocka_unit_test(untrue_lines_are_found);
    return _cmocka_run_group_tests("golden", tests, (size_t)count + 1, NULL, NULL);
}
