/* upcard play: a game in the terminal. */
#include <ctype.h>
#include <fcntl.h>
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

#include "base/arguments.h"
#include "cli/commands.h"
#include "plain/plain.h"
#include "saves/saves.h"
#include "tui/event_sentence.h"
#include "tui/skin.h"
#include "tui/width.h"

enum { PAUSE_DEFAULT_MS = 700, PAUSE_MAX_MS = 60000, ENTRIES_MAX = SAVES_MAX + UC_GAMES_COUNT + 8 };

static const char help[] =
    "usage: upcard play [GAME] [OPTION...]\n"
    "\n"
    "Plays a game in the terminal. Without GAME it offers the games and your saved\n"
    "games. The program saves every game after each move.\n"
    "\n"
    "  --seats LIST    the players in turn order: \"you\"; any other name for another\n"
    "                  person at this terminal; one of\n"
    "                 %s;\n"
    "                  or exec:COMMAND, a program that speaks the table protocol\n"
    "                  (docs/protocol.md). A program has 10 seconds for a move, with\n"
    "                  exec:ms=N:COMMAND N milliseconds. Default: you and normal\n"
    "                  bots, three in most games\n"
    "  --level LEVEL   level of bots that --seats does not name: easy, normal\n"
    "                  (default), hard or expert\n"
    "  --rules K=V,... rule options (upcard games lists them)\n"
    "  --preset NAME   a named set of rule options, which --rules changes\n"
    "  --seed TEXT     the same text gives the same cards; default: random cards\n"
    "  --record FILE   writes the game to FILE while it is played (upcard replay\n"
    "                  FILE shows it)\n"
    "  --force         replaces FILE if it exists\n"
    "  --resume        continues the newest saved game (of GAME)\n"
    "  --new           begins a new game without offering saved ones\n"
    "  --plain         lines of text instead of a full screen; also used when input\n"
    "                  or output is not a terminal\n"
    "  --pause MS      time that bots seem to think on the full screen, 0 to 60000;\n"
    "                  default 700\n"
    "\n"
    "During the game ? shows the keys and the rules that apply (with --plain: what\n"
    "you can type), and h gives a hint: the best moves, the chance of each to win,\n"
    "and reasons. NO_COLOR turns colors off.\n"
    "\n"
    "example: upcard play uno_flip --seats you,Zoe,bot:normal --rules target=200\n";

typedef struct options {
    const uc_game *game;
    const char *seats, *rules, *preset, *seed, *record, *level;
    bool resume, fresh, plain, level_given, force;
    int pause_ms;
} options;

/* A game about to be played: a table and the files that follow it. */
typedef struct play {
    uc_table *table;
    record_file kept, record;
    bool keeps, records;
    const char *recorded; /* the file of --record */
    bool older;           /* resumed, since a newer one is damaged */
    front *front;         /* NULL: plain */
} play;

/* ---- arguments ---- */

enum {
    OPT_SEATS = 256,
    OPT_RULES,
    OPT_PRESET,
    OPT_SEED,
    OPT_RECORD,
    OPT_FORCE,
    OPT_PLAIN,
    OPT_PAUSE,
    OPT_RESUME,
    OPT_LEVEL,
    OPT_NEW,
    OPT_HELP
};

/* " bot:normal, bot:random". */
static void list_bots(char *list, size_t room) {
    uc_text text;
    uc_text_start(&text, list, room);
    for (const uc_bot *bot = uc_bots; bot->id; bot++) {
        uc_text_add(&text, bot == uc_bots ? " bot:" : ", bot:");
        uc_text_add(&text, bot->id);
    }
}

static int print_help(void) {
    char bots[UC_MESSAGE_MAX];
    list_bots(bots, sizeof bots);
    printf(help, bots);
    return finish_output("play");
}

