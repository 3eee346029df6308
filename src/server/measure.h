/** @file
 * An operator's measures against players and addresses, and the state that their journal leads to.
 *
 * A journal of the store holds them all (MODERATION_JOURNAL), one a line, after the server's time:
 *
 *     NOW KIND TARGET SINCE UNTIL NAME<tab>WHY
 *
 * TARGET is the number of a player, an address or a network, the number of a report, or "everybody". SINCE
 * and UNTIL are seconds of the calendar, since people are told a date; UNTIL 0: for good. `lift` ends all
 * measures against its target. NAME and WHY may be empty.
 */
#ifndef UC_SERVER_MEASURE_H
#define UC_SERVER_MEASURE_H

#include "server/limits.h"
#include "store/store.h"

typedef enum measure_kind {
    MEASURE_BAN,     /**< a player, an address or a network is kept out */
    MEASURE_MUTE,    /**< nobody gets the emotes of a player */
    MEASURE_NAME,    /**< a player has this name and cannot change it */
    MEASURE_NEWS,    /**< `why` is news for everybody, of what happens at `until_s` */
    MEASURE_LIFT,    /**< ends the measures against a target */
    MEASURE_SETTLED, /**< a report needs no more attention */
    MEASURE_KINDS
} measure_kind;

enum { MEASURE_TARGET_MAX = 64, MEASURE_WHY_MAX = 200, MEASURE_LINE_MAX = 480, MEASURE_DATE_MAX = 24 };

typedef struct measure {
    measure_kind kind;
    char target[MEASURE_TARGET_MAX];
    uint64_t player;       /**< the target, or 0 */
    limit_network network; /**< the target; no bits: not a network */
    int64_t since_s, until_s;
    char name[STORE_NAME_MAX];
    char why[MEASURE_WHY_MAX]; /**< words for the person concerned */
    bool is_enforced;          /**< not in the journal: the tables know of it */
} measure;

/** The words for the kinds, in journal and protocol. */
extern const char *const measure_words[MEASURE_KINDS];
/** The target of news. */
extern const char measure_everybody[];

/** Sets the target of a measure, whose kind is set; false: its text is not a target of this kind. */
bool measure_aim(measure *one, const char *target);
/** Whether the reason has control characters or is too long; sets it if not. */
bool measure_explain(measure *one, const char *why);
/** Reads KIND and all after it, up to the end of the text; false: not a measure. */
bool measure_read(measure *ret_measure, const char *text);
/** The same as text, without a newline. */
void measure_write(uc_text *text, const measure *one);
/** The end of a measure: "2026-12-01T12:00:00Z"; empty for good. */
void measure_until(const measure *one, char ret_date[MEASURE_DATE_MAX]);
/** A sentence for the person concerned. */
void measure_sentence(uc_text *text, const measure *one);
/** The message of the protocol; `on`: the measure begins or is in force, and not lifted. */
void measure_message(uc_text *text, const measure *one, bool on);

/** The measures that a journal leads to. */
typedef struct measures {
    measure *list;
    size_t count, room;
} measures;

/** False: out of memory. */
bool measures_apply(measures *all, const measure *one);
/** Applies the lines of a journal from number `from` on, and calls `each` (or NULL) before each; false and a
 * message: a line is bad, or memory is short. */
bool measures_read(measures *all, const char *lines, size_t length, uint64_t from,
                   void (*each)(void *context, const measure *one), void *context, uc_text *message);
void measures_free(measures *all);
/** Whether a measure is in force at this time. */
bool measure_holds(const measure *one, int64_t now_s);
/** The measure of this kind in force against a player, or NULL. */
const measure *measures_on_player(const measures *all, measure_kind kind, uint64_t player, int64_t now_s);
/** The ban of an address, written as text, or NULL. */
const measure *measures_on_address(const measures *all, const char *address, int64_t now_s);
/** The news for everybody, or NULL. */
const measure *measures_news(const measures *all, int64_t now_s);
/** Whether a report is settled. */
bool measures_settled(const measures *all, const char *report);

#endif
