/* Hi Lo Flip: situations that other tests set up directly, here reached from a new game by moves alone, so
 * that conformance/ can include them. */
#include <string.h>

#include "rig.h"

#include "random_play.h"

static rig r;

/** The seat at turn plays its lowest card that ends in 1, or else its highest. */
static void play_one_or_highest(void) {
    uc_move moves[UC_MOVES_MAX], best;
    int seat = r.state.hi_lo_flip.turn, count = uc_legal(&r.state, seat, moves);
    best = moves[count - 1];
    for (int i = count - 1; i >= 0; i--) {
        const char *text = text_of(uc_game_of(&r.state), moves[i]);
        if (text[strlen(text) - 1] == '1') best = moves[i];
    }
    rig_play(&r, seat, text_of(uc_game_of(&r.state), best));
}

/* HF-3.7: all cards of the draw pile are drawn, low ones on high ones, so that hardly any can be played. */
static void the_discard_pile_is_drawn_again(void **state) {
    (void)state;
    rig_start(&r, "hi_lo_flip", 6, "");
    rig_cards(&r, "36 59 20 62 86 24 21 66 25 5 3 30 8 51 48 40 92 71 28 100 2 29 27 76 50 4 22 42 13 6 57 "
                  "31 15 1 97 47 "
                  "41 14 52 68 23 33");
    rig_chance(&r, "chip hi");
    while (r.state.hi_lo_flip.left || r.state.head.phase != UC_HI_LO_FLIP_CHIP) {
        if (uc_actors(&r.state) != UC_ACTORS_CHANCE)
            play_one_or_highest();
        else if (r.state.head.phase == UC_HI_LO_FLIP_CHIP)
            rig_chance(&r, "chip hi");
        else
            rig_any(&r, 1);
    }
    rig_is(&r, "draw", "[]");
    rig_is(&r, "drawing", "null");
    rig_chance(&r, "chip hi");
    rig_is(&r, "pile", "[99]");
    rig_is(&r, "draw",
           "[43,44,45,46,49,53,54,55,56,58,60,61,64,65,67,69,70,72,73,74,75,77,78,79,80,81,83,84,85,87,88,89,"
           "90,91,94,"
           "95,96,98]");
    rig_refused(&r, UC_CHANCE, "card 99", "illegal_move", "*");
    rig_cards(&r, "43");
    rig_is(&r, "phase", "'reset'");
    rig_is(&r, "pile", "[]");
    rig_done(&r);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_discard_pile_is_drawn_again),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
