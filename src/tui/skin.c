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

bool skin_by_itself(const skin *of, const uc_view *view) {
    uc_move legal[UC_MOVES_MAX];
    return of->by_itself && uc_view_legal(view, legal) == 1 && of->by_itself(view, legal[0]);
}

const uint16_t *skin_rules(const skin *of, const uc_state *shown) {
    static const uint16_t none[] = {0};
    return of->phase_rules ? of->phase_rules[shown->head.phase] : none;
}

void add_changed_rules(uc_text *text, const uc_state *shown) {
    const uc_game *game = uc_game_of(shown);
    uc_state book;
    char message[UC_MESSAGE_MAX];
    uc_text ignored;
    uc_text_start(&ignored, message, sizeof message);
    if (uc_start(&book, game, shown->head.seats, NULL, 0, &ignored)) return;
    for (const uc_option *option = game->options; option->key; option++) {
        char value[2][64];
        uc_text own, usual;
        uc_text_start(&own, value[0], sizeof value[0]);
        uc_text_start(&usual, value[1], sizeof value[1]);
        uc_option_text(&own, shown, option);
        uc_option_text(&usual, &book, option);
        if (!strcmp(value[0], value[1])) continue;
        uc_text_add(text, option->key);
        uc_text_add(text, "=");
        uc_text_add(text, value[0]);
        uc_text_add(text, ": ");
        uc_text_add(text, option->help);
        uc_text_add(text, "\n");
    }
}

void add_call_question(uc_text *text, const uc_view *view, const char *const *names) {
    int seat = uc_called(&view->state);
    if (seat == UC_NOBODY) {
        uc_text_add(text, "You may play out of turn.");
        return;
    }
    uc_text_add(text, seat < view->state.head.seats ? names[seat] : "Somebody");
    uc_text_add(text, " ");
    uc_text_add(text, uc_game_of(&view->state)->call->reason);
    uc_text_add(text, "!");
}

void add_call(uc_text *text, const uc_view *view, int seat, const char *const *names) {
    const uc_call *call = uc_game_of(&view->state)->call;
    int other = uc_called(&view->state);
    uc_text_add(text, names[seat]);
    uc_text_add(text, " ");
    uc_text_add(text, seat == other ? call->answers : call->verb);
    if (seat == other) return;
    uc_text_add(text, " ");
    uc_text_add(text, other < view->state.head.seats ? names[other] : "somebody");
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
