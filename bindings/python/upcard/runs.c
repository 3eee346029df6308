/* Many games between bots: arenas and simulations, in the background (job.c). upcard/_runs.py has their
 * results. */
#include <stdlib.h>

#include "binding.h"
#include "upcard/arena.h"

enum { THREADS_MAX = 256, GAMES_MAX = INT32_MAX };

/* ---- arguments ---- */

/* Reads a sequence of texts, each a bot, at most `most`; their number, or -1 with an
 * exception. */
static int take_players(PyObject *list, int most, uc_player *players) {
    char buffer[UC_MESSAGE_MAX];
    uc_text message;
    Py_ssize_t count = PyUnicode_Check(list) ? -1 : PySequence_Size(list);
    if (count < 0 && !PyErr_Occurred()) PyErr_SetString(PyExc_TypeError, "the bots must be a list of texts");
    if (count > most) PyErr_Format(PyExc_ValueError, "%zd bots; there may be %d", count, most);
    for (Py_ssize_t i = 0; i < count && !PyErr_Occurred(); i++) {
        size_t length;
        PyObject *item = PySequence_GetItem(list, i);
        const char *text = item ? take_text(item, "a bot", &length) : NULL;
        uc_text_start(&message, buffer, sizeof buffer);
        if (text && uc_player_read(&players[i], text, &message)) raise_text(&message);
        Py_XDECREF(item);
    }
    return PyErr_Occurred() ? -1 : (int)count;
}

static bool in_range(uint64_t games, int threads) {
    if (games < 1 || games > GAMES_MAX)
        PyErr_Format(PyExc_ValueError, "games must be 1 to %d", GAMES_MAX);
    else if (threads < 1 || threads > THREADS_MAX)
        PyErr_Format(PyExc_ValueError, "threads must be 1 to %d, not %d", THREADS_MAX, threads);
    return !PyErr_Occurred();
}

/* ---- results ---- */

static PyObject *interval(uc_interval i) {
    return Py_BuildValue("(ddd)", i.mean, i.low, i.high);
}

typedef PyObject *(*one_of)(const void *run, int index);

static PyObject *list_of(const void *run, int count, one_of make) {
    PyObject *list = PyList_New(count);
    for (int i = 0; list && i < count; i++) {
        PyObject *one = make(run, i);
        if (!one || PyList_SetItem(list, i, one)) Py_CLEAR(list);
    }
    return list;
}

/* Whether the work has a result: an error is raised, and so is Ctrl-C if nothing is done. */
static bool has_result(const job *j, bool fine, uc_error error, const uc_text *message, uint64_t games) {
    if (!fine) return false;
    if (error == UC_NO_MEMORY)
        PyErr_NoMemory();
    else if (error)
        raise_text(message);
    else if (j->interrupted && !games)
        PyErr_SetNone(PyExc_KeyboardInterrupt);
    return !PyErr_Occurred();
}

/* ---- arenas ---- */

typedef struct arena_job {
    job job;
    uc_arena arena;
    uc_error error;
    uc_text message;
    char buffer[UC_MESSAGE_MAX];
    int32_t *rows; /* of the games that count */
    uint64_t kept, room;
    bool wants_rows;
} arena_job;

static size_t row_length(const uc_arena *arena) {
    return 1 + 2 * (size_t)arena->contenders;
}

static bool keep_rows(void *user, const int32_t *rows, uint64_t games) {
    arena_job *a = user;
    size_t length = row_length(&a->arena);
    if (!a->wants_rows) return true;
    if (a->kept + games > a->room) {
        uint64_t room = 2 * a->room + games;
        int32_t *larger = realloc(a->rows, room * length * sizeof *rows);
        if (!larger) return a->error = UC_NO_MEMORY, false;
        a->rows = larger;
        a->room = room;
    }
    memcpy(a->rows + a->kept * length, rows, games * length * sizeof *rows);
    a->kept += games;
    return true;
}

static void play_arena(job *j) {
    arena_job *a = (arena_job *)j;
    uc_error error = uc_arena_run(&a->arena, &a->message);
    if (!a->error) a->error = error;
}

static uint64_t arena_done(const job *j) {
    return uc_arena_done(&((const arena_job *)j)->arena);
}

static PyObject *arena_wins(const void *run, int i) {
    return interval(uc_arena_win_rate(run, i));
}

static PyObject *arena_points(const void *run, int i) {
    return interval(uc_arena_points(run, i));
}

static PyObject *arena_rating(const void *run, int i) {
    return interval(uc_rating(&((const uc_arena *)run)->ratings, i));
}

