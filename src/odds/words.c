/* Odds: the parts of all input: words, cards with their count, seats and their names. */
#include <ctype.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "odds/odds.h"

static __attribute__((format(printf, 2, 0))) void add_format_list(uc_text *text, const char *format,
                                                                  va_list arguments) {
    char buffer[ODDS_TEXT_MAX];
    vsnprintf(buffer, sizeof buffer, format, arguments);
    uc_text_add(text, buffer);
}

void add_format(uc_text *text, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    add_format_list(text, format, arguments);
    va_end(arguments);
}

bool complain_of(uc_text *error, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    add_format_list(error, format, arguments);
    va_end(arguments);
    return false;
}

bool words_cut(words *ret_words, const char *text, size_t length, uc_text *error) {
    words *w = ret_words;
    w->count = 0;
    if (length >= sizeof w->text) return complain_of(error, "that is too long");
    memcpy(w->text, text, length);
    w->text[length] = '\0';
    for (char *at = w->text; *(at += strspn(at, " \t\r\n,;"));) {
        if (w->count == ODDS_WORDS_MAX) return complain_of(error, "that is too long");
        w->word[w->count++] = at;
        at += strcspn(at, " \t\r\n,;");
        if (*at) *at++ = '\0';
    }
    return true;
}

int words_copies(const char *word, char ret_card[UC_NAME_MAX]) {
    const char *small = strrchr(word, 'x'), *x = small ? small : strrchr(word, 'X');
    snprintf(ret_card, UC_NAME_MAX, "%s", word);
    uint64_t copies;
    if (!x || x == word || !read_whole(x + 1, 0, 99, &copies)) return 1;
    if ((size_t)(x - word) < UC_NAME_MAX) ret_card[x - word] = '\0';
    return (int)copies;
}

bool words_numbers(const char *text, const char *option, int count, int32_t *values, uc_text *error) {
    words w;
    if (!words_cut(&w, text, strlen(text), error)) return false;
    if (w.count != count)
        return complain_of(error, "%s has %s number%s, but the table %s seat%s", option, number_word(w.count),
                           w.count == 1 ? "" : "s", number_word(count), count == 1 ? "" : "s");
    for (int i = 0; i < count; i++) {
        int64_t value;
        if (!read_integer(w.word[i], -100000, 100000, &value))
            return complain_of(error, "%s: \"%s\" is not a number of points", option, w.word[i]);
        values[i] = (int32_t)value;
    }
    return true;
}

const char *number_word(int number) {
    static const char *const small[] = {"no",    "one",   "two",  "three", "four",   "five",  "six",
                                        "seven", "eight", "nine", "ten",   "eleven", "twelve"};
    static _Thread_local char digits[16];
    if (number >= 0 && number <= 12) return small[number];
    snprintf(digits, sizeof digits, "%d", number);
    return digits;
}

/* ---- seats ---- */

void names_default(odds_table *table, int seats) {
    for (int i = 0; i < seats; i++) {
        table->names[i] = table->name[i];
        if (table->name[i][0]) continue;
        if (i == table->me)
            snprintf(table->name[i], UC_NAME_MAX, "you");
        else
            snprintf(table->name[i], UC_NAME_MAX, "p%d", i);
    }
}

bool names_differ(const odds_table *table, int seats, uc_text *error) {
    for (int i = 0; i < seats; i++)
        for (int k = 0; k < i; k++)
            if (!strcasecmp(table->names[i], table->names[k]))
                return complain_of(error, "two seats have the name \"%s\"", table->names[i]);
    return true;
}

int seat_named(const odds_table *table, const char *word) {
    int found = -1, seats = table->state.head.seats;
    uint64_t number;
    for (int i = 0; i < seats; i++)
        if (!strcasecmp(word, table->names[i])) return i;
    if (read_whole(word, 0, (uint64_t)seats - 1, &number)) return (int)number;
    for (int i = 0; i < seats; i++) {
        if (strncasecmp(word, table->names[i], strlen(word)) != 0) continue;
        if (found >= 0) return -1;
        found = i;
    }
    return found;
}

bool seat_option(const odds_table *table, const char *option, const char *word, int fallback, int *ret_seat,
                 uc_text *error) {
    *ret_seat = word ? seat_named(table, word) : fallback;
    if (*ret_seat >= 0 || !word) return true;
    return complain_of(error, "%s: there is no seat \"%s\"; the seats are 0 to %d", option, word,
                       table->state.head.seats - 1);
}

/* Takes "*" and "name:" from the front of a seat. */
static const char *take_marks(odds_table *table, int seat, const char *at, const char *end, bool colons,
                              int *ret_mine) {
    at += strspn(at, " \t");
    if (at < end && *at == '*') {
        *ret_mine = seat;
        at += 1 + strspn(at + 1, " \t");
    }
    const char *colon = memchr(at, ':', (size_t)(end - at));
    size_t length = colon ? (size_t)(colon - at) : 0;
    if (!length || memchr(at, ' ', length) || length >= UC_NAME_MAX) return at;
    if (colons && colon + 1 < end && (isdigit((unsigned char)colon[1]) || colon[1] == '-')) return at;
    snprintf(table->name[seat], UC_NAME_MAX, "%.*s", (int)length, at);
    return colon + 1;
}

int seats_cut(odds_table *table, const odds_input *input, bool colons, words *ret_seat, uc_text *error) {
    int count = 0, mine = -1;
    uint64_t me = 0;
    for (const char *at = input->table, *end; at; at = *end ? end + 1 : NULL) {
        end = at + strcspn(at, "|");
        if (count == UC_SEATS_MAX) return complain_of(error, "there are more than %d seats", UC_SEATS_MAX);
        int had = mine;
        at = take_marks(table, count, at, end, colons, &mine);
        if (had >= 0 && mine != had) return complain_of(error, "two seats are marked with * as yours");
        if (!words_cut(&ret_seat[count], at, (size_t)(end - at), error)) return 0;
        count++;
    }
    if (input->me && !read_whole(input->me, 0, (uint64_t)count - 1, &me))
        return complain_of(error, "--me is a seat of 0 to %d, not \"%s\"", count - 1, input->me);
    table->me = mine >= 0 ? mine : (int)me;
    for (int i = 0; input->names && i < count; i++)
        if (!table->name[i][0]) snprintf(table->name[i], UC_NAME_MAX, "%s", input->names[i]);
    names_default(table, count);
    return names_differ(table, count, error) ? count : 0;
}

bool odds_start(uc_state *ret_state, const char *game, int seats, const odds_input *input, uc_text *error) {
    if (input->pad && seats != input->pad->head.seats)
        return complain_of(error, "there are %s seats in it, not %s", number_word(seats),
                           number_word(input->pad->head.seats));
    if (input->pad) return uc_copy(ret_state, input->fresh), true;
    if (start_with_rules("odds", uc_game_find(game), seats, input->rules, ret_state))
        return false; /* which prints the error */
    const companion *its = companion_of(game);
    const char *unknown = its && its->unknown ? its->unknown(ret_state) : NULL;
    return !unknown || complain_of(error, "odds do not support rule %s", unknown);
}
