/* A score pad: a log of lines, and the game that they lead to. After each line everything is computed from
 * the log again, so a corrected pad cannot differ from one that was entered so at first. */
#include "upcard/pad.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "core/settings.h"
#include "session/piece.h"

/* No total overflows: a line adds at most 100,000 points. */
enum { LINES_MAX = 20000, HEAD_MAX = UC_SEATS_MAX * 2 * UC_NAME_MAX + 2048 };

/* An entry, in the line of the log. */
typedef struct pad_entry {
    const char *text;
    int who; /* the seat after the ; of a round or after deal, by the names of that time, or UC_NOBODY */
} pad_entry;

typedef struct round_end {
    size_t entry; /* the number of the entry that ended it */
    int32_t total[UC_SEATS_MAX];
} round_end;

/* What the log leads to. */
typedef struct outcome {
    uc_state state;
    char name[UC_SEATS_MAX][UC_NAME_MAX];
    const char *names[UC_SEATS_MAX];
    pad_entry *entry;
    size_t entries;
    size_t fresh;         /* the number of the entry in the last line, or 0 */
    size_t inserted;      /* the number that the last line inserts, or 0 */
    size_t dropped, gone; /* the first number that it removes, and how many */
    round_end *rounds;
    size_t ended, room;
    uc_set seen; /* in this round, by entries that only say so */
} outcome;

struct uc_pad {
    uc_state fresh;
    char name[UC_SEATS_MAX][UC_NAME_MAX]; /* at first */
    bool no_odds;
    char **line;
    size_t lines, room;
    outcome now;
    uc_pad_problem problem; /* of the last line */
};

/* What is wrong with a line: in parts, and as a sentence. */
typedef struct fault {
    uc_text *text;
    uc_pad_problem problem;
} fault;

/* ---- what is wrong ---- */

static const uc_pad_problem no_problem = {.code = "", .seat = UC_NOBODY};
static const char over[] = UC_PAD_PROBLEM("over", "the game is over");
static const char begun_by_cards[] = UC_PAD_PROBLEM("begun", "this round was begun card by card");
static const char no_seat[] = UC_PAD_PROBLEM("no-seat", "there is no seat ");

/* `coded` is a UC_PAD_PROBLEM. */
static bool complain(fault *f, const char *coded) {
    f->problem.code = coded;
    uc_text_add(f->text, coded + strlen(coded) + 1);
    return false;
}

static bool complain_of(fault *f, const char *coded, piece word, const char *after) {
    uc_text shown;
    complain(f, coded);
    uc_text_start(&shown, f->problem.word, sizeof f->problem.word);
    uc_text_add_clean(&shown, word.text, word.length);
    uc_text_add_clean(f->text, word.text, word.length);
    uc_text_add(f->text, after);
    return false;
}

static bool no_memory(fault *f) {
    return complain(f, UC_PAD_PROBLEM("memory", "there is not enough memory"));
}

static bool complain_of_seat(fault *f, const outcome *o, int seat, const char *coded) {
    f->problem.seat = seat;
    uc_text_add(f->text, o->name[seat]);
    uc_text_add(f->text, ": ");
    return complain(f, coded);
}

/* The seat with this number, or with this name in any case; or UC_NOBODY. */
static int seat_of(const outcome *o, piece p) {
    int64_t number;
    if (number_of(p, 0, o->state.head.seats - 1, &number)) return (int)number;
    for (int seat = 0; seat < o->state.head.seats; seat++)
        if (p.length == strlen(o->name[seat]) && !strncasecmp(p.text, o->name[seat], p.length)) return seat;
    return UC_NOBODY;
}

/* ---- a round ---- */

typedef struct entered {
    int32_t points[UC_SEATS_MAX];
    uint8_t copies[UC_PAD_KINDS]; /* of all seats */
    uint64_t counted;             /* seats whose cards or their sum were entered */
    uint64_t blank;               /* seats without anything */
    int who;
    bool forced;
} entered;

static int kind_of(const uc_pad_game *game, piece word) {
    for (int kind = 0; kind < game->kinds; kind++) {
        char buffer[UC_NAME_MAX];
        uc_text text;
        uc_text_start(&text, buffer, sizeof buffer);
        game->kind(&text, kind);
        if (is(word, buffer)) return kind;
    }
    return -1;
}

