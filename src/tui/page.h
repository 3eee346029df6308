/** @file
 * Long texts with scrolling: rules, the log, scores.
 */
#ifndef UC_TUI_PAGE_H
#define UC_TUI_PAGE_H

#include "tui/front.h"
#include "upcard/game.h"

typedef struct page_line {
    size_t at; /**< in page.text */
    uint8_t look, indent;
} page_line;

/** Paragraphs; a zeroed page is empty. If memory runs out, further paragraphs are missing. */
typedef struct page {
    char *text;
    size_t length, room;
    page_line *lines;
    size_t count, lines_room;
} page;

void page_add(page *p, style look, int indent, const char *text);
/** Adds a rulebook's Markdown line, without its marks. */
void page_add_markdown(page *p, const char *line);
void page_free(page *p);
/** Shows the page, from its top or end, until it is closed: FRONT_CLOSED if the terminal was closed,
 * otherwise the key that closed the page (escape, q, enter, space at the end, or one of `keys`). */
int page_read(front *f, canvas *c, const page *p, const char *title, const char *keys, bool at_end);

#endif
