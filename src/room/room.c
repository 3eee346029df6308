/* A room's state, replayed from its journal: each line is applied to the state before it (a fold). */
#include <stdlib.h>
#include <string.h>

#include "core/settings.h"
#include "room/room_internal.h"
#include "session/turn.h"
#include "upcard/table.h"

/* ---- texts ---- */

/** Copies a text into a buffer of `size` bytes; false if it is too long. */
static bool take_text(char *to, size_t size, journal_text text) {
    if (text.length >= size) return false;
    memcpy(to, text.bytes, text.length);
    to[text.length] = '\0';
    return true;
}

/** The index of a word in a list, or -1. */
static int find_word(const char *const *words, journal_text word) {
    for (int i = 0; words[i]; i++)
        if (journal_is(word, words[i])) return i;
    return -1;
}

bool room_good_word(const char *word, size_t most, const char *marks) {
    size_t length = strlen(word);
    for (const char *c = word; *c; c++) {
        bool plain = (*c >= '0' && *c <= '9') || (*c >= 'A' && *c <= 'Z') || (*c >= 'a' && *c <= 'z');
        if (!plain && !strchr(marks, *c)) return false;
    }
    return length >= 1 && length <= most;
}

bool room_good_name(const char *name) {
    size_t length = strlen(name);
    return length >= 1 && length < ROOM_NAME_MAX && name[0] != ' ' && name[length - 1] != ' ' &&
           !uc_table_is_bot(name) && uc_text_plain(name, length);
}

bool room_good_date(const char *date) {
    static const char form[] = "0000-00-00T00:00:00Z";
    if (strlen(date) != sizeof form - 1) return false;
    for (size_t i = 0; form[i]; i++)
        if (form[i] == '0' ? date[i] < '0' || date[i] > '9' : date[i] != form[i]) return false;
    return true;
}

room_code room_refuse(room_answer *answer, room_code code, const char *sentence) {
    uc_text text;
    uc_text_start(&text, answer->message, sizeof answer->message);
    uc_text_add(&text, sentence);
    return answer->code = code;
}

static room_code no_memory(room_answer *answer) {
    return room_refuse(answer, ROOM_NO_MEMORY, "out of memory");
}

/* ---- the first line ---- */

bool room_fresh(uc_state *ret_state, const uc_game *game, int seats, const char *rules) {
    char buffer[ROOM_RULES_MAX], reason[UC_MESSAGE_MAX];
    uc_setting settings[UC_SETTINGS_MAX];
    uc_text message;
    if (!take_text(buffer, sizeof buffer, journal_string(rules))) return false;
    int count = settings_cut(buffer, ' ', settings);
    uc_text_start(&message, reason, sizeof reason);
    return count >= 0 && !uc_start(ret_state, game, seats, settings, count, &message);
}

/** Reads the options of a first line; false if one of them is invalid. */
static bool read_options(room_options *options, const journal_entry *e) {
    static const char *const open_words[] = {"hidden", "open", NULL};
    char clock[16];
    int absent = find_word(room_absent_words, e->word[TABLE_ABSENT]);
    int watch = find_word(room_watch_words, e->word[TABLE_WATCH]);
    int open = find_word(open_words, e->word[TABLE_OPEN]);
    if (!take_text(clock, sizeof clock, e->word[TABLE_CLOCK])) return false;
    *options = (room_options){.clock = room_clock_find(clock),
                              .absent = (room_absent)absent,
                              .watch = (room_watch)watch,
                              .open = open == 1,
                              .delay_s = (uint32_t)e->number[TABLE_DELAY],
                              .hints = ROOM_HINTS_ALONE};
    return options->clock && absent >= 0 && watch >= 0 && open >= 0 && e->number[TABLE_DELAY] <= 600;
}

static bool read_game(uc_state *fresh, const journal_entry *e) {
    char id[UC_WORD_MAX], rules[ROOM_RULES_MAX];
    if (!take_text(id, sizeof id, e->word[TABLE_GAME]) || !take_text(rules, sizeof rules, e->rest) ||
        e->number[TABLE_SEATS] > UC_SEATS_MAX)
        return false;
    const uc_game *game = uc_game_find(id);
    return game && room_fresh(fresh, game, (int)e->number[TABLE_SEATS], rules);
}

