/* Journals: their lines; and after any commands, a room read from its journal equals the room that wrote it.
 */
#include "room_rig.h"

#include "random_play.h"
#include "room/journal.h"
#include "session/turn.h"
#include "session/verify.h"

/* ---- lines ---- */

static const char *read_line(const char *line) {
    journal_entry entry;
    return journal_read(&entry, line, strlen(line));
}

static void a_line_has_one_spelling(void **state) {
    (void)state;
    static const char *const lines[] = {
        "5 table 1 K3F9QX hilo 3 normal bot invited hidden 0 0.1.0 00ff target=50 removal=optional",
        "0 sit 2 17 Ann of Green Gables",
        "999999999999999 seed 35 a-b",
        "1 start",
        "7 move 3 #c41 play red:8/teal:7 uno",
        "7 move 3 # draw",
        "7 chance card 5",
        "7 close empty",
        "8 mute 1 0",
        "8 hear 35 35",
    };
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        char written[JOURNAL_LINE_MAX];
        journal_entry entry;
        uc_text text;
        assert_null(journal_read(&entry, lines[i], strlen(lines[i])));
        uc_text_start(&text, written, sizeof written);
        journal_write(&text, &entry);
        assert_int_equal(written[text.length - 1], '\n');
        written[text.length - 1] = '\0';
        assert_string_equal(written, lines[i]);
    }
}

static void a_bad_line_is_refused(void **state) {
    (void)state;
    static const char *const lines[][2] = {
        {"", "time"},
        {"start", "time"},
        {"01 start", "time"},
        {"-1 start", "time"},
        {"1000000000000000 start", "time"},
        {"1", "unknown verb"},
        {"1 dance", "unknown verb"},
        {"1  start", "unknown verb"},
        {"1 start ", "at the end"},
        {"1 start now", "at the end"},
        {"1 rise", "too soon"},
        {"1 rise ", "empty"},
        {"1 rise x", "not a number"},
        {"1 rise 1 ", "at the end"},
        {"1 rise 36", "no such seat"},
        {"1 sit 1 2", "too soon"},
        {"1 mute 1", "too soon"},
        {"1 mute 1 x", "not a number"},
        {"1 mute 1 2 3", "at the end"},
        {"1 sit 1 2 ", "empty"},
        {"1 move 0  draw", "empty"},
        {"1 chance card\t5", "control"},
    };
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        const char *wrong = read_line(lines[i][0]);
        if (!wrong || !strstr(wrong, lines[i][1])) fail_msg("%s: %s", lines[i][0], wrong ? wrong : "taken");
    }
}

/* ---- random commands ---- */

enum { PEOPLE = 7 };

static const char *const names[PEOPLE] = {"Ann", "Bea", "Cid", "Dan", "Eve", "J\xc3\xb6rg", "Gus \"G\""};

static uint64_t some(uc_rng *rng, uint32_t count) {
    return uc_rng_below(rng, count);
}

static bool chance_of(uc_rng *rng, uint32_t one_in) {
    return uc_rng_below(rng, one_in) == 0;
}

static uint64_t some_player(uc_rng *rng) {
    return 1 + some(rng, PEOPLE);
}

/** A move of a seat, mostly a legal one. */
static room_answer try_move(kept_room *k, uc_rng *rng, int seat) {
    uc_move moves[UC_MOVES_MAX];
    char id[16] = "";
    uint64_t seq;
    const uc_game *game = room_game(k->room);
    int count = room_asked(k->room, k->now, seat, moves);
    uc_move move = (uc_move)some(rng, game->moves);
    if (count && !chance_of(rng, 20)) move = moves[some(rng, (uint32_t)count)];
    if (chance_of(rng, 2)) snprintf(id, sizeof id, "i%d", (int)some(rng, 1000));
    uint64_t player = chance_of(rng, 30) ? some_player(rng) : room_seat_at(k->room, seat)->player;
    return room_move(k->room, k->now, player, chance_of(rng, 30) ? some(rng, 5) : 0, text_of(game, move), id,
                     &k->lines, &seq);
}

