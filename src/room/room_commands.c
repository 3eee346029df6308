/* Commands to a room: each is checked, written as journal lines, and applied. */
#include <stdlib.h>
#include <string.h>

#include "room/room_internal.h"
#include "session/turn.h"

void room_lines_free(room_lines *lines) {
    free(lines->bytes);
    *lines = (room_lines){.bytes = NULL};
}

/** Reserves space for a line; false: out of memory. */
static bool reserve_line(room_lines *lines) {
    if (lines->capacity - lines->length > JOURNAL_LINE_MAX) return true;
    size_t wanted = 2 * lines->capacity + 2 * JOURNAL_LINE_MAX;
    char *grown = realloc(lines->bytes, wanted);
    if (!grown) return false;
    lines->bytes = grown;
    lines->capacity = wanted;
    return true;
}

static void write_line(room_lines *lines, const journal_entry *e) {
    uc_text text;
    uc_text_start(&text, lines->bytes + lines->length, lines->capacity - lines->length);
    journal_write(&text, e);
    lines->length += text.length;
    lines->count++;
}

/** A command in progress: the room, its lines, and the answer. */
typedef struct command {
    room *room;
    int64_t now;
    room_lines *lines;
    room_answer answer;
} command;

static const room_answer fine = {.code = ROOM_FINE};

/** A server's clock may jump back, but the time of a journal must not. */
static command begin(room *r, int64_t now, room_lines *lines) {
    command c = {.room = r, .now = now > r->last ? now : r->last, .lines = lines, .answer = fine};
    if (c.now > JOURNAL_NUMBER_MAX) c.now = JOURNAL_NUMBER_MAX;
    return c;
}

static room_answer refuse(command *c, room_code code, const char *sentence) {
    room_refuse(&c->answer, code, sentence);
    return c->answer;
}

/** Applies a line and appends it; false if it was refused, and nothing has changed. */
static bool enter(command *c, journal_entry *e) {
    e->now = c->now;
    if (!reserve_line(c->lines)) return room_refuse(&c->answer, ROOM_NO_MEMORY, "out of memory"), false;
    if (room_apply(c->room, e, &c->answer)) return false;
    write_line(c->lines, e);
    return true;
}

/** The same for a line with a seat and, optionally, a word. */
static bool enter_seat(command *c, journal_verb verb, int seat, const char *word) {
    journal_entry e = {.verb = verb, .seat = seat};
    if (word) e.word[0] = journal_string(word);
    return enter(c, &e);
}

static bool enter_word(command *c, journal_verb verb, const char *word) {
    return enter_seat(c, verb, 0, word);
}

/** Makes chance moves until a seat is to act or the game is over. If memory runs out, room_tick continues
 * later.
 */
static void draw(command *c) {
    const room *r = c->room;
    while (r->phase == ROOM_PLAYING && uc_actors(r->kernel.state) == UC_ACTORS_CHANCE) {
        char buffer[UC_MOVE_TEXT_MAX];
        uc_text text;
        journal_entry e = {.verb = JOURNAL_CHANCE, .move = kernel_draw(&r->kernel)};
        uc_text_start(&text, buffer, sizeof buffer);
        uc_move_text(&text, uc_game_of(r->kernel.state), e.move);
        e.rest = (journal_text){buffer, text.length};
        if (!enter(c, &e)) {
            c->answer = fine;
            return;
        }
    }
}

/** Closes a room if nobody can return to it. */
static void close_empty(command *c) {
    const room *r = c->room;
    if (r->phase > ROOM_PLAYING) return;
    for (int seat = 0; seat < r->seats; seat++) {
        const room_seat *its = &r->kept[seat].shown;
        if (its->kind == ROOM_SEAT_PERSON && !its->out && !its->left) return;
    }
    enter_word(c, JOURNAL_CLOSE, "empty");
}

/* ---- making ---- */

