/* upcard solve: exact answers by dynamic programming. */
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

#include "base/arguments.h"
#include "cli/commands.h"
#include "cli/progress.h"
#include "cli/shards.h"
#include "solve/flip7/duel.h"
#include "solve/flip7/race.h"
#include "upcard/sim.h"

static const char help[] = "usage: upcard solve flip7 [OPTION...]\n"
                           "\n"
                           "Computes exact answers about Flip 7 by dynamic programming. Each round starts\n"
                           "from a full deck.\n"
                           "\n"
                           "  --deck 79|85|88|94   number cards only; with modifiers; also with Second\n"
                           "                       Chances; all (default)\n"
                           "  --goal score         the most points of one round on average (default)\n"
                           "         race          the fewest rounds to 200 points on average\n"
                           "         challenge     the best chance of 200 points within four rounds\n"
                           "                       (F7-5.5)\n"
                           "         duel          two players with number cards race to 200 (--deck 79)\n"
                           "  --order printed      cards set aside in a Flip Three are resolved by F7-4.7\n"
                           "                       (default)\n"
                           "          stacked      a Flip Three inside a Flip Three adds its cards; a\n"
                           "                       Freeze waits until the end\n"
                           "  --against greedy     in a duel: the best answer to a player for points\n"
                           "                       (default)\n"
                           "            best       both play as well as possible: the equilibrium\n"
                           "  --tie half|round     in a duel: equal totals count as half a win (default),\n"
                           "                       or another round decides\n"
                           "  --games N            also plays N games of the challenge by the rules, with\n"
                           "                       all 94 cards\n"
                           "  --seed S             for these games: a number or any text (default 1)\n"
                           "  --threads T          for the challenge (default: the number of cores)\n"
                           "  --resume FILE        stores the results in FILE and continues from what it\n"
                           "                       holds\n"
                           "  --json               the result for programs\n"
                           "\n"
                           "Ctrl-C stops the work and prints the totals solved so far; a second Ctrl-C\n"
                           "quits at once. Exit status: 0 success, 1 failure, 2 wrong usage, 130 or 143 a\n"
                           "partial result, after SIGINT or SIGTERM.\n"
                           "\n"
                           "example: upcard solve flip7 --deck 88\n";

enum { SCORE, RACE, CHALLENGE, DUEL };

enum { THREADS_MAX = 64 };

static const char *const goals[] = {"score", "race", "challenge", "duel", NULL};
static const char *const decks[] = {"79", "85", "88", "94", NULL};
static const char *const orders[] = {"printed", "stacked", NULL};
static const char *const opponents[] = {"greedy", "best", NULL};
static const char *const ties[] = {"half", "round", NULL};

/** The values that a solver finds, and the file of --resume. */
typedef struct kept {
    shard_writer writer;
    uint64_t next; /**< the first step that is not written */
    double *value; /**< rows x columns; 0: not solved */
    double *last;  /**< NULL, or what the next step needs besides */
    int rows, columns;
    bool written[DUEL_TARGET * DUEL_TARGET];
} kept;

typedef struct request {
    int deck, goal, order, against, tie; /**< the index of a word; -1: not given */
    uint64_t games, threads;
    const char *seed, *resume;
    bool json;
    progress shown;
    kept *kept;
} request;

enum { TABLE_ROWS = 5, TABLE_COLUMNS = 10 };

/** The values from totals other than 0, at regular steps; unreachable ones are 0. */
typedef struct table {
    const char *row_name, *column_name; /**< NULL: no table */
    int rows, columns, row[TABLE_ROWS], column[TABLE_COLUMNS];
    double cell[TABLE_ROWS][TABLE_COLUMNS];
} table;

/** What to print besides the answer. */
typedef struct answer {
    double value;
    const char *unit;
    uint64_t positions;
    uc_interval full, kept; /**< of the games, with a full deck in each round and by F7-5.2 */
    bool partial;           /**< interrupted: `value` is unknown, or not all games were played */
    double gap;             /**< of an equilibrium */
    table table;
} answer;

/* ---- arguments ---- */

static int need_word(const char *option, const char *text, const char *const *words, int *ret_index) {
    char list[64] = "";
    for (int i = 0; words[i]; i++) {
        if (!strcmp(text, words[i])) return *ret_index = i, STATUS_FINE;
        snprintf(list + strlen(list), sizeof list - strlen(list), "%s%s", i ? ", " : "", words[i]);
    }
    return usage_error("solve", "--%s is one of %s, not \"%s\"", option, list, text);
}

