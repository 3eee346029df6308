/** @file
 * The full-screen game: the interface for the program.
 */
#ifndef UC_TUI_TUI_H
#define UC_TUI_TUI_H

#include "tui/front.h"
#include "upcard/table.h"

enum { TUI_ROWS_MIN = 24, TUI_COLUMNS_MIN = 80 };

/** A remote table: its messages arrive while the front end waits for a key; the wait then returns
 * FRONT_NOTHING. */
typedef struct tui_remote {
    bool (*asked)(void *context);              /**< whether the viewer is to move now */
    void (*send)(void *context, uc_move move); /**< sends the viewer's move; its result is shown later */
    const char *(*notice)(void *context); /**< the next sentence about something outside the game, or NULL */
    void (*status)(void *context, uc_text *text); /**< a few words beside the question: the time left */
    bool (*key)(void *context, int key); /**< screen: handles a key before the game; false: not its key */
    bool (*typed)(void *context, const char *line); /**< plain: the same for a line */
    bool (*gone)(void *context);                    /**< the table is gone, or is another one */
    bool (*hints)(void *context);                   /**< whether this table allows hints */
    /** Plain: waits for a typed line (`wanted`: the viewer is asked for one), or returns NULL when something
     * happens. Valid until the next call. */
    char *(*line)(void *context, bool wanted);
    bool (*closed)(void *context); /**< plain: the input has ended */
    const char *keys;              /**< the keys of `key`, for the last row */
    const char *words;             /**< the words of `typed`, for the help */
    void *context;
} tui_remote;

typedef struct tui_settings {
    int pause_ms; /**< before a bot moves */
    /** Saves the game after each decision; false with a message on failure. May be NULL. */
    bool (*keep)(void *user, const uc_table *t, uc_text *reason);
    void *user;
    const char *notice;       /**< shown before the game continues, or NULL */
    const tui_remote *remote; /**< NULL: the table is local */
} tui_settings;

typedef enum tui_end {
    TUI_OVER,   /**< the game was played to its end */
    TUI_LEFT,   /**< the person left it, to continue later */
    TUI_CLOSED, /**< the terminal was closed */
    TUI_GONE,   /**< a remote table is gone */
    TUI_FAILED, /**< no memory */
} tui_end;

/** NULL if the table allows hints; else why it does not, as a sentence. */
const char *tui_no_hints(const tui_settings *settings);

/** Plays a table on a screen. */
tui_end tui_play(front *f, uc_table *t, const tui_settings *settings);

/** An entry of the menu. */
typedef struct tui_entry {
    char title[64];
    char note[256];
} tui_entry;

/** The result of a menu. */
typedef enum tui_answer {
    TUI_MENU_CHOSEN,
    TUI_MENU_FORGET, /**< a saved game is to be deleted */
    TUI_MENU_LEFT,   /**< back */
    TUI_MENU_CLOSED, /**< the terminal was closed */
} tui_answer;

/** Offers entries. The first `first_game` of them are games to resume, under a heading of their own; 'x'
 * pressed twice on one of these is TUI_MENU_FORGET. *ret_index: the chosen entry, or the one to forget. */
tui_answer tui_menu(front *f, const char *title, const tui_entry *entries, int count, int first_game,
                    int *ret_index);

/** Asks for one of the game's presets; *ret_preset: NULL if it has none, which is not asked. */
tui_answer tui_preset(front *f, const uc_game *game, const uc_preset **ret_preset);

/** A list that can change while it is shown: the seats, open tables. */
typedef struct tui_list {
    const char *title;
    const char *const *head;  /**< lines above it, ended by NULL */
    const tui_entry *entries; /**< title and note side by side */
    int count, cursor;
    const char *message; /**< stands out above the keys; may be empty */
    const char *keys;    /**< what can be pressed */
    bool numbers;        /**< numbers are ordinary keys, for a question in the message */
} tui_list;
/** Shows it and waits for a key (front.wait). Arrows move the cursor; a number moves it there and returns
 * FRONT_ENTER, as does a click. FRONT_NOTHING: look at the list again. */
int tui_list_key(front *f, canvas *c, tui_list *list);

/** Asks for a number of min..max by arrows, starting at *value; *value changes only if one is chosen. */
tui_answer tui_number(front *f, const char *title, const char *question, int min, int max, int *value);

#endif
