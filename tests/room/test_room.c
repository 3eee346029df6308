/* Rooms: every command, and every refusal with its code. */
#include "room_rig.h"

#include "session/turn.h"
#include "session/verify.h"
#include "upcard/rng.h"
#include "upcard/table.h"

enum { ANN = 11, BEA, CID, DAN };

static kept_room room_of(const char *game, int seats, const char *rules, const room_options *options,
                         const char *secret) {
    rig r;
    room_options plain = plain_options();
    rig_start(&r, game, seats, rules);
    return keep_room(&r.state, options ? options : &plain, secret);
}

static int sit_at(kept_room *k, uint64_t player, const char *name, int seat) {
    int got = -1;
    room_answer answer = room_sit(k->room, k->now, player, name, seat, "", &k->lines, &got);
    if (answer.code) fail_msg("%s: %s", room_code_word(answer.code), answer.message);
    return got;
}

/** A game of these seats with Ann, then Bea, and bots behind them. */
static kept_room game_of(const char *game, int seats, int people, const char *rules,
                         const room_options *options) {
    kept_room k = room_of(game, seats, rules, options, "secret");
    sit_at(&k, ANN, "Ann", -1);
    if (people > 1) sit_at(&k, BEA, "Bea", -1);
    assert_int_equal(room_start(k.room, k.now, ANN, "easy", &k.lines).code, ROOM_FINE);
    return k;
}

static uint64_t player_at(const kept_room *k, int seat) {
    return room_seat_at(k->room, seat)->player;
}

/** The seat that is asked. */
static int asked(const kept_room *k) {
    uc_state state;
    room_state(k->room, &state);
    return turn_decider(&state);
}

static const char *legal_text(const kept_room *k, int seat, int index) {
    static char buffer[UC_MOVE_TEXT_MAX];
    uc_move moves[UC_MOVES_MAX];
    uc_text text;
    uc_text_start(&text, buffer, sizeof buffer);
    assert_true(room_asked(k->room, k->now, seat, moves) > index);
    uc_move_text(&text, room_game(k->room), moves[index]);
    return buffer;
}

static room_code try_move(kept_room *k, uint64_t player, uint64_t request, const char *move, const char *id,
                          uint64_t *ret_seq) {
    uint64_t lines = room_line_count(k->room);
    size_t length = k->lines.length;
    room_answer answer = room_move(k->room, k->now, player, request, move, id, &k->lines, ret_seq);
    assert_int_equal(answer.code == ROOM_FINE, answer.message[0] == '\0');
    if (answer.code) { /* a refusal changes nothing */
        assert_int_equal(room_line_count(k->room), lines);
        assert_int_equal(k->lines.length, length);
    }
    return answer.code;
}

/** Every seat to act makes its first legal move. */
static void play_first(kept_room *k) {
    uint64_t seq;
    int seat = asked(k);
    if (room_seat_at(k->room, seat)->kind == ROOM_SEAT_PERSON) {
        assert_int_equal(try_move(k, player_at(k, seat), 0, legal_text(k, seat, 0), "", &seq), ROOM_FINE);
        return;
    }
    uc_move moves[UC_MOVES_MAX];
    assert_true(room_asked(k->room, k->now, seat, moves) > 0);
    assert_int_equal(room_bot_move(k->room, k->now, seat, moves[0], &k->lines).code, ROOM_FINE);
}

static void done(kept_room *k) {
    same_again(k);
    drop_room(k);
}

/* ---- before the start ---- */

static void people_sit_down_in_open_seats(void **state) {
    (void)state;
    int seat = -1;
    kept_room k = room_of("flip7", 3, "", NULL, "s");
    assert_int_equal(room_host(k.room), -1);
    assert_int_equal(sit_at(&k, ANN, "Ann", 1), 1);
    assert_int_equal(room_host(k.room), 1);
    assert_int_equal(sit_at(&k, BEA, "Bea", -1), 0);
    assert_int_equal(room_sit(k.room, k.now, CID, "Cid", 0, "", &k.lines, &seat).code, ROOM_NO_SEAT);
    assert_int_equal(room_sit(k.room, k.now, CID, "Cid", 7, "", &k.lines, &seat).code, ROOM_NO_SEAT);
    uint64_t lines = room_line_count(k.room);
    assert_int_equal(sit_at(&k, BEA, "Bea", 2), 0); /* sits already */
    assert_int_equal(room_line_count(k.room), lines);
    assert_int_equal(sit_at(&k, CID, "Cid", -1), 2);
    assert_int_equal(room_sit(k.room, k.now, DAN, "Dan", -1, "", &k.lines, &seat).code, ROOM_NO_SEAT);
    assert_string_equal(room_seat_at(k.room, 0)->name, "Bea");
    assert_int_equal(room_seat_of(k.room, CID), 2);
    assert_int_equal(room_seat_of(k.room, DAN), -1);
    assert_int_equal(room_seat_of(k.room, 0), -1);
    done(&k);
}

static void names_and_seeds_are_checked(void **state) {
    (void)state;
    static const char *const names[] = {
        "",       " Ann", "Ann ",  "bot:hard",
        "exec:x", "A\nB", "A\xff", "012345678901234567890123456789012345678901234567890123456789012X"};
    static const char *const seeds[] = {"a b", "\xc3\xb6", "a\n",
                                        "0123456789012345678901234567890123456789012345678901234567890123x"};
    int seat = -1;
    kept_room k = room_of("flip7", 3, "", NULL, "s");
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        assert_int_equal(room_sit(k.room, k.now, ANN, names[i], -1, "", &k.lines, &seat).code,
                         ROOM_BAD_OPTIONS);
    for (size_t i = 0; i < sizeof seeds / sizeof seeds[0]; i++)
        assert_int_equal(room_sit(k.room, k.now, ANN, "Ann", -1, seeds[i], &k.lines, &seat).code,
                         ROOM_BAD_OPTIONS);
    assert_int_equal(room_sit(k.room, k.now, 0, "Ann", -1, "", &k.lines, &seat).code, ROOM_BAD_OPTIONS);
    assert_int_equal(room_line_count(k.room), 1);
    assert_int_equal(room_sit(k.room, k.now, ANN, "J\xc3\xb6rg \"X\"", -1, "a-B_9.", &k.lines, &seat).code,
                     ROOM_FINE);
    done(&k);
}

