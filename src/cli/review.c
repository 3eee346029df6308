/* upcard review: goes through a finished game and rates each decision. */
#include <errno.h>
#include <getopt.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/arguments.h"
#include "cli/commands.h"
#include "cli/progress.h"
#include "cli/shards.h"
#include "plot/plot.h"
#include "tui/canvas.h"
#include "tui/event_sentence.h"
#include "tui/paragraph.h"
#include "tui/skin.h"
#include "upcard/search.h"
#include "upcard/table.h"

static const char help[] = "usage: upcard review FILE [OPTION...]\n"
                           "\n"
                           "Reviews a recorded game from one seat's perspective: its chance to win after\n"
                           "each move, its most costly decisions, and better moves. FILE is a record, a\n"
                           "link (upcard1...), or - for standard input. The review uses only what the seat\n"
                           "could know, so bad luck does not count as a mistake.\n"
                           "\n"
                           "  --seat N|NAME   the seat to review (default: the first person)\n"
                           "  --worst N       how many decisions to show (default 5)\n"
                           "  --ms N          search time for each decision, in milliseconds (default 200)\n"
                           "  --playouts N    instead of a time; gives the same result on every machine\n"
                           "  --threads N     default: the number of cores, at most 4\n"
                           "  --svg FILE      also writes the curve as a picture; --force replaces a FILE\n"
                           "                  that exists\n"
                           "  --resume FILE   stores the results in FILE and continues from what it holds\n"
                           "  --ascii         draws the curve with plain characters\n"
                           "  --json          the result for programs\n"
                           "\n"
                           "Ctrl-C stops the review and prints the part that is done; a second Ctrl-C quits\n"
                           "at once. Exit status: 0 success, 1 failure, 2 wrong usage, 130 or 143 a partial\n"
                           "review, after SIGINT or SIGTERM.\n"
                           "\n"
                           "example: upcard review game.upcard --svg game.svg\n";

enum { CURVE_PLAYOUTS = 400, SVG_ROOM = 1 << 20 };

/** The seat's chance to win after a move. */
typedef struct moment {
    uint32_t number, round; /* of the move, from 1 */
    double chance, error;
} moment;

/** A decision of the seat, with its view. */
typedef struct decision {
    uint32_t number;
    uc_view view;
    uc_choice best, played;
} decision;

typedef struct review {
    const char *path, *whose, *svg, *resume;
    uint64_t worst;
    uc_budget budget;
    bool json, ascii, force;
    uc_record record;
    char names[UC_SEATS_MAX][UC_NAME_MAX], shown[UC_SEATS_MAX][UC_NAME_MAX];
    const char *name[UC_SEATS_MAX];
    int seat;
    uint32_t moves, seen; /* in the record; done */
    moment *curve;
    size_t points;
    decision *decisions;
    size_t decided;
    shard_writer writer; /* of the file of --resume */
} review;

/* ---- the reviewed seat ---- */

static bool same_name(const char *a, const char *b) {
    return *a && !strcasecmp(a, b);
}

/** The seat that --seat names, or the first that is no bot. */
static int find_seat(review *r) {
    int seats = r->record.state.head.seats;
    uint64_t number;
    if (r->whose && read_whole(r->whose, 0, (uint64_t)seats - 1, &number)) return (int)number;
    for (int seat = 0; seat < seats; seat++) {
        bool named = r->whose && (same_name(r->names[seat], r->whose) || same_name(r->shown[seat], r->whose));
        bool person = !r->whose && r->names[seat][0] && !uc_table_is_bot(r->names[seat]);
        if (named || person) return seat;
    }
    return r->whose ? -1 : 0;
}

static void read_names(review *r) {
    const char *players[UC_SEATS_MAX];
    int seats = r->record.state.head.seats;
    uc_record_read_names(&r->record, r->names);
    for (int seat = 0; seat < seats; seat++) players[seat] = r->names[seat];
    uc_table_name_seats(players, seats, r->shown);
    for (int seat = 0; seat < seats; seat++) {
        if (!r->shown[seat][0]) snprintf(r->shown[seat], sizeof r->shown[seat], "Seat %d", seat);
        r->name[seat] = r->shown[seat];
    }
}

/* ---- going through the game ---- */

/** The seat's knowledge before a move. */
typedef struct insight {
    uc_view view;
    uc_memory memory;
    uc_rng rng;
} insight;

static const uc_choice *choice_of(const uc_findings *found, uc_move move) {
    for (int i = 0; i < found->count; i++)
        if (found->choice[i].move == move) return &found->choice[i];
    return NULL;
}

