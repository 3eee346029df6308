/* Flip 7 by counting: every card seen is missing from the deck, and points count by their effect on the
 * chance to win the game.
 *
 * The bot looks one card ahead: a bust, or the mean points of the next card. It weighs both by the chances to
 * win from the totals that follow, so that a seat far behind risks more and a leader less. Freeze, Flip Three
 * and a spare Second Chance go to the seat that leaves the best own chances.
 */
#include "bots/flip7/players.h"

/* In points; found by games of each value against its neighbors, 60,000 with two seats and 30,000 with four.
 */
static const double spread_rest = 10;   /* a round may change the distance of two seats by this much */
static const double spread_active = 10; /* more, while the other one is in the round */
static const double spread_left = 0.5;  /* more, for each point that the leader still needs */
static const double plenty = 30;        /* a seat with this many points before it expects no more */
static const double hope_share = 0.66;  /* with fewer, it gains this share of what is missing to `plenty` */
static const double round_points = 20;  /* a round brings the leader about this much */
static const double second_worth = 6;   /* the worth of a Second Chance */

/** The cards that the next card comes from: the deck, or the discard pile if that is about to become the
 * deck. */
typedef struct outlook {
    uint8_t copies[UC_FLIP7_KINDS];
    int size;
} outlook;

static outlook look_ahead(const uc_flip7 *s) {
    outlook ahead = {.size = s->below[UC_FLIP7_KINDS]};
    for (int kind = 0; kind < UC_FLIP7_KINDS; kind++) ahead.copies[kind] = (uint8_t)uc_flip7_copies(s, kind);
    if (ahead.size) return ahead;
    uc_flip7_discard(s, ahead.copies);
    for (int kind = 0; kind < UC_FLIP7_KINDS; kind++) ahead.size += ahead.copies[kind];
    return ahead;
}

static bool has(const uc_flip7_seat *seat, int kind) {
    return seat->cards >> kind & 1;
}

/** Whether a pile has something new for a seat that holds a Second Chance. */
static bool offers(const uint8_t *copies, const uc_flip7_seat *seat) {
    for (int kind = 0; kind < UC_FLIP7_SECOND; kind++)
        if (copies[kind] && (kind >= UC_FLIP7_NUMBERS || !has(seat, kind))) return true;
    return false;
}

bool endless_flip7(const uc_flip7 *s) {
    const uc_flip7_seat *seat = &s->seat[s->head.viewer];
    uint8_t copies[UC_FLIP7_KINDS];
    if (!has(seat, UC_FLIP7_SECOND)) return false;
    for (int kind = 0; kind < UC_FLIP7_KINDS; kind++) copies[kind] = (uint8_t)uc_flip7_copies(s, kind);
    if (offers(copies, seat)) return false;
    uc_flip7_discard(s, copies);
    return !offers(copies, seat);
}

/* ---- the next card ---- */

/** The possible effects of the next card on a seat. */
typedef struct prospect {
    int fatal; /**< copies that bust it */
    int gain;  /**< the sum of the points of the other copies */
} prospect;

static int gain_of_modifiers(const outlook *ahead, int numbers_sum, bool doubled) {
    int gain = doubled ? 0 : ahead->copies[UC_FLIP7_X2] * numbers_sum;
    for (int kind = UC_FLIP7_PLUS2; kind < UC_FLIP7_X2; kind++)
        gain += ahead->copies[kind] * 2 * (kind - UC_FLIP7_PLUS2 + 1);
    return gain;
}

static prospect look_at(const outlook *ahead, const uc_flip7_seat *seat) {
    enum { BONUS = 15, ALL_BUT_ONE = 6 }; /* F7-3.4, F7-5.1 */
    int numbers = 0, sum = 0, fatal = 0, fresh = 0, gain = 0;
    for (int number = 0; number < UC_FLIP7_NUMBERS; number++) {
        int copies = ahead->copies[number], held = has(seat, number);
        numbers += held;
        sum += held * number;
        fatal += held * copies;
        fresh += !held * copies;
        gain += !held * copies * number;
    }
    bool doubled = has(seat, UC_FLIP7_X2);
    if (doubled) gain *= 2;
    if (numbers == ALL_BUT_ONE) gain += fresh * BONUS;
    gain += gain_of_modifiers(ahead, sum, doubled);
    return (prospect){has(seat, UC_FLIP7_SECOND) ? 0 : fatal, gain}; /* F7-4.5 */
}

/* ---- the race ---- */

/** Totals at the end of the round, as far as they can be predicted. */
typedef struct race {
    double mine;
    int rivals;
    double total[UC_SEATS_MAX], spread[UC_SEATS_MAX];
} race;

/** The total of a seat if the round ended now. */
static int standing(const uc_flip7_seat *seat) {
    return seat->total + uc_flip7_points(seat);
}

/** The mean final points of the round of an active seat. */
static double hope(double points) {
    return points < plenty ? points + hope_share * (plenty - points) : points;
}

static double expected(const uc_flip7_seat *seat) {
    if (seat->status != UC_FLIP7_ACTIVE) return standing(seat);
    return seat->total + hope(uc_flip7_points(seat)) + (has(seat, UC_FLIP7_SECOND) ? second_worth : 0);
}

