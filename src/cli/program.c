/* The subcommands of upcard. */
#include <stddef.h>

#include "cli/commands.h"
#include "cli/program.h"

const command commands[] = {
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

const int command_count = sizeof commands / sizeof commands[0];
const command *const command_alone = &commands[0];
