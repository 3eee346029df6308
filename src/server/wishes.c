/* What guests want of tables: checked here as far as it is no matter of the room, and answered once it is
 * kept. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "server/hosted.h"

enum {
    EMOTE_PAUSE_MS = 1000,
    SEATS_DEFAULT = 4,
    ALL_CATCH_UPS = 50, /* a second; each plays moves again, in milliseconds */
    ALL_CATCH_UPS_AT_ONCE = 200
};

static uint64_t who(const guest *g) {
    return g->player->kept.id;
}

/** Keeps what the room has said yes to, or tells why not. */
static void finish(hosted *t, guest *g, const uc_command *heard, pending *p, const room_answer *answer) {
    if (answer->code != ROOM_FINE) tell_refusal(t, g, heard, answer);
    tables_settle(t, p, answer->code);
}

/* ---- sitting down, watching, going ---- */

static bool may_watch(const hosted *t, const guest *g) {
    return room_chosen(t->room)->watch != ROOM_WATCH_NOBODY && !room_banned(t->room, who(g));
}

static room_answer sit(hosted *t, const guest *g, const uc_command *heard, pending *p) {
    int seat = room_seat_of(t->room, who(g));
    int64_t now = hub_now(t->hub);
    bool out = seat >= 0 && room_seat_at(t->room, seat)->out; /* for good: they may look on as others may */
    room_answer answer = {.code = ROOM_FINE};
    /* who is here has been told the commitment; before it a seed would be worth nothing */
    const char *seed = g->at == t ? heard->seed : NULL;
    if (out || (seat < 0 && (heard->watch || room_now(t->room) >= ROOM_OVER))) {
        p->viewer = UC_SPECTATOR;
        if (!may_watch(t, g)) {
            answer.code = ROOM_NOT_ALLOWED;
            snprintf(answer.message, sizeof answer.message, "nobody may watch this table");
        }
        return answer;
    }
    if (seat < 0 || room_now(t->room) == ROOM_WAITING)
        answer = room_sit(t->room, now, who(g), g->player->kept.name, heard->seat < 0 ? -1 : (int)heard->seat,
                          seed, &p->lines, &seat);
    else
        answer = room_back(t->room, now, who(g), &p->lines);
    p->viewer = seat;
    return answer;
}

/** The last move that a guest has, if they are told what came after it one by one: who is here already has
 * missed nothing, and when many come at once the view must do. */
static int64_t has_seen(const hosted *t, const guest *g, int64_t seq) {
    hub *h = t->hub;
    int64_t now = hub_now(h);
    if (g->at == t) return -1;
    bool replays = tell_few_missed(t, seq);
    bool may =
        !replays || (quota_take(h->catch_ups, net_client_address(g->client), now) &&
                     limit_take(&h->all_catch_ups, ALL_CATCH_UPS, ALL_CATCH_UPS_AT_ONCE, (uint64_t)now));
    return may ? seq : -1;
}

static void join(hosted *t, guest *g, const uc_command *heard) {
    pending *p = tables_prepare(t, g, heard);
    if (!p) return;
    p->have = has_seen(t, g, heard->seq);
    room_answer answer = sit(t, g, heard, p);
    finish(t, g, heard, p, &answer);
}

/** Whoever sits down comes from wherever they were; a chair at a table that waits is given back. */
static void leave(hosted *t, guest *g, const uc_command *heard) {
    room_answer answer = {.code = ROOM_FINE};
    pending *p = tables_prepare(t, g, heard);
    if (!p) return;
    p->viewer = g->viewer;
    if (g->viewer != UC_SPECTATOR && room_now(t->room) <= ROOM_PLAYING)
        answer = room_leave(t->room, hub_now(t->hub), who(g), &p->lines);
    finish(t, g, heard, p, &answer);
}

/* ---- the host ---- */

/** The level of "bot:LEVEL", NULL for "open"; false: it is neither. */
static bool read_chair(const char *text, const char **ret_level) {
    static const char bot[] = "bot:";
    bool level = !strncmp(text, bot, sizeof bot - 1);
    *ret_level = level ? text + sizeof bot - 1 : NULL;
    return level || !strcmp(text, "open");
}

