/* The score pad: it agrees with games that are really played, and a corrected pad is the pad of the corrected
 * entries. */
#include "rig.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "any_game.h"
#include "games/uno_flip/uno_flip.h"
#include "random_play.h"
#include "upcard/pad.h"

enum { RULES_MAX = 2048, FILE_MAX = 1 << 24, LONG = 4096 };

static const char *const people[UC_SEATS_MAX] = {"Ann", "Bob", "Cem", "Dora", "Emil", "Frau Öz"};

static const char *name_of(int seat) {
    return people[seat] ? people[seat] : "guest";
}

static uc_pad *open_pad(const uc_state *fresh) {
    const char *names[UC_SEATS_MAX];
    for (int seat = 0; seat < fresh->head.seats; seat++) names[seat] = name_of(seat);
    uc_pad *pad = uc_pad_open(fresh, names);
    assert_non_null(pad);
    return pad;
}

static uc_pad *start_pad(const char *id, int seats, const char *rules) {
    rig r;
    rig_start(&r, id, seats, rules);
    return open_pad(&r.state);
}

/* Enters a line; the message if it is refused, otherwise NULL. */
static const char *enter(uc_pad *pad, const char *line) {
    static char buffer[LONG];
    uc_text message;
    uc_text_start(&message, buffer, sizeof buffer);
    if (!uc_pad_enter(pad, line, &message)) return NULL;
    assert_true(buffer[0]);
    return buffer;
}

static void entered(uc_pad *pad, const char *line) {
    const char *message = enter(pad, line);
    if (message) fail_msg("\"%s\": %s", line, message);
}

static void refused(uc_pad *pad, const char *line, const char *part) {
    uc_state before = *uc_pad_state(pad);
    size_t lines = uc_pad_line_count(pad), entries = uc_pad_entry_count(pad);
    const char *message = enter(pad, line);
    if (!message || !strstr(message, part)) fail_msg("\"%s\": %s, not %s", line, message, part);
    assert_memory_equal(&before, uc_pad_state(pad), sizeof before);
    assert_int_equal(lines, uc_pad_line_count(pad));
    assert_int_equal(entries, uc_pad_entry_count(pad));
}

static int dealer_of(const uc_pad *pad) {
    return uc_game_of(uc_pad_state(pad))->pad->dealer(uc_pad_state(pad));
}

static void totals_are(const uc_pad *pad, const int *totals) {
    for (int seat = 0; seat < uc_pad_state(pad)->head.seats; seat++)
        assert_int_equal(uc_total(uc_pad_state(pad), seat), totals[seat]);
}

/* ---- games that are really played ---- */

/* What a table sees of a round: who did what uc_pad_game.who says, and each seat's cards in words. */
typedef struct sheet {
    int who;
    char cards[UC_SEATS_MAX][512];
} sheet;

static void add_kind(sheet *s, const uc_state *state, int seat, int kind) {
    uc_text text;
    size_t length = strlen(s->cards[seat]);
    uc_text_start(&text, s->cards[seat] + length, sizeof s->cards[seat] - length);
    uc_text_add(&text, " ");
    uc_game_of(state)->pad->kind(&text, kind);
}

static bool is(const uc_state *state, const uc_event *event, const char *type) {
    return !strcmp(uc_game_of(state)->events[event->type].type, type);
}

static void see_flip7(sheet *s, const uc_state *state, const uc_event *event) {
    if (is(state, event, "flip7")) s->who = event->seat;
    if (!is(state, event, "scored")) return;
    if (event->b == UC_FLIP7_BUSTED) strcpy(s->cards[event->seat], "bust");
    for (int bit = 0; bit < 2 * UC_FLIP7_KINDS && event->b != UC_FLIP7_BUSTED; bit++)
        if (event->set.word[0] >> bit & 1) add_kind(s, state, event->seat, bit % UC_FLIP7_KINDS);
}

static void see_hilo(sheet *s, const uc_state *state, const uc_event *event) {
    if (is(state, event, "ended")) s->who = event->seat;
    for (uc_set left = event->set; is(state, event, "scored") && !set_empty(left);)
        add_kind(s, state, event->seat, set_take_lowest(&left) % UC_HILO_VALUES);
}

static void see_hi_lo_flip(sheet *s, const uc_state *state, const uc_event *event) {
    if (is(state, event, "out")) s->who = event->seat;
    for (uc_set left = event->set; is(state, event, "scored") && !set_empty(left);)
        add_kind(s, state, event->seat, set_take_lowest(&left));
}

static void see_uno_flip(sheet *s, const uc_state *state, const uc_event *event) {
    int side = state->uno_flip.last_side;
    if (is(state, event, "round_over")) s->who = event->seat;
    for (uc_set left = event->set; is(state, event, "cards_left") && !set_empty(left);) {
        int symbol = uc_uno_flip_faces[set_take_lowest(&left)][side].symbol, kind = symbol;
        if (side == DARK && symbol == UC_UNO_FLIP_DRAW_CARD) kind = UC_UNO_FLIP_SYMBOLS;
        if (side == DARK && symbol == UC_UNO_FLIP_SKIP) kind = UC_UNO_FLIP_SYMBOLS + 1;
        if (side == DARK && symbol == UC_UNO_FLIP_WILD_DRAW) kind = UC_UNO_FLIP_SYMBOLS + 2;
        add_kind(s, state, event->seat, kind);
    }
}

static void see(sheet *s, const uc_state *state, const uc_events *events) {
    static void (*const seers[])(sheet *, const uc_state *, const uc_event *) = {
        [UC_GAME_FLIP7] = see_flip7,
        [UC_GAME_HILO] = see_hilo,
        [UC_GAME_HI_LO_FLIP] = see_hi_lo_flip,
        [UC_GAME_UNO_FLIP] = see_uno_flip,
    };
    for (uint32_t i = 0; i < events->count; i++) seers[state->head.game](s, state, &events->item[i]);
}

/* The line of a round: each seat by its points or by its cards. */
static void write_round(uc_text *line, const sheet *s, const uc_state *after, const int32_t *before,
                        uc_rng *rng) {
    bool uno = after->head.game == UC_GAME_UNO_FLIP; /* whose cards count for others: all or none */
    uint32_t way = uc_rng_below(rng, uno ? 2 : 3);
    uc_text_add(line, s->who == UC_NOBODY ? "round!" : "round"); /* HL-5.5 */
    for (int seat = 0; seat < after->head.seats; seat++) {
        bool cards = way == 2 ? uc_rng_below(rng, 2) : way;
        uc_text_add(line, seat ? " |" : "");
        if (!strcmp(s->cards[seat], "bust")) {
            uc_text_add(line, cards ? " bust" : " 0");
        } else if (cards) {
            uc_text_add(line, " [");
            uc_text_add(line, s->cards[seat]);
            uc_text_add(line, "]");
        } else {
            uc_text_add(line, " ");
            uc_text_add_number(line, uc_total(after, seat) - before[seat]);
        }
    }
    if (s->who == UC_NOBODY) return;
    uc_text_add(line, "; ");
    uc_text_add_number(line, s->who);
}

static void pad_agrees(const uc_pad *pad, const uc_state *state, bool same_dealer) {
    const uc_state *shown = uc_pad_state(pad);
    const uc_pad_game *game = uc_game_of(state)->pad;
    const char *broken = uc_check(shown);
    if (broken) fail_msg("%s: %s", uc_game_of(state)->id, broken);
    for (int seat = 0; seat < state->head.seats; seat++)
        if (uc_total(shown, seat) != uc_total(state, seat))
            fail_msg("%s: after \"%s\" seat %d has %d, not %d", uc_game_of(state)->id,
                     uc_pad_entry(pad, uc_pad_entry_count(pad)), seat, uc_total(shown, seat),
                     uc_total(state, seat));
    assert_int_equal(shown->head.round, state->head.round);
    assert_int_equal(uc_over(shown), uc_over(state));
    assert_int_equal(uc_winners(shown), uc_winners(state));
    if (same_dealer && game->dealer) assert_int_equal(game->dealer(shown), game->dealer(state));
}

