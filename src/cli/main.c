/* The program: finds the subcommand. */
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/arguments.h"
#include "cli/program.h"

static void print_help(FILE *out) {
    fputs("usage: upcard [COMMAND] [ARGUMENT...]\n"
          "\n"
          "Plays flip-card games exactly by their rules; upcard games lists them.",
          out);
    fputs(command_alone ? " Without\na command, on a terminal, it offers the games.\n\n" : "\n\n", out);
    for (int i = 0; i < command_count; i++)
        fprintf(out, "  %-10s%s\n", commands[i].name, commands[i].summary);
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
    if (argc < 2 && command_alone && isatty(STDIN_FILENO) && isatty(STDOUT_FILENO))
        return command_alone->run(1, (char *[]){(char[]){"play"}, NULL});
    if (argc < 2) return print_help(stderr), STATUS_USAGE;
    if (!strcmp(argv[1], "--help") || !strcmp(argv[1], "-h") || !strcmp(argv[1], "help"))
        return print_help(stdout), finish();
    if (!strcmp(argv[1], "--version")) return puts("upcard " UPCARD_VERSION), finish();
    if (!strcmp(argv[argc - 1], "-h")) argv[argc - 1] = in_full;
    for (int i = 0; i < command_count; i++)
        if (!strcmp(argv[1], commands[i].name)) return commands[i].run(argc - 1, argv + 1);
    fprintf(stderr, "upcard: unknown command \"%s\"; upcard --help lists the commands\n", argv[1]);
    return STATUS_USAGE;
}
