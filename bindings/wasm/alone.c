/* Replacements for what a page lacks: the small part of libsodium that is not worth a call out of the module.
 */
#include <sodium.h>

static const char digits[] = "0123456789abcdef";

char *sodium_bin2hex(char *hex, size_t room, const unsigned char *bytes, size_t count) {
    (void)room;
    for (size_t i = 0; i < 2 * count; i++) hex[i] = digits[bytes[i / 2] >> (i % 2 ? 0 : 4) & 15];
    hex[2 * count] = '\0';
    return hex;
}

static int digit_value(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    c |= 'a' - 'A';
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

int sodium_hex2bin(unsigned char *bytes, size_t room, const char *hex, size_t length, const char *ignore,
                   size_t *ret_count, const char **ret_end) {
    (void)room, (void)ignore, (void)ret_end;
    for (size_t i = 0; i < length; i += 2) {
        int high = digit_value(hex[i]), low = digit_value(hex[i + 1]);
        if (high < 0 || low < 0) return -1;
        bytes[i / 2] = (unsigned char)(high << 4 | low);
    }
    *ret_count = length / 2;
    return 0;
}