/* "12/1": the number of cards, and of those that are worth more; what is missing is 0. */
static bool is_heap(const outcome *o, piece text, int64_t ret_numbers[2]) {
    piece rest = text, number;
    if (!uc_game_of(&o->state)->pad->heap || !memchr(text.text, '/', text.length)) return false;
    for (int i = 0; i < 2; i++) {
        ret_numbers[i] = 0;
        if (take(&rest, '/', &number) && number.length && !number_of(number, 0, UINT8_MAX, &ret_numbers[i]))
            return false;
    }
    return !rest.text;
}

/* The cards of a seat, without their brackets. */
static bool read_cards(const outcome *o, int seat, piece cards, entered *e, fault *f) {
    const uc_pad_game *game = uc_game_of(&o->state)->pad;
    uint8_t copies[UC_PAD_KINDS] = {0};
    int64_t heap[2];
    const char *wrong;
    piece rest = trimmed(cards), word;
    e->counted |= UINT64_C(1) << seat;
    if (rest.length && is_heap(o, rest, heap)) {
        wrong = game->heap(&o->state, (int)heap[0], (int)heap[1], seat == e->who, &e->points[seat]);
        return !wrong || complain_of_seat(f, o, seat, wrong);
    }
    if (!rest.length) rest.text = NULL;
    while (take(&rest, ' ', &word)) {
        if (!word.length) continue;
        int kind = kind_of(game, word), all = kind < 0 ? 0 : game->copies(&o->state, kind);
        if (!all) return complain_of(f, UC_PAD_PROBLEM("no-card", "there is no card "), word, "");
        copies[kind]++;
        if (++e->copies[kind] > all && (!e->forced || e->copies[kind] == UINT8_MAX))
            return complain_of(f, UC_PAD_PROBLEM("copies", "there are fewer cards "), word,
                               " in the whole game");
    }
    wrong = game->count(&o->state, copies, seat == e->who, &e->points[seat]);
    return !wrong || complain_of_seat(f, o, seat, wrong);
}

static bool bad_part(const outcome *o, int seat, piece part, fault *f) {
    const uc_pad_game *game = uc_game_of(&o->state)->pad;
    complain_of_seat(f, o, seat, UC_PAD_PROBLEM("range", "points are a number from "));
    uc_text_add_number(f->text, game->least);
    uc_text_add(f->text, " to ");
    uc_text_add_number(f->text, game->most);
    return complain_of(f, UC_PAD_PROBLEM("range", ", and cards are in brackets, not \""), part, "\"");
}

static bool read_part(const outcome *o, int seat, piece part, entered *e, fault *f) {
    const uc_pad_game *game = uc_game_of(&o->state)->pad;
    int64_t number = 0;
    if (part.length > 1 && part.text[0] == '[' && part.text[part.length - 1] == ']')
        return read_cards(o, seat, (piece){part.text + 1, part.length - 2}, e, f);
    bool sum = game->sums && part.length > 1 && part.text[0] == '=';
    if (sum) {
        part.text++, part.length--;
        e->counted |= UINT64_C(1) << seat;
    }
    if (part.length && !(game->nothing && is(part, game->nothing)) &&
        !number_of(part, game->least, game->most, &number))
        return bad_part(o, seat, part, f);
    e->points[seat] = (int32_t)number;
    if (!part.length) e->blank |= UINT64_C(1) << seat;
    const char *wrong =
        e->forced || !part.length ? NULL : game->fits(&o->state, (int32_t)number, seat == e->who && !sum);
    return !wrong || complain_of_seat(f, o, seat, wrong);
}

static bool read_parts(const outcome *o, piece parts, entered *e, fault *f) {
    piece part;
    int seat = 0;
    for (; take(&parts, '|', &part); seat++)
        if (seat < o->state.head.seats && !read_part(o, seat, part, e, f)) return false;
    if (seat == o->state.head.seats) return true;
    complain(f, UC_PAD_PROBLEM("parts", "a round has one part for each of the "));
    uc_text_add_number(f->text, o->state.head.seats);
    uc_text_add(f->text, " seats, with | between them");
    return false;
}

