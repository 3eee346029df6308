/* A whole program around a table: a person who always makes the first legal move plays Flip 7 against two
 * bots, and what the person sees is printed.
 *
 *     cc -std=c17 table.c -o table $(pkg-config --cflags --libs upcard)
 */
#include <stdio.h>
#include <upcard/upcard.h>

enum { ME, SEATS = 3 };

/* What happened since `mark`, as this seat sees it; returns the new mark. */
static size_t show(const uc_table *t, size_t mark) {
    for (; mark < uc_table_event_count(t); mark++) {
        char sentence[UC_MESSAGE_MAX];
        uc_text text;
        uc_event event;
        uc_table_event(t, mark, ME, &event);
        uc_text_start(&text, sentence, sizeof sentence);
        uc_event_sentence(&text, uc_table_game(t), &event, uc_table_names(t));
        puts(sentence);
    }
    return mark;
}

/* The first legal move; a program for people would ask. */
static uc_move decide(const uc_table *t) {
    uc_move legal[UC_MOVES_MAX];
    uc_view view;
    uc_table_view(t, ME, &view);
    uc_view_legal(&view, legal);
    return legal[0];
}

static bool play(uc_table *t) {
    size_t mark = 0;
    for (int seat;;) {
        bool fine = true;
        switch (uc_table_next(t, &seat)) {
        case UC_TURN_OVER: show(t, mark); return true;
        case UC_TURN_CHANCE: fine = uc_table_draw(t); break;
        case UC_TURN_BOT: fine = !uc_table_let_bot(t, seat, NULL).error; break;
        case UC_TURN_PERSON: fine = !uc_table_apply(t, seat, decide(t)).error; break;
        case UC_TURN_CALL: uc_table_pass(t); break;
        }
        if (!fine) return false;
        mark = show(t, mark);
    }
}

int main(void) {
    static const char *const players[SEATS] = {"you", "bot:normal", "bot:hard:playouts=200"};
    static char record[64 * 1024];
    char message[UC_MESSAGE_MAX];
    uint8_t secret[UC_SECRET_BYTES];
    uc_state fresh;
    uc_text text;
    uc_text_start(&text, message, sizeof message);
    uc_fair_secret(secret); /* random: all cards of the game follow from it */
    uc_table *t = NULL;
    if (!uc_start(&fresh, uc_game_find("flip7"), SEATS, NULL, 0, &text))
        t = uc_table_open(&fresh, players, secret, &text);
    if (!t || !play(t)) {
        fprintf(stderr, "%s\n", t ? "out of memory" : message);
        uc_table_close(t);
        return 1;
    }
    uc_text_start(&text, record, sizeof record);
    uc_table_record_head(t, false, &text);
    uc_table_record_moves(t, 0, &text);
    puts(record);
    uc_table_close(t);
    return 0;
}
