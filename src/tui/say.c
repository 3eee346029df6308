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
    char given[TABLE_NAME_MAX + 16];
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
static void fit_game(const table *t, const uc_event *seen, char sentence[SENTENCE_MAX]) {
    const char *id = t->game->id, *type = t->game->events[seen->type].type;
    if (!strcmp(id, "flip7") && seen->seat < t->seats) fit_flip7(seen, type, t->name[seen->seat], sentence);
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
static bool is_noise(const table *t, const uc_event *seen) {
    const char *type = t->game->events[seen->type].type;
    if (!strcmp(type, "turn") || !strcmp(type, "top")) return true;
    bool dealt = !strcmp(type, "dealt") || !strcmp(type, "drawn_for_dealer");
    return dealt && (seen->visible_to != UC_ALL);
}

/** Whether told[i] is a card that a seat drew and `viewer` may not know, as told[from] is. */
static bool same_draw(const table *t, size_t i, size_t from, int viewer) {
    const uc_event *one = &t->told[i].event, *other = &t->told[from].event;
    return one->type == other->type && one->seat == other->seat && one->c == other->c &&
           one->visible_to != UC_ALL && one->visible_to != viewer;
}

/** Cards that are drawn one after the other and not seen are told together, by the last of them, so that what
 * made the seat draw is not pushed away: returns how many told[i] stands for, 0 when a later one does. */
static int cards_drawn(const table *t, size_t i, int viewer) {
    const uc_event_row *rows = t->game->events;
    int count = 1;
    if (strcmp(t->game->id, "uno_flip") != 0 || strcmp(rows[t->told[i].event.type].type, "drew") != 0)
        return 1;
    if (!same_draw(t, i, i, viewer)) return 1;
    for (size_t next = i + 1; next < t->told_count; next++) {
        if (!strcmp(rows[t->told[next].event.type].type, "top")) continue;
        if (same_draw(t, next, i, viewer)) return 0;
        break;
    }
    for (size_t before = i; before-- > 0;) {
        if (!strcmp(rows[t->told[before].event.type].type, "top")) continue;
        if (!same_draw(t, before, i, viewer)) break;
        count++;
    }
    return count;
}

bool say_event(const table *t, size_t i, int viewer, char sentence[SENTENCE_MAX]) {
    uc_event seen = uc_event_view(&t->told[i].event, viewer);
    uc_text text;
    uc_text_start(&text, sentence, SENTENCE_MAX);
    if (is_noise(t, &seen)) return false;
    int drawn = cards_drawn(t, i, viewer);
    if (!drawn) return false;
    if (drawn > 1) {
        uc_text_add(&text, t->name[seen.seat]);
        uc_text_add(&text, " drew ");
        uc_text_add_number(&text, drawn);
        uc_text_add(&text, " cards.");
        return true;
    }
    uc_event_sentence(&text, t->game, &seen, t->name);
    fit_game(t, &seen, sentence);
    fit_you(sentence, t->seats, t->name);
    return true;
}

void say_names(char sentence[SENTENCE_MAX], int seats, const char *const *names) {
    for (int seat = seats; seat-- > 0;) {
        char number[24], name[TABLE_NAME_MAX + 2];
        snprintf(number, sizeof number, "seat %d ", seat);
        snprintf(name, sizeof name, "%s ", names[seat]);
        replace(sentence, number, name);
    }
    fit_you(sentence, seats, names);
}

void say_refusal(const table *t, int mover, uc_move move, uc_result result, char sentence[SENTENCE_MAX]) {
    uc_text text;
    uc_text_start(&text, sentence, SENTENCE_MAX);
    uc_refusal_text(&text, &t->state, mover, move, result);
    say_names(sentence, t->seats, t->name);
}

size_t say_since_decision(const table *t) {
    size_t move = t->move_count;
    while (move > 0 && t->moves[move - 1].mover == UC_CHANCE) move--;
    if (move > 0) move--;
    size_t told = t->told_count;
    while (told > 0 && t->told[told - 1].move >= move) told--;
    return told;
}

bool say_faults(const table *t, int seat, char sentence[SENTENCE_MAX]) {
    uc_text text;
    if (!table_turns_lost(t, seat)) return false;
    uc_text_start(&text, sentence, SENTENCE_MAX);
    uc_text_add(&text, t->name[seat]);
    uc_text_add(&text, ": ");
    uc_faults_text(&text, uc_agent_faults(&t->seat[seat].chair));
    return true;
}

bool say_challenge(const table *t, char sentence[SENTENCE_MAX]) {
    if (strcmp(t->game->id, "flip7") != 0 || t->seats > 2 || !uc_over(&t->state)) return false;
    uint32_t rounds = t->state.head.round;
    snprintf(sentence, SENTENCE_MAX,
             "The challenge, %d points in fewer than 5 rounds, is %s: it took %u round%s.",
             t->state.flip7.target, rounds < 5 ? "won" : "lost", rounds, rounds == 1 ? "" : "s");
    return true;
}

void say_seats(uc_text *text, uint64_t seats, const char *const *names) {
    int left = __builtin_popcountll(seats);
    for (int i = 0; seats; i++, seats &= seats - 1, left--) {
        if (i) uc_text_add(text, left == 1 ? " and " : ", ");
        uc_text_add(text, names[__builtin_ctzll(seats)]);
    }
}
