/* A player for Upcard in plain C, without any library.
 *
 *     cc -std=c17 docs/examples/bot.c -o bot
 *     upcard simulate uno_flip --seats "exec:./bot,random" --games 200
 *     upcard play flip7 --seats "you,exec:./bot"
 *
 * It speaks the table protocol (docs/protocol.md): one JSON object a line on standard input and output. It
 * reads only the message `ask`, which has everything needed for a legal move. To read the view as well, use a
 * JSON library.
 */
#define _POSIX_C_SOURCE 200809L /* getline */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOVES_MAX = 256, MOVE_MAX = 48 };

/* The closing quote of a string whose opening one is at `c`. */
static const char *string_end(const char *c) {
    for (c++; *c && *c != '"'; c++)
        if (*c == '\\' && c[1]) c++;
    return c;
}

/* Where the value of a key of the outermost object begins, or NULL. */
static const char *value_of(const char *json, const char *key) {
    int depth = 0;
    for (const char *c = json; *c; c++) {
        depth += (*c == '{' || *c == '[') - (*c == '}' || *c == ']');
        if (*c != '"') continue;
        const char *end = string_end(c);
        if (!*end) return NULL;
        size_t length = (size_t)(end - c - 1), after = 1 + strspn(end + 1, " \t");
        if (depth == 1 && end[after] == ':' && length == strlen(key) && !strncmp(c + 1, key, length))
            return end + after + 1 + strspn(end + after + 1, " \t");
        c = end;
    }
    return NULL;
}

/* Reads ["hit","stay"]; returns how many. The texts of moves hold nothing that JSON would escape. */
static int read_moves(const char *list, char moves[][MOVE_MAX]) {
    int count = 0;
    for (const char *c = list; *c && *c != ']' && count < MOVES_MAX; c++) {
        if (*c != '"') continue;
        const char *end = string_end(c);
        snprintf(moves[count++], MOVE_MAX, "%.*s", (int)(end - c - 1), c + 1);
        c = end;
    }
    return count;
}

/* The preference for a move: say uno, catch a seat that forgot it, play a card, remove a line; hit before
 * stay. */
static int preference(const char *move) {
    static const char *const liked[] = {"draw", "stay", "hit", "hit", "remove", "play", "catch"};
    int best = strstr(move, " uno") ? 100 : 1;
    for (int i = 0; i < (int)(sizeof liked / sizeof liked[0]); i++)
        if (!strncmp(move, liked[i], strlen(liked[i]))) best += i;
    return best * (1 + rand() % 4);
}

static void answer(const char *ask) {
    static char moves[MOVES_MAX][MOVE_MAX];
    const char *request = value_of(ask, "request"), *list = value_of(ask, "moves");
    int count = request && list ? read_moves(list, moves) : 0, best = 0, most = -1;
    for (int i = 0; i < count; i++) {
        int like = preference(moves[i]);
        if (like > most) best = i, most = like;
    }
    if (!count) return;
    printf("{\"type\":\"move\",\"request\":%ld,\"move\":\"%s\"}\n", strtol(request, NULL, 10), moves[best]);
    fflush(stdout); /* or the answer stays in a buffer, and the turn is lost */
}

int main(void) {
    char *line = NULL;
    size_t room = 0;
    while (getline(&line, &room, stdin) > 0) { /* the end of input is the end of the last game */
        const char *type = value_of(line, "type");
        if (type && !strncmp(type, "\"ask\"", 5)) answer(line);
    }
    free(line);
    return 0;
}
