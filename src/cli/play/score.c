/* upcard score: keeps the score of a game that people play with real cards. */
#include <errno.h>
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

#include "base/arguments.h"
#include "base/line.h"
#include "cli/commands.h"
#include "cli/play/score_cards.h"
#include "cli/play/score_entry.h"
#include "cli/play/score_print.h"
#include "saves/pad_file.h"
#include "tui/paragraph.h"
#include "tui/sentence.h"

static const char help[] = "usage: upcard score GAME [--names ANN,BOB,..] [OPTION...]\n"
                           "\n"
                           "Keeps the score of a game with real cards. Type each round as the table says\n"
                           "it; the rules add, double, and tell who deals and when the game is over. Any\n"
                           "entry can be corrected at any time. Each is on disk before it is confirmed.\n"
                           "\n"
                           "  --names A,B,.. the players in the order of their seats; at a terminal a new\n"
                           "                 pad asks for them and for the points to play to\n"
                           "  --rules K=V,.. rule options (upcard games lists them)\n"
                           "  --preset NAME  a named set of rule options, which --rules changes\n"
                           "  --file FILE    where the pad is kept (default: score-GAME.pad in the folder\n"
                           "                 of saved games); an existing pad is continued\n"
                           "  --no-odds      a new pad that shows no odds, for tables that want none\n"
                           "  --ms N         milliseconds for the search of the odds (default 400)\n"
                           "  --playouts N   instead of a time; gives the same answer on every machine\n"
                           "  --new          start another game; the old file is kept as FILE.1, FILE.2, ..\n"
                           "\n"
                           "Type help for what can be entered. Without a terminal it reads the lines of its\n"
                           "input, and its status is 1 if one of them was refused.\n"
                           "\n"
                           "example: upcard score flip7 --names Ann,Bob,Cem\n";

enum { TEXT_MAX = 4096, FILES_MAX = 1000, RECORD_ROOM = 32768, ODDS_MS = 400 };

typedef struct score {
    const uc_game *game;
    uc_pad *pad;
    pad_file file;
    char refused[UC_PAD_LINE_MAX]; /* the last refused line, or "" */
    bool failed;                   /* a line was refused, or could not be stored */
    bool done;
    bool cards;      /* lines are moves in their short forms */
    bool shows_odds; /* after each entry */
    odds_options odds;
} score;

typedef struct options {
    const uc_game *game;
    char *names;
    const char *rules, *preset, *file;
    bool fresh, no_odds;
    uint64_t ms, playouts;
} options;

/* ---- lines ---- */

/* Enters a line into a pad; prints why not. */
static bool enter(score *s, uc_pad *pad, const char *line) {
    char buffer[SENTENCE_MAX];
    uc_text message;
    uc_text_start(&message, buffer, sizeof buffer);
    if (!uc_pad_enter(pad, line, &message)) return true;
    name_seats(buffer, uc_pad_state(pad)->head.seats, uc_pad_names(pad));
    if (strcmp(uc_pad_problem_of(pad)->code, "entry") != 0)
        print_line("not entered: %s", buffer);
    else
        print_line("not entered: \"%s\" is no round and no command; help lists what can be entered", line);
    s->failed = true;
    return false;
}

/* Whether a refused round is one that `!` enters. */
static bool only_unlikely(const score *s, const char *line) {
    char forced[UC_PAD_LINE_MAX + 1], buffer[TEXT_MAX];
    const char *round = strstr(line, "round ");
    uc_text message;
    uc_text_start(&message, buffer, sizeof buffer);
    if (!round) return false;
    snprintf(forced, sizeof forced, "%.*sround! %s", (int)(round - line), line, round + 6);
    uc_pad *copy = uc_pad_copy(s->pad);
    bool fine = copy && !uc_pad_enter(copy, forced, &message);
    uc_pad_close(copy);
    return fine;
}

static void keep_line(score *s) {
    char buffer[TEXT_MAX];
    uc_text reason;
    uc_text_start(&reason, buffer, sizeof buffer);
    if (pad_file_update(&s->file, s->pad, &reason)) return;
    print_line("entered, but NOT stored in %s: %s", s->file.path, buffer);
    s->failed = true;
}

