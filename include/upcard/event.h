/** @file
 * Events: what a move brought about, for people, screens and observers' memories.
 *
 * Each game's event table (uc_game.events) names the types, their JSON keys and the sentences that tell them;
 * docs/events.md is written from these tables. The parts `a` and `set` are secret where `visible_to` is a
 * seat: only that seat may know them. All other parts are public.
 */
#ifndef UPCARD_EVENT_H
#define UPCARD_EVENT_H

#include "upcard/state.h"
#include "upcard/text.h"

typedef struct uc_event {
    uint8_t type;       /**< row of the game's event table */
    uint8_t seat;       /**< the seat that it is about, or UC_NOBODY */
    uint8_t other;      /**< another seat, or UC_NOBODY */
    uint8_t visible_to; /**< UC_ALL, or the only seat that may know `a` and `set` */
    uint8_t a;          /**< mostly a card; UC_HIDDEN for who may not know it */
    uint8_t b, c, d;
    int32_t value;
    uint32_t spare;
    uc_set set; /**< mostly cards; empty for who may not know it */
} uc_event;
UC_ASSERT_SIZE(sizeof(uc_event) == 32, "flat");

/** The events of one move, in order. A caller clears `count`; a move appends, at most up to UC_EVENTS_MAX. */
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

/** Kinds of things that numbers stand for. Games add their own from UC_NOUN_OWN on. */
enum {
    UC_NOUN_NUMBER, /**< a JSON number */
    UC_NOUN_FLAG,   /**< true or false */
    UC_NOUN_SEAT,   /**< a seat; UC_NOBODY is null */
    UC_NOUN_CARD,   /**< a card, or a list of cards where the part is the set */
    UC_NOUN_OWN = 8,
    UC_NOUN_OR_NULL = 0x80 /**< added to one of them: null where there is none, which is no secret */
};

/** One of a game's own nouns. */
typedef struct uc_noun_row {
    const char *name;         /**< "color" */
    const char *const *words; /**< all that it can be, or NULL: too many to list */
    int count;                /**< of them */
    int first;                /**< the number that stands for the first of them */
} uc_noun_row;

/** One key of an event's JSON: the part that it shows (UC_PART_...) and what its number stands for
 * (UC_NOUN_..., perhaps with UC_NOUN_OR_NULL). */
typedef struct uc_event_key {
    const char *key;
    uint8_t part, noun;
} uc_event_key;

static inline int uc_event_noun(const uc_event_key *key) {
    return key->noun & ~UC_NOUN_OR_NULL;
}

/** One type of event. In a sentence `{seat}` `{other}` `{a}` `{b}` `{c}` `{d}` `{value}` `{set}` stand for
 * the parts. */
typedef struct uc_event_row {
    const char *type;   /**< as in JSON, such as "played" */
    const char *told;   /**< the sentence for who knows everything: "{seat} drew {a}." Past tense, so that it
                           fits "You" too */
    const char *hidden; /**< the sentence for the others; NULL when nothing is secret */
    uc_event_key keys[8]; /**< ended by a NULL key */
} uc_event_row;

/** A set of types of events, and the set of one. */
typedef uint64_t uc_event_types;
#define UC_EVENT_TYPE(type) (UINT64_C(1) << (type))

/** What a row of a tally does with its events. */
enum {
    UC_TALLY_EACH,  /**< counts each, and sums its measure */
    UC_TALLY_LESS,  /**< takes one from the count */
    UC_TALLY_AMONG, /**< adds one to what is averaged: the mean is how many there are for each one counted */
};

/** Something worth counting that is narrower or wider than a type of event, such as lines removed that were
 * diagonals. A condition that is left out holds always. */
typedef struct uc_tally_row {
    const char *key;      /**< "removed.diagonal"; rows of one key stand together and count together */
    const char *told;     /**< what is counted, and what its mean is */
    uc_event_types of;    /**< the types counted */
    uc_event_types after; /**< only right behind an event of these types, of this move or an earlier one */
    uc_event_types by;    /**< only where its seat is that of the latest event of these types */
    uint8_t part;         /**< only where this part (UC_PART_A..UC_PART_D) is low..high */
    uint8_t low, high;
    bool first;      /**< only where it is the first event of its move: what the mover chose */
    uint8_t role;    /**< UC_TALLY_... */
    uint8_t measure; /**< what is summed: UC_PART_VALUE, UC_PART_SET (its members) or UC_PART_NONE */
} uc_tally_row;

/** What `viewer` (a seat, UC_SPECTATOR, or UC_ALL for everything) is shown of an event. */
UC_API uc_event uc_event_view(const uc_event *event, int viewer);

struct uc_game;
/** One JSON object: {"type":…, …}. Secret parts that are hidden are null. */
UC_API void uc_event_json(uc_text *text, const struct uc_game *game, const uc_event *seen);
/** The sentence of an event; `names` has one name a seat, or is NULL for "Seat 0"... */
UC_API void uc_event_sentence(uc_text *text, const struct uc_game *game, const uc_event *seen,
                              const char *const *names);

#endif
