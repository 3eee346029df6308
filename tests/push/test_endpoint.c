/* Addresses of push services: which of them the server may open a connection to. */
#include "rig.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <string.h>

#include "push/endpoint.h"

static void push_services_are_fine(void **state) {
    (void)state;
    static const struct {
        const char *endpoint, *origin;
    } rows[] = {
        {"https://fcm.googleapis.com/fcm/send/abc:APA91b", "https://fcm.googleapis.com"},
        {"https://updates.push.services.mozilla.com/wpush/v2/gAAAA",
         "https://updates.push.services.mozilla.com"},
        {"https://web.push.apple.com:443/QGuQyavXutnMb", "https://web.push.apple.com"},
        {"HTTPS://Push.Example.ORG/x?y=z", "https://Push.Example.ORG"},
        {"https://8.8.8.8/x", "https://8.8.8.8"},
        {"https://[2606:4700::1111]/x", "https://[2606:4700::1111]"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char origin[PUSH_ORIGIN_MAX];
        const char *wrong = push_endpoint_read(rows[i].endpoint, "", origin);
        if (wrong) fail_msg("%s: %s", rows[i].endpoint, wrong);
        assert_string_equal(origin, rows[i].origin);
    }
}

static void other_places_are_refused(void **state) {
    (void)state;
    static const char *const endpoints[] = {
        "",
        "nonsense",
        "https://",
        "https:///x",
        "http://push.example.org/x",
        "ftp://push.example.org/x",
        "file:///etc/passwd",
        "https://user@push.example.org/x",
        "https://user:word@push.example.org/x",
        "https://push.example.org:8443/x",
        "https://push.example.org:0/x",
        "https://localhost/x",
        "https://LOCALHOST/x",
        "https://localhost./x",
        "https://a.localhost/x",
        "https://printer.local/x",
        "https://db.internal/x",
        "https://intranet/x",
        "https://push.example.org./x",
        "https://127.0.0.1/x",
        "https://127.1/x",
        "https://2130706433/x",
        "https://0x7f000001/x",
        "https://0177.0.0.1/x",
        "https://10.0.0.1/x",
        "https://172.16.3.4/x",
        "https://172.31.255.255/x",
        "https://192.168.1.1/x",
        "https://169.254.169.254/latest/meta-data",
        "https://100.64.0.1/x",
        "https://0.0.0.0/x",
        "https://224.0.0.1/x",
        "https://255.255.255.255/x",
        "https://[::1]/x",
        "https://[::]/x",
        "https://[::ffff:127.0.0.1]/x",
        "https://[::ffff:10.0.0.1]/x",
        "https://[fe80::1]/x",
        "https://[fe80::1%25eth0]/x",
        "https://[fc00::1]/x",
        "https://[fd12:3456::1]/x",
        "https://[ff02::1]/x",
        "https://[2002:7f00:1::]/x",
        "https://[2001::1]/x",
        "https://[64:ff9b::7f00:1]/x",
        "https://[2001:db8::1]/x",
        "https://push.example.org/a b",
        "https://push.example.org/\r\nX: y",
        "https://push.example.org/\xc3\xa4",
        "\thttps://push.example.org/x",
    };
    for (size_t i = 0; i < sizeof endpoints / sizeof *endpoints; i++) {
        char origin[PUSH_ORIGIN_MAX];
        if (!push_endpoint_read(endpoints[i], "", origin)) fail_msg("%s is allowed", endpoints[i]);
    }
}

static void a_long_one_is_refused(void **state) {
    (void)state;
    char endpoint[PUSH_ENDPOINT_MAX + 1], origin[PUSH_ORIGIN_MAX];
    memset(endpoint, 'x', sizeof endpoint);
    memcpy(endpoint, "https://push.example.org/", 25);
    endpoint[PUSH_ENDPOINT_MAX] = '\0';
    assert_non_null(push_endpoint_read(endpoint, "", origin));
    endpoint[PUSH_ENDPOINT_MAX - 1] = '\0';
    assert_null(push_endpoint_read(endpoint, "", origin));
    memset(endpoint + 8, 'x', sizeof endpoint - 8); /* one host, longer than any origin */
    endpoint[PUSH_ENDPOINT_MAX - 1] = '\0';
    assert_non_null(push_endpoint_read(endpoint, "", origin));
}

static void the_operator_may_allow_an_origin(void **state) {
    (void)state;
    char origin[PUSH_ORIGIN_MAX];
    const char *allowed = "https://push.lan http://127.0.0.1:9000";
    assert_null(push_endpoint_read("http://127.0.0.1:9000/x", allowed, origin));
    assert_string_equal(origin, "http://127.0.0.1:9000");
    assert_null(push_endpoint_read("https://push.lan/x", allowed, origin));
    assert_non_null(push_endpoint_read("http://127.0.0.1:9001/x", allowed, origin));
    assert_non_null(push_endpoint_read("http://127.0.0.1:900/x", allowed, origin));
    assert_non_null(push_endpoint_read("http://push.lan/x", allowed, origin));
    assert_non_null(push_endpoint_read("http://127.0.0.1:9000@push.lan/x", allowed, origin));
    assert_false(push_origin_is_allowed("", allowed));
    assert_false(push_origin_is_allowed("https://push", allowed));
}

static void names_may_resolve_to_public_addresses_only(void **state) {
    (void)state;
    struct sockaddr_in v4 = {.sin_family = AF_INET};
    struct sockaddr_in6 v6 = {.sin6_family = AF_INET6};
    const struct sockaddr other = {.sa_family = AF_UNIX};
    inet_pton(AF_INET, "192.168.0.1", &v4.sin_addr);
    assert_false(push_address_is_public((const struct sockaddr *)(const void *)&v4));
    inet_pton(AF_INET, "142.250.1.1", &v4.sin_addr);
    assert_true(push_address_is_public((const struct sockaddr *)(const void *)&v4));
    inet_pton(AF_INET6, "::ffff:192.168.0.1", &v6.sin6_addr);
    assert_false(push_address_is_public((const struct sockaddr *)(const void *)&v6));
    inet_pton(AF_INET6, "2a00:1450:4001::1", &v6.sin6_addr);
    assert_true(push_address_is_public((const struct sockaddr *)(const void *)&v6));
    assert_false(push_address_is_public(&other));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(push_services_are_fine),
        cmocka_unit_test(other_places_are_refused),
        cmocka_unit_test(a_long_one_is_refused),
        cmocka_unit_test(the_operator_may_allow_an_origin),
        cmocka_unit_test(names_may_resolve_to_public_addresses_only),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
