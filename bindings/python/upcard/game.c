/* upcard.Game: a game with its seats and rules. */
#include <limits.h>
#include <stdio.h>

#include "binding.h"
#include "upcard/tensor.h"

PyTypeObject *game_type;

game_object *game_alloc(void) {
    return (game_object *)new_object(game_type);
}

static const uc_game *game_of(PyObject *self) {
    return ((game_object *)self)->game;
}

static int seats_of(PyObject *self) {
    return ((game_object *)self)->fresh.head.seats;
}

/* ---- making one ---- */

enum { VALUE_MAX = 160 }; /* bytes of a setting's text: all seats as a list */

/* A list of whole numbers as "2,0,1". */
static bool write_list(uc_text *text, PyObject *list) {
    for (Py_ssize_t i = 0, count = PySequence_Size(list); i < count; i++) {
        long number;
        PyObject *item = PySequence_GetItem(list, i);
        bool fine = item && take_number(item, "a number of a list", &number);
        Py_XDECREF(item);
        if (!fine) return false;
        if (i) uc_text_add(text, ",");
        uc_text_add_number(text, number);
    }
    return true;
}

/* The value of a setting as text: a str, a whole number, or a list of them. */
static bool write_value(uc_text *text, const char *key, PyObject *value) {
    if (PyUnicode_Check(value)) {
        size_t length;
        const char *word = take_text(value, key, &length);
        if (word) uc_text_add(text, word);
        return word;
    }
    if (PyList_Check(value) || PyTuple_Check(value)) return write_list(text, value);
    long number;
    if (PyBool_Check(value)) {
        PyErr_Format(PyExc_TypeError, "%s must be a number or a text, not %R", key, value);
        return false;
    }
    if (!take_number(value, key, &number)) return false;
    uc_text_add_number(text, number);
    return true;
}

/* Reads the settings of a dict into rows that point into the dict's keys and `values`; their number, or -1.
 */
static int take_settings(PyObject *rules, uc_setting *settings, char (*values)[VALUE_MAX]) {
    PyObject *key, *value;
    Py_ssize_t at = 0;
    int count = 0;
    while (PyDict_Next(rules, &at, &key, &value)) {
        uc_text text;
        size_t length;
        const char *name = take_text(key, "a rule option", &length);
        if (!name) return -1;
        if (count == UC_SETTINGS_MAX) {
            PyErr_Format(PyExc_ValueError, "more than %d rule options", UC_SETTINGS_MAX);
            return -1;
        }
        uc_text_start(&text, values[count], VALUE_MAX);
        if (!write_value(&text, name, value)) return -1;
        if (!uc_text_whole(&text)) {
            PyErr_Format(PyExc_ValueError, "the value of %s is too long", name);
            return -1;
        }
        settings[count] = (uc_setting){name, values[count]};
        count++;
    }
    return count;
}

static const uc_game *find_game(PyObject *id) {
    char buffer[UC_MESSAGE_MAX];
    uc_text message;
    size_t length;
    const char *name = take_text(id, "id", &length);
    if (!name) return NULL;
    const uc_game *game = uc_game_find(name);
    if (game) return game;
    uc_text_start(&message, buffer, sizeof buffer);
    uc_text_add(&message, "there is no such game; the games are ");
    uc_game_ids(&message);
    raise_text(&message);
    return NULL;
}

/* `rules` belongs to nobody else: texts of it stay where they are while methods of its values run. */
static PyObject *start_game(PyObject *id, PyObject *seats, PyObject *rules) {
    uc_setting settings[UC_SETTINGS_MAX];
    char values[UC_SETTINGS_MAX][VALUE_MAX], buffer[UC_MESSAGE_MAX];
    uc_text message;
    long number;
    const uc_game *game = find_game(id);
    if (!game || !take_number(seats, "seats", &number)) return NULL;
    int count = take_settings(rules, settings, values);
    if (count < 0) return NULL;
    game_object *made = game_alloc();
    if (!made) return NULL;
    made->game = game;
    int clamped = number < 0 ? -1 : number > INT_MAX ? INT_MAX : (int)number;
    uc_text_start(&message, buffer, sizeof buffer);
    if (!uc_start(&made->fresh, game, clamped, settings, count, &message)) return (PyObject *)made;
    Py_DECREF((PyObject *)made);
    return raise_text(&message);
}

/* Takes an argument by its place, or by its name out of the settings. */
static PyObject *take_out_of(PyObject *args, Py_ssize_t place, PyObject *rules, const char *name) {
    PyObject *value = place < PyTuple_Size(args) ? PyTuple_GetItem(args, place) : NULL;
    PyObject *named = PyDict_GetItemString(rules, name);
    if (!value == !named)
        return PyErr_Format(PyExc_TypeError, "%s is %s", name, value ? "given twice" : "missing");
    Py_INCREF(value ? value : named);
    if (named && PyDict_DelItemString(rules, name)) return NULL;
    return value ? value : named;
}

