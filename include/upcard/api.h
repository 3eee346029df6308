/** @file
 * Definitions shared by every header of libupcard: the export mark, seats, moves, rules and results.
 *
 * The library has no global state. Objects live in memory of the caller, and any thread may call any function
 * on objects that no other thread is using. A function that allocates says so, and frees the memory before it
 * returns, unless its comment names the function that does. Returned strings are constants and must not be
 * freed.
 */
#ifndef UPCARD_API_H
#define UPCARD_API_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__GNUC__)
#define UC_VISIBLE __attribute__((visibility("default")))
#else
#define UC_VISIBLE
#endif

/** Compiler builtins, with fallbacks in plain C. */
#if defined(__GNUC__)
#define UC_UNLIKELY(condition) __builtin_expect(!!(condition), 0)
#define UC_BIT_COUNT(bits) __builtin_popcountll(bits)
#define UC_LOWEST_BIT(bits) __builtin_ctzll(bits)
#else
#define UC_UNLIKELY(condition) (condition)
#define UC_BIT_COUNT(bits) uc_bit_count(bits)
#define UC_LOWEST_BIT(bits) uc_bit_count(((bits) & (~(bits) + 1)) - 1)
static inline int uc_bit_count(uint64_t bits) {
    int count = 0;
    for (; bits; bits &= bits - 1) count++;
    return count;
}
#endif

/** UC_API marks every function of the library, UC_DATA every constant. Both have C linkage in C++. */
#ifdef __cplusplus
#define UC_API extern "C" UC_VISIBLE
#define UC_DATA extern "C" UC_VISIBLE
#define UC_ASSERT_SIZE(condition, text) static_assert(condition, text)
#else
#define UC_API UC_VISIBLE
#define UC_DATA extern UC_VISIBLE
#define UC_ASSERT_SIZE(condition, text) _Static_assert(condition, text)
#endif

/** The version of these headers. Within a soname nothing is removed and no struct that a caller allocates
 * changes; functions, enumerators and members of uc_game are only appended. */
#define UC_VERSION_MAJOR 0
#define UC_VERSION_MINOR 1
#define UC_VERSION_PATCH 0
/** The version of the library at run time: "0.1.0". */
UC_API const char *uc_version(void);

/** Buffer sizes that are always large enough. */
enum {
    UC_SEATS_MAX = 36,       /**< seats of the largest table (Flip 7 with two decks) */
    UC_MOVES_MAX = 256,      /**< legal moves of a seat, or outcomes of a chance move */
    UC_EVENTS_MAX = 128,     /**< events of one move */
    UC_MOVE_TEXT_MAX = 48,   /**< bytes of a move's text with its NUL */
    UC_MESSAGE_MAX = 512,    /**< bytes of a sentence with its NUL */
    UC_SETTINGS_MAX = 32,    /**< rule options of a game */
    UC_RULES_MAX = 1024,     /**< bytes of all rule options as text with its NUL */
    UC_JSON_MAX = 32 * 1024, /**< bytes of a state's or view's JSON with its NUL */
};

/** Special values beside the seats 0..seats-1. A mover is a seat or UC_CHANCE. A viewer is a seat,
 * UC_SPECTATOR or, for a whole state, UC_ALL. */
enum {
    UC_CHANCE = 62,    /**< the mover of chance moves */
    UC_SPECTATOR = 63, /**< a viewer without a seat: sees only public information */
    UC_NOBODY = 254,   /**< no seat, where one might stand; in some members also no card */
    UC_ALL = 255,      /**< the viewer that sees everything */
};

/** The actors of a position where chance is to act. In other positions bit s stands for seat s; 0 means that
 * the game is over. */
#define UC_ACTORS_CHANCE (UINT64_C(1) << UC_CHANCE)

/** In a view or an event: a card that the viewer may not know. */
enum { UC_HIDDEN = 0xff };

/** A move of a game, 0..uc_game.moves-1. The game's own header defines the numbers. */
typedef uint16_t uc_move;

/** A numbered rule of a game's rulebook: 100 x chapter + number, so that F7-3.2 is 302. 0 means no rule. */
typedef uint16_t uc_rule;

/** Error codes; later versions append more. For a move, the first four errors are tested in this order. */
typedef enum uc_error {
    UC_OK = 0,
    UC_GAME_OVER,     /**< the game is over, so nobody may move */
    UC_UNKNOWN_MOVE,  /**< not a move of this game */
    UC_NOT_YOUR_TURN, /**< the mover is not among the actors */
    UC_ILLEGAL_MOVE,  /**< a move of this game that a rule forbids now */
    UC_UNKNOWN_GAME,
    UC_BAD_SEATS,
    UC_BAD_RULES,
    UC_BAD_RECORD,
    UC_TOO_SMALL, /**< a buffer or a limit that the caller gave is too small */
    UC_NO_MEMORY,
    UC_BAD_PLAYER, /**< a player that cannot be seated */
} uc_error;

/** The result of a move: UC_OK with rule 0, or an error and, if a rule forbids the move, that rule. */
typedef struct uc_result {
    uint16_t error; /**< a uc_error */
    uc_rule rule;
} uc_result;

/** An error's word in the protocol: "ok", "game_over", "illegal_move" and so on. Never NULL; "unknown" for a
 * number that is not an error code. */
UC_API const char *uc_error_word(uc_error error);

#endif
