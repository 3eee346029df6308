/* Programs at the table: valid ones, and all kinds of invalid ones. Each is a few lines of shell. */
#include "rig.h"

#include <dirent.h>
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "upcard/protocol.h"
#include "upcard/sim.h"

static char folder[64];

/** Writes a text to a file of the test's own folder; returns its path. */
static const char *write_file(const char *name, const char *text) {
    static char path[2][128];
    static int next;
    char *here = path[next++ % 2];
    snprintf(here, sizeof path[0], "%s/%s", folder, name);
    FILE *file = fopen(here, "w");
    assert_non_null(file);
    fputs(text, file);
    fclose(file);
    return here;
}

/** The text of a file in the folder; "" if there is none. Static. */
static const char *read_back(const char *name) {
    static char text[2][1 << 17];
    static int next;
    char path[128], *here = text[next++ % 2];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *file = fopen(path, "r");
    size_t length = file ? fread(here, 1, sizeof text[0] - 1, file) : 0;
    here[length] = '\0';
    if (file) fclose(file);
    return here;
}

static int lines_of(const char *name) {
    int lines = 0;
    for (const char *c = read_back(name); *c; c++) lines += *c == '\n';
    return lines;
}

/* In a script `r` is the number of the request and `m` its first move, or `last` its last one. */
#define ON_ASK(lines)                                                                                        \
    "while read -r line; do case $line in *'\"type\":\"ask\"'*)\n"                                           \
    "r=${line#*'\"request\":'}; r=${r%%,*}; m=${line#*'\"moves\":[\"'}; m=${m%%'\"'*}\n"                     \
    "last=${line%'\"]'*}; last=${last##*'\"'}\n" lines "\n;; esac; done\n"
#define ANSWER(request, move)                                                                                \
    "printf '{\"type\":\"move\",\"request\":%s,\"move\":\"%s\"}\\n' \"" request "\" \"" move "\""

static const char plays_first[] = ON_ASK(ANSWER("$r", "$m"));

/** A game between a program, which is a script (%s in `seat` is its path), and a bot. */
static uc_sim sim_of(const char *game, const char *seat, const char *script, const char *rule) {
    char message[UC_MESSAGE_MAX] = "", text[UC_PLAYER_MAX];
    uc_setting settings[] = {{"target", rule}};
    uc_text why;
    uc_sim sim;
    memset(&sim, 0, sizeof sim);
    uc_text_start(&why, message, sizeof message);
    snprintf(text, sizeof text, "%s%s", seat, script ? write_file("bot.sh", script) : "");
    if (uc_start(&sim.start, uc_game_find(game), 2, settings, 1, &why) ||
        uc_player_read(&sim.player[0], text, &why) || uc_player_read(&sim.player[1], "normal", &why))
        fail_msg("%s", message);
    sim.threads = 1;
    sim.games = 1;
    sim.seed = 3;
    sim.move_limit = 100000;
    return sim;
}

static double seconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

static int open_files(void) {
    int count = 0;
    DIR *list = opendir("/proc/self/fd");
    assert_non_null(list);
    while (readdir(list)) count++;
    closedir(list);
    return count;
}

/** Simulates and checks that no process is left. Returns the seconds that it took. */
static double run(uc_sim *sim) {
    int before = open_files();
    double since = seconds();
    assert_int_equal(uc_simulate(sim, NULL), UC_OK);
    double took = seconds() - since;
    assert_int_equal(open_files(), before);
    assert_int_equal(waitpid(-1, NULL, WNOHANG), -1); /* no child, not even a dead one */
    assert_int_equal(errno, ECHILD);
    assert_int_equal(sim->rounds.count + sim->unfinished, sim->games);
    return took;
}

/** Checks that only turns of this kind were lost, and that the sentence contains `words`. */
static void lost_only(const uc_sim *sim, uc_fault kind, const char *words) {
    const uc_faults *faults = &sim->faults[0];
    if (uc_faults_all(faults) == 0 || uc_faults_all(faults) != faults->turns[kind] ||
        !strstr(faults->first, words))
        fail_msg("%llu turns lost, %llu of kind %d: %s", (unsigned long long)uc_faults_all(faults),
                 (unsigned long long)faults->turns[kind], kind, faults->first);
    assert_int_equal(uc_faults_all(&sim->faults[1]), 0);
}