static PyObject *game_new(PyTypeObject *type, PyObject *args, PyObject *keywords) {
    (void)type;
    PyObject *made = NULL, *id = NULL, *seats = NULL;
    if (PyTuple_Size(args) > 2)
        return PyErr_Format(PyExc_TypeError, "rule options are given by name: target=100");
    PyObject *rules = keywords ? PyDict_Copy(keywords) : PyDict_New();
    if (rules && (id = take_out_of(args, 0, rules, "id")) && (seats = take_out_of(args, 1, rules, "seats")))
        made = start_game(id, seats, rules);
    Py_XDECREF(id), Py_XDECREF(seats), Py_XDECREF(rules);
    return made;
}

/* All options in force, as texts: what makes an equal game. */
static PyObject *settings_dict(const game_object *g) {
    PyObject *settings = PyDict_New();
    for (const uc_option *option = g->game->options; settings && option->key; option++) {
        char buffer[VALUE_MAX];
        uc_text text;
        uc_text_start(&text, buffer, sizeof buffer);
        uc_option_text(&text, &g->fresh, option);
        PyObject *value = text_object(&text);
        if (!value || PyDict_SetItemString(settings, option->key, value)) Py_CLEAR(settings);
        Py_XDECREF(value);
    }
    return settings;
}

static PyObject *game_reduce(PyObject *self, PyObject *unused) {
    (void)unused;
    PyObject *make = import_from("upcard._core", "_make_game");
    PyObject *settings = make ? settings_dict((game_object *)self) : NULL;
    if (settings) return Py_BuildValue("N(siN)", make, game_of(self)->id, seats_of(self), settings);
    Py_XDECREF(make);
    return NULL;
}

PyObject *game_make(PyObject *module, PyObject *args) {
    (void)module;
    PyObject *id, *seats, *rules;
    if (!PyArg_ParseTuple(args, "OOO!:_make_game", &id, &seats, &PyDict_Type, &rules)) return NULL;
    PyObject *own = PyDict_Copy(rules), *made = own ? start_game(id, seats, own) : NULL;
    Py_XDECREF(own);
    return made;
}

/* ---- what it is ---- */

static PyObject *game_id(PyObject *self, void *unused) {
    (void)unused;
    return PyUnicode_FromString(game_of(self)->id);
}

static PyObject *game_name(PyObject *self, void *unused) {
    (void)unused;
    return PyUnicode_FromString(game_of(self)->name);
}

static PyObject *game_seats(PyObject *self, void *unused) {
    (void)unused;
    return PyLong_FromLong(seats_of(self));
}

static PyObject *game_rules(PyObject *self, void *unused) {
    (void)unused;
    char buffer[UC_RULES_MAX * 2];
    uc_text text;
    uc_text_start(&text, buffer, sizeof buffer);
    uc_rules_json(&text, &((game_object *)self)->fresh);
    return load_json(&text);
}

static PyObject *game_players(PyObject *self, PyObject *unused) {
    (void)unused;
    return PyLong_FromLong(seats_of(self));
}

static PyObject *game_actions(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
    static const char *const names[] = {"actions", NULL};
    PyObject *given[1];
    bool faces;
    if (!take_arguments(names, 0, args, count, keywords, given) || !take_faces(given[0], &faces)) return NULL;
    return PyLong_FromLong(faces ? uc_actions(game_of(self)) : game_of(self)->moves);
}

static PyObject *shape_of(PyObject *self, bool memory) {
    return Py_BuildValue("[n]", (Py_ssize_t)uc_tensor_size(game_of(self), seats_of(self), memory));
}

static PyObject *game_observation_shape(PyObject *self, PyObject *unused) {
    (void)unused;
    return shape_of(self, false);
}

static PyObject *game_information_shape(PyObject *self, PyObject *unused) {
    (void)unused;
    return shape_of(self, true);
}

static PyObject *field_of(const uc_tensor_slice *slice) {
    PyObject *values =
        Py_BuildValue("(ssniiiO)", slice->key, slice->help, (Py_ssize_t)slice->offset, slice->parts,
                      slice->count, slice->max, slice->remembered ? Py_True : Py_False);
    PyObject *field = values ? make_field(values) : NULL;
    Py_XDECREF(values);
    return field;
}

static PyObject *game_fields(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
    static const char *const names[] = {"memory", NULL};
    PyObject *given[1];
    uc_tensor_slice slice;
    if (!take_arguments(names, 0, args, count, keywords, given)) return NULL;
    int memory = given[0] ? PyObject_IsTrue(given[0]) : 0;
    PyObject *fields = memory < 0 ? NULL : PyList_New(0);
    for (int i = 0; fields && uc_tensor_slice_at(game_of(self), seats_of(self), memory, i, &slice); i++) {
        PyObject *field = field_of(&slice);
        if (!field || PyList_Append(fields, field)) Py_CLEAR(fields);
        Py_XDECREF(field);
    }
    return fields;
}

static PyObject *game_initial(PyObject *self, PyObject *unused) {
    (void)unused;
    return (PyObject *)state_alloc((game_object *)self, &((game_object *)self)->fresh);
}

