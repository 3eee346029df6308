/* upcard verify: whether a record is a game by the rules, and its cards those of its seed. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/arguments.h"
#include "cli/commands.h"
#include "upcard/fair.h"
#include "upcard/record.h"

static const char help[] =
    "usage: upcard verify FILE\n"
    "\n"
    "Checks a recorded game: every move by the rules, and the result. When the record tells the secret seed "
    "of\n"
    "its cards (a line \"seed\"), every card is computed again, and the commitment (a line \"commit\"), "
    "which was\n"
    "published before the game, must be that of the seed. FILE may be - for standard input, and a link\n"
    "(upcard1...) stands for its record.\n"
    "\n"
    "Exit status: 0 the record is right, 1 it is not, 2 used wrongly.\n"
    "\n"
    "example: upcard verify game.upcard\n";

enum { SEEDS_MAX = UC_SEATS_MAX, SEED_LINE_MAX = 8192 };

typedef struct check {
    const char *path;
    uc_record record;
    bool seeded;
    uc_fair fair;
    uint64_t moves, draws;
} check;

/** Splits a header value at its spaces, in place. */
static int split_words(char *line, const char **words, int most) {
    int count = 0;
    for (char *word = strtok(line, " "); word; word = strtok(NULL, " ")) {
        if (count == most) return -1;
        words[count++] = word;
    }
    return count;
}

/** Compares the commitment with the secret. */
static int check_commit(const check *c, const uint8_t *secret) {
    char have[UC_COMMIT_MAX], reason[UC_MESSAGE_MAX];
    uc_text text;
    size_t length;
    const char *commit = uc_record_value(&c->record, "commit", &length);
    uc_text_start(&text, have, sizeof have);
    uc_fair_commit(&text, secret);
    if (!commit || (length == text.length && !memcmp(commit, have, length))) return STATUS_FINE;
    snprintf(reason, sizeof reason, "the seed is not the one that was committed to: its hash is %s", have);
    return record_failure("verify", c->path, reason);
}

/** Reads "seed SECRET [PLAYER-SEED...]" and starts the stream. */
static int read_seed(check *c) {
    char line[SEED_LINE_MAX], reason[UC_MESSAGE_MAX];
    const char *words[SEEDS_MAX + 1];
    uint8_t secret[UC_SECRET_BYTES];
    size_t length;
    const char *value = uc_record_value(&c->record, "seed", &length);
    if (!value) return STATUS_FINE;
    if (length >= sizeof line) return record_failure("verify", c->path, "the seed line is too long");
    memcpy(line, value, length);
    line[length] = '\0';
    int count = split_words(line, words, SEEDS_MAX + 1);
    if (count < 1 || !uc_fair_read_secret(secret, words[0], strlen(words[0]))) {
        snprintf(reason, sizeof reason,
                 "the seed is not 64 hexadecimal digits, followed by at most %d seeds of players", SEEDS_MAX);
        return record_failure("verify", c->path, reason);
    }
    c->seeded = true;
    uc_fair_start(&c->fair, secret, words + 1, count - 1);
    return check_commit(c, secret);
}

/** The draw that the seed gives must be the one that was made. */
static int check_draw(const check *c, const uc_state *before, uc_move wanted) {
    char made[UC_MOVE_TEXT_MAX], seeded[UC_MOVE_TEXT_MAX], reason[UC_MESSAGE_MAX];
    uc_text text;
    if (wanted == c->record.move) return STATUS_FINE;
    uc_text_start(&text, made, sizeof made);
    uc_move_text(&text, uc_game_of(before), c->record.move);
    uc_text_start(&text, seeded, sizeof seeded);
    uc_move_text(&text, uc_game_of(before), wanted);
    snprintf(reason, sizeof reason, "line %u: draw %llu was \"%s\", but the seed gives \"%s\"",
             c->record.line, (unsigned long long)c->draws, made, seeded);
    return record_failure("verify", c->path, reason);
}

static int check_moves(check *c) {
    char buffer[2 * UC_MESSAGE_MAX];
    uc_text message;
    uc_text_start(&message, buffer, sizeof buffer);
    for (;;) {
        uc_state before = c->record.state;
        uc_move wanted = 0;
        bool drawn = c->seeded && uc_actors(&before) == UC_ACTORS_CHANCE;
        if (drawn) wanted = uc_fair_draw(&c->fair, &before);
        int more = uc_record_next(&c->record, NULL, &message);
        if (more < 0) return record_failure("verify", c->path, buffer);
        if (!more) return STATUS_FINE;
        if (drawn && check_draw(c, &before, wanted)) return STATUS_FAILED;
        c->moves++;
        c->draws += c->record.mover == UC_CHANCE;
    }
}

static void report(const check *c) {
    printf("%llu moves, all by the rules of %s", (unsigned long long)c->moves,
           uc_game_of(&c->record.state)->name);
    if (c->seeded) printf("; %llu draws, all as the seed gives them", (unsigned long long)c->draws);
    puts(c->record.result_seen ? "; the result is right." : ".");
    if (!uc_over(&c->record.state)) puts("The game is not over.");
    size_t length;
    if (!c->seeded && uc_record_value(&c->record, "commit", &length))
        puts("The seed is not told (it is only when the game is over): the cards were not computed again.");
    else if (!c->seeded)
        puts("The record names no seed: the cards were not computed again.");
    else if (!uc_record_value(&c->record, "commit", &length))
        puts("The record has no commitment: nobody can tell whether the seed was chosen beforehand.");
}

int cmd_verify(int argc, char **argv) {
    static check c;
    if (argc > 1 && !strcmp(argv[1], "--help")) return fputs(help, stdout), STATUS_FINE;
    if (argc < 2) return usage_error("verify", "which file?");
    if (argc > 2) return usage_error("verify", "unexpected argument %s", argv[2]);
    if (argv[1][0] == '-' && argv[1][1]) return usage_error("verify", "unknown option %s", argv[1]);
    c.path = argv[1];
    size_t length;
    char *text = read_record("verify", c.path, &length), buffer[2 * UC_MESSAGE_MAX];
    if (!text) return STATUS_FAILED;
    uc_text message;
    uc_text_start(&message, buffer, sizeof buffer);
    int status = STATUS_FINE;
    if (uc_record_open(&c.record, text, length, &message)) status = record_failure("verify", c.path, buffer);
    if (!status) status = read_seed(&c);
    if (!status) status = check_moves(&c);
    if (!status) report(&c);
    free(text);
    return status ? status : finish_output("verify");
}
