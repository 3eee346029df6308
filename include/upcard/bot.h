/** @file
 * Players that see views alone: bots, bots with settings ("hard:playouts=500"), programs of others
 * ("exec:./mybot"), and players in a seat.
 *
 * A bot is a constant that keeps nothing between its moves, so that one may play many seats in many threads.
 * What a player keeps during a game is in its agent. Everybody who seats players (uc_simulate, a table, a
 * server) does it by agents, so that all kinds of players work everywhere.
 */
#ifndef UPCARD_BOT_H
#define UPCARD_BOT_H

#include "upcard/game.h"

/** How much a bot may search for one move. It ends at the first limit that is reached and answers with the
 * best move so far; where all limits are 0 it takes its own (uc_bot.budget). */
typedef struct uc_budget {
    uint64_t
        playouts; /**< 0: no limit. With this limit and the next alone the same stream gives the same move */
    uint64_t tries;   /**< of the moves that are left, each time all of them in one position; 0: no limit */
    uint32_t ms;      /**< milliseconds of a clock on the wall; 0: no limit */
    int32_t threads;  /**< 1 or more, 0 is 1; the answer to a number of playouts does not depend on it */
    bool thorough;    /**< goes on when the best move is plain, for who wants to know the values too */
    const bool *stop; /**< NULL, or what another thread sets (__atomic_store_n) to end the search */
} uc_budget;

/** Whether a limit is set. */
static inline bool uc_budget_limited(const uc_budget *budget) {
    return budget->playouts || budget->tries || budget->ms;
}

/** A question to a bot. */
typedef struct uc_ask {
    const uc_view *view;     /**< of the seat that is to move */
    const uc_memory *memory; /**< what that seat remembers; may be NULL for a bot that does not */
    const uc_move *legal;    /**< its legal moves, ascending */
    int count;               /**< of them, at least 1 */
    uc_rng *rng;
    uc_budget budget; /**< for bots that search */
} uc_ask;

typedef struct uc_bot {
    const char *id;   /**< as in --seats hard */
    const char *help; /**< how it plays, for people */
    bool uses_memory; /**< wants a memory kept for it (uc_memory_start, uc_memory_update) */
    uc_budget budget; /**< its own; no limits for a bot that does not search */
    uc_move (*choose)(const uc_ask *ask); /**< one of the legal moves */
} uc_bot;

/** All bots, the weakest first, ended by an id of NULL. */
UC_DATA const uc_bot uc_bots[];

/** The bot with this id, or NULL. */
UC_API const uc_bot *uc_bot_find(const char *id);
/** Adds the ids of all bots: "random, easy, normal". */
UC_API void uc_bot_ids(uc_text *text);

enum { UC_PLAYER_MAX = 256 /**< bytes of a player's text with its NUL */ };

/** A bot with its settings, or a program that speaks the table protocol on standard input and output. */
typedef struct uc_player {
    char text[UC_PLAYER_MAX]; /**< as it was given */
    const uc_bot *bot;        /**< for a program: the bot that plays the turns that it loses */
    uc_budget budget;         /**< for a program: ms is its time for a move */
    uint16_t command;         /**< where in `text` the program's command begins; 0: it is a bot */
} uc_player;

/** Reads "ID", or "ID:KEY=NUMBER:..." with the keys playouts, tries, ms and threads of a bot that searches,
 * or "exec:COMMAND", or "exec:ms=NUMBER:COMMAND" (default: 10 seconds a move). Returns UC_OK and writes
 * *ret_player, or UC_BAD_RULES with a sentence in `message`. No command is run by that: see uc_agent_choose.
 */
UC_API uc_error uc_player_read(uc_player *ret_player, const char *text, uc_text *message);

/** Why a program lost a turn. */
typedef enum uc_fault {
    UC_FAULT_START,    /**< it could not be started */
    UC_FAULT_ENDED,    /**< it ended, in this turn or earlier in the game */
    UC_FAULT_SLOW,     /**< it did not answer in time, or earlier in the game so often that it was ended */
    UC_FAULT_NONSENSE, /**< its line was no message, or it wrote far too much */
    UC_FAULT_ILLEGAL,  /**< its move was no legal one */
    UC_FAULTS
} uc_fault;

