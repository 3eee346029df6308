/* The front end on a terminal, by ncursesw. */
#include <curses.h>
#include <errno.h>
#include <langinfo.h>
#include <locale.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/select.h>
#include <time.h>
#include <unistd.h>

#include "tui/front.h"
#include "tui/palette.h"

enum { EMPTY_READS_MAX = 20 };

typedef struct terminal {
    front base;
    int empty_reads;
    SCREEN *screen;
    chtype look[STYLES];
    bool ascii; /* the terminal's character set is not UTF-8 */
    sigset_t waiting;
    struct sigaction before[4];
} terminal;

/* Set by the signal handler and checked between keys, so that the terminal can be restored. */
static volatile sig_atomic_t asked_to_end;
static const int ending[] = {SIGTERM, SIGHUP, SIGINT, SIGQUIT};

static void note_end(int signal_number) {
    (void)signal_number;
    asked_to_end = 1;
}

/** The replacement for lines and triangles that cannot be shown. */
static const char *plain_twin(const char *text) {
    static const char *const twins[][2] = {
        {"─", "-"}, {"━", "="}, {"┃", "|"}, {"┏", "#"}, {"┓", "#"}, {"┗", "#"}, {"┛", "#"}, {"│", "|"},
        {"┌", "+"}, {"┐", "+"}, {"└", "+"}, {"┘", "+"}, {"├", "+"}, {"┤", "+"}, {"╭", "."}, {"╮", "."},
        {"╰", "'"}, {"╯", "'"}, {"▒", "#"}, {"░", ":"}, {"▲", "^"}, {"▼", "v"}, {"▸", ">"}, {"●", "*"},
        {"○", "o"}, {"·", "."}, {"×", "x"}, {"→", ">"}, {"←", "<"}, {"↑", "^"}, {"↓", "v"}, {"…", "~"},
        {"═", "="}, {"✓", "v"}, {"↔", "="}, {"↕", "|"}, {"–", "-"}};
    if (!(text[0] & 0x80)) return text;
    for (size_t i = 0; i < sizeof twins / sizeof twins[0]; i++)
        if (!strcmp(text, twins[i][0])) return twins[i][1];
    return "?";
}

static void get_size(front *f, int *ret_rows, int *ret_columns) {
    (void)f;
    getmaxyx(stdscr, *ret_rows, *ret_columns);
}

static void show(front *f, const canvas *c) {
    terminal *t = (terminal *)f;
    erase();
    for (int row = 0; row < c->rows; row++) {
        for (int column = 0; column < c->columns; column++) {
            const canvas_cell *cell = &c->cells[row * c->columns + column];
            if (!cell->text[0]) continue;
            attrset((attr_t)t->look[cell->style]);
            mvaddstr(row, column, t->ascii ? plain_twin(cell->text) : cell->text);
        }
    }
    refresh();
}

static front_input click(void) {
    MEVENT event;
    if (getmouse(&event) != OK) return (front_input){.key = FRONT_NOTHING};
    if (event.bstate & (BUTTON1_PRESSED | BUTTON1_CLICKED | BUTTON1_DOUBLE_CLICKED))
        return (front_input){FRONT_CLICK, event.y, event.x};
    if (event.bstate & BUTTON4_PRESSED) return (front_input){.key = FRONT_UP};
#if NCURSES_MOUSE_VERSION > 1
    if (event.bstate & BUTTON5_PRESSED) return (front_input){.key = FRONT_DOWN};
#endif
    return (front_input){.key = FRONT_NOTHING};
}

static front_input translate(int key) {
    static const int keys[][2] = {{KEY_UP, FRONT_UP},
                                  {KEY_DOWN, FRONT_DOWN},
                                  {KEY_LEFT, FRONT_LEFT},
                                  {KEY_RIGHT, FRONT_RIGHT},
                                  {KEY_PPAGE, FRONT_PAGE_UP},
                                  {KEY_NPAGE, FRONT_PAGE_DOWN},
                                  {KEY_HOME, FRONT_HOME},
                                  {KEY_END, FRONT_END},
                                  {KEY_BACKSPACE, FRONT_BACKSPACE},
                                  {127, FRONT_BACKSPACE},
                                  {8, FRONT_BACKSPACE},
                                  {KEY_ENTER, '\n'},
                                  {'\r', '\n'},
                                  {KEY_RESIZE, FRONT_RESIZED}};
    if (key == KEY_MOUSE) return click();
    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++)
        if (keys[i][0] == key) return (front_input){.key = keys[i][1]};
    return (front_input){.key = key < 127 ? key : FRONT_NOTHING};
}

