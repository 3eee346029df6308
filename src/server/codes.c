#include "server/codes.h"

#include <ctype.h>
#include <sodium.h>
#include <string.h>

/* Without I, O, 0 and 1, which look alike. */
static const char digits[] = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
enum { BITS = 5, DIGITS = CODE_MAX - 1 };
_Static_assert(sizeof digits - 1 == 1 << BITS, "a power of two");

uint64_t code_new(void) {
    return 1 + randombytes_uniform(UINT32_C(1) << BITS * DIGITS);
}

void code_text(char ret_code[CODE_MAX], uint64_t table) {
    uint64_t number = table - 1;
    for (int i = DIGITS; i-- > 0; number >>= BITS) ret_code[i] = digits[number & ((1 << BITS) - 1)];
    ret_code[DIGITS] = '\0';
}

uint64_t code_read(const char *text) {
    uint64_t number = 0;
    int count = 0;
    for (; *text; text++) {
        if (*text == ' ' || *text == '-') continue;
        const char *digit = strchr(digits, toupper((unsigned char)*text));
        if (!digit || ++count > DIGITS) return 0;
        number = number << BITS | (uint64_t)(digit - digits);
    }
    return count == DIGITS ? number + 1 : 0;
}

uint64_t shared_pad_id(uint64_t code, uint64_t look) {
    return SHARED_PAD_FIRST | (look - 1) << BITS * DIGITS | (code - 1);
}

uint64_t shared_pad_code(uint64_t id) {
    return 1 + (id & ((UINT64_C(1) << BITS * DIGITS) - 1));
}

uint64_t shared_pad_look(uint64_t id) {
    return shared_pad_code(id >> BITS * DIGITS);
}
