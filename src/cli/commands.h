/** @file
 * The subcommands, one file each. Each takes its own arguments (argv[0] is its name) and returns the exit
 * status: 0 success, 1 failure, 2 usage error.
 */
#ifndef UC_CLI_COMMANDS_H
#define UC_CLI_COMMANDS_H

int cmd_play(int argc, char **argv);
int cmd_drive(int argc, char **argv);
int cmd_replay(int argc, char **argv);
int cmd_review(int argc, char **argv);
int cmd_serve(int argc, char **argv);
int cmd_admin(int argc, char **argv);
int cmd_join(int argc, char **argv);
int cmd_bot(int argc, char **argv);
int cmd_swarm(int argc, char **argv);
int cmd_verify(int argc, char **argv);
int cmd_odds(int argc, char **argv);
int cmd_score(int argc, char **argv);
int cmd_rules(int argc, char **argv);
int cmd_games(int argc, char **argv);
int cmd_bench(int argc, char **argv);
int cmd_simulate(int argc, char **argv);
int cmd_arena(int argc, char **argv);
int cmd_merge(int argc, char **argv);
int cmd_solve(int argc, char **argv);
int cmd_plot(int argc, char **argv);

#endif
