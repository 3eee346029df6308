/** @file
 * A score pad: a game at a real table, followed by what people enter (docs/pad.md).
 *
 * A pad is a log of lines. An entry is a round, by its points or by the cards that count, or one move of a
 * game that is followed card by card; other lines correct entries. The state of the pad is the library's own
 * state of the game after the entries as corrected, so the rules decide who deals next and when the game is
 * over.
 *
 *     uc_pad *pad = uc_pad_open(&fresh, names);
 *     if (uc_pad_enter(pad, "round 45 | bust | [5 7 12 x2]", &message)) ... show the message; nothing changed
 *     uc_total(uc_pad_state(pad), seat);
 *     uc_pad_close(pad);
 */
#ifndef UPCARD_PAD_H
#define UPCARD_PAD_H

#include "upcard/record.h"

/* Whether the games have pads. The page's engines have none, which keeps them small. */
#ifndef UC_PAD
#define UC_PAD 1
#endif

/** What is wrong with an entry: a code for programs, and behind its NUL a clause in English. */
#define UC_PAD_PROBLEM(code, clause) code "\0" clause

/** The part of a pad that one game knows (uc_game.pad). `who` is the seat that did what `who` says in the
 * round, or UC_NOBODY. Functions that return text return NULL, or a UC_PAD_PROBLEM that says what is wrong.
 */
struct uc_pad_game {
    const char *who;     /**< "had a Flip 7" */
    bool who_is_needed;  /**< no round ends without */
    bool sums;           /**< "=14" enters what the cards of a seat count, before `settle` */
    const char *nothing; /**< a word for cards that count nothing, "bust", or NULL */
    /** The keys of the rule options that decide what rounds count, and when the game ends and who wins, the
     * most used first: "target tie". The others matter only to a game that is followed card by card. */
    const char *options;
    int32_t least, most; /**< the scores that a state can hold for a round, even unlikely ones */
    int32_t usual;       /**< a higher score of a round needs a rare card; 0: any score is usual */
    uint8_t kinds;       /**< kinds of cards that a pad tells apart, at most UC_PAD_KINDS */
    /** Writes the word of a kind: "5", "x2", "draw5". */
    void (*kind)(uc_text *text, int kind);
    /** The cards of a kind in the whole game. */
    int (*copies)(const uc_state *state, int kind);
    /** Counts the cards of one seat, copies[kinds], at the end of a round. */
    const char *(*count)(const uc_state *state, const uint8_t *copies, bool is_who, int32_t *ret_points);
    /** Counts a heap of cards, `valued` of which are worth more than the others, as "[12/1]" enters it; NULL:
     * in this game heaps are not counted so. */
    const char *(*heap)(const uc_state *state, int cards, int valued, bool is_who, int32_t *ret_points);
    /** The highest score that a round can give a seat. */
    int32_t (*highest)(const uc_state *state, bool is_who);
    /** Whether a round can give a seat this score; NULL if it can. */
    const char *(*fits)(const uc_state *state, int32_t score, bool is_who);
    /** Turns counted cards into scores, where the rules of a round's end change them: points[seats], of the
     * seats in `counted`; the other seats have final scores. NULL: nothing changes them. */
    void (*settle)(const uc_state *state, int32_t *points, uint64_t counted, int who);
    /** Whether these scores can end one round; NULL if they can, or if the function is NULL. */
    const char *(*agree)(const uc_state *state, const int32_t *scores, int who);
    /** Why a round should be asked about although it can be entered: `copies` counts the cards of all seats.
     * Returns a UC_PAD_PROBLEM or NULL, as it does if the function is NULL. */
    const char *(*doubt)(const uint8_t *copies, int who);
    /** The points that `who` has beside those of its cards; NULL: none. */
    int32_t (*bonus)(const uc_state *state);
    /** The seat that deals this round, or UC_NOBODY if nobody has said who; NULL: no seat deals. */
    int (*dealer)(const uc_state *state);
    /** The seats one of which begins this round, of several the oldest or the youngest; NULL: no seat begins,
     * or only cards decide it. */
    uint64_t (*begins)(const uc_state *state);
    /** The rule by which a table finds out who begins or deals where points do not tell it, "HL-2.4"; after
     * the end of the game that of the next one. NULL: no rule is needed. */
    const char *(*starter)(const uc_state *state);
    /** Ends the round that has just begun with these scores. */
    void (*end_round)(uc_state *state, const int32_t *scores, int who);
    /** Writes the part of a seat in a round that was begun card by card, as far as the cards on the table say
     * it. NULL: they say it of no seat. */
    void (*part)(const uc_state *state, int seat, uc_text *text);
    /** Rule options have changed between two rounds or at the end: ends the game, or begins the round by
     * them. NULL: they cannot change. */
    void (*rules_changed)(uc_state *state);
    /** A card that people have seen is out: changes the state, or adds to `seen`. `card` is the chance move
     * that names it, or -1 for a word that names no whole card. Returns NULL, or what is wrong, a sentence
     * that ends with the word. NULL: a round begins with all cards. */
    const char *(*see)(uc_state *state, int card, const char *word, size_t length, uc_set *seen);
    bool sees_always; /**< `see` may be used while a round is entered card by card */
    /** This seat deals the round that has just begun. NULL: no seat deals. */
    void (*deal)(uc_state *state, int seat);
};

