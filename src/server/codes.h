/** @file
 * Codes of tables: six characters that people can read out and type, thirty bits. A table's id in the store
 * is its code's number plus one.
 */
#ifndef UC_SERVER_CODES_H
#define UC_SERVER_CODES_H

#include <stdbool.h>
#include <stdint.h>

enum { CODE_MAX = 7 };

/** A table of the store with this id or a larger one is a server's own journal (server_journal.h), up to
 * those of shared pads. The difference is the time when it was begun, in seconds since 1970. */
#define SERVER_JOURNAL_FIRST (UINT64_C(1) << 40)
/** Shared pads have this id or a larger one. It contains both of their codes, so that a list of ids finds a
 * pad by either. */
#define SHARED_PAD_FIRST (UINT64_C(1) << 61)

/** The journal of the operator's measures (moderation.h). */
#define MODERATION_JOURNAL (SERVER_JOURNAL_FIRST - 1)

/** A table id from the operating system's generator. */
uint64_t code_new(void);
void code_text(char ret_code[CODE_MAX], uint64_t table);
/** The table of a code as people write it: case, spaces and hyphens do not matter. 0: invalid. */
uint64_t code_read(const char *text);

/** Whether an id of the store is that of a table, of a server's own journal, or of a shared pad. */
static inline bool is_table_journal(uint64_t id) {
    return id < MODERATION_JOURNAL;
}
static inline bool is_server_journal(uint64_t id) {
    return id >= SERVER_JOURNAL_FIRST && id < SHARED_PAD_FIRST;
}
static inline bool is_shared_pad(uint64_t id) {
    return id >= SHARED_PAD_FIRST;
}
/** The id of a shared pad from the ids of two codes: one for those who write, one for those who look on. */
uint64_t shared_pad_id(uint64_t code, uint64_t look);
/** The ids of its codes. */
uint64_t shared_pad_code(uint64_t id);
uint64_t shared_pad_look(uint64_t id);

#endif