static room_answer try_bot_move(kept_room *k, uc_rng *rng) {
    uc_move moves[UC_MOVES_MAX];
    uc_state whole;
    uint64_t due = room_bots_due(k->room, k->now);
    int seat = due ? uc_rng_bit(rng, due) : (int)some(rng, (uint32_t)room_seats(k->room));
    room_state(k->room, &whole);
    int count = uc_legal(&whole, seat, moves);
    uc_move move = count ? moves[some(rng, (uint32_t)count)] : 0;
    return room_bot_move(k->room, k->now, seat, move, &k->lines);
}

/** A player who is to act makes a move. */
static room_answer try_to_play(kept_room *k, uc_rng *rng) {
    uc_state whole;
    room_state(k->room, &whole);
    uint64_t actors = uc_actors(&whole);
    if (room_bots_due(k->room, k->now) && !chance_of(rng, 4)) return try_bot_move(k, rng);
    int seat = room_now(k->room) == ROOM_PLAYING && actors ? uc_rng_bit(rng, actors) : 0;
    return try_move(k, rng, seat);
}

static room_answer try_to_sit(kept_room *k, uc_rng *rng) {
    static const char *const seeds[] = {"", "x", "abc-1", "bad seed"};
    uint64_t player = some_player(rng);
    int seat;
    return room_sit(k->room, k->now, player, names[player - 1],
                    chance_of(rng, 2) ? -1 : (int)some(rng, (uint32_t)room_seats(k->room) + 1),
                    seeds[some(rng, 4)], &k->lines, &seat);
}

static room_answer try_anything(kept_room *k, uc_rng *rng) {
    static const char *const levels[] = {"random", "easy", "normal", "hard", "god", NULL};
    room *r = k->room;
    int seat = (int)some(rng, (uint32_t)room_seats(r) + 1);
    uint64_t player = some_player(rng);
    switch (some(rng, 40)) {
    case 0:
    case 1:
    case 2: return try_to_sit(k, rng);
    case 3: return room_set_seat(r, k->now, player, seat, levels[some(rng, 6)], &k->lines);
    case 4: return room_leave(r, k->now, player, &k->lines);
    case 5: return chance_of(rng, 5) ? room_remove(r, k->now, player, seat, &k->lines) : try_to_play(k, rng);
    case 6: return room_start(r, k->now, player, levels[some(rng, 6)], &k->lines);
    case 7:
    case 8: return room_back(r, k->now, player, &k->lines);
    case 9:
        if (room_deadline(r) != INT64_MAX) k->now = room_deadline(r);
        return room_tick(r, k->now, &k->lines);
    case 10: return room_set_date(r, k->now, "2026-11-20T19:02:11Z", &k->lines);
    case 11:
        if (chance_of(rng, 20)) return room_close(r, k->now, "operator", &k->lines);
        return room_note_rematch(r, k->now, "ABCDEF", &k->lines);
    case 12: return room_mute(r, k->now, player, seat, chance_of(rng, 2), &k->lines);
    case 13: return room_set_face(r, k->now, player, (uint16_t)some(rng, 4), &k->lines);
    default: return room_now(r) == ROOM_WAITING ? try_to_sit(k, rng) : try_to_play(k, rng);
    }
}

/** Runs commands until the room is over or `most` commands are made; compares it with its journal at
 * intervals. */
static kept_room live(const uc_game *game, int seats, uint64_t index, int most) {
    static char before[1 << 20];
    uc_rng rng;
    uc_state fresh;
    char rules[UC_RULES_MAX], secret[32];
    uc_rng_start(&rng, 81, index);
    random_start(&fresh, game, seats, &rng, rules, sizeof rules);
    room_options options = plain_options();
    options.absent = chance_of(&rng, 3) ? ROOM_ABSENT_OUT : ROOM_ABSENT_BOT;
    options.clock = &room_clocks[some(&rng, 7)];
    options.open = chance_of(&rng, 2);
    options.delay_s = (uint32_t)some(&rng, 601);
    options.watch = (room_watch)some(&rng, 3);
    options.hints = (room_hints)some(&rng, 3);
    snprintf(secret, sizeof secret, "secret %d", (int)index);
    kept_room k = keep_room(&fresh, &options, secret);
    for (int command = 0; command < most && room_now(k.room) < ROOM_OVER; command++) {
        size_t length = k.lines.length;
        bool watched = command % 23 == 0;
        k.now += (int64_t)some(&rng, 900);
        if (watched) strcpy(before, show_room(k.room, k.now, 0));
        int64_t now = k.now;
        room_answer answer = try_anything(&k, &rng);
        if (answer.code) assert_int_equal(k.lines.length, length);
        assert_int_equal(answer.code != ROOM_FINE, answer.message[0] != '\0');
        if (watched && answer.code) assert_string_equal(before, show_room(k.room, now, 0));
        if (command % 97 == 0) same_again(&k);
    }
    same_again(&k);
    return k;
}

