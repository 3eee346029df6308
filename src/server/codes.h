/** @file
 * Codes of tables: six characters that people can read out and type, thirty bits. A table's id in the store
 * is its code's number plus one.
 */
#ifndef UC_SERVER_CODES_H
#define UC_SERVER_CODES_H

#include <stdbool.h>
#include <stdint.h>

enum { CODE_MAX = 7 };

/** A table of the store with this id or a larger one is a server's own journal (server_journal.h). The
 * difference is the time when it was begun, in seconds since 1970. */
#define SERVER_JOURNAL_FIRST (UINT64_C(1) << 40)

/** A table id from the operating system's generator. */
uint64_t code_new(void);
void code_text(char ret_code[CODE_MAX], uint64_t table);
/** The table of a code as people write it: case, spaces and hyphens do not matter. 0: invalid. */
uint64_t code_read(const char *text);

#endif