static room *create(int64_t now, const char *code, const uc_state *fresh, const room_options *options,
                    const uint8_t *secret, room_lines *lines) {
    char hex[2 * UC_SECRET_BYTES + 1], rules[ROOM_RULES_MAX];
    uc_text text;
    room_answer answer;
    journal_entry e = {.now = now, .verb = JOURNAL_TABLE};
    const char *words[] = {[TABLE_CODE] = code,
                           [TABLE_GAME] = uc_game_of(fresh)->id,
                           [TABLE_CLOCK] = options->clock->id,
                           [TABLE_ABSENT] = room_absent_words[options->absent],
                           [TABLE_WATCH] = room_watch_words[options->watch],
                           [TABLE_OPEN] = options->open ? "open" : "hidden",
                           [TABLE_VERSION] = UPCARD_VERSION,
                           [TABLE_SECRET] = hex};
    uc_text_start(&text, hex, sizeof hex);
    uc_fair_secret_text(&text, secret);
    uc_text_start(&text, rules, sizeof rules);
    uc_record_rules(&text, fresh);
    for (int i = 0; i < JOURNAL_WORDS; i++) e.word[i] = journal_string(words[i]);
    e.number[TABLE_FORMAT] = JOURNAL_FORMAT;
    e.number[TABLE_SEATS] = fresh->head.seats;
    e.number[TABLE_DELAY] = options->delay_s;
    e.rest = journal_string(rules);
    if (!reserve_line(lines)) return NULL;
    room *r = room_open(&e, &answer);
    if (r) write_line(lines, &e);
    return r;
}

room *room_create(int64_t now, const char *code, const uc_state *fresh, const room_options *options,
                  const uint8_t secret[UC_SECRET_BYTES], room_lines *lines) {
    room *r = create(now < 0 ? 0 : now, code, fresh, options, secret, lines);
    if (!r || options->hints == ROOM_HINTS_ALONE) return r;
    command c = begin(r, now, lines);
    if (enter_word(&c, JOURNAL_HINTS, room_hints_words[options->hints])) return r;
    return room_free(r), NULL;
}

/** Copies the mutes between people that are seated again. */
static bool mute_again(command *c, const room *old) {
    for (int seat = 0; seat < old->seats; seat++)
        for (uint64_t rest = old->kept[seat].muted; rest; rest &= rest - 1) {
            int64_t other = __builtin_ctzll(rest);
            journal_entry e = {.verb = JOURNAL_MUTE, .seat = seat, .number = {other}};
            bool both = c->room->kept[seat].shown.player && c->room->kept[other].shown.player;
            if (both && !enter(c, &e)) return false;
        }
    return true;
}

static bool enter_face(command *c, int seat, uint16_t face) {
    journal_entry e = {.verb = JOURNAL_FACE, .seat = seat, .number = {face}};
    return enter(c, &e);
}

/** People that were present at the end keep their seats. */
static bool seat_again(command *c, const kept_seat *old, int seat) {
    journal_entry e = {.verb = JOURNAL_SIT, .seat = seat, .number = {(int64_t)old->shown.player}};
    bool there = !old->shown.left && !room_banned(c->room, old->shown.player);
    if (old->shown.kind == ROOM_SEAT_BOT) return enter_seat(c, JOURNAL_BOT, seat, old->shown.level);
    if (old->shown.kind == ROOM_SEAT_OPEN || !there) return true;
    e.rest = journal_string(old->shown.name);
    return enter(c, &e) && (!old->shown.face || enter_face(c, seat, old->shown.face));
}

