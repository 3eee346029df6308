/** @file
 * Who this person is on which server: the tokens that servers gave, in a file that only its owner can read.
 * A token is shown nowhere else.
 */
#ifndef UC_CLIENT_TOKENS_H
#define UC_CLIENT_TOKENS_H

#include "upcard/protocol.h"

/** The token for a server's origin (client/address.h) and a label (for bots, which each have their own; "":
 * the person), out of the file "tokens" in this folder. False when there is none. */
bool tokens_find(const char *folder, const char *origin, const char *label, char ret_token[UC_TOKEN_MAX]);
/** Keeps one, instead of an older one or, when it is "", forgets that: the file is written anew, with mode
 * 0600, and renamed over the old one. False and the reason when it cannot. */
bool tokens_keep(const char *folder, const char *origin, const char *label, const char *token,
                 uc_text *reason);

#endif