static void the_host_hands_over_when_they_get_up(void **state) {
    (void)state;
    kept_room k = room_of("flip7", 3, "", NULL, "s");
    sit_at(&k, ANN, "Ann", 1);
    sit_at(&k, BEA, "Bea", 0);
    assert_int_equal(room_leave(k.room, k.now, CID, &k.lines).code, ROOM_NOT_SEATED);
    assert_int_equal(room_leave(k.room, k.now, ANN, &k.lines).code, ROOM_FINE);
    assert_int_equal(room_seat_at(k.room, 1)->kind, ROOM_SEAT_OPEN);
    assert_int_equal(room_host(k.room), 0);
    assert_int_equal(room_now(k.room), ROOM_WAITING);
    assert_int_equal(room_leave(k.room, k.now, BEA, &k.lines).code, ROOM_FINE);
    assert_int_equal(room_now(k.room), ROOM_CLOSED);
    done(&k);
}

static void the_host_sets_seats(void **state) {
    (void)state;
    kept_room k = room_of("flip7", 3, "", NULL, "s");
    sit_at(&k, ANN, "Ann", 0);
    sit_at(&k, BEA, "Bea", 1);
    assert_int_equal(room_set_seat(k.room, k.now, CID, 2, "hard", &k.lines).code, ROOM_NOT_SEATED);
    assert_int_equal(room_set_seat(k.room, k.now, BEA, 2, "hard", &k.lines).code, ROOM_NOT_ALLOWED);
    assert_int_equal(room_set_seat(k.room, k.now, ANN, 3, "hard", &k.lines).code, ROOM_NO_SEAT);
    assert_int_equal(room_set_seat(k.room, k.now, ANN, -1, "hard", &k.lines).code, ROOM_NO_SEAT);
    assert_int_equal(room_set_seat(k.room, k.now, ANN, 1, "hard", &k.lines).code, ROOM_NOT_ALLOWED);
    assert_int_equal(room_set_seat(k.room, k.now, ANN, 2, "god", &k.lines).code, ROOM_BAD_OPTIONS);
    assert_int_equal(room_set_seat(k.room, k.now, ANN, 2, "hard", &k.lines).code, ROOM_FINE);
    assert_string_equal(room_seat_at(k.room, 2)->level, "hard");
    assert_string_equal(room_bot(k.room, 2)->id, "hard");
    assert_true(room_seat_at(k.room, 2)->name[0] != '\0');
    uint64_t lines = room_line_count(k.room);
    assert_int_equal(room_set_seat(k.room, k.now, ANN, 2, "hard", &k.lines).code, ROOM_FINE);
    assert_int_equal(room_line_count(k.room), lines);
    assert_int_equal(room_set_seat(k.room, k.now, ANN, 2, NULL, &k.lines).code, ROOM_FINE);
    assert_int_equal(room_seat_at(k.room, 2)->kind, ROOM_SEAT_OPEN);
    assert_int_equal(room_start(k.room, k.now, ANN, "", &k.lines).code, ROOM_FINE);
    assert_int_equal(room_set_seat(k.room, k.now, ANN, 2, NULL, &k.lines).code, ROOM_WRONG_PHASE);
    done(&k);
}

static void bots_have_names_of_their_own(void **state) {
    (void)state;
    kept_room k = room_of("flip7", 12, "", NULL, "s");
    sit_at(&k, ANN, "Ben", 0);
    room_start(k.room, k.now, ANN, "easy", &k.lines);
    for (int a = 0; a < 12; a++)
        for (int b = 0; b < a; b++)
            assert_string_not_equal(room_seat_at(k.room, a)->name, room_seat_at(k.room, b)->name);
    assert_string_equal(room_seat_at(k.room, 1)->name, uc_table_name_for_bot("easy", 0));
    done(&k);
}

static void the_host_starts(void **state) {
    (void)state;
    kept_room k = room_of("flip7", 3, "", NULL, "s");
    sit_at(&k, ANN, "Ann", 0);
    sit_at(&k, BEA, "Bea", 1);
    assert_int_equal(room_start(k.room, k.now, CID, "easy", &k.lines).code, ROOM_NOT_SEATED);
    assert_int_equal(room_start(k.room, k.now, BEA, "easy", &k.lines).code, ROOM_NOT_ALLOWED);
    assert_int_equal(room_start(k.room, k.now, ANN, "god", &k.lines).code, ROOM_BAD_OPTIONS);
    assert_int_equal(room_now(k.room), ROOM_WAITING);
    assert_int_equal(room_start(k.room, k.now, ANN, "easy", &k.lines).code, ROOM_FINE);
    assert_int_equal(room_now(k.room), ROOM_PLAYING);
    assert_string_equal(room_seat_at(k.room, 2)->level, "easy");
    assert_true(asked(&k) >= 0); /* the cards are dealt */
    assert_int_equal(room_start(k.room, k.now, ANN, "easy", &k.lines).code, ROOM_WRONG_PHASE);
    done(&k);
}

/* ---- moves ---- */

static void moves_are_refused_in_the_order_of_the_codes(void **state) {
    (void)state;
    uint64_t seq = 0;
    kept_room k = room_of("flip7", 2, "", NULL, "s");
    sit_at(&k, ANN, "Ann", 0);
    sit_at(&k, BEA, "Bea", 1);
    assert_int_equal(try_move(&k, CID, 9, "nonsense", "", &seq), ROOM_NOT_SEATED);
    assert_int_equal(try_move(&k, ANN, 9, "nonsense", "a b", &seq), ROOM_BAD_OPTIONS);
    assert_int_equal(try_move(&k, ANN, 9, "nonsense", "", &seq), ROOM_WRONG_PHASE);
    room_start(k.room, k.now, ANN, "easy", &k.lines);
    int seat = asked(&k), other = 1 - seat;
    assert_int_equal(try_move(&k, player_at(&k, other), 9, "nonsense", "", &seq), ROOM_STALE);
    assert_int_equal(try_move(&k, player_at(&k, other), 1, "nonsense", "", &seq), ROOM_UNKNOWN_MOVE);
    assert_int_equal(try_move(&k, player_at(&k, other), 1, "stay", "", &seq), ROOM_NOT_YOUR_TURN);
    room_answer answer = room_move(k.room, k.now, player_at(&k, seat), 1, "target 1", "", &k.lines, &seq);
    assert_int_equal(answer.code, ROOM_ILLEGAL_MOVE);
    assert_true(answer.rule > 0);
    assert_non_null(strstr(answer.message, "F7-"));
    assert_int_equal(room_request(k.room, seat), 1);
    assert_int_equal(try_move(&k, player_at(&k, seat), 1, legal_text(&k, seat, 0), "", &seq), ROOM_FINE);
    assert_int_equal(room_request(k.room, seat), 2);
    assert_true(seq <= room_seq(k.room));
    done(&k);
}