static void set_chair(hosted *t, guest *g, const uc_command *heard) {
    const char *level;
    if (!read_chair(heard->player, &level)) {
        tell_error(g, heard, "bad_options", "a chair is \"open\" or \"bot:LEVEL\"");
        return;
    }
    pending *p = tables_prepare(t, g, heard);
    if (!p) return;
    room_answer answer = room_set_seat(t->room, hub_now(t->hub), who(g), (int)heard->seat, level, &p->lines);
    finish(t, g, heard, p, &answer);
}

static void remove_player(hosted *t, guest *g, const uc_command *heard) {
    pending *p = tables_prepare(t, g, heard);
    if (!p) return;
    p->viewer = (int)heard->seat;
    room_answer answer = room_remove(t->room, hub_now(t->hub), who(g), (int)heard->seat, &p->lines);
    finish(t, g, heard, p, &answer);
}

static void start(hosted *t, guest *g, const uc_command *heard) {
    pending *p = tables_prepare(t, g, heard);
    if (!p) return;
    char date[32];
    time_t wall = time(NULL);
    struct tm utc;
    int64_t now = hub_now(t->hub);
    strftime(date, sizeof date, "%Y-%m-%dT%H:%M:%SZ", gmtime_r(&wall, &utc));
    room_answer answer = room_start(t->room, now, who(g), heard->fill, &p->lines);
    if (answer.code == ROOM_FINE && room_note_date(t->room, now, date, &p->lines).code == ROOM_NO_MEMORY)
        answer.code = ROOM_NO_MEMORY; /* a calendar that is wrong is no reason not to play */
    finish(t, g, heard, p, &answer);
}

/* ---- playing ---- */

static void move(hosted *t, guest *g, const uc_command *heard) {
    pending *p = tables_prepare(t, g, heard);
    if (!p) return;
    room_answer answer = room_move(t->room, hub_now(t->hub), who(g), (uint64_t)heard->request, heard->move,
                                   heard->id, &p->lines, &p->seq);
    if (answer.code == ROOM_REPEAT) {
        tell_confirm(g, heard->id, p->request, p->seq);
        t->hub->metrics->moves_repeated++;
        tables_settle(t, p, answer.code);
        return;
    }
    finish(t, g, heard, p, &answer);
}

static void back(hosted *t, guest *g, const uc_command *heard) {
    pending *p = tables_prepare(t, g, heard);
    if (!p) return;
    room_answer answer = room_back(t->room, hub_now(t->hub), who(g), &p->lines);
    finish(t, g, heard, p, &answer);
}

static bool is_seated(hosted *t, guest *g, const uc_command *heard) {
    if (g->viewer != UC_SPECTATOR) return true;
    room_answer answer = {.code = ROOM_NOT_SEATED, .message = "you watch this table"};
    tell_refusal(t, g, heard, &answer);
    return false;
}

/** Whether a number is a seat of this table. */
static bool is_seat(hosted *t, guest *g, const uc_command *heard) {
    if (heard->seat >= 0 && heard->seat < room_seats(t->room)) return true;
    room_answer answer = {.code = ROOM_NO_SEAT, .message = "there is no such seat"};
    tell_refusal(t, g, heard, &answer);
    return false;
}

static void emote(hosted *t, guest *g, const uc_command *heard) {
    int64_t now = hub_now(t->hub);
    if (!is_seated(t, g, heard)) return;
    if (now < g->player->quiet_until) {
        tell_error(g, heard, "too_many", "one emote a second is enough");
        return;
    }
    g->player->quiet_until = now + EMOTE_PAUSE_MS;
    tell_emote(t, g->viewer, heard->emote);
}

static void mute(hosted *t, guest *g, const uc_command *heard) {
    if (!is_seated(t, g, heard) || t->archived) return;
    pending *p = tables_prepare(t, g, heard);
    if (!p) return;
    room_answer answer = room_mute(t->room, hub_now(t->hub), who(g), (int)heard->seat, heard->on, &p->lines);
    finish(t, g, heard, p, &answer);
}

