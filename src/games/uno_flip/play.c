/* Uno Flip: the rules of play (rules/uno_flip.md, cited as UF-n.m).
 *
 * A turn goes through IN_COLOR (only to name the color of an exposed wild), IN_PLAY, IN_DRAWN and
 * IN_CHALLENGE, by house rules also IN_STACK and IN_SWAP; IN_TOP comes between whenever the back of the top
 * card of the draw pile must be seen first. A seat that draws (`drawing`, `left`, `until`) continues in
 * draw_on() after each card named, and `why` says how it ends. */
#include <string.h>

#include "games/uno_flip/uno_flip.h"

enum {
    IN_DEALER = UC_UNO_FLIP_IN_DEALER,
    IN_DEAL = UC_UNO_FLIP_IN_DEAL,
    IN_FIRST = UC_UNO_FLIP_IN_FIRST,
    IN_TOP = UC_UNO_FLIP_IN_TOP,
    IN_COLOR = UC_UNO_FLIP_IN_COLOR,
    IN_PLAY = UC_UNO_FLIP_IN_PLAY,
    IN_DRAWN = UC_UNO_FLIP_IN_DRAWN,
    IN_CHALLENGE = UC_UNO_FLIP_IN_CHALLENGE,
    IN_OVER = UC_UNO_FLIP_IN_OVER,
    IN_STACK = UC_UNO_FLIP_IN_STACK,
    IN_SWAP = UC_UNO_FLIP_IN_SWAP,
    SYMBOL_DRAW = UC_UNO_FLIP_DRAW_CARD,
    SYMBOL_REVERSE = UC_UNO_FLIP_REVERSE,
    SYMBOL_SKIP = UC_UNO_FLIP_SKIP,
    SYMBOL_FLIP = UC_UNO_FLIP_FLIP,
    SYMBOL_WILD = UC_UNO_FLIP_WILD_CARD,
    SYMBOL_WILD_DRAW = UC_UNO_FLIP_WILD_DRAW,
};

/* ---- seats and phases ---- */

static inline int next_of(const uc_uno_flip *u, int seat) {
    int next = seat + u->direction, seats = u->head.seats;
    next = next < 0 ? seats - 1 : next;
    return next == seats ? 0 : next;
}

/* Enters a phase in which a seat acts; if the draw pile has an unnamed top card, chance names it first. */
static inline void await(uc_uno_flip *u, int phase) {
    bool unseen = u->piled && u->top == NONE;
    u->head.phase = (uint8_t)(unseen ? IN_TOP : phase);
    u->resume = (uint8_t)(unseen ? phase : 0);
}

/* UF-5.8: the seat names the color of a wild that no seat has played before it takes its turn. */
static inline void begin_turn(uc_uno_flip *u, int seat) {
    u->turn = (uint8_t)seat;
    if (UC_UNLIKELY(u->color == NO_COLOR)) {
        u->naming = UC_UNO_FLIP_NAMES_TURN;
        await(u, IN_COLOR);
    } else {
        await(u, IN_PLAY);
    }
}

/* UF-2.3: the first turn of a round. */
static void begin_round(uc_uno_flip *u, int seat, uc_events *events) {
    if (events) uc_report(events, UNO_BEGINS, seat);
    begin_turn(u, seat);
}

/* Ends a turn when all effects of its card are done; `next` plays. UF-6.4: the limit of turns (0: no limit).
 */
static inline void end_turn(uc_uno_flip *u, int next, uc_events *events) {
    if (UC_UNLIKELY(++u->turns == u->max_turns))
        uno_flip_block_round(u, events);
    else
        begin_turn(u, next);
}

/* The same if no card was drawn and nothing flipped, so that the top card of the draw pile and the color are
 * known. */
static inline void hand_on(uc_uno_flip *u, int next, uc_events *events) {
    u->turn = (uint8_t)next;
    u->head.phase = IN_PLAY;
    if (UC_UNLIKELY(++u->turns == u->max_turns)) uno_flip_block_round(u, events);
}

/* ---- drawing ---- */

