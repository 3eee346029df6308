/* A table as an actor, in random orders of commands, commits, failures, timers, bots and guests who leave. A
 * model stores the journal on disk and the messages to each guest. After each event it checks that
 *
 *   - guests learn nothing that is not on disk, and no confirmed move is lost,
 *   - at most one batch is in flight, and it follows the lines on disk,
 *   - a refused command changes nothing,
 *   - each command is answered once if its guest is still there,
 *   - a reloaded table agrees with its journal and with the messages to its guests,
 *
 * and at the end of each order, that a table without guests is unloaded.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "any_game.h"
#include "server/codes.h"
#include "server/table.h"

enum { GUESTS = 5, STEPS = 1200, RUNS = 200, NUMBER = 77, JOURNAL_MAX = 1 << 20 };

/** A connection. The table knows only its address. */
struct guest {
    uint64_t player;
    bool is_here;
    int viewer, waiting;
    bool knows; /* has received a view, this one: */
    uint64_t seq;
    uc_view view;
    uint64_t request; /* of the last ask */
};

typedef struct model {
    uint64_t random;
    table_config config;
    table *table;
    table_effects *effects;
    int64_t now, timer;
    guest guests[GUESTS];
    /* on disk */
    char journal[JOURNAL_MAX];
    size_t length;
    uint64_t lines, moves;
    bool is_archived;
    /* under way */
    const char *batch;
    size_t batch_length;
    uint32_t batch_lines;
    bool is_loading, is_archiving, bot_thinks, wants_rematch, is_gone, is_quarantined;
    int bot_seat;
    uc_move bot_move;
    /* of the present event */
    bool has_error, has_append;
    int ids;
    long confirmed, failures, reloads;
} model;

static uint64_t next(model *m) { /* xorshift */
    m->random ^= m->random << 13;
    m->random ^= m->random >> 7;
    return m->random ^= m->random << 17;
}

static int below(model *m, int n) {
    return (int)(next(m) % (uint64_t)n);
}

static bool one_in(model *m, int n) {
    return below(m, n) == 0;
}

/* ---- the disk ---- */

static uint64_t count_moves(const char *lines, size_t length) {
    uint64_t count = 0;
    for (size_t at = 0; at < length; at++) {
        const char *verb = memchr(lines + at, ' ', length - at);
        if (!verb) break;
        count += !strncmp(verb, " move ", 6) || !strncmp(verb, " stand ", 7) || !strncmp(verb, " chance ", 8);
        at = (size_t)((const char *)memchr(verb, '\n', length - (size_t)(verb - lines)) - lines);
    }
    return count;
}

static void write_batch(model *m) {
    assert_true(m->length + m->batch_length < JOURNAL_MAX);
    memcpy(m->journal + m->length, m->batch, m->batch_length);
    m->moves += count_moves(m->batch, m->batch_length);
    m->length += m->batch_length;
    m->lines += m->batch_lines;
}

static bool is_on_disk(const model *m, const char *id) {
    char word[UC_WORD_MAX + 3];
    snprintf(word, sizeof word, " #%s ", id);
    return strstr(m->journal, word) != NULL; /* its end is zeroed */
}

/* ---- messages to guests ---- */

static void told_view(guest *g, uint64_t seq, const uc_view *view) {
    g->knows = true;
    g->seq = seq;
    g->view = *view;
}

static void told(model *m, const notice *n, const recipient *to) {
    guest *g = to->guest;
    assert_true(n->as_of <= m->lines);
    switch (n->type) {
    case NOTICE_ERROR: m->has_error = true; break;
    case NOTICE_CONFIRM:
        assert_true(n->confirm.seq <= m->moves);
        if (*n->confirm.id) assert_true(is_on_disk(m, n->confirm.id));
        m->confirmed++;
        break;
    case NOTICE_VIEW:
        assert_true(n->view.seq <= m->moves);
        told_view(g, n->view.seq, n->view.view);
        break;
    case NOTICE_MOVED:
        assert_true(n->moved.seq <= m->moves);
        assert_true(g->knows && n->moved.seq > g->seq); /* in order, to a guest with a view */
        if (g->view.state.head.viewer == n->moved.before->state.head.viewer)
            assert_memory_equal(&g->view.state, &n->moved.before->state, uc_state_size(&g->view.state));
        told_view(g, n->moved.seq, n->moved.after);
        break;
    case NOTICE_MISSED:
        assert_true(n->missed.until <= m->moves);
        told_view(g, n->missed.until, n->missed.view);
        break;
    case NOTICE_ASK:
        assert_true(n->ask.seq <= m->moves);
        g->request = n->ask.request;
        break;
    case NOTICE_END: assert_true(n->end.seq <= m->moves); break;
    default: break;
    }
}

