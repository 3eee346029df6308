/** @file
 * The game interface: one const struct a game, and the functions that everybody uses through it.
 *
 * Person, bot, network, replay, test and solver take the same way: uc_start, then until uc_actors is 0 either
 * chance moves (uc_draw, or uc_pick with a number from elsewhere) or a seat does (uc_legal, uc_apply).
 */
#ifndef UPCARD_GAME_H
#define UPCARD_GAME_H

#include <string.h>

#include "upcard/event.h"
#include "upcard/rng.h"
#include "upcard/state.h"
#include "upcard/text.h"

/** What an observer remembers beyond its present view (perfect recall); the game's own, flat. */
typedef struct uc_memory {
    uint64_t word[192];
} uc_memory;

enum {
    UC_OPTION_WORD, /**< one of `words` */
    UC_OPTION_INT,  /**< min..max */
    UC_OPTION_SEAT, /**< a seat of the table, or (where `words` has one) that word, kept as 255 */
    UC_OPTION_AGES, /**< every seat once, from the oldest to the youngest, as "2,0,1" */
};

/** One rule option. Its value lies in the state at `at`, `size` bytes wide (UC_OPTION_AGES: one byte a seat).
 */
typedef struct uc_option {
    const char *key;
    uint8_t kind, size;
    uint16_t at;
    int32_t min, max;
    int32_t
        fallback; /**< the default: a number or the index of a word; below min: it follows from the seats */
    const char *words; /**< "declare|auto", or NULL */
    const char *help;
} uc_option;

/** One key of the JSON of a state or view, beside those that all games share. */
typedef struct uc_field {
    const char *key;
    void (*write)(uc_text *text,
                  const uc_state *shown); /**< writes the JSON value; shown->head.viewer says for whom */
    const char
        *type; /**< of the value, as TypeScript writes it, with `seat`, `card` and the game's own nouns */
    const char *seen_by; /**< who sees what of it, for people */
    bool by_seat;        /**< the value is a list with one entry a seat (or null) */
} uc_field;

/** What a number of a state can be. */
enum {
    UC_LAYOUT_NUMBER, /**< min..max */
    UC_LAYOUT_SEAT,   /**< a seat of the table, or min, or max */
    UC_LAYOUT_CARD,   /**< a card of the game, or min, or max */
    UC_LAYOUT_BELOW,  /**< less than max, or min */
    UC_LAYOUT_BITS,   /**< only the lowest `max` bits are set */
    UC_LAYOUT_SEATS,  /**< only bits of seats of the table are set */
    UC_LAYOUT_SET,    /**< a uc_set of cards of the game */
};

/** Numbers of one kind in a state, as uc_view_decode reads them: `count` of them, each of `size` bytes, from
 * `at` on, one every `stride` bytes (0: side by side). */
typedef struct uc_layout {
    uint16_t at;
    uint8_t size, count, stride, kind;
    int32_t min, max;
} uc_layout;

/** The keys that the JSON of every game begins with, ended by a NULL key; their types may also be `game`,
 * `rules` and `phase`. Everybody sees them; seen_by is NULL. */
UC_DATA const uc_field uc_shared_fields[];

/** A move that seats may make out of turn, against another one: to catch a seat that forgot a word. */
typedef struct uc_call {
    uc_move move;                                   /**< the same for all seats */
    int (*against)(const uc_state *state);          /**< the seat that may be called now, or UC_NOBODY */
    uint64_t (*out_of_turn)(const uc_state *state); /**< the seats that act now for no more than a call */
    const char *reason; /**< for people, behind the name of the seat: "did not say uno with one card left" */
    const char *verb;   /**< for people, between two names: "catches" */
} uc_call;