/* The rest of a line after its first word, if that is this one; else NULL. */
static const char *after(const char *typed, const char *word) {
    size_t length = strlen(word);
    if (strncasecmp(typed, word, length) != 0 || (typed[length] && typed[length] != ' ')) return NULL;
    return typed + length + strspn(typed + length, " ");
}

/* Whether a line changes more than it adds. */
static bool changes_totals(const char *line) {
    static const char *const commands[] = {"fix", "insert", "drop", "name", "undo", "rules"};
    for (size_t i = 0; i < sizeof commands / sizeof commands[0]; i++)
        if (after(line, commands[i])) return true;
    return false;
}

/* Enters a line of the pad, stores it, and prints what happened (`news`) and what follows. */
static void take_line(score *s, const char *line, const char *news) {
    size_t rounds = uc_pad_round_count(s->pad);
    uc_pad *before = uc_pad_copy(s->pad);
    if (before && enter(s, s->pad, line)) {
        s->refused[0] = '\0';
        keep_line(s);
        print_lines(news);
        if (!strcmp(line, "undo")) print_undone(before, s->pad);
        if (changes_totals(line)) print_changes(before, s->pad);
        if (uc_pad_round_count(s->pad) != rounds || uc_over(uc_pad_state(s->pad))) print_standing(s->pad);
    } else if (before && only_unlikely(s, line)) {
        snprintf(s->refused, sizeof s->refused, "%s", line);
        puts("  ! enters it all the same");
    }
    uc_pad_close(before);
}

static void try_line(score *s, const char *line) {
    uc_pad *copy = uc_pad_copy(s->pad);
    if (copy && enter(s, copy, line)) print_changes(s->pad, copy);
    uc_pad_close(copy);
}

/* Enters the refused round as one that is not checked. */
static void take_refused(score *s) {
    char line[UC_PAD_LINE_MAX + 1];
    const char *round = strstr(s->refused, "round ");
    if (!round) {
        print_line("no refused round can be entered");
        s->failed = true;
        return;
    }
    snprintf(line, sizeof line, "%.*sround! %s", (int)(round - s->refused), s->refused, round + 6);
    take_line(s, line, "");
}

/* Whether a round can be read in which only this seat has something, or `who` did what is asked; says why
 * not. */
static bool answer_fits(const score *s, int seat, const char *part, const char *who) {
    char line[UC_PAD_LINE_MAX], buffer[TEXT_MAX];
    uc_text text, message;
    uc_text_start(&text, line, sizeof line);
    uc_text_start(&message, buffer, sizeof buffer);
    uc_text_add(&text, "round!");
    for (int i = 0; i < uc_pad_state(s->pad)->head.seats; i++) {
        uc_text_add(&text, i ? " |" : "");
        uc_text_add(&text, i == seat ? part : "");
    }
    uc_text_add(&text, " ; ");
    uc_text_add(&text, who);
    uc_pad *copy = uc_pad_copy(s->pad);
    bool fits = copy && uc_text_whole(&text) && !uc_pad_enter(copy, line, &message);
    uc_pad_close(copy);
    if (!fits) print_line("    %s", buffer);
    return fits;
}

/* Asks until the answer can be read, and adds it to the round; false if the input or the questions ended. */
static bool ask_seat(const score *s, int seat, uc_text *line) {
    char prompt[UC_NAME_MAX + 64], part[UC_PAD_LINE_MAX];
    const char *any = s->game->pad->who_is_needed ? "0" : "";
    for (const char *typed;;) {
        uc_text text;
        snprintf(prompt, sizeof prompt, "  %s: ", uc_pad_names(s->pad)[seat]);
        if (!(typed = line_read(prompt)) || !strcasecmp(typed, "undo")) return false;
        if (strpbrk(typed, ";|")) {
            print_line("    only what %s has; undo leaves the questions", uc_pad_names(s->pad)[seat]);
            continue;
        }
        uc_text_start(&text, part, sizeof part);
        uc_text_add(&text, "");
        score_part(s->pad, typed, strlen(typed), &text);
        if (!answer_fits(s, seat, part, any)) continue;
        uc_text_add(line, seat ? " |" : "");
        uc_text_add(line, part);
        return true;
    }
}

