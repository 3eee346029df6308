/** @file
 * The skin of a game that has none of its own: a board from the game's table of fields, moves as they are
 * written.
 */
#ifndef UC_TUI_GENERIC_H
#define UC_TUI_GENERIC_H

#include "tui/skin.h"

extern const skin skin_generic;

#endif
