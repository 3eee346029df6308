/** @file
 * Games on disk: saved after every decision, offered again at the next start.
 *
 * A saved game is a record (docs/record.md) with a line "secret", which holds its cards to come. Decisions
 * are appended and flushed to the disk; for a change that cannot be appended (an undo, the end) the whole
 * file is replaced.
 */
#ifndef UC_SAVES_SAVES_H
#define UC_SAVES_SAVES_H

#include <limits.h>

#include "upcard/table.h"

enum { SAVES_PATH_MAX = PATH_MAX + 64, SAVES_MAX = 9 };

/** A file that follows a table. */
typedef struct record_file {
    char path[SAVES_PATH_MAX];
    bool secret;     /**< a saved game, not a record for others */
    int file;        /**< -1: not started */
    size_t written;  /**< moves in it */
    uint32_t undone; /**< as in its header */
    bool over;       /**< it has the result */
    bool cut;        /**< a resumed game: its file ended in the middle of a move */
} record_file;

/** Starts without writing anything. */
void record_file_start(record_file *k, const char *path, bool secret);
/** Brings the file up to date with the table; false and the reason on failure. */
bool record_file_update(record_file *k, const uc_table *t, uc_text *reason);
void record_file_close(record_file *k);

typedef enum saved_trouble {
    SAVED_FINE,
    SAVED_DAMAGED, /**< it cannot be read; the file is left as it is */
    SAVED_IN_USE,  /**< another program is playing it */
} saved_trouble;

/** A saved game in the list. */
typedef struct saved_game {
    char path[SAVES_PATH_MAX];
    const uc_game *game; /**< NULL: the file is damaged */
    saved_trouble trouble;
    char title[64], note[256]; /**< with trouble, the note has the reason */
    int64_t when;
} saved_game;

/** The folder of saved games ($XDG_STATE_HOME/upcard, else ~/.local/state/upcard), created with `make`; false
 * and the reason if it is missing or cannot be created. */
bool saves_folder(char path[PATH_MAX], bool make, uc_text *reason);
/** A new file name in the folder. */
void saves_name(const char *folder, const uc_game *game, char path[SAVES_PATH_MAX]);
/** The saved games of this game or (NULL) of all, the newest first, including those in trouble; returns how
 * many. */
int saves_list(const uc_game *game, saved_game list[SAVES_MAX]);
/** Opens a saved game to continue it. Returns NULL on failure, with a reason that continues a sentence about
 * the game ("is damaged at ..."). `k` holds the file until record_file_close. */
uc_table *saves_resume(const char *path, record_file *k, uc_text *reason);
/** Ends a game that is over: its file remains as the last finished game of its kind. Writes its path. */
void saves_finish(record_file *k, const uc_game *game, char path[SAVES_PATH_MAX]);

#endif
