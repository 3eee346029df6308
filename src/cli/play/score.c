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
                           "  --no-odds      a new pad that shows no odds, for tables that want none\n"
                           "  --ms N         milliseconds for the search of the odds (default 400)\n"
                           "  --playouts N   instead of a time; gives the same answer on every machine\n"
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
    "                      (an empty line asks for each seat in turn; undo leaves that)\n"
    "  fix 3 25 bust 40    replaces entry 3; insert 3 ... puts one before it; drop 3\n"
    "  try LINE            shows what a line would change, and changes nothing\n"
    "  undo, undo 3        takes back the last line, or three; name ann Anna renames a seat\n"
    "  !                   enters the refused round all the same\n"
    "  0 hit, * card 5     a game card by card: the moves of seats and of chance\n"
    "  record FILE         writes such a game as a record, for upcard replay and review\n"
    "  deal ann            ann deals the round that begins\n"
    "  seen CARD ...       cards that are out although no entry has them\n"
    "  odds                what counting the cards tells; odds ann: as ann sees it;\n"
    "                      odds on shows it after each entry, odds off does not\n";

static const char commands_of_cards[] =
    "  cards, points       rounds are entered card by card, or by their points\n"
    "  odds TABLE          the odds at a table, as in upcard odds --table; then ; and\n"
    "                      a word and its value, as in ; top y3 or ; turn ann\n"
    "After cards, type what happens in its order:\n";

static const char commands_after[] =
    "  fix ann 5 6         ann's last 5 was a 6; fix 7 stay changes entry 7\n"
    "  table               the cards on the table\n";

static const char commands_always[] =
    "  needs               what each seat needs in this round to lead, or to end the game\n"
    "  log, show, scores, rule 3.2, help, quit\n";

enum { TEXT_MAX = 4096, COLUMN_MIN = 5, FILES_MAX = 1000, RECORD_ROOM = 32768, ODDS_MS = 400 };

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
    else if (uc_pad_played_off(s->pad))
        puts(" share the lead: another round decides.");
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

/* "leads alone with 25 more than Bob in this round". */
static void print_lead(const score *s, const uc_pad_needs *needs) {
    bool lowest = uc_lowest_wins(uc_pad_state(s->pad));
    int by = needs->lead < 0 ? -needs->lead : needs->lead;
    printf("leads alone with ");
    if (!by)
        printf("as many as ");
    else
        printf("%s%d %s than ", needs->lead < 0 ? "up to " : "", by,
               lowest == (needs->lead < 0) ? "more" : "fewer");
    print_names(s, needs->rivals);
    printf(" in this round");
}

/* "Ann: leads alone with 25 more than Bob in this round; ends the game with 143". */
static void print_needs(const score *s) {
    const uc_state *state = uc_pad_state(s->pad);
    for (int seat = 0; seat < state->head.seats; seat++) {
        uc_pad_needs needs = uc_pad_needs_of(s->pad, seat);
        printf("%s: ", uc_pad_names(s->pad)[seat]);
        if (needs.rivals) print_lead(s, &needs);
        if (needs.end >= 0) printf("%sends the game with %d", needs.rivals ? "; " : "", needs.end);
        putchar('\n');
    }
    printf("If the lead is shared at the end, %s.\n",
           uc_pad_shares(s->pad) ? "the win is shared" : "another round is played");
}

/* All entries with their numbers, as `fix` takes them. */
static void print_log(const score *s) {
    for (size_t i = 1; i <= uc_pad_entry_count(s->pad); i++) printf("%5zu  %s\n", i, uc_pad_entry(s->pad, i));
}

static void print_help(const score *s) {
    const companion *kind = score_companion(s->pad);
    printf(commands, s->game->pad->who);
    if (kind && kind->brief) printf("%s%s%s", commands_of_cards, kind->moves_help, commands_after);
    fputs(commands_always, stdout);
}

static void print_table(const score *s) {
    static odds_table table;
    static char buffer[ODDS_JSON_MAX];
    const companion *kind = score_companion(s->pad);
    uc_text text;
    uc_text_start(&text, buffer, sizeof buffer);
    if (!kind || !kind->describe_table || !score_table(s->pad, uc_pad_entry_count(s->pad), &table)) return;
    kind->describe_table(&table, &text);
    fputs(buffer, stdout);
}