/** The turns that a program lost, by uc_fault; its stand-in played them. */
typedef struct uc_faults {
    uint64_t turns[UC_FAULTS];
    uint64_t played;            /**< turns that it did not lose */
    char first[UC_MESSAGE_MAX]; /**< a sentence about the first one; empty: there was none */
} uc_faults;

/** All turns lost; 0 for NULL. */
UC_API uint64_t uc_faults_all(const uc_faults *faults);
/** Whether it was asked and never made a move: what was played says nothing about it. */
UC_API bool uc_faults_only(const uc_faults *faults);
/** Adds the turns of `more`, and its sentence where there is none yet. */
UC_API void uc_faults_add(uc_faults *faults, const uc_faults *more);
/** "3 turns were played by easy: 2 too slow, 1 an illegal move; the first: it ...", or nothing. */
UC_API void uc_faults_text(uc_text *text, const uc_faults *faults);
/** {"start":0,"ended":0,"slow":2,"nonsense":0,"illegal":1,"first":"it ..."}; first is null without faults. */
UC_API void uc_faults_json(uc_text *text, const uc_faults *faults);

/** A player in one seat of a game. Its owner keeps the whole state and shows it what that seat may see. */
typedef struct uc_agent {
    uc_player player;
    int seat;
    uint64_t seq;                 /**< moves of the game so far, as far as it was told */
    uc_memory memory;             /**< kept where the bot remembers */
    uc_rng rng;                   /**< the owner may start it anew before a move */
    struct uc_external *external; /**< what belongs to a program; NULL for a bot */
} uc_agent;

/** Seats a player; nothing of an earlier player is kept. Returns UC_OK, or what went wrong in `message`. */
UC_API uc_error uc_agent_open(uc_agent *agent, const uc_player *player, uc_text *message);
/** Begins a game in this seat, with stream number `index` of `seed`. */
UC_API void uc_agent_start(uc_agent *agent, const uc_state *fresh, int seat, uint64_t seed, uint64_t index);
/** Whether uc_agent_note does anything: if no agent listens, a game need not tell its events. */
static inline bool uc_agent_listens(const uc_agent *agent) {
    return agent->player.bot->uses_memory || agent->external;
}
/** After each move of the game: what it brought about. */
UC_API void uc_agent_note(uc_agent *agent, const uc_state *after, const uc_events *events);
/** Its move, a legal one; the seat must be among the actors. A program is started when it is first asked, and
 * again in a later game after it has ended, but not for ever; it is waited for no longer than its time. */
UC_API uc_move uc_agent_choose(uc_agent *agent, const uc_state *state);
/** The four for an owner that has no more than what this seat is shown, as at a table elsewhere: its view,
 * and events as uc_event_view gives them, of one move or several, the last of which was number `seq`. What
 * a bot remembers is as exact as at home where each move is noted by itself, as servers tell them (raw). */
UC_API void uc_agent_start_view(uc_agent *agent, uint64_t seq, const uc_view *view, uint64_t seed,
                                uint64_t index);
UC_API void uc_agent_note_view(uc_agent *agent, uint64_t seq, const uc_view *after, const uc_event *seen,
                               int count);
UC_API uc_move uc_agent_choose_view(uc_agent *agent, const uc_view *view);
UC_API void uc_agent_end_view(uc_agent *agent, const uc_view *last);
/** The game is over, or was broken off. */
UC_API void uc_agent_end(uc_agent *agent, const uc_state *last);
/** Nobody sits there any more; a program gets half a second to end. */
UC_API void uc_agent_close(uc_agent *agent);
/** The turns that a program has lost since uc_agent_open; NULL for a bot. Valid until uc_agent_close. */
UC_API const uc_faults *uc_agent_faults(const uc_agent *agent);

#endif
