/* Odds for HILO: tables as people type them, and the report on them. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "odds/odds.h"
#include "upcard/odds.h"

enum { FULL_ROWS = 3, FULL_CELLS = 0x1ff };

static const char *const colors[UC_HILO_COLORS] = {"red",  "orange", "yellow", "green",
                                                   "cyan", "blue",   "purple", "pink"};
static const char *const positions[UC_HILO_CELLS] = {"a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"};

/* The color that starts with these `length` letters: -1 none, -2 several. */
static int read_color(const char *letters, size_t length) {
    int found = -1;
    for (int i = 0; i < UC_HILO_COLORS; i++) {
        if (strncasecmp(letters, colors[i], length) != 0) continue;
        if (found >= 0) return -2;
        found = i;
    }
    return length ? found : -1;
}

/* "r5", "red:5", "pu-1". */
static int read_card(const char *word, uc_text *error) {
    size_t letters = 0;
    while (isalpha((unsigned char)word[letters])) letters++;
    const char *digits = word + letters + (word[letters] == ':');
    int color = read_color(word, letters);
    int64_t value = 0;
    bool number = read_integer(digits, INT32_MIN, INT32_MAX, &value);
    if (color == -2)
        complain_of(error, "\"%s\": %.*s may be purple or pink: write pu or pi", word, (int)letters, word);
    else if (color < 0 || !number)
        complain_of(
            error,
            "\"%s\" is not a card: a card is a color and a value, such as r5, pu-1 or green:11 (the colors "
            "are red orange yellow green cyan blue purple pink)",
            word);
    else if (value < -1 || value > 11)
        complain_of(error, "there is no %s: the values are -1 to 11", word);
    else
        return UC_HILO_VALUES * color + (int)value + 1;
    return -1;
}

static void add_card_name(uc_text *text, int card) {
    if (card == UC_HILO_DOWN)
        uc_text_add(text, "?");
    else
        add_format(text, "%s:%d", colors[card / UC_HILO_VALUES], card % UC_HILO_VALUES - 1);
}

static bool has(const uc_set *set, int card) {
    return set->word[card / 64] >> (card % 64) & 1;
}

static void drop(uc_set *set, int card) {
    set->word[card / 64] &= ~(UINT64_C(1) << (card % 64));
}

/* Removes a card from the unseen cards. Each card exists once (HL-1.1). */
static bool claim(uc_hilo *h, int card, const char *where, uc_text *error) {
    if (has(&h->unseen, card)) {
        drop(&h->unseen, card);
        return true;
    }
    char name[32];
    uc_text text;
    uc_text_start(&text, name, sizeof name);
    add_card_name(&text, card);
    return complain_of(error, "there is only one %s, and it is named before (%s)", name, where);
}

/* ---- a typed table ---- */

/* HL-4.1, by rows and columns: the cells of each line. */
static const uint8_t line_cells[8][3] = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6},
                                         {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}};

/* HL-4.1: the lines of a layout. Rows or columns of fewer than three cards are no lines. */
static int find_lines(const uc_hilo_seat *seat) {
    int lines = 0;
    for (int i = 0; i < 8; i++) {
        int color = -1;
        bool line = true;
        for (int k = 0; k < 3; k++) {
            int cell = line_cells[i][k], card = seat->cell[cell];
            bool there = cell / 3 < seat->rows && cell % 3 < seat->columns && card != UC_HILO_DOWN;
            line &= there && (color < 0 || card / UC_HILO_VALUES == color);
            color = card / UC_HILO_VALUES;
        }
        lines |= line << i;
    }
    return lines;
}

static bool read_cell(uc_hilo *h, uc_hilo_seat *seat, int cell, const char *word, const char *name,
                      uc_text *error) {
    int card = UC_HILO_DOWN;
    if (strcmp(word, "?") != 0 && strcasecmp(word, "x") != 0) {
        card = read_card(word, error);
        if (card < 0) return complain_of(error, " (%s)", name);
        if (!claim(h, card, name, error)) return false;
    } else {
        seat->down |= (uint16_t)(1u << cell);
    }
    seat->cell[cell] = (uint8_t)card;
    return true;
}

