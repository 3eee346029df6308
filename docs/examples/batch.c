/* Many games at once, for a program that learns: 4096 games of Uno Flip play at random, and what the first
 * seat won is counted.
 *
 *     cc -std=c17 batch.c -o batch $(pkg-config --cflags --libs upcard)
 */
#include <stdio.h>
#include <stdlib.h>
#include <upcard/batch.h>
#include <upcard/upcard.h>

enum { SEATS = 4, GAMES = 4096, STEPS = 1000 };

static int64_t actions[GAMES];
static float reward[GAMES][SEATS];
static uint8_t terminated[GAMES];

/* Plays `steps` decisions in each game; the error of the batch. */
static uc_error play(uc_state fresh, int steps, uc_text message) {
    uc_batch *batch = NULL;
    uc_batch_plan plan = {.start = fresh, .count = GAMES, .seed = 1, .threads = 2, .actions = true};
    uc_error error = uc_batch_open(&batch, &plan, &message);
    if (error != UC_OK) return error;

    uint8_t *obs = malloc(GAMES * uc_batch_numbers(batch));
    uint8_t *mask = malloc(GAMES * (size_t)uc_batch_actions(batch));
    if (!obs || !mask) exit(1);
    double won = 0;
    long over = 0;
    uc_batch_arrays arrays = {.obs_u8 = obs, .mask = mask, .reward = reward[0], .terminated = terminated};
    uc_batch_reset(batch, plan.seed, &arrays);
    for (int step = 0; step < steps; step++) {
        uc_batch_sample(batch, actions); /* or what your network chooses from obs and mask */
        uc_batch_step(batch, actions, &arrays);
        for (int game = 0; game < GAMES; game++) {
            won += reward[game][0];
            over += terminated[game];
        }
    }
    printf("%ld games are over, seat 0 has won %.1f of them\n", over, won);
    uc_batch_close(batch);
    free(obs);
    free(mask);
    return UC_OK;
}

int main(void) {
    char message[UC_MESSAGE_MAX];
    uc_text why;
    uc_text_start(&why, message, sizeof message);

    uc_state fresh;
    const uc_setting settings[] = {{"target", "100"}};
    if (uc_start(&fresh, uc_game_find("uno_flip"), SEATS, settings, 1, &why) != UC_OK ||
        play(fresh, STEPS, why) != UC_OK) {
        fprintf(stderr, "%s\n", message);
        return 1;
    }
    return 0;
}
