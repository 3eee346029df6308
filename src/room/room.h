/** @file
 * A room: a table on a server, with its people in their seats, its clock and its game, replayed from
 * its journal.
 *
 * Every change is a line of the journal (room/journal.h). A function that changes something checks the
 * command, adds lines, and applies them; reading a journal back applies the same lines. A refused command
 * adds nothing and changes nothing.
 *
 * It has no input or output, no clock and no random numbers of its own: `now` is the server's clock in
 * milliseconds, which counts only while the server runs, so that nobody's time passes while it is down; the
 * caller supplies secrets. Not thread-safe; one thread at a time uses a room.
 */
#ifndef UC_ROOM_ROOM_H
#define UC_ROOM_ROOM_H

#include "upcard/bot.h"
#include "upcard/fair.h"

enum {
    ROOM_FACE_MAX = UINT16_MAX,
    ROOM_CODE_MAX = 16,   /**< bytes of a room's name, of letters and digits, with its NUL */
    ROOM_REASON_MAX = 16, /**< bytes of the word that says why a room was closed */
    ROOM_NAME_MAX = 64,   /**< bytes of a nickname with its NUL */
    ROOM_SEED_MAX = 65,   /**< of a player's seed: 1..64 of A-Z a-z 0-9 - _ . */
    ROOM_ID_MAX = 64,     /**< of a client's move id: 1..63 of the characters '!'..'~' */
    ROOM_IDS = 4,         /**< the number of last moves of a seat whose ids are kept */
    ROOM_HELD_MS = 1500   /**< an Uno Flip seat that can be caught must wait this long before it acts */
};

typedef enum room_phase {
    ROOM_WAITING, /**< people and bots take seats */
    ROOM_PLAYING,
    ROOM_OVER,  /**< the game has ended by its rules */
    ROOM_CLOSED /**< ended otherwise: the operator closed it, or everybody has left */
} room_phase;

typedef enum room_watch { ROOM_WATCH_NOBODY, ROOM_WATCH_INVITED, ROOM_WATCH_EVERYBODY } room_watch;
typedef enum room_absent { ROOM_ABSENT_BOT, ROOM_ABSENT_OUT } room_absent;
/** Whether clients may offer hints; ALONE: while at most one person plays. */
typedef enum room_hints { ROOM_HINTS_ALONE, ROOM_HINTS_ON, ROOM_HINTS_OFF } room_hints;

/** The words for them in journal and protocol, each list ended by NULL. */
extern const char *const room_phase_words[], *const room_watch_words[], *const room_absent_words[],
                                                                            *const room_hints_words[];

/** A preset of the time for one decision. */
typedef struct room_clock {
    const char *id;
    uint32_t turn_s; /**< 0: no limit */
} room_clock;

/** blitz 10 s, fast 20, normal 60, slow 300, day 86400, week 604800, none 0; ended by an id of NULL. */
extern const room_clock room_clocks[];
const room_clock *room_clock_find(const char *id);
/** Whether it gives an hour or more, or no limit: with less, people stay at the table. */
bool room_clock_is_long(const room_clock *clock);

/** What a host chooses. */
typedef struct room_options {
    const room_clock *clock;
    room_absent absent;
    room_watch watch;
    bool open;        /**< shown in the lobby */
    uint32_t delay_s; /**< for spectators: 0..600 */
    room_hints hints;
} room_options;

typedef enum room_kind { ROOM_SEAT_OPEN, ROOM_SEAT_PERSON, ROOM_SEAT_BOT } room_kind;

typedef struct room_seat {
    room_kind kind;
    bool away;         /**< a bot plays for this person until they are back */
    bool out;          /**< a bot plays for good: by the table's rule, or the person was removed */
    bool left;         /**< the person is away because they left */
    bool fills;        /**< a bot that plays from the start until a person takes its seat */
    uint16_t face;     /**< the face that a person has chosen: 1..ROOM_FACE_MAX; 0: none */
    uint64_t player;   /**< a person's id, below 10^15; 0 for others */
    const char *name;  /**< of a person or a bot; "" for others */
    const char *level; /**< a bot's id in uc_bots; NULL for others */
} room_seat;

/** Whole lines to append to a journal, each with its newline. Allocated by malloc; all zero means empty. */
typedef struct room_lines {
    char *bytes;
    size_t length, capacity;
    uint32_t count;
} room_lines;
void room_lines_free(room_lines *lines);

typedef struct room room;

/** A callback after each move, with its events; `seq` counts the moves made so far. */
typedef struct room_listener {
    void (*moved)(void *context, const room *r, uint64_t seq, const uc_events *events);
    void *context;
} room_listener;

