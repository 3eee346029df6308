/* Replacements for what a page lacks: programs in seats, and the small part of libsodium that is not worth a
 * call out of the module. */
#include <sodium.h>

#include "bots/external.h"

/* ---- programs: none ever gets a seat, so the rest is never called ---- */

uc_external *external_new(const uc_player *player, uc_text *message) {
    uc_text_add(message, "programs do not play here: ");
    uc_text_add(message, player->text);
    return NULL;
}

void external_begin(uc_external *e, uint64_t seq, const uc_view *view) {
    (void)e, (void)seq, (void)view;
}

void external_observe(uc_external *e, uint64_t seq, const uc_game *game, const uc_event *seen, int count) {
    (void)e, (void)seq, (void)game, (void)seen, (void)count;
}

bool external_choose(uc_external *e, const uc_view *view, uc_move *ret_move) {
    (void)e, (void)view, (void)ret_move;
    return false;
}

void external_finish(uc_external *e, const uc_view *last) {
    (void)e, (void)last;
}

void external_free(uc_external *e) {
    (void)e;
}

const uc_faults *external_faults(const uc_external *e) {
    (void)e;
    return NULL;
}

/* ---- hexadecimal digits ---- */

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
