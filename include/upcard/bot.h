/** @file
 * Players, which see only views: bots, bots with settings ("hard:playouts=500"), external programs
 * ("exec:./mybot"), and agents, which are players in a seat.
 *
 * A bot is a constant without state, so one bot can play many seats in many threads. The agent holds the
 * state of a player during a game. Simulations, tables and the server all seat players through agents, so
 * every kind of player works everywhere.
 */
#ifndef UPCARD_BOT_H
#define UPCARD_BOT_H

#include "upcard/game.h"

/** How much a bot may search for one move. The search ends at the first limit that it reaches and returns the
 * best move so far. If all limits are 0, the bot uses its own (uc_bot.budget). */
typedef struct uc_budget {
    uint64_t
        playouts; /**< 0: no limit. With only this limit and the next, the same stream gives the same move */
    uint64_t tries;   /**< positions, in each of which all remaining moves are tried; 0: no limit */
    uint32_t ms;      /**< milliseconds of wall-clock time; 0: no limit */
    int32_t threads;  /**< 0 counts as 1; with a limit of playouts the move does not depend on it */
    bool thorough;    /**< continues after the best move is clear, to get the values too */
    const bool *stop; /**< NULL, or a flag that another thread sets (__atomic_store_n) to end the search */
} uc_budget;

/** Whether a limit is set. */
static inline bool uc_budget_limited(const uc_budget *budget) {
    return budget->playouts || budget->tries || budget->ms;
}

/** A question to a bot. */
typedef struct uc_ask {
    const uc_view *view;     /**< of the seat that is to move */
    const uc_memory *memory; /**< what that seat remembers; may be NULL for a bot that uses no memory */
    const uc_move *legal;    /**< its legal moves, ascending */
    int count;               /**< number of legal moves, at least 1 */
    uc_rng *rng;
    uc_budget budget; /**< for bots that search */
} uc_ask;

typedef struct uc_bot {
    const char *id;                       /**< as in --seats hard */
    const char *help;                     /**< how it plays, for people */
    bool uses_memory;                     /**< needs a memory (uc_memory_start, uc_memory_update) */
    uc_budget budget;                     /**< the default; no limits for a bot that does not search */
    uc_move (*choose)(const uc_ask *ask); /**< returns one of the legal moves */
} uc_bot;

/** All bots, weakest first, ended by an id of NULL. */
UC_DATA const uc_bot uc_bots[];

/** The bot with this id, or NULL. */
UC_API const uc_bot *uc_bot_find(const char *id);
/** Adds the ids of all bots: "random, easy, normal". */
UC_API void uc_bot_ids(uc_text *text);

enum { UC_PLAYER_MAX = 256 /**< bytes of a player's text with its NUL */ };

/** A bot with its settings, or an external program that speaks the table protocol on standard input and
 * output. */
typedef struct uc_player {
    char text[UC_PLAYER_MAX]; /**< as it was given */
    const uc_bot *bot;        /**< for a program: the bot that plays the turns it loses */
    uc_budget budget;         /**< for a program: ms is its time for a move */
    uint16_t command;         /**< offset in `text` where the program's command begins; 0: a bot */
} uc_player;

/** Reads "ID", or "ID:KEY=NUMBER:..." with the keys playouts, tries, ms and threads of a bot that searches,
 * or "exec:COMMAND", or "exec:ms=NUMBER:COMMAND" (default: 10 seconds a move). Returns UC_OK and writes
 * *ret_player, or UC_BAD_RULES with a sentence in `message`. It runs no command: see uc_agent_choose.
 */
UC_API uc_error uc_player_read(uc_player *ret_player, const char *text, uc_text *message);

/** Why a program lost a turn. */
typedef enum uc_fault {
    UC_FAULT_START, /**< it could not be started */
    UC_FAULT_ENDED, /**< it exited, in this turn or earlier in the game */
    UC_FAULT_SLOW, /**< it did not answer in time, or was terminated because it had been too slow too often in
                      this game */
    UC_FAULT_NONSENSE, /**< its line was not a message, or it wrote far too much */
    UC_FAULT_ILLEGAL,  /**< its move was not legal */
    UC_FAULTS
} uc_fault;

