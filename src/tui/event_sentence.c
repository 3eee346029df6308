#include "tui/event_sentence.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "tui/skin.h"

void sentence_replace(char sentence[SENTENCE_MAX], const char *from, const char *to) {
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

/** The sentences are written for names; "You" needs a few other words. */
static void fit_you(char sentence[SENTENCE_MAX], int seats, const char *const *names) {
    static const char *const pairs[][2] = {{"You was ", "You were "},   {"You is ", "You are "},
                                           {"You holds ", "You hold "}, {"you was ", "you were "},
                                           {"you is ", "you are "},     {"you holds ", "you hold "},
                                           {" You ", " you "},          {" You.", " you."},
                                           {" You,", " you,"},          {" You:", " you:"}};
    bool you = false;
    for (int seat = 0; seat < seats; seat++) you = you || !strcasecmp(names[seat], "You");
    for (size_t i = 0; you && i < sizeof pairs / sizeof pairs[0]; i++)
        sentence_replace(sentence, pairs[i][0], pairs[i][1]);
}

/** Lines without news for a viewer of the table. */
static bool is_noise(const uc_table *t, const uc_event *seen) {
    const char *type = uc_table_game(t)->events[seen->type].type;
    if (!strcmp(type, "turn") || !strcmp(type, "top")) return true;
    bool dealt = !strcmp(type, "dealt") || !strcmp(type, "drawn_for_dealer");
    return dealt && (seen->visible_to != UC_ALL);
}

/** An event of the table, unchanged. */
static uc_event event_at(const uc_table *t, size_t number) {
    uc_event event;
    uc_table_event(t, number, UC_ALL, &event);
    return event;
}

/** Whether this event is a card that a seat drew and that is hidden from `viewer`, like `other`. */
static bool same_draw(const uc_event *event, const uc_event *other, int viewer) {
    return event->type == other->type && event->seat == other->seat && event->c == other->c &&
           event->visible_to != UC_ALL && event->visible_to != viewer;
}

/** Hidden cards drawn one after the other share one line, at the last of them, so that the reason for the
 * draw stays on the screen: returns how many events `i` stands for, 0 if a later one does. */
static int cards_drawn(const uc_table *t, size_t i, int viewer) {
    const uc_event_row *rows = uc_table_game(t)->events;
    uc_event event = event_at(t, i);
    int count = 1;
    if (strcmp(rows[event.type].type, "drew") != 0) return 1;
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

/** The names for the sentence of an event; `buffer` takes the name of a bot that stood in for somebody. */
static void names_for(const uc_table *t, size_t i, const char **names, char buffer[UC_NAME_MAX + 16]) {
    int seat = uc_table_stand_in(t, i);
    for (int each = 0; each < uc_table_seats(t); each++) names[each] = uc_table_names(t)[each];
    if (seat == UC_NOBODY) return;
    snprintf(buffer, UC_NAME_MAX + 16, "A bot for %s", strcmp(names[seat], "You") != 0 ? names[seat] : "you");
    names[seat] = buffer;
}

bool event_sentence(const uc_table *t, size_t i, int viewer, char sentence[SENTENCE_MAX]) {
    char stand_in[UC_NAME_MAX + 16];
    const char *names[UC_SEATS_MAX];
    uc_event seen;
    uc_table_event(t, i, viewer, &seen);
    uc_text text;
    uc_text_start(&text, sentence, SENTENCE_MAX);
    if (is_noise(t, &seen)) return false;
    int drawn = cards_drawn(t, i, viewer);
    if (!drawn) return false;
    names_for(t, i, names, stand_in);
    if (drawn > 1) {
        uc_text_add(&text, names[seen.seat]);
        uc_text_add(&text, " drew ");
        uc_text_add_number(&text, drawn);
        uc_text_add(&text, " cards.");
        return true;
    }
    uc_event_sentence(&text, uc_table_game(t), &seen, names);
    const skin *its = skin_of(uc_table_game(t));
    if (its->reword) its->reword(sentence, &seen, uc_table_game(t)->events[seen.type].type, names);
    fit_you(sentence, uc_table_seats(t), names);
    return true;
}

void name_seats(char sentence[SENTENCE_MAX], int seats, const char *const *names) {
    for (int seat = seats; seat-- > 0;) {
        char number[24], name[UC_NAME_MAX + 2];
        snprintf(number, sizeof number, "seat %d ", seat);
        snprintf(name, sizeof name, "%s ", names[seat]);
        sentence_replace(sentence, number, name);
    }
    fit_you(sentence, seats, names);
}

void refusal_sentence(const uc_table *t, int mover, uc_move move, uc_result result,
                      char sentence[SENTENCE_MAX]) {
    uc_text text;
    uc_text_start(&text, sentence, SENTENCE_MAX);
    uc_refusal_text(&text, uc_table_state(t), mover, move, result);
    name_seats(sentence, uc_table_seats(t), uc_table_names(t));
}

size_t first_event_of_decision(const uc_table *t) {
    size_t move = uc_table_move_count(t), event = uc_table_event_count(t);
    int mover = UC_CHANCE;
    uc_event unused;
    while (move > 0 && mover == UC_CHANCE) uc_table_move(t, --move, &mover);
    while (event > 0 && uc_table_event(t, event - 1, UC_ALL, &unused) >= move) event--;
    return event;
}

bool faults_sentence(const uc_table *t, int seat, char sentence[SENTENCE_MAX]) {
    const uc_faults *faults = uc_table_faults(t, seat);
    uc_text text;
    if (!faults || !uc_faults_all(faults)) return false;
    uc_text_start(&text, sentence, SENTENCE_MAX);
    uc_text_add(&text, uc_table_names(t)[seat]);
    uc_text_add(&text, ": ");
    uc_faults_text(&text, faults);
    return true;
}

bool epilogue_sentence(const uc_table *t, char sentence[SENTENCE_MAX]) {
    const skin *its = skin_of(uc_table_game(t));
    uc_text text;
    uc_text_start(&text, sentence, SENTENCE_MAX);
    return its->epilogue && uc_over(uc_table_state(t)) && its->epilogue(&text, uc_table_state(t));
}

void add_seat_names(uc_text *text, uint64_t seats, const char *const *names) {
    int left = __builtin_popcountll(seats);
    if (!seats) uc_text_add(text, "Nobody");
    for (int i = 0; seats; i++, seats &= seats - 1, left--) {
        if (i) uc_text_add(text, left == 1 ? " and " : ", ");
        uc_text_add(text, names[__builtin_ctzll(seats)]);
    }
}

void add_winners(uc_text *text, const uc_state *over, const char *const *names) {
    uint64_t winners = uc_winners(over);
    bool side = __builtin_popcountll(winners) > 1 && winners == uc_side(over, __builtin_ctzll(winners)),
         own = false;
    for (uint64_t left = winners; side && left; left &= left - 1)
        own = own || !strcmp(names[__builtin_ctzll(left)], "You");
    if (own) {
        uc_text_add(text, "Your side won!");
        return;
    }
    add_seat_names(text, winners, names);
    uc_text_add(text, side ? " won as partners." : " won.");
}

void add_possessive(uc_text *text, const char *name) {
    bool you = !strcmp(name, "You");
    uc_text_add(text, you ? "Your" : name);
    if (!you) uc_text_add(text, "'s");
}
