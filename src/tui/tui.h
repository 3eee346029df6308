/** @file
 * The full-screen game: what the program calls.
 */
#ifndef UC_TUI_TUI_H
#define UC_TUI_TUI_H

#include "tui/front.h"
#include "upcard/table.h"

enum { TUI_ROWS_MIN = 24, TUI_COLUMNS_MIN = 80 };

/** A table that is kept elsewhere: what happens there comes while the front end waits for a key, which then
 * answers with FRONT_NOTHING. */
typedef struct tui_far {
    bool (*asked)(void *context);              /**< whether the viewer is to move now */
    void (*send)(void *context, uc_move move); /**< the viewer's move; what becomes of it is shown later */
    const char *(*notice)(
        void *context); /**< the next sentence about what happened beside the game, or NULL */
    void (*status)(void *context, uc_text *text); /**< a few words beside the question: the time left */
    bool (*key)(void *context, int key); /**< screen: a key before the game takes it; false: it may */
    bool (*typed)(void *context, const char *line); /**< plain: the same for a line */
    bool (*gone)(void *context);                    /**< the table is not there any more, or is another one */
    /** Plain: waits for a line to be typed (`wanted`: the viewer is asked for one) or for something to
     * happen; NULL then. Valid until the next call. */
    char *(*line)(void *context, bool wanted);
    bool (*closed)(void *context); /**< plain: nothing will be typed any more */
    const char *keys;              /**< what `key` knows, for the last row */
    const char *words;             /**< what `typed` knows, for the help */
    void *context;
} tui_far;

typedef struct tui_settings {
    int pause_ms; /**< before a bot moves */
    /** Keeps the game after each decision; false, with a sentence about it, when that failed. May be NULL. */
    bool (*keep)(void *keeper, const uc_table *t, uc_text *reason);
    void *keeper;
    const char *notice; /**< told before the game goes on, or NULL */
    const tui_far *far; /**< NULL: the table is here */
} tui_settings;

typedef enum tui_end {
    TUI_OVER,   /**< the game was played to its end */
    TUI_LEFT,   /**< the person left it, to go on later */
    TUI_CLOSED, /**< the terminal was closed */
    TUI_GONE,   /**< a table elsewhere is not there any more */
    TUI_FAILED, /**< no memory */
} tui_end;

/** Plays a table on a screen. */
tui_end tui_play(front *f, uc_table *t, const tui_settings *settings);

/** An entry of the menu. */
typedef struct tui_entry {
    char title[64];
    char note[256];
} tui_entry;

/** How a question of a menu ended. */
typedef enum tui_answer {
    TUI_MENU_CHOSEN,
    TUI_MENU_FORGET, /**< a kept game is to be deleted */
    TUI_MENU_LEFT,   /**< back */
    TUI_MENU_CLOSED, /**< the terminal was closed */
} tui_answer;

/** Offers entries. `first_game` of them are games to resume, under a heading of their own; 'x' pressed twice
 * for one of these is TUI_MENU_FORGET. *ret_index: the entry that was chosen, or is to be forgotten. */
tui_answer tui_menu(front *f, const char *title, const tui_entry *entries, int count, int first_game,
                    int *ret_index);

/** A list that can change while it is looked at: who sits where, open tables. */
typedef struct tui_list {
    const char *title;
    const char *const *head;  /**< lines above it, ended by NULL */
    const tui_entry *entries; /**< title and note side by side */
    int count, cursor;
    const char *message; /**< stands out above the keys; may be empty */
    const char *keys;    /**< what can be pressed */
    bool numbers;        /**< numbers are keys like others, for a question that stands in the message */
} tui_list;
/** Shows it and waits for a key (front.wait). Arrows move the cursor; a number puts it there and is
 * FRONT_ENTER then, as is a click. FRONT_NOTHING when it is to be looked at anew. */
int tui_list_key(front *f, canvas *c, tui_list *list);

/** Asks for a number of min..max by arrows, from *value on; *value changes only when one is chosen. */
tui_answer tui_number(front *f, const char *title, const char *question, int min, int max, int *value);

#endif
