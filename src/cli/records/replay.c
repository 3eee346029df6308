/* upcard replay: a recorded game, step by step. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/arguments.h"
#include "cli/commands.h"
#include "tui/event_sentence.h"
#include "upcard/record.h"
#include "upcard/table.h"

static const char help[] = "usage: upcard replay FILE [--all | --json | --link]\n"
                           "\n"
                           "Shows a recorded game move by move, with the totals after each round. FILE is a\n"
                           "record, a link (upcard1...), or - for standard input. On a terminal it waits\n"
                           "for Enter after each move of a seat; q quits, and a shows the rest without\n"
                           "waiting.\n"
                           "\n"
                           "  --all    does not wait\n"
                           "  --json   one JSON object per move: mover, move, events and the state after it\n"
                           "  --link   only prints the compact form of the record, which fits into a URL\n"
                           "\n"
                           "example: upcard replay game.upcard\n";

typedef struct replay {
    uc_record record;
    char names[UC_SEATS_MAX][UC_NAME_MAX];
    char shown[UC_SEATS_MAX][UC_NAME_MAX];
    const char *name[UC_SEATS_MAX];
    const char *path;            /* of the file */
    unsigned made[UC_SEATS_MAX]; /* decisions so far */
    bool json, wait;
} replay;

/* People by their names in the record, bots by the names they had at the table. */
static void read_names(replay *r) {
    char names[UC_SEATS_MAX][UC_NAME_MAX];
    const char *players[UC_SEATS_MAX];
    int seats = r->record.state.head.seats;
    uc_record_read_names(&r->record, r->names);
    for (int seat = 0; seat < seats; seat++) players[seat] = r->names[seat];
    uc_table_name_seats(players, seats, names);
    for (int seat = 0; seat < seats; seat++) {
        bool bot = uc_table_is_bot(players[seat]);
        const char *name = bot ? names[seat] : r->names[seat];
        if (*name)
            snprintf(r->shown[seat], sizeof r->shown[seat], "%s", name);
        else
            snprintf(r->shown[seat], sizeof r->shown[seat], "Seat %d", seat);
        r->name[seat] = r->shown[seat];
        if (!r->json)
            printf("seat %d: %s%s%s\n", seat, r->shown[seat], bot ? ", " : "", bot ? r->names[seat] : "");
    }
}

static void print_json(const replay *r, const uc_events *events) {
    static char buffer[2 * UC_JSON_MAX];
    const uc_game *game = uc_game_of(&r->record.state);
    uc_text text;
    uc_text_start(&text, buffer, sizeof buffer);
    uc_text_add(&text, "{\"mover\":");
    if (r->record.mover == UC_CHANCE)
        uc_text_add(&text, "\"chance\"");
    else
        uc_text_add_number(&text, r->record.mover);
    uc_text_add(&text, ",\"move\":\"");
    uc_move_text(&text, game, r->record.move);
    uc_text_add(&text, "\",\"events\":[");
    for (uint32_t i = 0; i < events->count; i++) {
        if (i) uc_text_add(&text, ",");
        uc_event_json(&text, game, &events->item[i]);
    }
    uc_text_add(&text, "],\"state\":");
    uc_state_json(&text, &r->record.state);
    uc_text_add(&text, "}");
    puts(buffer);
}

static void print_totals(const replay *r) {
    printf("   totals:");
    for (int seat = 0; seat < r->record.state.head.seats; seat++)
        printf(" %s %d%s", r->name[seat], (int)uc_total(&r->record.state, seat),
               seat + 1 < r->record.state.head.seats ? "," : "\n");
}

/* Whether "1:4-17" or "1:4" names this decision of the seat. */
static bool run_names(const char *run, int seat, unsigned decision) {
    uint64_t of, first, last;
    size_t length = read_digits(run, 0, UC_SEATS_MAX - 1, &of);
    if (!length || run[length] != ':' || (int)of != seat) return false;
    run += length + 1;
    length = read_digits(run, 0, UINT32_MAX, &first);
    if (!length) return false;
    if (run[length] != '-') return decision == first;
    return read_digits(run + length + 1, first, UINT32_MAX, &last) && decision >= first && decision <= last;
}

/* Whether a bot stood in for the person who made this decision: the record's line "stand_ins 1:4-17 0:3". */
static bool stood_in(const replay *r, int seat, unsigned decision) {
    size_t length = 0;
    const char *runs = uc_record_value(&r->record, "stand_ins", &length);
    for (const char *end = runs ? runs + length : NULL; runs < end; runs++) {
        if (run_names(runs, seat, decision)) return true;
        runs += strcspn(runs, " \n");
    }
    return false;
}

