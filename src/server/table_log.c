#include "server/table_log.h"

#include "server/log.h"

enum { S_MS = 1000, PLAYERS_BYTES = 22 * UC_SEATS_MAX };

/** The numbers of the people who have a seat, separated by commas. */
static void write_players(const room *r, char ret_text[PLAYERS_BYTES]) {
    uc_text text;
    uc_text_start(&text, ret_text, PLAYERS_BYTES);
    for (int seat = 0; seat < room_seats(r); seat++) {
        uint64_t player = room_seat_at(r, seat)->player;
        if (player && text.length) uc_text_add(&text, ",");
        if (player) uc_text_add_number(&text, (int64_t)player);
    }
}

void table_log_made(const char *code, const room *r) {
    char players[PLAYERS_BYTES];
    write_players(r, players);
    server_log(LOG_LEVEL_INFO, "table_made", LOG_TEXT("table", code), LOG_TEXT("game", room_game(r)->id),
               LOG_NUMBER("seats", room_seats(r)), LOG_TEXT("players", players));
}

void table_log_ended(const char *code, const room *r) {
    char players[PLAYERS_BYTES];
    const char *why = *room_closed(r) ? room_closed(r) : "over";
    int64_t ms = room_began(r) ? room_last(r) - room_began(r) : 0;
    write_players(r, players);
    server_log(LOG_LEVEL_INFO, "game_over", LOG_TEXT("table", code), LOG_TEXT("game", room_game(r)->id),
               LOG_TEXT("players", players), LOG_NUMBER("moves", room_seq(r)),
               LOG_NUMBER("seconds", ms / S_MS), LOG_TEXT("why", why));
}