/* Adds a move to the lines of a pad; the moves of one round share lines. */
static void note_move(uc_text *lines, const uc_state *state, int mover, uc_move move, bool round_ends) {
    static size_t begun; /* where the line began */
    if (!lines->length || lines->buffer[lines->length - 1] == '\n') begun = lines->length;
    uc_record_move(lines, uc_game_of(state), mover, move);
    assert_true(uc_text_whole(lines));
    if (!round_ends && lines->length - begun < UC_PAD_LINE_MAX - 100) lines->buffer[lines->length - 1] = ',';
}

/* Plays on to the end of a round; false if the game is over. */
static bool play_round(uc_state *state, sheet *s, uc_text *moves, uc_rng *rng) {
    static uc_events events;
    uint32_t round = state->head.round;
    int mover;
    uc_move move;
    *s = (sheet){.who = UC_NOBODY};
    while (state->head.round == round && random_move(state, rng, &mover, &move)) {
        events.count = 0;
        assert_int_equal(uc_apply(state, mover, move, &events).error, UC_OK);
        note_move(moves, state, mover, move, state->head.round != round || uc_over(state));
        see(s, state, &events);
    }
    return !uc_over(state);
}

/* A seat is ahead of its rivals after a round if and only if it was better there by what it needed. */
static void needs_hold(const uc_pad *pad, const uc_state *after, const int32_t *before) {
    int sign = uc_lowest_wins(after) ? -1 : 1, seat = (int)(uc_pad_round_count(pad) % after->head.seats);
    uc_pad_needs needs = uc_pad_needs_of(pad, seat);
    int32_t own = sign * (uc_total(after, seat) - before[seat]);
    for (uint64_t left = needs.rivals; left; left &= left - 1) {
        int rival = __builtin_ctzll(left);
        int32_t other = sign * (uc_total(after, rival) - before[rival]);
        bool ahead = sign * (uc_total(after, seat) - uc_total(after, rival)) > 0;
        assert_int_equal(own - other >= needs.lead, ahead);
    }
}

/* The game entered card by card is the played game, with the rounds of the pad that has points and cards. */
static void agrees_card_by_card(const uc_pad *pad, const uc_state *played, const uc_text *file) {
    char buffer[LONG];
    uc_text message;
    uc_text_start(&message, buffer, sizeof buffer);
    uc_pad *cards = uc_pad_read(file->buffer, file->length, &message);
    if (!cards) fail_msg("%s: %s", uc_game_of(played)->id, buffer);
    assert_memory_equal(uc_pad_state(cards), played, uc_state_size(played));
    assert_int_equal(uc_pad_round_count(cards), uc_pad_round_count(pad));
    for (size_t i = 0; i < uc_pad_round_count(pad); i++)
        for (int seat = 0; seat < played->head.seats; seat++)
            assert_int_equal(uc_pad_round_points(cards, i, seat), uc_pad_round_points(pad, i, seat));
    uc_pad_close(cards);
}

static void play_beside(const uc_game *game, int seats, uc_rng *rng) {
    static sheet s;
    static char text[FILE_MAX];
    uc_text file;
    uc_state state;
    char rules[RULES_MAX], buffer[UC_SEATS_MAX * 64 + LONG];
    random_start(&state, game, seats, rng, rules, sizeof rules);
    bool draws = game->number == UC_GAME_UNO_FLIP && state.uno_flip.dealer == UC_NOBODY;
    uc_pad *pad = open_pad(&state);
    uc_text_start(&file, text, sizeof text);
    uc_pad_head(pad, &file);
    for (bool more = true; more;) {
        int32_t before[UC_SEATS_MAX] = {0};
        uc_text line;
        for (int seat = 0; seat < seats; seat++) before[seat] = uc_total(&state, seat);
        more = play_round(&state, &s, &file, rng);
        needs_hold(pad, &state, before);
        uc_text_start(&line, buffer, sizeof buffer);
        write_round(&line, &s, &state, before, rng);
        const char *message = enter(pad, buffer);
        if (message) fail_msg("%s %s: \"%s\": %s", game->id, rules, buffer, message);
        pad_agrees(pad, &state, !draws);
        if (draws && more) assert_int_equal(dealer_of(pad), UC_NOBODY);
        size_t ended = uc_pad_round_count(pad) - 1;
        for (int seat = 0; seat < seats; seat++)
            assert_int_equal(uc_pad_round_points(pad, ended, seat), uc_total(&state, seat) - before[seat]);
    }
    agrees_card_by_card(pad, &state, &file);
    uc_pad_close(pad);
}

/* $UPCARD_PAD_GAMES of each game; the slow test session-pad_games plays 25,000. */
static void pads_agree_with_played_games(void **state) {
    (void)state;
    uc_rng rng;
    const char *count = getenv("UPCARD_PAD_GAMES");
    int games = count ? atoi(count) : 40;
    uc_rng_start(&rng, 1, 0);
    for (int i = 0; i < games; i++)
        for (const uc_game *const *game = uc_games; *game; game++)
            if ((*game)->pad) play_beside(*game, seats_near(*game, 2 + i % 6), &rng);
}

/* ---- card by card ---- */

/* A game that was entered move by move is a record. */
static void a_game_entered_card_by_card_is_a_record(void **state) {
    (void)state;
    static char text[FILE_MAX], buffer[LONG];
    uc_rng rng;
    uc_rng_start(&rng, 2, 0);
    for (const uc_game *const *game = uc_games; *game; game++) {
        uc_state played;
        uc_text line, message, record;
        int mover;
        uc_move move;
        if (!(*game)->pad) continue;
        random_start(&played, *game, seats_near(*game, 2), &rng, buffer, sizeof buffer);
        uc_pad *pad = open_pad(&played);
        for (int i = 0; i < 300 && random_move(&played, &rng, &mover, &move); i++) {
            assert_int_equal(uc_apply(&played, mover, move, NULL).error, UC_OK);
            uc_text_start(&line, buffer, sizeof buffer);
            uc_record_move(&line, *game, mover, move);
            buffer[strcspn(buffer, "\n")] = '\0';
            entered(pad, buffer);
            assert_memory_equal(&played, uc_pad_state(pad), uc_state_size(&played));
        }
        uc_text_start(&message, buffer, sizeof buffer);
        uc_text_start(&record, text, sizeof text);
        assert_int_equal(uc_pad_record(pad, &record, &message), UC_OK);
        uc_record read;
        assert_int_equal(uc_record_open(&read, text, record.length, &message), UC_OK);
        while (uc_record_next(&read, NULL, &message) == 1) {
        }
        assert_memory_equal(&read.state, &played, uc_state_size(&played));
        uc_pad_close(pad);
    }
}

