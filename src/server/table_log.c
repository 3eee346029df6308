#include "server/table_log.h"

#include <stdio.h>

#include "server/log.h"

enum { S_MS = 1000, PLAYERS_BYTES = 22 * UC_SEATS_MAX };

void table_facts_of(table_facts *f, const room *r) {
    *f = (table_facts){.game = room_game(r),
                       .seats = room_seats(r),
                       .moves = room_seq(r),
                       .seconds = room_began(r) ? (room_last(r) - room_began(r)) / S_MS : 0,
                       .is_over = room_now(r) == ROOM_OVER};
    for (int seat = 0; seat < f->seats; seat++) f->players[seat] = room_seat_at(r, seat)->player;
    snprintf(f->why, sizeof f->why, "%s", *room_closed(r) ? room_closed(r) : "over");
}

/** The numbers of the people who have a seat, separated by commas. */
static void write_players(const table_facts *f, char ret_text[PLAYERS_BYTES]) {
    uc_text text;
    uc_text_start(&text, ret_text, PLAYERS_BYTES);
    for (int seat = 0; seat < f->seats; seat++) {
        if (f->players[seat] && text.length) uc_text_add(&text, ",");
        if (f->players[seat]) uc_text_add_number(&text, (int64_t)f->players[seat]);
    }
}

void table_log_made(const char *code, const table_facts *f) {
    char players[PLAYERS_BYTES];
    write_players(f, players);
    server_log(LOG_LEVEL_INFO, "table_made", LOG_TEXT("table", code), LOG_TEXT("game", f->game->id),
               LOG_NUMBER("seats", f->seats), LOG_TEXT("players", players));
}

void table_log_ended(const char *code, const table_facts *f) {
    char players[PLAYERS_BYTES];
    write_players(f, players);
    server_log(LOG_LEVEL_INFO, "game_over", LOG_TEXT("table", code), LOG_TEXT("game", f->game->id),
               LOG_TEXT("players", players), LOG_NUMBER("moves", f->moves), LOG_NUMBER("seconds", f->seconds),
               LOG_TEXT("why", f->why));
}
