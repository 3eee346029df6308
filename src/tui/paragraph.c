#include "tui/paragraph.h"

#include <stdio.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "tui/canvas.h"
#include "tui/width.h"

enum { WIDTH_MIN = 40, WIDTH_MAX = 120, WIDTH_USUAL = 80, HANG_MIN = 2 };

int paragraph_columns(void) {
    struct winsize size;
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) || size.ws_col < WIDTH_MIN) return WIDTH_USUAL;
    return size.ws_col > WIDTH_MAX ? WIDTH_MAX : size.ws_col;
}

/* Where the last column of a line begins, if that is in its first half. */
static int hang_of(const char *line, int columns) {
    int hang = HANG_MIN, at = 0, blanks = 0;
    while (*line && *line != '\n') {
        int wide, bytes = width_of(line, &wide);
        if (*line == ' ')
            blanks++;
        else {
            if (blanks >= 2 && at <= columns / 2) hang = at;
            blanks = 0;
        }
        at += wide;
        line += bytes;
    }
    return hang;
}

void print_lines(const char *text) {
    if (!isatty(STDOUT_FILENO)) {
        fputs(text, stdout);
        return;
    }
    int columns = paragraph_columns();
    while (*text) {
        int hang = hang_of(text, columns), indent = 0;
        const char *next;
        for (bool more = true; more; indent = hang, text = next) {
            size_t bytes = text_wrap(text, columns - indent, &next);
            more = text[bytes] && text[bytes] != '\n';
            printf("%*s%.*s\n", indent, "", (int)bytes, text);
        }
    }
}