/* Takes the parts of a round; what is left says who did what the game asks for. */
static piece take_parts(piece *rest) {
    piece parts = {"", 0};
    take(rest, ';', &parts);
    *rest = rest->text ? trimmed(*rest) : (piece){"", 0};
    return parts;
}

/* Turns what was entered into scores; what is wrong with them, or NULL. */
static const char *settle_round(const outcome *o, entered *e) {
    const uc_pad_game *game = uc_game_of(&o->state)->pad;
    if (game->settle) game->settle(&o->state, e->points, e->counted, e->who);
    return game->agree && !e->forced ? game->agree(&o->state, e->points, e->who) : NULL;
}

static bool read_round(const outcome *o, piece rest, entered *e, fault *f) {
    const uc_pad_game *game = uc_game_of(&o->state)->pad;
    piece parts = take_parts(&rest), who = rest;
    if (who.length && e->who == UC_NOBODY) return complain_of(f, no_seat, who, "");
    if (!who.length && game->who_is_needed) {
        complain(f, UC_PAD_PROBLEM("who", "say after ; who "));
        uc_text_add(f->text, game->who);
        return false;
    }
    if (!read_parts(o, parts, e, f)) return false;
    const char *wrong = settle_round(o, e);
    return !wrong || complain(f, wrong);
}

/* ---- the game that the entries lead to ---- */

static bool note_rounds(outcome *o, size_t entry, uint32_t before, bool was_over) {
    bool ended = o->state.head.round != before || (uc_over(&o->state) && !was_over);
    if (!ended) return true;
    if (o->ended == o->room) {
        size_t room = o->room ? 2 * o->room : 16;
        round_end *more = realloc(o->rounds, room * sizeof *more);
        if (!more) return false;
        o->rounds = more;
        o->room = room;
    }
    round_end *r = &o->rounds[o->ended++];
    r->entry = entry;
    for (int seat = 0; seat < o->state.head.seats; seat++) r->total[seat] = uc_total(&o->state, seat);
    memset(&o->seen, 0, sizeof o->seen);
    return true;
}

/* "0 hit", "* card 5" */
static bool play_move(outcome *o, piece entry, fault *f) {
    const uc_game *game = uc_game_of(&o->state);
    piece mover = {"", 0}, move = entry;
    int64_t number = UC_CHANCE;
    take(&move, ' ', &mover);
    move = move.text ? trimmed(move) : (piece){"", 0};
    if (!is(mover, "*") && !number_of(mover, 0, o->state.head.seats - 1, &number))
        return complain_of(f, no_seat, mover, "");
    int code = uc_move_parse(game, move.text, move.length);
    if (code < 0) return complain_of(f, UC_PAD_PROBLEM("no-move", "there is no move \""), move, "\"");
    uc_result result = uc_apply(&o->state, (int)number, (uc_move)code, NULL);
    if (!result.error) return true;
    complain(f, UC_PAD_PROBLEM("refused", ""));
    uc_refusal_text(f->text, &o->state, (int)number, (uc_move)code, result);
    return false;
}

/* Moves of one round, with commas between them. */
static bool play_moves(outcome *o, piece entry, fault *f) {
    uint32_t round = o->state.head.round;
    piece move;
    while (take(&entry, ',', &move)) {
        if (o->state.head.round != round)
            return complain_of(f, UC_PAD_PROBLEM("next-round", "the round is over before \""), move,
                               "\": enter the next one by itself");
        if (!play_move(o, move, f)) return false;
    }
    return true;
}