static void no_turn_lost(const uc_sim *sim) {
    if (uc_faults_all(&sim->faults[0])) fail_msg("%s", sim->faults[0].first);
}

/* ---- valid programs ---- */

static void a_program_plays_whole_games(void **state) {
    (void)state;
    for (int i = 0; uc_games[i]; i++) {
        /* the first move of Uno Flip is to draw, with which nobody would ever win */
        bool last = !strcmp(uc_games[i]->id, "uno_flip");
        uc_sim sim =
            sim_of(uc_games[i]->id, "exec:sh ", last ? ON_ASK(ANSWER("$r", "$last")) : plays_first, "20");
        sim.games = 2;
        run(&sim);
        no_turn_lost(&sim);
    }
}

static void other_messages_and_late_answers_are_no_fault(void **state) {
    (void)state;
    uc_sim sim = sim_of("flip7", "exec:sh ",
                        "echo '{\"type\":\"hello\",\"protocol\":1}'\n" ON_ASK(
                            "echo '{\"type\":\"emote\",\"emote\":\"wow\"}'\n" ANSWER("$r", "$m") "\n" ANSWER(
                                "$r", "nonsense") "\n" ANSWER("0", "stay")),
                        "30");
    sim.games = 3;
    run(&sim);
    no_turn_lost(&sim);
}

static void a_program_may_end_after_each_game(void **state) {
    (void)state;
    uc_sim sim =
        sim_of("flip7", "exec:sh ",
               "while read -r line; do case $line in *'\"type\":\"end\"'*) exit;; *'\"type\":\"ask\"'*)\n"
               "r=${line#*'\"request\":'}; r=${r%%,*}; m=${line#*'\"moves\":[\"'}; m=${m%%'\"'*}\n" ANSWER(
                   "$r", "$m") "\n;; esac; done\n",
               "20");
    sim.games = 20;
    run(&sim);
    no_turn_lost(&sim);
}

static void each_thread_has_a_process_of_its_own(void **state) {
    (void)state;
    char script[1024];
    snprintf(script, sizeof script, "echo $$ >>%s/started\n%s", folder, plays_first);
    uc_sim one = sim_of("flip7", "exec:sh ", script, "60");
    one.games = 24;
    uc_sim four = one;
    four.threads = 4;
    run(&one);
    assert_int_equal(lines_of("started"), 1);
    run(&four);
    no_turn_lost(&four);
    int more = lines_of("started") - 1;
    assert_true(more >= 1 && more <= 4); /* a thread without a game starts no program */
    four.threads = one.threads;
    assert_memory_equal(&one, &four, sizeof one);
}

/* ---- invalid programs ---- */

static void one_that_ends_at_once(void **state) {
    (void)state;
    char script[128];
    snprintf(script, sizeof script, "echo >>%s/crashed\nexit 3\n", folder);
    uc_sim sim = sim_of("flip7", "exec:sh ", script, "30");
    sim.games = 10;
    assert_true(run(&sim) < 60);
    lost_only(&sim, UC_FAULT_ENDED, "it ended with status 3");
    assert_int_equal(lines_of("crashed"), 3); /* then it is not tried again */
}

static void one_that_is_killed_in_the_middle(void **state) {
    (void)state;
    uc_sim sim =
        sim_of("flip7", "exec:sh ", ON_ASK(ANSWER("$r", "$m") "\n[ $r -lt 3 ] || kill -9 $$"), "200");
    run(&sim);
    lost_only(&sim, UC_FAULT_ENDED, "it was ended by signal 9");
    assert_true(sim.faults[0].turns[UC_FAULT_ENDED] > 1); /* all the rest of the game */
}

static void one_that_is_not_there(void **state) {
    (void)state;
    uc_sim sim = sim_of("flip7", "exec:/no/such/bot 2>/dev/null", NULL, "30");
    run(&sim);
    lost_only(&sim, UC_FAULT_START, "could not be started: the shell ended with status 127");
}

static void one_that_never_answers(void **state) {
    (void)state;
    uc_sim sim = sim_of("flip7", "exec:ms=40:sleep 1000", NULL, "5000");
    sim.games = 10;
    double took = run(&sim);
    lost_only(&sim, UC_FAULT_SLOW, "it did not answer within 40 ms");
    assert_true(took > 9 * 0.04 && took < 60); /* three turns in each of three games, then never again */
}