static void append(model *m, const table_effect *e) {
    assert_null(m->batch);
    assert_false(m->is_loading || m->is_archiving || m->is_archived);
    assert_int_equal(e->append.after, m->lines);
    m->batch = e->append.lines;
    m->batch_length = e->append.length;
    m->batch_lines = e->append.count;
    m->has_append = true;
}

static void ask_bot(model *m, const table_effect *e) {
    uc_move legal[UC_MOVES_MAX];
    int count = uc_view_legal(e->ask.view, legal);
    assert_false(m->bot_thinks);
    assert_true(count > 0);
    m->bot_thinks = true;
    m->bot_seat = e->ask.view->state.head.viewer;
    m->bot_move = legal[below(m, count)];
}

static void carry_out(model *m, const table_effect *e) {
    switch (e->type) {
    case EFFECT_LOAD:
        assert_false(m->is_loading);
        assert_null(m->batch);
        m->is_loading = true;
        break;
    case EFFECT_APPEND: append(m, e); break;
    case EFFECT_ARCHIVE:
        assert_int_equal(e->archive, m->lines);
        m->is_archiving = true;
        break;
    case EFFECT_ASK_BOT: ask_bot(m, e); break;
    case EFFECT_SET_TIMER: m->timer = e->time; break;
    case EFFECT_SET_CLOCK: assert_true(e->time <= m->now); break;
    case EFFECT_NOTIFY:
        for (int i = 0; i < e->notify.count; i++) told(m, &e->notify.notice, &e->notify.to[i]);
        break;
    case EFFECT_ANSWERED:
        assert_true(e->place.guest->waiting > 0);
        e->place.guest->waiting--;
        break;
    case EFFECT_ATTACH:
        e->place.guest->is_here = true;
        e->place.guest->viewer = e->place.viewer;
        break;
    case EFFECT_DETACH: e->place.guest->is_here = false; break;
    case EFFECT_REMATCH: m->wants_rematch = true; break;
    case EFFECT_QUARANTINED: m->is_quarantined = true; break;
    case EFFECT_GONE: m->is_gone = true; break;
    default: break;
    }
}

/* ---- events ---- */

static void post(model *m, table_event event) {
    event.now = m->now;
    m->has_error = m->has_append = false;
    table_handle(m->table, &event, m->effects);
    for (size_t i = 0; i < effects_count(m->effects); i++) carry_out(m, effects_at(m->effects, i));
    effects_clear(m->effects);
}

static bool is_quiet(const model *m) {
    return table_now(m->table) == TABLE_READY && !m->batch;
}

static void send(model *m, guest *g, const command *c) {
    caller by = {.guest = g, .player = g->player, .raw = g->player % 2};
    snprintf(by.name, sizeof by.name, "Guest%d", (int)g->player);
    uc_state before, after;
    bool was_quiet = is_quiet(m);
    uint64_t lines = was_quiet ? room_line_count(table_room(m->table)) : 0;
    if (was_quiet) room_state(table_room(m->table), &before);
    g->waiting++;
    post(m, (table_event){.type = EVENT_COMMAND, .by = &by, .command = c, .wall_s = 1766000000});
    if (!was_quiet || !m->has_error || m->has_append || !table_room(m->table)) return;
    room_state(table_room(m->table), &after);
    assert_int_equal(room_line_count(table_room(m->table)), lines);
    assert_memory_equal(&before, &after, sizeof before);
}

