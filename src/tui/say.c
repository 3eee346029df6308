#include "tui/say.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

/** Replaces `from` by `to` everywhere; what does not fit is cut. */
static void replace(char sentence[SENTENCE_MAX], const char *from, const char *to) {
    char before[SENTENCE_MAX];
    memcpy(before, sentence, SENTENCE_MAX);
    uc_text text;
    uc_text_start(&text, sentence, SENTENCE_MAX);
    for (const char *at = before; *at;) {
        size_t length = strlen(from);
        if (!strncmp(at, from, length)) {
            uc_text_add(&text, to);
            at += length;
        } else {
            uc_text_add_bytes(&text, at++, 1);
        }
    }
}

/** The sentences are written for names; with "You" they need a few other words. */
static void fit_you(char sentence[SENTENCE_MAX], int seats, const char *const *names) {
    static const char *const pairs[][2] = {{"You was ", "You were "},   {"You is ", "You are "},
                                           {"You holds ", "You hold "}, {"you was ", "you were "},
                                           {"you is ", "you are "},     {"you holds ", "you hold "},
                                           {" You ", " you "},          {" You.", " you."},
                                           {" You,", " you,"},          {" You:", " you:"}};
    bool you = false;
    for (int seat = 0; seat < seats; seat++) you = you || !strcasecmp(names[seat], "You");
    for (size_t i = 0; you && i < sizeof pairs / sizeof pairs[0]; i++)
        replace(sentence, pairs[i][0], pairs[i][1]);
}

/** Flip 7: full names of the action cards, and what a seat does with one that it keeps. */
static void fit_flip7(const uc_event *seen, const char *type, const char *name, char sentence[SENTENCE_MAX]) {
    static const char *const kinds[][4] = {{" freeze", " a Freeze", " freeze", " Freeze"},
                                           {" flip3", " a Flip Three", " flip3", " Flip Three"},
                                           {" second", " a Second Chance", " second", " Second Chance"}};
    char given[UC_NAME_MAX + 16];
    bool self = seen->seat == seen->other;
    int kind = seen->a % UC_FLIP7_KINDS - UC_FLIP7_FREEZE;
    if (!strcmp(type, "froze") && self) {
        snprintf(given, sizeof given, " froze %s at ", name);
        replace(sentence, given, " kept the Freeze: frozen at ");
    } else if ((!strcmp(type, "flip3") || !strcmp(type, "gave")) && self) {
        snprintf(given, sizeof given, " gave %s a ", name);
        replace(sentence, given, " kept the ");
    } else if (kind >= 0 && (!strcmp(type, "drew") || !strcmp(type, "dealt") || !strcmp(type, "flipped"))) {
        replace(sentence, kinds[kind][0], kinds[kind][1]);
    } else if (kind >= 0 && (!strcmp(type, "set_aside") || !strcmp(type, "discarded"))) {
        replace(sentence, kinds[kind][2], kinds[kind][3]);
    }
}

/** Words that a table of events writes as in moves, and what two names say of one seat. */
static void fit_game(const uc_table *t, const uc_event *seen, char sentence[SENTENCE_MAX]) {
    const char *id = uc_table_game(t)->id, *type = uc_table_game(t)->events[seen->type].type;
    if (!strcmp(id, "flip7") && seen->seat < uc_table_seats(t))
        fit_flip7(seen, type, uc_table_names(t)[seen->seat], sentence);
    if (!strcmp(id, "uno_flip")) replace(sentence, "; its back is not shown.", ".");
    if (!strcmp(id, "hilo") && !strcmp(type, "removed")) {
        replace(sentence, " removed col ", " removed column ");
        replace(sentence, " removed diag a1c3 horizontal: ", " removed a1 b2 c3: ");
        replace(sentence, " removed diag a1c3 vertical: ", " removed a1 b2 c3: ");
        replace(sentence, " removed diag c1a3 horizontal: ", " removed c1 b2 a3: ");
        replace(sentence, " removed diag c1a3 vertical: ", " removed c1 b2 a3: ");
    }
}

/** Lines that say nothing new to who looks at the table. */
static bool is_noise(const uc_table *t, const uc_event *seen) {
    const char *type = uc_table_game(t)->events[seen->type].type;
    if (!strcmp(type, "turn") || !strcmp(type, "top")) return true;
    bool dealt = !strcmp(type, "dealt") || !strcmp(type, "drawn_for_dealer");
    return dealt && (seen->visible_to != UC_ALL);
}

/** An event of the table as it is. */
static uc_event event_at(const uc_table *t, size_t number) {
    uc_event event;
    uc_table_event(t, number, UC_ALL, &event);
    return event;
}