/* UF-3.5: the discard pile except its top becomes the draw pile. */
UC_RARE UC_COLD void refill(uc_uno_flip *u, uc_events *events) {
    int top = u->discard[u->discards - 1];
    for (int i = 0; i < u->discards - 1; i++) put_card(&u->draw, u->discard[i]);
    u->piled = (uint8_t)(u->discards - 1);
    memset(u->discard, 0, u->discards);
    u->discard[0] = (uint8_t)top;
    u->discards = 1;
    if (events) uno_flip_report_value(events, UNO_REFILLED, NONE, u->piled);
}

/* If only the known bottom card is left, it becomes the top card. */
static inline void settle_bottom(uc_uno_flip *u, uc_events *events) {
    if (u->piled != 1 || u->bottom == NONE) return;
    u->top = u->bottom;
    u->bottom = NONE;
    if (events) uno_flip_report_top(u, events);
}

/* A seat takes the known top card, which is returned. UF-4.2: with two cards it can no longer be caught. */
static inline int take_top(uc_uno_flip *u, int seat) {
    int card = u->top;
    take_card(&u->draw, card);
    put_card(&u->seat[seat].hand, card);
    u->piled--;
    u->seat[seat].held++;
    u->top = NONE;
    if (u->uno == seat) u->uno = NONE;
    return card;
}

static inline void stop_drawing(uc_uno_flip *u) {
    u->drawing = u->until = NONE;
    u->left = u->why = 0;
}

static inline void begin_drawing(uc_uno_flip *u, int seat, int why, int left, int until) {
    u->drawing = (uint8_t)seat;
    u->why = (uint8_t)why;
    u->left = (uint8_t)left;
    u->until = (uint8_t)until;
}

static void draw_on(uc_uno_flip *u, uc_events *events);

/* The house rules after a drawn card. UF-7.5: the turn is over. UF-7.6: the seat continues to draw while
 * there are cards and the last one is not playable. Returns false if the seat decides about the card. */
UC_RARE UC_COLD bool took_by_house(uc_uno_flip *u, int card, uc_events *events) {
    int seat = u->turn;
    if (u->house & UC_UNO_FLIP_DRAWN_NOT) {
        end_turn(u, next_of(u, seat), events);
        return true;
    }
    if (!can_draw(u) || is_playable(u, seat, card)) return false;
    if (events) uc_report(events, UNO_DREW_ON, seat);
    begin_drawing(u, seat, UC_UNO_FLIP_BY_CHOICE, 1, NO_COLOR);
    draw_on(u, events);
    return true;
}

/* UF-3.3: the seat at turn takes the card that it has chosen to draw. It decides about it even if it can only
 * keep it, so that nobody else learns whether the card was playable. */
static inline void take_own(uc_uno_flip *u, uc_events *events) {
    int seat = u->turn, card = take_top(u, seat);
    if (events) uno_flip_report_drew(u, events, seat, card, UC_UNO_FLIP_BY_CHOICE);
    settle_bottom(u, events);
    if (UC_UNLIKELY(u->house & (UC_UNO_FLIP_DRAWN_NOT | UC_UNO_FLIP_DRAW_UNTIL)) &&
        took_by_house(u, card, events))
        return;
    u->drew = (uint8_t)card;
    await(u, IN_DRAWN);
}

/* The last card is drawn: continues as `why` says. */
static void drawing_done(uc_uno_flip *u, uc_events *events) {
    int seat = u->drawing, why = u->why;
    stop_drawing(u);
    switch (why) {
    case UC_UNO_FLIP_CAUGHT: /* UF-4.2: play continues where it was */ await(u, u->resume); break;
    case UC_UNO_FLIP_GUILTY: /* UF-5.6: the challenger takes a normal turn */
        end_turn(u, next_of(u, seat), events);
        break;
    case UC_UNO_FLIP_HIT_LAST: /* UF-6.1 */ uno_flip_win_round(u, u->turn, events); break;
    case UC_UNO_FLIP_OPENING: /* UF-2.3: no turn was finished */
        if (events) uc_report(events, UNO_LOST_TURN, seat);
        begin_round(u, next_of(u, seat), events);
        break;
    default: /* UF-5.1, UF-5.5: it loses its turn */
        if (events) uc_report(events, UNO_LOST_TURN, seat);
        end_turn(u, next_of(u, seat), events);
    }
}