/** Chooses a move that seems possible by the guest's messages, or sometimes an arbitrary one. */
static void choose_move(model *m, const guest *g, command *c) {
    uc_move legal[UC_MOVES_MAX];
    int count = g->knows ? uc_view_legal(&g->view, legal) : 0;
    uc_text text;
    uc_text_start(&text, c->move, sizeof c->move);
    c->request = one_in(m, 8) ? (uint64_t)below(m, 9) : g->request;
    if (!one_in(m, 10)) snprintf(c->id, sizeof c->id, "id-%d", one_in(m, 10) ? m->ids : ++m->ids);
    if (count && !one_in(m, 12))
        uc_move_text(&text, uc_game_of(&g->view.state), legal[below(m, count)]);
    else
        uc_text_add(&text, "nonsense");
}

static void any_command(model *m) {
    static const uc_command_type types[] = {
        UC_COMMAND_JOIN, UC_COMMAND_JOIN,  UC_COMMAND_JOIN,   UC_COMMAND_SEAT,   UC_COMMAND_REMOVE,
        UC_COMMAND_MOVE, UC_COMMAND_MOVE,  UC_COMMAND_MOVE,   UC_COMMAND_MOVE,   UC_COMMAND_MOVE,
        UC_COMMAND_MOVE, UC_COMMAND_START, UC_COMMAND_START,  UC_COMMAND_BACK,   UC_COMMAND_LEAVE,
        UC_COMMAND_MUTE, UC_COMMAND_EMOTE, UC_COMMAND_REPORT, UC_COMMAND_REMATCH};
    guest *g = &m->guests[below(m, GUESTS)];
    command c = {.type = types[below(m, sizeof types / sizeof *types)], .seat = below(m, 5) - 1};
    if (g->waiting >= 16) return;
    switch (c.type) {
    case UC_COMMAND_JOIN:
        c.join.seq = g->knows ? (int64_t)g->seq : -1;
        c.join.watch = one_in(m, 4);
        break;
    case UC_COMMAND_SEAT:
        snprintf(c.player, sizeof c.player, "%s", one_in(m, 2) ? "bot:easy" : "open");
        break;
    case UC_COMMAND_REMOVE:
        if (!one_in(m, 20)) return; /* otherwise soon nobody could join */
        break;
    case UC_COMMAND_LEAVE:
        if (!one_in(m, 20)) return;
        break;
    case UC_COMMAND_START: g = &m->guests[0]; break; /* the host */
    case UC_COMMAND_MOVE: choose_move(m, g, &c); break;
    case UC_COMMAND_MUTE: c.on = one_in(m, 2); break;
    default: break;
    }
    send(m, g, &c);
}

/** Ends the batch in flight. After a failure its lines may still be on disk, if the store could not tell. */
static void end_batch(model *m) {
    bool fails = one_in(m, 12), is_new = !m->lines;
    if (!fails || one_in(m, 3)) write_batch(m);
    m->batch = NULL;
    m->failures += fails;
    if (fails && is_new && !m->lines) m->lines = 0;
    post(m, (table_event){.type = fails ? EVENT_FAILED : EVENT_COMMITTED, .verdict = VERDICT_FAILED});
}

/** Checks that the room in memory agrees with the journal and with the messages to guests. */
static void check_reloaded(model *m) {
    char buffer[UC_MESSAGE_MAX];
    uc_text why;
    uc_text_start(&why, buffer, sizeof buffer);
    room *r = room_read(m->journal, m->length, NULL, &why);
    const room *have = table_room(m->table);
    uc_state wanted, found;
    assert_non_null(r);
    assert_int_equal(room_seq(r), m->moves);
    if (have && !m->batch) {
        room_state(r, &wanted);
        room_state(have, &found);
        assert_int_equal(room_line_count(have), m->lines);
        assert_memory_equal(&wanted, &found, sizeof wanted);
    }
    for (guest *g = m->guests; g < m->guests + GUESTS; g++) {
        uc_view view;
        if (!g->is_here || !g->knows || !have || m->batch) continue;
        assert_true(g->seq <= m->moves);
        room_view(r, g->viewer, &view);
        if (g->seq == m->moves && view.state.head.viewer == g->view.state.head.viewer)
            assert_memory_equal(&view.state, &g->view.state, uc_state_size(&view.state));
    }
    room_free(r);
}

