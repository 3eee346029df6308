/* A visit to a server on the full screen. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tui/skin.h"
#include "visit/join.h"

enum { LOOK_MS = 500, ENTRIES_MAX = 64, OFFERED = 7 };

/* What the next number answers. */
typedef enum question { NO_QUESTION, WHICH_EMOTE, WHOM_TO_REPORT, WHY_TO_REPORT } question;

/* A screen whose front end serves the connection while it waits for a key. */
typedef struct screens {
    front base;
    front *inner;
    visit *visit;
    join_options *options;
    canvas canvas;
    int cursor;
    char message[NOTICE_MAX];
    question question; /* of the message: the next key is the number of an answer, or 0 for others */
    int offered;       /* the first of the answers shown */
    int reported;      /* the seat */
    bool left, closed;
} screens;

/* ---- the front end ---- */

static void size_of(front *f, int *ret_rows, int *ret_columns) {
    screens *s = (screens *)f;
    s->inner->size(s->inner, ret_rows, ret_columns);
}

static void show(front *f, const canvas *c) {
    screens *s = (screens *)f;
    s->inner->show(s->inner, c);
}

/* Waits for a key in short steps, since the inner front end handles signals only while it waits. */
static front_input wait_key(front *f, int timeout_ms) {
    screens *s = (screens *)f;
    for (;;) {
        front_input input = s->inner->wait(s->inner, 1);
        if (input.key != FRONT_NOTHING) return input;
        bool short_wait = timeout_ms >= 0 && timeout_ms < LOOK_MS;
        bool some = visit_wait(s->visit, true, short_wait ? timeout_ms : LOOK_MS);
        if (!some || !s->visit->readable) return (front_input){.key = FRONT_NOTHING};
    }
}

static void close_front(front *f) {
    (void)f;
}

/* ---- shared parts ---- */

static void take_notices(screens *s) {
    for (const char *notice; (notice = visit_notice(s->visit));)
        snprintf(s->message, sizeof s->message, "%s", notice);
}

/* The answers to a question: -1 after the last. For whom to report these are seats. */
static int answer_at(const screens *s, int index) {
    const char *const *words = s->question == WHICH_EMOTE ? uc_emotes : uc_report_reasons;
    for (int i = 0; s->question != WHOM_TO_REPORT; i++)
        if (!words[i] || i == index) return words[i] ? i : -1;
    for (int seat = 0; seat < visit_seats(s->visit); seat++)
        if (join_can_report(s->visit, seat) && !index--) return seat;
    return -1;
}

static void add_answer(const screens *s, uc_text *text, int answer) {
    char word[NOTICE_MAX];
    snprintf(word, sizeof word, "%s",
             s->question == WHICH_EMOTE      ? uc_emotes[answer]
             : s->question == WHOM_TO_REPORT ? visit_seat_at(s->visit, answer).name
                                             : uc_report_reasons[answer]);
    for (char *c = word; *c && s->question == WHICH_EMOTE; c++)
        if (*c == '_') *c = ' ';
    uc_text_add(text, word);
}

/* "1 hello  2 thanks ...  0 more": as many as fit, from `first` on. */
static void offer(screens *s, question asked, int first) {
    static const char *const heads[] = {
        [NO_QUESTION] = "", [WHICH_EMOTE] = "", [WHOM_TO_REPORT] = "Report:  ", [WHY_TO_REPORT] = "Why:  "};
    uc_text text;
    s->question = asked;
    s->offered = answer_at(s, first) < 0 ? 0 : first;
    uc_text_start(&text, s->message, sizeof s->message);
    uc_text_add(&text, heads[asked]);
    for (int i = 0, answer; i < OFFERED && (answer = answer_at(s, s->offered + i)) >= 0; i++) {
        uc_text_add_number(&text, i + 1);
        uc_text_add(&text, " ");
        add_answer(s, &text, answer);
        uc_text_add(&text, "  ");
    }
    if (answer_at(s, OFFERED) >= 0) uc_text_add(&text, "0 more");
    if (answer_at(s, 0) >= 0) return;
    s->question = NO_QUESTION;
    visit_notify(s->visit, "There is nobody else here whom you could report.");
}

static void take_answer(screens *s, question asked, int answer) {
    if (asked == WHICH_EMOTE) visit_emote(s->visit, answer);
    if (asked == WHY_TO_REPORT) visit_report(s->visit, s->reported, answer);
    if (asked != WHOM_TO_REPORT) return;
    s->reported = answer;
    offer(s, WHY_TO_REPORT, 0);
}

