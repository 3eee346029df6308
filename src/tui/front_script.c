/* The front end of the tests. */
#include "tui/front.h"

static void size(front *f, int *ret_rows, int *ret_columns) {
    front_script *script = (front_script *)f;
    *ret_rows = script->rows;
    *ret_columns = script->columns;
}

static void show(front *f, const canvas *c) {
    front_script *script = (front_script *)f;
    script->last = c;
    if (script->shown) script->shown(script, c);
}

static front_input next_key(front *f, int timeout_ms) {
    front_script *script = (front_script *)f;
    return script->next(script, script->last, timeout_ms);
}

static void nothing(front *f) {
    (void)f;
}

void front_script_start(front_script *script, int rows, int columns) {
    *script = (front_script){.base = {.size = size, .show = show, .wait = next_key, .close = nothing},
                             .rows = rows,
                             .columns = columns};
}