typedef enum room_code {
    ROOM_FINE,
    ROOM_REPEAT, /**< this move was made already: *ret_seq has its number */
    ROOM_NO_SEAT,
    ROOM_NOT_ALLOWED,
    ROOM_NOT_SEATED,
    ROOM_WRONG_PHASE,
    ROOM_STALE,
    ROOM_UNKNOWN_MOVE,
    ROOM_NOT_YOUR_TURN,
    ROOM_ILLEGAL_MOVE,
    ROOM_BAD_OPTIONS, /**< an invalid level, seed, id or name */
    ROOM_NO_MEMORY
} room_code;

/** The code as the protocol spells it: "stale". */
const char *room_code_word(room_code code);

typedef struct room_answer {
    room_code code;
    uc_rule rule;                 /**< the rule that an illegal move breaks; else 0 */
    char message[UC_MESSAGE_MAX]; /**< a sentence for people; empty for ROOM_FINE */
} room_answer;

/* ---- making, reading ---- */

/** Makes a room for a fresh game (uc_start). `code` is its name for people. Its first lines go to `lines`.
 * Returns NULL if memory is short. */
room *room_create(int64_t now, const char *code, const uc_state *fresh, const room_options *options,
                  const uint8_t secret[UC_SECRET_BYTES], room_lines *lines);
/** Makes a room like an old one that is over or closed: the same people in the same seats, except those that
 * left or were removed, and the same bots and options. People give new seeds, because the secret is new. */
room *room_again(const room *old, int64_t now, const char *code, const uint8_t secret[UC_SECRET_BYTES],
                 room_lines *lines);
/** Replays a whole journal. Returns NULL when a line is bad, with its number and the reason in `message`
 * (which may be NULL). If the journal was cut off, room_tick continues the game. The listener may be NULL; it
 * gets the moves of the journal and all later ones, until room_listen changes it. */
room *room_read(const char *journal, size_t length, const room_listener *listener, uc_text *message);
void room_free(room *r);
void room_listen(room *r, const room_listener *listener);

/* ---- commands: each adds lines and applies them, or is refused ----
 *
 * If memory runs out between two lines of a command (ROOM_NO_MEMORY with lines added), discard the room and
 * read it again without these lines. */

/** A person takes any open seat (`seat` -1) or this one; while the game runs, the seat of a bot that fills
 * it. For a person already seated it returns ROOM_FINE, and before the start adds a line for a new seed.
 * `seed` may be NULL or "". The first person is the host. */
room_answer room_sit(room *r, int64_t now, uint64_t player, const char *name, int seat, const char *seed,
                     room_lines *lines, int *ret_seat);
/** A seated person has chosen a face, 1..ROOM_FACE_MAX. ROOM_FINE without a line when nothing changes, or the
 * game is over. */
room_answer room_set_face(room *r, int64_t now, uint64_t player, uint16_t face, room_lines *lines);
/** A person leaves. Before the start the seat becomes open (and another person becomes the host); during the
 * game a bot plays until the person is back. The room closes when the last person leaves. */
room_answer room_leave(room *r, int64_t now, uint64_t player, room_lines *lines);
/** By the operator's decision, a person gets another name, or leaves (NULL). ROOM_FINE without a line when
 * nothing changes. */
room_answer room_measure(room *r, int64_t now, uint64_t player, const char *name, room_lines *lines);
/** The host sets a seat without a person: a bot's level ("hard"), or NULL for an open seat. */
room_answer room_set_seat(room *r, int64_t now, uint64_t by, int seat, const char *level, room_lines *lines);
/** The host removes a person for good. */
room_answer room_remove(room *r, int64_t now, uint64_t by, int seat, room_lines *lines);
/** The host starts the game; bots of the level `fill` (NULL or "": normal) take open seats. Chance moves
 * follow, up to the first decision. */
room_answer room_start(room *r, int64_t now, uint64_t by, const char *fill, room_lines *lines);
/** A person's move by its text. Codes in this order: not_seated, bad_options (an invalid id), repeat,
 * not_allowed (out), wrong_phase, stale, unknown_move, not_your_turn, illegal_move. `request` is the decision
 * that it answers (room_request); 0: the present one. `id` may be "". A move also marks the person as back.
 * *ret_seq is the number of moves up to this one; with ROOM_REPEAT, up to the original move. Chance moves
 * follow, up to the next decision.
 */
room_answer room_move(room *r, int64_t now, uint64_t player, uint64_t request, const char *move,
                      const char *id, room_lines *lines, uint64_t *ret_seq);
/** A move of the bot that plays this seat, its own or a stand-in. */
room_answer room_bot_move(room *r, int64_t now, int seat, uc_move move, room_lines *lines);
/** A person mutes a seat or, if not `on`, unmutes it. ROOM_FINE without a line when nothing changes. */
room_answer room_mute(room *r, int64_t now, uint64_t player, int seat, bool on, room_lines *lines);
/** A person is back. ROOM_FINE without a line if they were not away. */
room_answer room_back(room *r, int64_t now, uint64_t player, room_lines *lines);
/** Applies the clock: a person that did not answer in time is away or out. Also makes the chance moves that
 * are missing if the journal was cut off. ROOM_FINE if there is nothing to do. */