/* Of a pair of contenders: index a * contenders + b. */
static PyObject *arena_lead(const void *run, int pair) {
    int contenders = ((const uc_arena *)run)->contenders;
    return interval(uc_arena_ahead(run, pair / contenders, pair % contenders));
}

static PyObject *arena_rows(const arena_job *a) {
    int32_t *out;
    size_t length = row_length(&a->arena);
    if (!a->wants_rows) return Py_BuildValue("");
    PyObject *view = make_array("i", sizeof *out, a->kept, length, &out);
    if (view && a->kept) memcpy(out, a->rows, a->kept * length * sizeof *out);
    return view;
}

static PyObject *arena_result(const arena_job *a) {
    static const char *const verdicts[] = {
        [UC_UNDECIDED] = NULL, [UC_BETTER] = "better", [UC_WORSE] = "worse"};
    const uc_arena *arena = &a->arena;
    int bots = arena->contenders;
    bool races = arena->error > 0;
    return Py_BuildValue(
        "{sKsKsOsOszsNsNsNsNsNsN}", "games", (unsigned long long)uc_arena_games(arena), "unfinished",
        (unsigned long long)arena->unfinished, "stopped", a->job.interrupted ? Py_True : Py_False, "anytime",
        arena->anytime ? Py_True : Py_False, "verdict", races ? verdicts[arena->verdict] : NULL, "ahead",
        interval(arena->ahead), "win_rate", list_of(arena, bots, arena_wins), "points",
        list_of(arena, bots, arena_points), "rating", list_of(arena, bots, arena_rating), "leads",
        list_of(arena, bots * bots, arena_lead), "rows", arena_rows(a));
}

static bool open_arena(arena_job *a, const game_object *game, PyObject *bots) {
    uc_arena *arena = &a->arena;
    uc_copy(&arena->start, &game->fresh);
    arena->contenders = take_players(bots, UC_CONTENDERS_MAX, arena->contender);
    if (arena->contenders < 0 || !in_range(arena->games, arena->threads)) return false;
    if (arena->contenders < 2) return PyErr_SetString(PyExc_ValueError, "an arena needs two bots"), false;
    if (arena->first < 0 || arena->second < 0 || arena->first == arena->second ||
        arena->first >= arena->contenders || arena->second >= arena->contenders)
        return PyErr_SetString(PyExc_ValueError, "pair must be two different bots, by number"), false;
    uint64_t cycle = uc_arena_cycle(arena);
    arena->games = (arena->games + cycle - 1) / cycle * cycle;
    arena->stop = &a->job.stop;
    arena->kept = keep_rows;
    arena->user = a;
    a->job.all = arena->games;
    uc_text_start(&a->message, a->buffer, sizeof a->buffer);
    return true;
}

PyObject *run_arena(PyObject *module, PyObject *args) {
    (void)module;
    PyObject *game, *bots, *progress, *result = NULL;
    int rows;
    arena_job *a = calloc(1, sizeof *a);
    if (!a) return PyErr_NoMemory();
    a->job = (job){.run = play_arena, .done = arena_done};
    if (PyArg_ParseTuple(args, "O!OO&O&iO&d(ii)pO:_arena", game_type, &game, &bots, take_word,
                         &a->arena.games, take_seed, &a->arena.seed, &a->arena.threads, take_word,
                         &a->arena.move_limit, &a->arena.error, &a->arena.first, &a->arena.second, &rows,
                         &progress) &&
        open_arena(a, (game_object *)game, bots)) {
        a->wants_rows = rows;
        a->job.progress = progress == Py_None ? NULL : progress;
        bool fine = run_job(&a->job);
        if (has_result(&a->job, fine, a->error, &a->message, uc_arena_games(&a->arena)))
            result = arena_result(a);
    }
    free(a->rows);
    free(a);
    return result;
}

/* ---- simulations ---- */

typedef struct sim_job {
    job job;
    uc_sim sim;
    uc_error error;
    uc_text message;
    char buffer[UC_MESSAGE_MAX];
} sim_job;

static void play_games(job *j) {
    sim_job *s = (sim_job *)j;
    s->error = uc_simulate(&s->sim, &s->message);
}

static uint64_t games_done(const job *j) {
    return uc_sim_done(&((const sim_job *)j)->sim);
}

static PyObject *sim_wins(const void *run, int i) {
    return interval(uc_sim_wins(run, i));
}