static const struct option long_options[] = {{"level", required_argument, NULL, OPT_LEVEL},
                                             {"seats", required_argument, NULL, OPT_SEATS},
                                             {"rules", required_argument, NULL, OPT_RULES},
                                             {"preset", required_argument, NULL, OPT_PRESET},
                                             {"seed", required_argument, NULL, OPT_SEED},
                                             {"record", required_argument, NULL, OPT_RECORD},
                                             {"force", no_argument, NULL, OPT_FORCE},
                                             {"plain", no_argument, NULL, OPT_PLAIN},
                                             {"pause", required_argument, NULL, OPT_PAUSE},
                                             {"resume", no_argument, NULL, OPT_RESUME},
                                             {"new", no_argument, NULL, OPT_NEW},
                                             {"help", no_argument, NULL, OPT_HELP},
                                             {NULL, 0, NULL, 0}};

/* One option; STATUS_FINE, an exit status, or -1 for help. */
static int take_option(options *o, int option, char **argv) {
    uint64_t number;
    switch (option) {
    case OPT_SEATS: o->seats = optarg; break;
    case OPT_LEVEL:
        if (!uc_bot_find(optarg))
            return usage_error("play", "--level %s: it is easy, normal, hard or expert", optarg);
        o->level = optarg;
        o->level_given = true;
        break;
    case OPT_RULES: o->rules = optarg; break;
    case OPT_PRESET: o->preset = optarg; break;
    case OPT_SEED: o->seed = optarg; break;
    case OPT_RECORD: o->record = optarg; break;
    case OPT_FORCE: o->force = true; break;
    case OPT_PLAIN: o->plain = true; break;
    case OPT_RESUME: o->resume = true; break;
    case OPT_NEW: o->fresh = true; break;
    case 'h':
    case OPT_HELP: return -1;
    case OPT_PAUSE:
        if (!read_whole(optarg, 0, PAUSE_MAX_MS, &number))
            return usage_error("play", "--pause %s: it is a number of milliseconds, 0 to %d", optarg,
                               PAUSE_MAX_MS);
        o->pause_ms = (int)number;
        break;
    default: return option_error("play", option, argv);
    }
    return STATUS_FINE;
}

static int read_options(int argc, char **argv, options *o) {
    *o = (options){.pause_ms = PAUSE_DEFAULT_MS, .level = "normal"};
    optind = 1;
    opterr = 0;
    for (int option; (option = getopt_long(argc, argv, ":h", long_options, NULL)) != -1;) {
        int status = take_option(o, option, argv);
        if (status) return status;
    }
    if (optind < argc && !(o->game = need_game("play", argv[optind++]))) return STATUS_USAGE;
    if (optind < argc) return usage_error("play", "unexpected argument %s", argv[optind]);
    if (o->level_given && o->seats)
        return usage_error("play", "--level cannot be used with --seats; write bot:%s in --seats", o->level);
    if (add_preset("play", o->preset, &o->rules)) return STATUS_USAGE;
    if (o->resume && (o->level_given || o->seats || o->rules || o->seed || o->fresh))
        return usage_error("play", "--resume continues a saved game; leave out --seats, --level, --rules, "
                                   "--preset, --seed and --new");
    return STATUS_FINE;
}

/* ---- seats ---- */

/* Whether a name can be written in a record and shown: valid UTF-8 without control characters. */
static bool name_fine(const char *name) {
    if (!*name || strlen(name) >= UC_NAME_MAX) return false;
    while (*name) {
        int columns, bytes = width_of(name, &columns);
        if (bytes == 1 && !columns) return false;
        name += bytes;
    }
    return true;
}

static int check_seat(const char *const *players, int seat) {
    char reason[UC_MESSAGE_MAX];
    uc_text message;
    uc_player bot;
    uc_text_start(&message, reason, sizeof reason);
    if (uc_table_is_bot(players[seat]) && strlen(players[seat]) >= UC_NAME_MAX)
        return usage_error("play", "--seats: %s is longer than %d bytes; a script can hold a long command",
                           players[seat], UC_NAME_MAX - 1);
    if (!name_fine(players[seat]))
        return usage_error("play", "--seats: a name is 1 to %d bytes of UTF-8 without control characters",
                           UC_NAME_MAX - 1);
    if (uc_table_is_bot(players[seat])) {
        if (!uc_table_read_bot(players[seat], &bot, &message)) return STATUS_FINE;
        return usage_error("play", "--seats: %s", reason);
    }
    if (strspn(players[seat], "0123456789") == strlen(players[seat]))
        return usage_error("play",
                           "--seats: \"%s\" would name a person; list the players, such as you,bot:normal",
                           players[seat]);
    if (uc_bot_find(players[seat]))
        return usage_error("play", "--seats: %s would name a person; write bot:%s for the bot", players[seat],
                           players[seat]);
    for (int other = 0; other < seat; other++)
        if (!strcasecmp(players[other], players[seat]))
            return usage_error("play", "--seats: two seats are named %s; give each person a name",
                               players[seat]);
    return STATUS_FINE;
}

