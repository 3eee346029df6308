/* upcard verify: whether a record follows the rules, and its cards come from its seed. */
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/arguments.h"
#include "cli/commands.h"
#include "session/verify.h"

static const char help[] =
    "usage: upcard verify FILE [OPTION...]\n"
    "\n"
    "Checks every move of a recorded game by the rules, and the result. If the\n"
    "record contains the secret seed (a line \"seed\"), it also recomputes every card\n"
    "and checks that the commitment published before the game (a line \"commit\") is\n"
    "that of the seed. FILE is a record, a link (upcard1...), or - for standard\n"
    "input.\n"
    "\n"
    "  --commit COMMIT  requires this commitment, which you received before the game\n"
    "  --seed SEED      requires this seed, which you gave then, among the players'\n"
    "                   seeds\n"
    "\n"
    "Exit status: 0 the record is correct, 1 it is not, 2 wrong usage.\n"
    "\n"
    "example: upcard verify game.upcard\n";

enum { OPT_COMMIT = 256, OPT_SEED, OPT_HELP };

static const struct option long_options[] = {{"commit", required_argument, NULL, OPT_COMMIT},
                                             {"seed", required_argument, NULL, OPT_SEED},
                                             {"help", no_argument, NULL, OPT_HELP},
                                             {NULL, 0, NULL, 0}};

typedef struct chosen {
    const char *file, *commit, *seed;
} chosen;

static int read_options(int argc, char **argv, chosen *c) {
    *c = (chosen){.commit = "", .seed = ""};
    optind = 1;
    opterr = 0;
    for (int option; (option = getopt_long(argc, argv, ":h", long_options, NULL)) != -1;) {
        switch (option) {
        case OPT_COMMIT: c->commit = optarg; break;
        case OPT_SEED: c->seed = optarg; break;
        case 'h':
        case OPT_HELP: return -1;
        default: return option_error("verify", option, argv);
        }
    }
    if (optind == argc) return usage_error("verify", "which file?");
    c->file = argv[optind++];
    return optind < argc ? usage_error("verify", "unexpected argument %s", argv[optind]) : STATUS_FINE;
}

static void report(const checked *c, const chosen *own) {
    printf("%llu moves, all legal in %s", (unsigned long long)c->moves, uc_game_of(&c->record.state)->name);
    if (c->seeded) printf("; %llu draws, all match the seed", (unsigned long long)c->draws);
    puts(c->record.result_seen ? "; the result is correct." : ".");
    if (*own->commit) puts("The commitment is yours.");
    if (*own->seed) puts("Your seed is among the players' seeds.");
    if (!uc_over(&c->record.state)) puts("The game is not over.");
    if (!c->seeded && c->committed)
        puts("The seed is not known before the game is over, so the cards were not recomputed.");
    else if (!c->seeded)
        puts("The record has no seed, so the cards were not recomputed.");
    else if (!c->committed)
        puts("The record has no commitment, so the seed may have been chosen during the game.");
}

int cmd_verify(int argc, char **argv) {
    checked found;
    chosen c;
    int status = read_options(argc, argv, &c);
    if (status < 0) return fputs(help, stdout), finish_output("verify");
    if (status) return status;
    size_t length;
    char *text = read_record("verify", c.file, &length), buffer[2 * UC_MESSAGE_MAX];
    if (!text) return STATUS_FAILED;
    uc_text message;
    uc_text_start(&message, buffer, sizeof buffer);
    bool fine = check_record(&found, text, length, &message) && check_own(&found, c.commit, c.seed, &message);
    free(text);
    if (!fine) return record_failure("verify", c.file, buffer);
    report(&found, &c);
    return finish_output("verify");
}
