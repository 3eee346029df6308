/* Hi Lo Flip: what a viewer sees and remembers, and states that agree with it.
 *
 * The memory keeps clues for each hand that the viewer cannot see: "this many of its cards are between two
 * numbers, and came from the draw pile after it was rebuilt this many times". A toss (HF-3.3) or a reset
 * (HF-3.5) shows that no card of a hand was playable, which narrows all its clues; a new card is a new clue
 * that says nothing. A hand's later clues contain its earlier ones, so a card that is played is charged to
 * the narrowest clue that admits it: then the clues admit exactly those hands that are possible. When the
 * discard pile becomes the draw pile (HF-3.7), everybody knows its cards, and that those unseen before are
 * all in hands.
 *
 * resample() gives every way of dealing the unseen cards to clues and draw pile the same chance, and so is
 * exact where only what a seat must do is evidence, and no card was played that may have belonged to two
 * clues; which of its playable cards a seat chose tells more about its hand, and that is left out. It
 * approximates further (but always agrees with the memory): after TRIES rejected attempts it shuffles one
 * solution by random exchanges; more than CLUES clues of a hand are joined, and more than ERAS piles a round.
 * Without a memory it agrees with the view, and with what its phase tells of the hand of seat `turn`.
 */
#include <string.h>

#include "games/hi_lo_flip/hi_lo_flip.h"

typedef uc_hi_lo_flip hlf;

enum { CLUES = 16, ERAS = 8, TRIES = 200, EXCHANGES = 200 };

/** `count` cards of a hand are between low and high and were in the draw pile of this era. */
typedef struct clue {
    uint8_t low, high, count, era;
} clue;

/** Clues about one hand: each range contains those before it; eras ascend. A seat whose hand the viewer sees
 * has none. */
typedef struct clues {
    uint32_t count;
    clue item[CLUES];
} clues;

/** Lies in the bytes of a uc_memory. */
typedef struct recall {
    uint32_t era; /**< how often the draw pile was rebuilt in this round, at most ERAS - 1 */
    uint32_t spare;
    uc_set made[ERAS]; /**< by era: cards of that draw pile that no later one had; era 0: not stored */
    clues hand[SEATS];
} recall;
UC_ASSERT_SIZE(sizeof(recall) <= sizeof(uc_memory), "a memory holds it");
UC_ASSERT_SIZE(CLUES > ERAS, "a full list has two neighbors of one era");

/* ---- Views */

/* Cards moved by `deal` and `draw` are known to their seat alone: other hands are counts, and their cards are
 * among the unseen ones. */
void hi_lo_flip_view(const uc_state *state, int viewer, uc_view *view) {
    const hlf *game = &state->hi_lo_flip;
    hlf *shown = &view->state.hi_lo_flip;
    const size_t open = offsetof(hlf, actors); /* from here to the seats */
    shown->draw = game->draw;
    memcpy((char *)shown + open, (const char *)game + open, offsetof(hlf, seat) - open);
    for (int seat = 0; seat < game->head.seats; seat++) {
        const uc_hi_lo_flip_seat *from = &game->seat[seat];
        shown->seat[seat].total = from->total;
        shown->seat[seat].points = from->points;
        shown->seat[seat].last_score = from->last_score;
        shown->seat[seat].held = from->held;
        if (seat == viewer)
            shown->seat[seat].hand = from->hand;
        else
            shown->draw = set_or(shown->draw, from->hand);
    }
}

/* ---- Clues */

static void drop_clue(clues *hand, uint32_t i) {
    hand->count--;
    memmove(&hand->item[i], &hand->item[i + 1], (hand->count - i) * sizeof(clue));
}

/* Joins a clue with the next one, which says less. */
static void join_clue(clues *hand, uint32_t i) {
    hand->item[i + 1].count = (uint8_t)(hand->item[i + 1].count + hand->item[i].count);
    drop_clue(hand, i);
}