/** Searches the position before a decision of the seat if it had a choice. */
static bool judge(review *r, insight *before, uint32_t number, uc_move played) {
    uc_move legal[UC_MOVES_MAX];
    uc_findings found;
    uc_ask ask = {.view = &before->view,
                  .memory = &before->memory,
                  .legal = legal,
                  .count = uc_view_legal(&before->view, legal),
                  .rng = &before->rng,
                  .budget = r->budget};
    if (ask.count < 2) return true;
    if (uc_search(&ask, &found)) return false;
    if (interrupt_status()) return true; /* the search had too few playouts */
    const uc_choice *own = choice_of(&found, played);
    if (!own) own = choice_of(&found, played + 1); /* played without saying uno: rated as the play itself */
    r->decisions[r->decided++] = (decision){.number = number,
                                            .view = before->view,
                                            .best = found.choice[0],
                                            .played = own ? *own : found.choice[0]};
    r->decisions[r->decided - 1].played.move = played;
    return true;
}

/** The chance to win now, if a seat is to act or the game is over. */
static void add_moment(review *r, insight *now, uint32_t number) {
    double chance[UC_SEATS_MAX], error[UC_SEATS_MAX];
    const uc_budget budget = {.playouts = CURVE_PLAYOUTS, .stop = r->budget.stop};
    if (uc_actors(&r->record.state) == UC_ACTORS_CHANCE) return;
    uc_evaluate(&now->view, &now->memory, &now->rng, &budget, chance, error);
    if (interrupt_status()) return; /* the search had too few playouts */
    r->curve[r->points++] = (moment){number, r->record.state.head.round, chance[r->seat],
                                     uc_over(&r->record.state) ? 0 : error[r->seat]};
}

/** Writes the results of a move. */
static void write_move(review *r, uint32_t number) {
    if (!r->writer.out) return;
    json_t *line = json_pack("{s:[I,I]}", "moves", (json_int_t)number - 1, (json_int_t)number);
    const moment *m = r->points ? &r->curve[r->points - 1] : NULL;
    const decision *d = r->decided ? &r->decisions[r->decided - 1] : NULL;
    if (m && m->number == number)
        json_object_set_new(line, "chance", json_pack("[I,f,f]", (json_int_t)m->round, m->chance, m->error));
    if (d && d->number == number) {
        json_object_set_new(line, "best", json_pack("[i,f]", d->best.move, d->best.value));
        json_object_set_new(line, "played",
                            json_pack("[i,f,f,f]", d->played.move, d->played.value, d->played.behind,
                                      d->played.behind_error));
    }
    shard_write(&r->writer, line, false);
}

static const char *take_move(void *user, json_t *line) {
    review *r = user;
    json_int_t from, to, round;
    moment m;
    decision d = {.number = 0};
    int best, played, moves = uc_game_of(&r->record.state)->moves;
    if (json_unpack(line, "{s:[I,I]}", "moves", &from, &to) || to != from + 1)
        return "its \"moves\" are not one move";
    m.number = d.number = (uint32_t)to;
    if (!json_unpack(line, "{s:[I,F,F]}", "chance", &round, &m.chance, &m.error)) {
        m.round = (uint32_t)round;
        r->curve[r->points++] = m;
    }
    if (!json_object_get(line, "best")) return NULL;
    if (json_unpack(line, "{s:[i,F] s:[i,F,F,F]}", "best", &best, &d.best.value, "played", &played,
                    &d.played.value, &d.played.behind, &d.played.behind_error) ||
        best < 0 || best >= moves || played < 0 || played >= moves)
        return "a decision is \"best\":[MOVE,CHANCE] and \"played\":[MOVE,CHANCE,BEHIND,ERROR]";
    d.best.move = (uc_move)best;
    d.played.move = (uc_move)played;
    r->decisions[r->decided++] = d;
    return NULL;
}

/** Reads the results of an earlier run from the file of --resume. */
static int open_known(review *r, const char *record, uint32_t *ret_known) {
    char seed[24];
    snprintf(seed, sizeof seed, "%llu", (unsigned long long)uc_seed_of_text(record));
    if (!r->resume) return STATUS_FINE;
    json_t *own = json_pack("{s:s s:i s:i s:I}", "record", seed, "seat", r->seat, "ms", (int)r->budget.ms,
                            "playouts", (json_int_t)r->budget.playouts);
    shard_file file = {.unit = "moves",
                       .expected = shard_header(own, "review", uc_game_of(&r->record.state), 0, r->moves)};
    r->writer = (shard_writer){.command = "review", .path = r->resume};
    int status = shard_open(&r->writer, &file, take_move, r);
    *ret_known = (uint32_t)file.next;
    return status;
}

