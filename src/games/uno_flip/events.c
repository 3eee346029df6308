/* Uno Flip: the events of a move. They are separate from the rules, which report them only if the caller asks
 * for events. */
#include "games/uno_flip/uno_flip.h"

/* The back of a card for an event, or no card where backs are hidden (UF-1.3). */
static uint8_t back_shown(const uc_uno_flip *u, int card) {
    return (uint8_t)(u->opt_backs == UC_UNO_FLIP_BACKS_HIDDEN ? NONE : face_number(!u->side, card));
}

static uint8_t color_shown(const uc_uno_flip *u, int color) {
    return (uint8_t)(color == NO_COLOR ? NONE : 4 * u->side + color);
}

void uno_flip_report_card(uc_events *events, int type, int seat, int card) {
    uc_report(events, type, seat)->a = (uint8_t)card;
}

void uno_flip_report_value(uc_events *events, int type, int seat, int32_t value) {
    uc_report(events, type, seat)->value = value;
}

/* A card that only `visible_to` sees; its back is public. */
uc_event *uno_flip_report_secret(const uc_uno_flip *u, uc_events *events, int type, int seat, int visible_to,
                                 int card) {
    uc_event *event = uc_report(events, type, seat);
    event->a = (uint8_t)card;
    event->b = back_shown(u, card);
    event->visible_to = (uint8_t)visible_to;
    return event;
}

void uno_flip_report_top(const uc_uno_flip *u, uc_events *events) {
    uno_flip_report_secret(u, events, UNO_TOP, NONE, NONE, u->top);
}

void uno_flip_report_drew(const uc_uno_flip *u, uc_events *events, int seat, int card, int why) {
    uc_event *event = uno_flip_report_secret(u, events, UNO_DREW, seat, seat, card);
    event->c = (uint8_t)why;
    event->d = color_shown(u, u->until);
    event->value = u->left;
}

void uno_flip_report_color(const uc_uno_flip *u, uc_events *events, int type, int seat, int color) {
    uc_report(events, type, seat)->b = color_shown(u, color);
}

void uno_flip_report_played(const uc_uno_flip *u, uc_events *events, int card, bool said) {
    bool wild = uc_uno_flip_faces[card][u->side].color == WILD;
    uc_event *event = uc_report(events, UNO_PLAYED, u->turn);
    event->a = (uint8_t)card;
    event->b = wild ? color_shown(u, u->color) : NONE;
    event->c = said;
    event->d = u->drew != NONE;
    if (wild) uno_flip_report_color(u, events, UNO_NAMED, u->turn, u->color);
    if (said) uc_report(events, UNO_SAID, u->turn);
}