enum { UC_PAD_KINDS = 100, UC_PAD_LINE_MAX = 1024 /**< bytes of a line with its NUL */ };

typedef struct uc_pad uc_pad;

/** Opens a pad for a game that waits for its first move. `names` has one name per seat. The caller closes it
 * with uc_pad_close. Returns NULL if memory is short or the game has no pad (uc_game.pad). */
UC_API uc_pad *uc_pad_open(const uc_state *fresh, const char *const *names);
/** Reads a pad from the text of its file. Returns NULL, with a sentence in `message`. */
UC_API uc_pad *uc_pad_read(const char *text, size_t length, uc_text *message);
/** A pad of the same lines, on which an entry can be tried out. Returns NULL if memory is short. */
UC_API uc_pad *uc_pad_copy(const uc_pad *pad);
/** Forbids odds for the whole game, for tables that want none; the head of the file says so. */
UC_API void uc_pad_forbid_odds(uc_pad *pad);
UC_API bool uc_pad_odds(const uc_pad *pad);
/** Frees a pad. NULL is allowed. */
UC_API void uc_pad_close(uc_pad *pad);

/** Adds a line to the log. Returns UC_OK, or an error with a sentence in `message`; then nothing has changed.
 * The lines, with entries numbered from 1:
 *
 *     round PART | PART ... [; SEAT]    a round, with one part per seat; SEAT did what uc_pad_game.who says
 *     round! PART | PART ... [; SEAT]   the same, although no cards give such scores
 *     SEAT MOVE[, SEAT MOVE ...]        moves of one round, as in a record; of chance if SEAT is *
 *     seen CARD ...                     cards that are out although no entry names them: in Flip 7 until the
 *                                       deck is shuffled, else in this round
 *     deal SEAT                         an entry: this seat deals the round that begins
 *     rules KEY=VALUE ...               an entry: from here on the game has these rule options
 *     fix N ENTRY, fix N-M ENTRY        replaces entry N, or the entries N to M
 *     insert N ENTRY                    puts an entry before entry N
 *     drop N, drop N-M                  removes entry N, or the entries N to M
 *     name SEAT NAME                    renames a seat
 *     undo                              takes back the last line that is not taken back
 *
 * SEAT is a number, or in `round`, `deal` and `name` also the name that a seat has then. A part is the seat's
 * score; in brackets the words of its cards, or in Hi Lo Flip their number, / and how many of them end in 0;
 * in HILO = and the sum of its cards, before it is doubled; the word for cards that count nothing; or
 * nothing, for no points. */
UC_API uc_error uc_pad_enter(uc_pad *pad, const char *line, uc_text *message);

/** Why a line was refused, for programs that say it in words of their own. */
typedef struct uc_pad_problem {
    const char *code;       /**< "no-score", "over"; "" if the last line was entered */
    char word[UC_NAME_MAX]; /**< what of the line it is about, or "" */
    int seat;               /**< whose part is wrong, or UC_NOBODY */
    size_t entry;           /**< the entry, by its present number, that would become impossible, or 0 */
} uc_pad_problem;
/** About the last line entered, or the last cards counted. It belongs to the pad. */
UC_API const uc_pad_problem *uc_pad_problem_of(const uc_pad *pad);

/** The points of one seat's cards ("5 7 x2") before the end of a round changes them. False, with a clause in
 * `message`, if they do not count. */
UC_API bool uc_pad_count(uc_pad *pad, int seat, const char *cards, bool is_who, int32_t *ret_points,
                         uc_text *message);
