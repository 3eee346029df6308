/* Any lines as requests: each gets one line of JSON, and the driver stays usable. */
#include <jansson.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "drive/drive.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/** Whether the line may request a whole game: a million moves are too slow for a fuzz target. */
static bool may_be_long(const char *line, size_t length) {
    for (size_t i = 0; i + 3 < length; i++)
        if (!memcmp(line + i, "ov", 2) || line[i] == '\\') return true;
    return false;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    const char *at = (const char *)data, *end = at + size;
    drive *d = drive_new();
    while (at < end) {
        const char *newline = memchr(at, '\n', (size_t)(end - at)), *stop = newline ? newline : end;
        size_t length, line = (size_t)(stop - at);
        if (!may_be_long(at, line)) {
            const char *answer = drive_answer(d, at, line, &length);
            json_t *json = json_loadb(answer, length, 0, NULL);
            if (!json || !json_is_boolean(json_object_get(json, "ok")) || answer[length - 1] != '\n') abort();
            json_decref(json);
        }
        at = newline ? newline + 1 : end;
    }
    drive_free(d);
    return 0;
}
