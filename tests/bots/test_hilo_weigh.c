/* HILO: what a card brings to a layout, against the layout with the card in it. */
#include "bots/hilo/weigh.h"

#include "rig.h"

static uc_rng rng;

static int below(int count) {
    return (int)uc_rng_below(&rng, (uint32_t)count);
}

/* A layout of any shape; a third of its cards are face down, and colors are few, so that lines have pairs. */
static uc_hilo_seat any_layout(void) {
    uc_hilo_seat seat = {.rows = (uint8_t)(1 + below(3)), .columns = (uint8_t)(1 + below(3))};
    if (below(2)) seat.rows = seat.columns = 3;
    int colors = 1 + below(UC_HILO_COLORS);
    for (unsigned cells = hilo_cells_of(&seat); cells; cells &= cells - 1) {
        int cell = __builtin_ctz(cells), card = below(colors) * UC_HILO_VALUES + below(UC_HILO_VALUES);
        bool down = below(3) == 0;
        seat.cell[cell] = down ? UC_HILO_DOWN : (uint8_t)card;
        seat.down |= (uint16_t)(down << cell);
    }
    return seat;
}

static rates any_pace(void) {
    uc_hilo game = {.unseen = {{uc_rng_next(&rng), uc_rng_next(&rng) & ((UINT64_C(1) << 40) - 1)}}};
    unseen_cards unseen = hilo_see_unseen(&game);
    rates pace;
    hilo_set_pace(&unseen, below(TURNS), &pace);
    return pace;
}

/* Whether the card completes a line of three there. */
static bool makes_line(const uc_hilo_seat *seat, int cell, int color) {
    unsigned lines = hilo_lines_of(seat);
    for (int line = 0; line < HILO_LINES; line++) {
        int through = 0, like = 0;
        for (int i = 0; i < 3; i++) {
            through += hilo_lines[line][i] == cell;
            like += hilo_lines[line][i] != cell && hilo_color_of(seat->cell[hilo_lines[line][i]]) == color;
        }
        if (lines >> line & 1 && through && like == 2) return true;
    }
    return false;
}

static bool has_line(const uc_hilo_seat *seat) {
    for (unsigned cells = hilo_cells_of(seat); cells; cells &= cells - 1) {
        int cell = __builtin_ctz(cells), color = hilo_color_of(seat->cell[cell]);
        if (color != UC_HILO_COLORS && makes_line(seat, cell, color)) return true;
    }
    return false;
}

/* A layout that has no line of three yet. */
static uc_hilo_seat layout_without_line(void) {
    for (;;) {
        uc_hilo_seat seat = any_layout();
        if (!has_line(&seat)) return seat;
    }
}

/* The layout keeps a pointer to the pace. */
static void read_any(uc_hilo_seat *ret_seat, rates *ret_pace, layout *ret_layout) {
    *ret_seat = layout_without_line();
    *ret_pace = any_pace();
    hilo_read_layout(ret_layout, ret_pace, ret_seat);
}

static void a_card_is_worth_the_layout_with_it(void **state) {
    int compared = 0;
    (void)state;
    for (int i = 0; i < 20000; i++) {
        uc_hilo_seat seat;
        rates pace;
        layout before, after;
        uc_eight worth[2];
        read_any(&seat, &pace, &before);
        int color = below(UC_HILO_COLORS), value = below(UC_HILO_VALUES) - 1;
        hilo_weigh_card(&before, color, value, worth);
        for (unsigned cells = before.cells; cells; cells &= cells - 1) {
            int cell = __builtin_ctz(cells);
            uc_hilo_seat then = seat;
            if (makes_line(&seat, cell, color)) continue;
            then.cell[cell] = (uint8_t)(color * UC_HILO_VALUES + value + 1);
            hilo_read_layout(&after, &pace, &then);
            assert_int_equal(worth[cell / 8][cell % 8], worth_of(&after));
            compared++;
        }
    }
    assert_true(compared > 10000);
}