static void one_that_is_late_once(void **state) {
    (void)state;
    uc_sim sim =
        sim_of("flip7", "exec:ms=3000:sh ", ON_ASK("[ $r -gt 1 ] || sleep 3.3\n" ANSWER("$r", "$m")), "100");
    run(&sim);
    lost_only(&sim, UC_FAULT_SLOW, "within 3000 ms");
    assert_int_equal(sim.faults[0].turns[UC_FAULT_SLOW], 1);
}

static void one_that_closes_its_input(void **state) {
    (void)state;
    uc_sim sim = sim_of("flip7", "exec:ms=40:exec <&-; sleep 100", NULL, "30");
    run(&sim);
    lost_only(&sim, UC_FAULT_SLOW, "it did not answer");
}

static void one_that_closes_its_output(void **state) {
    (void)state;
    uc_sim sim = sim_of("flip7", "exec:exec >&- <&-; sleep 100", NULL, "30");
    assert_true(run(&sim) < 60); /* nothing waits for it */
    lost_only(&sim, UC_FAULT_ENDED, "it closed its output");
}

static void one_that_floods(void **state) {
    (void)state;
    uc_sim sim = sim_of("flip7", "exec:yes", NULL, "30");
    assert_true(run(&sim) < 60);
    lost_only(&sim, UC_FAULT_NONSENSE, "it wrote \"y\", which is not a message");
    sim = sim_of("flip7", "exec:yes '{\"type\":\"leave\"}'", NULL, "30");
    assert_true(run(&sim) < 60);
    lost_only(&sim, UC_FAULT_NONSENSE, "it wrote too much");
    sim = sim_of("flip7", "exec:yes | tr -d '\\n'", NULL, "30");
    assert_true(run(&sim) < 60);
    lost_only(&sim, UC_FAULT_NONSENSE, "it wrote too much");
}

static void one_that_talks_nonsense(void **state) {
    (void)state;
    uc_sim sim = sim_of("flip7", "exec:sh ", ON_ASK("printf 'hit me\\033[2J\\n'"), "30");
    run(&sim);
    lost_only(&sim, UC_FAULT_NONSENSE, "it wrote \"hit me?[2J\", which is not a message");
    sim = sim_of("flip7", "exec:sh ", ON_ASK(ANSWER("99999", "$m")), "30");
    run(&sim);
    lost_only(&sim, UC_FAULT_NONSENSE, "there is no such request");
}

static void one_that_makes_illegal_moves(void **state) {
    (void)state;
    char script[1024];
    snprintf(script, sizeof script, "exec 3>%s/told; %s", folder,
             "while read -r line; do case $line in *'\"type\":\"ask\"'*)\n"
             "r=${line#*'\"request\":'}; r=${r%%,*}\n" ANSWER(
                 "$r", "target 1") "\n;; *'\"type\":\"error\"'*) echo \"$line\" >&3;; esac; done\n");
    uc_sim sim = sim_of("flip7", "exec:sh ", script, "30");
    run(&sim);
    lost_only(&sim, UC_FAULT_ILLEGAL, "it chose \"target 1\": F7-");
    assert_non_null(strstr(read_back("told"), "\"error\":\"illegal_move\",\"rule\":\"F7-"));
    sim = sim_of("flip7", "exec:sh ", ON_ASK(ANSWER("$r", "fold")), "30");
    run(&sim);
    lost_only(&sim, UC_FAULT_ILLEGAL, "it chose \"fold\": no such move");
}

static void one_that_never_reads(void **state) {
    (void)state;
    /* many seats and a long game, so that the messages to the program would not fit into any buffer */
    uc_sim sim = sim_of("uno_flip", "exec:ms=20:sleep 100", NULL, "5000");
    sim.games = 4;
    assert_true(run(&sim) < 60);
    lost_only(&sim, UC_FAULT_SLOW, "it did not answer");
}

/** It answers, so it is never abandoned; unsent messages of hundreds of games must not pile up. */
static void one_that_never_reads_but_writes(void **state) {
    (void)state;
    uc_sim sim = sim_of("flip7", "exec:exec yes x 2>/dev/null", NULL, "15");
    sim.games = 1000;
    run(&sim);
    lost_only(&sim, UC_FAULT_NONSENSE, "it wrote \"x\"");
}

