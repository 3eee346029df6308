/** @file
 * Games on disk: kept after every decision, offered again at the next start.
 *
 * A kept game is a record (docs/record.md) with a line "secret", from which its cards go on. Decisions are
 * appended and flushed to the disk; what cannot be appended (an undo, the end) replaces the file as a whole.
 */
#ifndef UC_SAVES_SAVES_H
#define UC_SAVES_SAVES_H

#include <limits.h>

#include "upcard/table.h"

enum { SAVES_PATH_MAX = PATH_MAX + 64, SAVES_MAX = 9 };

/** A file that follows a table. */
typedef struct keeper {
    char path[SAVES_PATH_MAX];
    bool secret;     /**< a kept game, not a record for others */
    int file;        /**< -1: not begun */
    size_t written;  /**< moves in it */
    uint32_t undone; /**< as in its head */
    bool over;       /**< it has the result */
    bool cut;        /**< a game gone on with: its file ended in the middle of a move */
} keeper;

/** Begins (nothing is written yet). */
void keeper_start(keeper *k, const char *path, bool secret);
/** Brings the file to where the table is; false and the reason when it cannot. */
bool keeper_keep(keeper *k, const uc_table *t, uc_text *reason);
void keeper_close(keeper *k);

typedef enum saved_trouble {
    SAVED_FINE,
    SAVED_DAMAGED, /**< it cannot be read; the file is left as it is */
    SAVED_IN_USE,  /**< another program plays it now */
} saved_trouble;

/** A kept game in the list. */
typedef struct saved_game {
    char path[SAVES_PATH_MAX];
    const uc_game *game; /**< NULL: a damaged file tells none */
    saved_trouble trouble;
    char title[64], note[256]; /**< in trouble the note says why */
    int64_t when;
} saved_game;

/** The folder of kept games ($XDG_STATE_HOME/upcard, else ~/.local/state/upcard), made when `make`; false and
 * the reason when there is none or it cannot be made. */
bool saves_folder(char path[PATH_MAX], bool make, uc_text *reason);
/** A new file name in the folder. */
void saves_name(const char *folder, const uc_game *game, char path[SAVES_PATH_MAX]);
/** The kept games, the newest first, of this game or (NULL) all, those in trouble too; returns how many. */
int saves_list(const uc_game *game, saved_game list[SAVES_MAX]);
/** Opens a kept game to go on with it; NULL and the reason, which goes on behind its name ("is damaged at
 * ..."), when it cannot. The keeper holds it until keeper_close. */
uc_table *saves_resume(const char *path, keeper *k, uc_text *reason);
/** The game is over: its file stays as the last finished one of its game; writes that path. */
void saves_finish(keeper *k, const uc_game *game, char path[SAVES_PATH_MAX]);

#endif
