"""Hi Lo Flip, written a second time from rules/hi_lo_flip.md alone.

This is a check of the engine, so it shares nothing with it and follows the
sentences of the rulebook; the numbers in the comments are the rulebook's.
Speed does not matter here.

For the driver (compare.py):

    Game(seats, rules)            a game; rules may leave options out
    options(seats, rng)           rule options to try, as a dict
    choose(game, seat, legal, rng)   a move of `legal` for that seat
    chance(game, outcomes, rng)   the text of one of `outcomes`
    OPTIONS                       option -> values that are tried (the values of
                                  "ages" depend on the seats: see options())
    TEXTS, HINTS, BAD_STARTS      as compare.py explains them

choose and chance keep a style for a whole game (game.style, game.luck) so that
long one-sided games reach what mixed play never does: `stall` with `same`
empties the draw pile by resets, `specials` strings twos and ones together,
`ties` deals for equal totals.

Run this file to let the game play against its own invariants.
"""

import random

GAME = "hi_lo_flip"
SEATS = (2, 6)
DEFAULTS = {"ages": None, "after_two": "full", "target": 75, "tie": "shared", "rounds": 0, "hand": 7, "bonus": 10,
            "restart": "right"}
NUMBERS = ("target", "rounds", "hand", "bonus")
ALL_CARDS = list(range(1, 101))  # HF-1.1
TEXTS = ["chip hi", "chip lo"] + [w + " %d" % c for w in ("play", "card")
                                  for c in ALL_CARDS]

# Which rules to look at when a key of the state differs.
HINTS = {
    "phase": "HF-2.2, HF-3.3 to HF-3.7, HF-4.1, HF-4.2", "chip": "HF-2.2, HF-3.3",
    "turn": "HF-2.3, HF-2.4, HF-4.1, HF-4.2, state table (turn)",
    "pile": "HF-3.5, HF-3.7, HF-5.1", "draw": "HF-3.7, end of the game",
    "hands": "HF-2.1, HF-3.4, HF-4.1", "taken": "HF-3.5, HF-3.6, HF-5.1",
    "drawing": "moves table (deal, draw), HF-3.4, HF-4.1",
    "last_player": "HF-3.6, state table", "other_player": "HF-3.6, state table",
    "last_round": "HF-5.1, HF-5.2", "totals": "HF-5.2", "winners": "HF-5.3",
    "over": "HF-5.3", "round": "HF-5.3, README (round)",
    "legal": "HF-3.1, HF-3.2, HF-3.5, HF-4.2", "outcomes": "moves table",
    "view": "last paragraph of State",
}

# (seats, rules, error code) that must not start a game
BAD_STARTS = [
    (1, {}, "bad_seats"), (7, {}, "bad_seats"),
    (3, {"ages": "0,1"}, "bad_rules"), (3, {"ages": "0,1,1"}, "bad_rules"),
    (3, {"ages": "0, 1, 2"}, "bad_rules"), (3, {"ages": "0,1,3"}, "bad_rules"),
    (3, {"ages": ""}, "bad_rules"), (3, {"after_two": "draw"}, "bad_rules"),
    (3, {"target": 0}, "bad_rules"), (3, {"target": 10001}, "bad_rules"),
    (3, {"tie": "maybe"}, "bad_rules"), (3, {"nonsense": 1}, "bad_rules"),
    (3, {"rounds": -1}, "bad_rules"), (3, {"rounds": 1001}, "bad_rules"), (3, {"hand": 2}, "bad_rules"),
    (3, {"hand": 16}, "bad_rules"), (3, {"bonus": 51}, "bad_rules"), (3, {"bonus": -1}, "bad_rules"),
    (3, {"restart": "taker"}, "bad_rules"),
]


def texts_of(cards):
    """A list of cards in an event: their texts, in the order of the numbers."""
    return [str(c) for c in sorted(cards)]


def worth(cards):
    """HF-5.2"""
    return sum(10 if c % 10 == 0 else 1 for c in cards)


