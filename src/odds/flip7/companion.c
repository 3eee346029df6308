/* Odds for Flip 7: tables as people type them, and the report on them. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "odds/odds.h"
#include "upcard/odds.h"

enum { NUMBERS = (1 << UC_FLIP7_NUMBERS) - 1, SECOND = 1 << UC_FLIP7_SECOND };

/* F7-1.1 */
static const uint8_t whole_deck[UC_FLIP7_KINDS] = {1,  1,  2, 3, 4, 5, 6, 7, 8, 9, 10,
                                                   11, 12, 1, 1, 1, 1, 1, 1, 3, 3, 3};

static const struct {
    const char *word;
    int kind;
} card_words[] = {
    {"x2", UC_FLIP7_X2},         {"2x", UC_FLIP7_X2},       {"freeze", UC_FLIP7_FREEZE},
    {"fr", UC_FLIP7_FREEZE},     {"flip3", UC_FLIP7_FLIP3}, {"f3", UC_FLIP7_FLIP3},
    {"second", UC_FLIP7_SECOND}, {"2nd", UC_FLIP7_SECOND},  {"sc", UC_FLIP7_SECOND},
};

static const struct {
    const char *word;
    int status;
} status_words[] = {
    {"stay", UC_FLIP7_STAYED}, {"stayed", UC_FLIP7_STAYED}, {"frozen", UC_FLIP7_FROZEN},
    {"bust", UC_FLIP7_BUSTED}, {"busted", UC_FLIP7_BUSTED}, {"-", UC_FLIP7_ACTIVE},
};

#define COUNT_OF(list) ((int)(sizeof(list) / sizeof((list)[0])))

static const char *kind_name(int kind) {
    static const char *const names[] = {"0",  "1",   "2",  "3",      "4",     "5",     "6",  "7",
                                        "8",  "9",   "10", "11",     "12",    "+2",    "+4", "+6",
                                        "+8", "+10", "x2", "freeze", "flip3", "second"};
    return names[kind];
}

/* "3s", "12s", "Freezes": for "there are only three ...". */
static const char *kind_names(int kind) {
    static const char *const names[] = {
        "0",  "1",  "2",  "3",  "4",  "5",  "6",   "7",  "8",      "9",          "10",
        "11", "12", "+2", "+4", "+6", "+8", "+10", "x2", "Freeze", "Flip Three", "Second Chance"};
    return names[kind];
}

static int read_card(const char *word, uc_text *error) {
    uint64_t number = 0;
    for (int i = 0; i < COUNT_OF(card_words); i++)
        if (!strcasecmp(word, card_words[i].word)) return card_words[i].kind;
    bool digits = read_whole(word + (*word == '+'), 0, UINT32_MAX, &number);
    if (digits && *word == '+') {
        if (number >= 2 && number <= 10 && number % 2 == 0) return UC_FLIP7_PLUS2 + (int)number / 2 - 1;
        return complain_of(error, "there is no %s: the modifiers are +2 +4 +6 +8 +10 and x2", word), -1;
    }
    if (digits && number < UC_FLIP7_NUMBERS) return (int)number;
    if (digits) return complain_of(error, "there is no %s: the numbers are 0 to 12", word), -1;
    complain_of(error,
                "\"%s\" is no card: they are 0 to 12, +2 +4 +6 +8 +10, x2, freeze (fr), flip3 (f3), second "
                "(2nd)",
                word);
    return -1;
}

static int copies_of(const uc_flip7 *s, int kind) {
    return whole_deck[kind] * s->decks;
}

/* ---- a typed table ---- */

/* The cards named so far, in any place. */
typedef struct count {
    int named[UC_FLIP7_KINDS];
} count;

/* The cards of a seat while they are being read. */
typedef struct reading {
    int copies[UC_FLIP7_KINDS];
    int status; /* -1: no state was typed */
    int bust;   /* the number after the word bust, or -1 */
} reading;