/** Whether the process runs; a zombie, which another process must reap, does not count. */
static bool lives(int id) {
    char path[64], line[256] = "";
    snprintf(path, sizeof path, "/proc/%d/stat", id);
    FILE *file = fopen(path, "r");
    if (!file) return false;
    bool read = fgets(line, sizeof line, file);
    fclose(file);
    const char *state = strrchr(line, ')');
    return read && state && state[2] != 'Z' && state[2] != 'X';
}

static void what_it_has_started_ends_with_it(void **state) {
    (void)state;
    char script[1024];
    snprintf(script, sizeof script,
             "sleep 1000 & echo $! >>%s/children; trap '' HUP TERM PIPE\n%s sleep 1000", folder, plays_first);
    uc_sim sim = sim_of("flip7", "exec:sh ", script, "30");
    assert_true(run(&sim) < 60); /* it gets half a second to exit, and ignores it */
    no_turn_lost(&sim);
    int child = atoi(read_back("children"));
    assert_true(child > 0);
    for (int tick = 0; tick < 12000 && lives(child); tick++) nanosleep(&(struct timespec){0, 5000000}, NULL);
    assert_false(lives(child));
}

static void the_callers_signals_stay_as_they_are(void **state) {
    (void)state;
    struct sigaction before, after;
    sigaction(SIGPIPE, NULL, &before);
    assert_ptr_equal(before.sa_handler, SIG_DFL); /* with it, a broken pipe would end this test */
    uc_sim sim = sim_of("flip7", "exec:ms=200:head -c 1 >/dev/null; exec <&-; sleep 0.1", NULL, "60");
    sim.games = 5;
    run(&sim);
    assert_true(uc_faults_all(&sim.faults[0]) > 0);
    sigaction(SIGPIPE, NULL, &after);
    assert_ptr_equal(after.sa_handler, SIG_DFL);
}

static void a_thousand_games_leave_nothing_behind(void **state) {
    (void)state;
    /* the same player as in the other tests, but one that does not read byte by byte */
    uc_sim sim = sim_of("flip7", "exec:stdbuf -oL sed -n -f ",
                        "s/.*\"request\":\\([0-9]*\\),.*\"moves\":\\[\"\\([^\"]*\\)\".*/"
                        "{\"type\":\"move\",\"request\":\\1,\"move\":\"\\2\"}/p\n",
                        "1");
    sim.games = 1000;
    run(&sim);
    no_turn_lost(&sim);
    sim = sim_of("flip7", "exec:exit 1", NULL, "1");
    for (int i = 0; i < 30; i++) run(&sim);
}

/* ---- messages ---- */

static void texts_of_programs(void **state) {
    (void)state;
    static const char *const bad[][2] = {{"exec:", "no command"},
                                         {"exec:  ", "no command"},
                                         {"exec:ms=5:", "no command"},
                                         {"exec:ms=0:./bot", "bad time limit"},
                                         {"exec:ms=3600001:./bot", "bad time limit"},
                                         {"exec:ms=x:./bot", "bad time limit"},
                                         {"exec:ms=5", "bad time limit"}};
    char message[UC_MESSAGE_MAX], longest[UC_PLAYER_MAX + 1];
    uc_player player;
    uc_text why;
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        uc_text_start(&why, message, sizeof message);
        assert_int_equal(uc_player_read(&player, bad[i][0], &why), UC_BAD_RULES);
        if (!strstr(message, bad[i][1])) fail_msg("%s: %s", bad[i][0], message);
    }
    assert_int_equal(uc_player_read(&player, "exec:ms=250:./bot -x: y", &why), UC_OK);
    assert_int_equal(player.budget.ms, 250);
    assert_string_equal(player.text + player.command, "./bot -x: y");
    assert_int_equal(uc_player_read(&player, "exec:./bot", &why), UC_OK);
    assert_int_equal(player.budget.ms, 10000);
    assert_string_equal(player.text + player.command, "./bot");
    memset(longest, 'x', sizeof longest);
    memcpy(longest, "exec:", 5);
    longest[UC_PLAYER_MAX] = '\0';
    assert_int_equal(uc_player_read(&player, longest, &why), UC_BAD_RULES);
    longest[UC_PLAYER_MAX - 1] = '\0';
    assert_int_equal(uc_player_read(&player, longest, &why), UC_OK);
}

