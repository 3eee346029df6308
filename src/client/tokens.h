/** @file
 * The person's identity on each server: the tokens from servers, in a file that only its owner can read.
 * Tokens are shown nowhere.
 */
#ifndef UC_CLIENT_TOKENS_H
#define UC_CLIENT_TOKENS_H

#include "upcard/protocol.h"

/** The token for a server's origin (client/address.h) and a label (each bot has its own; "": the person) from
 * the file "tokens" in this folder. False if there is none. */
bool tokens_find(const char *folder, const char *origin, const char *label, char ret_token[UC_TOKEN_MAX]);
/** Saves a token in place of an older one; "" removes the older one. The file is rewritten with mode 0600 and
 * renamed over the old one. False and the reason on failure. */
bool tokens_keep(const char *folder, const char *origin, const char *label, const char *token,
                 uc_text *reason);

#endif
