/** @file
 * A table: the players of one game, its moves, and the observations of each seat.
 *
 * A program asks whose turn it is (uc_table_next), makes that move, and shows the events that a viewer may
 * see. A table does no input or output. Chance comes from the stream of upcard/fair.h, so a game that is read
 * back from its record continues with the same cards.
 *
 *     uc_table *t = uc_table_open(&fresh, players, secret, &message);
 *     int seat;
 *     for (uc_turn turn; (turn = uc_table_next(t, &seat)) != UC_TURN_OVER;)
 *         if (turn == UC_TURN_CHANCE)
 *             uc_table_draw(t);
 *         else if (turn == UC_TURN_BOT)
 *             uc_table_let_bot(t, seat, NULL);
 *         else ... uc_table_apply(t, seat, move) or, for UC_TURN_CALL, uc_table_pass(t)
 *     uc_table_close(t);
 *
 * A table can also follow a remote game as one viewer sees it (uc_table_follow).
 */
#ifndef UPCARD_TABLE_H
#define UPCARD_TABLE_H

#include "upcard/bot.h"
#include "upcard/fair.h"
#include "upcard/record.h"
#include "upcard/search.h"

typedef struct uc_table uc_table;

typedef enum uc_turn {
    UC_TURN_OVER,
    UC_TURN_CHANCE, /**< chance is to act */
    UC_TURN_BOT,    /**< the bot of this seat is to act */
    UC_TURN_PERSON, /**< the person of this seat is to decide */
    UC_TURN_CALL,   /**< people may act out of turn (catch a forgotten uno, say it late, or jump in) before
                       the next bot moves: make that move, or call uc_table_pass */
} uc_turn;

/* ---- opening and closing ---- */

/** Opens a table for a fresh game. `players` has one text per seat: "bot:..." (a uc_player), "exec:..." (a
 * program), or a person's name, "you" for the person at the screen. The caller closes the table with
 * uc_table_close. Returns NULL, with a reason in `message`, if a bot is unknown or memory is short. */
UC_API uc_table *uc_table_open(const uc_state *fresh, const char *const *players,
                               const uint8_t secret[UC_SECRET_BYTES], uc_text *message);
/** Restores a table from its own record (uc_table_record_head with the secret, uc_table_record_moves).
 * Returns NULL, with a sentence in `message`, if the record is invalid. A record can name programs. Reading
 * it runs no program: only uc_table_let_bot starts one. So call uc_table_let_bot only for records that this
 * program wrote, never for untrusted ones. */
UC_API uc_table *uc_table_read(const char *text, size_t length, uc_text *message);
/** Frees a table. NULL is allowed. */
UC_API void uc_table_close(uc_table *t);

/* ---- a remote table ---- */

/** Opens a copy of a remote table as one viewer sees it. Its state is that viewer's view, and the viewer is
 * the only person. Only uc_table_shown changes it: all moves, even chance moves, are refused with
 * UC_NOT_YOUR_TURN. The caller closes it with uc_table_close. Returns NULL if memory is short. */
UC_API uc_table *uc_table_follow(const uc_view *view, const char *const *names);
/** Applies the effects of remote moves as the viewer sees them. Returns false and changes nothing if memory
 * is short. Each call counts as one move, of UC_NOBODY. */
UC_API bool uc_table_shown(uc_table *t, const uc_view *after, const uc_event *seen, int count);
/** Marks the events of the last move shown: a bot made it for the person in this seat. */
UC_API void uc_table_note_stand_in(uc_table *t, int seat);

/* ---- players ---- */

UC_API const uc_game *uc_table_game(const uc_table *t);
UC_API int uc_table_seats(const uc_table *t);
/** The player's text as in records: "you", "Ada", "bot:normal", "exec:./mybot"; "" at a remote table. */
UC_API const char *uc_table_player(const uc_table *t, int seat);
/** Display names, one per seat: "You", "Ada". They belong to the table. */
UC_API const char *const *uc_table_names(const uc_table *t);
/** Changes a seat's display name. */
UC_API void uc_table_rename(uc_table *t, int seat, const char *name);
/** The seats of people, as a bit set. */
UC_API uint64_t uc_table_people(const uc_table *t);
/** The memory of the seat's player; all zero for a player without one. */
UC_API const uc_memory *uc_table_memory(const uc_table *t, int seat);
/** The turns that the program in this seat has lost; NULL for other players. */
UC_API const uc_faults *uc_table_faults(const uc_table *t, int seat);

/** Whether a player's text names a bot or a program. */
UC_API bool uc_table_is_bot(const char *player);
/** Reads the bot or program from such a text. Returns UC_OK, or an error with a sentence in `message`. */
UC_API uc_error uc_table_read_bot(const char *player, uc_player *ret_bot, uc_text *message);
/** Display names for bots of any level, by number: more than UC_SEATS_MAX names, then NULL. */
UC_API const char *uc_table_bot_name(size_t number);
/** Display names for the bot in this text ("bot:hard" or "hard"), by number: first those that fit its level,
 * then those of uc_table_bot_name. No name stands twice, whatever the levels. */