static int read_options(int argc, char **argv, request *r) {
    static const struct option options[] = {{"deck", required_argument, NULL, 'd'},
                                            {"goal", required_argument, NULL, 'g'},
                                            {"order", required_argument, NULL, 'o'},
                                            {"against", required_argument, NULL, 'a'},
                                            {"tie", required_argument, NULL, 'T'},
                                            {"games", required_argument, NULL, 'n'},
                                            {"seed", required_argument, NULL, 'S'},
                                            {"threads", required_argument, NULL, 't'},
                                            {"resume", required_argument, NULL, 'R'},
                                            {"json", no_argument, NULL, 'j'},
                                            {NULL, 0, NULL, 0}};
    int status = STATUS_FINE;
    opterr = 0;
    optind = 1;
    for (int option; !status && (option = getopt_long(argc, argv, ":", options, NULL)) != -1;) {
        switch (option) {
        case 'd': status = need_word("deck", optarg, decks, &r->deck); break;
        case 'g': status = need_word("goal", optarg, goals, &r->goal); break;
        case 'o': status = need_word("order", optarg, orders, &r->order); break;
        case 'a': status = need_word("against", optarg, opponents, &r->against); break;
        case 'T': status = need_word("tie", optarg, ties, &r->tie); break;
        case 'n': status = need_number("solve", "games", optarg, 1000000000, &r->games); break;
        case 'S': r->seed = optarg; break;
        case 'R': r->resume = optarg; break;
        case 't': status = need_number("solve", "threads", optarg, THREADS_MAX, &r->threads); break;
        case 'j': r->json = true; break;
        default: status = option_error("solve", option, argv);
        }
    }
    if (status) return status;
    if (optind + 1 < argc) return usage_error("solve", "unexpected argument %s", argv[optind + 1]);
    if (!argv[optind]) return usage_error("solve", "which game? It is flip7");
    return need_game("solve", argv[optind]) ? STATUS_FINE : STATUS_USAGE;
}

/** Rejects combinations without a meaning and explains the remedy; then sets the defaults. */
static int check_request(const char *game, request *r) {
    if (strcmp(game, "flip7"))
        return usage_error("solve", "only flip7 is solved; upcard simulate plays %s", game);
    if (r->goal == DUEL && r->deck > 0)
        return usage_error("solve",
                           "a duel is solved with number cards alone: leave out --deck, or give --deck 79");
    if (r->goal != DUEL && (r->against >= 0 || r->tie >= 0))
        return usage_error("solve", "--against and --tie need --goal duel");
    if (r->against == 1 && r->tie >= 0)
        return usage_error("solve",
                           "--against best needs no --tie: the players are alike, so a tie is half a win");
    if (r->order >= 0 && (r->goal == DUEL || (r->deck >= 0 && r->deck < 3)))
        return usage_error("solve", "--order needs --deck 94, the only deck with Flip Threes");
    if (r->games && (r->goal != CHALLENGE || (r->deck >= 0 && r->deck < 3) || r->order == 1))
        return usage_error("solve", "--games needs --goal challenge, --deck 94 and --order printed");
    if (r->games && r->resume)
        return usage_error("solve", "--games needs more than --resume keeps: give one of them");
    if (r->deck < 0) r->deck = r->goal == DUEL ? 0 : 3;
    if (r->order < 0) r->order = 0;
    if (r->against < 0) r->against = 0;
    if (r->tie < 0) r->tie = 0;
    return STATUS_FINE;
}

static uc_flip7_rest full_deck(int deck) {
    uc_state fresh;
    uc_flip7_rest rest;
    if (uc_start(&fresh, uc_game_find("flip7"), 1, NULL, 0, NULL)) abort();
    uc_flip7_rest_of(&fresh.flip7, 0, &rest);
    for (int kind = UC_FLIP7_PLUS2; kind < UC_FLIP7_KINDS; kind++) {
        int needs = kind < UC_FLIP7_FREEZE ? 1 : kind == UC_FLIP7_SECOND ? 2 : 3;
        if (deck < needs) rest.deck[kind] = 0;
    }
    return rest;
}

/* ---- what is solved ---- */

