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
#include "cli/play/score_entry.h"
#include "saves/pad_file.h"
#include "tui/canvas.h"
#include "tui/sentence.h"

static const char help[] = "usage: upcard score GAME --names ANN,BOB,.. [OPTION...]\n"
                           "\n"
                           "Keeps the score of a game with real cards. Type each round as the table says\n"
                           "it; the rules add, double, and tell who deals and when the game is over. Any\n"
                           "entry can be corrected at any time. Each is on disk before it is confirmed.\n"
                           "\n"
                           "  --names A,B,.. the players in the order of their seats\n"
                           "  --rules K=V,.. rule options (upcard games lists them)\n"
                           "  --preset NAME  a named set of rule options, which --rules changes\n"
                           "  --file FILE    where the pad is kept (default: score-GAME.pad in the folder\n"
                           "                 of saved games); an existing pad is continued\n"
                           "  --new          start another game; the old file is kept as FILE.1, FILE.2, ..\n"
                           "\n"
                           "Type help for what can be entered. Without a terminal it reads the lines of its\n"
                           "input, and its status is 1 if one of them was refused.\n"
                           "\n"
                           "example: upcard score flip7 --names Ann,Bob,Cem\n";

static const char commands[] =
    "  25 bust 40          a round: the points of each seat in order; - for none\n"
    "  [12 7 x2] 18 bust   the same, with a seat's cards in brackets, which are added up\n"
    "  ann 12 7 x2, bob 18 the same by names; seats that are left out have no points\n"
    "  ...; ann            at the end of a round: who %s\n"
    "                      (an empty line asks for each seat in turn)\n"
    "  fix 3 25 bust 40    replaces entry 3; insert 3 ... puts one before it; drop 3\n"
    "  try LINE            shows what a line would change, and changes nothing\n"
    "  undo                takes back the last line; name ann Anna renames a seat\n"
    "  !                   enters the refused round all the same\n"
    "  0 hit, * card 5     a game card by card: the moves of seats and of chance\n"
    "  record FILE         writes such a game as a record, for upcard replay and review\n"
    "  show, help, quit\n";

enum { TEXT_MAX = 4096, COLUMN_MIN = 5, FILES_MAX = 1000, RECORD_ROOM = 32768 };

typedef struct score {
    const uc_game *game;
    uc_pad *pad;
    pad_file file;
    char refused[UC_PAD_LINE_MAX]; /* the last refused line, or "" */
    bool failed;                   /* a line was refused, or could not be stored */
    bool done;
} score;

typedef struct options {
    const uc_game *game;
    char *names;
    const char *rules, *preset, *file;
    bool fresh;
} options;

/* ---- output ---- */

static void print_names(const score *s, uint64_t seats) {
    for (bool first = true; seats; seats &= seats - 1, first = false)
        printf("%s%s",
               first                   ? ""
               : (seats & (seats - 1)) ? ", "
                                       : " and ",
               uc_pad_names(s->pad)[__builtin_ctzll(seats)]);
}

/* "Ann 57, Bob 40 of 200. Ann leads." */
static void print_standing(const score *s) {
    const uc_state *state = uc_pad_state(s->pad);
    bool over = uc_over(state);
    uint64_t first = over ? uc_winners(state) : uc_pad_leaders(s->pad);
    for (int seat = 0; seat < state->head.seats; seat++)
        printf("%s%s %d", seat ? ", " : "", uc_pad_names(s->pad)[seat], (int)uc_total(state, seat));
    printf(". ");
    print_names(s, first);
    if (over)
        puts(!first ? "The game is over, and nobody has won." : first & (first - 1) ? " win." : " wins.");
    else
        puts(first & (first - 1) ? " lead." : " leads.");
}

static int column_of(const score *s, int seat) {
    int columns = text_columns(uc_pad_names(s->pad)[seat]);
    return 2 + (columns > COLUMN_MIN ? columns : COLUMN_MIN);
}

