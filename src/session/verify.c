#include "session/verify.h"

#include <string.h>

enum { SEEDS_MAX = UC_SEATS_MAX, SEED_LINE_MAX = 8192 };

static bool wrong(uc_text *message, const char *sentence) {
    uc_text_add(message, sentence);
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
static bool check_commit(checked *c, const uint8_t *secret, uc_text *message) {
    char have[UC_COMMIT_MAX];
    uc_text text;
    size_t length;
    const char *commit = uc_record_value(&c->record, "commit", &length);
    uc_text_start(&text, have, sizeof have);
    uc_fair_commit(&text, secret);
    if (!commit || (length == text.length && uc_text_whole(&text) && !memcmp(commit, have, length)))
        return true;
    uc_text_add(message, "the seed does not match the commitment: its hash is ");
    return wrong(message, have);
}

/** Reads "seed SECRET [PLAYER-SEED...]" and starts the stream. */
static bool read_seed(checked *c, uc_text *message) {
    char line[SEED_LINE_MAX];
    const char *words[SEEDS_MAX + 1];
    uint8_t secret[UC_SECRET_BYTES];
    size_t length;
    const char *value = uc_record_value(&c->record, "seed", &length);
    if (!value) return true;
    if (length >= sizeof line) return wrong(message, "the seed line is too long");
    memcpy(line, value, length);
    line[length] = '\0';
    int count = split_words(line, words, SEEDS_MAX + 1);
    if (count < 1 || !uc_fair_read_secret(secret, words[0], strlen(words[0]))) {
        uc_text_add(message, "the seed is not 64 hexadecimal digits, followed by at most ");
        uc_text_add_number(message, SEEDS_MAX);
        return wrong(message, " seeds of players");
    }
    c->seeded = true;
    uc_fair_start(&c->fair, secret, words + 1, count - 1);
    return check_commit(c, secret, message);
}

bool check_open(checked *ret_check, const char *text, size_t length, uc_text *message) {
    size_t ignored;
    *ret_check = (checked){.decided = -1};
    if (uc_record_open(&ret_check->record, text, length, message)) return false;
    ret_check->committed = uc_record_value(&ret_check->record, "commit", &ignored);
    return read_seed(ret_check, message);
}

/** Checks that the chance move is the one that the seed gives. */
static int refuse_draw(const checked *c, uc_text *message) {
    const uc_game *game = uc_game_of(&c->record.state);
    uc_text_add(message, "line ");
    uc_text_add_number(message, c->record.line);
    uc_text_add(message, ": draw ");
    uc_text_add_number(message, (int64_t)c->draws);
    uc_text_add(message, " was \"");
    uc_move_text(message, game, c->record.move);
    uc_text_add(message, "\", but the seed gives \"");
    uc_move_text(message, game, (uc_move)c->decided);
    uc_text_add(message, "\"");
    return -1;
}

int check_next(checked *c, uc_text *message) {
    bool drawn = c->seeded && uc_actors(&c->record.state) == UC_ACTORS_CHANCE;
    c->decided = drawn ? uc_fair_draw(&c->fair, &c->record.state) : -1;
    int more = uc_record_next(&c->record, NULL, message);
    if (more <= 0) return more;
    if (drawn && c->decided != c->record.move) return refuse_draw(c, message);
    c->moves++;
    c->draws += c->record.mover == UC_CHANCE;
    return 1;
}

bool check_record(checked *ret_check, const char *text, size_t length, uc_text *message) {
    int more = -1;
    if (check_open(ret_check, text, length, message))
        while ((more = check_next(ret_check, message)) > 0) continue;
    return !more;
}

/** Whether a word is in the value of a header line. */
static bool has_word(const uc_record *record, const char *key, const char *word) {
    size_t length, size = strlen(word);
    const char *value = uc_record_value(record, key, &length), *end = value + (value ? length : 0);
    for (const char *at = value; at && at < end; at++) {
        const char *space = memchr(at, ' ', (size_t)(end - at));
        size_t bytes = (size_t)((space ? space : end) - at);
        if (bytes == size && !memcmp(at, word, size)) return true;
        at += bytes;
    }
    return false;
}

bool check_own(const checked *c, const char *commit, const char *seed, uc_text *message) {
    if (*commit && !has_word(&c->record, "commit", commit)) {
        uc_text_add(message, "the record has another commitment: ");
        return wrong(message, commit);
    }
    if (*seed && !has_word(&c->record, "seed", seed)) {
        uc_text_add(message, "this seed is not among the players' seeds: ");
        return wrong(message, seed);
    }
    return true;
}
