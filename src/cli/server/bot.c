/* upcard bot: a bot, of this program or another, in a seat of a server. */
#include <getopt.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/arguments.h"
#include "cli/commands.h"
#include "cli/estimates.h"
#include "upcard/bot.h"
#include "upcard/fair.h"
#include "visit/remote.h"

enum { CATCH_MS = 1500, PAUSE_MOST_MS = 5000, PING_S = 20 };

static const char help[] = "usage: upcard bot --server URL --table CODE [OPTION...]\n"
                           "\n"
                           "Takes a seat at a table of a server and plays until the game is over. It\n"
                           "reconnects after a lost connection or a restart of the server.\n"
                           "\n"
                           "  --server URL    the address of the server, or the link of the table (then\n"
                           "                  without --table)\n"
                           "  --table CODE    the table\n"
                           "  --level BOT     the bot: random, easy, normal (default), hard, expert, or\n"
                           "                  with settings such as hard:ms=500\n"
                           "  --exec COMMAND  instead, a program that speaks the table protocol on its\n"
                           "                  standard input and output (docs/protocol.md). It has 10\n"
                           "                  seconds for a move, with ms=N:COMMAND N milliseconds; easy\n"
                           "                  plays the turns that it loses\n"
                           "  --name NAME     its name at the table; with a name, the next run is the same\n"
                           "                  guest and returns to its seat\n"
                           "  --seat N        the seat it wants, from 0; default: any open seat\n"
                           "  --stay          also plays rematches, and ends only when the table closes\n"
                           "\n"
                           "Exit status: 0 the game is over, 1 it could not be played to its end, or the\n"
                           "program never made a move, 2 wrong usage.\n"
                           "\n"
                           "example: upcard bot --server http://127.0.0.1:4040 --table K7QM3F --level hard\n";

typedef struct bot_options {
    const char *server, *table, *level, *exec, *name;
    client_address address;
    int seat;
    bool stay;
} bot_options;

typedef struct bot {
    const bot_options *options;
    uv_loop_t loop;
    uv_timer_t timer;
    uv_signal_t signals[2];
    clients *clients;
    client *client;
    uc_agent agent;
    uc_view view;
    bool started; /* the bot knows the game */
    bool asked;
    uint64_t request;
    uc_move chosen;
    uint64_t seed, games, lost;
    int status;
    bool ended;
} bot;

/* ---- arguments ---- */

enum { OPT_SERVER = 256, OPT_TABLE, OPT_LEVEL, OPT_EXEC, OPT_NAME, OPT_SEAT, OPT_STAY, OPT_HELP };

static const struct option long_options[] = {{"server", required_argument, NULL, OPT_SERVER},
                                             {"table", required_argument, NULL, OPT_TABLE},
                                             {"level", required_argument, NULL, OPT_LEVEL},
                                             {"exec", required_argument, NULL, OPT_EXEC},
                                             {"name", required_argument, NULL, OPT_NAME},
                                             {"seat", required_argument, NULL, OPT_SEAT},
                                             {"stay", no_argument, NULL, OPT_STAY},
                                             {"help", no_argument, NULL, OPT_HELP},
                                             {NULL, 0, NULL, 0}};

static int take_option(bot_options *o, int option, char **argv) {
    uint64_t number;
    switch (option) {
    case OPT_SERVER: o->server = optarg; break;
    case OPT_TABLE: o->table = optarg; break;
    case OPT_LEVEL: o->level = optarg; break;
    case OPT_EXEC: o->exec = optarg; break;
    case OPT_NAME: o->name = optarg; break;
    case OPT_STAY: o->stay = true; break;
    case OPT_SEAT:
        if (!read_whole(optarg, 0, UC_SEATS_MAX - 1, &number))
            return usage_error("bot", "--seat is a number from 0 to %d, not \"%s\"", UC_SEATS_MAX - 1,
                               optarg);
        o->seat = (int)number;
        break;
    case 'h':
    case OPT_HELP: return -1;
    default: return option_error("bot", option, argv);
    }
    return STATUS_FINE;
}