static PyObject *sim_won(const void *run, int i) {
    return PyLong_FromUnsignedLongLong(((const uc_sim *)run)->wins[i]);
}

static PyObject *sim_shared(const void *run, int i) {
    return PyLong_FromUnsignedLongLong(((const uc_sim *)run)->shared[i]);
}

static PyObject *sim_credit(const void *run, int i) {
    return interval(uc_sim_share(run, &((const uc_sim *)run)->credit[i], UC_WIN));
}

static PyObject *sim_points(const void *run, int i) {
    return interval(uc_sim_mean(run, &((const uc_sim *)run)->points[i]));
}

static PyObject *sim_lasted(const void *run, int rounds) {
    return PyLong_FromUnsignedLongLong(((const uc_sim *)run)->lasted[rounds]);
}

static PyObject *tally_of(const uc_sim *sim, const uc_tally_key *key, const uc_tally *tally) {
    return Py_BuildValue("(sLNNN)", key->label, (long long)tally->number.sum,
                         interval(uc_tally_per_round(sim, tally)), interval(uc_tally_in_rounds(sim, tally)),
                         key->averages ? interval(uc_tally_mean(sim, tally)) : Py_BuildValue(""));
}

static PyObject *sim_tallies(const uc_sim *sim) {
    PyObject *dict = PyDict_New();
    for (int i = 0; dict && sim->count_events && i < UC_TALLIES_MAX; i++) {
        uc_tally_key key = uc_tally_key_of(uc_game_of(&sim->start), i);
        if (!key.key) break;
        PyObject *tally = tally_of(sim, &key, &sim->tally[i]);
        if (!tally || PyDict_SetItemString(dict, key.key, tally)) Py_CLEAR(dict);
        Py_XDECREF(tally);
    }
    return dict;
}

static PyObject *sim_result(const sim_job *s) {
    const uc_sim *sim = &s->sim;
    int players = sim->start.head.seats;
    return Py_BuildValue(
        "{sKsKsOsOsNsNsNsNsNsNsNsNsNsN}", "games", (unsigned long long)uc_sim_counted(sim), "unfinished",
        (unsigned long long)sim->unfinished, "stopped", s->job.interrupted ? Py_True : Py_False, "anytime",
        sim->anytime ? Py_True : Py_False, "wins", list_of(sim, players, sim_won), "shared",
        list_of(sim, players, sim_shared), "win_rate", list_of(sim, players, sim_wins), "win_share",
        list_of(sim, players, sim_credit), "points", list_of(sim, players, sim_points), "rounds",
        interval(uc_sim_mean(sim, &sim->rounds)), "decisions", interval(uc_sim_mean(sim, &sim->decisions)),
        "decisions_per_round", interval(uc_decisions_per_round(sim)), "lasted",
        list_of(sim, UC_LASTED_MAX, sim_lasted), "tallies", sim_tallies(sim));
}

static bool open_simulation(sim_job *s, const game_object *game, PyObject *bots) {
    uc_sim *sim = &s->sim;
    uc_copy(&sim->start, &game->fresh);
    int count = take_players(bots, UC_SEATS_MAX, sim->player);
    if (count < 0 || !in_range(sim->games, sim->threads)) return false;
    if (count != sim->start.head.seats) {
        PyErr_Format(PyExc_ValueError, "%d bots for %d seats", count, sim->start.head.seats);
        return false;
    }
    sim->stop = &s->job.stop;
    s->job.all = sim->games;
    uc_text_start(&s->message, s->buffer, sizeof s->buffer);
    return true;
}

PyObject *run_simulation(PyObject *module, PyObject *args) {
    (void)module;
    PyObject *game, *bots, *progress, *result = NULL;
    int rotate, events;
    sim_job *s = calloc(1, sizeof *s);
    if (!s) return PyErr_NoMemory();
    s->job = (job){.run = play_games, .done = games_done};
    if (PyArg_ParseTuple(args, "O!OO&O&iO&ppO:_simulate", game_type, &game, &bots, take_word, &s->sim.games,
                         take_seed, &s->sim.seed, &s->sim.threads, take_word, &s->sim.move_limit, &rotate,
                         &events, &progress) &&
        open_simulation(s, (game_object *)game, bots)) {
        s->sim.rotate = rotate;
        s->sim.count_events = events;
        s->job.progress = progress == Py_None ? NULL : progress;
        bool fine = run_job(&s->job);
        if (has_result(&s->job, fine, s->error, &s->message, uc_sim_counted(&s->sim))) result = sim_result(s);
    }
    free(s);
    return result;
}