class Game:
    def __init__(self, seats, rules=None):
        self.seats = seats
        self.rules = dict(DEFAULTS)
        self.rules["ages"] = ",".join(str(s) for s in range(seats))
        self.rules.update(rules or {})
        for key in NUMBERS:
            self.rules[key] = int(self.rules[key])
        # oldest first
        self.ages = [int(s) for s in str(self.rules["ages"]).split(",")]
        self.round = 1
        self.totals = [0] * seats
        self.winners = []
        self.chip = None
        self.turn = None
        self.last_round = None
        self.seen = set()  # for the self-test only
        self.events = []   # of the last move, as docs/events.md has them
        self.start_deal()

    def report(self, kind, **parts):
        self.events.append({"type": kind, **parts})

    def turn_after_skip(self, seat):
        self.report("turn", seat=seat)
        self.must_play(seat)

    # ---- 2 Setting up a round

    def clear_table(self):
        self.hands = [[] for _ in range(self.seats)]
        self.taken = [[] for _ in range(self.seats)]
        self.pile = []
        self.draw = list(ALL_CARDS)
        self.last_player = None
        self.other_player = None
        self.drawing = None
        self.owed = False        # the card to play is owed after a two, or with two seats after a one (4.2)
        self.draw_for_one = False  # the draw is that of 4.1, not of 3.4

    def start_deal(self):
        self.clear_table()
        self.phase = "deal"      # HF-2.1
        self.drawing = 0

    def beginner(self, candidates):
        """HF-2.3, HF-2.4: the oldest when the chip shows hi, else the youngest."""
        by_age = [s for s in self.ages if s in candidates]
        return by_age[0] if self.chip == "hi" else by_age[-1]

    # ---- 3 A turn

    def playable(self, card):
        if not self.pile:                       # HF-3.1
            return True
        if self.chip == "hi":                   # HF-3.2
            return card > self.pile[-1]
        return card < self.pile[-1]

    def must_play(self, seat):
        """The seat has to play a card now: 3.1-3.5."""
        self.turn = seat
        if any(self.playable(c) for c in self.hands[seat]):
            self.phase = "play"                 # HF-3.2
        elif self.owed and self.rules["after_two"] == "reset":
            self.seen.add("after_two reset")
            self.reset()                        # HF-4.2
        else:
            self.phase = "chip"                 # HF-3.3

    def can_draw(self, seat):
        """HF-3.7, when the seat is to draw: refill the draw pile when it is empty; is there a card then?"""
        if not self.draw:
            self.seen.add("empty draw pile")
            self.draw = self.pile[:-1]
            self.pile = self.pile[-1:]
            if self.draw:
                self.report("recycled", top=str(self.pile[0]), cards=texts_of(self.draw))
            self.seen.add("refilled" if self.draw else "nothing to draw")
        if not self.draw:
            self.report("no_card", seat=seat)
        return bool(self.draw)

    def toss_failed(self):
        """HF-3.4: the chip landed on the same side."""
        if self.can_draw(self.turn):
            self.phase = "draw"
            self.drawing = self.turn
            self.draw_for_one = False
        else:
            self.reset()                        # HF-3.5

    def taker(self):
        """HF-3.6"""
        if self.last_player is not None and self.last_player != self.turn:
            return self.last_player
        if self.other_player is not None:
            self.seen.add("taker: played before the own cards")
            return self.other_player
        self.seen.add("taker: nobody else played, " + self.rules["restart"])
        return (self.turn + {"right": -1, "player": 0, "left": 1}[self.rules["restart"]]) % self.seats

    def reset(self):
        """HF-3.5: the pile is taken when phase reset begins."""
        if self.owed:
            self.seen.add("reset after two")
        taker = self.taker()
        self.report("took", seat=taker, **{"from": self.turn}, top=str(self.pile[-1]),
                  cards=texts_of(self.pile), points=worth(self.pile))
        self.taken[taker] += self.pile
        self.pile = []
        self.phase = "reset"

    def play(self, card, drawn=False):
        seat = self.turn
        self.report("played", seat=seat, card=str(card), drawn=drawn)
        self.hands[seat].remove(card)
        self.pile.append(card)
        if self.last_player != seat:
            self.other_player = self.last_player
            self.last_player = seat
        was_owed = self.owed
        self.owed = False
        if not self.hands[seat]:                # HF-5.1, before any effect
            if card % 10 in (1, 2):
                self.seen.add("last card a %d" % (card % 10))
            self.end_round(seat)
        elif card % 10 == 1:                    # HF-4.1
            if was_owed:
                self.seen.add("one after two")
            self.owed = self.seats == 2         # HF-4.2: the second turn after it, too
            skipped = (seat + 1) % self.seats
            self.report("skipped", seat=skipped, by=seat)
            if self.can_draw(skipped):
                self.phase = "draw"
                self.drawing = (seat + 1) % self.seats
                self.draw_for_one = True
            else:
                self.seen.add("one, nothing to draw")
                self.turn_after_skip((seat + 2) % self.seats)
        elif card % 10 == 2:                    # HF-4.2, HF-4.3
            if was_owed:
                self.seen.add("two after two")
            self.owed = True
            self.report("owes", seat=seat)
            self.must_play(seat)
        else:
            self.must_play((seat + 1) % self.seats)

    # ---- 5 End of a round and of the game

    def end_round(self, out):
        self.report("out", seat=out, cards=texts_of(self.pile), bonus=self.rules["bonus"])
        self.taken[out] += self.pile            # HF-5.1
        self.pile = []
        scores = []
        for seat in range(self.seats):          # HF-5.2
            bonus = self.rules["bonus"] if seat == out else 0
            score = worth(self.taken[seat]) + bonus
            self.report("scored", seat=seat, cards=texts_of(self.taken[seat]), bonus=bonus, score=score)
            scores.append(score)
        self.totals = [t + s for t, s in zip(self.totals, scores)]
        self.last_round = {"scores": scores, "out": out}
        best = max(self.totals)                 # HF-5.3
        leaders = [s for s in range(self.seats) if self.totals[s] == best]
        over = best >= self.rules["target"] or 0 < self.rules["rounds"] <= self.round
        if over and len(leaders) > 1:
            self.seen.add("tie " + self.rules["tie"])
            if self.rules["tie"] == "extra_round":
                over = False
        if over:
            self.clear_table()
            self.phase = "over"
            self.turn = out
            self.winners = leaders
            for seat in leaders:
                self.report("won", seat=seat, total=best)
            return
        self.round += 1
        low = min(self.totals)                  # HF-2.4
        lowest = [s for s in range(self.seats) if self.totals[s] == low]
        if len(lowest) > 1:
            self.seen.add("tie for the lowest, chip " + self.chip)
        self.start_deal()
        self.turn = self.beginner(lowest)
        self.report("round", round=self.round, seat=self.turn)

    # ---- Moves

    @property
    def chance(self):
        return self.phase in ("deal", "chip", "draw")

    def actors(self):
        return [self.turn] if self.phase in ("play", "reset") else []

    def legal(self, seat):
        if seat not in self.actors():
            return []
        hand = sorted(self.hands[seat])
        if self.phase == "play":
            hand = [c for c in hand if self.playable(c)]
        return ["play %d" % c for c in hand]

    def outcomes(self):
        if self.phase == "chip":
            return [["chip hi", 1], ["chip lo", 1]]
        if self.phase in ("deal", "draw"):
            return [["card %d" % c, 1] for c in sorted(self.draw)]
        return []

    def apply(self, mover, text):
        self.events = []
        if mover == "chance":
            if text not in [o[0] for o in self.outcomes()]:
                raise ValueError(text)
            word, value = text.split(" ")
            if self.phase == "chip":
                self.toss(value)
            else:
                self.give(int(value))
        else:
            if text not in self.legal(mover):
                raise ValueError(text)
            self.play(int(text.split(" ")[1]))

    def toss(self, side):
        before = self.chip
        self.chip = side
        if before is None:                      # HF-2.2, HF-2.3
            first = self.beginner(range(self.seats))
            self.report("opened", side=side, seat=first)
            self.must_play(first)
            return
        self.report("tossed", seat=self.turn, side=side, turned=side != before)
        if side != before:                      # HF-3.3
            self.must_play(self.turn)
            assert len(self.legal(self.turn)) == len(self.hands[self.turn])
        else:
            self.toss_failed()

    def give(self, card):
        seat = self.drawing
        self.draw.remove(card)
        self.hands[seat].append(card)
        self.report("dealt" if self.phase == "deal" else "drew", seat=seat, card=str(card))
        if self.phase == "deal":
            if len(self.hands[seat]) == self.rules["hand"]:
                seat += 1
            if seat < self.seats:
                self.drawing = seat
                return
            self.drawing = None
            if self.chip is None:
                self.phase = "chip"             # HF-2.2
            else:
                self.must_play(self.turn)
            return
        self.drawing = None
        if self.draw_for_one:                   # HF-4.1
            self.draw_for_one = False
            self.turn_after_skip((seat + 1) % self.seats)
        elif self.playable(card):
            self.seen.add("drawn card played")
            self.play(card, drawn=True)                     # HF-3.4
        else:
            self.reset()                        # HF-3.5

    def refusal(self, mover, text):
        """The rule that a move breaks, in the clear cases; else None."""
        if mover not in self.actors() or text in self.legal(mover):
            return None
        words = text.split(" ")
        if len(words) == 2 and words[0] == "play" and words[1].isdigit():
            if self.phase == "play" and int(words[1]) in self.hands[mover]:
                return "HF-3.2"                 # in the hand but not playable
        return None

    # ---- State

    def state(self):
        return {
            "game": GAME,
            "seats": self.seats,
            "rules": dict(self.rules),
            "phase": self.phase,
            "chance": self.chance,
            "actors": self.actors(),
            "round": self.round,
            "totals": list(self.totals),
            "over": self.phase == "over",
            "winners": list(self.winners),
            "chip": self.chip,
            "turn": self.turn,
            "pile": list(self.pile),
            "draw": sorted(self.draw),
            "hands": [sorted(h) for h in self.hands],
            "taken": [sorted(t) for t in self.taken],
            "drawing": self.drawing,
            "last_player": self.last_player,
            "other_player": self.other_player,
            "last_round": self.last_round and dict(self.last_round),
        }

    def view(self, viewer):
        view = self.state()
        view["draw"] = len(self.draw)
        view["hands"] = [sorted(h) if s == viewer else len(h)
                         for s, h in enumerate(self.hands)]
        return view