static bool read_word(reading *r, const char *word, bool behind_bust, const char *name, uc_text *error) {
    for (int i = 0; i < COUNT_OF(status_words); i++) {
        if (strcasecmp(word, status_words[i].word) != 0) continue;
        if (status_words[i].status != UC_FLIP7_ACTIVE) r->status = status_words[i].status;
        return true;
    }
    char card[UC_NAME_MAX];
    int copies = words_copies(word, card), kind = read_card(card, error);
    if (kind < 0) return complain_of(error, " (%s)", name);
    if (behind_bust && kind < UC_FLIP7_NUMBERS && r->bust < 0) r->bust = kind;
    r->copies[kind] += copies;
    if (kind == UC_FLIP7_FREEZE) r->status = UC_FLIP7_FROZEN;
    return true;
}

/* F7-3.3: the number that busted the seat, if any: one that appears twice, else the one after the word, which
 * then appears too. */
static bool find_bust(reading *r, const uc_flip7 *s, const char *name, count *all, uc_text *error) {
    int twice = -1;
    for (int kind = 0; kind < UC_FLIP7_NUMBERS; kind++) {
        if (r->copies[kind] < 2) continue;
        if (r->copies[kind] > copies_of(s, kind)) return true; /* fewer exist: reported later */
        if (r->copies[kind] > 2)
            return complain_of(error, "%s: %s %ss, but the second one busts", name,
                               number_word(r->copies[kind]), kind_name(kind));
        if (twice >= 0)
            return complain_of(error, "%s: two numbers are there twice, but the first one busts", name);
        twice = kind;
    }
    if (twice >= 0 && r->copies[UC_FLIP7_SECOND])
        return complain_of(
            error,
            "%s: two %ss and a Second Chance: it saves from the bust, and both go to the discard pile; "
            "name them in --seen instead",
            name, kind_name(twice));
    if (twice >= 0 && r->status >= 0 && r->status != UC_FLIP7_BUSTED)
        return complain_of(error, "%s: two %ss bust, so that this seat cannot have stayed or be frozen", name,
                           kind_name(twice));
    if (twice >= 0) {
        r->bust = twice;
        r->status = UC_FLIP7_BUSTED;
        r->copies[twice] = 1;
    } else if (r->status == UC_FLIP7_BUSTED) {
        if (r->bust < 0)
            return complain_of(error, "which number busted %s? Write it after the word, as in \"bust 7 3\"",
                               name);
        all->named[r->bust]++;
    }
    return true;
}

/* Puts the cards before the seat. */
static bool lay_cards(uc_flip7 *s, int seat, const reading *r, const char *name, uc_text *error) {
    uc_flip7_seat *at = &s->seat[seat];
    uint32_t cards = 0;
    for (int kind = 0; kind < UC_FLIP7_KINDS; kind++) {
        if (!r->copies[kind]) continue;
        cards |= 1u << kind;
        if (kind >= UC_FLIP7_PLUS2 && kind <= UC_FLIP7_X2 && r->copies[kind] > 1)
            at->twice |= (uint8_t)(1u << (kind - UC_FLIP7_PLUS2));
    }
    if (__builtin_popcount(cards & NUMBERS) > 6)
        return complain_of(error, "%s: seven different numbers are a Flip 7, which ends the round", name);
    if (r->copies[UC_FLIP7_SECOND] > 1 && !s->second_chance)
        return complain_of(error, "%s: more than one Second Chance: the others must be given away (F7-4.4)",
                           name);
    at->seconds =
        (uint8_t)(r->copies[UC_FLIP7_SECOND] > 1 ? r->copies[UC_FLIP7_SECOND] - 1 : 0); /* F7-4.12 */
    at->status = (uint8_t)(r->status < 0 ? UC_FLIP7_ACTIVE : r->status);
    if (at->status == UC_FLIP7_FROZEN) cards |= 1u << UC_FLIP7_FREEZE;
    at->cards = cards;
    at->flip3s = (uint8_t)r->copies[UC_FLIP7_FLIP3];
    at->bust = (uint8_t)(at->status == UC_FLIP7_BUSTED ? r->bust : 0);
    return true;
}

