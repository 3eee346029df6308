#!/usr/bin/env python3
"""Which bot is better at Flip 7, by how much, and what happens in its games."""
import upcard

arena = upcard.arena(upcard.Game('flip7', 4), ['normal', 'easy', 'random'], 600)
print(arena)
print('normal wins more than easy by', arena.leads[0][1])

games = upcard.simulate(upcard.Game('flip7', 4), ['normal'] * 4, 200, events=True)
print(games)
print(games.tallies['busted'].label, games.tallies['busted'].per_round)
