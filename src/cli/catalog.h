/** @file
 * The list of games with their rule options and events, as JSON and for people.
 */
#ifndef UC_CLI_CATALOG_H
#define UC_CLI_CATALOG_H

#include "upcard/game.h"

/** A JSON list of all games, or of `only`: [{"id","name","seats":[min,max],"rules":[...]}]. */
void catalog_json(uc_text *text, const uc_game *only);
/** The values that an option can have: "declare or auto", "1 to 10000". */
void catalog_values(uc_text *text, const uc_option *option);
/** An option's default. */
void catalog_default(uc_text *text, const uc_option *option);
/** The event types of a game as a Markdown table (docs/events.md). */
void catalog_events(uc_text *text, const uc_game *game);

#endif