/* A colon (emotes) or an exclamation mark (reports), then numbers. */
static bool question_key(screens *s, int key) {
    if (s->question && key != FRONT_NOTHING && key != FRONT_RESIZED) {
        question asked = s->question;
        bool is_number = key >= '1' && key < '1' + OFFERED;
        int answer = is_number ? answer_at(s, s->offered + key - '1') : -1;
        s->question = NO_QUESTION;
        s->message[0] = '\0';
        if (answer >= 0) take_answer(s, asked, answer);
        if (key == '0') offer(s, asked, s->offered + OFFERED);
        return true;
    }
    if (key == ':') offer(s, WHICH_EMOTE, 0);
    if (key == '!') offer(s, WHOM_TO_REPORT, 0);
    return key == ':' || key == '!';
}

/* Shows a list once, with the news; returns the key. */
static int list_key(screens *s, const char *title, const char *const *head, const tui_entry *entries,
                    int count, const char *keys) {
    take_notices(s);
    char status[96];
    uc_text text;
    uc_text_start(&text, status, sizeof status);
    if (s->visit->remarks) uc_text_add(&text, "reconnecting ...");
    tui_list list = {.title = title,
                     .head = head,
                     .entries = entries,
                     .count = count,
                     .cursor = s->cursor,
                     .message = s->message[0] ? s->message : status,
                     .keys = keys,
                     .numbers = s->question};
    int key = tui_list_key(&s->base, &s->canvas, &list);
    s->cursor = list.cursor;
    if (key == FRONT_CLOSED) s->closed = true;
    if (key != FRONT_NOTHING && key != FRONT_RESIZED && !s->question) s->message[0] = '\0';
    return key;
}

/* ---- on the way, and the lobby ---- */

static void coming(screens *s) {
    char line[NOTICE_MAX];
    snprintf(line, sizeof line, "Connecting to %s ...", s->visit->options->address.origin);
    const char *head[] = {line, NULL};
    int key = list_key(s, "Upcard", head, NULL, 0, "q: leave");
    if (key == 'q') s->left = true;
}

/* A choice of a menu, or -1. */
static int choose(screens *s, const char *title, const tui_entry *entries, int count) {
    int index;
    tui_answer answer = tui_menu(&s->base, title, entries, count, 0, &index);
    if (answer == TUI_MENU_CLOSED) s->closed = true;
    return answer == TUI_MENU_CHOSEN ? index : -1;
}

static const uc_game *choose_game(screens *s, const char *title) {
    tui_entry entries[ENTRIES_MAX];
    uc_text note;
    int count = 0;
    for (const uc_game *const *g = uc_games; *g; g++, count++) {
        snprintf(entries[count].title, sizeof entries[count].title, "%s", (*g)->name);
        uc_text_start(&note, entries[count].note, sizeof entries[count].note);
        skin_blurb(&note, *g);
    }
    int chosen = choose(s, title, entries, count);
    return chosen < 0 ? NULL : uc_games[chosen];
}

/* The clocks that the server offers; NULL to go back. */
static const char *choose_clock(screens *s) {
    tui_entry entries[ENTRIES_MAX];
    const json_t *clocks = json_object_get(s->visit->you, "clocks"), *clock;
    size_t i;
    json_array_foreach(clocks, i, clock) {
        long long turn_s = json_integer_value(json_object_get(clock, "turn_s"));
        const char *id = json_string_value(json_object_get(clock, "id"));
        if (i == ENTRIES_MAX) break;
        snprintf(entries[i].title, sizeof entries[i].title, "%s", id ? id : "?");
        if (!turn_s)
            snprintf(entries[i].note, sizeof entries[i].note, "no limit");
        else if (turn_s < 7200)
            snprintf(entries[i].note, sizeof entries[i].note, "%lld seconds for a decision", turn_s);
        else
            snprintf(entries[i].note, sizeof entries[i].note, "%lld hours for a decision", turn_s / 3600);
    }
    int chosen = choose(s, "How much time for a decision?", entries, (int)i);
    clock = json_array_get(clocks, (size_t)chosen);
    return chosen < 0 ? NULL : json_string_value(json_object_get(clock, "id"));
}

/* Those of a preset; false to go back. */
static bool choose_rules(screens *s, join_options *fresh) {
    const uc_preset *preset;
    tui_answer answer = tui_preset(&s->base, fresh->create, &preset);
    if (answer == TUI_MENU_CLOSED) s->closed = true;
    if (preset)
        snprintf(fresh->rules, sizeof fresh->rules, "{\"preset\":\"%s\"}", preset->name);
    else
        snprintf(fresh->rules, sizeof fresh->rules, "{}");
    return answer == TUI_MENU_CHOSEN;
}

