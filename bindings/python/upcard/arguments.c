/* What callers pass: each argument is checked here, and an exception says what is wrong with it. */
#include <limits.h>

#include "binding.h"

/* Puts a keyword's value in its place. */
static bool take_keyword(const char *const *names, PyObject *keyword, PyObject *value, PyObject **arguments) {
    for (int i = 0; names[i]; i++) {
        if (PyUnicode_CompareWithASCIIString(keyword, names[i])) continue;
        if (arguments[i]) PyErr_Format(PyExc_TypeError, "%s is given twice", names[i]);
        if (!arguments[i]) arguments[i] = value;
        return !PyErr_Occurred();
    }
    PyErr_Format(PyExc_TypeError, "there is no argument %R", keyword);
    return false;
}

bool take_arguments(const char *const *names, int required, PyObject *const *given, Py_ssize_t count,
                    PyObject *keywords, PyObject **ret_arguments) {
    int known = 0;
    for (; names[known]; known++) ret_arguments[known] = NULL;
    if (count > known) {
        PyErr_Format(PyExc_TypeError, "at most %d arguments, not %zd", known, count);
        return false;
    }
    for (Py_ssize_t i = 0; i < count; i++) ret_arguments[i] = given[i];
    for (Py_ssize_t i = 0, more = keywords ? PyTuple_Size(keywords) : 0; i < more; i++)
        if (!take_keyword(names, PyTuple_GetItem(keywords, i), given[count + i], ret_arguments)) return false;
    for (int i = 0; i < known; i++) {
        if (i >= required && ret_arguments[i] == Py_None) ret_arguments[i] = NULL;
        if (i < required && !ret_arguments[i]) {
            PyErr_Format(PyExc_TypeError, "%s is missing", names[i]);
            return false;
        }
    }
    return true;
}

bool take_number(PyObject *argument, const char *name, long *ret_number) {
    int beyond = 0;
    if (!PyIndex_Check(argument)) {
        PyErr_Format(PyExc_TypeError, "%s must be a whole number, not %R", name, argument);
        return false;
    }
    PyObject *number = PyNumber_Index(argument);
    if (!number) return false;
    *ret_number = PyLong_AsLongAndOverflow(number, &beyond);
    if (beyond) *ret_number = beyond > 0 ? LONG_MAX : LONG_MIN;
    Py_DECREF(number);
    return beyond || *ret_number != -1 || !PyErr_Occurred();
}

int take_word(PyObject *argument, void *ret_word) {
    uint64_t *word = ret_word;
    PyObject *number = PyIndex_Check(argument) ? PyNumber_Index(argument) : NULL;
    if (!number)
        return PyErr_Occurred() ? 0
                                : (PyErr_Format(PyExc_TypeError, "%R is not a whole number", argument), 0);
    *word = PyLong_AsUnsignedLongLong(number);
    Py_DECREF(number);
    if (*word != UINT64_MAX || !PyErr_Occurred()) return 1;
    PyErr_Format(PyExc_ValueError, "%R is not a whole number from 0 to 2**64 - 1", argument);
    return 0;
}

int take_seed(PyObject *argument, void *ret_word) {
    size_t length;
    if (!PyUnicode_Check(argument)) return take_word(argument, ret_word);
    const char *text = take_text(argument, "seed", &length);
    if (text) *(uint64_t *)ret_word = uc_seed_of_text(text);
    return text != NULL;
}

const char *take_text(PyObject *argument, const char *name, size_t *ret_length) {
    Py_ssize_t length = 0;
    if (!PyUnicode_Check(argument)) {
        PyErr_Format(PyExc_TypeError, "%s must be a str, not %R", name, argument);
        return NULL;
    }
    const char *text = PyUnicode_AsUTF8AndSize(argument, &length);
    if (text && strlen(text) != (size_t)length) {
        PyErr_Format(PyExc_ValueError, "%s has a NUL", name);
        return NULL;
    }
    *ret_length = (size_t)length;
    return text;
}

int take_move(PyObject *argument, const uc_game *game) {
    long number = -1;
    if (PyUnicode_Check(argument)) {
        size_t length;
        const char *text = take_text(argument, "action", &length);
        if (!text) return -1;
        number = uc_move_parse(game, text, length);
    } else if (!take_number(argument, "action", &number)) {
        return -1;
    }
    if (number >= 0 && number < game->moves) return (int)number;
    PyErr_Format(PyExc_ValueError, "%R is not an action of %s", argument, game->id);
    return -1;
}

int take_seat(PyObject *argument, int seats) {
    long number;
    if (!take_number(argument, "player", &number)) return -1;
    if (number >= 0 && number < seats) return (int)number;
    PyErr_Format(PyExc_ValueError, "there is no player %R; the players are 0 to %d", argument, seats - 1);
    return -1;
}

int take_viewer(PyObject *argument, int seats) {
    long number;
    if (!take_number(argument, "player", &number)) return -1;
    return number == UC_SPECTATOR ? UC_SPECTATOR : take_seat(argument, seats);
}

bool take_faces(PyObject *argument, bool *ret_faces) {
    size_t length;
    const char *word = argument ? take_text(argument, "actions", &length) : "moves";
    *ret_faces = word && !strcmp(word, "faces");
    if (word && !*ret_faces && strcmp(word, "moves") != 0)
        PyErr_Format(PyExc_ValueError, "actions must be 'moves' or 'faces', not %R", argument);
    return !PyErr_Occurred();
}

uc_rng *take_random(PyObject *argument) {
    if (Py_TYPE(argument) == random_type) return &((random_object *)argument)->rng;
    PyErr_Format(PyExc_TypeError, "random must be an upcard.Random, not %R", argument);
    return NULL;
}

char format_of(const Py_buffer *buffer) {
    const char *format = buffer->format ? buffer->format : "B";
    if (*format == '@' || *format == '=' || (*format == '<' && !PY_BIG_ENDIAN)) format++;
    return format[0] && !format[1] ? format[0] : '\0';
}

bool take_out(PyObject *argument, size_t count, bool floats, Py_buffer *ret_buffer, bool *ret_floats) {
    if (PyObject_GetBuffer(argument, ret_buffer, PyBUF_WRITABLE | PyBUF_FORMAT | PyBUF_C_CONTIGUOUS))
        return false;
    char format = format_of(ret_buffer);
    *ret_floats = format == 'f';
    if (format != 'B' && !(floats ? format == 'f' : format == '?' || format == 'b'))
        PyErr_Format(PyExc_TypeError, "out must have numbers of type %s, not of format '%s'",
                     floats ? "uint8 ('B') or float32 ('f')" : "uint8 ('B') or bool ('?')",
                     ret_buffer->format ? ret_buffer->format : "B");
    else if ((size_t)ret_buffer->len != count * (size_t)ret_buffer->itemsize)
        PyErr_Format(PyExc_ValueError, "out has %zd numbers; it must have %zu",
                     ret_buffer->len / ret_buffer->itemsize, count);
    else if ((uintptr_t)ret_buffer->buf % (size_t)ret_buffer->itemsize)
        PyErr_Format(PyExc_ValueError, "the numbers of out are not aligned in memory");
    else
        return true;
    PyBuffer_Release(ret_buffer);
    return false;
}
