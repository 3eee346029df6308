/** @file
 * The game interface: one constant struct per game, and functions that call through it.
 *
 * People, bots, servers, replays, tests and solvers all use the same loop: uc_start, then, until uc_actors is
 * 0, either a chance move (uc_draw, or uc_pick with the caller's own random number) or a seat's move
 * (uc_legal, uc_apply).
 */
#ifndef UPCARD_GAME_H
#define UPCARD_GAME_H

#include <string.h>

#include "upcard/event.h"
#include "upcard/rng.h"
#include "upcard/state.h"
#include "upcard/text.h"

/** An observer's memory of past observations, beyond its present view (perfect recall). Flat; each game
 * defines the contents. */
typedef struct uc_memory {
    uint64_t word[192];
} uc_memory;

enum {
    UC_OPTION_WORD, /**< one of `words` */
    UC_OPTION_INT,  /**< min..max */
    UC_OPTION_SEAT, /**< a seat of the table, or the word in `words`, if there is one, stored as 255 */
    UC_OPTION_AGES, /**< every seat once, from the oldest to the youngest, as "2,0,1" */
};

/** One rule option. Its value is stored in the state at byte `at` and is `size` bytes wide (UC_OPTION_AGES:
 * one byte per seat). Small options may share a member: each has `bits` of its bits, from bit `shift` on.
 */
typedef struct uc_option {
    const char *key;   /**< "target" */
    uint8_t kind;      /**< UC_OPTION_... */
    uint8_t size;      /**< 1, 2 or 4 bytes */
    uint16_t at;       /**< the first byte, from the beginning of the state */
    int32_t min, max;  /**< of UC_OPTION_INT */
    int32_t fallback;  /**< the default: a number or the index of a word; below min: it depends on the number
                          of seats */
    const char *words; /**< "declare|auto", or NULL */
    const char *help;  /**< what it means, for people */
    uint8_t house;     /**< 1: a house rule, which the game's source does not have; off by default */
    uint8_t shift, bits; /**< the bits of a member that several options share; 0 bits: the whole member */
} uc_option;

/** A named set of rule options. A setting "preset" names it wherever settings are given (uc_start). */
typedef struct uc_preset {
    const char *name;     /**< "quick" */
    const char *settings; /**< the options that differ from the defaults, "target=50,tie=shared" */
    const char *help;     /**< a sentence for people */
} uc_preset;

/** One key of the JSON of a state or view, beside the keys that all games share. */
typedef struct uc_field {
    const char *key;
    void (*write)(uc_text *text,
                  const uc_state *shown); /**< writes the JSON value for the viewer shown->head.viewer */
    const char
        *type; /**< the value's type in TypeScript notation, with `seat`, `card` and the game's own nouns */
    const char *seen_by; /**< a description of its visibility, for people */
    bool by_seat;        /**< the value is a list with one entry per seat (or null) */
} uc_field;

/** One field of the observations of a game as numbers (upcard/tensor.h). */
typedef struct uc_tensor_field {
    const char *key;  /**< "hand" */
    const char *help; /**< what the numbers mean, for people */
    uint16_t count;   /**< numbers; by seat: of each seat */
    uint8_t max;      /**< the numbers are 0..max; as floats they are divided by it */
    bool by_seat;     /**< one part for each seat of the table, the observer's first */
    bool remembered;  /**< known only by memory: the field belongs to information states */
} uc_tensor_field;

/** The possible values of a number of a state. */
enum {
    UC_LAYOUT_NUMBER, /**< min..max */
    UC_LAYOUT_SEAT,   /**< a seat of the table, or min, or max */
    UC_LAYOUT_CARD,   /**< a card of the game, or min, or max */
    UC_LAYOUT_BELOW,  /**< less than max, or min */
    UC_LAYOUT_BITS,   /**< only the lowest `max` bits are set */
    UC_LAYOUT_SEATS,  /**< only bits of seats of the table are set */
    UC_LAYOUT_SET,    /**< a uc_set of cards of the game */
};

/** Numbers of one kind in a state, for uc_view_decode: `count` numbers of `size` bytes each, the first at
 * byte `at`, one every `stride` bytes (0: contiguous). */
