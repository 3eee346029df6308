#include "cli/play/score_cards.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

enum { HEAD_ROOM = 16384 };

const companion *score_companion(const uc_pad *pad) {
    return companion_rows[uc_game_of(uc_pad_state(pad))->number];
}

/* A pad with the first entries of another one. */
static uc_pad *pad_until(const uc_pad *pad, size_t entries) {
    char buffer[ODDS_TEXT_MAX];
    uc_text text, message;
    size_t room = HEAD_ROOM;
    for (size_t i = 1; i <= entries; i++) room += strlen(uc_pad_entry(pad, i)) + 1;
    char *written = malloc(room);
    if (!written) return NULL;
    uc_text_start(&text, written, room);
    uc_text_start(&message, buffer, sizeof buffer);
    uc_pad_head(pad, &text);
    for (size_t i = 1; i <= entries; i++) {
        uc_text_add(&text, uc_pad_entry(pad, i));
        uc_text_add(&text, "\n");
    }
    uc_pad *until = uc_pad_read(written, text.length, &message);
    free(written);
    return until;
}

void score_names(const uc_pad *pad, odds_table *table) {
    int seats = table->state.head.seats;
    for (int seat = 0; seat < seats; seat++)
        snprintf(table->name[seat], sizeof table->name[seat], "%s", uc_pad_names(pad)[seat]);
    names_default(table, seats);
}

bool score_table(const uc_pad *pad, size_t entries, odds_table *ret_table) {
    bool all = entries == uc_pad_entry_count(pad);
    uc_pad *until = all ? NULL : pad_until(pad, entries);
    const uc_pad *from = all ? pad : until;
    const companion *kind = score_companion(pad);
    if (!from) return false;
    *ret_table = (odds_table){.state = *uc_pad_state(from), .seen = *uc_pad_seen(from)};
    score_names(pad, ret_table);
    ret_table->me = kind && kind->whose ? kind->whose(&ret_table->state) : UC_SPECTATOR;
    uc_pad_close(until);
    return true;
}

static bool is_move(const uc_pad *pad, size_t number) {
    const char *entry = number && number <= uc_pad_entry_count(pad) ? uc_pad_entry(pad, number) : "";
    return entry[0] == '*' || isdigit((unsigned char)entry[0]);
}

/* Reads moves at the table before entry number `at`. */
static bool read_at(const uc_pad *pad, size_t at, const char *typed, uc_text *entry, uc_text *news,
                    uc_text *error) {
    static odds_table table;
    if (!score_table(pad, at - 1, &table)) return complain_of(error, "there is not enough memory");
    return moves_read(score_companion(pad), &table, typed, entry, news, error);
}

/* ---- corrections ---- */

static void add_card(uc_text *text, const uc_pad *pad, int card) {
    uc_text_add(text, "* ");
    uc_move_text(text, uc_game_of(uc_pad_state(pad)), (uc_move)card);
}

/* An entry with one card in place of another; false if it has not that card. */
static bool replace_card(const uc_pad *pad, const char *entry, const words *w, uc_text *changed) {
    char buffer[ODDS_TEXT_MAX], from[UC_NAME_MAX];
    uc_text text;
    const companion *kind = score_companion(pad);
    uc_text_start(&text, buffer, sizeof buffer);
    int old = kind->card(w->word[w->count - 2], &text), new = kind->card(w->word[w->count - 1], &text);
    if (old < 0 || new < 0) return false;
    uc_text_start(&text, from, sizeof from);
    add_card(&text, pad, old);
    for (const char *at = entry; (at = strstr(at, from)); at++) {
        const char *rest = at + text.length;
        if (*rest && *rest != ',') continue;
        uc_text_add_bytes(changed, entry, (size_t)(at - entry));
        add_card(changed, pad, new);
        uc_text_add(changed, rest);
        return true;
    }
    return false;
}

/* The entry that becomes another one when OLD is NEW: typed as OLD, or with OLD among its cards. */
static bool fixed_entry(const uc_pad *pad, size_t number, const words *w, uc_text *changed) {
    char was[UC_PAD_LINE_MAX], news[ODDS_TEXT_MAX], error[ODDS_TEXT_MAX];
    uc_text entry, told, why;
    uc_text_start(&entry, was, sizeof was);
    uc_text_start(&told, news, sizeof news);
    uc_text_start(&why, error, sizeof error);
    if (replace_card(pad, uc_pad_entry(pad, number), w, changed)) return true;
    return read_at(pad, number, w->word[w->count - 2], &entry, &told, &why) &&
           !strcmp(was, uc_pad_entry(pad, number)) &&
           read_at(pad, number, w->word[w->count - 1], changed, &told, &why);
}

