/* The history of a load test. */
#include "swarm/history.h"

#include <inttypes.h>
#include <stdarg.h>
#include <uv.h>

void swarm_history_add(FILE *history, const char *code, int seat, const char *format, ...) {
    va_list arguments;
    if (!history) return;
    fprintf(history, "%" PRIu64 " %s ", uv_hrtime() / 1000, code);
    if (seat < 0)
        fputs("- ", history);
    else
        fprintf(history, "%d ", seat);
    va_start(arguments, format);
    vfprintf(history, format, arguments);
    va_end(arguments);
    fputc('\n', history);
}
