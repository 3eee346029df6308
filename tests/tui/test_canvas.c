/* The grid under everything that is drawn, pages, and menus. */
#include <stdio.h>
#include <string.h>

#include "screen.h"
#include "tui/event_sentence.h"
#include "tui/page.h"
#include "tui/palette.h"
#include "tui/skin.h"

static void text_is_cut_at_its_width(void **state) {
    (void)state;
    canvas c = {.rows = 0};
    char row[256];
    assert_true(canvas_start(&c, 3, 10));
    assert_int_equal(canvas_text(&c, 0, 0, 4, STYLE_TEXT, "abcdef"), 4);
    assert_int_equal(canvas_text(&c, 1, 8, 5, STYLE_TEXT, "xyz"), 3);
    assert_int_equal(canvas_text(&c, 5, 50, 5, STYLE_TEXT, "out"), 3);
    canvas_row_text(&c, 0, row);
    assert_string_equal(row, "abcd");
    canvas_row_text(&c, 1, row);
    assert_string_equal(row, "        xy");
    canvas_free(&c);
}

/* Wide characters take two columns, marks none; control characters are never written. */
static void widths(void **state) {
    (void)state;
    canvas c = {.rows = 0};
    char row[256];
    assert_int_equal(text_columns("añ漢"), 4);
    assert_int_equal(text_columns("e\u0301"), 1);
    assert_int_equal(text_columns("a\033[2J\xff"), 4);
    assert_true(canvas_start(&c, 1, 5));
    canvas_text(&c, 0, 0, 5, STYLE_TEXT, "漢字漢");
    canvas_row_text(&c, 0, row);
    assert_string_equal(row, "漢字");
    canvas_free(&c);
}

static void wrapping(void **state) {
    (void)state;
    const char *next;
    assert_int_equal(text_wrap("one two three", 8, &next), 7);
    assert_string_equal(next, "three");
    assert_int_equal(text_wrap("unbreakable", 4, &next), 4);
    assert_string_equal(next, "eakable");
    assert_int_equal(text_wrap("a\nb", 4, &next), 1);
    assert_string_equal(next, "b");
    assert_int_equal(text_wrap("ab cd", 2, &next), 2);
    assert_string_equal(next, "cd");
}

static void clicks(void **state) {
    (void)state;
    canvas c = {.rows = 0};
    assert_true(canvas_start(&c, 5, 5));
    canvas_hot_key(&c, (area){0, 0, 5, 5}, 'a');
    canvas_hot_key(&c, (area){1, 1, 1, 1}, 'b');
    assert_int_equal(canvas_clicked(&c, 0, 0), 'a');
    assert_int_equal(canvas_clicked(&c, 1, 1), 'b');
    assert_int_equal(canvas_clicked(&c, 6, 1), 0);
    canvas_free(&c);
}

/* Every style has an entry for each kind of terminal, and no color where there are none. */
static void palettes(void **state) {
    (void)state;
    for (int s = 0; s < STYLES; s++) {
        palette_entry none = palette_of((style)s, 0), eight = palette_of((style)s, 8);
        assert_true(none.text == -1 && none.ground == -1);
        assert_true(eight.text < 8 && eight.ground < 8);
        palette_entry many = palette_of((style)s, 256), few = palette_of((style)s, 16);
        assert_true(many.text < 256 && few.text < 16);
    }
}

static void markdown(void **state) {
    (void)state;
    page p = {.text = NULL};
    page_add_markdown(&p, "## A head");
    page_add_markdown(&p, "- **F7-1.1** the `card` *(ruling)*");
    assert_int_equal(p.count, 2);
    assert_string_equal(p.text + p.lines[0].at, "A head");
    assert_int_equal(p.lines[0].look, STYLE_BOLD);
    assert_string_equal(p.text + p.lines[1].at, "- F7-1.1 the card (ruling)");
    page_free(&p);
}

/* ---- menus, with keys from a list ---- */

static front_input from_list(front_script *f, const canvas *shown, int timeout_ms) {
    (void)shown, (void)timeout_ms;
    const int **keys = f->user;
    return (front_input){.key = **keys ? *(*keys)++ : FRONT_CLOSED};
}

/** The index, or LEFT, CLOSED, or FORGET and the index. */
enum { LEFT = -1, CLOSED = -2, FORGET = 1000 };

