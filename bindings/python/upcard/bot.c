/* upcard.Bot, and what bots and the search think of a state. They see what their seat may know, no more. */
#include <stdio.h>

#include "binding.h"
#include "upcard/chances.h"
#include "upcard/search.h"

PyTypeObject *bot_type;

typedef struct bot_object {
    PyObject base;
    uc_player player;
    uc_rng rng;
} bot_object;

/* ---- bots ---- */

static PyObject *bot_new(PyTypeObject *type, PyObject *args, PyObject *keywords) {
    static char name_name[] = "name", seed[] = "seed", stream[] = "stream",
                *names[] = {name_name, seed, stream, NULL};
    uint64_t seed_word = 0, stream_word = 0;
    char buffer[UC_MESSAGE_MAX];
    const char *name;
    uc_text message;
    uc_player player;
    if (!PyArg_ParseTupleAndKeywords(args, keywords, "s|O&O&:Bot", names, &name, take_word, &seed_word,
                                     take_word, &stream_word))
        return NULL;
    uc_text_start(&message, buffer, sizeof buffer);
    if (uc_player_read(&player, name, &message)) return raise_text(&message);
    if (player.command) return PyErr_Format(PyExc_ValueError, "a program is no bot");
    bot_object *bot = (bot_object *)new_object(type);
    if (!bot) return NULL;
    bot->player = player;
    uc_rng_start(&bot->rng, seed_word, stream_word);
    return (PyObject *)bot;
}

static PyObject *bot_repr(PyObject *self) {
    return PyUnicode_FromFormat("<upcard.Bot %s>", ((bot_object *)self)->player.text);
}

static PyObject *bot_name(PyObject *self, void *unused) {
    (void)unused;
    return PyUnicode_FromString(((bot_object *)self)->player.text);
}

static PyObject *bot_help(PyObject *self, void *unused) {
    (void)unused;
    return PyUnicode_FromString(((bot_object *)self)->player.bot->help);
}

PyObject *list_bots(PyObject *module, PyObject *unused) {
    (void)module, (void)unused;
    PyObject *list = PyList_New(0);
    for (const uc_bot *bot = uc_bots; list && bot->id; bot++) {
        PyObject *id = PyUnicode_FromString(bot->id);
        if (!id || PyList_Append(list, id)) Py_CLEAR(list);
        Py_XDECREF(id);
    }
    return list;
}

/* ---- questions ---- */

/* All that a question points to. */
typedef struct question {
    uc_view view;
    uc_memory memory;
    uc_move legal[UC_MOVES_MAX];
    uc_rng rng;
    uc_ask ask;
} question;

/* Asks what a player that is to act, or NULL for the one whose turn it is, should do, with its memory if
 * `remember` is true. Everything is copied, so that the interpreter's lock can be released. Returns false
 * with an exception. */
static bool open_question(question *q, state_object *s, PyObject *argument, const uc_rng *rng,
                          bool remember) {
    int player = player_or_current(s, argument);
    if (player < 0 || (remember && !catch_up(s))) return false;
    if (!(uc_actors(&s->state) >> player & 1)) {
        PyErr_Format(PyExc_ValueError, "player %d is not to act now", player);
        return false;
    }
    uc_view_of(&s->state, player, &q->view);
    if (remember) q->memory = s->watch->memory[player];
    q->rng = *rng;
    q->ask =
        (uc_ask){.view = &q->view, .memory = remember ? &q->memory : NULL, .legal = q->legal, .rng = &q->rng};
    q->ask.count = uc_view_legal(&q->view, q->legal);
    return true;
}

PyObject *state_choose(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
    static const char *const names[] = {"bot", "player", NULL};
    PyObject *given[2];
    question q;
    uc_move move;
    if (!take_arguments(names, 1, args, count, keywords, given)) return NULL;
    if (Py_TYPE(given[0]) != bot_type)
        return PyErr_Format(PyExc_TypeError, "bot must be an upcard.Bot, not %R", given[0]);
    bot_object *bot = (bot_object *)given[0];
    bool remember = bot->player.bot->uses_memory;
    if (!open_question(&q, (state_object *)self, given[1], &bot->rng, remember)) return NULL;
    q.ask.budget = bot->player.budget;
    Py_BEGIN_ALLOW_THREADS move = bot->player.bot->choose(&q.ask);
    Py_END_ALLOW_THREADS bot->rng = q.rng;
    return PyLong_FromLong(move);
}