static void a_repeated_move_is_known_by_its_id(void **state) {
    (void)state;
    enum { MOVES = ROOM_IDS + 2 };
    uint64_t first[MOVES], seq;
    char id[16];
    kept_room k = game_of("hilo", 2, 2, "", NULL);
    for (int mine = 0; mine < MOVES;) {
        if (player_at(&k, asked(&k)) != ANN) {
            play_first(&k);
            continue;
        }
        snprintf(id, sizeof id, "c%d", mine);
        assert_int_equal(try_move(&k, ANN, 0, legal_text(&k, 0, 0), id, &first[mine++]), ROOM_FINE);
    }
    for (int i = 0; i < MOVES; i++) { /* regardless of the rest of the message */
        snprintf(id, sizeof id, "c%d", i);
        room_code code = try_move(&k, ANN, 1, "nonsense", id, &seq);
        assert_int_equal(code, i < MOVES - ROOM_IDS ? ROOM_STALE : ROOM_REPEAT);
        if (code == ROOM_REPEAT) assert_int_equal(seq, first[i]);
    }
    assert_int_equal(try_move(&k, BEA, 9, "nonsense", "c5", &seq),
                     ROOM_STALE); /* an id of another seat does not count */
    done(&k);
}

static void bots_move_in_their_seats_alone(void **state) {
    (void)state;
    uc_move moves[UC_MOVES_MAX];
    kept_room k = game_of("hilo", 3, 2, "", NULL);
    assert_int_equal(room_bot_move(k.room, k.now, 0, 0, &k.lines).code, ROOM_NOT_ALLOWED);
    assert_int_equal(room_bot_move(k.room, k.now, 9, 0, &k.lines).code, ROOM_NOT_ALLOWED);
    assert_int_equal(room_bot_move(k.room, k.now, 2, 60000, &k.lines).code, ROOM_UNKNOWN_MOVE);
    while (asked(&k) != 2) play_first(&k);
    assert_int_equal(room_bots_due(k.room, k.now), 4);
    int count = room_asked(k.room, k.now, 2, moves);
    assert_true(count > 0);
    assert_int_equal(room_bot_move(k.room, k.now, 2, moves[0], &k.lines).code, ROOM_FINE);
    while (asked(&k) == 2) play_first(&k);
    assert_int_equal(room_bots_due(k.room, k.now), 0);
    assert_int_equal(room_bot_move(k.room, k.now, 2, moves[0], &k.lines).code, ROOM_NOT_YOUR_TURN);
    done(&k);
}

static void only_bots_that_remember_have_a_memory(void **state) {
    (void)state;
    kept_room k = room_of("uno_flip", 4, "", NULL, "s");
    sit_at(&k, ANN, "Ann", 0);
    room_set_seat(k.room, k.now, ANN, 1, "hard", &k.lines);
    assert_null(room_memory(k.room, 1));
    room_start(k.room, k.now, ANN, "normal", &k.lines);
    for (int seat = 0; seat < 4; seat++) assert_int_equal(room_memory(k.room, seat) != NULL, seat == 1);
    done(&k);
}

/* ---- clocks ---- */

static void a_seat_without_an_answer_in_time_is_away(void **state) {
    (void)state;
    kept_room k = game_of("hilo", 2, 2, "", NULL);
    int seat = asked(&k);
    uint64_t seq;
    assert_int_equal(room_deadline(k.room), k.now + 60000);
    k.now += 59999;
    assert_int_equal(room_left_ms(k.room, k.now), 1);
    room_tick(k.room, k.now, &k.lines);
    assert_false(room_seat_at(k.room, seat)->away);
    k.now++;
    room_tick(k.room, k.now, &k.lines);
    assert_true(room_seat_at(k.room, seat)->away);
    assert_int_equal(room_bots_due(k.room, k.now), 1 << seat);
    assert_string_equal(room_bot(k.room, seat)->id, "normal");
    assert_true(room_deadline(k.room) == INT64_MAX); /* bots have no clock */
    assert_int_equal(room_left_ms(k.room, k.now), -1);
    same_again(&k);
    k.now += 500; /* back by a word: the time restarts */
    assert_int_equal(room_back(k.room, k.now, player_at(&k, seat), &k.lines).code, ROOM_FINE);
    assert_int_equal(room_deadline(k.room), k.now + 60000);
    k.now += 60000;
    room_tick(k.room, k.now, &k.lines); /* back by a move */
    assert_true(room_seat_at(k.room, seat)->away);
    assert_int_equal(try_move(&k, player_at(&k, seat), 0, legal_text(&k, seat, 0), "", &seq), ROOM_FINE);
    assert_false(room_seat_at(k.room, seat)->away);
    uint64_t lines = room_line_count(k.room);
    assert_int_equal(room_back(k.room, k.now, player_at(&k, seat), &k.lines).code, ROOM_FINE);
    assert_int_equal(room_line_count(k.room), lines);
    assert_int_equal(room_back(k.room, k.now, CID, &k.lines).code, ROOM_NOT_SEATED);
    done(&k);
}

/** Even if the same seat decides twice without a draw between: a skip with two seats. */
static void each_decision_has_its_own_time(void **state) {
    (void)state;
    int twice = 0;
    uc_rng rng;
    uc_rng_start(&rng, 3, 0);
    kept_room k = game_of("uno_flip", 2, 2, "", NULL);
    for (int i = 0; i < 300 && room_now(k.room) == ROOM_PLAYING; i++) {
        uc_move moves[UC_MOVES_MAX];
        uint64_t seq, before = room_seq(k.room);
        int seat = asked(&k);
        k.now += ROOM_HELD_MS;
        int choice = (int)uc_rng_below(&rng, (uint32_t)room_asked(k.room, k.now, seat, moves));
        assert_int_equal(try_move(&k, player_at(&k, seat), 0, legal_text(&k, seat, choice), "", &seq),
                         ROOM_FINE);
        if (room_now(k.room) != ROOM_PLAYING) break;
        bool held = room_held(k.room) > k.now && room_asked(k.room, k.now, asked(&k), moves) == 0;
        assert_int_equal(room_deadline(k.room), k.now + 60000 + (held ? ROOM_HELD_MS : 0));
        twice += asked(&k) == seat && room_seq(k.room) == before + 1;
    }
    assert_true(twice > 0);
    done(&k);
}