/* "seen 3 12": cards that are out although no entry names them. */
static bool see_cards(outcome *o, piece words, bool begun, fault *f) {
    const uc_game *game = uc_game_of(&o->state);
    piece word;
    if (uc_over(&o->state)) return complain(f, over);
    if (!game->pad->see)
        return complain(f, UC_PAD_PROBLEM("seen", "in this game every round begins with all cards"));
    if (begun && !game->pad->sees_always)
        return complain(f, UC_PAD_PROBLEM("seen", "a round that is entered card by card says what is out"));
    if (!words.length) return complain(f, UC_PAD_PROBLEM("no-card", "name the cards that are out"));
    while (take(&words, ' ', &word)) {
        char buffer[UC_NAME_MAX];
        uc_text text;
        if (!word.length) continue;
        uc_text_start(&text, buffer, sizeof buffer);
        uc_text_add(&text, "card ");
        uc_text_add_bytes(&text, word.text, word.length);
        int card = uc_text_whole(&text) ? uc_move_parse(game, buffer, text.length) : -1;
        const char *wrong = game->pad->see(&o->state, card, word.text, word.length, &o->seen);
        if (wrong) return complain_of(f, wrong, word, "");
    }
    return true;
}

/* "deal Bob" */
static bool name_dealer(outcome *o, piece word, int seat, bool begun, fault *f) {
    const uc_pad_game *game = uc_game_of(&o->state)->pad;
    if (uc_over(&o->state)) return complain(f, over);
    if (!game->deal) return complain(f, UC_PAD_PROBLEM("deal", "in this game no seat is the dealer"));
    if (begun) return complain(f, begun_by_cards);
    if (seat == UC_NOBODY) return complain_of(f, no_seat, word, "");
    game->deal(&o->state, seat);
    return true;
}

/* "rules target=300 tie=shared": by them the game can be over, or go on after its end. */
static bool change_rules(outcome *o, piece words, bool begun, fault *f) {
    const uc_pad_game *game = uc_game_of(&o->state)->pad;
    char text[UC_PAD_LINE_MAX];
    uc_setting settings[UC_SETTINGS_MAX];
    if (begun) return complain(f, begun_by_cards);
    memcpy(text, words.text, words.length);
    text[words.length] = '\0';
    int count = settings_cut(text, ' ', settings);
    if (count <= 0 || !game->rules_changed)
        return complain(f, UC_PAD_PROBLEM("rules", "rules are changed as in \"rules target=300\""));
    f->problem.code = "rules";
    if (uc_rules_change(&o->state, settings, count, f->text)) return false;
    f->problem.code = "";
    game->rules_changed(&o->state);
    return true;
}

static bool play_round(outcome *o, piece entry, int who, bool begun, fault *f) {
    entered e = {.who = who, .forced = begins(&entry, "round!")};
    if (!e.forced && !begins(&entry, "round"))
        return complain(f, UC_PAD_PROBLEM("entry",
                                          "an entry is \"round ...\" or a move as in records, \"0 hit\" "
                                          "or \"* card 5\""));
    if (uc_over(&o->state)) return complain(f, over);
    if (begun) return complain(f, begun_by_cards);
    if (!read_round(o, entry, &e, f)) return false;
    uc_game_of(&o->state)->pad->end_round(&o->state, e.points, e.who);
    return true;
}

static bool is_seen(const char *entry) {
    return !strncmp(entry, "seen", 4) && (entry[4] == ' ' || !entry[4]);
}

/* The number that an entry, which is now entry `number`, had before the last line. */
static size_t number_before(const outcome *o, size_t number) {
    if (o->gone && number >= o->dropped) return number + o->gone;
    return number - (o->inserted && number > o->inserted);
}

/* Makes all entries. */
static bool play(outcome *o, fault *f) {
    bool begun = false;
    for (size_t i = 0; i < o->entries; i++) {
        piece entry = {o->entry[i].text, strlen(o->entry[i].text)};
        uint32_t before = o->state.head.round;
        bool was_over = uc_over(&o->state), move = is_move(entry.text);
        size_t rounds = o->ended;
        bool seen = begins(&entry, "seen"), deal = begins(&entry, "deal"), rules = begins(&entry, "rules");
        if (!(seen    ? see_cards(o, entry, begun, f)
              : deal  ? name_dealer(o, entry, o->entry[i].who, begun, f)
              : rules ? change_rules(o, entry, begun, f)
              : move  ? play_moves(o, entry, f)
                      : play_round(o, entry, o->entry[i].who, begun, f))) {
            if (i + 1 != o->fresh) { /* another entry was corrected */
                f->problem.entry = number_before(o, i + 1);
                uc_text_add(f->text, "; this is entry ");
                uc_text_add_number(f->text, (int64_t)f->problem.entry);
            }
            return false;
        }
        if (!rules && !note_rounds(o, i + 1, before, was_over)) return no_memory(f);
        if (!seen) begun = move && o->ended == rounds;
    }
    return true;
}

