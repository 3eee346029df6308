/* upcard.State: exact odds and values, from what a seat may know. */
#include "upcard/odds.h"

#include "binding.h"

/* Gives a value away to a dict; NULL sets nothing and fails. */
static bool set_item(PyObject *dict, const char *key, PyObject *value) {
    bool fine = value && !PyDict_SetItemString(dict, key, value);
    Py_XDECREF(value);
    return fine;
}

/* ---- Flip 7 ---- */

/* The values of the rest of a round support neither F7-4.11 nor F7-4.12. */
static bool looks_ahead(const uc_flip7 *s) {
    return !s->nested && !s->second_chance;
}

static bool add_flip7_ahead(PyObject *dict, const uc_flip7_rest *rest, bool alone) {
    double seven, hit = 0;
    uc_flip7_three three;
    uc_flip7_values values = {.hit = 0};
    uc_odds_flip7_three(rest, &three);
    if (uc_odds_flip7_seven(rest, alone, &seven)) return PyErr_NoMemory(), false;
    bool known = alone ? !uc_solve_flip7(rest, NULL, 0, &values) : uc_odds_flip7_hit(rest, &hit);
    const char *method = !known ? NULL : values.horizon ? "at least" : values.less ? "about" : "exact";
    return set_item(dict, "flip7", PyFloat_FromDouble(seven)) &&
           set_item(
               dict, "flip_three",
               Py_BuildValue("{sdsdsd}", "bust", three.bust, "flip7", three.seven, "points", three.points)) &&
           set_item(dict, "hit", known ? PyFloat_FromDouble(alone ? values.hit : hit) : Py_BuildValue("")) &&
           set_item(dict, "hit_method", Py_BuildValue("z", method));
}

static bool add_flip7(PyObject *dict, const uc_state *seen, int seat) {
    const uc_flip7 *s = &seen->flip7;
    uc_flip7_rest rest;
    uc_flip7_next next;
    bool alone = s->active == UINT64_C(1) << seat;
    if (s->seat[seat].status != UC_FLIP7_ACTIVE) return true;
    uc_flip7_rest_of(s, seat, &rest);
    uc_odds_flip7_next(&rest, &next);
    return set_item(dict, "cards", PyLong_FromLong(next.cards)) &&
           set_item(dict, "bust", PyLong_FromLong(next.bust)) &&
           set_item(dict, "saved", PyLong_FromLong(next.saved)) &&
           set_item(dict, "flip7_next", PyLong_FromLong(next.seven)) &&
           set_item(dict, "alone", PyBool_FromLong(alone)) &&
           set_item(dict, "stay", PyLong_FromLong(uc_flip7_points(&s->seat[seat]))) &&
           (!looks_ahead(s) || add_flip7_ahead(dict, &rest, alone));
}

/* ---- HILO ---- */

static PyObject *hilo_sums(const uc_state *seen, int seat) {
    uc_move moves[UC_MOVES_MAX];
    double sums[UC_MOVES_MAX];
    PyObject *dict = PyDict_New();
    int count = uc_odds_hilo(seen, sums);
    uc_legal(seen, seat, moves);
    for (int i = 0; dict && i < count; i++) {
        PyObject *move = PyLong_FromLong(moves[i]), *sum = PyFloat_FromDouble(sums[i]);
        if (!move || !sum || PyDict_SetItem(dict, move, sum)) Py_CLEAR(dict);
        Py_XDECREF(move), Py_XDECREF(sum);
    }
    return dict;
}

static bool add_hilo(PyObject *dict, const uc_state *seen, int seat) {
    uc_hilo_next next;
    if (uc_actors(seen) != UINT64_C(1) << seat) return true;
    if (seen->head.phase == UC_HILO_CHOOSE) {
        uc_odds_hilo_next(&seen->hilo, &next);
        if (!set_item(dict, "draw",
                      Py_BuildValue("{sisisisdsd}", "cards", next.cards, "lower", next.lower, "lines",
                                    next.lines, "mean", next.mean, "mean_face_down", next.down_mean)))
            return false;
    }
    return set_item(dict, "sums", hilo_sums(seen, seat));
}

/* ---- hidden hands: what counting the cards tells ---- */

/* The names of the cards of a set, as in views. */
static PyObject *card_names(const uc_game *game, const uc_set *cards) {
    PyObject *list = PyList_New(0);
    for (int card = 0; list && card < 128; card++) {
        char buffer[UC_MOVE_TEXT_MAX];
        uc_text text;
        if (!(cards->word[card / 64] >> card % 64 & 1)) continue;
        uc_text_start(&text, buffer, sizeof buffer);
        game->noun(&text, UC_NOUN_CARD, card);
        PyObject *name = text_object(&text);
        if (!name || PyList_Append(list, name)) Py_CLEAR(list);
        Py_XDECREF(name);
    }
    return list;
}

static PyObject *doubles_list(const double *numbers, int count) {
    PyObject *list = PyList_New(count);
    for (int i = 0; list && i < count; i++) {
        PyObject *number = PyFloat_FromDouble(numbers[i]);
        if (!number || PyList_SetItem(list, i, number)) Py_CLEAR(list);
    }
    return list;
}