/* All rounds and the totals below them, with the number of the entry that ended each. */
static void print_rounds(const score *s) {
    const uc_state *state = uc_pad_state(s->pad);
    size_t rounds = uc_pad_round_count(s->pad);
    if (!rounds) return;
    printf("entry");
    for (int seat = 0; seat < state->head.seats; seat++) {
        const char *name = uc_pad_names(s->pad)[seat];
        printf("%*s%s", column_of(s, seat) - text_columns(name), "", name);
    }
    for (size_t i = 0; i < rounds; i++) {
        printf("\n%5zu", uc_pad_round_entry(s->pad, i));
        for (int seat = 0; seat < state->head.seats; seat++)
            printf("%*d", column_of(s, seat), (int)uc_pad_round_points(s->pad, i, seat));
    }
    printf("\n     ");
    for (int seat = 0; seat < state->head.seats; seat++)
        printf("%*d", column_of(s, seat), (int)uc_total(state, seat));
    putchar('\n');
}

/* What a line changed: totals that differ, or else the number of entries. */
static void print_changes(const uc_pad *before, const uc_pad *after) {
    bool same = true;
    for (int seat = 0; seat < uc_pad_state(after)->head.seats; seat++) {
        int was = uc_total(uc_pad_state(before), seat), is = uc_total(uc_pad_state(after), seat);
        if (was == is) continue;
        printf("%s%s %d -> %d", same ? "" : ", ", uc_pad_names(after)[seat], was, is);
        same = false;
    }
    puts(same ? "no total changes" : "");
}

/* ---- lines ---- */

/* Enters a line into a pad; prints why not. */
static bool enter(score *s, uc_pad *pad, const char *line) {
    char buffer[SENTENCE_MAX];
    uc_text message;
    uc_text_start(&message, buffer, sizeof buffer);
    if (!uc_pad_enter(pad, line, &message)) return true;
    name_seats(buffer, uc_pad_state(pad)->head.seats, uc_pad_names(pad));
    printf("not entered: %s\n", buffer);
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
    printf("entered, but NOT stored in %s: %s\n", s->file.path, buffer);
    s->failed = true;
}

/* Enters a line of the pad, stores it, and prints what follows. */
static void take_line(score *s, const char *line) {
    size_t rounds = uc_pad_round_count(s->pad);
    uc_pad *before = uc_pad_copy(s->pad);
    if (before && enter(s, s->pad, line)) {
        s->refused[0] = '\0';
        keep_line(s);
        if (strchr("fidnu", line[0])) print_changes(before, s->pad); /* a correction */
        if (uc_pad_round_count(s->pad) != rounds || uc_over(uc_pad_state(s->pad))) print_standing(s);
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
        puts("no refused round can be entered");
        s->failed = true;
        return;
    }
    snprintf(line, sizeof line, "%.*sround! %s", (int)(round - s->refused), s->refused, round + 6);
    take_line(s, line);
}

/* Asks for each seat in turn; false if the input ended. */
static bool ask_round(score *s) {
    char line[UC_PAD_LINE_MAX], prompt[UC_NAME_MAX + 64];
    uc_text text;
    uc_text_start(&text, line, sizeof line);
    uc_text_add(&text, "round");
    for (int seat = 0; seat <= uc_pad_state(s->pad)->head.seats; seat++) {
        bool last = seat == uc_pad_state(s->pad)->head.seats;
        if (last)
            snprintf(prompt, sizeof prompt, "  who %s? ", s->game->pad->who);
        else
            snprintf(prompt, sizeof prompt, "  %s: ", uc_pad_names(s->pad)[seat]);
        const char *typed = line_read(prompt);
        if (!typed) return false;
        if (last && !*typed) break;
        uc_text_add(&text, last ? " ; " : seat ? " |" : "");
        if (last)
            uc_text_add(&text, typed);
        else
            score_part(s->pad, typed, strlen(typed), &text);
    }
    take_line(s, line);
    return true;
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
    printf(fine ? "written: %s\n" : "not written to %s: ", path);
    if (!fine) puts(buffer);
    s->failed |= !fine;
}

