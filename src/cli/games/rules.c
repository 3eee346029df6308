/* upcard rules: the rulebooks. */
#include <stdio.h>
#include <string.h>

#include "base/arguments.h"
#include "cli/commands.h"

static const char help[] = "usage: upcard rules GAME [RULE]\n"
                           "\n"
                           "Shows the rulebook of a game, or one of its numbered rules.\n"
                           "\n"
                           "example: upcard rules flip7 F7-4.7\n"
                           "         upcard rules uno_flip 5.6\n";

int cmd_rules(int argc, char **argv) {
    if (argc > 1 && !strcmp(argv[argc - 1], "--help")) return fputs(help, stdout), finish_output("rules");
    if (argc > 3) return usage_error("rules", "unexpected argument %s", argv[3]);
    const uc_game *game = need_game("rules", argv[1]);
    if (!game) return STATUS_USAGE;
    if (argc == 2) {
        for (size_t i = 0; uc_rulebook_line(game, i); i++) puts(uc_rulebook_line(game, i));
        return finish_output("rules");
    }
    uc_rule rule = rule_named(game, argv[2]);
    if (!rule)
        return usage_error("rules", "\"%s\" is not a rule number, such as %s-3.1", argv[2], game->prefix);
    const char *text = uc_rule_text(game, rule);
    if (!text) return failure("rules", "%s has no rule %s", game->id, argv[2]);
    printf("%s-%d.%d  %s\n", game->prefix, rule / 100, rule % 100, text);
    return finish_output("rules");
}