static int shown_menu(front_script *f, const tui_entry *entries, int count, int first_game) {
    int index;
    switch (tui_menu(&f->base, "Menu", entries, count, first_game, &index)) {
    case TUI_MENU_CHOSEN: return index;
    case TUI_MENU_FORGET: return FORGET + index;
    case TUI_MENU_LEFT: return LEFT;
    default: return CLOSED;
    }
}

static int menu(const int *keys, int first_game) {
    static const tui_entry entries[3] = {{"one", "the first"}, {"two", "the second"}, {"three", "the third"}};
    front_script f;
    front_script_start(&f, 24, 80);
    f.next = from_list;
    f.user = &keys;
    return shown_menu(&f, entries, 3, first_game);
}

static void menus(void **state) {
    (void)state;
    assert_int_equal(menu((const int[]){FRONT_ENTER, 0}, 0), 0);
    assert_int_equal(menu((const int[]){FRONT_DOWN, FRONT_DOWN, FRONT_ENTER, 0}, 0), 2);
    assert_int_equal(menu((const int[]){FRONT_UP, FRONT_ENTER, 0}, 0), 2);
    assert_int_equal(menu((const int[]){'9', '2', 0}, 0), 1);
    assert_int_equal(menu((const int[]){'q', 0}, 0), LEFT);
    assert_int_equal(menu((const int[]){0}, 0), CLOSED);
    /* x twice deletes a saved game; x once does not, and new games cannot be deleted */
    assert_int_equal(menu((const int[]){'x', FRONT_RIGHT, 'q', 0}, 2), LEFT);
    assert_int_equal(menu((const int[]){FRONT_DOWN, 'x', 'x', 0}, 2), FORGET + 1);
    assert_int_equal(menu((const int[]){FRONT_UP, 'x', 'x', FRONT_ENTER, 0}, 2), 2);
}

/* ---- more entries than rows ---- */

enum { KEPT = 9, ENTRIES = 13 };

/** Checks that every row of the menu is complete: the last row has only the keys, and each entry has both of
 * its rows. */
static front_input look_at_menu(front_script *f, const canvas *shown, int timeout_ms) {
    (void)timeout_ms;
    int *presses = f->user;
    char row[1024];
    canvas_row_text(shown, shown->rows - 1, row);
    assert_non_null(strstr(row, "Enter or a number: choose   ↑↓: move   x: delete a saved game   q: leave"));
    assert_null(strstr(row, "note"));
    char picked[32];
    snprintf(picked, sizeof picked, "entry %d", *presses);
    assert_true(canvas_has(shown, picked));
    snprintf(picked, sizeof picked, "note %d", *presses);
    assert_true(canvas_has(shown, picked));
    return (front_input){.key = ++*presses < ENTRIES ? FRONT_DOWN : 'q'};
}

static void nine_saved_games(void **state) {
    (void)state;
    static tui_entry entries[ENTRIES];
    for (int i = 0; i < ENTRIES; i++) {
        snprintf(entries[i].title, sizeof entries[i].title, "entry %d", i);
        snprintf(entries[i].note, sizeof entries[i].note, "note %d", i);
    }
    for (int rows = 9; rows <= 40; rows++) {
        front_script f;
        int presses = 0;
        front_script_start(&f, rows, 80);
        f.next = look_at_menu;
        f.user = &presses;
        assert_int_equal(shown_menu(&f, entries, ENTRIES, KEPT), LEFT);
    }
}

static front_input look_for_all(front_script *f, const canvas *shown, int timeout_ms) {
    (void)f, (void)timeout_ms;
    assert_true(canvas_has(shown, "Or a new game"));
    assert_true(canvas_has(shown, "entry 0") && canvas_has(shown, "entry 12"));
    assert_true(canvas_has(shown, "note 0") && canvas_has(shown, "note 12"));
    return (front_input){.key = 'q'};
}

/* Nine saved games and four new ones fit a screen of 24 rows. */
static void new_games_are_visible_below_nine_saved_ones(void **state) {
    (void)state;
    static tui_entry entries[ENTRIES];
    front_script f;
    for (int i = 0; i < ENTRIES; i++) {
        snprintf(entries[i].title, sizeof entries[i].title, "entry %d", i);
        snprintf(entries[i].note, sizeof entries[i].note, "note %d", i);
    }
    front_script_start(&f, 24, 80);
    f.next = look_for_all;
    assert_int_equal(shown_menu(&f, entries, ENTRIES, KEPT), LEFT);
}