/* Asks for each seat in turn; "undo" or the end of the input ends that, and nothing is entered. */
static void ask_round(score *s) {
    char line[UC_PAD_LINE_MAX], prompt[UC_NAME_MAX + 64];
    const char *who;
    uc_text text;
    uc_text_start(&text, line, sizeof line);
    uc_text_add(&text, "round");
    for (int seat = 0; seat < uc_pad_state(s->pad)->head.seats; seat++)
        if (!ask_seat(s, seat, &text)) return;
    snprintf(prompt, sizeof prompt, "  who %s? ", s->game->pad->who);
    do {
        if (!(who = line_read(prompt)) || !strcasecmp(who, "undo")) return;
    } while (*who && !answer_fits(s, UC_NOBODY, "", who));
    uc_text_add(&text, *who ? " ; " : "");
    uc_text_add(&text, who);
    take_line(s, line, "");
}

/* A record has every move; `path` must not exist. */
static bool write_record(const score *s, const char *path, uc_text *reason) {
    size_t room = RECORD_ROOM;
    for (size_t i = 1; i <= uc_pad_entry_count(s->pad); i++) room += strlen(uc_pad_entry(s->pad, i)) + 1;
    char *buffer = malloc(room);
    uc_text record;
    if (!buffer) return uc_text_add(reason, "there is not enough memory"), false;
    uc_text_start(&record, buffer, room);
    bool fine = !uc_pad_record(s->pad, &record, reason);
    FILE *file = fine ? fopen(path, "wx") : NULL;
    if (file) fine = fwrite(buffer, 1, record.length, file) == record.length;
    if (file) fine = !fclose(file) && fine;
    if (!reason->length && (!file || !fine)) uc_text_add(reason, strerror(errno));
    free(buffer);
    return file && fine;
}

static void take_record(score *s, const char *path) {
    char buffer[TEXT_MAX];
    uc_text reason;
    uc_text_start(&reason, buffer, sizeof buffer);
    bool fine = write_record(s, path, &reason);
    if (fine)
        print_line("written: %s", path);
    else
        print_line("not written to %s: %s", path, buffer);
    s->failed |= !fine;
}

static void take_undo(score *s, const char *count) {
    uint64_t lines = 1;
    if (*count && !read_whole(count, 1, INT32_MAX, &lines)) {
        print_line("not undone: undo takes back one line, undo 3 three of them");
        s->failed = true;
        return;
    }
    for (bool more = true; more && lines; lines--) {
        size_t before = uc_pad_line_count(s->pad);
        take_line(s, "undo", "");
        more = uc_pad_line_count(s->pad) > before && uc_pad_entry_count(s->pad);
    }
}

static void take_odds(score *s, const char *said) {
    if (!strcasecmp(said, "off"))
        s->shows_odds = false;
    else if (!strcasecmp(said, "on") && uc_pad_odds(s->pad))
        s->shows_odds = true;
    else
        s->failed |= !score_odds(s->pad, said, &s->odds);
}

/* A line that is entered, or with `tries` only tried. */
static void take_entry(score *s, const char *typed, bool tries) {
    static char news[ODDS_JSON_MAX];
    char line[2 * UC_PAD_LINE_MAX], buffer[TEXT_MAX];
    uc_text text, told, error;
    uc_text_start(&text, line, sizeof line);
    uc_text_start(&told, news, sizeof news);
    uc_text_start(&error, buffer, sizeof buffer);
    bool corrects = after(typed, "fix") || after(typed, "insert"); /* perhaps a move */
    bool cards = s->cards || uc_pad_begun(s->pad) || after(typed, "seen") || corrects;
    score_reading reading = cards ? score_moves(s->pad, typed, &text, &told, &error) : SCORE_PLAIN;
    if (reading == SCORE_WRONG) {
        print_line("not entered: %s", buffer);
        s->failed = true;
        return;
    }
    if (reading == SCORE_PLAIN) score_entry(s->pad, typed, &text);
    if (tries)
        try_line(s, line);
    else
        take_line(s, line, news);
    if (!tries && s->shows_odds) score_odds_now(s->pad, &s->odds);
}