static void rounds_and_cards_mix(void **state) {
    (void)state;
    char buffer[LONG];
    uc_text record, message;
    uc_pad *pad = start_pad("flip7", 2, "");
    entered(pad, "round 20 | 30");
    entered(pad, "* card 5");
    refused(pad, "round 1 | 2", "begun card by card");
    entered(pad, "* card 7");
    entered(pad, "0 stay");
    refused(pad, "0 stay", "");
    refused(pad, "0 fly", "no move \"fly\"");
    refused(pad, "2 stay", "no seat 2");
    entered(pad, "1 stay");
    totals_are(pad, (const int[]){25, 37});
    entered(pad, "round [12 11 x2] | bust");
    totals_are(pad, (const int[]){71, 37});
    assert_int_equal(uc_pad_round_count(pad), 3);
    assert_int_equal(uc_pad_round_entry(pad, 1), 5);
    assert_int_equal(uc_pad_round_points(pad, 1, 1), 7);
    uc_text_start(&record, buffer, sizeof buffer);
    uc_text_start(&message, buffer, sizeof buffer);
    assert_int_equal(uc_pad_record(pad, &record, &message), UC_BAD_RECORD);
    assert_string_equal(buffer, "entry 1 has a round's points only; a record has every card");
    uc_pad_close(pad);
}

static void an_entry_can_have_several_moves(void **state) {
    (void)state;
    char buffer[LONG];
    uc_text record, message;
    uc_pad *pad = start_pad("flip7", 2, "");
    assert_false(uc_pad_begun(pad));
    entered(pad, "* card 5, * card 7");
    assert_true(uc_pad_begun(pad));
    refused(pad, "1 hit, * card 13", "no move \"card 13\"");
    refused(pad, "1 hit,", "there is no seat ");
    refused(pad, "1 stay, 0 stay, * card 3", "the round is over before \"* card 3\"");
    entered(pad, "1 stay,0 stay");
    assert_false(uc_pad_begun(pad));
    totals_are(pad, (const int[]){7, 5});
    uc_text_start(&record, buffer, sizeof buffer);
    uc_text_start(&message, buffer, sizeof buffer);
    assert_int_equal(uc_pad_record(pad, &record, &message), UC_OK);
    assert_non_null(strstr(buffer, "\n* card 5\n* card 7\n1 stay\n0 stay\n"));
    uc_pad_close(pad);
}

static void cards_that_are_out_are_named(void **state) {
    (void)state;
    uc_pad *pad = start_pad("flip7", 2, "");
    refused(pad, "seen", "name the cards");
    refused(pad, "seen 13", "there is no card 13");
    entered(pad, "seen 12 12  0");
    assert_int_equal(uc_pad_state(pad)->flip7.size, 91);
    refused(pad, "seen 0", "no more of these cards are in the deck: 0");
    refused(pad, "* card 0", "");
    entered(pad, "* card 12, * card 11");
    entered(pad, "seen 11");
    assert_true(uc_pad_begun(pad));
    entered(pad, "1 stay, 0 stay");
    assert_int_equal(uc_pad_state(pad)->flip7.size, 88);
    assert_null(uc_check(uc_pad_state(pad)));
    uc_pad_close(pad);
    pad = start_pad("hi_lo_flip", 2, "");
    entered(pad, "seen 1 100");
    assert_true(set_has(uc_pad_seen(pad), 0) && set_has(uc_pad_seen(pad), 99));
    refused(pad, "seen 100", "are in the deck: 100");
    refused(pad, "seen 101", "no card 101");
    entered(pad, "round 1 | 11; 1");
    assert_true(set_empty(*uc_pad_seen(pad)));
    uc_pad_close(pad);
    pad = start_pad("uno_flip", 2, "");
    for (int i = 0; i < 2; i++) entered(pad, "seen red:7");
    refused(pad, "seen red:7", "in the deck: red:7");
    refused(pad, "seen red:10", "there is no card red:10");
    entered(pad, "round 5 | 0; 0");
    entered(pad, "seen red:7");
    uc_pad_close(pad);
    pad = start_pad("hilo", 2, "");
    refused(pad, "seen red:7", "every round begins with all cards");
    uc_pad_close(pad);
}

/* HF-2.3, HF-2.4 */
static const char *starter_of(const uc_pad *pad) {
    return uc_game_of(uc_pad_state(pad))->pad->starter(uc_pad_state(pad));
}

/* HF-2.3, HF-2.4, HL-2.4 */
static void a_pad_knows_by_which_rule_somebody_begins(void **state) {
    (void)state;
    uc_pad *pad = start_pad("hi_lo_flip", 2, "target=40");
    assert_string_equal(starter_of(pad), "HF-2.3");
    entered(pad, "round 12 | 2; 0");
    assert_string_equal(starter_of(pad), "HF-2.4");
    entered(pad, "round 50 | 2; 0");
    assert_string_equal(starter_of(pad), "HF-2.3"); /* of the next game */
    uc_pad_close(pad);
    pad = start_pad("hilo", 2, "");
    assert_string_equal(starter_of(pad), "HL-2.4");
    uc_pad_close(pad);
}

static void a_pad_knows_who_begins(void **state) {
    (void)state;
    uc_pad *pad = start_pad("hi_lo_flip", 3, "ages=2,0,1");
    const uc_pad_game *game = uc_game_of(uc_pad_state(pad))->pad;
    assert_int_equal(game->begins(uc_pad_state(pad)), 1 << 2 | 1 << 1);
    entered(pad, "round 5 | 30 | 5; 1");
    assert_int_equal(game->begins(uc_pad_state(pad)), 1 << 2 | 1 << 0);
    entered(pad, "round 5 | 20 | 8; 1");
    assert_int_equal(game->begins(uc_pad_state(pad)), 1 << 0);
    uc_pad_close(pad);
    pad = start_pad("hi_lo_flip", 3, ""); /* nobody has told who is how old */
    assert_int_equal(game->begins(uc_pad_state(pad)), 1 << 0 | 1 << 1 | 1 << 2);
    entered(pad, "round 5 | 30 | 5; 1");
    assert_int_equal(game->begins(uc_pad_state(pad)), 1 << 0 | 1 << 2);
    uc_pad_close(pad);
}

/* F7-2.1, UF-2.1: who dealt first is not guessed; who deals can be said at the beginning of any round. */
static void a_pad_knows_who_deals(void **state) {
    (void)state;
    uc_pad *pad = start_pad("uno_flip", 3, "");
    assert_int_equal(dealer_of(pad), UC_NOBODY);
    entered(pad, "round 30 | | ; 0");
    assert_int_equal(dealer_of(pad), UC_NOBODY);
    refused(pad, "deal Eve", "there is no seat Eve");
    refused(pad, "deal", "there is no seat ");
    entered(pad, "deal cem");
    assert_int_equal(dealer_of(pad), 2);
    entered(pad, "name Cem Ada");
    entered(pad, "round 30 | | ; 0");
    assert_int_equal(dealer_of(pad), 0);
    assert_null(uc_check(uc_pad_state(pad)));
    entered(pad, "fix 2 deal 0");
    assert_int_equal(dealer_of(pad), 1);
    entered(pad, "drop 2");
    assert_int_equal(dealer_of(pad), UC_NOBODY);
    assert_null(uc_check(uc_pad_state(pad)));
    uc_pad_close(pad);
    pad = start_pad("uno_flip", 3, "dealer=1");
    entered(pad, "round 30 | | ; 0");
    assert_int_equal(dealer_of(pad), 2);
    entered(pad, "round 500 | | ; 0");
    refused(pad, "deal 0", "the game is over");
    uc_pad_close(pad);
    pad = start_pad("flip7", 3, "");
    entered(pad, "deal Bob");
    entered(pad, "* card 5");
    assert_int_equal(uc_pad_state(pad)->flip7.seat[2].cards, 1 << 5);
    refused(pad, "deal 0", "begun card by card");
    entered(pad, "* card 6, * card 7, 2 stay, 0 stay, 1 stay");
    assert_int_equal(dealer_of(pad), 2);
    uc_pad_close(pad);
    pad = start_pad("hilo", 3, "");
    refused(pad, "deal 0", "no seat is the dealer");
    uc_pad_close(pad);
}

