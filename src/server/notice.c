#include "server/notice.h"

#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "server/json_write.h"

enum {
    SHORT_BYTES = 512,
    ERROR_BYTES = 8 * UC_MESSAGE_MAX,
    RAW_BYTES = 4 * (sizeof(uc_view) + 2) / 3 + 32,
    RAW_EVENT_BYTES = 4 * (sizeof(uc_event) + 2) / 3,
    VIEW_BYTES = UC_SENT_MAX + RAW_BYTES,
    MOVED_BYTES = 256 * 1024, /* more than that is sent as the view alone */
    PATH_BYTES = 32
};

typedef struct output {
    notice_sink *sink;
    void *context;
    int viewer;
    bool raw;
} output;

/** A message that did not fit is not sent: its length counts bytes that were cut off. */
static void send(const output *o, const uc_text *text) {
    if (uc_text_whole(text)) o->sink(o->context, text->buffer, text->length);
}

/** Adds a key with bytes in base64 before the end of a message. */
static void add_bytes(uc_text *text, const char *name, const void *bytes, size_t size) {
    size_t length = sodium_base64_encoded_len(size, sodium_base64_VARIANT_ORIGINAL);
    text->length--; /* the brace that closes it */
    write_key(text, name);
    uc_text_add(text, "\"");
    if (text->length + length < text->capacity)
        sodium_bin2base64(text->buffer + text->length, length, bytes, size, sodium_base64_VARIANT_ORIGINAL);
    text->length += length - 1;
    uc_text_add(text, "\"}");
}

static void encode_error(const notice *n, const output *o) {
    char buffer[ERROR_BYTES];
    uc_text text;
    uc_text_start(&text, buffer, sizeof buffer);
    uc_encode_refusal(&text, n->error.request, n->error.id, n->error.code, n->error.game, n->error.rule,
                      n->error.message);
    send(o, &text);
}

static void encode_short(const notice *n, const output *o) {
    char buffer[SHORT_BYTES];
    uc_text text;
    uc_text_start(&text, buffer, sizeof buffer);
    switch (n->type) {
    case NOTICE_CONFIRM: uc_encode_confirm(&text, n->confirm.id, n->confirm.request, n->confirm.seq); break;
    case NOTICE_LEFT: uc_encode_type(&text, "left"); break;
    case NOTICE_REMIND: uc_encode_remind(&text, n->left_ms); break;
    case NOTICE_EMOTE: uc_encode_emote(&text, n->emote.seat, n->emote.word); break;
    default: return;
    }
    send(o, &text);
}

/* ---- the table ---- */

static void encode_table(const notice *n, const output *o) {
    char buffer[UC_SENT_MAX];
    uc_text text;
    uc_text_start(&text, buffer, sizeof buffer);
    uc_text_add(&text, n->table);
    write_seat(&text, "seat", o->viewer == UC_SPECTATOR ? -1 : o->viewer);
    write_flag(&text, "watching", o->viewer == UC_SPECTATOR);
    uc_text_add(&text, "}");
    send(o, &text);
}

static void add_seat(uc_text *text, const notice_table *t, int number) {
    static const char *const kinds[] = {"open", "person", "bot"};
    const room_seat *seat = room_seat_at(t->room, number);
    bool fills = seat->fills && room_now(t->room) == ROOM_PLAYING;
    uc_text_add(text, number ? ",{\"seat\":" : "{\"seat\":");
    uc_text_add_number(text, number);
    write_word(text, "kind", kinds[seat->kind]);
    write_word(text, "name", seat->name);
    write_word(text, "level", seat->level);
    write_flag(text, "free", seat->kind == ROOM_SEAT_OPEN || fills);
    write_flag(text, "connected", seat->kind == ROOM_SEAT_BOT || t->connected >> number & 1);
    write_flag(text, "away", seat->away);
    write_flag(text, "out", seat->out);
    write_flag(text, "seeded", room_seeded(t->room, number));
    if (seat->face) write_number(text, "face", seat->face);
    uc_text_add(text, "}");
}

