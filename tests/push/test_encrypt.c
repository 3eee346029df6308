/* Encryption of push messages: the example of RFC 8291, and keys that are none. */
#include "rig.h"

#include <string.h>

#include <sodium.h>

#include "push/encrypt.h"

static const char text[] = "When I grow up, I want to be a watermelon";

static void decode(const char *base64, void *to, size_t size) {
    size_t length = 0;
    assert_int_equal(sodium_base642bin(to, size, base64, strlen(base64), NULL, &length, NULL,
                                       sodium_base64_VARIANT_URLSAFE_NO_PADDING),
                     0);
    assert_int_equal(length, size);
}

static push_receiver receiver(void) {
    push_receiver to;
    decode("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
           to.point, sizeof to.point);
    decode("BTBZMqHH6r4Tts7J_aSIgg", to.auth, sizeof to.auth);
    return to;
}

static void the_example_of_rfc_8291(void **state) {
    (void)state;
    push_once once;
    uint8_t body[PUSH_BODY_MAX], expected[144];
    const push_receiver to = receiver();
    decode("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw", once.private, sizeof once.private);
    decode("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
           once.point, sizeof once.point);
    decode("DGv6ra1nlYgDCS1FRnbzlw", once.salt, sizeof once.salt);
    decode(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w"
        "EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
        expected, sizeof expected);
    assert_int_equal(push_encrypt_with(&once, &to, text, strlen(text), body), sizeof expected);
    assert_memory_equal(body, expected, sizeof expected);
}

static void each_message_has_a_key_of_its_own(void **state) {
    (void)state;
    uint8_t first[PUSH_BODY_MAX], second[PUSH_BODY_MAX];
    const push_receiver to = receiver();
    size_t length = push_encrypt(&to, text, strlen(text), first);
    assert_int_equal(length, 144);
    assert_int_equal(push_encrypt(&to, text, strlen(text), second), length);
    assert_memory_not_equal(first, second, PUSH_SALT_BYTES);
    assert_memory_not_equal(first + 21, second + 21, PUSH_POINT_BYTES);
}

static void only_points_of_the_curve_are_keys(void **state) {
    (void)state;
    uint8_t body[PUSH_BODY_MAX];
    push_receiver to = receiver();
    assert_true(push_receiver_is_valid(&to));
    for (int i = 0; i < PUSH_POINT_BYTES; i++) {
        push_receiver wrong = to;
        wrong.point[i] ^= 1;
        assert_false(push_receiver_is_valid(&wrong));
        assert_int_equal(push_encrypt(&wrong, text, strlen(text), body), 0);
    }
    memset(to.point, 0, sizeof to.point);
    assert_false(push_receiver_is_valid(&to));
    to.point[0] = 4;
    assert_false(push_receiver_is_valid(&to));
}

static void a_message_has_a_limit(void **state) {
    (void)state;
    static const char long_text[PUSH_PLAIN_MAX + 1];
    uint8_t body[PUSH_BODY_MAX];
    const push_receiver to = receiver();
    assert_int_equal(push_encrypt(&to, long_text, PUSH_PLAIN_MAX, body), PUSH_BODY_MAX);
    assert_int_equal(push_encrypt(&to, long_text, PUSH_PLAIN_MAX + 1, body), 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_example_of_rfc_8291),
        cmocka_unit_test(each_message_has_a_key_of_its_own),
        cmocka_unit_test(only_points_of_the_curve_are_keys),
        cmocka_unit_test(a_message_has_a_limit),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