static void all_colors_at_once_are_the_best_cell_of_each(void **state) {
    int compared = 0;
    (void)state;
    for (int i = 0; i < 20000; i++) {
        uc_hilo_seat seat;
        rates pace;
        layout l;
        read_any(&seat, &pace, &l);
        unsigned cells = l.cells & (unsigned)below(512);
        uses best = hilo_weigh_colors(&l, cells);
        for (int color = 0; color < UC_HILO_COLORS && cells; color++) {
            uc_eight worth[2];
            int least = INT16_MAX, laid = best.laid[color] + pace.cost[HILO_FEW + 1], gone = best.gone[color];
            hilo_weigh_card(&l, color, HILO_FEW, worth);
            for (unsigned left = cells; left; left &= left - 1) {
                int cell = __builtin_ctz(left);
                if (worth[cell / 8][cell % 8] < least) least = worth[cell / 8][cell % 8];
            }
            assert_int_equal(laid < gone ? laid : gone, least);
            compared++;
        }
    }
    assert_true(compared > 10000);
}

/* The cost of the layout without a line, less what lines beside it, which do not cross it, may still remove.
 */
static int without_line(const layout *l, int line) {
    int rest = l->costs;
    for (int i = 0; i < 3; i++) {
        int cell = hilo_lines[line][i];
        rest -= l->cell[cell / 8][cell % 8];
    }
    for (int other = 0; other < 6; other++)
        if (other != line && other / 3 == line / 3 && l->lines >> other & 1) rest -= l->hope[other];
    return rest;
}

static void a_card_that_makes_a_line_is_removed_with_it(void **state) {
    int removed = 0;
    (void)state;
    for (int i = 0; i < 20000; i++) {
        uc_hilo_seat seat;
        rates pace;
        layout l;
        read_any(&seat, &pace, &l);
        for (int color = 0; color < UC_HILO_COLORS; color++) {
            int least = HILO_NEVER;
            for (int line = 0; line < HILO_LINES; line++) {
                int like = 0;
                for (int at = 0; at < 3; at++)
                    like += hilo_color_of(seat.cell[hilo_lines[line][at]]) == color;
                if (l.lines >> line & 1 && like == 2 && without_line(&l, line) < least)
                    least = without_line(&l, line);
            }
            assert_int_equal(hilo_weigh_colors(&l, l.cells).gone[color], least);
            removed += least < HILO_NEVER;
        }
    }
    assert_true(removed > 1000);
}

/* A red row and a red column that cross; all other cards are face down. A turn removes the dearer line, which
 * ends the other. */
static void of_complete_lines_the_best_one_counts(void **state) {
    const uint8_t down = UC_HILO_DOWN;
    uc_hilo_seat seat = {.rows = 3,
                         .columns = 3,
                         .cell = {5, 6, 7, 8, down, down, 9, down, down},
                         .lines = 1 | 8,
                         .down = 0660};
    rates pace = any_pace();
    layout l;
    (void)state;
    hilo_read_layout(&l, &pace, &seat);
    assert_int_equal(l.hopes, pace.cost[5] + pace.cost[8] + pace.cost[9]);
}

/* A line of two red cards and one face down, at the end of the round: of 32 unseen cards 4 are red. */
static void a_face_down_card_is_the_third_by_chance(void **state) {
    uc_hilo game = {.head = {0}};
    uc_hilo_seat seat = {.rows = 1, .columns = 3, .cell = {5, 6, UC_HILO_DOWN}, .down = 4};
    rates last;
    layout l;
    (void)state;
    for (int card = 0; card < 4; card++) set_add(&game.unseen, card);
    for (int card = UC_HILO_VALUES; card < UC_HILO_VALUES + 28; card++) set_add(&game.unseen, card);
    unseen_cards unseen = hilo_see_unseen(&game);
    hilo_set_pace(&unseen, 0, &last);
    hilo_read_layout(&l, &last, &seat);
    int mean = last.cost[UC_HILO_VALUES], sum = (4 + 5) * POINT + mean;
    assert_int_equal(l.costs, sum);
    assert_int_equal(l.hopes, sum * (POINT * 4 / 32) / POINT);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_card_is_worth_the_layout_with_it),
        cmocka_unit_test(all_colors_at_once_are_the_best_cell_of_each),
        cmocka_unit_test(a_card_that_makes_a_line_is_removed_with_it),
        cmocka_unit_test(of_complete_lines_the_best_one_counts),
        cmocka_unit_test(a_face_down_card_is_the_third_by_chance),
    };
    uc_rng_start(&rng, 1, 0);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
