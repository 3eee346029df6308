#include "cli/play/score_print.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "cli/commands.h"
#include "cli/play/score_cards.h"
#include "tui/canvas.h"
#include "tui/paragraph.h"

static const char commands[] =
    "  25 bust 40          a round: the points of each seat in order; - for none\n"
    "  [12 7 x2] 18 bust   the same, with a seat's cards in brackets, which are added up\n"
    "  ann 12 7 x2, bob 18 the same by names; seats that are left out have no points\n"
    "  ...; ann            at the end of a round: who %s\n"
    "                      (an empty line asks for each seat in turn; undo leaves that)\n"
    "  fix 3 25 bust 40    replaces entry 3; insert 3 ... puts one before it; drop 3\n"
    "  try LINE            shows what a line would change, and changes nothing\n"
    "  undo, undo 3        takes back the last line, or three; name ann Anna renames a seat\n"
    "  !                   enters the refused round all the same\n"
    "  0 hit, * card 5     a game card by card: the moves of seats and of chance\n"
    "  record FILE         writes such a game as a record, for upcard replay and review\n"
    "  rules               the rules that differ from the book, and the points to play to\n"
    "  rules target=300    from here on they are others; insert 1 rules ...: from the\n"
    "                      beginning; also after the end, to play on\n"
    "  deal ann            ann deals the round that begins\n"
    "  seen CARD ...       cards that are out although no entry has them\n"
    "  odds                what counting the cards tells; odds ann: as ann sees it;\n"
    "                      odds on shows it after each entry, odds off does not\n";

static const char commands_of_heaps[] =
    "  12/1 3/0 8/2; ann   the cards that seats have taken, and how many of them end in 0\n";

static const char commands_of_cards[] =
    "  cards, points       rounds are entered card by card, or by their points\n"
    "  points 25 bust 40   ends the round that was begun card by card by its points\n"
    "  odds TABLE          the odds at a table, as in upcard odds --table; then ; and\n"
    "                      a word and its value, as in ; top y3 or ; turn ann\n"
    "After cards, type what happens in its order:\n";

static const char commands_after[] =
    "  fix ann 5 6         ann's last 5 was a 6; fix 7 stay changes entry 7\n"
    "  table               the cards on the table\n";

static const char commands_always[] =
    "  needs               what each seat needs in this round to lead, or to end the game\n"
    "  log, show, scores, rule 3.2, help, quit\n";

enum { TEXT_MAX = 8192, COLUMN_MIN = 5 };

static uc_text started(char buffer[TEXT_MAX]) {
    uc_text text;
    uc_text_start(&text, buffer, TEXT_MAX);
    return text;
}

void print_line(const char *format, ...) {
    char buffer[TEXT_MAX];
    size_t room = sizeof buffer - 1; /* and a newline */
    va_list arguments;
    va_start(arguments, format);
    int wanted = vsnprintf(buffer, room, format, arguments);
    va_end(arguments);
    size_t length = wanted < 0 ? 0 : (size_t)wanted < room ? (size_t)wanted : room - 1;
    buffer[length] = '\n';
    buffer[length + 1] = '\0';
    print_lines(buffer);
}

void print_commands(const uc_pad *pad) {
    char buffer[TEXT_MAX];
    uc_text text = started(buffer);
    const companion *kind = score_companion(pad);
    add_format(&text, commands, uc_game_of(uc_pad_state(pad))->pad->who);
    if (uc_game_of(uc_pad_state(pad))->pad->heap) uc_text_add(&text, commands_of_heaps);
    if (kind && kind->brief) add_format(&text, "%s%s%s", commands_of_cards, kind->moves_help, commands_after);
    uc_text_add(&text, commands_always);
    print_lines(buffer);
}

/* ---- the standings ---- */