/* Cuts the list in place and trims the names; the number of seats, or -1 after a usage error. */
static int read_seats(char *list, const char **players) {
    int seats = split_list(list, players, UC_SEATS_MAX);
    if (seats < 0) {
        usage_error("play",
                    "--seats: it is a list such as you,bot:normal, of at most %d seats and none empty",
                    UC_SEATS_MAX);
        return -1;
    }
    for (int seat = 0; seat < seats; seat++) {
        char *name = list + (players[seat] - list), *end;
        while (isspace((unsigned char)*name)) name++;
        for (end = name + strlen(name); end > name && isspace((unsigned char)end[-1]); end--) end[-1] = '\0';
        players[seat] = name;
        if (check_seat(players, seat)) return -1;
    }
    return seats;
}

/* A person's choices for the settings that the options leave open. */
typedef struct setup {
    int bots;
    const char *level;           /* the id of a bot */
    char rules[UC_NAME_MAX + 8]; /* "preset=NAME"; empty: those of the options */
} setup;

/* "you" and the bots. Their name is in `room`, which must stay until the table has copied it. */
static int default_seats(const setup *with, char room[UC_NAME_MAX], const char **players) {
    snprintf(room, UC_NAME_MAX, "bot:%s", with->level);
    players[0] = "you";
    for (int seat = 1; seat <= with->bots; seat++) players[seat] = room;
    return with->bots + 1;
}

/* ---- a table ---- */

static int new_table(const options *o, const uc_game *game, const setup *with, play *p) {
    const char *rules = *with->rules ? with->rules : o->rules;
    const char *players[UC_SEATS_MAX];
    uint8_t secret[UC_SECRET_BYTES];
    char reason[UC_MESSAGE_MAX], name[UC_NAME_MAX];
    uc_text message;
    uc_text_start(&message, reason, sizeof reason);
    uc_state fresh;
    char *list = o->seats ? strdup(o->seats) : NULL;
    if (o->seats && !list) return failure("play", "out of memory");
    int seats = list ? read_seats(list, players) : default_seats(with, name, players);
    int status = seats < 0 ? STATUS_USAGE : start_with_rules("play", game, seats, rules, &fresh);
    if (!status) {
        if (o->seed)
            uc_fair_secret_of_text(secret, o->seed);
        else
            uc_fair_secret(secret);
        p->table = uc_table_open(&fresh, players, secret, &message);
        if (!p->table) status = failure("play", "%s", reason);
    }
    free(list);
    return status;
}

static int new_usual_table(const options *o, const uc_game *game, play *p) {
    return new_table(o, game, &(setup){.bots = skin_bots(game), .level = o->level}, p);
}

static int resume_table(const char *path, play *p) {
    char reason[2 * UC_MESSAGE_MAX];
    uc_text text;
    uc_text_start(&text, reason, sizeof reason);
    p->table = saves_resume(path, &p->kept, &text);
    if (!p->table) return failure("play", "the saved game %s %s", path, reason);
    p->keeps = true;
    return STATUS_FINE;
}

/* Fails at once if the record cannot be written. A game that cannot be saved is still played. */
static int begin_files(const options *o, play *p) {
    char reason[UC_MESSAGE_MAX];
    uc_text text;
    uc_text_start(&text, reason, sizeof reason);
    if (!p->keeps && uc_table_people(p->table)) {
        p->kept.file = -1;
        p->keeps = true;
    }
    if (!o->record) return STATUS_FINE;
    record_file_start(&p->record, o->record, false);
    p->records = true;
    p->recorded = o->record;
    if (!record_file_update(&p->record, p->table, &text))
        return failure("play", "--record %s: %s", o->record, reason);
    return STATUS_FINE;
}

