/* The load test: makes the clients, runs them, and reports. */
#include "swarm/swarm.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include "base/arguments.h"

enum { TICK_MS = 20, SHOW_MS = 500, FILES_MORE = 64, STUCK_TOLD = 5 };

/* ---- setting up ---- */

/* Every connection is an open file. */
static int raise_files(const swarm_options *o) {
    uint64_t wanted = (uint64_t)o->tables * o->seats + o->idle + FILES_MORE + o->tables / 4;
    struct rlimit limit;
    getrlimit(RLIMIT_NOFILE, &limit);
    if (limit.rlim_max < wanted)
        return failure("swarm",
                       "%llu open files are needed for these connections, and the limit is %llu (ulimit -Hn)",
                       (unsigned long long)wanted, (unsigned long long)limit.rlim_max);
    if (limit.rlim_cur < wanted) limit.rlim_cur = wanted;
    return setrlimit(RLIMIT_NOFILE, &limit) ? failure("swarm", "cannot raise the limit of open files")
                                            : STATUS_FINE;
}

static bool new_seat(swarm *s, swarm_seat *seat, swarm_table *t, uint64_t number) {
    *seat = (swarm_seat){.table = t, .client = client_new(s->clients, seat), .seen = -1};
    if (seat->client) snprintf(seat->client->name, CLIENT_NAME_MAX, "P%llu", (unsigned long long)number);
    return seat->client;
}

const uc_game *swarm_game(const swarm_options *options, uint32_t number) {
    const uc_game *fit[UC_GAMES_COUNT];
    uint32_t count = 0;
    for (const uc_game *const *game = uc_games; *game; game++)
        if (options->game ? *game == options->game
                          : options->seats >= (*game)->seats_min && options->seats <= (*game)->seats_max)
            fit[count++] = *game;
    return count ? fit[number % count] : NULL;
}

static bool make_all(swarm *s) {
    const swarm_options *o = s->options;
    s->seats_count = o->tables * o->seats;
    s->tables = calloc(o->tables + 1, sizeof *s->tables);
    s->seats = calloc(s->seats_count + 1, sizeof *s->seats);
    s->idle = calloc(o->idle + 1, sizeof *s->idle);
    s->queue = calloc(s->seats_count + 1, sizeof(swarm_seat *));
    if (!s->tables || !s->seats || !s->idle || !s->queue) return false;
    bool fine = true;
    for (uint32_t i = 0; fine && i < o->tables; i++) {
        swarm_table *t = &s->tables[i];
        *t = (swarm_table){.swarm = s,
                           .number = i,
                           .game = swarm_game(o, i),
                           .seats = o->seats,
                           .seat = s->seats + (size_t)i * o->seats};
        for (uint32_t k = 0; fine && k < o->seats; k++) fine = new_seat(s, &t->seat[k], t, i * o->seats + k);
    }
    for (uint32_t i = 0; fine && i < o->idle; i++) fine = new_seat(s, &s->idle[i], NULL, s->seats_count + i);
    return fine;
}

static void free_all(swarm *s) {
    for (uint32_t i = 0; s->tables && i < s->options->tables; i++) free(s->tables[i].moves);
    free(s->tables);
    free(s->seats);
    free(s->idle);
    free(s->queue);
}

/* ---- the report ---- */

static double seconds_of(uint64_t from_ns, uint64_t to_ns) {
    return from_ns && to_ns > from_ns ? 1e-9 * (double)(to_ns - from_ns) : 0;
}

static void show_progress(uv_timer_t *timer) {
    static uint64_t before;
    const swarm *s = timer->data;
    fprintf(stderr,
            "\r%4.0f s  tables %u playing, %u done of %u  connections %llu  moves %llu (%.0f/s)  wrong %llu ",
            seconds_of(s->start_ns, uv_hrtime()), swarm_count(s, SWARM_PLAYING), swarm_count(s, SWARM_DONE),
            s->options->tables, (unsigned long long)s->up, (unsigned long long)s->confirmed,
            (double)(s->confirmed - before) * 1000 / SHOW_MS, (unsigned long long)s->wrongs);
    before = s->confirmed;
}

/* Moves per second while all tables played, or over the whole time if they never did. */
static double rate_of(const swarm *s, uint64_t end_ns, double *ret_seconds) {
    *ret_seconds = seconds_of(s->all_ns ? s->all_ns : s->start_ns, end_ns);
    return *ret_seconds > 0 ? (double)(s->all_ns ? s->confirmed_all : s->confirmed) / *ret_seconds : 0;
}

