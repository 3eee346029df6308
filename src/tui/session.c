/* A game on a screen: turns, questions, and keys. */
#include "tui/session.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

#include "session/turn.h"
#include "tui/hint.h"

/* The least time in ms of an automatic move that others see, and the factor of the longest. */
enum { CHOICE_MS = 1500, CHOICE_SPREAD = 2 };

void session_end(session *s, tui_end end) {
    if (!s->ended) s->end = end;
    s->ended = true;
}

static bool several_people(const uc_table *t) {
    uint64_t people = uc_table_people(t);
    return people & (people - 1);
}

/** Hands must be covered between the turns of people. */
static bool covered(const session *s) {
    return uc_table_game(s->table)->secret_hands && several_people(s->table);
}

static void show_message(session *s, bool warning, const char *text) {
    snprintf(s->message, sizeof s->message, "%s", text);
    s->warning = warning;
}

static void no_choices(session *s) {
    s->choices.count = 0;
    s->cursor = -1;
}

/** The viewer while no person decides: the only person, else a spectator. */
static int onlooker(const session *s) {
    uint64_t people = uc_table_people(s->table);
    if (people && !(people & (people - 1))) return __builtin_ctzll(people);
    return covered(s) || !people || s->viewer == UC_SPECTATOR ? UC_SPECTATOR : s->viewer;
}

static void keep(session *s) {
    uc_text text;
    uc_text_start(&text, s->unkept, sizeof s->unkept);
    if (!s->settings->keep) return;
    if (s->settings->keep(s->settings->user, s->table, &text))
        s->unkept[0] = '\0';
    else
        show_message(s, true, s->unkept);
}

/** Draws the chance moves that follow the last move, and saves both before anybody sees them or the game
 * waits for anybody. */
static void settle(session *s) {
    if (s->settings->remote) return;
    if (!uc_table_draw(s->table)) session_end(s, TUI_FAILED);
    keep(s);
}

static bool too_small(session *s) {
    int rows, columns;
    s->front->size(s->front, &rows, &columns);
    return rows < TUI_ROWS_MIN || columns < TUI_COLUMNS_MIN;
}

/** Reads what a remote table has sent, and leaves if that table is gone. */
static void poll_remote(session *s) {
    const tui_remote *remote = s->settings->remote;
    if (!remote) return;
    const char *notice = remote->notice(remote->context);
    if (notice) show_message(s, false, notice);
    if (remote->gone(remote->context)) session_end(s, TUI_GONE);
}

/** Waits for a key; a click on nothing only redraws. While the terminal is too small for the game, every key
 * but the one to leave is ignored, and no bot moves. */
static int next_key(session *s, int timeout_ms) {
    front_input input = s->front->wait(s->front, too_small(s) ? -1 : timeout_ms);
    poll_remote(s);
    if (too_small(s) && input.key != FRONT_CLOSED) {
        if (input.key == 'q') session_end(s, TUI_LEFT);
        return FRONT_RESIZED;
    }
    if (input.key == FRONT_CLICK) {
        int key = canvas_clicked(&s->canvas, input.row, input.column);
        return key ? key : FRONT_RESIZED;
    }
    if (input.key == FRONT_CLOSED) session_end(s, TUI_CLOSED);
    return input.key;
}

static void ask_to_leave(session *s) {
    char before[sizeof s->question];
    memcpy(before, s->question, sizeof before);
    choices list = s->choices;
    int cursor = s->cursor;
    no_choices(s);
    keep(s); /* what failed before may succeed now */
    snprintf(s->question, sizeof s->question, "Leave? %sy: leave   any other key: play on",
             s->settings->remote                  ? "A bot plays for you until you come back. "
             : s->settings->keep && !s->unkept[0] ? "The game is saved. "
                                                  : "");
    screen_show(s);
    int key = next_key(s, -1);
    while (!s->ended && (key == FRONT_RESIZED || key == FRONT_NOTHING)) screen_show(s), key = next_key(s, -1);
    if (key == 'y' || key == 'Y' || key == 'q') session_end(s, TUI_LEFT);
    memcpy(s->question, before, sizeof before);
    s->choices = list;
    s->cursor = cursor;
}

/** After an undo or a round, everything until now counts as seen. */
static void forget_seen(session *s) {
    s->seen = uc_table_event_count(s->table);
    s->rounds_shown = uc_table_round_count(s->table);
}