static bool shape_is_possible(int rows, int columns) {
    return (rows == 0 && columns == 0) || (rows <= 3 && columns == 3) ||
           (rows == 3 && columns <= 3 && columns);
}

/* Rows end with "/"; nine cells without a "/" are three rows. */
static bool read_layout(uc_hilo *h, int number, const char *text, size_t length, const char *name,
                        uc_text *error) {
    uc_hilo_seat *seat = &h->seat[number];
    int rows = 0, columns = 0;
    memset(seat->cell, 0, sizeof seat->cell);
    seat->down = 0;
    for (const char *at = text, *end = text + length; at;) {
        static _Thread_local words w;
        const char *slash = memchr(at, '/', (size_t)(end - at));
        if (!words_cut(&w, at, (size_t)((slash ? slash : end) - at), error)) return false;
        bool nothing = !w.count || (w.count == 1 && !strcmp(w.word[0], "-"));
        bool all = !slash && !rows && w.count == UC_HILO_CELLS;
        if (!nothing && !all && (w.count > 3 || rows == FULL_ROWS || (rows && w.count != columns)))
            return complain_of(
                error,
                "%s: a layout is up to three rows of up to three cards, as \"r5 ? ? / ? b7 ? / "
                "? ? ?\"",
                name);
        for (int i = 0; i < w.count && !nothing; i++)
            if (!read_cell(h, seat, all ? i : 3 * rows + i, w.word[i], name, error)) return false;
        columns = all ? 3 : nothing ? columns : w.count;
        rows += all ? 3 : !nothing;
        at = slash ? slash + 1 : NULL;
    }
    if (!shape_is_possible(rows, columns))
        return complain_of(error, "%s: %d row%s of %d: a layout is 3 x 3, 2 x 3, 3 x 2, 1 x 3, 3 x 1 or gone",
                           name, rows, rows == 1 ? "" : "s", columns);
    seat->rows = (uint8_t)rows;
    seat->columns = (uint8_t)columns;
    seat->lines = (uint8_t)find_lines(seat);
    return true;
}

/* The discard pile: --seen from the bottom up, then --top. */
static bool read_pile(uc_hilo *h, const odds_input *input, uc_text *error) {
    const char *texts[] = {input->seen, input->top}, *const names[] = {"--seen", "--top"};
    for (int i = 0; i < 2; i++) {
        words w;
        if (!words_cut(&w, texts[i] ? texts[i] : "", texts[i] ? strlen(texts[i]) : 0, error)) return false;
        for (int k = 0; k < w.count; k++) {
            int card = read_card(w.word[k], error);
            if (card < 0) return complain_of(error, " (%s)", names[i]);
            if (!claim(h, card, names[i], error)) return false;
            h->discard[h->discards++] = (uint8_t)card;
        }
    }
    return h->discards ||
           complain_of(error, "which card is on top of the discard pile? Name it with --top, as in --top r5");
}

static bool read_totals(odds_table *table, const odds_input *input, uc_text *error) {
    uc_hilo *h = &table->state.hilo;
    int32_t totals[UC_HILO_SEATS] = {0};
    if (input->totals && !words_numbers(input->totals, "--totals", h->head.seats, totals, error))
        return false;
    for (int i = 0; i < h->head.seats; i++) {
        h->seat[i].total = totals[i];
        if (totals[i] >= h->target)
            return complain_of(error, "the game is over: %d points of %d (%s; --rules target=N changes that)",
                               (int)totals[i], (int)h->target, table->names[i]);
    }
    return true;
}