static void end_loading(model *m) {
    bool fails = one_in(m, 10);
    table_verdict verdict = fails ? VERDICT_FAILED : m->lines ? VERDICT_OK : VERDICT_UNKNOWN;
    table_image *image = verdict == VERDICT_OK ? table_image_read(m->journal, m->length) : NULL;
    m->is_loading = false;
    post(m, (table_event){.type = EVENT_LOADED, .verdict = verdict, .image = image});
    m->reloads += verdict == VERDICT_OK;
    if (verdict == VERDICT_OK) check_reloaded(m);
}

static void end_archiving(model *m) {
    m->is_archiving = false;
    m->is_archived = !one_in(m, 4);
    post(m, (table_event){.type = EVENT_ARCHIVED, .verdict = m->is_archived ? VERDICT_OK : VERDICT_FAILED});
}

static void end_thinking(model *m) {
    m->bot_thinks = false;
    post(m, (table_event){.type = EVENT_BOT_ANSWERED, .seat = m->bot_seat, .move = m->bot_move});
}

static void ring(model *m) {
    if (m->timer != INT64_MAX && m->timer > m->now) m->now = m->timer;
    m->timer = INT64_MAX;
    post(m, (table_event){.type = EVENT_TIMER});
}

/** Closes a guest's connection; the player comes back with another one. */
static void go(model *m) {
    guest *g = &m->guests[below(m, GUESTS)];
    if (g->is_here || g->waiting) post(m, (table_event){.type = EVENT_GUEST_GONE, .gone = g});
    *g = (guest){.player = g->player, .viewer = UC_SPECTATOR};
}

static void end_rematch(model *m) {
    m->wants_rematch = false;
    post(m, (table_event){.type = EVENT_NEXT_TABLE, .next = one_in(m, 2) ? 0 : NUMBER + 1});
}

static void step(model *m) {
    m->now += below(m, 100);
    switch (below(m, 12)) {
    case 0:
        if (one_in(m, 4)) go(m);
        break;
    case 1:
    case 2:
        if (m->timer != INT64_MAX && one_in(m, 4)) ring(m);
        break;
    case 3:
        if (m->wants_rematch) end_rematch(m);
        break;
    case 4:
    case 5:
    case 6:
    case 7: any_command(m); break;
    default:
        if (m->batch)
            end_batch(m);
        else if (m->is_loading)
            end_loading(m);
        else if (m->is_archiving)
            end_archiving(m);
        else if (m->bot_thinks)
            end_thinking(m);
    }
}

/* ---- a run ---- */

static void make_table(model *m, const uc_game *game) {
    static const uint8_t secret[UC_SECRET_BYTES] = {1, 2, 3};
    char code[CODE_MAX], buffer[UC_MESSAGE_MAX];
    uc_text message;
    uc_state fresh;
    room_lines lines = {0};
    int seat = 0;
    const room_options options = {
        .clock = room_clock_find("blitz"), .watch = ROOM_WATCH_EVERYBODY, .delay_s = one_in(m, 3) ? 5 : 0};
    guest *host = &m->guests[0];
    const caller by = {.guest = host, .player = host->player, .name = "Host"};
    uc_text_start(&message, buffer, sizeof buffer);
    code_text(code, NUMBER);
    assert_int_equal(uc_start(&fresh, game, seats_near(game, 4), NULL, 0, &message), 0);
    room *r = room_create(m->now, code, &fresh, &options, secret, &lines);
    assert_non_null(r);
    assert_int_equal(room_sit(r, m->now, host->player, "Host", 0, NULL, &lines, &seat).code, ROOM_FINE);
    host->waiting = 1;
    post(m, (table_event){.type = EVENT_MADE, .by = &by, .room = r, .lines = lines, .seat = seat});
}

