/** @file
 * The parts of the screen that differ from game to game: the board, the choices, the words. A game may have
 * one const struct (skin_NAME in src/tui/NAME/skin.c); otherwise its tables define the screen (generic.h).
 */
#ifndef UC_TUI_SKIN_H
#define UC_TUI_SKIN_H

#include "tui/canvas.h"
#include "tui/front.h"
#include "tui/sentence.h"
#include "upcard/table.h"

enum { CHOICES_MAX = UC_MOVES_MAX, CHOICE_LABEL_MAX = 64, NO_PICK = -1, NO_SPOT = 0xff };
/* Bytes of a table in words, and the most rules shown for a phase. */
enum { DESCRIPTION_MAX = 16384, SKIN_RULES = 8 };

/** One choice. */
typedef struct choice {
    int key;       /**< 0: only by the cursor */
    int move;      /**< the move that it makes, or -1 if it leads to other choices */
    int pick;      /**< the pick that it makes, for the choices that follow */
    uint8_t spot;  /**< its card, cell or seat, NO_SPOT for none */
    uint8_t mover; /**< the seat that makes the move */
    bool legal;    /**< false: shown, but against the rules */
    bool quiet;    /**< not in the list of choices (the board shows its key) */
    char label[CHOICE_LABEL_MAX];
} choice;

typedef struct choices {
    int seat; /**< who decides */
    int count;
    int picked; /**< the previous pick, or NO_PICK */
    choice item[CHOICES_MAX];
} choices;

/** The data for drawing a board. */
typedef struct scene {
    const uc_view *view;
    int viewer; /**< a seat or UC_SPECTATOR */
    const char *const *names;
    const choices *choices; /**< count 0 if nobody at the screen is to decide */
    int cursor;             /**< the choice under the cursor, or -1 */
    int to_act;             /**< the seat that is to act, or UC_NOBODY */
} scene;

typedef struct skin {
    const char *blurb; /**< a line for the menu; NULL: the number of players */
    int bots;          /**< opponents of a game started without seats; 0: three */
    const uint16_t (
        *phase_rules)[SKIN_RULES]; /**< by phase: the rules that apply, ended by 0; NULL: unknown */
    const char *const *legend;     /**< lines for the help that explain the board, or NULL */
    /** The choices of a view's viewer among its legal moves, given the pick. */
    void (*choose)(choices *list, const uc_view *view, const uc_move *legal, int count,
                   const char *const *names);
    /** The question to the seat that decides, without its name. */
    void (*ask)(uc_text *text, const uc_view *view);
    void (*board)(canvas *c, area a, const scene *s);
    int (*rows)(const uc_view *view); /**< the most rows that a board can use; it gets at least 14 */
    /** The table in a few lines of text, for plain terminals and screen readers. */
    void (*describe)(uc_text *text, const uc_view *view, const char *const *names);
    /** A move in friendly words. */
    void (*label)(uc_text *text, const uc_view *view, uc_move move, const char *const *names);

    /* what few games need; each may be NULL */

    /** Improves the sentence of an event; `type` is that of its table. */
    void (*reword)(char sentence[SENTENCE_MAX], const uc_event *seen, const char *type,
                   const char *const *names);
    /** What the others wait for, after a seat's name: "chooses a card"; NULL for nothing special. */
    const char *(*waits)(const uc_view *view);
    /** A line about a finished game; false for no line. */
    bool (*epilogue)(uc_text *text, const uc_state *over);
    /** Whether this move, the only legal one, is made automatically after a delay. */
    bool (*by_itself)(const uc_view *view, uc_move only);
} skin;

/** By the game's number; NULL: it has no skin (tools/write-registry). */
extern const skin *const skin_rows[];

/** The skin of a game: its own or the generic one. */
const skin *skin_of(const uc_game *game);
/** A line about a game for the menu. */
void skin_blurb(uc_text *text, const uc_game *game);
/** Opponents of a game started without seats. */
int skin_bots(const uc_game *game);
/** Whether the viewer has only one legal move, and it is made automatically. */
bool skin_by_itself(const skin *of, const uc_view *view);
/** The rules that apply in the view's phase, ended by 0. */
const uint16_t *skin_rules(const skin *of, const uc_state *shown);
/** A line for each rule option that is not at its default: "stacking=any: a draw card may be answered ...".
 */
void add_changed_rules(uc_text *text, const uc_state *shown);
/** The question to seats that may act out of turn. */
void add_call_question(uc_text *text, const uc_view *view, const char *const *names);
/** The move of a seat out of turn: "Ada catches Ben". */
void add_call(uc_text *text, const uc_view *view, int seat, const char *const *names);

/** Adds a choice and returns it for further changes; NULL if there are too many. `key` may be 0. */
choice *choices_add(choices *list, int key, int move, uint8_t spot, bool legal, const char *label);
/** Gives a free key to each choice with a spot but no key: 1 2 ... 9 0, then letters except those in
 * `reserved`. */
void choices_number(choices *list, const char *reserved);
bool moves_have(const uc_move *legal, int count, int move);

#endif
