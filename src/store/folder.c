#include "store/folder.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

void text_add_all(uc_text *text, ...) {
    va_list parts;
    va_start(parts, text);
    for (const char *part = va_arg(parts, const char *); part; part = va_arg(parts, const char *))
        uc_text_add(text, part);
    va_end(parts);
}

static bool sync_path(const char *path, int flags) {
    int fd = open(path, flags | O_CLOEXEC);
    if (fd < 0) return false;
    bool synced = fsync(fd) == 0;
    close(fd);
    return synced;
}

bool store_file_sync(const char *file) {
    return sync_path(file, O_RDONLY);
}

bool store_folder_sync(const char *file) {
    char path[PATH_MAX];
    snprintf(path, sizeof path, "%s", file);
    while (path[0] && path[1] && path[strlen(path) - 1] == '/') path[strlen(path) - 1] = '\0';
    char *slash = strrchr(path, '/');
    if (slash) slash[slash == path] = '\0';
    return sync_path(slash ? path : ".", O_RDONLY | O_DIRECTORY);
}

static bool make_one(const char *folder) {
    if (mkdir(folder, 0700) == 0) return store_folder_sync(folder);
    struct stat status;
    if (errno != EEXIST) return false;
    if (stat(folder, &status) == 0 && S_ISDIR(status.st_mode)) return true;
    errno = ENOTDIR;
    return false;
}

bool store_folder_make(const char *folder, uc_text *message) {
    char path[PATH_MAX];
    bool made = snprintf(path, sizeof path, "%s", folder) < (int)sizeof path;
    if (!made) errno = ENAMETOOLONG;
    /* A new user of a machine does not even have ~/.local/share. */
    for (char *slash = path; made && *slash && (slash = strchr(slash + 1, '/')); *slash = '/') {
        *slash = '\0';
        made = make_one(path);
    }
    if (made && make_one(path)) return true;
    text_add_all(message, "cannot make the folder ", folder, ": ", strerror(errno), NULL);
    return false;
}

static void name_holder(int fd, const char *folder, uc_text *message) {
    char pid[16];
    ssize_t length = pread(fd, pid, sizeof pid - 1, 0);
    pid[length > 0 ? length : 0] = '\0';
    pid[strcspn(pid, "\n")] = '\0';
    text_add_all(message, "the store in ", folder, " is being used by process ", pid[0] ? pid : "(unknown)",
                 NULL);
}

static bool write_pid(int fd) {
    char pid[16];
    int length = snprintf(pid, sizeof pid, "%ld\n", (long)getpid());
    return ftruncate(fd, 0) == 0 && pwrite(fd, pid, (size_t)length, 0) == length;
}

bool store_file_give(const char *file, const char *folder, uc_text *message) {
    struct stat owner;
    if (geteuid() != 0) return true;
    if (stat(folder, &owner) == 0 && chown(file, owner.st_uid, owner.st_gid) == 0) return true;
    text_add_all(message, "cannot give away ", file, ": ", strerror(errno), NULL);
    return false;
}

int store_folder_lock(const char *folder, uc_text *message) {
    char path[PATH_MAX];
    snprintf(path, sizeof path, "%s/lock", folder);
    int fd = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (fd >= 0 && !store_file_give(path, folder, message)) return close(fd), -1;
    /* The number in it only informs people; a full disk is no reason not to open. */
    if (fd >= 0 && flock(fd, LOCK_EX | LOCK_NB) == 0) return (void)!write_pid(fd), fd;
    const char *remedy = errno == EACCES ? "; run this as the user of that folder" : NULL;
    if (fd >= 0 && errno == EWOULDBLOCK)
        name_holder(fd, folder, message);
    else
        text_add_all(message, "cannot lock ", path, ": ", strerror(errno), remedy, NULL);
    if (fd >= 0) close(fd);
    return -1;
}