typedef struct uc_layout {
    uint16_t at;
    uint8_t size, count, stride, kind;
    int32_t min, max;
} uc_layout;

/** The first keys of every game's JSON, ended by a NULL key. Their types may also be `game`, `rules` and
 * `phase`. They are public, so seen_by is NULL. */
UC_DATA const uc_field uc_shared_fields[];

/** A move that seats may make out of turn against another seat, such as to catch a seat that did not say uno.
 */
typedef struct uc_call {
    uc_move move;                                   /**< the same for all seats */
    int (*against)(const uc_state *state);          /**< the seat that may be called now, or UC_NOBODY */
    uint64_t (*out_of_turn)(const uc_state *state); /**< the actors whose turn it is not: they may call or
                                                       answer, or jump in (UF-7.10) */
    const char *reason;  /**< for people, after the name of the seat: "did not say uno with one card left" */
    const char *verb;    /**< for people, between two names: "catches" */
    uc_move answer;      /**< the move by which that seat itself forestalls the call, also out of turn */
    const char *answers; /**< for people, after the name of the seat: "says uno" */
} uc_call;

typedef struct uc_pad_game uc_pad_game;

typedef struct uc_game {
    const char *id;     /**< its name in the protocol: "flip7" */
    const char *name;   /**< for people: "Flip 7" */
    const char *prefix; /**< prefix of its rule numbers: "F7" */
    uint8_t number;     /**< its index in uc_games */
    uint8_t cards;      /**< the cards (or kinds of cards) in its events are 0..cards-1 */
    uint8_t seats_min, seats_max;
    uint16_t moves;                  /**< moves are 0..moves-1 */
    uint16_t state_base, state_seat; /**< bytes of a state: base + seats x seat */
    const char *const *phases;       /**< by head.phase; the last is "over"; ended by NULL */
    const uc_option *options;        /**< ended by a NULL key */
    const uc_field *fields;          /**< ended by a NULL key */
    const uc_event_row *events;      /**< ended by a NULL type */
    const uc_noun_row *nouns;        /**< the game's own, from UC_NOUN_OWN on; ended by a NULL name */
    const uc_tally_row *tallies;     /**< further counts of a simulation; ended by a NULL key */
    /** All numbers of a state, and of each seat (`at` counts from the seat's first byte), except the head,
     * the options and what `derive` computes; ended by a row of size 0. NULL: a view from a network is copied
     * whole, and only `check` validates it. */
    const uc_layout *layout, *layout_seat;

    /* play; the functions of the same names below describe these */
    void (*start)(uc_state *state); /**< all bytes after the head are zero except the options */
    uint64_t (*actors)(const uc_state *state);
    int (*legal)(const uc_state *state, int seat, uc_move *moves);
    uc_result (*apply)(uc_state *state, int mover, uc_move move, uc_events *events);
    void (*step)(uc_state *state, int mover, uc_move move,
                 uc_events *events); /**< like apply, without checks: the move must be legal */
    uint32_t (*weight)(const uc_state *state);
    uc_move (*pick)(const uc_state *state, uint32_t r);
    uc_move (*draw)(const uc_state *state, uc_rng *rng);
    int (*outcomes)(const uc_state *state, uc_move *moves, uint32_t *weights);
    uint64_t (*playout)(uc_state *state, uc_rng *rng,
                        uint64_t limit); /**< NULL: step by step, as uc_playout_steps */
    int32_t (*total)(const uc_state *state, int seat);
    uint64_t (*winners)(const uc_state *state);
    const char *(*check)(const uc_state *shown); /**< of a state, or of the view of shown->head.viewer */

    /** NULL, or computes the numbers that `layout` leaves out, in a state or view whose other numbers are in
     * range. */
    void (*derive)(uc_state *shown);

    /* traits for players, screens and servers; each is optional */
    int32_t (*target)(
        const uc_state *state); /**< the total without which no game ends; NULL: there is none */
    bool (*lowest_wins)(const uc_state *state); /**< NULL: the highest total wins */
    const uc_call *call;                        /**< NULL: nobody acts out of turn */
    uint64_t (*sees_outcome)(
        const uc_state *before,
        uc_move outcome); /**< the seats that certainly learn the outcome at once; NULL: no seat */
    int (*drop_dominated)(uc_move *moves,
                          int count); /**< removes dominated moves from the list of all legal moves, keeps the
                                         order, and returns how many remain; NULL: no move is dominated */
    bool secret_hands;                /**< a seat holds cards that others may not see */

    /* hidden information */
    void (*view)(const uc_state *state, int viewer,
                 uc_view *view); /**< fills a view whose head is set and whose other bytes are zero */
    /** Both NULL: views tell all that an observer can know, and memories stay empty. */
    void (*memory_start)(uc_memory *memory, const uc_view *view);
    void (*memory_update)(uc_memory *memory, const uc_view *after, const uc_event *seen, int count);
    void (*resample)(const uc_view *view, const uc_memory *memory, uc_rng *rng, uc_state *state);

    /* text */
    void (*move_text)(uc_text *text, uc_move move);
    int (*parse)(
        const char *text,
        size_t length); /**< returns a move, or -1; NULL: the text is compared with move_text of each move */
    void (*noun)(uc_text *text, int noun,
                 int value); /**< UC_NOUN_CARD and the game's own nouns, without quotes */
    void (*explain)(uc_text *text, const uc_state *state, int mover, uc_move move,
                    uc_rule rule); /**< writes a sentence without the rule's id */

    /** NULL, or: whether options exclude each other, or one the number of seats. If so, adds a sentence with
     * the remedy that begins "rules KEY and KEY " or "rule KEY ", by which a form can say it in its own
     * language. Only the head and the options of `fresh` are set. */
    bool (*clash)(const uc_state *fresh, uc_text *text);
    const uc_preset *presets; /**< ended by a NULL name; NULL: there are none */

    /** NULL: each seat plays for itself; or the seats that win together with this one, itself included; their
     * totals are equal. */
    uint64_t (*side)(const uc_state *state, int seat);
    const uc_pad_game *pad; /**< NULL: the game has no score pad (upcard/pad.h) */

    /** NULL, or fills, in a view of which only the head is set, those members that memory_update reads after
     * these events, with the values that `view` gives them for every viewer. uc_observe then needs no whole
     * view, and several observers share this one. */
    void (*memory_view)(const uc_state *after, const uc_event *seen, int count, uc_view *view);

    /** The game's own fields of observations as numbers (upcard/tensor.h), ended by a NULL key; NULL: there
     * are none beside those of every game. */
    const uc_tensor_field *tensor;
    /** Writes a whole observation, those of every game first (core/tensor.h), what is remembered only with a
     * `memory`, and returns its end. `shown` is a state, or the view of `seat`: it writes the same of both,
     * so of a state only what that seat may know. NULL without fields. */
    uint8_t *(*tensor_write)(const uc_state *shown, int seat, const uc_memory *memory, uint8_t *out);
    /** The action of a seat's legal move, below `actions`: moves share an action if their cards differ only
     * in what they do not show, and other seats are relative to the mover. NULL: each move is an action. */
    int (*action)(const uc_state *shown, int seat, uc_move move);
    uint16_t actions;
} uc_game;