/* A limit of a search, at least 0. */
static bool take_limit(PyObject *argument, const char *name, long most, long *ret_limit) {
    *ret_limit = 0;
    if (argument && !take_number(argument, name, ret_limit)) return false;
    if (*ret_limit >= 0 && *ret_limit <= most) return true;
    PyErr_Format(PyExc_ValueError, "%s must be 0 to %ld, not %R", name, most, argument);
    return false;
}

static bool take_budget(PyObject *const *given, uc_budget *ret_budget) {
    long playouts, tries, ms, threads;
    if (!take_limit(given[0], "playouts", 1000000000000, &playouts) ||
        !take_limit(given[1], "tries", 1000000000, &tries) || !take_limit(given[2], "ms", 3600000, &ms) ||
        !take_limit(given[3], "threads", 256, &threads))
        return false;
    *ret_budget = (uc_budget){.playouts = (uint64_t)playouts,
                              .tries = (uint64_t)tries,
                              .ms = (uint32_t)ms,
                              .threads = (int32_t)threads,
                              .thorough = true};
    return true;
}

static PyObject *choices_list(const uc_findings *found) {
    PyObject *list = PyList_New(found->count);
    for (int i = 0; list && i < found->count; i++) {
        const uc_choice *c = &found->choice[i];
        PyObject *values = Py_BuildValue("(iddKdd)", c->move, c->value, c->error,
                                         (unsigned long long)c->playouts, c->behind, c->behind_error);
        PyObject *choice = values ? make_choice(values) : NULL;
        Py_XDECREF(values);
        if (!choice || PyList_SetItem(list, i, choice)) Py_CLEAR(list);
    }
    return list;
}

typedef struct search_job {
    job job;
    question q;
    uc_findings found;
    uc_error error;
} search_job;

static void search(job *j) {
    search_job *s = (search_job *)j;
    s->error = uc_search(&s->q.ask, &s->found);
}

PyObject *state_search(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
    static const char *const names[] = {"random", "player", "playouts", "tries", "ms", "threads", NULL};
    PyObject *given[6];
    search_job s = {.job = {.run = search}};
    if (!take_arguments(names, 1, args, count, keywords, given)) return NULL;
    uc_rng *rng = take_random(given[0]);
    if (!rng || !open_question(&s.q, (state_object *)self, given[1], rng, true)) return NULL;
    if (!take_budget(given + 2, &s.q.ask.budget)) return NULL;
    s.q.ask.budget.stop = &s.job.stop;
    bool fine = run_job(&s.job);
    if (fine && s.job.interrupted) PyErr_SetNone(PyExc_KeyboardInterrupt);
    if (!fine || s.job.interrupted) return NULL;
    *rng = s.q.rng;
    return s.error ? PyErr_NoMemory() : choices_list(&s.found);
}

static PyObject *chances_list(const double *chance, const double *error, int seats) {
    PyObject *list = PyList_New(seats);
    for (int seat = 0; list && seat < seats; seat++) {
        PyObject *one =
            error ? Py_BuildValue("(dd)", chance[seat], error[seat]) : PyFloat_FromDouble(chance[seat]);
        if (!one || PyList_SetItem(list, seat, one)) Py_CLEAR(list);
    }
    return list;
}

PyObject *state_evaluate(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
    static const char *const names[] = {"random", "player", "playouts", NULL};
    state_object *s = (state_object *)self;
    PyObject *given[3];
    double chance[UC_SEATS_MAX], error[UC_SEATS_MAX];
    long playouts;
    question q;
    if (!take_arguments(names, 1, args, count, keywords, given)) return NULL;
    uc_rng *rng = take_random(given[0]);
    int player = rng ? player_or_current(s, given[1]) : -1;
    if (player < 0 || !take_limit(given[2], "playouts", 1000000000, &playouts) || !catch_up(s)) return NULL;
    uc_budget budget = {.playouts = (uint64_t)playouts};
    uc_view_of(&s->state, player, &q.view);
    q.memory = s->watch->memory[player];
    q.rng = *rng;
    Py_BEGIN_ALLOW_THREADS uc_evaluate(&q.view, &q.memory, &q.rng, &budget, chance, error);
    Py_END_ALLOW_THREADS *rng = q.rng;
    return chances_list(chance, error, q.view.state.head.seats);
}