UC_API const char *uc_table_name_for_bot(const char *player, size_t number);
/** Writes the display names for players with these texts: people keep their own, each bot gets the first
 * unused name for it. */
UC_API void uc_table_name_seats(const char *const *players, int seats, char (*ret_names)[UC_NAME_MAX]);

/* ---- the game so far ---- */

/** The whole state, or the view of a remote table. The pointer is valid until the table is closed; the state
 * behind it changes with the game. */
UC_API const uc_state *uc_table_state(const uc_table *t);
/** Writes the view of `viewer`, or the one view of a remote table. */
UC_API void uc_table_view(const uc_table *t, int viewer, uc_view *ret_view);

/** Moves made so far, those of chance included. */
UC_API size_t uc_table_move_count(const uc_table *t);
/** A move by its number, from 0, and its mover: a seat, UC_CHANCE, or UC_NOBODY for a remote move. */
UC_API uc_move uc_table_move(const uc_table *t, size_t number, int *ret_mover);

/** The number of events so far. A program that shows events remembers how many it has shown. */
UC_API size_t uc_table_event_count(const uc_table *t);
/** Writes an event, by its number from 0, as a viewer sees it (UC_ALL: whole). Returns the number of its
 * move. */
UC_API size_t uc_table_event(const uc_table *t, size_t number, int viewer, uc_event *ret_event);
/** The seat of the person for whom a bot made the move of an event, or UC_NOBODY. */
UC_API int uc_table_stand_in(const uc_table *t, size_t number);

/** Rounds that have ended. */
UC_API size_t uc_table_round_count(const uc_table *t);
/** The number of events up to the end of a round; rounds count from 0. */
UC_API size_t uc_table_round_events(const uc_table *t, size_t round);
/** A seat's total after that round. */
UC_API int32_t uc_table_round_total(const uc_table *t, size_t round, int seat);

/* ---- turns ---- */

/** Returns what comes next, and for UC_TURN_BOT and UC_TURN_PERSON the seat in *ret_seat. */
UC_API uc_turn uc_table_next(const uc_table *t, int *ret_seat);
/** The people that may act out of turn now, as a bit set of seats: beside the seat that is to decide, or
 * that seat too if it may answer before a bot calls it. Where several people play, those who may only jump in
 * are left out: a question would show what they hold. */
UC_API uint64_t uc_table_callers(const uc_table *t);
/** Declines for all people to act out of turn now. */
UC_API void uc_table_pass(uc_table *t);
/** Makes a move. A refused move changes nothing; nor does one that returns UC_NO_MEMORY. */
UC_API uc_result uc_table_apply(uc_table *t, int mover, uc_move move);
/** The result that uc_table_apply would return. */
UC_API uc_result uc_table_refusal(const uc_table *t, int mover, uc_move move);
/** Makes one chance move; chance must be to act. Returns false if memory is short. */
UC_API bool uc_table_draw_one(uc_table *t);
/** Makes chance moves until a seat is to act or the game is over. Returns false if memory is short. */
UC_API bool uc_table_draw(uc_table *t);
/** Lets the bot of this seat decide. A bot that searches uses `budget` instead of its own, unless `budget` is
 * NULL. Returns UC_NOT_YOUR_TURN if the seat has nothing to decide. */
UC_API uc_result uc_table_let_bot(uc_table *t, int seat, const uc_budget *budget);

/** Whether the last decision of the only person can be taken back. */
UC_API bool uc_table_can_undo(const uc_table *t);
/** Takes back the last decision of the only person and all moves since. Returns false if there is nothing to
 * take back or memory is short. */
UC_API bool uc_table_undo(uc_table *t);
/** The number of decisions taken back so far. */
UC_API uint32_t uc_table_undo_count(const uc_table *t);

/* ---- advice ---- */

/** Searches this seat's moves with only the information that the seat has. Returns false if memory is short.
 */
UC_API bool uc_table_advise(const uc_table *t, int seat, const uc_budget *budget, uc_findings *ret_findings);
/** Writes a random stream for questions about the present position: the same question gets the same answer.
 */
UC_API void uc_table_stream(const uc_table *t, uc_rng *ret_rng);

/* ---- records ---- */

/** Writes the head of the record: names, commitment and the number of decisions taken back; also the seed
 * once the game is over or, with `saved`, the secret from which uc_table_read continues. */
UC_API void uc_table_record_head(const uc_table *t, bool saved, uc_text *text);
/** Writes the moves from number `from` on, and the result if the game is over. */
UC_API void uc_table_record_moves(const uc_table *t, size_t from, uc_text *text);

#endif
