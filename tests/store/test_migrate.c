/* Copying a store from SQLite to PostgreSQL and back (tests/support/with_postgres). */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "store/migrate.h"
#include "store_rig.h"

enum { TABLES = 300, LINES = 5 };

static char folder[RIG_PATH_MAX], place[RIG_PATH_MAX], back[RIG_PATH_MAX];

/** The lines of a table up to a number of them; one has every byte but the newline. */
static void lines_of(uint64_t table, int count, char ret_text[2048]) {
    size_t at = 0;
    for (int i = 0; i < count; i++) {
        at += (size_t)snprintf(ret_text + at, 64, "table %d, line %d", (int)table, i);
        for (int byte = 1; byte < 256 && i == 2; byte++)
            if (byte != '\n') ret_text[at++] = (char)byte;
        ret_text[at++] = '\n';
    }
    ret_text[at] = '\0';
}

/** Every third table is archived. */
static void fill(store *s) {
    char text[2048];
    for (int i = 0; i < TABLES; i++) {
        uint64_t table = i ? (uint64_t)i * 7919 % 1000003 : UINT64_MAX;
        lines_of(table, LINES, text);
        assert_int_equal(rig_append(s, table, 0, text), STORE_OK);
        if (i % 3 == 0) assert_int_equal(rig_archive(s, table, LINES), STORE_OK);
        assert_int_equal(rig_put_player(s, table, "Zo\xc3\xab", i), STORE_OK);
    }
    store_push push = {.id = 5, .player = 7919, .endpoint = "https://push.example/5"};
    memset(push.keys, 0xfe, sizeof push.keys);
    assert_int_equal(rig_do(s, &(store_job){.kind = STORE_PUT_PUSH, .push = &push}), STORE_OK);
}

typedef struct seen {
    store *at;
    uint64_t live, archived, last_place, last, pushes;
    int64_t seen_s;
} seen;

static bool see_entry(void *context, const store_entry *entry) {
    seen *n = context;
    char text[2048];
    lines_of(entry->table, LINES, text);
    assert_int_equal(entry->lines, LINES);
    rig_journal_is(n->at, entry->table, text);
    n->live += !entry->archived;
    n->archived += entry->archived;
    /* The table that was written last is still the last one. */
    if (entry->place > n->last_place) n->last_place = entry->place, n->last = entry->table;
    return true;
}

static bool see_player(void *context, const store_player *player) {
    seen *n = context;
    uint8_t hash[STORE_HASH_BYTES];
    memset(hash, (int)(player->id & 0xff), sizeof hash);
    assert_memory_equal(player->hash, hash, sizeof hash);
    assert_string_equal(player->name, "Zo\xc3\xab");
    n->seen_s += player->seen_s;
    return true;
}

static bool see_push(void *context, const store_push *push) {
    uint8_t keys[STORE_PUSH_KEYS];
    memset(keys, 0xfe, sizeof keys);
    assert_memory_equal(push->keys, keys, sizeof keys);
    assert_string_equal(push->endpoint, "https://push.example/5");
    ((seen *)context)->pushes += push->player;
    return true;
}

static void check(store *s) {
    seen n = {.at = s};
    assert_int_equal(store_list(s, false, see_entry, &n), STORE_OK);
    assert_int_equal(n.last, (uint64_t)(TABLES - 1) * 7919 % 1000003);
    assert_int_equal(store_list(s, true, see_entry, &n), STORE_OK);
    assert_int_equal(store_players(s, see_player, &n), STORE_OK);
    assert_int_equal(store_pushes(s, see_push, &n), STORE_OK);
    assert_int_equal(n.live, TABLES / 3 * 2);
    assert_int_equal(n.archived, TABLES / 3);
    assert_int_equal(n.seen_s, TABLES * (TABLES - 1) / 2);
    assert_int_equal(n.pushes, 7919);
}

static bool migrate(const char *from, const char *to, char *ret_message, size_t size) {
    store_migrated done;
    uc_text message;
    uc_text_start(&message, ret_message, size);
    store *source = rig_open(from, false), *target = rig_open(to, false);
    bool fine = store_migrate(source, target, &done, &message);
    if (fine) {
        assert_int_equal(done.tables + done.archived, TABLES);
        assert_int_equal(done.archived, TABLES / 3);
        assert_int_equal(done.players, TABLES);
        assert_int_equal(done.pushes, 1);
        check(target);
    }
    store_close(source);
    store_close(target);
    return fine;
}

static void test_there_and_back(void **state) {
    (void)state;
    char message[512];
    store *s = rig_open(folder, false);
    fill(s);
    check(s);
    store_close(s);
    if (!migrate(folder, place, message, sizeof message) || !migrate(place, back, message, sizeof message))
        fail_msg("%s", message);
}

static void test_a_store_with_data_is_not_overwritten(void **state) {
    (void)state;
    char message[512];
    assert_false(migrate(folder, back, message, sizeof message));
    assert_string_equal(message, "the new store is not empty");
    assert_false(migrate(folder, place, message, sizeof message));
    assert_string_equal(message, "the new store is not empty");
}

static int make(void **state) {
    (void)state;
    rig_disk_make(folder);
    rig_disk_make(back);
    rig_folder_make(place);
    return 0;
}

static int clear(void **state) {
    (void)state;
    rig_folder_remove(folder);
    rig_folder_remove(back);
    rig_folder_remove(place);
    return 0;
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_there_and_back),
                                       cmocka_unit_test(test_a_store_with_data_is_not_overwritten)};
    return cmocka_run_group_tests(tests, make, clear);
}