/* The view of a player, and its legal action. Returns the action, or -1 with an exception. */
static int take_legal(const state_object *s, PyObject *action, PyObject *argument, uc_view *ret_view) {
    uc_move legal[UC_MOVES_MAX];
    int player = player_or_current(s, argument), move = player < 0 ? -1 : take_move(action, s->game->game);
    if (move < 0) return -1;
    int left = uc_legal(&s->state, player, legal);
    while (left > 0 && legal[left - 1] != move) left--;
    if (!left) PyErr_Format(PyExc_ValueError, "%R is not a legal action of player %d", action, player);
    uc_view_of(&s->state, player, ret_view);
    return left ? move : -1;
}

/* Gives the reasons for an action to `write`, then its text to `make`. */
static PyObject *tell_reasons(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords,
                              void (*write)(uc_text *text, const uc_view *view, uc_move move),
                              PyObject *(*make)(const uc_text *text)) {
    static const char *const names[] = {"action", "player", NULL};
    PyObject *given[2];
    uc_view view;
    char buffer[UC_JSON_MAX];
    uc_text text;
    if (!take_arguments(names, 1, args, count, keywords, given)) return NULL;
    int move = take_legal((state_object *)self, given[0], given[1], &view);
    if (move < 0) return NULL;
    uc_text_start(&text, buffer, sizeof buffer);
    write(&text, &view, (uc_move)move);
    return make(&text);
}

PyObject *state_reasons(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
    return tell_reasons(self, args, count, keywords, uc_reasons_json, load_json);
}

/* With "Seat 0" and so on as names. */
static void write_reasons(uc_text *text, const uc_view *view, uc_move move) {
    char name[UC_SEATS_MAX][16];
    const char *names[UC_SEATS_MAX];
    for (int seat = 0; seat < view->state.head.seats; seat++) {
        snprintf(name[seat], sizeof name[seat], "Seat %d", seat);
        names[seat] = name[seat];
    }
    uc_reasons_text(text, view, move, names);
}

PyObject *state_reasons_text(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
    return tell_reasons(self, args, count, keywords, write_reasons, text_object);
}

PyObject *state_win_chances(PyObject *self, PyObject *unused) {
    (void)unused;
    const uc_state *state = &((state_object *)self)->state;
    double chance[UC_SEATS_MAX];
    uc_win_chances(state, chance);
    return chances_list(chance, NULL, state->head.seats);
}

/* ---- the type ---- */

static PyGetSetDef attributes[] = {
    {"name", bot_name, NULL, "As it was given, such as \"hard:playouts=500\".", NULL},
    {"help", bot_help, NULL, "How it plays.", NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

static char document[] =
    "Bot(name, seed=0, stream=0)\n--\n\n"
    "A bot of the library, which State.choose asks; it has a stream of random numbers.\n\n"
    "name: \"random\", \"easy\", \"normal\", \"hard\" or \"expert\" (see upcard.bots). Those that search "
    "take "
    "settings:\n"
    "\"hard:playouts=500\", \"expert:ms=200:threads=2\". Without a limit in ms its moves depend on the seed "
    "alone.";

static PyType_Slot slots[] = {
    {Py_tp_doc, document},  {Py_tp_new, bot_new},       {Py_tp_dealloc, free_object},
    {Py_tp_repr, bot_repr}, {Py_tp_getset, attributes}, {0, NULL},
};
PyType_Spec bot_spec = {"upcard.Bot", sizeof(bot_object), 0, Py_TPFLAGS_DEFAULT | Py_TPFLAGS_IMMUTABLETYPE,
                        slots};