static bool read_seat(odds_table *table, int seat, const words *w, count *all, uc_text *error) {
    uc_flip7 *s = &table->state.flip7;
    const char *name = table->names[seat];
    reading r = {.status = -1, .bust = -1};
    bool bust = false;
    for (int i = 0; i < w->count; i++) {
        if (!read_word(&r, w->word[i], bust, name, error)) return false;
        bust |= !strncasecmp(w->word[i], "bust", 4);
    }
    for (int kind = 0; kind < UC_FLIP7_KINDS; kind++) all->named[kind] += r.copies[kind];
    if (!find_bust(&r, s, name, all, error)) return false;
    if (r.status == UC_FLIP7_FROZEN && !r.copies[UC_FLIP7_FREEZE]) all->named[UC_FLIP7_FREEZE]++;
    return lay_cards(s, seat, &r, name, error);
}

static bool read_seen(const char *text, count *all, count *gone, uc_text *error) {
    words w;
    if (!words_cut(&w, text ? text : "", text ? strlen(text) : 0, error)) return false;
    for (int i = 0; i < w.count; i++) {
        char card[UC_NAME_MAX];
        int copies = words_copies(w.word[i], card), kind = read_card(card, error);
        if (kind < 0) return complain_of(error, " (--seen)");
        all->named[kind] += copies;
        gone->named[kind] += copies;
    }
    return true;
}

/* The discard pile of a score pad. */
static void count_gone(const uc_flip7 *pad, count *all, count *gone) {
    uint8_t copies[UC_FLIP7_KINDS];
    uc_flip7_discard(pad, copies);
    for (int kind = 0; kind < UC_FLIP7_KINDS; kind++) {
        all->named[kind] += copies[kind];
        gone->named[kind] += copies[kind];
    }
}

/* F7-1.1: no more cards than the deck has. */
static bool count_cards(const uc_flip7 *s, const count *all, const count *gone, uc_text *error) {
    for (int kind = 0; kind < UC_FLIP7_KINDS; kind++) {
        int there = copies_of(s, kind), lie = all->named[kind] - gone->named[kind];
        if (all->named[kind] <= there) continue;
        complain_of(error, "there %s only %s %s%s in the deck; ", there == 1 ? "is" : "are",
                    number_word(there), kind_names(kind), there == 1 ? "" : "s");
        add_format(error, "%s %s on the table", lie ? number_word(lie) : "none", lie == 1 ? "is" : "are");
        if (gone->named[kind]) add_format(error, " and %s in --seen", number_word(gone->named[kind]));
        if (s->decks == 1) add_format(error, " (for two decks: --rules decks=2)");
        return false;
    }
    return true;
}

static void fill_deck(uc_flip7 *s, const count *all) {
    uint8_t below = 0;
    for (int kind = 0; kind < (int)sizeof s->below; kind++) {
        s->below[kind] = below;
        if (kind < UC_FLIP7_KINDS) below = (uint8_t)(below + copies_of(s, kind) - all->named[kind]);
    }
    s->size = below;
}

/* F7-5.4: the game continues only if nobody has won. */
static bool read_totals(odds_table *table, const odds_input *input, uc_text *error) {
    uc_flip7 *s = &table->state.flip7;
    int32_t totals[UC_SEATS_MAX] = {0}, best = 0;
    int seats = s->head.seats, leaders = 0, leader = 0;
    if (input->totals && !words_numbers(input->totals, "--totals", seats, totals, error)) return false;
    for (int i = 0; i < seats; i++) {
        s->seat[i].total = totals[i];
        if (totals[i] > best) leaders = 0;
        if (totals[i] >= best) leader = i, leaders++, best = totals[i];
    }
    if (best < s->target || (leaders > 1 && !s->tie)) return true;
    return complain_of(error, "the game is over: %d points of %d (%s; --rules target=N changes that)",
                       (int)best, s->target, table->names[leader]);
}

