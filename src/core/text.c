#include "upcard/text.h"

#include <string.h>

#include "core/utf8.h"

void uc_text_start(uc_text *text, char *buffer, size_t capacity) {
    *text = (uc_text){.buffer = buffer, .capacity = capacity, .length = 0};
    buffer[0] = '\0';
}

void uc_text_add_bytes(uc_text *text, const char *bytes, size_t count) {
    if (count && text->length + 1 < text->capacity) {
        size_t room = text->capacity - 1 - text->length, fits = count < room ? count : room;
        if (fits < count) /* never half a character of UTF-8 */
            while (fits && ((unsigned char)bytes[fits] & 0xc0) == 0x80) fits--;
        memcpy(text->buffer + text->length, bytes, fits);
        text->buffer[text->length + fits] = '\0';
    }
    text->length += count;
}

/** Most strings are a few bytes long: copying while looking for the end is faster than two calls. */
void uc_text_add(uc_text *text, const char *string) {
    size_t used = text->length, fits = used < text->capacity ? text->capacity - used : 0;
    char *buffer = text->buffer;
    for (size_t at = 0; at < fits; at++) {
        buffer[used + at] = string[at];
        if (string[at]) continue;
        text->length = used + at;
        return;
    }
    if (fits) buffer[used] = '\0';
    uc_text_add_bytes(text, string, strlen(string)); /* truncates it */
}

void uc_text_add_number(uc_text *text, int64_t number) {
    char digits[24];
    size_t at = sizeof digits;
    uint64_t rest = number < 0 ? 0 - (uint64_t)number : (uint64_t)number;
    do digits[--at] = (char)('0' + rest % 10);
    while (rest /= 10);
    if (number < 0) digits[--at] = '-';
    uc_text_add_bytes(text, digits + at, sizeof digits - at);
}

void uc_text_add_quoted(uc_text *text, const char *string) {
    static const char hex[] = "0123456789abcdef";
    uc_text_add(text, "\"");
    for (const char *c = string; *c;) {
        const char *plain = c;
        while ((unsigned char)*c >= 0x20 && *c != '"' && *c != '\\') c++;
        uc_text_add_bytes(text, plain, (size_t)(c - plain));
        if (*c == '"' || *c == '\\')
            uc_text_add_bytes(text, (char[]){'\\', *c++}, 2);
        else if (*c)
            uc_text_add_bytes(text, (char[]){'\\', 'u', '0', '0', hex[*c >> 4], hex[*c & 15]}, 6), c++;
    }
    uc_text_add(text, "\"");
}

bool uc_text_plain(const char *bytes, size_t count) {
    for (size_t at = 0, length; at < count; at += length) {
        length = utf8_length((const unsigned char *)bytes + at, count - at);
        if (!length || is_control(bytes + at, length)) return false;
    }
    return true;
}

/** The number of bytes at the start that are safe to display. */
static size_t clean_start(const char *bytes, size_t count) {
    size_t at = 0;
    for (size_t length; at < count && (length = clean_length(bytes + at, count - at));) at += length;
    return at;
}

bool uc_text_clean(const char *bytes, size_t count) {
    return clean_start(bytes, count) == count;
}

void uc_text_add_clean(uc_text *text, const char *bytes, size_t count) {
    for (size_t at = 0;;) {
        size_t start = clean_start(bytes + at, count - at);
        uc_text_add_bytes(text, bytes + at, start);
        at += start;
        if (at == count) return;
        size_t length = utf8_length((const unsigned char *)bytes + at, count - at);
        at += length ? length : 1;
        uc_text_add(text, "\xef\xbf\xbd"); /* U+FFFD */
    }
}