static bool same_kind(const clue *a, const clue *b) {
    return a->low == b->low && a->high == b->high && a->era == b->era;
}

/* A hand gets `count` cards from the draw pile. */
static void add_clue(recall *known, int seat, int count) {
    clues *hand = &known->hand[seat];
    clue fresh = {0, CARDS - 1, (uint8_t)count, (uint8_t)known->era};
    if (hand->count == CLUES) {
        uint32_t i = 0;
        /* unreached: sixteen clues from several piles */
        while (hand->item[i].era != hand->item[i + 1].era) i++;
        join_clue(hand, i);
    }
    hand->item[hand->count++] = fresh;
    if (hand->count > 1 && same_kind(&hand->item[hand->count - 2], &fresh)) join_clue(hand, hand->count - 2);
}

/* A hand loses a card: one of the narrowest clue that admits it, or one just drawn (HF-3.4). */
static void charge_clue(recall *known, int seat, int card, bool drawn) {
    clues *hand = &known->hand[seat];
    uint32_t era = known->era, i = drawn ? hand->count - 1 : 0;
    while (era && !set_has(&known->made[era], card)) era--;
    /* unreached: an observer of every event always has a clue */
    while (i < hand->count &&
           (hand->item[i].era != era || hand->item[i].low > card || hand->item[i].high < card))
        i++;
    /* unreached: as above */
    if (i < hand->count && --hand->item[i].count == 0) drop_clue(hand, i);
}

/* No card of a hand is playable on `top` (HF-3.2). */
static void narrow_clues(recall *known, int seat, int chip, int top) {
    clues *hand = &known->hand[seat];
    for (uint32_t i = 0; i < hand->count; i++) {
        clue *one = &hand->item[i];
        if (chip == HI && one->high > top) one->high = (uint8_t)top;
        if (chip == LO && one->low < top) one->low = (uint8_t)top;
    }
    for (uint32_t i = 1; i < hand->count; i++)
        if (same_kind(&hand->item[i - 1], &hand->item[i])) join_clue(hand, --i);
}

/* The first two piles are counted as one. */
static void join_eras(recall *known) {
    known->era--;
    for (uint32_t era = 1; era <= known->era; era++) known->made[era] = known->made[era + 1];
    for (int seat = 0; seat < SEATS; seat++)
        for (uint32_t i = 0; i < known->hand[seat].count; i++) {
            clue *one = &known->hand[seat].item[i];
            if (one->era) one->era--;
        }
}

/* HF-3.7: the cards unseen until now are in hands, and these cards are the draw pile. */
static void begin_era(recall *known, uc_set cards) {
    if (known->era == ERAS - 1) join_eras(known);
    for (uint32_t era = 1; era <= known->era; era++) known->made[era] = set_minus(known->made[era], cards);
    known->made[++known->era] = cards;
}

/* ---- Memory */

/* HF-3.3, HF-3.4: a seat that tosses, or draws after a toss, has no playable card. */
static void note_phase(recall *known, const hlf *game) {
    bool stuck = game->head.phase == UC_HI_LO_FLIP_CHIP || game->head.phase == UC_HI_LO_FLIP_DRAW;
    bool own = game->drawing == UC_NOBODY || game->drawing == game->turn; /* not HF-4.1 */
    if (stuck && own && game->turn != UC_NOBODY) narrow_clues(known, game->turn, game->chip, game->top);
}

static void forget(recall *known) {
    known->era = 0;
    for (int seat = 0; seat < SEATS; seat++) known->hand[seat].count = 0;
}

/* What a view alone reveals. */
static void begin_recall(recall *known, const hlf *game) {
    forget(known);
    for (int seat = 0; seat < game->head.seats; seat++)
        if (seat != game->head.viewer && game->seat[seat].held) add_clue(known, seat, game->seat[seat].held);
    note_phase(known, game);
}

void hi_lo_flip_memory_start(uc_memory *memory, const uc_view *view) {
    memset(memory, 0, sizeof *memory);
    begin_recall((recall *)memory, &view->state.hi_lo_flip);
}

