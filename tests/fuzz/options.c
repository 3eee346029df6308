/* Any text as --rules and as values of options: accepted, or refused with a sentence. */
#include <stdint.h>
#include <stdio.h>
#include <stdio_ext.h>
#include <stdlib.h>
#include <string.h>

#include "base/arguments.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static char errors[1 << 16];
    if (size < 2 || memchr(data, 0, size)) return 0;
    char *text = strndup((const char *)data + 2, size - 2), buffer[UC_MESSAGE_MAX];
    if (!text) abort();
    const uc_game *game = uc_games[data[0] % 4];
    int seats = data[1] % 40;
    uc_state state;
    setvbuf(stderr, errors, _IOFBF, sizeof errors);
    if (!start_with_rules("fuzz", game, seats, text, &state) && uc_check(&state)) abort();
    __fpurge(stderr); /* the sentences are not wanted here */
    for (const uc_option *option = game->options; option->key; option++) {
        uc_setting setting = {option->key, text};
        uc_text message;
        uc_text_start(&message, buffer, sizeof buffer);
        uc_error error = uc_start(&state, game, seats, &setting, 1, &message);
        if ((error != UC_OK) != (message.length > 0)) abort();
        if (error) continue;
        uc_text value;
        uc_text_start(&value, buffer, sizeof buffer);
        uc_option_text(&value, &state, option);
        if (option->kind != UC_OPTION_INT && option->kind != UC_OPTION_SEAT && strcmp(buffer, text) != 0)
            abort();
    }
    free(text);
    return 0;
}
