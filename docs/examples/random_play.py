#!/usr/bin/env python3
"""Plays each game once at random, and shows what its last player saw and might have done."""
import upcard


def play(id: str, seats: int, seed: int) -> upcard.State:
    state = upcard.Game(id, seats).new_initial_state()
    random = upcard.Random(seed)
    while not state.is_terminal():
        if state.is_chance_node():
            state.draw(random)
        else:
            state.apply_action(random.choice(state.legal_actions()))
    return state


def main() -> None:
    for id in upcard.games():
        state = play(id, 4, seed=7)
        print(state, state.returns())


if __name__ == '__main__':
    main()
