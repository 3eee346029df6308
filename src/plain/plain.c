#include "plain/plain.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

#include "base/arguments.h"
#include "session/turn.h"
#include "tui/event_sentence.h"
#include "tui/hint.h"
#include "tui/skin.h"

enum { BLANK_LINES = 60 };

typedef struct plain {
    uc_table *table;
    const tui_settings *settings;
    const skin *skin;
    size_t printed; /* events printed */
    size_t rounds;  /* rounds whose scores were printed */
    int shown;      /* the person whose hand is on the terminal, or UC_NOBODY */
    char *line;
    size_t line_room;
    uc_move offered[UC_MOVES_MAX];
    uint8_t mover[UC_MOVES_MAX]; /* the seat that makes the offered move */
    int count;
    bool unkept; /* the person knows that the game is not saved */
    tui_end end;
    bool ended;
} plain;

static void finish(plain *p, tui_end end) {
    if (!p->ended) p->end = end;
    p->ended = true;
}

/* Reads a line without its end and surrounding blanks; false at the end of input. */
static char *read_line(char **buffer, size_t *room) {
    fflush(stdout);
    ssize_t length = getline(buffer, room, stdin);
    if (length < 0) return NULL;
    char *line = *buffer;
    while (length && strchr(" \t\r\n", line[length - 1])) line[--length] = '\0';
    return line + strspn(line, " \t");
}

/* Prints the notices of a remote table. */
static void print_remote_notices(plain *p) {
    const tui_remote *remote = p->settings->remote;
    for (const char *notice; (notice = remote->notice(remote->context));) puts(notice);
    if (remote->gone(remote->context)) finish(p, TUI_GONE);
}

/* The next typed line. NULL at the end of input, or (at a remote table) if something else happened. */
static char *next_line(plain *p, bool wanted) {
    const tui_remote *remote = p->settings->remote;
    if (!remote) return read_line(&p->line, &p->line_room);
    fflush(stdout);
    char *line = remote->line(remote->context, wanted);
    print_remote_notices(p);
    return line;
}

static bool on_terminal(void) {
    return isatty(STDIN_FILENO) && isatty(STDOUT_FILENO);
}

/* The viewer of the text while nobody is to decide. */
static int onlooker(const plain *p) {
    uint64_t people = uc_table_people(p->table);
    return people && !(people & (people - 1)) ? __builtin_ctzll(people) : UC_SPECTATOR;
}

static void print_scores(const plain *p) {
    const uc_table *t = p->table;
    for (int seat = 0; seat < uc_table_seats(t); seat++) {
        printf("  %s:", uc_table_names(t)[seat]);
        for (size_t i = 0; i < uc_table_round_count(t); i++)
            printf(" %d", uc_table_round_total(t, i, seat) - (i ? uc_table_round_total(t, i - 1, seat) : 0));
        printf("%s total %d\n", uc_table_round_count(t) ? ";" : "", uc_total(uc_table_state(t), seat));
    }
}

/* Prints the events since the last line, and the scores of rounds that ended. */
static void print_news(plain *p, int viewer) {
    char sentence[SENTENCE_MAX];
    for (; p->printed < uc_table_event_count(p->table); p->printed++) {
        if (p->rounds < uc_table_round_count(p->table) &&
            p->printed == uc_table_round_events(p->table, p->rounds)) {
            printf("Scores after round %zu:\n", ++p->rounds);
            print_scores(p);
        }
        if (event_sentence(p->table, p->printed, viewer, sentence)) puts(sentence);
    }
    if (p->rounds < uc_table_round_count(p->table)) {
        p->rounds = uc_table_round_count(p->table);
        puts(uc_over(uc_table_state(p->table)) ? "Scores at the end:" : "Scores:");
        print_scores(p);
    }
}

static void print_table(const plain *p, int viewer) {
    char buffer[DESCRIPTION_MAX];
    uc_text text;
    uc_view view;
    uc_table_view(p->table, viewer, &view);
    uc_text_start(&text, buffer, sizeof buffer);
    p->skin->describe(&text, &view, uc_table_names(p->table));
    fputs(buffer, stdout);
}

static void print_help(const plain *p) {
    const bool remote = p->settings->remote;
    fputs("Type the number of a choice, the move itself, or its letter of the full screen.\n"
          "Also: table (how it stands), scores, rules (those that apply now), rules ID\n"
          "(one rule), rulebook, log (all that happened), ",
          stdout);
    puts(remote ? "hint or h (if this table allows\n"
                  "hints), quit (a bot plays for you until you come back), help."
                : "hint or h (the best moves and\n"
                  "why), undo (your last decision, against bots alone), quit (to continue later),\n"
                  "help.");
    if (remote) puts(p->settings->remote->words);
}

