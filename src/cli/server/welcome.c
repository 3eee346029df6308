#include "cli/server/welcome.h"

#include <arpa/inet.h>
#include <langinfo.h>
#include <limits.h>
#include <locale.h>
#include <netdb.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>
#include <uv.h>

#include "cli/server/qr.h"
#include "core/numbers.h"

enum { LISTED_MAX = 4, URL_MAX = SERVER_TEXT_MAX };

/* The reach of the server's address. */
typedef enum reach {
    REACH_MACHINE, /* this machine */
    REACH_ADDRESS, /* only by its own address */
    REACH_ALL      /* by every address of this machine */
} reach;

/* An address of this machine, as other machines know it. */
typedef struct place {
    char url[URL_MAX];
    int rank;
} place;

static reach reach_of(const char *host) {
    static const char *const all[] = {"", "0.0.0.0", "::"}, *const machine[] = {"localhost", "::1"};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        if (!strcmp(host, all[i])) return REACH_ALL;
    for (size_t i = 0; i < sizeof machine / sizeof *machine; i++)
        if (!strcmp(host, machine[i])) return REACH_MACHINE;
    return strncmp(host, "127.", 4) ? REACH_ADDRESS : REACH_MACHINE;
}

/* ---- addresses ---- */

/* Bridges to containers and tunnels: a family's phones are rarely there. */
static bool is_virtual(const char *name) {
    static const char *const prefixes[] = {"docker", "br-",    "veth", "virbr", "vmnet", "vbox",      "lxc",
                                           "cni",    "podman", "tun",  "tap",   "wg",    "tailscale", "zt"};
    for (size_t i = 0; i < sizeof prefixes / sizeof *prefixes; i++)
        if (!strncmp(name, prefixes[i], strlen(prefixes[i]))) return true;
    return false;
}

/* The rank of an address: people prefer to type the short ones of a home; -1: not for others. */
static int rank_of(const uv_interface_address_t *one) {
    if (one->is_internal) return -1;
    int real = is_virtual(one->name) ? 0 : 3;
    if (one->address.address4.sin_family == AF_INET6) {
        const uint8_t *bytes = one->address.address6.sin6_addr.s6_addr;
        return bytes[0] == 0xfe && (bytes[1] & 0xc0) == 0x80 ? -1
                                                             : real; /* only with the name of an interface */
    }
    uint32_t address = ntohl(one->address.address4.sin_addr.s_addr);
    bool home = address >> 24 == 10 || address >> 20 == 0xac1 || address >> 16 == 0xc0a8;
    return address >> 16 == 0xa9fe ? -1 : real + 1 + home;
}

static void write_place(place *to, const uv_interface_address_t *one, const char *url) {
    char text[INET6_ADDRSTRLEN] = "";
    bool v6 = one->address.address4.sin_family == AF_INET6;
    if (v6)
        uv_ip6_name(&one->address.address6, text, sizeof text);
    else
        uv_ip4_name(&one->address.address4, text, sizeof text);
    snprintf(to->url, URL_MAX, "%.*s://%s%s%s%s", (int)strcspn(url, ":"), url, v6 ? "[" : "", text,
             v6 ? "]" : "", strrchr(url, ':'));
}

static int by_rank(const void *a, const void *b) {
    return ((const place *)b)->rank - ((const place *)a)->rank;
}

/* This machine's addresses for others, the likeliest first; how many. `url` has scheme and port. */
static int find_places(const char *url, place ret_places[LISTED_MAX]) {
    uv_interface_address_t *all = NULL;
    int count = 0, found = 0;
    if (uv_interface_addresses(&all, &count)) return 0;
    place *list = calloc((size_t)count + 1, sizeof *list);
    for (int i = 0; list && i < count; i++) {
        list[found].rank = rank_of(&all[i]);
        if (list[found].rank < 0) continue;
        write_place(&list[found++], &all[i], url);
    }
    uv_free_interface_addresses(all, count);
    if (!list) return 0;
    qsort(list, (size_t)found, sizeof *list, by_rank);
    if (found > LISTED_MAX) found = LISTED_MAX;
    memcpy(ret_places, list, (size_t)found * sizeof *list);
    free(list);
    return found;
}