static void by_the_other_rule_they_are_out(void **state) {
    (void)state;
    room_options options = plain_options();
    options.absent = ROOM_ABSENT_OUT;
    options.clock = room_clock_find("blitz");
    uint64_t seq;
    kept_room k = game_of("hilo", 2, 2, "", &options);
    int seat = asked(&k), other = 1 - seat;
    k.now += 10000;
    room_tick(k.room, k.now, &k.lines);
    assert_true(room_seat_at(k.room, seat)->out);
    assert_int_equal(room_host(k.room), other);
    assert_int_equal(try_move(&k, player_at(&k, seat), 0, "turn a1", "", &seq), ROOM_NOT_ALLOWED);
    assert_int_equal(room_back(k.room, k.now, player_at(&k, seat), &k.lines).code, ROOM_NOT_ALLOWED);
    uc_move moves[UC_MOVES_MAX];
    assert_int_equal(room_asked(k.room, k.now, seat, moves), 0);
    while (asked(&k) == seat) {
        uc_state whole;
        room_state(k.room, &whole);
        uc_legal(&whole, seat, moves);
        assert_int_equal(room_bot_move(k.room, k.now, seat, moves[0], &k.lines).code, ROOM_FINE);
    }
    k.now += 10000;
    room_tick(k.room, k.now, &k.lines); /* now nobody is left */
    assert_int_equal(room_now(k.room), ROOM_CLOSED);
    assert_true(room_deadline(k.room) == INT64_MAX);
    done(&k);
}

static void without_a_clock_nobody_is_late(void **state) {
    (void)state;
    room_options options = plain_options();
    options.clock = room_clock_find("none");
    kept_room k = game_of("hilo", 2, 2, "", &options);
    assert_true(room_deadline(k.room) == INT64_MAX);
    assert_int_equal(room_left_ms(k.room, k.now), -1);
    room_tick(k.room, k.now + INT64_C(1000000000), &k.lines);
    assert_int_equal(room_bots_due(k.room, k.now), 0);
    done(&k);
}

static void a_clock_that_jumps_back_does_not_go_back_in_the_journal(void **state) {
    (void)state;
    kept_room k = game_of("hilo", 2, 2, "", NULL);
    k.now += 5000;
    play_first(&k);
    int64_t last = room_last(k.room);
    k.now -= 4000;
    play_first(&k);
    assert_int_equal(room_last(k.room), last);
    done(&k);
}

/* ---- catching (UF-4.2) ---- */

/** Plays until a seat may be caught; `own`: it must be that seat's turn. False: this did not happen. */
static bool until_open(kept_room *k, uc_rng *rng, bool own) {
    for (int made = 0; made < 3000 && room_now(k->room) == ROOM_PLAYING; made++) {
        uc_move moves[UC_MOVES_MAX];
        uc_state whole;
        uint64_t seq;
        room_state(k->room, &whole);
        int caught = turn_caught(&whole), seat = turn_decider(&whole);
        if (caught != UC_NOBODY && (caught == seat) == own && room_held(k->room) > k->now) return true;
        k->now += 2000;
        int count = room_asked(k->room, k->now, seat, moves);
        if (room_seat_at(k->room, seat)->kind == ROOM_SEAT_PERSON)
            try_move(k, player_at(k, seat), 0, legal_text(k, seat, (int)uc_rng_below(rng, (uint32_t)count)),
                     "", &seq);
        else
            room_bot_move(k->room, k->now, seat, moves[uc_rng_below(rng, (uint32_t)count)], &k->lines);
    }
    return false;
}

static kept_room open_game(int seats, int people, bool own) {
    for (uint64_t seed = 0;; seed++) {
        uc_rng rng;
        uc_rng_start(&rng, seed, 5);
        kept_room k = game_of("uno_flip", seats, people, "", NULL);
        if (until_open(&k, &rng, own)) return k;
        drop_room(&k);
    }
}

static void a_seat_that_may_be_caught_waits_before_its_next_move(void **state) {
    (void)state;
    uc_move moves[UC_MOVES_MAX];
    uint64_t seq;
    kept_room k = open_game(2, 2, true);
    int seat = asked(&k), other = 1 - seat;
    int64_t held = room_held(k.room);
    assert_int_equal(held, k.now + ROOM_HELD_MS);
    assert_int_equal(room_asked(k.room, k.now, seat, moves), 1); /* the late word alone */
    assert_int_equal(moves[0], UC_UNO_FLIP_SAY);
    assert_int_equal(room_asked(k.room, k.now, other, moves), 1);
    assert_int_equal(moves[0], UC_UNO_FLIP_CATCH);
    assert_int_equal(room_deadline(k.room), held + 60000);
    assert_int_equal(try_move(&k, player_at(&k, seat), 0, "draw", "", &seq), ROOM_NOT_YOUR_TURN);
    k.now = held - 1;
    assert_int_equal(try_move(&k, player_at(&k, seat), 0, "draw", "", &seq), ROOM_NOT_YOUR_TURN);
    k.now = held;
    assert_true(room_asked(k.room, k.now, seat, moves) > 1);
    assert_int_equal(try_move(&k, player_at(&k, seat), 0, legal_text(&k, seat, 0), "", &seq), ROOM_FINE);
    done(&k);
}

/* UF-4.2 */
static void a_seat_that_may_be_caught_may_say_uno_at_once(void **state) {
    (void)state;
    uc_state whole;
    uint64_t seq;
    kept_room k = open_game(2, 2, true);
    int seat = asked(&k);
    assert_true(room_holds(k.room, k.now, seat));
    assert_int_equal(try_move(&k, player_at(&k, seat), 0, "uno", "", &seq), ROOM_FINE);
    room_state(k.room, &whole);
    assert_int_equal(turn_caught(&whole), UC_NOBODY);
    assert_int_equal(try_move(&k, player_at(&k, 1 - seat), 0, "catch", "", &seq), ROOM_NOT_YOUR_TURN);
    done(&k);
}

