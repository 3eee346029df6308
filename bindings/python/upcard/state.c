/* upcard.State: a game being played, with the names of OpenSpiel. */
#include <stdlib.h>

#include "binding.h"

PyTypeObject *state_type;

state_object *state_alloc(game_object *game, const uc_state *position) {
    state_object *s = (state_object *)new_object(state_type);
    if (!s) return NULL;
    Py_INCREF((PyObject *)game);
    s->game = game;
    uc_copy(&s->state, position);
    return s;
}

static void state_dealloc(PyObject *self) {
    state_object *s = (state_object *)self;
    drop_moves(s->moves);
    free(s->watch);
    Py_XDECREF((PyObject *)s->game);
    free_object(self);
}

static PyObject *state_clone(PyObject *self, PyObject *unused) {
    (void)unused;
    const state_object *s = (state_object *)self;
    state_object *copy = state_alloc(s->game, &s->state);
    if (!copy) return NULL;
    copy->moves = s->moves;
    if (s->moves) s->moves->owners++;
    copy->length = s->length;
    copy->sampled = s->sampled;
    if (!s->watch || (copy->watch = copy_observers(s->watch))) return (PyObject *)copy;
    Py_DECREF((PyObject *)copy);
    return NULL;
}

/* ---- who acts ---- */

int current_player(const uc_state *state) {
    uint64_t actors = uc_actors(state);
    if (actors == UC_ACTORS_CHANCE) return PLAYER_CHANCE;
    if (!actors) return PLAYER_TERMINAL;
    uint64_t in_turn = actors & ~uc_out_of_turn(state);
    return UC_LOWEST_BIT(in_turn ? in_turn : actors);
}

int player_or_current(const state_object *s, PyObject *argument) {
    if (argument) return take_seat(argument, s->state.head.seats);
    int player = current_player(&s->state);
    if (player >= 0) return player;
    PyErr_SetString(PyExc_ValueError, player == PLAYER_CHANCE ? "chance is to act: which player is meant?"
                                                              : "the game is over: which player is meant?");
    return -1;
}

static PyObject *state_current(PyObject *self, PyObject *unused) {
    (void)unused;
    return PyLong_FromLong(current_player(&((state_object *)self)->state));
}

static PyObject *seats_list(uint64_t seats) {
    PyObject *list = PyList_New(0);
    for (; list && seats; seats &= seats - 1) {
        PyObject *seat = PyLong_FromLong(UC_LOWEST_BIT(seats));
        if (!seat || PyList_Append(list, seat)) Py_CLEAR(list);
        Py_XDECREF(seat);
    }
    return list;
}

static PyObject *state_actors(PyObject *self, PyObject *unused) {
    (void)unused;
    return seats_list(uc_actors(&((state_object *)self)->state) & ~UC_ACTORS_CHANCE);
}

static PyObject *state_terminal(PyObject *self, PyObject *unused) {
    (void)unused;
    return PyBool_FromLong(uc_over(&((state_object *)self)->state));
}

static PyObject *state_chance(PyObject *self, PyObject *unused) {
    (void)unused;
    return PyBool_FromLong(uc_actors(&((state_object *)self)->state) == UC_ACTORS_CHANCE);
}

/* ---- results ---- */

static PyObject *state_returns(PyObject *self, PyObject *unused) {
    (void)unused;
    const uc_state *state = &((state_object *)self)->state;
    uint64_t winners = uc_winners(state);
    PyObject *list = PyList_New(state->head.seats);
    for (int seat = 0; list && seat < state->head.seats; seat++) {
        PyObject *share = PyFloat_FromDouble(winners >> seat & 1 ? 1.0 / UC_BIT_COUNT(winners) : 0.0);
        if (!share || PyList_SetItem(list, seat, share)) Py_CLEAR(list);
    }
    return list;
}

static PyObject *state_totals(PyObject *self, PyObject *unused) {
    (void)unused;
    const uc_state *state = &((state_object *)self)->state;
    PyObject *list = PyList_New(state->head.seats);
    for (int seat = 0; list && seat < state->head.seats; seat++) {
        PyObject *total = PyLong_FromLong(uc_total(state, seat));
        if (!total || PyList_SetItem(list, seat, total)) Py_CLEAR(list);
    }
    return list;
}