/* The drawing seat takes a card: one of a fixed number, or, by UF-5.5, one of those until the sought color
 * comes (a wild has no color). */
static inline void take_forced(uc_uno_flip *u, uc_events *events) {
    int seat = u->drawing, sought = u->until, card = take_top(u, seat);
    bool found = uc_uno_flip_faces[card][u->side].color == sought;
    if (sought == NO_COLOR) u->left--;
    if (events) uno_flip_report_drew(u, events, seat, card, u->why);
    if (found) u->until = NO_COLOR;
    if (found && events) uno_flip_report_color(u, events, UNO_FOUND, seat, sought);
    settle_bottom(u, events);
}

/* The drawing seat draws until it has all its cards, a card must be named first, or (UF-3.5) no card is left.
 */
static void draw_on(uc_uno_flip *u, uc_events *events) {
    while (u->left || u->until != NO_COLOR) {
        if (!can_draw(u)) {
            if (events) uc_report(events, UNO_NO_CARDS, u->drawing);
            break;
        }
        if (!u->piled) refill(u, events);
        if (u->top == NONE) {
            u->head.phase = IN_TOP;
            return;
        }
        if (u->why == UC_UNO_FLIP_BY_CHOICE) {
            stop_drawing(u);
            take_own(u, events);
            return;
        }
        take_forced(u, events);
    }
    drawing_done(u, events);
}

/* UF-5.1, UF-5.5: a seat draws for the draw card on top, and `more` cards after a challenge of an innocent
 * seat. */
static void hit(uc_uno_flip *u, int seat, int why, int more, uc_events *events) {
    int symbol = u->symbol;
    bool color = symbol == SYMBOL_WILD_DRAW && u->side == DARK;
    int count = symbol == SYMBOL_WILD_DRAW ? (color ? 0 : 2) : u->side == DARK ? 5 : 1;
    if (UC_UNLIKELY(u->stacked)) { /* UF-7.8 */
        color = u->stacked >= UC_UNO_FLIP_STACK_SEARCH;
        count = u->stacked % UC_UNO_FLIP_STACK_SEARCH;
        u->stacked = 0;
    }
    begin_drawing(u, seat, why, count + more, color ? u->color : NO_COLOR);
    draw_on(u, events);
}

/* ---- what cards do ---- */

/* UF-5.7: reverses the discard pile, eight cards at a time from both ends while enough are left. */
static void turn_over(uint8_t *pile, int count) {
    uint8_t *low = pile, *high = pile + count;
    for (uint64_t a, b; high - low >= 16; low += 8) {
        high -= 8;
        memcpy(&a, low, 8);
        memcpy(&b, high, 8);
        a = __builtin_bswap64(a);
        b = __builtin_bswap64(b);
        memcpy(low, &b, 8);
        memcpy(high, &a, 8);
    }
    while (high - low >= 2) {
        uint8_t card = *low;
        *low++ = *--high;
        *high = card;
    }
}

/* UF-5.7: all cards change their side. UF-5.8: the new top face counts, but has no effect; a wild has no
 * color yet. */
UC_COLD void flip_all(uc_uno_flip *u, int seat, uc_events *events) {
    uint8_t top = u->top;
    u->side ^= 1;
    turn_over(u->discard, u->discards);
    u->top = u->bottom;
    u->bottom = top;
    int card = u->discard[u->discards - 1];
    uc_uno_flip_face face = uc_uno_flip_faces[card][u->side];
    u->symbol = face.symbol;
    u->color = (uint8_t)(face.color == WILD ? NO_COLOR : face.color);
    if (events) {
        uno_flip_report_card(events, UNO_FLIPPED, seat, card);
        events->item[events->count - 1].c = u->side;
        if (u->top != NONE) uno_flip_report_top(u, events);
    }
    settle_bottom(u, events);
}