static void verify(const kept_room *k) {
    char message[512] = "";
    size_t length = 0;
    uc_text why;
    checked found;
    char *record = room_record(k->room, &length);
    if (!record) return;
    uc_text_start(&why, message, sizeof message);
    if (!check_record(&found, record, length, &why)) fail_msg("%s\n%s", message, record);
    assert_int_equal(found.seeded, room_now(k->room) >= ROOM_OVER);
    assert_int_equal(found.moves, room_seq(k->room));
    assert_int_equal(found.record.result_seen, room_now(k->room) == ROOM_OVER);
    free(record);
}

static void a_room_read_back_is_the_same_room(void **state) {
    (void)state;
    int ends[4] = {0};
    for (uint64_t index = 0; index < 80; index++) {
        const uc_game *game = uc_games[index % 4];
        int seats = game->seats_min + (int)(index / 4 % 5);
        if (seats > game->seats_max) seats = game->seats_max;
        kept_room k = live(game, seats, index, 1500);
        verify(&k);
        ends[room_now(k.room)]++;
        drop_room(&k);
    }
    assert_true(ends[ROOM_OVER] > 10 && ends[ROOM_CLOSED] > 10); /* it was not always the same */
}

/** Counts the moves that a room or the reader of its journal reports. */
typedef struct tally {
    uint64_t moves, events, last;
} tally;

static void count_move(void *context, const room *r, uint64_t seq, const uc_events *events) {
    tally *t = context;
    assert_int_equal(seq, room_seq(r));
    assert_int_equal(seq, t->last + 1);
    t->last = seq;
    t->moves++;
    t->events += events->count;
}

static void a_listener_gets_every_move(void **state) {
    (void)state;
    tally read = {0};
    const room_listener listener = {count_move, &read};
    kept_room k = live(uc_games[3], 4, 7, 1500);
    room *again = room_read(k.lines.bytes, k.lines.length, &listener, NULL);
    assert_int_equal(read.moves, room_seq(k.room));
    assert_true(read.events >= read.moves / 2);
    room_free(again);
    drop_room(&k);
}

/** Reads the journal truncated after each line. Returns how often draws were missing; they must be the next
 * ones. */
static int cut_everywhere(const kept_room *k) {
    int cuts = 0;
    const char *end = k->lines.bytes + k->lines.length;
    for (const char *at = k->lines.bytes; at < end; at = strchr(at, '\n') + 1) {
        size_t length = (size_t)(at - k->lines.bytes);
        room_lines more = {.bytes = NULL};
        room *cut = room_read(k->lines.bytes, length, NULL, NULL);
        assert_int_equal(cut != NULL, length > 0);
        if (cut) room_tick(cut, room_last(cut), &more);
        if (more.length) assert_memory_equal(more.bytes, at, more.length);
        cuts += more.length > 0;
        room_lines_free(&more);
        room_free(cut);
    }
    return cuts;
}

/** A journal may end after any line; the room then makes the same draws as it would have made. */
static void a_truncated_journal_continues_with_the_same_cards(void **state) {
    (void)state;
    int cuts = 0;
    for (uint64_t index = 6; cuts <= 5 && index < 12; index++) {
        kept_room k = live(uc_games[1], 3, index, 1500);
        cuts += cut_everywhere(&k);
        drop_room(&k);
    }
    assert_true(cuts > 5);
}

static void expect_bad(const char *journal, size_t length, const char *sentence) {
    char message[512] = "";
    uc_text why;
    uc_text_start(&why, message, sizeof message);
    room *r = room_read(journal, length, NULL, &why);
    if (r || !strstr(message, sentence)) fail_msg("%s, not %s", r ? "read" : message, sentence);
}