/** One block of memory: the room, its seats, and the state in whole blocks of 64 bytes (uc_copy). */
static room *allocate(const uc_state *fresh) {
    size_t seats = fresh->head.seats, before = sizeof(room) + seats * sizeof(kept_seat);
    size_t bytes = (uc_state_size(fresh) + 63) / 64 * 64;
    room *r = calloc(1, before + bytes);
    if (!r) return NULL;
    r->kernel.state = (uc_state *)(void *)((char *)r + before);
    memcpy(r->kernel.state, fresh, bytes);
    r->seats = (int8_t)seats;
    r->host = r->decider = r->bot_for = -1;
    for (size_t seat = 0; seat < seats; seat++) r->kept[seat].shown.name = "";
    return r;
}

room *room_open(const journal_entry *e, room_answer *answer) {
    uc_state fresh;
    char code[ROOM_CODE_MAX];
    room head = {.line_count = 1, .last = e->now};
    if (e->number[TABLE_FORMAT] != JOURNAL_FORMAT)
        return room_refuse(answer, ROOM_BAD_OPTIONS, "unknown format version"), NULL;
    if (!take_text(code, sizeof code, e->word[TABLE_CODE]) || !room_good_word(code, ROOM_CODE_MAX - 1, "") ||
        !read_options(&head.options, e) ||
        !uc_fair_read_secret(head.secret, e->word[TABLE_SECRET].bytes, e->word[TABLE_SECRET].length))
        return room_refuse(answer, ROOM_BAD_OPTIONS, "invalid code, options or secret"), NULL;
    if (!read_game(&fresh, e))
        return room_refuse(answer, ROOM_BAD_OPTIONS, "invalid game, seats or rules"), NULL;
    room *r = allocate(&fresh);
    if (!r) return no_memory(answer), NULL;
    memcpy(r->secret, head.secret, sizeof r->secret);
    r->options = head.options;
    r->last = head.last;
    r->line_count = 1;
    return r;
}

/* ---- seats ---- */

static void clear_seat(kept_seat *p) {
    free(p->texts);
    free(p->memory);
    *p = (kept_seat){.shown = {.kind = ROOM_SEAT_OPEN, .name = ""}};
}

void room_free(room *r) {
    if (!r) return;
    for (int seat = 0; seat < r->seats; seat++) clear_seat(&r->kept[seat]);
    for (mark *before, *m = r->marks; m; m = before) {
        before = m->before;
        free(m);
    }
    free(r->banned);
    free(r->choices);
    free(r);
}

/** Makes the next person at the table the host. */
static void hand_over(room *r) {
    for (int step = 1; step <= r->seats; step++) {
        int seat = (r->host + step) % r->seats;
        const room_seat *its = &r->kept[seat].shown;
        if (its->kind == ROOM_SEAT_PERSON && !its->out) {
            r->host = (int8_t)seat;
            return;
        }
    }
    if (r->phase == ROOM_WAITING) r->host = -1;
}

/** The input and output of applying a line. */
typedef struct step {
    const journal_entry *entry;
    kept_seat *kept; /**< of the entry's seat */
    uc_events *events;
    room_answer *answer;
} step;

static room_code wrong(const step *s, const char *sentence) {
    return room_refuse(s->answer, ROOM_WRONG_PHASE, sentence);
}

static room_code not_now(const step *s) {
    return wrong(s, "this does not belong here");
}

static bool is_person(const kept_seat *p) {
    return p->shown.kind == ROOM_SEAT_PERSON;
}

static room_code apply_table(room *r, const step *s) {
    (void)r;
    return wrong(s, "a second first line");
}

const char *room_seed(const kept_seat *p) {
    return p->texts ? p->texts + strlen(p->texts) + 1 : "";
}

/** Stores a name and a seed, which may be the present ones; false: out of memory. */
static bool keep_texts(kept_seat *p, const char *name, const char *seed) {
    size_t name_bytes = strlen(name) + 1, seed_bytes = strlen(seed) + 1;
    char *texts = malloc(name_bytes + seed_bytes);
    if (!texts) return false;
    memcpy(texts, name, name_bytes);
    memcpy(texts + name_bytes, seed, seed_bytes);
    free(p->texts);
    p->shown.name = p->texts = texts;
    return true;
}

bool room_seat_free(const room *r, int seat) {
    const room_seat *its = &r->kept[seat].shown;
    if (r->phase == ROOM_WAITING) return its->kind == ROOM_SEAT_OPEN;
    return r->phase == ROOM_PLAYING && its->fills;
}

