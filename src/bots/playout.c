/* Guided playouts: PUCT in the tree, the bot `normal` beyond it, chances to win at the end of the round. */
#include "bots/playout.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "bots/strategy.h"
#include "upcard/chances.h"

enum {
    PATH_MAX_EDGES = 64,
    MOVE_OF = 63 /* the mover's place in the key of a hypothetical move */
};

/* Found by games of searches against each other (docs/strategy.md). */
static const double explore = 0.25;    /* weight of the prior against the values, which are chances */
static const double prior_normal = .5; /* prior of the move of `normal`; all moves share the rest */
static const double unknown =
    0.02; /* an untried move is assumed to be worse than its position by this much */
static const uint32_t expand_at = 8; /* visits of a position before its moves get edges of their own */

uint64_t playout_key(uint64_t key, int mover, int move) {
    key = (key ^ ((uint64_t)mover << 16 | (uint64_t)(move + 1))) * UINT64_C(0x9e3779b97f4a7c15);
    return key ^ key >> 29;
}

uc_move playout_normal(const uc_view *view, const uc_move *legal, int count, uc_rng *rng) {
    uc_ask ask = {.view = view, .memory = NULL, .legal = legal, .count = count, .rng = rng};
    return count == 1 ? legal[0] : choose_normal(&ask);
}

/* ---- the tree ---- */

enum { SLOTS_FIRST = 1 << 10 };
UC_ASSERT_SIZE(SLOTS_FIRST / 2 > 2 * PATH_MAX_EDGES, "a playout does not fill the other half");

/** The slot of this key, or the free one where it belongs. */
static tree_edge *find_slot(const tree *t, uint64_t key) {
    uint32_t at = (uint32_t)(key >> 32);
    while (t->edges[at & t->mask].key && t->edges[at & t->mask].key != key) at++;
    return &t->edges[at & t->mask];
}

/** The edge with this key; if it is missing, a new one if `fresh`, else NULL. NULL also if the tree is full.
 */
static tree_edge *find_edge(tree *t, uint64_t key, bool fresh) {
    tree_edge *edge = find_slot(t, key |= 1);
    if (edge->key) return edge;
    if (!fresh || t->used > (t->most - 1) / 4 * 3) return NULL;
    t->used++;
    edge->key = key;
    return edge;
}

tree tree_open(uint32_t most) {
    return (tree){.edges = calloc(SLOTS_FIRST, sizeof(tree_edge)), .mask = SLOTS_FIRST - 1, .most = most};
}

void tree_make_room(tree *t) {
    tree more = {.mask = 2 * t->mask + 1, .used = t->used, .most = t->most};
    if (2 * t->used <= t->mask || t->mask + 1 == t->most) return;
    more.edges = calloc(more.mask + 1, sizeof *more.edges);
    if (!more.edges) {
        t->most = t->mask + 1; /* it is as large as it gets */
        return;
    }
    for (uint32_t i = 0; i <= t->mask; i++)
        if (t->edges[i].key) *find_slot(&more, t->edges[i].key) = t->edges[i];
    free(t->edges);
    *t = more;
}

/* ---- playouts ---- */

/** The edges of a playout, and the seats that moved along them. */
typedef struct path {
    int length;
    tree_edge *edge[PATH_MAX_EDGES];
    uint8_t seat[PATH_MAX_EDGES];
} path;

static void go_along(path *way, tree_edge *edge, int seat) {
    if (way->length == PATH_MAX_EDGES) return;
    way->edge[way->length] = edge;
    way->seat[way->length++] = (uint8_t)seat;
}

/** The move to try in a position that has been visited often enough: PUCT. */
static uc_move select_move(const playout *p, const tree_edge *node, const uc_move *moves, int count,
                           uc_move guide) {
    double mean = node->sum / node->visits, scale = explore * sqrt(node->visits), most = -1e9;
    uc_move best = guide;
    for (int i = 0; i < count; i++) {
        const tree_edge *edge = find_edge(p->tree, playout_key(p->key, MOVE_OF, moves[i]), false);
        double prior = (1 - prior_normal) / count + (moves[i] == guide ? prior_normal : 0);
        uint32_t visits = edge ? edge->visits : 0;
        double value = visits ? edge->sum / visits : mean - unknown;
        value += scale * prior / (1 + visits);
        if (value <= most) continue;
        most = value;
        best = moves[i];
    }
    return best;
}

/** A decision in the tree. In a position that the tree lacks, the playout leaves the tree. */
static uc_move decide_in_tree(playout *p, path *way, const uc_view *view, uc_move *moves, int count) {
    uc_move guide = playout_normal(view, moves, count, &p->rng);
    int seat = view->state.head.viewer;
    tree_edge *node = find_edge(p->tree, p->key, true), *edge = NULL;
    if (node) go_along(way, node, seat);
    if (node && node->visits >= expand_at) {
        count = uc_drop_dominated(p->game, moves, count);
        guide = select_move(p, node, moves, count, guide);
        edge = find_edge(p->tree, playout_key(p->key, MOVE_OF, guide), true);
    }
    if (edge)
        go_along(way, edge, seat);
    else
        p->tree = NULL;
    return guide;
}

static void move_by_chance(playout *p) {
    uc_move move = p->game->draw(&p->state, &p->rng);
    if (p->tree && uc_sees_outcome(&p->state, move) >> p->root & 1)
        p->key = playout_key(p->key, UC_CHANCE, move);
    p->game->step(&p->state, UC_CHANCE, move, NULL);
}

static uc_move decide(playout *p, path *way, const uc_view *view, uc_move *moves, int count) {
    return p->tree ? decide_in_tree(p, way, view, moves, count) : playout_normal(view, moves, count, &p->rng);
}

/** The same by a view, or, where `normal` needs none, by the state. */
static uc_move decide_as(playout *p, path *way, int seat, uc_move *moves, int count) {
    if (p->by_state) {
        p->state.head.viewer = (uint8_t)seat;
        uc_move move = decide(p, way, (const uc_view *)&p->state, moves, count);
        p->state.head.viewer = UC_ALL;
        return move;
    }
    uc_view view;
    uc_view_of(&p->state, seat, &view);
    return decide(p, way, &view, moves, count);
}

/** If several seats may act, each is equally likely to be the quickest. */
static void move_by_seat(playout *p, path *way, uint64_t may) {
    uc_move moves[UC_MOVES_MAX], move;
    int seat = uc_rng_bit(&p->rng, may), count = p->game->legal(&p->state, seat, moves);
    p->decisions++;
    move = count > 1 ? decide_as(p, way, seat, moves, count) : moves[0];
    if (p->tree) p->key = playout_key(p->key, seat, move);
    p->game->step(&p->state, seat, move, NULL);
}

void playout_run(playout *p, double *ret_chance) {
    path way;
    way.length = 0;
    p->by_state = strategy_of(&p->state)->by_state;
    for (uint64_t may; (may = p->game->actors(&p->state)) && p->state.head.round == p->round;) {
        if (may == UC_ACTORS_CHANCE)
            move_by_chance(p);
        else
            move_by_seat(p, &way, may);
    }
    uc_win_chances(&p->state, ret_chance);
    for (int i = 0; i < way.length; i++) {
        way.edge[i]->visits++;
        way.edge[i]->sum += ret_chance[way.seat[i]];
    }
}