typedef struct uc_game {
    const char *id;     /**< as in the protocol: "flip7" */
    const char *name;   /**< for people: "Flip 7" */
    const char *prefix; /**< of its rules: "F7" */
    uint8_t number;     /**< its index in uc_games */
    uint8_t cards;      /**< the cards (or kinds of them) of an event are 0..cards-1 */
    uint8_t seats_min, seats_max;
    uint16_t moves;                  /**< moves are 0..moves-1 */
    uint16_t state_base, state_seat; /**< bytes of a state: base + seats x seat */
    const char *const *phases;       /**< by head.phase; the last is "over"; ended by NULL */
    const uc_option *options;        /**< ended by a NULL key */
    const uc_field *fields;          /**< ended by a NULL key */
    const uc_event_row *events;      /**< ended by a NULL type */
    const uc_noun_row *nouns;        /**< its own ones, from UC_NOUN_OWN on; ended by a NULL name */
    const uc_tally_row *tallies;     /**< what a simulation counts beside them; ended by a NULL key */
    /** All numbers of a state that neither the head nor an option is and that `derive` does not compute, and
     * those of each seat, `at` counted from its first byte; ended by a row of size 0. NULL: a view from
     * elsewhere is taken whole, and `check` alone stands between it and the rest. */
    const uc_layout *layout, *layout_seat;

    /* play: see the functions below */
    void (*start)(uc_state *state); /**< everything behind head and options is zero */
    uint64_t (*actors)(const uc_state *state);
    int (*legal)(const uc_state *state, int seat, uc_move *moves);
    uc_result (*apply)(uc_state *state, int mover, uc_move move, uc_events *events);
    void (*step)(uc_state *state, int mover, uc_move move,
                 uc_events *events); /**< apply without the checks: the move must be legal */
    uint32_t (*weight)(const uc_state *state);
    uc_move (*pick)(const uc_state *state, uint32_t r);
    uc_move (*draw)(const uc_state *state, uc_rng *rng);
    int (*outcomes)(const uc_state *state, uc_move *moves, uint32_t *weights);
    uint64_t (*playout)(uc_state *state, uc_rng *rng,
                        uint64_t limit); /**< NULL: step by step, as uc_playout_steps */
    int32_t (*total)(const uc_state *state, int seat);
    uint64_t (*winners)(const uc_state *state);
    const char *(*check)(
        const uc_state *shown); /**< of a state, or of a view: shown->head.viewer says for whom */

    /** NULL, or computes what `layout` leaves out of a state or view whose numbers are in their ranges. */
    void (*derive)(uc_state *shown);

    /* what players, screens and servers ask for; each may be left out */
    int32_t (*target)(const uc_state *state);   /**< the total that ends the game; NULL: no total does */
    bool (*lowest_wins)(const uc_state *state); /**< NULL: the highest total wins */
    const uc_call *call;                        /**< NULL: nobody acts out of turn */
    uint64_t (*sees_outcome)(const uc_state *before,
                             uc_move outcome); /**< the seats that learn it at once; NULL: none is sure to */
    int (*drop_dominated)(uc_move *moves,
                          int count); /**< of all legal moves, keeps those that no other one makes pointless,
                                         in order, and returns how many; NULL: all */
    bool secret_hands;                /**< a seat holds cards that others may not see */

    /* hidden information */
    void (*view)(const uc_state *state, int viewer, uc_view *view); /**< fills a zeroed view, head done */
    void (*memory_start)(uc_memory *memory, const uc_view *view);
    void (*memory_update)(uc_memory *memory, const uc_view *after, const uc_event *seen, int count);
    void (*resample)(const uc_view *view, const uc_memory *memory, uc_rng *rng, uc_state *state);

    /* text */
    void (*move_text)(uc_text *text, uc_move move);
    int (*parse)(const char *text,
                 size_t length); /**< a move, or -1; NULL: move_text of all moves is compared */
    void (*noun)(uc_text *text, int noun,
                 int value); /**< UC_NOUN_CARD and the game's own nouns, without quotes */
    void (*explain)(uc_text *text, const uc_state *state, int mover, uc_move move,
                    uc_rule rule); /**< a sentence, without the rule's id */
} uc_game;