static void print_rule(const plain *p, uc_rule rule) {
    char id[16];
    uc_text text;
    const char *words = uc_rule_text(uc_table_game(p->table), rule);
    uc_text_start(&text, id, sizeof id);
    uc_rule_id(&text, uc_table_game(p->table), rule);
    if (words) printf("%s %s\n", id, words);
}

static void print_rules_now(const plain *p) {
    const uint16_t *rules = skin_rules(p->skin, uc_table_state(p->table));
    char lines[DESCRIPTION_MAX];
    uc_text changed;
    uc_text_start(&changed, lines, sizeof lines);
    add_changed_rules(&changed, uc_table_state(p->table));
    for (int i = 0; i < SKIN_RULES && rules[i]; i++) print_rule(p, rules[i]);
    if (!rules[0]) puts("This game does not list the rules that apply now; \"rulebook\" prints them all.");
    if (changed.length) printf("Not by the book at this table:\n%s", lines);
}

/* "rules UF-3.1" or "rules 3.1". */
static void print_rule_named(const plain *p, const char *name) {
    uc_rule rule = rule_named(uc_table_game(p->table), name);
    if (rule && uc_rule_text(uc_table_game(p->table), rule))
        print_rule(p, rule);
    else
        printf("There is no rule \"%s\" in %s.\n", name, uc_table_game(p->table)->name);
}

static void print_rulebook(const plain *p) {
    for (size_t i = 0; uc_rulebook_line(uc_table_game(p->table), i); i++)
        puts(uc_rulebook_line(uc_table_game(p->table), i));
}

static void print_log(const plain *p, int viewer) {
    char sentence[SENTENCE_MAX];
    for (size_t i = 0; i < uc_table_event_count(p->table); i++)
        if (event_sentence(p->table, i, viewer, sentence)) puts(sentence);
}

static void print_hint(const plain *p, int viewer) {
    char lines[HINT_MAX];
    uc_text text;
    uc_text_start(&text, lines, sizeof lines);
    bool asked = viewer < uc_table_seats(p->table) && p->count > 0;
    const char *none = tui_no_hints(p->settings);
    puts(none                                 ? none
         : !asked                             ? "There is no hint: it is not your decision."
         : hint_text(&text, p->table, viewer) ? lines
                                              : "There is not enough memory for a hint.");
}

/* A failure to save is reported once, not after each move. */
static void keep(plain *p) {
    char sentence[SENTENCE_MAX];
    uc_text text;
    uc_text_start(&text, sentence, sizeof sentence);
    bool fine = !p->settings->keep || p->settings->keep(p->settings->user, p->table, &text);
    if (!fine && !p->unkept) puts(sentence);
    if (fine && p->unkept) puts("The game is saved again.");
    p->unkept = !fine;
}

static void undo(plain *p) {
    if (!uc_table_can_undo(p->table)) {
        puts("There is nothing to take back: undo works only for one person against bots.");
        return;
    }
    if (!uc_table_undo(p->table)) {
        finish(p, TUI_FAILED);
        return;
    }
    p->printed = uc_table_event_count(p->table);
    p->rounds = uc_table_round_count(p->table);
    puts("Your last decision is taken back.");
    keep(p);
}

/* ---- choices ---- */

static void offer(plain *p, int mover, uc_move move) {
    if (p->count == UC_MOVES_MAX) return;
    p->mover[p->count] = (uint8_t)mover;
    p->offered[p->count++] = move;
}

/* Offers people their moves out of turn, but not those that would show the cards of a seat to others at the
 * screen. */
static void offer_calls(plain *p) {
    uint64_t people = uc_table_people(p->table);
    bool alone = !(people & (people - 1));
    for (uint64_t callers = uc_table_callers(p->table); callers; callers &= callers - 1) {
        uc_move legal[UC_MOVES_MAX];
        int seat = __builtin_ctzll(callers), count = turn_moves(uc_table_state(p->table), seat, legal);
        for (int i = 0; i < count; i++)
            if (alone || legal[i] == uc_call_of(uc_table_state(p->table), seat)) offer(p, seat, legal[i]);
    }
}

/* Whether people may only say uno late, before a bot catches them. */
static bool only_answers(const plain *p, const uc_view *view) {
    int called = uc_called(&view->state);
    uc_move legal[UC_MOVES_MAX];
    return called != UC_NOBODY && uc_table_callers(p->table) == UINT64_C(1) << called &&
           turn_moves(uc_table_state(p->table), called, legal) == 1;
}

