/* Writes src/bots/GAME/chances.c to standard output: see tools/make-chances. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fit.h"

enum { SAMPLES = 200000 };

/** The samples of all numbers of seats of a class, an equal part of each. */
static void gather(samples *to, const contest *of, int first, int last, uint64_t seed) {
    to->count = 0;
    for (int seats = first; seats <= last; seats++)
        samples_add(to, of, seats, to->room / (last - first + 1), seed);
}

static void write_grid(const double *strengths) {
    printf("    {");
    for (int c = 0; c < CHANCES_CLOCKS; c++) {
        int lowest = 0; /* what is left of rises */
        printf("%s{", c ? "     " : "");
        for (int g = 0; g < CHANCES_GAPS; g++) {
            double exact = g ? fmax(-30, strengths[c * CHANCES_GAPS + g]) : 0;
            int rounded = (int)lround(1000 * exact);
            lowest = rounded < lowest ? rounded : lowest;
            printf("%s%d", g ? ", " : "", lowest);
        }
        printf(c + 1 < CHANCES_CLOCKS ? "},\n" : "}},\n");
    }
}

/** All classes of a contest, each fitted from where the last one ended. */
static void write_contest(const contest *of, const char *id, samples *room, uint64_t seed) {
    const chances_kind *k = &of->kind;
    const uc_game *game = of->game;
    double strengths[CHANCES_NODES];
    printf("\nstatic const chances_grid grids_%s[] = {\n", id);
    for (int i = 0; i < CHANCES_NODES; i++) strengths[i] = -0.1 * (i % CHANCES_GAPS);
    for (int first = 2, last; first <= game->seats_max; first = last + 1) {
        for (last = first; last < game->seats_max && chances_class(k, last + 1) == chances_class(k, first);)
            last++;
        gather(room, of, first, last, seed);
        double loss = fit(k, room, strengths);
        printf("    /* %s%s, %d to %d seats: loss %.4f */\n", game->name,
               of->setting.key ? k->lowest ? ", the lowest total wins" : ", the highest total wins" : "",
               first, last, loss);
        write_grid(strengths);
        fprintf(stderr, "%s, %d to %d seats: %d samples, loss %.4f\n", id, first, last, room->count, loss);
    }
    printf("};\n\nconst chances_kind chances_%s = {\n", id);
    printf("    .points = %d, .lowest = %s, .shared = %s, .classes = sizeof grids_%s / sizeof *grids_%s, "
           ".grids = grids_%s};\n",
           k->points, k->lowest ? "true" : "false", k->shared ? "true" : "false", id, id, id);
}

/** The first word of an option with which the other direction wins than with the defaults; false: none has
 * one. */
static bool other_direction(const contest *usual, char word[32], uc_setting *ret_setting) {
    const char *at;
    size_t length;
    for (const uc_option *option = usual->game->options; option->key; option++) {
        if (option->kind != UC_OPTION_WORD) continue;
        for (int i = 0; (length = uc_option_word(option, i, &at)) != 0; i++) {
            snprintf(word, 32, "%.*s", (int)length, at);
            *ret_setting = (uc_setting){option->key, word};
            if (contest_of(usual->game, *ret_setting).kind.lowest != usual->kind.lowest) return true;
        }
    }
    return false;
}

int main(int argc, char **argv) {
    const uc_game *game = argc > 1 ? uc_game_find(argv[1]) : NULL;
    uint64_t seed = argc > 2 ? uc_seed_of_text(argv[2]) : 1;
    samples room = {.room = SAMPLES, .item = malloc(SAMPLES * sizeof *room.item)};
    if (!game || !room.item) return 1;
    contest usual = contest_of(game, (uc_setting){NULL, NULL});
    if (!usual.kind.points) {
        fprintf(stderr, "make-chances: no total ends a game of %s\n", game->name);
        return 1;
    }
    printf("/* Written by tools/make-chances; do not edit. Strengths in thousandths, by class of seats "
           "(chances_class); a\n"
           " * line is a clock, from the beginning of a game to its end, along it the gap. Games of "
           "`normal`, seed %llu,\n"
           " * %d beginnings of rounds a class. The loss is minus the mean logarithm of the winner's chance. "
           "*/\n"
           "#include \"bots/%s/players.h\"\n\n/* clang-format off */\n",
           (unsigned long long)seed, SAMPLES, game->id);
    write_contest(&usual, game->id, &room, seed);
    char word[32], id[64];
    uc_setting setting;
    if (other_direction(&usual, word, &setting)) {
        contest other = contest_of(game, setting);
        snprintf(id, sizeof id, "%s_%s", game->id, other.kind.lowest ? "lowest" : "highest");
        write_contest(&other, id, &room, seed);
    }
    free(room.item);
    return fflush(stdout) || ferror(stdout);
}
