/* Moves, rules and refusals as text, and moves back from text. */
#include <string.h>

#include "upcard/game.h"

const char *uc_error_word(uc_error error) {
    static const char *const words[] = {[UC_OK] = "ok",
                                        [UC_GAME_OVER] = "game_over",
                                        [UC_UNKNOWN_MOVE] = "unknown_move",
                                        [UC_NOT_YOUR_TURN] = "not_your_turn",
                                        [UC_ILLEGAL_MOVE] = "illegal_move",
                                        [UC_UNKNOWN_GAME] = "unknown_game",
                                        [UC_BAD_SEATS] = "bad_seats",
                                        [UC_BAD_RULES] = "bad_rules",
                                        [UC_BAD_RECORD] = "bad_record",
                                        [UC_TOO_SMALL] = "too_small",
                                        [UC_NO_MEMORY] = "no_memory",
                                        [UC_BAD_PLAYER] = "bad_player"};
    return (size_t)error < sizeof words / sizeof words[0] ? words[error] : "unknown";
}

void uc_move_text(uc_text *text, const uc_game *game, uc_move move) {
    game->move_text(text, move);
}

int uc_move_parse(const uc_game *game, const char *text, size_t length) {
    if (length >= UC_MOVE_TEXT_MAX) return -1;
    if (game->parse) return game->parse(text, length);
    for (uc_move move = 0; move < game->moves; move++) {
        char buffer[UC_MOVE_TEXT_MAX];
        uc_text have;
        uc_text_start(&have, buffer, sizeof buffer);
        game->move_text(&have, move);
        if (have.length == length && !memcmp(buffer, text, length)) return move;
    }
    return -1;
}

void uc_rule_id(uc_text *text, const uc_game *game, uc_rule rule) {
    if (!rule) return;
    uc_text_add(text, game->prefix);
    uc_text_add(text, "-");
    uc_text_add_number(text, rule / 100);
    uc_text_add(text, ".");
    uc_text_add_number(text, rule % 100);
}

void uc_refusal_text(uc_text *text, const uc_state *state, int mover, uc_move move, uc_result result) {
    const uc_game *game = uc_game_of(state);
    switch (result.error) {
    case UC_OK: uc_text_add(text, "the move is legal"); break;
    case UC_GAME_OVER: uc_text_add(text, "the game is over"); break;
    case UC_UNKNOWN_MOVE:
        uc_text_add(text, "no such move in ");
        uc_text_add(text, game->id);
        break;
    case UC_NOT_YOUR_TURN:
        if (mover == UC_CHANCE) {
            uc_text_add(text, "a seat must act, not chance");
        } else if (mover < 0 || mover >= state->head.seats) {
            uc_text_add(text, "there is no such seat; the seats are 0 to ");
            uc_text_add_number(text, state->head.seats - 1);
        } else {
            uc_text_add(text, "seat ");
            uc_text_add_number(text, mover);
            uc_text_add(text, game->actors(state) == UC_ACTORS_CHANCE ? " must wait: chance acts now"
                                                                      : " is not to act now");
        }
        break;
    default:
        uc_rule_id(text, game, result.rule);
        if (result.rule) uc_text_add(text, ": ");
        game->explain(text, state, mover, move, result.rule);
    }
}