/** Writes the values that are new. */
static bool write_values(kept *k) {
    if (!k->writer.out) return true;
    json_t *list = json_array();
    for (int i = 0; i < k->rows * k->columns; i++) {
        if (k->written[i] || !(k->value[i] > 0)) continue;
        json_array_append_new(list, json_pack("[i,i,f]", i / k->columns, i % k->columns, k->value[i]));
        k->written[i] = true;
    }
    if (!json_array_size(list)) return json_decref(list), !k->writer.failed;
    json_int_t step = (json_int_t)k->next++;
    return shard_write(&k->writer,
                       json_pack("{s:[I,I] s:o s:f}", "steps", step, step + 1, "values", list, "last",
                                 k->last ? *k->last : 0.0),
                       false);
}

static const char *take_values(void *user, json_t *line) {
    kept *k = user;
    json_t *list = shard_list(line, "values"), *one;
    size_t index;
    double last;
    if (!list || json_unpack(line, "{s:F}", "last", &last)) return "it has no \"values\" and \"last\"";
    json_array_foreach(list, index, one) {
        int row, column;
        double value;
        if (json_unpack(one, "[i,i,F]", &row, &column, &value) || row < 0 || row >= k->rows || column < 0 ||
            column >= k->columns || !(value > 0))
            return "a value is [ROW,COLUMN,VALUE] of this question";
        k->value[row * k->columns + column] = value;
        k->written[row * k->columns + column] = true;
    }
    if (k->last) *k->last = last;
    return NULL;
}

/** Starts long work of this many steps, which can be interrupted: takes what is solved from the file of
 * --resume. */
static int begin(request *r, const char *unit, kept *k, int steps) {
    int status = STATUS_FINE;
    if (r->resume) {
        json_t *own =
            json_pack("{s:s s:s s:s s:s s:s}", "goal", goals[r->goal], "deck", decks[r->deck], "order",
                      orders[r->order], "against", opponents[r->against], "tie", ties[r->tie]);
        shard_file file = {.unit = "steps",
                           .expected = shard_header(own, "solve", uc_game_find("flip7"), 0, (uint64_t)steps)};
        k->writer = (shard_writer){.command = "solve", .path = r->resume};
        status = shard_open(&k->writer, &file, take_values, k);
        k->next = file.next;
        r->kept = k;
    }
    interrupt_catch();
    progress_start(&r->shown, unit, k->next, 0, false);
    return status;
}

static bool show_progress(void *user, int done, int all) {
    request *r = user;
    r->shown.all = (uint64_t)all;
    progress_show(&r->shown, (uint64_t)done);
    return (!r->kept || write_values(r->kept)) && !interrupt_status();
}

/** The status of work that is `fine` unless there was no memory. */
static int end(request *r, bool fine) {
    int status = STATUS_FINE;
    progress_end(&r->shown);
    if (r->kept) {
        if (fine) write_values(r->kept);
        status = shard_close(&r->kept->writer);
        r->kept = NULL;
    }
    return fine ? status : failure("solve", "out of memory");
}

/* ---- answers ---- */

static int answer_score(request *r, const uc_flip7_rest *deck, answer *ret_answer) {
    static kept found = {.rows = 1, .columns = 1};
    double scores[UC_FLIP7_SCORES];
    found.value = &ret_answer->value;
    int status = begin(r, "tables", &found, 1);
    if (status) return status;
    r->shown.before = 0;
    for (int i = 0; i < UC_FLIP7_SCORES; i++) scores[i] = i;
    rounds *all = rounds_open(deck, (flips_order)r->order, ROUNDS_EXACT, UINT64_MAX);
    bool fine = all;
    if (all) {
        rounds_watch(all, show_progress, r);
        ret_answer->positions = rounds_positions(all);
        if (!(ret_answer->value > 0))
            fine = rounds_value(all, scores, NULL, &ret_answer->value) || interrupt_status();
    }
    rounds_close(all);
    ret_answer->unit = "points on average, the most that a round can bring";
    return end(r, fine);
}

static table start_table(const char *row_name, int rows, const char *column_name, int columns) {
    table t = {.row_name = row_name, .column_name = column_name, .rows = rows, .columns = columns};
    for (int i = 0; i < columns; i++) t.column[i] = RACE_TARGET / columns * i;
    return t;
}

