#!/usr/bin/env python3
"""Bots play two rounds of Hi Lo Flip, and a search judges the next decision."""
import upcard

game = upcard.Game('hi_lo_flip', 3)
bots = [upcard.Bot('normal'), upcard.Bot('easy', seed=1), upcard.Bot('random', seed=2)]
state, random = game.new_initial_state(), upcard.Random(7)
while state.round < 3 or state.is_chance_node():
    if state.is_chance_node():
        state.draw(random)
    else:
        player = state.current_player()
        state.apply_action(state.choose(bots[player], player), player)
print(state, state.win_chances())

for choice in state.search(random, playouts=1000):
    print(f'{choice.value:.3f} +- {choice.error:.3f}', state.action_to_string(choice.action), state.reasons(choice.action))
