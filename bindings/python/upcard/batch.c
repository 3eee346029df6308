/* upcard.Batch: many games at once, in arrays that belong to the object. */
#include <limits.h>
#include <stdlib.h>

#include "binding.h"
#include "upcard/batch.h"
#include "upcard/tensor.h"

PyTypeObject *batch_type;

/* ---- batches ---- */

enum { OBS, FINAL, MASK, LEGAL, COUNT, ACTOR, REWARD, TERMINATED, TRUNCATED, SAMPLED, ARRAYS };

typedef struct batch_object {
    PyObject base;
    game_object *game;
    uc_batch *batch;
    uc_batch_plan plan;
    uc_batch_arrays arrays;
    int64_t *sampled;
    PyObject *views[ARRAYS]; /**< NULL: not wanted */
    bool busy;               /**< a thread is in a call without the interpreter's lock */
} batch_object;

/* What the caller chose: words and numbers. */
typedef struct choices {
    Py_ssize_t count;
    uint64_t seed, first, limit;
    int threads, memory, final;
    const char *obs, *mask, *actions, *episode, *reward, *others;
    PyObject *players;
} choices;

/* The place of a word in "a|b|c", or -1 with a ValueError. */
static int word_of(const char *name, const char *word, const char *const *words) {
    for (int i = 0; words[i]; i++)
        if (!strcmp(words[i], word ? word : "none")) return i;
    PyErr_Format(PyExc_ValueError, "there is no %s \"%s\"", name, word ? word : "None");
    return -1;
}

static bool add_array(batch_object *b, int which, const char *format, size_t item, size_t columns,
                      void *ret_data) {
    b->views[which] = make_array(format, item, b->plan.count, columns, ret_data);
    return b->views[which];
}

/* The arrays of observations: obs is 0 for none, 1 for bytes, 2 for floats. */
static bool add_observations(batch_object *b, int obs, bool final) {
    size_t numbers = uc_batch_numbers(b->batch);
    uc_batch_arrays *a = &b->arrays;
    if (obs == 1 && !add_array(b, OBS, "B", 1, numbers, &a->obs_u8)) return false;
    if (obs == 2 && !add_array(b, OBS, "f", 4, numbers, &a->obs_f32)) return false;
    if (obs == 1 && final && !add_array(b, FINAL, "B", 1, numbers, &a->final_u8)) return false;
    return obs != 2 || !final || add_array(b, FINAL, "f", 4, numbers, &a->final_f32);
}

static bool add_arrays(batch_object *b, int mask) {
    uc_batch_arrays *a = &b->arrays;
    size_t actions = (size_t)uc_batch_actions(b->batch), seats = b->plan.start.head.seats;
    a->result = calloc(b->plan.count, sizeof *a->result);
    if (!a->result) return PyErr_NoMemory(), false;
    if (mask == 1 && !add_array(b, MASK, "?", 1, actions, &a->mask)) return false;
    if (mask == 2 && !add_array(b, MASK, "Q", 8, (actions + 63) / 64, &a->bits)) return false;
    return add_array(b, COUNT, "H", 2, 0, &a->legal_count) && add_array(b, ACTOR, "b", 1, 0, &a->actor) &&
           add_array(b, REWARD, "f", 4, seats, &a->reward) &&
           add_array(b, TERMINATED, "?", 1, 0, &a->terminated) &&
           add_array(b, TRUNCATED, "?", 1, 0, &a->truncated) && add_array(b, SAMPLED, "q", 8, 0, &b->sampled);
}

/* The seats in a sequence as a bit set; all of them for NULL or None. Returns false with an exception. */
static bool take_players(PyObject *players, int seats, uint64_t *ret_set) {
    bool all = !players || players == Py_None;
    Py_ssize_t count = all ? 0 : PySequence_Size(players);
    *ret_set = 0;
    for (Py_ssize_t i = 0; i < count; i++) {
        PyObject *player = PySequence_GetItem(players, i);
        int seat = player ? take_seat(player, seats) : -1;
        Py_XDECREF(player);
        if (seat < 0) return false;
        *ret_set |= UINT64_C(1) << seat;
    }
    if (!all && count == 0) PyErr_SetString(PyExc_ValueError, "at least one player decides");
    return all || count > 0;
}