static void add_names(const uc_pad *pad, uint64_t seats, uc_text *text) {
    for (const char *before = ""; seats; seats &= seats - 1) {
        add_format(text, "%s%s", before, uc_pad_names(pad)[__builtin_ctzll(seats)]);
        uint64_t left = seats & (seats - 1);
        before = left & (left - 1) ? ", " : " and ";
    }
}

void print_standing(const uc_pad *pad) {
    char buffer[TEXT_MAX];
    uc_text text = started(buffer);
    const uc_state *state = uc_pad_state(pad);
    bool is_over = uc_over(state);
    uint64_t first = is_over ? uc_winners(state) : uc_pad_leaders(pad);
    bool several = first & (first - 1);
    for (int seat = 0; seat < state->head.seats; seat++)
        add_format(&text, "%s%s %d", seat ? ", " : "", uc_pad_names(pad)[seat], (int)uc_total(state, seat));
    uc_text_add(&text, ". ");
    add_names(pad, first, &text);
    if (is_over)
        uc_text_add(&text, !first ? "The game is over, and nobody has won." : several ? " win." : " wins.");
    else if (uc_pad_played_off(pad))
        uc_text_add(&text, " share the lead: another round decides.");
    else
        uc_text_add(&text, several ? " lead." : " leads.");
    print_line("%s", buffer);
}

static int column_of(const uc_pad *pad, int seat) {
    int columns = text_columns(uc_pad_names(pad)[seat]);
    return 2 + (columns > COLUMN_MIN ? columns : COLUMN_MIN);
}

void print_rounds(const uc_pad *pad) {
    const uc_state *state = uc_pad_state(pad);
    size_t rounds = uc_pad_round_count(pad);
    if (!rounds) return;
    printf("entry");
    for (int seat = 0; seat < state->head.seats; seat++) {
        const char *name = uc_pad_names(pad)[seat];
        printf("%*s%s", column_of(pad, seat) - text_columns(name), "", name);
    }
    for (size_t i = 0; i < rounds; i++) {
        printf("\n%5zu", uc_pad_round_entry(pad, i));
        for (int seat = 0; seat < state->head.seats; seat++)
            printf("%*d", column_of(pad, seat), (int)uc_pad_round_points(pad, i, seat));
    }
    printf("\n     ");
    for (int seat = 0; seat < state->head.seats; seat++)
        printf("%*d", column_of(pad, seat), (int)uc_total(state, seat));
    putchar('\n');
}

/* "leads alone with 25 more than Bob in this round". */
static void add_lead(const uc_pad *pad, const uc_pad_needs *needs, uc_text *text) {
    bool lowest = uc_lowest_wins(uc_pad_state(pad));
    int by = needs->lead < 0 ? -needs->lead : needs->lead;
    uc_text_add(text, "leads alone with ");
    if (!by)
        uc_text_add(text, "as many as ");
    else
        add_format(text, "%s%d %s than ", needs->lead < 0 ? "up to " : "", by,
                   lowest == (needs->lead < 0) ? "more" : "fewer");
    add_names(pad, needs->rivals, text);
    uc_text_add(text, " in this round");
}

void print_needs(const uc_pad *pad) {
    const uc_state *state = uc_pad_state(pad);
    for (int seat = 0; seat < state->head.seats; seat++) {
        char buffer[TEXT_MAX];
        uc_text text = started(buffer);
        uc_pad_needs needs = uc_pad_needs_of(pad, seat);
        add_format(&text, "%s: ", uc_pad_names(pad)[seat]);
        if (needs.rivals) add_lead(pad, &needs, &text);
        if (needs.end >= 0) add_format(&text, "%sends the game with %d", needs.rivals ? "; " : "", needs.end);
        print_line("%s", buffer);
    }
    print_line("If the lead is shared at the end, %s.",
               uc_pad_shares(pad) ? "the win is shared" : "another round is played");
}

/* ---- entries and cards ---- */

void print_log(const uc_pad *pad) {
    for (size_t i = 1; i <= uc_pad_entry_count(pad); i++) print_line("%5zu  %s", i, uc_pad_entry(pad, i));
}

