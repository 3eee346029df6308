#include "any_game.h"

#include <stdio.h>

int seats_near(const uc_game *game, int wanted) {
    if (wanted < game->seats_min) return game->seats_min;
    return wanted > game->seats_max ? game->seats_max : wanted;
}

const char *players_near(const uc_game *game, const char *players) {
    static char kept[256];
    int count = 1;
    for (const char *at = players; *at; at++) count += *at == ',';
    int seats = seats_near(game, count), length = 0;
    for (; players[length]; length++)
        if (players[length] == ',' && !--seats) break;
    snprintf(kept, sizeof kept, "%.*s", length, players);
    return kept;
}

bool has_target(const uc_game *game) {
    for (const uc_option *option = game->options; option->key; option++)
        if (!strcmp(option->key, "target")) return true;
    return false;
}

const char *if_target(const uc_game *game, const char *rule) {
    return has_target(game) ? rule : "";
}
