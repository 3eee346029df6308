/* Reasons for moves: every kind occurs in play, as a sentence and as JSON. */
#include <jansson.h>
#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

#include "option_sets.h"
#include "upcard/search.h"

enum { KINDS_MAX = 64 };

static const char *const names[] = {"Ada", "Ben", "Cleo"};
static bool said[KINDS_MAX];

static void note_kind(const uc_game *game, const char *id) {
    const uc_reason_text *texts = uc_reason_texts(game);
    for (int i = 0; texts[i].id; i++)
        if (!strcmp(texts[i].id, id)) {
            said[i] = true;
            return;
        }
    fail_msg("%s has no sentence", id);
}

static void look_at_move(const uc_view *view, uc_move move) {
    uc_reason reasons[UC_REASONS_MAX];
    char sentence[2 * UC_MESSAGE_MAX], json[1024];
    uc_text text;
    int count = uc_reasons(view, move, reasons);
    assert_in_range(count, uc_reason_texts(uc_game_of(&view->state))->id ? 1 : 0, UC_REASONS_MAX);
    for (int i = 0; i < count; i++) note_kind(uc_game_of(&view->state), reasons[i].id);
    if (count && !strcmp(reasons[0].id, "hi_lo_flip_last")) /* whatever the option says */
        assert_int_equal(reasons[0].number[1], view->state.hi_lo_flip.bonus);

    uc_text_start(&text, sentence, sizeof sentence);
    uc_reasons_text(&text, view, move, names);
    assert_true(uc_text_whole(&text));
    assert_null(strpbrk(sentence, "{}|"));
    assert_null(strstr(sentence, "You have 0 "));
    if (count) assert_int_equal(sentence[text.length - 1], '.');

    uc_text_start(&text, json, sizeof json);
    uc_reasons_json(&text, view, move);
    json_t *list = json_loads(json, JSON_REJECT_DUPLICATES, NULL);
    assert_non_null(list);
    assert_int_equal(json_array_size(list), count);
    json_decref(list);
}

/** The beginning of a random game, each move of which is explained. Games after the twentieth have rule
 * options. */
static void play(const uc_game *game, uint64_t seed) {
    uc_state state;
    uc_rng rng;
    uc_rng_start(&rng, seed, game->number);
    if (!option_set_any(&state, game, game->seats_max < 3 ? game->seats_max : 3, seed <= 20 ? 0 : (int)seed,
                        &rng))
        return;
    uint64_t actors;
    for (int moves = 0; moves < 400 && (actors = uc_actors(&state)) != 0; moves++) {
        if (actors == UC_ACTORS_CHANCE) {
            uc_apply(&state, UC_CHANCE, uc_draw(&state, &rng), NULL);
            continue;
        }
        int seat = 0;
        while (!(actors >> seat & 1)) seat++;
        uc_move legal[UC_MOVES_MAX];
        uc_view view;
        int count = uc_legal(&state, seat, legal);
        uc_view_of(&state, seat, &view);
        uc_move move = legal[uc_rng_below(&rng, (uint32_t)count)];
        look_at_move(&view, move);
        uc_apply(&state, seat, move, NULL);
    }
}

/** A kind of reason that has not occurred yet, or NULL. Three seats cannot hold all cards of a deck. */
static const char *unseen_reason(const uc_reason_text *texts) {
    for (int kind = 0; texts[kind].id; kind++)
        if (!said[kind] && strcmp(texts[kind].id, "flip7_no_card") != 0) return texts[kind].id;
    return NULL;
}

static void every_kind_of_reason_comes_up(void **unused) {
    (void)unused;
    for (int i = 0; uc_games[i]; i++) {
        const uc_reason_text *texts = uc_reason_texts(uc_games[i]);
        memset(said, 0, sizeof said);
        for (uint64_t seed = 1; seed <= 40 && unseen_reason(texts); seed++) play(uc_games[i], seed);
        if (unseen_reason(texts)) fail_msg("%s never occurred", unseen_reason(texts));
    }
}

static void a_sentence_counts_the_cards_that_bust(void **unused) {
    (void)unused;
    static const char *const cards[] = {"card 12", "card 11", "card 10"};
    const uc_game *game = uc_game_find("flip7");
    uc_state state;
    uc_view view;
    char buffer[UC_MESSAGE_MAX];
    uc_text text;
    uc_text_start(&text, buffer, sizeof buffer);
    assert_int_equal(uc_start(&state, game, 1, NULL, 0, &text), UC_OK);
    for (int i = 0; i < 3; i++) {
        if (i) uc_apply(&state, 0, (uc_move)uc_move_parse(game, "hit", 3), NULL);
        uc_result result =
            uc_apply(&state, UC_CHANCE, (uc_move)uc_move_parse(game, cards[i], strlen(cards[i])), NULL);
        assert_int_equal(result.error, UC_OK);
    }
    uc_view_of(&state, 0, &view);
    uc_text_start(&text, buffer, sizeof buffer);
    uc_reasons_text(&text, &view, (uc_move)uc_move_parse(game, "hit", 3), names);
    /* 11 twelves, 10 elevens and 9 tens are left of 91 cards */
    assert_string_equal(buffer, "30 of 91 unseen cards bust you.");
    uc_text_start(&text, buffer, sizeof buffer);
    uc_reasons_json(&text, &view, (uc_move)uc_move_parse(game, "stay", 4));
    assert_string_equal(buffer,
                        "[{\"reason\":\"flip7_stay\",\"numbers\":[33,33,0],\"seat\":null,\"word\":null}]");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_kind_of_reason_comes_up),
        cmocka_unit_test(a_sentence_counts_the_cards_that_bust),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
