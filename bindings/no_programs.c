/* In place of src/bots/external.c where no programs play: none ever gets a seat, so the rest is never called.
 */
#include "bots/external.h"

uc_external *external_new(const uc_player *player, uc_text *message) {
    uc_text_add(message, "programs do not play here: ");
    uc_text_add(message, player->text);
    return NULL;
}

void external_begin(uc_external *e, uint64_t seq, const uc_view *view) {
    (void)e, (void)seq, (void)view;
}

void external_observe(uc_external *e, uint64_t seq, const uc_game *game, const uc_event *seen, int count) {
    (void)e, (void)seq, (void)game, (void)seen, (void)count;
}

bool external_choose(uc_external *e, const uc_view *view, uc_move *ret_move) {
    (void)e, (void)view, (void)ret_move;
    return false;
}

void external_finish(uc_external *e, const uc_view *last) {
    (void)e, (void)last;
}

void external_free(uc_external *e) {
    (void)e;
}

const uc_faults *external_faults(const uc_external *e) {
    (void)e;
    return NULL;
}