/** Rates a move, or takes the rating of an earlier run. Returns false if memory is short. */
static bool rate(review *r, insight *before, insight *now, uint32_t number, uint32_t known) {
    if (number > known) {
        uc_rng_start(&before->rng, 1, number);
        if (r->record.mover == r->seat && !judge(r, before, number, r->record.move)) return false;
        now->rng = before->rng;
        add_moment(r, now, number);
        if (interrupt_status()) return true;
        write_move(r, number);
    }
    for (size_t i = 0; number <= known && i < r->decided; i++)
        if (r->decisions[i].number == number) r->decisions[i].view = before->view;
    r->seen = number;
    return true;
}

static int go_through(review *r, uint32_t known, uc_text *message) {
    static insight now, before;
    static uc_events events;
    progress shown;
    int more = 0;
    bool fine = true;
    r->budget.stop = interrupt_catch();
    progress_start(&shown, "moves", known, r->moves, false);
    uc_view_of(&r->record.state, r->seat, &now.view);
    uc_observe_start(&now.memory, &r->record.state, r->seat);
    for (uint32_t number = 1; before = now, events.count = 0,
                  fine && !r->writer.failed && !interrupt_status() &&
                                  (more = uc_record_next(&r->record, &events, message)) > 0;
         number++) {
        uc_observe(&now.memory, &r->record.state, &events, r->seat);
        uc_view_of(&r->record.state, r->seat, &now.view);
        progress_show(&shown, number);
        fine = rate(r, &before, &now, number, known);
    }
    progress_end(&shown);
    if (more < 0) return record_failure("review", r->path, message->buffer);
    return fine ? shard_close(&r->writer) : failure("review", "out of memory");
}

/* ---- output ---- */

static double cost_of(const decision *d) {
    return d->played.behind > 0 ? d->played.behind : 0;
}

static int costly_first(const void *a, const void *b) {
    const decision *x = a, *y = b;
    double u = cost_of(x), v = cost_of(y);
    return u > v ? -1 : u < v ? 1 : x->number < y->number ? -1 : 1;
}

/** Whether the loss is larger than the random error of the search. */
static bool plainly_worse(const decision *d) {
    return d->played.move != d->best.move && cost_of(d) > 2 * d->played.behind_error;
}

static void add_words(uc_text *text, const review *r, const decision *d, const uc_choice *c, bool reason) {
    if (reason)
        uc_reasons_text(text, &d->view, c->move, r->name);
    else
        skin_of(uc_game_of(&r->record.state))->label(text, &d->view, c->move, r->name);
}

/** A paragraph, in lines as wide as the terminal; all but the first are indented by four blanks. */
static void print_paragraph(const char *text) {
    int columns = paragraph_columns();
    for (const char *next, *start = text; *text; text = next) {
        int indent = text == start ? 0 : 4;
        size_t bytes = text_wrap(text, columns - indent, &next);
        printf("%*s%.*s\n", indent, "", (int)bytes, text);
    }
}

static void print_decision(const review *r, const decision *d) {
    char paragraph[3 * UC_MESSAGE_MAX], chance[48];
    bool reasons = uc_reason_texts(uc_game_of(&r->record.state))->id != NULL;
    uc_text text;
    printf("\nRound %u, move %u: ", d->view.state.head.round, d->number);
    uc_text_start(&text, paragraph, sizeof paragraph);
    add_words(&text, r, d, &d->played, false);
    printf("%s cost %.1f %% (±%.1f)\n", paragraph, 100 * cost_of(d), 196 * d->played.behind_error);
    uc_text_start(&text, paragraph, sizeof paragraph);
    uc_text_add(&text, "  better: ");
    add_words(&text, r, d, &d->best, false);
    snprintf(chance, sizeof chance, ", with %.1f %% to win.%s", 100 * d->best.value, reasons ? " " : "");
    uc_text_add(&text, chance);
    add_words(&text, r, d, &d->best, true);
    print_paragraph(paragraph);
    if (!reasons) return;
    uc_text_start(&text, paragraph, sizeof paragraph);
    uc_text_add(&text, "  played: ");
    add_words(&text, r, d, &d->played, true);
    print_paragraph(paragraph);
}

