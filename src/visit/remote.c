#include "visit/remote.h"

#include <stdio.h>
#include <string.h>

#include "base/arguments.h"
#include "client/tokens.h"
#include "saves/saves.h"

int remote_address(const char *command, const char *url, const char *code, client_address *ret_address) {
    char reason[2 * UC_MESSAGE_MAX];
    uc_text message;
    uc_text_start(&message, reason, sizeof reason);
    if (!client_read_address(ret_address, url, &message)) return usage_error(command, "%s", reason);
    if (code && strlen(code) >= sizeof ret_address->table)
        return usage_error(command, "--table %s: not a table code", code);
    if (code) snprintf(ret_address->table, sizeof ret_address->table, "%s", code);
    return STATUS_FINE;
}

void remote_remember(client *c, const client_address *address, const char *label) {
    char folder[PATH_MAX], reason[UC_MESSAGE_MAX];
    uc_text message;
    uc_text_start(&message, reason, sizeof reason);
    if (saves_folder(folder, false, &message)) tokens_find(folder, address->origin, label, c->token);
}

bool remote_keep(const char *command, const client *c, const client_address *address, const char *label) {
    char folder[PATH_MAX], reason[UC_MESSAGE_MAX];
    uc_text message;
    uc_text_start(&message, reason, sizeof reason);
    if (saves_folder(folder, true, &message) &&
        tokens_keep(folder, address->origin, label, c->token, &message))
        return true;
    failure(command, "cannot save your identity on this server: %s", reason);
    return false;
}
