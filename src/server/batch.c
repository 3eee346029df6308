#include "server/batch.h"

#include <stdlib.h>

struct batch {
    room_lines lines;
    change *change;
    bool asked, somebody_left, was_over;
    guest *from;
    caller by;
    command command;
    command_result result;
};

batch *batch_new(const room *r, const caller *by, const command *c) {
    batch *b = calloc(1, sizeof *b);
    if (b && !(b->change = change_new(r))) free(b), b = NULL;
    if (!b) return NULL;
    b->asked = by;
    b->was_over = room_now(r) >= ROOM_OVER;
    if (by) b->by = *by;
    if (by) b->from = by->guest;
    if (c) b->command = *c;
    return b;
}

void batch_free(batch *b) {
    if (!b) return;
    room_lines_free(&b->lines);
    change_free(b->change);
    free(b);
}

room_lines *batch_lines(batch *b) {
    return &b->lines;
}

change *batch_change(const batch *b) {
    return b->change;
}

command_result *batch_result(batch *b) {
    return &b->result;
}

const caller *batch_caller(const batch *b) {
    return &b->by;
}

const command *batch_command(const batch *b) {
    return &b->command;
}

guest *batch_guest(const batch *b) {
    return b->from;
}

void batch_forget_guest(batch *b, const guest *gone) {
    if (b->from == gone) b->from = NULL;
}

bool batch_is_of(const batch *b, uc_command_type type) {
    return b->asked && b->command.type == type;
}

bool batch_is_asked(const batch *b) {
    return b->asked;
}

bool batch_changes_table(const batch *b) {
    return b->lines.count > (uint32_t)change_moves(b->change) && !batch_is_of(b, UC_COMMAND_MUTE);
}

bool batch_ends(const batch *b, const room *r) {
    return !b->was_over && room_now(r) >= ROOM_OVER;
}

void batch_note_leaving(batch *b) {
    b->somebody_left = true;
}

bool batch_somebody_left(const batch *b) {
    return b->somebody_left;
}
