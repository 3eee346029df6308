#include "cli/sums.h"

#include <stddef.h>
#include <string.h>

/** Numbers of a uc_sim, all of 64 bits. Squares pass 2^63 only in sums that would soon overflow anyway; they
 * are written as the signed number with the same bits. */
typedef struct sums_row {
    const char *key;
    size_t offset;
    int words, items; /**< 64-bit numbers per item; items, 0: as many as players */
} sums_row;

#define WORDS(member) ((int)(sizeof(member) / sizeof(int64_t)))

static const sums_row rows[] = {
    {"unfinished", offsetof(uc_sim, unfinished), 1, 1},
    {"wins", offsetof(uc_sim, wins), 1, 0},
    {"shared", offsetof(uc_sim, shared), 1, 0},
    {"credit", offsetof(uc_sim, credit), WORDS(uc_sample), 0},
    {"points", offsetof(uc_sim, points), WORDS(uc_sample), 0},
    {"rounds", offsetof(uc_sim, rounds), WORDS(uc_sample), 1},
    {"decisions", offsetof(uc_sim, decisions), WORDS(uc_sample), 1},
    {"products", offsetof(uc_sim, products), 1, 1},
    {"lasted", offsetof(uc_sim, lasted), 1, UC_LASTED_MAX},
    {"tally", offsetof(uc_sim, tally), WORDS(uc_tally), UC_TALLIES_MAX},
};

enum { ROWS = sizeof rows / sizeof rows[0] };

_Static_assert(sizeof(uc_tally) == 12 * sizeof(int64_t), "a tally is twelve numbers");

static int numbers_of(const sums_row *row, int players) {
    return row->words * (row->items ? row->items : players);
}

json_t *sums_json(const uc_sim *part, int players, uint64_t from) {
    json_t *line =
        json_pack("{s:[I,I]}", "games", (json_int_t)from,
                  (json_int_t)from + (json_int_t)part->rounds.count + (json_int_t)part->unfinished);
    for (int i = 0; line && i < ROWS; i++) {
        json_t *list = json_array();
        int count = numbers_of(&rows[i], players), used = 0;
        const char *at = (const char *)part + rows[i].offset;
        int64_t number[UC_TALLIES_MAX * WORDS(uc_tally)];
        memcpy(number, at, (size_t)count * sizeof *number);
        for (int k = 0; k < count; k++)
            if (number[k]) used = k + 1;
        for (int k = 0; k < used; k++) json_array_append_new(list, json_integer(number[k]));
        json_object_set_new(line, rows[i].key, list);
    }
    return line;
}

const char *sums_read(uc_sim *to, json_t *line) {
    static uc_sim part;
    json_int_t from, end;
    int players = to->start.head.seats;
    memset(&part, 0, sizeof part);
    for (int i = 0; i < ROWS; i++) {
        json_t *list = json_object_get(line, rows[i].key), *value;
        size_t k, count = (size_t)numbers_of(&rows[i], players);
        if (!json_is_array(list) || json_array_size(list) > count)
            return "a list of sums is missing or too long";
        json_array_foreach(list, k, value) {
            int64_t number = json_integer_value(value);
            if (!json_is_integer(value)) return "a sum is not a whole number";
            memcpy((char *)&part + rows[i].offset + k * sizeof number, &number, sizeof number);
        }
    }
    if (json_unpack(line, "{s:[I,I]}", "games", &from, &end) ||
        uc_sim_counted(&part) != (uint64_t)(end - from))
        return "its number of games is wrong";
    uc_sim_add(to, &part);
    return NULL;
}
