/* upcard verify: whether a record is a game by the rules, and its cards those of its seed. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/arguments.h"
#include "cli/commands.h"
#include "table/check.h"

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

static void report(const checked *c) {
    printf("%llu moves, all by the rules of %s", (unsigned long long)c->moves,
           uc_game_of(&c->record.state)->name);
    if (c->seeded) printf("; %llu draws, all as the seed gives them", (unsigned long long)c->draws);
    puts(c->record.result_seen ? "; the result is right." : ".");
    if (!uc_over(&c->record.state)) puts("The game is not over.");
    if (!c->seeded && c->committed)
        puts("The seed is not told (it is only when the game is over): the cards were not computed again.");
    else if (!c->seeded)
        puts("The record names no seed: the cards were not computed again.");
    else if (!c->committed)
        puts("The record has no commitment: nobody can tell whether the seed was chosen beforehand.");
}

int cmd_verify(int argc, char **argv) {
    checked found;
    if (argc > 1 && !strcmp(argv[1], "--help")) return fputs(help, stdout), STATUS_FINE;
    if (argc < 2) return usage_error("verify", "which file?");
    if (argc > 2) return usage_error("verify", "unexpected argument %s", argv[2]);
    if (argv[1][0] == '-' && argv[1][1]) return usage_error("verify", "unknown option %s", argv[1]);
    size_t length;
    char *text = read_record("verify", argv[1], &length), buffer[2 * UC_MESSAGE_MAX];
    if (!text) return STATUS_FAILED;
    uc_text message;
    uc_text_start(&message, buffer, sizeof buffer);
    bool fine = check_record(&found, text, length, &message);
    free(text);
    if (!fine) return record_failure("verify", argv[1], buffer);
    report(&found);
    return finish_output("verify");
}