static int answer_race(request *r, const uc_flip7_rest *deck, answer *ret_answer) {
    static race c;
    static kept found = {.value = c.rounds, .rows = 1, .columns = RACE_TARGET, .last = &c.slope};
    int status = begin(r, "totals", &found, RACE_TARGET);
    if (status) return status;
    bool fine = race_solve(&c, deck, (flips_order)r->order, show_progress, r);
    ret_answer->value = c.rounds[0];
    table *t = &ret_answer->table;
    *t = start_table("players", 1, "total", TABLE_COLUMNS);
    t->row[0] = 1;
    for (int i = 0; i < t->columns; i++) t->cell[0][i] = c.rounds[t->column[i]];
    ret_answer->unit = "rounds to 200 points on average, the fewest";
    return end(r, fine);
}

/** Games with the solved challenge; after an interrupt, those played so far. */
static uc_interval play_games(request *r, const challenge *c, bool reshuffle) {
    uc_sample won = {.count = 0};
    progress_start(&r->shown, "thousandths of the games", 0, 0, false);
    won.sum = (int64_t)challenge_play(c, ORDER_PRINTED, reshuffle, uc_seed_of_text(r->seed), r->games,
                                      show_progress, r, &won.count);
    progress_end(&r->shown);
    return won.count < r->games ? uc_anytime_share(&won, 1) : uc_share((uint64_t)won.sum, won.count);
}

static int answer_challenge(request *r, const uc_flip7_rest *deck, answer *ret_answer) {
    static challenge c;
    static kept found = {.value = c.chance[0], .rows = CHALLENGE_ROUNDS + 1, .columns = RACE_TARGET};
    int status = begin(r, "totals", &found, challenge_totals(deck));
    if (status) return status;
    bool fine = challenge_solve(&c, deck, (flips_order)r->order, (int)r->threads, r->games, show_progress, r);
    status = end(r, fine);
    ret_answer->value = c.chance[CHALLENGE_ROUNDS][0];
    ret_answer->unit = "is the best chance of 200 points within four rounds";
    table *t = &ret_answer->table;
    *t = start_table("rounds_left", CHALLENGE_ROUNDS - 1, "total", TABLE_COLUMNS);
    for (int i = 0; i < t->rows; i++) {
        t->row[i] = CHALLENGE_ROUNDS - 1 - i;
        for (int k = 0; k < t->columns; k++) t->cell[i][k] = c.chance[t->row[i]][t->column[k]];
    }
    if (fine && r->games && !interrupt_status()) ret_answer->full = play_games(r, &c, true);
    if (fine && r->games && !interrupt_status()) ret_answer->kept = play_games(r, &c, false);
    if (fine) challenge_free(&c);
    return status;
}

static int answer_duel(request *r, const uc_flip7_rest *deck, answer *ret_answer) {
    (void)deck;
    static duel d;
    static kept found = {
        .value = d.chance[0], .rows = DUEL_TARGET, .columns = DUEL_TARGET, .last = &d.worst_gap};
    int status = begin(r, "sums of totals", &found, 2 * DUEL_TARGET - 1);
    if (status) return status;
    if (r->against)
        duel_equilibrium(&d, DUEL_TARGET, show_progress, r);
    else
        duel_against_greedy(&d, DUEL_TARGET, (duel_tie)r->tie, true, show_progress, r);
    ret_answer->value = d.chance[0][0];
    ret_answer->gap = d.worst_gap;
    table *t = &ret_answer->table;
    *t = start_table("own_total", TABLE_ROWS, "others_total", TABLE_COLUMNS);
    for (int i = 0; i < t->rows; i++) {
        t->row[i] = DUEL_TARGET / t->rows * i;
        for (int k = 0; k < t->columns; k++) t->cell[i][k] = d.chance[t->row[i]][t->column[k]];
    }
    ret_answer->unit = r->against ? "is the first player's chance to win in the equilibrium"
                                  : "is the best chance to win against greedy play";
    return end(r, true);
}

static double megabytes_used(void) {
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    return (double)usage.ru_maxrss / 1024;
}

static void print_table(const table *t) {
    if (!t->row_name) return;
    printf("\n%-12s %s\n%12s", t->row_name, t->column_name, "");
    for (int k = 0; k < t->columns; k++) printf("%9d", t->column[k]);
    for (int i = 0; i < t->rows; i++) {
        printf("\n%-12d", t->row[i]);
        for (int k = 0; k < t->columns; k++)
            if (t->cell[i][k] > 0)
                printf(" %8.6f", t->cell[i][k]);
            else
                printf(" %8s", "-");
    }
    putchar('\n');
}