/** All games in the order of their numbers (upcard/games.h), ended by NULL. */
UC_DATA const uc_game *const uc_games[];

/** The game with this id, or NULL. */
UC_API const uc_game *uc_game_find(const char *id);
/** Adds the ids of all games: "flip7, hilo, ...". */
UC_API void uc_game_ids(uc_text *text);
/** What can be played, for programs: a JSON list of all games, or of `only`, each with its seats, rule
 * options, phases and events (docs/drive.md); at most UC_JSON_MAX bytes a game. */
UC_API void uc_games_json(uc_text *text, const uc_game *only);

static inline const uc_game *uc_game_of(const uc_state *state) {
#ifdef UC_ONLY /* a library of one game (bindings/wasm/build): compilers leave out what only others need */
    return (void)state, uc_games[0];
#else
    return uc_games[state->head.game];
#endif
}

/** The place of a state's game in uc_games, and in other tables by game. */
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

/** Starts a fresh game, waiting for its first move. `settings` (count of them, each key once) change rule
 * options from their defaults. Returns UC_OK and writes *ret_state, or UC_BAD_SEATS or UC_BAD_RULES with a
 * sentence in `message`, and writes nothing else. */
UC_API uc_error uc_start(uc_state *ret_state, const uc_game *game, int seats, const uc_setting *settings,
                         int count, uc_text *message);

/** Word number `index`, from 0, of the words of an option: its length and, not terminated, where it stands; 0
 * when there are fewer. */
UC_API size_t uc_option_word(const uc_option *option, int index, const char **ret_word);
/** An option's default as text. */
UC_API void uc_option_default(uc_text *text, const uc_option *option);
/** Whether the value of an option in a state or view is one that it can have. */
UC_API bool uc_option_fits(const uc_state *state, const uc_option *option);
/** The value of an option in force, as text ("declare", "500", "2,0,1"). */
UC_API void uc_option_text(uc_text *text, const uc_state *state, const uc_option *option);

/** Bytes of a state: those that count when states are compared or stored. */
static inline size_t uc_state_size(const uc_state *state) {
    const uc_game *game = uc_game_of(state);
    return game->state_base + (size_t)state->head.seats * game->state_seat;
}

/** Copies a state: its uc_state_size bytes, and up to 63 behind them, since whole blocks are faster. Both are
 * whole uc_state objects; to and from may not overlap. */
static inline void uc_copy(uc_state *to, const uc_state *from) {
    size_t size = uc_state_size(from);
    for (size_t at = 0; at < size; at += 64) memcpy((char *)to + at, (const char *)from + at, 64);
}

/** Who may act: UC_ACTORS_CHANCE, a bit set of seats, or 0 when the game is over. */
static inline uint64_t uc_actors(const uc_state *state) {
    return uc_game_of(state)->actors(state);
}

/** The legal moves of a seat, ascending, into moves[UC_MOVES_MAX]; returns how many (0 for a seat that is no
 * actor). */
static inline int uc_legal(const uc_state *state, int seat, uc_move *moves) {
    return uc_game_of(state)->legal(state, seat, moves);
}

/** The same for the viewer of a view; always equal to what uc_legal gives for the state. */
static inline int uc_view_legal(const uc_view *view, uc_move *moves) {
    return uc_legal(&view->state, view->state.head.viewer, moves);
}

/** Makes one move of `mover` (a seat or UC_CHANCE). A refused move changes nothing. `events` may be NULL;
 * otherwise what happened is appended to it. */
static inline uc_result uc_apply(uc_state *state, int mover, uc_move move, uc_events *events) {
    return uc_game_of(state)->apply(state, mover, move, events);
}

/** Sum of the weights of the outcomes at a chance point, at least 1. */
static inline uint32_t uc_weight(const uc_state *state) {
    return uc_game_of(state)->weight(state);
}