static void print_mover(const replay *r) {
    int mover = r->record.mover;
    if (mover == UC_CHANCE)
        printf("*");
    else if (stood_in(r, mover, r->made[mover]))
        printf("a bot for %s", r->name[mover]);
    else
        printf("%s", r->name[mover]);
}

static void print_move(const replay *r, int number, const uc_events *events) {
    char buffer[UC_MOVE_TEXT_MAX], sentence[SENTENCE_MAX];
    uc_text text;
    uc_text_start(&text, buffer, sizeof buffer);
    uc_move_text(&text, uc_game_of(&r->record.state), r->record.move);
    printf("%4d  ", number);
    print_mover(r);
    printf(": %s\n", buffer);
    for (uint32_t i = 0; i < events->count; i++) {
        uc_text_start(&text, sentence, sizeof sentence);
        uc_event_sentence(&text, uc_game_of(&r->record.state), &events->item[i], r->name);
        name_seats(sentence, r->record.state.head.seats, r->name);
        printf("      %s\n", sentence);
    }
}

/* Waits for Enter on a terminal; false if the reader quits. */
static bool wait_for_enter(replay *r) {
    char line[16];
    if (!r->wait) return true;
    fputs("-- Enter: next   a: all   q: quit ", stdout);
    fflush(stdout);
    if (!fgets(line, sizeof line, stdin)) return false;
    fputs("\x1b[1A\x1b[K", stdout); /* the question goes away */
    if (line[0] == 'a') r->wait = false;
    return line[0] != 'q';
}

static int print_game(replay *r) {
    char buffer[2 * UC_MESSAGE_MAX];
    uc_text message;
    uc_text_start(&message, buffer, sizeof buffer);
    static uc_events events;
    uint32_t round = r->record.state.head.round;
    int more, number = 0;
    while (events.count = 0, (more = uc_record_next(&r->record, &events, &message)) > 0) {
        number++;
        if (r->record.mover != UC_CHANCE) r->made[r->record.mover]++;
        if (r->json)
            print_json(r, &events);
        else
            print_move(r, number, &events);
        bool ended = r->record.state.head.round != round || uc_over(&r->record.state);
        if (ended && !r->json) print_totals(r);
        round = r->record.state.head.round;
        if (r->record.mover != UC_CHANCE && !wait_for_enter(r)) return finish_output("replay");
    }
    if (more < 0) {
        fflush(stdout);
        return record_failure("replay", r->path, buffer);
    }
    if (!r->json && !uc_over(&r->record.state)) puts("The record ends here; the game is not over.");
    return finish_output("replay");
}

/* Prints the compact form. */
static int print_link(const char *path, const char *text, size_t length) {
    char buffer[2 * UC_MESSAGE_MAX],
        *link = malloc(2 * length + 4096); /* a link is shorter than its record */
    uc_text out, message;
    if (!link) return failure("replay", "out of memory");
    uc_text_start(&out, link, 2 * length + 4096);
    uc_text_start(&message, buffer, sizeof buffer);
    int status = STATUS_FINE;
    if (uc_link_write(&out, text, length, &message)) status = record_failure("replay", path, buffer);
    if (!status) puts(link);
    free(link);
    return status ? status : finish_output("replay");
}

int cmd_replay(int argc, char **argv) {
    static replay r;
    bool all = false, link = false;
    for (int i = 1; i < argc; i++) {
        if (!strcmp(argv[i], "--help")) return fputs(help, stdout), finish_output("replay");
        if (!strcmp(argv[i], "--json"))
            r.json = true;
        else if (!strcmp(argv[i], "--all"))
            all = true;
        else if (!strcmp(argv[i], "--link"))
            link = true;
        else if (argv[i][0] == '-' && argv[i][1])
            return usage_error("replay", "unknown option %s", argv[i]);
        else if (r.path)
            return usage_error("replay", "only one file can be named, not %s too", argv[i]);
        else
            r.path = argv[i];
    }
    if (!r.path) return usage_error("replay", "which file?");
    size_t length;
    char *text = read_record("replay", r.path, &length), buffer[2 * UC_MESSAGE_MAX];
    if (!text) return STATUS_FAILED;
    r.wait = !all && !r.json && strcmp(r.path, "-") != 0 && isatty(STDIN_FILENO) && isatty(STDOUT_FILENO);
    uc_text message;
    uc_text_start(&message, buffer, sizeof buffer);
    int status;
    if (link) {
        status = print_link(r.path, text, length);
    } else if (uc_record_open(&r.record, text, length, &message)) {
        status = record_failure("replay", r.path, buffer);
    } else {
        read_names(&r);
        status = print_game(&r);
    }
    free(text);
    return status;
}
