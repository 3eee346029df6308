/* Any bytes as a link: an accepted one is a record, and its own link stands for the same. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "upcard/record.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { MARK = sizeof "upcard1." - 1 };

static void require(int condition) {
    if (!condition) abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static char link[1 << 16], first[1 << 18], second[1 << 18];
    char buffer[1024];
    uc_text message, record, again, written;
    if (size > sizeof link - MARK) return 0;
    memcpy(link, "upcard1.", MARK);
    memcpy(link + MARK, data, size);
    uc_text_start(&message, buffer, sizeof buffer);
    uc_text_start(&record, first, sizeof first);
    uc_error error = uc_link_read(&record, link, MARK + size, &message);
    require((error == UC_OK) == (error != UC_TOO_SMALL && message.length == 0));
    if (error) return 0;
    uc_text_start(&written, link, sizeof link);
    error = uc_link_write(&written, first, record.length, &message);
    if (error == UC_TOO_SMALL) return 0;
    require(!error);
    uc_text_start(&record, first, sizeof first); /* now with every rule written out */
    require(!uc_link_read(&record, link, written.length, &message));
    uc_text_start(&written, link, sizeof link);
    require(!uc_link_write(&written, first, record.length, &message));
    uc_text_start(&again, second, sizeof second);
    require(!uc_link_read(&again, link, written.length, &message) && !strcmp(first, second));
    return 0;
}