room *room_again(const room *old, int64_t now, const char *code, const uint8_t secret[UC_SECRET_BYTES],
                 room_lines *lines) {
    char rules[ROOM_RULES_MAX];
    uc_state fresh;
    uc_text text;
    size_t length = lines->length;
    uint32_t count = lines->count;
    uc_text_start(&text, rules, sizeof rules);
    uc_record_rules(&text, old->kernel.state);
    if (!room_fresh(&fresh, uc_game_of(old->kernel.state), old->seats, rules)) return NULL;
    room *r = room_create(now, code, &fresh, &old->options, secret, lines);
    if (!r) return NULL;
    command c = begin(r, now, lines);
    bool kept = true;
    for (int step = 0; step < old->seats;
         step++) { /* from the host on, so that the same person is the host */
        int seat = ((old->host < 0 ? 0 : old->host) + step) % old->seats;
        kept = kept &&
               (room_banned(old, old->kept[seat].shown.player) || seat_again(&c, &old->kept[seat], seat));
    }
    if (kept && mute_again(&c, old)) return r;
    lines->length = length;
    lines->count = count;
    return room_free(r), NULL;
}

/* ---- before the start ---- */

/** The requested seat, or the first free one; -1: no such seat. */
static int open_seat(const room *r, int wanted) {
    for (int seat = 0; seat < r->seats; seat++)
        if ((wanted < 0 || seat == wanted) && room_seat_free(r, seat)) return seat;
    return -1;
}

/** Stores a new seed; without one the person keeps the old seed. */
static bool enter_seed(command *c, int seat, const char *seed) {
    bool same = !seed[0] || !strcmp(room_seed(&c->room->kept[seat]), seed);
    return same || c->room->phase != ROOM_WAITING || enter_seat(c, JOURNAL_SEED, seat, seed);
}

room_answer room_sit(room *r, int64_t now, uint64_t player, const char *name, int seat, const char *seed,
                     room_lines *lines, int *ret_seat) {
    command c = begin(r, now, lines);
    journal_entry e = {.verb = JOURNAL_SIT, .seat = room_seat_of(r, player), .number = {(int64_t)player}};
    if (!seed) seed = "";
    if (seed[0] && !room_good_word(seed, ROOM_SEED_MAX - 1, "-_."))
        return refuse(&c, ROOM_BAD_OPTIONS,
                      "invalid seed: use 1 to 64 letters, digits, hyphens, underscores and dots");
    if (e.seat < 0) {
        if (room_banned(r, player))
            return refuse(&c, ROOM_NOT_ALLOWED, "the host removed you from this table");
        if (r->phase > ROOM_PLAYING) return refuse(&c, ROOM_WRONG_PHASE, "the game is over");
        if (!room_good_name(name) || !player || player > (uint64_t)JOURNAL_NUMBER_MAX)
            return refuse(&c, ROOM_BAD_OPTIONS, "invalid name");
        e.seat = open_seat(r, seat);
        if (e.seat < 0) return refuse(&c, ROOM_NO_SEAT, "there is no open seat");
        e.rest = journal_string(name);
        if (!enter(&c, &e)) return c.answer;
    }
    *ret_seat = e.seat;
    enter_seed(&c, e.seat, seed);
    return c.answer;
}

room_answer room_set_face(room *r, int64_t now, uint64_t player, uint16_t face, room_lines *lines) {
    command c = begin(r, now, lines);
    int seat = room_seat_of(r, player);
    if (seat < 0) return refuse(&c, ROOM_NOT_SEATED, "you do not sit at this table");
    if (!face) return refuse(&c, ROOM_BAD_OPTIONS, "invalid face");
    if (r->phase <= ROOM_PLAYING && r->kept[seat].shown.face != face) enter_face(&c, seat, face);
    return c.answer;
}

/** The reason why a player cannot change seats, or ROOM_FINE. */
static room_code check_host(command *c, uint64_t by) {
    int seat = room_seat_of(c->room, by);
    if (seat < 0) return room_refuse(&c->answer, ROOM_NOT_SEATED, "you do not sit at this table");
    if (seat != c->room->host)
        return room_refuse(&c->answer, ROOM_NOT_ALLOWED, "only the host of the table can do that");
    return ROOM_FINE;
}

