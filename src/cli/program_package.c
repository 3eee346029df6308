/* The subcommands of the program in the Python package. */
#include <stddef.h>

#include "cli/commands.h"
#include "cli/program.h"

const command commands[] = {
    {"games", cmd_games, "list the games with their seats and rule options"},
    {"simulate", cmd_simulate, "play many games between bots: win rates and lengths"},
    {"arena", cmd_arena, "find out which bot plays better, in every seat order"},
    {"merge", cmd_merge, "join the shards of a simulation or an arena"},
    {"solve", cmd_solve, "compute exact answers about Flip 7"},
    {"plot", cmd_plot, "draw a chart from numbers in JSON"},
};

const int command_count = sizeof commands / sizeof commands[0];
const command *const command_alone = NULL;
