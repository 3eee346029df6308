/* Lines of "ORIGIN TOKEN" or "ORIGIN TOKEN LABEL". */
#include "client/tokens.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

/** The token of a line for this server and label, or NULL; the line is cut. */
static const char *token_of(char *line, const char *origin, const char *label) {
    line[strcspn(line, "\n")] = '\0';
    char *token = strchr(line, ' ');
    if (!token) return NULL;
    *token++ = '\0';
    char *rest = strchr(token, ' ');
    if (rest) *rest++ = '\0';
    return !strcmp(line, origin) && !strcmp(rest ? rest : "", label) ? token : NULL;
}

static FILE *open_tokens(const char *folder) {
    char path[PATH_MAX];
    snprintf(path, sizeof path, "%s/tokens", folder);
    return fopen(path, "re");
}

bool tokens_find(const char *folder, const char *origin, const char *label, char ret_token[UC_TOKEN_MAX]) {
    char *line = NULL;
    size_t room = 0;
    bool found = false;
    FILE *file = open_tokens(folder);
    while (file && !found && getline(&line, &room, file) > 0) {
        const char *token = token_of(line, origin, label);
        found = token && *token && strlen(token) < UC_TOKEN_MAX;
        if (found) memcpy(ret_token, token, strlen(token) + 1);
    }
    free(line);
    if (file) fclose(file);
    return found;
}

/** Copies the lines of other servers and labels from the old file. */
static void copy_others(FILE *to, const char *folder, const char *origin, const char *label) {
    char *line = NULL;
    size_t room = 0;
    FILE *from = open_tokens(folder);
    while (from && getline(&line, &room, from) > 0) {
        char *copy = strdup(line);
        if (copy && !token_of(copy, origin, label)) fputs(line, to);
        free(copy);
    }
    free(line);
    if (from) fclose(from);
}

/** Writes the new file beside the old one and renames it: 0, or an errno. */
static int rewrite(const char *folder, const char *origin, const char *label, const char *token) {
    char path[PATH_MAX], fresh[PATH_MAX + 8];
    snprintf(path, sizeof path, "%s/tokens", folder);
    snprintf(fresh, sizeof fresh, "%s.new", path);
    int descriptor = open(fresh, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0600);
    if (descriptor < 0) return errno;
    FILE *file = fdopen(descriptor, "w");
    if (!file) return close(descriptor), ENOMEM;
    bool fine = !fchmod(descriptor, 0600);
    copy_others(file, folder, origin, label);
    if (*token) fprintf(file, "%s %s%s%s\n", origin, token, *label ? " " : "", label);
    fine = fine && !fflush(file) && !ferror(file) && !fsync(descriptor);
    int reason = fine ? 0 : errno;
    fclose(file);
    if (fine && rename(fresh, path)) reason = errno;
    if (reason) unlink(fresh);
    return reason;
}

bool tokens_keep(const char *folder, const char *origin, const char *label, const char *token,
                 uc_text *reason) {
    int lock = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    int error = lock < 0 || flock(lock, LOCK_EX) ? errno : rewrite(folder, origin, label, token);
    if (lock >= 0) close(lock);
    if (error) uc_text_add(reason, strerror(error));
    return !error;
}
