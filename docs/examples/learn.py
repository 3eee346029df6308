#!/usr/bin/env python3
"""A small network learns a game by playing against itself, and is measured against a bot. It needs NumPy.

    docs/examples/learn.py                   # Hi Lo Flip for two, against easy: some minutes
    docs/examples/learn.py uno_flip --batches 1000

All seats share one network of one hidden layer, which sees what the seat to act sees and gives a probability to each of its
legal actions, and the reward that it expects. The reward of a round is the change of the chance to win the game. A batch of
games is played for some steps; then each action becomes more likely if more came of it than expected, and less likely if less
did (PPO: Schulman et al., 2017, with the reward of the round in place of an estimate).
"""
import argparse
import time

import numpy as np

import upcard


class Network:
    """Observations [n, numbers] -> logits [n, actions] and expected rewards [n]."""

    def __init__(self, numbers, hidden, actions, seed):
        random = np.random.default_rng(seed)
        self.weights = [random.normal(0, numbers**-0.5, (numbers, hidden)), np.zeros(hidden),
                        random.normal(0, 0.01, (hidden, actions + 1)), np.zeros(actions + 1)]
        self.weights = [one.astype(np.float32) for one in self.weights]
        self.moments = [(np.zeros_like(one), np.zeros_like(one)) for one in self.weights]
        self.steps = 0

    def __call__(self, seen):
        inner, inner_bias, outer, outer_bias = self.weights
        hidden = np.maximum(seen @ inner + inner_bias, 0)
        out = hidden @ outer + outer_bias
        return hidden, out[:, :-1], out[:, -1]

    def descend(self, seen, hidden, slopes, rate):
        """A step of Adam, with the slopes of the loss by logits and expected rewards."""
        outer = self.weights[2]
        inner_slopes = slopes @ outer.T * (hidden > 0)
        gradients = [seen.T @ inner_slopes, inner_slopes.sum(0), hidden.T @ slopes, slopes.sum(0)]
        self.steps += 1
        for weight, gradient, (mean, square) in zip(self.weights, gradients, self.moments):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            weight -= rate * (mean / (1 - 0.9**self.steps)) / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8)


def probabilities(logits, legal):
    powers = np.exp(logits - np.where(legal, logits, -np.inf).max(1, keepdims=True), where=legal, out=np.zeros_like(logits))
    return powers / powers.sum(1, keepdims=True)


def choose(chances, random):
    """An action for each row, with these probabilities."""
    sums = chances.cumsum(1)
    return (sums > random.random((len(sums), 1), np.float32) * sums[:, -1:]).argmax(1)


def play(network, batch, steps, random):
    """Decisions of all seats: what was seen, legal, done, its probability, and by how much the reward of the rest of the round
    was better than expected. Of rounds that are not over, nothing."""
    n, seats = len(batch), batch.game.seats
    made = []
    for _ in range(steps):
        seen, legal, actor = np.array(batch.obs), np.array(batch.mask), np.array(batch.actor)
        _, logits, expected = network(seen)
        chances = probabilities(logits, legal)
        actions = choose(chances, random)
        batch.step(actions)
        made.append((seen, legal, actions, chances[np.arange(n), actions], expected, actor, np.array(batch.reward),
                     np.array(batch.terminated)))
    known, sums, columns = np.zeros(n, bool), np.zeros((n, seats), np.float32), []
    for seen, legal, actions, chance, expected, actor, reward, over in reversed(made):
        known |= over
        sums = np.where(over[:, None], 0, sums) + reward
        result = sums[np.arange(n), actor]
        columns.append([array[known] for array in (seen, legal, actions, chance, result, result - expected)])
    return [np.concatenate(column) for column in zip(*columns)]


