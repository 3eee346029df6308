/* What a move of Flip 7 does, from the cards that are left. */
#include "bots/flip7/players.h"
#include "bots/reason_list.h"
#include "upcard/odds.h"

const uc_reason_text reason_texts_flip7[] = {
    {"flip7_no_card", "No card is left, so this is a stay."},
    {"flip7_saved", "{0} of {1} unseen cards would bust you, but your Second Chance takes one."},
    {"flip7_safe", "None of the {0} unseen cards busts you."},
    {"flip7_bust", "{0} of {1} unseen cards {0:busts|bust} you."},
    {"flip7_seven", "{0} {0:makes|make} a Flip 7."},
    {"flip7_stay", "You bank {0} {0:point|points}, for a total of {1}."},
    {"flip7_freeze", "{seat} banks {0} {0:point|points} and stops at a total of {1}."},
    {"flip7_freeze_you", "You bank {0} {0:point|points} and stop at a total of {1}."},
    {"flip7_three",
     "Three cards bust {seat} with a chance of {1} %; there {0:is|are} {0} {0:point|points} to lose."},
    {"flip7_three_you",
     "Three cards bust you with a chance of {1} %; there {0:is|are} {0} {0:point|points} to lose."},
    {"flip7_second", "{seat} has {0} {0:point|points}, this round included."},
    {NULL, NULL},
};

static void explain_hit(reason_list *g, const uc_flip7_next *next) {
    if (!next->cards)
        add(g, "flip7_no_card", 0, 0);
    else if (next->saved && !next->bust)
        add(g, "flip7_saved", next->saved, next->cards);
    else if (!next->bust)
        add(g, "flip7_safe", next->cards, 0);
    else
        add(g, "flip7_bust", next->bust, next->cards);
    if (next->seven) add(g, "flip7_seven", next->seven, 0);
}

static void explain_target(reason_list *g, const uc_flip7 *f, int seat) {
    const uc_flip7_seat *s = &f->seat[seat];
    int points = uc_flip7_points(s);
    bool own = seat == f->head.viewer;
    uc_flip7_rest rest;
    uc_flip7_three three;
    switch (f->assign_card) {
    case UC_FLIP7_FREEZE:
        add_about(g, own ? "flip7_freeze_you" : "flip7_freeze", seat, points, s->total + points);
        break;
    case UC_FLIP7_FLIP3:
        if (f->nested || f->second_chance) break; /* the odds support neither F7-4.11 nor F7-4.12 */
        uc_flip7_rest_of(f, seat, &rest);
        uc_odds_flip7_three(&rest, &three);
        add_about(g, own ? "flip7_three_you" : "flip7_three", seat, points, 100 * three.bust);
        break;
    default: add_about(g, "flip7_second", seat, s->total + points, 0);
    }
}

static void explain(reason_list *g, const uc_view *view, uc_move move) {
    const uc_flip7 *f = &view->state.flip7;
    const uc_flip7_seat *own = &f->seat[f->head.viewer];
    uc_flip7_rest rest;
    uc_flip7_next next;
    if (move >= UC_FLIP7_TARGET) {
        explain_target(g, f, move - UC_FLIP7_TARGET);
    } else if (move == UC_FLIP7_STAY) {
        int points = uc_flip7_points(own);
        add(g, "flip7_stay", points, own->total + points);
    } else {
        uc_flip7_rest_of(f, f->head.viewer, &rest);
        uc_odds_flip7_next(&rest, &next);
        explain_hit(g, &next);
    }
}

int reasons_flip7(const uc_view *view, uc_move move, uc_reason reasons[UC_REASONS_MAX]) {
    reason_list g = {reasons, 0};
    explain(&g, view, move);
    return g.count;
}
