/* A visit to a server, as lines of text. */
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

#include "core/numbers.h"
#include "plain/plain.h"
#include "tui/skin.h"
#include "visit/join.h"

/* The longest wait for a table without news from the server. Connecting takes less. */
enum { ANSWER_MS = 15000 };

typedef struct lines {
    visit *visit;
    join_options *options;
    visit_place shown; /* printed last */
    char code[UC_WORD_MAX];
    bool prompted, left;
} lines;

static void print_notices(lines *l) {
    for (const char *notice; (notice = visit_notice(l->visit));) puts(notice);
}

/* The next typed line, or NULL if something else happened. Input from a pipe is printed too, so that the
 * output is complete by itself. */
static char *next(lines *l, const char *prompt, bool wanted) {
    if (!l->prompted && wanted) fputs(prompt, stdout);
    l->prompted = wanted;
    fflush(stdout);
    char *line = visit_line(l->visit, wanted);
    if (line) l->prompted = false;
    if (line && !isatty(STDIN_FILENO)) printf("%s\n", line);
    if (!line && wanted && l->visit->input_over) {
        putchar('\n');
        l->left = true;
    }
    if (l->visit->notice_count && l->prompted) putchar('\n'), l->prompted = false;
    print_notices(l);
    return line;
}

static bool is_quit(const char *line) {
    return !strcasecmp(line, "quit") || !strcasecmp(line, "q");
}

/* "remove 2" or "seat 2 easy": the seat after the word, and the text after that. */
static bool seat_behind(const char *line, const char *word, int *ret_seat, const char **ret_rest) {
    size_t length = strlen(word);
    char digits[8] = "";
    uint64_t number;
    if (strncmp(line, word, length) != 0 || line[length] != ' ') return false;
    const char *at = line + length + strspn(line + length, " ");
    size_t count = strcspn(at, " ");
    if (count >= sizeof digits) return false;
    memcpy(digits, at, count);
    if (!read_whole(digits, 0, UC_SEATS_MAX - 1, &number)) return false;
    *ret_seat = (int)number;
    *ret_rest = at + count + strspn(at + count, " ");
    return true;
}

/* Whether the line is this word, alone or with others after it. */
static bool begins_with(const char *line, const char *word) {
    size_t length = strlen(word);
    return !strncasecmp(line, word, length) && (!line[length] || line[length] == ' ');
}

static void print_words_of(const char *head, const char *const *list) {
    fputs(head, stdout);
    for (int i = 0; list[i]; i++) printf("%s %s", i ? "," : "", list[i]);
    puts(".");
}

/* "emote wow" anywhere at a table. */
static bool emote_typed(visit *v, const char *line) {
    if (!begins_with(line, "emote")) return false;
    int index = join_word_of(uc_emotes, line + 5 + strspn(line + 5, " "));
    if (index >= 0)
        visit_emote(v, index);
    else
        print_words_of("The emotes are", uc_emotes);
    return true;
}

/* "report 1 cheating" anywhere at a table. */
static bool report_typed(visit *v, const char *line) {
    int seat = 0, count = 0;
    const char *word = "";
    if (!begins_with(line, "report")) return false;
    bool fine = seat_behind(line, "report", &seat, &word) && join_can_report(v, seat);
    int reason = join_word_of(uc_report_reasons, word);
    if (fine && reason >= 0) {
        visit_report(v, seat, reason);
        return true;
    }
    for (seat = 0; seat < visit_seats(v); seat++)
        if (join_can_report(v, seat) && ++count) printf("  seat %d: %s\n", seat, visit_seat_at(v, seat).name);
    if (count)
        print_words_of("Type \"report SEAT REASON\". The reasons are", uc_report_reasons);
    else
        puts("There is nobody else here whom you could report.");
    return true;
}

static bool person_typed(visit *v, const char *line) {
    return emote_typed(v, line) || report_typed(v, line);
}

/* ---- the lobby ---- */

/* Own tables, open ones, and the commands. */
static void print_lobby(const visit *v) {
    char ids[UC_MESSAGE_MAX];
    uc_text text;
    int own = (int)json_array_size(v->mine);
    const json_t *listed;
    if (own) puts("Your tables:");
    for (int i = 0; (listed = join_listed(v, i)) || i <= own; i++) {
        tui_entry entry;
        if (i == own) puts(listed ? "Open tables:" : "There are no open tables.");
        if (!listed) break;
        join_entry_of(listed, &entry);
        printf("%3d  %s: %s\n", i + 1, entry.title, entry.note);
    }
    puts("Type the number of a table or its code, \"new GAME\" for an open table of your\n"
         "own, \"quick GAME\" for any open seat, \"tables\" to see the list again, or quit.");
    uc_text_start(&text, ids, sizeof ids);
    uc_game_ids(&text);
    printf("The games are %s.\n", ids);
}

