/* A program in a seat.
 *
 * Messages to the program collect in the outbox and are sent when it is asked, so that a game costs one write
 * per decision. The program is started when it is first asked. Whatever the program does, a turn ends in
 * time: it answers, or the turn is lost. A program that exits, floods, or is too slow several turns in a row
 * is terminated and restarted in the next game, for a limited number of games in a row.
 */
#include "bots/external.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>

#include "bots/process.h"
#include "upcard/protocol.h"

enum {
    OUTBOX_MAX = 8 * UC_SENT_MAX,
    FLOOD = 1 << 16, /* bytes of answers to one request that are read */
    SLOW_MAX = 3,    /* turns in a row */
    CRASHES_MAX = 3, /* games in a row */
    DYING_MS = 50,   /* for a program that has closed its output: time to see how it ends */
    CLOSING_MS = 500
};

struct uc_external {
    const char *command; /* in `player` */
    uc_player player;
    process process;
    uint64_t seq;     /* moves in this game */
    uint64_t request; /* of the present or last request; never used again */
    bool answered;    /* this process has answered in this game */
    bool proven;      /* it has answered in an earlier game */
    int slow;         /* turns in a row */
    int crashes;      /* games in a row in which it was terminated */
    bool down;        /* it gets no more requests in this game */
    uc_fault why;     /* the fault of the turns that it then loses */
    uc_faults faults;
    size_t held;     /* bytes in the inbox */
    size_t size;     /* bytes in the outbox */
    size_t reserved; /* bytes at its start that must be sent: at most two lines */
    bool partial;    /* the program has received a part of the first line */
    char inbox[UC_RECEIVED_MAX + 1];
    char outbox[OUTBOX_MAX];
};

uc_external *external_new(const uc_player *player, uc_text *message) {
    uc_external *e = calloc(1, sizeof *e);
    if (!e) return uc_text_add(message, "out of memory"), NULL;
    e->player = *player;
    e->command = e->player.text + player->command;
    return e;
}

const uc_faults *external_faults(const uc_external *e) {
    return &e->faults;
}

/* ---- messages to it ---- */

/** The remaining bytes of a line that the program has received a part of. */
static size_t rest_of_line(const uc_external *e) {
    return e->partial ? (size_t)((const char *)memchr(e->outbox, '\n', e->size) - e->outbox) + 1 : 0;
}

/** Sends the bytes that the program accepts; a line that is partly sent must be sent to its end. False: the
 * program is gone. */
static bool flush(uc_external *e) {
    size_t sent = 0;
    bool fine = process_send(&e->process, e->outbox, e->size, &sent);
    if (!sent) return fine;
    e->partial = e->outbox[sent - 1] != '\n';
    e->size -= sent;
    e->reserved = e->reserved > sent ? e->reserved - sent : 0;
    memmove(e->outbox, e->outbox + sent, e->size);
    if (!e->reserved) e->reserved = rest_of_line(e);
    return fine;
}

/** Begins a line. A program that does not read misses events, but no requests: a full outbox is cut to its
 * reserved lines. */
static uc_text begin_line(uc_external *e) {
    uc_text text;
    if (OUTBOX_MAX - e->size < UC_SENT_MAX && e->process.id) flush(e);
    if (OUTBOX_MAX - e->size < UC_SENT_MAX) e->size = e->reserved;
    uc_text_start(&text, e->outbox + e->size, UC_SENT_MAX);
    return text;
}

static void end_line(uc_external *e, uc_text *text) {
    uc_text_add(text, "\n");
    if (uc_text_whole(text)) e->size += text->length;
}

/** Starts a new game and discards unsent messages of the last one. */
static void queue_welcome(uc_external *e, const uc_view *view) {
    e->size = rest_of_line(e);
    uc_text text = begin_line(e);
    uc_encode_welcome(&text, view);
    end_line(e, &text);
    e->reserved = e->size;
}

static void queue_view(uc_external *e, const uc_view *view) {
    uc_text text = begin_line(e);
    uc_encode_view(&text, e->seq, view);
    end_line(e, &text);
}

static void queue_ask(uc_external *e, const uc_view *view) {
    queue_view(e, view);
    uc_text text = begin_line(e);
    uc_encode_ask(&text, e->seq, e->request, view, e->player.budget.ms);
    end_line(e, &text);
}

void external_observe(uc_external *e, uint64_t seq, const uc_game *game, const uc_event *seen, int count) {
    e->seq = seq;
    if (e->down || !count) return;
    uc_text text = begin_line(e);
    uc_encode_events(&text, e->seq, game, seen, count);
    end_line(e, &text);
}

/* ---- faults ---- */

static void count_fault(uc_external *e, uc_fault fault, const char *sentence) {
    e->faults.turns[fault]++;
    if (e->faults.first[0]) return;
    uc_text text;
    uc_text_start(&text, e->faults.first, sizeof e->faults.first);
    uc_text_add(&text, sentence);
}