static room_code apply_sit(room *r, const step *s) {
    char name[ROOM_NAME_MAX];
    uint64_t player = (uint64_t)s->entry->number[0];
    if (!room_seat_free(r, s->entry->seat)) return wrong(s, "the seat is taken");
    if (!player || room_seat_of(r, player) >= 0 || room_banned(r, player))
        return wrong(s, "this player cannot sit down");
    if (!take_text(name, sizeof name, s->entry->rest) || !room_good_name(name))
        return wrong(s, "invalid name");
    if (!keep_texts(s->kept, name, "")) return no_memory(s->answer);
    s->kept->shown = (room_seat){.kind = ROOM_SEAT_PERSON, .name = s->kept->texts, .player = player};
    free(s->kept->memory);
    s->kept->memory = NULL;
    for (int seat = 0; seat < r->seats; seat++) r->kept[seat].muted &= ~(UINT64_C(1) << s->entry->seat);
    s->kept->muted = 0;
    if (r->host < 0) r->host = (int8_t)s->entry->seat;
    if (!r->founder) r->founder = player;
    if (r->decider == s->entry->seat) r->since = s->entry->now;
    return ROOM_FINE;
}

static room_code apply_seed(room *r, const step *s) {
    char seed[ROOM_SEED_MAX];
    if (r->phase != ROOM_WAITING || !is_person(s->kept)) return not_now(s);
    if (!take_text(seed, sizeof seed, s->entry->word[0]) || !room_good_word(seed, ROOM_SEED_MAX - 1, "-_."))
        return wrong(s, "invalid seed");
    return keep_texts(s->kept, s->kept->shown.name, seed) ? ROOM_FINE : no_memory(s->answer);
}

static room_code apply_rise(room *r, const step *s) {
    if (r->phase != ROOM_WAITING || !is_person(s->kept)) return not_now(s);
    clear_seat(s->kept);
    if (r->host == s->entry->seat) hand_over(r);
    return ROOM_FINE;
}

/** The first name for a bot of this level that nobody at the table has. */
static const char *free_name(const room *r, const char *level) {
    const char *name = "";
    for (size_t i = 0; (name = uc_table_name_for_bot(level, i)); i++) {
        bool taken = false;
        for (int seat = 0; seat < r->seats; seat++) taken = taken || !strcmp(r->kept[seat].shown.name, name);
        if (!taken) break;
    }
    return name ? name : "";
}

static room_code apply_bot(room *r, const step *s) {
    char level[UC_WORD_MAX];
    if (r->phase != ROOM_WAITING || is_person(s->kept)) return not_now(s);
    const uc_bot *bot = take_text(level, sizeof level, s->entry->word[0]) ? uc_bot_find(level) : NULL;
    if (!bot) return wrong(s, "unknown bot level");
    clear_seat(s->kept);
    s->kept->shown = (room_seat){.kind = ROOM_SEAT_BOT, .name = free_name(r, bot->id), .level = bot->id};
    return ROOM_FINE;
}

static room_code apply_fill(room *r, const step *s) {
    room_code code = apply_bot(r, s);
    s->kept->shown.fills = code == ROOM_FINE;
    return code;
}

static room_code apply_open(room *r, const step *s) {
    if (r->phase != ROOM_WAITING || s->kept->shown.kind != ROOM_SEAT_BOT) return not_now(s);
    clear_seat(s->kept);
    return ROOM_FINE;
}

static room_code apply_date(room *r, const step *s) {
    char date[ROOM_DATE_MAX];
    if (r->phase > ROOM_PLAYING) return not_now(s);
    if (!take_text(date, sizeof date, s->entry->word[0]) || !room_good_date(date))
        return wrong(s, "invalid date");
    memcpy(r->date, date, sizeof date);
    return ROOM_FINE;
}

/* ---- the game ---- */

/** Starts the observation memory of each bot that needs one; false if out of memory. */
static bool begin_memories(room *r) {
    for (int seat = 0; seat < r->seats; seat++) {
        kept_seat *p = &r->kept[seat];
        if (p->shown.kind != ROOM_SEAT_BOT || !uc_bot_find(p->shown.level)->uses_memory) continue;
        if (!p->memory) p->memory = calloc(1, sizeof *p->memory);
        if (!p->memory) return false;
        uc_observe_start(p->memory, r->kernel.state, seat);
    }
    return true;
}

