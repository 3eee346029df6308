#include "server/awaited.h"

void awaited_note(awaited *last, const room *r, int64_t now, table_effects *out) {
    int seat = room_decider(r);
    if (seat < 0) return;
    const room_seat *one = room_seat_at(r, seat);
    const awaited turn = {.seat = seat, .request = room_request(r, seat)};
    if (turn.seat == last->seat && turn.request == last->request) return; /* others moved out of turn */
    *last = turn;
    if (!one->player || one->away || one->out || !room_clock_is_long(room_chosen(r)->clock)) return;
    table_effect *effect = effects_add(out, EFFECT_TURN);
    effect->turn.player = one->player;
    effect->turn.game = room_game(r);
    effect->turn.left_ms = room_left_ms(r, now);
}
