/* Hi Lo Flip: what counting the cards tells, in words. */
#include "odds/odds.h"
#include "upcard/odds.h"

static bool has(const uc_set *set, int card) {
    return set->word[card / 64] >> (card % 64) & 1;
}

/* "1-4 6 8-20": the numbers of the cards. */
static void add_numbers(uc_text *text, const uc_set *cards) {
    for (int card = 0, last; card < UC_HI_LO_FLIP_CARDS; card = last + 1) {
        for (last = card; last + 1 < UC_HI_LO_FLIP_CARDS && has(cards, last + 1);) last++;
        if (!has(cards, card)) {
            last = card;
            continue;
        }
        add_format(text, last > card ? " %d-%d" : " %d", card + 1, last + 1);
    }
}

static void describe_odds(const odds_table *table, uc_text *text) {
    uc_view view;
    uc_hi_lo_flip_count count;
    uc_view_of(&table->state, table->me, &view);
    const uc_hi_lo_flip *game = &view.state.hi_lo_flip;
    uc_count_hi_lo_flip(game, table->seen, &count);
    add_format(text, "  not out      %d cards:", count.cards);
    add_numbers(text, &count.unseen);
    uc_text_add(text, "\n");
    if (!game->piled) return;
    add_format(text, "  playable     %d of them on %d (%s)\n", count.playable, game->top + 1,
               game->chip == UC_HI_LO_FLIP_HI ? "hi" : "lo");
    uc_text_add(text, "  can play");
    for (int seat = 0; seat < game->head.seats; seat++)
        add_format(text, "%s %s %.0f %%", seat ? "," : "    ", table->names[seat],
                   100 * count.can_play[seat]);
    uc_text_add(text, "\n");
}

static void json(const odds_table *table, uc_text *text) {
    uc_view view;
    uc_hi_lo_flip_count count;
    uc_view_of(&table->state, table->me, &view);
    const uc_hi_lo_flip *game = &view.state.hi_lo_flip;
    uc_count_hi_lo_flip(game, table->seen, &count);
    uc_text_add(text, ",\"unseen\":[");
    for (int card = 0, listed = 0; card < UC_HI_LO_FLIP_CARDS; card++)
        if (has(&count.unseen, card)) add_format(text, listed++ ? ",%d" : "%d", card + 1);
    add_format(text, "],\"cards\":%d", count.cards);
    if (!game->piled) return;
    add_format(text, ",\"playable\":%d,\"can_play\":", count.playable);
    for (int seat = 0; seat < game->head.seats; seat++)
        add_format(text, "%c%.9g", seat ? ',' : '[', count.can_play[seat]);
    uc_text_add(text, "]");
}

const companion companion_hi_lo_flip = {.id = "hi_lo_flip", .describe_odds = describe_odds, .json = json};