# ---- For the driver: options and a play that seeks rare situations

OPTIONS = {
    "after_two": ["full", "reset"],
    "target": [1, 1, 10, "20", 75, 75, 200],
    "tie": ["shared", "extra_round"],
    "rounds": [0, 0, 1, 2, "3", 1000],
    "hand": [3, 3, 7, 7, "10", 15],
    "bonus": [0, 10, "5", 50],
    "restart": ["right", "player", "left"],
}


def options(seats, rng):
    chosen = {k: rng.choice(v) for k, v in OPTIONS.items() if rng.random() < 0.7}
    if rng.random() < 0.5:
        ages = list(range(seats))
        rng.shuffle(ages)
        chosen["ages"] = ",".join(str(s) for s in ages)
    return chosen


def _style(game, rng):
    if not hasattr(game, "style"):
        game.style = rng.choice(["any", "stall", "specials", "long"])
        game.luck = rng.choice(["fair", "same", "same", "other", "ties"])
        game.noise = rng.choice([0.01, 0.05, 0.2])


def choose(game, seat, legal, rng):
    _style(game, rng)
    if game.style == "any" or rng.random() < game.noise:
        return rng.choice(legal)
    cards = [int(m.split(" ")[1]) for m in legal]
    if game.style == "stall":        # leave no card for the next seat
        card = max(cards) if game.chip == "hi" else min(cards)
    elif game.style == "specials":   # twos first, then ones
        rank = {2: 0, 1: 1}
        card = min(cards, key=lambda c: (rank.get(c % 10, 2), rng.random()))
    else:                            # leave much room for the next seat
        card = min(cards) if game.chip == "hi" else max(cards)
    return "play %d" % card


