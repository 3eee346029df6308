#include "server/table_image.h"

#include <stdlib.h>

struct table_image {
    room *room;
    delayed *delayed;
    char trouble[UC_MESSAGE_MAX];
};

static void replayed(void *context, const room *r, uint64_t seq, const uc_events *events) {
    table_image *image = context;
    int64_t delay_ms = 1000 * (int64_t)room_chosen(r)->delay_s;
    uc_view after;
    if (!delay_ms) return;
    room_view(r, UC_SPECTATOR, &after);
    delayed_add(image->delayed, room_last(r) + delay_ms, seq, &after, room_bot_for(r), events->item,
                (int)events->count);
}

table_image *table_image_read(const char *lines, size_t length) {
    table_image *image = calloc(1, sizeof *image);
    const room_listener listener = {.moved = replayed, .context = image};
    uc_text trouble;
    if (image) image->delayed = delayed_new();
    if (!image || !image->delayed) return free(image), NULL;
    uc_text_start(&trouble, image->trouble, sizeof image->trouble);
    image->room = room_read(lines, length, &listener, &trouble);
    return image;
}

void table_image_free(table_image *image) {
    if (!image) return;
    room_free(image->room);
    delayed_free(image->delayed);
    free(image);
}

const char *table_image_trouble(const table_image *image) {
    return image->trouble;
}

void table_image_take(table_image *image, room **ret_room, delayed **ret_delayed) {
    *ret_room = image->room;
    *ret_delayed = image->delayed;
    image->room = NULL;
    image->delayed = NULL;
}