/* Latencies in milliseconds, as rows of the report. */
static void print_times(const char *name, const latency *l) {
    if (!l->count) return;
    printf("%-28s p50 %.2f ms, p90 %.2f, p99 %.2f, p99.9 %.2f, longest %.2f (%llu)\n", name,
           1e-3 * (double)latency_share(l, 0.5), 1e-3 * (double)latency_share(l, 0.9),
           1e-3 * (double)latency_share(l, 0.99), 1e-3 * (double)latency_share(l, 0.999),
           1e-3 * (double)l->max_us, (unsigned long long)l->count);
}

static void print_report(const swarm *s, uint64_t end_ns) {
    double seconds, rate = rate_of(s, end_ns, &seconds);
    printf("tables                       %u of %u seats, %s; %llu games finished\n", s->options->tables,
           s->options->seats, s->options->game ? s->options->game->id : "all games",
           (unsigned long long)s->games);
    printf("moves confirmed              %llu, %.0f a second over %.1f s\n", (unsigned long long)s->confirmed,
           rate, seconds);
    print_times("move to its confirm", &s->confirm);
    print_times("move to the last seat's event", &s->shown);
    print_times("lost connection to greeting", &s->back);
    if (s->reconnects)
        printf("back after an outage         %llu times; the last one %.2f s after the first was greeted\n",
               (unsigned long long)s->reconnects, 1e-6 * (double)s->outage_longest_us);
    if (s->options->idle)
        printf("idle connections             %llu of %u, %llu lost\n", (unsigned long long)s->idle_up,
               s->options->idle, (unsigned long long)s->idle_lost);
    printf("checked                      %llu records, %llu moves in them; %llu unfinished games fetched; "
           "%llu repeated moves\n",
           (unsigned long long)s->checked, (unsigned long long)s->moves_checked,
           (unsigned long long)s->fetched, (unsigned long long)s->repeats);
    for (int i = 0; i < SWARM_CODES && s->codes[i].count; i++)
        printf("answered                     %s: %llu\n", s->codes[i].word,
               (unsigned long long)s->codes[i].count);
    for (int i = 0; i < SWARM_WRONGS; i++)
        if (s->wrong[i])
            printf("WRONG                        %s: %llu\n", swarm_wrong_words[i],
                   (unsigned long long)s->wrong[i]);
}

static json_t *times_json(const latency *l) {
    return json_pack("{s:I,s:f,s:f,s:f,s:f,s:f}", "count", (json_int_t)l->count, "p50_ms",
                     1e-3 * (double)latency_share(l, 0.5), "p90_ms", 1e-3 * (double)latency_share(l, 0.9),
                     "p99_ms", 1e-3 * (double)latency_share(l, 0.99), "p999_ms",
                     1e-3 * (double)latency_share(l, 0.999), "max_ms", 1e-3 * (double)l->max_us);
}

static void print_json(const swarm *s, uint64_t end_ns) {
    double seconds, rate = rate_of(s, end_ns, &seconds);
    json_t *codes = json_object(), *wrong = json_object();
    for (int i = 0; i < SWARM_CODES && s->codes[i].count; i++)
        json_object_set_new(codes, s->codes[i].word, json_integer((json_int_t)s->codes[i].count));
    for (int i = 0; i < SWARM_WRONGS; i++)
        json_object_set_new(wrong, swarm_wrong_words[i], json_integer((json_int_t)s->wrong[i]));
    json_t *all = json_pack(
        "{s:i,s:i,s:s,s:I,s:I,s:f,s:f,s:o,s:o,s:o,s:I,s:f,s:i,s:I,s:I,s:I,s:I,s:I,s:I,s:o,s:o}", "tables",
        (int)s->options->tables, "seats", (int)s->options->seats, "game",
        s->options->game ? s->options->game->id : "all", "games", (json_int_t)s->games, "moves",
        (json_int_t)s->confirmed, "seconds", seconds, "moves_per_s", rate, "confirm", times_json(&s->confirm),
        "shown", times_json(&s->shown), "back", times_json(&s->back), "reconnects", (json_int_t)s->reconnects,
        "outage_s", 1e-6 * (double)s->outage_longest_us, "idle", (int)s->options->idle, "idle_up",
        (json_int_t)s->idle_up, "idle_lost", (json_int_t)s->idle_lost, "records", (json_int_t)s->checked,
        "moves_checked", (json_int_t)s->moves_checked, "fetched", (json_int_t)s->fetched, "repeats",
        (json_int_t)s->repeats, "errors", codes, "wrong", wrong);
    char *text = json_dumps(all, JSON_COMPACT | JSON_REAL_PRECISION(6));
    if (text) puts(text);
    free(text);
    json_decref(all);
}

