/* upcard._core: its types, functions and exception. */
#include <stdio.h>
#include <stdlib.h>

#include "binding.h"

static PyObject *refused, *json_loads, *field_make, *choice_make, *array_make;

/* ---- what other files need of Python ---- */

PyObject *new_object(PyTypeObject *type) {
    return ((allocfunc)PyType_GetSlot(type, Py_tp_alloc))(type, 0);
}

void free_object(PyObject *self) {
    PyTypeObject *type = Py_TYPE(self);
    ((freefunc)PyType_GetSlot(type, Py_tp_free))(self);
    Py_DECREF(type); /* which each object of it owns */
}

PyObject *import_from(const char *module, const char *name) {
    PyObject *imported = PyImport_ImportModule(module);
    PyObject *found = imported ? PyObject_GetAttrString(imported, name) : NULL;
    Py_XDECREF(imported);
    return found;
}

PyObject *text_object(const uc_text *text) {
    return PyUnicode_FromString(text->buffer);
}

PyObject *raise_text(const uc_text *message) {
    PyErr_SetString(PyExc_ValueError, message->buffer);
    return NULL;
}

PyObject *load_json(const uc_text *json) {
    PyObject *text = text_object(json);
    PyObject *value = text ? PyObject_CallFunctionObjArgs(json_loads, text, NULL) : NULL;
    Py_XDECREF(text);
    return value;
}

PyObject *make_field(PyObject *values) {
    return PyObject_CallFunctionObjArgs(field_make, values, NULL);
}

PyObject *make_choice(PyObject *values) {
    return PyObject_CallFunctionObjArgs(choice_make, values, NULL);
}

PyObject *make_floats(size_t count) {
    PyObject *zeros = PyBytes_FromStringAndSize(NULL, (Py_ssize_t)(count * sizeof(float)));
    if (!zeros) return NULL;
    memset(PyBytes_AsString(zeros), 0, count * sizeof(float));
    PyObject *array = PyObject_CallFunction(array_make, "sO", "f", zeros);
    Py_DECREF(zeros);
    return array;
}

/* Sets an attribute and gives the value away; NULL sets nothing and fails. */
static bool set_owned(PyObject *object, const char *name, PyObject *value) {
    bool fine = value && !PyObject_SetAttrString(object, name, value);
    Py_XDECREF(value);
    return fine;
}

static PyObject *rule_id_object(const uc_game *game, uc_rule rule) {
    char buffer[UC_MOVE_TEXT_MAX];
    uc_text text;
    uc_text_start(&text, buffer, sizeof buffer);
    uc_rule_id(&text, game, rule);
    return rule ? text_object(&text) : Py_BuildValue("");
}

PyObject *raise_refused(const uc_state *state, int mover, uc_move move, uc_result result,
                        Py_ssize_t environment) {
    const uc_game *game = uc_game_of(state);
    const char *rule = result.rule ? uc_rule_text(game, result.rule) : NULL;
    char buffer[UC_MESSAGE_MAX];
    uc_text text;
    uc_text_start(&text, buffer, sizeof buffer);
    if (environment != NO_ENVIRONMENT) {
        uc_text_add(&text, "environment ");
        uc_text_add_number(&text, environment);
        uc_text_add(&text, ": ");
    }
    uc_refusal_text(&text, state, mover, move, result);
    PyObject *exception = PyObject_CallFunction(refused, "s", text.buffer);
    if (exception && set_owned(exception, "rule", rule_id_object(game, result.rule)) &&
        set_owned(exception, "rule_text", Py_BuildValue("z", rule)) &&
        set_owned(exception, "environment",
                  environment == NO_ENVIRONMENT ? Py_BuildValue("") : PyLong_FromSsize_t(environment)) &&
        set_owned(exception, "error", Py_BuildValue("s", uc_error_word((uc_error)result.error))))
        PyErr_SetObject(refused, exception);
    Py_XDECREF(exception);
    return NULL;
}

/* ---- functions ---- */

static PyObject *list_games(PyObject *module, PyObject *unused) {
    (void)module, (void)unused;
    PyObject *list = PyList_New(0);
    for (const uc_game *const *game = uc_games; list && *game; game++) {
        PyObject *id = PyUnicode_FromString((*game)->id);
        if (!id || PyList_Append(list, id)) Py_CLEAR(list);
        Py_XDECREF(id);
    }
    return list;
}

/* The game in an argument. Returns NULL with an exception. */
static const uc_game *take_game(PyObject *id) {
    size_t length;
    const char *name = take_text(id, "id", &length);
    const uc_game *game = name ? uc_game_find(name) : NULL;
    if (name && !game) PyErr_Format(PyExc_ValueError, "there is no game %R", id);
    return game;
}

static PyObject *describe(PyObject *module, PyObject *id) {
    (void)module;
    uc_text text;
    const uc_game *game = take_game(id);
    if (!game) return NULL;
    char *buffer = malloc(UC_JSON_MAX);
    if (!buffer) return PyErr_NoMemory();
    uc_text_start(&text, buffer, UC_JSON_MAX);
    uc_games_json(&text, game);
    PyObject *games = load_json(&text), *only = games ? PySequence_GetItem(games, 0) : NULL;
    Py_XDECREF(games);
    free(buffer);
    return only;
}