static void needs_are(const uc_pad *pad, int seat, int end, int lead, uint64_t rivals) {
    uc_pad_needs needs = uc_pad_needs_of(pad, seat);
    assert_int_equal(needs.end, end);
    assert_int_equal(needs.lead, lead);
    assert_int_equal(needs.rivals, rivals);
}

/* F7-5.4, HL-5.4, HF-5.3, UF-6.3, UF-7.1, UF-7.11 */
static void a_pad_knows_who_needs_what(void **state) {
    (void)state;
    uc_pad *pad = start_pad("flip7", 3, "");
    entered(pad, "round! 195 | 180 | 20");
    needs_are(pad, 0, 5, -14, 1 << 1);
    needs_are(pad, 1, 20, 16, 1 << 0);
    needs_are(pad, 2, -1, 176, 1 << 0); /* at most 171 points in a round */
    assert_false(uc_pad_shares(pad));
    uc_pad_close(pad);
    pad = start_pad("flip7", 2, "tie=shared rounds=2");
    entered(pad, "round 20 | 20");
    needs_are(pad, 0, 0, 1, 1 << 1); /* the last round */
    assert_true(uc_pad_shares(pad));
    uc_pad_close(pad);
    pad = start_pad("hilo", 3, "");
    entered(pad, "round 12 | 40 | 40; 0");
    needs_are(pad, 0, 88, -27, 1 << 1 | 1 << 2);
    needs_are(pad, 1, 60, 29, 1 << 0);
    assert_true(uc_pad_shares(pad));
    uc_pad_close(pad);
    pad = start_pad("hi_lo_flip", 2, "tie=extra_round");
    entered(pad, "round 40 | 60; 1");
    needs_are(pad, 0, 35, 21, 1 << 1);
    needs_are(pad, 1, 15, -19, 1 << 0);
    assert_false(uc_pad_shares(pad));
    uc_pad_close(pad);
    pad = start_pad("uno_flip", 4, "partners=on");
    entered(pad, "round 100 | | | ; 0");
    needs_are(pad, 2, 400, -99, 1 << 1 | 1 << 3);
    needs_are(pad, 1, 500, 101, 1 << 0 | 1 << 2);
    uc_pad_close(pad);
}

/* F7-5.1, HL-5.3, HF-5.2, UF-6.2 */
static void the_highest_score_is_one_that_cards_give(void **state) {
    (void)state;
    for (int g = 0; uc_games[g]; g++) {
        const uc_game *game = uc_games[g];
        if (!game->pad) continue;
        uc_pad *pad = start_pad(game->id, 4, "");
        for (int who = false; who <= true; who++) {
            int32_t highest = game->pad->highest(uc_pad_state(pad), who);
            assert_null(game->pad->fits(uc_pad_state(pad), highest, who));
            for (int32_t more = 1; more < 1000; more++)
                assert_non_null(game->pad->fits(uc_pad_state(pad), highest + more, who));
        }
        uc_pad_close(pad);
    }
}

/* Ties at the end of the game, and the same tie before it. */
static void a_pad_knows_that_a_tie_is_played_off(void **state) {
    (void)state;
    static const struct {
        const char *game;
        int seats;
        const char *rules, *round[3];
        bool off[3];
    } cases[] = {
        {"flip7", 2, "", {"round! 150 | 150", "round 50 | 50", "round 3 | 1"}, {false, true, false}},
        {"flip7", 2, "", {"round! 199 | 199", "round 0 | 0", "round 1 | 1"}, {false, false, true}},
        {"flip7", 2, "tie=shared", {"round! 150 | 150", "round 50 | 50"}, {false, false}},
        {"flip7", 2, "rounds=2", {"round 20 | 20", "round 7 | 7", "round 3 | 2"}, {false, true, false}},
        {"hilo", 3, "tie=extra_round", {"round 60 | 10 | 10; 0", "round 60 | 9 | 9; 0"}, {false, true}},
        {"hilo", 2, "tie=extra_round target=20", {"round! 19 | 19; 1"}, {false}},
        {"hi_lo_flip", 2, "tie=extra_round", {"round 60 | 60; 1", "round 30 | 30; 0"}, {false, true}},
        {"uno_flip", 4, "partners=on", {"round 400 | | | ; 0", "round 60 | | | ; 2"}, {false, false}},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        uc_pad *pad = start_pad(cases[i].game, cases[i].seats, cases[i].rules);
        assert_false(uc_pad_played_off(pad));
        for (int r = 0; r < 3 && cases[i].round[r]; r++) {
            entered(pad, cases[i].round[r]);
            if (uc_pad_played_off(pad) != cases[i].off[r]) fail_msg("case %zu, round %d", i, r + 1);
        }
        uc_pad_close(pad);
    }
}

/* A round that was begun card by card is ended by its points, and taken back in one step. */
static void a_round_begun_by_cards_is_ended_by_points(void **state) {
    (void)state;
    char buffer[LONG];
    uc_text line;
    uc_pad *pad = start_pad("flip7", 3, "");
    uc_text_start(&line, buffer, sizeof buffer);
    entered(pad, "round 20 | 30 | 40");
    assert_false(uc_pad_so_far(pad, &line));
    entered(pad, "* card 5, * card 7, * card 12");
    entered(pad, "2 hit, * card 7");
    entered(pad, "0 hit, * card 7");
    assert_true(uc_pad_so_far(pad, &line));
    assert_string_equal(buffer, "fix 2-4 round bust | 12 | 12");
    entered(pad, buffer);
    totals_are(pad, (const int[]){20, 42, 52});
    assert_false(uc_pad_begun(pad));
    entered(pad, "undo");
    assert_true(uc_pad_begun(pad));
    uc_pad_close(pad);
    pad = start_pad("hilo", 2, "");
    entered(pad, "* card yellow:3");
    uc_text_start(&line, buffer, sizeof buffer);
    assert_true(uc_pad_so_far(pad, &line));
    assert_string_equal(buffer, "fix 1 round  | "); /* nobody knows what lies face down */
    uc_pad_close(pad);
}

static void the_rules_of_a_running_pad_change(void **state) {
    (void)state;
    uc_pad *pad = start_pad("flip7", 2, "target=100");
    refused(pad, "rules", "rules are changed as in");
    refused(pad, "rules target=0", "rule target cannot be \"0\": it is 1 to 10000");
    assert_string_equal(uc_pad_problem_of(pad)->code, "rules");
    refused(pad, "rules goal=3", "rule goal is unknown");
    refused(pad, "rules challenge=4 rounds=3", "exclude each other");
    refused(pad, "rules dealer=1", "only for a new game");
    refused(pad, "rules decks=2", "only for a new game");
    entered(pad, "deal 1");
    entered(pad, "rules target=150 tie=shared");
    assert_int_equal(dealer_of(pad), 1);
    entered(pad, "round! 120 | 20");
    assert_false(uc_over(uc_pad_state(pad)));
    assert_int_equal(dealer_of(pad), 0);
    entered(pad, "rules target=110"); /* who has it already, has won */
    assert_int_equal(uc_winners(uc_pad_state(pad)), 1);
    assert_int_equal(uc_pad_state(pad)->head.round, 1);
    refused(pad, "round 3 | 4", "the game is over");
    entered(pad, "rules target=200"); /* after the end it goes on */
    assert_false(uc_over(uc_pad_state(pad)));
    assert_int_equal(uc_pad_state(pad)->head.round, 2);
    assert_int_equal(dealer_of(pad), 0);
    entered(pad, "round 90 | 20");
    assert_true(uc_over(uc_pad_state(pad)));
    assert_int_equal(uc_pad_round_entry(pad, 1), 6);
    refused(pad, "drop 5", "the game is over; this is entry 6");
    entered(pad, "fix 5 rules target=300");
    assert_false(uc_over(uc_pad_state(pad)));
    entered(pad, "* card 5");
    refused(pad, "rules target=400", "begun card by card");
    entered(pad, "insert 7 rules target=400"); /* between the rounds */
    assert_true(uc_pad_begun(pad));
    uc_pad_close(pad);
}