/** The outcome at place r of the weights laid side by side in the order of uc_outcomes; r is
 * 0..uc_weight()-1. */
static inline uc_move uc_pick(const uc_state *state, uint32_t r) {
    return uc_game_of(state)->pick(state, r);
}

/** A random outcome: uc_pick of a random number below uc_weight. */
static inline uc_move uc_draw(const uc_state *state, uc_rng *rng) {
    return uc_game_of(state)->draw(state, rng);
}

/** The outcomes at a chance point, ascending, and their weights (NULL: not wanted), each [UC_MOVES_MAX];
 * returns how many. */
static inline int uc_outcomes(const uc_state *state, uc_move *moves, uint32_t *weights) {
    return uc_game_of(state)->outcomes(state, moves, weights);
}

/** As uc_playout, by the other functions of the game. */
UC_API uint64_t uc_playout_steps(uc_state *state, uc_rng *rng, uint64_t limit);

/** Plays uniformly random legal moves (a uniformly random actor where several may act) until the game is over
 * or `limit` decisions are made; returns the decisions made. */
static inline uint64_t uc_playout(uc_state *state, uc_rng *rng, uint64_t limit) {
    const uc_game *game = uc_game_of(state);
    return game->playout ? game->playout(state, rng, limit) : uc_playout_steps(state, rng, limit);
}

/** Whether the game is over. */
static inline bool uc_over(const uc_state *state) {
    return uc_actors(state) == 0;
}

/** Points of a seat from finished rounds. */
static inline int32_t uc_total(const uc_state *state, int seat) {
    return uc_game_of(state)->total(state, seat);
}

/** The total that ends the game, or 0 where no total does. */
static inline int32_t uc_target(const uc_state *state) {
    const uc_game *game = uc_game_of(state);
    return game->target ? game->target(state) : 0;
}

/** Whether the lowest total wins, and not the highest. */
static inline bool uc_lowest_wins(const uc_state *state) {
    const uc_game *game = uc_game_of(state);
    return game->lowest_wins && game->lowest_wins(state);
}

/** The seat that others may call now (uc_call), or UC_NOBODY. */
static inline int uc_called(const uc_state *state) {
    const uc_call *call = uc_game_of(state)->call;
    return call ? call->against(state) : UC_NOBODY;
}

/** The actors that it is not the turn of: all they may do is to call. */
static inline uint64_t uc_out_of_turn(const uc_state *state) {
    const uc_call *call = uc_game_of(state)->call;
    return call ? call->out_of_turn(state) : 0;
}

/** Whether this move is a call. */
static inline bool uc_is_call(const uc_game *game, uc_move move) {
    return game->call && game->call->move == move;
}

/** The seats that learn at once which outcome of a chance point has come. */
static inline uint64_t uc_sees_outcome(const uc_state *before, uc_move outcome) {
    const uc_game *game = uc_game_of(before);
    return game->sees_outcome ? game->sees_outcome(before, outcome) : 0;
}

/** Drops legal moves that another one is never worse than; returns how many are left, in order, at least one.
 */
static inline int uc_drop_dominated(const uc_game *game, uc_move *moves, int count) {
    return game->drop_dominated ? game->drop_dominated(moves, count) : count;
}

/** The winning seats as a bit set; 0 before the end. */
static inline uint64_t uc_winners(const uc_state *state) {
    return uc_game_of(state)->winners(state);
}

/** Checks every invariant (cards are conserved and so on): NULL, or a sentence about what is broken. */
static inline const char *uc_check(const uc_state *state) {
    return uc_game_of(state)->check(state);
}

/** Reads a view out of bytes from elsewhere: `length` of them, as uc_view_of writes them. NULL, and *ret_view
 * is written; or a sentence about what is broken. The bytes may be those of *ret_view. They are read number
 * by number (uc_game.layout), each in its range; what follows from others is computed again. A view that was
 * read is safe everywhere, although it may be one that no game leads to; so is one that follows another
 * (uc_view_follows). Takes about a microsecond. */
