#include "tui/skin.h"

#include <string.h>

#include "tui/generic.h"

enum { USUAL_BOTS = 3 };

const skin *skin_of(const uc_game *game) {
    const skin *own = game->number < UC_GAMES_COUNT ? skin_rows[game->number] : NULL;
    return own ? own : &skin_generic;
}

void skin_blurb(uc_text *text, const uc_game *game) {
    const char *blurb = skin_of(game)->blurb;
    if (blurb) {
        uc_text_add(text, blurb);
        return;
    }
    uc_text_add(text, "For ");
    uc_text_add_number(text, game->seats_min);
    if (game->seats_max > game->seats_min) {
        uc_text_add(text, " to ");
        uc_text_add_number(text, game->seats_max);
    }
    uc_text_add(text, game->seats_max > 1 ? " players" : " player");
}

int skin_bots(const uc_game *game) {
    int bots = skin_of(game)->bots, least = game->seats_min - 1, most = game->seats_max - 1;
    if (!bots) bots = USUAL_BOTS;
    return bots < least ? least : bots > most ? most : bots;
}

bool skin_secret(const uc_game *game) {
    const skin *own = skin_of(game);
    if (own != &skin_generic) return own->secret_hands;
    for (const uc_event_row *row = game->events; row->type; row++)
        if (row->hidden) return true;
    return false;
}

const uint16_t *skin_rules(const skin *of, const uc_state *shown) {
    static const uint16_t none[] = {0};
    return of->phase_rules ? of->phase_rules[shown->head.phase] : none;
}

void skin_call_ask(const skin *of, uc_text *text, const uc_view *view, const char *const *names) {
    if (of->call_ask)
        of->call_ask(text, view, names);
    else
        uc_text_add(text, "A move out of turn is possible.");
}

void skin_call_label(const skin *of, uc_text *text, const uc_view *view, int seat, uc_move move,
                     const char *const *names) {
    if (of->call_label) {
        of->call_label(text, view, seat, move, names);
        return;
    }
    uc_text_add(text, names[seat]);
    uc_text_add(text, ": ");
    of->label(text, view, move, names);
}

choice *choices_add(choices *list, int key, int move, uint8_t spot, bool legal, const char *label) {
    if (list->count == CHOICES_MAX) return NULL;
    choice *c = &list->item[list->count++];
    *c = (choice){.key = key,
                  .move = move,
                  .pick = NO_PICK,
                  .spot = spot,
                  .mover = (uint8_t)list->seat,
                  .legal = legal};
    size_t length = strnlen(label, CHOICE_LABEL_MAX - 1);
    memcpy(c->label, label, length);
    return c;
}

static bool key_used(const choices *list, int key) {
    for (int i = 0; i < list->count; i++)
        if (list->item[i].key == key) return true;
    return false;
}

void choices_number(choices *list, const char *reserved) {
    static const char pool[] = "1234567890abcdefghijklmnoprstvwxyzABCDEFGHIJKMNOPQRSTUVWXYZ";
    const char *next = pool;
    for (int i = 0; i < list->count; i++) {
        if (list->item[i].key || list->item[i].spot == NO_SPOT) continue;
        while (*next && (strchr(reserved, *next) || key_used(list, *next))) next++;
        if (!*next) return;
        list->item[i].key = (unsigned char)*next++;
    }
}

bool moves_have(const uc_move *legal, int count, int move) {
    for (int i = 0; i < count; i++)
        if (legal[i] == move) return true;
    return false;
}