/* ---- the log ---- */

/* Entries that follow each other. */
typedef struct span {
    size_t first, last;
} span;

/* Takes the number of an entry, 1..last, or the numbers of several: "5-12". */
static bool take_span(piece *rest, size_t last, span *ret, fault *f) {
    piece word = {"", 0}, first;
    int64_t from, to;
    take(rest, ' ', &word);
    piece after = word;
    bool good = take(&after, '-', &first) && number_of(first, 1, (int64_t)last, &from);
    if (!good || (after.text && !number_of(after, from, (int64_t)last, &to)))
        return complain_of(f, UC_PAD_PROBLEM("no-entry", "there is no entry "), word, "");
    *ret = (span){(size_t)from, (size_t)(after.text ? to : from)};
    *rest = rest->text ? trimmed(*rest) : (piece){"", 0};
    return true;
}

/* Removes the entries from `first` to `last`, which may be none. */
static void remove_entries(outcome *o, size_t first, size_t last) {
    o->dropped = first;
    o->gone = last + 1 - first;
    memmove(o->entry + first - 1, o->entry + last, (o->entries - last) * sizeof *o->entry);
    o->entries -= o->gone;
}

static bool rename_seat(outcome *o, piece rest, fault *f) {
    piece word = {"", 0};
    take(&rest, ' ', &word);
    int seat = seat_of(o, word);
    piece name = rest.text ? trimmed(rest) : (piece){"", 0};
    if (seat == UC_NOBODY) return complain_of(f, no_seat, word, "");
    if (!name.length || name.length >= UC_NAME_MAX || memchr(name.text, '|', name.length) ||
        memchr(name.text, ';', name.length))
        return complain(f, UC_PAD_PROBLEM("name", "a name has 1 to 63 bytes, without | and ;"));
    memcpy(o->name[seat], name.text, name.length);
    o->name[seat][name.length] = '\0';
    return true;
}

static pad_entry entry_of(const outcome *o, piece text) {
    piece who = text;
    if (!begins(&who, "deal")) take_parts(&who);
    return (pad_entry){text.text, who.length ? seat_of(o, who) : UC_NOBODY};
}

/* Makes one line part of the entries. */
static bool correct(outcome *o, const char *line, fault *f) {
    piece rest = {line, strlen(line)};
    span of = {o->entries + 1, o->entries};
    if (begins(&rest, "name")) return rename_seat(o, rest, f);
    bool fix = begins(&rest, "fix"), insert = !fix && begins(&rest, "insert"),
         drop = !fix && !insert && begins(&rest, "drop");
    if ((fix || insert || drop) && !take_span(&rest, o->entries, &of, f)) return false;
    o->inserted = insert ? of.first : 0;
    o->gone = 0;
    if (drop && rest.length)
        return complain_of(f, UC_PAD_PROBLEM("drop", "drop takes only the number of an entry, not "), rest,
                           "");
    if (!drop && !rest.length) return complain(f, UC_PAD_PROBLEM("entry", "the entry is missing"));
    o->fresh = drop ? 0 : of.first;
    if (fix || drop) remove_entries(o, of.first + fix, of.last);
    if (drop) return true;
    if (!fix) {
        size_t after = o->entries++ + 1 - of.first;
        memmove(o->entry + of.first, o->entry + of.first - 1, after * sizeof *o->entry);
    }
    o->entry[of.first - 1] = entry_of(o, rest);
    return true;
}

static void drop_outcome(outcome *o) {
    free(o->entry);
    free(o->rounds);
}

