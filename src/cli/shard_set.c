#include "cli/shard_set.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/arguments.h"

int shard_set_lines(const char *path, shard_file *file, shard_take *take, void *user) {
    FILE *in = fopen(path, "rb");
    if (!in) return failure("merge", "cannot read %s: %s", path, strerror(errno));
    file->path = path;
    int status = shard_read("merge", in, file, take, user);
    fclose(in);
    if (!status && !file->header)
        status = failure("merge", "%s is not a file written by upcard --shard or --resume", path);
    return status;
}

int shard_set_read(const shard_set *set, uc_faults *faults, shard_take *take, void *user) {
    int status = STATUS_FINE;
    for (int i = 0; !status && i < set->count; i++) {
        shard_file file = {.faults = faults};
        status = shard_set_lines(set->file[i], &file, take, user);
        json_decref(file.header);
    }
    return status;
}

char *shard_set_players(const shard_set *set) {
    json_t *list = shard_list(set->header, "players"), *player;
    size_t index, room = 1;
    json_array_foreach(list, index, player) room += json_string_length(player) + 1;
    char *text = list && room > 1 ? calloc(room, 1) : NULL, *at = text;
    if (!text) return NULL;
    json_array_foreach(list, index, player) {
        if (!json_is_string(player)) return free(text), NULL;
        if (index) *at++ = ',';
        memcpy(at, json_string_value(player), json_string_length(player));
        at += json_string_length(player);
    }
    return text;
}