/** Lets all requests in flight succeed, until none is left. */
static void settle(model *m) {
    for (int i = 0; i < 200 && !m->is_gone && (m->batch || m->is_loading || m->is_archiving); i++) {
        m->random |= 1; /* whatever it draws */
        if (m->batch)
            end_batch(m);
        else if (m->is_loading)
            end_loading(m);
        else
            end_archiving(m);
        if (table_now(m->table) == TABLE_RETRYING) ring(m);
    }
    for (guest *g = m->guests; g < m->guests + GUESTS; g++) assert_int_equal(g->waiting, 0);
    if (!m->is_gone && table_room(m->table)) check_reloaded(m);
}

/** All people leave, in half of the orders while a bot's answer waits for its time. Then only time and the
 * answers in flight must be needed to unload the table. */
static void check_leaves_memory(model *m) {
    const command leave = {.type = UC_COMMAND_LEAVE};
    if (m->bot_thinks && one_in(m, 2)) end_thinking(m);
    for (guest *g = m->guests; g < m->guests + GUESTS && !m->is_gone; g++) {
        send(m, g, &leave);
        settle(m);
        if (g->is_here) post(m, (table_event){.type = EVENT_GUEST_GONE, .gone = g});
    }
    for (int i = 0; i < 200 && !m->is_gone && table_now(m->table) != TABLE_UNLOADED; i++) {
        if (m->bot_thinks)
            end_thinking(m);
        else if (m->wants_rematch)
            end_rematch(m);
        else if (m->timer != INT64_MAX)
            ring(m);
        settle(m);
    }
    assert_true(m->is_gone || table_now(m->table) == TABLE_UNLOADED);
}

static model *run(uint64_t seed) {
    int games = 0;
    model *m = test_calloc(1, sizeof *m);
    m->random = seed * UINT64_C(0x9e3779b97f4a7c15) + 1;
    m->config = (table_config){.bot_pace_ms = 200,
                               .gather_ms = 300,
                               .unload_ms = 4000,
                               .abandoned_ms = 1 << 30,
                               .unstarted_ms = 1 << 30};
    m->timer = INT64_MAX;
    m->effects = effects_new();
    m->table = table_new(NUMBER, false, &m->config, 0);
    for (int i = 0; i < GUESTS; i++)
        m->guests[i] = (guest){.player = (uint64_t)i + 1, .viewer = UC_SPECTATOR};
    while (uc_games[games]) games++;
    make_table(m, uc_games[below(m, games)]);
    for (int i = 0; i < STEPS && !m->is_gone && !m->is_quarantined; i++) step(m);
    assert_false(m->is_quarantined);
    settle(m);
    check_leaves_memory(m);
    table_free(m->table);
    effects_free(m->effects);
    return m;
}

static void random_orders_keep_all_promises(void **state) {
    long confirmed = 0, failures = 0, reloads = 0;
    (void)state;
    for (uint64_t seed = 1; seed <= RUNS; seed++) {
        model *m = run(seed);
        confirmed += m->confirmed;
        failures += m->failures;
        reloads += m->reloads;
        test_free(m);
    }
    print_message("%ld moves confirmed, %ld batches failed, %ld journals read\n", confirmed, failures,
                  reloads);
    assert_true(confirmed > RUNS && failures > RUNS / 2 &&
                reloads > RUNS / 2); /* the orders covered all cases */
}

/* ---- fixed orders ---- */

/** A table of four seats. */
static model *start_one(void) {
    model *m = test_calloc(1, sizeof *m);
    const uc_game *const *game = uc_games;
    while (seats_near(*game, 4) != 4) game++;
    m->random = 1;
    m->config = (table_config){
        .gather_ms = 300, .unload_ms = 1 << 30, .abandoned_ms = 1 << 30, .unstarted_ms = 1 << 30};
    m->timer = INT64_MAX;
    m->effects = effects_new();
    m->table = table_new(NUMBER, false, &m->config, 0);
    for (int i = 0; i < GUESTS; i++)
        m->guests[i] = (guest){.player = (uint64_t)i + 1, .viewer = UC_SPECTATOR};
    make_table(m, *game);
    return m;
}

static void end_one(model *m) {
    table_free(m->table);
    effects_free(m->effects);
    test_free(m);
}

static void commit(model *m) {
    write_batch(m);
    m->batch = NULL;
    post(m, (table_event){.type = EVENT_COMMITTED});
}