static void lobby_line(lines *l, char *line) {
    visit *v = l->visit;
    char *game_id = strchr(line, ' ');
    const uc_game *game = game_id ? uc_game_find(game_id + 1 + strspn(game_id + 1, " ")) : NULL;
    uint64_t number;
    const json_t *listed = read_whole(line, 1, INT_MAX, &number) ? join_listed(v, (int)number - 1) : NULL;
    const char *code = json_string_value(json_object_get(listed, "code"));
    if (!strcasecmp(line, "tables")) {
        l->shown = VISIT_COMING; /* printed on arrival */
        visit_ask_tables(v);
    } else if (game && !strncasecmp(line, "new ", 4)) {
        join_options fresh = {.create = game, .rules = "{}", .open = true};
        join_create(v, &fresh);
    } else if (game && !strncasecmp(line, "quick ", 6)) {
        join_quick(v, game);
    } else if (code) {
        client_join(v->client, code);
    } else if (strlen(line) >= 6 && strlen(line) < UC_WORD_MAX) {
        client_join(v->client, line);
    } else {
        puts("Unknown input: type the number or code of a table, or one of the commands above.");
    }
}

static void in_lobby(lines *l) {
    bool fresh = l->shown != VISIT_LOBBY;
    if (fresh && join_arrive(l->visit, l->options)) return;
    if (!l->visit->mine) {
        next(l, "", false);
        return;
    }
    if (fresh) print_lobby(l->visit);
    l->shown = VISIT_LOBBY;
    char *line = next(l, "> ", true);
    if (line && is_quit(line))
        l->left = true;
    else if (line && *line)
        lobby_line(l, line);
}

/* ---- the waiting room ---- */

static void print_seats(const visit *v) {
    for (int seat = 0; seat < visit_seats(v); seat++) {
        char note[128];
        visit_seat at = visit_seat_at(v, seat);
        join_seat_note(v, seat, note);
        printf("  seat %d: %s%s%s\n", seat, at.name, *at.name && *note ? ", " : "", note);
    }
}

static void print_words(const visit *v) {
    if (visit_host(v))
        puts("You are the host. Type start, \"seat N LEVEL\" for a bot in seat N,\n"
             "\"seat N open\", \"remove N\", seats (the players), emote NAME, report, or quit.");
    else
        puts("The host starts the game. Type seats (the players), emote NAME, report, or quit.");
}

static void print_room(const visit *v) {
    const uc_game *game = uc_game_find(visit_text(v, "game", ""));
    printf("A table of %s: %s/t/%s\n", game ? game->name : "?", v->options->address.origin,
           visit_text(v, "code", "?"));
    printf("Hints: %s.\n", visit_text(v, "hints", "off"));
    print_seats(v);
    print_words(v);
}

static void room_line(lines *l, const char *line) {
    visit *v = l->visit;
    int seat = 0;
    const char *player = "";
    if (!strcasecmp(line, "start")) {
        visit_request(v, "{\"type\":\"start\"}");
    } else if (!strcasecmp(line, "seats")) {
        print_seats(v);
    } else if (seat_behind(line, "remove", &seat, &player) && !*player) {
        visit_send(v, "{\"type\":\"remove\",\"seat\":%d}", seat);
    } else if (seat_behind(line, "seat", &seat, &player) && *player &&
               player[strspn(player, "abcdefghijklmnopqrstuvwxyz")] == '\0') {
        visit_send(v, "{\"type\":\"chair\",\"seat\":%d,\"player\":\"%s%s\"}", seat,
                   strcmp(player, "open") ? "bot:" : "", player);
    } else if (!person_typed(v, line)) {
        if (strcasecmp(line, "help") && strcmp(line, "?"))
            puts("Unknown command. Type help for the commands.");
        print_words(v);
    }
}

static void in_room(lines *l) {
    visit *v = l->visit;
    bool fresh = l->shown != VISIT_WAITING || strcmp(l->code, visit_text(v, "code", "")) != 0;
    if (fresh && join_begin_alone(v, l->options)) return;
    if (fresh) print_room(v);
    snprintf(l->code, sizeof l->code, "%s", visit_text(v, "code", ""));
    l->shown = VISIT_WAITING;
    bool host = visit_host(v) && v->client->state == CLIENT_SEATED;
    char *line = next(l, "> ", host);
    if (line && is_quit(line))
        l->left = true;
    else if (line && *line)
        room_line(l, line);
    /* a script's next line is for the game: requests from here are answered first */
    if (line && !isatty(STDIN_FILENO)) visit_wait(v, false, 1000);
}

