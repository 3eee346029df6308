/** @file
 * A room for tests, with its whole journal, and with everything that it shows as one text.
 */
#ifndef UC_TESTS_ROOM_RIG_H
#define UC_TESTS_ROOM_RIG_H

#include "rig.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "room/room.h"

typedef struct kept_room {
    room *room;
    room_lines lines; /* the whole journal */
    int64_t now;
} kept_room;

static inline room_options plain_options(void) {
    return (room_options){.clock = room_clock_find("normal"),
                          .absent = ROOM_ABSENT_BOT,
                          .watch = ROOM_WATCH_INVITED,
                          .open = false,
                          .delay_s = 0};
}

static inline kept_room keep_room(const uc_state *fresh, const room_options *options, const char *secret) {
    uint8_t bytes[UC_SECRET_BYTES];
    kept_room k = {.now = 1000};
    uc_fair_secret_of_text(bytes, secret);
    k.room = room_create(k.now, "K3F9QX", fresh, options, bytes, &k.lines);
    assert_non_null(k.room);
    return k;
}

static inline void drop_room(kept_room *k) {
    room_free(k->room);
    room_lines_free(&k->lines);
}

static inline room *read_again(const kept_room *k) {
    char message[512] = "";
    uc_text why;
    uc_text_start(&why, message, sizeof message);
    room *again = room_read(k->lines.bytes, k->lines.length, NULL, &why);
    if (!again) fail_msg("%s\n%.*s", message, (int)k->lines.length, k->lines.bytes);
    return again;
}

/** The seats whose messages are unwanted, as bits. */
static inline int64_t muted_by(const room *r, int seat) {
    int64_t bits = 0;
    for (int other = 0; other < room_seats(r); other++) bits |= (int64_t)room_muted(r, seat, other) << other;
    return bits;
}

/** Everything that a room shows, as text in a static buffer. */
static inline const char *show_room(const room *r, int64_t now, int which) {
    static char buffers[2][1 << 20];
    uc_move moves[UC_MOVES_MAX];
    uc_text t;
    uc_text_start(&t, buffers[which], sizeof buffers[which]);
    const int64_t numbers[] = {room_now(r),
                               room_host(r),
                               (int64_t)room_line_count(r),
                               (int64_t)room_seq(r),
                               room_last(r),
                               room_deadline(r),
                               room_left_ms(r, now),
                               room_held(r),
                               (int64_t)room_bots_due(r, now),
                               room_chosen(r)->absent,
                               room_chosen(r)->watch,
                               room_chosen(r)->open,
                               room_chosen(r)->delay_s,
                               room_chosen(r)->hints,
                               room_offers_hints(r)};
    for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++) {
        uc_text_add_number(&t, numbers[i]);
        uc_text_add(&t, " ");
    }
    uc_text_add(&t, room_rematch(r));
    uc_text_add(&t, room_chosen(r)->clock->id);
    room_commitment(r, &t);
    for (int seat = 0; seat <= room_seats(r); seat++) {
        uc_view view;
        room_view(r, seat < room_seats(r) ? seat : UC_SPECTATOR, &view);
        uc_text_add(&t, "\n");
        uc_view_json(&t, &view);
        if (seat == room_seats(r)) break;
        const room_seat *c = room_seat_at(r, seat);
        const uc_memory *memory = room_memory(r, seat);
        uint64_t sum = 0;
        for (size_t i = 0; memory && i < sizeof memory->word / sizeof memory->word[0]; i++)
            sum = 31 * sum + memory->word[i];
        const int64_t seat_numbers[] = {c->kind,
                                        c->away,
                                        c->out,
                                        c->left,
                                        (int64_t)c->player,
                                        (int64_t)room_request(r, seat),
                                        room_asked(r, now, seat, moves),
                                        room_banned(r, c->player),
                                        (int64_t)sum,
                                        muted_by(r, seat),
                                        c->face};
        for (size_t i = 0; i < sizeof seat_numbers / sizeof seat_numbers[0]; i++) {
            uc_text_add(&t, " ");
            uc_text_add_number(&t, seat_numbers[i]);
        }
        uc_text_add(&t, c->name);
        uc_text_add(&t, c->level ? c->level : "-");
    }
    size_t length = 0;
    char *record = room_record(r, &length);
    uc_text_add(&t, "\n");
    uc_text_add_bytes(&t, record ? record : "", length);
    free(record);
    assert_true(uc_text_whole(&t));
    return buffers[which];
}

/** The journal gives the same room. */
static inline void same_again(const kept_room *k) {
    room *again = read_again(k);
    assert_string_equal(show_room(k->room, k->now, 0), show_room(again, k->now, 1));
    room_free(again);
}

#endif
