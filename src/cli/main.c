/* The program: finds the subcommand. */
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/arguments.h"
#include "cli/commands.h"

static const struct {
    const char *name;
    int (*run)(int argc, char **argv);
    const char *summary;
} commands[] = {
    {"play", cmd_play, "play a game in the terminal, against bots or with friends"},
    {"score", cmd_score, "keep the score of a game with real cards"},
    {"odds", cmd_odds, "show the odds at a table with real cards"},
    {"rules", cmd_rules, "read a rulebook, or one rule"},
    {"games", cmd_games, "list the games with their seats and rule options"},
    {"replay", cmd_replay, "step through a recorded game"},
    {"review", cmd_review, "rate the decisions of a recorded game, and show better ones"},
    {"verify", cmd_verify, "check a recorded game, move by move and card by card"},
    {"simulate", cmd_simulate, "play many games between bots: win rates and lengths"},
    {"arena", cmd_arena, "find out which bot plays better, in every seat order"},
    {"merge", cmd_merge, "join the shards of a simulation or an arena"},
    {"solve", cmd_solve, "compute exact answers about Flip 7"},
    {"serve", cmd_serve, "run a game server"},
    {"admin", cmd_admin, "manage a server's tables: list, end, back up, restore, export"},
    {"join", cmd_join, "play on a server"},
    {"bot", cmd_bot, "put a bot or your own program into a seat of a server"},
    {"swarm", cmd_swarm, "load-test a server with clients that play, measure and check"},
    {"plot", cmd_plot, "draw a chart from numbers in JSON"},
    {"bench", cmd_bench, "measure the speed of the rules and of the search"},
    {"drive", cmd_drive, "answer requests about the rules, in JSON"},
};

enum { COMMANDS = sizeof commands / sizeof commands[0] };

static void print_help(FILE *out) {
    fputs("usage: upcard [COMMAND] [ARGUMENT...]\n"
          "\n"
          "Plays flip-card games exactly by their rules; upcard games lists them. Without\n"
          "a command, on a terminal, it offers the games.\n"
          "\n",
          out);
    for (int i = 0; i < COMMANDS; i++) fprintf(out, "  %-10s%s\n", commands[i].name, commands[i].summary);
    fputs("\n"
          "  --help      this text; `upcard COMMAND --help` explains a command\n"
          "  --version   the version\n"
          "\n"
          "example: upcard play uno_flip --seats you,bot:normal,bot:normal\n",
          out);
}

/* The end of the output without a command. */
static int finish(void) {
    if (!fflush(stdout) && !ferror(stdout)) return STATUS_FINE;
    fprintf(stderr, "upcard: cannot write: %s\n", strerror(errno));
    return STATUS_FAILED;
}

int main(int argc, char **argv) {
    char in_full[] = "--help";
    if (argc < 2 && isatty(STDIN_FILENO) && isatty(STDOUT_FILENO))
        return cmd_play(1, (char *[]){(char[]){"play"}, NULL});
    if (argc < 2) return print_help(stderr), STATUS_USAGE;
    if (!strcmp(argv[1], "--help") || !strcmp(argv[1], "-h") || !strcmp(argv[1], "help"))
        return print_help(stdout), finish();
    if (!strcmp(argv[1], "--version")) return puts("upcard " UPCARD_VERSION), finish();
    if (!strcmp(argv[argc - 1], "-h")) argv[argc - 1] = in_full;
    for (int i = 0; i < COMMANDS; i++)
        if (!strcmp(argv[1], commands[i].name)) return commands[i].run(argc - 1, argv + 1);
    fprintf(stderr, "upcard: unknown command \"%s\"; upcard --help lists the commands\n", argv[1]);
    return STATUS_USAGE;
}
