#include "option_sets.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

/* Numbers up to this keep games short. */
enum { NUMBER_MOST = 300, TURNS_LEAST = 100, CANDIDATES = 12 };

typedef struct cover {
    bool made;
    int options, sets;
    uint8_t value[OPTION_SETS_MAX][UC_SETTINGS_MAX];
    /** Pairs that no set has yet: by option and value, twice. */
    bool open[UC_SETTINGS_MAX][OPTION_VALUES_MAX][UC_SETTINGS_MAX][OPTION_VALUES_MAX];
} cover;

static cover covers[UC_GAMES_COUNT];

/* ---- values ---- */

static bool is(const uc_option *option, const char *key) {
    return !strcmp(option->key, key);
}

static bool few(const uc_option *option) {
    return option->max - option->min < 4;
}

int option_values(const uc_option *option) {
    const char *word;
    int words = 0;
    while (uc_option_word(option, words, &word)) words++;
    if (option->kind == UC_OPTION_WORD) return words;
    if (option->kind != UC_OPTION_INT) return 2;
    if (few(option)) return option->max - option->min + 1;
    return is(option, "max_turns") ? 2 : 3;
}

static void write_ages(int seats, uc_rng *rng, char *text, size_t size) {
    uint8_t ages[UC_SEATS_MAX];
    size_t used = 0;
    for (int i = 0; i < seats; i++) ages[i] = (uint8_t)(seats - 1 - i);
    for (int i = 0; i < seats; i++) {
        int other = i + (rng ? (int)uc_rng_below(rng, (uint32_t)(seats - i)) : 0);
        uint8_t swap = ages[i];
        ages[i] = ages[other];
        ages[other] = swap;
        used += (size_t)snprintf(text + used, size - used, i ? ",%d" : "%d", ages[i]);
    }
}

/** Number 0 is the default, except for the points that end a game, which are always few; 1 is the least other
 * value. */
static void write_number(const uc_option *option, int value, uc_rng *rng, char *text, size_t size) {
    int32_t least = is(option, "max_turns") ? TURNS_LEAST : option->min;
    int32_t most = option->max < NUMBER_MOST ? option->max : NUMBER_MOST;
    int32_t middle = least + (most - least) / 3;
    bool points = is(option, "target");
    if (rng) middle = least + (int32_t)uc_rng_below(rng, (uint32_t)(most - least + 1));
    *text = '\0';
    if (few(option))
        snprintf(text, size, "%d", option->min + value);
    else if (value == 1 && option_values(option) == 3)
        snprintf(text, size, "%d", least + (least == option->fallback));
    else if (value || points)
        snprintf(text, size, "%d", middle);
}

void option_value(const uc_option *option, int value, int seats, uc_rng *rng, char *text, size_t size) {
    const char *word = NULL;
    *text = '\0';
    if (option->kind == UC_OPTION_WORD) {
        size_t length = uc_option_word(option, value, &word);
        snprintf(text, size, "%.*s", (int)length, word);
    } else if (option->kind == UC_OPTION_INT) {
        write_number(option, value, rng, text, size);
    } else if (value && option->kind == UC_OPTION_SEAT) {
        snprintf(text, size, "%d", rng ? (int)uc_rng_below(rng, (uint32_t)seats) : seats - 1);
    } else if (value) {
        write_ages(seats, rng, text, size);
    }
}

/* ---- starting ---- */

static bool start(uc_state *state, const uc_game *game, int seats, const uint8_t *values, uc_rng *rng,
                  char *rules, size_t size) {
    uc_setting settings[UC_SETTINGS_MAX];
    char texts[UC_SETTINGS_MAX][2 * UC_SEATS_MAX + 2], message[UC_MESSAGE_MAX];
    int count = 0;
    uc_text text, why;
    uc_text_start(&text, rules, size);
    uc_text_start(&why, message, sizeof message);
    for (int i = 0; game->options[i].key; i++) {
        option_value(&game->options[i], values[i], seats, rng, texts[count], sizeof texts[count]);
        if (!*texts[count]) continue;
        settings[count] = (uc_setting){game->options[i].key, texts[count]};
        uc_text_add(&text, settings[count].key);
        uc_text_add(&text, "=");
        uc_text_add(&text, settings[count++].value);
        uc_text_add(&text, " ");
    }
    uc_error error = uc_start(state, game, seats, settings, count, &why);
    if (error && !game->clash) fprintf(stderr, "%s %d %s: %s\n", game->id, seats, rules, message);
    assert(!error || game->clash);
    return !error;
}

/** The values go together at some number of seats. */
static bool possible(const uc_game *game, const uint8_t *values) {
    char rules[UC_RULES_MAX];
    uc_state state;
    for (int seats = game->seats_min; seats <= game->seats_max; seats++)
        if (start(&state, game, seats, values, NULL, rules, sizeof rules)) return true;
    return false;
}

/* ---- the sets ---- */

static uint8_t usual(const uc_option *option) {
    return option->kind == UC_OPTION_WORD ? (uint8_t)option->fallback
           : option->kind == UC_OPTION_INT && few(option)
               ? (uint8_t)(option->fallback > option->min ? option->fallback - option->min : 0)
               : 0;
}