static PyObject *rulebook(PyObject *module, PyObject *id) {
    (void)module;
    const uc_game *game = take_game(id);
    PyObject *lines = game ? PyList_New(0) : NULL, *newline = PyUnicode_FromString("\n");
    for (size_t i = 0; lines && uc_rulebook_line(game, i); i++) {
        PyObject *line = PyUnicode_FromString(uc_rulebook_line(game, i));
        if (!line || PyList_Append(lines, line)) Py_CLEAR(lines);
        Py_XDECREF(line);
    }
    PyObject *book = lines && newline ? PyUnicode_Join(newline, lines) : NULL;
    Py_XDECREF(lines), Py_XDECREF(newline);
    return book;
}

/* The game whose rules have this number, "UF-3.1", and the rule; NULL if it is no such number. */
static const uc_game *find_rule(const char *id, uc_rule *ret_rule) {
    for (const uc_game *const *game = uc_games; *game; game++) {
        unsigned chapter, number;
        size_t prefix = strlen((*game)->prefix);
        char end;
        if (strncmp(id, (*game)->prefix, prefix) != 0 || id[prefix] != '-' ||
            sscanf(id + prefix + 1, "%2u.%2u%c", &chapter, &number, &end) != 2 || number > 99)
            continue;
        *ret_rule = (uc_rule)(chapter * 100 + number);
        return *game;
    }
    return NULL;
}

static PyObject *rule_text(PyObject *module, PyObject *id) {
    (void)module;
    size_t length;
    uc_rule rule = 0;
    const char *name = take_text(id, "id", &length);
    if (!name) return NULL;
    const uc_game *game = find_rule(name, &rule);
    const char *text = game ? uc_rule_text(game, rule) : NULL;
    return text ? PyUnicode_FromString(text) : PyErr_Format(PyExc_ValueError, "there is no rule %R", id);
}

static PyMethodDef functions[] = {
    {"games", list_games, METH_NOARGS, "games()\n--\n\nThe ids of all games."},
    {"bots", list_bots, METH_NOARGS, "bots()\n--\n\nThe ids of all bots, the weakest first."},
    {"describe", describe, METH_O,
     "describe(id, /)\n--\n\nA game's seats, rule options, presets, phases and events (docs/drive.md, "
     "\"games\")."},
    {"from_record", state_from_record, METH_O,
     "from_record(record, /)\n--\n\nThe state at the end of a record; ValueError names the first line that "
     "is wrong."},
    {"read_pad", read_pad, METH_O,
     "read_pad(text, /)\n--\n\nThe score pad of a file's text, str(pad); ValueError tells what "
     "is wrong."},
    {"_arena", run_arena, METH_VARARGS, NULL},
    {"_simulate", run_simulation, METH_VARARGS, NULL},
    {"_names_of", names_of_record, METH_O, NULL},
    {"_link_of", link_of_record, METH_O, NULL},
    {"_record_of", record_of_link, METH_O, NULL},
    {"rulebook", rulebook, METH_O,
     "rulebook(id, /)\n--\n\nA game's rulebook, a text in Markdown; each rule has a number."},
    {"rule_text", rule_text, METH_O,
     "rule_text(id, /)\n--\n\nThe text of a rule by its number, such as \"UF-3.1\"; ValueError if there is "
     "none."},
    {"_make_game", game_make, METH_VARARGS, NULL},
    {"_restore", state_restore, METH_VARARGS, NULL},
    {NULL, NULL, 0, NULL},
};

/* ---- the module ---- */

static PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, "upcard._core", "The games of libupcard.", -1, functions, NULL, NULL, NULL, NULL};

static bool add_type(PyObject *module, const char *name, PyType_Spec *spec, PyTypeObject **ret_type) {
    *ret_type = (PyTypeObject *)PyType_FromSpec(spec);
    return *ret_type && !PyModule_AddObjectRef(module, name, (PyObject *)*ret_type);
}

static bool fill(PyObject *module) {
    return (json_loads = import_from("json", "loads")) && (array_make = import_from("array", "array")) &&
           (field_make = import_from("upcard._types", "make_field")) &&
           (choice_make = import_from("upcard._types", "make_choice")) &&
           (refused = import_from("upcard._types", "Refused")) &&
           add_type(module, "_Block", &block_spec, &block_type) &&
           add_type(module, "Batch", &batch_spec, &batch_type) &&
           add_type(module, "Bot", &bot_spec, &bot_type) &&
           add_type(module, "Game", &game_spec, &game_type) &&
           add_type(module, "Pad", &pad_spec, &pad_type) &&
           add_type(module, "State", &state_spec, &state_type) &&
           add_type(module, "Random", &random_spec, &random_type) &&
           !PyModule_AddStringConstant(module, "__version__", uc_version()) &&
           !PyModule_AddIntConstant(module, "CHANCE", PLAYER_CHANCE) &&
           !PyModule_AddIntConstant(module, "TERMINAL", PLAYER_TERMINAL) &&
           !PyModule_AddIntConstant(module, "SPECTATOR", UC_SPECTATOR);
}

PyMODINIT_FUNC PyInit__core(void);
PyMODINIT_FUNC PyInit__core(void) {
    PyObject *module = PyModule_Create(&definition);
    if (module && !fill(module)) Py_CLEAR(module);
    return module;
}