static int read_options(int argc, char **argv, bot_options *o) {
    *o = (bot_options){.seat = -1};
    optind = 1;
    opterr = 0;
    for (int option; (option = getopt_long(argc, argv, ":h", long_options, NULL)) != -1;) {
        int status = take_option(o, option, argv);
        if (status) return status;
    }
    if (optind < argc) return usage_error("bot", "unexpected argument %s", argv[optind]);
    if (!o->server) return usage_error("bot", "which server? --server URL");
    if (o->level && o->exec) return usage_error("bot", "--level or --exec, not both");
    if (o->name && (!*o->name || strlen(o->name) >= CLIENT_NAME_MAX))
        return usage_error("bot", "--name must have 1 to %d bytes", CLIENT_NAME_MAX - 1);
    int status = remote_address("bot", o->server, o->table, &o->address);
    if (status) return status;
    return o->address.table[0] ? STATUS_FINE : usage_error("bot", "which table? --table CODE");
}

static int read_player(const bot_options *o, uc_player *ret_player) {
    char word[UC_PLAYER_MAX + 8], reason[2 * UC_MESSAGE_MAX];
    uc_text message;
    uc_text_start(&message, reason, sizeof reason);
    snprintf(word, sizeof word, "%s%s", o->exec ? "exec:" : "",
             o->exec    ? o->exec
             : o->level ? o->level
                        : "normal");
    if (!uc_player_read(ret_player, word, &message)) return STATUS_FINE;
    return usage_error("bot", "%s", reason);
}

/* ---- playing ---- */

static void end_bot(bot *b, int status) {
    b->status = status;
    b->ended = true;
    client_stop(b->client);
    uv_stop(&b->loop);
}

static void send_move(bot *b) {
    char word[UC_MOVE_TEXT_MAX];
    uc_text text;
    uc_text_start(&text, word, sizeof word);
    uc_move_text(&text, uc_game_of(&b->view.state), b->chosen);
    b->asked = false;
    client_make(b->client, b->request, word);
}

static void waited(uv_timer_t *timer) {
    bot *b = timer->data;
    if (b->asked && !b->client->move.open) send_move(b);
}

/* Chooses and sends a move; messages that arrive meanwhile wait in the socket. A call is sent after a pause,
 * so that people have time to make it themselves. */
static void think(bot *b) {
    uc_move legal[UC_MOVES_MAX];
    if (!b->started || !uc_view_legal(&b->view, legal)) return;
    b->chosen = uc_agent_choose_view(&b->agent, &b->view);
    if (uc_is_call(uc_game_of(&b->view.state), b->chosen))
        uv_timer_start(&b->timer, waited, CATCH_MS, 0);
    else
        send_move(b);
}

/* After a reconnect the server may repeat an ask that was already answered. */
static void on_ask(bot *b, client_message *m) {
    b->request = (uint64_t)message_number(m, "request", 0);
    b->asked = true;
    uv_timer_stop(&b->timer);
    if (!b->client->move.open) think(b);
}

static void refuse_view(bot *b, const char *broken) {
    failure("bot", "the server sent an invalid view: %s", broken);
    end_bot(b, STATUS_FAILED);
}

static void on_view(bot *b, client_message *m) {
    const char *broken = message_view(m, NULL, &b->view);
    if (broken) {
        refuse_view(b, broken);
        return;
    }
    uc_agent_start_view(&b->agent, (uint64_t)m->seq, &b->view, b->seed, b->games);
    b->started = true;
}

static void on_event(bot *b, client_message *m) {
    uc_event events[UC_EVENTS_MAX];
    if (!b->started) return;
    const uc_view before = b->view;
    const char *broken = message_view(m, &before, &b->view);
    int count = broken ? 0 : message_events(m, &b->view, events, UC_EVENTS_MAX);
    if (count < 0) broken = "its events are invalid";
    if (broken) {
        refuse_view(b, broken);
        return;
    }
    b->asked = false; /* the server repeats an open question */
    uv_timer_stop(&b->timer);
    uc_agent_observe_view(&b->agent, (uint64_t)m->seq, &b->view, events, count);
}

