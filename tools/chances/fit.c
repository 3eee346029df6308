/* Newton's method: the likelihood of this model is concave, and so are the penalties. */
#include "fit.h"

#include <stdlib.h>
#include <string.h>

enum { N = CHANCES_NODES, ROW = CHANCES_GAPS, ITERATIONS = 12 };

/* A second difference of strengths of 1 / sqrt(smooth) costs as much as one of a normal prior at its
 * deviation. */
static const double smooth = 200, pinned = 1e6, forbidden = 1e5;

/* S falls by at least this much from one gap to the next, so that a small change of the clock cannot outweigh
 * it. */
static const double least_fall = 0.004;

typedef struct problem {
    const chances_kind *kind;
    const samples *from;
    double gradient[N], hessian[N][N];
} problem;

/** A seat's strength as a sum over four nodes. */
typedef struct mix {
    int node[4];
    double part[4];
} mix;

static mix mix_of(const chances_place *place, int seat) {
    int node = place->clock * ROW + place->seat[seat].gap;
    double x = (double)place->past, y = (double)place->seat[seat].past;
    return (mix){{node, node + 1, node + ROW, node + ROW + 1},
                 {(1 - x) * (1 - y), (1 - x) * y, x * (1 - y), x * y}};
}

/** Computes each seat's interpolation weights (its mix of nodes) and its chance to win in a sample. */
static void predict(const problem *p, const double *s, const sample *at, mix *mixes, double *chance) {
    chances_race race = {.least = INT32_MAX, .most = INT32_MIN};
    chances_place place;
    double sum = 0;
    for (int i = 0; i < at->seats; i++) chances_join(&race, at->to_go[i]);
    chances_locate(p->kind, &race, &place);
    for (int i = 0; i < at->seats; i++) {
        double strength = 0;
        mixes[i] = mix_of(&place, i);
        for (int k = 0; k < 4; k++) strength += mixes[i].part[k] * s[mixes[i].node[k]];
        sum += chance[i] = exp(strength);
    }
    for (int i = 0; i < at->seats; i++) chance[i] /= sum;
}

static double share_of(const sample *at, int seat) {
    return at->winners >> seat & 1 ? 1.0 / __builtin_popcountll(at->winners) : 0;
}

static double sample_loss(const problem *p, const double *s, const sample *at) {
    mix mixes[UC_SEATS_MAX];
    double chance[UC_SEATS_MAX], loss = 0;
    predict(p, s, at, mixes, chance);
    for (int i = 0; i < at->seats; i++)
        if (at->winners >> i & 1) loss -= share_of(at, i) * log(chance[i]);
    return loss;
}

static void add_sample(problem *p, const double *s, const sample *at) {
    mix mixes[UC_SEATS_MAX];
    double chance[UC_SEATS_MAX], mean[2 * ROW] = {0};
    predict(p, s, at, mixes, chance);
    int base = mixes[0].node[0] / ROW * ROW; /* all seats have the same clock */
    for (int i = 0; i < at->seats; i++) {
        const mix *m = &mixes[i];
        for (int k = 0; k < 4; k++) {
            p->gradient[m->node[k]] += (chance[i] - share_of(at, i)) * m->part[k];
            mean[m->node[k] - base] += chance[i] * m->part[k];
            for (int l = 0; l < 4; l++)
                p->hessian[m->node[k]][m->node[l]] += chance[i] * m->part[k] * m->part[l];
        }
    }
    for (int k = 0; k < 2 * ROW; k++) {
        if (mean[k] == 0) continue;
        for (int l = 0; l < 2 * ROW; l++) p->hessian[base + k][base + l] -= mean[k] * mean[l];
    }
}

/** A penalty: a sum over up to four nodes plus a margin should be near 0 (weight / 2 times its square), or
 * only not above 0. */
typedef struct penalty {
    double weight;
    bool only_above;
    mix sum;
    double margin;
} penalty;

static double penalty_value(const penalty *w, const double *s) {
    double value = w->margin;
    for (int k = 0; k < 4; k++) value += w->sum.part[k] * s[w->sum.node[k]];
    return w->only_above && value < 0 ? 0 : value;
}

static void add_penalty(problem *p, const double *s, const penalty *w) {
    double value = penalty_value(w, s);
    if (value == 0 && w->only_above) return;
    for (int k = 0; k < 4; k++) {
        p->gradient[w->sum.node[k]] += w->weight * value * w->sum.part[k];
        for (int l = 0; l < 4; l++)
            p->hessian[w->sum.node[k]][w->sum.node[l]] += w->weight * w->sum.part[k] * w->sum.part[l];
    }
}

enum { WISHES_MAX = 8 * N };