/* The seat at turn: the next active one from the named seat, or from `me`. */
static bool read_turn(odds_table *table, const odds_input *input, uc_text *error) {
    uc_flip7 *s = &table->state.flip7;
    int turn, seats = s->head.seats;
    if (!seat_option(table, "--turn", input->turn, table->me, &turn, error)) return false;
    s->active = 0;
    for (int i = 0; i < seats; i++)
        if (s->seat[i].status == UC_FLIP7_ACTIVE) s->active |= UINT64_C(1) << i;
    if (!s->active) return complain_of(error, "no seat is active: the round is over");
    if (input->turn && !(s->active >> turn & 1))
        return complain_of(error, "--turn: %s is out of the round", table->names[turn]);
    while (!(s->active >> turn & 1)) turn = turn + 1 == seats ? 0 : turn + 1;
    s->turn = s->actor = (uint8_t)turn;
    s->dealing = 0;
    s->head.phase = UC_FLIP7_CHOOSE;
    return true;
}

/* F7-4.1 to F7-4.4: a card that the seat at turn has drawn and must give away. */
static bool read_drawn(odds_table *table, const char *word, count *all, uc_text *error) {
    uc_flip7 *s = &table->state.flip7;
    int kind = word ? read_card(word, error) : 0;
    if (!word) return true;
    if (kind < 0) return complain_of(error, " (--drew)");
    if (kind < UC_FLIP7_FREEZE || (kind == UC_FLIP7_SECOND && !(s->seat[s->turn].cards & SECOND)))
        return complain_of(error, "%s stays with %s: name it among the cards there instead of with --drew",
                           kind_names(kind), table->names[s->turn]);
    s->head.phase = UC_FLIP7_ASSIGN;
    s->assign_by = s->turn;
    s->assign_card = (uint8_t)kind;
    all->named[kind]++;
    uc_move moves[UC_MOVES_MAX];
    return uc_legal(&table->state, s->turn, moves) ||
           complain_of(error, "no seat may take another Second Chance: it is discarded (F7-4.4)");
}

static void carry(uc_state *state, const uc_state *old) {
    uc_flip7 *new = &state->flip7;
    const uc_flip7 *was = &old->flip7;
    new->head.round = was->head.round;
    new->dealer = was->dealer;
    new->has_last = was->has_last;
    new->last_flip7 = was->last_flip7;
    for (int i = 0; i < state->head.seats; i++) {
        new->seat[i].total = was->seat[i].total;
        new->seat[i].last_score = was->seat[i].last_score;
    }
}

static bool read_table(odds_table *ret_table, const odds_input *input, uc_text *error) {
    static words seat[UC_SEATS_MAX];
    odds_table table = {.me = 0};
    count all = {{0}}, gone = {{0}};
    int seats = seats_cut(&table, input, false, seat, error);
    if (!seats || !odds_start(&table.state, "flip7", seats, input, error)) return false;
    uc_flip7 *s = &table.state.flip7;
    for (int i = 0; i < seats; i++)
        if (!read_seat(&table, i, &seat[i], &all, error)) return false;
    if (!read_totals(&table, input, error) || !read_turn(&table, input, error)) return false;
    if (!read_drawn(&table, input->drew, &all, error) || !read_seen(input->seen, &all, &gone, error))
        return false;
    if (input->pad) count_gone(&input->pad->flip7, &all, &gone);
    if (!count_cards(s, &all, &gone, error)) return false;
    fill_deck(s, &all);
    *ret_table = table;
    names_default(ret_table, seats);
    if (input->pad) carry(&ret_table->state, input->pad);
    const char *broken = uc_check(&ret_table->state);
    return !broken || complain_of(error, "this table is impossible: %s", broken);
}

/* ---- following move by move ---- */

static int whose(const uc_state *state) {
    const uc_flip7 *s = &state->flip7;
    if (s->head.phase == UC_FLIP7_ASSIGN) return s->assign_by;
    return s->left ? s->flipper : s->turn;
}