def chance(game, outcomes, rng):
    _style(game, rng)
    texts = [o[0] for o in outcomes]
    if game.phase == "chip":
        if game.chip is not None and game.luck in ("same", "other"):
            if rng.random() >= game.noise:
                same = "chip " + game.chip
                return same if (same in texts) == (game.luck == "same") else \
                    [t for t in texts if t != same][0]
        return rng.choice(texts)
    if game.phase == "draw" and game.luck == "same" and rng.random() >= game.noise:
        bad = [t for t in texts if not game.playable(int(t.split(" ")[1]))]
        if bad:
            return rng.choice(bad)
    if game.style == "specials" and rng.random() < 0.6:
        some = [t for t in texts if t[-1] in "12"]
        if some:
            return rng.choice(some)
    if game.luck == "ties" and rng.random() < 0.8:
        some = [t for t in texts if t[-1] != "0"]   # ones and tens apart: small sums
        if some:
            return rng.choice(some)
    return rng.choice(texts)


# ---- Self-test

def check(game):
    s = game.state()
    cards = s["draw"] + s["pile"]
    for seat in range(game.seats):
        cards += s["hands"][seat] + s["taken"][seat]
    assert sorted(cards) == ALL_CARDS
    assert s["chance"] == bool(game.outcomes())
    assert s["chance"] + bool(s["actors"]) + s["over"] == 1
    for seat in s["actors"]:
        assert game.legal(seat)


def self_test(games=400, seed=1):
    rng = random.Random(seed)
    seen, moves, unfinished = {}, 0, 0
    for number in range(games):
        seats = rng.randint(*SEATS)
        game = Game(seats, options(seats, rng))
        for step in range(4000):
            check(game)
            game.seen.add("phase " + game.phase)
            if game.phase == "over":
                break
            if game.chance:
                game.apply("chance", chance(game, game.outcomes(), rng))
            else:
                seat = rng.choice(game.actors())
                game.apply(seat, choose(game, seat, game.legal(seat), rng))
            moves += 1
        else:
            unfinished += 1
        for what in game.seen:
            seen[what] = seen.get(what, 0) + 1
    print("%d games, %d moves, %d unfinished; games in which it happened:"
          % (games, moves, unfinished))
    for what in sorted(seen):
        print("%6d  %s" % (seen[what], what))


if __name__ == "__main__":
    self_test()