static bool open_batch(batch_object *b, const choices *c) {
    static const char *const
        kinds[] = {"none", "u8", "f32", NULL},
        *const masks[] = {"none", "bytes", "bits", NULL}, *const numberings[] = {"moves", "faces", NULL},
        *const episodes[] = {"game", "round", NULL}, *const rewards[] = {"win", "points", "chance", NULL};
    char buffer[UC_MESSAGE_MAX];
    uc_text message;
    int obs = word_of("obs", c->obs, kinds), mask = word_of("mask", c->mask, masks);
    int faces = word_of("actions", c->actions ? c->actions : "moves", numberings);
    uc_batch_plan *plan = &b->plan;
    *plan = (uc_batch_plan){.count = (size_t)c->count,
                            .seed = c->seed,
                            .first = c->first,
                            .threads = c->threads,
                            .limit = c->limit,
                            .actions = faces == 1,
                            .memory = c->memory};
    uc_copy(&plan->start, &b->game->fresh);
    plan->episode = word_of("episode", c->episode, episodes);
    plan->reward = word_of("reward", c->reward, rewards);
    if (PyErr_Occurred() || !take_players(c->players, plan->start.head.seats, &plan->deciders)) return false;
    uc_text_start(&message, buffer, sizeof buffer);
    uc_error error = uc_player_read(&plan->others, c->others, &message);
    if (!error) error = uc_batch_open(&b->batch, plan, &message);
    if (error == UC_NO_MEMORY) return PyErr_NoMemory(), false;
    if (error) return raise_text(&message), false;
    if (!add_observations(b, obs, c->final) || !add_arrays(b, mask)) return false;
    uc_batch_show(b->batch, &b->arrays);
    return true;
}

static bool in_range(const choices *c) {
    if (c->count < 1 || c->count > INT_MAX)
        PyErr_Format(PyExc_ValueError, "n must be 1 to %d, not %zd", INT_MAX, c->count);
    else if (c->threads < 1 || c->threads > 1024)
        PyErr_Format(PyExc_ValueError, "threads must be 1 to 1024, not %d", c->threads);
    else
        return true;
    return false;
}

static PyObject *batch_new(PyTypeObject *type, PyObject *args, PyObject *keywords) {
    static char game_name[] = "game", n[] = "n", seed[] = "seed", threads[] = "threads", obs[] = "obs",
                mask[] = "mask", actions[] = "actions", episode[] = "episode", reward[] = "reward",
                limit[] = "limit", memory[] = "memory", final[] = "final", first[] = "first",
                players[] = "players", others[] = "others";
    static char *names[] = {game_name, n,     seed,   threads, obs,   mask,    actions, episode,
                            reward,    limit, memory, final,   first, players, others,  NULL};
    PyObject *game;
    choices c = {
        .threads = 1, .obs = "f32", .mask = "bytes", .episode = "game", .reward = "win", .others = "random"};
    if (!PyArg_ParseTupleAndKeywords(args, keywords, "O!n|O&$izzsssO&ppO&Os:Batch", names, game_type, &game,
                                     &c.count, take_word, &c.seed, &c.threads, &c.obs, &c.mask, &c.actions,
                                     &c.episode, &c.reward, take_word, &c.limit, &c.memory, &c.final,
                                     take_word, &c.first, &c.players, &c.others) ||
        !in_range(&c))
        return NULL;
    batch_object *b = (batch_object *)new_object(type);
    if (!b) return NULL;
    Py_INCREF(game);
    b->game = (game_object *)game;
    if (open_batch(b, &c)) return (PyObject *)b;
    Py_DECREF((PyObject *)b);
    return NULL;
}

static void batch_dealloc(PyObject *self) {
    batch_object *b = (batch_object *)self;
    uc_batch_close(b->batch);
    free(b->arrays.result);
    for (int i = 0; i < ARRAYS; i++) Py_XDECREF(b->views[i]);
    Py_XDECREF((PyObject *)b->game);
    free_object(self);
}

/* ---- calls ---- */

static bool enter(batch_object *b) {
    if (b->busy) PyErr_SetString(PyExc_RuntimeError, "another thread is using this batch");
    return !b->busy && (b->busy = true);
}

static PyObject *batch_reset(PyObject *self, PyObject *args) {
    batch_object *b = (batch_object *)self;
    uint64_t seed = b->plan.seed;
    if (!PyArg_ParseTuple(args, "|O&:reset", take_word, &seed) || !enter(b)) return NULL;
    Py_BEGIN_ALLOW_THREADS uc_batch_reset(b->batch, seed, &b->arrays);
    Py_END_ALLOW_THREADS b->busy = false;
    Py_RETURN_NONE;
}

