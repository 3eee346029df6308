/* Decodes views and events from untrusted bytes, field by field. No value is used before its range is
 * checked, and derived fields are computed here instead of copied. */
#include <string.h>

#include "core/game_lookup.h"
#include "core/layout.h"
#include "core/option_member.h"
#include "core/set.h"

enum { MOST_ROUNDS = 100000 /* longer than any game */ };

static const char *check_head(const uc_head *head, const uc_game *game) {
    if (!game) return "unknown game";
    if (head->seats < game->seats_min || head->seats > game->seats_max) return "invalid number of seats";
    if (head->viewer >= head->seats && head->viewer != UC_SPECTATOR) return "invalid viewer";
    if (head->round < 1 || head->round > MOST_ROUNDS) return "invalid number of the round";
    for (int phase = 0; phase <= head->phase; phase++)
        if (!game->phases[phase]) return "invalid phase";
    return NULL;
}

/* ---- one number ---- */

/** The number in `size` bytes, with its sign where it may be negative. */
static int64_t number_at(const uint8_t *bytes, const uc_layout *row) {
    int8_t one;
    int16_t two;
    int32_t four;
    uint64_t number = 0;
    bool negative = row->kind == UC_LAYOUT_NUMBER && row->min < 0;
    switch (row->size) {
    case 1: return memcpy(&one, bytes, 1), negative ? one : (uint8_t)one;
    case 2: return memcpy(&two, bytes, 2), negative ? two : (uint16_t)two;
    case 4: return memcpy(&four, bytes, 4), negative ? four : (int64_t)(uint32_t)four;
    default: return memcpy(&number, bytes, 8), (int64_t)number;
    }
}

static bool is_set(const uint8_t *bytes, const uc_game *game) {
    uc_set set;
    memcpy(&set, bytes, sizeof set);
    return set_empty(set_minus(set, set_first(game->cards)));
}

static bool fits(const uint8_t *bytes, const uc_layout *row, const uc_head *head, const uc_game *game) {
    if (row->kind == UC_LAYOUT_SET) return is_set(bytes, game);
    int64_t number = number_at(bytes, row);
    bool other = number == row->min || number == row->max; /* for kinds with additional values */
    switch (row->kind) {
    case UC_LAYOUT_SEAT: return other || number < head->seats;
    case UC_LAYOUT_CARD: return other || number < game->cards;
    case UC_LAYOUT_BELOW: return number < row->max || number == row->min;
    case UC_LAYOUT_SEATS: return !((uint64_t)number >> head->seats);
    case UC_LAYOUT_BITS: return !((uint64_t)number >> row->max);
    default: return number >= row->min && number <= row->max;
    }
}

/* ---- views ---- */

/** Reads the numbers of a row, at `base`, from the bytes; false if one is out of range. */
static bool take_row(uc_view *view, const uint8_t *bytes, size_t base, const uc_layout *row,
                     const uc_game *game) {
    for (int i = 0; i < row->count; i++) {
        size_t at = base + row->at + (size_t)i * (row->stride ? row->stride : row->size);
        if (!fits(bytes + at, row, &view->state.head, game)) return false;
        memcpy(view->state.bytes + at, bytes + at, row->size);
    }
    return true;
}

static bool take_rows(uc_view *view, const uint8_t *bytes, const uc_game *game) {
    bool fine = true;
    for (const uc_layout *row = game->layout; fine && row->size; row++)
        fine = take_row(view, bytes, 0, row, game);
    for (const uc_layout *row = game->layout_seat; row->size; row++)
        for (int seat = 0; fine && seat < view->state.head.seats; seat++)
            fine = take_row(view, bytes, game->state_base + (size_t)seat * game->state_seat, row, game);
    return fine;
}

static bool take_options(uc_view *view, const uint8_t *bytes, const uc_game *game) {
    for (const uc_option *option = game->options; option->key; option++) {
        if (option->kind == UC_OPTION_AGES)
            memcpy(view->state.bytes + option->at, bytes + option->at, view->state.head.seats);
        else
            option_set(view->state.bytes, option, option_get(bytes, option));
        if (!uc_option_fits(&view->state, option)) return false;
    }
    return true;
}