static void note_event(recall *known, const hlf *after, const uc_event *seen) {
    bool hidden = seen->seat != after->head.viewer;
    switch (seen->type) {
    case EVENT_DEALT:
    case EVENT_DREW:
        if (hidden) add_clue(known, seen->seat, 1);
        break;
    case EVENT_PLAYED:
        if (hidden) charge_clue(known, seen->seat, seen->a, seen->c);
        break;
    case EVENT_TOOK:
        narrow_clues(known, seen->other, after->chip, seen->a);
        break; /* HF-3.5, also by HF-4.2 */
    case EVENT_RECYCLED: begin_era(known, seen->set); break;
    case EVENT_OUT: forget(known); break;
    default: break;
    }
}

void hi_lo_flip_memory_update(uc_memory *memory, const uc_view *after, const uc_event *seen, int count) {
    recall *known = (recall *)memory;
    for (int i = 0; i < count; i++) note_event(known, &after->state.hi_lo_flip, &seen[i]);
    note_phase(known, &after->state.hi_lo_flip);
}

/* Nothing secret is read, and no pile. */
void hi_lo_flip_memory_view(const uc_state *after, const uc_event *seen, int count, uc_view *view) {
    const size_t open = offsetof(hlf, actors);
    (void)seen, (void)count;
    memcpy((char *)&view->state + open, (const char *)&after->hi_lo_flip + open, offsetof(hlf, lies) - open);
}

/* The cards low..high. */
static inline uc_set range(int low, int high) {
    return set_minus(set_first(high + 1), set_first(low));
}

uc_set hi_lo_flip_may_hold(const uc_hi_lo_flip *shown, const uc_memory *memory, int viewer, int seat) {
    const clues *hand = &((const recall *)(const void *)memory)->hand[seat];
    uc_set may = {{0, 0}}, unseen = shown->draw;
    if (seat == viewer) return shown->seat[seat].hand;
    for (uint32_t i = 0; i < hand->count; i++)
        may = set_or(may, range(hand->item[i].low, hand->item[i].high));
    for (int other = 0; other < shown->head.seats; other++) /* which a view has among the cards to draw */
        if (other != viewer) unseen = set_or(unseen, shown->seat[other].hand);
    return set_and(may, unseen);
}

/* ---- States that agree */

/* A clue among the cards that are unseen now: `count` of `cards` are in the hand of `seat`. */
typedef struct parcel {
    uc_set cards;
    uint8_t seat, count, high;
    uint8_t size;  /**< of cards */
    uint8_t bound; /**< when it is this parcel's turn, at most this many of its cards are left */
} parcel;

typedef struct plan {
    parcel item[SEATS * CLUES + 1]; /**< the smallest first; one extra slot for set_apart() */
    int count;
    uc_set unseen, pile; /**< cards that nobody has shown, and those that the draw pile may hold */
    uc_set open;         /**< seat `turn` has one of these, unless it is UC_NOBODY */
    int turn;
} plan;

static void insert_parcel(plan *todo, parcel add) {
    int i = todo->count++;
    for (; i > 0 && todo->item[i - 1].size > add.size; i--) todo->item[i] = todo->item[i - 1];
    todo->item[i] = add;
}

/* A parcel's bound: the cards that the smaller ones inside it always leave. False if that is too little. */
static bool bind_parcels(plan *todo) {
    for (int i = 0; i < todo->count; i++) {
        int bound = todo->item[i].size;
        for (int j = 0; j < i; j++)
            if (set_empty(set_minus(todo->item[j].cards, todo->item[i].cards))) bound -= todo->item[j].count;
        if (bound < todo->item[i].count) return false;
        todo->item[i].bound = (uint8_t)bound;
    }
    return true;
}