static room_code apply_start(room *r, const step *s) {
    const char *seeds[UC_SEATS_MAX];
    int count = 0, people = 0;
    if (r->phase != ROOM_WAITING) return not_now(s);
    for (int seat = 0; seat < r->seats; seat++) {
        const kept_seat *p = &r->kept[seat];
        if (p->shown.kind == ROOM_SEAT_OPEN) return wrong(s, "a seat is open");
        if (room_seed(p)[0]) seeds[count++] = room_seed(p);
        people += is_person(p);
    }
    if (!people) return wrong(s, "no person has a seat");
    if (!begin_memories(r)) return no_memory(s->answer);
    kernel_start(&r->kernel, r->secret, seeds, count);
    r->phase = ROOM_PLAYING;
    r->began = s->entry->now;
    return ROOM_FINE;
}

int room_find_move(const room *r, int seat, journal_text text) {
    const uc_game *game = uc_game_of(r->kernel.state);
    uc_move legal[UC_MOVES_MAX];
    int count =
        game->parse ? 0 : uc_legal(r->kernel.state, seat, legal); /* faster than comparing all moves */
    for (int i = 0; i < count; i++) {
        char buffer[UC_MOVE_TEXT_MAX];
        uc_text have;
        uc_text_start(&have, buffer, sizeof buffer);
        uc_move_text(&have, game, legal[i]);
        if (journal_is(text, buffer)) return legal[i];
    }
    return uc_move_parse(game, text.bytes, text.length);
}

uint32_t room_choice(const uc_state *state, int seat, uc_move move) {
    uint32_t before = 0;
    for (uint64_t actors = uc_actors(state); actors; actors &= actors - 1) {
        uc_move legal[UC_MOVES_MAX];
        int actor = __builtin_ctzll(actors), count = uc_legal(state, actor, legal);
        if (actor < seat) {
            before += (uint32_t)count;
            continue;
        }
        for (int i = 0; i < count && legal[i] != move; i++) before++;
        break;
    }
    return before;
}

/** Stores a decision: seven bits per byte, lowest first; the eighth bit is set if more bytes follow. */
static void keep_choice(room *r, uint32_t choice) {
    for (; choice >= 0x80; choice >>= 7) r->choices[r->choice_bytes++] = (uint8_t)(0x80 | choice);
    r->choices[r->choice_bytes++] = (uint8_t)choice;
}

static bool reserve_choice(room *r) {
    if (r->choice_bytes + 8 <= r->choice_room) return true;
    uint32_t wanted = r->choice_room + r->choice_room / 2 + 64;
    uint8_t *grown = realloc(r->choices, wanted);
    if (!grown) return false;
    r->choices = grown;
    r->choice_room = wanted;
    return true;
}

/** Adds a mark. If memory is short it does nothing, and replays take more moves. */
static void keep_mark(room *r) {
    size_t bytes = uc_state_size(r->kernel.state);
    mark *m = malloc(sizeof *m + bytes);
    if (!m) return;
    *m = (mark){.before = r->marks,
                .seq = r->kernel.moves,
                .draws = r->kernel.chance.draws,
                .choice_bytes = r->choice_bytes,
                .bot_for = r->bot_for};
    memcpy(m->state, r->kernel.state, bytes);
    r->marks = m;
}

/** Explains a refusal with only the information in the seat's own view. */
static room_code refuse_move(const room *r, int seat, uc_move move, uc_result result, room_answer *answer) {
    static const room_code codes[] = {[UC_GAME_OVER] = ROOM_WRONG_PHASE,
                                      [UC_UNKNOWN_MOVE] = ROOM_UNKNOWN_MOVE,
                                      [UC_NOT_YOUR_TURN] = ROOM_NOT_YOUR_TURN,
                                      [UC_ILLEGAL_MOVE] = ROOM_ILLEGAL_MOVE};
    uc_view view;
    uc_text text;
    uc_text_start(&text, answer->message, sizeof answer->message);
    uc_view_of(r->kernel.state, seat < r->seats ? seat : UC_SPECTATOR, &view);
    uc_refusal_text(&text, &view.state, seat, move, result);
    answer->rule = result.rule;
    return answer->code = codes[result.error];
}

