#include "tui/palette.h"

/* With 256 colors, with 16, and with none. Cards are dark on a light ground or light on a dark one, so they
 * are readable whatever the terminal's own colors are. */
static const palette_entry entries[STYLES][3] = {
    [STYLE_TEXT] = {{-1, -1, 0}, {-1, -1, 0}, {-1, -1, 0}},
    [STYLE_DIM] = {{245, -1, 0}, {-1, -1, PALETTE_DIM}, {-1, -1, PALETTE_DIM}},
    [STYLE_BOLD] = {{-1, -1, PALETTE_BOLD}, {-1, -1, PALETTE_BOLD}, {-1, -1, PALETTE_BOLD}},
    [STYLE_BAR] = {{255, 24, PALETTE_BOLD}, {15, 4, PALETTE_BOLD}, {-1, -1, PALETTE_REVERSE}},
    [STYLE_KEY] = {{-1, -1, PALETTE_BOLD | PALETTE_UNDERLINE},
                   {-1, -1, PALETTE_BOLD | PALETTE_UNDERLINE},
                   {-1, -1, PALETTE_BOLD | PALETTE_UNDERLINE}},
    [STYLE_PICK] = {{-1, -1, PALETTE_REVERSE}, {-1, -1, PALETTE_REVERSE}, {-1, -1, PALETTE_REVERSE}},
    [STYLE_TURN] = {{16, 220, PALETTE_BOLD}, {0, 3, PALETTE_BOLD}, {-1, -1, PALETTE_BOLD}},
    [STYLE_WARN] = {{255, 124, PALETTE_BOLD}, {15, 1, PALETTE_BOLD}, {-1, -1, PALETTE_REVERSE}},
    [STYLE_FRAME] = {{-1, -1, PALETTE_BOLD}, {-1, -1, PALETTE_BOLD}, {-1, -1, PALETTE_BOLD}},
    [STYLE_FAINT] = {{243, -1, 0}, {-1, -1, PALETTE_DIM}, {-1, -1, PALETTE_DIM}},
    [STYLE_BACK] = {{250, 60, 0}, {7, 4, 0}, {-1, -1, 0}},
    [STYLE_PAPER] = {{16, 254, 0}, {0, 7, 0}, {-1, -1, 0}},
    [STYLE_RED] = {{255, 160, PALETTE_BOLD}, {15, 1, PALETTE_BOLD}, {-1, -1, 0}},
    [STYLE_ORANGE] = {{16, 214, PALETTE_BOLD}, {0, 11, PALETTE_BOLD}, {-1, -1, 0}},
    [STYLE_YELLOW] = {{16, 227, PALETTE_BOLD}, {0, 3, PALETTE_BOLD}, {-1, -1, 0}},
    [STYLE_GREEN] = {{255, 28, PALETTE_BOLD}, {0, 2, PALETTE_BOLD}, {-1, -1, 0}},
    [STYLE_CYAN] = {{16, 87, PALETTE_BOLD}, {0, 14, PALETTE_BOLD}, {-1, -1, 0}},
    [STYLE_BLUE] = {{255, 26, PALETTE_BOLD}, {15, 4, PALETTE_BOLD}, {-1, -1, 0}},
    [STYLE_PURPLE] = {{255, 91, PALETTE_BOLD}, {15, 5, PALETTE_BOLD}, {-1, -1, 0}},
    [STYLE_PINK] = {{16, 212, PALETTE_BOLD}, {0, 13, PALETTE_BOLD}, {-1, -1, 0}},
    [STYLE_TEAL] = {{16, 37, PALETTE_BOLD}, {0, 6, PALETTE_BOLD}, {-1, -1, 0}},
    [STYLE_WILD] = {{255, 236, PALETTE_BOLD}, {15, 0, PALETTE_BOLD}, {-1, -1, 0}},
};

palette_entry palette_of(style s, int colors) {
    palette_entry entry = entries[s][colors >= 256 ? 0 : colors >= 8 ? 1 : 2];
    if (colors < 16 && colors >= 8) { /* bright colors become plain ones; letters distinguish them */
        if (entry.text >= 8) entry.text = (int16_t)(entry.text - 8);
        if (entry.ground >= 8) entry.ground = (int16_t)(entry.ground - 8);
    }
    return entry;
}
