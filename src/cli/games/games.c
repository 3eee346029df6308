/* upcard games: the list of games. */
#include "base/arguments.h"

#include <stdio.h>
#include <string.h>

#include "cli/commands.h"
#include "cli/games/catalog.h"

static const char help[] = "usage: upcard games [GAME] [--ids | --json | --events | --views]\n"
                           "\n"
                           "Lists the games with their numbers of seats, rule options and presets.\n"
                           "\n"
                           "  --ids      only their ids, one per line\n"
                           "  --json     as JSON, like the answer of `upcard drive` to {\"op\":\"games\"}\n"
                           "  --events   the events of each game, as Markdown tables\n"
                           "  --views    the keys of each game's state and views, as Markdown tables\n"
                           "\n"
                           "example: upcard games uno_flip\n";

static void print_option(const uc_option *option) {
    char buffer[UC_MESSAGE_MAX];
    uc_text text;
    uc_text_start(&text, buffer, sizeof buffer);
    catalog_values(&text, option);
    printf("    %-20s %s\n", option->key, option->help);
    printf("    %-20s %s", "", buffer);
    uc_text_start(&text, buffer, sizeof buffer);
    uc_option_default(&text, option);
    printf("; default %s\n", buffer);
}

static void print_options(const uc_game *game, bool house) {
    const char *title = house ? "  house rules, off by default:\n" : "  rule options:\n";
    for (const uc_option *option = game->options; option->key; option++) {
        if (option->house != house) continue;
        fputs(title, stdout);
        title = "";
        print_option(option);
    }
}

static void print_presets(const uc_game *game) {
    const uc_preset *preset = game->presets;
    if (preset) puts("  presets:");
    for (; preset && preset->name; preset++) {
        printf("    %-20s %s\n", preset->name, preset->help);
        printf("    %-20s %s\n", "", *preset->settings ? preset->settings : "all defaults");
    }
}

static void print_game(const uc_game *game) {
    printf("%s: %s, %d", game->id, game->name, game->seats_min);
    if (game->seats_max > game->seats_min) printf(" to %d", game->seats_max);
    puts(game->seats_max > 1 ? " seats" : " seat");
    print_options(game, false);
    print_options(game, true);
    print_presets(game);
}

static void print_table(const uc_game *game, void write(uc_text *text, const uc_game *game)) {
    static char buffer[UC_JSON_MAX];
    uc_text text;
    uc_text_start(&text, buffer, sizeof buffer);
    write(&text, game);
    printf("## %s (`%s`)\n\n%s", game->name, game->id, buffer);
}

static int print_json(const uc_game *only) {
    static char buffer[UC_GAMES_COUNT * UC_JSON_MAX];
    uc_text text;
    uc_text_start(&text, buffer, sizeof buffer);
    uc_games_json(&text, only);
    puts(buffer);
    return finish_output("games");
}

int cmd_games(int argc, char **argv) {
    const uc_game *only = NULL;
    bool ids = false, json = false, events = false, views = false;
    for (int i = 1; i < argc; i++) {
        if (!strcmp(argv[i], "--help")) return fputs(help, stdout), finish_output("games");
        if (!strcmp(argv[i], "--ids"))
            ids = true;
        else if (!strcmp(argv[i], "--json"))
            json = true;
        else if (!strcmp(argv[i], "--events"))
            events = true;
        else if (!strcmp(argv[i], "--views"))
            views = true;
        else if (argv[i][0] == '-')
            return usage_error("games", "unknown option %s", argv[i]);
        else if (only)
            return usage_error("games", "only one game can be named, not %s too", argv[i]);
        else if (!(only = need_game("games", argv[i])))
            return STATUS_USAGE;
    }
    if (ids + json + events + views > 1)
        return usage_error("games", "--ids, --json, --events and --views exclude each other");
    if (json) return print_json(only);
    for (const uc_game *const *game = uc_games; *game; game++) {
        if (only && *game != only) continue;
        if (!only && game != uc_games && !ids) putchar('\n');
        if (ids)
            puts((*game)->id);
        else if (events)
            print_table(*game, catalog_events);
        else if (views)
            print_table(*game, catalog_view);
        else
            print_game(*game);
    }
    return finish_output("games");
}