/** A game of Flip 7 with its cards on the table, as text to be changed. */
static size_t short_journal(char *journal, size_t size) {
    int seat;
    rig r;
    rig_start(&r, "flip7", 2, "");
    const room_options options = plain_options();
    kept_room k = keep_room(&r.state, &options, "short");
    room_sit(k.room, k.now, 1, "Ann", 0, "", &k.lines, &seat);
    room_start(k.room, k.now, 1, "easy", &k.lines);
    assert_true(k.lines.length < size);
    memcpy(journal, k.lines.bytes, k.lines.length);
    journal[k.lines.length] = '\0';
    size_t length = k.lines.length;
    drop_room(&k);
    return length;
}

static void a_journal_that_does_not_agree_is_refused(void **state) {
    (void)state;
    char journal[8192], changed[8192];
    size_t length = short_journal(journal, sizeof journal);
    char *card = strstr(journal, "chance card ");
    assert_non_null(card);
    size_t behind = (size_t)(strchr(card, '\n') - journal);
    expect_bad("", 0, "line 1: the journal is empty");
    expect_bad(journal, length - 1, "no newline at its end");
    expect_bad("0 start\n", 8, "line 1: the first line must be that of the table");
    int used = snprintf(changed, sizeof changed, "%.*s%s%s", (int)(card - journal), journal, "chance card 13",
                        journal + behind);
    if (strncmp(card, "chance card 13\n", 15) != 0)
        expect_bad(changed, (size_t)used, "the draw does not match the seed: ");
    used = snprintf(changed, sizeof changed, "%s1000 chance card 5\n", journal);
    expect_bad(changed, (size_t)used, "a seat must act, not chance");
    used = snprintf(changed, sizeof changed, "%s999 away 0\n", journal);
    expect_bad(changed, (size_t)used, "the time is before that of the line before");
    used = snprintf(changed, sizeof changed, "%s1000 away 2\n", journal);
    expect_bad(changed, (size_t)used, "there is no such seat");
    used = snprintf(changed, sizeof changed, "%s1000 start\n", journal);
    expect_bad(changed, (size_t)used, "does not belong here");
    used = snprintf(changed, sizeof changed, "%s1000 move 0 # fly\n", journal);
    expect_bad(changed, (size_t)used, "no such move in flip7");
    used = snprintf(changed, sizeof changed, "%s%s", journal, journal);
    expect_bad(changed, (size_t)used, "a second first line");
}

/** A journal with changed bytes, or lost, doubled or swapped lines, is refused with a sentence or gives a
 * valid room. */
static void mutated_journals_are_harmless(void **state) {
    (void)state;
    uc_rng rng;
    int read = 0, refused = 0;
    uc_rng_start(&rng, 82, 0);
    for (uint64_t index = 0; index < 8; index++) {
        kept_room k = live(uc_games[index % 4], 3, 200 + index, 250);
        char *copy = malloc(k.lines.length + 1);
        for (int tries = 0; tries < 60; tries++) {
            char message[512] = "";
            uc_text why;
            size_t length = k.lines.length, at = some(&rng, (uint32_t)length);
            uc_text_start(&why, message, sizeof message);
            memcpy(copy, k.lines.bytes, length);
            if (chance_of(&rng, 3)) {
                char *line = memchr(copy + at, '\n', length - at);
                char *next = line && line + 1 < copy + length ? strchr(line + 1, '\n') : NULL;
                if (next) { /* a line is lost */
                    memmove(line, next, (size_t)(copy + length - next));
                    length -= (size_t)(next - line);
                }
            } else {
                copy[at] =
                    (char)(chance_of(&rng, 2) ? copy[some(&rng, (uint32_t)length)] : (int)some(&rng, 256));
            }
            room *r = room_read(copy, length, NULL, &why);
            assert_int_equal(r != NULL, message[0] == '\0');
            read += r != NULL;
            refused += r == NULL;
            if (r) show_room(r, room_last(r), 0);
            room_free(r);
        }
        free(copy);
        drop_room(&k);
    }
    assert_true(read > 20 && refused > 100);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_line_has_one_spelling),
        cmocka_unit_test(a_bad_line_is_refused),
        cmocka_unit_test(a_room_read_back_is_the_same_room),
        cmocka_unit_test(a_listener_gets_every_move),
        cmocka_unit_test(a_truncated_journal_continues_with_the_same_cards),
        cmocka_unit_test(a_journal_that_does_not_agree_is_refused),
        cmocka_unit_test(mutated_journals_are_harmless),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
