/* What players see of a state: views, observations as numbers, and states that agree with them. */
#include <stdlib.h>

#include "binding.h"
#include "upcard/tensor.h"

/* ---- JSON ---- */

static PyObject *view_as(const state_object *s, PyObject *const *args, Py_ssize_t count, PyObject *keywords,
                         PyObject *(*make)(const uc_text *)) {
    static const char *const names[] = {"player", NULL};
    PyObject *given[1];
    char buffer[UC_JSON_MAX];
    uc_text text;
    uc_view view;
    if (!take_arguments(names, 0, args, count, keywords, given)) return NULL;
    int viewer = given[0] ? take_viewer(given[0], s->state.head.seats) : player_or_current(s, NULL);
    if (viewer < 0) return NULL;
    uc_view_of(&s->state, viewer, &view);
    uc_text_start(&text, buffer, sizeof buffer);
    uc_view_json(&text, &view);
    return make(&text);
}

PyObject *state_view(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
    return view_as((state_object *)self, args, count, keywords, load_json);
}

PyObject *state_view_json(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
    return view_as((state_object *)self, args, count, keywords, text_object);
}

static PyObject *whole_as(PyObject *self, PyObject *(*make)(const uc_text *)) {
    char buffer[UC_JSON_MAX];
    uc_text text;
    uc_text_start(&text, buffer, sizeof buffer);
    uc_state_json(&text, &((state_object *)self)->state);
    return make(&text);
}

PyObject *state_dict(PyObject *self, PyObject *unused) {
    (void)unused;
    return whole_as(self, load_json);
}

PyObject *state_json(PyObject *self, PyObject *unused) {
    (void)unused;
    return whole_as(self, text_object);
}

/* ---- memories ---- */

static size_t observers_size(int seats) {
    return sizeof(observers) + (size_t)seats * sizeof(uc_memory);
}

observers *copy_observers(const observers *watch) {
    size_t size = observers_size(watch->state.head.seats);
    observers *copy = malloc(size);
    if (!copy) return (observers *)PyErr_NoMemory();
    return memcpy(copy, watch, size);
}

observers *make_observers(const uc_state *position) {
    observers *watch = calloc(1, observers_size(position->head.seats));
    if (!watch) return (observers *)PyErr_NoMemory();
    uc_copy(&watch->state, position);
    for (int seat = 0; seat < position->head.seats; seat++)
        uc_observe_start(&watch->memory[seat], position, seat);
    return watch;
}

bool catch_up(state_object *s) {
    if (!s->watch && !(s->watch = make_observers(&s->game->fresh))) return false;
    for (; s->watch->observed < s->length; s->watch->observed++) {
        const played_move *played = &s->moves->move[s->watch->observed];
        uc_events events;
        events.count = 0;
        uc_apply(&s->watch->state, played->mover, played->move, &events);
        uc_observe_all(s->watch->memory, &s->watch->state, &events);
    }
    return true;
}

/* ---- tensors ---- */

static PyObject *write_tensor(const state_object *s, int player, const uc_memory *memory, PyObject *out) {
    size_t size = uc_tensor_size(s->game->game, s->state.head.seats, memory);
    Py_buffer buffer;
    bool floats;
    PyObject *array = out ? out : make_floats(size);
    if (!array) return NULL;
    if (out) Py_INCREF(out);
    if (!take_out(array, size, true, &buffer, &floats)) {
        Py_DECREF(array);
        return NULL;
    }
    if (floats)
        uc_tensor_f32(&s->state, player, memory, buffer.buf);
    else
        uc_tensor_u8(&s->state, player, memory, buffer.buf);
    PyBuffer_Release(&buffer);
    return array;
}

static PyObject *tensor(state_object *s, bool remembered, PyObject *const *args, Py_ssize_t count,
                        PyObject *keywords) {
    static const char *const names[] = {"player", "out", NULL};
    PyObject *given[2];
    if (!take_arguments(names, 0, args, count, keywords, given)) return NULL;
    int player = player_or_current(s, given[0]);
    if (player < 0 || (remembered && !catch_up(s))) return NULL;
    return write_tensor(s, player, remembered ? &s->watch->memory[player] : NULL, given[1]);
}

PyObject *state_observation_tensor(PyObject *self, PyObject *const *args, Py_ssize_t count,
                                   PyObject *keywords) {
    return tensor((state_object *)self, false, args, count, keywords);
}

PyObject *state_information_tensor(PyObject *self, PyObject *const *args, Py_ssize_t count,
                                   PyObject *keywords) {
    return tensor((state_object *)self, true, args, count, keywords);
}

PyObject *state_legal_mask(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
    static const char *const names[] = {"player", "out", "actions", NULL};
    const state_object *s = (state_object *)self;
    PyObject *given[3];
    Py_buffer buffer;
    bool floats, faces;
    if (!take_arguments(names, 0, args, count, keywords, given) || !take_faces(given[2], &faces)) return NULL;
    int player = player_or_current(s, given[0]);
    if (player < 0) return NULL;
    int (*write)(const uc_state *, int, uint8_t *) = faces ? uc_action_mask : uc_legal_mask;
    int size = faces ? uc_actions(s->game->game) : s->game->game->moves;
    if (!given[1]) {
        PyObject *mask = PyBytes_FromStringAndSize(NULL, size);
        if (mask) write(&s->state, player, (uint8_t *)PyBytes_AsString(mask));
        return mask;
    }
    if (!take_out(given[1], (size_t)size, false, &buffer, &floats)) return NULL;
    write(&s->state, player, buffer.buf);
    PyBuffer_Release(&buffer);
    Py_INCREF(given[1]);
    return given[1];
}

/* ---- resampling ---- */

/* A state at a drawn position, at which `player` remembers what it remembers in `s`. */
static state_object *state_at(const state_object *s, const uc_state *position, int player) {
    state_object *made = state_alloc(s->game, position);
    if (!made) return NULL;
    made->sampled = true;
    made->watch = make_observers(position);
    if (made->watch) made->watch->memory[player] = s->watch->memory[player];
    if (!made->watch) Py_CLEAR(made);
    return made;
}

PyObject *state_resample(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
    static const char *const names[] = {"player", "random", NULL};
    state_object *s = (state_object *)self;
    PyObject *given[2];
    uc_view view;
    uc_state drawn;
    if (!take_arguments(names, 2, args, count, keywords, given)) return NULL;
    int player = take_seat(given[0], s->state.head.seats);
    if (player < 0) return NULL;
    uc_rng *rng = take_random(given[1]);
    if (!rng || !catch_up(s)) return NULL;
    memset(&drawn, 0, sizeof drawn);
    uc_view_of(&s->state, player, &view);
    uc_resample(&view, &s->watch->memory[player], rng, &drawn);
    return (PyObject *)state_at(s, &drawn, player);
}
