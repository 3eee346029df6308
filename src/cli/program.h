/** @file
 * The subcommands of a program: of upcard, or of the one in the Python package, which plays many games and
 * nothing else.
 */
#ifndef UC_CLI_PROGRAM_H
#define UC_CLI_PROGRAM_H

typedef struct command {
    const char *name;
    int (*run)(int argc, char **argv);
    const char *summary;
} command;

extern const command commands[];
extern const int command_count;
/** What runs on a terminal when no command is given, or NULL. */
extern const command *const command_alone;

#endif