static PyObject *state_winners(PyObject *self, PyObject *unused) {
    (void)unused;
    return seats_list(uc_winners(&((state_object *)self)->state));
}

/* ---- as an object ---- */

static PyObject *state_get_game(PyObject *self, void *unused) {
    (void)unused;
    Py_INCREF((PyObject *)((state_object *)self)->game);
    return (PyObject *)((state_object *)self)->game;
}

static PyObject *state_get_round(PyObject *self, void *unused) {
    (void)unused;
    return PyLong_FromUnsignedLong(((state_object *)self)->state.head.round);
}

static PyObject *state_get_phase(PyObject *self, void *unused) {
    (void)unused;
    const state_object *s = (state_object *)self;
    return PyUnicode_FromString(s->game->game->phases[s->state.head.phase]);
}

static PyObject *state_bytes(PyObject *self, PyObject *unused) {
    (void)unused;
    const uc_state *state = &((state_object *)self)->state;
    return PyBytes_FromStringAndSize((const char *)state->bytes, (Py_ssize_t)uc_state_size(state));
}

static PyObject *state_compare(PyObject *a, PyObject *b, int operation) {
    if (Py_TYPE(b) != state_type || (operation != Py_EQ && operation != Py_NE)) Py_RETURN_NOTIMPLEMENTED;
    const uc_state *left = &((state_object *)a)->state, *right = &((state_object *)b)->state;
    bool same = left->head.game == right->head.game && left->head.seats == right->head.seats &&
                !memcmp(left, right, uc_state_size(left));
    return PyBool_FromLong(same == (operation == Py_EQ));
}

static void add_whose_turn(uc_text *text, const uc_state *state) {
    int player = current_player(state);
    uc_text_add(text, player == PLAYER_TERMINAL ? "over" : player == PLAYER_CHANCE ? "chance acts" : "seat ");
    if (player < 0) return;
    uc_text_add_number(text, player);
    uc_text_add(text, " acts");
}

static PyObject *state_text(PyObject *self) {
    const uc_state *state = &((state_object *)self)->state;
    char buffer[UC_MESSAGE_MAX];
    uc_text text;
    uc_text_start(&text, buffer, sizeof buffer);
    uc_text_add(&text, ((state_object *)self)->game->game->name);
    uc_text_add(&text, ", round ");
    uc_text_add_number(&text, state->head.round);
    uc_text_add(&text, ", totals");
    for (int seat = 0; seat < state->head.seats; seat++) {
        uc_text_add(&text, " ");
        uc_text_add_number(&text, uc_total(state, seat));
    }
    uc_text_add(&text, ": ");
    add_whose_turn(&text, state);
    return text_object(&text);
}

static PyObject *state_repr(PyObject *self) {
    PyObject *text = state_text(self);
    PyObject *repr = text ? PyUnicode_FromFormat("<upcard.State %U>", text) : NULL;
    Py_XDECREF(text);
    return repr;
}

static PyObject *state_svg(PyObject *self, PyObject *unused) {
    (void)unused;
    PyObject *draw = import_from("upcard._draw", "repr_svg");
    PyObject *svg = draw ? PyObject_CallFunctionObjArgs(draw, self, NULL) : NULL;
    Py_XDECREF(draw);
    return svg;
}

static PyObject *state_deepcopy(PyObject *self, PyObject *memo) {
    (void)memo;
    return state_clone(self, NULL);
}

static PyObject *state_action_text(PyObject *self, PyObject *args) {
    PyObject *first, *second = NULL;
    if (!PyArg_ParseTuple(args, "O|O:action_to_string", &first, &second)) return NULL;
    const uc_game *game = ((state_object *)self)->game->game;
    int move = take_move(second ? second : first, game); /* OpenSpiel's first argument is the player */
    return move < 0 ? NULL : move_text_object(game, (uc_move)move);
}