/** The seats, as bits, that a `round` line has nothing for although they could have points in it: people may
 * have forgotten them. 0 if the line is no round, or cannot be entered. */
UC_API uint64_t uc_pad_left_out(const uc_pad *pad, const char *line);
/** What people should be asked before a `round` line is entered, beside the seats that it leaves out: a
 * UC_PAD_PROBLEM, "nobody" (nobody did what uc_pad_game.who says) or "mixed" (cards of both sides); NULL if
 * nothing is in doubt, or if the line is no round. */
UC_API const char *uc_pad_doubt(const uc_pad *pad, const char *line);
/** The seats with the best total, as bits. */
UC_API uint64_t uc_pad_leaders(const uc_pad *pad);

/** What a seat needs in the round that is played. */
typedef struct uc_pad_needs {
    /** The fewest points that end the game if the other seats get none, or -1: no score of one round does. */
    int32_t end;
    /** By how many points its score must be better than that of the best other seat for it to lead alone;
     * with one point less they share the lead. 0 or less: it leads alone with a score that is as good, or
     * worse by at most -lead points. */
    int32_t lead;
    uint64_t rivals; /**< the best other seats, as bits; partners are no rivals */
} uc_pad_needs;
/** Returns what a seat needs. `seat` is a seat of a game that is not over. */
UC_API uc_pad_needs uc_pad_needs_of(const uc_pad *pad, int seat);
/** Whether seats that share the lead at the end of the game share the win; otherwise another round is played.
 */
UC_API bool uc_pad_shares(const uc_pad *pad);
/** Whether the game would be over if the seats with the best total did not share it: another round decides.
 */
UC_API bool uc_pad_played_off(const uc_pad *pad);
/** Writes what the pad shows, as a JSON object (docs/pad.md). */
UC_API void uc_pad_json(const uc_pad *pad, uc_text *text);

/** The state before the first entry. The pointer is valid until the pad is closed. */
UC_API const uc_state *uc_pad_fresh(const uc_pad *pad);
/** The state after all entries. The pointer is valid until the pad is closed. */
UC_API const uc_state *uc_pad_state(const uc_pad *pad);
/** The names of the seats; they belong to the pad. */
UC_API const char *const *uc_pad_names(const uc_pad *pad);
/** The entries, as corrected: their number, and each by its number from 1, as text that belongs to the pad.
 */
UC_API size_t uc_pad_entry_count(const uc_pad *pad);
UC_API const char *uc_pad_entry(const uc_pad *pad, size_t number);
/** The seat that an entry names after `;` or `deal`, or UC_NOBODY. */
UC_API int uc_pad_entry_who(const uc_pad *pad, size_t number);
/** The cards of this round that `seen` lines name and the state does not know; always empty in Flip 7, whose
 * deck they leave. */
UC_API const uc_set *uc_pad_seen(const uc_pad *pad);
/** Whether a round has been begun card by card. */
UC_API bool uc_pad_begun(const uc_pad *pad);
/** Writes the line that ends a round which has been begun card by card by its points, as far as they are
 * known: "fix 3-7 round 12 | bust | ". Its moves are gone then. False, and nothing is written, if none has
 * been begun. */
UC_API bool uc_pad_so_far(const uc_pad *pad, uc_text *text);
/** The rounds that have ended: their number; the entry that ended one (rounds count from 0); a seat's points
 * in it. */
UC_API size_t uc_pad_round_count(const uc_pad *pad);
UC_API size_t uc_pad_round_entry(const uc_pad *pad, size_t round);
UC_API int32_t uc_pad_round_points(const uc_pad *pad, size_t round, int seat);
/** Lines of the log, and each by its number from 0. */
UC_API size_t uc_pad_line_count(const uc_pad *pad);
UC_API const char *uc_pad_line(const uc_pad *pad, size_t number);
/** The file: writes its head, which ends with an empty line; and the lines of the log from one on. */
UC_API void uc_pad_head(const uc_pad *pad, uc_text *text);
UC_API void uc_pad_lines(const uc_pad *pad, size_t from, uc_text *text);
/** Writes the game as a record, which can be replayed and reviewed, if every entry is a move. Returns UC_OK,
 * or UC_BAD_RECORD with a sentence. */
UC_API uc_error uc_pad_record(const uc_pad *pad, uc_text *record, uc_text *message);

#endif