static void lost_turns_as_text(void **state) {
    (void)state;
    char buffer[512];
    uc_text text;
    uc_faults faults = {.turns = {0}}, more = {.turns = {[UC_FAULT_SLOW] = 1}, .first = "it \"slept\""};
    uc_text_start(&text, buffer, sizeof buffer);
    uc_faults_text(&text, &faults);
    assert_string_equal(buffer, "");
    uc_faults_json(&text, &faults);
    assert_string_equal(buffer,
                        "{\"start\":0,\"ended\":0,\"slow\":0,\"nonsense\":0,\"illegal\":0,\"first\":null}");
    uc_faults_add(&faults, &more);
    uc_text_start(&text, buffer, sizeof buffer);
    uc_faults_text(&text, &faults);
    assert_string_equal(buffer, "1 turn was played by easy instead (1 too slow): it \"slept\"");
    more = (uc_faults){.turns = {[UC_FAULT_SLOW] = 1, [UC_FAULT_ILLEGAL] = 2}, .first = "it cheated"};
    uc_faults_add(&faults, &more);
    uc_text_start(&text, buffer, sizeof buffer);
    uc_faults_text(&text, &faults);
    assert_string_equal(
        buffer, "4 turns were played by easy instead (2 too slow, 2 illegal), at first: it \"slept\"");
    uc_text_start(&text, buffer, sizeof buffer);
    uc_faults_json(&text, &faults);
    assert_string_equal(buffer,
                        "{\"start\":0,\"ended\":0,\"slow\":2,\"nonsense\":0,\"illegal\":2,\"first\":\"it "
                        "\\\"slept\\\"\"}");
}

static void bots_have_no_faults(void **state) {
    (void)state;
    uc_agent agent;
    uc_player player;
    assert_int_equal(uc_player_read(&player, "normal", NULL), UC_OK);
    assert_int_equal(uc_agent_open(&agent, &player, NULL), UC_OK);
    assert_null(uc_agent_faults(&agent));
    uc_agent_close(&agent);
}

/* ---- hidden information is not sent ---- */

typedef struct history {
    uint8_t mover[400];
    uc_move move[400];
    int count;
} history;

/** Plays the moves with a program in `seat` that stores all messages and does not answer; it is asked at the
 * end. Returns false if a move cannot be made. */
static bool tell_all(const uc_state *fresh, const history *h, int seat, const char *log) {
    char text[UC_PLAYER_MAX];
    static uc_agent agent;
    uc_player player;
    uc_state position = *fresh;
    bool fine = true;
    snprintf(text, sizeof text, "exec:ms=20:cat >%s/%s", folder, log);
    assert_int_equal(uc_player_read(&player, text, NULL), UC_OK);
    assert_int_equal(uc_agent_open(&agent, &player, NULL), UC_OK);
    uc_agent_start(&agent, &position, seat, 1, 1);
    for (int i = 0; fine && i < h->count; i++) {
        uc_events events = {.count = 0};
        fine = !uc_apply(&position, h->mover[i], h->move[i], &events).error;
        if (fine) uc_agent_observe(&agent, &position, &events);
    }
    fine = fine && uc_actors(&position) != UC_ACTORS_CHANCE && uc_actors(&position) >> seat & 1;
    if (fine) uc_agent_choose(&agent, &position);
    uc_agent_close(&agent);
    return fine;
}

/** Plays at random until `seat` is to act for the `asked`-th time. Returns the index of the last chance move
 * whose card only another seat has seen, or -1. */
static int play_until_asked(const uc_state *fresh, uint64_t seed, int seat, int asked, history *h) {
    uc_state position = *fresh;
    uc_rng rng;
    int hidden = -1;
    uc_rng_start(&rng, seed, 0);
    for (h->count = 0; h->count < 400; h->count++) {
        uint64_t may = uc_actors(&position);
        uc_move legal[UC_MOVES_MAX], move;
        if (!may) return -1;
        int mover = may == UC_ACTORS_CHANCE ? UC_CHANCE : uc_rng_bit(&rng, may);
        if (mover != UC_CHANCE && may >> seat & 1 && !asked--) return hidden;
        if (mover == UC_CHANCE)
            move = uc_draw(&position, &rng);
        else
            move = legal[uc_rng_below(&rng, (uint32_t)uc_legal(&position, mover, legal))];
        uint32_t round = position.head.round;
        uc_events events = {.count = 0};
        assert_int_equal(uc_apply(&position, mover, move, &events).error, UC_OK);
        h->mover[h->count] = (uint8_t)mover;
        h->move[h->count] = move;
        if (mover == UC_CHANCE && events.count && events.item[0].visible_to != UC_ALL &&
            events.item[0].visible_to != seat)
            hidden = h->count;
        if (position.head.round != round) hidden = -1; /* at the end of a round hands are shown */
    }
    return -1;
}