/* Saves the game, in a file whose name and folder are chosen when it is first written. */
static bool keep_game(play *p, uc_text *reason) {
    char folder[PATH_MAX], path[SAVES_PATH_MAX];
    if (!p->keeps) return true;
    if (!p->kept.path[0]) {
        if (!saves_folder(folder, true, reason)) return false;
        saves_name(folder, uc_table_game(p->table), path);
        record_file_start(&p->kept, path, true);
    }
    return record_file_update(&p->kept, p->table, reason);
}

static bool keep_files(void *user, const uc_table *t, uc_text *sentence) {
    play *p = user;
    char reason[UC_MESSAGE_MAX];
    uc_text text;
    uc_text_start(&text, reason, sizeof reason);
    bool kept = keep_game(p, &text);
    if (!kept) uc_text_add(sentence, "The game is NOT saved: "), uc_text_add(sentence, reason);
    uc_text_start(&text, reason, sizeof reason);
    if (!p->records || record_file_update(&p->record, t, &text)) return kept;
    uc_text_add(sentence, kept ? "The record is NOT written: " : ", and the record is NOT written: ");
    uc_text_add(sentence, reason);
    return false;
}

/* ---- the screen ---- */

/* The full screen, unless plain lines are requested or no screen is possible. */
static front *open_screen(const options *o) {
    const char *no_color = getenv("NO_COLOR"), *term = getenv("TERM");
    if (o->plain || !isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO) || !term || !strcmp(term, "dumb"))
        return NULL;
    return front_curses(no_color && *no_color ? 0 : FRONT_COLORS_BEST);
}

static void close_screen(play *p) {
    if (p->front) p->front->close(p->front);
    p->front = NULL;
}

/* ---- which game ---- */

enum { CHOSE_NOTHING = -1 };

/* The saved games, then `games` (NULL: all) as menu entries. */
static int fill_menu(tui_entry *entries, const saved_game *saved, int kept, const uc_game *game) {
    uc_text note;
    int count = 0;
    for (; count < kept; count++) {
        snprintf(entries[count].title, sizeof entries[count].title, "%s", saved[count].title);
        snprintf(entries[count].note, sizeof entries[count].note, "%s", saved[count].note);
    }
    for (const uc_game *const *g = uc_games; *g && count < ENTRIES_MAX; g++) {
        if (game && *g != game) continue;
        snprintf(entries[count].title, sizeof entries[count].title, "%s%s", game ? "A new game of " : "",
                 (*g)->name);
        uc_text_start(&note, entries[count].note, sizeof entries[count].note);
        skin_blurb(&note, *g);
        count++;
    }
    return count;
}

/* The game of a menu entry after the saved ones. */
static const uc_game *menu_game(const uc_game *only, int index) {
    return only ? only : uc_games[index];
}

/* The number of bots. */
static tui_answer ask_bots(const options *o, const play *p, const uc_game *game, int *ret_bots) {
    int least = game->seats_min > 1 ? game->seats_min - 1 : 0, most = game->seats_max - 1;
    *ret_bots = skin_bots(game);
    if (o->seats || !p->front) return TUI_MENU_CHOSEN;
    return tui_number(p->front, game->name, "How many bots do you play against?", least, most, ret_bots);
}

/* The level of the bots. */
static tui_answer ask_level(const options *o, const play *p, setup *with) {
    tui_entry entries[ENTRIES_MAX];
    const uc_bot *first = uc_bot_find("easy");
    int count = 0, index;
    if (!p->front || !with->bots || o->seats || o->level_given) return TUI_MENU_CHOSEN;
    for (const uc_bot *bot = first; bot->id; bot++, count++) {
        snprintf(entries[count].title, sizeof entries[count].title, "%s", bot->id);
        snprintf(entries[count].note, sizeof entries[count].note, "%s", bot->help);
    }
    const char *question = with->bots == 1 ? "How does it play?" : "How do they play?";
    tui_answer answer = tui_menu(p->front, question, entries, count, 0, &index);
    if (answer == TUI_MENU_CHOSEN) with->level = first[index].id;
    return answer;
}

