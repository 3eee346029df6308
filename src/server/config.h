/** @file
 * What can be set about a server: one table for the configuration file, the options of `upcard serve` and its
 * help.
 */
#ifndef UC_SERVER_CONFIG_H
#define UC_SERVER_CONFIG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "upcard/text.h"

enum { SERVER_TEXT_MAX = 512 };

/** All values; texts are terminated and may be empty. */
typedef struct server_config {
    char data[SERVER_TEXT_MAX];   /**< folder of the store */
    char listen[SERVER_TEXT_MAX]; /**< "127.0.0.1:4040", "[::]:80-89", port 0: any free one */
    char tls_cert[SERVER_TEXT_MAX], tls_key[SERVER_TEXT_MAX]; /**< PEM files; empty: no TLS */
    char web[SERVER_TEXT_MAX];     /**< folder of the page; empty: only the protocol */
    bool web_chosen;               /**< `web` was set, perhaps to none; else an empty one was not found */
    char origins[SERVER_TEXT_MAX]; /**< origins that may connect besides the server's own, by spaces; "*": all
                                    */
    char proxy[SERVER_TEXT_MAX];   /**< addresses of proxies whose X-Forwarded-For is believed, by spaces */
    char public_url[SERVER_TEXT_MAX]; /**< where people find it, for links; empty: the address */
    char qr[SERVER_TEXT_MAX];         /**< "auto", "always", "never" */
    char log[SERVER_TEXT_MAX];        /**< "info", "debug" ... */
    char names[SERVER_TEXT_MAX];      /**< file of words that no nickname may hold, besides those built in */
    uint32_t messages_per_s;          /**< of a connection, on average; four times as many at once */
    uint32_t messages_per_address, messages_per_player; /**< the same, of all their connections together */
    uint32_t records_per_address;                       /**< a second */
    uint32_t connections_per_address, connections;
    uint32_t queue_bytes;        /**< waiting for a client that does not read, before it is cut off */
    uint32_t request_s;          /**< for a request of HTTP, and for every further step of its answer */
    uint32_t hello_s;            /**< until the first message of a connection */
    uint32_t idle_s;             /**< without a sign of life (ping), before a connection is closed */
    uint32_t guests_per_address; /**< new guests an hour */
    uint32_t tables_per_player;  /**< that are not over */
    uint32_t tables;             /**< of the server, that are not over */
    uint32_t misses_per_address; /**< tries at tokens and codes that are wrong, a minute */
    uint32_t bot_threads;        /**< that think */
    uint32_t bot_pace_ms;        /**< a bot waits at least so long where people play */
    uint32_t gather_ms;          /**< who comes and goes at a table is told to others at most so often */
    uint32_t unload_s;           /**< a table that nobody looks at leaves the memory after so long */
    uint32_t window_us;          /**< of group commit */
    uint32_t abandon_days;       /**< tables where nothing has happened for so long are closed */
    uint32_t forget_days;        /**< guests that were not seen for so long are forgotten */
    uint32_t drain_s;            /**< SIGTERM: time for clients to be told */
} server_config;

/** One of the values: how it is called in the file ("bot_threads"; as an option, --bot-threads), and a line
 * about it. */
typedef struct server_setting {
    const char *key, *value, *help; /**< value: what stands for it in a help text ("N", "DIR") */
    size_t offset;                  /**< in server_config */
    bool is_number;
    uint32_t least, most; /**< of a number */
    const char *standard; /**< its default, as text */
} server_setting;
/** All of them, in the order of the file. */
const server_setting *server_settings(size_t *ret_count);

/** The defaults. The data are kept in $STATE_DIRECTORY, or else in upcard/server below $XDG_DATA_HOME, or
 * else below ~/.local/share. The page is that in `web` beside the program, or else the installed one. */
void server_config_start(server_config *ret_config);
/** Where the page is looked for when none is set: "/opt/upcard/web or /usr/share/upcard/web". */
void server_config_page_folders(uc_text *text);
/** Sets one value by its key as in the file ("bot_threads"); false and a sentence when it cannot. */
bool server_config_set(server_config *config, const char *key, const char *value, uc_text *message);
/** Reads a file of lines `key = value`, with comments behind #; false and a sentence with the line. */
bool server_config_read(server_config *config, const char *file, uc_text *message);
/** Checks what belongs together (a key to a certificate); false and a sentence. */
bool server_config_check(const server_config *config, uc_text *message);
/** Splits "127.0.0.1:4040", "[::1]:4040", "localhost:0", ":4040" (all addresses), "4040" (this machine) or
 * ":4040-4049" (the first of these ports that is free) into host (SERVER_TEXT_MAX bytes) and ports; false: it
 * is none of these. */
bool server_config_listen(const char *listen, char *ret_host, int *ret_first, int *ret_last);
/** The commented file with these values, as `upcard serve --print-config` shows it; defaults as comments. */
void server_config_write(const server_config *config, uc_text *text);

#endif