static bool undo(session *s) {
    if (s->settings->remote)
        return show_message(s, true, "Undo is not possible in a game with other people."), false;
    if (!uc_table_can_undo(s->table)) {
        show_message(s, true,
                     several_people(s->table) ? "Undo works only for one person against bots."
                                              : "There is nothing to take back.");
        return false;
    }
    if (!uc_table_undo(s->table)) return session_end(s, TUI_FAILED), false;
    forget_seen(s);
    s->refused = 0;
    show_message(s, false, "Your last decision is taken back.");
    keep(s);
    return true;
}

/** Shows the best moves of the seat that is to decide. */
static void hint(session *s) {
    const char *none = tui_no_hints(s->settings);
    if (none) {
        show_message(s, true, none);
        return;
    }
    if (!s->choices.count || s->viewer >= uc_table_seats(s->table)) {
        show_message(s, true, "There is no hint: it is not your decision.");
        return;
    }
    show_message(s, false, "Thinking for a second ...");
    screen_show(s);
    s->message[0] = '\0';
    if (!hint_show(s)) session_end(s, TUI_FAILED);
}

/** Keys that mean the same everywhere; *ret_undone if the table changed. Returns false for other keys. */
static bool common_key(session *s, int key, bool *ret_undone) {
    const tui_remote *remote = s->settings->remote;
    if (remote && remote->key(remote->context, key)) return poll_remote(s), true;
    switch (key) {
    case '?': help_show(s); return true;
    case FRONT_TAB: scores_show(s, false); return true;
    case 'l':
    case 'L': log_show(s); return true;
    case 'h':
    case 'H': hint(s); return true;
    case 'q':
    case 'Q': ask_to_leave(s); return true;
    case 'u': *ret_undone = undo(s); return true;
    case FRONT_RESIZED: return true;
    default: return false;
    }
}

/* ---- choosing ---- */

/** The plays out of turn of the only person (UF-7.10). */
static void add_jumps(session *s, int seat) {
    uc_move moves[UC_MOVES_MAX];
    int call = turn_is_open(&s->view.state, seat), count = turn_moves(&s->view.state, seat, moves);
    for (int i = call; i < count; i++) {
        char label[CHOICE_LABEL_MAX];
        uc_text text;
        uc_text_start(&text, label, sizeof label);
        s->skin->label(&text, &s->view, moves[i], uc_table_names(s->table));
        choice *c = choices_add(&s->choices, '1' + i - call, moves[i], NO_SPOT, true, label);
        if (c) c->mover = (uint8_t)seat;
    }
}

/** Others at the screen may act out of turn too; if there is only one such move, its key is c. */
static void add_callers(session *s) {
    static const char keys[] = "!@#$%&*()";
    uint64_t callers = uc_table_callers(s->table);
    for (int i = 0; callers && keys[i]; callers &= callers - 1, i++) {
        char label[CHOICE_LABEL_MAX];
        uc_text text;
        int seat = __builtin_ctzll(callers), key = callers & (callers - 1) || i ? keys[i] : 'c';
        if (!several_people(s->table)) add_jumps(s, seat);
        if (!turn_is_open(uc_table_state(s->table), seat)) continue;
        uc_text_start(&text, label, sizeof label);
        add_call(&text, &s->view, seat, uc_table_names(s->table));
        uc_move move = uc_call_of(&s->view.state, seat);
        choice *c = choices_add(&s->choices, key, move, NO_SPOT, true, label);
        if (c) c->mover = (uint8_t)seat;
    }
}

static void first_cursor(session *s) {
    s->cursor = -1;
    for (int i = s->choices.count; i-- > 0;)
        if (s->choices.item[i].legal) s->cursor = i;
}

/** The choices of the seat that decides, after its pick. */
static void make_choices(session *s, int seat, int picked) {
    uc_move legal[UC_MOVES_MAX];
    uc_text text;
    uc_table_view(s->table, seat, &s->view);
    int count = uc_view_legal(&s->view, legal);
    s->choices.seat = seat;
    s->choices.count = 0;
    s->choices.picked = picked;
    s->skin->choose(&s->choices, &s->view, legal, count, uc_table_names(s->table));
    if (picked == NO_PICK && several_people(s->table)) add_callers(s);
    first_cursor(s);
    uc_text_start(&text, s->question, sizeof s->question);
    add_possessive(&text, uc_table_names(s->table)[seat]);
    uc_text_add(&text, " turn. ");
    s->skin->ask(&text, &s->view);
}

