/** @file
 * A table: players round one game, its moves, and what each seat has seen.
 *
 * A program asks whose turn it is (uc_table_next), makes that move, and shows the events that a viewer may
 * see. A table has no input or output of its own. Chance is drawn from the stream of upcard/fair.h, number by
 * number, so that a game that is read back from its record continues with the same cards.
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
 * A table can also follow a game that is played elsewhere, as one viewer is shown it (uc_table_follow).
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
    UC_TURN_CALL,   /**< people may call out of turn (catch a forgotten uno) before a bot plays on: make that
                       move, or uc_table_pass */
} uc_turn;

/* ---- opening and closing ---- */

/** A table for a fresh game. `players` has one text a seat: "bot:..." (a uc_player), "exec:..." (a program),
 * or a person's name, "you" for the person at the screen. Returns NULL and the reason when a bot is unknown
 * or there is no memory. */
UC_API uc_table *uc_table_open(const uc_state *fresh, const char *const *players,
                               const uint8_t secret[UC_SECRET_BYTES], uc_text *message);
/** Reads a table back from its own record (uc_table_record_head with the secret, uc_table_record_moves); NULL
 * and a sentence when it cannot. A record can name programs. Reading it runs none: only uc_table_let_bot
 * starts one. So call that for a record that this program has kept, never for one from elsewhere. */
UC_API uc_table *uc_table_read(const char *text, size_t length, uc_text *message);
/** NULL is allowed. */
UC_API void uc_table_close(uc_table *t);

/* ---- a table that is kept elsewhere ---- */

/** A table that is kept elsewhere, as one viewer is shown it: its state is that viewer's view, the viewer is
 * the only person, and it changes by uc_table_shown alone: here everybody, even chance, is refused with
 * UC_NOT_YOUR_TURN. NULL: no memory. */
UC_API uc_table *uc_table_follow(const uc_view *view, const char *const *names);
/** Takes over what moves elsewhere brought about, as the viewer is shown it; false, and nothing changed, when
 * there is no memory. Each call counts as one move, of UC_NOBODY. */
UC_API bool uc_table_shown(uc_table *t, const uc_view *after, const uc_event *seen, int count);

/* ---- players ---- */

UC_API const uc_game *uc_table_game(const uc_table *t);
UC_API int uc_table_seats(const uc_table *t);
/** The player as in records: "you", "Ada", "bot:normal", "exec:./mybot"; "" at a table that is kept
 * elsewhere. */
UC_API const char *uc_table_player(const uc_table *t, int seat);
/** Names for people to read, one a seat: "You", "Ada". */
UC_API const char *const *uc_table_names(const uc_table *t);
/** Gives a seat another name to read. */
UC_API void uc_table_rename(uc_table *t, int seat, const char *name);
/** Seats of people, as a bit set. */
UC_API uint64_t uc_table_people(const uc_table *t);
/** What the seat's player remembers of the game; zeroed where nothing is kept. */
UC_API const uc_memory *uc_table_memory(const uc_table *t, int seat);
/** The turns that the program in this seat has lost; NULL for others. */
UC_API const uc_faults *uc_table_faults(const uc_table *t, int seat);

/** Whether the text of a player names a bot or a program. */
UC_API bool uc_table_is_bot(const char *player);
/** Reads the bot of such a text: UC_OK, or an error and in `message` what is wrong with the text. */
UC_API uc_error uc_table_read_bot(const char *player, uc_player *ret_bot, uc_text *message);
/** Names that bots take, so that a table reads like a table: more than UC_SEATS_MAX, then NULL. */
UC_API const char *uc_table_bot_name(size_t number);
/** The names to read that players of these texts get: people their own, bots the first names that are free.
 */
UC_API void uc_table_name_seats(const char *const *players, int seats, char (*ret_names)[UC_NAME_MAX]);

/* ---- the game so far ---- */

/** The whole state; of a table that is kept elsewhere, the view. The pointer stays valid until the table is
 * closed; what it points to changes with the game. */
UC_API const uc_state *uc_table_state(const uc_table *t);
/** What `viewer` may know of the state; of a table that is kept elsewhere, what is shown of it. */
UC_API void uc_table_view(const uc_table *t, int viewer, uc_view *ret_view);

/** Moves made so far, those of chance included. */
UC_API size_t uc_table_move_count(const uc_table *t);
/** A move by its number, from 0, and its mover: a seat, UC_CHANCE, or UC_NOBODY for one made elsewhere. */
UC_API uc_move uc_table_move(const uc_table *t, size_t number, int *ret_mover);

/** Events told so far. A program that shows them keeps this number as its mark. */
UC_API size_t uc_table_event_count(const uc_table *t);
/** An event by its number, from 0, as a viewer sees it (UC_ALL: whole); returns the number of its move. */
UC_API size_t uc_table_event(const uc_table *t, size_t number, int viewer, uc_event *ret_event);

/** Rounds that have ended. */
UC_API size_t uc_table_round_count(const uc_table *t);
/** Events told until the end of a round, by its number from 0. */
UC_API size_t uc_table_round_events(const uc_table *t, size_t round);
/** A seat's total after that round. */
UC_API int32_t uc_table_round_total(const uc_table *t, size_t round, int seat);

/* ---- turns ---- */

/** Says what comes next; *ret_seat is the seat for UC_TURN_BOT and UC_TURN_PERSON. */
UC_API uc_turn uc_table_next(const uc_table *t, int *ret_seat);
/** People that may call out of turn now, beside the seat that is to decide. */
UC_API uint64_t uc_table_callers(const uc_table *t);
/** Lets the open call go by, for all people. */
UC_API void uc_table_pass(uc_table *t);
/** Makes a move. A refused move changes nothing. UC_NO_MEMORY: nothing changed. */
UC_API uc_result uc_table_apply(uc_table *t, int mover, uc_move move);
/** What uc_table_apply would answer. */
UC_API uc_result uc_table_refusal(const uc_table *t, int mover, uc_move move);
/** Draws once for chance, which must be to act; false when there is no memory. */
UC_API bool uc_table_draw_one(uc_table *t);
/** Draws for chance until a seat is to act or the game is over; false when there is no memory. */
UC_API bool uc_table_draw(uc_table *t);
/** Lets the bot of this seat decide. A bot that searches takes `budget` instead of its own, unless it is
 * NULL. UC_NOT_YOUR_TURN when the seat has nothing to decide. */
UC_API uc_result uc_table_let_bot(uc_table *t, int seat, const uc_budget *budget);

/** Whether the last decision of the only person can be taken back. */
UC_API bool uc_table_can_undo(const uc_table *t);
/** Takes back the last decision of the only person and all that followed; false when there is none, or no
 * memory. */
UC_API bool uc_table_undo(uc_table *t);
/** Decisions taken back so far. */
UC_API uint32_t uc_table_undo_count(const uc_table *t);

/* ---- advice ---- */

/** What a search by what this seat has seen finds out about its moves; false when there is no memory. */
UC_API bool uc_table_advise(const uc_table *t, int seat, const uc_budget *budget, uc_findings *ret_findings);
/** The stream of chance for questions about the present position: the same question has the same answer. */
UC_API void uc_table_stream(const uc_table *t, uc_rng *ret_rng);

/* ---- records ---- */

/** Writes the head of the record: names, commitment, decisions taken back; the seed once the game is over,
 * or, where `saved`, the secret from which uc_table_read continues. */
UC_API void uc_table_record_head(const uc_table *t, bool saved, uc_text *text);
/** Writes the moves from number `from` on, and the result when the game is over. */
UC_API void uc_table_record_moves(const uc_table *t, size_t from, uc_text *text);

#endif