static room_answer set_name(room *r, int64_t now, uint64_t player, const char *name, room_lines *lines) {
    command c = begin(r, now, lines);
    journal_entry e = {.verb = JOURNAL_NAME, .seat = room_seat_of(r, player), .rest = journal_string(name)};
    if (e.seat < 0) return refuse(&c, ROOM_NOT_SEATED, "you do not sit at this table");
    if (!room_good_name(name)) return refuse(&c, ROOM_BAD_OPTIONS, "invalid name");
    if (r->phase <= ROOM_PLAYING && strcmp(r->kept[e.seat].shown.name, name) != 0) enter(&c, &e);
    return c.answer;
}

room_answer room_measure(room *r, int64_t now, uint64_t player, const char *name, room_lines *lines) {
    return name ? set_name(r, now, player, name, lines) : room_leave(r, now, player, lines);
}

room_answer room_set_seat(room *r, int64_t now, uint64_t by, int seat, const char *level, room_lines *lines) {
    command c = begin(r, now, lines);
    if (check_host(&c, by)) return c.answer;
    if (r->phase != ROOM_WAITING) return refuse(&c, ROOM_WRONG_PHASE, "the game has begun");
    if (seat < 0 || seat >= r->seats) return refuse(&c, ROOM_NO_SEAT, "there is no such seat");
    const room_seat *its = &r->kept[seat].shown;
    if (its->kind == ROOM_SEAT_PERSON) return refuse(&c, ROOM_NOT_ALLOWED, "the seat is taken by a player");
    if (level && !uc_bot_find(level)) return refuse(&c, ROOM_BAD_OPTIONS, "unknown bot level");
    bool same = level ? its->level && !strcmp(its->level, level) : its->kind == ROOM_SEAT_OPEN;
    if (!same) enter_seat(&c, level ? JOURNAL_BOT : JOURNAL_OPEN, seat, level);
    return c.answer;
}

/** Puts a bot into each open seat until somebody comes; false: out of memory. */
static bool fill_seats(command *c, const char *level) {
    for (int seat; (seat = open_seat(c->room, -1)) >= 0;)
        if (!enter_seat(c, JOURNAL_FILL, seat, level)) return false;
    return true;
}

room_answer room_start(room *r, int64_t now, uint64_t by, const char *fill, room_lines *lines) {
    command c = begin(r, now, lines);
    if (check_host(&c, by)) return c.answer;
    if (r->phase != ROOM_WAITING) return refuse(&c, ROOM_WRONG_PHASE, "the game has begun");
    if (!fill || !fill[0]) fill = "normal";
    if (!uc_bot_find(fill)) return refuse(&c, ROOM_BAD_OPTIONS, "unknown bot level");
    if (fill_seats(&c, fill) && enter_seat(&c, JOURNAL_START, 0, NULL)) draw(&c);
    return c.answer;
}

/* ---- moves ---- */

static bool good_id(const char *id) {
    for (const char *c = id; *c; c++)
        if (*c < '!' || *c > '~') return false;
    return strlen(id) < ROOM_ID_MAX;
}

/** Whether one of the last moves had this id, and its number. */
static bool known_id(const kept_seat *p, const char *id, uint64_t *ret_seq) {
    uint64_t hash = room_id_hash(id, strlen(id));
    uint32_t kept = p->ids < ROOM_IDS ? p->ids : ROOM_IDS;
    for (uint32_t i = 0; id[0] && i < kept; i++)
        if (p->id_hash[i] == hash) return *ret_seq = p->id_seq[i], true;
    return false;
}

/** The reason why a person may not make any move now, or ROOM_FINE. */
static room_code check_mover(command *c, int seat, uint64_t request) {
    const room *r = c->room;
    if (r->kept[seat].shown.out)
        return room_refuse(&c->answer, ROOM_NOT_ALLOWED, "a bot plays in this seat for good");
    if (r->phase != ROOM_PLAYING)
        return room_refuse(&c->answer, ROOM_WRONG_PHASE,
                           r->phase == ROOM_WAITING ? "the game has not begun" : "the game is over");
    if (request && request != room_request(r, seat))
        return room_refuse(&c->answer, ROOM_STALE, "the request is not your current decision");
    return ROOM_FINE;
}

