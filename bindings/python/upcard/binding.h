/** @file
 * The Python module upcard._core: its types, and what its files share.
 *
 * It uses the limited API of Python 3.11, so one build serves all later versions. A State and a Random belong
 * to the thread that holds the interpreter's lock; only long calls release it: on many games, and searches.
 */
#ifndef UPCARD_BINDING_H
#define UPCARD_BINDING_H

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include "upcard/game.h"

/** Players that are no seats, with OpenSpiel's numbers. */
enum { PLAYER_CHANCE = -1, PLAYER_TERMINAL = -4 };
/** For a refusal that concerns no environment of a batch. */
enum { NO_ENVIRONMENT = -1 };

/** A game with its seats and rules; it never changes. */
typedef struct game_object {
    PyObject base;
    const uc_game *game;
    uc_state fresh; /**< waits for the first move */
} game_object;

/** A player and its move. */
typedef struct played_move {
    uint16_t mover, move;
} played_move;

/** The moves of several states that share a beginning: each state has the first `length` of them, and the
 * longest one appends in place. A state that would write elsewhere than at the end takes a copy. */
typedef struct move_list {
    size_t owners, length, capacity;
    played_move move[];
} move_list;

/** The memories of all seats, as far as the game was observed. */
typedef struct observers {
    uc_state state;  /**< the position that they have observed last */
    size_t observed; /**< moves of the state's list */
    uc_memory memory[];
} observers;

typedef struct state_object {
    PyObject base;
    game_object *game;
    move_list *moves; /**< NULL before the first move */
    size_t length;    /**< moves made */
    observers *watch; /**< NULL until somebody asks what a seat remembers */
    bool sampled;     /**< made by resampling: its moves do not lead here from a fresh game */
    uc_state state;
} state_object;

typedef struct random_object {
    PyObject base;
    uc_rng rng;
} random_object;

extern PyTypeObject *batch_type, *block_type, *bot_type, *game_type, *pad_type, *state_type, *random_type;
extern PyType_Spec batch_spec, block_spec, bot_spec, game_spec, pad_spec, state_spec, random_spec;

/* ---- module.c ---- */

/** An object of one of the types above, of zeros. NULL with an exception. */
PyObject *new_object(PyTypeObject *type);
/** Frees an object whose parts are freed; the destructor of types without parts. */
void free_object(PyObject *self);
/** An attribute of another module. NULL with an exception. */
PyObject *import_from(const char *module, const char *name);
/** Raises ValueError with the text of `message`. Returns NULL. */
PyObject *raise_text(const uc_text *message);
/** Raises upcard.Refused for a move that uc_apply refused, in an environment of a batch or NO_ENVIRONMENT.
 * Returns NULL. */
PyObject *raise_refused(const uc_state *state, int mover, uc_move move, uc_result result,
                        Py_ssize_t environment);
/** The value of a JSON text; NULL with an exception. */
PyObject *load_json(const uc_text *json);
PyObject *text_object(const uc_text *text);
/** upcard.Field with these values. */
PyObject *make_field(PyObject *values);
/** upcard.Choice with these values. */
PyObject *make_choice(PyObject *values);
/** array.array('f') of `count` zeros. */
PyObject *make_floats(size_t count);

/* ---- arguments.c ---- */

/** The arguments of a METH_FASTCALL | METH_KEYWORDS call by the names in `names` (ended by NULL), `required`
 * of them. A missing one, or None where it is not required, is NULL. Returns false with a TypeError. */
bool take_arguments(const char *const *names, int required, PyObject *const *given, Py_ssize_t count,
                    PyObject *keywords, PyObject **ret_arguments);
/** The whole number in an argument; beyond long, the nearest long. Returns false with a TypeError. */
bool take_number(PyObject *argument, const char *name, long *ret_number);
/** A converter for "O&" of PyArg_Parse...: a whole number from 0 to 2**64 - 1 into a uint64_t. Returns 0 with
 * an exception. */
int take_word(PyObject *argument, void *ret_word);
/** The same for a seed, which may also be a text. */
int take_seed(PyObject *argument, void *ret_word);
/** The letter of a buffer's format: 'B' for bytes, 'f' for floats; 0 for one that is not the machine's own.
 */
char format_of(const Py_buffer *buffer);
/** A buffer to write `count` numbers into: of bytes, and where `floats` is true also of floats (*ret_floats
 * tells). Returns false with an exception; otherwise the caller releases it. */
bool take_out(PyObject *argument, size_t count, bool floats, Py_buffer *ret_buffer, bool *ret_floats);
/** A text without NUL. Returns NULL with an exception. */
const char *take_text(PyObject *argument, const char *name, size_t *ret_length);
/** A move of a game: a number in its range or a text. Returns -1 with an exception. */
int take_move(PyObject *argument, const uc_game *game);
/** A seat of a table. Returns -1 with an exception. */
int take_seat(PyObject *argument, int seats);
/** A seat of a table, or UC_SPECTATOR. Returns -1 with an exception. */
int take_viewer(PyObject *argument, int seats);
/** How actions are numbered: "faces", or "moves", which NULL stands for. Returns false with an exception. */
bool take_faces(PyObject *argument, bool *ret_faces);
/** The stream of an upcard.Random. Returns NULL with a TypeError. */
uc_rng *take_random(PyObject *argument);