static void the_options_that_count_exist(void **state) {
    (void)state;
    for (const uc_game *const *game = uc_games; *game; game++) {
        const char *at = (*game)->pad ? (*game)->pad->options : "";
        for (size_t length; *at; at += length + strspn(at + length, " ")) {
            const uc_option *option = (*game)->options;
            length = strcspn(at, " ");
            while (option->key && (strlen(option->key) != length || memcmp(option->key, at, length) != 0))
                option++;
            assert_non_null(option->key);
        }
    }
}

/* What happened before a change stays; from the beginning it counts for all rounds. */
static void changed_rules_count_from_their_place_on(void **state) {
    (void)state;
    uc_pad *pad = start_pad("hi_lo_flip", 2, "");
    entered(pad, "round [10 7] | [5]; 0");
    entered(pad, "rules bonus=20");
    totals_are(pad, (const int[]){21, 1});
    entered(pad, "round [10 7] | [5]; 0");
    totals_are(pad, (const int[]){52, 2});
    entered(pad, "drop 2");
    entered(pad, "insert 1 rules bonus=20");
    totals_are(pad, (const int[]){62, 2});
    uc_pad_close(pad);
}

static void a_game_that_goes_on_asks_again_who_deals_if_nobody_said_so(void **state) {
    (void)state;
    uc_pad *pad = start_pad("uno_flip", 3, "");
    entered(pad, "round 510 | | ; 0");
    assert_true(uc_over(uc_pad_state(pad)));
    entered(pad, "rules target=1000");
    assert_int_equal(uc_pad_state(pad)->head.round, 2);
    assert_int_equal(dealer_of(pad), UC_NOBODY);
    entered(pad, "deal 2");
    entered(pad, "rules target=900");
    assert_int_equal(dealer_of(pad), 2);
    uc_pad_close(pad);
}

static void a_table_can_forbid_odds(void **state) {
    (void)state;
    char buffer[LONG];
    uc_text text, message;
    uc_pad *pad = start_pad("flip7", 2, "");
    assert_true(uc_pad_odds(pad));
    uc_pad_forbid_odds(pad);
    uc_text_start(&text, buffer, sizeof buffer);
    uc_text_start(&message, buffer + LONG / 2, LONG / 2);
    uc_pad_head(pad, &text);
    uc_pad *copy = uc_pad_copy(pad), *read = uc_pad_read(buffer, text.length, &message);
    assert_true(!uc_pad_odds(pad) && copy && !uc_pad_odds(copy) && read && !uc_pad_odds(read));
    uc_pad_close(pad);
    uc_pad_close(copy);
    uc_pad_close(read);
}

/* ---- wrong entries ---- */

static void flip7_checks_entries(void **state) {
    (void)state;
    uc_pad *pad = start_pad("flip7", 3, "");
    refused(pad, "round 1 | 2", "one part for each of the 3 seats");
    refused(pad, "round 1 | 2 | 3 | 4", "one part for each of the 3 seats");
    refused(pad, "round", "one part for each of the 3 seats");
    refused(pad, "round 1 | 2 | many",
            "Cem: points are a number from 0 to 32767, and cards are in brackets, not \"many\"");
    refused(pad, "round 1 | 2 | -3", "Cem: points are a number");
    refused(pad, "round 1 | 172 | 3", "Bob: no cards give that score without a Flip 7");
    refused(pad, "round 20 | 0 | 3; Ann", "Ann: no Flip 7 gives that score");
    refused(pad, "round [5 5] | 0 | 0", "Ann: the same number twice busts");
    refused(pad, "round [13] | 0 | 0", "there is no card 13");
    refused(pad, "round [1] | [1] | 0", "there are fewer cards 1 in the whole game");
    refused(pad, "round [0 1 2 3 4 5 6] | 0 | 0", "seven different numbers are a Flip 7: say who had it");
    refused(pad, "round [0 1 2] | 0 | 0; Ann", "a Flip 7 has seven different numbers");
    refused(pad, "round 1 | 2 | 3; Eve", "there is no seat Eve");
    refused(pad, "hello", "an entry is");
    refused(pad, "", "a line has");
    refused(pad, "round 1 | 2 | \t3", "a line has");
    entered(pad, "round! 1 | 172 | 3");
    entered(pad, "round [0 1 2 3 4 5 6] | bust | ; ann");
    totals_are(pad, (const int[]){37, 172, 3});
    entered(pad, "round | 28 | 3");
    assert_true(uc_over(uc_pad_state(pad)));
    assert_int_equal(uc_winners(uc_pad_state(pad)), 2);
    refused(pad, "round 1 | 2 | 3", "the game is over");
    uc_pad_close(pad);
}

/* A seat without anything may have been forgotten, unless it can have nothing. */
static void a_seat_that_a_round_leaves_out_is_found(void **state) {
    (void)state;
    uc_pad *pad = start_pad("flip7", 3, "");
    assert_int_equal(uc_pad_left_out(pad, "round 5 | | 9"), 1 << 1);
    assert_int_equal(uc_pad_left_out(pad, "round 999 | 0 | "), 1 << 2);
    assert_int_equal(uc_pad_left_out(pad, "round! 5 | 0 | "), 1 << 2);
    assert_int_equal(uc_pad_left_out(pad, "round 5 | 0 | bust"), 0);
    assert_int_equal(uc_pad_left_out(pad, "round 5 | | zzz"), 0);
    assert_int_equal(uc_pad_left_out(pad, "* card 5"), 0);
    entered(pad, "round 5 | 6 | 7");
    assert_int_equal(uc_pad_left_out(pad, "fix 1 round | 6 | 7"), 1);
    assert_int_equal(uc_pad_left_out(pad, "insert 1 round | | 7"), 3);
    assert_int_equal(uc_pad_left_out(pad, "fix 9 round | 6 | 7"), 0);
    uc_pad_close(pad);
    pad = start_pad("hilo", 3, "");
    assert_int_equal(uc_pad_left_out(pad, "round =20 | =6 | ; Ann"), 1 << 2);
    assert_int_equal(uc_pad_left_out(pad, "round =20 | =6 | ; Cem"), 1 << 2);
    uc_pad_close(pad);
    pad = start_pad("hi_lo_flip", 2, "");
    assert_int_equal(uc_pad_left_out(pad, "round 5 | ; Bob"), 1 << 1);
    uc_pad_close(pad);
    pad = start_pad("uno_flip", 3, "");
    assert_int_equal(uc_pad_left_out(pad, "round 50 | | ; Ann"), 0);     /* UF-6.2: only she scores */
    assert_int_equal(uc_pad_left_out(pad, "round | 5 | ; Ann"), 1 << 2); /* what the others hold */
    assert_int_equal(uc_pad_left_out(pad, "round | [5] | [7]; Ann"), 0); /* what they hold is her score */
    assert_int_equal(uc_pad_left_out(pad, "round | | "), 0);             /* UF-3.6 */
    uc_pad_close(pad);
    pad = start_pad("uno_flip", 3, "scoring=lowest");
    assert_int_equal(uc_pad_left_out(pad, "round | 5 | ; Ann"), 1 << 2);
    uc_pad_close(pad);
    pad = start_pad("uno_flip", 4, "partners=on");
    assert_int_equal(uc_pad_left_out(pad, "round 100 | | | ; Ann"), 0); /* UF-7.11 */
    uc_pad_close(pad);
}

