#!/usr/bin/env python3
"""Plays 256 games of Uno Flip at once, at random, and counts the wins of each seat."""
import upcard

game = upcard.Game('uno_flip', 4, uno='auto')
wins = [0.0] * game.seats
batch = upcard.Batch(game, 256, seed=1, threads=2, obs='u8')
for step in range(100):
    actions = batch.sample()  # or a policy's choice from batch.obs and batch.mask
    batch.step(actions)
    for k, ended in enumerate(batch.terminated.tolist()):
        if ended:
            wins = [have + batch.reward[k, seat] for seat, have in enumerate(wins)]
print(wins)
