/* The rulebooks, as the program shows them. */
#include <string.h>

#include "core/rule_texts.h"
#include "upcard/game.h"

static const struct uc_rulebook *book_of(const uc_game *game) {
    for (size_t i = 0; i < uc_rulebook_count; i++)
        if (!strcmp(uc_rulebooks[i].game, game->id)) return &uc_rulebooks[i];
    return NULL;
}

const char *uc_rule_text(const uc_game *game, uc_rule rule) {
    const struct uc_rulebook *book = book_of(game);
    char id[16];
    uc_text text;
    uc_text_start(&text, id, sizeof id);
    uc_rule_id(&text, game, rule);
    for (size_t i = 0; book && i < book->rule_count; i++)
        if (!strcmp(book->rules[i].id, id)) return book->rules[i].text;
    return NULL;
}

const char *uc_rulebook_line(const uc_game *game, size_t index) {
    const struct uc_rulebook *book = book_of(game);
    return book && index < book->line_count ? book->lines[index] : NULL;
}
