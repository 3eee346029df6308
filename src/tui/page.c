#include "tui/page.h"

#include <stdlib.h>
#include <string.h>

static bool grow(void **items, size_t *room, size_t wanted, size_t size) {
    if (wanted <= *room) return true;
    size_t more = 2 * wanted + 64;
    void *grown = realloc(*items, more * size);
    if (!grown) return false;
    *items = grown;
    *room = more;
    return true;
}

void page_add(page *p, style look, int indent, const char *text) {
    size_t bytes = strlen(text) + 1;
    void *all = p->text, *lines = p->lines;
    bool fine = grow(&all, &p->room, p->length + bytes, 1);
    fine = fine && grow(&lines, &p->lines_room, p->count + 1, sizeof *p->lines);
    p->text = all;
    if (!fine) return;
    p->lines = lines;
    memcpy(p->text + p->length, text, bytes);
    p->lines[p->count++] = (page_line){.at = p->length, .look = (uint8_t)look, .indent = (uint8_t)indent};
    p->length += bytes;
}

void page_add_markdown(page *p, const char *line) {
    char plain[4096];
    size_t length = 0;
    style look = STYLE_TEXT;
    int indent = 0;
    if (line[0] == '#') {
        look = STYLE_BOLD;
        line += strspn(line, "# ");
    } else if (!strncmp(line, "- ", 2)) {
        indent = 2;
    }
    for (const char *c = line; *c && length < sizeof plain - 1; c++) {
        if (*c == '`' || *c == '*' || (*c == '\\' && c[1] == '|')) continue;
        plain[length++] = *c;
    }
    plain[length] = '\0';
    page_add(p, look, indent, plain);
}

void page_free(page *p) {
    free(p->text);
    free(p->lines);
    *p = (page){.text = NULL};
}

/** Draws the page from its row `top`; returns the rows of the whole page. */
static int draw_lines(canvas *c, const page *p, int top) {
    int row = -top, last = c->rows - 1, width = c->columns - 4;
    for (size_t i = 0; i < p->count; i++) {
        const char *at = p->text + p->lines[i].at;
        bool first = true;
        do {
            char line[CANVAS_COLUMNS_MAX * 4 + 1];
            const char *next;
            int indent = first ? 0 : p->lines[i].indent;
            size_t bytes = text_wrap(at, width - indent, &next);
            if (bytes >= sizeof line) bytes = sizeof line - 1;
            memcpy(line, at, bytes);
            line[bytes] = '\0';
            if (row >= 0 && row + 2 < last)
                canvas_text(c, row + 2, 2 + indent, width, (style)p->lines[i].look, line);
            row++;
            at = next;
            first = false;
        } while (*at);
    }
    return row + top;
}

static void draw_frame(canvas *c, const char *title, bool more, bool above) {
    canvas_fill(c, (area){0, 0, 1, c->columns}, STYLE_BAR, " ");
    canvas_text(c, 0, 1, c->columns - 2, STYLE_BAR, title);
    canvas_format(c, c->rows - 1, 2, c->columns - 4, STYLE_DIM, "%s%sEsc: back",
                  more ? "↓ Space: more   " : "", above ? "↑: up   " : "");
    canvas_hot_key(c, (area){c->rows - 1, 0, 1, c->columns}, more ? ' ' : FRONT_ESCAPE);
}

/** The new top row after a key, or -1 if it closes the page. */
static int scroll(int key, int top, int last_top, int height) {
    switch (key) {
    case FRONT_UP: return top - 1;
    case FRONT_DOWN: return top + 1;
    case FRONT_PAGE_UP: return top - height;
    case FRONT_PAGE_DOWN: return top + height;
    case FRONT_HOME: return 0;
    case FRONT_END: return last_top;
    case ' ': return top < last_top ? top + height : -1;
    case FRONT_ESCAPE:
    case FRONT_ENTER:
    case FRONT_BACKSPACE:
    case '?':
    case 'q': return -1;
    default: return top;
    }
}

int page_read(front *f, canvas *c, const page *p, const char *title, const char *keys, bool at_end) {
    int top = at_end ? 1 << 20 : 0;
    for (;;) {
        int rows, columns;
        f->size(f, &rows, &columns);
        if (!canvas_start(c, rows, columns)) return FRONT_CLOSED;
        int all = draw_lines(c, p, 1 << 20), height = c->rows - 3;
        int last_top = all > height ? all - height : 0;
        if (top > last_top) top = last_top;
        if (top < 0) top = 0;
        draw_lines(c, p, top);
        draw_frame(c, title, top<last_top, top> 0);
        f->show(f, c);
        front_input input = f->wait(f, -1);
        if (input.key == FRONT_CLICK) input.key = canvas_clicked(c, input.row, input.column);
        if (input.key == FRONT_CLOSED || (input.key > 0 && input.key < 127 && strchr(keys, input.key)))
            return input.key;
        int to = scroll(input.key, top, last_top, height);
        if (to == -1 && input.key != FRONT_UP && input.key != FRONT_PAGE_UP) return input.key;
        top = to;
    }
}