room_answer room_move(room *r, int64_t now, uint64_t player, uint64_t request, const char *move,
                      const char *id, room_lines *lines, uint64_t *ret_seq) {
    command c = begin(r, now, lines);
    char word[ROOM_ID_MAX + 1] = "#";
    int seat = room_seat_of(r, player);
    if (seat < 0) return refuse(&c, ROOM_NOT_SEATED, "you do not sit at this table");
    if (!good_id(id))
        return refuse(&c, ROOM_BAD_OPTIONS, "invalid id: use at most 63 visible ASCII characters");
    if (known_id(&r->kept[seat], id, ret_seq)) return refuse(&c, ROOM_REPEAT, "this move was already made");
    if (check_mover(&c, seat, request)) return c.answer;
    journal_text text = journal_string(move);
    int found = room_find_move(r, seat, text);
    if (found < 0) return refuse(&c, ROOM_UNKNOWN_MOVE, "there is no such move in this game");
    if (room_holds(r, c.now, seat) && found != uc_call_of(r->kernel.state, seat))
        return refuse(&c, ROOM_NOT_YOUR_TURN,
                      "wait: the others may still catch you; you may only say the word");
    memcpy(word + 1, id, strlen(id) + 1);
    journal_entry e = {.verb = JOURNAL_MOVE, .seat = seat, .move = (uc_move)found, .rest = text};
    e.word[0] = journal_string(word);
    if (!enter(&c, &e)) return c.answer;
    *ret_seq = r->kernel.moves;
    draw(&c);
    return c.answer;
}

room_answer room_bot_move(room *r, int64_t now, int seat, uc_move move, room_lines *lines) {
    command c = begin(r, now, lines);
    char buffer[UC_MOVE_TEXT_MAX];
    uc_text text;
    if (r->phase != ROOM_PLAYING) return refuse(&c, ROOM_WRONG_PHASE, "no game is being played");
    if (seat < 0 || seat >= r->seats || !room_bot_plays(r, seat))
        return refuse(&c, ROOM_NOT_ALLOWED, "no bot plays in this seat");
    if (move >= uc_game_of(r->kernel.state)->moves)
        return refuse(&c, ROOM_UNKNOWN_MOVE, "there is no such move");
    if (c.now < room_held(r)) return refuse(&c, ROOM_NOT_YOUR_TURN, "wait: people may still catch somebody");
    uc_text_start(&text, buffer, sizeof buffer);
    uc_move_text(&text, uc_game_of(r->kernel.state), move);
    journal_entry e = {.verb = JOURNAL_STAND, .seat = seat, .move = move, .rest = {buffer, text.length}};
    if (enter(&c, &e)) draw(&c);
    return c.answer;
}

/* ---- coming and going ---- */

room_answer room_leave(room *r, int64_t now, uint64_t player, room_lines *lines) {
    command c = begin(r, now, lines);
    int seat = room_seat_of(r, player);
    if (seat < 0) return refuse(&c, ROOM_NOT_SEATED, "you do not sit at this table");
    const room_seat *its = &r->kept[seat].shown;
    if (r->phase > ROOM_PLAYING || its->out || its->left) return c.answer;
    if (enter_seat(&c, r->phase == ROOM_WAITING ? JOURNAL_RISE : JOURNAL_LEAVE, seat, NULL)) close_empty(&c);
    return c.answer;
}

