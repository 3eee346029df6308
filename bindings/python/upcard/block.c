/* upcard._Block: the memory of an array, seen through memoryviews. */
#include <stdlib.h>

#include "binding.h"

PyTypeObject *block_type;

typedef struct block_object {
    PyObject base;
    void *data;
    const char *format;
    Py_ssize_t item, shape[2], strides[2];
    int dimensions;
} block_object;

static int block_buffer(PyObject *self, Py_buffer *view, int flags) {
    block_object *b = (block_object *)self;
    (void)flags;
    Py_INCREF(self);
    *view = (Py_buffer){.buf = b->data,
                        .obj = self,
                        .itemsize = b->item,
                        .ndim = b->dimensions,
                        .shape = b->shape,
                        .strides = b->strides,
                        .len = b->strides[0] * b->shape[0]};
    view->format = (char *)(uintptr_t)b->format;
    return 0;
}

static void block_dealloc(PyObject *self) {
    free(((block_object *)self)->data);
    free_object(self);
}

static PyType_Slot slots[] = {
    {Py_bf_getbuffer, block_buffer},
    {Py_tp_dealloc, block_dealloc},
    {0, NULL},
};
PyType_Spec block_spec = {"upcard._Block", sizeof(block_object), 0,
                          Py_TPFLAGS_DEFAULT | Py_TPFLAGS_IMMUTABLETYPE | Py_TPFLAGS_DISALLOW_INSTANTIATION,
                          slots};

PyObject *make_array(const char *format, size_t item, size_t rows, size_t columns, void *ret_data) {
    block_object *b = (block_object *)new_object(block_type);
    if (!b) return NULL;
    size_t width = columns ? columns : 1;
    b->format = format;
    b->item = (Py_ssize_t)item;
    b->dimensions = columns ? 2 : 1;
    b->shape[0] = (Py_ssize_t)rows, b->shape[1] = (Py_ssize_t)columns;
    b->strides[0] = (Py_ssize_t)(width * item), b->strides[1] = b->item;
    b->data = rows > PTRDIFF_MAX / item / width ? NULL : calloc(rows * width, item);
    PyObject *view = b->data ? PyMemoryView_FromObject((PyObject *)b) : PyErr_NoMemory();
    if (view) memcpy(ret_data, &b->data, sizeof b->data);
    Py_DECREF((PyObject *)b);
    return view;
}
