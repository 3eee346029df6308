#include "tui/width.h"

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "core/utf8.h"

enum { UTF8_MAX = 4 };

/* Ranges that take two columns (East Asian wide and fullwidth, emoji) and none (combining marks and the
 * like). */
static const struct {
    uint32_t first, last;
    int columns;
} ranges[] = {
    {0x0000, 0x001f, 0},   {0x007f, 0x009f, 0},   {0x0300, 0x036f, 0},   {0x0483, 0x0489, 0},
    {0x0591, 0x05bd, 0},   {0x0610, 0x061a, 0},   {0x064b, 0x065f, 0},   {0x0900, 0x0902, 0},
    {0x1100, 0x115f, 2},   {0x1ab0, 0x1aff, 0},   {0x1dc0, 0x1dff, 0},   {0x200b, 0x200f, 0},
    {0x202a, 0x202e, 0},   {0x2060, 0x206f, 0},   {0x20d0, 0x20ff, 0},   {0x2e80, 0x303e, 2},
    {0x3041, 0x33ff, 2},   {0x3400, 0x4dbf, 2},   {0x4e00, 0x9fff, 2},   {0xa000, 0xa4cf, 2},
    {0xac00, 0xd7a3, 2},   {0xf900, 0xfaff, 2},   {0xfe00, 0xfe0f, 0},   {0xfe20, 0xfe2f, 0},
    {0xfe30, 0xfe6f, 2},   {0xfeff, 0xfeff, 0},   {0xff00, 0xff60, 2},   {0xffe0, 0xffe6, 2},
    {0x1f300, 0x1f64f, 2}, {0x1f680, 0x1f6ff, 2}, {0x1f900, 0x1f9ff, 2}, {0x20000, 0x3fffd, 2},
    {0xe0000, 0xe01ef, 0},
};

int width_of(const char *text, int *ret_columns) {
    const unsigned char *bytes = (const unsigned char *)text;
    size_t length = utf8_length(bytes, strnlen(text, UTF8_MAX));
    *ret_columns = 0;
    if (!length) return 1;
    uint32_t point = utf8_character(bytes, length);
    *ret_columns = 1;
    for (size_t i = 0; i < sizeof ranges / sizeof ranges[0]; i++)
        if (point >= ranges[i].first && point <= ranges[i].last) *ret_columns = ranges[i].columns;
    return (int)length;
}