/** Whether this event is a card that a seat drew and `viewer` may not know, as `other` is. */
static bool same_draw(const uc_event *event, const uc_event *other, int viewer) {
    return event->type == other->type && event->seat == other->seat && event->c == other->c &&
           event->visible_to != UC_ALL && event->visible_to != viewer;
}

/** Cards that are drawn one after the other and not seen are told together, by the last of them, so that what
 * made the seat draw is not pushed away: returns how many event `i` stands for, 0 when a later one does. */
static int cards_drawn(const uc_table *t, size_t i, int viewer) {
    const uc_event_row *rows = uc_table_game(t)->events;
    uc_event event = event_at(t, i);
    int count = 1;
    if (strcmp(uc_table_game(t)->id, "uno_flip") != 0 || strcmp(rows[event.type].type, "drew") != 0) return 1;
    if (!same_draw(&event, &event, viewer)) return 1;
    for (size_t next = i + 1; next < uc_table_event_count(t); next++) {
        uc_event later = event_at(t, next);
        if (!strcmp(rows[later.type].type, "top")) continue;
        if (same_draw(&later, &event, viewer)) return 0;
        break;
    }
    for (size_t before = i; before-- > 0;) {
        uc_event earlier = event_at(t, before);
        if (!strcmp(rows[earlier.type].type, "top")) continue;
        if (!same_draw(&earlier, &event, viewer)) break;
        count++;
    }
    return count;
}

bool say_event(const uc_table *t, size_t i, int viewer, char sentence[SENTENCE_MAX]) {
    uc_event seen;
    uc_table_event(t, i, viewer, &seen);
    uc_text text;
    uc_text_start(&text, sentence, SENTENCE_MAX);
    if (is_noise(t, &seen)) return false;
    int drawn = cards_drawn(t, i, viewer);
    if (!drawn) return false;
    if (drawn > 1) {
        uc_text_add(&text, uc_table_names(t)[seen.seat]);
        uc_text_add(&text, " drew ");
        uc_text_add_number(&text, drawn);
        uc_text_add(&text, " cards.");
        return true;
    }
    uc_event_sentence(&text, uc_table_game(t), &seen, uc_table_names(t));
    fit_game(t, &seen, sentence);
    fit_you(sentence, uc_table_seats(t), uc_table_names(t));
    return true;
}

void say_names(char sentence[SENTENCE_MAX], int seats, const char *const *names) {
    for (int seat = seats; seat-- > 0;) {
        char number[24], name[UC_NAME_MAX + 2];
        snprintf(number, sizeof number, "seat %d ", seat);
        snprintf(name, sizeof name, "%s ", names[seat]);
        replace(sentence, number, name);
    }
    fit_you(sentence, seats, names);
}

void say_refusal(const uc_table *t, int mover, uc_move move, uc_result result, char sentence[SENTENCE_MAX]) {
    uc_text text;
    uc_text_start(&text, sentence, SENTENCE_MAX);
    uc_refusal_text(&text, uc_table_state(t), mover, move, result);
    say_names(sentence, uc_table_seats(t), uc_table_names(t));
}

size_t say_since_decision(const uc_table *t) {
    size_t move = uc_table_move_count(t), event = uc_table_event_count(t);
    int mover = UC_CHANCE;
    uc_event unused;
    while (move > 0 && mover == UC_CHANCE) uc_table_move(t, --move, &mover);
    while (event > 0 && uc_table_event(t, event - 1, UC_ALL, &unused) >= move) event--;
    return event;
}

bool say_faults(const uc_table *t, int seat, char sentence[SENTENCE_MAX]) {
    const uc_faults *faults = uc_table_faults(t, seat);
    uc_text text;
    if (!faults || !uc_faults_all(faults)) return false;
    uc_text_start(&text, sentence, SENTENCE_MAX);
    uc_text_add(&text, uc_table_names(t)[seat]);
    uc_text_add(&text, ": ");
    uc_faults_text(&text, faults);
    return true;
}

bool say_challenge(const uc_table *t, char sentence[SENTENCE_MAX]) {
    if (strcmp(uc_table_game(t)->id, "flip7") != 0 || uc_table_seats(t) > 2 || !uc_over(uc_table_state(t)))
        return false;
    uint32_t rounds = uc_table_state(t)->head.round;
    snprintf(sentence, SENTENCE_MAX,
             "The challenge, %d points in fewer than 5 rounds, is %s: it took %u round%s.",
             uc_table_state(t)->flip7.target, rounds < 5 ? "won" : "lost", rounds, rounds == 1 ? "" : "s");
    return true;
}

void say_seats(uc_text *text, uint64_t seats, const char *const *names) {
    int left = __builtin_popcountll(seats);
    for (int i = 0; seats; i++, seats &= seats - 1, left--) {
        if (i) uc_text_add(text, left == 1 ? " and " : ", ");
        uc_text_add(text, names[__builtin_ctzll(seats)]);
    }
}
