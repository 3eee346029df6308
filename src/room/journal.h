/** @file
 * The journal of a room: lines of text, one per event.
 *
 *     NOW VERB ARGUMENTS
 *
 * NOW is the server's clock in milliseconds, from 0; it never goes back. One table (journal.c) lists the
 * arguments of each verb, for reading and writing. Every line has exactly one spelling.
 */
#ifndef UC_ROOM_JOURNAL_H
#define UC_ROOM_JOURNAL_H

#include "upcard/text.h"

enum {
    JOURNAL_FORMAT = 1,      /**< the number in the first line */
    JOURNAL_LINE_MAX = 1024, /**< bytes of a line with its newline */
    JOURNAL_WORDS = 8        /**< most words of one line */
};

/** The greatest number in a line, including the time. */
#define JOURNAL_NUMBER_MAX INT64_C(999999999999999)

typedef enum journal_verb {
    JOURNAL_TABLE,   /**< the first line: the initial settings of a room */
    JOURNAL_SIT,     /**< a person takes a seat */
    JOURNAL_SEED,    /**< the seed of that person */
    JOURNAL_RISE,    /**< a person leaves the seat, before the start */
    JOURNAL_BOT,     /**< a bot takes a seat */
    JOURNAL_FILL,    /**< the same, until a person comes */
    JOURNAL_OPEN,    /**< a bot leaves it */
    JOURNAL_DATE,    /**< date and time, for the record */
    JOURNAL_START,   /**< the game begins */
    JOURNAL_MOVE,    /**< a person's move, with the client's id after a "#" */
    JOURNAL_STAND,   /**< a move of a bot, in its own seat or for a person */
    JOURNAL_CHANCE,  /**< a move of chance */
    JOURNAL_AWAY,    /**< a person did not answer in time: a bot stands in */
    JOURNAL_LEAVE,   /**< a person left the game: a bot stands in */
    JOURNAL_BACK,    /**< a person is back */
    JOURNAL_OUT,     /**< a person did not answer in time: a bot plays on for good */
    JOURNAL_REMOVE,  /**< the host removed a person */
    JOURNAL_CLOSE,   /**< the room ended before its game */
    JOURNAL_REMATCH, /**< the next room of the same table */
    JOURNAL_MUTE,    /**< a person mutes another seat */
    JOURNAL_UNMUTE,  /**< a person unmutes it */
    JOURNAL_HINTS,   /**< after the first line: whether clients may offer hints, if the host chose it */
    JOURNAL_FACE,    /**< the face that a person has chosen */
    JOURNAL_NAME,    /**< the name that the operator has given a person */
    JOURNAL_VERBS
} journal_verb;

/** A slice of another buffer; not terminated. */
typedef struct journal_text {
    const char *bytes;
    size_t length;
} journal_text;

/** The indices of the words and numbers of a first line. */
enum {
    TABLE_CODE,
    TABLE_GAME,
    TABLE_CLOCK,
    TABLE_ABSENT,
    TABLE_WATCH,
    TABLE_OPEN,
    TABLE_VERSION,
    TABLE_SECRET,
    TABLE_FORMAT = 0,
    TABLE_SEATS,
    TABLE_DELAY
};

/** A line. Only the members that its verb uses are set. */
typedef struct journal_entry {
    int64_t now;
    journal_verb verb;
    int seat; /**< 0..UC_SEATS_MAX-1 */
    uc_move
        move; /**< the move that `rest` names, set by code that knows the game; not read or written here */
    int64_t number[3];
    journal_text word[JOURNAL_WORDS]; /**< without spaces, at least one byte */
    journal_text rest;                /**< to the end of the line, at least one byte */
} journal_entry;

/** A string as bytes. */
journal_text journal_string(const char *string);
/** Whether the bytes are those of a string. */
bool journal_is(journal_text text, const char *string);

/** Adds a line with its newline. */
void journal_write(uc_text *text, const journal_entry *entry);
/** Reads a line without its newline; the entry points into it. Returns NULL, or the error. */
const char *journal_read(journal_entry *ret_entry, const char *line, size_t length);

#endif
