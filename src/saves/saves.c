#include "saves/saves.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "saves/disk.h"

static const char suffix[] = ".game";

/* ---- writing ---- */

/* Resolves links, so that the file is replaced and not the link to it. */
void record_file_start(record_file *k, const char *path, bool secret) {
    char resolved[PATH_MAX];
    *k = (record_file){.secret = secret, .file = -1};
    snprintf(k->path, sizeof k->path, "%s", realpath(path, resolved) ? resolved : path);
}

void record_file_close(record_file *k) {
    if (k->file >= 0) close(k->file);
    k->file = -1;
}

/* The reason alone: the caller names the file, and a line of a screen is short. */
static bool fail(uc_text *reason) {
    uc_text_add(reason, strerror(errno));
    return false;
}

/* Header (if from is 0) and moves as one text of malloc; NULL if out of memory. */
static char *compose(const record_file *k, const uc_table *t, size_t from, size_t *ret_length) {
    size_t room = 4096;
    for (;;) {
        char *buffer = malloc(room);
        if (!buffer) return NULL;
        uc_text text;
        uc_text_start(&text, buffer, room);
        if (!from) uc_table_record_head(t, k->secret, &text);
        uc_table_record_moves(t, from, &text);
        *ret_length = text.length;
        if (uc_text_whole(&text)) return buffer;
        room = text.length + 1;
        free(buffer);
    }
}

/* A device or a pipe must not be replaced by a file. */
static bool replaceable(const char *path, uc_text *reason) {
    struct stat info;
    if (stat(path, &info) || S_ISREG(info.st_mode)) return true;
    uc_text_add(reason, "it is not a regular file");
    return false;
}

/* Replaces the file: a new one beside it, flushed, then renamed over it. */
static bool rewrite(record_file *k, const uc_table *t, uc_text *reason) {
    if (!replaceable(k->path, reason)) return false;
    char beside[SAVES_PATH_MAX + 8];
    size_t length;
    char *text = compose(k, t, 0, &length);
    if (!text) return fail(reason);
    snprintf(beside, sizeof beside, "%s.new", k->path);
    int file = open(beside, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, k->secret ? 0600 : 0666);
    bool fine = file >= 0 && disk_write(file, text, length) && !fsync(file);
    if (fine) flock(file, LOCK_EX | LOCK_NB); /* before any other program can find it */
    fine = fine && !rename(beside, k->path);
    free(text);
    if (!fine) {
        fail(reason);
        if (file >= 0) close(file);
        unlink(beside);
        return false;
    }
    disk_sync_folder(k->path);
    record_file_close(k);
    k->file = file;
    return true;
}

/* Appends the new moves; a half-written one is cut off again. */
static bool append(record_file *k, const uc_table *t, uc_text *reason) {
    size_t length;
    char *text = compose(k, t, k->written, &length);
    off_t before = lseek(k->file, 0, SEEK_END);
    bool fine = text && before >= 0 && disk_write(k->file, text, length) && !fdatasync(k->file);
    free(text);
    if (fine) return true;
    fail(reason);
    if (before >= 0 && ftruncate(k->file, before))
        record_file_close(k); /* then the file is rewritten next time */
    return false;
}

bool record_file_update(record_file *k, const uc_table *t, uc_text *reason) {
    bool over = uc_over(uc_table_state(t)),
         whole = k->file < 0 || k->undone != uc_table_undo_count(t) || uc_table_move_count(t) < k->written;
    if (!whole && over == k->over && uc_table_move_count(t) == k->written) return true;
    if (whole || over != k->over || !k->written) {
        if (!rewrite(k, t, reason)) return false;
    } else if (!append(k, t, reason)) {
        return false;
    }
    k->written = uc_table_move_count(t);
    k->undone = uc_table_undo_count(t);
    k->over = over;
    return true;
}

/* ---- the folder ---- */

/* Creates a folder and missing parent folders. */
static bool make_folders(const char *path) {
    char part[PATH_MAX];
    snprintf(part, sizeof part, "%s", path);
    for (char *c = part + 1;; c++) {
        if (*c && *c != '/') continue;
        bool last = !*c;
        *c = '\0';
        if (mkdir(part, 0700) && errno != EEXIST) return false;
        if (last) return true;
        *c = '/';
    }
}

