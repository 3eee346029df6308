/** @file
 * Matrix games: two players choose a row and a column at the same time, and the second pays the first the
 * number at that place.
 */
#ifndef UC_SOLVE_MATRIX_H
#define UC_SOLVE_MATRIX_H

enum { MATRIX_MAX = 160 };

typedef struct matrix {
    int rows, columns;
    double pay[MATRIX_MAX][MATRIX_MAX];
} matrix;

/** The value of the game, and how often each row and column is to be played (at least one of each). The
 * method is the simplex method on the linear program of the game (Dantzig 1951; with Bland's rule, so that it
 * ends). */
double matrix_solve(const matrix *m, double ret_rows[MATRIX_MAX], double ret_columns[MATRIX_MAX]);

#endif