static void new_table(screens *s) {
    static const tui_entry listing[] = {{"Open", "everybody finds it in the list of tables"},
                                        {"By its link", "only people with the link or the code"}};
    join_options fresh = {.open = false};
    fresh.create = choose_game(s, "A new table");
    if (!fresh.create || s->closed || !choose_rules(s, &fresh)) return;
    int least = fresh.create->seats_min, most = fresh.create->seats_max;
    fresh.seats = most < 4 ? most : 4;
    tui_answer answer =
        tui_number(&s->base, fresh.create->name, "How many seats?", least, most, &fresh.seats);
    s->closed = answer == TUI_MENU_CLOSED;
    if (answer != TUI_MENU_CHOSEN) return;
    fresh.clock = choose_clock(s);
    int chosen = fresh.clock && !s->closed ? choose(s, "Who may join?", listing, 2) : -1;
    if (chosen < 0) return;
    fresh.open = !chosen;
    join_create(s->visit, &fresh);
}

static void lobby(screens *s) {
    visit *v = s->visit;
    tui_entry entries[ENTRIES_MAX];
    char line[NOTICE_MAX];
    if (join_arrive(v, s->options)) return;
    int count = 0;
    for (const json_t *listed; v->mine && count < ENTRIES_MAX && (listed = join_listed(v, count)); count++)
        join_entry_of(listed, &entries[count]);
    const char *name = json_string_value(json_object_get(v->you, "name"));
    snprintf(line, sizeof line, "You are %s.%s", name ? name : "?",
             count || !v->mine ? "" : " There are no open tables.");
    const char *head[] = {line, NULL};
    int key = list_key(s, "Upcard · tables", head, entries, count,
                       "Enter: join   n: new table   m: quick match   w: watch   q: leave");
    const char *code = json_string_value(json_object_get(join_listed(v, s->cursor), "code"));
    char copy[UC_WORD_MAX];
    snprintf(copy, sizeof copy, "%s", code ? code : "");
    if (key == 'q' || key == FRONT_ESCAPE) s->left = true;
    if (key == 'n') new_table(s);
    if (key == 'm') {
        const uc_game *game = choose_game(s, "Quick match");
        if (game) join_quick(v, game);
    }
    if ((key == FRONT_ENTER || key == 'w') && copy[0]) {
        v->client->watch = key == 'w';
        client_join(v->client, copy);
    }
}

/* ---- the waiting room ---- */

/* Changes the seat under the cursor to the next of: open, easy, normal, hard ... */
static void change_seat(screens *s) {
    visit *v = s->visit;
    visit_seat at = visit_seat_at(v, s->cursor);
    const json_t *levels = json_object_get(v->you, "levels"), *level;
    const char *next = json_string_value(json_array_get(levels, 0));
    size_t i;
    json_array_foreach(levels, i, level) {
        const char *word = json_string_value(level);
        if (!word || strcmp(at.level, word) != 0) continue;
        next = json_string_value(json_array_get(levels, i + 1));
    }
    if (!strcmp(at.kind, "person")) {
        snprintf(s->message, sizeof s->message, "%s sits there.", at.name);
        return;
    }
    visit_send(v, "{\"type\":\"chair\",\"seat\":%d,\"player\":\"%s%s\"}", s->cursor, next ? "bot:" : "",
               next ? next : "open");
}

static void host_key(screens *s, int key) {
    visit *v = s->visit;
    if (key == 's') visit_request(v, "{\"type\":\"start\"}");
    if (key == 'b' || key == FRONT_ENTER) change_seat(s);
    if (key == 'x') visit_send(v, "{\"type\":\"remove\",\"seat\":%d}", s->cursor);
}

static void waiting(screens *s) {
    visit *v = s->visit;
    tui_entry entries[UC_SEATS_MAX];
    char title[96], link[NOTICE_MAX], clock[96];
    const uc_game *game = uc_game_find(visit_text(v, "game", ""));
    if (join_begin_alone(v, s->options)) return;
    int count = visit_seats(v);
    for (int seat = 0; seat < count && seat < UC_SEATS_MAX; seat++) {
        snprintf(entries[seat].title, sizeof entries[seat].title, "%s", visit_seat_at(v, seat).name);
        join_seat_note(v, seat, entries[seat].note);
    }
    snprintf(title, sizeof title, "Upcard · %s · waiting for players", game ? game->name : "?");
    snprintf(link, sizeof link, "Table %s   %s/t/%s", visit_text(v, "code", "?"), v->options->address.origin,
             visit_text(v, "code", "?"));
    snprintf(clock, sizeof clock, "Clock: %s", visit_text(v, "clock", "?"));
    const char *start =
        visit_host(v) ? "You start the game; bots take the open seats." : "The host starts the game.";
    const char *head[] = {link, clock, start, NULL};
    int key = list_key(s, title, head, entries, count,
                       visit_host(v)
                           ? "s: start   b: bot or open seat   x: remove   :: emote   !: report   q: leave"
                           : ":: emote   !: report   q: leave");
    if (question_key(s, key)) return;
    if (key == 'q') s->left = true;
    if (visit_host(v)) host_key(s, key);
}