room_answer room_remove(room *r, int64_t now, uint64_t by, int seat, room_lines *lines) {
    command c = begin(r, now, lines);
    if (check_host(&c, by)) return c.answer;
    if (r->phase > ROOM_PLAYING) return refuse(&c, ROOM_WRONG_PHASE, "the game is over");
    if (seat < 0 || seat >= r->seats || r->kept[seat].shown.kind != ROOM_SEAT_PERSON)
        return refuse(&c, ROOM_NO_SEAT, "no player sits there");
    if (seat == r->host)
        return refuse(&c, ROOM_NOT_ALLOWED, "you cannot remove yourself; leave the table instead");
    if (room_banned(r, r->kept[seat].shown.player)) return c.answer;
    if (enter_seat(&c, JOURNAL_REMOVE, seat, NULL)) close_empty(&c);
    return c.answer;
}

room_answer room_mute(room *r, int64_t now, uint64_t player, int seat, bool on, room_lines *lines) {
    command c = begin(r, now, lines);
    journal_entry e = {
        .verb = on ? JOURNAL_MUTE : JOURNAL_UNMUTE, .seat = room_seat_of(r, player), .number = {seat}};
    if (e.seat < 0) return refuse(&c, ROOM_NOT_SEATED, "you do not sit at this table");
    if (seat < 0 || seat >= r->seats) return refuse(&c, ROOM_NO_SEAT, "there is no such seat");
    if (room_muted(r, e.seat, seat) != on) enter(&c, &e);
    return c.answer;
}

room_answer room_back(room *r, int64_t now, uint64_t player, room_lines *lines) {
    command c = begin(r, now, lines);
    int seat = room_seat_of(r, player);
    if (seat < 0) return refuse(&c, ROOM_NOT_SEATED, "you do not sit at this table");
    const room_seat *its = &r->kept[seat].shown;
    if (its->out) return refuse(&c, ROOM_NOT_ALLOWED, "a bot plays in this seat for good");
    if (r->phase == ROOM_PLAYING && its->away) enter_seat(&c, JOURNAL_BACK, seat, NULL);
    return c.answer;
}

room_answer room_tick(room *r, int64_t now, room_lines *lines) {
    command c = begin(r, now, lines);
    draw(&c);
    if (c.now < room_deadline(r)) return c.answer;
    bool out = r->options.absent == ROOM_ABSENT_OUT;
    if (enter_seat(&c, out ? JOURNAL_OUT : JOURNAL_AWAY, r->decider, NULL)) close_empty(&c);
    return c.answer;
}

room_answer room_close(room *r, int64_t now, const char *reason, room_lines *lines) {
    command c = begin(r, now, lines);
    if (r->phase > ROOM_PLAYING) return refuse(&c, ROOM_WRONG_PHASE, "the game is over");
    if (!room_good_word(reason, ROOM_REASON_MAX - 1, "-_."))
        return refuse(&c, ROOM_BAD_OPTIONS, "invalid reason");
    enter_word(&c, JOURNAL_CLOSE, reason);
    return c.answer;
}

room_answer room_note_rematch(room *r, int64_t now, const char *code, room_lines *lines) {
    command c = begin(r, now, lines);
    if (r->phase < ROOM_OVER) return refuse(&c, ROOM_WRONG_PHASE, "the game is not over");
    if (r->rematch[0]) return refuse(&c, ROOM_NOT_ALLOWED, "there is already a rematch");
    if (!room_good_word(code, ROOM_CODE_MAX - 1, ""))
        return refuse(&c, ROOM_BAD_OPTIONS, "invalid table code");
    enter_word(&c, JOURNAL_REMATCH, code);
    return c.answer;
}

room_answer room_set_date(room *r, int64_t now, const char *date, room_lines *lines) {
    command c = begin(r, now, lines);
    if (r->phase > ROOM_PLAYING) return refuse(&c, ROOM_WRONG_PHASE, "the game is over");
    if (!room_good_date(date))
        return refuse(&c, ROOM_BAD_OPTIONS, "a date must have the form 2026-11-20T19:02:11Z");
    enter_word(&c, JOURNAL_DATE, date);
    return c.answer;
}
