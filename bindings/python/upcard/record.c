/* Records as texts: the names in them, and their compact form. history.c makes states of them. */
#include "upcard/record.h"

#include <stdlib.h>

#include "binding.h"

PyObject *names_of_record(PyObject *module, PyObject *argument) {
    (void)module;
    char buffer[UC_MESSAGE_MAX], names[UC_SEATS_MAX][UC_NAME_MAX];
    uc_text message;
    uc_record record;
    size_t length;
    const char *text = take_text(argument, "record", &length);
    if (!text) return NULL;
    uc_text_start(&message, buffer, sizeof buffer);
    if (uc_record_open(&record, text, length, &message)) return raise_text(&message);
    uc_record_read_names(&record, names);
    PyObject *list = PyList_New(record.state.head.seats);
    for (int seat = 0; list && seat < record.state.head.seats; seat++) {
        PyObject *name = PyUnicode_FromString(names[seat]);
        if (!name || PyList_SetItem(list, seat, name)) Py_CLEAR(list);
    }
    return list;
}

/* Turns a text into another one by uc_link_write or uc_link_read, first to learn how long it will be. */
static PyObject *convert(PyObject *argument, const char *name,
                         uc_error (*write)(uc_text *out, const char *text, size_t length, uc_text *message)) {
    char none[1], buffer[UC_MESSAGE_MAX];
    uc_text out, message;
    size_t length;
    const char *text = take_text(argument, name, &length);
    if (!text) return NULL;
    uc_text_start(&out, none, sizeof none);
    uc_text_start(&message, buffer, sizeof buffer);
    uc_error error = write(&out, text, length, &message);
    if (error && error != UC_TOO_SMALL) return raise_text(&message);
    size_t room = out.length + 1;
    char *space = malloc(room);
    if (!space) return PyErr_NoMemory();
    uc_text_start(&out, space, room);
    error = write(&out, text, length, &message);
    PyObject *converted = error ? raise_text(&message) : text_object(&out);
    free(space);
    return converted;
}

PyObject *link_of_record(PyObject *module, PyObject *record) {
    (void)module;
    return convert(record, "record", uc_link_write);
}

PyObject *record_of_link(PyObject *module, PyObject *link) {
    (void)module;
    return convert(link, "link", uc_link_read);
}
