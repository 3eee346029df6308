/* upcard.Random: the library's streams of random numbers. */
#include "binding.h"

PyTypeObject *random_type;

static PyObject *random_new(PyTypeObject *type, PyObject *args, PyObject *keywords) {
    static char seed_name[] = "seed", stream_name[] = "stream", *names[] = {seed_name, stream_name, NULL};
    uint64_t seed_word, stream_word = 0;
    if (!PyArg_ParseTupleAndKeywords(args, keywords, "O&|O&:Random", names, take_seed, &seed_word, take_word,
                                     &stream_word))
        return NULL;
    random_object *random = (random_object *)new_object(type);
    if (random) uc_rng_start(&random->rng, seed_word, stream_word);
    return (PyObject *)random;
}

static PyObject *random_below(PyObject *self, PyObject *argument) {
    long number;
    if (!take_number(argument, "n", &number)) return NULL;
    if (number < 1 || number > (long)UINT32_MAX)
        return PyErr_Format(PyExc_ValueError, "n must be 1 to 2**32 - 1, not %R", argument);
    return PyLong_FromUnsignedLong(uc_rng_below(&((random_object *)self)->rng, (uint32_t)number));
}

static PyObject *random_choice(PyObject *self, PyObject *argument) {
    Py_ssize_t count = PySequence_Size(argument);
    if (count < 0) return NULL;
    if (count == 0 || count > (Py_ssize_t)UINT32_MAX)
        return PyErr_Format(PyExc_IndexError, "nothing to choose from: the sequence has %zd items", count);
    return PySequence_GetItem(argument, uc_rng_below(&((random_object *)self)->rng, (uint32_t)count));
}

static PyObject *random_random(PyObject *self, PyObject *unused) {
    (void)unused;
    return PyFloat_FromDouble((double)(uc_rng_next(&((random_object *)self)->rng) >> 11) * 0x1p-53);
}

static PyMethodDef methods[] = {
    {"random", random_random, METH_NOARGS,
     "random($self, /)\n--\n\nA float in [0, 1), each multiple of 2**-53 equally likely."},
    {"below", random_below, METH_O,
     "below($self, n, /)\n--\n\nA whole number from 0 to n - 1, each equally likely; n is 1 to 2**32 - 1."},
    {"choice", random_choice, METH_O,
     "choice($self, items, /)\n--\n\nA random item of a sequence, each equally likely."},
    {NULL, NULL, 0, NULL},
};

static char document[] =
    "Random(seed, stream=0)\n--\n\n"
    "The library's random numbers (xoshiro256**): a seed and the number of a stream name all that follow.\n\n"
    "seed: a whole number of 64 bits, or a text, as after --seed of the program.";

static PyType_Slot slots[] = {
    {Py_tp_doc, document},
    {Py_tp_new, random_new},
    {Py_tp_dealloc, free_object},
    {Py_tp_methods, methods},
    {0, NULL},
};
PyType_Spec random_spec = {"upcard.Random", sizeof(random_object), 0,
                           Py_TPFLAGS_DEFAULT | Py_TPFLAGS_IMMUTABLETYPE, slots};