/** Updates the seat whose decision the clock limits, and the time when that decision began. */
static void follow_turn(room *r, int mover, int caught, int64_t now) {
    int decider = turn_decider(r->kernel.state);
    if (decider != r->decider || decider == mover) r->since = now;
    if (turn_caught(r->kernel.state) != caught) r->caught_at = now;
    r->decider = (int8_t)decider;
    if (uc_over(r->kernel.state)) r->phase = ROOM_OVER;
}

static room_code make_move(room *r, const step *s, int mover) {
    uc_move move = s->entry->move;
    int caught = turn_caught(r->kernel.state);
    if (!reserve_choice(r)) return no_memory(s->answer);
    uint32_t choice = mover == UC_CHANCE ? 0 : room_choice(r->kernel.state, mover, move);
    uc_result result = kernel_apply(&r->kernel, mover, move, s->events);
    if (result.error) return refuse_move(r, mover, move, result, s->answer);
    if (mover != UC_CHANCE) {
        bool stands_in = s->entry->verb == JOURNAL_STAND && is_person(s->kept);
        keep_choice(r, 2 * choice + stands_in);
        r->bot_for = (int16_t)(stands_in ? mover : -1);
        s->kept->moves++;
    }
    follow_turn(r, mover, caught, s->entry->now);
    for (int seat = 0; seat < r->seats; seat++)
        if (r->kept[seat].memory) uc_observe(r->kept[seat].memory, r->kernel.state, s->events, seat);
    return ROOM_FINE;
}

bool room_bot_plays(const room *r, int seat) {
    const room_seat *its = &r->kept[seat].shown;
    return its->kind == ROOM_SEAT_BOT || its->away || its->out;
}

/** FNV-1a: only a client's own ids are compared. */
uint64_t room_id_hash(const char *id, size_t length) {
    uint64_t hash = UINT64_C(0xcbf29ce484222325);
    for (size_t i = 0; i < length; i++) hash = (hash ^ (unsigned char)id[i]) * UINT64_C(0x100000001b3);
    return hash;
}

static void keep_id(room *r, kept_seat *p, journal_text id) {
    uint32_t at = p->ids % ROOM_IDS;
    if (!id.length) return;
    p->id_hash[at] = room_id_hash(id.bytes, id.length);
    p->id_seq[at] = (uint32_t)r->kernel.moves;
    p->ids++;
}

static room_code apply_move(room *r, const step *s) {
    journal_text id = s->entry->word[0];
    if (r->phase != ROOM_PLAYING || !is_person(s->kept) || s->kept->shown.out) return not_now(s);
    if (id.bytes[0] != '#' || id.length > ROOM_ID_MAX) return wrong(s, "invalid id of a move");
    room_code code = make_move(r, s, s->entry->seat);
    if (code) return code;
    s->kept->shown.away = s->kept->shown.left = false;
    keep_id(r, s->kept, (journal_text){id.bytes + 1, id.length - 1});
    return ROOM_FINE;
}

static room_code apply_stand(room *r, const step *s) {
    if (r->phase != ROOM_PLAYING || !room_bot_plays(r, s->entry->seat)) return not_now(s);
    return make_move(r, s, s->entry->seat);
}

static room_code apply_chance(room *r, const step *s) {
    if (r->phase != ROOM_PLAYING) return not_now(s);
    return make_move(r, s, UC_CHANCE);
}

/* ---- leaving and returning during a game ---- */

static bool plays(const room *r, const kept_seat *p) {
    return r->phase == ROOM_PLAYING && is_person(p) && !p->shown.out;
}

static room_code apply_away(room *r, const step *s) {
    if (!plays(r, s->kept) || s->kept->shown.away) return not_now(s);
    s->kept->shown.away = true;
    return ROOM_FINE;
}

static room_code apply_leave(room *r, const step *s) {
    if (!plays(r, s->kept) || s->kept->shown.left) return not_now(s);
    s->kept->shown.away = s->kept->shown.left = true;
    return ROOM_FINE;
}

/** A person that comes back gets the full time for the decision. */
static room_code apply_back(room *r, const step *s) {
    if (!plays(r, s->kept) || !s->kept->shown.away) return not_now(s);
    s->kept->shown.away = s->kept->shown.left = false;
    if (r->decider == s->entry->seat) r->since = s->entry->now;
    return ROOM_FINE;
}