UC_API const char *uc_view_decode(const void *bytes, size_t length, uc_view *ret_view);

/** Whether a view can be of the same table and for the same viewer as one before it. */
static inline bool uc_view_follows(const uc_view *after, const uc_view *before) {
    const uc_head *a = &after->state.head, *b = &before->state.head;
    return a->game == b->game && a->seats == b->seats && a->viewer == b->viewer;
}

/** The same for the bytes of one event (sizeof(uc_event) of them), which led to this view, which was read. */
UC_API const char *uc_event_decode(const void *bytes, const uc_view *after, uc_event *ret_event);

/** What `viewer` (a seat or UC_SPECTATOR) may know: writes uc_state_size bytes of *ret_view. */
UC_API void uc_view_of(const uc_state *state, int viewer, uc_view *ret_view);

/** Begins an observer's memory, whatever it held, with its view of a fresh game. */
static inline void uc_memory_start(uc_memory *memory, const uc_view *view) {
    uc_game_of(&view->state)->memory_start(memory, view);
}

/** After each move: the observer's view then, and what it was shown of the move's events (uc_event_view). */
static inline void uc_memory_update(uc_memory *memory, const uc_view *after, const uc_event *seen,
                                    int count) {
    uc_game_of(&after->state)->memory_update(memory, after, seen, count);
}

/** For whoever keeps the whole state on behalf of an observer: uc_memory_start with what `viewer` sees of a
 * fresh game. */
UC_API void uc_observe_start(uc_memory *memory, const uc_state *fresh, int viewer);

/** The same after each move: uc_memory_update with what `viewer` sees then, and is shown of the move's
 * events. */
UC_API void uc_observe(uc_memory *memory, const uc_state *after, const uc_events *events, int viewer);

/** A random full state that agrees with all that the viewer has seen; `memory` may be NULL (then: that it
 * sees now). Each game's source says how exact it is. */
static inline void uc_resample(const uc_view *view, const uc_memory *memory, uc_rng *rng,
                               uc_state *ret_state) {
    uc_game_of(&view->state)->resample(view, memory, rng, ret_state);
}

/** The text of a move: "play red:8/teal:7 uno". */
UC_API void uc_move_text(uc_text *text, const uc_game *game, uc_move move);
/** The move with this text, which must match exactly, or -1. */
UC_API int uc_move_parse(const uc_game *game, const char *text, size_t length);
/** "UF-3.1", or nothing for rule 0. */
UC_API void uc_rule_id(uc_text *text, const uc_game *game, uc_rule rule);
/** Why uc_apply refused this move: "UF-3.1: blue:4 has neither the color nor the number of red:7". */
UC_API void uc_refusal_text(uc_text *text, const uc_state *state, int mover, uc_move move, uc_result result);
/** The JSON object of the rules in force: {"target":200,"tie":"extra_round"}. */
UC_API void uc_rules_json(uc_text *text, const uc_state *state);
/** The JSON object of a whole state, as rules/README.md and the game's rulebook define it. */
UC_API void uc_state_json(uc_text *text, const uc_state *state);
/** The JSON object of a view. */
UC_API void uc_view_json(uc_text *text, const uc_view *view);
/** The JSON object of the keys of the later view that differ from an earlier one of the same viewer and game,
 * in the order of uc_view_json. */
UC_API void uc_view_changes_json(uc_text *text, const uc_view *before, const uc_view *after);
/** A numbered rule's text from the rulebook, or NULL when there is none. */
UC_API const char *uc_rule_text(const uc_game *game, uc_rule rule);
/** Line number `index`, from 0, of a game's rulebook in Markdown, without its end; NULL behind the last. */
UC_API const char *uc_rulebook_line(const uc_game *game, size_t index);

#endif
