/* upcard drive: the rules over standard input and output. */
#include "drive/drive.h"

#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/arguments.h"
#include "cli/commands.h"

/* Reads one line of at most DRIVE_LINE_MAX bytes into `line` and drops the rest. Returns its length, -1 if it
 * was longer, -2 at the end. */
static long read_line(FILE *in, char *line) {
    long length = 0;
    int c;
    bool any = false;
    while ((c = getc_unlocked(in)) != EOF) {
        any = true;
        if (c == '\n') break;
        if (length < DRIVE_LINE_MAX) line[length] = (char)c;
        length += length <= DRIVE_LINE_MAX;
    }
    if (!any) return -2;
    return length > DRIVE_LINE_MAX ? -1 : length;
}

static const char help[] =
    "usage: upcard drive\n"
    "\n"
    "Holds one game and answers requests in order: one JSON object per line on\n"
    "standard input, one answer per line on standard output. It serves tests, tools\n"
    "and other languages (docs/drive.md).\n"
    "\n"
    "example: echo '{\"op\":\"new\",\"game\":\"flip7\",\"seats\":3,\"rules\":{}}' | upcard drive\n";

int cmd_drive(int argc, char **argv) {
    if (argc > 1 && !strcmp(argv[1], "--help")) return fputs(help, stdout), finish_output("drive");
    if (argc > 1) return usage_error("drive", "unexpected argument %s", argv[1]);
    drive *d = drive_new();
    char *line = malloc(DRIVE_LINE_MAX);
    if (!d || !line) return drive_free(d), free(line), failure("drive", "out of memory");
    int status = STATUS_FINE;
    for (long length; !status && (length = read_line(stdin, line)) != -2;) {
        size_t bytes;
        const char *answer =
            length < 0 ? drive_too_long(d, &bytes) : drive_answer(d, line, (size_t)length, &bytes);
        if (fwrite(answer, 1, bytes, stdout) != bytes || fflush(stdout))
            status = failure("drive", "cannot write: %s", strerror(errno));
    }
    if (!status && ferror(stdin)) status = failure("drive", "cannot read: %s", strerror(errno));
    drive_free(d);
    free(line);
    return status;
}
