/* upcard serve: the game server. */
#include <getopt.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/arguments.h"
#include "cli/commands.h"
#include "cli/server/welcome.h"
#include "server/log.h"
#include "server/server.h"

enum {
    CONFIG = 1,
    PRINT_CONFIG,
    HELP,
    SETTING = 256,
    NAME_BYTES = 48,
    OPTIONS_MAX = 64,
    FILE_BYTES = 16384,
    HELP_COLUMNS = 79
};

static const char head[] = "usage: upcard serve [OPTION...]\n"
                           "\n"
                           "The game server. Tables and guests are stored in one folder, or in PostgreSQL;\n"
                           "every move is on disk before it is confirmed. SIGTERM (or Ctrl-C) stops the\n"
                           "server and loses nothing; SIGHUP reloads certificates and the page.\n"
                           "\n"
                           "  --config FILE        read this file first; options override it\n"
                           "  --print-config       print the configuration as a commented file, and exit\n"
                           "\n";

static const char foot[] = "\n"
                           "example: upcard serve --listen :4040 --data /var/lib/upcard\n";

/* The options: three of this command and one for each setting. */
typedef struct option_list {
    struct option list[OPTIONS_MAX];
    char names[OPTIONS_MAX][NAME_BYTES];
} option_list;

static void make_options(option_list *ret_options) {
    size_t count, at = 0;
    const server_setting *settings = server_settings(&count);
    memset(ret_options, 0, sizeof *ret_options);
    ret_options->list[at++] = (struct option){"config", required_argument, NULL, CONFIG};
    ret_options->list[at++] = (struct option){"print-config", no_argument, NULL, PRINT_CONFIG};
    ret_options->list[at++] = (struct option){"help", no_argument, NULL, HELP};
    for (size_t i = 0; i < count && at < OPTIONS_MAX - 1; i++, at++) {
        char *name = ret_options->names[i];
        snprintf(name, NAME_BYTES, "%s", settings[i].key);
        for (char *c = name; *c; c++)
            if (*c == '_') *c = '-';
        ret_options->list[at] = (struct option){name, required_argument, NULL, SETTING + (int)i};
    }
}

/* A line of help for a setting, broken at blanks. */
static void print_setting(const server_setting *setting, const char *name) {
    char option[64], words[256];
    snprintf(option, sizeof option, "--%s %s", name, setting->value);
    snprintf(words, sizeof words, "%s%s%s%s", setting->help, *setting->standard ? " (" : "",
             setting->standard, *setting->standard ? ")" : "");
    const char *at = words;
    for (bool first = true; *at; first = false) {
        size_t length = strlen(at), most = HELP_COLUMNS - 32;
        if (length > most)
            for (length = most; length && at[length] != ' ';) length--;
        printf("  %-30s%.*s\n", first ? option : "", (int)length, at);
        at += length + (at[length] == ' ');
    }
}

static int print_help(const option_list *options) {
    size_t count;
    const server_setting *settings = server_settings(&count);
    fputs(head, stdout);
    for (size_t i = 0; i < count; i++) print_setting(&settings[i], options->names[i]);
    fputs(foot, stdout);
    return finish_output("serve");
}

static int print_config(const server_config *config) {
    char buffer[FILE_BYTES];
    uc_text text;
    uc_text_start(&text, buffer, sizeof buffer);
    server_config_write(config, &text);
    fputs(buffer, stdout);
    return finish_output("serve");
}

/* The arguments, parsed. */
typedef struct arguments {
    server_config config;
    bool print, help, log;
} arguments;

static int take_option(arguments *a, int answer, const option_list *options) {
    char buffer[1024];
    uc_text message;
    size_t count;
    if (answer == PRINT_CONFIG) return a->print = true, STATUS_FINE;
    if (answer == HELP) return a->help = true, STATUS_FINE;
    if (answer == CONFIG) return STATUS_FINE; /* read before all others */
    const int index = answer - SETTING;
    const server_setting *setting = &server_settings(&count)[index];
    uc_text_start(&message, buffer, sizeof buffer);
    if (!strcmp(setting->key, "log")) a->log = true;
    if (server_config_set(&a->config, setting->key, optarg, &message)) return STATUS_FINE;
    return usage_error("serve", "--%s%s", options->names[index], buffer + strlen(setting->key));
}

/* Goes through the arguments twice: a file is read before any option, wherever it is named. */
static int read_arguments(int argc, char **argv, const option_list *options, arguments *a) {
    char buffer[1024];
    uc_text message;
    uc_text_start(&message, buffer, sizeof buffer);
    opterr = 0;
    for (int answer, at; (answer = getopt_long(argc, argv, ":h", options->list, &at)) != -1;) {
        if (answer == '?' || answer == ':') return option_error("serve", answer, argv);
        if (answer == CONFIG && !server_config_read(&a->config, optarg, &message))
            return failure("serve", "%s", buffer);
    }
    if (optind < argc) return usage_error("serve", "\"%s\" is not an option", argv[optind]);
    optind = 1;
    int status = STATUS_FINE;
    for (int answer, at; !status && (answer = getopt_long(argc, argv, ":h", options->list, &at)) != -1;)
        status = take_option(a, answer == 'h' ? HELP : answer, options);
    return status;
}

static int serve(arguments *a) {
    char buffer[1024];
    uc_text message;
    uc_text_start(&message, buffer, sizeof buffer);
    const bool for_people = isatty(STDOUT_FILENO) && isatty(STDERR_FILENO);
    if (!server_config_check(&a->config, &message)) return usage_error("serve", "%s", buffer);
    log_set_level(for_people && !a->log ? "warning" : a->config.log);
    server *s = server_open(&a->config, &message);
    if (!s) return failure("serve", "%s", buffer);
    welcome_print(&a->config, server_url(s));
    bool fine = server_run(s);
    server_close(s);
    return fine ? STATUS_FINE : failure("serve", "another server has taken over the database");
}

int cmd_serve(int argc, char **argv) {
    option_list options;
    arguments a = {.print = false};
    make_options(&options);
    server_config_start(&a.config);
    int status = read_arguments(argc, argv, &options, &a);
    if (status) return status;
    if (a.help) return print_help(&options);
    if (a.print) return print_config(&a.config);
    return serve(&a);
}
