/* The checks of a load test: compares the moves confirmed to its clients with the records of the games. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "session/verify.h"
#include "swarm/swarm.h"

enum { TOLD_MAX = 20 };

const char *const swarm_wrong_words[SWARM_WRONGS] = {
    [SWARM_SEQ_BACK] = "seq_went_back", [SWARM_REPEAT_CHANGED] = "repeat_changed",
    [SWARM_LOST] = "confirmed_lost",    [SWARM_TWICE] = "confirmed_twice",
    [SWARM_STRANGE] = "move_of_nobody", [SWARM_TOTALS] = "totals_differ",
    [SWARM_RECORD] = "record_bad",      [SWARM_SEAT_LOST] = "seat_lost"};

void swarm_report(swarm *s, swarm_wrong wrong, const swarm_table *t, const char *format, ...) {
    va_list arguments;
    s->wrong[wrong]++;
    if (s->wrongs++ >= TOLD_MAX) return;
    fprintf(stderr, "upcard swarm: %s: table %u (%s %s): ", swarm_wrong_words[wrong], t->number, t->game->id,
            t->code);
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    fputc('\n', stderr);
}

/* FNV-1a. */
uint32_t swarm_hash(const char *bytes, size_t length) {
    uint32_t hash = 2166136261u;
    for (size_t i = 0; i < length; i++) hash = (hash ^ (unsigned char)bytes[i]) * 16777619u;
    return hash;
}

void swarm_remember(swarm_table *t, int64_t seq, int seat, const char *move) {
    if (t->count == t->room) {
        uint32_t room = 2 * t->room + 64;
        swarm_confirmed *more = realloc(t->moves, room * sizeof *more);
        if (!more) abort(); /* a check that loses moves is worthless */
        t->moves = more;
        t->room = room;
    }
    t->moves[t->count++] = (swarm_confirmed){
        .seq = (uint32_t)seq, .move = swarm_hash(move, strlen(move)), .seat = (uint8_t)seat};
}

void swarm_check_totals(swarm_table *t) {
    for (uint32_t i = 1; i < t->seats; i++)
        if (t->seat[i].totals != t->seat[0].totals)
            swarm_report(t->swarm, SWARM_TOTALS, t, "seats %d and %d received different results",
                         t->seat[0].client->seat, t->seat[i].client->seat);
}

static int by_seq(const void *a, const void *b) {
    const swarm_confirmed *one = a, *other = b;
    return one->seq < other->seq ? -1 : one->seq > other->seq;
}

/* The position among the confirmed moves while a record is read. */
typedef struct place {
    swarm_table *table;
    uint32_t next;
} place;

/* Reports confirmed moves with a number up to this one that are missing in the record. */
static void report_missing(place *p, uint64_t number) {
    swarm_table *t = p->table;
    for (; p->next < t->count && t->moves[p->next].seq < number; p->next++)
        swarm_report(t->swarm, SWARM_LOST, t, "move %u of seat %d is not in the record",
                     t->moves[p->next].seq, t->moves[p->next].seat);
}

static void compare_move(place *p, uint64_t number, int mover, uc_move move) {
    swarm_table *t = p->table;
    char word[UC_MOVE_TEXT_MAX];
    uc_text text;
    report_missing(p, number);
    if (mover == UC_CHANCE) return;
    if (p->next == t->count || t->moves[p->next].seq != number) {
        t->swarm->strange++; /* with a clock, the server's bots move too */
        if (!strcmp(t->swarm->options->clock, "none"))
            swarm_report(t->swarm, SWARM_STRANGE, t, "move %llu of seat %d was confirmed without a request",
                         (unsigned long long)number, mover);
        return;
    }
    const swarm_confirmed *c = &t->moves[p->next++];
    uc_text_start(&text, word, sizeof word);
    uc_move_text(&text, t->game, move);
    if (c->seat != mover || c->move != swarm_hash(word, text.length))
        swarm_report(t->swarm, SWARM_LOST, t,
                     "move %u was confirmed to seat %d; the record has \"%s\" of seat %d", c->seq, c->seat,
                     word, mover);
    t->swarm->moves_checked++;
}

void swarm_check_record(swarm_table *t, const char *record, size_t length) {
    char buffer[2 * UC_MESSAGE_MAX];
    uc_text message;
    checked found;
    int more = -1;
    place p = {.table = t};
    uc_text_start(&message, buffer, sizeof buffer);
    qsort(t->moves, t->count, sizeof *t->moves, by_seq);
    for (uint32_t i = 1; i < t->count; i++)
        if (t->moves[i].seq == t->moves[i - 1].seq)
            swarm_report(t->swarm, SWARM_TWICE, t, "number %u", t->moves[i].seq);
    if (check_open(&found, record, length, &message))
        while ((more = check_next(&found, &message)) > 0)
            compare_move(&p, found.moves, found.record.mover, found.record.move);
    if (more) {
        swarm_report(t->swarm, SWARM_RECORD, t, "%s", buffer);
        return;
    }
    report_missing(&p, UINT64_MAX);
    if (!found.seeded || !found.committed || !found.record.result_seen)
        swarm_report(t->swarm, SWARM_RECORD, t, "its seed, its commitment or its result is missing");
    t->swarm->checked++;
}
