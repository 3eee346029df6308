/* upcard.Pad: the score pad of a game with real cards. */
#include "upcard/pad.h"

#include <stdlib.h>

#include "binding.h"

PyTypeObject *pad_type;

typedef struct pad_object {
    PyObject base;
    uc_pad *pad;
} pad_object;

static const uc_pad *pad_of(PyObject *self) {
    return ((pad_object *)self)->pad;
}

/* Takes over a pad; NULL fails without an exception of its own. */
static PyObject *make_pad(uc_pad *pad) {
    pad_object *made = pad ? (pad_object *)new_object(pad_type) : NULL;
    if (made)
        made->pad = pad;
    else
        uc_pad_close(pad);
    return (PyObject *)made;
}

/* The names in a sequence, one for each seat, which point into its items. Returns false with an exception. */
static bool take_names(PyObject *list, int seats, const char **names) {
    if (PySequence_Size(list) != seats) {
        if (!PyErr_Occurred())
            PyErr_Format(PyExc_ValueError, "%zd names for %d seats", PySequence_Size(list), seats);
        return false;
    }
    for (int seat = 0; seat < seats; seat++) {
        size_t length;
        PyObject *name = PyTuple_GetItem(list, seat);
        names[seat] = name ? take_text(name, "a name", &length) : NULL;
        if (!names[seat]) return false;
    }
    return true;
}

static PyObject *pad_new(PyTypeObject *type, PyObject *args, PyObject *keywords) {
    (void)type;
    static char game_name[] = "game", names_name[] = "names", *arguments[] = {game_name, names_name, NULL};
    PyObject *game, *given, *made = NULL;
    const char *names[UC_SEATS_MAX];
    if (!PyArg_ParseTupleAndKeywords(args, keywords, "O!O:Pad", arguments, game_type, &game, &given))
        return NULL;
    PyObject *own = PySequence_Tuple(given); /* keeps the names */
    const uc_state *fresh = &((game_object *)game)->fresh;
    if (own && take_names(own, fresh->head.seats, names)) {
        made = make_pad(uc_pad_open(fresh, names));
        if (!made && !PyErr_Occurred()) PyErr_NoMemory();
    }
    Py_XDECREF(own);
    return made;
}

PyObject *read_pad(PyObject *module, PyObject *argument) {
    (void)module;
    char buffer[UC_MESSAGE_MAX];
    uc_text message;
    size_t length;
    const char *text = take_text(argument, "text", &length);
    if (!text) return NULL;
    uc_text_start(&message, buffer, sizeof buffer);
    PyObject *made = make_pad(uc_pad_read(text, length, &message));
    return made || PyErr_Occurred() ? made : raise_text(&message);
}

static void pad_dealloc(PyObject *self) {
    uc_pad_close(((pad_object *)self)->pad);
    free_object(self);
}

static PyObject *pad_enter(PyObject *self, PyObject *argument) {
    char buffer[UC_MESSAGE_MAX];
    uc_text message;
    size_t length;
    const char *line = take_text(argument, "line", &length);
    if (!line) return NULL;
    uc_text_start(&message, buffer, sizeof buffer);
    if (uc_pad_enter(((pad_object *)self)->pad, line, &message)) return raise_text(&message);
    Py_RETURN_NONE;
}

/* ---- what it holds, as texts of any length ---- */

static PyObject *whole(const uc_pad *pad, void (*write)(const uc_pad *pad, uc_text *text),
                       PyObject *(*make)(const uc_text *text)) {
    char none[1];
    uc_text text;
    uc_text_start(&text, none, sizeof none);
    write(pad, &text);
    size_t room = text.length + 1;
    char *buffer = malloc(room);
    if (!buffer) return PyErr_NoMemory();
    uc_text_start(&text, buffer, room);
    write(pad, &text);
    PyObject *made = make(&text);
    free(buffer);
    return made;
}

static void write_file(const uc_pad *pad, uc_text *text) {
    uc_pad_head(pad, text);
    uc_pad_lines(pad, 0, text);
}

static void write_record(const uc_pad *pad, uc_text *text) {
    uc_text nothing;
    char none[1];
    uc_text_start(&nothing, none, sizeof none);
    uc_pad_record(pad, text, &nothing);
}

static PyObject *pad_dict(PyObject *self, PyObject *unused) {
    (void)unused;
    return whole(pad_of(self), uc_pad_json, load_json);
}

static PyObject *pad_text(PyObject *self) {
    return whole(pad_of(self), write_file, text_object);
}

static PyObject *pad_record(PyObject *self, PyObject *unused) {
    (void)unused;
    char none[1], buffer[UC_MESSAGE_MAX];
    uc_text record, message;
    uc_text_start(&record, none, sizeof none);
    uc_text_start(&message, buffer, sizeof buffer);
    uc_error error = uc_pad_record(pad_of(self), &record, &message);
    if (error && error != UC_TOO_SMALL) return raise_text(&message);
    return whole(pad_of(self), write_record, text_object);
}

static PyMethodDef methods[] = {
    {"enter", pad_enter, METH_O,
     "enter($self, line, /)\n--\n\nAdds a line, such as \"round 45 | bust | 12 7 x2\" (docs/pad.md); "
     "ValueError tells what is "
     "wrong, and nothing changes."},
    {"to_dict", pad_dict, METH_NOARGS,
     "to_dict($self, /)\n--\n\nWhat the pad shows: totals, rounds, entries and what each seat needs "
     "(docs/pad.md)."},
    {"record", pad_record, METH_NOARGS,
     "record($self, /)\n--\n\nThe game as a record, if every entry is a move; ValueError else."},
    {NULL, NULL, 0, NULL},
};

static char document[] =
    "Pad(game, names)\n--\n\n"
    "The score pad of a game with real cards, as `upcard score` keeps it (docs/pad.md).\n\n"
    "names: one for each seat. str(pad) is its file, which upcard.read_pad reads.";

static PyType_Slot slots[] = {
    {Py_tp_doc, document}, {Py_tp_new, pad_new},     {Py_tp_dealloc, pad_dealloc},
    {Py_tp_str, pad_text}, {Py_tp_methods, methods}, {0, NULL},
};
PyType_Spec pad_spec = {"upcard.Pad", sizeof(pad_object), 0, Py_TPFLAGS_DEFAULT | Py_TPFLAGS_IMMUTABLETYPE,
                        slots};
