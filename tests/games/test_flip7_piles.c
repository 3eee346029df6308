/* Flip 7: deck and discard pile, and the check of their cards. */
#include "flip7_rig.h"

/** Copies of a kind that lie neither in the deck nor on the table: the discard pile. */
static int discarded(int kind) {
    uint8_t copies[UC_FLIP7_KINDS];
    uc_flip7_discard(&r.state.flip7, copies);
    return copies[kind];
}

/** All cards of the discard pile are laid in front of the seats from `seat` on, and these seats have stayed,
 * so that no card comes back. */
static void lay_out_discards(int seat) {
    uc_flip7 *s = &r.state.flip7;
    for (int i = seat; i < s->head.seats; i++) {
        s->active &= ~(UINT64_C(1) << i);
        s->seat[i].status = UC_FLIP7_STAYED;
    }
    for (int kind = 0; kind < UC_FLIP7_KINDS; kind++) {
        for (; discarded(kind); seat = seat + 1 < s->head.seats ? seat + 1 : s->head.seats - 33) {
            uc_flip7_seat *at = &s->seat[seat];
            if (at->cards >> kind & 1) continue;
            if (kind < UC_FLIP7_NUMBERS && __builtin_popcount(at->cards & 0x1fff) == 6) continue;
            at->cards |= 1u << kind;
            if (kind == UC_FLIP7_FREEZE) at->status = UC_FLIP7_FROZEN;
            if (kind == UC_FLIP7_FLIP3) at->flip3s = 1;
        }
    }
    assert_null(uc_check(&r.state));
}

/* F7-5.2 */
static void cards_go_to_the_discard_pile_and_the_deck_stays(void **state) {
    (void)state;
    start3("", "5 +2 second");
    for (int seat = 1; seat < 4; seat++) rig_play(&r, seat % 3, "stay");
    rig_is(&r, "discard", "{'5':1,'+2':1,'second':1}");
    assert_int_equal(uc_weight(&r.state), 91);
    start3("reshuffle=each_round", "5 +2 second");
    for (int seat = 1; seat < 4; seat++) rig_play(&r, seat % 3, "stay");
    rig_is(&r, "discard", "{}");
    assert_int_equal(uc_weight(&r.state), 94);
    rig_done(&r);
}

/* F7-5.3 */
static void the_discard_pile_becomes_the_deck_when_a_card_is_needed(void **state) {
    (void)state;
    start3("", "5 6 7");
    rig_play(&r, 1, "hit");
    set_deck("8");
    rig_cards(&r, "8");
    rig_is(&r, "deck", "{}");
    rig_is(&r, "phase", "'choose'");
    rig_play(&r, 2, "hit");
    rig_told(&r, UC_ALL, "{'type':'reshuffled','cards':90}");
    rig_is(&r, "discard", "{}");
    rig_is(&r, "deck.5", "4");
    rig_is(&r, "deck.8", "7");
    rig_is(&r, "table.1.numbers", "[5,8]");
    rig_done(&r);
}

/* F7-5.3 */
static void the_deck_may_run_out_in_the_deal_and_in_a_flip_three(void **state) {
    (void)state;
    rig_start(&r, "flip7", 3, "");
    set_deck("5");
    rig_cards(&r, "5");
    rig_told(&r, UC_ALL, "{'type':'reshuffled','cards':93}");
    rig_cards(&r, "6 7");
    rig_play(&r, 1, "hit");
    set_deck("flip3");
    rig_cards(&r, "flip3");
    rig_is(&r, "deck", "{}");
    rig_play(&r, 1, "target 1");
    rig_told(&r, UC_ALL, "{'type':'reshuffled','cards':90}");
    rig_is(&r, "deck.flip3", "2");
    rig_is(&r, "drawing", "{'seat':1,'left':3}");
    set_deck("freeze");
    rig_cards(&r, "freeze");
    rig_is(&r, "deck.freeze", "2");
    rig_is(&r, "drawing", "{'seat':1,'left':2}");
    rig_done(&r);
}