static front_input click_the_eleventh(front_script *f, const canvas *shown, int timeout_ms) {
    (void)f, (void)timeout_ms;
    char row[1024];
    for (int i = 0; i < shown->rows; i++) {
        canvas_row_text(shown, i, row);
        if (strstr(row, "entry 10")) return (front_input){.key = FRONT_CLICK, .row = i, .column = 10};
    }
    return (front_input){.key = FRONT_CLOSED};
}

static void entries_behind_the_ninth_are_clicked(void **state) {
    (void)state;
    static tui_entry entries[ENTRIES];
    front_script f;
    for (int i = 0; i < ENTRIES; i++) snprintf(entries[i].title, sizeof entries[i].title, "entry %d", i);
    front_script_start(&f, 40, 80);
    f.next = click_the_eleventh;
    assert_int_equal(shown_menu(&f, entries, ENTRIES, KEPT), 10);
}

static front_input look_at_note(front_script *f, const canvas *shown, int timeout_ms) {
    (void)timeout_ms;
    assert_true(canvas_has(shown, *(const char **)f->user));
    return (front_input){.key = 'q'};
}

/* A reason that is longer than a row is cut between words. */
static void long_notes(void **state) {
    (void)state;
    static const tui_entry entries[1] = {
        {"Flip 7", "this game cannot continue: its record contains no secrets; it is left as it is (here)"}};
    static const struct {
        int columns;
        const char *shown;
    } widths[] = {{80, "its record contains no secrets; it is left …\n"},
                  {100, "it is left as it is (here)\n"}};
    for (int i = 0; i < 2; i++) {
        front_script f;
        const char *wanted = widths[i].shown;
        front_script_start(&f, 24, widths[i].columns);
        f.next = look_at_note;
        f.user = &wanted;
        shown_menu(&f, entries, 1, 0);
    }
}

/** The name of the preset that these keys choose; "back", "closed", or "none" of a game without presets. */
static const char *preset_of(const uc_game *game, const int *keys) {
    front_script f;
    const uc_preset *preset;
    front_script_start(&f, 24, 80);
    f.next = from_list;
    f.user = &keys;
    tui_answer answer = tui_preset(&f.base, game, &preset);
    return answer == TUI_MENU_LEFT     ? "back"
           : answer != TUI_MENU_CHOSEN ? "closed"
           : preset                    ? preset->name
                                       : "none";
}

static void a_preset_is_chosen_from_a_menu(void **state) {
    (void)state;
    uc_game game = *uc_games[0];
    game.presets = (const uc_preset[]){{"book", "", "by the book"}, {"quick", "target=50", "short"}, {0}};
    assert_string_equal(preset_of(&game, (const int[]){FRONT_ENTER, 0}), "book");
    assert_string_equal(preset_of(&game, (const int[]){FRONT_DOWN, FRONT_ENTER, 0}), "quick");
    assert_string_equal(preset_of(&game, (const int[]){'2', 0}), "quick");
    assert_string_equal(preset_of(&game, (const int[]){FRONT_ESCAPE, 0}), "back");
    assert_string_equal(preset_of(&game, (const int[]){0}), "closed");
    game.presets = NULL;
    assert_string_equal(preset_of(&game, (const int[]){0}), "none");
}

static int number_up_to(int max, const int *keys) {
    front_script f;
    front_script_start(&f, 24, 80);
    f.next = from_list;
    f.user = &keys;
    int value = 3;
    tui_answer answer = tui_number(&f.base, "Game", "How many?", 1, max, &value);
    return answer == TUI_MENU_CHOSEN ? value : answer == TUI_MENU_LEFT ? LEFT : CLOSED;
}

static int number(const int *keys) {
    return number_up_to(5, keys);
}

static void numbers(void **state) {
    (void)state;
    assert_int_equal(number((const int[]){FRONT_ENTER, 0}), 3);
    assert_int_equal(number((const int[]){FRONT_RIGHT, FRONT_RIGHT, FRONT_RIGHT, FRONT_ENTER, 0}), 5);
    assert_int_equal(number((const int[]){FRONT_LEFT, FRONT_LEFT, FRONT_LEFT, FRONT_ENTER, 0}), 1);
    assert_int_equal(number((const int[]){'9', '4', FRONT_ENTER, 0}), 4);
    assert_int_equal(number((const int[]){FRONT_ESCAPE, 0}), LEFT);
    assert_int_equal(number_up_to(36, (const int[]){'3', '6', FRONT_ENTER, 0}), 36);
    assert_int_equal(number_up_to(36, (const int[]){'1', '2', '7', FRONT_ENTER, 0}), 7);
    assert_int_equal(number_up_to(36, (const int[]){'1', FRONT_RIGHT, '2', FRONT_ENTER, 0}), 2);
    assert_int_equal(number_up_to(36, (const int[]){'2', '0', FRONT_LEFT, FRONT_ENTER, 0}), 19);
}