bool saves_folder(char path[PATH_MAX], bool make, uc_text *reason) {
    const char *state = getenv("XDG_STATE_HOME"), *home = getenv("HOME");
    int length = -1;
    if (state && state[0] == '/')
        length = snprintf(path, PATH_MAX, "%s/upcard", state);
    else if (home && home[0] == '/')
        length = snprintf(path, PATH_MAX, "%s/.local/state/upcard", home);
    if (length < 0 || length >= PATH_MAX) {
        uc_text_add(reason, "neither XDG_STATE_HOME nor HOME is set");
        return false;
    }
    return !make || make_folders(path) || fail(reason);
}

void saves_name(const char *folder, const uc_game *game, char path[SAVES_PATH_MAX]) {
    char stamp[32];
    time_t now = time(NULL);
    struct tm parts;
    strftime(stamp, sizeof stamp, "%Y%m%d-%H%M%S", localtime_r(&now, &parts));
    snprintf(path, SAVES_PATH_MAX, "%.*s/%s-%s-%ld%s", PATH_MAX - 1, folder, game->id, stamp, (long)getpid(),
             suffix);
}

/* ---- reading ---- */

/* Reads a saved game up to its last whole line: nobody ever saw a line that a crash cut off. */
static char *read_kept(int file, size_t *ret_length) {
    struct stat info;
    if (fstat(file, &info) || info.st_size < 0 || info.st_size > 64 << 20) return NULL;
    char *text = malloc((size_t)info.st_size + 1);
    size_t length = 0;
    ssize_t more = 1;
    while (text && more > 0 && length < (size_t)info.st_size) {
        more = pread(file, text + length, (size_t)info.st_size - length, (off_t)length);
        if (more > 0) length += (size_t)more;
    }
    while (text && length && text[length - 1] != '\n') length--;
    if (text) text[length] = '\0';
    *ret_length = length;
    return text;
}

/* The contents of a saved game. */
typedef struct reading {
    int file;
    size_t length; /* of its whole lines */
    bool cut;      /* there is more after them */
    saved_trouble trouble;
} reading;

/* Locks it, so that only one program at a time plays it. */
static bool open_kept(const char *path, reading *r, uc_text *reason) {
    struct stat here, there;
    r->file = open(path, O_RDWR | O_APPEND | O_CLOEXEC);
    if (r->file < 0) {
        r->trouble = SAVED_DAMAGED;
        uc_text_add(reason, "cannot be opened: ");
        return fail(reason);
    }
    if (!flock(r->file, LOCK_EX | LOCK_NB) && !fstat(r->file, &here) && !stat(path, &there) &&
        here.st_ino == there.st_ino) {
        r->cut = false;
        return true;
    }
    r->trouble = SAVED_IN_USE;
    uc_text_add(reason, "is open in another window");
    return false;
}

/* Writes the reason from a record's error, which begins with "line N: " if a line is wrong. */
static void describe_damage(const char *message, uc_text *reason) {
    bool line = !strncmp(message, "line ", 5);
    uc_text_add(reason, line ? "is damaged at " : "cannot continue: ");
    uc_text_add(reason, message);
    uc_text_add(reason, "; it is left as it is");
}

static uc_table *read_saved(const char *path, reading *r, uc_text *reason) {
    char buffer[UC_MESSAGE_MAX] = "";
    uc_text message;
    struct stat info;
    uc_text_start(&message, buffer, sizeof buffer);
    *r = (reading){.file = -1};
    uc_table *t = NULL;
    if (open_kept(path, r, reason)) {
        char *text = read_kept(r->file, &r->length);
        if (text)
            t = uc_table_read(text, r->length, &message);
        else
            fail(&message);
        free(text);
        r->cut = !fstat(r->file, &info) && (size_t)info.st_size > r->length;
        if (t) return t;
        r->trouble = SAVED_DAMAGED;
        describe_damage(buffer, reason);
    }
    if (r->file >= 0) close(r->file);
    return NULL;
}

uc_table *saves_resume(const char *path, record_file *k, uc_text *reason) {
    reading r;
    uc_table *t = read_saved(path, &r, reason);
    if (!t) return NULL;
    record_file_start(k, path, true);
    k->file = r.file;
    k->written = uc_table_move_count(t);
    k->undone = uc_table_undo_count(t);
    k->over = uc_over(uc_table_state(t));
    k->cut = r.cut;
    if (ftruncate(r.file, (off_t)r.length)) record_file_close(k);
    return t;
}

