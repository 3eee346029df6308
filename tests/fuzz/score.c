/* Any lines as what people type at a score pad, the first byte naming the game: each is refused with a
 * reason, or becomes a line of the pad that the pad takes or refuses. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "cli/play/score_cards.h"
#include "cli/play/score_entry.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { SEATS = 3, LINES = 40 };

static void require(int condition) {
    if (!condition) abort();
}

static void type(uc_pad *pad, const char *typed) {
    static char news[ODDS_JSON_MAX];
    char line[2 * UC_PAD_LINE_MAX], why[4096];
    uc_text text, told, error;
    uc_text_start(&text, line, sizeof line);
    uc_text_start(&told, news, sizeof news);
    uc_text_start(&error, why, sizeof why);
    score_reading reading = score_moves(pad, typed, &text, &told, &error);
    require((reading == SCORE_WRONG) == (error.length > 0));
    if (reading == SCORE_WRONG) return;
    if (reading == SCORE_PLAIN) score_entry(pad, typed, &text);
    uc_error refused = uc_pad_enter(pad, line, &error);
    /* moves that were made at the table are moves of the pad; a correction may not fit what follows */
    if (reading == SCORE_MOVES && (line[0] == '*' || (line[0] >= '0' && line[0] <= '9')))
        require(!refused || strlen(line) >= UC_PAD_LINE_MAX || strstr(why, "the round is over"));
    require(!uc_check(uc_pad_state(pad)));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static const char *const names[SEATS] = {"ann", "bob", "you"};
    char typed[UC_PAD_LINE_MAX];
    uc_state fresh;
    if (!size || data[0] >= UC_GAMES_COUNT) return 0;
    require(!uc_start(&fresh, uc_games[data[0]], SEATS, NULL, 0, NULL));
    uc_pad *pad = uc_pad_open(&fresh, names);
    require(pad != NULL);
    const char *at = (const char *)data + 1, *end = (const char *)data + size;
    for (int i = 0; i < LINES && at < end; i++) {
        const char *next = memchr(at, '\n', (size_t)(end - at));
        size_t length = (size_t)((next ? next : end) - at),
               kept = length < sizeof typed ? length : sizeof typed - 1;
        memcpy(typed, at, kept);
        typed[kept] = '\0';
        type(pad, typed);
        at = next ? next + 1 : end;
    }
    uc_pad_close(pad);
    return 0;
}
