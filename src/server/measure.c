#include "server/measure.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "core/numbers.h"
#include "server/json_write.h"
#include "upcard/table.h"

enum { PLAYER_MOST_DIGITS = 15 };

const char *const measure_words[MEASURE_KINDS] = {
    [MEASURE_BAN] = "ban",   [MEASURE_MUTE] = "mute", [MEASURE_NAME] = "name",
    [MEASURE_NEWS] = "news", [MEASURE_LIFT] = "lift", [MEASURE_SETTLED] = "settled"};

const char measure_everybody[] = "everybody";

/* ---- one measure ---- */

static bool read_player(const char *text, uint64_t *ret_player) {
    uint64_t number;
    size_t digits = read_digits(text, 0, UINT64_MAX, &number);
    bool fine = digits && digits <= PLAYER_MOST_DIGITS && !text[digits] && number;
    if (fine) *ret_player = number;
    return fine;
}

/** RUN-LINE: a line of the journal of one run of a server. */
static bool is_report(const char *text) {
    uint64_t number;
    size_t run = read_digits(text, 0, INT64_MAX, &number);
    if (!run || text[run] != '-') return false;
    size_t line = read_digits(text + run + 1, 0, INT64_MAX, &number);
    return line && !text[run + 1 + line];
}

bool measure_aim(measure *one, const char *target) {
    bool takes_network = one->kind == MEASURE_BAN || one->kind == MEASURE_LIFT;
    bool is_news =
        one->kind == MEASURE_NEWS || (one->kind == MEASURE_LIFT && !strcmp(target, measure_everybody));
    one->player = 0;
    one->network = (limit_network){.bits = 0};
    if (is_news && strcmp(target, measure_everybody) != 0) return false;
    if (one->kind == MEASURE_SETTLED || is_news)
        snprintf(one->target, sizeof one->target, "%s", target);
    else if (read_player(target, &one->player))
        snprintf(one->target, sizeof one->target, "%" PRIu64, one->player);
    else if (takes_network && limit_network_read(target, &one->network))
        limit_network_show(&one->network, one->target);
    else
        return false;
    return one->kind != MEASURE_SETTLED || (strlen(target) < sizeof one->target && is_report(target));
}

bool measure_explain(measure *one, const char *why) {
    if (strlen(why) >= sizeof one->why || !uc_text_plain(why, strlen(why))) return false;
    snprintf(one->why, sizeof one->why, "%s", why);
    return true;
}

/** The next word of a text, up to a space. */
static bool take_word(const char **text, char *ret_word, size_t size) {
    size_t length = strcspn(*text, " ");
    if (!length || length >= size || !(*text)[length]) return false;
    memcpy(ret_word, *text, length);
    ret_word[length] = '\0';
    *text += length + 1;
    return true;
}

static bool take_time(const char **text, int64_t *ret_time) {
    uint64_t time;
    size_t digits = read_digits(*text, 0, INT64_MAX, &time);
    if (!digits || (*text)[digits] != ' ') return false;
    *ret_time = (int64_t)time;
    *text += digits + 1;
    return true;
}

static bool is_name(const char *name) {
    size_t length = strlen(name);
    return length && name[0] != ' ' && name[length - 1] != ' ' && !uc_table_is_bot(name);
}

static bool read_kind(const char **text, measure_kind *ret_kind) {
    char word[16];
    if (!take_word(text, word, sizeof word)) return false;
    for (int kind = 0; kind < MEASURE_KINDS; kind++)
        if (!strcmp(word, measure_words[kind])) return *ret_kind = (measure_kind)kind, true;
    return false;
}

bool measure_read(measure *ret_measure, const char *text) {
    measure one = {.player = 0};
    char target[MEASURE_TARGET_MAX];
    if (!read_kind(&text, &one.kind) || !take_word(&text, target, sizeof target) ||
        !measure_aim(&one, target) || !take_time(&text, &one.since_s) || !take_time(&text, &one.until_s))
        return false;
    size_t length = strcspn(text, "\t");
    if (!text[length] || length >= sizeof one.name || !uc_text_plain(text, length)) return false;
    memcpy(one.name, text, length);
    bool has_name = one.kind == MEASURE_NAME;
    if (has_name ? !is_name(one.name) : length > 0) return false;
    if (!measure_explain(&one, text + length + 1)) return false;
    *ret_measure = one;
    return true;
}

void measure_write(uc_text *text, const measure *one) {
    char line[MEASURE_LINE_MAX];
    snprintf(line, sizeof line, "%s %s %" PRId64 " %" PRId64 " %s\t%s", measure_words[one->kind], one->target,
             one->since_s, one->until_s, one->name, one->why);
    uc_text_add(text, line);
}

/** When it ends, as a date in UTC; false: never. */
static bool date_of(const measure *one, struct tm *ret_parts) {
    time_t at = (time_t)one->until_s;
    return at && gmtime_r(&at, ret_parts);
}

void measure_until(const measure *one, char ret_date[MEASURE_DATE_MAX]) {
    struct tm parts;
    *ret_date = '\0';
    if (date_of(one, &parts)) strftime(ret_date, MEASURE_DATE_MAX, "%Y-%m-%dT%H:%M:%SZ", &parts);
}

