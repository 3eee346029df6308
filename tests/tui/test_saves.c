/* Saved games: written after every decision, found again, and never read in part. */
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "saves/saves.h"
#include "screen.h"

static char folder[PATH_MAX];

static int own_folder(void **state) {
    (void)state;
    snprintf(folder, sizeof folder, "%s/upcard-saves-XXXXXX", getenv("TMPDIR") ? getenv("TMPDIR") : "/tmp");
    return mkdtemp(folder) && !setenv("XDG_STATE_HOME", folder, 1) ? 0 : -1;
}

static int remove_folder(void **state) {
    (void)state;
    char command[PATH_MAX + 16];
    snprintf(command, sizeof command, "rm -r '%s'", folder);
    return system(command);
}

static void keep(record_file *k, const uc_table *t) {
    char reason[UC_MESSAGE_MAX] = "";
    uc_text text;
    uc_text_start(&text, reason, sizeof reason);
    if (!record_file_update(k, t, &text)) fail_msg("%s", reason);
}

/** A decision of the only person, with the bots and the cards that follow. */
static void decide(uc_table *t) {
    for (bool decided = false;;) {
        int seat = UC_NOBODY;
        uc_move legal[UC_MOVES_MAX];
        assert_true(uc_table_draw(t));
        switch (uc_table_next(t, &seat)) {
        case UC_TURN_BOT: assert_false(uc_table_let_bot(t, seat, NULL).error); break;
        case UC_TURN_CALL: uc_table_pass(t); break;
        case UC_TURN_PERSON:
            if (decided) return;
            uc_legal(uc_table_state(t), seat, legal);
            assert_int_equal(uc_table_apply(t, seat, legal[0]).error, UC_OK);
            decided = true;
            break;
        default: return;
        }
    }
}

static record_file started(const uc_table *t) {
    char path[PATH_MAX], name[SAVES_PATH_MAX], reason[UC_MESSAGE_MAX];
    uc_text text;
    record_file k;
    uc_text_start(&text, reason, sizeof reason);
    assert_true(saves_folder(path, true, &text));
    saves_name(path, uc_table_game(t), name);
    record_file_start(&k, name, true);
    keep(&k, t);
    return k;
}

static uc_table *resumed(const char *path, record_file *k) {
    char reason[2 * UC_MESSAGE_MAX] = "";
    uc_text text;
    uc_text_start(&text, reason, sizeof reason);
    uc_table *t = saves_resume(path, k, &text);
    if (!t) print_error("%s\n", reason);
    return t;
}

static void same_game(const uc_table *a, const uc_table *b) {
    assert_int_equal(uc_table_move_count(a), uc_table_move_count(b));
    assert_memory_equal(uc_table_state(a), uc_table_state(b), uc_state_size(uc_table_state(a)));
}

static void saved_and_listed(void **state) {
    (void)state;
    saved_game list[SAVES_MAX];
    record_file again;
    uc_table *t = table_of("hilo", "you,bot:normal", "", "kept");
    record_file k = started(t);
    for (int i = 0; i < 6; i++) decide(t), keep(&k, t);
    assert_int_equal(saves_list(NULL, list), 1);
    assert_int_equal(list[0].trouble, SAVED_IN_USE);
    assert_non_null(strstr(list[0].note, "is open in another window"));
    assert_string_equal(list[0].path, k.path);
    record_file_close(&k);
    assert_int_equal(saves_list(uc_game_find("flip7"), list), 0);
    assert_int_equal(saves_list(uc_table_game(t), list), 1);
    assert_non_null(strstr(list[0].note, "round 1, You 0, Ada 0"));
    uc_table *back = resumed(list[0].path, &again);
    assert_non_null(back);
    same_game(t, back);
    decide(t), decide(back); /* the same cards come */
    same_game(t, back);
    keep(&again, back);
    uc_table_undo(back);
    keep(&again, back);
    record_file_close(&again);
    uc_table_close(t);
    t = resumed(list[0].path, &again);
    assert_non_null(t);
    same_game(t, back);
    assert_int_equal(uc_table_undo_count(t), 1);
    record_file_close(&again);
    unlink(list[0].path);
    uc_table_close(t), uc_table_close(back);
}

/* After a crash in the middle of a line, which nobody has seen yet, all lines before it are there. */
static void half_a_line_is_cut_off(void **state) {
    (void)state;
    record_file again;
    uc_table *t = table_of("flip7", "you,bot:normal", "", "half");
    record_file k = started(t);
    decide(t), keep(&k, t);
    record_file_close(&k);
    FILE *file = fopen(k.path, "a");
    assert_non_null(file);
    fputs("* car", file);
    fclose(file);
    saved_game list[SAVES_MAX];
    for (int i = 0; i < 2; i++) { /* a look changes nothing */
        assert_int_equal(saves_list(NULL, list), 1);
        assert_non_null(strstr(list[0].note, "without its last moves"));
    }
    uc_table *back = resumed(k.path, &again);
    assert_non_null(back);
    same_game(t, back);
    assert_true(again.cut);
    decide(back), keep(&again, back);
    record_file_close(&again);
    uc_table *third = resumed(k.path, &again);
    assert_non_null(third);
    same_game(back, third);
    record_file_close(&again);
    unlink(k.path);
    uc_table_close(t), uc_table_close(back), uc_table_close(third);
}