static void move_cursor(session *s, int by) {
    int count = s->choices.count;
    if (!count) return;
    for (int step = 0; step < count; step++) {
        s->cursor = (s->cursor + by + count) % count;
        if (!s->choices.item[s->cursor].quiet || s->choices.item[s->cursor].spot != NO_SPOT) return;
    }
}

static int choice_of_key(const session *s, int key) {
    for (int i = 0; i < s->choices.count; i++)
        if (s->choices.item[i].key && s->choices.item[i].key == key) return i;
    if ((key == FRONT_ENTER || key == ' ') && s->cursor >= 0) return s->cursor;
    return -1;
}

/** Applies a choice; true if it made a move. */
static bool take(session *s, const choice *chosen) {
    char sentence[SENTENCE_MAX];
    choice c = *chosen;
    if (c.move < 0) {
        make_choices(s, s->choices.seat, c.pick);
        return false;
    }
    size_t told = uc_table_event_count(s->table);
    const tui_remote *remote = s->settings->remote;
    uc_result result = {.error = UC_OK};
    if (!c.legal)
        result = uc_table_refusal(s->table, c.mover, (uc_move)c.move);
    else if (remote)
        remote->send(remote->context, (uc_move)c.move);
    else
        result = uc_table_apply(s->table, c.mover, (uc_move)c.move);
    if (result.error == UC_NO_MEMORY) return session_end(s, TUI_FAILED), false;
    if (result.error) {
        refusal_sentence(s->table, c.mover, (uc_move)c.move, result, sentence);
        show_message(s, true, sentence);
        s->refused = result.rule;
        return false;
    }
    s->seen = told;
    s->refused = 0;
    s->message[0] = '\0';
    settle(s);
    return true;
}

/** One key of the deciding seat: true if the decision is made, or undone. */
static bool decision_key(session *s, int key) {
    bool undone = false;
    const tui_remote *remote = s->settings->remote;
    if (remote && remote->key(remote->context, key)) return poll_remote(s), s->ended;
    int chosen = choice_of_key(s, key);
    if (chosen >= 0) return take(s, &s->choices.item[chosen]);
    if (common_key(s, key, &undone)) return undone || s->ended;
    if (key == FRONT_LEFT || key == FRONT_UP)
        move_cursor(s, -1);
    else if (key == FRONT_RIGHT || key == FRONT_DOWN)
        move_cursor(s, 1);
    else if (key == FRONT_ESCAPE || key == FRONT_BACKSPACE)
        make_choices(s, s->choices.seat, NO_PICK);
    else if (key != FRONT_NOTHING && key != FRONT_CLOSED)
        show_message(s, true, "No choice has this key. ?: rules and keys");
    return s->ended;
}

/** Covers the table until the named person presses a key. */
static bool uncover(session *s, int seat) {
    if (!covered(s) || s->viewer == seat) return true;
    s->viewer = UC_SPECTATOR;
    no_choices(s);
    for (bool undone = false; !s->ended;) {
        snprintf(s->question, sizeof s->question,
                 "%s, it is your turn. Press Enter when only you see the screen.",
                 uc_table_names(s->table)[seat]);
        screen_show(s);
        int key = next_key(s, -1);
        if (common_key(s, key, &undone) || key == FRONT_NOTHING) continue;
        if (key == FRONT_ENTER || key == ' ') return true;
    }
    return false;
}

/** Whether a seat has learned something hidden from others since its last decision. */
static bool learned_secret(const session *s, int seat) {
    for (size_t i = s->seen; i < uc_table_event_count(s->table); i++) {
        uc_event event;
        uc_table_event(s->table, i, seat, &event);
        if (event.visible_to == seat) return true;
    }
    return false;
}

/** Shows a person the result of the move before the hand is covered again. */
static void cover(session *s, int seat) {
    int next = UC_NOBODY;
    uc_turn turn = uc_table_next(s->table, &next);
    bool goes_on = turn == UC_TURN_PERSON && next == seat;
    bool round_over = uc_table_round_count(s->table) > s->rounds_shown;
    if (!covered(s) || goes_on || round_over || !learned_secret(s, seat)) return;
    no_choices(s);
    for (bool undone = false; !s->ended;) {
        snprintf(s->question, sizeof s->question, "%s, your turn is over. Press Enter to cover your hand.",
                 uc_table_names(s->table)[seat]);
        screen_show(s);
        int key = next_key(s, -1);
        if (!common_key(s, key, &undone) && (key == FRONT_ENTER || key == ' ')) break;
    }
    s->viewer = UC_SPECTATOR;
}