static void print_end(client_message *m) {
    char *totals = json_dumps(json_object_get(message_body(m), "totals"), JSON_COMPACT | JSON_ENSURE_ASCII);
    char *winners = json_dumps(json_object_get(message_body(m), "winners"), JSON_COMPACT | JSON_ENSURE_ASCII);
    printf("The game is over: totals %s, winners %s.\n", totals ? totals : "", winners ? winners : "");
    fflush(stdout);
    free(totals);
    free(winners);
}

static void on_end(bot *b, client_message *m) {
    if (b->started) uc_agent_end_view(&b->agent, &b->view);
    b->started = b->asked = false;
    b->games++;
    print_end(m);
    if (!b->options->stay) end_bot(b, STATUS_FINE);
}

static void on_table(bot *b, client_message *m) {
    const char *next = message_text(m, "rematch", ""), *phase = message_text(m, "phase", "");
    if (b->options->stay && *next) {
        char code[UC_WORD_MAX];
        snprintf(code, sizeof code, "%s", next);
        b->started = false;
        client_join(b->client, code);
    } else if (!strcmp(phase, "closed") || !strcmp(phase, "frozen")) {
        const char *reason = message_text(m, "closed", "");
        if (!b->games) failure("bot", "the table is %s%s%s", phase, *reason ? ": " : "", reason);
        end_bot(b, b->games ? STATUS_FINE : STATUS_FAILED);
    } else if (b->client->seat < 0 && strcmp(phase, "paused") != 0) { /* a latecomer only watches */
        failure("bot", "the game is over");
        end_bot(b, STATUS_FAILED);
    }
}

static void on_error(bot *b, client_message *m) {
    const client *c = b->client;
    if (c->stopped || !c->table[0]) {
        failure("bot", "the server refuses: %s", message_text(m, "message", "?"));
        end_bot(b, STATUS_FAILED);
    } else if (b->asked && !c->move.open) {
        think(b);
    }
}

static void received(void *context, client *c, client_message *m) {
    bot *b = context;
    (void)c;
    if (b->ended) return; /* later messages concern nobody */
    switch (m->type) {
    case CLIENT_TABLE: on_table(b, m); break;
    case CLIENT_VIEW: on_view(b, m); break;
    case CLIENT_EVENT: on_event(b, m); break;
    case CLIENT_ASK: on_ask(b, m); break;
    case CLIENT_CONFIRM:
        if (b->asked && b->request <= c->move.request) b->asked = false;
        if (b->asked && !c->move.open) think(b);
        break;
    case CLIENT_END: on_end(b, m); break;
    case CLIENT_ERROR: on_error(b, m); break;
    case CLIENT_BYE:
        if (!strcmp(message_text(m, "reason", ""), "removed"))
            failure("bot", "the host removed it from the table");
        else if (!strcmp(message_text(m, "reason", ""), "banned"))
            failure("bot", "%s", message_text(m, "message", "the operator of the server keeps it out"));
        else
            break;
        end_bot(b, STATUS_FAILED);
        break;
    default: break;
    }
}

static void greeted(void *context, client *c, client_message *you) {
    bot *b = context;
    const bot_options *o = b->options;
    if (*message_text(you, "token", "") && o->name) remote_keep("bot", c, &o->address, o->name);
    b->lost = 0;
    if (c->layout == UC_LAYOUT) return;
    failure("bot",
            "the server and this program have different versions: the layout of views is %d there, %d here",
            (int)c->layout, (int)UC_LAYOUT);
    end_bot(b, STATUS_FAILED);
}

static void lost(void *context, client *c, const char *why, int pause_ms) {
    bot *b = context;
    (void)pause_ms;
    b->asked = false;
    uv_timer_stop(&b->timer);
    if (!c->id) {
        failure("bot", "cannot reach %s: %s", b->options->address.origin, why);
        end_bot(b, STATUS_FAILED);
    } else if (!b->lost++) {
        failure("bot", "%s; trying again", why);
    }
}