/* The rules, among the game's presets. */
static tui_answer ask_rules(const options *o, const play *p, const uc_game *game, setup *with) {
    const uc_preset *preset = NULL;
    tui_answer answer = TUI_MENU_CHOSEN;
    if (p->front && !o->rules) answer = tui_preset(p->front, game, &preset);
    if (preset) snprintf(with->rules, sizeof with->rules, "preset=%s", preset->name);
    return answer;
}

static tui_answer ask_setup(const options *o, const play *p, const uc_game *game, setup *ret_with) {
    *ret_with = (setup){.level = o->level};
    tui_answer answer = ask_rules(o, p, game, ret_with);
    if (answer == TUI_MENU_CHOSEN) answer = ask_bots(o, p, game, &ret_with->bots);
    return answer == TUI_MENU_CHOSEN ? ask_level(o, p, ret_with) : answer;
}

/* Shows the menu: the saved games, if they are offered, then new games. */
static tui_answer show_menu(const options *o, const play *p, const saved_game *saved, int kept,
                            int *ret_index) {
    tui_entry entries[ENTRIES_MAX];
    int count = fill_menu(entries, saved, kept, o->game);
    if (p->front) return tui_menu(p->front, "Upcard: flip-card games", entries, count, kept, ret_index);
    return plain_menu("Which one?", entries, count, ret_index);
}

static void forget(const saved_game *saved) {
    if (saved->trouble != SAVED_IN_USE) unlink(saved->path);
}

/* Asks for a game and opens the table; a status, or CHOSE_NOTHING. */
static int choose_table(const options *o, play *p, bool offer_kept) {
    static saved_game saved[SAVES_MAX];
    if (!o->game || offer_kept) p->front = open_screen(o);
    for (int chosen;;) {
        int kept = offer_kept ? saves_list(o->game, saved) : 0;
        if (o->game && !kept) {
            close_screen(p);
            return new_usual_table(o, o->game, p);
        }
        setup with = {0};
        tui_answer answer = show_menu(o, p, saved, kept, &chosen);
        if (answer == TUI_MENU_LEFT || answer == TUI_MENU_CLOSED) return CHOSE_NOTHING;
        if (answer == TUI_MENU_FORGET) {
            forget(&saved[chosen]);
            continue;
        }
        const uc_game *game = chosen < kept ? NULL : menu_game(o->game, chosen - kept);
        if (game) answer = ask_setup(o, p, game, &with);
        if (answer == TUI_MENU_CLOSED) return CHOSE_NOTHING;
        if (answer != TUI_MENU_CHOSEN) continue;
        close_screen(p); /* so that an error message can be read */
        return game ? new_table(o, game, &with, p) : resume_table(saved[chosen].path, p);
    }
}

/* Whether to ask questions, that is, whether a person plays. */
static bool has_person(const options *o) {
    if (!o->seats) return true;
    for (const char *at = o->seats; at; at = strchr(at, ',')) {
        at += strspn(at, ", ");
        if (!uc_table_is_bot(at)) return true;
    }
    return false;
}

/* The newest saved game that can be resumed; reports why newer ones cannot. */
static int resume_newest(const options *o, play *p) {
    static saved_game saved[SAVES_MAX];
    int kept = saves_list(o->game, saved), tried = 0;
    if (!kept)
        return failure("play", "there is no saved game%s%s", o->game ? " of " : "",
                       o->game ? o->game->name : "");
    for (int i = 0; i < kept; i++) {
        if (saved[i].trouble == SAVED_IN_USE) continue;
        p->older = tried++ > 0;
        if (!resume_table(saved[i].path, p)) return STATUS_FINE;
    }
    return tried ? STATUS_FAILED : resume_table(saved[0].path, p);
}

/* The table from the options and, for everything they leave open, from the person's choices. */
static int find_table(const options *o, play *p) {
    bool terminal = isatty(STDIN_FILENO) && isatty(STDOUT_FILENO);
    bool open = !o->seats && !o->level_given && !o->rules && !o->seed && !o->fresh;
    if (o->resume) return resume_newest(o, p);
    if (o->game && (!open || !terminal)) return new_usual_table(o, o->game, p);
    if (!o->game && !has_person(o)) return new_usual_table(o, uc_games[0], p);
    return choose_table(o, p, open && terminal);
}