/** Ends the process, if one runs, and discards unsent messages. Returns as process_end. */
static int end_process(uc_external *e, int grace_ms) {
    int status = e->process.id ? process_end(&e->process, grace_ms) : -1;
    e->held = e->size = e->reserved = 0;
    e->partial = false;
    e->answered = e->proven = false;
    e->slow = 0;
    return status;
}

static void stop_for_game(uc_external *e, uc_fault why) {
    end_process(e, 0);
    e->down = true;
    e->why = why;
    e->crashes++;
}

/** Records a turn lost by a program that keeps running, and sends it an error. */
static void lose_turn(uc_external *e, uc_fault fault, const char *code, const uc_game *game, uc_rule rule,
                      const char *sentence) {
    char told[UC_MESSAGE_MAX];
    uc_text text;
    uc_text_start(&text, told, sizeof told);
    uc_text_add(&text, "it ");
    uc_text_add(&text, sentence);
    count_fault(e, fault, told);
    uc_text line = begin_line(e);
    uc_encode_error(&line, e->request, code, game, rule, sentence);
    end_line(e, &line);
    flush(e);
}

static void lose_slow(uc_external *e) {
    char sentence[UC_MESSAGE_MAX];
    snprintf(sentence, sizeof sentence, "did not answer within %u ms", (unsigned)e->player.budget.ms);
    lose_turn(e, UC_FAULT_SLOW, "too_slow", NULL, 0, sentence);
    if (++e->slow == SLOW_MAX) stop_for_game(e, UC_FAULT_SLOW);
}

static void lose_flood(uc_external *e) {
    count_fault(e, UC_FAULT_NONSENSE, "it wrote too much");
    stop_for_game(e, UC_FAULT_NONSENSE);
}

/** Describes how the program ended, from a status of waitpid: the shell reports 128 and more if a signal
 * ended its command, and 126 or 127 if it could not start it. */
static uc_fault describe_end(int status, bool used, uc_text *sentence) {
    int code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    bool started = used || (code != 126 && code != 127);
    uc_text_add(sentence, !started     ? "it could not be started: the shell ended with status "
                          : code > 128 ? "it was ended by signal "
                                       : "it ended with status ");
    uc_text_add_number(sentence, code > 128 ? code - 128 : code);
    return started ? UC_FAULT_ENDED : UC_FAULT_START;
}

static void lose_ended(uc_external *e) {
    char buffer[UC_MESSAGE_MAX];
    uc_text sentence;
    bool used = e->answered || e->proven;
    int status = end_process(e, DYING_MS);
    uc_fault fault = UC_FAULT_ENDED;
    uc_text_start(&sentence, buffer, sizeof buffer);
    if (status == -1)
        uc_text_add(&sentence, "it closed its output");
    else
        fault = describe_end(status, used, &sentence);
    count_fault(e, fault, buffer);
    stop_for_game(e, fault);
}

/* ---- its answers ---- */

typedef enum answer { ANSWER_NONE, ANSWER_MOVE, ANSWER_LOST, ANSWER_CLOSED } answer;

/** Reports a line that is not a message, shortened and without control characters. */
static answer lose_nonsense(uc_external *e, const char *line, size_t length, const char *reason) {
    char sentence[UC_MESSAGE_MAX], shown[41];
    size_t count = length < sizeof shown - 1 ? length : sizeof shown - 1;
    for (size_t i = 0; i < count; i++) shown[i] = line[i] >= ' ' && line[i] <= '~' ? line[i] : '?';
    shown[count] = '\0';
    snprintf(sentence, sizeof sentence, "wrote \"%s%s\", which is not a message: %s", shown,
             count < length ? "..." : "", reason);
    lose_turn(e, UC_FAULT_NONSENSE, "bad_message", NULL, 0, sentence);
    return ANSWER_LOST;
}

/** The reason comes from the view, so a program learns nothing by trying illegal moves. */
static answer lose_illegal(uc_external *e, const uc_view *view, const char *word, int move) {
    char sentence[UC_MESSAGE_MAX];
    int seat = view->state.head.viewer;
    uc_state copy = view->state;
    uc_text text;
    uc_text_start(&text, sentence, sizeof sentence);
    uc_text_add(&text, "chose \"");
    uc_text_add(&text, word);
    uc_text_add(&text, "\": ");
    uc_result result = {.error = UC_UNKNOWN_MOVE};
    if (move >= 0) {
        result = uc_apply(&copy, seat, (uc_move)move, NULL);
        uc_refusal_text(&text, &view->state, seat, (uc_move)move, result);
    } else {
        uc_text_add(&text, "no such move");
    }
    lose_turn(e, UC_FAULT_ILLEGAL, uc_error_word(result.error), uc_game_of(&copy), result.rule, sentence);
    return ANSWER_LOST;
}