static PyObject *batch_sample(PyObject *self, PyObject *unused) {
    (void)unused;
    batch_object *b = (batch_object *)self;
    if (!enter(b)) return NULL;
    Py_BEGIN_ALLOW_THREADS uc_batch_sample(b->batch, b->sampled);
    Py_END_ALLOW_THREADS b->busy = false;
    Py_INCREF(b->views[SAMPLED]);
    return b->views[SAMPLED];
}

static bool take_actions(const batch_object *b, PyObject *argument, Py_buffer *ret_buffer) {
    if (PyObject_GetBuffer(argument, ret_buffer, PyBUF_FORMAT | PyBUF_C_CONTIGUOUS)) return false;
    char format = format_of(ret_buffer);
    if (ret_buffer->itemsize != 8 || !format || !strchr("lqn", format))
        PyErr_Format(PyExc_TypeError, "actions must be int64, not of format '%s'",
                     ret_buffer->format ? ret_buffer->format : "B");
    else if ((uintptr_t)ret_buffer->buf % 8)
        PyErr_Format(PyExc_ValueError, "the actions are not aligned in memory");
    else if ((size_t)ret_buffer->len != b->plan.count * 8)
        PyErr_Format(PyExc_ValueError, "%zd actions for %zu environments", ret_buffer->len / 8,
                     b->plan.count);
    else
        return true;
    PyBuffer_Release(ret_buffer);
    return false;
}

/* Raises upcard.Refused for the first environment whose action was refused. */
static void raise_first(const batch_object *b, const int64_t *actions) {
    size_t k = 0;
    while (k + 1 < b->plan.count && !b->arrays.result[k].error) k++;
    bool known = actions[k] >= 0 && actions[k] < uc_batch_actions(b->batch);
    const uc_state *state = uc_batch_state(b->batch, k);
    uc_move move = (uc_move)(known ? actions[k] : UINT16_MAX);
    if (known && b->plan.actions) uc_action_refusal(state, b->arrays.actor[k], (int)actions[k], &move);
    raise_refused(state, b->arrays.actor[k], move, b->arrays.result[k], (Py_ssize_t)k);
}

static PyObject *batch_step(PyObject *self, PyObject *argument) {
    batch_object *b = (batch_object *)self;
    Py_buffer actions;
    size_t refused;
    if (!take_actions(b, argument, &actions)) return NULL;
    if (!enter(b)) return PyBuffer_Release(&actions), NULL;
    Py_BEGIN_ALLOW_THREADS refused = uc_batch_step(b->batch, actions.buf, &b->arrays);
    Py_END_ALLOW_THREADS b->busy = false;
    if (refused) raise_first(b, actions.buf);
    PyBuffer_Release(&actions);
    if (refused) return NULL;
    Py_RETURN_NONE;
}

static PyObject *batch_state(PyObject *self, PyObject *argument) {
    batch_object *b = (batch_object *)self;
    long k;
    if (!take_number(argument, "environment", &k)) return NULL;
    if (k < 0 || (size_t)k >= b->plan.count)
        return PyErr_Format(PyExc_IndexError, "there is no environment %R", argument);
    if (!enter(b)) return NULL;
    state_object *s = state_alloc(b->game, uc_batch_state(b->batch, (size_t)k));
    b->busy = false;
    if (!s) return NULL;
    s->sampled = true;
    s->watch = make_observers(&s->state);
    if (!s->watch) Py_CLEAR(s);
    return (PyObject *)s;
}

/* ---- attributes ---- */

static int places[ARRAYS] = {OBS, FINAL, MASK, LEGAL, COUNT, ACTOR, REWARD, TERMINATED, TRUNCATED, SAMPLED};

static PyObject *batch_array(PyObject *self, void *place) {
    PyObject *view = ((batch_object *)self)->views[*(int *)place];
    if (!view) return PyErr_Format(PyExc_AttributeError, "this batch was made without that array");
    Py_INCREF(view);
    return view;
}

/* Half a kilobyte a row: steps write it from when it is first read. */
static PyObject *batch_legal(PyObject *self, void *place) {
    batch_object *b = (batch_object *)self;
    if (!b->views[LEGAL]) {
        if (!enter(b)) return NULL;
        bool made = add_array(b, LEGAL, "H", 2, UC_MOVES_MAX, &b->arrays.legal);
        if (made) uc_batch_show(b->batch, &(uc_batch_arrays){.legal = b->arrays.legal});
        b->busy = false;
        if (!made) return NULL;
    }
    return batch_array(self, place);
}

static PyObject *batch_game(PyObject *self, void *unused) {
    (void)unused;
    Py_INCREF((PyObject *)((batch_object *)self)->game);
    return (PyObject *)((batch_object *)self)->game;
}