/* "points 12 bust 30" ends a round that was begun card by card; "points" alone prints how it stands. */
static void take_points(score *s, const char *typed) {
    char so_far[UC_PAD_LINE_MAX], line[2 * UC_PAD_LINE_MAX];
    uc_text text;
    uc_text_start(&text, so_far, sizeof so_far);
    if (!uc_pad_so_far(s->pad, &text)) {
        s->cards = false;
        if (*typed) take_entry(s, typed, false);
        return;
    }
    const char *round = strstr(so_far, "round");
    if (!*typed) {
        print_line("So far: %s. points and a round end it, as in points 25 bust 40",
                   round + strlen("round "));
        return;
    }
    s->cards = false;
    uc_text_start(&text, line, sizeof line);
    uc_text_add_bytes(&text, so_far, (size_t)(round - so_far));
    score_entry(s->pad, typed, &text);
    take_line(s, line, "");
}

static void take_cards(score *s) {
    const companion *kind = score_companion(s->pad);
    s->cards = kind && kind->brief;
    s->failed |= !s->cards;
    if (!s->cards) print_line("in this game only the moves of records can be entered: 0 draw, * card ...");
}

/* Runs commands that only look; false: the line is another one. */
static bool look(score *s, const char *typed) {
    const char *rest;
    if (!strcasecmp(typed, "help") || !strcmp(typed, "?"))
        print_commands(s->pad);
    else if (!strcasecmp(typed, "show"))
        print_rounds(s->pad);
    else if (!strcasecmp(typed, "rules"))
        print_rules(s->pad);
    else if (!strcasecmp(typed, "log"))
        print_log(s->pad);
    else if (!strcasecmp(typed, "scores") || (!strcasecmp(typed, "needs") && uc_over(uc_pad_state(s->pad))))
        print_standing(s->pad);
    else if (!strcasecmp(typed, "needs"))
        print_needs(s->pad);
    else if (!strcasecmp(typed, "table"))
        print_table(s->pad);
    else if ((rest = after(typed, "rule")))
        print_rule(s->pad, rest);
    else if ((rest = after(typed, "odds")))
        take_odds(s, rest);
    else
        return false;
    return true;
}

static void take(score *s, const char *typed) {
    const char *rest;
    if (look(s, typed)) return;
    if (!strcasecmp(typed, "quit") || !strcasecmp(typed, "q"))
        s->done = true;
    else if (!strcmp(typed, "!"))
        take_refused(s);
    else if (!strcasecmp(typed, "cards"))
        take_cards(s);
    else if ((rest = after(typed, "points")))
        take_points(s, rest);
    else if ((rest = after(typed, "record")))
        take_record(s, rest);
    else if ((rest = after(typed, "undo")))
        take_undo(s, rest);
    else if ((rest = after(typed, "try")))
        take_entry(s, rest, true);
    else
        take_entry(s, typed, false);
}

/* "Bob deals", "Ann begins", "the oldest or youngest of Ann, Cem begins". */
static void add_starter(const score *s, uc_text *text) {
    const uc_pad_game *pad = s->game->pad;
    const uc_state *state = uc_pad_state(s->pad);
    int dealer = pad->dealer ? pad->dealer(state) : UC_NOBODY;
    uint64_t begin = pad->begins ? pad->begins(state) : 0;
    if (dealer != UC_NOBODY) add_format(text, ", %s deals", uc_pad_names(s->pad)[dealer]);
    if (!begin) return;
    bool several = begin & (begin - 1), all = begin == (UINT64_C(1) << state->head.seats) - 1;
    uc_text_add(text, several ? ", the oldest or youngest" : "");
    for (const char *before = several ? " of " : ", "; begin && !all; begin &= begin - 1, before = ", ")
        add_format(text, "%s%s", before, uc_pad_names(s->pad)[__builtin_ctzll(begin)]);
    uc_text_add(text, " begins");
}