/* F7-5.3: cards being assigned belong to neither pile; a new deal needs a card as well. */
static void the_deck_may_run_out_between_rounds(void **state) {
    (void)state;
    rig_start(&r, "flip7", 2, "");
    rig_cards(&r, "5 6");
    rig_play(&r, 1, "hit");
    set_deck("freeze");
    rig_cards(&r, "freeze");
    rig_is(&r, "discard.freeze", "2");
    rig_play(&r, 1, "target 1");
    rig_play(&r, 0, "stay");
    rig_is(&r, "round", "2");
    rig_is(&r, "deck.freeze", "3");
    assert_int_equal(uc_weight(&r.state), 94);
    rig_done(&r);
}

/** Thirty-six seats with one deck; 0, 1 and 2 have 5, 6 and 7, and all other cards but these of the deck lie
 * before the seats from 3 on, which have stayed. */
static void start_scarce(const char *deck) {
    rig_start(&r, "flip7", 36, "decks=1");
    rig_any(&r, 36);
    r.state.flip7.active = 7;
    for (int i = 0; i < 36; i++) r.state.flip7.seat[i].cards = 0;
    for (int i = 0; i < 3; i++) r.state.flip7.seat[i].cards = 1u << (i + 5);
    for (int i = 3; i < 36; i++) r.state.flip7.seat[i].status = UC_FLIP7_STAYED;
    set_deck(deck);
    lay_out_discards(3);
    rig_is(&r, "discard", "{}");
}

/* F7-5.3 */
static void a_hit_without_a_card_becomes_a_stay(void **state) {
    (void)state;
    start_scarce("5");
    hit(1, "5");
    rig_is(&r, "table.1.numbers", "[5,6]");
    rig_is(&r, "deck", "{}");
    r.state.flip7.seat[2].cards = 0;
    r.state.flip7.seat[0].cards |= 1u << 7;
    rig_legal_is(&r, 2, "hit");
    rig_play(&r, 2, "hit");
    rig_told(&r, UC_ALL, "{'type':'no_card','seat':2}");
    rig_told(&r, UC_ALL, "{'type':'stayed','seat':2,'points':0}");
    rig_is(&r, "table.2.status", "'stayed'");
    rig_legal_is(&r, 0, "hit|stay");
    rig_play(&r, 0, "hit");
    rig_is(&r, "table.0.status", "'stayed'");
    rig_is(&r, "actors", "[1]");
    rig_play(&r, 1, "hit");
    rig_is(&r, "last_round.scores.1", "11");
    rig_is(&r, "round", "2");
    rig_is(&r, "discard", "{}");
    assert_int_equal(uc_weight(&r.state), 94);
    rig_done(&r);
}

/* F7-5.3 */
static void a_flip_three_without_a_card_ends_and_its_cards_are_assigned(void **state) {
    (void)state;
    start_scarce("flip3 freeze");
    hit(1, "flip3");
    rig_play(&r, 1, "target 0");
    rig_cards(&r, "freeze");
    rig_is(&r, "deck", "{}");
    rig_is(&r, "phase", "'target'");
    rig_is(&r, "drawing", "null");
    rig_is(&r, "assign", "{'by':0,'card':'freeze'}");
    rig_told(&r, UC_ALL, "{'type':'no_card','seat':0}");
    rig_play(&r, 0, "target 2");
    rig_is(&r, "actors", "[0]");
    rig_done(&r);
}

/* F7-5.3 */
static void a_flip_three_may_bring_no_card_at_all(void **state) {
    (void)state;
    start_scarce("flip3");
    hit(1, "flip3");
    rig_play(&r, 1, "target 0");
    rig_told(&r, UC_ALL, "{'type':'no_card','seat':0}");
    rig_is(&r, "table.0.actions", "['flip3']");
    rig_is(&r, "actors", "[2]");
    rig_done(&r);
}

/* F7-5.3: `drawing` does not foresee that the Flip Three will end. */
static void a_flip_three_may_end_after_a_second_chance_was_given_away(void **state) {
    (void)state;
    start_scarce("flip3 second second");
    hit(1, "flip3");
    rig_play(&r, 1, "target 0");
    rig_cards(&r, "second second");
    rig_is(&r, "assign", "{'by':0,'card':'second'}");
    rig_is(&r, "drawing", "{'seat':0,'left':1}");
    rig_play(&r, 0, "target 2");
    rig_told(&r, UC_ALL, "{'type':'no_card','seat':0}");
    rig_is(&r, "drawing", "null");
    rig_is(&r, "actors", "[2]");
    rig_done(&r);
}

