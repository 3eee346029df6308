#include "server/creation.h"

#include <stdio.h>
#include <string.h>

#include "server/codes.h"

enum { SEATS_DEFAULT = 4, DELAY_S_MAX = 600 };

/** The settings that the host has chosen. */
typedef struct choice {
    uc_state fresh;
    room_options options;
    int seat; /* of the host */
} choice;

/** The first open seat, or -1. */
static int first_open(const uc_command *m) {
    int seat = 0;
    while (seat < m->players_count && strcmp(m->players[seat], "open") != 0) seat++;
    return seat < m->players_count || !m->players_count ? seat : -1;
}

/** NULL, or the error in the options. */
static const char *read_options(const uc_command *m, choice *ret_choice) {
    ret_choice->options =
        (room_options){.clock = room_clock_find(*m->clock ? m->clock : "normal"),
                       .absent = m->absent < 0 ? ROOM_ABSENT_BOT : (room_absent)m->absent,
                       .watch = m->watchers < 0 ? ROOM_WATCH_INVITED : (room_watch)m->watchers,
                       .open = m->open,
                       .delay_s = m->delay_s < 0 ? 0 : (uint32_t)m->delay_s,
                       .hints = m->hints < 0 ? ROOM_HINTS_ALONE : (room_hints)m->hints};
    ret_choice->seat = first_open(m);
    if (m->players_count > ret_choice->fresh.head.seats) return "too many players for the number of seats";
    if (ret_choice->seat < 0) return "at least one seat must be open, for you";
    if (!ret_choice->options.clock) return "unknown clock";
    return m->delay_s > DELAY_S_MAX ? "the delay must be at most 600 seconds" : NULL;
}

/** The game with its rules, or NULL and an error: its code and a `message`. */
static const char *read_game(const uc_command *m, uc_state *ret_fresh, uc_text *message) {
    uc_setting settings[UC_SETTINGS_MAX];
    const uc_game *game = uc_game_find(m->game);
    if (!game) {
        uc_text_add(message, "unknown game; the games are ");
        uc_game_ids(message);
        return "unknown_game";
    }
    int few = game->seats_max < SEATS_DEFAULT ? game->seats_max : SEATS_DEFAULT;
    int seats = m->seats >= 0 ? (int)m->seats : m->players_count ? m->players_count : few;
    uc_error error = uc_start(ret_fresh, game, seats, settings, uc_command_settings(m, settings), message);
    return !error ? NULL : error == UC_BAD_SEATS ? "bad_seats" : "bad_rules";
}

/** False after an error to the host. */
static bool read_choice(guest *host, const uc_command *m, choice *ret_choice) {
    char buffer[UC_MESSAGE_MAX];
    uc_text message;
    uc_text_start(&message, buffer, sizeof buffer);
    const char *code = read_game(m, &ret_choice->fresh, &message);
    if (code) return guest_error(host, m, code, buffer), false;
    const char *why = read_options(m, ret_choice);
    if (why) guest_error(host, m, "bad_options", why);
    return !why;
}

/** The seats that the message names, except the host's: bots. */
static room_answer fill_seats(room *r, int64_t now, uint64_t host, const uc_command *m, room_lines *lines) {
    room_answer answer = {.code = ROOM_FINE};
    for (int seat = 0; seat < m->players_count && answer.code == ROOM_FINE; seat++) {
        const char *level = NULL;
        if (!command_level(m->players[seat], &level)) {
            answer.code = ROOM_BAD_OPTIONS;
            snprintf(answer.message, sizeof answer.message,
                     "invalid player: it must be \"open\" or \"bot:LEVEL\"");
        } else if (level) {
            answer = room_set_seat(r, now, host, seat, level, lines);
        }
    }
    return answer;
}

void creation_create(tables *all, const server_clock *clock, guest *host, const uc_command *m) {
    char code[CODE_MAX];
    choice chosen;
    room_lines lines = {0};
    uint8_t secret[UC_SECRET_BYTES];
    uint64_t player = guest_player(host);
    if (!tables_may_make(all, host, m) || !read_choice(host, m, &chosen)) return;
    uint64_t number = tables_new_number(all);
    int64_t now = clock_at(clock, number);
    code_text(code, number);
    uc_fair_secret(secret);
    room *r = room_create(now, code, &chosen.fresh, &chosen.options, secret, &lines);
    room_answer answer = {.code = r ? ROOM_FINE : ROOM_NO_MEMORY};
    if (r) answer = room_sit(r, now, player, guest_name(host), chosen.seat, NULL, &lines, &chosen.seat);
    uint16_t face = guest_caller(host).face;
    if (answer.code == ROOM_FINE && face) answer = room_set_face(r, now, player, face, &lines);
    if (answer.code == ROOM_FINE) answer = fill_seats(r, now, player, m, &lines);
    if (answer.code == ROOM_FINE) {
        tables_make(all, host, number, r, &lines, chosen.seat);
        return;
    }
    guest_error(host, m, room_code_word(answer.code), answer.message);
    room_lines_free(&lines);
    room_free(r);
}

void creation_quick(tables *all, const lobby *l, const server_clock *clock, guest *g, const uc_command *m) {
    uint64_t number = guest_where(g)->waits_at ? 0 : lobby_find(l, m->game, guest_player(g));
    uc_command other = *m;
    other.type = number ? UC_COMMAND_JOIN : UC_COMMAND_CREATE;
    other.open = true;
    if (number) code_text(other.table, number);
    if (number)
        tables_join(all, g, &other);
    else
        creation_create(all, clock, g, &other);
}