static void finished_game_stays_as_a_record(void **state) {
    (void)state;
    char path[SAVES_PATH_MAX];
    saved_game list[SAVES_MAX];
    uc_table *t = table_of("flip7", "you,bot:normal", "target=20", "end");
    record_file k = started(t);
    while (!uc_over(uc_table_state(t))) decide(t), keep(&k, t);
    saves_finish(&k, uc_table_game(t), path);
    assert_non_null(strstr(path, "last-flip7.upcard"));
    assert_int_equal(saves_list(NULL, list), 0);
    FILE *file = fopen(path, "r");
    assert_non_null(file);
    char text[1 << 16];
    text[fread(text, 1, sizeof text - 1, file)] = '\0';
    fclose(file);
    assert_non_null(strstr(text, "\nseed "));
    assert_null(strstr(text, "\nsecret "));
    assert_non_null(strstr(text, "\nresult "));
    uc_table_close(t);
}

/* Only the owner may read the secret of the cards. */
static void private_file(void **state) {
    (void)state;
    struct stat info;
    uc_table *t = table_of("flip7", "you", "", "private");
    record_file k = started(t);
    assert_int_equal(stat(k.path, &info), 0);
    assert_int_equal(info.st_mode & 0777, 0600);
    record_file_close(&k);
    unlink(k.path);
    uc_table_close(t);
}

static void damaged_and_foreign_files(void **state) {
    (void)state;
    char path[SAVES_PATH_MAX], reason[2 * UC_MESSAGE_MAX] = "";
    saved_game list[SAVES_MAX];
    uc_text text;
    record_file k;
    snprintf(path, sizeof path, "%s/upcard/damaged.game", folder);
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    fputs("no record at all\n", file);
    fclose(file);
    assert_int_equal(saves_list(NULL, list), 1);
    assert_int_equal(list[0].trouble, SAVED_DAMAGED);
    assert_non_null(strstr(list[0].note, "it is damaged at line 1: "));
    assert_non_null(strstr(list[0].note, " (damaged.game)"));
    assert_int_equal(saves_list(uc_game_find("flip7"), list), 0);
    uc_text_start(&text, reason, sizeof reason);
    assert_null(saves_resume(path, &k, &text));
    assert_non_null(strstr(reason, "is damaged at line 1: "));
    assert_non_null(strstr(reason, "; it is left as it is"));
    uc_text_start(&text, reason, sizeof reason);
    assert_null(saves_resume("/no/such/file", &k, &text));
    assert_non_null(strstr(reason, "No such file"));
    unlink(path);
}

static void a_failed_write_is_reported(void **state) {
    (void)state;
    char reason[2 * UC_MESSAGE_MAX] = "";
    uc_text text;
    record_file k;
    uc_table *t = table_of("flip7", "you", "", "unwritable");
    record_file_start(&k, "/no/such/folder/game", true);
    uc_text_start(&text, reason, sizeof reason);
    assert_false(record_file_update(&k, t, &text));
    assert_non_null(strstr(reason, "No such file"));
    uc_table_close(t);
}

/* Without a home there is no place; the oldest of many games are not listed. */
static void folders(void **state) {
    (void)state;
    char path[PATH_MAX], reason[UC_MESSAGE_MAX] = "";
    const char *home = getenv("HOME");
    char *before = home ? strdup(home) : NULL;
    uc_text text;
    uc_text_start(&text, reason, sizeof reason);
    unsetenv("XDG_STATE_HOME");
    setenv("HOME", folder, 1);
    assert_true(saves_folder(path, true, &text));
    assert_non_null(strstr(path, "/.local/state/upcard"));
    unsetenv("HOME");
    assert_false(saves_folder(path, true, &text));
    setenv("XDG_STATE_HOME", folder, 1);
    if (before) setenv("HOME", before, 1);
    free(before);
}

static void newest_first(void **state) {
    (void)state;
    saved_game list[SAVES_MAX];
    char name[SAVES_PATH_MAX];
    uc_table *t = table_of("flip7", "you", "", "many");
    for (int i = 0; i < SAVES_MAX + 3; i++) {
        record_file k;
        snprintf(name, sizeof name, "%s/upcard/%02d.game", folder, i);
        record_file_start(&k, name, true);
        keep(&k, t);
        record_file_close(&k);
        struct timespec times[2] = {{.tv_sec = 1000 + i}, {.tv_sec = 1000 + i}};
        assert_int_equal(utimensat(AT_FDCWD, name, times, 0), 0);
    }
    assert_int_equal(saves_list(NULL, list), SAVES_MAX);
    for (int i = 0; i < SAVES_MAX; i++) assert_int_equal(list[i].when, 1000 + SAVES_MAX + 2 - i);
    uc_table_close(t);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(saved_and_listed),
        cmocka_unit_test(half_a_line_is_cut_off),
        cmocka_unit_test(finished_game_stays_as_a_record),
        cmocka_unit_test(private_file),
        cmocka_unit_test(damaged_and_foreign_files),
        cmocka_unit_test(a_failed_write_is_reported),
        cmocka_unit_test(folders),
        cmocka_unit_test(newest_first),
    };
    return cmocka_run_group_tests(tests, own_folder, remove_folder);
}