static void the_first_to_catch_counts(void **state) {
    (void)state;
    uint64_t seq;
    kept_room k = open_game(3, 2, false);
    uc_state whole;
    room_state(k.room, &whole);
    int caught = turn_caught(&whole), caller = caught == 0 ? 1 : 0;
    assert_true(player_at(&k, caller) != 0);
    assert_int_equal(room_asked(k.room, k.now, caller, (uc_move[UC_MOVES_MAX]){0}) > 0, true);
    assert_int_equal(room_bots_due(k.room, k.now), 0); /* a bot waits, whether it continues or catches */
    assert_int_equal(room_bot_move(k.room, k.now, 2, UC_UNO_FLIP_CATCH, &k.lines).code, ROOM_NOT_YOUR_TURN);
    int64_t deadline = room_deadline(k.room);
    uint64_t request = room_request(k.room, caller);
    assert_int_equal(try_move(&k, player_at(&k, caller), 0, "catch", "", &seq), ROOM_FINE);
    assert_int_equal(room_request(k.room, caller), request + 1);
    assert_true(room_deadline(k.room) >= deadline);
    assert_int_equal(room_held(k.room), 0);
    room_code late = try_move(&k, player_at(&k, caller), 0, "catch", "", &seq);
    assert_true(late == ROOM_NOT_YOUR_TURN || late == ROOM_ILLEGAL_MOVE);
    done(&k);
}

static void the_pause_does_not_depend_on_the_next_mover(void **state) {
    (void)state;
    uint64_t seq;
    kept_room k = open_game(2, 2, false);
    int64_t held = room_held(k.room);
    k.now += 100;
    assert_int_equal(try_move(&k, player_at(&k, asked(&k)), 0, "draw", "", &seq), ROOM_FINE);
    assert_int_equal(room_held(k.room), held);
    done(&k);
}

static void bots_catch_after_the_pause_and_before_the_next_bot_plays(void **state) {
    (void)state;
    kept_room k = open_game(4, 1, false);
    uc_state whole;
    room_state(k.room, &whole);
    int caught = turn_caught(&whole);
    k.now = room_held(k.room);
    uint64_t due = room_bots_due(k.room, k.now);
    assert_true(due != 0);
    assert_int_equal(due >> caught & 1, 0);
    assert_int_equal(due >> asked(&k) & 1, 0);
    assert_int_equal(room_bot_move(k.room, k.now, __builtin_ctzll(due), UC_UNO_FLIP_CATCH, &k.lines).code,
                     ROOM_FINE);
    done(&k);
}

/** The game does not wait for a seat that may only catch. */
static void a_seat_that_may_only_catch_has_no_clock(void **state) {
    (void)state;
    kept_room k = open_game(4, 2, false);
    k.now = room_deadline(k.room) == INT64_MAX ? k.now + 100000 : room_deadline(k.room);
    int decider = asked(&k);
    room_tick(k.room, k.now, &k.lines);
    for (int seat = 0; seat < 4; seat++)
        if (seat != decider) assert_false(room_seat_at(k.room, seat)->away);
    done(&k);
}

/* ---- coming and going ---- */

static void the_host_sends_people_away(void **state) {
    (void)state;
    int seat;
    kept_room k = room_of("hilo", 4, "", NULL, "s");
    sit_at(&k, ANN, "Ann", 0);
    sit_at(&k, BEA, "Bea", 1);
    sit_at(&k, CID, "Cid", 2);
    assert_int_equal(room_remove(k.room, k.now, DAN, 1, &k.lines).code, ROOM_NOT_SEATED);
    assert_int_equal(room_remove(k.room, k.now, BEA, 2, &k.lines).code, ROOM_NOT_ALLOWED);
    assert_int_equal(room_remove(k.room, k.now, ANN, 0, &k.lines).code, ROOM_NOT_ALLOWED);
    assert_int_equal(room_remove(k.room, k.now, ANN, 3, &k.lines).code, ROOM_NO_SEAT);
    assert_int_equal(room_remove(k.room, k.now, ANN, 1, &k.lines).code, ROOM_FINE);
    assert_true(room_banned(k.room, BEA));
    assert_int_equal(room_seat_of(k.room, BEA), -1);
    assert_int_equal(room_seat_at(k.room, 1)->kind, ROOM_SEAT_OPEN);
    assert_int_equal(room_sit(k.room, k.now, BEA, "Bea", -1, "", &k.lines, &seat).code, ROOM_NOT_ALLOWED);
    room_start(k.room, k.now, ANN, "easy", &k.lines);
    assert_int_equal(room_remove(k.room, k.now, ANN, 2, &k.lines).code, ROOM_FINE);
    assert_true(room_seat_at(k.room, 2)->out);
    assert_int_equal(room_seat_of(k.room, CID), 2);
    assert_string_equal(room_bot(k.room, 2)->id, "normal");
    assert_int_equal(room_back(k.room, k.now, CID, &k.lines).code, ROOM_NOT_ALLOWED);
    done(&k);
}

static void a_player_who_leaves_a_game_may_come_back(void **state) {
    (void)state;
    kept_room k = game_of("hilo", 3, 2, "", NULL);
    assert_int_equal(room_leave(k.room, k.now, BEA, &k.lines).code, ROOM_FINE);
    assert_true(room_seat_at(k.room, 1)->away && room_seat_at(k.room, 1)->left);
    uint64_t lines = room_line_count(k.room);
    assert_int_equal(room_leave(k.room, k.now, BEA, &k.lines).code, ROOM_FINE);
    assert_int_equal(room_line_count(k.room), lines);
    assert_int_equal(sit_at(&k, BEA, "Bea", -1), 1);
    assert_int_equal(room_back(k.room, k.now, BEA, &k.lines).code, ROOM_FINE);
    assert_false(room_seat_at(k.room, 1)->away || room_seat_at(k.room, 1)->left);
    assert_int_equal(room_leave(k.room, k.now, ANN, &k.lines).code, ROOM_FINE);
    assert_int_equal(room_now(k.room), ROOM_PLAYING);
    assert_int_equal(room_host(k.room), 0);
    assert_int_equal(room_leave(k.room, k.now, BEA, &k.lines).code, ROOM_FINE);
    assert_int_equal(room_now(k.room), ROOM_CLOSED);
    assert_int_equal(room_close(k.room, k.now, "operator", &k.lines).code, ROOM_WRONG_PHASE);
    done(&k);
}