/* On a signal: the server's own bot plays on. */
static void asked_to_end(uv_signal_t *handle, int number) {
    bot *b = handle->data;
    (void)number;
    client_send_type(b->client, "leave");
    end_bot(b, STATUS_FAILED);
}

/* ---- running ---- */

static bool begin(bot *b) {
    char reason[UC_MESSAGE_MAX];
    uc_text message;
    const bot_options *o = b->options;
    clients_settings settings = {
        .loop = &b->loop,
        .address = o->address,
        .handler = {.greeted = greeted, .received = received, .lost = lost, .context = b},
        .pause_most_ms = PAUSE_MOST_MS,
        .ping_s = PING_S};
    uc_text_start(&message, reason, sizeof reason);
    b->clients = clients_open(&settings, &message);
    b->client = b->clients ? client_new(b->clients, b) : NULL;
    if (!b->client) return failure("bot", "%s", b->clients ? "out of memory" : reason), false;
    b->client->raw = true;
    b->client->seat = o->seat;
    snprintf(b->client->name, CLIENT_NAME_MAX, "%s", o->name ? o->name : o->exec ? "Program" : "Bot");
    if (o->name) remote_remember(b->client, &o->address, o->name);
    client_join(b->client, o->address.table);
    client_start(b->client);
    return true;
}

static void run(bot *b) {
    static const int ending[] = {SIGINT, SIGTERM};
    uv_timer_init(&b->loop, &b->timer);
    b->timer.data = b;
    for (int i = 0; i < 2; i++) {
        uv_signal_init(&b->loop, &b->signals[i]);
        b->signals[i].data = b;
        uv_signal_start(&b->signals[i], asked_to_end, ending[i]);
    }
    uv_run(&b->loop, UV_RUN_DEFAULT); /* if it has ended already, this takes back the stop, and no more */
    for (int i = 0; i < 50 && b->client->wsi; i++) uv_run(&b->loop, UV_RUN_ONCE); /* sends the last message */
    for (int i = 0; i < 2; i++) uv_close((uv_handle_t *)&b->signals[i], NULL);
    uv_close((uv_handle_t *)&b->timer, NULL);
}

/* Reports the turns that a program lost; STATUS_FAILED if it lost all. */
static int report_faults(const bot *b) {
    char sentence[2 * UC_MESSAGE_MAX];
    const uc_faults *faults = uc_agent_faults(&b->agent);
    uc_text text;
    if (!faults || !uc_faults_all(faults)) return STATUS_FINE;
    if (need_moves("bot", &b->agent.player, faults)) return STATUS_FAILED;
    uc_text_start(&text, sentence, sizeof sentence);
    uc_faults_text(&text, faults);
    failure("bot", "%s", sentence);
    return STATUS_FINE;
}

static int play(const bot_options *o, const uc_player *player) {
    static bot b;
    char reason[UC_MESSAGE_MAX];
    uint8_t secret[UC_SECRET_BYTES];
    uc_text message;
    b.options = o;
    uc_text_start(&message, reason, sizeof reason);
    if (uc_agent_open(&b.agent, player, &message)) return failure("bot", "%s", reason);
    uc_fair_secret(secret);
    memcpy(&b.seed, secret, sizeof b.seed);
    uv_loop_init(&b.loop);
    b.status = STATUS_FAILED;
    if (begin(&b)) run(&b);
    clients_close(b.clients);
    uv_loop_close(&b.loop);
    if (report_faults(&b)) b.status = STATUS_FAILED;
    uc_agent_close(&b.agent);
    int status = finish_output("bot");
    return b.status ? b.status : status;
}

int cmd_bot(int argc, char **argv) {
    bot_options o;
    uc_player player;
    int status = read_options(argc, argv, &o);
    if (status < 0) return fputs(help, stdout), finish_output("bot");
    if (!status) status = read_player(&o, &player);
    return status ? status : play(&o, &player);
}
