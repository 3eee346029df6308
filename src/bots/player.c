/* Parses players: a bot with its settings, or a program. */
#include <string.h>

#include "bots/external.h"

static const char program_mark[] = "exec:";
enum { PROGRAM_MS = 10000 };

/** Reads one setting such as "playouts=500", `length` bytes; false if it is not a known setting. */
static bool read_setting(uc_budget *budget, const char *text, size_t length) {
    static const struct {
        const char *key;
        uint64_t max;
    } keys[] = {{"playouts=", 1000000000000}, {"tries=", 1000000000}, {"ms=", 3600000}, {"threads=", 256}};
    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++) {
        size_t at = strlen(keys[i].key);
        uint64_t number = 0;
        if (length <= at || length > at + 13 || strncmp(text, keys[i].key, at) != 0) continue;
        for (; at < length && text[at] >= '0' && text[at] <= '9'; at++)
            number = 10 * number + (uint64_t)(text[at] - '0');
        if (at < length || number < 1 || number > keys[i].max) return false;
        if (i == 0) budget->playouts = number;
        if (i == 1) budget->tries = number;
        if (i == 2) budget->ms = (uint32_t)number;
        if (i == 3) budget->threads = (int32_t)number;
        return true;
    }
    return false;
}

static uc_error complain(uc_text *message, const char *before, const char *quoted, const char *after) {
    uc_text_add(message, before);
    uc_text_add(message, quoted);
    uc_text_add(message, after);
    return UC_BAD_RULES;
}

static uc_error read_bot(uc_player *player, uc_text *message) {
    char id[UC_PLAYER_MAX];
    size_t length = strcspn(player->text, ":");
    memcpy(id, player->text, length);
    id[length] = '\0';
    player->bot = uc_bot_find(id);
    if (player->bot) return UC_OK;
    complain(message, "there is no bot \"", id, "\"; the bots are ");
    uc_bot_ids(message);
    return UC_BAD_RULES;
}

/** The settings after the bot's id. */
static uc_error read_budget(uc_player *player, uc_text *message) {
    const uc_bot *bot = player->bot;
    const char *at = player->text + strlen(bot->id);
    bool searches = uc_budget_limited(&bot->budget);
    if (*at && !searches) return complain(message, "the bot \"", bot->id, "\" takes no settings");
    while (*at == ':') {
        size_t length = strcspn(++at, ":");
        if (!read_setting(&player->budget, at, length))
            return complain(
                message, "the bot \"", player->text,
                "\" has a bad setting: they are playouts=N, tries=N, ms=N and threads=N, from 1 on");
        at += length;
    }
    if (uc_budget_limited(&player->budget)) return UC_OK;
    int32_t threads = player->budget.threads;
    player->budget = bot->budget;
    player->budget.threads = threads;
    return UC_OK;
}

/** "exec:COMMAND" or "exec:ms=NUMBER:COMMAND". */
static uc_error read_program(uc_player *player, uc_text *message) {
    const char *command = player->text + sizeof program_mark - 1;
    player->bot = external_stand_in();
    player->budget.ms = PROGRAM_MS;
    if (!strncmp(command, "ms=", 3)) {
        size_t length = strcspn(command, ":");
        if (!command[length] || !read_setting(&player->budget, command, length))
            return complain(message, "\"", player->text,
                            "\" has a bad time limit: it is exec:ms=NUMBER:COMMAND");
        command += length + 1;
    }
    if (!command[strspn(command, " ")]) return complain(message, "\"", player->text, "\" has no command");
    player->command = (uint16_t)(command - player->text);
    return UC_OK;
}

uc_error uc_player_read(uc_player *ret_player, const char *text, uc_text *message) {
    uc_player player = {.bot = NULL};
    size_t length = strlen(text);
    if (length >= sizeof player.text) return complain(message, "the text of a player is too long", "", "");
    memcpy(player.text, text, length + 1);
    bool program = !strncmp(text, program_mark, sizeof program_mark - 1);
    uc_error error = program ? read_program(&player, message) : read_bot(&player, message);
    if (!error && !program) error = read_budget(&player, message);
    if (!error) *ret_player = player;
    return error;
}
