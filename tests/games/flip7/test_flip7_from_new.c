/* Flip 7: situations that other tests set up directly, here reached from a new game by moves alone, so that
 * conformance/ can include them. */
#include "rig.h"

#include "random_play.h"

static rig r;

/* F7-2.1 */
static void the_dealer_passes_left_after_each_round(void **state) {
    (void)state;
    rig_start(&r, "flip7", 2, "dealer=1");
    for (int round = 1; round <= 3; round++) {
        int first = round % 2 ? 0 : 1;
        rig_is(&r, "dealer", first ? "0" : "1");
        rig_is(&r, "turn", first ? "1" : "0");
        rig_cards(&r, "5 6");
        rig_play(&r, first, "stay");
        rig_play(&r, 1 - first, "stay");
    }
    rig_is(&r, "totals", "[16,17]");
    rig_is(&r, "dealer", "0");
    rig_done(&r);
}

/** Makes the moves that use few cards: chance names the lowest card, a seat stays if it may. */
static void use_cards(void) {
    uc_move moves[UC_MOVES_MAX];
    int seat = r.state.flip7.actor;
    if (seat == UC_CHANCE) {
        rig_any(&r, 1);
        return;
    }
    int count = uc_legal(&r.state, seat, moves);
    rig_play(&r, seat, text_of(uc_game_of(&r.state), moves[count - 1]));
}

/* F7-5.3, F7-5.2: five rounds of eighteen cards, and four more. */
static void the_discard_pile_becomes_the_deck_in_a_deal(void **state) {
    (void)state;
    rig_start(&r, "flip7", 18, "target=10000");
    while (r.state.flip7.size > 1) use_cards();
    rig_is(&r, "deck", "{'second':1}");
    while (r.state.flip7.size <= 1) use_cards();
    rig_told(&r, UC_ALL, "{'type':'reshuffled'}");
    rig_is(&r, "dealing", "true");
    rig_is(&r, "discard", "{}");
    rig_done(&r);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_dealer_passes_left_after_each_round),
        cmocka_unit_test(the_discard_pile_becomes_the_deck_in_a_deal),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