void measure_sentence(uc_text *text, const measure *one) {
    static const char *const beginnings[MEASURE_KINDS] = {
        [MEASURE_BAN] = "the operator of this server keeps you out",
        [MEASURE_MUTE] = "the operator of this server has muted you: nobody gets your emotes",
        [MEASURE_NAME] = "the operator of this server has given you the name ",
        [MEASURE_NEWS] = "the operator of this server announces",
    };
    char date[32] = "";
    struct tm parts;
    if (date_of(one, &parts))
        strftime(date, sizeof date,
                 one->kind == MEASURE_NEWS ? " for %Y-%m-%d %H:%M UTC" : " until %Y-%m-%d %H:%M UTC", &parts);
    uc_text_add(text, beginnings[one->kind]);
    uc_text_add(text, one->name);
    uc_text_add(text, date);
    if (*one->why) uc_text_add(text, ": ");
    uc_text_add(text, one->why);
}

void measure_message(uc_text *text, const measure *one, bool on) {
    char buffer[UC_MESSAGE_MAX + MEASURE_WHY_MAX], date[MEASURE_DATE_MAX];
    uc_text sentence;
    uc_text_start(&sentence, buffer, sizeof buffer);
    if (on)
        measure_sentence(&sentence, one);
    else
        uc_text_add(&sentence, one->kind == MEASURE_NEWS
                                   ? "the operator of this server takes back what it announced"
                                   : "the operator of this server has lifted a measure against you");
    measure_until(one, date);
    uc_text_add(text, "{\"type\":\"measure\"");
    write_text(text, "measure", measure_words[one->kind]);
    write_flag(text, "on", on);
    write_number(text, "since", one->since_s);
    write_word(text, "until", date);
    write_word(text, "name", one->name);
    write_word(text, "why", one->why);
    write_text(text, "message", buffer);
    uc_text_add(text, "}");
}

/* ---- all of them ---- */

static void drop(measures *all, size_t at) {
    memmove(all->list + at, all->list + at + 1, (--all->count - at) * sizeof *all->list);
}

bool measures_apply(measures *all, const measure *one) {
    for (size_t i = all->count; i-- > 0;) {
        const measure *old = &all->list[i];
        bool is_meant = one->kind == MEASURE_LIFT ? old->kind != MEASURE_SETTLED : old->kind == one->kind;
        if (is_meant && !strcmp(old->target, one->target)) drop(all, i);
    }
    if (one->kind == MEASURE_LIFT) return true;
    if (all->count == all->room) {
        size_t wanted = 2 * all->room + 16;
        measure *grown = realloc(all->list, wanted * sizeof *grown);
        if (!grown) return false;
        all->list = grown;
        all->room = wanted;
    }
    all->list[all->count++] = *one;
    return true;
}

/** Reads a line after its time. */
static bool read_line(measure *ret_measure, const char *line, size_t length) {
    char text[MEASURE_LINE_MAX];
    uint64_t now;
    size_t digits = length < sizeof text ? read_digits(line, 0, INT64_MAX, &now) : 0;
    if (!digits || digits + 1 >= length || line[digits] != ' ') return false;
    memcpy(text, line + digits + 1, length - digits - 1);
    text[length - digits - 1] = '\0';
    return measure_read(ret_measure, text);
}

bool measures_read(measures *all, const char *lines, size_t length, uint64_t from,
                   void (*each)(void *context, const measure *one), void *context, uc_text *message) {
    uint64_t number = 0;
    for (const char *line = lines, *end; line < lines + length; line = end + 1) {
        measure one;
        end = memchr(line, '\n', (size_t)(lines + length - line));
        if (number++ < from && end) continue;
        bool fine = end && read_line(&one, line, (size_t)(end - line));
        if (fine && each) each(context, &one);
        if (!fine || !measures_apply(all, &one)) {
            uc_text_add(message, "line ");
            uc_text_add_number(message, (int64_t)number);
            uc_text_add(message, " of the journal of measures makes no sense");
            return false;
        }
    }
    return true;
}

void measures_free(measures *all) {
    free(all->list);
    *all = (measures){.list = NULL};
}

bool measure_holds(const measure *one, int64_t now_s) {
    return !one->until_s || one->until_s > now_s;
}

const measure *measures_on_player(const measures *all, measure_kind kind, uint64_t player, int64_t now_s) {
    for (const measure *one = all->list; one && player && one < all->list + all->count; one++)
        if (one->kind == kind && one->player == player && measure_holds(one, now_s)) return one;
    return NULL;
}

const measure *measures_on_address(const measures *all, const char *address, int64_t now_s) {
    limit_address own;
    if (!all->count || !limit_address_read(address, strlen(address), &own)) return NULL;
    for (const measure *one = all->list; one < all->list + all->count; one++)
        if (one->kind == MEASURE_BAN && limit_network_has(&one->network, &own) && measure_holds(one, now_s))
            return one;
    return NULL;
}

const measure *measures_news(const measures *all, int64_t now_s) {
    for (const measure *one = all->list; one && one < all->list + all->count; one++)
        if (one->kind == MEASURE_NEWS && measure_holds(one, now_s)) return one;
    return NULL;
}

bool measures_settled(const measures *all, const char *report) {
    for (size_t i = 0; i < all->count; i++)
        if (all->list[i].kind == MEASURE_SETTLED && !strcmp(all->list[i].target, report)) return true;
    return false;
}