/* UF-5.7, and UF-5.8 with `flipper`: the seat that flipped names the color of an exposed wild, still in its
 * own turn. */
static void played_flip(uc_uno_flip *u, uc_events *events) {
    flip_all(u, u->turn, events);
    if (u->color == NO_COLOR && u->opt_exposed_wild == UC_UNO_FLIP_NAME_FLIPPER) {
        u->naming = UC_UNO_FLIP_NAMES_FLIP;
        await(u, IN_COLOR);
    } else {
        end_turn(u, next_of(u, u->turn), events);
    }
}

/* UF-5.3: with two seats a reverse may work as a skip. */
static void played_reverse(uc_uno_flip *u, uc_events *events) {
    u->direction = (int8_t)-u->direction;
    if (events) uno_flip_report_value(events, UNO_REVERSED, u->turn, u->direction);
    int next = next_of(u, u->turn);
    if (u->head.seats == 2 && u->opt_two_player_reverse == UC_UNO_FLIP_REVERSE_SKIP) {
        if (events) uc_report(events, UNO_LOST_TURN, next);
        next = u->turn;
    }
    hand_on(u, next, events);
}

/* UF-5.2: skip passes over the next seat, skip-all over all others. */
static void played_skip(uc_uno_flip *u, uc_events *events) {
    int next = u->turn;
    if (u->side == LIGHT) {
        int lost = next_of(u, u->turn);
        next = next_of(u, lost);
        if (events) uc_report(events, UNO_LOST_TURN, lost);
    } else if (events) {
        uc_report(events, UNO_SKIPPED_ALL, u->turn);
    }
    hand_on(u, next, events);
}

/* UF-5.6: the next seat may challenge before it draws; with `block` or `free` it draws at once. */
static void played_wild_draw(uc_uno_flip *u, int asked, uc_events *events) {
    int next = next_of(u, u->turn);
    if (u->opt_wild_draw != UC_UNO_FLIP_WILD_CHALLENGE) {
        hit(u, next, UC_UNO_FLIP_HIT, 0, events);
        return;
    }
    u->challenge_by = (uint8_t)next;
    u->challenge_of = u->turn;
    u->asked = (uint8_t)asked;
    await(u, IN_CHALLENGE);
}

/* UF-7.8: adds the draw card on top to the stack. Several searches for a color count as one. */
static void stack_up(uc_uno_flip *u) {
    bool wild = u->symbol == SYMBOL_WILD_DRAW;
    if (wild && u->side == DARK)
        u->stacked |= UC_UNO_FLIP_STACK_SEARCH;
    else
        u->stacked = (uint8_t)(u->stacked + (wild ? 2 : u->side == DARK ? 5 : 1));
}

/* UF-7.8: the turn is finished, and the next seat answers the stack or draws it. */
static void pass_stack(uc_uno_flip *u, int next, uc_events *events) {
    u->turn = (uint8_t)next;
    if (++u->turns == u->max_turns)
        uno_flip_block_round(u, events);
    else
        await(u, IN_STACK);
}

/* UF-6.1: the last card of a hand still makes the next seat draw, or flips all cards. */
UC_RARE UC_COLD void played_last(uc_uno_flip *u, int symbol, uc_events *events) {
    if (symbol == SYMBOL_DRAW || symbol == SYMBOL_WILD_DRAW) {
        if (u->stacked) stack_up(u);
        hit(u, next_of(u, u->turn), UC_UNO_FLIP_HIT_LAST, 0, events);
        return;
    }
    if (symbol == SYMBOL_FLIP) flip_all(u, u->turn, events);
    uno_flip_win_round(u, u->turn, events);
}

