#include "server/summary.h"

#include <stddef.h>
#include <string.h>

table_members members_of(const room *r, table_member room_for[UC_SEATS_MAX]) {
    table_members members = {.member = room_for};
    for (int seat = 0; seat < room_seats(r); seat++) {
        const room_seat *one = room_seat_at(r, seat);
        if (one->player && !one->out)
            room_for[members.count++] = (table_member){.player = one->player, .seat = seat};
    }
    if (room_now(r) <= ROOM_PLAYING) members.founder = room_founder(r);
    return members;
}

void summary_of(table_summary *s, const room *r, int64_t now) {
    char *name = s->names;
    s->deadline = room_deadline(r);
    s->game = room_game(r);
    s->clock = room_chosen(r)->clock;
    s->phase = room_now(r);
    s->seats = room_seats(r);
    s->host = room_host(r);
    s->asked = s->away = s->left = 0;
    for (int seat = 0; seat < s->seats; seat++) {
        const room_seat *one = room_seat_at(r, seat);
        uc_move moves[UC_MOVES_MAX];
        uint64_t bit = UINT64_C(1) << seat;
        if (one->player && room_asked(r, now, seat, moves) > 0) s->asked |= bit;
        if (one->away) s->away |= bit;
        if (one->left) s->left |= bit;
        name = stpcpy(name, one->name) + 1;
    }
    strncpy(s->rematch, room_rematch(r), sizeof s->rematch - 1);
    s->rematch[sizeof s->rematch - 1] = '\0';
    s->names_length = (size_t)(name - s->names);
}

size_t summary_size(const table_summary *s) {
    return offsetof(table_summary, names) + s->names_length;
}