static void report(hosted *t, guest *g, const uc_command *heard) {
    char line[256];
    if (!is_seat(t, g, heard)) return;
    if (!quota_take_id(t->hub->reports, who(g), hub_now(t->hub))) {
        tell_error(g, heard, "too_many", "you have reported much; try again in an hour");
        return;
    }
    const room_seat *chair = room_seat_at(t->room, (int)heard->seat);
    snprintf(line, sizeof line, "report by=%llu table=%s seat=%d player=%llu reason=%s name=%s",
             (unsigned long long)who(g), t->code, (int)heard->seat, (unsigned long long)chair->player,
             uc_report_reasons[heard->reason], chair->name);
    hub_note(t->hub, line, g);
}

/* ---- new tables ---- */

static const room_clock *read_clock(const char *id) {
    return room_clock_find(*id ? id : "normal");
}

/** What a host has chosen; false: it is no choice, and the sentence says so. */
static bool read_options(const uc_command *heard, room_options *options, const char **ret_why) {
    *options = (room_options){.clock = read_clock(heard->clock),
                              .absent = heard->absent < 0 ? ROOM_ABSENT_BOT : (room_absent)heard->absent,
                              .watch = heard->watchers < 0 ? ROOM_WATCH_INVITED : (room_watch)heard->watchers,
                              .open = heard->open,
                              .delay_s = heard->delay_s < 0 ? 0 : (uint32_t)heard->delay_s};
    *ret_why = !options->clock        ? "there is no such clock"
               : heard->delay_s > 600 ? "watchers can be 600 seconds late at most"
                                      : NULL;
    return !*ret_why;
}

/** Whether there may be one more; its maker is told when not. */
static bool room_for_table(guest *g, const uc_command *heard) {
    const server_config *config = g->hub->config;
    if (g->waits_at)
        tell_error(g, heard, "busy", "too many messages at once; wait for the answers");
    else if (g->hub->tables >= config->tables)
        tell_error(g, heard, "too_many", "the server has as many tables as it takes; try again later");
    else if (g->player->made >= config->tables_per_player)
        tell_error(g, heard, "too_many",
                   "you have made many tables that are not over; finish or leave one first");
    else
        return true;
    return false;
}

/** A code that no table of the directory has. */
static uint64_t free_code(const hub *h) {
    uint64_t table = code_new();
    while (tables_find(h, table)) table = code_new();
    return table;
}

/** A new table for a room; its first lines are those of `p`, which is made here. */
static hosted *add_table(guest *g, const uc_command *heard, uint64_t table, room *r, room_lines *lines,
                         pending **ret_p) {
    hosted *t = r ? tables_add(g->hub, table, r) : NULL;
    *ret_p = t ? tables_prepare(t, g, heard) : NULL;
    if (*ret_p) {
        (*ret_p)->lines = *lines;
        mine_note(t);
        return t;
    }
    room_lines_free(lines);
    if (!t) room_free(r);
    tell_error(g, heard, "busy", "the server is out of memory; try again soon");
    return NULL;
}

/** The chairs that the message tells, but that of the host: bots. */
static room_answer fill_chairs(room *r, int64_t now, uint64_t host, const uc_command *heard,
                               room_lines *lines) {
    room_answer answer = {.code = ROOM_FINE};
    for (int seat = 0; seat < heard->players_count && answer.code == ROOM_FINE; seat++) {
        const char *level = NULL;
        if (!read_chair(heard->players[seat], &level)) {
            answer.code = ROOM_BAD_OPTIONS;
            snprintf(answer.message, sizeof answer.message, "a chair is \"open\" or \"bot:LEVEL\"");
        } else if (level) {
            answer = room_set_seat(r, now, host, seat, level, lines);
        }
    }
    return answer;
}