/** Unreachable values are left out. */
static void print_table_json(const table *t) {
    const char *comma = "";
    if (!t->row_name) return;
    fputs(",\"table\":[", stdout);
    for (int i = 0; i < t->rows; i++)
        for (int k = 0; k < t->columns; k++) {
            if (!(t->cell[i][k] > 0)) continue;
            printf("%s{\"%s\":%d,\"%s\":%d,\"value\":%.12g}", comma, t->row_name, t->row[i], t->column_name,
                   t->column[k], t->cell[i][k]);
            comma = ",";
        }
    putchar(']');
}

static void print_text(const request *r, const answer *a, double seconds) {
    if (a->value > 0)
        printf("%.12g %s\n\n", a->value, a->unit);
    else
        puts("interrupted before there was an answer\n");
    printf("deck     %s cards, full in each round\n", decks[r->deck]);
    if (r->deck == 3) printf("order    %s\n", orders[r->order]);
    if (r->goal == DUEL) printf("ties     %s\n", r->tie ? "another round" : "half a win");
    if (r->goal == DUEL && r->against)
        printf("error    at most %.1g gained by other play in a round\n", a->gap);
    if (a->positions) printf("solved   %llu positions\n", (unsigned long long)a->positions);
    if (r->games && a->full.high > 0) {
        printf("played   %s%llu games this way, seed %s (95 %% intervals)\n", a->partial ? "up to " : "",
               (unsigned long long)r->games, r->seed);
        printf("         %.6f [%.6f, %.6f] won with a full deck in each round\n", a->full.mean, a->full.low,
               a->full.high);
        if (a->kept.high > 0)
            printf("         %.6f [%.6f, %.6f] won with the deck as it is left (F7-5.2)\n", a->kept.mean,
                   a->kept.low, a->kept.high);
    }
    printf("took     %.2f s, %.0f MB\n", seconds, megabytes_used());
    print_table(&a->table);
}

static void print_interval(const char *key, uc_interval i) {
    printf(",\"%s\":{\"mean\":%.9g,\"low\":%.9g,\"high\":%.9g}", key, i.mean, i.low, i.high);
}

static void print_json(const request *r, const answer *a, double seconds) {
    printf("{\"game\":\"flip7\",\"goal\":\"%s\",\"deck\":%s,\"value\":", goals[r->goal], decks[r->deck]);
    if (a->value > 0)
        printf("%.15g", a->value);
    else
        fputs("null", stdout);
    if (r->deck == 3) printf(",\"order\":\"%s\"", orders[r->order]);
    if (r->goal == DUEL) printf(",\"against\":\"%s\",\"tie\":\"%s\"", opponents[r->against], ties[r->tie]);
    if (r->goal == DUEL && r->against) printf(",\"gap\":%.3g", a->gap);
    if (a->positions) printf(",\"positions\":%llu", (unsigned long long)a->positions);
    if (r->games && a->full.high > 0) {
        printf(",\"games\":%llu,\"seed\":\"%llu\"", (unsigned long long)r->games,
               (unsigned long long)uc_seed_of_text(r->seed));
        print_interval("full_deck", a->full);
        print_interval("deck_kept", a->kept);
    }
    print_table_json(&a->table);
    printf(",\"seconds\":%.3f,\"megabytes\":%.0f,\"stopped\":%s}\n", seconds, megabytes_used(),
           a->partial ? "true" : "false");
}

int cmd_solve(int argc, char **argv) {
    static int (*const answers[])(request * r, const uc_flip7_rest *deck, answer *ret_answer) = {
        answer_score, answer_race, answer_challenge, answer_duel};
    request r = {.deck = -1, .order = -1, .against = -1, .tie = -1, .seed = "1"};
    answer a = {0};
    r.threads = (uint64_t)default_threads(THREADS_MAX);
    for (int i = 1; i < argc; i++)
        if (!strcmp(argv[i], "--help")) return fputs(help, stdout), finish_output("solve");
    int status = read_options(argc, argv, &r);
    if (!status) status = check_request(argv[optind], &r);
    if (status) return status;
    uc_flip7_rest deck = full_deck(r.deck);
    double since = seconds_now();
    status = answers[r.goal](&r, &deck, &a);
    a.partial = interrupt_status() != 0;
    if (status) return status;
    (r.json ? print_json : print_text)(&r, &a, seconds_now() - since);
    return interrupt_report("solve", finish_output("solve"));
}
