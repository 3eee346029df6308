/* upcard.State: legal actions, as moves or as faces; making them; and chance. */
#include "binding.h"
#include "upcard/tensor.h"

enum { EVENT_JSON_MAX = 4096 };

/* ---- moves ---- */

static PyObject *moves_list(const uc_move *moves, int count) {
    PyObject *list = PyList_New(count);
    for (int i = 0; list && i < count; i++) {
        PyObject *move = PyLong_FromLong(moves[i]);
        if (!move || PyList_SetItem(list, i, move)) Py_CLEAR(list);
    }
    return list;
}

/* The faces of a seat's legal moves, ascending, each once. */
static int legal_faces(const uc_state *state, int seat, uc_move *faces) {
    int count = uc_legal(state, seat, faces), kept = 0;
    for (int i = 0; i < count; i++) {
        uc_move face = (uc_move)uc_action_of(state, seat, faces[i]);
        int place = kept;
        while (place > 0 && faces[place - 1] > face) place--;
        if (place > 0 && faces[place - 1] == face) continue;
        memmove(&faces[place + 1], &faces[place], (size_t)(kept - place) * sizeof *faces);
        faces[place] = face;
        kept++;
    }
    return kept;
}

PyObject *state_legal(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
    static const char *const names[] = {"player", "actions", NULL};
    const state_object *s = (state_object *)self;
    uc_move moves[UC_MOVES_MAX];
    PyObject *given[2];
    bool faces;
    if (!take_arguments(names, 0, args, count, keywords, given) || !take_faces(given[1], &faces)) return NULL;
    int player = current_player(&s->state);
    if (given[0] && (player = take_seat(given[0], s->state.head.seats)) < 0) return NULL;
    if (player == PLAYER_TERMINAL) return PyList_New(0);
    int legal = player == PLAYER_CHANCE ? uc_outcomes(&s->state, moves, NULL)
                : faces                 ? legal_faces(&s->state, player, moves)
                                        : uc_legal(&s->state, player, moves);
    return moves_list(moves, legal);
}

bool play_move(state_object *s, int mover, uc_move move, uc_events *events) {
    if (!reserve_move(s)) return false;
    uc_result result = uc_apply(&s->state, mover, move, events);
    if (!result.error)
        keep_move(s, mover, move);
    else
        raise_refused(&s->state, mover, move, result, NO_ENVIRONMENT);
    return !result.error;
}

/* The move of `mover` in an argument, which is a move or, with `faces`, the face of one; -1 with an
 * exception. */
static int take_action(const state_object *s, PyObject *argument, int mover, bool faces) {
    long face;
    if (!faces || mover < 0 || PyUnicode_Check(argument)) return take_move(argument, s->game->game);
    if (!take_number(argument, "action", &face)) return -1;
    if (face < 0 || face >= uc_actions(s->game->game)) {
        PyErr_Format(PyExc_ValueError, "%R is not a face of %s", argument, s->game->game->id);
        return -1;
    }
    int move = uc_action_move(&s->state, mover, (int)face);
    if (move >= 0) return move;
    uc_move refused;
    uc_result result = uc_action_refusal(&s->state, mover, (int)face, &refused);
    raise_refused(&s->state, mover, refused, result, NO_ENVIRONMENT);
    return -1;
}

/* Makes the move in the arguments `given`: action, player, actions. Returns false with an exception. */
static bool apply_given(state_object *s, PyObject *const *given, uc_events *events) {
    bool faces;
    int mover = current_player(&s->state);
    if (!take_faces(given[2], &faces)) return false;
    if (given[1] && (mover = take_seat(given[1], s->state.head.seats)) < 0) return false;
    int move = take_action(s, given[0], mover, faces);
    return move >= 0 && play_move(s, mover < 0 ? UC_CHANCE : mover, (uc_move)move, events);
}

PyObject *state_apply(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
    static const char *const names[] = {"action", "player", "actions", NULL};
    PyObject *given[3];
    if (!take_arguments(names, 1, args, count, keywords, given)) return NULL;
    if (!apply_given((state_object *)self, given, NULL)) return NULL;
    Py_RETURN_NONE;
}

/* The events of a move as `viewer` sees them: a list of dicts. */
static PyObject *events_list(const uc_game *game, const uc_events *events, int viewer) {
    char buffer[EVENT_JSON_MAX];
    PyObject *list = PyList_New(0);
    for (uint32_t i = 0; list && i < events->count; i++) {
        uc_event seen = uc_event_view(&events->item[i], viewer);
        uc_text text;
        uc_text_start(&text, buffer, sizeof buffer);
        uc_event_json(&text, game, &seen);
        PyObject *event = load_json(&text);
        if (!event || PyList_Append(list, event)) Py_CLEAR(list);
        Py_XDECREF(event);
    }
    return list;
}