/** Replaces a hidden card by another one with which all later moves can still be made. */
static bool change_hidden(const uc_state *fresh, const history *h, int hidden, uint64_t seed,
                          history *ret_other) {
    uc_state position = *fresh;
    uc_move moves[UC_MOVES_MAX];
    uc_rng rng;
    uc_rng_start(&rng, seed, 1);
    for (int i = 0; i < hidden; i++) uc_apply(&position, h->mover[i], h->move[i], NULL);
    int count = uc_outcomes(&position, moves, NULL);
    for (int tries = 0; tries < 60; tries++) {
        uc_state other = position;
        *ret_other = *h;
        ret_other->move[hidden] = moves[uc_rng_below(&rng, (uint32_t)count)];
        if (ret_other->move[hidden] == h->move[hidden]) continue;
        bool fine = true;
        for (int i = hidden; fine && i < h->count; i++)
            fine = !uc_apply(&other, h->mover[i], ret_other->move[i], NULL).error;
        if (fine) return true;
    }
    return false;
}

static void what_a_seat_may_not_know_changes_no_byte(void **state) {
    (void)state;
    /* Uno Flip shows the back of every card: there the drawn card is one of few, or it is seen */
    static const char *const games[][2] = {{"hi_lo_flip", "target"}, {"uno_flip", "backs"}};
    for (int g = 0; g < 2; g++) {
        int compared = 0;
        for (uint64_t seed = 0; seed < 40 && compared < 6; seed++) {
            uc_setting setting = {"backs", "hidden"};
            uc_state fresh;
            history one, other;
            assert_int_equal(uc_start(&fresh, uc_game_find(games[g][0]), 3, &setting, g, NULL), UC_OK);
            int hidden = play_until_asked(&fresh, seed, 0, (int)seed % 4, &one);
            if (hidden < 0 || !change_hidden(&fresh, &one, hidden, seed, &other)) continue;
            if (!tell_all(&fresh, &one, 0, "one") || !tell_all(&fresh, &other, 0, "other")) continue;
            assert_non_null(strstr(read_back("one"), "\"type\":\"ask\""));
            assert_string_equal(read_back("one"), read_back("other"));
            compared++;
        }
        assert_int_equal(compared, 6);
    }
}

static int make_folder(void **state) {
    (void)state;
    snprintf(folder, sizeof folder, "%s/upcard-test-XXXXXX", getenv("TMPDIR") ? getenv("TMPDIR") : "/tmp");
    return mkdtemp(folder) ? 0 : -1;
}

static int remove_folder(void **state) {
    (void)state;
    char path[512];
    DIR *list = opendir(folder);
    for (struct dirent *entry; list && (entry = readdir(list));) {
        snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
        unlink(path);
    }
    if (list) closedir(list);
    return rmdir(folder);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_program_plays_whole_games),
        cmocka_unit_test(other_messages_and_late_answers_are_no_fault),
        cmocka_unit_test(a_program_may_end_after_each_game),
        cmocka_unit_test(each_thread_has_a_process_of_its_own),
        cmocka_unit_test(one_that_ends_at_once),
        cmocka_unit_test(one_that_is_killed_in_the_middle),
        cmocka_unit_test(one_that_is_not_there),
        cmocka_unit_test(one_that_never_answers),
        cmocka_unit_test(one_that_is_late_once),
        cmocka_unit_test(one_that_closes_its_input),
        cmocka_unit_test(one_that_closes_its_output),
        cmocka_unit_test(one_that_floods),
        cmocka_unit_test(one_that_talks_nonsense),
        cmocka_unit_test(one_that_makes_illegal_moves),
        cmocka_unit_test(one_that_never_reads),
        cmocka_unit_test(one_that_never_reads_but_writes),
        cmocka_unit_test(what_it_has_started_ends_with_it),
        cmocka_unit_test(the_callers_signals_stay_as_they_are),
        cmocka_unit_test(a_thousand_games_leave_nothing_behind),
        cmocka_unit_test(texts_of_programs),
        cmocka_unit_test(lost_turns_as_text),
        cmocka_unit_test(bots_have_no_faults),
        cmocka_unit_test(what_a_seat_may_not_know_changes_no_byte),
    };
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