/* A round that the rules allow, but hardly any table plays, is asked about and can be entered. */
static void what_is_in_doubt_is_found(void **state) {
    (void)state;
    uc_pad *pad = start_pad("uno_flip", 3, "");
    static const char *const doubts[][2] = {
        {"round | 5 | 6; Ann", NULL},
        {"round | 5 | 6", "nobody"},
        {"round | [7] | [skip-all]", "nobody"},
        {"round | [7 draw1] | [skip-all]; Ann", "mixed"},
        {"round | [7 draw5] | [skip-all]; Ann", NULL},
        {"round | [7 wild] | [draw1]; Ann", NULL},
        {"round 0 | 0 | 0", "nobody"},
        {"round | [zzz] | ", NULL},
        {"undo", NULL},
    };
    for (size_t i = 0; i < sizeof doubts / sizeof *doubts; i++) {
        const char *doubt = uc_pad_doubt(pad, doubts[i][0]);
        assert_int_equal(!doubt, !doubts[i][1]);
        if (doubt) assert_string_equal(doubt, doubts[i][1]);
    }
    entered(pad, "round | [7 draw1] | [skip-all]; Ann");
    assert_string_equal(uc_pad_doubt(pad, "fix 1 round | 5 | 6"), "nobody");
    uc_pad_close(pad);
    pad = start_pad("flip7", 2, "");
    assert_null(uc_pad_doubt(pad, "round 5 | 6"));
    uc_pad_close(pad);
}

static void hilo_checks_entries_and_doubles(void **state) {
    (void)state;
    uc_pad *pad = start_pad("hilo", 3, "");
    refused(pad, "round 5 | 6 | 7", "say after ; who ended the round");
    refused(pad, "round 5 | 6 | 100; Ann", "Cem: nine cards have at most 99 points");
    refused(pad, "round 5 | 6 | -10; Ann", "Cem: points are a number from -9 to 198");
    refused(pad, "round [1 2] | 6 | 7; Ann", "Ann: a layout has nine, six or three cards, or none");
    refused(pad, "round 9 | 6 | 7; Ann", "its points are doubled (HL-5.3)");
    entered(pad, "round 18 | 6 | 20; Ann");
    entered(pad, "round [4 5 1] | 6 | [10 11 1]; Ann");
    refused(pad, "round =5 | =6 | =100; Cem", "Cem: nine cards have at most 99 points");
    entered(pad, "round =9 | 6 | =7; Ann");
    assert_int_equal(uc_pad_round_points(pad, uc_pad_round_count(pad) - 1, 0), 18);
    entered(pad, "undo");
    totals_are(pad, (const int[]){38, 12, 42});
    assert_int_equal(uc_hilo_last_score(&uc_pad_state(pad)->hilo, 0), 20);
    uc_pad_close(pad);
}

static void hi_lo_flip_checks_entries(void **state) {
    (void)state;
    uc_pad *pad = start_pad("hi_lo_flip", 2, "");
    refused(pad, "round 5 | 6", "say after ; who went out");
    refused(pad, "round 191 | 6; Bob", "Ann: all cards together have 190 points");
    refused(pad, "round 190 | 20; Bob", "all cards together have 190 points");
    refused(pad, "round [7] | [7]; Bob", "there are fewer cards 7 in the whole game");
    int bonus = uc_pad_state(pad)->hi_lo_flip.bonus;
    entered(pad, "round [7 20 100] | []; Bob");
    totals_are(pad, (const int[]){21, bonus});
    uc_pad_close(pad);
}

static void heaps_of_hi_lo_flip_are_counted(void **state) {
    (void)state;
    char buffer[LONG];
    int32_t points;
    uc_text message;
    uc_pad *pad = start_pad("hi_lo_flip", 3, "");
    entered(pad, "round [12/1] | [3/] | [10 7]; 0"); /* 12 + 9, and 10 for going out */
    totals_are(pad, (const int[]){31, 3, 11});
    refused(pad, "round [1/2] | 0 | 0; 0", "Ann: more cards end in 0 than there are");
    refused(pad, "round [30/11] | 0 | 0; 0", "ten of them end in 0");
    refused(pad, "round [91/0] | 0 | 0; 0", "there are 100 cards");
    refused(pad, "round [1/2/3] | 0 | 0; 0", "there is no card 1/2/3");
    refused(pad, "round [-1/0] | 0 | 0; 0", "there is no card -1/0");
    refused(pad, "round [90/10] | [50/0] | 0; 0", "all cards together have 190 points");
    uc_text_start(&message, buffer, sizeof buffer);
    assert_true(uc_pad_count(pad, 1, "12/1", false, &points, &message) && points == 21);
    uc_pad_close(pad);
    pad = start_pad("hilo", 2, "");
    refused(pad, "round [12/1] | 0; 0", "there is no card 12/1");
    uc_pad_close(pad);
}

static void uno_flip_checks_entries(void **state) {
    (void)state;
    uc_pad *pad = start_pad("uno_flip", 3, "dealer=1");
    refused(pad, "round 50 | | ", "say after ; who went out");
    refused(pad, "round 50 | 1 | ; Ann", "only the seat that went out scores (UF-6.2)");
    refused(pad, "round | [draw1 draw5] | ; Ann", "Bob: all cards show the same side");
    refused(pad, "round [7] | [7] | ; Ann", "Ann: the seat that went out holds no card");
    refused(pad, "round | [0] | ; Ann", "there is no card 0");
    entered(pad, "round | [9 wild] | [draw1]; Ann");
    entered(pad, "round [skip-all] | | [wild-draw-color]; Bob");
    entered(pad, "round 23 | [9 wild] | ; Cem"); /* what the others hold */
    assert_int_equal(uc_total(uc_pad_state(pad), 2), 23 + 49);
    entered(pad, "undo");
    entered(pad, "round | | ");
    totals_are(pad, (const int[]){59, 90, 0});
    assert_int_equal(uc_game_of(uc_pad_state(pad))->pad->dealer(uc_pad_state(pad)), 1);
    uc_pad_close(pad);
    pad = start_pad("uno_flip", 3, "scoring=lowest");
    refused(pad, "round 5 | 8 | 0; Ann", "the seat that went out holds no card");
    entered(pad, "round | [9 wild] | 7; Ann");
    totals_are(pad, (const int[]){0, 49, 7});
    uc_pad_close(pad);
}

/* Symbols of both sides are one kind: they have the same points and as many copies on both. */
static void shared_symbols_of_uno_flip_count_the_same(void **state) {
    (void)state;
    for (int symbol = 0; symbol < UC_UNO_FLIP_SYMBOLS; symbol++) {
        if (strcmp(uno_flip_symbols[LIGHT][symbol], uno_flip_symbols[DARK][symbol])) continue;
        assert_int_equal(uc_uno_flip_points[LIGHT][symbol], uc_uno_flip_points[DARK][symbol]);
        assert_int_equal(set_count(uc_uno_flip_symbols[LIGHT][symbol]),
                         set_count(uc_uno_flip_symbols[DARK][symbol]));
    }
}

/* ---- corrections ---- */