/** All games in the order of their numbers (upcard/games.h), ended by NULL. */
UC_DATA const uc_game *const uc_games[];

/** The game with this id, or NULL. */
UC_API const uc_game *uc_game_find(const char *id);
/** Adds the ids of all games: "flip7, hilo, ...". */
UC_API void uc_game_ids(uc_text *text);
/** Describes the games for programs: a JSON list of all games, or of `only`, each with its seats, rule
 * options, phases and events (docs/drive.md). At most UC_JSON_MAX bytes per game. */
UC_API void uc_games_json(uc_text *text, const uc_game *only);

/** The game of a state or view. */
static inline const uc_game *uc_game_of(const uc_state *state) {
#ifdef UC_ONLY /* a library with one game (bindings/wasm/build): the compiler drops the code of the others   \
                */
    return (void)state, uc_games[0];
#else
    return uc_games[state->head.game];
#endif
}

/** The index of a state's game in uc_games and in other tables by game. */
static inline int uc_game_index(const uc_state *state) {
#ifdef UC_ONLY
    return (void)state, 0;
#else
    return state->head.game;
#endif
}

/** One rule option as text, from a command line, a record or a request. */
typedef struct uc_setting {
    const char *key, *value;
} uc_setting;

/** Starts a game; the state waits for its first move. `settings` (`count` of them, each key once) change rule
 * options from their defaults, or, with a setting "preset", from those of that preset. Returns UC_OK and
 * writes *ret_state, or returns UC_BAD_SEATS or UC_BAD_RULES (also for options that exclude each other) and
 * writes only a sentence in `message`. */