static void print_rule(const score *s, const char *id) {
    uc_rule rule = rule_named(s->game, id);
    const char *text = rule ? uc_rule_text(s->game, rule) : NULL;
    if (text)
        puts(text);
    else
        printf("there is no rule \"%s\": upcard rules %s shows them all\n", id, s->game->id);
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
    if (strcmp(uc_pad_problem_of(pad)->code, "entry") != 0)
        printf("not entered: %s\n", buffer);
    else
        printf("not entered: \"%s\" is no round and no command; help lists what can be entered\n", line);
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

/* The entry that an undo has taken back, if it was one. */
static void print_undone(const uc_pad *before, const uc_pad *after) {
    size_t gone = 1, left = uc_pad_entry_count(after);
    if (left >= uc_pad_entry_count(before)) return;
    while (gone <= left && !strcmp(uc_pad_entry(before, gone), uc_pad_entry(after, gone))) gone++;
    printf("taken back: %s\n", uc_pad_entry(before, gone));
}

/* Enters a line of the pad, stores it, and prints what happened (`news`) and what follows. */
static void take_line(score *s, const char *line, const char *news) {
    size_t rounds = uc_pad_round_count(s->pad);
    uc_pad *before = uc_pad_copy(s->pad);
    if (before && enter(s, s->pad, line)) {
        s->refused[0] = '\0';
        keep_line(s);
        fputs(news, stdout);
        if (!strcmp(line, "undo")) print_undone(before, s->pad);
        if (strchr("fidnu", line[0]) && strncmp(line, "deal ", 5) != 0) /* a correction */
            print_changes(before, s->pad);
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
    if (!fits) printf("    %s\n", buffer);
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
    printf(fine ? "written: %s\n" : "not written to %s: ", path);
    if (!fine) puts(buffer);
    s->failed |= !fine;
}

/* The rest of a line after its first word, if that is this one; else NULL. */
static const char *after(const char *typed, const char *word) {
    size_t length = strlen(word);
    if (strncasecmp(typed, word, length) != 0 || (typed[length] && typed[length] != ' ')) return NULL;
    return typed + length + strspn(typed + length, " ");
}

static void take_undo(score *s, const char *count) {
    uint64_t lines = 1;
    if (*count && !read_whole(count, 1, INT32_MAX, &lines)) {
        puts("not undone: undo takes back one line, undo 3 three of them");
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
    bool cards = s->cards || uc_pad_begun(s->pad) || after(typed, "seen");
    score_reading reading = cards ? score_moves(s->pad, typed, &text, &told, &error) : SCORE_PLAIN;
    if (reading == SCORE_WRONG) {
        printf("not entered: %s\n", buffer);
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

static void take_cards(score *s, bool cards) {
    const companion *kind = score_companion(s->pad);
    s->cards = cards && kind && kind->brief;
    s->failed |= cards != s->cards;
    if (cards != s->cards) puts("in this game only the moves of records can be entered: 0 draw, * card ...");
}

/* Runs commands that only look; false: the line is another one. */
static bool look(score *s, const char *typed) {
    const char *rest;
    if (!strcasecmp(typed, "help") || !strcmp(typed, "?"))
        print_help(s);
    else if (!strcasecmp(typed, "show"))
        print_rounds(s);
    else if (!strcasecmp(typed, "log"))
        print_log(s);
    else if (!strcasecmp(typed, "scores") || (!strcasecmp(typed, "needs") && uc_over(uc_pad_state(s->pad))))
        print_standing(s);
    else if (!strcasecmp(typed, "needs"))
        print_needs(s);
    else if (!strcasecmp(typed, "table"))
        print_table(s);
    else if ((rest = after(typed, "rule")))
        print_rule(s, rest);
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
    else if (!strcasecmp(typed, "cards") || !strcasecmp(typed, "points"))
        take_cards(s, !strcasecmp(typed, "cards"));
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
    if (o->no_odds) uc_pad_forbid_odds(s->pad);
    if (!pad_file_create(&s->file, path, s->pad, &reason)) return failure("score", "%s: %s", path, buffer);
    printf("%s: %s. Type help for what can be entered.\n", s->game->name, path);
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
    printf("%s: %s.\n", s->game->name, path);
    s->cards = uc_pad_begun(s->pad);
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
    s.odds.budget = (uc_budget){
        .ms = (uint32_t)o.ms, .playouts = o.playouts, .threads = odds_threads(), .thorough = true};
    if (!o.ms && !o.playouts) s.odds.budget.ms = ODDS_MS;
    status = open_pad(&s, &o);
    if (!status) talk(&s);
    pad_file_close(&s.file);
    uc_pad_close(s.pad);
    if (status) return status;
    status = finish_output("score");
    return s.failed && !line_asks() ? STATUS_FAILED : status;
}
