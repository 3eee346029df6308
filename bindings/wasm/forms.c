/* The inline functions of the headers as functions that a page can call, and the offsets of struct members.
 */
#include "session/verify.h"
#include "upcard/odds.h"
#include "upcard/sim.h"
#include "upcard/table.h"

#define FORM __attribute__((used))

FORM size_t form_state_size(const uc_state *state) {
    return uc_state_size(state);
}

FORM bool form_follows(const uc_view *after, const uc_view *before) {
    return uc_view_follows(after, before);
}

FORM uint64_t form_actors(const uc_state *state) {
    return uc_actors(state);
}

FORM int form_legal(const uc_state *state, int seat, uc_move *moves) {
    return uc_legal(state, seat, moves);
}

FORM uc_result form_apply(uc_state *state, int mover, uc_move move, uc_events *events) {
    return uc_apply(state, mover, move, events);
}

FORM int32_t form_total(const uc_state *state, int seat) {
    return uc_total(state, seat);
}

FORM uint64_t form_winners(const uc_state *state) {
    return uc_winners(state);
}

FORM bool form_over(const uc_state *state) {
    return uc_over(state);
}

FORM void form_resample(const uc_view *view, const uc_memory *memory, uc_rng *rng, uc_state *ret_state) {
    uc_resample(view, memory, rng, ret_state);
}

/** A number with its name; the page reads the list once. */
typedef struct named {
    const char *name;
    uint32_t number;
} named;

#define CONSTANT(name)                                                                                       \
    { #name, name }
#define SIZE(type)                                                                                           \
    { #type, sizeof(type) }
#define MEMBER(type, member)                                                                                 \
    { #type "." #member, offsetof(type, member) }

/** In the order of the headers; ended by a NULL name. */
FORM const named *form_layout(void) {
    static const named list[] = {
        CONSTANT(UC_LAYOUT),
        CONSTANT(UC_CHANCE),
        CONSTANT(UC_SPECTATOR),
        CONSTANT(UC_NOBODY),
        CONSTANT(UC_ALL),
        CONSTANT(UC_SEATS_MAX),
        CONSTANT(UC_MOVES_MAX),
        CONSTANT(UC_EVENTS_MAX),
        CONSTANT(UC_MESSAGE_MAX),
        CONSTANT(UC_JSON_MAX),
        CONSTANT(UC_NAME_MAX),
        CONSTANT(UC_SECRET_BYTES),
        SIZE(uc_text),
        MEMBER(uc_text, buffer),
        MEMBER(uc_text, capacity),
        MEMBER(uc_text, length),
        SIZE(uc_setting),
        MEMBER(uc_setting, key),
        MEMBER(uc_setting, value),
        MEMBER(uc_result, error),
        MEMBER(uc_result, rule),
        MEMBER(uc_game, id),
        MEMBER(uc_game, number),
        MEMBER(uc_game, moves),
        MEMBER(uc_head, game),
        MEMBER(uc_head, seats),
        MEMBER(uc_head, viewer),
        MEMBER(uc_head, round),
        SIZE(uc_state),
        SIZE(uc_memory),
        SIZE(uc_rng),
        SIZE(uc_event),
        MEMBER(uc_event, type),
        MEMBER(uc_event, seat),
        MEMBER(uc_event, other),
        SIZE(uc_events),
        MEMBER(uc_events, count),
        MEMBER(uc_events, item),
        SIZE(uc_bot),
        MEMBER(uc_bot, id),
        MEMBER(uc_bot, help),
        MEMBER(uc_bot, budget),
        SIZE(uc_budget),
        MEMBER(uc_budget, playouts),
        MEMBER(uc_budget, tries),
        MEMBER(uc_budget, ms),
        MEMBER(uc_budget, thorough),
        SIZE(uc_ask),
        MEMBER(uc_ask, view),
        MEMBER(uc_ask, memory),
        MEMBER(uc_ask, legal),
        MEMBER(uc_ask, count),
        MEMBER(uc_ask, rng),
        MEMBER(uc_ask, budget),
        SIZE(uc_findings),
        MEMBER(uc_findings, playouts),
        MEMBER(uc_findings, guide),
        MEMBER(uc_findings, count),
        MEMBER(uc_findings, choice),
        SIZE(uc_choice),
        MEMBER(uc_choice, move),
        MEMBER(uc_choice, playouts),
        MEMBER(uc_choice, value),
        MEMBER(uc_choice, error),
        MEMBER(uc_choice, behind),
        MEMBER(uc_choice, behind_error),
        SIZE(uc_record),
        MEMBER(uc_record, state),
        MEMBER(uc_record, mover),
        MEMBER(uc_record, move),
        MEMBER(uc_record, result_seen),
        SIZE(checked),
        MEMBER(checked, record),
        MEMBER(checked, draws),
        MEMBER(checked, seeded),
        MEMBER(checked, committed),
        MEMBER(checked, decided),
        SIZE(uc_flip7_rest),
        SIZE(uc_flip7_next),
        MEMBER(uc_flip7_next, cards),
        MEMBER(uc_flip7_next, bust),
        MEMBER(uc_flip7_next, saved),
        MEMBER(uc_flip7_next, seven),
        {NULL, 0},
    };
    return list;
}