UC_API uc_error uc_start(uc_state *ret_state, const uc_game *game, int seats, const uc_setting *settings,
                         int count, uc_text *message);

/** Changes rule options of a running game; nothing else in the state changes. Returns UC_OK, or UC_BAD_RULES
 * with a sentence in `message`; then nothing has changed. Options that only a new game can have are refused:
 * the first dealer, and what depends on the number of seats. */
UC_API uc_error uc_rules_change(uc_state *state, const uc_setting *settings, int count, uc_text *message);

/** Word number `index`, from 0, of an option's words. Returns its length, and in *ret_word a pointer to it,
 * not terminated; returns 0 if there are fewer words. */
UC_API size_t uc_option_word(const uc_option *option, int index, const char **ret_word);
/** An option's default as text. */
UC_API void uc_option_default(uc_text *text, const uc_option *option);
/** Whether the value of an option in a state or view is in its range. */
UC_API bool uc_option_fits(const uc_state *state, const uc_option *option);
/** The current value of an option as text ("declare", "500", "2,0,1"). */
UC_API void uc_option_text(uc_text *text, const uc_state *state, const uc_option *option);

/** The bytes of a state that matter when states are compared or stored. */
static inline size_t uc_state_size(const uc_state *state) {
    const uc_game *game = uc_game_of(state);
    return game->state_base + (size_t)state->head.seats * game->state_seat;
}

/** Copies a state: its uc_state_size bytes and up to 63 after them, because whole blocks are faster. Both
 * must be whole uc_state objects that do not overlap. */
static inline void uc_copy(uc_state *to, const uc_state *from) {
    size_t size = uc_state_size(from);
    for (size_t at = 0; at < size; at += 64) memcpy((char *)to + at, (const char *)from + at, 64);
}

/** The actors: UC_ACTORS_CHANCE, a bit set of seats, or 0 if the game is over. */
static inline uint64_t uc_actors(const uc_state *state) {
    return uc_game_of(state)->actors(state);
}

/** Writes the legal moves of a seat, ascending, into moves[UC_MOVES_MAX] and returns their number (0 for a
 * seat that is not an actor). */
static inline int uc_legal(const uc_state *state, int seat, uc_move *moves) {
    return uc_game_of(state)->legal(state, seat, moves);
}

/** The legal moves of a view's viewer; always the same as uc_legal gives for the state. */
static inline int uc_view_legal(const uc_view *view, uc_move *moves) {
    return uc_legal(&view->state, view->state.head.viewer, moves);
}

/** Makes one move of `mover` (a seat or UC_CHANCE). A refused move changes nothing. Appends the events of the
 * move to `events`, which may be NULL. */
static inline uc_result uc_apply(uc_state *state, int mover, uc_move move, uc_events *events) {
    return uc_game_of(state)->apply(state, mover, move, events);
}

/** The sum of the weights of the outcomes at a chance point, at least 1. */
static inline uint32_t uc_weight(const uc_state *state) {
    return uc_game_of(state)->weight(state);
}

/** The outcome that contains r, 0..uc_weight()-1, when the weights are laid end to end in the order of
 * uc_outcomes. */
static inline uc_move uc_pick(const uc_state *state, uint32_t r) {
    return uc_game_of(state)->pick(state, r);
}

/** A random outcome: uc_pick of a random number below uc_weight. */
static inline uc_move uc_draw(const uc_state *state, uc_rng *rng) {
    return uc_game_of(state)->draw(state, rng);
}

/** Writes the outcomes at a chance point, ascending, and their weights unless that is NULL, each
 * [UC_MOVES_MAX]. Returns their number. */