static void entries_are_corrected(void **state) {
    (void)state;
    uc_pad *pad = start_pad("flip7", 2, "");
    refused(pad, "undo", "nothing to undo");
    refused(pad, "fix 1 round 5 | 6", "there is no entry 1");
    entered(pad, "round 20 | 30");
    entered(pad, "round 40 | 50");
    entered(pad, "fix 1 round bust | 31");
    totals_are(pad, (const int[]){40, 81});
    entered(pad, "insert 2 round 10 | 10");
    totals_are(pad, (const int[]){50, 91});
    assert_string_equal(uc_pad_entry(pad, 2), "round 10 | 10");
    entered(pad, "drop 1");
    refused(pad, "drop 3", "there is no entry 3");
    refused(pad, "drop 1 2", "drop takes only the number of an entry, not 2");
    refused(pad, "fix 1", "the entry is missing");
    refused(pad, "fix 1 undo", "an entry is");
    totals_are(pad, (const int[]){50, 60});
    entered(pad, "undo");
    entered(pad, "undo");
    totals_are(pad, (const int[]){40, 81});
    entered(pad, "name 0 Anna");
    assert_string_equal(uc_pad_names(pad)[0], "Anna");
    refused(pad, "name Ann Bea", "there is no seat Ann");
    refused(pad, "name Anna a|b", "a name has");
    entered(pad, "undo");
    assert_string_equal(uc_pad_names(pad)[0], "Ann");
    entered(pad, "round 40 | 130");
    assert_true(uc_over(uc_pad_state(pad)));
    refused(pad, "fix 1 round! 0 | 300", "the game is over; this is entry 2");
    assert_string_equal(uc_pad_problem_of(pad)->code, "over");
    assert_int_equal(uc_pad_problem_of(pad)->entry, 2);
    entered(pad, "fix 3 round 40 | 60");
    assert_false(uc_over(uc_pad_state(pad)));
    uc_pad_close(pad);
}

/* A name after ; means the seat that has it at that time. */
static void old_rounds_keep_their_seats_when_names_change(void **state) {
    (void)state;
    uc_pad *pad = start_pad("uno_flip", 2, "scoring=lowest");
    entered(pad, "round 5 | 0; Bob");
    entered(pad, "name Bob Eve");
    entered(pad, "name Ann Bob");
    entered(pad, "round 0 | 7; bob");
    totals_are(pad, (const int[]){5, 7});
    assert_int_equal(uc_pad_entry_who(pad, 1), 1);
    assert_int_equal(uc_pad_entry_who(pad, 2), 0);
    entered(pad, "fix 1 round 0 | 6; Bob");
    totals_are(pad, (const int[]){0, 13});
    entered(pad, "name 0 1"); /* a number is always a seat */
    entered(pad, "round 4 | 0; 1");
    totals_are(pad, (const int[]){4, 13});
    uc_pad_close(pad);
}

static void an_impossible_entry_has_its_present_number(void **state) {
    (void)state;
    uc_pad *pad = start_pad("flip7", 2, "target=100");
    entered(pad, "round 60 | 20");
    entered(pad, "round 20 | 5");
    entered(pad, "round 30 | 5");
    refused(pad, "insert 2 round! 30 | 0", "the game is over; this is entry 3");
    assert_int_equal(uc_pad_problem_of(pad)->entry, 3);
    entered(pad, "undo");
    entered(pad, "undo");
    entered(pad, "* card 5, * card 6, 0 stay");
    refused(pad, "drop 1", "this is entry 2");
    assert_int_equal(uc_pad_problem_of(pad)->entry, 2);
    uc_pad_close(pad);
}

/* What the test itself makes of the lines: the entries after each line that was not undone. */
enum { MODEL_LINES = 60 };
typedef char line_text[256];
typedef struct model {
    int depth, entries[MODEL_LINES + 1];
    line_text entry[MODEL_LINES + 1][MODEL_LINES];
} model;

static void model_push(model *m, int at, int removed, const char *entry) {
    line_text *from = m->entry[m->depth], *to = m->entry[m->depth + 1];
    int count = m->entries[m->depth], added = entry != NULL;
    memcpy(to, from, (size_t)at * sizeof *to);
    if (entry) snprintf(to[at], sizeof to[at], "%s", entry);
    memcpy(to + at + added, from + at + removed, (size_t)(count - at - removed) * sizeof *to);
    m->entries[++m->depth] = count + added - removed;
}

static void random_part(uc_text *line, const uc_state *state, uc_rng *rng) {
    const uc_pad_game *game = uc_game_of(state)->pad;
    uint32_t way = uc_rng_below(rng, 4);
    if (way != 1) uc_text_add(line, " ");
    if (way == 0) uc_text_add_number(line, (int)uc_rng_below(rng, 70) - 2);
    if (way == 1 && game->nothing) uc_text_add(line, " "), uc_text_add(line, game->nothing);
    if (way < 2) return;
    uc_text_add(line, "[");
    for (uint32_t left = 3 * uc_rng_below(rng, 3); left--;) {
        game->kind(line, (int)uc_rng_below(rng, game->kinds));
        uc_text_add(line, " ");
    }
    uc_text_add(line, "]");
}

/* A round that was followed move by move gets its points in one step. */
static void entries_are_corrected_together(void **state) {
    (void)state;
    uc_pad *pad = start_pad("flip7", 2, "");
    entered(pad, "* card 5, * card 7");
    entered(pad, "1 stay, 0 stay");
    entered(pad, "round 1 | 2");
    totals_are(pad, (const int[]){8, 7});
    refused(pad, "fix 2-1 round 20 | 30", "there is no entry 2-1");
    refused(pad, "fix 1-4 round 20 | 30", "there is no entry 1-4");
    refused(pad, "fix 1- round 20 | 30", "there is no entry 1-");
    refused(pad, "fix 1-2 round! 0 | 300", "the game is over; this is entry 3");
    entered(pad, "fix 1-2 round 20 | 30");
    totals_are(pad, (const int[]){21, 32});
    assert_int_equal(uc_pad_entry_count(pad), 2);
    assert_int_equal(uc_pad_round_entry(pad, 1), 2);
    entered(pad, "undo");
    totals_are(pad, (const int[]){8, 7});
    entered(pad, "drop 1-2");
    totals_are(pad, (const int[]){1, 2});
    uc_pad_close(pad);
}

/* A round or a move, sensible or not. */
static void random_entry(uc_text *line, const uc_state *state, uc_rng *rng) {
    int mover;
    uc_move move;
    if (!uc_rng_below(rng, 6) && random_move(state, rng, &mover, &move)) {
        uc_record_move(line, uc_game_of(state), mover, move);
        return;
    }
    if (!uc_rng_below(rng, 8)) {
        uc_text_add(line, "rules target=");
        uc_text_add_number(line, 1 + (int)uc_rng_below(rng, 400));
        uc_text_add(line, uc_rng_below(rng, 2) ? " tie=shared rounds=" : " tie=extra_round rounds=");
        uc_text_add_number(line, (int)uc_rng_below(rng, 8));
        return;
    }
    uc_text_add(line, uc_rng_below(rng, 3) ? "round!" : "round");
    for (int seat = 0; seat < state->head.seats; seat++) {
        uc_text_add(line, seat ? " |" : "");
        random_part(line, state, rng);
    }
    if (!uc_rng_below(rng, 4)) return;
    uc_text_add(line, "; ");
    uc_text_add_number(line, (int)uc_rng_below(rng, state->head.seats));
}

