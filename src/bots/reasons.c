/* Reasons: each game's own (strategy.h), as sentences and as JSON. */
#include <string.h>

#include "bots/strategy.h"

const uc_reason_text *uc_reason_texts(const uc_game *game) {
    static const uc_reason_text none[] = {{NULL, NULL}};
    for (int i = 0; uc_games[i]; i++)
        if (uc_games[i] == game && strategy_rows[i] && strategy_rows[i]->reason_texts)
            return strategy_rows[i]->reason_texts;
    return none;
}

int uc_reasons(const uc_view *view, uc_move move, uc_reason reasons[UC_REASONS_MAX]) {
    const strategy *row = strategy_of(&view->state);
    return row->reasons ? row->reasons(view, move, reasons) : 0;
}

/* ---- sentences ---- */

/** Writes a number rounded to this many decimals. */
static void add_decimal(uc_text *text, double number, int digits) {
    int64_t power = 1;
    for (int i = 0; i < digits; i++) power *= 10;
    int64_t rounded = (int64_t)((number < 0 ? -number : number) * (double)power + .5);
    if (number < 0 && rounded) uc_text_add(text, "-");
    uc_text_add_number(text, rounded / power);
    if (digits) uc_text_add(text, ".");
    while ((power /= 10)) uc_text_add_number(text, rounded / power % 10);
}

/** "{0:card|cards}" after its colon: one of the two words. */
static void add_word_for(uc_text *text, const char *words, const char *end, double number) {
    const char *bar = memchr(words, '|', (size_t)(end - words));
    if (number == 1)
        uc_text_add_bytes(text, words, (size_t)(bar - words));
    else
        uc_text_add_bytes(text, bar + 1, (size_t)(end - bar - 1));
}

/** Writes the text for the marker between two braces. */
static void add_marked(uc_text *text, const char *mark, const char *end, const uc_reason *r,
                       const char *const *names) {
    if (*mark == 's' || *mark == 'w') {
        uc_text_add(text, *mark == 's' ? names[r->seat] : r->word);
        return;
    }
    double number = r->number[*mark - '0'];
    if (mark[1] == ':') {
        add_word_for(text, mark + 2, end, number);
        return;
    }
    add_decimal(text, number, mark[1] == '.');
}

static void add_sentence(uc_text *text, const uc_reason_text *row, const uc_reason *r,
                         const char *const *names) {
    while (row->id && strcmp(row->id, r->id) != 0) row++;
    if (!row->id) return;
    for (const char *at = row->text, *open; *at;) {
        open = strchr(at, '{');
        if (!open) {
            uc_text_add(text, at);
            return;
        }
        const char *end = strchr(open, '}');
        uc_text_add_bytes(text, at, (size_t)(open - at));
        add_marked(text, open + 1, end, r, names);
        at = end + 1;
    }
}

void uc_reasons_text(uc_text *text, const uc_view *view, uc_move move, const char *const *names) {
    uc_reason reasons[UC_REASONS_MAX];
    const uc_reason_text *texts = uc_reason_texts(uc_game_of(&view->state));
    int count = uc_reasons(view, move, reasons);
    for (int i = 0; i < count; i++) {
        if (i) uc_text_add(text, " ");
        add_sentence(text, texts, &reasons[i], names);
    }
}

void uc_reasons_json(uc_text *text, const uc_view *view, uc_move move) {
    uc_reason reasons[UC_REASONS_MAX];
    int count = uc_reasons(view, move, reasons);
    uc_text_add(text, "[");
    for (int i = 0; i < count; i++) {
        const uc_reason *r = &reasons[i];
        uc_text_add(text, i ? ",{\"reason\":" : "{\"reason\":");
        uc_text_add_quoted(text, r->id);
        uc_text_add(text, ",\"numbers\":[");
        for (int k = 0; k < 3; k++) {
            if (k) uc_text_add(text, ",");
            add_decimal(text, r->number[k], r->number[k] == (double)(int64_t)r->number[k] ? 0 : 4);
        }
        uc_text_add(text, "],\"seat\":");
        if (r->seat == UC_NOBODY)
            uc_text_add(text, "null");
        else
            uc_text_add_number(text, r->seat);
        uc_text_add(text, ",\"word\":");
        if (r->word)
            uc_text_add_quoted(text, r->word);
        else
            uc_text_add(text, "null");
        uc_text_add(text, "}");
    }
    uc_text_add(text, "]");
}
