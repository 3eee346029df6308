/* Observations as numbers, masks and actions, at positions of random games of every game. */
#include <stdio.h>
#include <string.h>

#include "rig.h"

#include "random_play.h"
#include "upcard/tensor.h"

enum { MOVES_A_GAME = 250, REFUSED_AT = 100, ODD = 0xa5 };

/** A random game, and what its position is checked with. */
typedef struct watched {
    const uc_game *game;
    uc_state state;
    uc_rng rng;
    char rules[UC_RULES_MAX];
    uc_memory memory;
    uc_events events;
    uint8_t bytes[UC_TENSOR_MAX + 1], again[UC_TENSOR_MAX + 1];
    float floats[UC_TENSOR_MAX];
} watched;

static watched w;

static void tables_describe_every_number(void **state) {
    const uc_game *game = *state;
    for (int seats = game->seats_min; seats <= game->seats_max; seats++)
        for (int memory = 0; memory < 2; memory++) {
            uc_tensor_slice slice;
            size_t size = 0;
            for (int i = 0; uc_tensor_slice_at(game, seats, memory, i, &slice); i++) {
                assert_int_equal(slice.offset, size);
                assert_true(slice.key[0] && slice.help[0] && slice.count && slice.max);
                assert_true(slice.parts == 1 || slice.parts == seats);
                assert_true(memory || !slice.remembered);
                size += (size_t)slice.count * slice.parts;
            }
            assert_int_equal(size, uc_tensor_size(game, seats, memory));
            assert_true(size <= UC_TENSOR_MAX);
        }
}

/** Each number is at most the max of its field, and as a float its part of that. */
static void check_ranges(const uc_memory *memory, int seat) {
    uc_tensor_slice slice;
    uc_tensor_f32(&w.state, seat, memory, w.floats);
    for (int i = 0; uc_tensor_slice_at(w.game, w.state.head.seats, memory, i, &slice); i++)
        for (size_t n = slice.offset; n < slice.offset + (size_t)slice.count * slice.parts; n++) {
            if (w.bytes[n] > slice.max) fail_msg("%s: %s is %d", w.game->id, slice.key, w.bytes[n]);
            if (w.floats[n] != (float)w.bytes[n] / (float)slice.max) fail_msg("%s", slice.key);
        }
}

/** A state, its view and every state that looks the same to the seat have the same observation. */
static void check_seat(int seat, const uc_memory *memory) {
    size_t size = uc_tensor_size(w.game, w.state.head.seats, memory);
    uc_view view;
    uc_state other;
    uc_view_of(&w.state, seat, &view);
    memset(w.bytes, ODD, sizeof w.bytes);
    memset(w.again, ODD, sizeof w.again);
    uc_tensor_u8(&w.state, seat, memory, w.bytes);
    uc_tensor_u8(&view.state, seat, memory, w.again);
    assert_memory_equal(w.bytes, w.again, size + 1);
    assert_int_equal(w.bytes[size], ODD);
    if (w.game->tensor_write)
        assert_ptr_equal(w.game->tensor_write(&w.state, seat, memory, w.again), w.again + size);
    check_ranges(memory, seat);
    if (uc_over(&w.state)) return;
    uc_resample(&view, memory, &w.rng, &other);
    uc_tensor_u8(&other, seat, memory, w.again);
    assert_memory_equal(w.bytes, w.again, size);
}

/** The masks have the legal moves; an action stands for a legal move of its own. */
static void check_moves(int seat) {
    static uint8_t mask[1 << 16], actions[1 << 16];
    static uint64_t bits[1 << 10];
    uc_move moves[UC_MOVES_MAX];
    int count = uc_legal(&w.state, seat, moves), listed = 0, all = 0;
    assert_int_equal(uc_legal_mask(&w.state, seat, mask), count);
    assert_int_equal(uc_legal_bits(&w.state, seat, bits), count);
    for (int m = 0; m < w.game->moves; m++) {
        bool legal = listed < count && moves[listed] == m;
        listed += legal;
        assert_int_equal(mask[m], legal);
        assert_int_equal(bits[m / 64] >> m % 64 & 1, legal);
    }
    int standing = uc_action_mask(&w.state, seat, actions);
    for (int a = 0; a < uc_actions(w.game); a++) {
        int move = uc_action_move(&w.state, seat, a);
        all += actions[a];
        assert_int_equal(move >= 0, actions[a]);
        if (move < 0) continue;
        assert_true(mask[move]);
        assert_int_equal(uc_action_of(&w.state, seat, (uc_move)move), a);
    }
    assert_int_equal(all, standing);
    for (int i = 0; i < count; i++) assert_true(actions[uc_action_of(&w.state, seat, moves[i])]);
    assert_int_equal(uc_action_move(&w.state, seat, uc_actions(w.game)), -1);
}

/** An action that stands for no legal move is refused as a move that it stands for. */
static void check_refusals(int seat) {
    for (int a = 0; a < uc_actions(w.game); a++) {
        uc_move move;
        uc_state after;
        if (uc_action_move(&w.state, seat, a) >= 0) continue;
        uc_result result = uc_action_refusal(&w.state, seat, a, &move);
        assert_int_not_equal(result.error, UC_OK);
        if (result.error == UC_UNKNOWN_MOVE) continue;
        assert_int_equal(uc_action_of(&w.state, seat, move), a);
        uc_copy(&after, &w.state);
        uc_result again = uc_apply(&after, seat, move, NULL);
        assert_int_equal(again.error, result.error);
        assert_int_equal(again.rule, result.rule);
    }
}

static void play(int seats, uint64_t number) {
    int mover, viewer = (int)number % seats;
    uc_move move;
    uc_rng_start(&w.rng, 15, number);
    random_start(&w.state, w.game, seats, &w.rng, w.rules, sizeof w.rules);
    uc_observe_start(&w.memory, &w.state, viewer);
    for (int made = 0; made < MOVES_A_GAME; made++) {
        for (int seat = 0; seat < seats; seat++) {
            check_seat(seat, NULL);
            check_moves(seat);
        }
        check_seat(viewer, &w.memory);
        if (made == REFUSED_AT) check_refusals(viewer);
        if (!random_move(&w.state, &w.rng, &mover, &move)) break;
        w.events.count = 0;
        assert_int_equal(uc_apply(&w.state, mover, move, &w.events).error, UC_OK);
        uc_observe(&w.memory, &w.state, &w.events, viewer);
    }
}

static void observations_and_actions_agree_with_views(void **state) {
    w.game = *state;
    for (int seats = w.game->seats_min; seats <= w.game->seats_max; seats += seats < 6 ? 1 : 4)
        for (uint64_t number = 0; number < 6; number++) play(seats, 100 * (uint64_t)seats + number);
}

int main(void) {
    static struct CMUnitTest tests[2 * UC_GAMES_COUNT];
    static char name[2 * UC_GAMES_COUNT][96];
    for (int i = 0; i < 2 * UC_GAMES_COUNT; i++) {
        const uc_game *game = uc_games[i / 2];
        snprintf(name[i], sizeof name[i], "%s: %s", game->id, i % 2 ? "numbers" : "tables");
        tests[i] = (struct CMUnitTest){.name = name[i],
                                       .test_func = i % 2 ? observations_and_actions_agree_with_views
                                                          : tables_describe_every_number,
                                       .initial_state = (void *)(uintptr_t)game};
    }
    return _cmocka_run_group_tests("tensors", tests, 2 * UC_GAMES_COUNT, NULL, NULL);
}