void print_table(const uc_pad *pad) {
    static odds_table table;
    static char buffer[ODDS_JSON_MAX];
    const companion *kind = score_companion(pad);
    uc_text text;
    uc_text_start(&text, buffer, sizeof buffer);
    if (!kind || !kind->describe_table || !score_table(pad, uc_pad_entry_count(pad), &table)) return;
    kind->describe_table(&table, &text);
    print_lines(buffer);
}

void print_rule(const uc_pad *pad, const char *id) {
    const uc_game *game = uc_game_of(uc_pad_state(pad));
    uc_rule rule = rule_named(game, id);
    const char *text = rule ? uc_rule_text(game, rule) : NULL;
    if (text)
        print_line("%s", text);
    else
        print_line("there is no rule \"%s\": upcard rules %s shows them all", id, game->id);
}

/* "target=300" with what stands in its place in another state: "target=300 (before: 200)". */
static bool add_option(uc_text *text, const uc_option *option, const uc_state *state, const uc_state *other,
                       const char *which) {
    char value[UC_MOVE_TEXT_MAX];
    uc_text text_of_other;
    uc_text_start(&text_of_other, value, sizeof value);
    uc_option_text(&text_of_other, other, option);
    add_format(text, "%s=", option->key);
    size_t at = text->length;
    uc_option_text(text, state, option);
    bool differs = strcmp(text->buffer + at, value) != 0;
    if (differs) add_format(text, " (%s: %s)", which, value);
    return differs;
}

void print_rules(const uc_pad *pad) {
    char buffer[TEXT_MAX], ignored[TEXT_MAX];
    const uc_state *state = uc_pad_state(pad);
    uc_text message = started(ignored);
    uc_state book;
    if (uc_start(&book, uc_game_of(state), state->head.seats, NULL, 0, &message)) return;
    for (const uc_option *option = uc_game_of(state)->options; option->key; option++) {
        uc_text text = started(buffer);
        if (add_option(&text, option, state, &book, "the book") || !strcmp(option->key, "target"))
            print_line("%s: %s", buffer, option->help);
    }
    print_line(
        "All others are as in the book; upcard games lists them. rules KEY=VALUE changes one from here on.");
}

/* Rules that a line changed, and whether the game is over by them. */
static void add_rule_changes(const uc_state *before, const uc_state *after, uc_text *text) {
    char buffer[TEXT_MAX];
    for (const uc_option *option = uc_game_of(after)->options; option->key; option++) {
        uc_text one = started(buffer);
        if (add_option(&one, option, after, before, "before"))
            add_format(text, "%s%s", text->length ? ", " : "", buffer);
    }
    if (uc_over(before) != uc_over(after))
        add_format(text, "%s%s", text->length ? ", " : "",
                   uc_over(after) ? "the game is over" : "the game goes on");
}

void print_changes(const uc_pad *before, const uc_pad *after) {
    char buffer[TEXT_MAX];
    uc_text text = started(buffer);
    for (int seat = 0; seat < uc_pad_state(after)->head.seats; seat++) {
        int was = uc_total(uc_pad_state(before), seat), is = uc_total(uc_pad_state(after), seat);
        if (was == is) continue;
        add_format(&text, "%s%s %d -> %d", text.length ? ", " : "", uc_pad_names(after)[seat], was, is);
    }
    add_rule_changes(uc_pad_state(before), uc_pad_state(after), &text);
    print_line("%s", text.length ? buffer : "no total changes");
}

void print_undone(const uc_pad *before, const uc_pad *after) {
    size_t gone = 1, left = uc_pad_entry_count(after);
    if (left >= uc_pad_entry_count(before)) return;
    while (gone <= left && !strcmp(uc_pad_entry(before, gone), uc_pad_entry(after, gone))) gone++;
    print_line("taken back: %s", uc_pad_entry(before, gone));
}