static void an_operator_closes(void **state) {
    (void)state;
    uint64_t seq;
    kept_room k = game_of("hilo", 2, 2, "", NULL);
    assert_int_equal(room_close(k.room, k.now, "no word", &k.lines).code, ROOM_BAD_OPTIONS);
    assert_int_equal(room_close(k.room, k.now, "operator", &k.lines).code, ROOM_FINE);
    assert_int_equal(room_now(k.room), ROOM_CLOSED);
    assert_int_equal(room_bots_due(k.room, k.now), 0);
    assert_int_equal(try_move(&k, ANN, 0, "turn a1", "", &seq), ROOM_WRONG_PHASE);
    done(&k);
}

static void mutes_belong_to_persons_not_to_seats(void **state) {
    (void)state;
    kept_room k = room_of("hilo", 3, "", NULL, "s");
    sit_at(&k, ANN, "Ann", 0);
    sit_at(&k, BEA, "Bea", 1);
    assert_int_equal(room_mute(k.room, k.now, CID, 0, true, &k.lines).code, ROOM_NOT_SEATED);
    assert_int_equal(room_mute(k.room, k.now, ANN, 3, true, &k.lines).code, ROOM_NO_SEAT);
    assert_int_equal(room_mute(k.room, k.now, ANN, -1, true, &k.lines).code, ROOM_NO_SEAT);
    for (int times = 0; times < 2; times++)
        assert_int_equal(room_mute(k.room, k.now, ANN, 1, true, &k.lines).code, ROOM_FINE);
    assert_true(room_muted(k.room, 0, 1));
    assert_false(room_muted(k.room, 1, 0));
    assert_int_equal(k.lines.count, 4);
    same_again(&k);
    room_mute(k.room, k.now, ANN, 1, false, &k.lines);
    assert_false(room_muted(k.room, 0, 1));
    room_mute(k.room, k.now, ANN, 1, true, &k.lines);
    room_mute(k.room, k.now, BEA, 0, true, &k.lines);
    room_leave(k.room, k.now, BEA, &k.lines);
    sit_at(&k, CID, "Cid", 1);
    assert_false(room_muted(k.room, 0, 1));
    assert_false(room_muted(k.room, 1, 0));
    done(&k);
}

/* A face is of the person, not of the seat. */
static void people_choose_faces(void **state) {
    (void)state;
    kept_room k = room_of("flip7", 2, "", NULL, "s");
    sit_at(&k, ANN, "Ann", 0);
    sit_at(&k, BEA, "Bea", 1);
    assert_int_equal(room_set_face(k.room, k.now, CID, 7, &k.lines).code, ROOM_NOT_SEATED);
    assert_int_equal(room_set_face(k.room, k.now, BEA, 0, &k.lines).code, ROOM_BAD_OPTIONS);
    assert_int_equal(room_set_face(k.room, k.now, BEA, ROOM_FACE_MAX, &k.lines).code, ROOM_FINE);
    assert_int_equal(room_seat_at(k.room, 1)->face, ROOM_FACE_MAX);
    uint64_t lines = room_line_count(k.room);
    assert_int_equal(room_set_face(k.room, k.now, BEA, ROOM_FACE_MAX, &k.lines).code, ROOM_FINE);
    assert_int_equal(room_line_count(k.room), lines);
    room_leave(k.room, k.now, BEA, &k.lines);
    sit_at(&k, CID, "Cid", 1);
    assert_int_equal(room_seat_at(k.room, 1)->face, 0);
    done(&k);
}

static void a_rematch_seats_the_same_people(void **state) {
    (void)state;
    uint8_t secret[UC_SECRET_BYTES] = {7};
    room_options options = plain_options();
    options.watch = ROOM_WATCH_EVERYBODY;
    options.delay_s = 30;
    options.hints = ROOM_HINTS_OFF;
    kept_room k = room_of("hilo", 4, "target=50", &options, "s");
    sit_at(&k, BEA, "Bea", 1);
    sit_at(&k, ANN, "Ann", 0);
    sit_at(&k, CID, "Cid", 3);
    room_start(k.room, k.now, BEA, "hard", &k.lines);
    assert_int_equal(room_note_rematch(k.room, k.now, "ABCDEF", &k.lines).code, ROOM_WRONG_PHASE);
    room_mute(k.room, k.now, BEA, 0, true, &k.lines);
    room_mute(k.room, k.now, ANN, 3, true, &k.lines);
    room_set_face(k.room, k.now, ANN, 517, &k.lines);
    room_leave(k.room, k.now, CID, &k.lines);
    room_close(k.room, k.now, "operator", &k.lines);
    kept_room next = {.now = k.now};
    next.room = room_again(k.room, k.now, "ABCDEF", secret, &next.lines);
    assert_non_null(next.room);
    assert_int_equal(room_note_rematch(k.room, k.now, "A B", &k.lines).code, ROOM_BAD_OPTIONS);
    assert_int_equal(room_note_rematch(k.room, k.now, "ABCDEF", &k.lines).code, ROOM_FINE);
    assert_int_equal(room_note_rematch(k.room, k.now, "ABCDEF", &k.lines).code, ROOM_NOT_ALLOWED);
    assert_string_equal(room_rematch(k.room), "ABCDEF");
    assert_int_equal(room_now(next.room), ROOM_WAITING);
    assert_int_equal(room_host(next.room), 1);
    assert_int_equal(room_seat_of(next.room, ANN), 0);
    assert_string_equal(room_seat_at(next.room, 2)->level, "hard");
    assert_int_equal(room_seat_at(next.room, 3)->kind, ROOM_SEAT_OPEN); /* Cid left */
    assert_true(room_muted(next.room, 1, 0));
    assert_false(room_muted(next.room, 0, 3));
    assert_int_equal(room_seat_at(next.room, 0)->face, 517);
    assert_int_equal(room_seat_at(next.room, 1)->face, 0);
    assert_int_equal(room_chosen(next.room)->delay_s, 30);
    assert_int_equal(room_chosen(next.room)->watch, ROOM_WATCH_EVERYBODY);
    assert_int_equal(room_chosen(next.room)->hints, ROOM_HINTS_OFF);
    done(&k);
    done(&next);
}

