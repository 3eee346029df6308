/** @file
 * Events: the effects of a move, for people, screens and observers' memories.
 *
 * Each game's event table (uc_game.events) names the types, their JSON keys and their sentences;
 * docs/events.md is generated from these tables. The parts `a` and `set` are secret where `visible_to` is a
 * seat: only that seat may know them. All other parts are public.
 */
#ifndef UPCARD_EVENT_H
#define UPCARD_EVENT_H

#include "upcard/state.h"
#include "upcard/text.h"

typedef struct uc_event {
    uint8_t type;       /**< row of the game's event table */
    uint8_t seat;       /**< the seat concerned, or UC_NOBODY */
    uint8_t other;      /**< another seat, or UC_NOBODY */
    uint8_t visible_to; /**< UC_ALL, or the only seat that may know `a` and `set` */
    uint8_t a;          /**< usually a card; UC_HIDDEN if the viewer may not know it */
    uint8_t b, c, d;    /**< more public parts: cards, seats, words or flags, as the event table says */
    int32_t value;      /**< usually points or a count */
    uint32_t spare;     /**< 0 */
    uc_set set;         /**< usually cards; empty if the viewer may not know them */
} uc_event;
UC_ASSERT_SIZE(sizeof(uc_event) == 32, "flat");

/** The events of one move, in order. The caller sets `count` to 0; a move appends at most UC_EVENTS_MAX
 * events. */
typedef struct uc_events {
    uint32_t count;
    uc_event item[UC_EVENTS_MAX];
} uc_events;

/** The parts of an event. */
enum {
    UC_PART_NONE,
    UC_PART_SEAT,
    UC_PART_OTHER,
    UC_PART_A,
    UC_PART_B,
    UC_PART_C,
    UC_PART_D,
    UC_PART_VALUE,
    UC_PART_SET
};

/** The number in a part of an event (UC_PART_SEAT..UC_PART_VALUE); 0 for UC_PART_NONE and the set. */
static inline int uc_event_part(const uc_event *event, int part) {
    switch (part) {
    case UC_PART_SEAT: return event->seat;
    case UC_PART_OTHER: return event->other;
    case UC_PART_A: return event->a;
    case UC_PART_B: return event->b;
    case UC_PART_C: return event->c;
    case UC_PART_D: return event->d;
    case UC_PART_VALUE: return event->value;
    default: return 0;
    }
}

/** The kinds of things that numbers stand for. Games add their own, starting at UC_NOUN_OWN. */
enum {
    UC_NOUN_NUMBER, /**< a JSON number */
    UC_NOUN_FLAG,   /**< true or false */
    UC_NOUN_SEAT,   /**< a seat; UC_NOBODY is null */
    UC_NOUN_CARD,   /**< a card, or a list of cards where the part is the set */
    UC_NOUN_OWN = 8,
    UC_NOUN_OR_NULL = 0x80 /**< flag, added to a kind: the value may be null, and that is public */
};

/** One of a game's own nouns. */
typedef struct uc_noun_row {
    const char *name;         /**< "color" */
    const char *const *words; /**< all possible values, or NULL if there are too many to list */
    int count;                /**< number of words */
    int first;                /**< the number that stands for the first word */
} uc_noun_row;

/** One key of an event's JSON: the part that it shows (UC_PART_...) and the kind of its number (UC_NOUN_...,
 * optionally with UC_NOUN_OR_NULL). */
typedef struct uc_event_key {
    const char *key;
    uint8_t part, noun;
} uc_event_key;

/** The kind of a key's number, without UC_NOUN_OR_NULL. */
static inline int uc_event_noun(const uc_event_key *key) {
    return key->noun & ~UC_NOUN_OR_NULL;
}

/** One type of event. In a sentence `{seat}` `{other}` `{a}` `{b}` `{c}` `{d}` `{value}` `{set}` stand for
 * the parts. */
typedef struct uc_event_row {
    const char *type;     /**< as in JSON, such as "played" */
    const char *sentence; /**< the sentence for viewers that know everything: "{seat} drew {a}." Past tense,
                           so that it fits "You" too */
    const char *hidden;   /**< the sentence for the others; NULL when nothing is secret */
    uc_event_key keys[8]; /**< ended by a NULL key */
} uc_event_row;

/** A set of event types, and the set with one type. */
typedef uint64_t uc_event_types;
#define UC_EVENT_TYPE(type) (UINT64_C(1) << (type))

/** How a tally row counts its events. */
enum {
    UC_TALLY_EACH,  /**< counts each, and sums its measure */
    UC_TALLY_LESS,  /**< subtracts one from the count */
    UC_TALLY_AMONG, /**< adds one to the measure: the mean is their number per counted event */
};

/** A count that is narrower or wider than an event type, such as removed lines that were diagonals. A
 * condition that is left out always holds. */
typedef struct uc_tally_row {
    const char *key;      /**< "removed.diagonal"; rows with the same key are adjacent and count together */
    const char *label;    /**< what the row counts, and what its mean is */
    uc_event_types of;    /**< the event types counted */
    uc_event_types after; /**< only directly after an event of these types, in this move or an earlier one */
    uc_event_types by;    /**< only if its seat is that of the latest event of these types */
    uint8_t part;         /**< only if this part (UC_PART_A..UC_PART_D) is low..high */
    uint8_t low, high;
    bool first;      /**< only if it is the first event of its move: the mover's choice */
    uint8_t role;    /**< UC_TALLY_... */
    uint8_t measure; /**< the part that is summed: UC_PART_VALUE, UC_PART_SET (its number of members) or
                        UC_PART_NONE */
} uc_tally_row;

/** The event as `viewer` (a seat, UC_SPECTATOR, or UC_ALL for everything) sees it. */
UC_API uc_event uc_event_view(const uc_event *event, int viewer);

struct uc_game;
/** One JSON object: {"type":…, …}. Secret parts that are hidden are null. */
UC_API void uc_event_json(uc_text *text, const struct uc_game *game, const uc_event *seen);
/** The sentence of an event. `names` has one name for each seat; NULL gives "Seat 0" and so on. */
UC_API void uc_event_sentence(uc_text *text, const struct uc_game *game, const uc_event *seen,
                              const char *const *names);

#endif