/* ---- game.c ---- */

/** A game object whose fresh state is set by the caller. */
game_object *game_alloc(void);
PyObject *move_text_object(const uc_game *game, uc_move move);

PyObject *game_make(PyObject *module, PyObject *args);

/* ---- block.c ---- */

/** A memoryview of a new array of zeros, [rows] or, if `columns` is not 0, [rows, columns]; `format` as in
 * the module struct. *ret_data is the array, which lives as long as the view. NULL with an exception. */
PyObject *make_array(const char *format, size_t item, size_t rows, size_t columns, void *ret_data);

/* ---- state.c ---- */

/** A state without moves at `position`. */
state_object *state_alloc(game_object *game, const uc_state *position);
/** The seat whose turn it is, PLAYER_CHANCE or PLAYER_TERMINAL. */
int current_player(const uc_state *state);
/** The seat in an argument, or the one whose turn it is if it is NULL. Returns -1 with an exception. */
int player_or_current(const state_object *s, PyObject *argument);

/* ---- actions.c ---- */

/** Makes a move and keeps it; `events` may be NULL. Returns false with an exception, upcard.Refused if the
 * game refuses it. */
bool play_move(state_object *s, int mover, uc_move move, uc_events *events);
PyObject *state_legal(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords);
PyObject *state_apply(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords);
PyObject *state_play(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords);
PyObject *state_action_to_face(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords);
PyObject *state_face_to_action(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords);
PyObject *state_outcomes(PyObject *self, PyObject *unused);
PyObject *state_weights(PyObject *self, PyObject *unused);
PyObject *state_draw(PyObject *self, PyObject *argument);
PyObject *state_sample(PyObject *self, PyObject *argument);

/* ---- history.c ---- */

/** Makes room for one more move. Returns false with an exception. */
bool reserve_move(state_object *s);
void keep_move(state_object *s, int mover, uc_move move);
void drop_moves(move_list *moves);
PyObject *state_history(PyObject *self, PyObject *unused);
PyObject *state_full_history(PyObject *self, PyObject *unused);
PyObject *state_record(PyObject *self, PyObject *unused);
PyObject *state_from_record(PyObject *module, PyObject *argument);
PyObject *state_reduce(PyObject *self, PyObject *unused);
PyObject *state_restore(PyObject *module, PyObject *args);

/* ---- observe.c ---- */

PyObject *state_view(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords);
PyObject *state_view_json(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords);
PyObject *state_dict(PyObject *self, PyObject *unused);
PyObject *state_json(PyObject *self, PyObject *unused);
PyObject *state_observation_tensor(PyObject *self, PyObject *const *args, Py_ssize_t count,
                                   PyObject *keywords);
PyObject *state_information_tensor(PyObject *self, PyObject *const *args, Py_ssize_t count,
                                   PyObject *keywords);
PyObject *state_legal_mask(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords);
PyObject *state_resample(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords);
/** Observers of a position; no seat remembers more than it sees there. NULL with an exception. */
observers *make_observers(const uc_state *position);
/** A copy of the memories, or NULL with an exception. */
observers *copy_observers(const observers *watch);
/** Lets all seats observe the moves since the last call. Returns false with an exception. */
bool catch_up(state_object *s);

/* ---- job.c ---- */

/** Long work in a thread of its own, while others use the interpreter. */
typedef struct job {
    void (*run)(struct job *job);            /**< does the work; without the interpreter */
    uint64_t (*done)(const struct job *job); /**< how far it is, 0 to `all`; may be NULL */
    uint64_t all;
    PyObject *progress; /**< NULL, or is called with (done, all) several times a second */
    bool stop;          /**< set while the work runs, to end it early */
    bool interrupted;   /**< result: Ctrl-C ended it */
} job;

/** Does the work. Ctrl-C ends it early, and so does an exception of `progress`, which is then raised. Returns
 * false with an exception. */
bool run_job(job *j);

/* ---- odds.c ---- */

PyObject *state_odds(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords);
PyObject *state_solve(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords);

/* ---- pad.c ---- */

PyObject *read_pad(PyObject *module, PyObject *text);

/* ---- record.c ---- */

PyObject *names_of_record(PyObject *module, PyObject *record);
PyObject *link_of_record(PyObject *module, PyObject *record);
PyObject *record_of_link(PyObject *module, PyObject *link);

/* ---- runs.c ---- */

PyObject *run_arena(PyObject *module, PyObject *args);
PyObject *run_simulation(PyObject *module, PyObject *args);

/* ---- bot.c ---- */

PyObject *list_bots(PyObject *module, PyObject *unused);
PyObject *state_choose(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords);
PyObject *state_search(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords);
PyObject *state_reasons(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords);
PyObject *state_reasons_text(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords);
PyObject *state_evaluate(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords);
PyObject *state_win_chances(PyObject *self, PyObject *unused);

#endif
