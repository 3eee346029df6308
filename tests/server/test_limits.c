/* Limits of connections: addresses, counts, buckets, origins, UTF-8; the configuration's listen addresses. */
#include <arpa/inet.h>
#include <netinet/in.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "server/config.h"
#include "server/limits.h"
#include "server/metrics.h"

static limit_address address(const char *text) {
    limit_address a;
    assert_true(limit_address_read(text, strlen(text), &a));
    return a;
}

static void addresses_are_read_and_shown(void **state) {
    static const char *const fine[] = {"127.0.0.1", "192.0.2.255", "::1", "2001:db8::1", "::"};
    static const char *const bad[] = {"", "1.2.3", "1.2.3.4.5", "256.1.1.1", "localhost", "::g", "1.2.3.4 "};
    char text[ADDRESS_TEXT];
    limit_address a;
    (void)state;
    for (size_t i = 0; i < sizeof fine / sizeof *fine; i++) {
        a = address(fine[i]);
        limit_address_show(&a, text);
        assert_string_equal(text, fine[i]);
    }
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        assert_false(limit_address_read(bad[i], strlen(bad[i]), &a));
}

static void networks_have_their_addresses(void **state) {
    static const struct {
        const char *text, *shown, *in, *out;
    } rows[] = {
        {"192.0.2.7", "192.0.2.7", "192.0.2.7", "192.0.2.8"},
        {"192.0.2.77/24", "192.0.2.0/24", "192.0.2.255", "192.0.3.0"},
        {"10.255.0.0/9", "10.128.0.0/9", "10.128.0.1", "10.127.255.255"},
        {"2001:db8::5", "2001:db8::/64", "2001:db8::ffff", "2001:db8:0:1::5"},
        {"2001:db8:ffff::/33", "2001:db8:8000::/33", "2001:db8:8000::", "2001:db8::"},
        {"::1/128", "::1/128", "::1", "127.0.0.1"},
        {"::1", "::/64", "::2", "127.0.0.1"},
        {"::/16", "::/16", "::1", "192.0.2.7"},
        {"::ffff:192.0.2.7", "192.0.2.7", "192.0.2.7", "192.0.2.8"},
    };
    static const char *const bad[] = {
        "",        "/8",      "192.0.2.7/",  "192.0.2.7/33",  "10.0.0.0/7",  "::1/15",
        "::1/129", "1.2.3/8", "1.2.3.4/8/8", "192.0.2.7/24 ", "192.0.2.7/+9"};
    char text[NETWORK_TEXT];
    limit_network n;
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        limit_address in = address(rows[i].in), out = address(rows[i].out);
        assert_true(limit_network_read(rows[i].text, &n));
        limit_network_show(&n, text);
        assert_string_equal(text, rows[i].shown);
        assert_true(limit_network_has(&n, &in));
        assert_false(limit_network_has(&n, &out));
    }
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) assert_false(limit_network_read(bad[i], &n));
}

static void an_address_of_ipv4_is_the_same_over_ipv6(void **state) {
    struct sockaddr_in v4 = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(0x7f000001)};
    struct sockaddr_in6 v6 = {.sin6_family = AF_INET6};
    (void)state;
    inet_pton(AF_INET6, "::ffff:127.0.0.1", &v6.sin6_addr);
    limit_address a = limit_address_of((struct sockaddr *)&v4), b = limit_address_of((struct sockaddr *)&v6);
    assert_memory_equal(&a, &b, sizeof a);
}

