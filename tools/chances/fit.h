/** @file
 * The strengths under which the winners of samples are the most likely, smooth and never against the points.
 */
#ifndef UC_TOOLS_FIT_H
#define UC_TOOLS_FIT_H

#include "samples.h"

/** Starts from the strengths that are there, and replaces them. Returns the loss: minus the mean logarithm of
 * the chance that was given to the winner. */
double fit(const chances_kind *kind, const samples *from, double strengths[CHANCES_NODES]);

#endif
