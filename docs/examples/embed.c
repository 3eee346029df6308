/* A whole program around libupcard: three seats play Uno Flip at random, and the result is printed.
 *
 *     cc -std=c17 embed.c -o embed $(pkg-config --cflags --libs upcard)
 */
#include <stdio.h>
#include <upcard/upcard.h>

enum { SEATS = 3 };

int main(void) {
    char message[UC_MESSAGE_MAX];
    uc_text why;
    uc_text_start(&why, message, sizeof message);

    /* Rule options are key and value; everything else keeps its default. */
    const uc_setting settings[] = {{"target", "200"}, {"uno", "auto"}};
    uc_state state;
    if (uc_start(&state, uc_game_find("uno_flip"), SEATS, settings, 2, &why) != UC_OK) {
        fprintf(stderr, "%s\n", message);
        return 1;
    }

    /* All chance comes from outside the state: here from one stream of random numbers. */
    uc_rng rng;
    uc_rng_start(&rng, 2026, 0);
    long moves = 0;
    for (uint64_t actors; (actors = uc_actors(&state)) != 0; moves++) {
        if (actors == UC_ACTORS_CHANCE) {
            uc_apply(&state, UC_CHANCE, uc_draw(&state, &rng), NULL);
            continue;
        }
        int seat = 0;
        while (!(actors >> seat & 1)) seat++;
        uc_move legal[UC_MOVES_MAX];
        int count = uc_legal(&state, seat, legal);
        uc_result result = uc_apply(&state, seat, legal[uc_rng_below(&rng, (uint32_t)count)], NULL);
        if (result.error != UC_OK) return 1; /* cannot be: the move was legal */
    }

    const uc_game *game = uc_game_of(&state);
    printf("%s, %ld moves\n", game->name, moves);
    for (int seat = 0; seat < SEATS; seat++) {
        printf("seat %d: %d%s\n", seat, (int)game->total(&state, seat),
               game->winners(&state) >> seat & 1 ? ", wins" : "");
    }
    return 0;
}
