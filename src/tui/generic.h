/** @file
 * The skin of a game without one of its own: a board from the game's table of fields, and moves in their
 * written form.
 */
#ifndef UC_TUI_GENERIC_H
#define UC_TUI_GENERIC_H

#include "tui/skin.h"

extern const skin skin_generic;

#endif
