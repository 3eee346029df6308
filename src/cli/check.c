#include "cli/check.h"

#include <stdio.h>
#include <string.h>

#include "upcard/fair.h"

enum { SEEDS_MAX = UC_SEATS_MAX, SEED_LINE_MAX = 8192 };

typedef struct check {
    uc_record record;
    uc_fair fair;
    checked found;
    uc_text *message;
} check;

static bool wrong(check *c, const char *sentence) {
    uc_text_add(c->message, sentence);
    return false;
}

/** Splits a header value at its spaces, in place. */
static int split_words(char *line, const char **words, int most) {
    int count = 0;
    char *rest = line;
    for (char *word; (word = strtok_r(rest, " ", &rest));) {
        if (count == most) return -1;
        words[count++] = word;
    }
    return count;
}

/** Compares the commitment with the secret. */
static bool check_commit(check *c, const uint8_t *secret) {
    char have[UC_COMMIT_MAX];
    uc_text text;
    size_t length;
    const char *commit = uc_record_value(&c->record, "commit", &length);
    uc_text_start(&text, have, sizeof have);
    uc_fair_commit(&text, secret);
    if (!commit || (length == text.length && !memcmp(commit, have, length))) return true;
    uc_text_add(c->message, "the seed is not the one that was committed to: its hash is ");
    return wrong(c, have);
}

/** Reads "seed SECRET [PLAYER-SEED...]" and starts the stream. */
static bool read_seed(check *c) {
    char line[SEED_LINE_MAX], reason[UC_MESSAGE_MAX];
    const char *words[SEEDS_MAX + 1];
    uint8_t secret[UC_SECRET_BYTES];
    size_t length;
    const char *value = uc_record_value(&c->record, "seed", &length);
    if (!value) return true;
    if (length >= sizeof line) return wrong(c, "the seed line is too long");
    memcpy(line, value, length);
    line[length] = '\0';
    int count = split_words(line, words, SEEDS_MAX + 1);
    if (count < 1 || !uc_fair_read_secret(secret, words[0], strlen(words[0]))) {
        snprintf(reason, sizeof reason,
                 "the seed is not 64 hexadecimal digits, followed by at most %d seeds of players", SEEDS_MAX);
        return wrong(c, reason);
    }
    c->found.seeded = true;
    uc_fair_start(&c->fair, secret, words + 1, count - 1);
    return check_commit(c, secret);
}

/** The draw that the seed gives must be the one that was made. */
static bool check_draw(check *c, const uc_state *before, uc_move wanted) {
    char made[UC_MOVE_TEXT_MAX], seeded[UC_MOVE_TEXT_MAX], reason[UC_MESSAGE_MAX];
    uc_text text;
    if (wanted == c->record.move) return true;
    uc_text_start(&text, made, sizeof made);
    uc_move_text(&text, uc_game_of(before), c->record.move);
    uc_text_start(&text, seeded, sizeof seeded);
    uc_move_text(&text, uc_game_of(before), wanted);
    snprintf(reason, sizeof reason, "line %u: draw %llu was \"%s\", but the seed gives \"%s\"",
             c->record.line, (unsigned long long)c->found.draws, made, seeded);
    return wrong(c, reason);
}

static bool check_moves(check *c, check_moved *moved, void *context) {
    for (;;) {
        uc_state before = c->record.state;
        uc_move wanted = 0;
        bool drawn = c->found.seeded && uc_actors(&before) == UC_ACTORS_CHANCE;
        if (drawn) wanted = uc_fair_draw(&c->fair, &before);
        int more = uc_record_next(&c->record, NULL, c->message);
        if (more <= 0) return more == 0;
        if (drawn && !check_draw(c, &before, wanted)) return false;
        c->found.moves++;
        c->found.draws += c->record.mover == UC_CHANCE;
        if (moved) moved(context, c->found.moves, c->record.mover, c->record.move);
    }
}

bool check_record(const char *text, size_t length, check_moved *moved, void *context, checked *ret_checked,
                  uc_text *message) {
    check c = {.message = message};
    size_t ignored;
    if (uc_record_open(&c.record, text, length, message) || !read_seed(&c) ||
        !check_moves(&c, moved, context))
        return false;
    c.found.committed = uc_record_value(&c.record, "commit", &ignored);
    c.found.result = c.record.result_seen;
    c.found.last = c.record.state;
    *ret_checked = c.found;
    return true;
}
