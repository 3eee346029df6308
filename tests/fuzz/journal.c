/* Any bytes as the journal of a room: rejected with a sentence, or a room that can be shown, continues, and
 * is read back from its lines. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "room/journal.h"
#include "room/room.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void require(bool condition) {
    if (!condition) abort();
}

/** A valid line is written unchanged. */
static void write_again(const char *line, size_t length) {
    char written[JOURNAL_LINE_MAX + 1];
    journal_entry entry;
    uc_text text;
    if (journal_read(&entry, line, length)) return;
    uc_text_start(&text, written, sizeof written);
    journal_write(&text, &entry);
    require(text.length == length + 1 && !memcmp(written, line, length));
}

static void look(const room *r) {
    uc_move moves[UC_MOVES_MAX];
    uc_view view;
    uc_state state;
    size_t length;
    room_state(r, &state);
    require(!uc_check(&state));
    for (int seat = 0; seat < room_seats(r); seat++) {
        room_view(r, seat, &view);
        room_asked(r, room_last(r), seat, moves);
        require(room_seat_at(r, seat)->name != NULL);
    }
    room_bots_due(r, room_last(r));
    free(room_record(r, &length));
}

/** The effects of the clock are a journal too. */
static void go_on(room *r, const char *journal, size_t size) {
    room_lines lines = {.bytes = NULL};
    int64_t deadline = room_deadline(r);
    room_tick(r, deadline == INT64_MAX ? room_last(r) : deadline, &lines);
    char *whole = malloc(size + lines.length);
    require(whole != NULL);
    memcpy(whole, journal, size);
    if (lines.length) memcpy(whole + size, lines.bytes, lines.length);
    room *again = room_read(whole, size + lines.length, NULL, NULL);
    require(again && room_line_count(again) == room_line_count(r) && room_seq(again) == room_seq(r));
    room_free(again);
    room_lines_free(&lines);
    free(whole);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    char message[1024];
    uc_text why;
    const char *journal = (const char *)data, *end = journal + size;
    for (const char *at = journal, *newline; at < end && (newline = memchr(at, '\n', (size_t)(end - at)));
         at = newline + 1)
        write_again(at, (size_t)(newline - at));
    uc_text_start(&why, message, sizeof message);
    room *r = room_read(journal, size, NULL, &why);
    require((r != NULL) == (why.length == 0));
    if (!r) return 0;
    look(r);
    go_on(r, journal, size);
    room_free(r);
    return 0;
}
