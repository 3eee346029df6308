#include "server/names.h"

#include <ctype.h>
#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/utf8.h"

/* Short on purpose: the aim is that no name in the lobby insults anybody. Operators add words of their
 * languages. */
static const char *const built_in[] = {
    "admin", "asshole", "bastard", "bitch",  "cunt", "fuck", "hitler", "moderator", "nazi",   "nigger",
    "penis", "porn",    "pussy",   "server", "shit", "slut", "system", "upcard",    "vagina", "whore"};
enum { BUILT_IN = sizeof built_in / sizeof built_in[0], WORD_MAX = 64, WORDS_MAX = 10000 };

struct names {
    char (*word)[WORD_MAX]; /* folded */
    size_t count;
};

/** Characters that are invisible, or change the display of others. */
static bool invisible(uint32_t c) {
    static const uint32_t ranges[][2] = {
        {0, 0x1f},        {0x7f, 0xa0},     {0xad, 0xad},     {0x034f, 0x034f}, {0x061c, 0x061c},
        {0x115f, 0x1160}, {0x17b4, 0x17b5}, {0x180b, 0x180f}, {0x2000, 0x200f}, {0x2028, 0x202f},
        {0x205f, 0x206f}, {0x2800, 0x2800}, {0x3000, 0x3000}, {0x3164, 0x3164}, {0xe000, 0xf8ff},
        {0xfe00, 0xfe0f}, {0xfeff, 0xfeff}, {0xffa0, 0xffa0}, {0xfff0, 0xffff}, {0xe0000, 0x10ffff}};
    for (size_t i = 0; i < sizeof ranges / sizeof ranges[0]; i++)
        if (c >= ranges[i][0] && c <= ranges[i][1]) return true;
    return false;
}

/** Lower case without separators between letters, and with digits as the letters that they stand for. */
static void fold(char *ret_folded, size_t size, const char *text) {
    static const char digits[] = "oizeasbtbg";
    size_t length = 0;
    for (; *text && length + 1 < size; text++) {
        unsigned char c = (unsigned char)*text;
        if (isdigit(c))
            ret_folded[length++] = digits[c - '0'];
        else if (c == '@' || c == '$' || c == '!')
            ret_folded[length++] = c == '@' ? 'a' : c == '$' ? 's' : 'i';
        else if (c >= 0x80 || isalpha(c))
            ret_folded[length++] = (char)tolower(c);
    }
    ret_folded[length] = '\0';
}

static bool add_word(names *n, const char *word) {
    char(*grown)[WORD_MAX] = realloc(n->word, (n->count + 1) * sizeof *grown);
    if (!grown) return false;
    n->word = grown;
    fold(n->word[n->count], WORD_MAX, word);
    n->count += n->word[n->count][0] != '\0';
    return true;
}

static bool read_words(names *n, const char *file, uc_text *message) {
    char line[256];
    FILE *in = fopen(file, "r");
    bool fine = in != NULL;
    while (fine && n->count < WORDS_MAX && fgets(line, sizeof line, in)) fine = add_word(n, line);
    if (!fine) {
        uc_text_add(message, "cannot read the words of ");
        uc_text_add(message, file);
        uc_text_add(message, ": ");
        uc_text_add(message, strerror(errno));
    }
    if (in) fclose(in);
    return fine;
}

names *names_open(const char *file, uc_text *message) {
    names *n = calloc(1, sizeof *n);
    bool fine = n != NULL;
    for (size_t i = 0; fine && i < BUILT_IN; i++) fine = add_word(n, built_in[i]);
    if (!fine) uc_text_add(message, "out of memory");
    if (fine && file && *file) fine = read_words(n, file, message);
    if (fine) return n;
    names_close(n);
    return NULL;
}

void names_close(names *n) {
    if (!n) return;
    free(n->word);
    free(n);
}

static bool refuse(uc_text *message, const char *sentence) {
    uc_text_add(message, sentence);
    return false;
}

bool names_read(const names *n, const char *text, char *ret_name, size_t size, uc_text *message) {
    char folded[WORD_MAX * 4];
    size_t length = strlen(text), characters = 0, step;
    bool spoken = false;
    while (length && *text == ' ') text++, length--;
    while (length && text[length - 1] == ' ') length--;
    for (size_t at = 0; at < length; at += step, characters++) {
        const unsigned char *from = (const unsigned char *)text + at;
        step = utf8_length(from, length - at);
        uint32_t c = utf8_character(from, step);
        if (!step || invisible(c))
            return refuse(message, "invalid nickname: invisible characters are not allowed");
        spoken = spoken || c >= 0x80 || isalnum((int)c);
    }
    if (!spoken) return refuse(message, "invalid nickname: it needs at least one letter or digit");
    if (characters > NAME_CHARACTERS_MAX || length >= size)
        return refuse(message, "nickname too long: at most 20 characters");
    memcpy(ret_name, text, length);
    ret_name[length] = '\0';
    fold(folded, sizeof folded, ret_name);
    for (size_t i = 0; i < n->count; i++)
        if (strstr(folded, n->word[i])) return refuse(message, "please choose another nickname");
    return true;
}