/* Where a card lies that something can be played on: how many may be, and with which chance by each seat. */
static bool add_playable(PyObject *dict, bool piled, int playable, const double *can_play, int seats) {
    return !piled || (set_item(dict, "playable", PyLong_FromLong(playable)) &&
                      set_item(dict, "can_play", doubles_list(can_play, seats)));
}

static bool add_hi_lo_flip(PyObject *dict, const uc_state *seen, int seat) {
    (void)seat;
    uc_hi_lo_flip_count count;
    uc_count_hi_lo_flip(&seen->hi_lo_flip, (uc_set){{0, 0}}, &count);
    return set_item(dict, "unseen", card_names(uc_game_of(seen), &count.unseen)) &&
           set_item(dict, "cards", PyLong_FromLong(count.cards)) &&
           add_playable(dict, seen->hi_lo_flip.piled, count.playable, count.can_play, seen->head.seats);
}

static bool add_uno_flip(PyObject *dict, const uc_state *seen, int seat) {
    (void)seat;
    uc_uno_flip_count count;
    uc_count_uno_flip(&seen->uno_flip, (uc_set){{0, 0}}, &count);
    return set_item(dict, "unseen", card_names(uc_game_of(seen), &count.unseen)) &&
           set_item(dict, "cards", PyLong_FromLong(count.cards)) &&
           add_playable(dict, seen->uno_flip.discards, count.playable, count.can_play, seen->head.seats) &&
           (count.top < 0 || set_item(dict, "top", PyFloat_FromDouble(count.top)));
}

/* ---- calls ---- */

/* By the number of the game (upcard/games.h). */
static bool (*const adders[])(PyObject *dict, const uc_state *seen,
                              int seat) = {[UC_GAME_FLIP7] = add_flip7,
                                           [UC_GAME_HILO] = add_hilo,
                                           [UC_GAME_HI_LO_FLIP] = add_hi_lo_flip,
                                           [UC_GAME_UNO_FLIP] = add_uno_flip};

PyObject *state_odds(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
    static const char *const names[] = {"player", NULL};
    state_object *s = (state_object *)self;
    PyObject *given[1];
    uc_view view;
    if (!take_arguments(names, 0, args, count, keywords, given)) return NULL;
    int player = player_or_current(s, given[0]);
    size_t game = s->state.head.game;
    if (player < 0) return NULL;
    uc_view_of(&s->state, player, &view);
    PyObject *dict = PyDict_New();
    if (dict && game < sizeof adders / sizeof *adders && adders[game] &&
        !adders[game](dict, &view.state, player))
        Py_CLEAR(dict);
    return dict;
}

/* Reads the values of all scores; NULL or None stands for the scores themselves. Returns false with an
 * exception. */
static bool take_utility(PyObject *argument, double *utility) {
    if (argument && PySequence_Size(argument) != UC_FLIP7_SCORES) {
        if (!PyErr_Occurred())
            PyErr_Format(PyExc_ValueError, "utility has %zd numbers; it must have %d, for the scores 0 to %d",
                         PySequence_Size(argument), UC_FLIP7_SCORES, UC_FLIP7_SCORES - 1);
        return false;
    }
    for (int score = 0; score < UC_FLIP7_SCORES; score++) {
        PyObject *value = argument ? PySequence_GetItem(argument, score) : NULL;
        utility[score] = value ? PyFloat_AsDouble(value) : score;
        Py_XDECREF(value);
        if (PyErr_Occurred()) return false;
    }
    return true;
}

static PyObject *solved(uc_error error, const uc_flip7_values *v) {
    if (error == UC_NO_MEMORY) return PyErr_NoMemory();
    if (error) return PyErr_Format(PyExc_ValueError, "the limit is too small to look one card ahead");
    const char *method = v->horizon ? "at least" : v->less ? "about" : "exact";
    return Py_BuildValue("{sdsdsssKsi}", "hit", v->hit, "stay", v->stay, "method", method, "positions",
                         (unsigned long long)v->states, "horizon", v->horizon);
}

PyObject *state_solve(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
    static const char *const names[] = {"player", "utility", "limit", NULL};
    state_object *s = (state_object *)self;
    PyObject *given[3];
    double utility[UC_FLIP7_SCORES];
    uc_flip7_rest rest;
    uc_flip7_values values;
    uc_error error;
    uint64_t limit = 0;
    if (!take_arguments(names, 0, args, count, keywords, given)) return NULL;
    if (s->state.head.game != UC_GAME_FLIP7) return PyErr_Format(PyExc_ValueError, "only Flip 7 is solved");
    if (!looks_ahead(&s->state.flip7))
        return PyErr_Format(PyExc_ValueError,
                            "with nested=at_once or second_chance=keep Flip 7 is not solved");
    int player = player_or_current(s, given[0]);
    if (player < 0 || (given[2] && !take_word(given[2], &limit)) || !take_utility(given[1], utility))
        return NULL;
    uc_flip7_rest_of(&s->state.flip7, player, &rest);
    Py_BEGIN_ALLOW_THREADS error = uc_solve_flip7(&rest, utility, limit, &values);
    Py_END_ALLOW_THREADS return solved(error, &values);
}
