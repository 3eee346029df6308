/* Any bytes as a message of a client: they are decoded with every member in its bounds, or refused with a
 * sentence that fits a message. */
#include <jansson.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "upcard/protocol.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void require(bool condition) {
    if (!condition) abort();
}

static bool ends(const char *text, size_t size) {
    return memchr(text, '\0', size);
}

/** The error message about it is JSON. */
static void answer(const char *sentence) {
    static char said[UC_SENT_MAX];
    uc_text text;
    uc_text_start(&text, said, sizeof said);
    uc_encode_error(&text, 1, "bad_message", NULL, 0, sentence);
    json_t *object = json_loadb(said, text.length, 0, NULL);
    require(uc_text_whole(&text) && object);
    json_decref(object);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    char message[1024];
    uc_text why;
    uc_command command;
    uc_text_start(&why, message, sizeof message);
    memset(&command, 0xff, sizeof command);
    bool fine = uc_command_decode(&command, (const char *)data, size, &why);
    require(fine == (why.length == 0));
    if (!fine) return answer(message), 0;
    require(size <= UC_RECEIVED_MAX && command.type < UC_COMMAND_TYPES);
    require(command.protocol >= -1 && command.seq >= -1 && command.seat >= -1 && command.request >= -1);
    require(ends(command.table, sizeof command.table) && ends(command.move, sizeof command.move));
    require(ends(command.id, sizeof command.id) && ends(command.token, sizeof command.token));
    require(ends(command.name, sizeof command.name) && ends(command.game, sizeof command.game));
    require(ends(command.seed, sizeof command.seed) && ends(command.fill, sizeof command.fill));
    require(command.players_count >= 0 && command.players_count <= UC_SEATS_MAX);
    for (int i = 0; i < command.players_count; i++)
        require(ends(command.players[i], sizeof command.players[i]));
    uc_setting settings[UC_SETTINGS_MAX];
    int count = uc_command_settings(&command, settings);
    require(count >= 0 && count <= UC_SETTINGS_MAX);
    for (int i = 0; i < count; i++)
        require(ends(settings[i].key, UC_SETTING_MAX) && ends(settings[i].value, UC_SETTING_MAX));
    return 0;
}
