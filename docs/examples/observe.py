#!/usr/bin/env python3
"""What a seat knows: as a dict, as numbers, as legal actions; and what the rest may look like to it."""
import array

import upcard

game = upcard.Game('uno_flip', 4, target=200)
state, random = game.new_initial_state(), upcard.Random('friday')
while state.current_player() != 2:
    if state.is_chance_node():
        state.draw(random)
    else:
        state.apply_action(state.legal_actions()[0])

# The view: everything that seat 2 may know.
view = state.view(2)
print(view['totals'], view['hands'][2])

# The same as numbers, into an array that is used again for each move; its parts have names.
size, = game.observation_tensor_shape()
numbers = array.array('f', bytes(4 * size))
state.observation_tensor(2, out=numbers)
for field in game.observation_fields():
    print(field.key, numbers[field.offset:field.offset + field.parts * field.size][:8].tolist(), field.help)

# What may be done.
for action in state.legal_actions():
    print(action, state.action_to_string(action))

# The same by faces, and what one of them brings as seat 0 sees it.
faces = state.legal_actions(actions='faces')
action = state.face_to_action(faces[0])
print(len(faces), game.num_distinct_actions('faces'), state.action_to_string(action))
for event in state.clone().play(faces[0], actions='faces', viewer=0):
    print(event)

# Why something may not be done.
try:
    state.apply_action('pass')
except upcard.Refused as refused:
    print(refused, refused.rule)

# A state that seat 2 cannot tell from this one.
other = state.resample_from_infostate(2, random)
assert other.view(2) == view
