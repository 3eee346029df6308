/** @file
 * The full-screen game: what the program calls.
 */
#ifndef UC_TUI_TUI_H
#define UC_TUI_TUI_H

#include "table/table.h"
#include "tui/front.h"

enum { TUI_ROWS_MIN = 24, TUI_COLUMNS_MIN = 80 };

typedef struct tui_settings {
    int pause_ms; /**< before a bot moves */
    /** Keeps the game after each decision; false, with a sentence about it, when that failed. May be NULL. */
    bool (*keep)(void *keeper, const table *t, uc_text *reason);
    void *keeper;
    const char *notice; /**< told before the game goes on, or NULL */
} tui_settings;

typedef enum tui_end {
    TUI_OVER,   /**< the game was played to its end */
    TUI_LEFT,   /**< the person left it, to go on later */
    TUI_CLOSED, /**< the terminal was closed */
    TUI_FAILED, /**< no memory */
} tui_end;

/** Plays a table on a screen. */
tui_end tui_play(front *f, table *t, const tui_settings *settings);

/** An entry of the menu. */
typedef struct tui_entry {
    char title[64];
    char note[128];
} tui_entry;

enum { TUI_MENU_LEFT = -1, TUI_MENU_CLOSED = -2 };

/** Offers entries and returns the index of the chosen one, or a TUI_MENU_ value. `first_game` entries are
 * games to resume, under a heading of their own; an entry of them for which 'x' is pressed twice is returned
 * as TUI_MENU_FORGET - index. */
int tui_menu(front *f, const char *title, const tui_entry *entries, int count, int first_game);
enum { TUI_MENU_FORGET = -1000 };

/** Asks for a number of min..max by arrows; TUI_MENU_LEFT or TUI_MENU_CLOSED otherwise. */
int tui_number(front *f, const char *title, const char *question, int min, int max, int value);

#endif
