#include "saves/pad_file.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "saves/disk.h"

enum { FILE_MAX = 64 << 20, HEAD_ROOM = 16384 };

static bool fail(uc_text *reason, const char *why) {
    uc_text_add(reason, why);
    return false;
}

void pad_file_close(pad_file *f) {
    if (f->file >= 0) close(f->file);
    f->file = -1;
}

/* The head, if wanted, and the lines from there on, as one text of malloc. */
static char *compose(const uc_pad *pad, size_t from, bool head, size_t *ret_length) {
    size_t lines = uc_pad_line_count(pad), room = HEAD_ROOM;
    for (size_t i = from; i < lines; i++) room += strlen(uc_pad_line(pad, i)) + 1;
    char *buffer = malloc(room);
    uc_text text;
    if (!buffer) return NULL;
    uc_text_start(&text, buffer, room);
    if (head) uc_pad_head(pad, &text);
    uc_pad_lines(pad, from, &text);
    *ret_length = text.length;
    return buffer;
}

bool pad_file_create(pad_file *f, const char *path, const uc_pad *pad, uc_text *reason) {
    char beside[SAVES_PATH_MAX + 8];
    size_t length = 0;
    *f = (pad_file){.lines = uc_pad_line_count(pad)};
    snprintf(f->path, sizeof f->path, "%s", path);
    snprintf(beside, sizeof beside, "%s.new", f->path);
    f->file = open(beside, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0666);
    char *text = f->file < 0 ? NULL : compose(pad, 0, true, &length);
    bool fine = text && disk_write(f->file, text, length) && !fsync(f->file) &&
                !flock(f->file, LOCK_EX | LOCK_NB) && !rename(beside, f->path);
    free(text);
    if (!fine) {
        fail(reason, strerror(errno));
        if (f->file >= 0) unlink(beside);
        pad_file_close(f);
        return false;
    }
    disk_sync_folder(f->path);
    return true;
}

/* The whole lines of a file, as a text of malloc. */
static char *contents(int file, size_t *ret_length, uc_text *reason) {
    struct stat info;
    if (fstat(file, &info)) return fail(reason, strerror(errno)), NULL;
    if (!S_ISREG(info.st_mode) || info.st_size > FILE_MAX) return fail(reason, "it is not a score pad"), NULL;
    size_t length = (size_t)info.st_size, done = 0;
    char *text = malloc(length + 1);
    if (!text) return fail(reason, "there is not enough memory"), NULL;
    for (ssize_t more = 1; more > 0 && done<length; done += more> 0 ? (size_t)more : 0)
        more = pread(file, text + done, length - done, (off_t)done);
    while (done && text[done - 1] != '\n') done--; /* a line that was cut off was not confirmed */
    *ret_length = done;
    return text;
}

uc_pad *pad_file_open(pad_file *f, const char *path, uc_text *reason) {
    size_t length;
    *f = (pad_file){.file = open(path, O_RDWR | O_APPEND | O_CLOEXEC)};
    snprintf(f->path, sizeof f->path, "%s", path);
    if (f->file < 0) return fail(reason, strerror(errno)), NULL;
    char *text = NULL;
    if (flock(f->file, LOCK_EX | LOCK_NB))
        fail(reason, "another program has it open");
    else
        text = contents(f->file, &length, reason);
    uc_pad *pad = text ? uc_pad_read(text, length, reason) : NULL;
    free(text);
    if (pad && ftruncate(f->file, (off_t)length)) {
        fail(reason, strerror(errno));
        uc_pad_close(pad);
        pad = NULL;
    }
    if (!pad) pad_file_close(f);
    if (pad) f->lines = uc_pad_line_count(pad);
    return pad;
}

bool pad_file_update(pad_file *f, const uc_pad *pad, uc_text *reason) {
    size_t length = 0;
    char *text = compose(pad, f->lines, false, &length);
    off_t before = lseek(f->file, 0, SEEK_END);
    bool fine = text && before >= 0 && disk_write(f->file, text, length) && !fdatasync(f->file);
    free(text);
    if (fine) {
        f->lines = uc_pad_line_count(pad);
        return true;
    }
    fail(reason, strerror(errno));
    if (before >= 0 && ftruncate(f->file, before)) pad_file_close(f); /* it ends in the middle of a line */
    return false;
}