def learn(network, made, rate, bonus, random, passes=3, size=2048, clip=0.2):
    """Some passes over the decisions. bonus: what the logarithm of unlikeliness is worth, so that all is tried."""
    seen, legal, actions, before, result, better = made
    better = (better - better.mean()) / (better.std() + 1e-8)
    scale = result.std() + 1e-8
    for _ in range(passes):
        for rows in np.split(random.permutation(len(actions)), range(size, len(actions), size)):
            hidden, logits, expected = network(seen[rows])
            chances = probabilities(logits, legal[rows])
            done = np.arange(len(rows)), actions[rows]
            ratio, gain = chances[done] / before[rows], better[rows]
            pushed = gain * ratio * np.where(gain > 0, ratio < 1 + clip, ratio > 1 - clip)
            slopes = np.empty((len(rows), chances.shape[1] + 1), np.float32)
            logs = np.log(chances, where=chances > 0, out=np.zeros_like(chances))
            entropy = -(chances * logs).sum(1, keepdims=True)
            slopes[:, :-1] = chances * pushed[:, None] + bonus * chances * (logs + entropy)
            slopes[:, :-1][done] -= pushed
            slopes[:, -1] = (expected - result[rows]) / scale**2 * 0.5
            network.descend(seen[rows], hidden, slopes / len(rows), rate)


def measure(network, game, bot, games, seed):
    """The share of the wins against a bot in all other seats, as (mean, low, high), 95 % sure. The network takes its most likely
    action, and sits in each seat equally often."""
    shares = []
    for seat in range(game.seats):
        n = max(1, min(500, games // game.seats))
        batch = upcard.Batch(game, n, seed, players=[seat], others=bot, actions='faces')
        left = np.full(n, max(1, games // game.seats // n))  # so many of each environment, or short games would count more often
        while left.any():
            logits = network(np.asarray(batch.obs))[1]
            batch.step(np.where(np.asarray(batch.mask), logits, -np.inf).argmax(1))
            ended = np.asarray(batch.terminated) & (left > 0)
            shares += np.asarray(batch.reward)[ended, seat].tolist()
            left -= ended
    mean, error = np.mean(shares), 1.96 * np.std(shares) / len(shares)**0.5
    return mean, mean - error, mean + error


def main(arguments=None):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('game', nargs='?', default='hi_lo_flip')
    parser.add_argument('--seats', type=int, default=2)
    parser.add_argument('--against', default='easy')
    parser.add_argument('--batches', type=int, default=600, help='of 64 decisions in 512 games')
    parser.add_argument('--games', type=int, default=4000, help='of each measurement')
    parser.add_argument('--points', type=int, default=10, help='of the curve')
    parser.add_argument('--hidden', type=int, default=128)
    parser.add_argument('--rate', type=float, default=1e-3)
    parser.add_argument('--bonus', type=float, default=0.01)
    parser.add_argument('--seed', type=int, default=1)
    args = parser.parse_args(arguments)
    game = upcard.Game(args.game, args.seats)
    batch = upcard.Batch(game, 512, args.seed, actions='faces', episode='round', reward='chance')
    random = np.random.default_rng(args.seed)
    network = Network(batch.obs.shape[1], args.hidden, batch.num_distinct_actions(), args.seed)
    since, decisions = time.process_time(), 0
    print(f'{"batches":>7} {"decisions":>10} {"CPU s":>6}  wins against {args.against}, 95 % sure; {1 / game.seats:.1%} is even')
    for number in range(args.batches + 1):
        if number % max(1, args.batches // args.points) == 0 or number == args.batches:
            spent = time.process_time() - since
            mean, low, high = measure(network, game, args.against, args.games, args.seed + number)
            print(f'{number:7} {decisions:10} {spent:6.0f}  {mean:.1%} [{low:.1%}, {high:.1%}]', flush=True)
        if number < args.batches:
            left = 1 - number / args.batches
            made = play(network, batch, 64, random)
            learn(network, made, args.rate * left, args.bonus * left, random)
            decisions += len(made[0])


if __name__ == '__main__':
    main()