static room_code apply_out(room *r, const step *s) {
    if (!plays(r, s->kept)) return not_now(s);
    s->kept->shown.out = true;
    if (r->host == s->entry->seat) hand_over(r);
    return ROOM_FINE;
}

static room_code apply_remove(room *r, const step *s) {
    if (r->phase > ROOM_PLAYING || !is_person(s->kept) || room_banned(r, s->kept->shown.player) ||
        r->host == s->entry->seat)
        return not_now(s);
    uint64_t *grown = realloc(r->banned, (r->banned_count + 1) * sizeof *grown);
    if (!grown) return no_memory(s->answer);
    r->banned = grown;
    r->banned[r->banned_count++] = s->kept->shown.player;
    if (r->phase == ROOM_WAITING)
        clear_seat(s->kept);
    else
        s->kept->shown.out = true;
    return ROOM_FINE;
}

static room_code apply_close(room *r, const step *s) {
    if (r->phase > ROOM_PLAYING) return not_now(s);
    if (!take_text(r->closed, sizeof r->closed, s->entry->word[0])) return wrong(s, "the reason is too long");
    r->phase = ROOM_CLOSED;
    return ROOM_FINE;
}

static room_code apply_rematch(room *r, const step *s) {
    char code[ROOM_CODE_MAX];
    if (r->phase < ROOM_OVER || r->rematch[0]) return not_now(s);
    if (!take_text(code, sizeof code, s->entry->word[0]) || !room_good_word(code, ROOM_CODE_MAX - 1, ""))
        return wrong(s, "invalid table code");
    memcpy(r->rematch, code, sizeof code);
    return ROOM_FINE;
}

static room_code apply_mute(room *r, const step *s) {
    int64_t other = s->entry->number[0];
    if (!is_person(s->kept) || other >= r->seats) return not_now(s);
    uint64_t seat = UINT64_C(1) << other;
    bool mutes = s->entry->verb == JOURNAL_MUTE;
    if (mutes == room_muted(r, s->entry->seat, (int)other)) return wrong(s, "the line changes nothing");
    s->kept->muted ^= seat;
    return ROOM_FINE;
}

static room_code apply_hints(room *r, const step *s) {
    int hints = find_word(room_hints_words, s->entry->word[0]);
    if (r->line_count > 1) return not_now(s);
    if (hints < 0) return wrong(s, "invalid option of hints");
    r->options.hints = (room_hints)hints;
    return ROOM_FINE;
}

static room_code apply_face(room *r, const step *s) {
    int64_t face = s->entry->number[0];
    if (r->phase > ROOM_PLAYING || !is_person(s->kept)) return not_now(s);
    if (face < 1 || face > ROOM_FACE_MAX) return wrong(s, "invalid face");
    if (face == s->kept->shown.face) return wrong(s, "the line changes nothing");
    s->kept->shown.face = (uint16_t)face;
    return ROOM_FINE;
}

static room_code apply_name(room *r, const step *s) {
    char name[ROOM_NAME_MAX];
    if (r->phase > ROOM_PLAYING || !is_person(s->kept)) return not_now(s);
    if (!take_text(name, sizeof name, s->entry->rest) || !room_good_name(name))
        return wrong(s, "invalid name");
    if (!strcmp(name, s->kept->shown.name)) return wrong(s, "the line changes nothing");
    return keep_texts(s->kept, name, room_seed(s->kept)) ? ROOM_FINE : no_memory(s->answer);
}

static room_code (*const appliers[JOURNAL_VERBS])(room *r, const step *s) = {
    [JOURNAL_TABLE] = apply_table,     [JOURNAL_SIT] = apply_sit,       [JOURNAL_SEED] = apply_seed,
    [JOURNAL_RISE] = apply_rise,       [JOURNAL_BOT] = apply_bot,       [JOURNAL_FILL] = apply_fill,
    [JOURNAL_OPEN] = apply_open,       [JOURNAL_DATE] = apply_date,     [JOURNAL_START] = apply_start,
    [JOURNAL_MOVE] = apply_move,       [JOURNAL_STAND] = apply_stand,   [JOURNAL_CHANCE] = apply_chance,
    [JOURNAL_AWAY] = apply_away,       [JOURNAL_LEAVE] = apply_leave,   [JOURNAL_BACK] = apply_back,
    [JOURNAL_OUT] = apply_out,         [JOURNAL_REMOVE] = apply_remove, [JOURNAL_CLOSE] = apply_close,
    [JOURNAL_REMATCH] = apply_rematch, [JOURNAL_MUTE] = apply_mute,     [JOURNAL_UNMUTE] = apply_mute,
    [JOURNAL_HINTS] = apply_hints,     [JOURNAL_FACE] = apply_face,     [JOURNAL_NAME] = apply_name,
};