static void a_new_table_is_announced_once_committed(void **state) {
    (void)state;
    model *m = start_one();
    assert_non_null(m->batch);
    assert_false(m->guests[0].is_here);
    commit(m);
    assert_true(m->guests[0].is_here && m->guests[0].viewer == 0);
    assert_int_equal(m->guests[0].waiting, 0);
    end_one(m);
}

/** A table of one person and three bots, one of which has just been asked; its answers count after 200 ms. */
static model *start_with_bot_asked(void) {
    const command start = {.type = UC_COMMAND_START};
    model *m = start_one();
    m->config.bot_pace_ms = 200;
    commit(m);
    for (int seat = 1; seat < 4; seat++) {
        command bot = {.type = UC_COMMAND_SEAT, .seat = seat, .player = "bot:easy"};
        send(m, &m->guests[0], &bot);
        commit(m);
    }
    send(m, &m->guests[0], &start);
    for (int i = 0; i < 1000 && (!m->bot_thinks || m->batch); i++) {
        command move = {.type = UC_COMMAND_MOVE};
        choose_move(m, &m->guests[0], &move);
        if (m->batch)
            commit(m);
        else if (m->guests[0].waiting)
            ring(m);
        else
            send(m, &m->guests[0], &move);
    }
    assert_true(m->bot_thinks);
    return m;
}

/* UF-3.3: the time that a bot takes does not reveal its options. */
static void bots_move_after_the_same_time_however_long_they_think(void **state) {
    (void)state;
    for (int thinks_ms = 0; thinks_ms <= 150; thinks_ms += 50) {
        model *m = start_with_bot_asked();
        int64_t asked_at = m->now;
        m->now += thinks_ms;
        end_thinking(m);
        assert_null(m->batch);
        ring(m);
        assert_non_null(m->batch);
        assert_int_equal(m->now - asked_at, 200);
        end_one(m);
    }
}

static void commands_wait_for_the_batch_in_flight(void **state) {
    (void)state;
    model *m = start_one();
    const command join = {.type = UC_COMMAND_JOIN, .seat = -1, .join.seq = -1};
    commit(m);
    for (int i = 1; i < GUESTS - 1; i++) send(m, &m->guests[i], &join);
    for (int i = 1; i < GUESTS - 1; i++) {
        assert_false(m->guests[i].is_here);
        commit(m); /* of one after the other */
        assert_true(m->guests[i].is_here);
    }
    assert_null(m->batch);
    end_one(m);
}

/** A guest joins, but another server has written before. */
static void join_too_late(model *m, guest *g) {
    const command join = {.type = UC_COMMAND_JOIN, .seat = -1, .join.seq = -1};
    send(m, g, &join);
    assert_non_null(m->batch);
    write_batch(m); /* as if it were the other's */
    m->batch = NULL;
    post(m, (table_event){.type = EVENT_FAILED, .verdict = VERDICT_STALE});
    assert_true(m->has_error);
    assert_int_equal(g->waiting, 0);
}

static void read_journal(model *m) {
    assert_true(m->is_loading);
    m->is_loading = false;
    post(m, (table_event){.type = EVENT_LOADED,
                          .verdict = VERDICT_OK,
                          .image = table_image_read(m->journal, m->length)});
    check_reloaded(m);
}

static void a_table_takes_the_lines_of_another_server(void **state) {
    (void)state;
    model *m = start_one();
    commit(m);
    for (int i = 1; i < 3; i++) {
        join_too_late(m, &m->guests[i]);
        assert_false(m->is_quarantined);
        read_journal(m);
        assert_int_equal(table_now(m->table), TABLE_READY);
        assert_int_equal(room_seat_of(table_room(m->table), m->guests[i].player), i);
        command seat = {.type = UC_COMMAND_SEAT, .seat = 3};
        snprintf(seat.player, sizeof seat.player, "%s", i == 1 ? "bot:easy" : "open");
        send(m, &m->guests[0], &seat); /* it goes on */
        commit(m);
    }
    end_one(m);
}