PyObject *state_play(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
    static const char *const names[] = {"action", "player", "actions", "viewer", NULL};
    state_object *s = (state_object *)self;
    PyObject *given[4];
    uc_events events;
    int viewer = UC_ALL;
    if (!take_arguments(names, 1, args, count, keywords, given)) return NULL;
    if (given[3] && (viewer = take_viewer(given[3], s->state.head.seats)) < 0) return NULL;
    events.count = 0;
    return apply_given(s, given, &events) ? events_list(s->game->game, &events, viewer) : NULL;
}

/* ---- faces ---- */

PyObject *state_action_to_face(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
    static const char *const names[] = {"action", "player", NULL};
    const state_object *s = (state_object *)self;
    uc_move moves[UC_MOVES_MAX];
    PyObject *given[2];
    if (!take_arguments(names, 1, args, count, keywords, given)) return NULL;
    int player = player_or_current(s, given[1]);
    int move = player < 0 ? -1 : take_move(given[0], s->game->game);
    if (move < 0) return NULL;
    for (int i = uc_legal(&s->state, player, moves) - 1; i >= 0; i--)
        if (moves[i] == move) return PyLong_FromLong(uc_action_of(&s->state, player, moves[i]));
    return PyErr_Format(PyExc_ValueError, "%R is not a legal action of player %d", given[0], player);
}

PyObject *state_face_to_action(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
    static const char *const names[] = {"face", "player", NULL};
    const state_object *s = (state_object *)self;
    PyObject *given[2];
    if (!take_arguments(names, 1, args, count, keywords, given)) return NULL;
    int player = player_or_current(s, given[1]);
    int move = player < 0 ? -1 : take_action(s, given[0], player, true);
    return move < 0 ? NULL : PyLong_FromLong(move);
}

/* ---- chance ---- */

static bool at_chance(const state_object *s) {
    if (uc_actors(&s->state) == UC_ACTORS_CHANCE) return true;
    PyErr_SetString(PyExc_ValueError,
                    uc_over(&s->state) ? "the game is over" : "a player must act, not chance");
    return false;
}

/* The outcomes of chance, each with its weight, or that divided by all of them. */
static PyObject *outcomes_list(const state_object *s, bool weights) {
    uc_move moves[UC_MOVES_MAX];
    uint32_t weight[UC_MOVES_MAX];
    if (!at_chance(s)) return NULL;
    double all = uc_weight(&s->state);
    int count = uc_outcomes(&s->state, moves, weight);
    PyObject *list = PyList_New(count);
    for (int i = 0; list && i < count; i++) {
        PyObject *pair = weights ? Py_BuildValue("(iI)", moves[i], (unsigned)weight[i])
                                 : Py_BuildValue("(id)", moves[i], weight[i] / all);
        if (!pair || PyList_SetItem(list, i, pair)) Py_CLEAR(list);
    }
    return list;
}

PyObject *state_outcomes(PyObject *self, PyObject *unused) {
    (void)unused;
    return outcomes_list((state_object *)self, false);
}

PyObject *state_weights(PyObject *self, PyObject *unused) {
    (void)unused;
    return outcomes_list((state_object *)self, true);
}

PyObject *state_draw(PyObject *self, PyObject *argument) {
    state_object *s = (state_object *)self;
    uc_rng *rng = take_random(argument);
    if (!rng || !at_chance(s)) return NULL;
    uc_move move = uc_draw(&s->state, rng);
    return play_move(s, UC_CHANCE, move, NULL) ? PyLong_FromLong(move) : NULL;
}

PyObject *state_sample(PyObject *self, PyObject *argument) {
    const uc_state *state = &((state_object *)self)->state;
    uc_move moves[UC_MOVES_MAX];
    uc_rng *rng = take_random(argument);
    if (!rng) return NULL;
    int player = current_player(state);
    if (player == PLAYER_CHANCE) return PyLong_FromLong(uc_draw(state, rng));
    if (player >= 0)
        return PyLong_FromLong(moves[uc_rng_below(rng, (uint32_t)uc_legal(state, player, moves))]);
    return PyErr_Format(PyExc_ValueError, "the game is over");
}
