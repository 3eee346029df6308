/* The configuration: one table for the file, the options and the help. */
#include "server/config.h"

#include "core/numbers.h"
#include "server/limits.h"
#include "store/store.h"

#include <errno.h>
#include <inttypes.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define TEXT(member, what, standard, help)                                                                   \
    { #member, what, help, offsetof(server_config, member), false, 0, 0, standard }
#define NUMBER(member, least, most, standard, help)                                                          \
    { #member, "N", help, offsetof(server_config, member), true, least, most, standard }

static const server_setting settings[] = {
    TEXT(data, "DIR", "",
         "folder for tables and guests (by default $STATE_DIRECTORY, or upcard/server in your data folder)"),
    TEXT(store, "URL", "",
         "PostgreSQL database for tables and guests, instead of the folder: "
         "postgresql://upcard@db.example.org/upcard"),
    TEXT(replica, "FILE", "",
         "keeps a copy of the folder's store in this file, best on another disk, for upcard admin restore"),
    NUMBER(
        replica_s, 1, 86400, "10",
        "shortest time in seconds between two copies; a large store rests 20 times as long as a copy takes"),
    TEXT(node, "NAME", "",
         "name of this server among several on the database: a balancer leads /n/NAME/ to it; without a name "
         "the "
         "server wants the database for itself"),
    TEXT(standby, "WHICH", "synchronous",
         "for a database that replicates: synchronous refuses to start unless a standby confirms each "
         "commit; any "
         "accepts that a failover loses confirmed moves"),
    TEXT(listen, "ADDRESS", "127.0.0.1:4040",
         "address and port to listen on; :4040 means every address of this machine, port 0 any free port, "
         "4040-4049 the first free port of these"),
    TEXT(tls_cert, "FILE", "", "certificate chain (PEM) for https and wss; SIGHUP reloads it"),
    TEXT(tls_key, "FILE", "", "its private key (PEM)"),
    TEXT(web, "DIR", "",
         "folder of the page (by default the one built or installed with the program); none: serve only the "
         "protocol"),
    TEXT(origins, "LIST", "",
         "origins (https://cards.example.org) whose pages may connect, besides the server's own; * allows "
         "all"),
    TEXT(proxy, "LIST", "", "addresses of proxies whose X-Forwarded-For the server trusts"),
    NUMBER(
        checked_s, 0, 3600, "0",
        "seconds without a question of a proxy (/readyz, /healthz) after which a server among others gives "
        "its tables to those that are asked; 0: it waits for none"),
    TEXT(metrics_listen, "ADDRESS", "",
         "address and port for /metrics alone (127.0.0.1:9464), or unix:PATH, a socket for the server's user "
         "and "
         "group; none by default"),
    TEXT(public_url, "URL", "", "public address of the server, for links (by default the address)"),
    TEXT(qr, "WHEN", "auto",
         "shows the address as a QR code for phones: auto (on a terminal, if other machines can connect), "
         "always or never"),
    TEXT(log, "LEVEL", "info", "least severe messages in the log: error, warning, info or debug"),
    TEXT(names, "FILE", "", "words that nicknames must not contain, one per line, besides those built in"),
    TEXT(push_contact, "CONTACT", "",
         "how push services may reach the operator (mailto:you@example.org or an https address): turns on "
         "push "
         "messages to players whose turn it is at tables with long clocks"),
    TEXT(push_allow, "LIST", "",
         "origins of push services that may be outside the public internet (http://push.lan:8080)"),
    NUMBER(
        push_retry_ms, 1, 3600000, "10000",
        "milliseconds before a failed push message is sent again; three times at most, with longer pauses"),
    NUMBER(push_timeout_s, 1, 60, "10", "seconds for a push service to take a message"),
    NUMBER(messages_per_s, 1, 10000, "10",
           "messages a second from one connection, on average; up to four times as many at once; the server "
           "reads more only slowly"),
    NUMBER(messages_per_address, 1, 1000000, "1000",
           "messages a second from all connections of an address, limited in the same way"),
    NUMBER(messages_per_player, 1, 10000, "20",
           "messages a second from all connections of a player, limited in the same way"),
    NUMBER(records_per_address, 1, 1000000, "10",
           "records that an address may fetch a second, on average; up to four times as many at once"),
    NUMBER(connections_per_address, 1, 1000000, "200", "connections from one address (one /64 of IPv6)"),
    NUMBER(connections, 1, 1000000, "12000", "connections in all"),
    NUMBER(queue_bytes, 4096, 1 << 30, "1048576",
           "bytes queued for a client that does not read before it is cut off"),
    NUMBER(queue_total_bytes, 65536, 1 << 30, "67108864",
           "bytes queued for all clients together; beyond that, those with the largest queues are cut off"),
    NUMBER(request_s, 1, 3600, "10", "seconds for an HTTP request, and for each further step of its answer"),
    NUMBER(hello_s, 1, 3600, "10", "seconds for a new connection to send hello"),
    NUMBER(idle_s, 2, 3600, "60", "seconds of silence before a connection is closed; a ping comes first"),
    NUMBER(guests_per_address, 1, 1000000, "60", "new guests from one address per hour"),
    NUMBER(tables_per_player, 1, 100000, "20", "unfinished tables of one player"),
    NUMBER(tables_per_address, 1, 1000000, "500",
           "unfinished tables made from one address since the server's start"),
    NUMBER(tables, 1, 100000000, "100000",
           "unfinished tables in all; for one more, the one that has had no visitors for the longest time is "
           "closed"),
    NUMBER(misses_per_address, 1, 100000, "30", "wrong tokens and codes from one address per minute"),
    NUMBER(bot_threads, 1, 256, "1", "threads for bots"),
    NUMBER(bot_pace_ms, 0, 60000, "700",
           "least time of a bot for a move at tables with people, in milliseconds"),
    NUMBER(gather_ms, 0, 10000, "100",
           "milliseconds for which arrivals and departures are gathered before a table is notified"),
    NUMBER(unload_s, 1, 86400, "60", "seconds after which a table without visitors leaves the memory"),
    NUMBER(abandon_days, 1, 36500, "30", "days without moves or visitors after which a table is closed"),
    NUMBER(
        unstarted_min, 1, 525600, "30",
        "minutes after which a table that was never started is closed once everybody has left; a day if its "
        "clock gives an hour or more"),
    NUMBER(window_us, 0, 2000, "2000", "microseconds that a write to the disk waits for others to join it"),
    NUMBER(forget_days, 1, 36500, "400", "days without a visit after which a guest is forgotten"),
    NUMBER(drain_s, 1, 600, "10", "seconds after SIGTERM for the last messages to clients"),
};

enum { SETTINGS = sizeof settings / sizeof *settings, LINE_MAX_BYTES = 2048 };

const server_setting *server_settings(size_t *ret_count) {
    *ret_count = SETTINGS;
    return settings;
}

/* The address of a value: a text of SERVER_TEXT_MAX bytes or a number. */
static char *text_of(server_config *config, const server_setting *setting) {
    return (char *)config + setting->offset;
}

static uint32_t *number_of(server_config *config, const server_setting *setting) {
    return (uint32_t *)(void *)((char *)config + setting->offset);
}

static bool set_number(uint32_t *ret_number, const server_setting *setting, const char *value,
                       uc_text *message) {
    uint64_t number;
    if (read_whole(value, setting->least, setting->most, &number))
        return *ret_number = (uint32_t)number, true;
    uc_text_add(message, setting->key);
    uc_text_add(message, " is a whole number from ");
    uc_text_add_number(message, setting->least);
    uc_text_add(message, " to ");
    uc_text_add_number(message, setting->most);
    uc_text_add(message, ", not ");
    uc_text_add_quoted(message, value);
    return false;
}

static bool is_unix(const char *value) {
    return !strncmp(value, "unix:/", 6);
}

static bool is_node(const char *value) {
    static const char plain[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-";
    return !value[strspn(value, plain)] && strlen(value) < STORE_NODE_NAME_MAX;
}

/* The form that a text should have and does not, or NULL if it is valid. */
static const char *wrong_text(const char *key, const char *value) {
    char host[SERVER_TEXT_MAX];
    int first, last;
    if (*value == '"' || *value == '\'') return "a value without quotes";
    if (!strcmp(key, "listen") && !server_config_listen(value, host, &first, &last))
        return "an address and a port, such as 127.0.0.1:4040 or [::1]:4040";
    if (!strcmp(key, "store") && *value && !store_is_database(value))
        return "an address that begins with postgresql://";
    if (!strcmp(key, "node") && !is_node(value)) return "1 to 31 letters, digits and hyphens";
    if (!strcmp(key, "standby") && strcmp(value, "synchronous") && strcmp(value, "any"))
        return "synchronous or any";
    if (!strcmp(key, "metrics_listen") && *value && !is_unix(value) &&
        !server_config_listen(value, host, &first, &last))
        return "an address and a port, such as 127.0.0.1:9464, or unix:PATH";
    if (!strcmp(key, "public_url") && *value && strncmp(value, "http://", 7) && strncmp(value, "https://", 8))
        return "a URL that begins with http:// or https://";
    if (!strcmp(key, "push_contact") && *value && strncmp(value, "mailto:", 7) &&
        strncmp(value, "https://", 8))
        return "an address that begins with mailto: or https://";
    if (!strcmp(key, "origins") && !limit_origins_are_valid(value))
        return "* or origins such as https://cards.example.org, separated by spaces";
    if (!strcmp(key, "proxy") && !limit_addresses_are_valid(value))
        return "addresses such as 127.0.0.1 or ::1, separated by spaces";
    if (!strcmp(key, "qr") && strcmp(value, "auto") && strcmp(value, "always") && strcmp(value, "never"))
        return "auto, always or never";
    if (!strcmp(key, "log") && strcmp(value, "error") && strcmp(value, "warning") && strcmp(value, "info") &&
        strcmp(value, "debug"))
        return "error, warning, info or debug";
    return NULL;
}

static bool set_text(char *ret_text, const server_setting *setting, const char *value, uc_text *message) {
    size_t length = strlen(value);
    const char *wrong = length < SERVER_TEXT_MAX ? wrong_text(setting->key, value) : NULL;
    uc_text_add(message, length < SERVER_TEXT_MAX && !wrong ? "" : setting->key);
    if (length >= SERVER_TEXT_MAX) return uc_text_add(message, " is too long"), false;
    if (!wrong) return memcpy(ret_text, value, length + 1), true;
    const char *parts[] = {" is ", wrong, ", not "};
    for (int i = 0; i < 3; i++) uc_text_add(message, parts[i]);
    uc_text_add_quoted(message, value);
    return false;
}

/* Whether a value turns the page off. */
static bool turns_page_off(const server_setting *setting, const char *value) {
    return setting->offset == offsetof(server_config, web) && !strcmp(value, "none");
}

bool server_config_set(server_config *config, const char *key, const char *value, uc_text *message) {
    config->web_chosen = config->web_chosen || !strcmp(key, "web");
    for (const server_setting *s = settings; s < settings + SETTINGS; s++)
        if (!strcmp(s->key, key))
            return s->is_number
                       ? set_number(number_of(config, s), s, value, message)
                       : set_text(text_of(config, s), s, turns_page_off(s, value) ? "" : value, message);
    uc_text_add(message, "unknown key ");
    uc_text_add_quoted(message, key);
    return false;
}

/* The default folder of the data; empty if the environment names none. */
static void set_data_folder(char *ret_folder) {
    const char *state = getenv("STATE_DIRECTORY"), *data = getenv("XDG_DATA_HOME"), *home = getenv("HOME");
    if (state && *state)
        snprintf(ret_folder, SERVER_TEXT_MAX, "%.*s", (int)strcspn(state, ":"), state);
    else if (data && *data == '/')
        snprintf(ret_folder, SERVER_TEXT_MAX, "%s/upcard/server", data);
    else if (home && *home == '/')
        snprintf(ret_folder, SERVER_TEXT_MAX, "%s/.local/share/upcard/server", home);
    else
        *ret_folder = 0;
}

static bool has_page(const char *folder) {
    char index[PATH_MAX];
    return snprintf(index, sizeof index, "%s/index.html", folder) < (int)sizeof index && !access(index, R_OK);
}

/* Beside the program, in a build folder. */
static void built_page_folder(char *ret_folder) {
    char program[SERVER_TEXT_MAX - 8];
    ssize_t length = readlink("/proc/self/exe", program, sizeof program - 1);
    program[length > 0 ? length : 0] = 0;
    char *slash = strrchr(program, '/');
    if (slash) *slash = 0;
    snprintf(ret_folder, SERVER_TEXT_MAX, "%s/web", program);
}

void server_config_page_folders(uc_text *text) {
    char built[SERVER_TEXT_MAX];
    built_page_folder(built);
    uc_text_add(text, built);
    uc_text_add(text, " or ");
    uc_text_add(text, UPCARD_PAGE);
}

/* The default folder of the page: the built one, or else the installed one. */
static void set_page_folder(char *ret_folder) {
    built_page_folder(ret_folder);
    if (!has_page(ret_folder)) snprintf(ret_folder, SERVER_TEXT_MAX, "%s", UPCARD_PAGE);
    if (!has_page(ret_folder)) *ret_folder = 0;
}

void server_config_start(server_config *ret_config) {
    char nothing[1];
    uc_text message;
    uc_text_start(&message, nothing, sizeof nothing);
    memset(ret_config, 0, sizeof *ret_config);
    for (const server_setting *s = settings; s < settings + SETTINGS; s++)
        server_config_set(ret_config, s->key, s->standard, &message);
    set_data_folder(ret_config->data);
    set_page_folder(ret_config->web);
    ret_config->web_chosen = false;
}

/* ---- the file ---- */

/* Trims a text in place. */
static char *trimmed(char *text) {
    text += strspn(text, " \t\r\n");
    size_t length = strlen(text);
    while (length && strchr(" \t\r\n", text[length - 1])) length--;
    text[length] = 0;
    return text;
}

/* A comment begins with # at the start of the line or after white space, so a value may contain #. */
static void cut_comment(char *line) {
    for (char *c = line; *c; c++)
        if (*c == '#' && (c == line || c[-1] == ' ' || c[-1] == '\t')) *c = 0;
}

/* Whether the file has had this key; `seen` has a flag for each setting. */
static bool is_repeated(bool seen[SETTINGS], const char *key) {
    for (size_t i = 0; i < SETTINGS; i++) {
        if (strcmp(settings[i].key, key) != 0) continue;
        if (seen[i]) return true;
        seen[i] = true;
    }
    return false;
}

static bool read_line(server_config *config, char *line, bool seen[SETTINGS], uc_text *message) {
    cut_comment(line);
    char *key = trimmed(line), *equals = strchr(key, '=');
    if (!*key) return true;
    if (!equals) return uc_text_add(message, "not of the form key = value"), false;
    *equals = 0;
    if (is_repeated(seen, trimmed(key)))
        return uc_text_add(message, trimmed(key)), uc_text_add(message, " is given twice"), false;
    return server_config_set(config, trimmed(key), trimmed(equals + 1), message);
}

bool server_config_read(server_config *config, const char *file, uc_text *message) {
    char line[LINE_MAX_BYTES], why[1024];
    bool seen[SETTINGS] = {false};
    uc_text reason;
    uc_text_start(&reason, why, sizeof why);
    FILE *in = fopen(file, "r");
    bool fine = in;
    int number = 0;
    if (!in) uc_text_add(&reason, strerror(errno));
    while (fine && fgets(line, sizeof line, in)) {
        number++;
        fine = read_line(config, line, seen, &reason);
    }
    if (fine && ferror(in)) fine = false, uc_text_add(&reason, strerror(errno));
    if (in) fclose(in);
    if (fine) return true;
    uc_text_add(message, file);
    if (number) uc_text_add(message, " line "), uc_text_add_number(message, number);
    uc_text_add(message, ": ");
    uc_text_add(message, why);
    return false;
}

/* The value of a setting, in SERVER_TEXT_MAX bytes. */
static void show_value(const server_config *config, const server_setting *setting, char *ret_text) {
    server_config copy = *config;
    if (setting->is_number)
        snprintf(ret_text, SERVER_TEXT_MAX, "%" PRIu32, *number_of(&copy, setting));
    else
        memcpy(ret_text, text_of(&copy, setting), SERVER_TEXT_MAX);
}

/* The folders depend on the machine. */
static bool is_standard(const server_config *config, const server_setting *setting, const char *value) {
    server_config standard;
    server_config_start(&standard);
    if (setting->offset == offsetof(server_config, data)) return !strcmp(config->data, standard.data);
    if (setting->offset == offsetof(server_config, web)) return !strcmp(config->web, standard.web);
    return !strcmp(value, setting->standard);
}

static void write_setting(const server_config *config, const server_setting *s, uc_text *text) {
    char value[SERVER_TEXT_MAX], range[64];
    show_value(config, s, value);
    *range = 0;
    if (s->is_number) snprintf(range, sizeof range, " (%" PRIu32 "..%" PRIu32 ")", s->least, s->most);
    bool standard = is_standard(config, s, value);
    const char *shown = standard ? s->standard : value;
    const char *parts[] = {"\n# ", s->help, range, "\n", standard ? "#" : "", s->key, *shown ? " = " : " =",
                           shown,  "\n"};
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) uc_text_add(text, parts[i]);
}

void server_config_write(const server_config *config, uc_text *text) {
    uc_text_add(
        text, "# The configuration of `upcard serve --config FILE`. Lines with # are comments or defaults.\n"
              "# Every key is also an option: bot_threads is --bot-threads.\n");
    for (const server_setting *s = settings; s < settings + SETTINGS; s++) write_setting(config, s, text);
}

/* ---- settings that depend on each other ---- */

/* A number of up to five digits, up to 65535; -1: none. */
static int read_port(const char *text, size_t length) {
    char digits[6] = "";
    uint64_t port;
    if (length >= sizeof digits) return -1;
    memcpy(digits, text, length);
    return read_whole(digits, 0, UINT16_MAX, &port) ? (int)port : -1;
}

bool server_config_listen(const char *listen, char *ret_host, int *ret_first, int *ret_last) {
    const char *colon = strrchr(listen, ':'), *port = colon ? colon + 1 : listen;
    size_t host = colon ? (size_t)(colon - listen) : 0, first = strcspn(port, "-");
    bool brackets = host >= 2 && listen[0] == '[' && listen[host - 1] == ']';
    if (!brackets && memchr(listen, ':', host)) return false; /* an IPv6 address without brackets */
    if (brackets) listen++, host -= 2;
    *ret_first = *ret_last = read_port(port, first);
    if (port[first]) *ret_last = read_port(port + first + 1, strlen(port + first + 1));
    if (*ret_first < 0 || *ret_last < *ret_first) return false;
    snprintf(ret_host, SERVER_TEXT_MAX, "%.*s", colon ? (int)host : INT_MAX, colon ? listen : "127.0.0.1");
    return true;
}

bool server_config_check(const server_config *config, uc_text *message) {
    const char *wrong = NULL;
    if (*config->tls_cert && !*config->tls_key)
        wrong = "the certificate (--tls-cert, tls_cert) needs its private key: --tls-key FILE (tls_key)";
    else if (*config->tls_key && !*config->tls_cert)
        wrong = "the private key (--tls-key, tls_key) needs its certificate: --tls-cert FILE (tls_cert)";
    else if (*config->node && !*config->store)
        wrong = "a server among others (--node, node) needs their database: --store URL (store)";
    else if (config->checked_s && (!*config->node || !*config->proxy))
        wrong =
            "questions of a balancer (--checked-s, checked_s) are for a server among others (--node), and "
            "come from its proxy (--proxy)";
    else if (!*config->data)
        wrong = "no folder for the data: HOME is not set; use --data DIR";
    if (wrong) uc_text_add(message, wrong);
    return !wrong;
}