/* ---- the QR code ---- */

/* Columns of the terminal, 0 if it cannot show a QR code. */
static int qr_columns(void) {
    struct winsize size;
    const char *term = getenv("TERM");
    setlocale(LC_CTYPE, "");
    if (!isatty(STDOUT_FILENO) || !term || !strcmp(term, "dumb") ||
        strcmp(nl_langinfo(CODESET), "UTF-8") != 0)
        return 0;
    return !ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) && size.ws_col ? size.ws_col : 80;
}

static void print_qr(const server_config *config, const char *address, bool for_others) {
    bool always = !strcmp(config->qr, "always");
    if (!always && (!for_others || strcmp(config->qr, "auto") != 0)) return;
    putchar('\n');
    if (qr_print(address, always ? INT_MAX : qr_columns(), stdout)) putchar('\n');
}

/* ---- all of it ---- */

static void print_places(const char *best, const place *places, int count, const char *here) {
    printf("Upcard is running at %s\n", best);
    for (int i = 0; i < count; i++)
        if (strcmp(places[i].url, best) != 0) printf("  also on %s\n", places[i].url);
    if (strcmp(here, best) != 0) printf("  on this machine %s\n", here);
}

/* A requested port that is in use. */
static void print_port(const server_config *config, const char *url) {
    char host[SERVER_TEXT_MAX];
    int first, last;
    uint64_t port;
    if (!server_config_listen(config->listen, host, &first, &last) || first == last) return;
    if (read_digits(strrchr(url, ':') + 1, 0, UINT16_MAX, &port) && (int)port != first)
        printf("  Port %d is taken by another program.\n", first);
}

/* The missing folder of the page. */
static void print_no_page(const server_config *config) {
    char folders[4 * SERVER_TEXT_MAX];
    uc_text text;
    if (*config->web || config->web_chosen) return;
    uc_text_start(&text, folders, sizeof folders);
    server_config_page_folders(&text);
    printf("  The page is off: there is no index.html in %s.\n"
           "  Name its folder with --web DIR, or turn it off with --web none.\n",
           folders);
}

/* The missing folder of the copy, which may also be a disk that is away now. */
static void print_no_replica(const server_config *config) {
    const char *slash = strrchr(config->replica, '/');
    char folder[SERVER_TEXT_MAX];
    snprintf(folder, sizeof folder, "%.*s", slash ? (int)(slash - config->replica) + 1 : 1,
             slash ? config->replica : ".");
    if (*config->replica && access(folder, W_OK))
        printf("  There is NO COPY of the data: the server cannot write to %s (--replica).\n", folder);
}

void welcome_print(const server_config *config, const char *url) {
    char host[SERVER_TEXT_MAX], here[URL_MAX];
    int first, last;
    place places[LISTED_MAX];
    if (!server_config_listen(config->listen, host, &first, &last)) return;
    reach reached = reach_of(host);
    int count = reached == REACH_ALL ? find_places(url, places) : 0;
    snprintf(here, sizeof here, "%.*s%s%s", (int)strcspn(url, ":"), url, "://localhost", strrchr(url, ':'));
    if (reached != REACH_ALL) snprintf(here, sizeof here, "%s", url);
    const char *best = *config->public_url ? config->public_url : count ? places[0].url : here;
    print_places(best, places, count, here);
    if (reached == REACH_MACHINE && best == here)
        puts("  Only this machine can connect; use --listen :4040 to let others in.");
    print_port(config, url);
    print_qr(config, best, reached == REACH_ADDRESS || best != here);
    print_no_page(config);
    print_no_replica(config);
    if (*config->web) puts("  To play, open this address in a browser, also on a phone.");
    printf("  From a terminal: upcard join %s\n"
           "  To seat a bot: upcard bot --server %s --table CODE\n"
           "  Tables and guests are kept in %s\n",
           best, best, *config->store ? "a PostgreSQL database" : config->data);
    if (isatty(STDOUT_FILENO)) puts("  Ctrl-C stops the server; nothing is lost.");
    fflush(stdout);
}
