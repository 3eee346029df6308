/* Flip 7: the invariants of every position. */
#include <string.h>

#include "games/flip7/flip7.h"

static const char *check_cards(const uc_flip7 *s) {
    uint8_t placed[UC_FLIP7_KINDS];
    flip7_placed(s, placed);
    if (s->decks < 1 || s->decks > 2) return "there are neither one nor two decks";
    if (s->below[0]) return "the deck's sums do not begin at 0";
    for (int i = UC_FLIP7_KINDS; i < (int)sizeof s->below; i++)
        if (s->below[i] != s->size) return "the deck's sums do not end with its size";
    for (int kind = 0; kind < UC_FLIP7_KINDS; kind++) {
        int copies = uc_flip7_copies(s, kind);
        if (copies < 0) return "the deck's sums descend";
        if (copies + placed[kind] > flip7_deck[kind] * s->decks) return "there are too many cards of a kind";
    }
    return NULL;
}

static const char *check_seat(const uc_flip7 *s, int i) {
    const uc_flip7_seat *seat = &s->seat[i];
    const uint32_t numbers = (1u << UC_FLIP7_NUMBERS) - 1;
    bool frozen = seat->status == UC_FLIP7_FROZEN, busted = seat->status == UC_FLIP7_BUSTED;
    if (seat->status > UC_FLIP7_BUSTED) return "a seat has no status";
    if ((s->active >> i & 1) != (seat->status == UC_FLIP7_ACTIVE))
        return "the active seats do not match their statuses";
    if (seat->cards >> UC_FLIP7_KINDS) return "a seat has cards of an unknown kind";
    if ((seat->cards >> UC_FLIP7_FREEZE & 1) != frozen)
        return "a Freeze lies before a seat that is not frozen, or none before a frozen one";
    if ((seat->cards >> UC_FLIP7_FLIP3 & 1) != (seat->flip3s != 0)) return "Flip Threes are counted wrongly";
    if (seat->twice & ~(seat->cards >> UC_FLIP7_PLUS2 & 0x3f)) return "a second modifier without a first";
    if (busted ? seat->bust >= UC_FLIP7_NUMBERS || !(seat->cards >> seat->bust & 1) : seat->bust)
        return "a bust without its number";
    if (busted && seat->cards >> UC_FLIP7_SECOND & 1) return "a seat busted in spite of a Second Chance";
    if (bits_count(seat->cards & numbers) > 6) return "a Flip 7 did not end the round";
    if (seat->total < 0 || seat->last_score < 0) return "a seat has negative points";
    if (seat->seconds && !(seat->cards >> UC_FLIP7_SECOND & 1 && s->second_chance))
        return "a seat has further Second Chances without a first";
    if (seat->spare) return "a seat's unused bytes are not zero";
    return NULL;
}

static const char *check_queue(const uc_flip7 *s) {
    static const uc_flip7_aside none;
    if (s->queued > UC_FLIP7_QUEUE_MAX) return "the queue is too long";
    for (int i = 0; i < UC_FLIP7_QUEUE_MAX; i++) {
        const uc_flip7_aside *aside = &s->queue[i];
        if (i >= s->queued) {
            if (memcmp(aside, &none, sizeof none)) return "the queue's unused bytes are not zero";
            continue;
        }
        if (aside->by >= s->head.seats) return "a card was set aside by nobody";
        if (s->nested ? aside->card || aside->depth < 1 || aside->depth > 2
                      : aside->card != UC_FLIP7_FREEZE && aside->card != UC_FLIP7_FLIP3)
            return "no such card is set aside";
        if (i && !s->nested && aside->depth > aside[-1].depth)
            return "an inner Flip Three waits for an outer one";
    }
    return NULL;
}

/** F7-4.1 to F7-4.4: whether some seat may get the card that is being assigned. */
static bool has_target(const uc_flip7 *s) {
    if (s->assign_card != UC_FLIP7_SECOND || s->second_chance) return s->active;
    for (uint64_t rest = s->active; rest; rest &= rest - 1)
        if (!(s->seat[bits_lowest(rest)].cards >> UC_FLIP7_SECOND & 1)) return true;
    return false;
}

/** The invariants of the phase alone. */
static const char *check_phase(const uc_flip7 *s) {
    int phase = s->head.phase;
    bool settled = phase == UC_FLIP7_CHOOSE || phase == UC_FLIP7_OVER || phase == UC_FLIP7_DEAL ||
                   phase == UC_FLIP7_DRAW;
    bool turn_active = s->active >> s->turn & 1,
         chance = phase == UC_FLIP7_DEAL || phase == UC_FLIP7_DRAW || phase == UC_FLIP7_FLIP;
    bool action = s->assign_card >= UC_FLIP7_FREEZE && s->assign_card <= UC_FLIP7_SECOND;
    if (phase > UC_FLIP7_OVER) return "there is no such phase";
    if (settled && (s->queued || s->left || s->flipper || s->depth))
        return "a Flip Three is in progress in another phase";
    if (settled && !turn_active) return "the seat whose turn it is is not active";
    if (chance && !s->below[UC_FLIP7_KINDS]) return "a card is to come from an empty deck";
    if (phase == UC_FLIP7_ASSIGN ? !action || s->assign_by >= s->head.seats : s->assign_by || s->assign_card)
        return "a card to be assigned does not fit the phase";
    if (phase == UC_FLIP7_ASSIGN && !has_target(s)) return "nobody may get the card to be assigned";
    if (phase == UC_FLIP7_FLIP ? !s->left : s->left && s->assign_card != UC_FLIP7_SECOND)
        return "cards to be flipped do not fit the phase";
    if (s->left > 3 || s->flipper >= s->head.seats || (s->left && !(s->active >> s->flipper & 1)) ||
        (!s->left && s->flipper))
        return "nobody flips three";
    if (phase == UC_FLIP7_DEAL ? !s->dealing : s->dealing && settled)
        return "the deal does not fit the phase";
    return NULL;
}

static const char *check_actor(const uc_flip7 *s) {
    int phase = s->head.phase, actor = UC_CHANCE;
    if (phase == UC_FLIP7_OVER) actor = 0;
    if (phase == UC_FLIP7_CHOOSE) actor = s->turn;
    if (phase == UC_FLIP7_ASSIGN) actor = s->assign_by;
    return s->actor == actor ? NULL : "the actor does not fit the phase";
}

const char *flip7_check(const uc_state *state) {
    const uc_flip7 *s = &state->flip7;
    if (s->head.seats < 1 || s->head.seats > UC_SEATS_MAX) return "there are too few or too many seats";
    if (s->dealer >= s->head.seats || s->turn >= s->head.seats)
        return "the dealer or the seat at turn does not exist";
    if (s->active >> s->head.seats) return "an active seat does not exist";
    if (s->last_flip7 >= s->head.seats && s->last_flip7 != UC_NOBODY)
        return "the seat with the Flip 7 does not exist";
    const char *broken = check_queue(s);
    for (int i = 0; !broken && i < s->head.seats; i++) broken = check_seat(s, i);
    if (!broken) broken = check_phase(s);
    if (!broken) broken = check_actor(s);
    return broken ? broken : check_cards(s);
}
