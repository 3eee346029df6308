/* HILO: the ranges of a view's numbers. */
#include "core/layout.h"
#include "games/hilo/hilo.h"

enum { SUM_MIN = -UC_HILO_CELLS, SUM_MAX = UC_HILO_CELLS * (UC_HILO_VALUES - 2), TURNS_MAX = 1 << 24 };

const uc_layout hilo_layout[] = {
    LAYOUT_SET(uc_hilo, unseen),
    LAYOUT_SET(uc_hilo, down),
    LAYOUT_NUMBER(uc_hilo, turns, 0, TURNS_MAX),
    LAYOUT_SEAT(uc_hilo, turn, 0),
    LAYOUT_NUMBER(uc_hilo, split, 0, 1),
    LAYOUT_NUMBER(uc_hilo, slid, 0, 1),
    LAYOUT_CARDS(uc_hilo, drawn, 1, UC_NOBODY, UC_HIDDEN),
    LAYOUT_CARDS(uc_hilo, incoming, 1, UC_NOBODY, UC_NOBODY),
    LAYOUT_SEAT(uc_hilo, reveal_seat, UC_NOBODY),
    LAYOUT_NUMBER(uc_hilo, reveal_cell, 0, UC_HILO_CELLS - 1),
    LAYOUT_NUMBER(uc_hilo, reveal_why, UC_HILO_WHY_UNCOVER, UC_HILO_WHY_FINAL),
    LAYOUT_SEAT(uc_hilo, ended_by, UC_NOBODY),
    LAYOUT_SEAT(uc_hilo, last_ended_by, UC_NOBODY),
    LAYOUT_NUMBER(uc_hilo, discards, 0, UC_HILO_CARDS),
    LAYOUT_CARDS(uc_hilo, discard, UC_HILO_CARDS, 0, 0),
    {.size = 0},
};

const uc_layout hilo_layout_seat[] = {
    LAYOUT_NUMBER(uc_hilo_seat, total, -LAYOUT_POINTS, LAYOUT_POINTS),
    LAYOUT_CARDS(uc_hilo_seat, cell, UC_HILO_CELLS, UC_HILO_DOWN, UC_HILO_DOWN),
    LAYOUT_NUMBER(uc_hilo_seat, rows, 0, 3),
    LAYOUT_NUMBER(uc_hilo_seat, columns, 0, 3),
    LAYOUT_NUMBER(uc_hilo_seat, last_sum, SUM_MIN, SUM_MAX),
    LAYOUT_NUMBER(uc_hilo_seat, kept, 0, UINT8_MAX),
    {.size = 0},
};

/** Computes which cells are face down, and the lines. */
void hilo_derive(uc_state *shown) {
    for (int i = 0; i < shown->head.seats; i++) {
        uc_hilo_seat *seat = &shown->hilo.seat[i];
        seat->down = 0;
        for (int c = 0; c < UC_HILO_CELLS; c++)
            seat->down = (uint16_t)(seat->down | (seat->cell[c] == UC_HILO_DOWN) << c);
        seat->lines = (uint8_t)uc_hilo_find_lines(seat);
    }
}