/* Whom a line is about, or which round. */
static void add_prompt(const score *s, uc_text *text) {
    static odds_table table;
    const uc_state *state = uc_pad_state(s->pad);
    const companion *kind = score_companion(s->pad);
    bool begun = uc_pad_begun(s->pad);
    if (uc_over(state)) {
        uc_text_add(text, "over");
    } else if (begun && kind && kind->whose && score_table(s->pad, uc_pad_entry_count(s->pad), &table)) {
        add_format(text, "%s%s", table.names[table.me], uc_actors(state) == UC_ACTORS_CHANCE ? ", card" : "");
    } else {
        add_format(text, "round %u", (unsigned)state->head.round);
        if (!begun) add_starter(s, text);
        if (s->cards) uc_text_add(text, ", cards");
    }
    uc_text_add(text, "> ");
}

static void talk(score *s) {
    while (!s->done) {
        char prompt[8 * UC_NAME_MAX];
        uc_text text;
        uc_text_start(&text, prompt, sizeof prompt);
        add_prompt(s, &text);
        const char *typed = line_read(prompt);
        if (!typed) break;
        bool points = !s->cards && !uc_pad_begun(s->pad) && !uc_over(uc_pad_state(s->pad));
        if (*typed)
            take(s, typed);
        else if (line_asks() && points)
            ask_round(s);
    }
}

/* ---- the file ---- */

/* Gives an old file the first free name FILE.1, FILE.2, ... */
static int move_aside(const char *path) {
    char other[SAVES_PATH_MAX + 16];
    for (int number = 1; number < FILES_MAX; number++) {
        snprintf(other, sizeof other, "%s.%d", path, number);
        if (!access(other, F_OK)) continue;
        if (rename(path, other)) return failure("score", "cannot rename %s to %s", path, other);
        print_line("The old pad is now %s.", other);
        return STATUS_FINE;
    }
    return failure("score", "%s has %d older pads; remove some", path, FILES_MAX - 1);
}

/* Asks at a terminal who plays and, unless rules are given, to how many points. */
static void ask_people(options *o) {
    static char names[UC_PAD_LINE_MAX], rules[UC_NAME_MAX];
    const char *typed = line_read("Who plays, in the order of the seats? Names with commas: ");
    if (!typed || !*typed) return;
    snprintf(names, sizeof names, "%s", typed);
    o->names = names;
    if (o->rules || !(typed = line_read("To how many points? Enter alone: as in the book: ")) || !*typed)
        return;
    snprintf(rules, sizeof rules, "target=%s", typed);
    o->rules = rules;
}

static int start_pad(score *s, options *o, const char *path) {
    const char *names[UC_SEATS_MAX];
    char buffer[TEXT_MAX];
    uc_state fresh;
    uc_text reason;
    uc_text_start(&reason, buffer, sizeof buffer);
    if (!o->names && line_asks()) ask_people(o);
    if (!o->names) return usage_error("score", "a new pad needs --names ANN,BOB,..");
    int seats = split_list(o->names, names, UC_SEATS_MAX);
    if (seats < 0) return usage_error("score", "--names: 1 to %d names, separated by commas", UC_SEATS_MAX);
    for (int i = 0; i < seats; i++)
        if (strlen(names[i]) >= UC_NAME_MAX || strpbrk(names[i], "|;[]:") ||
            strchr("0123456789*", names[i][0]))
            return usage_error(
                "score",
                "--names: \"%s\" begins with a digit or *, is too long, or has one of |;[]:", names[i]);
    int status = start_with_rules("score", s->game, seats, o->rules, &fresh);
    if (!status && !access(path, F_OK)) status = move_aside(path);
    if (status) return status;
    s->pad = uc_pad_open(&fresh, names);
    if (!s->pad) return failure("score", "there is not enough memory");
    if (o->no_odds) uc_pad_forbid_odds(s->pad);
    if (!pad_file_create(&s->file, path, s->pad, &reason)) return failure("score", "%s: %s", path, buffer);
    print_line("%s: %s. Type help for what can be entered.", s->game->name, path);
    return STATUS_FINE;
}