static bool read_turn(odds_table *table, const odds_input *input, uc_text *error) {
    uc_hilo *h = &table->state.hilo;
    int turn, ended;
    if (!seat_option(table, "--turn", input->turn, table->me, &turn, error)) return false;
    if (!seat_option(table, "--ended", input->ended, UC_NOBODY, &ended, error)) return false;
    h->turn = (uint8_t)turn;
    h->ended_by = (uint8_t)ended;
    h->head.phase = UC_HILO_CHOOSE;
    for (int i = 0; i < h->head.seats; i++)
        if (!h->seat[i].down && ended == UC_NOBODY)
            return complain_of(error,
                               "%s: no face-down card (?) is left, which ends the round: add --ended %d",
                               table->names[i], i);
    if (ended != UC_NOBODY && h->seat[ended].down)
        return complain_of(error, "--ended: %s still has face-down cards (?)", table->names[ended]);
    return turn != ended ||
           complain_of(error, "--turn: %s ended the round and has no more turn", table->names[turn]);
}

/* HL-3.3: the card that the seat at turn looks at. */
static bool read_drawn(odds_table *table, const char *word, uc_text *error) {
    uc_hilo *h = &table->state.hilo;
    int card = word ? read_card(word, error) : 0;
    if (!word) return true;
    if (card < 0) return complain_of(error, " (--drew)");
    h->head.phase = UC_HILO_DRAWN;
    h->drawn = (uint8_t)card;
    return claim(h, card, "--drew", error);
}

/* After the last turns all seats have hidden cards: the unseen cards must suffice. */
static bool count_cards(const uc_hilo *h, uc_text *error) {
    int down = 0, unseen = __builtin_popcountll(h->unseen.word[0]) + __builtin_popcountll(h->unseen.word[1]);
    for (int i = 0; i < h->head.seats; i++) down += __builtin_popcount(h->seat[i].down);
    return unseen >= down ||
           complain_of(error, "%d cards lie face down, but only %d are unnamed: check --seen", down, unseen);
}

static bool read_layouts(odds_table *table, const odds_input *input, uc_text *error) {
    uc_hilo *h = &table->state.hilo;
    const char *at = input->table;
    for (int i = 0; i < h->head.seats; i++) {
        size_t length = strcspn(at, "|");
        const char *text = at + strspn(at, " \t*");
        size_t marks = strcspn(text, ": |");
        bool named =
            text[marks] == ':' && strlen(table->names[i]) == marks && !strncmp(text, table->names[i], marks);
        if (named) text += marks + 1;
        if (!read_layout(h, i, text, (size_t)(at + length - text), table->names[i], error)) return false;
        at += length + 1;
    }
    return true;
}

static void carry(uc_state *state, const uc_state *old) {
    uc_hilo *new = &state->hilo;
    const uc_hilo *was = &old->hilo;
    new->head.round = was->head.round;
    new->last_ended_by = was->last_ended_by;
    for (int i = 0; i < state->head.seats; i++) {
        new->seat[i].total = was->seat[i].total;
        new->seat[i].last_sum = was->seat[i].last_sum;
    }
}

static bool read_table(odds_table *ret_table, const odds_input *input, uc_text *error) {
    static words seat[UC_SEATS_MAX];
    odds_table table = {.me = 0};
    int seats = seats_cut(&table, input, true, seat, error);
    if (!seats || !odds_start(&table.state, "hilo", seats, input, error)) return false;
    uc_hilo *h = &table.state.hilo;
    if (!read_layouts(&table, input, error) || !read_pile(h, input, error)) return false;
    if (!read_totals(&table, input, error) || !read_turn(&table, input, error)) return false;
    if (!read_drawn(&table, input->drew, error) || !count_cards(h, error)) return false;
    *ret_table = table;
    names_default(ret_table, seats);
    if (input->pad) carry(&ret_table->state, input->pad);
    const char *broken = uc_check(&ret_table->state);
    return !broken || complain_of(error, "this table is impossible: %s", broken);
}