static void only_trusted_proxies_name_others(void **state) {
    static const struct {
        const char *peer, *proxies, *forwarded, *expected;
    } cases[] = {
        {"10.0.0.1", "", "1.1.1.1", "10.0.0.1"},
        {"10.0.0.1", "10.0.0.1", "", "10.0.0.1"},
        {"10.0.0.1", "10.0.0.1", "1.1.1.1", "1.1.1.1"},
        {"10.0.0.1", "10.0.0.2 10.0.0.1", "9.9.9.9, 1.1.1.1", "1.1.1.1"},
        {"10.0.0.1", "10.0.0.1 10.0.0.2", "9.9.9.9, 1.1.1.1, 10.0.0.2", "1.1.1.1"},
        {"10.0.0.1", "10.0.0.1 10.0.0.2", "10.0.0.2,10.0.0.2", "10.0.0.2"},
        {"10.0.0.1", "10.0.0.1", "1.1.1.1, nonsense", "10.0.0.1"},
        {"10.0.0.1", "10.0.0.1", " , ,", "10.0.0.1"},
        {"10.0.0.1", "10.0.0.1", "2001:db8::5 ", "2001:db8::5"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char text[ADDRESS_TEXT];
        limit_address peer = address(cases[i].peer);
        limit_address seen = limit_address_behind(&peer, cases[i].proxies, cases[i].forwarded);
        limit_address_show(&seen, text);
        assert_string_equal(text, cases[i].expected);
    }
}

/* Against an array of counts: thousands of additions and removals, with growth and collisions. */
static void counts_agree_with_an_array(void **state) {
    enum { KEYS = 3000, STEPS = 200000, MOST = 3 };
    static uint32_t expected[KEYS];
    limit_counts *counts = limit_counts_open();
    uint32_t random = 1;
    (void)state;
    for (int i = 0; i < STEPS; i++) {
        random = random * 1664525 + 1013904223;
        uint32_t key = (random >> 8) % KEYS, bytes = htonl(key * 7);
        struct sockaddr_in v4 = {.sin_family = AF_INET, .sin_addr.s_addr = bytes};
        limit_address a = limit_address_of((struct sockaddr *)&v4);
        if (random >> 31) {
            assert_int_equal(limit_counts_add(counts, &a, MOST), expected[key] < MOST);
            expected[key] += expected[key] < MOST;
        } else if (expected[key]) {
            limit_counts_drop(counts, &a);
            expected[key]--;
        }
    }
    limit_counts_close(counts);
}

static void one_customer_of_ipv6_counts_once(void **state) {
    limit_counts *counts = limit_counts_open();
    limit_address a = address("2001:db8:0:1::1"), b = address("2001:db8:0:1:ffff::2"),
                  c = address("2001:db8:0:2::1");
    (void)state;
    assert_true(limit_counts_add(counts, &a, 1));
    assert_false(limit_counts_add(counts, &b, 1));
    assert_true(limit_counts_add(counts, &c, 1));
    limit_counts_drop(counts, &b);
    assert_true(limit_counts_add(counts, &a, 1));
    limit_counts_close(counts);
}

static void a_bucket_lets_through_its_rate(void **state) {
    limit_bucket bucket = {0};
    int taken = 0;
    uint64_t now = UINT32_MAX - 3000; /* the clock of a bucket wraps around */
    (void)state;
    while (limit_take(&bucket, 10, 40, now)) taken++;
    assert_int_equal(taken, 40);
    assert_false(limit_take(&bucket, 10, 40, now + 99));
    assert_true(limit_take(&bucket, 10, 40, now + 100));
    taken = 0;
    now += 100;
    for (uint64_t end = now + 10000; now < end; now++) taken += limit_take(&bucket, 10, 40, now);
    assert_in_range(taken, 99, 101);
}

static void a_debt_takes_time_to_pay(void **state) {
    limit_bucket bucket = {0};
    (void)state;
    for (int i = 0; i < 40; i++) assert_int_equal(limit_spend(&bucket, 10, 40, 7000), 0);
    assert_int_equal(limit_spend(&bucket, 10, 40, 7000), 100);
    assert_int_equal(limit_spend(&bucket, 10, 40, 7000), 200);
    assert_int_equal(limit_spend(&bucket, 10, 40, 7050), 250);
    assert_int_equal(limit_spend(&bucket, 10, 40, 7400), 0);
    assert_int_equal(limit_spend(&bucket, 10, 40, 7400), 100);
}

static void origins(void **state) {
    static const struct {
        const char *origin, *host, *url, *listed;
        bool allowed;
    } cases[] = {
        {"", "a.example", "", "", true},
        {"http://a.example:4040", "a.example:4040", "", "", true},
        {"https://A.example", "a.EXAMPLE", "", "", true},
        {"http://a.example:4041", "a.example:4040", "", "", false},
        {"http://a.example.evil", "a.example", "", "", false},
        {"http://", "", "", "", false},
        {"null", "null", "", "", false},
        {"ftp://a.example", "a.example", "", "", false},
        {"https://cards.example", "127.0.0.1:4040", "https://cards.example/", "", true},
        {"https://b.example", "a.example", "", "https://c.example https://b.example", true},
        {"http://b.example", "a.example", "", "https://b.example", false},
        {"https://d.example", "a.example", "", "*", true},
        {"null", "a.example", "", "null", true},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        assert_int_equal(limit_origin_allowed(cases[i].origin, cases[i].host, cases[i].url, cases[i].listed),
                         cases[i].allowed);
}

static void hosts(void **state) {
    static const struct {
        const char *host, *url, *listen, *origins;
        bool allowed;
    } cases[] = {
        {"", "", ":80", "", true},
        {"127.0.0.1:4040", "", ":4040", "", true},
        {"192.168.1.7", "https://cards.example", "127.0.0.1:4040", "", true},
        {"[fd00::7]:4040", "", ":4040", "", true},
        {"localhost:4040", "", ":4040", "", true},
        {"mybox", "", ":4040", "", true},
        {"MyBox.local:80", "", ":4040", "", true},
        {"mybox.lan.", "", ":4040", "", true},
        {"evil.example", "", ":4040", "", false},
        {"evil.example:4040", "https://cards.example", "192.168.1.7:4040", "https://b.example", false},
        {"local.evil.example", "", ":4040", "", false},
        {"127.0.0.1.evil.example", "", "127.0.0.1:4040", "", false},
        {".local", "", ":4040", "", false},
        {"cards.example", "https://cards.example/", ":4040", "", true},
        {"CARDS.example:443", "https://cards.example:8443", ":4040", "", true},
        {"cards.example", "https://more.cards.example", ":4040", "", false},
        {"cards.example", "", "cards.example:4040", "", true},
        {"b.example", "", ":4040", "https://a.example http://b.example:80", true},
        {"b.exampl", "", ":4040", "https://a.example http://b.example:80", false},
        {"evil.example", "", ":4040", "*", true},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        assert_int_equal(limit_host_allowed(cases[i].host, cases[i].url, cases[i].listen, cases[i].origins),
                         cases[i].allowed);
}

/* Every code point, and invalid ones. */
static void utf8(void **state) {
    static const char *const bad[] = {"\x80",
                                      "\xc0\x80",
                                      "\xc1\xbf",
                                      "\xe0\x9f\xbf",
                                      "\xed\xa0\x80",
                                      "\xf0\x8f\xbf\xbf",
                                      "\xf4\x90\x80\x80",
                                      "\xf5\x80\x80\x80",
                                      "\xe2\x82",
                                      "a\xff"};
    (void)state;
    for (uint32_t c = 1; c <= 0x10ffff; c++) {
        char bytes[4];
        size_t length = c < 0x80 ? 1 : c < 0x800 ? 2 : c < 0x10000 ? 3 : 4;
        static const uint8_t heads[] = {0, 0, 0xc0, 0xe0, 0xf0};
        for (size_t i = length; i-- > 1;) bytes[i] = (char)(0x80 | ((c >> 6 * (length - 1 - i)) & 0x3f));
        bytes[0] = (char)(heads[length] | c >> 6 * (length - 1));
        assert_int_equal(limit_is_utf8(bytes, length), c < 0xd800 || c > 0xdfff);
        assert_int_equal(limit_is_utf8(bytes, length - 1), length == 1);
    }
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) assert_false(limit_is_utf8(bad[i], strlen(bad[i])));
}

static void where_to_listen(void **state) {
    static const struct {
        const char *text, *host; /* host NULL: refused */
        int first, last;
    } cases[] = {
        {"127.0.0.1:4040", "127.0.0.1", 4040, 4040},
        {"[::1]:80", "::1", 80, 80},
        {":0", "", 0, 0},
        {"4040", "127.0.0.1", 4040, 4040},
        {"a.example:1", "a.example", 1, 1},
        {":4040-4049", "", 4040, 4049},
        {"80-65535", "127.0.0.1", 80, 65535},
        {"[::]:1-1", "::", 1, 1},
        {"a-b.example:7", "a-b.example", 7, 7},
        {":4049-4040", NULL, 0, 0},
        {":4040-", NULL, 0, 0},
        {":-4040", NULL, 0, 0},
        {":1-2-3", NULL, 0, 0},
        {":1-65536", NULL, 0, 0},
        {"::1:80", NULL, 0, 0},
        {"[::1]", NULL, 0, 0},
        {"a:65536", NULL, 0, 0},
        {"a:123456", NULL, 0, 0},
        {"a:", NULL, 0, 0},
        {"", NULL, 0, 0},
        {"a:1x", NULL, 0, 0},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char host[SERVER_TEXT_MAX];
        int first, last;
        assert_int_equal(server_config_listen(cases[i].text, host, &first, &last), cases[i].host != NULL);
        if (!cases[i].host) continue;
        assert_string_equal(host, cases[i].host);
        assert_int_equal(first, cases[i].first);
        assert_int_equal(last, cases[i].last);
    }
}

static void durations_fall_into_their_buckets(void **state) {
    server_histogram h = {.count = 0};
    (void)state;
    for (uint64_t us = 0; us <= 5; us++) server_measure(&h, us);
    server_measure(&h, UINT64_C(1) << 40);
    const uint64_t expected[] = {2, 1, 2, 1, 0}; /* 0 1, 2, 3 4, 5 */
    assert_memory_equal(h.bucket, expected, sizeof expected);
    assert_int_equal(h.count, 7);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(addresses_are_read_and_shown),
        cmocka_unit_test(networks_have_their_addresses),
        cmocka_unit_test(an_address_of_ipv4_is_the_same_over_ipv6),
        cmocka_unit_test(only_trusted_proxies_name_others),
        cmocka_unit_test(counts_agree_with_an_array),
        cmocka_unit_test(one_customer_of_ipv6_counts_once),
        cmocka_unit_test(a_bucket_lets_through_its_rate),
        cmocka_unit_test(a_debt_takes_time_to_pay),
        cmocka_unit_test(origins),
        cmocka_unit_test(hosts),
        cmocka_unit_test(utf8),
        cmocka_unit_test(where_to_listen),
        cmocka_unit_test(durations_fall_into_their_buckets),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
