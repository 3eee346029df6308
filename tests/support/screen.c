#include "screen.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WORD_MAX = 256, SETTINGS_MAX = 16 };

/** "a=1 b=2" as settings; cuts the copy. */
static int cut_settings(char *copy, uc_setting *settings) {
    int count = 0;
    for (char *word = strtok(copy, " "); word; word = strtok(NULL, " ")) {
        char *equals = strchr(word, '=');
        assert_non_null(equals);
        *equals = '\0';
        settings[count++] = (uc_setting){word, equals + 1};
    }
    return count;
}

uc_table *table_of(const char *game, const char *seats, const char *rules, const char *seed) {
    char list[1024], copy[512], reason[UC_MESSAGE_MAX];
    const char *players[UC_SEATS_MAX];
    uint8_t secret[UC_SECRET_BYTES];
    uc_setting settings[SETTINGS_MAX];
    uc_text message;
    uc_state fresh;
    int count = 0;
    snprintf(copy, sizeof copy, "%s", rules);
    int given = cut_settings(copy, settings);
    snprintf(list, sizeof list, "%s", seats);
    for (char *word = strtok(list, ","); word; word = strtok(NULL, ",")) players[count++] = word;
    uc_text_start(&message, reason, sizeof reason);
    assert_int_equal(uc_start(&fresh, uc_game_find(game), count, settings, given, &message), UC_OK);
    uc_fair_secret_of_text(secret, seed);
    uc_table *t = uc_table_open(&fresh, players, secret, &message);
    assert_non_null(t);
    return t;
}

char *canvas_copy(const canvas *c) {
    size_t room = (size_t)c->rows * ((size_t)c->columns * 8 + 2) + 1, length = 0;
    char *text = malloc(room);
    assert_non_null(text);
    for (int row = 0; row < c->rows; row++) {
        length += canvas_row_text(c, row, text + length);
        text[length++] = '\n';
    }
    text[length] = '\0';
    return text;
}

bool canvas_has(const canvas *c, const char *text) {
    char *all = canvas_copy(c);
    bool has = strstr(all, text) != NULL;
    free(all);
    return has;
}

/** The bytes of a file, terminated, or NULL. */
static char *slurp(const char *path) {
    FILE *file = fopen(path, "rb");
    if (!file) return NULL;
    char *text = calloc(1, 1 << 18);
    assert_non_null(text);
    size_t length = fread(text, 1, (1 << 18) - 1, file);
    text[length] = '\0';
    fclose(file);
    return text;
}

static void compare_shot(const canvas *c, const char *name) {
    char path[1024];
    const char *root = getenv("SOURCE_ROOT");
    snprintf(path, sizeof path, "%s/tests/tui/golden/%s.txt", root ? root : ".", name);
    char *shown = canvas_copy(c);
    if (getenv("UPDATE_GOLDEN")) {
        FILE *file = fopen(path, "wb");
        assert_non_null(file);
        fputs(shown, file);
        fclose(file);
    }
    char *golden = slurp(path);
    if (!golden || strcmp(golden, shown) != 0)
        print_error("%s differs from this screen (UPDATE_GOLDEN=1 takes it):\n%s", path, shown);
    assert_non_null(golden);
    assert_string_equal(shown, golden);
    free(golden);
    free(shown);
}

static void look_for(const canvas *c, char *text, bool wanted) {
    for (char *at = text; *at; at++)
        if (*at == '_') *at = ' ';
    if (canvas_has(c, text) == wanted) return;
    char *shown = canvas_copy(c);
    print_error("the screen has %s\"%s\":\n%s", wanted ? "no " : "", text, shown);
    free(shown);
    fail();
}

static int named_key(const char *word) {
    static const struct {
        const char *word;
        int key;
    } keys[] = {
        {"enter", FRONT_ENTER},   {"esc", FRONT_ESCAPE},     {"tab", FRONT_TAB},   {"space", ' '},
        {"up", FRONT_UP},         {"down", FRONT_DOWN},      {"left", FRONT_LEFT}, {"right", FRONT_RIGHT},
        {"pgup", FRONT_PAGE_UP},  {"pgdn", FRONT_PAGE_DOWN}, {"home", FRONT_HOME}, {"end", FRONT_END},
        {"back", FRONT_BACKSPACE}};
    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++)
        if (!strcmp(keys[i].word, word)) return keys[i].key;
    if (strlen(word) != 1) fail_msg("no word of a script: %s", word);
    return word[0];
}

static bool next_word(screen *s, char word[WORD_MAX]) {
    s->script += strspn(s->script, " \n");
    size_t length = strcspn(s->script, " \n");
    assert_true(length < WORD_MAX);
    memcpy(word, s->script, length);
    word[length] = '\0';
    s->script += length;
    return length > 0;
}

static front_input next(front_script *f, const canvas *shown, int timeout_ms) {
    screen *s = f->user;
    char word[WORD_MAX];
    if (timeout_ms >= 0) return (front_input){.key = FRONT_NOTHING};
    if (s->repeat > 0) return s->repeat--, (front_input){.key = FRONT_ENTER};
    while (next_word(s, word)) {
        front_input click = {.key = FRONT_CLICK};
        if (!strncmp(word, "shot:", 5)) {
            compare_shot(shown, word + 5);
        } else if (!strncmp(word, "has:", 4)) {
            look_for(shown, word + 4, true);
        } else if (!strncmp(word, "hasnt:", 6)) {
            look_for(shown, word + 6, false);
        } else if (sscanf(word, "size:%dx%d", &f->rows, &f->columns) == 2) {
            return (front_input){.key = FRONT_RESIZED};
        } else if (sscanf(word, "click:%d,%d", &click.row, &click.column) == 2) {
            return click;
        } else if (sscanf(word, "first*%d", &s->repeat) == 1) {
            return s->repeat--, (front_input){.key = FRONT_ENTER};
        } else {
            return (front_input){.key = named_key(word)};
        }
    }
    return (front_input){.key = FRONT_CLOSED};
}

static void shown(front_script *f, const canvas *c) {
    screen *s = f->user;
    if (s->look) s->look(s, c);
}

void screen_open(screen *s, const char *game, const char *seats, const char *rules, const char *seed,
                 int rows, int columns) {
    *s = (screen){.settings = {.pause_ms = 0}};
    s->table = table_of(game, seats, rules, seed);
    front_script_start(&s->front, rows, columns);
    s->front.next = next;
    s->front.shown = shown;
}

tui_end screen_play(screen *s, const char *script) {
    s->front.user = s;
    s->script = script;
    return tui_play(&s->front.base, s->table, &s->settings);
}

void screen_moves(screen *s, const char *lines) {
    while (*lines) {
        size_t length = strcspn(lines, "\n");
        int mover = *lines == '*' ? UC_CHANCE : atoi(lines);
        const char *text = strchr(lines, ' ') + 1;
        int move = uc_move_parse(uc_table_game(s->table), text, length - (size_t)(text - lines));
        if (move < 0 || uc_table_apply(s->table, mover, (uc_move)move).error)
            fail_msg("no legal move: %.*s", (int)length, lines);
        lines += length + (lines[length] == '\n');
    }
}

void screen_close(screen *s) {
    uc_table_close(s->table);
}