/* A random line, and what the model makes of it if the pad takes it. */
static void random_line(uc_pad *pad, model *m, uc_rng *rng) {
    char buffer[2 * sizeof(line_text)], entry[sizeof(line_text)], entries[32];
    int count = m->entries[m->depth], way = (int)uc_rng_below(rng, 8);
    int at = count ? (int)uc_rng_below(rng, (uint32_t)count) : 0;
    uc_text text;
    uc_text_start(&text, entry, sizeof entry);
    random_entry(&text, uc_pad_state(pad), rng);
    if (!uc_text_whole(&text)) return;
    entry[strcspn(entry, "\n")] = '\0'; /* a move ends with one */
    if (way == 0) strcpy(buffer, "undo");
    int several = count && !uc_rng_below(rng, 3) ? (int)uc_rng_below(rng, (uint32_t)(count - at)) : 0;
    snprintf(entries, sizeof entries, several ? "%d-%d" : "%d", at + 1, at + 1 + several);
    if (way == 1) snprintf(buffer, sizeof buffer, "drop %s", entries);
    if (way == 2) snprintf(buffer, sizeof buffer, "fix %s %s", entries, entry);
    if (way == 3) snprintf(buffer, sizeof buffer, "insert %d %s", at + 1, entry);
    if (way > 3) snprintf(buffer, sizeof buffer, "%s", entry);
    if (enter(pad, buffer)) return;
    if (way == 0)
        m->depth--;
    else
        model_push(m, way > 3 ? count : at, way == 1 || way == 2 ? 1 + several : 0, way == 1 ? NULL : entry);
}

static void same_pads(const uc_pad *a, const uc_pad *b) {
    assert_memory_equal(uc_pad_state(a), uc_pad_state(b), sizeof(uc_state));
    assert_int_equal(uc_pad_round_count(a), uc_pad_round_count(b));
    for (size_t i = 0; i < uc_pad_round_count(a); i++)
        for (int seat = 0; seat < uc_pad_state(a)->head.seats; seat++)
            assert_int_equal(uc_pad_round_points(a, i, seat), uc_pad_round_points(b, i, seat));
}

static uc_pad *read_again(const uc_pad *pad) {
    static char text[FILE_MAX];
    char buffer[LONG];
    uc_text file, message;
    uc_text_start(&file, text, sizeof text);
    uc_pad_head(pad, &file);
    uc_pad_lines(pad, 0, &file);
    uc_text_start(&message, buffer, sizeof buffer);
    uc_pad *again = uc_pad_read(text, file.length, &message);
    if (!again) fail_msg("%s", buffer);
    return again;
}

static void correct_at_random(const uc_state *fresh, uc_rng *rng) {
    static model m;
    m.depth = m.entries[0] = 0;
    uc_pad *pad = open_pad(fresh);
    for (int i = 0; i < MODEL_LINES - 1; i++) random_line(pad, &m, rng);
    uc_pad *renewed = open_pad(fresh);
    for (int i = 0; i < m.entries[m.depth]; i++) {
        assert_string_equal(uc_pad_entry(pad, (size_t)i + 1), m.entry[m.depth][i]);
        entered(renewed, m.entry[m.depth][i]);
    }
    assert_int_equal(uc_pad_entry_count(pad), m.entries[m.depth]);
    const char *broken = uc_check(uc_pad_state(pad));
    if (broken) fail_msg("%s: %s", uc_game_of(fresh)->id, broken);
    uc_pad *again = read_again(pad), *copy = uc_pad_copy(pad);
    same_pads(pad, renewed);
    same_pads(pad, again);
    same_pads(pad, copy);
    uc_pad_close(pad);
    uc_pad_close(renewed);
    uc_pad_close(again);
    uc_pad_close(copy);
}

static void a_corrected_pad_is_the_pad_of_the_corrected_entries(void **state) {
    (void)state;
    uc_rng rng;
    char rules[RULES_MAX];
    uc_rng_start(&rng, 3, 0);
    for (int i = 0; i < 60; i++)
        for (const uc_game *const *game = uc_games; *game; game++) {
            uc_state fresh;
            if (!(*game)->pad) continue;
            random_start(&fresh, *game, seats_near(*game, 2 + i % 4), &rng, rules, sizeof rules);
            correct_at_random(&fresh, &rng);
        }
}

/* ---- the file ---- */

static void damaged_files_are_refused(void **state) {
    (void)state;
    static const struct {
        const char *text, *part;
    } cases[] = {
        {"", "the first line must be \"upcard-pad 1\""},
        {"upcard-record 1\ngame flip7\n", "the first line must be \"upcard-pad 1\""},
        {"upcard-pad 1\ngame chess\nseats 2\n\n", "line 2: unknown game"},
        {"upcard-pad 1\ngame flip7\nseats 2\n\nround 1\n", "one part for each"},
        {"upcard-pad 1\ngame flip7\nseats 2\n\nundo\n", "nothing to undo"},
        {"upcard-pad 1\ngame flip7\nseats 2\n\n0 stay\n", ""},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char buffer[LONG] = "";
        uc_text message;
        uc_text_start(&message, buffer, sizeof buffer);
        assert_null(uc_pad_read(cases[i].text, strlen(cases[i].text), &message));
        if (!strstr(buffer, cases[i].part)) fail_msg("case %zu: %s", i, buffer);
        assert_true(buffer[0]);
    }
}

/* Of a line whose writing was cut off, nothing counts. */
static void a_torn_last_line_is_left_out(void **state) {
    (void)state;
    static const char text[] =
        "upcard-pad 1\ngame flip7\nseats 2\nnames \"Ann\" \"Bob\"\n\nround 1 | 2\nround 10 | 2";
    char buffer[LONG];
    uc_text message;
    uc_text_start(&message, buffer, sizeof buffer);
    uc_pad *pad = uc_pad_read(text, sizeof text - 1, &message);
    assert_non_null(pad);
    totals_are(pad, (const int[]){1, 2});
    assert_int_equal(uc_pad_line_count(pad), 1);
    uc_pad_close(pad);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(pads_agree_with_played_games),
        cmocka_unit_test(a_game_entered_card_by_card_is_a_record),
        cmocka_unit_test(rounds_and_cards_mix),
        cmocka_unit_test(an_entry_can_have_several_moves),
        cmocka_unit_test(cards_that_are_out_are_named),
        cmocka_unit_test(a_pad_knows_who_begins),
        cmocka_unit_test(a_pad_knows_by_which_rule_somebody_begins),
        cmocka_unit_test(a_round_begun_by_cards_is_ended_by_points),
        cmocka_unit_test(the_rules_of_a_running_pad_change),
        cmocka_unit_test(the_options_that_count_exist),
        cmocka_unit_test(changed_rules_count_from_their_place_on),
        cmocka_unit_test(a_game_that_goes_on_asks_again_who_deals_if_nobody_said_so),
        cmocka_unit_test(a_table_can_forbid_odds),
        cmocka_unit_test(a_pad_knows_who_deals),
        cmocka_unit_test(a_pad_knows_who_needs_what),
        cmocka_unit_test(a_pad_knows_that_a_tie_is_played_off),
        cmocka_unit_test(the_highest_score_is_one_that_cards_give),
        cmocka_unit_test(flip7_checks_entries),
        cmocka_unit_test(a_seat_that_a_round_leaves_out_is_found),
        cmocka_unit_test(what_is_in_doubt_is_found),
        cmocka_unit_test(hilo_checks_entries_and_doubles),
        cmocka_unit_test(hi_lo_flip_checks_entries),
        cmocka_unit_test(heaps_of_hi_lo_flip_are_counted),
        cmocka_unit_test(uno_flip_checks_entries),
        cmocka_unit_test(shared_symbols_of_uno_flip_count_the_same),
        cmocka_unit_test(entries_are_corrected),
        cmocka_unit_test(entries_are_corrected_together),
        cmocka_unit_test(old_rounds_keep_their_seats_when_names_change),
        cmocka_unit_test(an_impossible_entry_has_its_present_number),
        cmocka_unit_test(a_corrected_pad_is_the_pad_of_the_corrected_entries),
        cmocka_unit_test(damaged_files_are_refused),
        cmocka_unit_test(a_torn_last_line_is_left_out),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