/* Computes everything from the first `lines` lines. */
static uc_error follow(const uc_pad *pad, size_t lines, outcome *ret_outcome, fault *f) {
    outcome o = {.state = pad->fresh, .entry = malloc((lines + 1) * sizeof *o.entry)};
    const char **kept = malloc((lines + 1) * sizeof *kept);
    size_t count = 0;
    bool good = o.entry && kept;
    if (!good) no_memory(f);
    memcpy(o.name, pad->name, sizeof o.name);
    for (size_t i = 0; good && i < lines; i++) {
        if (strcmp(pad->line[i], "undo"))
            kept[count++] = pad->line[i];
        else if (!count--)
            good = complain(f, UC_PAD_PROBLEM("undo", "there is nothing to undo"));
    }
    for (size_t i = 0; good && i < count; i++) good = correct(&o, kept[i], f);
    good = good && play(&o, f);
    free(kept);
    if (good)
        *ret_outcome = o;
    else
        drop_outcome(&o);
    return good ? UC_OK : UC_BAD_RECORD;
}

static void settle_on(uc_pad *pad, const outcome *o) {
    drop_outcome(&pad->now);
    pad->now = *o;
    for (int seat = 0; seat < UC_SEATS_MAX; seat++) pad->now.names[seat] = pad->now.name[seat];
}

/* Adds a line without looking at it. */
static uc_error append(uc_pad *pad, const char *text, size_t length, fault *f) {
    if (pad->lines == LINES_MAX) return complain(f, UC_PAD_PROBLEM("full", "the pad is full")), UC_TOO_SMALL;
    if (pad->lines == pad->room) {
        size_t room = pad->room ? 2 * pad->room : 32;
        char **more = realloc(pad->line, room * sizeof *more);
        if (!more) return no_memory(f), UC_NO_MEMORY;
        pad->line = more;
        pad->room = room;
    }
    char *line = malloc(length + 1);
    if (!line) return no_memory(f), UC_NO_MEMORY;
    memcpy(line, text, length);
    line[length] = '\0';
    pad->line[pad->lines++] = line;
    return UC_OK;
}

static bool line_is_fine(piece line, fault *f) {
    if (line.length && line.length < UC_PAD_LINE_MAX && uc_text_clean(line.text, line.length)) return true;
    return complain(f,
                    UC_PAD_PROBLEM("line", "a line has 1 to 1023 bytes of UTF-8 without control characters"));
}

uc_error uc_pad_enter(uc_pad *pad, const char *line, uc_text *message) {
    piece text = trimmed((piece){line, strlen(line)});
    fault f = {message, no_problem};
    outcome o;
    uc_error error = line_is_fine(text, &f) ? append(pad, text.text, text.length, &f) : UC_BAD_RECORD;
    if (!error) {
        error = follow(pad, pad->lines, &o, &f);
        if (error)
            free(pad->line[--pad->lines]);
        else
            settle_on(pad, &o);
    }
    pad->problem = f.problem;
    return error;
}

/* ---- opening and closing ---- */

static uc_pad *pad_of(const uc_state *fresh, char (*names)[UC_NAME_MAX]) {
    uc_pad *pad = uc_game_of(fresh)->pad ? calloc(1, sizeof *pad) : NULL;
    outcome o;
    if (!pad) return NULL;
    pad->fresh = *fresh;
    memcpy(pad->name, names, sizeof pad->name);
    pad->problem = no_problem;
    char buffer[64];
    uc_text nothing;
    uc_text_start(&nothing, buffer, sizeof buffer);
    if (follow(pad, 0, &o, &(fault){.text = &nothing})) return free(pad), NULL;
    settle_on(pad, &o);
    return pad;
}

uc_pad *uc_pad_open(const uc_state *fresh, const char *const *names) {
    char name[UC_SEATS_MAX][UC_NAME_MAX] = {{0}};
    for (int seat = 0; seat < fresh->head.seats; seat++) {
        uc_text text;
        uc_text_start(&text, name[seat], sizeof name[seat]);
        uc_text_add_clean(&text, names[seat], strlen(names[seat]));
    }
    return pad_of(fresh, name);
}

void uc_pad_close(uc_pad *pad) {
    if (!pad) return;
    for (size_t i = 0; i < pad->lines; i++) free(pad->line[i]);
    free(pad->line);
    drop_outcome(&pad->now);
    free(pad);
}

