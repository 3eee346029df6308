/** @file
 * The log of a server: one line per event on standard error, in logfmt (`ts=... level=info event=listening
 * url=http://127.0.0.1:4040`). Never a token or another secret. In the loop's thread.
 *
 *     server_log(LOG_LEVEL_INFO, "listening", LOG_TEXT("url", url), LOG_NUMBER("files", 12));
 */
#ifndef UC_SERVER_LOG_H
#define UC_SERVER_LOG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum log_level { LOG_LEVEL_ERROR, LOG_LEVEL_WARNING, LOG_LEVEL_INFO, LOG_LEVEL_DEBUG } log_level;

/** A value with its name; a text, or a number if `text` is NULL. Texts are quoted if necessary. */
typedef struct log_field {
    const char *key, *text;
    int64_t number;
} log_field;

#define LOG_TEXT(key, text) ((log_field){(key), (text), 0})
#define LOG_NUMBER(key, number) ((log_field){(key), NULL, (int64_t)(number)})

/** Writes a line: an event and at least one field. More than 20 lines of the same event within 10 seconds are
 * only counted, and the count is written afterwards. */
#define server_log(level, event, ...)                                                                        \
    log_write(level, event, (const log_field[]){__VA_ARGS__},                                                \
              sizeof((const log_field[]){__VA_ARGS__}) / sizeof(log_field))

void log_write(log_level level, const char *event, const log_field *fields, size_t count);
/** Sets the most detailed level: "error", "warning", "info" or "debug"; false: another word. */
bool log_set_level(const char *name);
/** Writes the counts that are still due. */
void log_finish(void);

#endif