room_answer room_tick(room *r, int64_t now, room_lines *lines);
/** Ends the room before its game is over (`reason`: "operator", "abandoned" or another word); stores the code
 * of the next game at the same table. */
room_answer room_close(room *r, int64_t now, const char *reason, room_lines *lines);
room_answer room_note_rematch(room *r, int64_t now, const char *code, room_lines *lines);
/** Stores the time when the game begins, for its record: "2026-11-20T19:02:11Z". Call it before room_start or
 * during the game. */
room_answer room_set_date(room *r, int64_t now, const char *date, room_lines *lines);

/* ---- queries ---- */

const room_options *room_chosen(const room *r);
room_phase room_now(const room *r);
const uc_game *room_game(const room *r);
int room_seats(const room *r);
const room_seat *room_seat_at(const room *r, int seat);
int room_seat_of(
    const room *r,
    uint64_t player); /**< the seat of this player, or -1; people removed before the start have no seat */
/** What a player sees from now on, who saw `before`: its seat, or UC_SPECTATOR. A player who has returned
 * after being permanently out only watches. */
int room_viewer(const room *r, uint64_t player, int before);
bool room_offers_hints(const room *r); /**< whether clients may offer hints now */
/** The seat of the person for whom a bot made the last decision, -1: the last one was a player's own. Chance
 * moves belong to the decision before them. */
int room_bot_for(const room *r);
int room_host(const room *r);                        /**< the host's seat, or -1 */
uint64_t room_founder(const room *r);                /**< the first player that took a seat, or 0 */
bool room_banned(const room *r, uint64_t player);    /**< was removed */
bool room_muted(const room *r, int seat, int other); /**< whether a seat has muted another */
bool room_seeded(const room *r, int seat);           /**< whether its person has given a seed */
const char *room_rematch(const room *r);             /**< code, or "" */
void room_commitment(const room *r, uc_text *text);  /**< "sha256:..." */
const char *
room_closed(const room *r); /**< the reason; "empty": nobody was left; "": the room is not closed */
uint64_t room_line_count(const room *r); /**< lines of the journal, including those handed out */
uint64_t room_seq(const room *r);        /**< moves of the game, chance included */
int64_t room_began(const room *r);       /**< when the game was started; 0: it was not */
int64_t room_last(const room *r);        /**< the time of its last line, for clocks */

/** Copies the whole state, secrets included. */
void room_state(const room *r, uc_state *ret_state);
/** The present view of a seat or UC_SPECTATOR. */
void room_view(const room *r, int viewer, uc_view *ret_view);

/** The seat whose turn it is, a person's or a bot's: its decision is the one that the clock limits; -1: none.
 */
int room_decider(const room *r);
/** The number of a seat's present decision: 1 + its moves so far. */
uint64_t room_request(const room *r, int seat);
/** Whether a seat is held back: an Uno Flip seat that others may catch can only say the word until room_held.
 */
bool room_holds(const room *r, int64_t now, int seat);
/** Writes the moves that a seat may make now into moves[UC_MOVES_MAX] and returns their number; 0 if it is
 * not to act. A seat that is held back has only the move that says the word. */
int room_asked(const room *r, int64_t now, int seat, uc_move *moves);
/** While a seat can be caught: the end of the pause, past or future, in which only people may catch it or say
 * the word. 0: no seat can be caught. */
int64_t room_held(const room *r);
/** The seats that may act now and are played by bots, stand-ins included, as a bit set. It is empty before
 * room_held; then seats that may call (catch) come before one that may answer (say uno late), and that before
 * the seat whose turn it is. */
uint64_t room_bots_due(const room *r, int64_t now);
/** The bot that plays a seat: its own level, or `normal` as a stand-in. */
const uc_bot *room_bot(const room *r, int seat);
/** The memory of the bot in this seat; NULL if it has none. */
const uc_memory *room_memory(const room *r, int seat);
/** The next time at which the clock takes effect; INT64_MAX: never. */
int64_t room_deadline(const room *r);
/** Milliseconds left for the decision that the clock limits; -1 if there is none, or no limit. */
int64_t room_left_ms(const room *r, int64_t now);

/** Replays the game from the position after move number `from` to the position after `until`. Calls `each`
 * with the first position, without events, and then for each move; `bot_for` as in room_bot_for. The cost
 * hardly depends on the length of the game. Returns false if `until` is beyond the last move, or `from`
 * beyond `until`. */
bool room_replay(const room *r, uint64_t from, uint64_t until,
                 void (*each)(void *context, const uc_state *state, uint64_t seq, const uc_events *events,
                              int bot_for),
                 void *context);

/** The record of the game so far (docs/record.md), with the secret and the players' seeds once it is over or
 * closed. Allocated by malloc; NULL if memory is short or no game has begun. */
char *room_record(const room *r, size_t *ret_length);

#endif