/* F7-5.3: cannot come up in play, since the deal never needs so many cards. */
static void a_seat_may_be_dealt_no_card(void **state) {
    (void)state;
    start_scarce("9");
    uc_flip7 *s = &r.state.flip7;
    s->dealing = 1;
    s->dealer = 0;
    s->turn = 1;
    s->head.phase = UC_FLIP7_DEAL;
    s->actor = UC_CHANCE;
    assert_null(uc_check(&r.state));
    rig_cards(&r, "9");
    rig_told(&r, UC_ALL, "{'type':'no_card','seat':2}");
    rig_told(&r, UC_ALL, "{'type':'no_card','seat':0}");
    rig_is(&r, "dealing", "false");
    rig_is(&r, "actors", "[1]");
    rig_done(&r);
}

/* F7-5.3: chance has outcomes where it is to act, and none elsewhere. */
static void only_chance_has_outcomes(void **state) {
    (void)state;
    uc_move moves[UC_MOVES_MAX];
    rig_start(&r, "flip7", 1, "");
    assert_int_equal(uc_outcomes(&r.state, moves, NULL), UC_FLIP7_KINDS);
    rig_cards(&r, "5");
    assert_int_equal(uc_outcomes(&r.state, moves, NULL), 0);
}

/** A byte of the state that is changed, and what the check says then. */
typedef struct damage {
    size_t at;
    uint8_t value;
    const char *says;
} damage;

#define AT(member) offsetof(uc_flip7, member)

/* In the turn of seat 1: seat 2 froze with 6, seat 0 busted with 7, seat 1 has 5 and a Flip Three. */
static void the_check_finds_what_is_broken(void **state) {
    (void)state;
    static const damage damages[] = {
        {AT(head.seats), 37, "there are too few or too many seats"},
        {AT(head.seats), 0, "there are too few or too many seats"},
        {AT(dealer), 3, "the dealer or the seat at turn does not exist"},
        {AT(turn), 3, "the dealer or the seat at turn does not exist"},
        {AT(active), 10, "an active seat does not exist"},
        {AT(actor), 2, "the actor does not fit the phase"},
        {AT(size), 1, "the deck's sums do not end with its size"},
        {AT(queued), 13, "the queue is too long"},
        {AT(queue[0].by), 1, "the queue's unused bytes are not zero"},
        {AT(queued), 1, "no such card is set aside"},
        {AT(seat[0].status), 4, "a seat has no status"},
        {AT(active), 6, "the active seats do not match their statuses"},
        {AT(seat[1].cards) + 3, 1, "a seat has cards of an unknown kind"},
        {AT(seat[1].cards) + 2, 0x18,
         "a Freeze lies before a seat that is not frozen, or none before a frozen one"},
        {AT(seat[1].flip3s), 0, "Flip Threes are counted wrongly"},
        {AT(seat[2].twice), 1, "a second modifier without a first"},
        {AT(seat[0].bust), 8, "a bust without its number"},
        {AT(seat[1].bust), 5, "a bust without its number"},
        {AT(seat[0].cards) + 2, 0x20, "a seat busted in spite of a Second Chance"},
        {AT(seat[1].cards), 0x7f, "a Flip 7 did not end the round"},
        {AT(seat[1].spare), 1, "a seat's unused bytes are not zero"},
        {AT(decks), 0, "there are neither one nor two decks"},
        {AT(decks), 3, "there are neither one nor two decks"},
        {AT(below[0]), 1, "the deck's sums do not begin at 0"},
        {AT(below[31]), 1, "the deck's sums do not end with its size"},
        {AT(below[5]), 0, "the deck's sums descend"},
        {AT(seat[1].flip3s), 4, "there are too many cards of a kind"},
        {AT(head.phase), 6, "there is no such phase"},
        {AT(depth), 1, "a Flip Three is in progress in another phase"},
        {AT(left), 1, "a Flip Three is in progress in another phase"},
        {AT(flipper), 1, "a Flip Three is in progress in another phase"},
        {AT(turn), 0, "the seat whose turn it is is not active"},
        {AT(assign_by), 1, "a card to be assigned does not fit the phase"},
        {AT(assign_card), UC_FLIP7_FREEZE, "a card to be assigned does not fit the phase"},
        {AT(head.phase), UC_FLIP7_ASSIGN, "a card to be assigned does not fit the phase"},
        {AT(head.phase), UC_FLIP7_FLIP, "cards to be flipped do not fit the phase"},
        {AT(head.phase), UC_FLIP7_DEAL, "the deal does not fit the phase"},
        {AT(dealing), 1, "the deal does not fit the phase"},
    };
    start3("", "5 6 7");
    hit(1, "flip3");
    rig_play(&r, 1, "target 1");
    rig_cards(&r, "freeze +2 +4");
    rig_play(&r, 1, "target 2");
    hit(0, "7");
    rig_is(&r, "actors", "[1]");
    for (size_t i = 0; i < sizeof damages / sizeof damages[0]; i++) {
        uc_state broken = r.state;
        memcpy((char *)&broken + damages[i].at, &damages[i].value, 1);
        assert_non_null(uc_check(&broken));
        assert_string_equal(uc_check(&broken), damages[i].says);
    }
    rig_done(&r);
}