/* ---- playing ---- */

/* The last attempt to save the game; false after an error message. */
static bool all_kept(play *p) {
    char sentence[2 * UC_MESSAGE_MAX];
    uc_text text;
    uc_text_start(&text, sentence, sizeof sentence);
    if (keep_files(p, p->table, &text)) return true;
    failure("play", "%s", sentence);
    return false;
}

/* Programs share our standard error; keeps them from writing across a full screen. Returns the argument of
 * restore_errors. */
static int hide_errors(void) {
    if (!isatty(STDERR_FILENO)) return -1;
    int kept = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1),
        nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
    if (kept >= 0 && nowhere >= 0) dup2(nowhere, STDERR_FILENO);
    if (nowhere >= 0) close(nowhere);
    return kept;
}

static void restore_errors(int kept) {
    if (kept < 0) return;
    dup2(kept, STDERR_FILENO);
    close(kept);
}

/* Reports the failures of programs; STATUS_FAILED if one of them has never made a move. */
static int report_faults(const uc_table *t) {
    char sentence[SENTENCE_MAX];
    int status = STATUS_FINE;
    for (int seat = 0; seat < uc_table_seats(t); seat++) {
        if (!faults_sentence(t, seat, sentence)) continue;
        failure("play", "%s", sentence);
        if (uc_faults_only(uc_table_faults(t, seat))) status = STATUS_FAILED;
    }
    return status;
}

/* The last messages on the terminal after the game. */
static int report(play *p, tui_end end, bool screen) {
    char path[SAVES_PATH_MAX], winners[1024];
    uc_text text;
    if (end == TUI_FAILED) return failure("play", "out of memory; the game is saved up to the last move");
    bool kept = all_kept(p);
    if (end != TUI_OVER) {
        if (!kept) return STATUS_FAILED;
        if (p->keeps) puts("The game is saved; upcard play --resume continues it.");
        return STATUS_FINE;
    }
    if (screen) {
        uc_text_start(&text, winners, sizeof winners);
        add_winners(&text, uc_table_state(p->table), uc_table_names(p->table));
        printf("%s: %s\n", uc_table_game(p->table)->name, winners);
    }
    if (!kept) return STATUS_FAILED;
    if (p->keeps) {
        saves_finish(&p->kept, uc_table_game(p->table), path);
        printf("The game is recorded; upcard replay %s shows it.\n", p->records ? p->recorded : path);
    }
    return STATUS_FINE;
}

static int play_table(const options *o, play *p) {
    tui_settings settings = {.pause_ms = o->pause_ms, .keep = keep_files, .user = p};
    if (p->older) settings.notice = "A newer saved game is damaged: this is the newest intact one.";
    if (p->kept.cut) settings.notice = "The saved game was cut off: its last moves are lost.";
    int status = begin_files(o, p);
    if (status) return status;
    p->front = open_screen(o);
    bool screen = p->front != NULL;
    int errors = screen ? hide_errors() : -1;
    tui_end end = screen ? tui_play(p->front, p->table, &settings) : plain_play(p->table, &settings);
    close_screen(p);
    restore_errors(errors);
    int faults = report_faults(p->table);
    status = report(p, end, screen);
    if (!status) status = faults;
    if (end == TUI_CLOSED && screen) return fflush(stdout), status; /* the terminal may be gone */
    return status ? status : finish_output("play");
}

int cmd_play(int argc, char **argv) {
    options o;
    play p = {.table = NULL};
    int status = read_options(argc, argv, &o);
    if (status < 0) return print_help();
    if (status) return status;
    if (o.record) status = need_new_file("play", "--record", o.record, o.force);
    if (!status) status = find_table(&o, &p);
    if (!status && p.table) status = play_table(&o, &p);
    close_screen(&p);
    if (p.keeps) record_file_close(&p.kept);
    if (p.records) record_file_close(&p.record);
    uc_table_close(p.table);
    return status == CHOSE_NOTHING ? STATUS_FINE : status;
}