/* "5" for a hit that brings it, a name for the receiver of a card. */
static int brief(const uc_state *state, const char *word, int seat, bool *ret_keep) {
    char buffer[UC_MESSAGE_MAX];
    uc_text nobody;
    uc_text_start(&nobody, buffer, sizeof buffer);
    *ret_keep = false;
    if (state->head.phase == UC_FLIP7_ASSIGN) return seat < 0 ? -1 : UC_FLIP7_TARGET + seat;
    if (!strcasecmp(word, "h") || !strcasecmp(word, "hits")) return UC_FLIP7_HIT;
    if (!strcasecmp(word, "s") || !strcasecmp(word, "stays")) return UC_FLIP7_STAY;
    *ret_keep = read_card(word, &nobody) >= 0;
    return *ret_keep ? UC_FLIP7_HIT : -1;
}

/* ---- output ---- */

typedef struct facts {
    uc_flip7_rest rest;
    uc_flip7_next next;
    double seven;
    int32_t stay;
    bool may_stay; /* F7-3.2: not without a card */
    double hit;
    const char *method; /* "exact", "about" or "at least"; NULL: unknown */
    bool alone;
    bool ahead; /* the values of the rest of the round are known: `seven` and what a hit is worth */
} facts;

/* The values of the rest of a round support neither F7-4.11 nor F7-4.12. */
static bool looks_ahead(const uc_flip7 *s) {
    return !s->nested && !s->second_chance;
}

static facts find_facts(const odds_table *table) {
    const uc_flip7 *s = &table->state.flip7;
    const uc_flip7_seat *mine = &s->seat[table->me];
    facts f = {.alone = s->active == UINT64_C(1) << table->me,
               .stay = uc_flip7_points(mine),
               .may_stay = mine->cards != 0,
               .ahead = looks_ahead(s)};
    uc_flip7_rest_of(s, table->me, &f.rest);
    uc_odds_flip7_next(&f.rest, &f.next);
    if (!f.ahead) return f;
    if (uc_odds_flip7_seven(&f.rest, f.alone, &f.seven)) f.seven = 0;
    uc_flip7_values values;
    if (!f.alone) {
        if (uc_odds_flip7_hit(&f.rest, &f.hit)) f.method = "exact";
    } else if (!uc_solve_flip7(&f.rest, NULL, 0, &values)) {
        f.hit = values.hit;
        f.method = values.horizon ? "at least" : values.less ? "about" : "exact";
    }
    return f;
}

static bool may_play(const odds_table *table) {
    return table->state.flip7.seat[table->me].status == UC_FLIP7_ACTIVE;
}

static void describe_seat(const odds_table *table, int seat, uc_text *text) {
    static const char *const statuses[] = {"", "stayed", "frozen", "busted"};
    const uc_flip7_seat *at = &table->state.flip7.seat[seat];
    char cards[128];
    uc_text list;
    uc_text_start(&list, cards, sizeof cards);
    for (int kind = 0; kind < UC_FLIP7_KINDS; kind++) {
        int copies = kind == UC_FLIP7_FLIP3 ? at->flip3s : (int)(at->cards >> kind & 1);
        if (kind == UC_FLIP7_SECOND) copies += at->seconds;
        if (kind >= UC_FLIP7_PLUS2 && kind <= UC_FLIP7_X2) copies += at->twice >> (kind - UC_FLIP7_PLUS2) & 1;
        for (; copies; copies--) add_format(&list, "%s%s", list.length ? " " : "", kind_name(kind));
    }
    if (at->status == UC_FLIP7_BUSTED) add_format(&list, " %s", kind_name(at->bust));
    add_format(text, "  %-8s %-28s %-7s %3d points   total %d\n", table->names[seat],
               list.length ? cards : "no cards", statuses[at->status], (int)uc_flip7_points(at),
               (int)at->total);
}

static void describe_table(const odds_table *table, uc_text *text) {
    const uc_flip7 *s = &table->state.flip7;
    uint8_t gone[UC_FLIP7_KINDS];
    int discards = 0;
    uc_flip7_discard(s, gone);
    for (int kind = 0; kind < UC_FLIP7_KINDS; kind++) discards += gone[kind];
    add_format(text, "Flip 7, %s seat%s; %d cards in the deck, %d in the discard pile.\n",
               number_word(s->head.seats), s->head.seats == 1 ? "" : "s", s->size, discards);
    for (int seat = 0; seat < s->head.seats; seat++) describe_seat(table, seat, text);
}

