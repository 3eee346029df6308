/* Any bytes as the text of a move, in every game: an accepted move has exactly that text; and a game
 * continues with any moves. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "upcard/game.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void parse(const uc_game *game, const char *bytes, size_t size) {
    int move = uc_move_parse(game, bytes, size);
    if (move < 0) return;
    char buffer[UC_MOVE_TEXT_MAX];
    uc_text text;
    uc_text_start(&text, buffer, sizeof buffer);
    uc_move_text(&text, game, (uc_move)move);
    if (text.length != size || memcmp(buffer, bytes, size) != 0) abort();
}

/** Takes each byte as the choice among what is legal, and each second one as a move that mostly is not. */
static void play(const uc_game *game, const uint8_t *data, size_t size) {
    char buffer[UC_MESSAGE_MAX];
    uc_state state;
    uc_text message;
    uc_text_start(&message, buffer, sizeof buffer);
    uc_start(&state, game, game->seats_min + (size ? data[0] : 0) % (game->seats_max - game->seats_min + 1),
             NULL, 0, &message);
    for (size_t i = 0; i + 1 < size; i += 2) {
        uc_move moves[UC_MOVES_MAX];
        uint64_t may = uc_actors(&state);
        if (!may) return;
        int mover = __builtin_ctzll(may);
        int count = mover == UC_CHANCE ? uc_outcomes(&state, moves, NULL) : uc_legal(&state, mover, moves);
        uc_apply(&state, data[i + 1] % 64, (uc_move)(data[i] * 7), NULL);
        uc_apply(&state, mover, moves[data[i] % count], NULL);
        if (uc_check(&state)) abort();
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    for (const uc_game *const *game = uc_games; *game; game++) parse(*game, (const char *)data, size);
    if (size) play(uc_games[data[0] % 4], data + 1, size - 1);
    return 0;
}
