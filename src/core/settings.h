/** @file
 * The only reader of rule options as text: "k=v,k=v" or "k=v k=v".
 */
#ifndef UC_CORE_SETTINGS_H
#define UC_CORE_SETTINGS_H

#include <string.h>

#include "upcard/game.h"

/** The end of the setting at `at`. A comma is part of the value unless another "key=" follows it: ages=1,0,2.
 */
static inline char *setting_end(char *at, char separator) {
    for (;; at++) {
        at += strcspn(at, (char[]){separator, '\0'});
        if (!*at || separator != ',') return at;
        if (at[1 + strcspn(at + 1, ",=")] == '=') return at;
    }
}

/** Splits a text in place, ignoring blanks before a setting. Returns the number of settings, or -1 - i if
 * setting i is invalid or one too many. */
static inline int settings_cut(char *text, char separator, uc_setting settings[UC_SETTINGS_MAX]) {
    int count = 0;
    for (char *at = text + strspn(text, " "); *at;) {
        char *end = setting_end(at, separator), *equals = memchr(at, '=', (size_t)(end - at));
        if (!equals || equals == at || count == UC_SETTINGS_MAX) return -1 - count;
        char *next = end + (*end != '\0');
        *equals = *end = '\0';
        settings[count++] = (uc_setting){at, equals + 1};
        at = next + strspn(next, " ");
    }
    return count;
}

#endif
