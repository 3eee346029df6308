/* Writes src/bots/chances_table.h to standard output: see tools/make-chances. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fit.h"
#include "upcard/game.h"

enum { SAMPLES = 200000 };

static const char *const kind_names[CHANCES_KINDS] = {"Flip 7", "HILO", "Hi Lo Flip", "Uno Flip",
                                                      "Uno Flip, the lowest total wins"};
static const char *const kind_ids[CHANCES_KINDS] = {"flip7", "hilo", "hi_lo_flip", "uno_flip",
                                                    "uno_flip_lowest"};

/** The samples of all numbers of seats of a class, an equal part of each. */
static void gather(samples *to, int kind, int first, int last, uint64_t seed) {
    to->count = 0;
    for (int seats = first; seats <= last; seats++)
        samples_add(to, kind, seats, to->room / (last - first + 1), seed);
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

/** All classes of a kind of game, each fitted from where the last one ended. */
static void write_kind(int kind, samples *room, uint64_t seed) {
    const chances_kind *k = &chances_kinds[kind];
    const uc_game *game = uc_games[kind < CHANCES_UNO_FLIP ? kind : CHANCES_UNO_FLIP];
    double strengths[CHANCES_NODES];
    printf("\nstatic const chances_grid chances_%s[] = {\n", kind_ids[kind]);
    for (int i = 0; i < CHANCES_NODES; i++) strengths[i] = -0.1 * (i % CHANCES_GAPS);
    for (int first = 2, last; first <= game->seats_max; first = last + 1) {
        for (last = first; last < game->seats_max && chances_class(k, last + 1) == chances_class(k, first);)
            last++;
        gather(room, kind, first, last, seed);
        double loss = fit(k, room, strengths);
        printf("    /* %s, %d to %d seats: loss %.4f */\n", kind_names[kind], first, last, loss);
        write_grid(strengths);
        fprintf(stderr, "%s, %d to %d seats: %d samples, loss %.4f\n", kind_names[kind], first, last,
                room->count, loss);
    }
    printf("};\n");
}

int main(int argc, char **argv) {
    uint64_t seed = argc > 1 ? uc_seed_of_text(argv[1]) : 1;
    samples room = {.room = SAMPLES, .item = malloc(SAMPLES * sizeof *room.item)};
    if (!room.item) return 1;
    printf("/* Written by tools/make-chances; do not edit. Strengths in thousandths, by class of seats "
           "(chances_class);\n"
           " * a line is a clock, from the beginning of a game to its end, along it the gap. Games of "
           "`normal`, seed %llu,\n"
           " * %d beginnings of rounds a class. The loss is minus the mean logarithm of the winner's chance. "
           "*/\n"
           "#include \"bots/chances_model.h\"\n\n/* clang-format off */\n",
           (unsigned long long)seed, SAMPLES);
    for (int kind = 0; kind < CHANCES_KINDS; kind++) write_kind(kind, &room, seed);
    free(room.item);
    return fflush(stdout) || ferror(stdout);
}