/* "fix ann 5 6": ann's last 5 was a 6. */
static score_reading fix_word(const uc_pad *pad, const words *w, uc_text *line, uc_text *news,
                              uc_text *error) {
    static odds_table table;
    char changed[UC_PAD_LINE_MAX];
    if (!score_table(pad, uc_pad_entry_count(pad), &table)) return SCORE_PLAIN;
    int seat = seat_named(&table, w->word[1]);
    for (size_t number = uc_pad_entry_count(pad); number && seat >= 0; number--) {
        uc_text entry;
        uc_text_start(&entry, changed, sizeof changed);
        if (!is_move(pad, number) || !score_table(pad, number - 1, &table) || table.me != seat) continue;
        if (!fixed_entry(pad, number, w, &entry)) continue;
        add_format(line, "fix %zu %s", number, changed);
        add_format(news, "entry %zu: %s\n", number, changed);
        return SCORE_MOVES;
    }
    complain_of(error, "no entry of %s has \"%s\"; log shows them", w->word[1], w->word[2]);
    return SCORE_WRONG;
}

/* "fix 7 stay", "insert 7 5": moves in their short form at the place of entry 7. */
static score_reading correct(const uc_pad *pad, const char *typed, const words *w, uc_text *line,
                             uc_text *news, uc_text *error) {
    uint64_t number;
    char entry[UC_PAD_LINE_MAX], ignored[ODDS_TEXT_MAX];
    uc_text text, told;
    bool fix = !strcasecmp(w->word[0], "fix");
    if (fix && w->count == 4 && !isdigit((unsigned char)w->word[1][0]))
        return fix_word(pad, w, line, news, error);
    if (w->count < 3 || !read_whole(w->word[1], 1, uc_pad_entry_count(pad), &number) || !is_move(pad, number))
        return SCORE_PLAIN;
    const char *moves = typed + (w->word[2] - w->text);
    uc_text_start(&text, entry, sizeof entry);
    uc_text_start(&told, ignored, sizeof ignored);
    if (!read_at(pad, number, moves, &text, &told, error)) return SCORE_WRONG;
    add_format(line, "%s %d %s", fix ? "fix" : "insert", (int)number, entry);
    add_format(news, "entry %d: %s\n", (int)number, entry);
    return SCORE_MOVES;
}

/* ---- moves ---- */

/* "seen 3 12x2" */
static score_reading see(const uc_pad *pad, const words *w, uc_text *line, uc_text *error) {
    const uc_game *game = uc_game_of(uc_pad_state(pad));
    uc_text_add(line, "seen");
    for (int i = 1; i < w->count; i++) {
        char word[UC_NAME_MAX];
        int copies = words_copies(w->word[i], word), card = score_companion(pad)->card(word, error);
        if (card < 0) return SCORE_WRONG;
        for (; copies > 0; copies--) {
            uc_text_add(line, " ");
            game->noun(line, UC_NOUN_CARD, card);
        }
    }
    return SCORE_MOVES;
}

/* Whether it is a line of the pad itself: "0 hit", "* card 5", "drop 3". */
static bool is_plain(const uc_pad *pad, const char *typed, const words *w) {
    static const char *const verbs[] = {"round", "round!", "drop", "undo", "name", "deal", "rules"};
    const char *first = w->word[0], *rest = typed + strspn(typed, " ") + strlen(first);
    uint64_t seat;
    for (size_t i = 0; i < sizeof verbs / sizeof verbs[0]; i++)
        if (!strcasecmp(first, verbs[i])) return true;
    rest += strspn(rest, " ");
    if (!strcmp(first, "*")) return true;
    return read_whole(first, 0, (uint64_t)uc_pad_state(pad)->head.seats - 1, &seat) &&
           uc_move_parse(uc_game_of(uc_pad_state(pad)), rest, strcspn(rest, ",")) >= 0;
}

score_reading score_moves(const uc_pad *pad, const char *typed, uc_text *line, uc_text *news,
                          uc_text *error) {
    static words w;
    const companion *kind = score_companion(pad);
    if (!kind || !kind->brief) return SCORE_PLAIN;
    if (!words_cut(&w, typed, strlen(typed), error)) return SCORE_WRONG;
    if (!w.count || is_plain(pad, typed, &w)) return SCORE_PLAIN;
    if (!strcasecmp(w.word[0], "seen")) return see(pad, &w, line, error);
    if (!strcasecmp(w.word[0], "fix") || !strcasecmp(w.word[0], "insert"))
        return correct(pad, typed, &w, line, news, error);
    return read_at(pad, uc_pad_entry_count(pad) + 1, typed, line, news, error) ? SCORE_MOVES : SCORE_WRONG;
}