static int continue_pad(score *s, const options *o, const char *path) {
    char buffer[TEXT_MAX];
    uc_text reason;
    uc_text_start(&reason, buffer, sizeof buffer);
    if (o->names || o->rules || o->no_odds)
        return usage_error("score",
                           "%s has a game already: leave out --names, --rules, --preset and --no-odds, or "
                           "start another one with --new",
                           path);
    s->pad = pad_file_open(&s->file, path, &reason);
    if (!s->pad) return failure("score", "%s: %s", path, buffer);
    if (uc_game_of(uc_pad_state(s->pad)) != s->game)
        return failure("score", "%s is a pad of %s", path, uc_game_of(uc_pad_state(s->pad))->id);
    print_line("%s: %s.", s->game->name, path);
    s->cards = uc_pad_begun(s->pad);
    print_rounds(s->pad);
    if (uc_pad_round_count(s->pad)) print_standing(s->pad);
    return STATUS_FINE;
}

static int open_pad(score *s, options *o) {
    char path[SAVES_PATH_MAX], folder[PATH_MAX], buffer[TEXT_MAX];
    uc_text reason;
    uc_text_start(&reason, buffer, sizeof buffer);
    if (o->file)
        snprintf(path, sizeof path, "%s", o->file);
    else if (!saves_folder(folder, true, &reason))
        return failure("score", "no place for the pad: %s", buffer);
    else
        snprintf(path, sizeof path, "%s/score-%s.pad", folder, s->game->id);
    return o->fresh || access(path, F_OK) ? start_pad(s, o, path) : continue_pad(s, o, path);
}

/* ---- the command ---- */

static const struct option long_options[] = {{"names", required_argument, NULL, 'n'},
                                             {"rules", required_argument, NULL, 'r'},
                                             {"preset", required_argument, NULL, 'P'},
                                             {"file", required_argument, NULL, 'f'},
                                             {"new", no_argument, NULL, 'N'},
                                             {"no-odds", no_argument, NULL, 'O'},
                                             {"ms", required_argument, NULL, 'm'},
                                             {"playouts", required_argument, NULL, 'p'},
                                             {NULL, 0, NULL, 0}};

static int read_options(int argc, char **argv, options *o) {
    int status = STATUS_FINE;
    opterr = 0;
    optind = 1;
    for (int option; !status && (option = getopt_long(argc, argv, ":", long_options, NULL)) != -1;) {
        switch (option) {
        case 'n': o->names = optarg; break;
        case 'r': o->rules = optarg; break;
        case 'P': o->preset = optarg; break;
        case 'f': o->file = optarg; break;
        case 'N': o->fresh = true; break;
        case 'O': o->no_odds = true; break;
        case 'm': status = need_number("score", "ms", optarg, 3600000, &o->ms); break;
        case 'p': status = need_number("score", "playouts", optarg, 1000000000, &o->playouts); break;
        default: return option_error("score", option, argv);
        }
    }
    if (status) return status;
    if (add_preset("score", o->preset, &o->rules)) return STATUS_USAGE;
    o->game = need_game("score", argv[optind]);
    if (!o->game) return STATUS_USAGE;
    if (optind + 1 < argc) return usage_error("score", "unexpected argument %s", argv[optind + 1]);
    return o->game->pad ? STATUS_FINE : usage_error("score", "%s has no score pad", o->game->id);
}

int cmd_score(int argc, char **argv) {
    options o = {0};
    score s = {.file.file = -1};
    for (int i = 1; i < argc; i++)
        if (!strcmp(argv[i], "--help")) return fputs(help, stdout), finish_output("score");
    int status = read_options(argc, argv, &o);
    if (status || !o.game) return status;
    s.game = o.game;
    s.odds = (odds_options){.seed = 1, .bold = isatty(STDOUT_FILENO) && !getenv("NO_COLOR")};
    s.odds.budget = (uc_budget){.ms = (uint32_t)o.ms,
                                .playouts = o.playouts,
                                .threads = default_threads(SEARCH_THREADS_MAX),
                                .thorough = true};
    if (!o.ms && !o.playouts) s.odds.budget.ms = ODDS_MS;
    status = open_pad(&s, &o);
    if (!status) talk(&s);
    pad_file_close(&s.file);
    uc_pad_close(s.pad);
    if (status) return status;
    status = finish_output("score");
    return s.failed && !line_asks() ? STATUS_FAILED : status;
}