static void take(score *s, const char *typed) {
    char line[2 * UC_PAD_LINE_MAX];
    uc_text text;
    uc_text_start(&text, line, sizeof line);
    bool tries = !strncasecmp(typed, "try ", 4);
    score_entry(s->pad, tries ? typed + 4 + strspn(typed + 4, " ") : typed, &text);
    if (!strcasecmp(typed, "help") || !strcmp(typed, "?"))
        printf(commands, s->game->pad->who);
    else if (!strcasecmp(typed, "show"))
        print_rounds(s);
    else if (!strcasecmp(typed, "quit") || !strcasecmp(typed, "q"))
        s->done = true;
    else if (!strcmp(typed, "!"))
        take_refused(s);
    else if (tries)
        try_line(s, line);
    else if (!strncasecmp(typed, "record ", 7))
        take_record(s, typed + 7 + strspn(typed + 7, " "));
    else
        take_line(s, line);
}

static void talk(score *s) {
    while (!s->done) {
        char prompt[UC_NAME_MAX + 64] = "over> ";
        const uc_state *state = uc_pad_state(s->pad);
        int dealer = s->game->pad->dealer ? s->game->pad->dealer(state) : UC_NOBODY;
        if (!uc_over(state))
            snprintf(prompt, sizeof prompt, "round %u%s%s%s> ", (unsigned)state->head.round,
                     dealer == UC_NOBODY ? "" : ", ", dealer == UC_NOBODY ? "" : uc_pad_names(s->pad)[dealer],
                     dealer == UC_NOBODY ? "" : " deals");
        const char *typed = line_read(prompt);
        if (!typed) break;
        if (*typed)
            take(s, typed);
        else if (line_asks() && !uc_over(state) && !ask_round(s))
            break;
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
        printf("The old pad is now %s.\n", other);
        return STATUS_FINE;
    }
    return failure("score", "%s has %d older pads; remove some", path, FILES_MAX - 1);
}

static int start_pad(score *s, const options *o, const char *path) {
    const char *names[UC_SEATS_MAX];
    char buffer[TEXT_MAX];
    uc_state fresh;
    uc_text reason;
    uc_text_start(&reason, buffer, sizeof buffer);
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
    if (!pad_file_create(&s->file, path, s->pad, &reason)) return failure("score", "%s: %s", path, buffer);
    printf("%s: %s. Type help for what can be entered.\n", s->game->name, path);
    return STATUS_FINE;
}

static int continue_pad(score *s, const options *o, const char *path) {
    char buffer[TEXT_MAX];
    uc_text reason;
    uc_text_start(&reason, buffer, sizeof buffer);
    if (o->names || o->rules)
        return usage_error("score",
                           "%s has a game already: leave out --names, --rules and --preset, or "
                           "start another one with --new",
                           path);
    s->pad = pad_file_open(&s->file, path, &reason);
    if (!s->pad) return failure("score", "%s: %s", path, buffer);
    if (uc_game_of(uc_pad_state(s->pad)) != s->game)
        return failure("score", "%s is a pad of %s", path, uc_game_of(uc_pad_state(s->pad))->id);
    printf("%s: %s.\n", s->game->name, path);
    print_rounds(s);
    if (uc_pad_round_count(s->pad)) print_standing(s);
    return STATUS_FINE;
}

static int open_pad(score *s, const options *o) {
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

static const struct option long_options[] = {
    {"names", required_argument, NULL, 'n'},  {"rules", required_argument, NULL, 'r'},
    {"preset", required_argument, NULL, 'P'}, {"file", required_argument, NULL, 'f'},
    {"new", no_argument, NULL, 'N'},          {NULL, 0, NULL, 0}};

static int read_options(int argc, char **argv, options *o) {
    opterr = 0;
    optind = 1;
    for (int option; (option = getopt_long(argc, argv, ":", long_options, NULL)) != -1;) {
        switch (option) {
        case 'n': o->names = optarg; break;
        case 'r': o->rules = optarg; break;
        case 'P': o->preset = optarg; break;
        case 'f': o->file = optarg; break;
        case 'N': o->fresh = true; break;
        default: return option_error("score", option, argv);
        }
    }
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
    status = open_pad(&s, &o);
    if (!status) talk(&s);
    pad_file_close(&s.file);
    uc_pad_close(s.pad);
    if (status) return status;
    status = finish_output("score");
    return s.failed && !line_asks() ? STATUS_FAILED : status;
}