static int64_t now_ms(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/** Sleeps until input, a signal or the end of the time. False if the terminal is gone: it hangs up, or
 * repeatedly reports input that is not there. */
static bool sleep_for_input(terminal *t, int64_t left_ms) {
    struct timespec time = {.tv_sec = left_ms / 1000, .tv_nsec = left_ms % 1000 * 1000000};
    fd_set input;
    FD_ZERO(&input);
    FD_SET(STDIN_FILENO, &input);
    int ready = pselect(STDIN_FILENO + 1, &input, NULL, NULL, left_ms < 0 ? NULL : &time, &t->waiting);
    if (ready < 0) return errno == EINTR;
    return ready == 0 || ++t->empty_reads <= EMPTY_READS_MAX;
}

/** Input without a meaning, such as the release of a button, neither ends nor restarts a wait. */
static front_input wait_key(front *f, int timeout_ms) {
    terminal *t = (terminal *)f;
    int64_t end = now_ms() + timeout_ms;
    for (;;) {
        if (asked_to_end) return (front_input){.key = FRONT_CLOSED};
        int key = getch();
        front_input input = key == ERR ? (front_input){.key = FRONT_NOTHING} : translate(key);
        if (key != ERR) t->empty_reads = 0;
        if (input.key != FRONT_NOTHING) return input;
        int64_t left = timeout_ms < 0 ? -1 : end - now_ms();
        if (timeout_ms >= 0 && left <= 0) return (front_input){.key = FRONT_NOTHING};
        if (key != ERR) continue; /* curses may hold more that it has already read */
        if (!sleep_for_input(t, left)) return (front_input){.key = FRONT_CLOSED};
    }
}

/** Signals arrive only while waiting for keys, so that none is lost between the check of the flag and the
 * sleep. */
static void take_signals(terminal *t) {
    struct sigaction action = {.sa_handler = note_end};
    sigset_t blocked;
    sigemptyset(&blocked);
    for (size_t i = 0; i < sizeof ending / sizeof ending[0]; i++) {
        sigaction(ending[i], &action, &t->before[i]);
        sigaddset(&blocked, ending[i]);
    }
    asked_to_end = 0;
    sigprocmask(SIG_BLOCK, &blocked, &t->waiting);
}

static void give_signals_back(terminal *t) {
    for (size_t i = 0; i < sizeof ending / sizeof ending[0]; i++) sigaction(ending[i], &t->before[i], NULL);
    sigprocmask(SIG_SETMASK, &t->waiting, NULL);
}

static void close_terminal(front *f) {
    terminal *t = (terminal *)f;
    endwin();
    delscreen(t->screen);
    give_signals_back(t);
    free(t);
}

/** Defines a color pair and attributes for each style. */
static void mix_colors(terminal *t, int colors) {
    if (colors && has_colors() && start_color() == OK)
        use_default_colors();
    else
        colors = 0;
    if (colors > COLORS) colors = COLORS;
    if (COLOR_PAIRS <= STYLES) colors = 0;
    for (int s = 0; s < STYLES; s++) {
        palette_entry entry = palette_of((style)s, colors);
        t->look[s] = A_NORMAL;
        if (entry.marks & PALETTE_BOLD) t->look[s] |= A_BOLD;
        if (entry.marks & PALETTE_DIM) t->look[s] |= A_DIM;
        if (entry.marks & PALETTE_REVERSE) t->look[s] |= A_REVERSE;
        if (entry.marks & PALETTE_UNDERLINE) t->look[s] |= A_UNDERLINE;
        if (entry.text < 0 && entry.ground < 0) continue;
        init_pair((short)(s + 1), entry.text, entry.ground);
        t->look[s] |= (chtype)COLOR_PAIR(s + 1);
    }
}

/** The user's character set; if no language is set at all, UTF-8, which today's terminals have. */
static bool choose_character_set(void) {
    const char *chosen = setlocale(LC_CTYPE, "");
    if (!chosen || !strcmp(chosen, "C") || !strcmp(chosen, "POSIX")) setlocale(LC_CTYPE, "C.UTF-8");
    return strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
}

front *front_curses(int colors) {
    terminal *t = calloc(1, sizeof *t);
    if (!t) return NULL;
    t->ascii = !choose_character_set();
    t->screen = newterm(NULL, stdout, stdin);
    if (!t->screen) {
        free(t);
        return NULL;
    }
    t->base = (front){.size = get_size, .show = show, .wait = wait_key, .close = close_terminal};
    set_escdelay(25);
    cbreak();
    noecho();
    nonl();
    keypad(stdscr, TRUE);
    nodelay(stdscr, TRUE);
    curs_set(0);
    /* Reports all of them: after an unreported one getch sleeps, despite nodelay. */
    mousemask(ALL_MOUSE_EVENTS | REPORT_MOUSE_POSITION, NULL);
    mouseinterval(0);
    mix_colors(t, colors);
    take_signals(t);
    return &t->base;
}