/* ---- the texts of moves ---- */

PyObject *move_text_object(const uc_game *game, uc_move move) {
    char buffer[UC_MOVE_TEXT_MAX];
    uc_text text;
    uc_text_start(&text, buffer, sizeof buffer);
    uc_move_text(&text, game, move);
    return text_object(&text);
}

static PyObject *game_action_text(PyObject *self, PyObject *action) {
    int move = take_move(action, game_of(self));
    return move < 0 ? NULL : move_text_object(game_of(self), (uc_move)move);
}

static PyObject *game_action_number(PyObject *self, PyObject *action) {
    int move = take_move(action, game_of(self));
    return move < 0 ? NULL : PyLong_FromLong(move);
}

/* ---- as an object ---- */

static PyObject *game_repr(PyObject *self) {
    return PyUnicode_FromFormat("<upcard.Game %s, %d seats>", game_of(self)->id, seats_of(self));
}

static PyObject *game_compare(PyObject *a, PyObject *b, int operation) {
    if (Py_TYPE(b) != game_type || (operation != Py_EQ && operation != Py_NE)) Py_RETURN_NOTIMPLEMENTED;
    const uc_state *left = &((game_object *)a)->fresh, *right = &((game_object *)b)->fresh;
    bool same =
        !memcmp(&left->head, &right->head, sizeof left->head) && !memcmp(left, right, uc_state_size(left));
    return PyBool_FromLong(same == (operation == Py_EQ));
}

static Py_hash_t game_hash(PyObject *self) {
    const uc_state *fresh = &((game_object *)self)->fresh;
    uint64_t hash = 0xcbf29ce484222325; /* FNV-1a */
    for (size_t i = 0; i < uc_state_size(fresh); i++) hash = (hash ^ fresh->bytes[i]) * 0x100000001b3;
    return (Py_hash_t)(hash >> 2);
}

static PyGetSetDef attributes[] = {
    {"id", game_id, NULL, "The game's name in all texts, such as \"flip7\".", NULL},
    {"name", game_name, NULL, "The game's name for people, such as \"Flip 7\".", NULL},
    {"seats", game_seats, NULL, "The number of seats.", NULL},
    {"rules", game_rules, NULL, "All rule options in force, by their names.", NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

static PyMethodDef methods[] = {
    {"num_players", game_players, METH_NOARGS, "num_players($self, /)\n--\n\nThe number of seats."},
    {"num_distinct_actions", (PyCFunction)(void (*)(void))game_actions, METH_FASTCALL | METH_KEYWORDS,
     "num_distinct_actions($self, actions='moves')\n--\n\n"
     "Actions, those of chance included, are 0 to this number - 1; with 'faces', the faces of players' "
     "actions."},
    {"observation_tensor_shape", game_observation_shape, METH_NOARGS,
     "observation_tensor_shape($self, /)\n--\n\n[numbers of an observation]"},
    {"information_state_tensor_shape", game_information_shape, METH_NOARGS,
     "information_state_tensor_shape($self, /)\n--\n\n[numbers of an information state]"},
    {"observation_fields", (PyCFunction)(void (*)(void))game_fields, METH_FASTCALL | METH_KEYWORDS,
     "observation_fields($self, memory=False)\n--\n\n"
     "The fields of an observation in their order, or with memory those of an information state."},
    {"new_initial_state", game_initial, METH_NOARGS,
     "new_initial_state($self, /)\n--\n\nA game before its first move."},
    {"action_to_string", game_action_text, METH_O,
     "action_to_string($self, action, /)\n--\n\nThe text of an action, such as \"play red:8/teal:7 uno\"."},
    {"string_to_action", game_action_number, METH_O,
     "string_to_action($self, text, /)\n--\n\nThe action with exactly this text; ValueError if there is "
     "none."},
    {"__reduce__", game_reduce, METH_NOARGS, NULL},
    {NULL, NULL, 0, NULL},
};

static char document[] =
    "Game(id, seats, **rules)\n--\n\n"
    "A game with its seats and rules; it never changes.\n\n"
    "id: \"flip7\", \"hilo\", \"hi_lo_flip\" or \"uno_flip\" (see upcard.games).\n"
    "seats: their number.\n"
    "rules: rule options that differ from the defaults, or with preset=\"NAME\" from those of that preset;\n"
    "a number, a text, or a list of seats. ValueError tells what is wrong with them.";

static PyType_Slot slots[] = {
    {Py_tp_doc, document},
    {Py_tp_new, game_new},
    {Py_tp_dealloc, free_object},
    {Py_tp_repr, game_repr},
    {Py_tp_richcompare, game_compare},
    {Py_tp_hash, game_hash},
    {Py_tp_getset, attributes},
    {Py_tp_methods, methods},
    {0, NULL},
};
PyType_Spec game_spec = {"upcard.Game", sizeof(game_object), 0, Py_TPFLAGS_DEFAULT | Py_TPFLAGS_IMMUTABLETYPE,
                         slots};
