/** @file
 * Internals of a room, for its own files: replay (room.c), commands (room_commands.c) and queries
 * (room_queries.c).
 */
#ifndef UC_ROOM_ROOM_INTERNAL_H
#define UC_ROOM_ROOM_INTERNAL_H

#include "room/journal.h"
#include "room/room.h"
#include "session/kernel.h"
#include "upcard/protocol.h"
#include "upcard/record.h"

enum {
    ROOM_DATE_MAX = 21,
    ROOM_RULES_MAX = UC_RULES_MAX,
    ROOM_MARK_MOVES =
        256 /**< moves from one mark to the next: at most this many are replayed to reach a position */
};

/** A seat: its public part, and the room's own data. */
typedef struct kept_seat {
    room_seat shown;
    char *texts;       /**< of a person, by malloc: the name and, after its NUL, the seed, "" for none */
    uc_memory *memory; /**< of a bot with memory; NULL before the start and for others */
    uint64_t muted;    /**< seats that this person has muted */
    uint32_t moves;
    uint32_t ids; /**< number of its move ids so far; a ring holds the last ROOM_IDS */
    uint32_t id_seq[ROOM_IDS];
    uint64_t id_hash[ROOM_IDS];
} kept_seat;

/** A saved position, from which the game can be replayed. */
typedef struct mark {
    struct mark *before;
    uint64_t seq, draws;
    uint32_t choice_bytes;
    int16_t bot_for;
    uint8_t state[]; /**< uc_state_size bytes */
} mark;

struct room {
    kernel kernel; /**< its state is stored after the seats: uc_state_size bytes in whole blocks of 64 */
    room_listener listener;
    room_options options;
    room_phase phase;
    int8_t seats, host, decider; /**< host; and the seat whose decision the clock limits; each may be -1 */
    int16_t bot_for;             /**< room_bot_for */
    char rematch[ROOM_CODE_MAX], date[ROOM_DATE_MAX], closed[ROOM_REASON_MAX];
    uint8_t secret[UC_SECRET_BYTES];
    int64_t last;      /**< when the last line was written */
    int64_t began;     /**< when the game was started */
    int64_t since;     /**< when the present decision began */
    int64_t caught_at; /**< the time since which the seat that may be caught, or nobody, has been so */
    uint64_t line_count, founder;
    uint64_t *banned;
    uint32_t banned_count;
    uint32_t choice_bytes, choice_room;
    uint8_t *choices; /**< the decisions of the game: twice the index of each among all legal moves
                         (room_choice), and one more if a bot made it for a person */
    mark *marks;      /**< the newest mark */
    kept_seat kept[];
};

/** Fills in a refusal and returns its code. */
room_code room_refuse(room_answer *answer, room_code code, const char *sentence);
/** Applies one line after the first; a refusal changes nothing. Sets the entry's move if it has one. */
room_code room_apply(room *r, const journal_entry *entry, room_answer *answer);
/** Makes a room from a first line; NULL, and the error, if the line is invalid. */
room *room_open(const journal_entry *entry, room_answer *answer);

/** A seat's move by its text, among all moves of the game, or -1. */
int room_find_move(const room *r, int seat, journal_text text);
/** Whether a person may take this seat now. */
bool room_seat_free(const room *r, int seat);
/** Whether a bot plays in this seat. */
bool room_bot_plays(const room *r, int seat);
/** The initial state of a game with the rules in a text ("uno=declare target=500"); false: the rules are
 * invalid. */
bool room_fresh(uc_state *ret_state, const uc_game *game, int seats, const char *rules);
/** The seed of the person in this seat; "" for none. */
const char *room_seed(const kept_seat *p);
/** The index of a move among the legal moves of all actors, by seat and then by number. */
uint32_t room_choice(const uc_state *state, int seat, uc_move move);
/** The hash that is stored for a client's move id. */
uint64_t room_id_hash(const char *id, size_t length);
/** Whether the text is a word of 1..`most` letters, digits and `marks`; a nickname; a date and time. */
bool room_good_word(const char *word, size_t most, const char *marks);
bool room_good_name(const char *name);
bool room_good_date(const char *date);

#endif
