"""Pairwise testing: few sets of rule options in which each two values of two options occur together at least once, unless the
program refuses the pair. Deterministic."""

import random

MOST, CANDIDATES = 300, 8


def values_of(option):
    """The values that are tried: all words, and of a number or a seat a few; None leaves the option out."""
    if option["type"] == "word":
        return option["values"]
    if option["type"] == "ages":
        return [None, "reversed"]
    if option["type"] == "seat":
        return [None, "last"]
    least, most = option["min"], min(option["max"], MOST)
    if option["key"] == "max_turns":
        return [None, 100]  # shorter rounds may all end without a score
    if option["max"] - least < 4:
        return list(range(least, option["max"] + 1))
    middle = least + (most - least) // 3
    return [middle if option["key"] == "target" else None, least + (least == option["default"]), middle]


def rules_of(options, values, seats):
    """A set as the rules of a table with this number of seats."""
    named = {"reversed": ",".join(str(seat) for seat in reversed(range(seats))), "last": seats - 1}
    return {option["key"]: named.get(value, value) if isinstance(value, str) else value
            for option, value in zip(options, values) if value is not None}


def option_sets(options, seats, accepts):
    """A list of (seats, rules). accepts(seats, rules): whether the program starts such a game."""
    rng = random.Random(1)
    choices = [values_of(option) for option in options]
    wanted = {(i, a, k, b) for i in range(len(options)) for k in range(i) for a in choices[i] for b in choices[k]}
    sets = []

    def pairs(values):
        return {(i, values[i], k, values[k]) for i in range(len(values)) for k in range(i)}

    def filled(pair):
        """The pair, and in a random order the value of each other option that brings most new pairs."""
        chosen = {pair[0]: pair[1], pair[2]: pair[3]}
        for i in rng.sample(range(len(options)), len(options)):
            if i not in chosen:
                def gain(value):
                    return sum(((i, value, k, b) if k < i else (k, b, i, value)) in wanted for k, b in chosen.items())
                chosen[i] = max(rng.sample(choices[i], len(choices[i])), key=gain)
        return [chosen[i] for i in range(len(options))]

    def settled(values, pair):
        """Options that exclude each other are left out one by one, except the pair; with a number of seats, or None."""
        usual = [i for i in rng.sample(range(len(options)), len(options)) if i not in (pair[0], pair[2])]
        while True:
            for count in rng.sample(seats, len(seats)):
                if accepts(count, rules_of(options, values, count)):
                    return values, count
            if not usual:
                return None
            i = usual.pop()
            values[i] = options[i]["default"] if options[i]["default"] in choices[i] else None

    while wanted:
        pair = min(wanted, key=str)
        best = max((filled(pair) for _ in range(CANDIDATES)), key=lambda values: len(pairs(values) & wanted))
        found = settled(best, pair)
        wanted.discard(pair)
        if found:
            wanted -= pairs(found[0])
            sets.append((found[1], rules_of(options, found[0], found[1])))
    return sets
