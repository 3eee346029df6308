/* A server's address, as people write it. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "client/address.h"

static bool reads(const char *url, client_address *address) {
    char reason[512];
    uc_text message;
    uc_text_start(&message, reason, sizeof reason);
    memset(address, 0xff, sizeof *address);
    bool fine = client_read_address(address, url, &message);
    assert_true(fine == (message.length == 0));
    return fine;
}

static void every_form(void **state) {
    static const struct {
        const char *url, *host;
        int port;
        bool secure;
        const char *origin, *table;
    } forms[] = {
        {"localhost", "localhost", 80, false, "http://localhost", ""},
        {"localhost:4040", "localhost", 4040, false, "http://localhost:4040", ""},
        {"http://127.0.0.1:4040/", "127.0.0.1", 4040, false, "http://127.0.0.1:4040", ""},
        {"ws://h:1/ws", "h", 1, false, "http://h:1", ""},
        {"https://cards.example.org", "cards.example.org", 443, true, "https://cards.example.org", ""},
        {"wss://cards.example.org:443/ws", "cards.example.org", 443, true, "https://cards.example.org", ""},
        {"HTTPS://h/t/K7QM3F", "h", 443, true, "https://h", "K7QM3F"},
        {"http://h:80/t/k7q-m3f", "h", 80, false, "http://h", "k7q-m3f"},
        {"http://[::1]:4040/t/ABC", "::1", 4040, false, "http://[::1]:4040", "ABC"},
        {"[::1]", "::1", 80, false, "http://[::1]", ""},
    };
    (void)state;
    for (size_t i = 0; i < sizeof forms / sizeof forms[0]; i++) {
        client_address a;
        assert_true(reads(forms[i].url, &a));
        assert_string_equal(a.host, forms[i].host);
        assert_int_equal(a.port, forms[i].port);
        assert_int_equal(a.secure, forms[i].secure);
        assert_string_equal(a.origin, forms[i].origin);
        assert_string_equal(a.table, forms[i].table);
    }
}

/* An address must not contain a token or name before the host: nothing secret belongs there. */
static void invalid_addresses(void **state) {
    static const char *const bad[] = {"",           "http://",        "ftp://h",        "http://h:0",
                                      "http://h:x", "http://h:65536", "http://[::1",    "http://user@h",
                                      "http://h/x", "http://h/t/",    "http://h/t/a?b", "http://h/t/a/b"};
    (void)state;
    client_address a;
    char longest[1024];
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) assert_false(reads(bad[i], &a));
    memset(longest, 'a', sizeof longest - 1);
    longest[sizeof longest - 1] = '\0';
    assert_false(reads(longest, &a));
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(every_form), cmocka_unit_test(invalid_addresses)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