/* ---- hints ---- */

static void hints_are_for_one_who_plays_alone(void **state) {
    (void)state;
    room_options options = plain_options();
    kept_room k = room_of("flip7", 3, "", &options, "s");
    assert_null(strstr(k.lines.bytes, "hints")); /* as in journals of older versions */
    sit_at(&k, ANN, "Ann", 0);
    assert_false(room_offers_hints(k.room)); /* others may come */
    room_start(k.room, k.now, ANN, NULL, &k.lines);
    assert_true(room_offers_hints(k.room)); /* with two bots */
    sit_at(&k, BEA, "Bea", 1);
    assert_false(room_offers_hints(k.room));
    room_leave(k.room, k.now, BEA, &k.lines); /* she may come back */
    assert_false(room_offers_hints(k.room));
    room_remove(k.room, k.now, ANN, 1, &k.lines);
    assert_true(room_offers_hints(k.room));
    done(&k);
}

static void hints_are_as_the_host_chose(void **state) {
    (void)state;
    for (room_hints hints = ROOM_HINTS_ON; hints <= ROOM_HINTS_OFF; hints++) {
        room_options options = plain_options();
        options.hints = hints;
        kept_room k = room_of("flip7", 3, "", &options, "s");
        assert_non_null(strstr(k.lines.bytes, hints == ROOM_HINTS_ON ? " hints on\n" : " hints off\n"));
        sit_at(&k, ANN, "Ann", 0);
        assert_int_equal(room_offers_hints(k.room), hints == ROOM_HINTS_ON);
        sit_at(&k, BEA, "Bea", 1);
        assert_int_equal(room_offers_hints(k.room), hints == ROOM_HINTS_ON);
        done(&k);
    }
}

/* ---- the game again ---- */

typedef struct told {
    uint64_t first, count;
    uc_state after[1024]; /* move number `first` and on */
    uint32_t events[1024];
    int bot_for[1024];
} told;

static void note_told(told *t, const uc_state *after, uint64_t seq, const uc_events *events, int bot_for) {
    if (!t->count++) t->first = seq;
    assert_int_equal(seq, t->first + t->count - 1);
    assert_true(t->count <= sizeof t->events / sizeof t->events[0]);
    t->after[t->count - 1] = *after;
    t->events[t->count - 1] = events->count;
    t->bot_for[t->count - 1] = bot_for;
}

static void note_now(void *context, const room *r, uint64_t seq, const uc_events *events) {
    uc_state after;
    room_state(r, &after);
    note_told(context, &after, seq, events, room_bot_for(r));
}

static void note_again(void *context, const uc_state *state, uint64_t seq, const uc_events *events,
                       int bot_for) {
    note_told(context, state, seq, events, bot_for);
}

static void a_game_is_played_again_from_any_move_on(void **state) {
    (void)state;
    static told now, again;
    kept_room k = game_of("hilo", 4, 2, "target=1000", NULL);
    now = (told){.count = 0};
    while (room_seq(k.room) < 300) play_first(&k);
    room_listen(k.room, &(room_listener){.moved = note_now, .context = &now});
    room_leave(k.room, k.now, BEA, &k.lines); /* a bot plays for her until she moves again */
    while (room_seq(k.room) < 900) {
        uc_move moves[UC_MOVES_MAX];
        int seat = asked(&k);
        if (player_at(&k, seat) == BEA && room_seat_at(k.room, seat)->away) {
            assert_true(room_asked(k.room, k.now, seat, moves) > 0);
            assert_int_equal(room_bot_move(k.room, k.now, seat, moves[0], &k.lines).code, ROOM_FINE);
            assert_int_equal(room_bot_for(k.room), seat);
            if (room_request(k.room, seat) % 8 == 0) room_back(k.room, k.now, BEA, &k.lines);
        } else {
            play_first(&k);
            assert_int_equal(room_bot_for(k.room), -1);
            if (seat == room_seat_of(k.room, BEA)) room_leave(k.room, k.now, BEA, &k.lines);
        }
    }
    uint64_t end = room_seq(k.room);
    for (uint64_t from = now.first; from <= end; from += 7) {
        again = (told){.count = 0};
        uint64_t until = from + 40 < end ? from + 40 : end;
        assert_true(room_replay(k.room, from, until, note_again, &again));
        assert_int_equal(again.first, from);
        assert_int_equal(again.count, until - from + 1);
        for (uint64_t seq = from; seq <= until; seq++) {
            assert_memory_equal(&again.after[seq - from], &now.after[seq - now.first], sizeof(uc_state));
            assert_int_equal(again.bot_for[seq - from], now.bot_for[seq - now.first]);
            assert_int_equal(again.events[seq - from], seq > from ? now.events[seq - now.first] : 0);
        }
    }
    again = (told){.count = 0};
    assert_true(room_replay(k.room, 0, 0, note_again, &again));
    assert_int_equal(uc_actors(&again.after[0]), UC_ACTORS_CHANCE);
    assert_false(room_replay(k.room, end, end + 1, note_again, &again));
    assert_false(room_replay(k.room, 2, 1, note_again, &again));
    size_t length;
    char *record = room_record(k.room, &length);
    assert_non_null(strstr(record, "\nstand_ins 1:")); /* Bea's */
    assert_non_null(strchr(strstr(record, "\nstand_ins 1:"), '-'));
    free(record);
    done(&k);
}

/* ---- records ---- */

/** The real check of `upcard verify`. */
static checked verify(const room *r) {
    char message[512] = "";
    size_t length = 0;
    uc_text why;
    checked found;
    char *record = room_record(r, &length);
    assert_non_null(record);
    uc_text_start(&why, message, sizeof message);
    if (!check_record(&found, record, length, &why)) fail_msg("%s\n%s", message, record);
    assert_int_equal(found.moves, room_seq(r));
    assert_true(found.committed);
    free(record);
    return found;
}