/* The states of an unfinished table's clients, to help find the reason. */
static void report_stuck(const swarm_table *t) {
    static const char *const states[] = {[CLIENT_OFF] = "off",
                                         [CLIENT_CONNECTING] = "connecting",
                                         [CLIENT_HERE] = "here",
                                         [CLIENT_JOINING] = "joining",
                                         [CLIENT_SEATED] = "seated"};
    char line[1024];
    uc_text text;
    uc_text_start(&text, line, sizeof line);
    for (uint32_t i = 0; i < t->seats; i++) {
        const swarm_seat *seat = &t->seat[i];
        char words[128];
        snprintf(words, sizeof words, "%s %s at %lld%s%s%s", i ? ";" : "", states[seat->client->state],
                 (long long)seat->seen, seat->asked ? " asked" : "", seat->client->move.open ? " moving" : "",
                 seat->ended ? " ended" : "");
        uc_text_add(&text, words);
    }
    failure("swarm", "table %u (%s %s, %s):%s", t->number, t->game->id, t->code, swarm_phase_words[t->phase],
            line);
}

bool swarm_unended(const swarm *s) {
    if (!s->options->games) return false;
    bool any = false;
    for (swarm_phase phase = SWARM_WAITING; phase < SWARM_DONE; phase++) {
        uint32_t count = swarm_count(s, phase);
        if (count) failure("swarm", "%u tables did not end: %s", count, swarm_phase_words[phase]);
        any = any || count;
    }
    for (uint32_t i = 0, told = 0; i < s->options->tables && told < STUCK_TOLD; i++) {
        bool stuck = s->tables[i].phase > SWARM_WAITING && s->tables[i].phase < SWARM_DONE;
        if (stuck) report_stuck(&s->tables[i]);
        told += stuck;
    }
    return any;
}

/* ---- running ---- */

/* The first signal ends the time, the second one everything. */
static void asked_to_end(uv_signal_t *handle, int number) {
    swarm *s = handle->data;
    (void)number;
    if (s->ending) uv_stop(handle->loop);
    s->end_ns = uv_hrtime();
}

static void run(swarm *s) {
    bool terminal = isatty(STDERR_FILENO);
    uv_timer_t *timers[] = {&s->tick, &s->pace, &s->show};
    for (size_t i = 0; i < sizeof timers / sizeof timers[0]; i++) {
        uv_timer_init(&s->loop, timers[i]);
        timers[i]->data = s;
    }
    uv_signal_init(&s->loop, &s->end);
    s->end.data = s;
    uv_timer_start(&s->tick, swarm_tick, 0, TICK_MS);
    if (s->options->rate) uv_timer_start(&s->pace, swarm_pace, 1, 1);
    if (terminal) uv_timer_start(&s->show, show_progress, SHOW_MS, SHOW_MS);
    uv_signal_start(&s->end, asked_to_end, SIGINT);
    s->start_ns = s->paced_ns = uv_hrtime();
    if (s->options->seconds) s->end_ns = s->start_ns + s->options->seconds * UINT64_C(1000000000);
    uv_run(&s->loop, UV_RUN_DEFAULT);
    s->stopping = true;
    if (terminal) fputc('\n', stderr);
    for (size_t i = 0; i < sizeof timers / sizeof timers[0]; i++) uv_close((uv_handle_t *)timers[i], NULL);
    uv_close((uv_handle_t *)&s->end, NULL);
}

int swarm_run(const swarm_options *o, bool json) {
    static swarm s;
    char reason[UC_MESSAGE_MAX];
    uc_text message;
    int status = raise_files(o);
    if (status) return status;
    uc_text_start(&message, reason, sizeof reason);
    s.options = o;
    uc_rng_start(&s.rng, o->seed, 0);
    uv_loop_init(&s.loop);
    clients_settings settings = {.loop = &s.loop,
                                 .address = o->server,
                                 .handler = swarm_handler(&s),
                                 .pause_most_ms = (int)o->pause_most_ms};
    s.clients = clients_open(&settings, &message);
    if (!s.clients) return failure("swarm", "%s", reason);
    if (o->history && !(s.history = fopen(o->history, "w")))
        return failure("swarm", "cannot write %s", o->history);
    bool fine = make_all(&s);
    if (fine) run(&s);
    uint64_t end_ns = s.measured_ns ? s.measured_ns : uv_hrtime();
    clients_close(s.clients);
    uv_loop_close(&s.loop);
    if (fine && json)
        print_json(&s, end_ns);
    else if (fine)
        print_report(&s, end_ns);
    free_all(&s);
    if (!fine) return failure("swarm", "out of memory");
    if (s.history && (ferror(s.history) | fclose(s.history)))
        return failure("swarm", "cannot write all of %s", o->history);
    status = finish_output("swarm");
    if (s.up_most == 0) return failure("swarm", "cannot reach %s: %s", o->server.origin, s.why_not);
    return s.wrongs || s.unended ? STATUS_FAILED : status;
}
