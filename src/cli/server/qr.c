#include "cli/server/qr.h"

#include <qrencode.h>

enum { QUIET = 4 /* light modules around it */ };

static bool is_dark(const QRcode *code, int x, int y) {
    bool inside = x >= 0 && y >= 0 && x < code->width && y < code->width;
    return inside && code->data[y * code->width + x] & 1;
}

/* Two rows of modules in one line. The colors are from the fixed part of the palette: black and white that no
 * theme changes. */
static void print_rows(const QRcode *code, int y, FILE *to) {
    static const char *const halves[] = {" ", "▄", "▀", "█"};
    fputs("\033[38;5;16;48;5;231m", to);
    for (int x = -QUIET; x < code->width + QUIET; x++)
        fputs(halves[2 * is_dark(code, x, y) + is_dark(code, x, y + 1)], to);
    fputs("\033[0m\n", to);
}

bool qr_print(const char *content, int columns, FILE *to) {
    QRcode *code = QRcode_encodeString8bit(content, 0, QR_ECLEVEL_M);
    bool fits = code && code->width + 2 * QUIET <= columns;
    for (int y = -QUIET; fits && y < code->width + QUIET; y += 2) print_rows(code, y, to);
    QRcode_free(code);
    return fits;
}