static void describe_next(const facts *f, uc_text *text) {
    const uc_flip7_next *n = &f->next;
    if (!n->cards) {
        add_format(text, "  next card    none is left: a hit is a stay\n");
        return;
    }
    add_format(text, "  next card    %d of %d bust you: %.1f %%", n->bust, n->cards,
               100.0 * n->bust / n->cards);
    if (n->saved) add_format(text, "; %d of %d cost your Second Chance", n->saved, n->cards);
    if (n->seven) add_format(text, "; %d of %d make a Flip 7", n->seven, n->cards);
    uc_text_add(text, "\n");
    if (!f->ahead) return;
    add_format(text, "  Flip 7       %.2f %% if you go on hitting%s\n", 100 * f->seven,
               f->alone ? " (a Freeze is the end)" : "");
}

static void describe_points(const facts *f, uc_text *text) {
    bool is_exact = f->method && !strcmp(f->method, "exact");
    if (!f->may_stay && !f->method) return;
    uc_text_add(text, "  points       ");
    if (f->may_stay) add_format(text, "stay %d%s", (int)f->stay, f->method ? ", " : "");
    if (f->method)
        add_format(text, "hit %s%s%.2f when you then play for points%s", is_exact ? "" : f->method,
                   is_exact ? "" : " ", f->hit, f->alone ? "" : " and your action cards go to others");
    uc_text_add(text, "\n");
}

static void describe_odds(const odds_table *table, uc_text *text) {
    if (!may_play(table)) return;
    facts f = find_facts(table);
    describe_next(&f, text);
    describe_points(&f, text);
}

static void json_fraction(uc_text *text, const char *key, int part, int whole) {
    add_format(text, ",\"%s\":{\"cards\":%d,\"of\":%d,\"chance\":%.9g}", key, part, whole,
               whole ? (double)part / whole : 0.0);
}

static void json(const odds_table *table, uc_text *text) {
    const uc_flip7 *s = &table->state.flip7;
    if (may_play(table)) {
        facts f = find_facts(table);
        json_fraction(text, "bust", f.next.bust, f.next.cards);
        json_fraction(text, "saved", f.next.saved, f.next.cards);
        json_fraction(text, "flip7_next", f.next.seven, f.next.cards);
        if (f.ahead) add_format(text, ",\"flip7\":%.9g", f.seven);
        add_format(text, ",\"alone\":%s,\"points\":{\"stay\":%d", f.alone ? "true" : "false", (int)f.stay);
        if (f.method) add_format(text, ",\"hit\":%.9g,\"hit_method\":\"%s\"", f.hit, f.method);
        uc_text_add(text, "}");
    }
    uc_text_add(text, ",\"flip_three\":[");
    for (int seat = 0, listed = 0; seat < s->head.seats; seat++) {
        uc_flip7_rest rest;
        uc_flip7_three three;
        if (s->seat[seat].status != UC_FLIP7_ACTIVE || !looks_ahead(s)) continue;
        uc_flip7_rest_of(s, seat, &rest);
        uc_odds_flip7_three(&rest, &three);
        add_format(text, "%s{\"seat\":%d,\"bust\":%.9g,\"flip7\":%.9g,\"points\":%.9g}", listed++ ? "," : "",
                   seat, three.bust, three.seven, three.points);
    }
    uc_text_add(text, "]");
}

/* The table once `me` has hit and drawn an action card that it must give away. */
static int drawn(const odds_table *table, int number, odds_table *ret_after) {
    static const int kinds[] = {UC_FLIP7_FREEZE, UC_FLIP7_FLIP3, UC_FLIP7_SECOND};
    const uc_state *state = &table->state;
    if (state->head.phase != UC_FLIP7_CHOOSE || state->flip7.turn != table->me) return -1;
    for (int i = 0; i < COUNT_OF(kinds); i++) {
        uc_move moves[UC_MOVES_MAX];
        *ret_after = *table;
        uc_state *after = &ret_after->state;
        if (uc_apply(after, table->me, UC_FLIP7_HIT, NULL).error) return -1;
        if (uc_apply(after, UC_CHANCE, (uc_move)kinds[i], NULL).error) continue; /* none is left */
        if (after->head.phase != UC_FLIP7_ASSIGN || uc_legal(after, table->me, moves) < 2) continue;
        if (!number--) {
            names_default(ret_after, after->head.seats);
            return kinds[i];
        }
    }
    return -1;
}