/* Pages scroll by line and by screen, and close. */
static void pages(void **state) {
    (void)state;
    page p = {.text = NULL};
    canvas c = {.rows = 0};
    front_script f;
    const int keys[] = {' ',        FRONT_UP,        FRONT_PAGE_UP, FRONT_END, FRONT_DOWN,
                        FRONT_HOME, FRONT_PAGE_DOWN, 'k',           0},
              *at = keys;
    for (int i = 0; i < 100; i++) page_add(&p, STYLE_TEXT, 2, "a line");
    front_script_start(&f, 24, 80);
    f.next = from_list;
    f.user = &at;
    assert_int_equal(page_read(&f.base, &c, &p, "Page", "k", false), 'k');
    at = (const int[]){FRONT_ESCAPE, 0};
    assert_int_equal(page_read(&f.base, &c, &p, "Page", "", true), FRONT_ESCAPE);
    at = (const int[]){0};
    assert_int_equal(page_read(&f.base, &c, &p, "Page", "", true), FRONT_CLOSED);
    canvas_free(&c);
    page_free(&p);
}

/* Each phase of each game with a skin has rules to show, all of them in the rulebook. */
static void rules_of_phases(void **state) {
    (void)state;
    for (const uc_game *const *game = uc_games; *game; game++) {
        const skin *look = skin_of(*game);
        for (int phase = 0; look->phase_rules && (*game)->phases[phase]; phase++) {
            assert_true(look->phase_rules[phase][0] > 0);
            for (int i = 0; i < 8 && look->phase_rules[phase][i]; i++)
                assert_non_null(uc_rule_text(*game, look->phase_rules[phase][i]));
        }
    }
}

static void seats_in_words(void **state) {
    (void)state;
    static const char *const names[] = {"You", "Ada", "Ben"};
    char buffer[64];
    uc_text text;
    uc_text_start(&text, buffer, sizeof buffer);
    add_seat_names(&text, 7, names);
    assert_string_equal(buffer, "You, Ada and Ben");
    uc_text_start(&text, buffer, sizeof buffer);
    add_seat_names(&text, 5, names);
    assert_string_equal(buffer, "You and Ben");
    uc_text_start(&text, buffer, sizeof buffer);
    add_seat_names(&text, 0, names);
    assert_string_equal(buffer, "Nobody");
}

static void cards_under_the_top_one(void **state) {
    (void)state;
    static const char *const names[] = {"You", "Ada"};
    static const struct {
        int piled;
        const char *told;
    } piles[] = {{0, "Discard pile: empty.\n"},
                 {1, "Discard pile: 7.\n"},
                 {2, "Discard pile: 7 on top of 1 card.\n"},
                 {3, "Discard pile: 7 on top of 2 cards.\n"}};
    uc_state fresh;
    uc_view view;
    assert_int_equal(uc_start(&fresh, uc_game_find("hi_lo_flip"), 2, NULL, 0, NULL), UC_OK);
    uc_view_of(&fresh, UC_SPECTATOR, &view);
    view.state.hi_lo_flip.top = 6;
    for (size_t i = 0; i < sizeof piles / sizeof piles[0]; i++) {
        char told[1024];
        uc_text text;
        uc_text_start(&text, told, sizeof told);
        view.state.hi_lo_flip.piled = (uint8_t)piles[i].piled;
        skin_of(uc_game_find("hi_lo_flip"))->describe(&text, &view, names);
        assert_non_null(strstr(told, piles[i].told));
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(text_is_cut_at_its_width),
        cmocka_unit_test(widths),
        cmocka_unit_test(wrapping),
        cmocka_unit_test(clicks),
        cmocka_unit_test(palettes),
        cmocka_unit_test(markdown),
        cmocka_unit_test(menus),
        cmocka_unit_test(nine_saved_games),
        cmocka_unit_test(new_games_are_visible_below_nine_saved_ones),
        cmocka_unit_test(entries_behind_the_ninth_are_clicked),
        cmocka_unit_test(long_notes),
        cmocka_unit_test(a_preset_is_chosen_from_a_menu),
        cmocka_unit_test(numbers),
        cmocka_unit_test(pages),
        cmocka_unit_test(rules_of_phases),
        cmocka_unit_test(cards_under_the_top_one),
        cmocka_unit_test(seats_in_words),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