static PyObject *state_action_number(PyObject *self, PyObject *text) {
    int move = take_move(text, ((state_object *)self)->game->game);
    return move < 0 ? NULL : PyLong_FromLong(move);
}

static PyGetSetDef attributes[] = {
    {"game", state_get_game, NULL, "The game that is played.", NULL},
    {"round", state_get_round, NULL, "The number of the round, from 1.", NULL},
    {"phase", state_get_phase, NULL, "The name of the present phase; the last is \"over\".", NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

#define FAST(function) (PyCFunction)(void (*)(void)) function, METH_FASTCALL | METH_KEYWORDS

static PyMethodDef methods[] = {
    {"current_player", state_current, METH_NOARGS,
     "current_player($self, /)\n--\n\nThe seat whose turn it is, CHANCE (-1), or TERMINAL (-4) when the game "
     "is over.\n\n"
     "Other seats may act out of turn: see actors()."},
    {"actors", state_actors, METH_NOARGS,
     "actors($self, /)\n--\n\nAll seats that may act now, also out of turn; empty when chance acts or the "
     "game is over."},
    {"is_terminal", state_terminal, METH_NOARGS, "is_terminal($self, /)\n--\n\nWhether the game is over."},
    {"is_chance_node", state_chance, METH_NOARGS,
     "is_chance_node($self, /)\n--\n\nWhether chance is to act."},
    {"legal_actions", FAST(state_legal),
     "legal_actions($self, player=None, actions='moves')\n--\n\n"
     "The legal actions, ascending, of a player or of the one whose turn it is (chance too).\n\n"
     "With actions='faces' they are numbers of faces, below num_distinct_actions('faces'): what cards show, "
     "and "
     "other\n"
     "seats relative to the player. Moves of chance keep their numbers."},
    {"legal_actions_mask", FAST(state_legal_mask),
     "legal_actions_mask($self, player=None, *, out=None, actions='moves')\n--\n\n"
     "num_distinct_actions(actions) bytes: 1 for each legal action of a player, 0 for every other.\n\n"
     "They are written into out (uint8 or bool), which is returned, or into new bytes."},
    {"apply_action", FAST(state_apply),
     "apply_action($self, action, player=None, *, actions='moves')\n--\n\n"
     "Makes a move, of the player or the one whose turn it is (chance too); a number or a text.\n\n"
     "With actions='faces' a player's number is that of a face. Refused tells why a move is not legal, and "
     "which "
     "rule\n"
     "forbids it; then nothing has changed."},
    {"play", FAST(state_play),
     "play($self, action, player=None, *, actions='moves', viewer=None)\n--\n\n"
     "Makes a move as apply_action does, and returns its events: dicts, described in docs/events.md.\n\n"
     "viewer: a player or SPECTATOR, who may not know everything; None: all that happened."},
    {"action_to_face", FAST(state_action_to_face),
     "action_to_face($self, action, player=None)\n--\n\n"
     "The number of the face of a player's legal action, below num_distinct_actions('faces')."},
    {"face_to_action", FAST(state_face_to_action),
     "face_to_action($self, face, player=None)\n--\n\n"
     "The legal action of a player that a face stands for, the last if there are several.\n\n"
     "upcard.Refused where no legal action has this face."},
    {"sample", state_sample, METH_O,
     "sample($self, random, /)\n--\n\nA random action of the one whose turn it is, without making it: of "
     "chance "
     "by its\n"
     "probabilities, of a player any legal one."},
    {"chance_outcomes", state_outcomes, METH_NOARGS,
     "chance_outcomes($self, /)\n--\n\nWhere chance is to act: (action, probability) of each outcome."},
    {"chance_weights", state_weights, METH_NOARGS,
     "chance_weights($self, /)\n--\n\nWhere chance is to act: (action, weight) of each outcome, exact whole "
     "numbers."},
    {"draw", state_draw, METH_O,
     "draw($self, random, /)\n--\n\nWhere chance is to act: draws an outcome, makes that move and returns "
     "it."},
    {"returns", state_returns, METH_NOARGS,
     "returns($self, /)\n--\n\nEach seat's share of the win: 1 divided among the winners, 0 for the others "
     "and before the end."},
    {"totals", state_totals, METH_NOARGS, "totals($self, /)\n--\n\nEach seat's points of finished rounds."},
    {"winners", state_winners, METH_NOARGS,
     "winners($self, /)\n--\n\nThe winning seats; empty before the end."},
    {"clone", state_clone, METH_NOARGS,
     "clone($self, /)\n--\n\nA copy that is played on by itself; it takes constant time."},
    {"_repr_svg_", state_svg, METH_NOARGS,
     "_repr_svg_($self, /)\n--\n\nWhat a notebook shows: see upcard.board."},
    {"__copy__", state_clone, METH_NOARGS, NULL},
    {"__deepcopy__", state_deepcopy, METH_O, NULL},
    {"__reduce__", state_reduce, METH_NOARGS, NULL},
    {"history", state_history, METH_NOARGS,
     "history($self, /)\n--\n\nAll actions so far, those of chance included."},
    {"full_history", state_full_history, METH_NOARGS,
     "full_history($self, /)\n--\n\n(player, action) of all moves so far; chance is -1."},
    {"record", state_record, METH_NOARGS,
     "record($self, /)\n--\n\nThe game so far as text (docs/record.md), for upcard.from_record and the "
     "program."},
    {"observation_tensor", FAST(state_observation_tensor),
     "observation_tensor($self, player=None, *, out=None)\n--\n\n"
     "What a player sees, as observation_tensor_shape() numbers (Game.observation_fields names them).\n\n"
     "They are written into out, which is returned, or into a new array.array('f'): floats from 0 to 1, or "
     "into an out\n"
     "of uint8 the same numbers as 0 to the field's max."},
    {"information_state_tensor", FAST(state_information_tensor),
     "information_state_tensor($self, player=None, *, out=None)\n--\n\n"
     "The same with all that the player remembers (perfect recall): information_state_tensor_shape() "
     "numbers.\n\n"
     "The first call observes all moves so far, later ones those since."},
    {"view", FAST(state_view),
     "view($self, player=None)\n--\n\nAll that a player may know (or SPECTATOR), as in docs/views.md."},
    {"view_json", FAST(state_view_json), "view_json($self, player=None)\n--\n\nThe same as a text of JSON."},
    {"to_dict", state_dict, METH_NOARGS, "to_dict($self, /)\n--\n\nThe whole position, hidden cards too."},
    {"json", state_json, METH_NOARGS, "json($self, /)\n--\n\nThe same as a text of JSON."},
    {"to_bytes", state_bytes, METH_NOARGS,
     "to_bytes($self, /)\n--\n\nThe position as bytes: equal positions have equal bytes, so they serve as a "
     "key."},
    {"choose", FAST(state_choose),
     "choose($self, bot, player=None)\n--\n\n"
     "The action that an upcard.Bot chooses for a player that is to act; it is not made.\n\n"
     "The bot sees what the player may know and remembers what the player has observed. Other threads run "
     "meanwhile."},
    {"search", FAST(state_search),
     "search($self, random, player=None, *, playouts=0, tries=0, ms=0, threads=1)\n--\n\n"
     "Tries the actions of a player that is to act in positions that agree with what it knows: an "
     "upcard.Choice\n"
     "for each, the best first. Dominated actions, such as not saying uno, are left out.\n\n"
     "It ends at the first limit that it reaches: playouts, tries (positions, in each of which all actions "
     "are "
     "tried) or\n"
     "ms (milliseconds); without one, after 1000 playouts for each action. Other threads run meanwhile."},
    {"reasons", FAST(state_reasons),
     "reasons($self, action, player=None)\n--\n\n"
     "What speaks for or against a player's legal action, from what it sees: dicts with `reason` (a word),\n"
     "`numbers` (counts, points or percentages), `seat` and `word`, for instance how many of the unseen "
     "cards bust."},
    {"reasons_text", FAST(state_reasons_text),
     "reasons_text($self, action, player=None)\n--\n\nThe same as English sentences; seats are called Seat "
     "0, Seat 1 "
     "..."},
    {"evaluate", FAST(state_evaluate),
     "evaluate($self, random, player=None, *, playouts=1000)\n--\n\n"
     "Each seat's chance to win the game, with its standard error, by what a player knows: [(chance, "
     "error)], both 0 to "
     "1.\n\n"
     "Playouts in which all seats play like the bot normal decide it; it is the chance to win, 1 or 0, when "
     "the game is "
     "over."},
    {"odds", FAST(state_odds),
     "odds($self, player=None)\n--\n\n"
     "Exact odds of a player's next card, by what it knows; a dict, empty where it has nothing to decide.\n\n"
     "Flip 7: cards that may come (`cards`) and of these those that `bust`, cost its Second Chance (`saved`) "
     "or make a\n"
     "Flip 7 (`flip7_next`); the chance of a Flip 7 by hitting on (`flip7`); the effects of a Flip Three "
     "(chances of\n"
     "`bust` and `flip7`, expected `points`); points of the round for `stay`, and expected for `hit` (None: "
     "unknown) with\n"
     "`hit_method` \"exact\", \"about\" or \"at least\"; `alone`: no other seat is active.\n"
     "HILO: the `draw` (`cards`, of these `lower` than its highest open card and completing `lines`, and the "
     "`mean` of\n"
     "all and of face-down cards), and `sums`: the expected sum of its layout after each legal action.\n"
     "Hi Lo Flip, Uno Flip: the `unseen` cards and their number (`cards`), how many are `playable`, the "
     "chance that each\n"
     "seat `can_play`, 0 to 1, and in Uno Flip of the `top` card of the draw pile if its back is seen.\n"
     "docs/odds.md explains them."},
    {"solve", FAST(state_solve),
     "solve($self, player=None, *, utility=None, limit=0)\n--\n\n"
     "Flip 7: the best play of a seat as if it were the only active one: the values of `hit` and `stay`, a "
     "dict.\n\n"
     "utility: 202 numbers, the value of each score of the round, 0 to 201; None: the score. limit: "
     "positions to look at\n"
     "before the values become approximate; 0: 8 million, about 50 ms. `method` is \"exact\", \"about\" or "
     "\"at least\",\n"
     "`positions` their number, `horizon` the cards that \"at least\" looks ahead. Other threads run "
     "meanwhile."},
    {"win_chances", state_win_chances, METH_NOARGS,
     "win_chances($self, /)\n--\n\nThe chance of each seat to win, 0 to 1, by the totals at the beginning of "
     "the "
     "round."},
    {"resample_from_infostate", FAST(state_resample),
     "resample_from_infostate($self, player, random)\n--\n\n"
     "A random state that agrees with all that the player has observed, with the right probabilities.\n\n"
     "Its moves are those made after this point; other players remember what they see there."},
    {"action_to_string", state_action_text, METH_VARARGS,
     "action_to_string([player,] action)\n\nThe text of an action; the player makes no difference."},
    {"string_to_action", state_action_number, METH_O,
     "string_to_action($self, text, /)\n--\n\nThe action with exactly this text; ValueError if there is "
     "none."},
    {NULL, NULL, 0, NULL},
};

static char document[] =
    "A game being played. Game.new_initial_state() makes one.\n\n"
    "Chance moves are moves like all others: nothing is decided before somebody sees it. States are equal\n"
    "when their positions are, whatever moves led there.";

static PyType_Slot slots[] = {
    {Py_tp_doc, document},      {Py_tp_dealloc, state_dealloc},     {Py_tp_repr, state_repr},
    {Py_tp_str, state_text},    {Py_tp_richcompare, state_compare}, {Py_tp_hash, PyObject_HashNotImplemented},
    {Py_tp_getset, attributes}, {Py_tp_methods, methods},           {0, NULL},
};
PyType_Spec state_spec = {"upcard.State", sizeof(state_object), 0,
                          Py_TPFLAGS_DEFAULT | Py_TPFLAGS_IMMUTABLETYPE | Py_TPFLAGS_DISALLOW_INSTANTIATION,
                          slots};