/** The curve as a chart, written into `room` bytes as text or as SVG. */
static bool draw(const review *r, bool svg, char *buffer, size_t room) {
    plot_point *points = calloc(r->points + 1, sizeof *points);
    char title[128];
    uc_text text;
    if (!points) return false;
    for (size_t i = 0; i < r->points; i++) {
        double chance = 100 * r->curve[i].chance, margin = 196 * r->curve[i].error;
        points[i] = (plot_point){r->curve[i].number, chance, chance - margin, chance + margin};
        if (points[i].low < 0) points[i].low = 0;
        if (points[i].high > 100) points[i].high = 100;
    }
    uc_text_start(&text, title, sizeof title);
    uc_text_add(&text, uc_game_of(&r->record.state)->name);
    uc_text_add(&text, ": ");
    add_possessive(&text, r->name[r->seat]);
    uc_text_add(&text, " chance to win");
    const plot_series series = {r->name[r->seat], points, (int)r->points};
    const plot chart = {.kind = PLOT_LINES,
                        .title = title,
                        .note = "after each move, by what the seat could know then; with 95 % margins",
                        .x = {.title = "move"},
                        .y = {.unit = "%", .min = 0, .max = 100},
                        .marked = true,
                        .mark = 100.0 / r->record.state.head.seats,
                        .series = &series,
                        .series_count = 1};
    uc_text_start(&text, buffer, room);
    if (svg)
        plot_svg(&text, &chart);
    else
        plot_text(&text, &chart, paragraph_columns(), 0, r->ascii);
    free(points);
    return uc_text_whole(&text);
}

static int write_svg(const review *r) {
    size_t room = SVG_ROOM + 512 * r->points;
    char *buffer = malloc(room);
    FILE *file = NULL;
    bool fine = buffer && draw(r, true, buffer, room);
    if (!fine) return free(buffer), failure("review", "out of memory");
    file = fopen(r->svg, "w");
    fine = file && fputs(buffer, file) >= 0;
    if (file && fclose(file)) fine = false;
    free(buffer);
    return fine ? STATUS_FINE : failure("review", "cannot write %s: %s", r->svg, strerror(errno));
}

static int print_text(review *r) {
    static char chart[1 << 16];
    size_t worse = 0;
    double lost = 0;
    if (r->points && draw(r, false, chart, sizeof chart)) fputs(chart, stdout);
    for (size_t i = 0; i < r->decided; i++) {
        worse += plainly_worse(&r->decisions[i]);
        lost += plainly_worse(&r->decisions[i]) ? cost_of(&r->decisions[i]) : 0;
    }
    if (r->decided) qsort(r->decisions, r->decided, sizeof *r->decisions, costly_first);
    printf("\n%s had %zu decision%s with a choice; in %zu another move was clearly better", r->name[r->seat],
           r->decided, r->decided == 1 ? "" : "s", worse);
    puts(".");
    if (interrupt_status()) printf("Interrupted after move %u of %u.\n", r->seen, r->moves);
    if (worse) printf("Together they cost %.1f %% of the chance to win.\n", 100 * lost);
    size_t shown = 0;
    for (size_t i = 0; i < r->decided && shown < r->worst; i++)
        if (plainly_worse(&r->decisions[i])) print_decision(r, &r->decisions[i]), shown++;
    return finish_output("review");
}

static void print_move_json(const review *r, const char *key, const uc_choice *c) {
    char words[UC_MOVE_TEXT_MAX];
    uc_text text;
    uc_text_start(&text, words, sizeof words);
    uc_move_text(&text, uc_game_of(&r->record.state), c->move);
    printf("\"%s\":\"%s\",\"%s_chance\":%.6f,", key, words, key, c->value);
}

static int print_json(const review *r) {
    char name[2 * UC_NAME_MAX * 6];
    uc_text text;
    uc_text_start(&text, name, sizeof name);
    uc_text_add_quoted(&text, r->name[r->seat]);
    printf("{\"game\":\"%s\",\"seat\":%d,\"name\":%s,\"curve\":[", uc_game_of(&r->record.state)->id, r->seat,
           name);
    for (size_t i = 0; i < r->points; i++)
        printf("%s{\"move\":%u,\"round\":%u,\"chance\":%.6f,\"error\":%.6f}", i ? "," : "",
               r->curve[i].number, r->curve[i].round, r->curve[i].chance, r->curve[i].error);
    fputs("],\"decisions\":[", stdout);
    for (size_t i = 0; i < r->decided; i++) {
        const decision *d = &r->decisions[i];
        printf("%s{\"move\":%u,\"round\":%u,", i ? "," : "", d->number, d->view.state.head.round);
        print_move_json(r, "played", &d->played);
        print_move_json(r, "best", &d->best);
        printf("\"cost\":%.6f,\"error\":%.6f}", cost_of(d), d->played.behind_error);
    }
    printf("],\"stopped\":%s}\n", interrupt_status() ? "true" : "false");
    return finish_output("review");
}