static void reason_target(const odds_table *table, int seat, uc_text *text) {
    const uc_flip7 *s = &table->state.flip7;
    int points = (int)uc_flip7_points(&s->seat[seat]), total = (int)s->seat[seat].total + points;
    bool mine = seat == table->me;
    const char *name = table->names[seat];
    uc_flip7_rest rest;
    uc_flip7_three three;
    uc_flip7_rest_of(s, seat, &rest);
    uc_odds_flip7_three(&rest, &three);
    if (s->assign_card == UC_FLIP7_FREEZE && mine)
        add_format(text, "you bank your %d points, %d with your total", points, total);
    else if (s->assign_card == UC_FLIP7_SECOND && mine)
        uc_text_add(text, "it saves you once more"); /* F7-4.12 */
    else if (s->assign_card == UC_FLIP7_FLIP3 && !looks_ahead(s))
        add_format(text, "%s %s %d points, %d with the total", name, mine ? "have" : "has", points, total);
    else if (s->assign_card == UC_FLIP7_FLIP3)
        add_format(text, "three cards bust %s with %.0f %%, and on average make %d points %.1f", name,
                   100 * three.bust, points, three.points);
    else
        add_format(text, "%s %s %d points, %d with the total", name,
                   s->assign_card == UC_FLIP7_FREEZE ? "stops at" : "holds none and has", points, total);
}

static void reason(const odds_table *table, uc_move move, uc_text *text) {
    uc_flip7_rest rest;
    uc_flip7_next next;
    if (move >= UC_FLIP7_TARGET) {
        reason_target(table, move - UC_FLIP7_TARGET, text);
        return;
    }
    uc_flip7_rest_of(&table->state.flip7, table->me, &rest);
    uc_odds_flip7_next(&rest, &next);
    if (next.bust)
        add_format(text, "%d of %d cards bust you", next.bust, next.cards);
    else
        uc_text_add(text, "no card busts you");
}

static void move_text(const odds_table *table, uc_move move, uc_text *text) {
    const uc_game *game = uc_game_of(&table->state);
    if (move < UC_FLIP7_TARGET) {
        uc_move_text(text, game, move);
        return;
    }
    game->noun(text, UC_NOUN_CARD, table->state.flip7.assign_card);
    add_format(text, " to %s", table->names[move - UC_FLIP7_TARGET]);
}

#define NO_ROUND                                                                                             \
    ": a typed table does not show which round it is; leave the rule out: what the next cards do is the "    \
    "same without it, only the chances to win differ"

/** A typed table does not show the round. */
static const char *unknown_rules(const uc_state *fresh) {
    const uc_flip7 *s = &fresh->flip7;
    return s->challenge ? "challenge" NO_ROUND : s->rounds ? "rounds" NO_ROUND : NULL;
}

const companion companion_flip7 = {
    .id = "flip7",
    .unknown = unknown_rules,
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
    .move_text = move_text,
    .options = {"seen", "drew", "turn"},
    .input_help = "0 to 12, +2 to +10, x2, freeze (fr), flip3 (f3),\n"
                  "second (2nd), and the words stay, frozen, \"bust 7\";\n"
                  "- for no cards. --drew: a freeze, flip3 or second to\n"
                  "give away.\n",
    .example = "3 9 | 12 5 second",
    .deck_lasts = true,
    .moves_help = "  5           the seat whose turn it is took a 5 (also: ann 5)\n"
                  "  freeze bob  it drew a Freeze and gave it to bob; also flip3 bob, second bob\n"
                  "  stay        it stays\n",
};