static void print_choice(const plain *p, int index, const uc_view *view) {
    char move[UC_MOVE_TEXT_MAX], label[CHOICE_LABEL_MAX];
    uc_text text;
    uc_text_start(&text, move, sizeof move);
    uc_move_text(&text, uc_table_game(p->table), p->offered[index]);
    uc_text_start(&text, label, sizeof label);
    p->skin->label(&text, view, p->offered[index], uc_table_names(p->table));
    bool told = !strncmp(label, move, strlen(move)); /* "stay with 8 points" */
    printf("%3d  %s%s%s", index + 1, told ? "" : move, told ? "" : ": ", label);
    if (p->mover[index] != p->mover[0]) printf(" (by %s)", uc_table_names(p->table)[p->mover[index]]);
    putchar('\n');
}

/* The move of a letter that is a key on the full screen, or -1. */
static int move_of_key(const plain *p, char key) {
    static choices list;
    uc_move legal[UC_MOVES_MAX];
    uc_view view;
    int call = -1, calls = 0;
    list = (choices){.seat = p->mover[0], .picked = NO_PICK};
    uc_table_view(p->table, list.seat, &view);
    int count = uc_view_legal(&view, legal);
    p->skin->choose(&list, &view, legal, count, uc_table_names(p->table));
    for (int i = 0; i < list.count; i++)
        if (list.item[i].key == key) return list.item[i].move;
    for (int i = 0; i < p->count; i++)
        if (uc_table_callers(p->table) >> p->mover[i] & 1) call = p->offered[i], calls++;
    return key == 'c' && calls == 1 ? call : -1;
}

/* The offered move that a text means, or -1 after an explanation. */
static int find_choice(const plain *p, const char *line) {
    uint64_t number;
    if (line[strspn(line, "0123456789")] == '\0') {
        if (read_whole(line, 1, (uint64_t)p->count, &number)) return (int)number - 1;
        printf("There is no choice %s: they are 1 to %d.\n", line, p->count);
        return -1;
    }
    int move = uc_move_parse(uc_table_game(p->table), line, strlen(line));
    if (move < 0 && !line[1]) move = move_of_key(p, line[0]);
    for (int i = 0; i < p->count; i++)
        if (p->offered[i] == move) return i;
    if (move < 0) {
        printf("\"%s\" is not a move; type help for the commands.\n", line);
        return -1;
    }
    char sentence[SENTENCE_MAX];
    uc_result result = uc_table_refusal(p->table, p->mover[0], (uc_move)move);
    refusal_sentence(p->table, p->mover[0], (uc_move)move, result, sentence);
    puts(sentence);
    return -1;
}

/* Commands other than moves; false if the line is no command. *ret_again: the question must be asked again.
 */
static bool command(plain *p, const char *line, int viewer, bool *ret_again) {
    const tui_remote *remote = p->settings->remote;
    *ret_again = false;
    if (!*line) return true;
    if (remote && remote->typed(remote->context, line)) return print_remote_notices(p), true;
    if (!strcasecmp(line, "help") || !strcmp(line, "?"))
        print_help(p);
    else if (!strcasecmp(line, "table"))
        print_table(p, viewer);
    else if (!strcasecmp(line, "scores"))
        print_scores(p);
    else if (!strcasecmp(line, "rules"))
        print_rules_now(p);
    else if (!strncasecmp(line, "rules ", 6))
        print_rule_named(p, line + 6);
    else if (!strcasecmp(line, "rulebook"))
        print_rulebook(p);
    else if (!strcasecmp(line, "log") || !strcmp(line, "L"))
        print_log(p, viewer);
    else if (!strcasecmp(line, "hint") || !strcasecmp(line, "h"))
        print_hint(p, viewer);
    else if (!strcasecmp(line, "undo") || !strcmp(line, "u"))
        undo(p), *ret_again = true;
    else if (!strcasecmp(line, "quit") || !strcmp(line, "q") || !strcasecmp(line, "save"))
        finish(p, TUI_LEFT);
    else
        return false;
    return true;
}

/* Asks until an offered move is chosen: its index, or -1 if the table has changed or the session is over.
 * `none` (may be NULL) is the word for making no move, as is the empty line; then `count` is returned. */