/** The first open chair, or -1. */
static int first_open(const uc_command *heard) {
    int seat = 0;
    while (seat < heard->players_count && strcmp(heard->players[seat], "open") != 0) seat++;
    return seat < heard->players_count || !heard->players_count ? seat : -1;
}

/** The game with its rules; false: `message` says what is wrong, *ret_code how. */
static bool read_game(const uc_command *heard, uc_state *ret_fresh, const char **ret_code, uc_text *message) {
    uc_setting settings[UC_SETTINGS_MAX];
    const uc_game *game = uc_game_find(heard->game);
    *ret_code = "unknown_game";
    if (!game) {
        uc_text_add(message, "the games are ");
        uc_game_ids(message);
        return false;
    }
    int few = game->seats_max < SEATS_DEFAULT ? game->seats_max : SEATS_DEFAULT;
    int seats = heard->seats >= 0 ? (int)heard->seats : heard->players_count ? heard->players_count : few;
    uc_error error =
        uc_start(ret_fresh, game, seats, settings, uc_command_settings(heard, settings), message);
    *ret_code = error == UC_BAD_SEATS ? "bad_seats" : "bad_rules";
    return !error;
}

void wishes_create(guest *g, const uc_command *heard) {
    char buffer[UC_MESSAGE_MAX], code[CODE_MAX];
    const char *why = NULL, *error = NULL;
    uc_text message;
    uc_state fresh;
    room_options options;
    room_lines lines = {0};
    uint8_t secret[UC_SECRET_BYTES];
    int64_t now = hub_now(g->hub);
    int seat = first_open(heard);
    uc_text_start(&message, buffer, sizeof buffer);
    if (!room_for_table(g, heard)) return;
    if (!read_game(heard, &fresh, &error, &message)) {
        tell_error(g, heard, error, buffer);
        return;
    }
    if (seat < 0) why = "one chair at least must be open, for you";
    if (heard->players_count > fresh.head.seats) why = "there are more chairs than seats";
    if (why || !read_options(heard, &options, &why)) {
        tell_error(g, heard, "bad_options", why);
        return;
    }
    uint64_t table = free_code(g->hub);
    code_text(code, table);
    uc_fair_secret(secret);
    room *r = room_create(now, code, &fresh, &options, secret, &lines);
    room_answer answer = {.code = r ? ROOM_FINE : ROOM_NO_MEMORY};
    if (r) answer = room_sit(r, now, who(g), g->player->kept.name, seat, NULL, &lines, &seat);
    if (answer.code == ROOM_FINE) answer = fill_chairs(r, now, who(g), heard, &lines);
    if (answer.code != ROOM_FINE) {
        tell_error(g, heard, room_code_word(answer.code), answer.message);
        room_lines_free(&lines);
        room_free(r);
        return;
    }
    pending *p;
    hosted *t = add_table(g, heard, table, r, &lines, &p);
    if (!t) return;
    p->viewer = seat;
    tables_keep(t, p);
}

void wishes_quick(guest *g, const uc_command *heard) {
    hosted *t = lobby_find(g->hub, heard->game, who(g));
    uc_command other = *heard;
    other.type = t ? UC_COMMAND_JOIN : UC_COMMAND_CREATE;
    other.open = true;
    if (t && !g->waits_at)
        wishes_carry_out(t, g, &other);
    else
        wishes_create(g, &other);
}

void wishes_join(guest *g, const uc_command *heard, const char *bytes, size_t length) {
    uint64_t table = code_read(heard->table);
    hub *h = g->hub;
    hosted *t = table ? tables_find(h, table) : NULL;
    bool known = t != NULL;
    int64_t now = hub_now(h);
    if (!known && !quota_take(h->misses, net_client_address(g->client), now)) {
        tell_error(g, heard, "too_many", "too many codes that are none; try again in a minute");
        return;
    }
    if (!known && table) t = tables_get(h, table);
    if (!t)
        tell_error(g, heard, "no_table", "there is no table with this code");
    else
        tables_wish(t, g, heard, bytes, length);
}