/* The effect of a card. UF-5.9: a seat answers a draw card by drawing, never with another draw card. */
static inline void act_on(uc_uno_flip *u, int symbol, int asked, uc_events *events) {
    if (symbol < SYMBOL_DRAW || symbol == SYMBOL_WILD)
        hand_on(u, next_of(u, u->turn), events);
    else if (symbol == SYMBOL_DRAW)
        hit(u, next_of(u, u->turn), UC_UNO_FLIP_HIT, 0, events);
    else if (symbol == SYMBOL_REVERSE)
        played_reverse(u, events);
    else if (symbol == SYMBOL_SKIP)
        played_skip(u, events);
    else if (symbol == SYMBOL_FLIP)
        played_flip(u, events);
    else
        played_wild_draw(u, asked, events);
}

/* UF-7.8: a draw card joins the stack, and the next seat must answer it. UF-7.9: after a 7 hands are swapped;
 * no card was drawn, so that the top card is known. */
UC_RARE UC_COLD void act_by_house(uc_uno_flip *u, int symbol, int asked, uc_events *events) {
    bool challenged = symbol == SYMBOL_WILD_DRAW && u->opt_wild_draw == UC_UNO_FLIP_WILD_CHALLENGE;
    bool draws = symbol == SYMBOL_DRAW || symbol == SYMBOL_WILD_DRAW;
    if (symbol == SEVEN && u->house & UC_UNO_FLIP_SWAPS) {
        u->head.phase = IN_SWAP;
        return;
    }
    if (!draws || !(u->house & STACKING)) {
        act_on(u, symbol, asked, events);
        return;
    }
    stack_up(u);
    if (challenged)
        played_wild_draw(u, asked, events);
    else
        pass_stack(u, next_of(u, u->turn), events);
}

/* UF-3.2: plays a card. UF-3.4, UF-5.4: a wild names a color. UF-4.1: the word uno belongs to the play.
 * UF-7.10: a seat that jumps in gets the turn. */
UC_INLINE void play(uc_uno_flip *u, int seat, int card, int named, int said, uc_events *events) {
    uc_uno_flip_face face = uc_uno_flip_faces[card][u->side];
    uint8_t asked = u->color;
    int held = --u->seat[seat].held;
    take_card(&u->seat[seat].hand, card);
    u->discard[u->discards++] = (uint8_t)card;
    u->symbol = face.symbol;
    u->color = (uint8_t)(named ? named - 1 : face.color);
    u->passes = u->first_flip = 0;
    u->uno = (uint8_t)(held == 1 && !said && u->opt_uno == UC_UNO_FLIP_UNO_DECLARE ? seat : NONE);
    if (events && seat != u->turn) uc_report(events, UNO_JUMPED_IN, seat)->other = u->turn;
    u->turn = (uint8_t)seat;
    if (events) uno_flip_report_played(u, events, card, said);
    u->drew = NONE;
    if (UC_UNLIKELY(held == 0))
        played_last(u, face.symbol, events);
    else if (UC_UNLIKELY(u->house & (STACKING | UC_UNO_FLIP_SWAPS)))
        act_by_house(u, face.symbol, asked, events);
    else
        act_on(u, face.symbol, asked, events);
}

/* ---- other decisions ---- */

/* UF-3.2: the seat draws one card. UF-3.5: the draw pile may have to be refilled first. */
static inline void draw_card(uc_uno_flip *u, uc_events *events) {
    u->passes = 0;
    if (UC_LIKELY(u->top != NONE)) {
        take_own(u, events);
        return;
    }
    begin_drawing(u, u->turn, UC_UNO_FLIP_BY_CHOICE, 1, NO_COLOR);
    draw_on(u, events);
}

/* UF-7.8: the seat on turn draws for the whole stack, and loses its turn. */
UC_RARE UC_COLD void draw_stack(uc_uno_flip *u, uc_events *events) {
    hit(u, u->turn, UC_UNO_FLIP_HIT, 0, events);
}

/* UF-3.5, UF-3.6: when every seat in a row has passed, the round is blocked. */
UC_RARE UC_COLD void pass(uc_uno_flip *u, uc_events *events) {
    if (events) uc_report(events, UNO_PASSED, u->turn);
    if (++u->passes == u->head.seats) {
        u->turns++;
        uno_flip_block_round(u, events);
    } else {
        end_turn(u, next_of(u, u->turn), events);
    }
}

