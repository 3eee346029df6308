#!/usr/bin/env python3
"""Exact odds in Flip 7, the best play of a lone seat, and the review of a game."""
import upcard

state, random = upcard.Game('flip7', 2).new_initial_state(), upcard.Random(5)
while not state.is_terminal():
    if state.is_chance_node():
        state.draw(random)
    else:
        state.apply_action(state.sample(random))
        continue
    if state.round == 1 and state.phase == 'choose':
        odds = state.odds()
        print(f"{odds['bust']} of {odds['cards']} cards bust: stay {odds['stay']}, hit {odds['hit']:.2f} points")

lone = upcard.Game('flip7', 1).new_initial_state()
lone.apply_action('card 12')
for name, utility in (('points', None), ('the chance of 30 points', [score >= 30 for score in range(202)])):
    best = lone.solve(utility=utility)
    print(f"for {name}: hit {best['hit']:.4f}, stay {best['stay']:.4f} ({best['method']})")

print(upcard.review(state, player=0, playouts=50))
