/** @file
 * The list of games with their rule options and events, for people (uc_games_json: for programs).
 */
#ifndef UC_CLI_GAMES_CATALOG_H
#define UC_CLI_GAMES_CATALOG_H

#include "upcard/game.h"

/** The possible values of an option: "declare or auto", "1 to 10000". */
void catalog_values(uc_text *text, const uc_option *option);
/** The keys of a game's state and views as a Markdown table (docs/views.md). */
void catalog_view(uc_text *text, const uc_game *game);
/** The event types of a game as a Markdown table (docs/events.md). */
void catalog_events(uc_text *text, const uc_game *game);

#endif
