/* The head of a request is judged before libwebsockets sees it (RFC 9112). */
#include "rig.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/request_head.h"

static int status_of(const char *head) {
    return request_head_check(head, strlen(head)).status;
}

static void a_good_request_passes(void **state) {
    (void)state;
    assert_int_equal(0, status_of("GET / HTTP/1.1\r\nHost: a\r\n\r\n"));
    assert_int_equal(0, status_of("HEAD /a%20b?c=d HTTP/1.1\r\nhost:a\r\nX-Y:\tz \xc3\xa4\r\n\r\nmore"));
    assert_int_equal(0, status_of("GET /old HTTP/1.0\r\n\r\n"));
}

static void each_fault_has_its_status(void **state) {
    (void)state;
    static const struct {
        int status;
        const char *head;
    } cases[] = {
        {400, "\x16\x03\x01\x02 hello"},
        {400, "GET /\r\n\r\n"},
        {400, "GET  / HTTP/1.1\r\nHost: a\r\n\r\n"},
        {400, "GET /a b HTTP/1.1\r\nHost: a\r\n\r\n"},
        {400, "GET http://a/ HTTP/1.1\r\nHost: a\r\n\r\n"},
        {400, "GET /% HTTP/1.1\r\nHost: a\r\n\r\n"},
        {400, "GET /%zz HTTP/1.1\r\nHost: a\r\n\r\n"},
        {400, "GET /%00 HTTP/1.1\r\nHost: a\r\n\r\n"},
        {400, "GET / HTTP/1.1\r\n\r\n"},
        {400, "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n"},
        {400, "GET / HTTP/1.1\nHost: a\n\n"},
        {400, "GET / HTTP/1.1\r\nHost: a\r\nfolded\r\n\r\n"},
        {400, "GET / HTTP/1.1\r\nHost: a\r\n folded: b\r\n\r\n"},
        {400, "GET / HTTP/1.1\r\nHost: a\r\nA: \x01\r\n\r\n"},
        {400, "GET / HTTP/1.1\r\nHost : a\r\n\r\n"},
        {400, "\r\n\r\n"},
        {405, "BREW / HTTP/1.1\r\nHost: a\r\n\r\n"},
        {405, "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\r\nx"},
        {505, "GET / HTTP/2.0\r\nHost: a\r\n\r\n"},
        {505, "GET / HTTP/9.9\r\n"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        if (status_of(cases[i].head) != cases[i].status) print_message("%s\n", cases[i].head);
        assert_int_equal(cases[i].status, status_of(cases[i].head));
        assert_non_null(request_head_check(cases[i].head, strlen(cases[i].head)).sentence);
    }
}

/* A good head, in parts, is never refused before its end; it is read only as far as it goes. */
static void a_head_may_come_in_parts(void **state) {
    (void)state;
    static const char head[] = "GET /a?b=%41 HTTP/1.1\r\nHost: a:1\r\nUpgrade: websocket\r\n\r\n";
    for (size_t length = 0; length < strlen(head); length++) {
        char *part = malloc(length + !length);
        memcpy(part, head, length);
        assert_int_equal(HEAD_UNFINISHED, request_head_check(part, length).status);
        free(part);
    }
}

static void what_is_too_long_is_named(void **state) {
    (void)state;
    static char head[3 * REQUEST_HEAD_BYTES];
    memset(head, 'a', sizeof head);
    memcpy(head, "GET /", 5);
    assert_int_equal(HEAD_UNFINISHED, request_head_check(head, REQUEST_HEAD_BYTES - 1).status);
    assert_int_equal(414, request_head_check(head, REQUEST_HEAD_BYTES).status);
    assert_int_equal(414, request_head_check(head, sizeof head).status);
    memcpy(head + REQUEST_TARGET_BYTES + 8, " HTTP/1.1\r\n", 11);
    assert_int_equal(414, request_head_check(head, REQUEST_TARGET_BYTES + 100).status);
    memcpy(head, "GET / HTTP/1.1\r\nA: ", 19);
    memset(head + 19, 'a', sizeof head - 19);
    assert_int_equal(431, request_head_check(head, sizeof head).status);
}

/* Whatever comes gets one of the verdicts; a longer beginning of the same bytes never takes a refusal back.
 */
static void any_bytes_get_a_verdict(void **state) {
    (void)state;
    static const char letters[] = "GET /HEAD%1.0\r\n: \x01\xff"
                                  "aHost";
    uint32_t random = 1;
    for (int round = 0; round < 20000; round++) {
        char bytes[64];
        size_t start = (size_t)(round % 3) * 5;
        memcpy(bytes, "GET / HTTP/1.1\r\n", 16);
        for (size_t i = start; i < sizeof bytes; i++)
            bytes[i] = letters[(random = random * 1664525 + 1013904223) >> 24 & 15];
        int last = HEAD_UNFINISHED;
        for (size_t length = 0; length <= sizeof bytes; length++) {
            int status = request_head_check(bytes, length).status;
            assert_true(status == HEAD_UNFINISHED || status == 0 || (status >= 400 && status <= 505));
            if (last > 0) assert_true(status > 0);
            last = status;
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_good_request_passes),    cmocka_unit_test(each_fault_has_its_status),
        cmocka_unit_test(a_head_may_come_in_parts), cmocka_unit_test(what_is_too_long_is_named),
        cmocka_unit_test(any_bytes_get_a_verdict),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