static inline int uc_outcomes(const uc_state *state, uc_move *moves, uint32_t *weights) {
    return uc_game_of(state)->outcomes(state, moves, weights);
}

/** Like uc_playout, but move by move with the game's other functions. */
UC_API uint64_t uc_playout_steps(uc_state *state, uc_rng *rng, uint64_t limit);

/** Plays uniformly random legal moves (of a uniformly random actor if several may act) until the game is over
 * or `limit` decisions are made. Returns the number of decisions. */
static inline uint64_t uc_playout(uc_state *state, uc_rng *rng, uint64_t limit) {
    const uc_game *game = uc_game_of(state);
    return game->playout ? game->playout(state, rng, limit) : uc_playout_steps(state, rng, limit);
}

/** Whether the game is over. */
static inline bool uc_over(const uc_state *state) {
    return uc_actors(state) == 0;
}

/** A seat's points from finished rounds. */
static inline int32_t uc_total(const uc_state *state, int seat) {
    return uc_game_of(state)->total(state, seat);
}

/** The total that ends the game, or 0 if no total ends it. */
static inline int32_t uc_target(const uc_state *state) {
    const uc_game *game = uc_game_of(state);
    return game->target ? game->target(state) : 0;
}

/** The seats that win together with this one, itself included: alone, or with a partner. */
static inline uint64_t uc_side(const uc_state *state, int seat) {
    const uc_game *game = uc_game_of(state);
    return game->side ? game->side(state, seat) : UINT64_C(1) << seat;
}

/** Whether the lowest total wins instead of the highest. */
static inline bool uc_lowest_wins(const uc_state *state) {
    const uc_game *game = uc_game_of(state);
    return game->lowest_wins && game->lowest_wins(state);
}

/** The seat that others may call now (uc_call), or UC_NOBODY. */
static inline int uc_called(const uc_state *state) {
    const uc_call *call = uc_game_of(state)->call;
    return call ? call->against(state) : UC_NOBODY;
}

/** The move that a seat may make out of turn: to call, or to answer if it may be called itself. The game must
 * have calls (uc_game.call). */
static inline uc_move uc_call_of(const uc_state *state, int seat) {
    const uc_call *call = uc_game_of(state)->call;
    return call->against(state) == seat ? call->answer : call->move;
}

/** The actors whose turn it is not: they may call or answer, or, by some rules, play out of turn. */
static inline uint64_t uc_out_of_turn(const uc_state *state) {
    const uc_call *call = uc_game_of(state)->call;
    return call ? call->out_of_turn(state) : 0;
}

/** Whether this move is a call. */
static inline bool uc_is_call(const uc_game *game, uc_move move) {
    return game->call && game->call->move == move;
}

/** The seats that certainly learn this outcome of a chance point at once, as a bit set; 0 if the game does
 * not say. */
static inline uint64_t uc_sees_outcome(const uc_state *before, uc_move outcome) {
    const uc_game *game = uc_game_of(before);
    return game->sees_outcome ? game->sees_outcome(before, outcome) : 0;
}

/** Removes dominated moves (another move is never worse) from the list of all legal moves of a seat, in
 * place. Keeps the order; returns how many remain, at least one. */
static inline int uc_drop_dominated(const uc_game *game, uc_move *moves, int count) {
    return game->drop_dominated ? game->drop_dominated(moves, count) : count;
}

/** The winning seats as a bit set; 0 before the end. */
static inline uint64_t uc_winners(const uc_state *state) {
    return uc_game_of(state)->winners(state);
}

/** Checks every invariant (no card is lost or doubled, and so on). Returns NULL, or a sentence that names the
 * violation. */
static inline const char *uc_check(const uc_state *state) {
    return uc_game_of(state)->check(state);
}

/** Decodes a view from `length` untrusted bytes, in the form that uc_view_of writes. Returns NULL and writes
 * *ret_view, or returns a sentence that names the error. The bytes may be those of *ret_view. Each number
 * (uc_game.layout) is read and checked against its range; derived numbers are computed. A decoded view is
 * safe to use everywhere, although no game may lead to it; so is a sequence of views (uc_view_follows). Takes
 * about a microsecond. */
UC_API const char *uc_view_decode(const void *bytes, size_t length, uc_view *ret_view);