static answer judge_move(uc_external *e, const uc_view *view, const char *word, uc_move *ret_move) {
    uc_move legal[UC_MOVES_MAX];
    int count = uc_view_legal(view, legal);
    int move = uc_move_parse(uc_game_of(&view->state), word, strlen(word));
    for (int i = 0; i < count; i++) {
        if (legal[i] != move) continue;
        *ret_move = legal[i];
        e->answered = true;
        e->slow = 0;
        return ANSWER_MOVE;
    }
    return lose_illegal(e, view, word, move);
}

static answer judge_line(uc_external *e, const uc_view *view, const char *line, size_t length,
                         uc_move *ret_move) {
    char reason[UC_MESSAGE_MAX];
    uc_text why;
    uc_command received;
    uc_text_start(&why, reason, sizeof reason);
    if (!uc_command_decode(&received, line, length, &why)) return lose_nonsense(e, line, length, reason);
    if (received.type != UC_COMMAND_MOVE || (uint64_t)received.request < e->request) return ANSWER_NONE;
    if ((uint64_t)received.request > e->request)
        return lose_nonsense(e, line, length, "there is no such request");
    return judge_move(e, view, received.move, ret_move);
}

/** The first answer among the complete lines received. */
static answer judge_lines(uc_external *e, const uc_view *view, uc_move *ret_move) {
    answer found = ANSWER_NONE;
    size_t at = 0;
    for (char *end; !found && (end = memchr(e->inbox + at, '\n', e->held - at));) {
        size_t length = (size_t)(end - e->inbox) - at;
        found = judge_line(e, view, e->inbox + at, length, ret_move);
        at += length + 1;
    }
    e->held -= at;
    memmove(e->inbox, e->inbox + at, e->held);
    return found;
}

static answer listen_until(uc_external *e, const uc_view *view, int64_t deadline_ms, uc_move *ret_move) {
    for (size_t received = 0;;) {
        answer found = judge_lines(e, view, ret_move);
        if (found) return found;
        if (received > FLOOD || e->held == sizeof e->inbox) return lose_flood(e), ANSWER_LOST;
        bool open = flush(e); /* a program that reads no more may already have answered */
        process_status ready = open ? process_wait(&e->process, e->size > 0, deadline_ms) : PROCESS_READY;
        if (ready == PROCESS_TIMEOUT) return lose_slow(e), ANSWER_LOST;
        ssize_t more = process_read(&e->process, e->inbox + e->held, sizeof e->inbox - e->held);
        if (more < 0 || (!open && !more)) return ANSWER_CLOSED;
        e->held += (size_t)more;
        received += (size_t)more;
    }
}

/** Starts the program unless it runs; if it cannot be started, returns false, and the turn is lost. */
static bool start(uc_external *e) {
    char sentence[UC_MESSAGE_MAX];
    int error = e->process.id ? 0 : process_start(&e->process, e->command);
    if (!error) return true;
    snprintf(sentence, sizeof sentence, "it could not be started: %s", strerror(error));
    count_fault(e, UC_FAULT_START, sentence);
    stop_for_game(e, UC_FAULT_START);
    return false;
}

static answer ask(uc_external *e, const uc_view *view, uc_move *ret_move) {
    if (!start(e)) return ANSWER_LOST;
    queue_ask(e, view);
    return listen_until(e, view, process_clock_ms() + e->player.budget.ms, ret_move);
}

bool external_choose(uc_external *e, const uc_view *view, uc_move *ret_move) {
    e->request++;
    if (e->down) return count_fault(e, e->why, ""), false;
    answer found = ask(e, view, ret_move);
    if (found == ANSWER_CLOSED && e->proven &&
        !e->answered) { /* a program may play one game and end: that is no fault */
        end_process(e, DYING_MS);
        queue_welcome(e, view);
        found = ask(e, view, ret_move);
    }
    if (found == ANSWER_CLOSED) lose_ended(e);
    e->faults.played += found == ANSWER_MOVE;
    return found == ANSWER_MOVE;
}

/* ---- games ---- */

void external_begin(uc_external *e, uint64_t seq, const uc_view *view) {
    e->seq = seq;
    e->proven |= e->answered;
    e->answered = false;
    e->down = e->crashes >= CRASHES_MAX;
    if (e->down) return;
    queue_welcome(e, view);
    queue_view(e, view);
}

void external_finish(uc_external *e, const uc_view *last) {
    if (!e->process.id) return;
    uc_text text = begin_line(e);
    uc_encode_end(&text, e->seq, last);
    end_line(e, &text);
    flush(e);
    e->crashes = 0;
}

void external_free(uc_external *e) {
    end_process(e, CLOSING_MS);
    free(e);
}
