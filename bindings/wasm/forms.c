/* The inline functions of the headers as functions that a page can call, and where the members of structs lie. */
#include "table/table.h"
#include "table/turn.h"
#include "upcard/odds.h"
#include "upcard/sim.h"

#define FORM __attribute__((used))

FORM size_t form_state_size(const uc_state *state) {
    return uc_state_size(state);
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

FORM const char *form_check(const uc_state *state) {
    return uc_check(state);
}

FORM void form_resample(const uc_view *view, const uc_memory *memory, uc_rng *rng, uc_state *ret_state) {
    uc_resample(view, memory, rng, ret_state);
}

/** A number with its name; the page reads the list once. */
typedef struct named {
    const char *name;
    uint32_t number;
} named;

#define CONSTANT(name) {#name, name}
#define SIZE(type) {#type, sizeof(type)}
#define MEMBER(type, member) {#type "." #member, offsetof(type, member)}

FORM const named *form_layout(void) {
    static const named list[] = {
        CONSTANT(UC_LAYOUT),
        SIZE(uc_state),
        SIZE(uc_memory),
        SIZE(uc_events),
        SIZE(uc_event),
        SIZE(uc_rng),
        SIZE(uc_budget),
        SIZE(uc_ask),
        SIZE(uc_findings),
        SIZE(uc_choice),
        SIZE(uc_record),
        {NULL, 0},
    };
    return list;
}