static bool options_clash(const uc_view *view, const uc_game *game) {
    char sentence[UC_MESSAGE_MAX];
    uc_text text;
    uc_text_start(&text, sentence, sizeof sentence);
    return game->clash && game->clash(&view->state, &text);
}

static bool totals_fit(const uc_view *view, const uc_game *game) {
    for (int seat = 0; seat < view->state.head.seats; seat++) {
        int32_t total = game->total(&view->state, seat);
        if (total < -LAYOUT_POINTS || total > LAYOUT_POINTS) return false;
    }
    return true;
}

/** Decodes a view whose head is valid and whose length agrees with it. */
static const char *take_view(uc_view *view, const uint8_t *bytes, const uc_game *game) {
    size_t size = uc_state_size(&view->state);
    if (!game->layout) memcpy(view->state.bytes, bytes, size);
    if (!take_options(view, bytes, game)) return "a rule option has an invalid value";
    if (options_clash(view, game)) return "its rule options exclude each other";
    if (game->layout && !take_rows(view, bytes, game)) return "a number is out of its range";
    if (game->derive) game->derive(&view->state);
    if (!totals_fit(view, game)) return "a total is out of range";
    const char *broken = game->check(&view->state);
    if (broken) return broken;
    return memcmp(view->state.bytes, bytes, size) ? "its parts contradict each other" : NULL;
}

const char *uc_view_decode(const void *bytes, size_t length, uc_view *ret_view) {
    uc_view view = {.state = {.bytes = {0}}};
    if (length < sizeof view.state.head) return "wrong number of bytes";
    memcpy(&view.state.head, bytes, sizeof view.state.head);
    const uc_game *game = game_by_number(view.state.head.game);
    const char *broken = check_head(&view.state.head, game);
    if (!broken && length != uc_state_size(&view.state)) broken = "wrong number of bytes";
    if (!broken) broken = take_view(&view, bytes, game);
    if (!broken) *ret_view = view;
    return broken;
}

/* ---- events ---- */

static const uc_event_row *row_of(const uc_game *game, int type) {
    for (int i = 0; game->events[i].type; i++)
        if (i == type) return &game->events[i];
    return NULL;
}

/** Whether a part's value is possible for its key. */
static bool key_fits(const uc_event *event, const uc_event_key *key, const uc_head *head,
                     const uc_game *game) {
    int noun = uc_event_noun(key), value = uc_event_part(event, key->part);
    if (key->part == UC_PART_SET || noun == UC_NOUN_FLAG) return true;
    if (noun == UC_NOUN_NUMBER) return value >= -LAYOUT_POINTS && value <= LAYOUT_POINTS;
    if (key->part == UC_PART_A && event->visible_to != UC_ALL && event->visible_to != head->viewer)
        return value == UC_HIDDEN;
    if (value == UC_NOBODY) return key->noun & UC_NOUN_OR_NULL;
    if (noun == UC_NOUN_SEAT) return value < head->seats;
    if (noun == UC_NOUN_CARD) return value < game->cards;
    const uc_noun_row *own = &game->nouns[noun - UC_NOUN_OWN];
    return value >= own->first && value < own->first + own->count;
}

static bool is_seat(const uc_head *head, int seat) {
    return seat < head->seats || seat == UC_NOBODY;
}

const char *uc_event_decode(const void *bytes, const uc_view *after, uc_event *ret_event) {
    const uc_head *head = &after->state.head;
    const uc_game *game = uc_game_of(&after->state);
    uc_event event;
    memcpy(&event, bytes, sizeof event);
    const uc_event_row *row = row_of(game, event.type);
    if (!row) return "unknown event";
    if (!is_seat(head, event.seat) || !is_seat(head, event.other)) return "an event has an invalid seat";
    if (event.visible_to != UC_ALL && (!row->hidden || !is_seat(head, event.visible_to)))
        return "an event has an invalid viewer";
    if (!set_empty(set_minus(event.set, set_first(game->cards)))) return "an event has unknown cards";
    if (event.spare) return "an event's unused bytes are not zero";
    for (const uc_event_key *key = row->keys; key->key; key++)
        if (!key_fits(&event, key, head, game)) return "an event has an invalid part";
    *ret_event = event;
    return NULL;
}