uc_pad *uc_pad_copy(const uc_pad *pad) {
    char name[UC_SEATS_MAX][UC_NAME_MAX], buffer[256];
    outcome o;
    uc_text message;
    uc_text_start(&message, buffer, sizeof buffer);
    fault f = {.text = &message};
    memcpy(name, pad->name, sizeof name);
    uc_pad *copy = pad_of(&pad->fresh, name);
    bool good = copy;
    for (size_t i = 0; good && i < pad->lines; i++)
        good = !append(copy, pad->line[i], strlen(pad->line[i]), &f);
    if (!good || follow(copy, copy->lines, &o, &f)) return uc_pad_close(copy), NULL;
    settle_on(copy, &o);
    copy->no_odds = pad->no_odds;
    return copy;
}

void uc_pad_forbid_odds(uc_pad *pad) {
    pad->no_odds = true;
}

bool uc_pad_odds(const uc_pad *pad) {
    return !pad->no_odds;
}

const uc_set *uc_pad_seen(const uc_pad *pad) {
    return &pad->now.seen;
}

bool uc_pad_begun(const uc_pad *pad) {
    const outcome *o = &pad->now;
    size_t last = o->entries;
    while (last && is_seen(o->entry[last - 1].text)) last--;
    return last && is_move(o->entry[last - 1].text) && !(o->ended && o->rounds[o->ended - 1].entry == last);
}

/* ---- the file ---- */

static const char magic[] = "upcard-pad 1\n", record_magic[] = "upcard-record 1\n";

void uc_pad_head(const uc_pad *pad, uc_text *text) {
    char head[HEAD_MAX], extra[HEAD_MAX];
    const char *names[UC_SEATS_MAX];
    uc_text out;
    for (int seat = 0; seat < pad->fresh.head.seats; seat++) names[seat] = pad->name[seat];
    uc_text_start(&out, extra, sizeof extra);
    uc_record_names(&out, names, pad->fresh.head.seats);
    if (pad->no_odds) uc_text_add(&out, "odds no\n");
    uc_text_start(&out, head, sizeof head);
    uc_record_begin(&out, &pad->fresh, extra);
    uc_text_add(text, magic);
    uc_text_add(text, head + sizeof record_magic - 1);
}

/* Reads the head, which is that of a record but for the first line. Returns what comes after it, or NULL. */
static const char *read_head(const char *text, size_t length, uc_pad **ret_pad, uc_text *message) {
    char head[HEAD_MAX], name[UC_SEATS_MAX][UC_NAME_MAX] = {{0}};
    uc_record record;
    uc_text out;
    const char *end = text + length;
    bool pad = length >= sizeof magic - 1 && !memcmp(text, magic, sizeof magic - 1);
    if (!pad) return uc_text_add(message, "line 1: the first line must be \"upcard-pad 1\""), NULL;
    const char *at = text + sizeof magic - 1;
    const char *body = at;
    while (body < end && *body != '\n') {
        const char *next = memchr(body, '\n', (size_t)(end - body));
        body = next ? next + 1 : end;
    }
    uc_text_start(&out, head, sizeof head);
    uc_text_add(&out, record_magic);
    uc_text_add_bytes(&out, at, (size_t)(body - at));
    uc_text_add(&out, "\n");
    if (!uc_text_whole(&out)) return uc_text_add(message, "the head of the pad is too long"), NULL;
    if (uc_record_open(&record, head, out.length, message)) return NULL;
    uc_record_read_names(&record, name);
    *ret_pad = pad_of(&record.state, name);
    if (!*ret_pad)
        return uc_text_add(message, "this game has no score pad, or there is not enough memory"), NULL;
    size_t word = 0;
    const char *odds = uc_record_value(&record, "odds", &word);
    (*ret_pad)->no_odds = odds && word == 2 && !memcmp(odds, "no", word);
    return body;
}