static void rematch(hosted *t, guest *g, const uc_command *heard) {
    char code[CODE_MAX];
    room_lines lines = {0};
    uint8_t secret[UC_SECRET_BYTES];
    pending *p;
    if (!is_seated(t, g, heard)) return;
    if (room_now(t->room) < ROOM_OVER || t->archived) {
        tell_error(g, heard, "wrong_phase", "a rematch is for a game that has just ended");
        return;
    }
    if (*room_rematch(t->room) || t->rematching || t->next_table) {
        tell_table(t, g);
        return;
    }
    if (!room_for_table(g, heard)) return;
    uint64_t table = free_code(g->hub);
    code_text(code, table);
    uc_fair_secret(secret);
    room *r = room_again(t->room, hub_now(t->hub), code, secret, &lines);
    hosted *next = add_table(g, heard, table, r, &lines, &p);
    if (!next) return;
    t->rematching = true;
    p->old_table = t->table;
    tables_keep(next, p);
}

void wishes_note_rematch(hosted *t) {
    char code[CODE_MAX];
    code_text(code, t->next_table);
    t->next_table = 0;
    pending *p = tables_prepare(t, NULL, NULL);
    if (p) tables_settle(t, p, room_note_rematch(t->room, hub_now(t->hub), code, &p->lines).code);
}

/** The next table is there. */
static void link_rematch(const hosted *next, uint64_t old_table) {
    hosted *t = tables_find(next->hub, old_table);
    if (!t) return;
    t->rematching = false;
    t->next_table = next->table;
    tables_attend(t);
}

/* ---- the list ---- */

void wishes_carry_out(hosted *t, guest *g, const uc_command *heard) {
    static void (*const wishes[UC_COMMAND_TYPES])(hosted *, guest *, const uc_command *) = {
        [UC_COMMAND_JOIN] = join,     [UC_COMMAND_SEAT] = set_chair, [UC_COMMAND_REMOVE] = remove_player,
        [UC_COMMAND_START] = start,   [UC_COMMAND_MOVE] = move,      [UC_COMMAND_BACK] = back,
        [UC_COMMAND_LEAVE] = leave,   [UC_COMMAND_EMOTE] = emote,    [UC_COMMAND_MUTE] = mute,
        [UC_COMMAND_REPORT] = report, [UC_COMMAND_REMATCH] = rematch};
    if (heard->type == UC_COMMAND_JOIN || g->at == t)
        wishes[heard->type](t, g, heard);
    else
        tell_error(g, heard, "not_seated", "you are at no table; join one first");
}

static void tell_left(guest *g) {
    uc_text text = tell_begin(g->hub);
    uc_say_type(&text, "left");
    tell(g, &text);
    tables_detach(g);
}

/** All connections of a player who has lost this seat: whoever sits there next is not to be seen by them. */
static void show_out(hosted *t, int seat, const char *why) {
    for (guest *next, *g = t->guests; g; g = next) {
        next = g->next_here;
        if (g->viewer != seat) continue;
        if (why) tell_error(g, NULL, "not_allowed", why);
        tell_left(g);
    }
}

/** Whether a player who has left has given the chair back, so that others may sit there. */
static bool gave_back(const hosted *t, const pending *p) {
    return p->type == UC_COMMAND_LEAVE && p->viewer != UC_SPECTATOR &&
           room_seat_at(t->room, p->viewer)->kind == ROOM_SEAT_OPEN;
}

void wishes_answer(hosted *t, const pending *p) {
    guest *g = p->from;
    if (p->type == UC_COMMAND_REMOVE) show_out(t, p->viewer, "the host has removed you from this table");
    if (p->type == UC_COMMAND_REMATCH) link_rematch(t, p->old_table);
    if (gave_back(t, p)) show_out(t, p->viewer, NULL);
    if (!g) return;
    if (p->type == UC_COMMAND_JOIN || p->type == UC_COMMAND_CREATE) tables_attach(t, g, p->viewer);
    if (p->type == UC_COMMAND_MOVE) tell_confirm(g, p->id, p->request, p->seq);
    if (p->type == UC_COMMAND_LEAVE && g->at == t) tell_left(g);
}
