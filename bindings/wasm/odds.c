/* The odds of a score pad, for a worker of a page: one call that reads a pad's file and answers with JSON. */
#include <string.h>

#include "odds/wins.h"
#include "upcard/pad.h"

#define EXPORT(name) __attribute__((export_name(#name)))

static char answer[ODDS_JSON_MAX];

/* ---- replacements for what only typed tables need, which a pad has not ---- */

const companion *companion_of(const char *id) {
    (void)id;
    return NULL;
}

int start_with_rules(const char *command, const uc_game *game, int seats, const char *rules,
                     uc_state *ret_state) {
    (void)command, (void)game, (void)seats, (void)rules, (void)ret_state;
    return STATUS_USAGE;
}

/* ---- the answer ---- */

/* The entries whose cards may still be in the deck, because only their points are known. */
static void add_assumed(uc_text *text, const uc_pad *pad, const companion *kind) {
    int assumed = 0;
    uc_text_add(text, ",\"assumed\":[");
    if (kind->deck_lasts)
        for (size_t round = 0; round < uc_pad_round_count(pad); round++) {
            if (uc_pad_entry(pad, uc_pad_round_entry(pad, round))[0] != 'r') continue;
            add_format(text, assumed++ ? ",%d" : "%d", (int)round + 1);
        }
    uc_text_add(text, "]");
}

/* The table of a pad, as a seat sees it; seat -1: the one whose turn it is. */
static void set_table(odds_table *table, const uc_pad *pad, const companion *kind, int seat) {
    *table = (odds_table){.state = *uc_pad_state(pad), .seen = *uc_pad_seen(pad)};
    for (int i = 0; i < table->state.head.seats; i++) table->names[i] = uc_pad_names(pad)[i];
    table->me = kind->whose ? kind->whose(&table->state) : UC_SPECTATOR;
    if (seat >= 0 && seat < table->state.head.seats) table->me = seat;
}

/** The odds of a pad's file for a seat, or with -1 for the one whose turn it is: exact ones, and with
 * `ms` also what a search of this time finds. "" if the table forbids them, or if nothing can be told. */
EXPORT(odds) const char *odds(const char *file, int seat, int ms) {
    static odds_table table;
    char buffer[ODDS_TEXT_MAX];
    uc_text text, message;
    uc_text_start(&message, buffer, sizeof buffer);
    uc_text_start(&text, answer, sizeof answer);
    uc_pad *pad = uc_pad_read(file, strlen(file), &message);
    if (!pad) return answer;
    const companion *kind = companion_rows[uc_game_of(uc_pad_state(pad))->number];
    odds_options o = {.game = kind, .budget = {.ms = (uint32_t)ms, .threads = 1}, .seed = 1};
    if (kind && uc_pad_odds(pad) && !uc_over(uc_pad_state(pad)) && (!kind->read || uc_pad_begun(pad))) {
        set_table(&table, pad, kind, seat);
        add_format(&text, "{\"me\":%d", table.me < table.state.head.seats ? table.me : -1);
        add_assumed(&text, pad, kind);
        kind->json(&table, &text);
        bool fine = !ms || !kind->drawn || !odds_json_wins(&o, &table, &text);
        uc_text_add(&text, "}");
        if (!fine) answer[0] = '\0';
    }
    uc_pad_close(pad);
    return answer;
}