static void another_server_that_writes_again_and_again_stops_the_table_for_good(void **state) {
    (void)state;
    model *m = start_one();
    commit(m);
    join_too_late(m, &m->guests[1]);
    read_journal(m);
    join_too_late(m, &m->guests[2]);
    assert_true(m->is_quarantined);
    assert_int_equal(table_now(m->table), TABLE_QUARANTINED);
    assert_string_equal(table_phase_word(m->table), "frozen");
    end_one(m);
}

/** Nobody was there while it could not be saved, so nobody is told when it can be again. */
static void who_comes_to_a_table_that_could_not_be_saved_has_it_read_again(void **state) {
    (void)state;
    model *m = start_one();
    const command join = {.type = UC_COMMAND_JOIN, .seat = -1, .join.seq = -1};
    commit(m);
    send(m, &m->guests[1], &join);
    m->batch = NULL;
    post(m, (table_event){.type = EVENT_FAILED, .verdict = VERDICT_FAILED});
    assert_int_equal(table_now(m->table), TABLE_RETRYING);
    send(m, &m->guests[2], &join);
    assert_false(m->has_error);
    read_journal(m);
    commit(m);
    assert_true(m->guests[2].is_here);
    end_one(m);
}

static void a_new_table_with_a_used_code_is_forgotten(void **state) {
    (void)state;
    model *m = start_one();
    m->batch = NULL;
    post(m, (table_event){.type = EVENT_FAILED, .verdict = VERDICT_STALE});
    assert_true(m->is_gone && m->has_error && !m->is_quarantined);
    end_one(m);
}

static void a_guest_who_has_left_gets_no_messages(void **state) {
    (void)state;
    model *m = start_one();
    const command join = {.type = UC_COMMAND_JOIN, .seat = -1, .join.seq = -1};
    commit(m);
    send(m, &m->guests[1], &join);
    send(m, &m->guests[2], &join);
    post(m, (table_event){.type = EVENT_GUEST_GONE, .gone = &m->guests[1]});
    post(m, (table_event){.type = EVENT_GUEST_GONE, .gone = &m->guests[2]});
    commit(m);
    assert_false(m->guests[1].is_here || m->guests[2].is_here);
    assert_int_equal(table_guests(m->table), 1);
    assert_int_equal(table_waiting(m->table), 0);
    end_one(m);
}

/** Makes a table, lets its only guest go, and waits until it is gone; the time from there. */
static int64_t outlives_its_guest_by(int64_t unstarted_ms) {
    model *m = start_one();
    m->config.unload_ms = 1000;
    m->config.unstarted_ms = unstarted_ms;
    commit(m);
    m->now += 10 * unstarted_ms;
    ring(m);
    assert_int_equal(table_guests(m->table), 1); /* not while somebody is there */
    int64_t left_at = m->now;
    post(m, (table_event){.type = EVENT_GUEST_GONE, .gone = &m->guests[0]});
    m->guests[0].is_here = false;
    for (int i = 0; i < 100 && !m->is_gone; i++) {
        ring(m);
        settle(m);
    }
    assert_true(m->is_gone);
    int64_t time = m->now - left_at;
    end_one(m);
    return time;
}

static void a_table_that_was_never_started_ends_soon_after_the_last_guest(void **state) {
    (void)state;
    int64_t time = outlives_its_guest_by(60000);
    assert_true(time >= 60000 && time < 70000);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_new_table_is_announced_once_committed),
        cmocka_unit_test(bots_move_after_the_same_time_however_long_they_think),
        cmocka_unit_test(commands_wait_for_the_batch_in_flight),
        cmocka_unit_test(a_table_takes_the_lines_of_another_server),
        cmocka_unit_test(another_server_that_writes_again_and_again_stops_the_table_for_good),
        cmocka_unit_test(who_comes_to_a_table_that_could_not_be_saved_has_it_read_again),
        cmocka_unit_test(a_new_table_with_a_used_code_is_forgotten),
        cmocka_unit_test(a_guest_who_has_left_gets_no_messages),
        cmocka_unit_test(a_table_that_was_never_started_ends_soon_after_the_last_guest),
        cmocka_unit_test(random_orders_keep_all_promises),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