static race see_race(const uc_flip7 *s) {
    race r = {.rivals = 0};
    double most = 0;
    for (int i = 0; i < s->head.seats; i++) {
        const uc_flip7_seat *seat = &s->seat[i];
        double total = expected(seat);
        if (total > most) most = total;
        if (i == s->head.viewer) {
            r.mine = total;
        } else {
            r.spread[r.rivals] = seat->status == UC_FLIP7_ACTIVE ? spread_rest + spread_active : spread_rest;
            r.total[r.rivals++] = total;
        }
    }
    double left = most < s->target ? spread_left * (s->target - most) : 0;
    if (s->rounds) { /* F7-5.6 */
        double rest =
            s->head.round < s->rounds ? spread_left * round_points * (s->rounds - s->head.round) : 0;
        left = rest < left ? rest : left;
    }
    for (int i = 0; i < r.rivals; i++) r.spread[i] += left;
    return r;
}

/** A rough chance to win the game with this total after the round: the product of the chances against each
 * rival, 1/2 for a tie and 3/4 for a lead of the rival's spread. */
static double chance_with(const race *r, double total) {
    double chance = 1;
    for (int i = 0; i < r->rivals; i++) {
        double ahead = total - r->total[i], away = ahead < 0 ? -ahead : ahead;
        chance *= 0.5 + 0.5 * ahead / (r->spread[i] + away);
    }
    return chance;
}

/** The same in a challenge (F7-5.5), which also requires the target in time. */
static double worth(const uc_flip7 *s, const race *r, double total) {
    if (!s->challenge) return chance_with(r, total);
    int rounds = rounds_left_flip7(s) - 1;
    double reach = reach_flip7(s, total, rounds);
    if (!r->rivals) return reach;
    return reach * (1 - reach_flip7(s, r->total[0], rounds) * (1 - chance_with(r, total)));
}

/* ---- moves ---- */

/** Whether a seat that is out has enough to win, and more than this one: staying would lose the game. */
static bool beaten(const uc_flip7 *s, const uc_flip7_seat *mine) {
    for (int i = 0; i < s->head.seats; i++) {
        const uc_flip7_seat *seat = &s->seat[i];
        if (seat->status != UC_FLIP7_ACTIVE && standing(seat) >= s->target && standing(seat) > standing(mine))
            return true;
    }
    return false;
}

/** F7-5.5: whether the points of this round are too few for the challenge if all further rounds bring as
 * many; in its last round staying would lose. */
static bool out_of_time(const uc_flip7 *s, const uc_flip7_seat *mine) {
    return s->challenge && uc_flip7_points(mine) * rounds_left_flip7(s) < s->target - mine->total;
}

/** Whether staying wins the game at once. */
static bool wins(const uc_flip7 *s, const uc_flip7_seat *mine) {
    if (standing(mine) < s->target || s->active & (s->active - 1)) return false;
    for (int i = 0; i < s->head.seats; i++)
        if (&s->seat[i] != mine && standing(&s->seat[i]) >= standing(mine)) return false;
    return true;
}

static bool worth_a_hit(const uc_flip7 *s, const uc_flip7_seat *mine, const outlook *ahead) {
    prospect next = look_at(ahead, mine);
    int points = uc_flip7_points(mine), fine = ahead->size - next.fatal;
    if (!next.fatal || !fine) return fine;
    if (s->head.seats == 1 && !s->challenge)
        return next.gain > next.fatal * points; /* no race: the most points */
    race r = see_race(s);
    double bust = worth(s, &r, mine->total), stay = worth(s, &r, standing(mine)),
           more = worth(s, &r, standing(mine) + (double)next.gain / fine);
    return next.fatal * bust + fine * more > ahead->size * stay;
}

static uc_move hit_or_stay(const uc_flip7 *s) {
    const uc_flip7_seat *mine = &s->seat[s->head.viewer];
    outlook ahead = look_ahead(s);
    if (!ahead.size || wins(s, mine) || endless_flip7(s)) return UC_FLIP7_STAY;
    return beaten(s, mine) || out_of_time(s, mine) || worth_a_hit(s, mine, &ahead) ? UC_FLIP7_HIT
                                                                                   : UC_FLIP7_STAY;
}

/** The mean total of a seat after three more cards. */
static double after_three(const uc_flip7_seat *seat, const outlook *ahead) {
    prospect next = look_at(ahead, seat);
    int fine = ahead->size - next.fatal;
    if (fine <= 0) return ahead->size ? seat->total : expected(seat);
    double safe = (double)fine / ahead->size, points = uc_flip7_points(seat) + 3.0 * next.gain / fine;
    return seat->total + safe * safe * safe * hope(points);
}

/** The total of a seat that is given the card. */
static double expected_with(const uc_flip7_seat *seat, int card, const outlook *ahead) {
    switch (card) {
    case UC_FLIP7_FREEZE: return standing(seat);
    case UC_FLIP7_FLIP3: return after_three(seat, ahead);
    default: return expected(seat) + second_worth;
    }
}

static uc_move best_target(const uc_flip7 *s, const uc_move *legal, int count) {
    outlook ahead = look_ahead(s);
    race r = see_race(s);
    uc_move best = legal[0];
    double most = -1;
    for (int i = 0; i < count; i++) {
        int seat = legal[i] - UC_FLIP7_TARGET, me = s->head.viewer;
        race then = r;
        double total = expected_with(&s->seat[seat], s->assign_card, &ahead);
        if (seat == me)
            then.mine = total;
        else
            then.total[seat - (seat > me)] = total; /* rivals are all seats except the own one */
        double chance = worth(s, &then, then.mine);
        if (chance <= most) continue;
        most = chance;
        best = legal[i];
    }
    return best;
}

uc_move normal_flip7(const uc_ask *ask) {
    const uc_flip7 *s = &ask->view->state.flip7;
    if (ask->count == 1) return ask->legal[0];
    return s->head.phase == UC_FLIP7_CHOOSE ? hit_or_stay(s) : best_target(s, ask->legal, ask->count);
}