/** Whether a view can belong to the same table and viewer as an earlier one. */
static inline bool uc_view_follows(const uc_view *after, const uc_view *before) {
    const uc_head *a = &after->state.head, *b = &before->state.head;
    return a->game == b->game && a->seats == b->seats && a->viewer == b->viewer;
}

/** Decodes one event from sizeof(uc_event) untrusted bytes, like uc_view_decode. `after` is the decoded view
 * that the event led to. */
UC_API const char *uc_event_decode(const void *bytes, const uc_view *after, uc_event *ret_event);

/** Writes the view of `viewer` (a seat or UC_SPECTATOR), all that it may know: uc_state_size bytes of
 * *ret_view. */
UC_API void uc_view_of(const uc_state *state, int viewer, uc_view *ret_view);

/** Starts an observer's memory with its view of a fresh game; overwrites earlier contents. */
static inline void uc_memory_start(uc_memory *memory, const uc_view *view) {
    const uc_game *game = uc_game_of(&view->state);
    if (game->memory_start) game->memory_start(memory, view);
}

/** Updates an observer's memory. Call it after each move with the observer's new view and the move's events
 * as the observer sees them (uc_event_view). */
static inline void uc_memory_update(uc_memory *memory, const uc_view *after, const uc_event *seen,
                                    int count) {
    const uc_game *game = uc_game_of(&after->state);
    if (game->memory_update) game->memory_update(memory, after, seen, count);
}

/** Calls uc_memory_start with the view of `viewer`, for callers that have the whole state of the fresh game.
 */
UC_API void uc_observe_start(uc_memory *memory, const uc_state *fresh, int viewer);

/** Calls uc_memory_update with the view of `viewer` and the events that it sees, for callers that have the
 * whole state. Call it after each move. */
UC_API void uc_observe(uc_memory *memory, const uc_state *after, const uc_events *events, int viewer);
/** The same for all seats of the table: memory[seats]. What they have in common is computed once. */
UC_API void uc_observe_all(uc_memory *memory, const uc_state *after, const uc_events *events);

/** Writes a random full state that agrees with the viewer's observations: a determinization of its
 * information set. If `memory` is NULL, only the present view counts. Each game's source says how exact the
 * distribution is. */
static inline void uc_resample(const uc_view *view, const uc_memory *memory, uc_rng *rng,
                               uc_state *ret_state) {
    uc_game_of(&view->state)->resample(view, memory, rng, ret_state);
}

/** The text of a move: "play red:8/teal:7 uno". */
UC_API void uc_move_text(uc_text *text, const uc_game *game, uc_move move);
/** The move with exactly this text, or -1. */
UC_API int uc_move_parse(const uc_game *game, const char *text, size_t length);
/** The id of a rule, such as "UF-3.1"; adds nothing for rule 0. */
UC_API void uc_rule_id(uc_text *text, const uc_game *game, uc_rule rule);
/** The reason why uc_apply refused this move: "UF-3.1: blue:4 has neither the color nor the number of red:7".
 */
UC_API void uc_refusal_text(uc_text *text, const uc_state *state, int mover, uc_move move, uc_result result);
/** The JSON object of the rules in force: {"target":200,"tie":"extra_round"}. */
UC_API void uc_rules_json(uc_text *text, const uc_state *state);
/** The JSON object of a whole state, as rules/README.md and the game's rulebook define it. */
UC_API void uc_state_json(uc_text *text, const uc_state *state);
/** The JSON object of a view. */
UC_API void uc_view_json(uc_text *text, const uc_view *view);
/** The JSON object with the keys of `after` that differ from `before`, an earlier view of the same viewer and
 * game, in the order of uc_view_json. */
UC_API void uc_view_changes_json(uc_text *text, const uc_view *before, const uc_view *after);
/** The text of a numbered rule from the rulebook, or NULL if there is no such rule. */
UC_API const char *uc_rule_text(const uc_game *game, uc_rule rule);
/** Line number `index`, from 0, of a game's rulebook in Markdown, without the line end; NULL after the last
 * line. */
UC_API const char *uc_rulebook_line(const uc_game *game, size_t index);

#endif
