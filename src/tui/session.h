/** @file
 * A game in progress on a screen: shared by its parts.
 */
#ifndef UC_TUI_SESSION_H
#define UC_TUI_SESSION_H

#include "tui/event_sentence.h"
#include "tui/skin.h"
#include "tui/tui.h"

typedef struct session {
    front *front;
    uc_table *table;
    const tui_settings *settings;
    const skin *skin;
    canvas canvas;
    uc_view view;
    int viewer; /**< the viewer of the screen */
    choices choices;
    int cursor;
    size_t seen;         /**< events shown before the viewer's last decision */
    size_t rounds_shown; /**< rounds whose scores were shown */
    uc_rule refused;     /**< the rule broken last, or 0 */
    char question[160];
    char message[SENTENCE_MAX];
    bool warning;              /**< the message is one */
    char unkept[SENTENCE_MAX]; /**< why the game is not saved now; "": it is */
    tui_end end;
    bool ended;
} session;

/** Draws and shows the game. */
void screen_show(session *s);
/** Whether the terminal is large enough; if not, draws the request for a larger one. */
bool screen_fits(session *s);
/** The current rules, the keys, and the whole rulebook. */
void help_show(session *s);
/** All that happened. */
void log_show(session *s);
/** A text that is too long for the line of messages, as a page. */
void notice_show(session *s, const char *text);
/** The best moves of the viewer, who is to decide; false if out of memory. */
bool hint_show(session *s);
/** Scores round by round; after a finished round also how it ended. */
void scores_show(session *s, bool round_over);
/** The end of the session. */
void session_end(session *s, tui_end end);

#endif