static int ask(plain *p, int viewer, const char *none) {
    const tui_remote *remote = p->settings->remote;
    size_t moves = uc_table_move_count(p->table);
    for (;;) {
        bool again = false;
        fputs("> ", stdout);
        char *line = next_line(p, true);
        while (!line && remote && !p->ended && !remote->closed(remote->context)) {
            if (uc_table_move_count(p->table) != moves || !remote->asked(remote->context)) return -1;
            line = next_line(p, true);
        }
        if (p->ended) return -1;
        if (!line) {
            putchar('\n');
            finish(p, TUI_CLOSED);
            return -1;
        }
        if (!on_terminal()) printf("%s\n", line);
        if (none && (!*line || !strcasecmp(line, none))) return p->count;
        if (command(p, line, viewer, &again)) {
            if (again || p->ended) return -1;
            continue;
        }
        int chosen = find_choice(p, line);
        if (chosen >= 0) return chosen;
    }
}

static void make(plain *p, int index) {
    const tui_remote *remote = p->settings->remote;
    if (remote)
        remote->send(remote->context, p->offered[index]);
    else if (uc_table_apply(p->table, p->mover[index], p->offered[index]).error)
        finish(p, TUI_FAILED);
}

/* Pushes the last hand off the screen, then clears the screen and only then the scrollback: some terminals
 * move cleared lines there. */
static void hide_hand(void) {
    const char *term = getenv("TERM");
    for (int i = 0; i < BLANK_LINES; i++) putchar('\n');
    if (term && strcmp(term, "dumb") != 0) fputs("\033[H\033[2J\033[3J", stdout);
}

/* Shows a hand only to its owner when people share a terminal. */
static bool uncover(plain *p, int seat) {
    uint64_t people = uc_table_people(p->table);
    if (!(people & (people - 1)) || p->shown == seat || !uc_table_game(p->table)->secret_hands ||
        !on_terminal())
        return true;
    if (p->shown != UC_NOBODY) hide_hand();
    print_news(p, UC_SPECTATOR);
    p->shown = seat;
    printf("%s, it is your turn. Press Enter when only you see the terminal. ",
           uc_table_names(p->table)[seat]);
    if (read_line(&p->line, &p->line_room)) return true;
    finish(p, TUI_CLOSED);
    return false;
}

/* Whether nobody but this person and bots sees when a move is made. */
static bool alone(const plain *p) {
    uint64_t people = uc_table_people(p->table);
    return !p->settings->remote && !(people & (people - 1));
}

static void person_decides(plain *p, int seat) {
    char question[UC_MESSAGE_MAX];
    uc_move legal[UC_MOVES_MAX];
    uc_view view;
    uc_text text;
    if (!uncover(p, seat)) return;
    print_news(p, seat);
    putchar('\n');
    print_table(p, seat);
    uc_table_view(p->table, seat, &view);
    uc_text_start(&text, question, sizeof question);
    add_possessive(&text, uc_table_names(p->table)[seat]);
    uc_text_add(&text, " turn. ");
    p->skin->ask(&text, &view);
    puts(question);
    p->count = 0;
    for (int i = 0, count = uc_view_legal(&view, legal); i < count; i++) offer(p, seat, legal[i]);
    if (alone(p) && skin_by_itself(p->skin, &view)) {
        make(p, 0);
        return;
    }
    offer_calls(p);
    for (int i = 0; i < p->count; i++) print_choice(p, i, &view);
    int chosen = ask(p, seat, NULL);
    if (chosen >= 0) make(p, chosen);
}

/* Lets people act out of turn before a bot continues. */
static void let_people_call(plain *p) {
    int viewer = onlooker(p);
    char question[UC_MESSAGE_MAX];
    uc_view view;
    uc_text text;
    print_news(p, viewer);
    uc_table_view(p->table, viewer, &view);
    if (!p->settings->remote && only_answers(p, &view)) {
        uc_table_pass(p->table); /* bots are faster than lines */
        return;
    }
    uc_text_start(&text, question, sizeof question);
    add_call_question(&text, &view, uc_table_names(p->table));
    printf("%s Choose, or press Enter to continue:\n", question);
    p->count = 0;
    offer_calls(p);
    for (int i = 0; i < p->count; i++) print_choice(p, i, &view);
    int chosen = ask(p, viewer, "go on");
    if (chosen == p->count)
        uc_table_pass(p->table);
    else if (chosen >= 0)
        make(p, chosen);
}

static void game_over(plain *p) {
    char sentence[SENTENCE_MAX];
    if (epilogue_sentence(p->table, sentence)) puts(sentence);
    finish(p, TUI_OVER);
}

/* The bot's move. The first turn that a program loses is reported at once, all of them after the game. */
static void let_bot(plain *p, int seat) {
    char sentence[SENTENCE_MAX];
    uint64_t lost = uc_faults_all(uc_table_faults(p->table, seat));
    if (uc_table_let_bot(p->table, seat, NULL).error) finish(p, TUI_FAILED);
    if (!lost && faults_sentence(p->table, seat, sentence)) failure("play", "%s", sentence);
}