/* UF-3.3 */
static inline void keep(uc_uno_flip *u, uc_events *events) {
    if (events) uc_report(events, UNO_KEPT, u->turn);
    u->drew = NONE;
    hand_on(u, next_of(u, u->turn), events);
}

/* UF-4.2, UF-7.3. UF-5.6: after the catch, the hand at the time of a challengeable play must still be known.
 */
static void catch_seat(uc_uno_flip *u, int by, uc_events *events) {
    int caught = u->uno;
    if (events) uc_report(events, UNO_WAS_CAUGHT, caught)->other = (uint8_t)by;
    if (u->head.phase == IN_CHALLENGE) u->judged = (uint8_t)set_lowest(u->seat[caught].hand);
    u->uno = NONE;
    u->resume = u->head.phase;
    begin_drawing(u, caught, UC_UNO_FLIP_CAUGHT, u->penalty, NO_COLOR);
    draw_on(u, events);
}

/* UF-4.2: the seat says uno late; play continues where it was. */
static void late_uno(uc_uno_flip *u, uc_events *events) {
    if (events) uc_report(events, UNO_SAID, u->uno);
    u->uno = NONE;
}

/* UF-5.6: the challenger sees the hand. If the player is guilty, the player draws instead; if not, the
 * challenger draws two more. */
static void challenge(uc_uno_flip *u, uc_events *events) {
    int by = u->challenge_by, of = u->challenge_of;
    bool guilty = is_guilty(u);
    if (events) {
        uc_event *shown = uc_report(events, UNO_CHALLENGED, by);
        shown->other = (uint8_t)of;
        shown->visible_to = (uint8_t)by;
        shown->set = u->seat[of].hand;
        uno_flip_report_color(u, events, UNO_VERDICT, of, u->asked);
        events->item[events->count - 1].other = (uint8_t)by;
        events->item[events->count - 1].c = guilty;
    }
    u->challenge_by = u->challenge_of = u->asked = u->judged = NONE;
    if (guilty)
        hit(u, of, UC_UNO_FLIP_GUILTY, 0, events);
    else
        hit(u, by, UC_UNO_FLIP_HIT, 2, events);
}

/* UF-5.6 */
static void accept(uc_uno_flip *u, uc_events *events) {
    int by = u->challenge_by;
    if (events) uc_report(events, UNO_ACCEPTED, by);
    u->challenge_by = u->challenge_of = u->asked = u->judged = NONE;
    if (u->stacked)
        pass_stack(u, by, events);
    else
        hit(u, by, UC_UNO_FLIP_HIT, 0, events);
}

/* What a seat that swapped hands sees. */
static void report_new_hand(const uc_uno_flip *u, int seat, int from, uc_events *events) {
    uc_event *event = uc_report(events, UNO_NEW_HAND, seat);
    event->other = (uint8_t)from;
    event->visible_to = (uint8_t)seat;
    event->set = u->seat[seat].hand;
    event->value = u->seat[seat].held;
}

/* UF-7.9: the whole hands; a seat stays in danger only with one card. The turn is over. */
UC_RARE UC_COLD void swap_hands(uc_uno_flip *u, int with, uc_events *events) {
    int seat = u->turn;
    uc_uno_flip_seat *own = &u->seat[seat], *other = &u->seat[with];
    uc_set hand = own->hand;
    uint8_t held = own->held;
    own->hand = other->hand;
    own->held = other->held;
    other->hand = hand;
    other->held = held;
    if (own->held != 1) u->uno = NONE;
    if (events) {
        uc_report(events, UNO_SWAPPED, seat)->other = (uint8_t)with;
        report_new_hand(u, seat, with, events);
        report_new_hand(u, with, seat, events);
    }
    hand_on(u, next_of(u, seat), events);
}

/* UF-5.8: a seat names the color of an exposed wild (UF-2.3: of the first discard). With `flipper` this ends
 * its turn. */
