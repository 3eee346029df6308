/* The odds of a score pad: of the game that it follows, or of a table that is typed. */
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "cli/play/score_cards.h"
#include "cli/play/score_print.h"

/* Whether a round was entered by its points, so that its cards are unknown. */
static bool is_round(const char *entry) {
    return !strncmp(entry, "round", 5);
}

static void print_assumed(const uc_pad *pad) {
    size_t first = 0, last = 0;
    if (!score_companion(pad)->deck_lasts) return;
    for (size_t i = 1; i <= uc_pad_entry_count(pad); i++) {
        if (!is_round(uc_pad_entry(pad, i))) continue;
        first = first ? first : i;
        last = i;
    }
    if (first == last && first)
        print_line("  assumed      the cards of entry %zu are still in the deck; seen 3 12x2 takes cards out",
                   first);
    else if (first)
        print_line(
            "  assumed      the cards of entries %zu to %zu, if entered by points, are still in the deck; "
            "seen 3 12x2 takes cards out",
            first, last);
}

/* ---- a typed table ---- */

/* The member of the input for "top", "seen" and so on, if the game uses it. */
static const char **member(odds_input *input, const companion *kind, const char *key, size_t length) {
    const struct {
        const char *name, **value;
    } members[] = {{"seen", &input->seen},
                   {"top", &input->top},
                   {"drew", &input->drew},
                   {"turn", &input->turn},
                   {"ended", &input->ended}};
    for (size_t i = 0; i < sizeof members / sizeof members[0]; i++)
        for (int k = 0; k < ODDS_OPTIONS_MAX && kind->options[k]; k++)
            if (!strcmp(kind->options[k], members[i].name) && strlen(kind->options[k]) == length &&
                !strncasecmp(key, members[i].name, length))
                return members[i].value;
    return NULL;
}

/* Cuts "3 9 | 12 5; top y3; ended 1" in place. */
static bool cut_table(char *typed, const companion *kind, odds_input *input, uc_text *error) {
    input->table = typed;
    for (char *at = typed; (at = strchr(at, ';'));) {
        *at++ = '\0';
        at += strspn(at, " ");
        size_t length = strcspn(at, " ;");
        const char **value = member(input, kind, at, length);
        if (!value) return complain_of(error, "\"%.*s\" is not known here", (int)length, at);
        at += length;
        *value = at + strspn(at, " ");
    }
    return true;
}

static bool read_typed(const uc_pad *pad, const char *said, odds_table *table, uc_text *error) {
    static uc_state fresh;
    char typed[2 * UC_PAD_LINE_MAX];
    const companion *kind = score_companion(pad);
    static odds_table first;
    odds_input input = {.names = uc_pad_names(pad), .pad = uc_pad_state(pad), .fresh = &fresh};
    if (uc_pad_begun(pad))
        return complain_of(error, "this round is entered card by card: type odds, or odds and a name");
    if (uc_over(input.pad)) return complain_of(error, "the game is over");
    if (!score_table(pad, 0, &first)) return complain_of(error, "there is not enough memory");
    fresh = first.state;
    snprintf(typed, sizeof typed, "%s", said);
    if (!cut_table(typed, kind, &input, error) || !kind->read(table, &input, error)) return false;
    return true;
}

/* ---- the game that the pad follows ---- */

static bool read_present(const uc_pad *pad, const char *name, odds_table *table, uc_text *error) {
    const companion *kind = score_companion(pad);
    if (!score_table(pad, uc_pad_entry_count(pad), table))
        return complain_of(error, "there is not enough memory");
    if (uc_over(&table->state)) return complain_of(error, "the game is over");
    if (kind->read && !uc_pad_begun(pad))
        return complain_of(error,
                           "no card of this round is entered: type cards to enter them, or the table, "
                           "odds %s",
                           kind->example);
    if (*name) table->me = seat_named(table, name);
    return table->me >= 0 || complain_of(error, "there is no seat \"%s\"", name);
}

static void print_head(const odds_table *table) {
    if (table->me < table->state.head.seats) printf("Odds for %s:\n", table->names[table->me]);
}

bool score_odds(const uc_pad *pad, const char *said, const odds_options *options) {
    static odds_table table;
    char message[ODDS_TEXT_MAX];
    uc_text error;
    odds_options o = *options;
    bool typed = strpbrk(said, "|/") || (*said && uc_pad_state(pad)->head.seats == 1);
    uc_text_start(&error, message, sizeof message);
    o.game = score_companion(pad);
    bool fine = !uc_pad_odds(pad)       ? complain_of(&error, "this table wants no odds")
                : !o.game               ? complain_of(&error, "this game has none")
                : typed && o.game->read ? read_typed(pad, said, &table, &error)
                                        : read_present(pad, said, &table, &error);
    if (!fine) return print_line("no odds: %s", message), false;
    print_head(&table);
    if (!odds_print(&o, &table, typed)) print_assumed(pad);
    return true;
}

void score_odds_now(const uc_pad *pad, const odds_options *options) {
    static odds_table table;
    odds_options o = *options;
    o.game = score_companion(pad);
    if (!uc_pad_odds(pad) || !o.game || !uc_pad_begun(pad)) return;
    if (!score_table(pad, uc_pad_entry_count(pad), &table)) return;
    if (o.game->read && uc_actors(&table.state) != UINT64_C(1) << table.me)
        return; /* no choice, or nobody's */
    print_head(&table);
    odds_print(&o, &table, false);
}