/* The same with cards set aside, a card being assigned or an empty deck. */
static void the_check_knows_flip_threes(void **state) {
    (void)state;
    static const damage damages[] = {
        {AT(queue[0].by), 3, "a card was set aside by nobody"},
        {AT(queue[0].card), UC_FLIP7_SECOND, "no such card is set aside"},
        {AT(queue[1].depth), 1, "an inner Flip Three waits for an outer one"},
        {AT(left), 4, "nobody flips three"},
        {AT(flipper), 1, "nobody flips three"},
        {AT(left), 0, "cards to be flipped do not fit the phase"},
        {AT(head.phase), UC_FLIP7_DRAW, "a Flip Three is in progress in another phase"},
    };
    start3("", "5 6 7");
    rig_play(&r, 1, "stay");
    hit(2, "flip3");
    rig_play(&r, 2, "target 2");
    rig_cards(&r, "freeze freeze");
    for (size_t i = 0; i < sizeof damages / sizeof damages[0]; i++) {
        uc_state broken = r.state;
        memcpy((char *)&broken + damages[i].at, &damages[i].value, 1);
        assert_non_null(uc_check(&broken));
        assert_string_equal(uc_check(&broken), damages[i].says);
    }
    memset(r.state.flip7.below, 0, sizeof r.state.flip7.below);
    r.state.flip7.size = 0;
    assert_string_equal(uc_check(&r.state), "a card is to come from an empty deck");
    start3("", "5 6 7");
    hit(1, "freeze");
    r.state.flip7.flipper = 1;
    assert_string_equal(uc_check(&r.state), "nobody flips three");
    r.state.flip7.left = 1;
    assert_string_equal(uc_check(&r.state), "cards to be flipped do not fit the phase");
    r.state.flip7.left = r.state.flip7.flipper = 0;
    r.state.flip7.assign_by = 3;
    assert_string_equal(uc_check(&r.state), "a card to be assigned does not fit the phase");
    r.state.flip7.assign_by = 1;
    r.state.flip7.assign_card = 5;
    assert_string_equal(uc_check(&r.state), "a card to be assigned does not fit the phase");
    r.state.flip7.assign_card = UC_FLIP7_KINDS;
    assert_string_equal(uc_check(&r.state), "a card to be assigned does not fit the phase");
    r.state.flip7.assign_card = UC_FLIP7_FREEZE;
    r.state.flip7.assign_by = 2;
    assert_string_equal(uc_check(&r.state), "the actor does not fit the phase");
    r.state.flip7.assign_by = 1;
    assert_null(uc_check(&r.state));
    rig_done(&r);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(cards_go_to_the_discard_pile_and_the_deck_stays),
        cmocka_unit_test(the_discard_pile_becomes_the_deck_when_a_card_is_needed),
        cmocka_unit_test(the_deck_may_run_out_in_the_deal_and_in_a_flip_three),
        cmocka_unit_test(the_deck_may_run_out_between_rounds),
        cmocka_unit_test(a_hit_without_a_card_becomes_a_stay),
        cmocka_unit_test(a_flip_three_without_a_card_ends_and_its_cards_are_assigned),
        cmocka_unit_test(a_flip_three_may_bring_no_card_at_all),
        cmocka_unit_test(a_flip_three_may_end_after_a_second_chance_was_given_away),
        cmocka_unit_test(a_seat_may_be_dealt_no_card),
        cmocka_unit_test(only_chance_has_outcomes),
        cmocka_unit_test(the_check_finds_what_is_broken),
        cmocka_unit_test(the_check_knows_flip_threes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