static PyObject *batch_actions(PyObject *self, PyObject *unused) {
    (void)unused;
    return PyLong_FromLong(uc_batch_actions(((batch_object *)self)->batch));
}

static Py_ssize_t batch_length(PyObject *self) {
    return (Py_ssize_t)((batch_object *)self)->plan.count;
}

static PyGetSetDef attributes[] = {
    {"game", batch_game, NULL, "The game that all environments play.", NULL},
    {"obs", batch_array, NULL, "[n, numbers] uint8 or float32: what the actor sees.", &places[OBS]},
    {"final_obs", batch_array, NULL,
     "[n, numbers]: where an episode has just ended, what the seat that decided last sees at its end. "
     "Only with final.",
     &places[FINAL]},
    {"mask", batch_array, NULL,
     "[n, num_distinct_actions()] bool, or [n, (that + 63) // 64] uint64: the actor's legal actions. Only "
     "with mask.",
     &places[MASK]},
    {"legal", batch_legal, NULL,
     "[n, 256] uint16: the actor's legal actions, ascending; 0 after the last. Steps write it from when it "
     "is first read.",
     &places[LEGAL]},
    {"legal_count", batch_array, NULL, "[n] uint16: their number, at least 1.", &places[COUNT]},
    {"actor", batch_array, NULL, "[n] int8: the seat that decides next.", &places[ACTOR]},
    {"reward", batch_array, NULL, "[n, seats] float32: the rewards of the last step.", &places[REWARD]},
    {"terminated", batch_array, NULL, "[n] bool: whether the last step ended the episode.",
     &places[TERMINATED]},
    {"truncated", batch_array, NULL, "[n] bool: whether the limit cut the episode off.", &places[TRUNCATED]},
    {NULL, NULL, NULL, NULL, NULL},
};

static PyMethodDef methods[] = {
    {"reset", batch_reset, METH_VARARGS,
     "reset($self, seed=..., /)\n--\n\nStarts new games in all environments; by default those that the "
     "batch began with."},
    {"sample", batch_sample, METH_NOARGS,
     "sample($self, /)\n--\n\n[n] int64: a random legal action of each actor. The array is used again by the "
     "next call."},
    {"step", batch_step, METH_O,
     "step($self, actions, /)\n--\n\nMakes one decision in each environment; actions is [n] int64.\n\n"
     "Where an episode ends, the next one starts at once. A refused action changes nothing in its "
     "environment; all others\n"
     "have moved when Refused tells of the first one (its `environment` is the number)."},
    {"state", batch_state, METH_O,
     "state($self, environment, /)\n--\n\nA copy of an environment's state, without its moves: seats "
     "remember what they see there."},
    {"num_distinct_actions", batch_actions, METH_NOARGS,
     "num_distinct_actions($self, /)\n--\n\nActions are 0 to this number - 1."},
    {NULL, NULL, 0, NULL},
};

static char document[] =
    "Batch(game, n, seed=0, *, threads=1, obs='f32', mask='bytes', actions='moves', episode='game', "
    "reward='win', limit=0, "
    "memory=False, final=False, first=0, players=None, others='random')\n--\n\n"
    "Many games at once: each step makes one decision in each of n environments. The arrays belong to the "
    "object and are\n"
    "written by each step.\n\n"
    "obs: 'f32' (0 to 1), 'u8' or None. mask: 'bytes', 'bits' or None.\n"
    "actions: 'moves', or 'faces' for small numbers that say what cards show (uc_action_of).\n"
    "episode: 'game' or 'round'. limit: decisions after which an episode is truncated; 0: never.\n"
    "reward: 'win' (with the last move of a game, each seat's share), or when rounds end 'points' or "
    "'chance' (to win).\n"
    "memory: observations are information states. final: keep final observations.\n"
    "players: the seats that decide; None: all. The bot `others` plays the other seats within the same "
    "step.\n"
    "Environment k has stream first + k of the seed, so results do not depend on threads.";

static PyType_Slot slots[] = {
    {Py_tp_doc, document},
    {Py_tp_new, batch_new},
    {Py_tp_dealloc, batch_dealloc},
    {Py_tp_getset, attributes},
    {Py_tp_methods, methods},
    {Py_sq_length, batch_length},
    {0, NULL},
};
PyType_Spec batch_spec = {"upcard.Batch", sizeof(batch_object), 0,
                          Py_TPFLAGS_DEFAULT | Py_TPFLAGS_IMMUTABLETYPE, slots};
