/* The server's key for push services: its file, and the tokens that it signs. */
#include "rig.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <sodium.h>

#include "push/key.h"
#include "store_rig.h"

static char folder[RIG_PATH_MAX], file[RIG_PATH_MAX + 16], why[1024];

static uc_text message(void) {
    uc_text text;
    uc_text_start(&text, why, sizeof why);
    return text;
}

static int make_folder(void **state) {
    (void)state;
    rig_folder_make(folder);
    snprintf(file, sizeof file, "%s/push.key", folder);
    return 0;
}

static int remove_folder(void **state) {
    (void)state;
    rig_folder_remove(folder);
    return 0;
}

static push_key *open_key(void) {
    uc_text text = message();
    push_key *key = push_key_open(file, &text);
    if (!key) fail_msg("%s", why);
    return key;
}

static void cannot_open(const char *reason) {
    uc_text text = message();
    assert_null(push_key_open(file, &text));
    assert_non_null(strstr(why, reason));
}

static void the_key_is_made_once_and_only_the_server_may_read_it(void **state) {
    (void)state;
    struct stat status;
    char public[128], topic[PUSH_TOPIC_MAX], again[PUSH_TOPIC_MAX];
    push_key *key = open_key();
    snprintf(public, sizeof public, "%s", push_key_public(key));
    push_key_topic(key, "K7QM3F", topic);
    assert_int_equal(strlen(public), 87);
    assert_int_equal(public[0], 'B'); /* an uncompressed point */
    assert_int_equal(strlen(topic), PUSH_TOPIC_MAX - 1);
    assert_null(strstr(topic, "K7QM3F"));
    push_key_close(key);
    assert_int_equal(stat(file, &status), 0);
    assert_int_equal(status.st_mode & 0777, 0600);
    key = open_key();
    assert_string_equal(push_key_public(key), public);
    push_key_topic(key, "K7QM3F", again);
    assert_string_equal(again, topic);
    push_key_topic(key, "K7QM3G", again);
    assert_string_not_equal(again, topic);
    push_key_close(key);
}

static void a_file_that_others_may_read_is_refused(void **state) {
    (void)state;
    push_key_close(open_key());
    assert_int_equal(chmod(file, 0640), 0);
    cannot_open("others may read it");
}

static void a_file_without_a_key_is_refused(void **state) {
    (void)state;
    push_key_close(open_key());
    FILE *out = fopen(file, "w");
    fputs("no key\n", out);
    fclose(out);
    cannot_open("no private key in PEM");
    assert_int_equal(unlink(file), 0);
    assert_int_equal(mkdir(file, 0700), 0);
    cannot_open("push.key");
}

static void a_folder_that_is_not_there_is_a_failure(void **state) {
    (void)state;
    snprintf(file, sizeof file, "%s/no/push.key", folder);
    cannot_open("No such file");
}

static void decode(const char *from, size_t length, char *to, size_t size) {
    size_t decoded;
    assert_int_equal(sodium_base642bin((uint8_t *)to, size - 1, from, length, NULL, &decoded, NULL,
                                       sodium_base64_VARIANT_URLSAFE_NO_PADDING),
                     0);
    to[decoded] = '\0';
}

/* tests/server/push.py verifies the signature with another implementation. */
static void a_token_names_the_push_service_the_contact_and_its_end(void **state) {
    (void)state;
    char value[PUSH_VAPID_MAX], part[512];
    uc_text text;
    push_key *key = open_key();
    uc_text_start(&text, value, sizeof value);
    assert_true(push_key_authorize(key, "https://push.example", "mailto:a\"b@example.org", 1000, &text));
    assert_memory_equal(value, "vapid t=", 8);
    char *head = value + 8, *claims = strchr(head, '.') + 1, *signature = strchr(claims, '.') + 1;
    decode(head, (size_t)(claims - head) - 1, part, sizeof part);
    assert_string_equal(part, "{\"typ\":\"JWT\",\"alg\":\"ES256\"}");
    decode(claims, (size_t)(signature - claims) - 1, part, sizeof part);
    assert_string_equal(
        part, "{\"aud\":\"https://push.example\",\"exp\":44200,\"sub\":\"mailto:a\\\"b@example.org\"}");
    assert_int_equal(strcspn(signature, ","), 86);
    assert_string_equal(strstr(signature, ", k=") + 4, push_key_public(key));
    push_key_close(key);
}

static void a_token_that_does_not_fit_is_a_failure(void **state) {
    (void)state;
    char value[64];
    uc_text text;
    push_key *key = open_key();
    uc_text_start(&text, value, sizeof value);
    assert_false(push_key_authorize(key, "https://push.example", "mailto:a@example.org", 1000, &text));
    push_key_close(key);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, make_folder, remove_folder)

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(the_key_is_made_once_and_only_the_server_may_read_it),
        TEST(a_file_that_others_may_read_is_refused),
        TEST(a_file_without_a_key_is_refused),
        TEST(a_folder_that_is_not_there_is_a_failure),
        TEST(a_token_names_the_push_service_the_contact_and_its_end),
        TEST(a_token_that_does_not_fit_is_a_failure),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
