/* Counts events: each type, and the events that the rows of a game's tally describe. */
#include "sim/tally.h"

#include <string.h>

void sample_add(uc_sample *sample, int64_t value) {
    sample->count++;
    sample->sum += value;
    sample->squares += (uint64_t)(value * value);
}

void sample_merge(uc_sample *to, const uc_sample *from) {
    to->count += from->count;
    to->sum += from->sum;
    to->squares += from->squares;
}

static int event_types(const uc_game *game) {
    int count = 0;
    while (game->events[count].type) count++;
    return count;
}

static bool same_key(const uc_tally_row *row, const uc_tally_row *other) {
    return !strcmp(row->key, other->key);
}

uc_tally_key uc_tally_key_of(const uc_game *game, int index) {
    int types = event_types(game);
    if (index < types) return (uc_tally_key){game->events[index].type, game->events[index].sentence, false};
    const uc_tally_row *row = game->tallies;
    for (int at = types; row->key && at < index; at++)
        for (const uc_tally_row *first = row; row->key && same_key(row, first);) row++;
    uc_tally_key key = {row->key, row->label, false};
    for (const uc_tally_row *same = row; same->key && same_key(same, row); same++)
        key.averages |= same->role == UC_TALLY_AMONG || same->measure != UC_PART_NONE;
    return key;
}

void tally_open(tally_game *t, const uc_game *game) {
    int at = event_types(game) - 1;
    memset(t, 0, sizeof *t);
    t->rows = game->tallies;
    for (int i = 0; t->rows[i].key; i++) {
        at += i == 0 || !same_key(&t->rows[i], &t->rows[i - 1]);
        t->at[i] = (uint8_t)at;
        for (uint64_t types = t->rows[i].of | t->rows[i].by; types; types &= types - 1)
            t->concerned[__builtin_ctzll(types)] |= UINT64_C(1) << i;
    }
}

void tally_start(tally_game *t, const uc_state *fresh) {
    t->round = fresh->head.round;
    t->last = UC_NOBODY;
    memset(t->seat, UC_NOBODY, sizeof t->seat);
    memset(t->seen, 0, sizeof t->seen);
    memset(t->number, 0, sizeof t->number);
    memset(t->in_rounds, 0, sizeof t->in_rounds);
    memset(t->measure, 0, sizeof t->measure);
}

static int64_t measure_of(const uc_event *event, int part) {
    if (part != UC_PART_SET) return uc_event_part(event, part);
    return __builtin_popcountll(event->set.word[0]) + __builtin_popcountll(event->set.word[1]);
}

/** Whether an event that follows one of type `last` meets the conditions of a row, except `by`. */
static bool fits(const uc_tally_row *row, const uc_event *event, int last, bool first) {
    if (!(row->of >> event->type & 1) || (row->first && !first)) return false;
    if (row->after && (last == UC_NOBODY || !(row->after >> last & 1))) return false;
    if (row->part == UC_PART_NONE) return true;
    int value = uc_event_part(event, row->part);
    return row->low <= value && value <= row->high;
}

static void mark(tally_game *t, int at) {
    t->seen[at / 64] |= UINT64_C(1) << at % 64;
}

static void count_row(tally_game *t, int i, const uc_event *event, bool first) {
    const uc_tally_row *row = &t->rows[i];
    int at = t->at[i];
    if (row->by >> event->type & 1) t->seat[i] = event->seat;
    if ((row->by && event->seat != t->seat[i]) || !fits(row, event, t->last, first)) return;
    switch (row->role) {
    case UC_TALLY_EACH:
        mark(t, at);
        t->number[at]++;
        t->measure[at] += measure_of(event, row->measure);
        break;
    case UC_TALLY_LESS: t->number[at]--; break;
    default: t->measure[at]++;
    }
}

static void count_event(tally_game *t, const uc_event *event, bool first) {
    mark(t, event->type);
    t->number[event->type]++;
    for (uint64_t rows = t->concerned[event->type]; rows; rows &= rows - 1)
        count_row(t, __builtin_ctzll(rows), event, first);
    t->last = event->type;
}

static void end_round(tally_game *t) {
    for (int i = 0; i < UC_TALLIES_MAX; i++) t->in_rounds[i] += t->seen[i / 64] >> i % 64 & 1;
    memset(t->seen, 0, sizeof t->seen);
}

void tally_move(tally_game *t, const uc_state *after, const uc_events *events) {
    for (uint32_t i = 0; i < events->count; i++) count_event(t, &events->item[i], i == 0);
    if (after->head.round == t->round) return;
    end_round(t);
    t->round = after->head.round;
}

void tally_end(tally_game *t, const uc_state *last, uc_tally *tallies) {
    int64_t rounds = last->head.round;
    end_round(t);
    for (int i = 0; i < UC_TALLIES_MAX; i++) {
        uc_tally *to = &tallies[i];
        sample_add(&to->number, t->number[i]);
        sample_add(&to->in_rounds, t->in_rounds[i]);
        sample_add(&to->measure, t->measure[i]);
        to->number_x_rounds += t->number[i] * rounds;
        to->in_rounds_x_rounds += t->in_rounds[i] * rounds;
        to->measure_x_number += t->measure[i] * t->number[i];
    }
}

void tally_merge(uc_tally *to, const uc_tally *from) {
    sample_merge(&to->number, &from->number);
    sample_merge(&to->in_rounds, &from->in_rounds);
    sample_merge(&to->measure, &from->measure);
    to->number_x_rounds += from->number_x_rounds;
    to->in_rounds_x_rounds += from->in_rounds_x_rounds;
    to->measure_x_number += from->measure_x_number;
}
