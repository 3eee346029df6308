/** @file
 * Guided playouts with a tree, which the lanes of a search run.
 */
#ifndef UC_BOTS_PLAYOUT_H
#define UC_BOTS_PLAYOUT_H

#include "upcard/search.h"

/** A move in a tree or, under the key of its position, a position. */
typedef struct tree_edge {
    uint64_t key; /**< 0: free */
    uint32_t visits, spare;
    double sum; /**< sum of the mover's chances to win */
} tree_edge;

/** Positions below the root, found by hash. Its slots are doubled until there are `most`; then it takes edges
 * until three of four slots are used. */
typedef struct tree {
    tree_edge *edges;
    uint32_t mask; /**< number of slots - 1; the number of slots is a power of two */
    uint32_t used;
    uint32_t most; /**< slots */
} tree;

/** An empty tree; without edges if there is no memory. `most` is a power of two, 1024 at least. free(edges)
 * ends it. */
tree tree_open(uint32_t most);

/** To be called before a playout, which keeps pointers to edges: makes room for what it adds. */
void tree_make_room(tree *t);

/** One playout in progress. */
typedef struct playout {
    const uc_game *game;
    int root;       /**< the seat that searches */
    tree *tree;     /**< NULL: none */
    uint64_t key;   /**< of the position in the tree */
    uint32_t round; /**< the round that is played to its end; a move tried before may have ended it already */
    uc_state state; /**< played on to the beginning of the next round, or the end */
    uc_rng rng;
    uint64_t decisions; /**< this playout adds to it */
    bool by_state;      /**< `normal` needs no views (strategy.by_state) */
} playout;

/** Plays from p->state to the end of p->round and writes each seat's chance to win the game. */
void playout_run(playout *p, double *ret_chance);

/** The key of a position after a seat's move. */
uint64_t playout_key(uint64_t key, int mover, int move);

/** The move of `normal`. */
uc_move playout_normal(const uc_view *view, const uc_move *legal, int count, uc_rng *rng);

#endif