uc_pad *uc_pad_read(const char *text, size_t length, uc_text *message) {
    uc_pad *pad = NULL;
    piece rest = {read_head(text, length, &pad, message), 0}, line;
    fault f = {.text = message};
    outcome o;
    if (!rest.text) return NULL;
    while (length && text[length - 1] != '\n') length--; /* a line that was cut off */
    if (text + length > rest.text) rest.length = (size_t)(text + length - rest.text);
    bool good = true;
    while (good && take(&rest, '\n', &line)) {
        if (!line.length) continue;
        good = line_is_fine(line, &f) && !append(pad, line.text, line.length, &f);
    }
    if (!good || follow(pad, pad->lines, &o, &f)) return uc_pad_close(pad), NULL;
    settle_on(pad, &o);
    return pad;
}

/* ---- what is shown ---- */

const uc_pad_problem *uc_pad_problem_of(const uc_pad *pad) {
    return &pad->problem;
}

bool uc_pad_count(uc_pad *pad, int seat, const char *cards, bool is_who, int32_t *ret_points,
                  uc_text *message) {
    fault f = {message, no_problem};
    entered e = {.who = is_who ? seat : UC_NOBODY};
    bool good = read_cards(&pad->now, seat, (piece){cards, strlen(cards)}, &e, &f);
    if (good) *ret_points = e.points[seat];
    pad->problem = f.problem;
    return good;
}

/* Whether a seat without anything could have a point beside the others', and has none by what they hold. */
static bool could_score(const outcome *o, entered with, int seat) {
    entered without = with;
    settle_round(o, &without);
    if (without.points[seat]) return false;
    with.forced = false;
    with.points[seat] = 1;
    if (uc_game_of(&o->state)->pad->sums) with.counted |= UINT64_C(1) << seat;
    return !settle_round(o, &with);
}

/* Reads the parts of a round that is not entered yet; unlikely scores are asked about later. */
static bool read_draft(const outcome *o, const char *line, entered *ret) {
    char buffer[256];
    uc_text ignored;
    span of;
    piece rest = trimmed((piece){line, strlen(line)});
    uc_text_start(&ignored, buffer, sizeof buffer);
    fault f = {.text = &ignored};
    if ((begins(&rest, "fix") || begins(&rest, "insert")) && !take_span(&rest, o->entries, &of, &f))
        return false;
    *ret = (entered){.who = entry_of(o, rest).who, .forced = true};
    return (begins(&rest, "round!") || begins(&rest, "round")) && read_parts(o, take_parts(&rest), ret, &f);
}

uint64_t uc_pad_left_out(const uc_pad *pad, const char *line) {
    const outcome *o = &pad->now;
    uint64_t seats = 0;
    entered e;
    if (!read_draft(o, line, &e)) return 0;
    for (; e.blank; e.blank &= e.blank - 1)
        if (could_score(o, e, __builtin_ctzll(e.blank))) seats |= e.blank & -e.blank;
    return seats;
}

const char *uc_pad_doubt(const uc_pad *pad, const char *line) {
    const uc_pad_game *game = uc_game_of(&pad->now.state)->pad;
    entered e;
    return game->doubt && read_draft(&pad->now, line, &e) ? game->doubt(e.copies, e.who) : NULL;
}

const uc_state *uc_pad_fresh(const uc_pad *pad) {
    return &pad->fresh;
}

const uc_state *uc_pad_state(const uc_pad *pad) {
    return &pad->now.state;
}

const char *const *uc_pad_names(const uc_pad *pad) {
    return pad->now.names;
}

size_t uc_pad_entry_count(const uc_pad *pad) {
    return pad->now.entries;
}

const char *uc_pad_entry(const uc_pad *pad, size_t number) {
    return pad->now.entry[number - 1].text;
}

int uc_pad_entry_who(const uc_pad *pad, size_t number) {
    return pad->now.entry[number - 1].who;
}

size_t uc_pad_round_count(const uc_pad *pad) {
    return pad->now.ended;
}

size_t uc_pad_round_entry(const uc_pad *pad, size_t round) {
    return pad->now.rounds[round].entry;
}

int32_t uc_pad_round_points(const uc_pad *pad, size_t round, int seat) {
    const outcome *o = &pad->now;
    return o->rounds[round].total[seat] - (round ? o->rounds[round - 1].total[seat] : 0);
}

size_t uc_pad_line_count(const uc_pad *pad) {
    return pad->lines;
}

const char *uc_pad_line(const uc_pad *pad, size_t number) {
    return pad->line[number];
}
