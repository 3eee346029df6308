/** @file
 * What every header of libupcard shares: the export mark, seats, moves, rules and results.
 *
 * The library owns nothing and keeps no state of its own: every object lives in memory of the caller, and
 * every function may be called from any thread on objects that no other thread is using. What allocates says
 * so, and has freed it when it returns or, for a program in a seat, when its agent is closed. Texts that
 * functions return are constants; nobody frees them.
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

/** What compilers do faster than C can say, with the same in plain C beside it. */
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

/** UC_API stands before every function of the library, UC_DATA before every constant. In C++ both have the
 * names that they have in C. */
#ifdef __cplusplus
#define UC_API extern "C" UC_VISIBLE
#define UC_DATA extern "C" UC_VISIBLE
#define UC_ASSERT_SIZE(condition, text) static_assert(condition, text)
#else
#define UC_API UC_VISIBLE
#define UC_DATA extern UC_VISIBLE
#define UC_ASSERT_SIZE(condition, text) _Static_assert(condition, text)
#endif

/** The version of these headers. Within a soname nothing goes and no struct of a caller changes: functions,
 * enumerators and members of uc_game are only appended. */
#define UC_VERSION_MAJOR 0
#define UC_VERSION_MINOR 1
#define UC_VERSION_PATCH 0
/** The version of the library that the program runs with: "0.1.0". */
UC_API const char *uc_version(void);

/** Sizes of caller's buffers that are always large enough. */
enum {
    UC_SEATS_MAX = 36,       /**< seats of the largest table (Flip 7 with two decks) */
    UC_MOVES_MAX = 256,      /**< legal moves of a seat, or outcomes of a chance move */
    UC_EVENTS_MAX = 128,     /**< events of one move */
    UC_MOVE_TEXT_MAX = 48,   /**< bytes of a move's text with its NUL */
    UC_MESSAGE_MAX = 256,    /**< bytes of a sentence with its NUL */
    UC_JSON_MAX = 32 * 1024, /**< bytes of a state's or view's JSON with its NUL */
};

/** Seat-like numbers beside 0..seats-1. A seat takes part; a mover is a seat or UC_CHANCE; a viewer is a
 * seat, UC_SPECTATOR or, for a whole state, UC_ALL. */
enum {
    UC_CHANCE = 62,
    UC_SPECTATOR = 63,
    UC_NOBODY = 254,
    UC_ALL = 255,
};

/** The actors of a position at which chance is to act; otherwise bit s stands for seat s, 0 for a game that
 * is over. */
#define UC_ACTORS_CHANCE (UINT64_C(1) << UC_CHANCE)

/** A card that a viewer may not know, in a view or an event. */
enum { UC_HIDDEN = 0xff };

/** A move, numbered densely from 0 within its game; the numbers are those of the game's own header. */
typedef uint16_t uc_move;

/** A numbered rule of a game's rulebook: 100 x chapter + number, so that F7-3.2 is 302. 0 is no rule. */
typedef uint16_t uc_rule;

/** Why something was not done; later versions append more. The first four are tested in this order when a
 * move is made. */
typedef enum uc_error {
    UC_OK = 0,
    UC_GAME_OVER,     /**< the game is over: nobody moves */
    UC_UNKNOWN_MOVE,  /**< no move of this game */
    UC_NOT_YOUR_TURN, /**< this mover is not among the actors */
    UC_ILLEGAL_MOVE,  /**< a move of this game that a rule forbids now */
    UC_UNKNOWN_GAME,
    UC_BAD_SEATS,
    UC_BAD_RULES,
    UC_BAD_RECORD,
    UC_TOO_SMALL, /**< a buffer or a limit of the caller is too small for the answer */
    UC_NO_MEMORY,
    UC_BAD_PLAYER, /**< a player that cannot be seated */
} uc_error;

/** What became of a move: error UC_OK (then rule is 0), or the reason and, when a rule forbids it, the rule.
 */
typedef struct uc_result {
    uint16_t error; /**< a uc_error */
    uc_rule rule;
} uc_result;

/** The words of the protocol for an error: "ok", "game_over", "illegal_move" ...; never NULL;
 * "unknown" for a number that stands for none. */
UC_API const char *uc_error_word(uc_error error);

#endif
