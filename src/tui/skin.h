/** @file
 * What is different on the screen from game to game: the board, the choices, the words. A game may have one
 * const struct (skin_NAME in src/tui/NAME/skin.c); for a game without, the screen is made from its tables
 * (generic.h).
 */
#ifndef UC_TUI_SKIN_H
#define UC_TUI_SKIN_H

#include "tui/canvas.h"
#include "tui/front.h"
#include "tui/sentence.h"
#include "upcard/table.h"

enum { CHOICES_MAX = UC_MOVES_MAX, CHOICE_LABEL_MAX = 64, NO_PICK = -1, NO_SPOT = 0xff };
/* Bytes of a table in words, and the most rules that are told to apply in a phase. */
enum { TELL_MAX = 16384, SKIN_RULES = 8 };

/** One thing to choose. */
typedef struct choice {
    int key;       /**< 0: only by the cursor */
    int move;      /**< the move that it makes, or -1 when it leads on to other choices */
    int pick;      /**< what is picked by it, for the choices that follow */
    uint8_t spot;  /**< card, cell or seat that it belongs to, NO_SPOT for none */
    uint8_t mover; /**< the seat that makes the move */
    bool legal;    /**< false: shown, and the rules refuse it */
    bool quiet;    /**< not in the list of choices (the board shows its key) */
    char label[CHOICE_LABEL_MAX];
} choice;

typedef struct choices {
    int seat; /**< who decides */
    int count;
    int picked; /**< what was picked before, or NO_PICK */
    choice item[CHOICES_MAX];
} choices;

/** What a board is drawn from. */
typedef struct scene {
    const uc_view *view;
    int viewer; /**< a seat or UC_SPECTATOR */
    const char *const *names;
    const choices *choices; /**< count 0 when nobody at the screen is to decide */
    int cursor;             /**< the choice under the cursor, or -1 */
    int to_act;             /**< the seat that is to act, or UC_NOBODY */
} scene;

typedef struct skin {
    const char *blurb; /**< a line for the menu; NULL: how many can play */
    int bots;          /**< opponents of a game that is started without seats; 0: three */
    const uint16_t (
        *phase_rules)[SKIN_RULES]; /**< by phase: the rules that apply, ended by 0; NULL: not known */
    const char *const *legend;     /**< lines for the help about what stands on the board, or NULL */
    /** The choices of a view's viewer out of its legal moves, given what was picked. */
    void (*choose)(choices *list, const uc_view *view, const uc_move *legal, int count,
                   const char *const *names);
    /** The question to the seat that decides, without its name. */
    void (*ask)(uc_text *text, const uc_view *view);
    void (*board)(canvas *c, area a, const scene *s);
    int (*rows)(const uc_view *view); /**< rows that a board can make use of; it is given at least 14 */
    /** The table in a few lines of text, for plain terminals and screen readers. */
    void (*tell)(uc_text *text, const uc_view *view, const char *const *names);
    /** A move in friendly words. */
    void (*label)(uc_text *text, const uc_view *view, uc_move move, const char *const *names);

    /* what few games need; each may be NULL */

    /** Puts the sentence of an event into better words; `type` is that of its table. */
    void (*reword)(char sentence[SENTENCE_MAX], const uc_event *seen, const char *type,
                   const char *const *names);
    /** A line about a finished game; false when there is none. */
    bool (*epilogue)(uc_text *text, const uc_state *over);
} skin;

/** By the game's number; NULL: it has no skin (tools/write-registry). */
extern const skin *const skin_rows[];

/** The skin of a game: its own or the generic one. */
const skin *skin_of(const uc_game *game);
/** A line about a game for the menu. */
void skin_blurb(uc_text *text, const uc_game *game);
/** Opponents of a game that is started without seats. */
int skin_bots(const uc_game *game);
/** The rules that apply in the view's phase, ended by 0. */
const uint16_t *skin_rules(const skin *of, const uc_state *shown);
/** The question to seats that may act out of turn. */
void say_call(uc_text *text, const uc_view *view, const char *const *names);
/** What a seat does out of turn: "Ada catches Ben". */
void say_caller(uc_text *text, const uc_view *view, int seat, const char *const *names);

/** Adds a choice and returns it, to be filled further; NULL when there are too many. `key` may be 0. */
choice *choices_add(choices *list, int key, int move, uint8_t spot, bool legal, const char *label);
/** Gives a free key to each choice with spot but without key: 1 2 ... 9 0, then letters but those in
 * `reserved`. */
void choices_number(choices *list, const char *reserved);
bool moves_have(const uc_move *legal, int count, int move);

#endif
