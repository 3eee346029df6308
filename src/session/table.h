/** @file
 * A table: players round one game, the moves made, and what each seat has seen.
 *
 * It has no input or output of its own: a screen, a terminal in plain lines or a server asks whose turn it is
 * (table_next), makes that move, and shows the events that were told. Chance is drawn from the stream of
 * upcard/fair.h, number by number, so that a game read back from its record goes on with the same cards.
 */
#ifndef UC_TABLE_TABLE_H
#define UC_TABLE_TABLE_H

#include "upcard/bot.h"
#include "upcard/fair.h"
#include "upcard/record.h"
#include "upcard/search.h"

enum { TABLE_NAME_MAX = 64 };

typedef struct table_seat {
    char player[TABLE_NAME_MAX]; /**< as in records: "you", "guest", "bot:normal", "exec:./mybot" */
    char name[TABLE_NAME_MAX];   /**< for people: "You", "Guest", "Ada" */
    bool person;
    uc_agent chair; /**< of its bot; a person's holds what that seat has seen, for who gives advice */
} table_seat;

typedef struct table_move {
    uint8_t mover; /**< a seat or UC_CHANCE */
    uc_move move;
} table_move;

/** An event with the move that brought it about. */
typedef struct table_told {
    uint32_t move;
    uc_event event;
} table_told;

/** A finished round. */
typedef struct table_round {
    uint32_t told;               /**< events told until then */
    int32_t total[UC_SEATS_MAX]; /**< after it */
} table_round;

typedef struct table {
    const uc_game *game;
    int seats;
    uc_state start, state;
    table_seat seat[UC_SEATS_MAX];
    const char *name[UC_SEATS_MAX]; /**< seat[].name, as event sentences take them */
    uint8_t secret[UC_SECRET_BYTES];
    uc_fair chance;
    uint64_t bots_seed;
    table_move *moves;
    size_t move_count, move_room;
    table_told *told;
    size_t told_count, told_room;
    table_round *rounds;
    size_t round_count, round_room;
    uint32_t undone; /**< decisions taken back so far */
    uint64_t passed; /**< seats that let the call that is open now go by */
} table;

typedef enum table_turn {
    TABLE_OVER,
    TABLE_CHANCE, /**< chance is to act */
    TABLE_BOT,    /**< the bot of this seat is to act */
    TABLE_PERSON, /**< the person of this seat is to decide */
    TABLE_CALL,   /**< people may call out of turn (catch a forgotten uno), before a bot goes on: call, or
                     table_pass */
} table_turn;

/** A table for a fresh game. `players` has one text a seat: "bot:..." (a uc_player), "exec:..." (a program),
 * or a person's name, "you" for the one at the screen. Returns NULL and the reason when a bot is unknown or
 * there is no memory. */
table *table_open(const uc_state *fresh, const char *const *players, const uint8_t secret[UC_SECRET_BYTES],
                  uc_text *message);
/** Reads a table back from its own record (table_record with the secret); NULL and a sentence when it cannot.
 * A record can name programs. None is run by reading it: only table_let_bot starts one. So call that for a
 * record that this program has kept, never for one from elsewhere. */
table *table_read(const char *text, size_t length, uc_text *message);
void table_close(table *t);

/** A table that is kept elsewhere, as one viewer is shown it: its state is that viewer's view, the viewer is
 * the only person, and it changes by table_shown alone. NULL: no memory. */
table *table_follow(const uc_view *view, const char *const *names);
/** What moves elsewhere brought about, as the viewer is shown it; false, and nothing changed, when there is
 * no memory. table_move has one entry for each time, of UC_NOBODY. */
bool table_shown(table *t, const uc_view *after, const uc_event *seen, int count);
/** Another name for who sits there. */
void table_rename(table *t, int seat, const char *name);

/** What `viewer` may know of the table; of one that is kept elsewhere, what is shown of it. */
void table_see(const table *t, int viewer, uc_view *ret_view);
/** Why a move that is not legal is refused. */
uc_result table_refusal(const table *t, int mover, uc_move move);

/** Whether the player text names a bot. */
bool table_is_bot(const char *player);
/** The bot of such a text: UC_OK, or what is wrong with it in `message`. */
uc_error table_read_bot(const char *player, uc_player *ret_bot, uc_text *message);

/** Names that bots take, so that a table reads like a table: more than UC_SEATS_MAX, then NULL. */
const char *table_bot_name(size_t number);
/** Names for people to read, one a seat: people's own, then for bots the first names that are free. */
void table_names(const char *const *players, int seats, char ret_names[][TABLE_NAME_MAX]);

/** Who goes next; *ret_seat is the seat for TABLE_BOT and TABLE_PERSON. */
table_turn table_next(const table *t, int *ret_seat);
/** People that may call out of turn now, the one to decide not among them. */
uint64_t table_callers(const table *t);
/** People let the open call go by. */
void table_pass(table *t);
/** Makes a move. A refused move changes nothing. UC_TOO_SMALL: no memory, nothing changed. */
uc_result table_make(table *t, int mover, uc_move move);
/** Draws once for chance, which must be to act; false when there is no memory. */
bool table_draw_one(table *t);
/** Draws for chance until a seat is to act or the game is over; false when there is no memory. */
bool table_draw(table *t);
/** The bot of this seat decides; false when there is no memory. */
bool table_let_bot(table *t, int seat);
/** Turns that the program in this seat has lost (uc_faults); 0 for others. */
uint64_t table_turns_lost(const table *t, int seat);

/** What a search by what this seat has seen finds out about its moves; false when there is no memory. */
bool table_advise(const table *t, int seat, const uc_budget *budget, uc_findings *ret_findings);

/** Seats of people. */
uint64_t table_people(const table *t);
/** Whether the last decision of the only person can be taken back. */
bool table_can_undo(const table *t);
/** Takes back the last decision of the only person and all that followed; false when there is none or no
 * memory. */
bool table_undo(table *t);

/** Header lines of the record: names, commitment, undone; the seed once the game is over, or, where `saved`,
 * the secret from which table_read goes on. */
void table_record_head(const table *t, bool saved, uc_text *text);
/** The lines of moves from number `from` on, and the result when the game is over. */
void table_record_moves(const table *t, size_t from, uc_text *text);

#endif
