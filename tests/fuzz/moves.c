/* Any bytes as the text of a move, in every game: an accepted move has exactly this text. And any moves in a
 * game under any rules. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "option_sets.h"

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

/** One of the actors. */
static int choose_mover(uint64_t actors, int choice) {
    for (choice %= __builtin_popcountll(actors); choice; choice--) actors &= actors - 1;
    return __builtin_ctzll(actors);
}

/** The first byte gives the seats. Then each byte chooses among the legal moves, and a second byte gives a
 * mover with a mostly illegal move. */
static void play(const uc_game *game, int set, const uint8_t *data, size_t size) {
    uc_state state;
    uc_rng rng;
    int seats = game->seats_min + (size ? data[0] : 0) % (game->seats_max - game->seats_min + 1);
    uc_rng_start(&rng, 1, size);
    if (!option_set_any(&state, game, seats, set, &rng)) return;
    for (size_t i = 0; i + 1 < size; i += 2) {
        uc_move moves[UC_MOVES_MAX];
        uc_apply(&state, data[i + 1] % 64, (uc_move)(data[i] * 7), NULL);
        uint64_t actors = uc_actors(&state);
        if (!actors) return;
        int mover = choose_mover(actors, data[i + 1]);
        int count = mover == UC_CHANCE ? uc_outcomes(&state, moves, NULL) : uc_legal(&state, mover, moves);
        if (count <= 0 || uc_apply(&state, mover, moves[data[i] % count], NULL).error) abort();
        if (uc_check(&state)) abort();
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    for (const uc_game *const *game = uc_games; *game; game++) parse(*game, (const char *)data, size);
    if (size) play(uc_games[data[0] % UC_GAMES_COUNT], data[0] / UC_GAMES_COUNT, data + 1, size - 1);
    return 0;
}