/** Whether a remote table still waits for the same decision. */
static bool asked_still(const session *s, size_t moves) {
    const tui_remote *remote = s->settings->remote;
    return !remote || (uc_table_move_count(s->table) == moves && remote->asked(remote->context));
}

/** The delay in ms of an automatic move, the only legal one; -1 if the person decides. With others at the
 * table it takes about as long as a choice, so the timing does not reveal that there was none. */
static int own_time_ms(const session *s) {
    struct timespec now;
    if (!skin_by_itself(s->skin, &s->view)) return -1;
    if (!s->settings->remote && !covered(s)) return s->settings->pause_ms;
    clock_gettime(CLOCK_REALTIME, &now);
    return CHOICE_MS + (int)(now.tv_nsec / 1000000) * CHOICE_SPREAD;
}

static void person_decides(session *s, int seat) {
    size_t moves = uc_table_move_count(s->table);
    if (!uncover(s, seat)) return;
    s->viewer = seat;
    make_choices(s, seat, NO_PICK);
    int wait_ms = own_time_ms(s);
    for (bool done = false; !done && !s->ended && asked_still(s, moves);) {
        screen_show(s);
        int key = next_key(s, wait_ms);
        if (key != FRONT_RESIZED && key != FRONT_NOTHING) s->message[0] = '\0';
        bool over = key == FRONT_NOTHING && wait_ms >= 0;
        if (over) first_cursor(s);
        done = decision_key(s, over ? FRONT_ENTER : key);
    }
    if (!s->ended && !s->settings->remote && uc_table_move_count(s->table) > moves) cover(s, seat);
}

/** The time in ms that a person has to call; 0 if there is no pause between moves. */
static int late_ms(const session *s) {
    int pause_ms = s->settings->pause_ms;
    return pause_ms && pause_ms < CHOICE_MS ? CHOICE_MS : pause_ms;
}

/** Lets people act out of turn before a bot continues. A person who can be caught has only a moment to
 * answer. */
static void people_call(session *s) {
    size_t moves = uc_table_move_count(s->table);
    uc_text text;
    s->viewer = onlooker(s);
    uc_table_view(s->table, s->viewer, &s->view);
    no_choices(s);
    s->choices.seat = __builtin_ctzll(uc_table_callers(s->table));
    add_callers(s);
    bool late = !s->settings->remote && s->choices.count == 1 && s->choices.seat == uc_called(&s->view.state);
    choice *c = choices_add(&s->choices, 'g', 0, NO_SPOT, true, "go on");
    const choice *go_on = c;
    s->cursor = 0;
    uc_text_start(&text, s->question, sizeof s->question);
    add_call_question(&text, &s->view, uc_table_names(s->table));
    for (bool done = false; !done && !s->ended && asked_still(s, moves);) {
        screen_show(s);
        int key = next_key(s, late ? late_ms(s) : -1), chosen = choice_of_key(s, key);
        bool over = late && key == FRONT_NOTHING;
        if (over || (chosen >= 0 && &s->choices.item[chosen] == go_on)) {
            uc_table_pass(s->table);
            done = true;
        } else {
            done = decision_key(s, key == FRONT_ESCAPE ? FRONT_NOTHING : key);
        }
    }
}

/** The bot's move; reports a program's failures. */
static void let_bot(session *s, int seat) {
    char sentence[SENTENCE_MAX];
    uint64_t lost = uc_faults_all(uc_table_faults(s->table, seat));
    s->message[0] = '\0';
    if (uc_table_let_bot(s->table, seat, NULL).error) session_end(s, TUI_FAILED);
    if (uc_faults_all(uc_table_faults(s->table, seat)) == lost || !faults_sentence(s->table, seat, sentence))
        return;
    show_message(s, true, sentence);
    if (!lost && text_columns(sentence) > s->canvas.columns - 2) notice_show(s, sentence);
}

/** The line of the others while this seat decides. */
static void set_wait(session *s, int seat) {
    uc_table_view(s->table, s->viewer, &s->view);
    const char *special = s->skin->waits ? s->skin->waits(&s->view) : NULL;
    snprintf(s->question, sizeof s->question, "%s %s ...", uc_table_names(s->table)[seat],
             special ? special : "is to move");
}

