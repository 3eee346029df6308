#include "server/delivery.h"

static void send_to_all(void *context, const char *bytes, size_t length) {
    const table_effect *effect = context;
    guests_send(effect->notify.to, effect->notify.count, bytes, length);
}

static void send_to_one(void *context, const char *bytes, size_t length) {
    guest_send(context, bytes, length);
}

/** A replay of the moves that a guest has missed takes time: if many guests come at once, they get the view.
 */
static bool may_catch_up(const delivery_parts *parts, const guest *g) {
    int64_t now = clock_now(parts->clock);
    return allowance_take(parts->allowances, ALLOWANCE_CATCH_UPS, guest_address(g), now) &&
           allowance_take(parts->allowances, ALLOWANCE_ALL_CATCH_UPS, "", now);
}

static notice view_instead(const notice *n) {
    return (notice){.type = NOTICE_VIEW, .view = {.seq = n->missed.until, .view = n->missed.view}};
}

void delivery_send(const delivery_parts *parts, const room *r, const table_effect *effect) {
    notice n = effect->notify.notice;
    const recipient *to = effect->notify.to;
    if (n.type == NOTICE_ERROR) parts->metrics->refused++;
    if (n.type == NOTICE_MISSED && (n.missed.room != r || !may_catch_up(parts, to->guest)))
        n = view_instead(&n);
    bool is_shared =
        effect->notify.count > 1 && n.type != NOTICE_TABLE; /* whose end differs from guest to guest */
    if (is_shared) notice_encode(&n, to->viewer, to->raw, send_to_all, (void *)(uintptr_t)effect);
    for (int i = 0; !is_shared && i < effect->notify.count; i++)
        notice_encode(&n, to[i].viewer, to[i].raw, send_to_one, to[i].guest);
}
