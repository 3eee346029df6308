/* One number pins the observations of each game: a hash of what every seat observes in random games with
 * every set of rule options, as bytes and floats, with and without a memory, and of the masks of its moves. A
 * change of the layout changes the number; a change that only makes things faster does not. */
#include <stdio.h>
#include <string.h>

#include "rig.h"

#include "random_play.h"
#include "upcard/tensor.h"

enum { MOVES_A_GAME = 100, GAMES_A_TABLE = 3, ACTIONS_MAX = 1 << 12 };

static const struct {
    const char *game;
    uint64_t hash;
} pinned[] = {
    {"flip7", UINT64_C(0xeefe63bd3f5e29ee)},
    {"hilo", UINT64_C(0xe46e141edea12dd6)},
    {"hi_lo_flip", UINT64_C(0x500283869464eede)},
    {"uno_flip", UINT64_C(0x909518caae44d7b0)},
};

/* FNV-1a over words. */
static void add(uint64_t *hash, const void *bytes, size_t size) {
    for (size_t at = 0; at < size; at += 8) {
        uint64_t word = 0;
        memcpy(&word, (const char *)bytes + at, size - at < 8 ? size - at : 8);
        *hash = (*hash ^ word) * UINT64_C(0x100000001b3);
        *hash ^= *hash >> 29;
    }
}

static void add_numbers(uint64_t *hash, const uc_state *shown, int seat, const uc_memory *memory) {
    static uint8_t bytes[UC_TENSOR_MAX];
    static float floats[UC_TENSOR_MAX];
    size_t size = uc_tensor_size(uc_game_of(shown), shown->head.seats, memory);
    uc_tensor_u8(shown, seat, memory, bytes);
    uc_tensor_f32(shown, seat, memory, floats);
    add(hash, bytes, size);
    add(hash, floats, size * sizeof *floats);
}

static void add_masks(uint64_t *hash, const uc_state *shown, int seat) {
    static uint8_t mask[ACTIONS_MAX];
    static uint64_t bits[ACTIONS_MAX / 64];
    const uc_game *game = uc_game_of(shown);
    uc_legal_mask(shown, seat, mask);
    add(hash, mask, game->moves);
    uc_legal_bits(shown, seat, bits);
    add(hash, bits, (game->moves + 63u) / 64 * sizeof *bits);
    uc_action_mask(shown, seat, mask);
    add(hash, mask, (size_t)uc_actions(game));
}

static void add_position(uint64_t *hash, const uc_state *state, const uc_memory *memory) {
    for (int seat = 0; seat < state->head.seats; seat++) {
        uc_view view;
        uc_view_of(state, seat, &view);
        add_numbers(hash, state, seat, NULL);
        add_numbers(hash, &view.state, seat, NULL);
        add_numbers(hash, state, seat, &memory[seat]);
        add_masks(hash, state, seat);
    }
}

static void add_game(uint64_t *hash, const uc_game *game, int seats, uint64_t number) {
    static uc_memory memory[UC_SEATS_MAX];
    uc_state state;
    uc_rng rng;
    char rules[UC_RULES_MAX];
    uc_rng_start(&rng, 16, number);
    random_start(&state, game, seats, &rng, rules, sizeof rules);
    for (int seat = 0; seat < seats; seat++) uc_observe_start(&memory[seat], &state, seat);
    for (int made = 0; made < MOVES_A_GAME; made++) {
        uc_events events = {.count = 0};
        int mover;
        uc_move move;
        if (made % 5 == 0) add_position(hash, &state, memory);
        if (!random_move(&state, &rng, &mover, &move)) break;
        assert_int_equal(uc_apply(&state, mover, move, &events).error, UC_OK);
        uc_observe_all(memory, &state, &events);
    }
    add_position(hash, &state, memory);
}

static uint64_t hash_of(const uc_game *game) {
    uint64_t hash = UINT64_C(0xcbf29ce484222325);
    for (int seats = game->seats_min; seats <= game->seats_max; seats += seats < 5 ? 1 : 5)
        for (uint64_t number = 0; number < GAMES_A_TABLE; number++)
            add_game(&hash, game, seats, 100 * (uint64_t)seats + number);
    return hash;
}

static void observations_stay_the_same(void **state) {
    (void)state;
    int different = 0;
    for (size_t i = 0; i < sizeof pinned / sizeof pinned[0]; i++) {
        uint64_t hash = hash_of(uc_game_find(pinned[i].game));
        if (hash == pinned[i].hash) continue;
        print_error("%s: 0x%016llx\n", pinned[i].game, (unsigned long long)hash);
        different++;
    }
    assert_int_equal(different, 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(observations_stay_the_same)};
    return cmocka_run_group_tests_name("observations", tests, NULL, NULL);
}
