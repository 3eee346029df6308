/** @file
 * libupcard: four flip-card games, implemented exactly by their rules. This header includes all others.
 */
#ifndef UPCARD_UPCARD_H
#define UPCARD_UPCARD_H

#include "upcard/arena.h"
#include "upcard/batch.h"
#include "upcard/bot.h"
#include "upcard/chances.h"
#include "upcard/fair.h"
#include "upcard/game.h"
#include "upcard/pad.h"
#include "upcard/protocol.h"
#include "upcard/rating.h"
#include "upcard/record.h"
#include "upcard/rng.h"
#include "upcard/sim.h"
#include "upcard/solve.h"
#include "upcard/table.h"
#include "upcard/tensor.h"

#endif
