/* Matrix games: matrix.h. With all payments positive, the column player's best mixture is y / (sum of y) for
 * the y >= 0 with the largest sum that has (pay y) <= 1 in every row; the row player's is the same for the
 * dual program. */
#include "solve/matrix.h"

#include <stdbool.h>

enum { BLAND_AFTER = 500, STEPS_MAX = 10000 };

typedef struct tableau {
    int rows, columns; /**< one extra row holds the costs, one extra column the limits */
    double cell[MATRIX_MAX + 1][MATRIX_MAX + 1];
    int row_name[MATRIX_MAX], column_name[MATRIX_MAX]; /**< 0 .. columns - 1: a y; above these a slack */
} tableau;

static double start(tableau *t, const matrix *m) {
    double least = m->pay[0][0], shift;
    for (int i = 0; i < m->rows; i++)
        for (int k = 0; k < m->columns; k++) least = m->pay[i][k] < least ? m->pay[i][k] : least;
    shift = 1 - least;
    t->rows = m->rows;
    t->columns = m->columns;
    for (int i = 0; i < m->rows; i++) {
        for (int k = 0; k < m->columns; k++) t->cell[i][k] = m->pay[i][k] + shift;
        t->cell[i][m->columns] = 1;
        t->row_name[i] = m->columns + i;
    }
    for (int k = 0; k < m->columns; k++) {
        t->cell[m->rows][k] = -1;
        t->column_name[k] = k;
    }
    t->cell[m->rows][m->columns] = 0;
    return shift;
}

/** The column that gains most; after many steps Bland's choice, the gaining column with the smallest name,
 * which cannot cycle. -1 if no column gains. */
static int entering(const tableau *t, bool bland) {
    const double *gain = t->cell[t->rows];
    int best = -1;
    for (int k = 0; k < t->columns; k++) {
        if (gain[k] >= -1e-13) continue;
        if (best < 0 || (bland ? t->column_name[k] < t->column_name[best] : gain[k] < gain[best])) best = k;
    }
    return best;
}

static int leaving(const tableau *t, int column) {
    int best = -1;
    double least = 0;
    for (int i = 0; i < t->rows; i++) {
        if (t->cell[i][column] <= 1e-13) continue;
        double ratio = t->cell[i][t->columns] / t->cell[i][column];
        bool better = best < 0 || ratio < least || (ratio == least && t->row_name[i] < t->row_name[best]);
        if (!better) continue;
        best = i;
        least = ratio;
    }
    return best;
}

static void pivot(tableau *t, int row, int column) {
    double by = 1 / t->cell[row][column];
    for (int i = 0; i <= t->rows; i++) {
        double factor = t->cell[i][column] * by;
        if (i == row) continue;
        for (int k = 0; k <= t->columns; k++)
            if (k != column) t->cell[i][k] -= factor * t->cell[row][k];
        t->cell[i][column] = -factor;
    }
    for (int k = 0; k <= t->columns; k++) t->cell[row][k] *= k == column ? 0 : by;
    t->cell[row][column] = by;
    int name = t->row_name[row];
    t->row_name[row] = t->column_name[column];
    t->column_name[column] = name;
}

double matrix_solve(const matrix *m, double ret_rows[MATRIX_MAX], double ret_columns[MATRIX_MAX]) {
    tableau t;
    double shift = start(&t, m);
    for (int step = 0; step < STEPS_MAX; step++) {
        int column = entering(&t, step > BLAND_AFTER), row = column < 0 ? -1 : leaving(&t, column);
        if (row < 0) break;
        pivot(&t, row, column);
    }
    double value = 1 / t.cell[t.rows][t.columns];
    for (int i = 0; i < m->rows; i++) ret_rows[i] = 0;
    for (int k = 0; k < m->columns; k++) ret_columns[k] = 0;
    for (int i = 0; i < t.rows; i++)
        if (t.row_name[i] < t.columns) ret_columns[t.row_name[i]] = t.cell[i][t.columns] * value;
    for (int k = 0; k < t.columns; k++)
        if (t.column_name[k] >= t.columns) ret_rows[t.column_name[k] - t.columns] = t.cell[t.rows][k] * value;
    return value - shift;
}
