#include "tui/cards.h"

#include <stdio.h>
#include <string.h>

void draw_card(canvas *c, int row, int column, int columns, const card_face *face, const choice *of,
               bool cursor) {
    style frame = cursor ? STYLE_PICK : of && of->legal ? STYLE_FRAME : STYLE_FAINT;
    area a = {row, column, CARD_ROWS, columns};
    canvas_fill(c, a, STYLE_TEXT, " ");
    canvas_box(c, a, frame, of && of->legal);
    for (int i = 0; i < 3; i++) {
        if (!face->line[i]) continue;
        int inside = columns - 2, room = inside - text_columns(face->line[i]);
        canvas_fill(c, (area){row + 1 + i, column + 1, 1, inside}, face->look[i], " ");
        canvas_text(c, row + 1 + i, column + 1 + (room > 0 ? (room + 1) / 2 : 0), inside, face->look[i],
                    face->line[i]);
    }
    if (!of) return;
    if (of->key)
        canvas_format(c, row, column + 1, 2,
                      cursor      ? STYLE_PICK
                      : of->legal ? STYLE_KEY
                                  : STYLE_FAINT,
                      "%c", of->key);
    if (of->key) canvas_hot_key(c, a, of->key);
}

void draw_pile(canvas *c, int row, int column, int count) {
    area a = {row, column, CARD_ROWS, CARD_COLUMNS};
    char text[16];
    canvas_fill(c, a, STYLE_TEXT, " ");
    canvas_box(c, a, STYLE_FAINT, false);
    snprintf(text, sizeof text, "%d", count);
    if (!count) snprintf(text, sizeof text, "none"); /* a 0 would look like a card */
    if (count) canvas_fill(c, (area){row + 1, column + 1, 3, CARD_COLUMNS - 2}, STYLE_BACK, "▒");
    int width = (int)strlen(text);
    canvas_text(c, row + 2, column + (CARD_COLUMNS - width) / 2, width, count ? STYLE_BOLD : STYLE_DIM, text);
}

void draw_chip(canvas *c, int row, int column, int columns, style s, const char *text) {
    int room = columns - text_columns(text);
    canvas_fill(c, (area){row, column, 1, columns}, s, " ");
    canvas_text(c, row, column + (room > 0 ? room / 2 : 0), columns, s, text);
}

const choice *choice_at(const scene *s, uint8_t spot, bool *ret_cursor) {
    *ret_cursor = false;
    for (int i = 0; s->choices && i < s->choices->count; i++) {
        if (s->choices->item[i].spot != spot) continue;
        *ret_cursor = s->cursor == i;
        return &s->choices->item[i];
    }
    return NULL;
}

hand_plan plan_hand(int count, int width, int cursor) {
    hand_plan plan = {.first = 0, .shown = count, .step = CARD_COLUMNS + 1};
    if (count < 2) return plan;
    while (plan.step > 4 && (count - 1) * plan.step + CARD_COLUMNS > width) plan.step--;
    int fits = (width - CARD_COLUMNS) / plan.step + 1;
    if (fits >= count) return plan;
    plan.shown = fits > 1 ? fits : 1;
    if (cursor > plan.shown / 2) plan.first = cursor - plan.shown / 2;
    if (plan.first + plan.shown > count) plan.first = count - plan.shown;
    return plan;
}

int draw_seat_name(canvas *c, int row, int column, int width, const scene *s, int seat) {
    bool acts = seat == s->to_act;
    char text[UC_NAME_MAX + 8];
    snprintf(text, sizeof text, "%s %s", acts ? "▸" : " ", s->names[seat]);
    return canvas_text(c, row, column, width,
                       acts                ? STYLE_TURN
                       : seat == s->viewer ? STYLE_BOLD
                                           : STYLE_TEXT,
                       text);
}