/** The pairs that no set has yet with this value, among the options that are marked. */
static int gain(const cover *c, const uint8_t *values, const bool *marked, int option, int value) {
    int pairs = 0;
    for (int other = 0; other < c->options; other++)
        if (marked[other]) pairs += c->open[option][value][other][values[other]];
    return pairs;
}

/** Gives each option that is not marked, in a random order, the value with which most new pairs occur. */
static void fill(const cover *c, const uc_game *game, uint8_t *values, bool *marked, uc_rng *rng) {
    int order[UC_SETTINGS_MAX];
    for (int i = 0; i < c->options; i++) {
        int other = (int)uc_rng_below(rng, (uint32_t)i + 1);
        order[i] = order[other];
        order[other] = i;
    }
    for (int i = 0; i < c->options; i++) {
        int option = order[i], count = option_values(&game->options[option]);
        if (marked[option]) continue;
        int best = (int)uc_rng_below(rng, (uint32_t)count);
        for (int value = 0; value < count; value++)
            if (gain(c, values, marked, option, value) > gain(c, values, marked, option, best)) best = value;
        values[option] = (uint8_t)best;
        marked[option] = true;
    }
}

/** While options exclude each other, resets one option after another to its default, except the two named
 * ones. */
static bool settle(const cover *c, const uc_game *game, uint8_t *values, int one, int two, uc_rng *rng) {
    int at = (int)uc_rng_below(rng, (uint32_t)c->options);
    for (int left = c->options; !possible(game, values); at = (at + 1) % c->options) {
        if (!left--) return false;
        if (at != one && at != two) values[at] = usual(&game->options[at]);
    }
    return true;
}

static int new_pairs(const cover *c, const uint8_t *values) {
    int pairs = 0;
    for (int i = 0; i < c->options; i++)
        for (int k = 0; k < i; k++) pairs += c->open[i][values[i]][k][values[k]];
    return pairs;
}

static void mark(cover *c, int one, int a, int two, int b, bool open) {
    c->open[one][a][two][b] = c->open[two][b][one][a] = open;
}

/** Adds the best of some random sets that have the pair; without one, the pair is impossible. */
static void add_set(cover *c, const uc_game *game, int one, int a, int two, int b, uc_rng *rng) {
    int best = 0;
    assert(c->sets < OPTION_SETS_MAX);
    for (int candidate = 0; candidate < CANDIDATES; candidate++) {
        uint8_t values[UC_SETTINGS_MAX] = {0};
        bool marked[UC_SETTINGS_MAX] = {false};
        values[one] = (uint8_t)a;
        values[two] = (uint8_t)b;
        marked[one] = marked[two] = true;
        fill(c, game, values, marked, rng);
        if (!settle(c, game, values, one, two, rng)) break;
        int pairs = new_pairs(c, values);
        if (pairs <= best) continue;
        best = pairs;
        memcpy(c->value[c->sets], values, sizeof values);
    }
    mark(c, one, a, two, b, false);
    if (!best) return;
    const uint8_t *values = c->value[c->sets++];
    for (int i = 0; i < c->options; i++)
        for (int k = 0; k < i; k++) mark(c, i, values[i], k, values[k], false);
}

static void each_pair(cover *c, const uc_game *game, uc_rng *rng) {
    for (int one = 0; one < c->options; one++)
        for (int two = 0; two < one; two++)
            for (int a = 0; a < option_values(&game->options[one]); a++)
                for (int b = 0; b < option_values(&game->options[two]); b++)
                    if (!rng)
                        mark(c, one, a, two, b, true);
                    else if (c->open[one][a][two][b])
                        add_set(c, game, one, a, two, b, rng);
}

static const cover *cover_of(const uc_game *game) {
    cover *c = &covers[game->number];
    uc_rng rng;
    int options = 0;
    if (c->made) return c;
    for (; game->options[options].key; options++)
        assert(option_values(&game->options[options]) <= OPTION_VALUES_MAX);
    c->options = options;
    uc_rng_start(&rng, 1, game->number);
    each_pair(c, game, NULL);
    each_pair(c, game, &rng);
    c->made = true;
    return c;
}

int option_sets(const uc_game *game) {
    int sets = cover_of(game)->sets;
    return sets ? sets : 1; /* a game without pairs of options has the empty set */
}

int option_set_value(const uc_game *game, int set, int option) {
    return cover_of(game)->value[set][option];
}

bool option_set_start(uc_state *state, const uc_game *game, int seats, int set, uc_rng *rng, char *rules,
                      size_t size) {
    const uint8_t *values = cover_of(game)->value[set];
    return start(state, game, seats, values, rng, rules, size) ||
           start(state, game, seats, values, NULL, rules, size);
}

bool option_set_any(uc_state *state, const uc_game *game, int seats, int number, uc_rng *rng) {
    char rules[UC_RULES_MAX], message[UC_MESSAGE_MAX];
    uc_text why;
    int set = number % (option_sets(game) + 1);
    if (set) return option_set_start(state, game, seats, set - 1, rng, rules, sizeof rules);
    uc_text_start(&why, message, sizeof message);
    return uc_start(state, game, seats, NULL, 0, &why) == UC_OK;
}