static bool make_plan(plan *todo, const hlf *game, const recall *known) {
    uc_set pools[ERAS];
    todo->count = 0;
    todo->unseen = pools[0] = game->draw;
    todo->open = (uc_set){{0, 0}};
    todo->turn = UC_NOBODY;
    for (uint32_t era = 1; era <= known->era; era++) {
        pools[era] = set_and(known->made[era], game->draw);
        pools[0] = set_minus(pools[0], pools[era]);
    }
    todo->pile = pools[known->era];
    for (int seat = 0; seat < game->head.seats; seat++) {
        int told = 0;
        for (uint32_t i = 0; i < known->hand[seat].count; i++) {
            const clue *one = &known->hand[seat].item[i];
            told += one->count;
            uc_set range = set_minus(set_first(one->high + 1), set_first(one->low));
            parcel add = {.cards = set_and(range, pools[one->era]),
                          .seat = (uint8_t)seat,
                          .count = one->count,
                          .high = one->high};
            add.size = (uint8_t)set_count(add.cards);
            insert_parcel(todo, add);
        }
        /* unreached: clues about other cards; only the memory of another game has them */
        if (told != (seat == game->head.viewer ? 0 : game->seat[seat].held)) return false;
    }
    if (game->head.phase == UC_HI_LO_FLIP_TURN && game->piled && game->turn != game->head.viewer) {
        todo->turn = game->turn; /* HF-3.2: otherwise it would toss */
        todo->open = hi_lo_flip_opens[game->open];
    }
    return bind_parcels(todo);
}

/* Deals the parcels at random. If a parcel needs more cards than are left the attempt is rejected, so that
 * all ways are equally likely. */
static bool attempt(const plan *todo, uc_rng *rng, uc_set *hands) {
    uc_set left = todo->unseen;
    memset(hands, 0, SEATS * sizeof *hands);
    for (int i = 0; i < todo->count; i++) {
        const parcel *one = &todo->item[i];
        uint64_t low = one->cards.word[0] & left.word[0], high = one->cards.word[1] & left.word[1];
        uint64_t lows = (uint64_t)bits_count(low), have = lows + (uint64_t)bits_count(high);
        uc_set before = {{low, high}};
        for (uint32_t n = one->count, bound = one->bound; n > 0; n--, bound--, have--) {
            uint64_t r = uc_rng_below(rng, bound), is_low = 0 - ((r - lows) >> 63);
            if (r >= have) return false;
            low ^= hi_lo_flip_nth_bit(low, r & 63) & is_low; /* of both words, as in deal_rest() */
            high ^= hi_lo_flip_nth_bit(high, (r - lows) & 63) & ~is_low;
            lows += is_low;
        }
        uc_set dealt = set_minus(before, (uc_set){{low, high}});
        left = set_minus(left, dealt);
        hands[one->seat] = set_or(hands[one->seat], dealt);
    }
    return todo->turn == UC_NOBODY || !set_empty(set_and(hands[todo->turn], todo->open));
}

enum { IN_PILE = 255 };

/* The parcel that needs this card most urgently: it admits the card, is not full, and has the lowest end. */
static int most_urgent(const plan *todo, const uint8_t *wanted, int card) {
    int best = IN_PILE;
    for (int i = 0; i < todo->count; i++)
        if (wanted[i] && set_has(&todo->item[i].cards, card) &&
            (best == IN_PILE || todo->item[i].high < todo->item[best].high))
            best = i;
    return best;
}

/* Deals the cards in order, each to the parcel that needs it most urgently. This finds a way if one exists,
 * since parcels are ranges of cards. */
static bool deal_in_order(const plan *todo, uint8_t *owner) {
    uint8_t wanted[SEATS * CLUES + 1];
    int missing = 0;
    for (int i = 0; i < todo->count; i++) missing += wanted[i] = todo->item[i].count;
    for (uc_set cards = todo->unseen; !set_empty(cards);) {
        int card = set_take_lowest(&cards), best = most_urgent(todo, wanted, card);
        owner[card] = (uint8_t)best;
        if (best == IN_PILE) continue;
        wanted[best]--;
        missing--;
    }
    return missing == 0;
}

