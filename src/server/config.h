/** @file
 * The settings of a server: one table for the configuration file, the options of `upcard serve` and its help.
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
    char data[SERVER_TEXT_MAX]; /**< folder of the store, unless `store` is set, and of the server's socket */
    char store[SERVER_TEXT_MAX];   /**< address of a PostgreSQL database; empty: the store is in `data` */
    char replica[SERVER_TEXT_MAX]; /**< a file that holds a copy of the store in `data`; empty: none */
    uint32_t replica_s;            /**< shortest time between two copies */
    char node[SERVER_TEXT_MAX];    /**< name of the server among others on the database; empty: it is alone */
    char standby[SERVER_TEXT_MAX]; /**< "synchronous" or "any": what a replicating database must have */
    char listen[SERVER_TEXT_MAX];  /**< "127.0.0.1:4040", "[::]:80-89", port 0: any free one */
    char tls_cert[SERVER_TEXT_MAX], tls_key[SERVER_TEXT_MAX]; /**< PEM files; empty: no TLS */
    char web[SERVER_TEXT_MAX]; /**< folder of the page; empty: only the protocol */
    bool web_chosen;           /**< `web` was set, perhaps to none; else no folder was found if it is empty */
    char origins[SERVER_TEXT_MAX]; /**< origins that may connect besides the server's own, separated by
                                      spaces; "*": all */
    char proxy[SERVER_TEXT_MAX]; /**< proxies whose X-Forwarded-For is trusted: addresses, separated by spaces
                                  */
    uint32_t checked_s; /**< without a question of a proxy, before a node gives its tables away; 0: never */
    char metrics_listen[SERVER_TEXT_MAX]; /**< for /metrics: as `listen`, or "unix:PATH"; empty: none */
    char public_url[SERVER_TEXT_MAX];     /**< the server's public address, for links; empty: the address */
    char qr[SERVER_TEXT_MAX];             /**< "auto", "always", "never" */
    char log[SERVER_TEXT_MAX];            /**< "info", "debug" ... */
    char names[SERVER_TEXT_MAX]; /**< file of words forbidden in nicknames, besides the built-in ones */
    char push_contact[SERVER_TEXT_MAX]; /**< for push services; empty: no push messages */
    char push_allow[SERVER_TEXT_MAX];   /**< origins of push services that need not be public, separated by
                                           spaces */
    uint32_t push_retry_ms;             /**< pause after a failed delivery */
    uint32_t push_timeout_s;            /**< for one attempt */
    uint32_t messages_per_s;            /**< per connection, on average; four times as many at once */
    uint32_t messages_per_address, messages_per_player; /**< the same, of all their connections together */
    uint32_t records_per_address;                       /**< a second */
    uint32_t connections_per_address, connections;
    uint32_t queue_bytes; /**< queued for a client that does not read, before it is cut off */
    uint32_t
        queue_total_bytes; /**< the same of all clients together; beyond it, the largest queues are cut off */
    uint32_t request_s;    /**< for an HTTP request, and for every further step of its answer */
    uint32_t hello_s;      /**< until the first message of a connection */
    uint32_t idle_s;       /**< without a sign of life (ping), before a connection is closed */
    uint32_t guests_per_address; /**< new guests per hour */
    uint32_t tables_per_player;  /**< that are not over */
    uint32_t tables_per_address; /**< the same, made from one address since the start */
    uint32_t tables;             /**< of the server, that are not over */
    uint32_t misses_per_address; /**< wrong tokens and codes, per minute */
    uint32_t bot_threads;        /**< that think */
    uint32_t bot_pace_ms;        /**< shortest time that a bot waits at a table with people */
    uint32_t gather_ms;          /**< shortest time between notices about joins and leaves at a table */
    uint32_t unload_s;           /**< time until an unwatched table is unloaded */
    uint32_t window_us;          /**< of group commit */
    uint32_t abandon_days;       /**< time until an inactive table is closed */
    uint32_t unstarted_min;      /**< the same for one that was never started and that everybody has left */
    uint32_t forget_days;        /**< time until an absent guest is forgotten */
    uint32_t drain_s;            /**< SIGTERM: time to notify the clients */
} server_config;

/** One setting: its name in the file ("bot_threads"; as an option, --bot-threads), and a line about it. */
typedef struct server_setting {
    const char *key, *value, *help; /**< the placeholder in a help text ("N", "DIR") */
    size_t offset;                  /**< in server_config */
    bool is_number;
    uint32_t least, most; /**< of a number */
    const char *standard; /**< its default, as text */
} server_setting;
/** All of them, in the order of the file. */
const server_setting *server_settings(size_t *ret_count);

/** The defaults. The data are in $STATE_DIRECTORY, or else in upcard/server below $XDG_DATA_HOME, or else
 * below ~/.local/share. The page is in `web` beside the program, or else the installed one. */
void server_config_start(server_config *ret_config);
/** The folders searched for the page if none is set: "/opt/upcard/web or /usr/share/upcard/web". */
void server_config_page_folders(uc_text *text);
/** Sets one value by its key as in the file ("bot_threads"). False and a message on failure: about the value
 * of a known key, it begins with the key. */
bool server_config_set(server_config *config, const char *key, const char *value, uc_text *message);
/** Reads a file of lines `key = value`, with comments after #; false and a message with the line. */
bool server_config_read(server_config *config, const char *file, uc_text *message);
/** Checks settings that depend on each other (a key and its certificate); false and a message. */
bool server_config_check(const server_config *config, uc_text *message);
/** Splits "127.0.0.1:4040", "[::1]:4040", "localhost:0", ":4040" (all addresses), "4040" (this machine) or
 * ":4040-4049" (the first free one of these ports) into host (SERVER_TEXT_MAX bytes) and ports; false:
 * invalid. */
bool server_config_listen(const char *listen, char *ret_host, int *ret_first, int *ret_last);
/** The commented file with these values, for `upcard serve --print-config`; defaults as comments. */
void server_config_write(const server_config *config, uc_text *text);

#endif