static void add_seats(uc_text *text, const notice_table *t) {
    write_key(text, "chairs");
    uc_text_add(text, "[");
    for (int seat = 0; seat < room_seats(t->room); seat++) add_seat(text, t, seat);
    uc_text_add(text, "]");
    write_number(text, "watchers", t->watchers);
}

static void add_options(uc_text *text, const room *r) {
    const room_options *options = room_chosen(r);
    uc_state state;
    room_state(r, &state);
    write_word(text, "game", room_game(r)->id);
    write_number(text, "seats", room_seats(r));
    write_key(text, "rules");
    uc_rules_json(text, &state);
    write_flag(text, "open", options->open);
    write_word(text, "watch", room_watch_words[options->watch]);
    write_number(text, "delay_s", options->delay_s);
    write_word(text, "clock", options->clock->id);
    write_number(text, "turn_s", options->clock->turn_s);
    write_word(text, "absent", room_absent_words[options->absent]);
    write_word(text, "hints", room_hints_words[room_offers_hints(r) ? ROOM_HINTS_ON : ROOM_HINTS_OFF]);
}

static void add_commitment(uc_text *text, const room *r) {
    char buffer[UC_COMMIT_MAX];
    uc_text commitment;
    uc_text_start(&commitment, buffer, sizeof buffer);
    room_commitment(r, &commitment);
    write_word(text, "commit", buffer);
}

/** "/record/K7QM3F" */
static const char *record_path(const char *code, char path[PATH_BYTES]) {
    uc_text text;
    uc_text_start(&text, path, PATH_BYTES);
    uc_text_add(&text, "/record/");
    uc_text_add(&text, code);
    return path;
}

void notice_write_table(uc_text *text, const notice_table *t) {
    char path[PATH_BYTES];
    uc_text_add(text, "{\"type\":\"table\"");
    write_word(text, "code", t->code);
    write_word(text, "phase", t->phase);
    if (!t->room) return;
    write_word(text, "closed", room_closed(t->room));
    add_options(text, t->room);
    add_commitment(text, t->room);
    write_seat(text, "host", room_host(t->room));
    add_seats(text, t);
    write_word(text, "rematch", room_rematch(t->room));
    write_word(text, "record", room_now(t->room) >= ROOM_OVER ? record_path(t->code, path) : NULL);
}

/* ---- the game ---- */

static void encode_come(const notice *n, const output *o) {
    char buffer[UC_SENT_MAX];
    uc_text text;
    uc_text_start(&text, buffer, sizeof buffer);
    uc_encode_join(&text, n->come.view, n->come.left_ms);
    if (n->come.restored) {
        text.length--; /* the brace that closes it */
        write_flag(&text, "restored", true);
        uc_text_add(&text, "}");
    }
    send(o, &text);
}

static void send_view(uint64_t seq, const uc_view *view, const output *o) {
    char buffer[VIEW_BYTES];
    uc_text text;
    uc_text_start(&text, buffer, sizeof buffer);
    uc_encode_view(&text, seq, view);
    if (o->raw) add_bytes(&text, "raw", view, uc_state_size(&view->state));
    send(o, &text);
}

static size_t moved_bytes(int count) {
    size_t most = VIEW_BYTES + (size_t)count * (UC_EVENT_JSON_MAX + RAW_EVENT_BYTES);
    return most < MOVED_BYTES ? most : MOVED_BYTES;
}

/** Tells for whom a bot made the move. */
static void add_bot_for(uc_text *text, int seat) {
    if (seat < 0) return;
    text->length--; /* the brace that closes it */
    write_number(text, "bot_for", seat);
    uc_text_add(text, "}");
}