/* ---- the game ---- */

static bool remote_asked(void *context) {
    return ((screens *)context)->visit->asked;
}

static void remote_send(void *context, uc_move move) {
    visit_move(((screens *)context)->visit, move);
}

static const char *remote_notice(void *context) {
    screens *s = context;
    if (!s->question) return visit_notice(s->visit);
    return s->message;
}

static void remote_status(void *context, uc_text *text) {
    visit_status(((screens *)context)->visit, text);
}

static bool remote_key(void *context, int key) {
    screens *s = context;
    if (key != FRONT_NOTHING && key != FRONT_RESIZED && visit_back(s->visit)) return true;
    return question_key(s, key);
}

static bool remote_gone(void *context) {
    const screens *s = context;
    visit_place place = visit_now(s->visit);
    return place != VISIT_PLAYING && place != VISIT_OVER;
}

static bool remote_hints(void *context) {
    return visit_hints(((screens *)context)->visit);
}

static void playing(screens *s) {
    const tui_remote remote = {.asked = remote_asked,
                               .send = remote_send,
                               .notice = remote_notice,
                               .status = remote_status,
                               .key = remote_key,
                               .gone = remote_gone,
                               .hints = remote_hints,
                               .keys = ":: emote   !: report",
                               .context = s};
    const tui_settings settings = {.remote = &remote};
    tui_end end = tui_play(&s->base, s->visit->game, &settings);
    s->left = end == TUI_LEFT;
    s->closed = end == TUI_CLOSED;
    if (end == TUI_FAILED) s->visit->failed = true;
    s->cursor = 0;
}

/* ---- the end ---- */

static void over(screens *s) {
    visit *v = s->visit;
    tui_entry entries[UC_SEATS_MAX];
    char title[96], record[NOTICE_MAX];
    const uc_table *t = v->game;
    for (int seat = 0; seat < uc_table_seats(t); seat++) {
        bool won = uc_winners(uc_table_state(t)) >> seat & 1;
        snprintf(entries[seat].title, sizeof entries[seat].title, "%s", uc_table_names(t)[seat]);
        snprintf(entries[seat].note, sizeof entries[seat].note, "%d points%s",
                 uc_total(uc_table_state(t), seat), won ? "  ● winner" : "");
    }
    snprintf(title, sizeof title, "Upcard · %s · the game is over", uc_table_game(t)->name);
    snprintf(record, sizeof record, "Record: %s/record/%s", v->options->address.origin,
             visit_text(v, "code", ""));
    const char *head[] = {record, *visit_text(v, "rematch", "") ? "Somebody asked for a rematch." : "", NULL};
    bool seated = visit_number(v, "seat", -1) >= 0;
    int key = list_key(s, title, head, entries, uc_table_seats(t),
                       seated ? "r: rematch   :: emote   !: report   q: leave" : "q: leave");
    if (question_key(s, key)) return;
    if (key == 'q') s->left = true;
    if (key == 'r' && seated) visit_again(v);
}

/* ---- all of it ---- */

static front *open_front(const join_options *o) {
    if (o->front) return o->front;
    const char *no_color = getenv("NO_COLOR"), *term = getenv("TERM");
    if (o->plain || !isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO) || !term || !strcmp(term, "dumb"))
        return NULL;
    return front_curses(no_color && *no_color ? 0 : FRONT_COLORS_BEST);
}

static void show_place(screens *s, bool *played) {
    visit_place place = visit_now(s->visit);
    if (place == VISIT_OVER && !*played) place = VISIT_PLAYING; /* the scores first */
    *played = place == VISIT_PLAYING || place == VISIT_OVER;
    switch (place) {
    case VISIT_COMING: coming(s); break;
    case VISIT_LOBBY: lobby(s); break;
    case VISIT_WAITING: waiting(s); break;
    case VISIT_PLAYING: playing(s); break;
    case VISIT_OVER: over(s); break;
    case VISIT_GONE: break;
    }
}

bool join_screen(visit *v, join_options *o) {
    screens s = {.base = {.size = size_of, .show = show, .wait = wait_key, .close = close_front},
                 .inner = open_front(o),
                 .visit = v,
                 .options = o};
    bool played = false;
    if (!s.inner) return false;
    while (!s.left && !s.closed && visit_now(v) != VISIT_GONE) show_place(&s, &played);
    s.inner->close(s.inner);
    canvas_free(&s.canvas);
    visit_place place = visit_now(v);
    if (place == VISIT_GONE && !v->failed) puts(visit_end(v));
    if (s.left && v->at && place != VISIT_OVER) {
        visit_leave(v);
        if (place == VISIT_PLAYING)
            printf("A bot plays for you. To come back:\nupcard join %s/t/%s\n", v->options->address.origin,
                   visit_text(v, "code", ""));
    }
    return true;
}