/** The turns that a program lost, by uc_fault. A bot played them instead (uc_player.bot). */
typedef struct uc_faults {
    uint64_t turns[UC_FAULTS];
    uint64_t played;            /**< turns that it did not lose */
    char first[UC_MESSAGE_MAX]; /**< a sentence about the first lost turn; empty if there was none */
} uc_faults;

/** The number of turns lost, in all; 0 for NULL. */
UC_API uint64_t uc_faults_all(const uc_faults *faults);
/** Whether the program was asked and never made a move, so that the results say nothing about it. */
UC_API bool uc_faults_only(const uc_faults *faults);
/** Adds the turns of `more`, and its sentence if `faults` has no sentence yet. */
UC_API void uc_faults_add(uc_faults *faults, const uc_faults *more);
/** "3 turns were played by easy: 2 too slow, 1 an illegal move; the first: it ...", or nothing. */
UC_API void uc_faults_text(uc_text *text, const uc_faults *faults);
/** {"start":0,"ended":0,"slow":2,"nonsense":0,"illegal":1,"first":"it ..."}; first is null without faults. */
UC_API void uc_faults_json(uc_text *text, const uc_faults *faults);

/** A player in one seat of a game. The owner keeps the whole state and shows the agent what that seat may
 * see. */
typedef struct uc_agent {
    uc_player player;
    int seat;
    uint64_t seq;                 /**< moves of the game so far, as far as the agent was notified */
    uc_memory memory;             /**< used if the bot uses memory */
    uc_rng rng;                   /**< the owner may restart it before a move */
    struct uc_external *external; /**< the running program; NULL for a bot */
} uc_agent;

/** Seats a player; keeps nothing of an earlier player. Returns UC_OK, or an error with a sentence in
 * `message`. Free it with uc_agent_close. */
UC_API uc_error uc_agent_open(uc_agent *agent, const uc_player *player, uc_text *message);
/** Begins a game in this seat, with stream number `index` of `seed`. */
UC_API void uc_agent_start(uc_agent *agent, const uc_state *fresh, int seat, uint64_t seed, uint64_t index);
/** Whether uc_agent_observe has any effect. If no agent listens, a game need not collect its events. */
static inline bool uc_agent_listens(const uc_agent *agent) {
    return agent->player.bot->uses_memory || agent->external;
}
/** Notifies the agent of the events of a move. Call it after each move of the game. */
UC_API void uc_agent_observe(uc_agent *agent, const uc_state *after, const uc_events *events);
/** Returns the agent's move, which is legal; the seat must be among the actors. A program starts when it is
 * first asked, and restarts in a later game if it has exited, up to a limit. The call waits for it no longer
 * than its time for a move. */
UC_API uc_move uc_agent_choose(uc_agent *agent, const uc_state *state);
/** The same four functions for an owner that has only this seat's view, such as a client of a remote table.
 * Events are as uc_event_view gives them, of one move or several, the last of which is number `seq`. A bot's
 * memory is as exact as at a local table if each move is passed on its own, as servers send them to a client
 * that asks for raw bytes. */
UC_API void uc_agent_start_view(uc_agent *agent, uint64_t seq, const uc_view *view, uint64_t seed,
                                uint64_t index);
UC_API void uc_agent_observe_view(uc_agent *agent, uint64_t seq, const uc_view *after, const uc_event *seen,
                                  int count);
UC_API uc_move uc_agent_choose_view(uc_agent *agent, const uc_view *view);
UC_API void uc_agent_end_view(uc_agent *agent, const uc_view *last);
/** Ends the game: it is over, or was abandoned. */
UC_API void uc_agent_end(uc_agent *agent, const uc_state *last);
/** Empties the seat and frees what the agent holds. A program gets half a second to exit. */
UC_API void uc_agent_close(uc_agent *agent);
/** The turns that a program has lost since uc_agent_open; NULL for a bot. Valid until uc_agent_close. */
UC_API const uc_faults *uc_agent_faults(const uc_agent *agent);

#endif