/* ---- the game ---- */

static bool remote_asked(void *context) {
    return ((lines *)context)->visit->asked;
}

static void remote_send(void *context, uc_move move) {
    visit_move(((lines *)context)->visit, move);
}

static const char *remote_notice(void *context) {
    return visit_notice(((lines *)context)->visit);
}

static bool remote_typed(void *context, const char *line) {
    visit_back(((lines *)context)->visit);
    return person_typed(((lines *)context)->visit, line);
}

static bool remote_gone(void *context) {
    const visit *v = ((lines *)context)->visit;
    visit_place place = visit_now(v);
    return place != VISIT_PLAYING && place != VISIT_OVER;
}

static bool remote_hints(void *context) {
    return visit_hints(((lines *)context)->visit);
}

static char *remote_line(void *context, bool wanted) {
    return visit_line(((lines *)context)->visit, wanted);
}

static bool remote_closed(void *context) {
    return ((lines *)context)->visit->input_over;
}

static void in_game(lines *l) {
    const tui_remote remote = {
        .asked = remote_asked,
        .send = remote_send,
        .notice = remote_notice,
        .typed = remote_typed,
        .gone = remote_gone,
        .hints = remote_hints,
        .line = remote_line,
        .closed = remote_closed,
        .words = "emote NAME sends one (emote alone lists them), report SEAT REASON reports a\n"
                 "player to the operator of the server (report alone lists seats and reasons).",
        .context = l};
    const tui_settings settings = {.remote = &remote};
    l->shown = VISIT_PLAYING;
    tui_end end = plain_play(l->visit->game, &settings);
    l->left = end == TUI_LEFT || end == TUI_CLOSED;
    if (end == TUI_FAILED) l->visit->failed = true;
}

/* ---- the end ---- */

static void in_end(lines *l) {
    visit *v = l->visit;
    if (l->shown != VISIT_OVER)
        printf("The game is over; its record: %s/record/%s\n", v->options->address.origin,
               visit_text(v, "code", ""));
    if (l->shown != VISIT_OVER && visit_number(v, "seat", -1) >= 0) puts("Type rematch, or quit.");
    l->shown = VISIT_OVER;
    if (visit_number(v, "seat", -1) < 0) {
        l->left = true;
        return;
    }
    char *line = next(l, "> ", true);
    if (line && is_quit(line))
        l->left = true;
    else if (line && !strcasecmp(line, "rematch"))
        visit_again(v);
    else if (line && *line && !person_typed(v, line))
        puts("Type rematch, or quit.");
}

/* ---- all of it ---- */

/* On a signal: the same as at the end of the input. A second one ends the program at once. */
static void asked_to_end(uv_signal_t *handle, int number) {
    lines *l = handle->data;
    (void)number;
    l->left = l->visit->input_over = l->visit->news = true;
}

void join_plain(visit *v, join_options *o) {
    static uv_signal_t signals[2]; /* closed with the visit */
    static const int ending[] = {SIGINT, SIGTERM};
    lines l = {.visit = v, .options = o, .shown = VISIT_COMING};
    for (int i = 0; i < 2; i++) {
        uv_signal_init(&v->loop, &signals[i]);
        signals[i].data = &l;
        uv_signal_start_oneshot(&signals[i], asked_to_end, ending[i]);
    }
    while (!l.left) {
        print_notices(&l);
        visit_place place = visit_now(v);
        if (place == VISIT_GONE) break;
        if (place == VISIT_COMING && !visit_wait(v, false, v->at ? -1 : ANSWER_MS)) visit_silent(v);
        if (place == VISIT_LOBBY) in_lobby(&l);
        if (place == VISIT_WAITING) in_room(&l);
        if (place == VISIT_PLAYING) in_game(&l);
        if (place == VISIT_OVER && l.shown != VISIT_PLAYING && l.shown != VISIT_OVER)
            in_game(&l); /* prints the result */
        else if (place == VISIT_OVER)
            in_end(&l);
    }
    for (int i = 0; i < 2; i++) uv_close((uv_handle_t *)&signals[i], NULL);
    if (visit_now(v) == VISIT_GONE && !v->failed) puts(visit_end(v));
    if (l.left && v->at && visit_now(v) != VISIT_OVER) visit_leave(v);
}