/* ---- following move by move ---- */

static int whose(const uc_state *state) {
    const uc_hilo *h = &state->hilo;
    return h->reveal_seat != UC_NOBODY ? h->reveal_seat : h->turn;
}

/* The cell of the next action; x puts the drawn card back. */
static int brief(const uc_state *state, const char *word, int seat, bool *ret_keep) {
    static const uint16_t first[] = {[UC_HILO_UNCOVER] = UC_HILO_TURN,
                                     [UC_HILO_CHOOSE] = UC_HILO_TAKE,
                                     [UC_HILO_DRAWN] = UC_HILO_TRADE,
                                     [UC_HILO_FLIP] = UC_HILO_TURN,
                                     [UC_HILO_OVER] = 0};
    (void)seat;
    int phase = state->head.phase;
    *ret_keep = false;
    if (phase == UC_HILO_DRAWN && !strcasecmp(word, "x")) return UC_HILO_DISCARD;
    if (phase == UC_HILO_CHOOSE && !strcasecmp(word, "d")) return UC_HILO_DRAW;
    for (int i = 0; i < UC_HILO_CELLS; i++)
        if (!strcasecmp(word, positions[i]) && first[phase]) return first[phase] + i;
    return -1;
}

/* ---- output ---- */

static void describe_layout(const odds_table *table, int seat, uc_text *text) {
    const uc_hilo_seat *at = &table->state.hilo.seat[seat];
    add_format(text, "  %-8s total %d\n", table->names[seat], (int)at->total);
    for (int row = 0; row < at->rows; row++) {
        add_format(text, "    %d", row + 1);
        for (int column = 0; column < at->columns; column++) {
            char cell[32];
            uc_text one;
            uc_text_start(&one, cell, sizeof cell);
            add_card_name(&one, at->cell[3 * row + column]);
            add_format(text, column + 1 < at->columns ? "  %-10s" : "  %s", cell);
        }
        uc_text_add(text, "\n");
    }
    if (!at->rows) uc_text_add(text, "    no cards\n");
}

static bool may_choose(const odds_table *table) {
    return uc_actors(&table->state) == UINT64_C(1) << table->me;
}

/* The moves of `me` by the sum that they leave, the lowest first: the numbers of the moves. */
static int sort_moves(const double *sums, int count, int *order) {
    for (int i = 0; i < count; i++) {
        int at = i;
        for (; at && sums[order[at - 1]] > sums[i]; at--) order[at] = order[at - 1];
        order[at] = i;
    }
    return count;
}

static void add_move(uc_text *text, const uc_state *state, uc_move move) {
    uc_move_text(text, uc_game_of(state), move);
}

static void describe_sums(const odds_table *table, uc_text *text) {
    const uc_state *state = &table->state;
    uc_move moves[UC_MOVES_MAX];
    double sums[UC_MOVES_MAX];
    int order[UC_MOVES_MAX], count = uc_odds_hilo(state, sums);
    if (!count) return;
    uc_legal(state, table->me, moves);
    sort_moves(sums, count, order);
    uc_text_add(text, "  your sum     expected after this turn, the lowest first:");
    for (int i = 0; i < count; i++) {
        uc_text_add(text, i % 4 ? ", " : "\n    ");
        add_move(text, state, moves[order[i]]);
        add_format(text, " %.2f", sums[order[i]]);
    }
    uc_text_add(text, "\n");
}

static void describe_odds(const odds_table *table, uc_text *text) {
    const uc_hilo *h = &table->state.hilo;
    if (!may_choose(table)) return;
    if (h->head.phase == UC_HILO_CHOOSE) {
        uc_hilo_next next;
        uc_odds_hilo_next(h, &next);
        add_format(
            text,
            "  a draw       mean %.2f; %d of %d are lower than your highest open card; %d make a line of "
            "yours\n",
            next.mean, next.lower, next.cards, next.lines);
    }
    describe_sums(table, text);
}