static void records_tell_the_seeds_when_all_is_over(void **state) {
    (void)state;
    int seat;
    size_t length;
    kept_room k = room_of("flip7", 3, "target=20", NULL, "s");
    assert_null(room_record(k.room, &length));
    room_sit(k.room, k.now, ANN, "Ann \"A\"", 2, "ann-1", &k.lines, &seat);
    room_sit(k.room, k.now, BEA, "Bea", 0, NULL, &k.lines, &seat);
    room_sit(k.room, k.now, BEA, "Bea", 0, "bea", &k.lines, &seat); /* another seed */
    room_sit(k.room, k.now, BEA, "Bea", 0, "bea.2", &k.lines, &seat);
    assert_int_equal(room_set_date(k.room, k.now, "2026-11-20", &k.lines).code, ROOM_BAD_OPTIONS);
    assert_int_equal(room_set_date(k.room, k.now, "2026-11-20T19:02:11Z", &k.lines).code, ROOM_FINE);
    room_start(k.room, k.now, ANN, "easy", &k.lines);
    assert_false(verify(k.room).seeded);
    while (room_now(k.room) == ROOM_PLAYING) play_first(&k);
    assert_int_equal(room_now(k.room), ROOM_OVER);
    checked found = verify(k.room);
    assert_true(found.seeded && found.record.result_seen);
    char *record = room_record(k.room, &length);
    assert_non_null(strstr(record, "\nnames \"Bea\" \"bot:easy\" \"Ann \\\"A\\\"\"\n"));
    assert_non_null(strstr(record, "\ndate 2026-11-20T19:02:11Z\n"));
    assert_non_null(strstr(record, " bea.2 ann-1\n"));
    free(record);
    assert_int_equal(room_close(k.room, k.now, "operator", &k.lines).code, ROOM_WRONG_PHASE);
    assert_int_equal(room_leave(k.room, k.now, ANN, &k.lines).code, ROOM_FINE);
    done(&k);
}

static void the_secret_stays_with_the_room_until_the_end(void **state) {
    (void)state;
    uint8_t secret[UC_SECRET_BYTES];
    char hex[72];
    uc_text text;
    uc_fair_secret_of_text(secret, "secret");
    uc_text_start(&text, hex, sizeof hex);
    uc_fair_secret_text(&text, secret);
    kept_room k = game_of("flip7", 2, 2, "target=10", NULL);
    assert_non_null(strstr(k.lines.bytes, hex)); /* in the journal */
    assert_null(strstr(show_room(k.room, k.now, 0), hex));
    while (room_now(k.room) == ROOM_PLAYING) play_first(&k);
    assert_non_null(strstr(show_room(k.room, k.now, 0), hex));
    done(&k);
}

/* People who come later take seats that bots filled at the start; bots that the host chose stay. */
static void a_person_takes_the_seat_of_a_bot_that_fills_it(void **state) {
    (void)state;
    kept_room k = room_of("uno_flip", 4, "", NULL, "secret");
    int got = -1;
    sit_at(&k, ANN, "Ann", 0);
    assert_int_equal(room_set_seat(k.room, k.now, ANN, 1, "hard", &k.lines).code, ROOM_FINE);
    assert_int_equal(room_start(k.room, k.now, ANN, "expert", &k.lines).code, ROOM_FINE);
    assert_false(room_seat_at(k.room, 1)->fills);
    assert_true(room_seat_at(k.room, 2)->fills);
    uint64_t request = room_request(k.room, 2);
    assert_int_equal(room_sit(k.room, k.now, BEA, "Bea", 1, "", &k.lines, &got).code, ROOM_NO_SEAT);
    assert_int_equal(sit_at(&k, BEA, "Bea", -1), 2);
    assert_int_equal(room_seat_at(k.room, 2)->kind, ROOM_SEAT_PERSON);
    assert_int_equal(room_request(k.room, 2), request);
    assert_null(room_memory(k.room, 2));
    assert_int_equal(sit_at(&k, CID, "Cid", 3), 3);
    assert_int_equal(room_sit(k.room, k.now, DAN, "Dan", -1, "", &k.lines, &got).code, ROOM_NO_SEAT);
    room *again = read_again(&k);
    assert_string_equal(show_room(again, k.now, 0), show_room(k.room, k.now, 1));
    room_free(again);
    drop_room(&k);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(people_sit_down_in_open_seats),
        cmocka_unit_test(names_and_seeds_are_checked),
        cmocka_unit_test(the_host_hands_over_when_they_get_up),
        cmocka_unit_test(the_host_sets_seats),
        cmocka_unit_test(bots_have_names_of_their_own),
        cmocka_unit_test(the_host_starts),
        cmocka_unit_test(moves_are_refused_in_the_order_of_the_codes),
        cmocka_unit_test(a_repeated_move_is_known_by_its_id),
        cmocka_unit_test(bots_move_in_their_seats_alone),
        cmocka_unit_test(only_bots_that_remember_have_a_memory),
        cmocka_unit_test(a_seat_without_an_answer_in_time_is_away),
        cmocka_unit_test(each_decision_has_its_own_time),
        cmocka_unit_test(by_the_other_rule_they_are_out),
        cmocka_unit_test(without_a_clock_nobody_is_late),
        cmocka_unit_test(a_clock_that_jumps_back_does_not_go_back_in_the_journal),
        cmocka_unit_test(a_seat_that_may_be_caught_waits_before_its_next_move),
        cmocka_unit_test(a_seat_that_may_be_caught_may_say_uno_at_once),
        cmocka_unit_test(the_first_to_catch_counts),
        cmocka_unit_test(the_pause_does_not_depend_on_the_next_mover),
        cmocka_unit_test(bots_catch_after_the_pause_and_before_the_next_bot_plays),
        cmocka_unit_test(a_seat_that_may_only_catch_has_no_clock),
        cmocka_unit_test(the_host_sends_people_away),
        cmocka_unit_test(a_player_who_leaves_a_game_may_come_back),
        cmocka_unit_test(an_operator_closes),
        cmocka_unit_test(a_person_takes_the_seat_of_a_bot_that_fills_it),
        cmocka_unit_test(mutes_belong_to_persons_not_to_seats),
        cmocka_unit_test(people_choose_faces),
        cmocka_unit_test(a_rematch_seats_the_same_people),
        cmocka_unit_test(hints_are_for_one_who_plays_alone),
        cmocka_unit_test(hints_are_as_the_host_chose),
        cmocka_unit_test(a_game_is_played_again_from_any_move_on),
        cmocka_unit_test(records_tell_the_seeds_when_all_is_over),
        cmocka_unit_test(the_secret_stays_with_the_room_until_the_end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