room_code room_apply(room *r, const journal_entry *entry, room_answer *answer) {
    uc_events events;
    uint64_t seq = r->kernel.moves;
    events.count = 0;
    if (entry->now < r->last)
        return room_refuse(answer, ROOM_BAD_OPTIONS, "the time is before that of the line before");
    if (entry->seat >= r->seats) return room_refuse(answer, ROOM_BAD_OPTIONS, "there is no such seat");
    step s = {.entry = entry, .kept = &r->kept[entry->seat], .events = &events, .answer = answer};
    room_code code = appliers[entry->verb](r, &s);
    if (code) return code;
    r->last = entry->now;
    r->line_count++;
    if (r->kernel.moves != seq && r->kernel.moves % ROOM_MARK_MOVES == 0) keep_mark(r);
    if (r->kernel.moves != seq && r->listener.moved)
        r->listener.moved(r->listener.context, r, r->kernel.moves, &events);
    return ROOM_FINE;
}

/* ---- reading ---- */

/** Finds the move that a line names. A chance move must be the one that the random stream gives. Returns
 * NULL, or the error. */
static const char *find_line_move(const room *r, journal_entry *e, char *buffer, size_t size) {
    uc_text text;
    if (r->phase != ROOM_PLAYING) return "no game is being played";
    if (e->verb != JOURNAL_CHANCE) {
        int move = e->seat < r->seats ? room_find_move(r, e->seat, e->rest) : -1;
        e->move = move < 0 ? uc_game_of(r->kernel.state)->moves : (uc_move)move;
        return NULL;
    }
    if (uc_actors(r->kernel.state) != UC_ACTORS_CHANCE) return "a seat must act, not chance";
    e->move = kernel_draw(&r->kernel);
    uc_text_start(&text, buffer, size);
    uc_text_add(&text, "the draw does not match the seed: ");
    size_t start = text.length;
    uc_move_text(&text, uc_game_of(r->kernel.state), e->move);
    return journal_is(e->rest, buffer + start) ? NULL : buffer;
}

/** Reads one line; NULL or the error. */
static const char *read_line(room **r, const room_listener *listener, const char *line, size_t length,
                             room_answer *answer) {
    journal_entry e;
    const char *reason = journal_read(&e, line, length);
    if (reason) return reason;
    if (!*r) {
        if (e.verb != JOURNAL_TABLE) return "the first line must be that of the table";
        *r = room_open(&e, answer);
        if (*r && listener) (*r)->listener = *listener;
        return *r ? NULL : answer->message;
    }
    bool moves = e.verb == JOURNAL_MOVE || e.verb == JOURNAL_STAND || e.verb == JOURNAL_CHANCE;
    if (moves) reason = find_line_move(*r, &e, answer->message, sizeof answer->message);
    if (reason) return reason;
    return room_apply(*r, &e, answer) ? answer->message : NULL;
}

static room *bad_line(room *r, uint64_t number, const char *reason, uc_text *message) {
    room_free(r);
    if (!message) return NULL;
    uc_text_add(message, "line ");
    uc_text_add_number(message, (int64_t)number);
    uc_text_add(message, ": ");
    uc_text_add(message, reason);
    return NULL;
}

room *room_read(const char *journal, size_t length, const room_listener *listener, uc_text *message) {
    room *r = NULL;
    room_answer answer = {.code = ROOM_FINE};
    const char *at = journal, *end = journal + length, *newline;
    uint64_t number = 1;
    for (; at < end; at = newline + 1, number++) {
        newline = memchr(at, '\n', (size_t)(end - at));
        if (!newline) return bad_line(r, number, "no newline at its end", message);
        const char *reason = read_line(&r, listener, at, (size_t)(newline - at), &answer);
        if (reason) return bad_line(r, number, reason, message);
    }
    return r ? r : bad_line(r, 1, "the journal is empty", message);
}