static void describe_table(const odds_table *table, uc_text *text) {
    const uc_hilo *h = &table->state.hilo;
    add_format(text, "HILO, %s seats", number_word(h->head.seats));
    if (h->discards) {
        uc_text_add(text, "; on the discard pile ");
        add_card_name(text, h->discard[h->discards - 1]);
    }
    if (h->drawn < UC_HILO_CARDS) {
        uc_text_add(text, "; drawn ");
        add_card_name(text, h->drawn);
    }
    uc_text_add(text, ".\n");
    for (int seat = 0; seat < h->head.seats; seat++) describe_layout(table, seat, text);
}

static void json(const odds_table *table, uc_text *text) {
    const uc_state *state = &table->state;
    uc_move moves[UC_MOVES_MAX];
    double sums[UC_MOVES_MAX];
    if (!may_choose(table)) return;
    if (state->head.phase == UC_HILO_CHOOSE) {
        uc_hilo_next next;
        uc_odds_hilo_next(&state->hilo, &next);
        add_format(text,
                   ",\"draw\":{\"cards\":%d,\"lower\":%d,\"lines\":%d,\"mean\":%.9g,\"mean_face_down\":%.9g}",
                   next.cards, next.lower, next.lines, next.mean, next.down_mean);
    }
    int count = uc_odds_hilo(state, sums);
    uc_legal(state, table->me, moves);
    uc_text_add(text, ",\"sums\":{");
    for (int i = 0; i < count; i++) {
        uc_text_add(text, i ? ",\"" : "\"");
        add_move(text, state, moves[i]);
        add_format(text, "\":%.9g", sums[i]);
    }
    uc_text_add(text, "}");
}

static int drawn(const odds_table *table, int number, odds_table *ret_after) {
    (void)table, (void)number, (void)ret_after;
    return -1;
}

static void reason(const odds_table *table, uc_move move, uc_text *text) {
    uc_move moves[UC_MOVES_MAX];
    double sums[UC_MOVES_MAX];
    int count = uc_odds_hilo(&table->state, sums), lowest = 0, own = -1;
    uc_legal(&table->state, table->me, moves);
    for (int i = 0; i < count; i++) {
        if (sums[i] < sums[lowest]) lowest = i;
        if (moves[i] == move) own = i;
    }
    if (own < 0) return;
    add_format(text, "it leaves you an expected sum of %.1f", sums[own]);
    if (own != lowest) {
        add_format(text, " (%.1f by ", sums[lowest]);
        add_move(text, &table->state, moves[lowest]);
        uc_text_add(text, ")");
    }
}

const companion companion_hilo = {
    .id = "hilo",
    .read = read_table,
    .card = read_card,
    .whose = whose,
    .brief = brief,
    .carry = carry,
    .describe_table = describe_table,
    .describe_odds = describe_odds,
    .json = json,
    .drawn = drawn,
    .reason = reason,
    .options = {"seen", "top", "drew", "turn", "ended"},
    .input_help = "rows separated by /, ? for face down, r5 or red:5 (any\n"
                  "unambiguous beginning of red orange yellow green cyan blue\n"
                  "purple pink); - for an empty layout.\n"
                  "--drew: the card that you are looking at.\n",
    .example = "r5 ? ? / ? b7 ? | ... ; top y3",
    .moves_help = "  b7          (at first) the card that begins the discard pile\n"
                  "  a1 r5       the seat turned over the card at a1, a red 5 (also: ann a1 r5)\n"
                  "  take b2     it took the card from the discard pile for the one at b2; with\n"
                  "              the card that lay face down there: take b2 g7\n"
                  "  draw r5 b2  it drew a red 5 and laid it at b2; draw r5 x a1 g7: put it back\n"
                  "              and turned a1\n"
                  "  row 1       it removed that line (col a, diag a1c3 horizontal ...); keep\n",
};
