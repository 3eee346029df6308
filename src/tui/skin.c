#include "tui/skin.h"

#include <string.h>

const skin *skin_of(const uc_game *game) {
    return skin_rows[game->number];
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
