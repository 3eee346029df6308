/* Any bytes as a score pad: read to the end or rejected; an accepted one has a sound state, takes or refuses
 * one more line, can be shown, and can be written and read again. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "upcard/pad.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void require(int condition) {
    if (!condition) abort();
}

/* Reads what the pad writes. */
static uc_pad *again(const uc_pad *pad) {
    static char written[1 << 20];
    char buffer[4096];
    uc_text text, message;
    uc_text_start(&text, written, sizeof written);
    uc_text_start(&message, buffer, sizeof buffer);
    uc_pad_head(pad, &text);
    uc_pad_lines(pad, 0, &text);
    return uc_text_whole(&text) ? uc_pad_read(written, text.length, &message) : uc_pad_copy(pad);
}

/* What it shows, among it what each seat needs. */
static void show(const uc_pad *pad) {
    static char shown[1 << 20];
    uc_text text;
    uc_text_start(&text, shown, sizeof shown);
    uc_pad_json(pad, &text);
    require(text.length > 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    char buffer[4096], line[UC_PAD_LINE_MAX];
    uc_text message;
    uc_text_start(&message, buffer, sizeof buffer);
    uc_pad *pad = uc_pad_read((const char *)data, size, &message);
    require((pad == NULL) == (message.length > 0));
    if (!pad) return 0;
    size_t length = size < sizeof line ? size : sizeof line - 1;
    memcpy(line, data + size - length, length);
    line[length] = '\0';
    size_t lines = uc_pad_line_count(pad);
    uc_error error = uc_pad_enter(pad, line, &message);
    require((error == UC_OK) == (message.length == 0));
    require(uc_pad_line_count(pad) == lines + (error == UC_OK));
    require(!uc_check(uc_pad_state(pad)));
    show(pad);
    uc_pad *other = again(pad);
    require(other && !memcmp(uc_pad_state(other), uc_pad_state(pad), sizeof(uc_state)));
    uc_pad_close(other);
    uc_pad_close(pad);
    return 0;
}