/* "round 3, You 40, Ada 55, Ben 12". */
static void describe(saved_game *saved, const uc_table *t, bool cut) {
    uc_text text;
    uc_text_start(&text, saved->note, sizeof saved->note);
    if (cut) uc_text_add(&text, "damaged at its end, without its last moves: ");
    uc_text_add(&text, "round ");
    uc_text_add_number(&text, uc_table_state(t)->head.round);
    for (int seat = 0; seat < uc_table_seats(t); seat++) {
        uc_text_add(&text, ", ");
        uc_text_add(&text, uc_table_names(t)[seat]);
        uc_text_add(&text, " ");
        uc_text_add_number(&text, uc_total(uc_table_state(t), seat));
    }
}

static const char *file_name(const char *path) {
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

/* The game at the start of a file name from saves_name, or NULL. */
static const uc_game *named_game(const char *name) {
    for (const uc_game *const *g = uc_games; *g; g++) {
        size_t length = strlen((*g)->id);
        if (!strncmp(name, (*g)->id, length) && name[length] == '-') return *g;
    }
    return NULL;
}

static void name_saved(saved_game *saved) {
    char when[32];
    time_t time = (time_t)saved->when;
    struct tm parts;
    strftime(when, sizeof when, "%Y-%m-%d %H:%M", localtime_r(&time, &parts));
    snprintf(saved->title, sizeof saved->title, "%s, %s%s", saved->game ? saved->game->name : "A saved game",
             when, saved->trouble == SAVED_DAMAGED ? ", damaged" : "");
}

static bool look_at(const char *path, const uc_game *game, saved_game *saved) {
    char buffer[2 * UC_MESSAGE_MAX] = "";
    uc_text reason;
    reading r;
    struct stat info;
    uc_text_start(&reason, buffer, sizeof buffer);
    if (stat(path, &info)) return false;
    uc_table *t = read_saved(path, &r, &reason);
    *saved = (saved_game){.when = (int64_t)info.st_mtime, .trouble = r.trouble};
    snprintf(saved->path, sizeof saved->path, "%s", path);
    saved->game = t ? uc_table_game(t) : named_game(file_name(path));
    name_saved(saved);
    bool over = t && uc_over(uc_table_state(t));
    if (t) {
        describe(saved, t, r.cut);
        close(r.file);
    } else {
        uc_text_start(&reason, saved->note, sizeof saved->note);
        uc_text_add(&reason, "it ");
        uc_text_add(&reason, buffer);
        uc_text_add(&reason, " (");
        uc_text_add(&reason, file_name(path));
        uc_text_add(&reason, ")");
    }
    uc_table_close(t);
    return !over && (!game || saved->game == game);
}

/* Keeps the newest SAVES_MAX, the newest first. */
static int insert(saved_game list[SAVES_MAX], int count, const saved_game *saved) {
    int at = count < SAVES_MAX ? count : SAVES_MAX;
    while (at > 0 && list[at - 1].when < saved->when) at--;
    if (at == SAVES_MAX) return count;
    int moved = (count < SAVES_MAX ? count : SAVES_MAX - 1) - at;
    memmove(&list[at + 1], &list[at], (size_t)moved * sizeof *list);
    list[at] = *saved;
    return count < SAVES_MAX ? count + 1 : count;
}

int saves_list(const uc_game *game, saved_game list[SAVES_MAX]) {
    char folder[PATH_MAX], path[SAVES_PATH_MAX], buffer[UC_MESSAGE_MAX];
    uc_text reason;
    saved_game saved;
    int count = 0;
    uc_text_start(&reason, buffer, sizeof buffer);
    DIR *directory = saves_folder(folder, false, &reason) ? opendir(folder) : NULL;
    if (!directory) return 0;
    for (struct dirent *entry; (entry = readdir(directory));) {
        size_t length = strlen(entry->d_name);
        if (length <= sizeof suffix || strcmp(entry->d_name + length - sizeof suffix + 1, suffix) != 0)
            continue;
        if (snprintf(path, sizeof path, "%s/%s", folder, entry->d_name) >= (int)sizeof path) continue;
        if (look_at(path, game, &saved)) count = insert(list, count, &saved);
    }
    closedir(directory);
    return count;
}

void saves_finish(record_file *k, const uc_game *game, char path[SAVES_PATH_MAX]) {
    char folder[SAVES_PATH_MAX];
    snprintf(folder, sizeof folder, "%s", k->path);
    char *slash = strrchr(folder, '/');
    if (slash) *slash = '\0';
    record_file_close(k);
    int length = snprintf(path, SAVES_PATH_MAX, "%s/last-%s.upcard", slash ? folder : ".", game->id);
    if (length >= SAVES_PATH_MAX || rename(k->path, path)) snprintf(path, SAVES_PATH_MAX, "%s", k->path);
}
