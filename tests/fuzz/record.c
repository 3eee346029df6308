/* Any bytes as a record: read to the end or rejected; an accepted one can be written and read again. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "upcard/record.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void require(int condition) {
    if (!condition) abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static char written[1 << 20], extra[1 << 16];
    char buffer[1024], names[UC_SEATS_MAX][64];
    uc_record record;
    uc_text message, text, kept;
    uc_text_start(&message, buffer, sizeof buffer);
    if (uc_record_open(&record, (const char *)data, size, &message)) {
        require(message.length > 0);
        return 0;
    }
    uc_record_read_names(&record, names);
    uc_text_start(&kept, extra, sizeof extra);
    uc_record_extra(&kept, &record);
    uc_text_start(&text, written, sizeof written);
    uc_record_begin(&text, &record.state, extra);
    int more;
    while ((more = uc_record_next(&record, NULL, &message)) == 1) {
        require(!uc_check(&record.state));
        uc_record_move(&text, uc_game_of(&record.state), record.mover, record.move);
    }
    require((more < 0) == (message.length > 0));
    if (more < 0 || !uc_text_whole(&text) || !uc_text_whole(&kept)) return 0;
    uc_record again;
    require(!uc_record_open(&again, written, text.length, &message));
    while ((more = uc_record_next(&again, NULL, &message)) == 1) continue;
    require(more == 0 && !memcmp(&again.state, &record.state, uc_state_size(&record.state)));
    return 0;
}
