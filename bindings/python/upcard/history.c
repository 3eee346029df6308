/* The moves of a state: kept, shared among clones, and written as records and pickles. */
#include <stdlib.h>

#include "binding.h"
#include "upcard/record.h"

enum { CAPACITY_MIN = 64, PICKLED_BYTES = 3 /* of a move */ };

void drop_moves(move_list *moves) {
    if (moves && --moves->owners == 0) free(moves);
}

/* A list of its own for a state that shares one. */
static move_list *copy_moves(const state_object *s, size_t capacity) {
    move_list *copy = malloc(sizeof *copy + capacity * sizeof *copy->move);
    if (!copy) return NULL;
    *copy = (move_list){.owners = 1, .length = s->length, .capacity = capacity};
    if (s->length) memcpy(copy->move, s->moves->move, s->length * sizeof *copy->move);
    drop_moves(s->moves);
    return copy;
}

bool reserve_move(state_object *s) {
    move_list *moves = s->moves;
    if (moves && moves->owners == 1) moves->length = s->length;
    if (moves && moves->length == s->length && s->length < moves->capacity) return true;
    size_t capacity = s->length * 2 > CAPACITY_MIN ? s->length * 2 : CAPACITY_MIN;
    moves = moves && moves->owners == 1 ? realloc(moves, sizeof *moves + capacity * sizeof *moves->move)
                                        : copy_moves(s, capacity);
    if (!moves) return PyErr_NoMemory(), false;
    moves->capacity = capacity;
    s->moves = moves;
    return true;
}

void keep_move(state_object *s, int mover, uc_move move) {
    s->moves->move[s->length++] = (played_move){(uint16_t)mover, move};
    s->moves->length = s->length;
}

static int player_of(const played_move *played) {
    return played->mover == UC_CHANCE ? PLAYER_CHANCE : played->mover;
}

PyObject *state_history(PyObject *self, PyObject *unused) {
    (void)unused;
    const state_object *s = (state_object *)self;
    PyObject *list = PyList_New((Py_ssize_t)s->length);
    for (size_t i = 0; list && i < s->length; i++) {
        PyObject *move = PyLong_FromLong(s->moves->move[i].move);
        if (!move || PyList_SetItem(list, (Py_ssize_t)i, move)) Py_CLEAR(list);
    }
    return list;
}

PyObject *state_full_history(PyObject *self, PyObject *unused) {
    (void)unused;
    const state_object *s = (state_object *)self;
    PyObject *list = PyList_New((Py_ssize_t)s->length);
    for (size_t i = 0; list && i < s->length; i++) {
        PyObject *pair = Py_BuildValue("(ii)", player_of(&s->moves->move[i]), s->moves->move[i].move);
        if (!pair || PyList_SetItem(list, (Py_ssize_t)i, pair)) Py_CLEAR(list);
    }
    return list;
}

static bool has_history(const state_object *s) {
    if (s->sampled)
        PyErr_SetString(PyExc_ValueError, "a resampled state has no moves from the beginning of a game");
    return !s->sampled;
}

/* ---- records ---- */

static void write_record(uc_text *text, const state_object *s) {
    uc_record_begin(text, &s->state, NULL);
    for (size_t i = 0; i < s->length; i++)
        uc_record_move(text, s->game->game, s->moves->move[i].mover, s->moves->move[i].move);
    uc_record_result(text, &s->state);
}

PyObject *state_record(PyObject *self, PyObject *unused) {
    (void)unused;
    const state_object *s = (state_object *)self;
    uc_text text;
    char none[1];
    if (!has_history(s)) return NULL;
    uc_text_start(&text, none, sizeof none);
    write_record(&text, s);
    size_t capacity = text.length + 1;
    char *buffer = malloc(capacity);
    if (!buffer) return PyErr_NoMemory();
    uc_text_start(&text, buffer, capacity);
    write_record(&text, s);
    PyObject *record = text_object(&text);
    free(buffer);
    return record;
}

/* Reads the moves of a record into a state; false with an exception. */
static bool read_moves(state_object *s, uc_record *record, uc_text *message) {
    int more = 1;
    while (reserve_move(s) && (more = uc_record_next(record, NULL, message)) > 0)
        keep_move(s, record->mover, record->move);
    if (more < 0) raise_text(message);
    uc_copy(&s->state, &record->state);
    return !PyErr_Occurred();
}

PyObject *state_from_record(PyObject *module, PyObject *argument) {
    (void)module;
    char buffer[UC_MESSAGE_MAX];
    uc_text message;
    uc_record record;
    size_t length;
    const char *text = take_text(argument, "record", &length);
    if (!text) return NULL;
    uc_text_start(&message, buffer, sizeof buffer);
    if (uc_record_open(&record, text, length, &message)) return raise_text(&message);
    game_object *game = game_alloc();
    if (!game) return NULL;
    game->game = uc_game_of(&record.state);
    uc_copy(&game->fresh, &record.state);
    state_object *s = state_alloc(game, &record.state);
    Py_DECREF((PyObject *)game);
    if (s && !read_moves(s, &record, &message)) Py_CLEAR(s);
    return (PyObject *)s;
}

/* ---- pickles ---- */

PyObject *state_reduce(PyObject *self, PyObject *unused) {
    (void)unused;
    const state_object *s = (state_object *)self;
    if (!has_history(s)) return NULL;
    PyObject *restore = import_from("upcard._core", "_restore");
    PyObject *bytes =
        restore ? PyBytes_FromStringAndSize(NULL, (Py_ssize_t)(s->length * PICKLED_BYTES)) : NULL;
    if (!bytes) {
        Py_XDECREF(restore);
        return NULL;
    }
    uint8_t *out = (uint8_t *)PyBytes_AsString(bytes);
    for (size_t i = 0; i < s->length; i++, out += PICKLED_BYTES) {
        out[0] = (uint8_t)s->moves->move[i].mover;
        out[1] = (uint8_t)s->moves->move[i].move;
        out[2] = (uint8_t)(s->moves->move[i].move >> 8);
    }
    return Py_BuildValue("N(ON)", restore, s->game, bytes);
}

/* A pickle may hold anything, so each move is checked. */
PyObject *state_restore(PyObject *module, PyObject *args) {
    (void)module;
    PyObject *game;
    const char *bytes;
    Py_ssize_t length;
    if (!PyArg_ParseTuple(args, "O!y#:_restore", game_type, &game, &bytes, &length)) return NULL;
    state_object *s = state_alloc((game_object *)game, &((game_object *)game)->fresh);
    for (Py_ssize_t i = 0; s && i + PICKLED_BYTES <= length; i += PICKLED_BYTES) {
        const uint8_t *in = (const uint8_t *)bytes + i;
        if (!play_move(s, in[0], (uc_move)(in[1] | in[2] << 8), NULL)) Py_CLEAR(s);
    }
    return (PyObject *)s;
}