static void name_color(uc_uno_flip *u, int color, uc_events *events) {
    int naming = u->naming;
    u->color = (uint8_t)color;
    u->naming = UC_UNO_FLIP_NO_NAMING;
    if (events) uno_flip_report_color(u, events, UNO_NAMED, u->turn, color);
    if (naming == UC_UNO_FLIP_NAMES_FLIP)
        end_turn(u, next_of(u, u->turn), events);
    else
        await(u, IN_PLAY);
}

/* ---- chance ---- */

/* UF-2.2, UF-7.2: seven cards to each seat, or another number. */
static inline void deal(uc_uno_flip *u, int card, uc_events *events) {
    int seat = u->drawing;
    take_card(&u->draw, card);
    put_card(&u->seat[seat].hand, card);
    u->piled--;
    if (events) uno_flip_report_secret(u, events, UNO_DEALT, seat, seat, card);
    if (++u->seat[seat].held < u->dealt) return;
    if (++u->drawing < u->head.seats) return;
    u->head.phase = IN_FIRST;
    stop_drawing(u);
}

/* UF-2.3, UF-5.7: all cards flip. With `match` only a card of the color, a wild or another flip card may be
 * played on it. */
static void open_with_flip(uc_uno_flip *u, uc_events *events) {
    flip_all(u, NONE, events);
    if (u->opt_first_flip != UC_UNO_FLIP_FIRST_MATCH) return;
    u->first_flip = 1;
    u->symbol = SYMBOL_FLIP;
}

/* UF-2.3: the first discard acts before anybody has played. */
static void open_round(uc_uno_flip *u, int symbol, uc_events *events) {
    int first = next_of(u, u->dealer);
    if (symbol == SYMBOL_DRAW) {
        begin_drawing(u, first, UC_UNO_FLIP_OPENING, 1, NO_COLOR);
        draw_on(u, events);
        return;
    }
    if (symbol == SYMBOL_SKIP) {
        if (events) uc_report(events, UNO_LOST_TURN, first);
        first = next_of(u, first);
    } else if (symbol == SYMBOL_REVERSE) {
        first = u->dealer;
        u->direction = -1;
        if (events) uno_flip_report_value(events, UNO_REVERSED, NONE, u->direction);
    } else if (symbol == SYMBOL_FLIP) {
        open_with_flip(u, events);
    }
    begin_round(u, first, events);
}

/* UF-2.2, UF-2.3: a card is turned up. Some cards are shuffled back, which leaves the state as it was. */
UC_RARE UC_COLD void turn_up(uc_uno_flip *u, int card, uc_events *events) {
    uc_uno_flip_face face = uc_uno_flip_faces[card][LIGHT];
    bool redraw = face.symbol == SYMBOL_FLIP && u->opt_first_flip == UC_UNO_FLIP_FIRST_REDRAW;
    if (face.symbol == SYMBOL_WILD_DRAW || redraw) {
        if (events) uno_flip_report_card(events, UNO_PUT_BACK, NONE, card);
        return;
    }
    if (events) uno_flip_report_card(events, UNO_TURNED_UP, NONE, card);
    take_card(&u->draw, card);
    u->piled--;
    u->discard[u->discards++] = (uint8_t)card;
    u->symbol = face.symbol;
    u->color = (uint8_t)(face.color == WILD ? NO_COLOR : face.color);
    open_round(u, face.symbol, events);
}

static inline void name_top(uc_uno_flip *u, int card, uc_events *events) {
    u->top = (uint8_t)card;
    if (events) uno_flip_report_top(u, events);
    if (u->drawing != NONE) {
        draw_on(u, events);
    } else {
        u->head.phase = u->resume;
        u->resume = 0;
    }
}

UC_INLINE void chance_step(uc_uno_flip *u, int card, uc_events *events) {
    if (UC_LIKELY(u->head.phase == IN_TOP))
        name_top(u, card, events);
    else if (u->head.phase == IN_DEAL)
        deal(u, card, events);
    else if (u->head.phase == IN_FIRST)
        turn_up(u, card, events);
    else
        uno_flip_draw_for_dealer(u, card, events);
}

/* ---- the interface ---- */

