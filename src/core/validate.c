/* Whether bytes from elsewhere can be a view or an event: what all games share. The rest of a view is in each
 * game's `check`. */
#include "core/game_lookup.h"
#include "core/set.h"

enum {
    MOST_ROUNDS = 100000,  /**< no game lasts so long */
    MOST_POINTS = 1 << 28, /**< far above every target, and far from what an int32_t cannot hold */
};

static const char *check_head(const uc_head *head, const uc_game *game) {
    if (!game) return "there is no such game";
    if (head->seats < game->seats_min || head->seats > game->seats_max)
        return "there are too few or too many seats";
    if (head->viewer >= head->seats && head->viewer != UC_SPECTATOR) return "no such viewer sees it";
    if (head->round < 1 || head->round > MOST_ROUNDS) return "there is no such round";
    for (int phase = 0; phase <= head->phase; phase++)
        if (!game->phases[phase]) return "there is no such phase";
    return NULL;
}

static const char *check_options(const uc_view *view, const uc_game *game) {
    for (const uc_option *option = game->options; option->key; option++)
        if (!uc_option_fits(&view->state, option)) return "a rule option has no such value";
    return NULL;
}

static const char *check_totals(const uc_view *view, const uc_game *game) {
    for (int seat = 0; seat < view->state.head.seats; seat++) {
        int32_t total = game->total(&view->state, seat);
        if (total < -MOST_POINTS || total > MOST_POINTS) return "nobody has so many points";
    }
    return NULL;
}

const char *uc_view_check(const uc_view *view) {
    const uc_game *game = game_by_number(view->state.head.game);
    const char *broken = check_head(&view->state.head, game);
    if (!broken) broken = check_options(view, game);
    if (!broken) broken = check_totals(view, game);
    return broken ? broken : game->check(&view->state);
}

/* ---- events ---- */

static const uc_event_row *row_of(const uc_game *game, int type) {
    for (int i = 0; game->events[i].type; i++)
        if (i == type) return &game->events[i];
    return NULL;
}

/** Whether a part can be what its key says. */
static bool key_fits(const uc_event *event, const uc_event_key *key, const uc_head *head,
                     const uc_game *game) {
    int noun = uc_event_noun(key), value = uc_event_part(event, key->part);
    if (key->part == UC_PART_SET || noun == UC_NOUN_NUMBER || noun == UC_NOUN_FLAG) return true;
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

const char *uc_event_check(const uc_event *event, const uc_view *after) {
    const uc_head *head = &after->state.head;
    const uc_game *game = uc_game_of(&after->state);
    const uc_event_row *row = row_of(game, event->type);
    if (!row) return "there is no such event";
    if (!is_seat(head, event->seat) || !is_seat(head, event->other)) return "an event is about no seat";
    if (event->visible_to != UC_ALL && (!row->hidden || !is_seat(head, event->visible_to)))
        return "an event is known to nobody such";
    if (!set_empty(set_minus(event->set, set_first(game->cards)))) return "an event has unknown cards";
    for (const uc_event_key *key = row->keys; key->key; key++)
        if (!key_fits(event, key, head, game)) return "an event has a part that it cannot have";
    return NULL;
}