/* ---- arguments ---- */

static int read_options(int argc, char **argv, review *r) {
    static const struct option options[] = {{"seat", required_argument, NULL, 's'},
                                            {"worst", required_argument, NULL, 'w'},
                                            {"ms", required_argument, NULL, 'm'},
                                            {"playouts", required_argument, NULL, 'p'},
                                            {"threads", required_argument, NULL, 't'},
                                            {"svg", required_argument, NULL, 'g'},
                                            {"force", no_argument, NULL, 'F'},
                                            {"resume", required_argument, NULL, 'R'},
                                            {"ascii", no_argument, NULL, 'a'},
                                            {"json", no_argument, NULL, 'j'},
                                            {NULL, 0, NULL, 0}};
    uint64_t ms = 0, threads = (uint64_t)r->budget.threads;
    int status = STATUS_FINE;
    opterr = 0;
    optind = 1;
    for (int option; !status && (option = getopt_long(argc, argv, ":", options, NULL)) != -1;) {
        switch (option) {
        case 's': r->whose = optarg; break;
        case 'w': status = need_number("review", "worst", optarg, 1000, &r->worst); break;
        case 'm': status = need_number("review", "ms", optarg, 3600000, &ms); break;
        case 'p': status = need_number("review", "playouts", optarg, 1000000000, &r->budget.playouts); break;
        case 't': status = need_number("review", "threads", optarg, 256, &threads); break;
        case 'g': r->svg = optarg; break;
        case 'F': r->force = true; break;
        case 'R': r->resume = optarg; break;
        case 'a': r->ascii = true; break;
        case 'j': r->json = true; break;
        default: status = option_error("review", option, argv);
        }
    }
    if (!status && ms && r->budget.playouts)
        status = usage_error("review", "--ms and --playouts cannot be used together");
    r->budget.ms = ms ? (uint32_t)ms : r->budget.playouts ? 0 : 200;
    r->budget.threads = (int32_t)threads;
    if (!status && optind == argc) status = usage_error("review", "which file?");
    if (!status && optind + 1 < argc)
        status = usage_error("review", "unexpected argument %s", argv[optind + 1]);
    if (!status) r->path = argv[optind];
    return status;
}

/** Reads the whole record once, so that a damaged one is rejected before the search. */
static int check_record(review *r, const char *text, size_t length, uc_text *message) {
    int more;
    if (uc_record_open(&r->record, text, length, message))
        return record_failure("review", r->path, message->buffer);
    while ((more = uc_record_next(&r->record, NULL, message)) > 0) r->moves++;
    if (more < 0) return record_failure("review", r->path, message->buffer);
    uc_record_open(&r->record, text, length, message);
    read_names(r);
    r->seat = find_seat(r);
    if (r->seat < 0)
        return usage_error("review", "there is no seat %s; the seats are 0 to %d, or the names in the record",
                           r->whose, r->record.state.head.seats - 1);
    return STATUS_FINE;
}

int cmd_review(int argc, char **argv) {
    static review r = {.worst = 5, .budget = {.thorough = true}};
    char buffer[2 * UC_MESSAGE_MAX];
    uc_text message;
    for (int i = 1; i < argc; i++)
        if (!strcmp(argv[i], "--help")) return fputs(help, stdout), finish_output("review");
    r.budget.threads = default_threads(SEARCH_THREADS_MAX);
    int status = read_options(argc, argv, &r);
    if (status) return status;
    size_t length;
    uint32_t known = 0;
    if (r.svg && need_new_file("review", "--svg", r.svg, r.force)) return STATUS_FAILED;
    char *text = read_record("review", r.path, &length);
    if (!text) return STATUS_FAILED;
    uc_text_start(&message, buffer, sizeof buffer);
    status = check_record(&r, text, length, &message);
    r.curve = calloc(r.moves + 1, sizeof *r.curve);
    r.decisions = calloc(r.moves + 1, sizeof *r.decisions);
    if (!r.curve || !r.decisions) {
        failure("review", "out of memory");
        status = STATUS_FAILED;
    }
    if (!status) status = open_known(&r, text, &known);
    if (!status) status = go_through(&r, known, &message);
    if (!status && r.svg) status = write_svg(&r);
    if (!status) status = r.json ? print_json(&r) : print_text(&r);
    free(r.curve);
    free(r.decisions);
    free(text);
    return interrupt_report("review", status);
}