/** Shows the next mover for a moment; keys work meanwhile, and any other key continues at once. */
static void bot_moves(session *s, int seat) {
    size_t moves = uc_table_move_count(s->table);
    s->viewer = onlooker(s);
    no_choices(s);
    s->refused = 0;
    for (bool undone = false; !s->ended && !undone;) {
        set_wait(s, seat);
        screen_show(s);
        int key = next_key(s, s->settings->pause_ms);
        if (!common_key(s, key, &undone)) break;
    }
    if (!s->ended && uc_table_move_count(s->table) == moves) let_bot(s, seat);
}

/** Waits for others at a remote table; keys work meanwhile. */
static void others_move(session *s, int seat) {
    const tui_remote *remote = s->settings->remote;
    size_t moves = uc_table_move_count(s->table);
    s->viewer = onlooker(s);
    s->refused = 0;
    no_choices(s);
    for (bool undone = false; !s->ended && uc_table_move_count(s->table) == moves;) {
        int next;
        uc_turn turn = uc_table_next(s->table, &next);
        if ((turn == UC_TURN_PERSON || turn == UC_TURN_CALL) && remote->asked(remote->context)) break;
        bool own = seat == s->viewer;
        snprintf(s->question, sizeof s->question, "%s", own ? "A moment ..." : "");
        if (!own && seat < uc_table_seats(s->table)) set_wait(s, seat);
        screen_show(s);
        int key = next_key(s, -1);
        if (key != FRONT_RESIZED && key != FRONT_NOTHING) s->message[0] = '\0';
        if (!s->ended) common_key(s, key, &undone);
    }
}

/** Shows the end of a round. At a remote table the clock runs, so the scores appear as a page only at the
 * end. */
static void show_round_end(session *s) {
    char text[64];
    s->rounds_shown = uc_table_round_count(s->table);
    snprintf(text, sizeof text, "Round %zu is over. Tab: scores", s->rounds_shown);
    show_message(s, false, text);
}

static void round_over(session *s) {
    if (covered(s)) s->viewer = UC_SPECTATOR;
    s->rounds_shown = uc_table_round_count(s->table);
    if (screen_fits(s) || !s->ended) scores_show(s, true);
    const uc_table *t = s->table;
    s->rounds_shown = uc_table_round_count(t);
    size_t ended = uc_table_round_count(t) ? uc_table_round_events(t, uc_table_round_count(t) - 1) : 0;
    s->seen = s->seen > ended && s->seen <= uc_table_event_count(t) ? s->seen : ended;
}

/** One step: chance, a decision, or the end. */
static void step(session *s) {
    int seat = UC_NOBODY;
    settle(s);
    bool remote = s->settings->remote, passing = remote && !uc_over(uc_table_state(s->table));
    if (!s->ended && uc_table_round_count(s->table) > s->rounds_shown)
        passing ? show_round_end(s) : round_over(s);
    if (s->ended) return;
    uc_turn turn = uc_table_next(s->table, &seat);
    bool asked = remote && s->settings->remote->asked(s->settings->remote->context);
    bool ours = turn == UC_TURN_PERSON || turn == UC_TURN_CALL;
    if (remote && turn != UC_TURN_OVER && !(ours && asked)) {
        others_move(s, seat);
        return;
    }
    switch (turn) {
    case UC_TURN_OVER: session_end(s, TUI_OVER); break;
    case UC_TURN_CHANCE: break; /* after an undo on the page of scores */
    case UC_TURN_BOT: bot_moves(s, seat); break;
    case UC_TURN_PERSON: person_decides(s, seat); break;
    case UC_TURN_CALL: people_call(s); break;
    }
}

/** Waits until the notice has been read. */
static void show_notice(session *s) {
    int key = FRONT_RESIZED;
    no_choices(s);
    while (!s->ended && key != FRONT_ENTER && key != ' ') {
        snprintf(s->question, sizeof s->question, "%s Enter: continue", s->settings->notice);
        screen_show(s);
        key = next_key(s, -1);
        if (key == 'q') ask_to_leave(s);
    }
}

tui_end tui_play(front *f, uc_table *t, const tui_settings *settings) {
    session s = {.front = f,
                 .table = t,
                 .settings = settings,
                 .skin = skin_of(uc_table_game(t)),
                 .viewer = UC_SPECTATOR};
    forget_seen(&s);
    s.viewer = onlooker(&s);
    if (settings->notice) show_notice(&s);
    while (!s.ended) step(&s);
    canvas_free(&s.canvas);
    return s.end;
}
