/* Any bytes as a message of a client: taken, with everything in its bounds, or refused with a sentence that
 * can itself be sent. */
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
    uc_say_error(&text, 1, "bad_message", NULL, 0, sentence);
    json_t *object = json_loadb(said, text.length, 0, NULL);
    require(uc_text_whole(&text) && object);
    json_decref(object);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    char message[1024];
    uc_text why;
    uc_command heard;
    uc_text_start(&why, message, sizeof message);
    memset(&heard, 0xff, sizeof heard);
    bool fine = uc_command_decode(&heard, (const char *)data, size, &why);
    require(fine == (why.length == 0));
    if (!fine) return answer(message), 0;
    require(size <= UC_RECEIVED_MAX && heard.type < UC_COMMAND_TYPES);
    require(heard.protocol >= -1 && heard.seq >= -1 && heard.seat >= -1 && heard.request >= -1);
    require(ends(heard.table, sizeof heard.table) && ends(heard.move, sizeof heard.move));
    require(ends(heard.id, sizeof heard.id) && ends(heard.token, sizeof heard.token));
    require(ends(heard.name, sizeof heard.name) && ends(heard.game, sizeof heard.game));
    require(ends(heard.seed, sizeof heard.seed) && ends(heard.fill, sizeof heard.fill));
    require(heard.chairs_count >= 0 && heard.chairs_count <= UC_SEATS_MAX);
    for (int i = 0; i < heard.chairs_count; i++) require(ends(heard.chairs[i], sizeof heard.chairs[i]));
    uc_setting settings[UC_SETTINGS_MAX];
    int count = uc_command_settings(&heard, settings);
    require(count >= 0 && count <= UC_SETTINGS_MAX);
    for (int i = 0; i < count; i++)
        require(ends(settings[i].key, UC_SETTING_MAX) && ends(settings[i].value, UC_SETTING_MAX));
    return 0;
}
