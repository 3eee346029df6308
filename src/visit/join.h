/** @file
 * `upcard join` in its two forms: full screen and lines.
 */
#ifndef UC_VISIT_JOIN_H
#define UC_VISIT_JOIN_H

#include "visit/visit.h"

typedef struct join_options {
    const uc_game *create, *quick; /**< NULL: not requested (any more) */
    int seats;                     /**< 0: the default */
    char rules[2048];              /**< JSON */
    const char *bots, *clock, *absent, *watchers, *hints;
    bool open, plain;
    int delay_s;
    front *front; /**< NULL: the terminal's */
    bool alone;   /**< the new table has only bots beside us: it begins at once */
} join_options;

/** Plays on the full screen until the person leaves; false if there is no screen. */
bool join_screen(visit *v, join_options *o);
/** Plays in lines. */
void join_plain(visit *v, join_options *o);

/** Requests a new table (o->create), or a seat at an open one. */
void join_create(visit *v, const join_options *o);
void join_quick(visit *v, const uc_game *game);
/** In the lobby: runs the command line's request, once; false if there is none. */
bool join_arrive(visit *v, join_options *o);
/** In the waiting room: starts a table that needs no other people. */
bool join_begin_alone(visit *v, join_options *o);
/** The number of a word in a list that ends with NULL, or -1. */
int join_word_of(const char *const *list, const char *word);
/** Whether somebody else sits there, whom this person can report. */
bool join_can_report(const visit *v, int seat);
/** The note beside a player's name. */
void join_seat_note(const visit *v, int seat, char note[128]);
/** The tables of the lobby: own ones that are not over, then open ones. NULL after the last. */
const json_t *join_listed(const visit *v, int index);
/** One of them as a line of a list. */
void join_entry_of(const json_t *listed, tui_entry *entry);

#endif