/* At a remote table: waits for the moves of others. */
static void wait_for_others(plain *p) {
    const tui_remote *remote = p->settings->remote;
    bool again;
    print_news(p, onlooker(p));
    char *line = next_line(p, false);
    p->count = 0;
    if (line && !command(p, line, onlooker(p), &again))
        puts("It is not your turn; type help for the commands.");
    if (!line && !p->ended && remote->closed(remote->context)) finish(p, TUI_CLOSED);
}

static void step(plain *p) {
    int seat = UC_NOBODY;
    const tui_remote *remote = p->settings->remote;
    if (!remote && !uc_table_draw(p->table)) finish(p, TUI_FAILED);
    keep(p);
    uc_turn turn = uc_table_next(p->table, &seat);
    if (remote && turn != UC_TURN_OVER &&
        !((turn == UC_TURN_PERSON || turn == UC_TURN_CALL) && remote->asked(remote->context))) {
        wait_for_others(p);
        return;
    }
    switch (turn) {
    case UC_TURN_OVER:
        print_news(p, onlooker(p));
        game_over(p);
        break;
    case UC_TURN_CHANCE: break;
    case UC_TURN_BOT:
        print_news(p, onlooker(p));
        let_bot(p, seat);
        break;
    case UC_TURN_PERSON: person_decides(p, seat); break;
    case UC_TURN_CALL: let_people_call(p); break;
    }
}

/* On a signal: checked between moves, and it interrupts a read. A second one ends the program at once. */
static volatile sig_atomic_t asked_to_end;
static const int ending[] = {SIGINT, SIGTERM};

static void note_end(int signal_number) {
    (void)signal_number;
    asked_to_end = 1;
}

/* Catches signals at a local table with a person, to report that the game is saved. */
static void take_signals(const plain *p, struct sigaction before[2]) {
    bool here = !p->settings->remote && uc_table_people(p->table);
    asked_to_end = 0;
    for (int i = 0; i < 2; i++)
        sigaction(ending[i],
                  here ? &(struct sigaction){.sa_handler = note_end, .sa_flags = (int)SA_RESETHAND} : NULL,
                  &before[i]);
}

static void give_signals_back(const struct sigaction before[2]) {
    for (int i = 0; i < 2; i++) sigaction(ending[i], &before[i], NULL);
}

tui_end plain_play(uc_table *t, const tui_settings *settings) {
    plain p = {.table = t, .settings = settings, .skin = skin_of(uc_table_game(t)), .shown = UC_NOBODY};
    p.printed = uc_table_event_count(t);
    p.rounds = uc_table_round_count(t);
    printf("%s. At the table:", uc_table_game(t)->name);
    for (int seat = 0; seat < uc_table_seats(t); seat++) {
        const char *player = uc_table_player(t, seat);
        bool bot = player[0] && !(uc_table_people(t) >> seat & 1);
        printf(bot ? "%s %s (%s)" : "%s %s", seat ? "," : "", uc_table_names(t)[seat], player);
    }
    puts(".");
    if (settings->notice) puts(settings->notice);
    struct sigaction before[2];
    take_signals(&p, before);
    while (!p.ended && !asked_to_end) step(&p);
    give_signals_back(before);
    if (!p.ended) finish(&p, TUI_CLOSED);
    free(p.line);
    return p.end;
}

tui_answer plain_menu(const char *question, const tui_entry *entries, int count, int *ret_index) {
    char *buffer = NULL;
    size_t room = 0;
    tui_answer answer = TUI_MENU_CLOSED;
    for (int i = 0; i < count; i++) printf("%3d  %s: %s\n", i + 1, entries[i].title, entries[i].note);
    for (;;) {
        printf("%s ", question);
        char *line = read_line(&buffer, &room);
        if (!line) break;
        if (!strcasecmp(line, "quit") || !strcasecmp(line, "q")) {
            answer = TUI_MENU_LEFT;
            break;
        }
        uint64_t number = 0;
        read_whole(line, 1, (uint64_t)count, &number);
        for (int i = 0; i < count && !number; i++)
            if (*line && !strcasecmp(line, entries[i].title)) number = (uint64_t)i + 1;
        if (number) {
            *ret_index = (int)number - 1;
            answer = TUI_MENU_CHOSEN;
            break;
        }
        printf("Type a number of 1 to %d, or quit.\n", count);
    }
    free(buffer);
    return answer;
}