/** If it is too long for one message, or memory runs out: only the view after the moves. */
static void encode_moved(const notice *n, const output *o) {
    size_t capacity = moved_bytes(n->moved.count);
    char *buffer = malloc(capacity);
    uc_text text = {.capacity = 0};
    if (buffer) {
        uc_text_start(&text, buffer, capacity);
        uc_encode_moves(&text, n->moved.seq, n->moved.seen, n->moved.count, n->moved.before, n->moved.after,
                        n->moved.left_ms);
    }
    if (buffer) add_bot_for(&text, n->moved.bot_for);
    if (buffer && o->raw) {
        add_bytes(&text, "raw", n->moved.after, uc_state_size(&n->moved.after->state));
        add_bytes(&text, "raw_events", n->moved.seen, (size_t)n->moved.count * sizeof *n->moved.seen);
    }
    if (uc_text_whole(&text))
        send(o, &text);
    else
        send_view(n->moved.seq, n->moved.after, o);
    free(buffer);
}

/** A guest who has missed moves: each of them is sent as it was. */
typedef struct catching_up {
    const output *output;
    uint64_t from;
    uc_view before;
} catching_up;

/** A guest without a view gets one first, unless each event contains it. */
static void catch_up(void *context, const uc_state *state, uint64_t seq, const uc_events *events,
                     int bot_for) {
    catching_up *c = context;
    int viewer = c->output->viewer;
    uc_event seen[UC_EVENTS_MAX];
    uc_view after;
    uc_view_of(state, viewer, &after);
    for (uint32_t i = 0; i < events->count; i++) seen[i] = uc_event_view(&events->item[i], viewer);
    const notice moved = {.type = NOTICE_MOVED,
                          .moved = {.seq = seq,
                                    .seen = seen,
                                    .count = (int)events->count,
                                    .before = &c->before,
                                    .after = &after,
                                    .bot_for = bot_for,
                                    .left_ms = -1}};
    if (seq > c->from)
        encode_moved(&moved, c->output);
    else if (!seq && !c->output->raw)
        send_view(0, &after, c->output);
    c->before = after;
}

static void encode_missed(const notice *n, const output *o) {
    catching_up c = {.output = o, .from = n->missed.from};
    if (!room_replay(n->missed.room, n->missed.from, n->missed.until, catch_up, &c))
        send_view(n->missed.until, n->missed.view, o);
}

static void encode_view(const notice *n, const output *o) {
    send_view(n->view.seq, n->view.view, o);
}

static void encode_ask(const notice *n, const output *o) {
    char buffer[UC_SENT_MAX];
    uc_text text;
    uc_text_start(&text, buffer, sizeof buffer);
    uc_encode_ask(&text, n->ask.seq, n->ask.request, n->ask.view, n->ask.left_ms);
    send(o, &text);
}

static void encode_end(const notice *n, const output *o) {
    char buffer[UC_SENT_MAX], path[PATH_BYTES];
    uc_text text;
    uc_text_start(&text, buffer, sizeof buffer);
    uc_encode_over(&text, n->end.seq, n->end.last, record_path(n->end.code, path));
    send(o, &text);
}

void notice_encode(const notice *n, int viewer, bool raw, notice_sink *sink, void *context) {
    static void (*const encoders[])(const notice *, const output *) = {
        [NOTICE_ERROR] = encode_error,  [NOTICE_CONFIRM] = encode_short, [NOTICE_LEFT] = encode_short,
        [NOTICE_TABLE] = encode_table,  [NOTICE_COME] = encode_come,     [NOTICE_VIEW] = encode_view,
        [NOTICE_MOVED] = encode_moved,  [NOTICE_MISSED] = encode_missed, [NOTICE_ASK] = encode_ask,
        [NOTICE_REMIND] = encode_short, [NOTICE_EMOTE] = encode_short,   [NOTICE_END] = encode_end,
    };
    const output o = {.sink = sink, .context = context, .viewer = viewer, .raw = raw};
    encoders[n->type](n, &o);
}