/* Randomly exchanges cards between owners that admit both. */
static void exchange(const plan *todo, uint8_t *owner, uc_rng *rng) {
    uint32_t count = (uint32_t)set_count(todo->unseen);
    for (int i = 0; i < EXCHANGES; i++) {
        int a = set_nth(todo->unseen, uc_rng_below(rng, count)),
            b = set_nth(todo->unseen, uc_rng_below(rng, count));
        const uc_set *for_a = owner[a] == IN_PILE ? &todo->pile : &todo->item[owner[a]].cards;
        const uc_set *for_b = owner[b] == IN_PILE ? &todo->pile : &todo->item[owner[b]].cards;
        if (!set_has(for_a, b) || !set_has(for_b, a)) continue;
        uint8_t swap = owner[a];
        owner[a] = owner[b];
        owner[b] = swap;
    }
}

/* Sets one card of parcel `i` apart, which must be open. */
static void set_apart(plan *todo, int i) {
    parcel one = todo->item[i];
    one.cards = set_and(one.cards, todo->open);
    one.count = 1;
    if (!set_has(&todo->open, CARDS - 1)) one.high = (uint8_t)(set_count(todo->open) - 1); /* lower ones */
    todo->item[i].count--;
    todo->item[todo->count++] = one;
}

/* Finds a solution in which seat `turn` has an open card, in `trial`. */
static bool solve(const plan *todo, plan *trial, uint8_t *owner) {
    *trial = *todo;
    if (todo->turn == UC_NOBODY) return deal_in_order(trial, owner);
    /* unreached: there is always a solution, except with the memory of another game */
    for (int i = 0; i < todo->count; i++) {
        if (todo->item[i].seat != todo->turn) continue;
        *trial = *todo;
        set_apart(trial, i);
        /* unreached: as above */
        if (deal_in_order(trial, owner)) return true;
    }
    return false;
}

/* One solution, shuffled: for positions in which random attempts hardly ever succeed. */
static bool settle(const plan *todo, uc_rng *rng, uc_set *hands) {
    uint8_t owner[CARDS];
    plan trial;
    if (!solve(todo, &trial, owner)) return false;
    exchange(&trial, owner, rng);
    memset(hands, 0, SEATS * sizeof *hands);
    for (uc_set cards = trial.unseen; !set_empty(cards);) {
        int card = set_take_lowest(&cards);
        if (owner[card] != IN_PILE) set_add(&hands[trial.item[owner[card]].seat], card);
    }
    return true;
}

static bool deal_unseen(const hlf *game, const recall *known, uc_rng *rng, uc_set *hands) {
    plan todo;
    if (!make_plan(&todo, game, known)) return false;
    for (int i = 0; i < TRIES; i++)
        if (attempt(&todo, rng, hands)) return true;
    return settle(&todo, rng, hands);
}

/* Whether seat `turn` has a playable card although it draws: then the memory is of another game. */
static bool could_play(const hlf *game, const uc_set *hands) {
    bool draws = game->head.phase == UC_HI_LO_FLIP_DRAW && game->drawing == game->turn;
    return draws && !set_empty(set_and(hands[game->turn], hi_lo_flip_opens[game->open]));
}

void hi_lo_flip_resample(const uc_view *view, const uc_memory *memory, uc_rng *rng, uc_state *state) {
    uc_set hands[SEATS] = {{{0, 0}}};
    recall known;
    uc_copy(state, &view->state);
    hlf *game = &state->hi_lo_flip;
    if (!memory || !deal_unseen(game, (const recall *)memory, rng, hands) || could_play(game, hands)) {
        begin_recall(&known, game);
        deal_unseen(game, &known, rng, hands);
    }
    for (int seat = 0; seat < game->head.seats; seat++) {
        if (seat == game->head.viewer) continue;
        game->seat[seat].hand = hands[seat];
        game->draw = set_minus(game->draw, hands[seat]);
    }
    game->head.viewer = UC_ALL;
}