/** More points must never be worse. For a seat behind, S falls with the gap. In a game for the highest total,
 * the leader moves the clock and all gaps at once, and S must fall along that line too. In a game for the
 * lowest total, the last seat moves the clock and its own gap: the clock costs more for a larger gap. */
static int penalties_of(const chances_kind *kind, penalty *to) {
    const double steps =
        (double)(CHANCES_GAPS - 1) / (CHANCES_CLOCKS - 1); /* of the gap in one of the clock */
    int count = 0;
    for (int c = 0; c < CHANCES_CLOCKS; c++) {
        for (int g = 0; g < CHANCES_GAPS; g++) {
            int at = c * ROW + g;
            bool later = c + 1 < CHANCES_CLOCKS, wider = g + 1 < CHANCES_GAPS;
            if (!g) to[count++] = (penalty){pinned, false, {{at}, {1}}, 0};
            if (wider) to[count++] = (penalty){forbidden, true, {{at + 1, at}, {1, -1}}, least_fall};
            if (wider && g) to[count++] = (penalty){smooth, false, {{at - 1, at, at + 1}, {1, -2, 1}}, 0};
            if (later && c) to[count++] = (penalty){smooth, false, {{at - ROW, at, at + ROW}, {1, -2, 1}}, 0};
            if (!later || !wider) continue;
            if (kind->lowest)
                to[count++] =
                    (penalty){forbidden, true, {{at + ROW + 1, at + ROW, at + 1, at}, {1, -1, -1, 1}}, 0};
            for (int corner = 0; corner < 4 && !kind->lowest; corner++) {
                int x = corner % 2 * ROW, y = corner / 2;
                to[count++] = (penalty){
                    forbidden, true, {{at + y + ROW, at + y, at + x + 1, at + x}, {1, -1, steps, -steps}}, 0};
            }
        }
    }
    return count;
}

static double total_loss(const problem *p, const penalty *penalties, int count, const double *s) {
    double loss = 0;
    for (int i = 0; i < p->from->count; i++) loss += sample_loss(p, s, &p->from->item[i]);
    for (int i = 0; i < count; i++)
        loss += penalties[i].weight / 2 * penalty_value(&penalties[i], s) * penalty_value(&penalties[i], s);
    return loss;
}

/** Replaces the gradient by the solution x of hessian x = gradient (Cholesky, in place). */
static void solve(problem *p) {
    for (int i = 0; i < N; i++) {
        for (int j = 0; j <= i; j++) {
            double sum = p->hessian[i][j];
            for (int k = 0; k < j; k++) sum -= p->hessian[i][k] * p->hessian[j][k];
            p->hessian[i][j] = i == j ? sqrt(sum) : sum / p->hessian[j][j];
        }
        double sum = p->gradient[i];
        for (int k = 0; k < i; k++) sum -= p->hessian[i][k] * p->gradient[k];
        p->gradient[i] = sum / p->hessian[i][i];
    }
    for (int i = N - 1; i >= 0; i--) {
        for (int k = i + 1; k < N; k++) p->gradient[i] -= p->hessian[k][i] * p->gradient[k];
        p->gradient[i] /= p->hessian[i][i];
    }
}

/** One step, shortened until it is an improvement; returns the loss after it. */
static double step(problem *p, const penalty *penalties, int count, double *s, double loss) {
    double next[N], length = 1;
    memset(p->gradient, 0, sizeof p->gradient);
    memset(p->hessian, 0, sizeof p->hessian);
    for (int i = 0; i < N; i++) p->hessian[i][i] = 1e-3;
    for (int i = 0; i < p->from->count; i++) add_sample(p, s, &p->from->item[i]);
    for (int i = 0; i < count; i++) add_penalty(p, s, &penalties[i]);
    solve(p);
    for (int tries = 0; tries < 12; tries++, length /= 2) {
        for (int i = 0; i < N; i++) next[i] = s[i] - length * p->gradient[i];
        double now = total_loss(p, penalties, count, next);
        if (now >= loss) continue;
        memcpy(s, next, sizeof next);
        return now;
    }
    return loss;
}

double fit(const chances_kind *kind, const samples *from, double strengths[CHANCES_NODES]) {
    penalty *penalties = malloc(WISHES_MAX * sizeof *penalties);
    problem *p = malloc(sizeof *p);
    if (!penalties || !p) abort();
    p->kind = kind;
    p->from = from;
    int count = penalties_of(kind, penalties);
    double loss = total_loss(p, penalties, count, strengths), before = INFINITY;
    for (int i = 0; i < ITERATIONS && before - loss > 1e-6 * loss; i++) {
        before = loss;
        loss = step(p, penalties, count, strengths, loss);
    }
    double sum = 0;
    for (int i = 0; i < from->count; i++) sum += sample_loss(p, strengths, &from->item[i]);
    free(p);
    free(penalties);
    return sum / from->count;
}
