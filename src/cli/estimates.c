#include "cli/estimates.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/arguments.h"

int read_players(const char *command, const char *option, char *list, int most, uc_player *players,
                 int *ret_count) {
    const char *names[UC_SEATS_MAX];
    int count = split_list(list, names, most);
    if (count < 0)
        return usage_error(command, "--%s is a list of 1 to %d bots, separated by commas", option, most);
    char reason[UC_MESSAGE_MAX];
    uc_text message;
    uc_text_start(&message, reason, sizeof reason);
    for (int i = 0; i < count; i++) {
        const char *player = strncmp(names[i], "bot:", 4) ? names[i] : names[i] + 4;
        if (uc_player_read(&players[i], player, &message))
            return usage_error(command, "--%s: %s", option, reason);
    }
    *ret_count = count;
    return STATUS_FINE;
}

int need_moves(const char *command, const uc_player *player, const uc_faults *faults) {
    if (!uc_faults_only(faults)) return STATUS_FINE;
    return failure(command, "%s never made a move: %s", player->text, faults->first);
}

const char *interval_text(uc_interval i, double scale, int digits) {
    static char buffer[8][80];
    static int next;
    char *text = buffer[next++ % 8];
    if (isinf(i.low))
        snprintf(text, sizeof buffer[0], "%.*f [-, -]", digits, scale * i.mean);
    else
        snprintf(text, sizeof buffer[0], "%.*f [%.*f, %.*f]", digits, scale * i.mean, digits, scale * i.low,
                 digits, scale * i.high);
    return text;
}

void print_interval_json(const char *key, uc_interval i) {
    if (isinf(i.low))
        printf("\"%s\":{\"mean\":%.9g,\"low\":null,\"high\":null}", key, i.mean);
    else
        printf("\"%s\":{\"mean\":%.9g,\"low\":%.9g,\"high\":%.9g}", key, i.mean, i.low, i.high);
}

void print_interval_csv(uc_interval i, bool anytime) {
    if (isinf(i.low))
        printf("%.9g,,,", i.mean);
    else
        printf("%.9g,%.9g,%.9g,", i.mean, i.low, i.high);
    puts(intervals_word(anytime));
}

const char *intervals_word(bool anytime) {
    return anytime ? "anytime" : "fixed";
}

const char *intervals_sentence(bool anytime) {
    return anytime ? "95 % intervals in brackets; they hold however the run was stopped"
                   : "95 % intervals in brackets";
}

void print_csv_text(const char *text) {
    bool quoted = strpbrk(text, "\"\n\r");
    if (quoted) putchar('"');
    for (; *text; text++) {
        if (*text == '"') putchar('"');
        putchar(*text);
    }
    if (quoted) putchar('"');
}