UC_INLINE void step(uc_state *state, int mover, uc_move move, uc_events *events) {
    uc_uno_flip *u = &state->uno_flip;
    if (mover == UC_CHANCE) {
        chance_step(u, move, events);
        return;
    }
    if (UC_UNLIKELY(move >= UC_UNO_FLIP_SWAP)) {
        swap_hands(u, move - UC_UNO_FLIP_SWAP, events);
        return;
    }
    if (move >= UC_UNO_FLIP_PLAY) {
        int offset = move - UC_UNO_FLIP_PLAY;
        play(u, mover, offset / 10, offset % 10 >> 1, offset & 1, events);
        return;
    }
    switch (move) {
    case UC_UNO_FLIP_DRAW:
        if (UC_UNLIKELY(u->head.phase == IN_STACK))
            draw_stack(u, events);
        else
            draw_card(u, events);
        break;
    case UC_UNO_FLIP_PASS: pass(u, events); break;
    case UC_UNO_FLIP_KEEP: keep(u, events); break;
    case UC_UNO_FLIP_CHALLENGE: challenge(u, events); break;
    case UC_UNO_FLIP_ACCEPT: accept(u, events); break;
    case UC_UNO_FLIP_CATCH: catch_seat(u, mover, events); break;
    case UC_UNO_FLIP_SAY: late_uno(u, events); break;
    default: name_color(u, (move - UC_UNO_FLIP_COLOR) % 4, events); break;
    }
}

#include "games/uno_flip/moves.h"

static uc_result apply(uc_state *state, int mover, uc_move move, uc_events *events) {
    return uc_apply_checked(state, mover, move, events, UC_UNO_FLIP_MOVES, actors, refuse, step);
}

#include "games/uno_flip/playout.h"

const uc_game uc_game_uno_flip = {
    .id = "uno_flip",
    .name = "Uno Flip",
    .prefix = "UF",
    .number = UC_GAME_UNO_FLIP,
    .cards = CARDS,
    .seats_min = 2,
    .seats_max = UC_UNO_FLIP_SEATS,
    .moves = UC_UNO_FLIP_MOVES,
    .state_base = offsetof(uc_uno_flip, seat),
    .state_seat = sizeof(uc_uno_flip_seat),
    .phases = uno_flip_phases,
    .options = uno_flip_options,
    .clash = uno_flip_clash,
    .pad = UC_PAD ? &uno_flip_pad : NULL,
    .presets = uno_flip_presets,
    .side = uno_flip_partners,
    .fields = uno_flip_fields,
    .events = uno_flip_events,
    .nouns = uno_flip_nouns,
    .tallies = uno_flip_tallies,
    .layout = uno_flip_layout,
    .layout_seat = uno_flip_layout_seat,
    .start = uno_flip_start,
    .actors = actors,
    .legal = legal,
    .apply = apply,
    .step = step,
    .weight = weight,
    .pick = pick,
    .draw = draw,
    .outcomes = outcomes,
    .playout = UC_FUSED ? playout : NULL,
    .total = uno_flip_total,
    .winners = uno_flip_winners,
    .target = uno_flip_target,
    .lowest_wins = uno_flip_lowest_wins,
    .call = &uno_flip_call,
    .sees_outcome = uno_flip_sees_outcome,
    .drop_dominated = uno_flip_drop_dominated,
    .secret_hands = true,
    .check = uno_flip_check,
    .derive = uno_flip_derive,
    .view = uno_flip_view,
    .memory_start = uno_flip_memory_start,
    .memory_update = uno_flip_memory_update,
    .memory_view = uno_flip_memory_view,
    .resample = uno_flip_resample,
    .move_text = uno_flip_move_text,
    .parse = uno_flip_parse,
    .noun = uno_flip_noun,
    .explain = uno_flip_explain,
    .tensor = UC_TENSORS ? uno_flip_tensor : NULL,
    .tensor_write = UC_TENSORS ? uno_flip_tensor_write : NULL,
    .action = UC_TENSORS ? uno_flip_action : NULL,
    .actions = UNO_ACTIONS,
};
