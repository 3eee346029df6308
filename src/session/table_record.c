/* A table as a record, and back. */
#include <stdlib.h>
#include <string.h>

#include "session/table_internal.h"

static void add_line(uc_text *text, const char *key, void (*value)(uc_text *, const uint8_t *),
                     const uc_table *t) {
    uc_text_add(text, key);
    uc_text_add(text, " ");
    value(text, t->secret);
    uc_text_add(text, "\n");
}

static void add_commit(uc_text *text, const uint8_t *secret) {
    uc_fair_commit(text, secret);
}

static void add_secret(uc_text *text, const uint8_t *secret) {
    uc_fair_secret_text(text, secret);
}

void uc_table_record_head(const uc_table *t, bool saved, uc_text *text) {
    const char *players[UC_SEATS_MAX];
    char buffer[UC_SEATS_MAX * 2 * UC_NAME_MAX + 512];
    uc_text extra;
    for (int seat = 0; seat < t->seats; seat++) players[seat] = t->seat[seat].player;
    uc_text_start(&extra, buffer, sizeof buffer);
    uc_record_names(&extra, players, t->seats);
    add_line(&extra, "commit", add_commit, t);
    if (uc_over(&t->state))
        add_line(&extra, "seed", add_secret, t);
    else if (saved)
        add_line(&extra, "secret", add_secret, t);
    if (t->undone) {
        uc_text_add(&extra, "undone ");
        uc_text_add_number(&extra, t->undone);
        uc_text_add(&extra, "\n");
    }
    uc_record_begin(text, &t->start, buffer);
}

void uc_table_record_moves(const uc_table *t, size_t from, uc_text *text) {
    for (size_t i = from; i < t->kernel.moves; i++)
        uc_record_move(text, t->game, t->moves[i].mover, t->moves[i].move);
    uc_record_result(text, &t->state);
}

static uint32_t read_undone(const uc_record *record) {
    size_t length;
    const char *value = uc_record_value(record, "undone", &length);
    uint32_t number = 0;
    for (size_t i = 0; value && i < length && i < 9 && value[i] >= '0' && value[i] <= '9'; i++)
        number = 10 * number + (uint32_t)(value[i] - '0');
    return number;
}

/** Opens the table at the beginning of an opened record. */
static uc_table *open_recorded(const uc_record *record, uc_text *message) {
    char names[UC_SEATS_MAX][64];
    const char *players[UC_SEATS_MAX];
    uint8_t secret[UC_SECRET_BYTES];
    size_t length;
    const char *value = uc_record_value(record, "secret", &length);
    if (!value) value = uc_record_value(record, "seed", &length);
    if (!value || !uc_fair_read_secret(secret, value, length)) {
        uc_text_add(message, "it has no secret");
        return NULL;
    }
    uc_record_read_names(record, names);
    for (int seat = 0; seat < record->state.head.seats; seat++) players[seat] = names[seat];
    uc_table *t = uc_table_open(&record->state, players, secret, message);
    if (t) t->undone = read_undone(record);
    return t;
}

uc_table *uc_table_read(const char *text, size_t length, uc_text *message) {
    uc_record record;
    if (uc_record_open(&record, text, length, message)) return NULL;
    uc_table *t = open_recorded(&record, message);
    int more = 0;
    while (t && (more = uc_record_next(&record, NULL, message)) > 0)
        if (uc_table_apply(t, record.mover, record.move).error) break;
    if (more == 0) return t;
    if (more > 0) uc_text_add(message, "out of memory");
    uc_table_close(t);
    return NULL;
}
