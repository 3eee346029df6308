/* The speed of observations as numbers, and of batches. */
#include "cli/bench_batch.h"

#include <stdlib.h>

#include "cli/bench_window.h"
#include "upcard/batch.h"
#include "upcard/tensor.h"

enum {
    ENVIRONMENTS = 1024,
    WARM = 100, /* steps before the first measured one, so that games are at different places */
    FIGURES = 3 + STEPS_KINDS + 1,
};

/** A batch, and arrays for it. */
typedef struct field {
    uc_batch *batch;
    size_t numbers;
    uint8_t *u8, *mask;
    float *f32, *reward;
    uint8_t ended[ENVIRONMENTS];
    int8_t actor[ENVIRONMENTS];
    int64_t actions[ENVIRONMENTS];
    uc_batch_arrays out;
} field;

static uint64_t step(void *place) {
    field *f = place;
    uc_batch_sample(f->batch, f->actions);
    uc_batch_step(f->batch, f->actions, &f->out);
    return ENVIRONMENTS;
}

static uint64_t write_u8(void *place) {
    const field *f = place;
    for (size_t k = 0; k < ENVIRONMENTS; k++)
        uc_tensor_u8(uc_batch_state(f->batch, k), f->actor[k], NULL, f->u8 + k * f->numbers);
    return ENVIRONMENTS;
}

static uint64_t write_f32(void *place) {
    const field *f = place;
    for (size_t k = 0; k < ENVIRONMENTS; k++)
        uc_tensor_f32(uc_batch_state(f->batch, k), f->actor[k], NULL, f->f32 + k * f->numbers);
    return ENVIRONMENTS;
}

static uint64_t write_masks(void *place) {
    const field *f = place;
    size_t width = (size_t)uc_batch_actions(f->batch);
    for (size_t k = 0; k < ENVIRONMENTS; k++)
        uc_legal_mask(uc_batch_state(f->batch, k), f->actor[k], f->mask + k * width);
    return ENVIRONMENTS;
}

/** What an environment takes. */
static bench_speed best(field *f, bench_work *does, double ms, const bool *stop) {
    bench_speed speed = {0};
    do bench_windows(&speed, does, f, 0);
    while (speed.all_wall < 1e-3 * ms && !__atomic_load_n(stop, __ATOMIC_RELAXED));
    return speed;
}

static double best_cpu(field *f, bench_work *does, double ms, const bool *stop) {
    bench_speed speed = best(f, does, ms, stop);
    return bench_cpu(&speed);
}

static bool open_field(field *f, const uc_state *start, int threads) {
    const uc_batch_plan plan = {.start = *start, .count = ENVIRONMENTS, .seed = 1, .threads = threads};
    *f = (field){.numbers = uc_tensor_size(uc_game_of(start), start->head.seats, false)};
    char buffer[UC_MESSAGE_MAX];
    uc_text message;
    uc_text_start(&message, buffer, sizeof buffer);
    if (uc_batch_open(&f->batch, &plan, &message)) return false;
    f->u8 = calloc(ENVIRONMENTS, f->numbers);
    f->f32 = calloc(ENVIRONMENTS, f->numbers * sizeof *f->f32);
    f->mask = calloc(ENVIRONMENTS, (size_t)uc_batch_actions(f->batch));
    f->reward = calloc(ENVIRONMENTS, start->head.seats * sizeof *f->reward);
    f->out = (uc_batch_arrays){.actor = f->actor};
    if (!f->u8 || !f->f32 || !f->mask || !f->reward) return false;
    for (int i = 0; i < WARM; i++) step(f);
    return true;
}

static void close_field(field *f) {
    uc_batch_close(f->batch);
    free(f->u8);
    free(f->f32);
    free(f->mask);
    free(f->reward);
}

/** The arrays of a kind of steps. */
static void want(field *f, int kind) {
    f->out = (uc_batch_arrays){.actor = f->actor, .reward = f->reward, .terminated = f->ended};
    if (kind >= STEPS_MASK) f->out.mask = f->mask;
    if (kind == STEPS_U8) f->out.obs_u8 = f->u8;
    if (kind == STEPS_F32) f->out.obs_f32 = f->f32;
}

batch_speed bench_batch(const uc_state *start, uint64_t ms, const bool *stop) {
    double part = (double)ms / FIGURES;
    static field f;
    batch_speed speed = {0};
    if (open_field(&f, start, 1)) {
        speed.u8_ns = 1e9 * best_cpu(&f, write_u8, part, stop);
        speed.f32_ns = 1e9 * best_cpu(&f, write_f32, part, stop);
        speed.mask_ns = 1e9 * best_cpu(&f, write_masks, part, stop);
        for (int kind = 0; kind < STEPS_KINDS; kind++) {
            want(&f, kind);
            speed.steps_per_s[kind] = 1 / best_cpu(&f, step, part, stop);
        }
    }
    close_field(&f);
    if (open_field(&f, start, 2)) {
        want(&f, STEPS_U8);
        speed.threads_per_s = 1 / best(&f, step, part, stop).wall;
    }
    close_field(&f);
    return speed;
}
