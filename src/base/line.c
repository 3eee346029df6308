#include "base/line.h"

#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#if UPCARD_EDITLINE
#include <editline/readline.h>

static char *edited(const char *prompt) {
    static char *line;
    static bool begun;
    if (!begun) setlocale(LC_CTYPE, ""); /* letters of several bytes */
    begun = true;
    free(line);
    line = readline(prompt);
    if (line && *line) add_history(line);
    return line;
}
#else
static char *edited(const char *prompt) {
    (void)prompt;
    return NULL;
}
#endif

static char *plain(const char *prompt) {
    static char *line;
    static size_t room;
    if (line_asks()) fputs(prompt, stdout);
    fflush(stdout);
    ssize_t length = getline(&line, &room, stdin);
    if (length < 0) return NULL;
    line[strcspn(line, "\r\n")] = '\0';
    return line;
}

bool line_asks(void) {
    return isatty(STDIN_FILENO) && isatty(STDOUT_FILENO);
}

const char *line_read(const char *prompt) {
    char *line = UPCARD_EDITLINE && line_asks() ? edited(prompt) : plain(prompt);
    if (!line) return NULL;
    for (size_t length = strlen(line); length && strchr(" \t", line[length - 1]);) line[--length] = '\0';
    return line + strspn(line, " \t");
}
