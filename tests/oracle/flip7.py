"""Flip 7, written a second time from rules/flip7.md alone.

It shares nothing with the engine, is written as close to the sentences of the
rulebook as possible, and is slow.  compare.py plays it beside the engine.
"""

from values import BadRules, BadSeats, number

NUMBERS = [str(n) for n in range(13)]
MODIFIERS = ["+2", "+4", "+6", "+8", "+10", "x2"]
ACTIONS = ["freeze", "flip3", "second"]
CARDS = NUMBERS + MODIFIERS + ACTIONS

SEATS = (1, 36)
TEXTS = ["hit", "stay"] + ["card " + c for c in CARDS] + ["target %d" % s for s in range(36)]

# Which rules to look at when a key of the state differs.
HINTS = {
    "dealer": "F7-2.1", "turn": "F7-2.2, F7-3.1, F7-4.9", "dealing": "F7-2.2, F7-4.9",
    "drawing": "state table (drawing), F7-4.2, F7-4.4, F7-5.3", "assign": "F7-4.1 to F7-4.4, F7-4.7",
    "queue": "F7-4.7, F7-4.8", "table": "F7-3, F7-4.5, F7-4.6", "bust": "F7-3.3",
    "deck": "F7-5.2, F7-5.3", "discard": "F7-3.4, F7-4.8, F7-5.2, F7-5.3",
    "last_round": "F7-5.1", "totals": "F7-5.1", "winners": "F7-5.4, F7-5.5", "over": "F7-5.4, F7-5.5",
    "round": "F7-5.4", "legal": "F7-3.2, F7-4.1 to F7-4.4", "outcomes": "F7-5.3",
}


# The house rules that are words, the default first.
HOUSE = {"nested": ["aside", "at_once"], "second_chance": ["pass", "keep"], "targets": ["any", "others"],
         "first_deal": ["any", "numbers"]}


def options(seats, rng):
    rules = {}
    if rng.random() < 0.3:
        rules["decks"] = rng.choice([1, 2, "2"])
    if rng.random() < 0.5:
        rules["dealer"] = rng.randrange(seats)
    if rng.random() < 0.5:
        rules["first_seat"] = rng.choice(["left", "dealer"])
    if rng.random() < 0.5:
        rules["reshuffle"] = rng.choice(["never", "each_round"])
    if rng.random() < 0.8:
        rules["target"] = rng.choice([1, 5, 10, 10, 30, 60, 200, 500, 10000])
    if rng.random() < 0.5:
        rules["tie"] = rng.choice(["extra_round", "shared"])
    if rng.random() < 0.2:
        rules["rounds"] = rng.choice([0, 1, 1, 2, 3, 5, 1000])
    for key, words in HOUSE.items():
        if rng.random() < 0.4:
            rules[key] = rng.choice(words)
    if seats <= 2 and not rules.get("rounds") and rng.random() < 0.5:
        rules["challenge"] = rng.choice([0, 1, 2, 3, 4, 4, 10, 1000])
    return rules


def how_many(rng):
    return rng.choice([1, 2, 2, 3, 3, 4, 5, 6, 8, 12, 18, 19, 25, 36])


# (seats, rules, error code) that must not start a game
BAD_STARTS = [
    (0, {}, "bad_seats"), (37, {}, "bad_seats"),
    (3, {"dealer": 3}, "bad_rules"), (3, {"dealer": -1}, "bad_rules"), (3, {"decks": 3}, "bad_rules"),
    (3, {"decks": 0}, "bad_rules"), (3, {"target": 0}, "bad_rules"), (3, {"target": 10001}, "bad_rules"),
    (3, {"tie": "maybe"}, "bad_rules"), (3, {"first_seat": "right"}, "bad_rules"),
    (1, {"challenge": -1}, "bad_rules"), (2, {"challenge": 1001}, "bad_rules"),
    (1, {"rounds": -1}, "bad_rules"), (2, {"rounds": 1001}, "bad_rules"), (3, {"nested": "all"}, "bad_rules"),
    (1, {"rounds": 1, "challenge": 4}, "bad_rules"), (3, {"targets": "aside"}, "bad_rules"),
    (3, {"challenge": 4}, "bad_rules"), (36, {"challenge": 1}, "bad_rules"),
    (3, {"reshuffle": ""}, "bad_rules"), (3, {"nonsense": 1}, "bad_rules"), (3, {"target": "ten"}, "bad_rules"),
]


class Game:
    def __init__(self, seats, rules):
        if not isinstance(seats, int) or not 1 <= seats <= 36:
            raise BadSeats(seats)
        self.seats = seats
        force = {
            "decks": 1 if seats <= 18 else 2,                       # F7-1.2
            "dealer": 0, "first_seat": "left", "reshuffle": "never", "target": 200, "tie": "extra_round",
            "challenge": 0, "rounds": 0,
        }
        force.update({key: words[0] for key, words in HOUSE.items()})
        for key, value in rules.items():
            if key == "decks":
                force[key] = number(value, 1, 2)
            elif key == "dealer":
                force[key] = number(value, 0, seats - 1)            # F7-2.1
            elif key == "target":
                force[key] = number(value, 1, 10000)                # F7-5.4
            elif key == "challenge":                                # F7-5.5
                force[key] = number(value, 0, 1000)
                if force[key] and seats > 2:
                    raise BadRules(key)
            elif key == "rounds":                                   # F7-5.6
                force[key] = number(value, 0, 1000)
            elif key in HOUSE and value in HOUSE[key]:
                force[key] = value
            elif key == "first_seat" and value in ("left", "dealer"):
                force[key] = value
            elif key == "reshuffle" and value in ("never", "each_round"):
                force[key] = value
            elif key == "tie" and value in ("extra_round", "shared"):
                force[key] = value
            else:
                raise BadRules(key)
        if force["challenge"] and force["rounds"]:                  # F7-5.6
            raise BadRules("challenge")
        self.rules = force

        # F7-1.1: 0 once, 1 once, 2 twice ... 12 twelve times; modifiers once; actions three times.
        self.deck = {c: 0 for c in CARDS}
        self.discard = {c: 0 for c in CARDS}
        for c in CARDS:
            if c in NUMBERS:
                copies = max(1, int(c))
            elif c in MODIFIERS:
                copies = 1
            else:
                copies = 3
            self.deck[c] = copies * force["decks"]

        self.dealer = force["dealer"]
        self.totals = [0] * seats
        self.round = 1
        self.over = False
        self.winners = []
        self.last_round = None
        self.seen = set()          # for the self-test alone
        self.events = []           # of the last move, as docs/events.md has them
        self.begin_round()
        self.events = []           # the start of a game is no move

    def report(self, kind, **parts):
        self.events.append({"type": kind, **parts})

    # ------------------------------------------------------------ a round

    def clear_table(self):
        self.table = [{"status": "active", "numbers": [], "modifiers": [], "seconds": 0, "actions": []}
                      for _ in range(self.seats)]
        self.bust = [None] * self.seats
        self.pending = None        # the single card of a deal or a hit is due: the seat that takes it
        self.flip = None           # the Flip Three going on: {"seat", "left", "depth"}
        self.queue = []            # cards set aside
        self.assign = None
        self.assign_depth = None   # depth of the Flip Three that set the card in assign aside; None: drawn outside
        self.flip7 = None

    def begin_round(self):
        self.clear_table()
        self.report("round", dealer=self.dealer, round=self.round)
        # F7-2.2: from the left of the dealer, the dealer last; or from the dealer.
        first = self.dealer if self.rules["first_seat"] == "dealer" else (self.dealer + 1) % self.seats
        self.order = [(first + i) % self.seats for i in range(self.seats)]
        self.to_deal = list(self.order)
        self.dealing = True
        self.turn = first
        self.advance()

    def active(self):
        return [s for s in range(self.seats) if self.table[s]["status"] == "active"]

    def card_can_come(self, seat):
        """F7-5.3, at the moment when the seat needs the next card."""
        if sum(self.deck.values()) == 0:
            self.deck, self.discard = self.discard, self.deck
            self.seen.add("discard becomes deck, " + ("cards" if sum(self.deck.values()) else "none left"))
            if sum(self.deck.values()) > 0:
                self.report("reshuffled", cards=sum(self.deck.values()))
        if sum(self.deck.values()) == 0:
            self.report("no_card", seat=seat)
        return sum(self.deck.values()) > 0

    def advance(self):
        """Everything that happens without a choice, up to the next move."""
        while True:
            # F7-3.4: a Flip 7 ends the round at once; pending cards go to the discard pile.
            if self.flip7 is not None:
                self.seen.add("flip 7" + (" in the deal" if self.dealing else "") +
                              (" with a queue" if self.queue else ""))
                self.report("flip7", seat=self.flip7)
                if self.rules["nested"] == "aside":
                    self.drop(self.queue)
                self.queue = []
                self.flip = None
                self.end_round()
                return

            # F7-4.2: the next card of a Flip Three.
            if self.flip is not None:
                if self.flip["left"] > 0:
                    if self.card_can_come(self.flip["seat"]):
                        self.phase = "flip3"
                        return
                    self.seen.add("flip three ends for want of cards" + (", queue" if self.queue else ""))
                self.flip = None               # three are done, or F7-5.3: no card can be drawn
                continue

            # F7-4.11: the innermost interrupted Flip Three continues.
            if self.queue and self.rules["nested"] == "at_once":
                flip = self.queue.pop(0)
                if self.table[flip["by"]]["status"] == "active":
                    self.seen.add("flip three resumed")
                    self.flip = {"seat": flip["by"], "left": flip["left"], "depth": 0}
                else:
                    self.seen.add("interrupted flip three is over")
                continue

            # F7-4.7: the cards set aside, innermost first.
            if self.queue:
                if not self.active():
                    self.seen.add("queue dropped, nobody active")
                    self.drop(self.queue)
                    continue
                item = self.queue.pop(0)
                self.seen.add("assign by " + self.table[item["by"]]["status"])
                self.assign = {"by": item["by"], "card": item["card"]}
                self.assign_depth = item["depth"]
                self.phase = "target"
                return

            # F7-2.5, F7-3.6: nobody is active.
            if not self.active():
                self.seen.add("nobody active" + (" in the deal" if self.dealing else ""))
                self.end_round()
                return

            # F7-2.2: the deal continues.
            if self.dealing:
                if not self.to_deal:
                    self.dealing = False
                    # F7-3.1: the first active seat in turn order begins.
                    self.turn = [s for s in self.order if s in self.active()][0]
                    self.report("turn", seat=self.turn)
                    self.phase = "choose"
                    return
                seat = self.to_deal.pop(0)
                if self.table[seat]["status"] != "active":
                    continue                   # F7-2.4
                if not self.card_can_come(seat):
                    self.seen.add("no card in the deal")
                    continue                   # F7-5.3: in the deal the seat gets none
                self.turn = seat
                self.pending = seat
                self.phase = "deal"
                return

            # F7-4.9: the next active seat after `turn`.
            for step in range(1, self.seats + 1):
                seat = (self.turn + step) % self.seats
                if self.table[seat]["status"] == "active":
                    if seat != self.turn:
                        self.report("turn", seat=seat)
                    self.turn = seat
                    break
            self.phase = "choose"
            return

    # ------------------------------------------------------------ cards

    def drop(self, items):
        """Cards set aside go to the discard pile."""
        for item in items:
            self.discard[item["card"]] += 1
            self.report("discarded", seat=item["by"], card=item["card"])
        self.queue = [i for i in self.queue if i not in items]

    def takes(self, seat, card, inside):
        """A seat takes a card; inside: the card belongs to a Flip Three."""
        mine = self.table[seat]
        if inside:
            self.report("flipped", seat=seat, card=card, left=self.flip["left"])
        else:
            self.report("dealt" if self.dealing else "drew", seat=seat, card=card)
        if self.dealing and not inside and card in ACTIONS and self.rules["first_deal"] == "numbers":    # F7-2.6
            self.seen.add("replaced")
            self.discard[card] += 1
            self.report("discarded", seat=seat, card=card)
            self.to_deal.insert(0, seat)
        elif card in NUMBERS:
            n = int(card)
            if n not in mine["numbers"]:
                mine["numbers"] = sorted(mine["numbers"] + [n])
                if len(mine["numbers"]) == 7:              # F7-3.4
                    self.flip7 = seat
            elif mine["seconds"]:                          # F7-4.5
                mine["seconds"] -= 1
                self.report("saved", seat=seat, card=card)
                self.discard["second"] += 1
                self.discard[card] += 1
            else:                                          # F7-3.3
                mine["status"] = "busted"
                self.bust[seat] = n
                self.report("busted", seat=seat, card=card)
                if inside:                                 # F7-4.8
                    depth = self.flip["depth"]
                    self.seen.add("bust at depth %d, queue %d" % (min(depth, 2), min(len(self.queue), 2)))
                    if self.rules["nested"] == "aside":
                        self.drop([i for i in self.queue if i["depth"] == depth])
                    self.flip = None
        elif card in MODIFIERS:                            # F7-3.5
            mine["modifiers"] = sorted(mine["modifiers"] + [card], key=MODIFIERS.index)
        elif card == "second":                             # F7-4.4
            if not mine["seconds"]:
                mine["seconds"] = 1
            elif self.second_takers(seat):
                self.seen.add("second given" + (", flip three, left %d" % self.flip["left"] if inside else ""))
                self.assign = {"by": seat, "card": "second"}
                self.assign_depth = None
                self.phase = "target"
            else:
                self.seen.add("second discarded" + (", flip three" if inside else ""))
                self.discard["second"] += 1
                self.report("discarded", seat=seat, card="second")
        elif inside and self.rules["nested"] == "at_once":  # F7-4.11
            if self.flip["left"]:
                self.queue.insert(0, {"by": seat, "left": self.flip["left"]})
            self.flip = None
            self.assign = {"by": seat, "card": card}
            self.assign_depth = None
            self.phase = "target"
        elif inside:                                       # F7-4.7: set aside
            depth = self.flip["depth"]
            place = len([i for i in self.queue if i["depth"] == depth])
            self.queue.insert(place, {"by": seat, "card": card, "depth": depth})
            self.report("set_aside", seat=seat, card=card)
        else:                                              # F7-4.1, F7-4.2
            self.assign = {"by": seat, "card": card}
            self.assign_depth = None
            self.phase = "target"

    def second_takers(self, by):
        keeps = self.rules["second_chance"] == "keep"      # F7-4.12
        return [s for s in self.active() if (keeps if s == by else not self.table[s]["seconds"])]

    def allowed_targets(self):
        if self.assign["card"] == "second":
            return self.second_takers(self.assign["by"])
        others = [s for s in self.active() if s != self.assign["by"]]
        if self.rules["targets"] == "others" and others:   # F7-4.13
            return others
        return self.active()

    # ------------------------------------------------------------ end of a round

    def score(self, seat):
        """F7-5.1"""
        mine = self.table[seat]
        if mine["status"] == "busted":
            return 0
        points = sum(mine["numbers"])
        if "x2" in mine["modifiers"]:
            points = points * 2
        for m in mine["modifiers"]:
            if m != "x2":
                points = points + int(m[1:])
        if self.flip7 == seat:
            points = points + 15
        return points

    def cards_of(self, seat):
        """The scoring cards, in the order of the rulebook; second copies of modifiers after all others."""
        mine = self.table[seat]
        once = [m for i, m in enumerate(mine["modifiers"]) if m not in mine["modifiers"][:i]]
        again = [m for i, m in enumerate(mine["modifiers"]) if m in mine["modifiers"][:i]]
        return [str(n) for n in mine["numbers"]] + once + again

    def end_round(self):
        scores = [self.score(s) for s in range(self.seats)]
        self.last_round = {"scores": scores, "flip7": self.flip7}
        self.report("round_over", round=self.round)
        for s in range(self.seats):
            mine = self.table[s]
            self.report("scored", seat=s, score=scores[s], status=mine["status"], cards=self.cards_of(s),
                      bust=None if self.bust[s] is None else str(self.bust[s]), flip7=self.flip7 == s)
        for s in range(self.seats):
            self.totals[s] += scores[s]
        # F7-5.2: all cards in front of the seats go to the discard pile.
        for s in range(self.seats):
            mine = self.table[s]
            for n in mine["numbers"]:
                self.discard[str(n)] += 1
            if self.bust[s] is not None:
                self.discard[str(self.bust[s])] += 1
            for c in mine["modifiers"] + mine["actions"]:
                self.discard[c] += 1
            self.discard["second"] += mine["seconds"]      # F7-4.10
        self.clear_table()

        best = max(self.totals)
        leaders = [s for s in range(self.seats) if self.totals[s] == best]
        there = best >= self.rules["target"]
        if self.rules["challenge"]:                        # F7-5.5
            ends = there or self.round == self.rules["challenge"]
            if not there:
                leaders = []
        else:                                              # F7-5.4
            last = self.rules["rounds"] and self.round >= self.rules["rounds"]       # F7-5.6
            ends = (there or last) and (len(leaders) == 1 or self.rules["tie"] == "shared")
        if ends:
            self.seen.add("over, dealing %s, winners %s" % (self.dealing, ["none", "one", "shared"][min(len(leaders), 2)]))
            self.over = True
            self.winners = leaders
            self.phase = "over"
            self.turn = self.dealer
            self.dealing = False
            self.report("game_over", round=self.round)
            if not leaders:
                self.report("lost", target=self.rules["target"])
            for s in leaders:
                self.report("won", seat=s, total=self.totals[s])
            return
        if best >= self.rules["target"]:
            self.seen.add("extra round")
        self.dealer = (self.dealer + 1) % self.seats       # F7-2.1
        self.round += 1
        if self.rules["reshuffle"] == "each_round":
            for c in CARDS:
                self.deck[c] += self.discard[c]
                self.discard[c] = 0
        self.begin_round()

    # ------------------------------------------------------------ moves

    @property
    def chance(self):
        return self.phase in ("deal", "hit", "flip3")

    def actors(self):
        if self.phase == "choose":
            return [self.turn]
        if self.phase == "target":
            return [self.assign["by"]]
        return []

    def may_stay(self, seat):
        """F7-3.2"""
        mine = self.table[seat]
        return bool(mine["numbers"] or mine["modifiers"] or mine["seconds"] or mine["actions"])

    def legal(self, seat):
        if seat not in self.actors():
            return []
        if self.phase == "choose":
            return ["hit", "stay"] if self.may_stay(seat) else ["hit"]
        return ["target %d" % s for s in self.allowed_targets()]

    def outcomes(self):
        if not self.chance:
            return []
        return [["card " + c, self.deck[c]] for c in CARDS if self.deck[c] > 0]

    def apply(self, mover, text):
        self.events = []
        if mover == "chance":
            assert text in [o[0] for o in self.outcomes()], text
            card = text.split()[1]
            self.deck[card] -= 1
            if self.phase == "flip3":
                seat = self.flip["seat"]
                self.flip["left"] -= 1
                self.takes(seat, card, True)
            else:
                seat = self.pending
                self.pending = None
                self.takes(seat, card, False)
            if self.assign is None:
                self.advance()
            return
        assert text in self.legal(mover), text
        if text == "stay":
            self.stay(mover)
        elif text == "hit":
            if self.card_can_come(mover):
                self.pending = mover
                self.phase = "hit"
            else:
                self.seen.add("hit without cards, " + ("something" if self.may_stay(mover) else "nothing") + " there")
                self.stay(mover)                           # F7-5.3
        else:
            target = int(text.split()[1])
            card = self.assign["card"]
            depth = self.assign_depth
            self.assign = None
            self.assign_depth = None
            if card == "second":
                self.table[target]["seconds"] += 1
                self.report("gave", seat=mover, target=target)
            else:
                self.table[target]["actions"].append(card)  # F7-4.6
                if card == "freeze":
                    self.table[target]["status"] = "frozen"
                    self.report("froze", seat=mover, target=target, points=self.score(target))
                else:
                    self.report("flip3", seat=mover, target=target)
                    self.flip = {"seat": target, "left": 3, "depth": 0 if depth is None else depth + 1}
                    self.seen.add("flip three at depth %d%s" % (min(self.flip["depth"], 3),
                                                                ", queue" if self.queue else ""))
            self.advance()

    def stay(self, seat):
        self.table[seat]["status"] = "stayed"
        self.report("stayed", seat=seat, points=self.score(seat))
        self.advance()

    def refusal(self, mover, text):
        """The rule that refuses a move of this game by a seat in `actors`: a text, or several that would do."""
        if self.phase == "choose" and text == "stay":
            return "F7-3.2"
        if self.phase == "target" and text.startswith("target "):
            card = self.assign["card"]
            if card == "second":
                return "F7-4.4"
            rules = ["F7-4.1"] if card == "freeze" else ["F7-4.2"]
            if self.assign_depth is not None:
                rules.append("F7-4.7")
            if self.active() == [self.assign["by"]]:
                rules.append("F7-4.3")
            return rules
        return None

    # ------------------------------------------------------------ state

    def drawing(self):
        if self.pending is not None:
            return {"seat": self.pending, "left": 1}
        if self.flip is not None and self.flip["left"] > 0:
            return {"seat": self.flip["seat"], "left": self.flip["left"]}
        return None

    def waiting(self, i):
        if self.rules["nested"] == "aside":
            return dict(self.queue[i])
        return {"by": self.queue[i]["by"], "card": "flip3", "depth": len(self.queue) - 1 - i, "left": self.queue[i]["left"]}

    def row(self, mine):
        row = {"status": mine["status"], "numbers": list(mine["numbers"]), "modifiers": list(mine["modifiers"]),
               "second_chance": mine["seconds"] > 0, "actions": list(mine["actions"])}
        if self.rules["second_chance"] == "keep":
            row["second_chances"] = mine["seconds"]
        return row

    def state(self):
        return {
            "game": "flip7", "seats": self.seats, "rules": dict(self.rules),
            "phase": self.phase, "chance": self.chance, "actors": self.actors(),
            "round": self.round, "totals": list(self.totals),
            "over": self.over, "winners": list(self.winners),
            "dealer": self.dealer, "turn": self.turn, "dealing": self.dealing,
            "drawing": self.drawing(),
            "assign": None if self.assign is None else dict(self.assign),
            "queue": [self.waiting(i) for i in range(len(self.queue))],
            "table": [self.row(t) for t in self.table],
            "bust": list(self.bust),
            "deck": {c: n for c, n in self.deck.items() if n > 0},
            "discard": {c: n for c, n in self.discard.items() if n > 0},
            "last_round": None if self.last_round is None else
            {"scores": list(self.last_round["scores"]), "flip7": self.last_round["flip7"]},
        }

    def view(self, viewer):
        return self.state()          # everything is public


# ------------------------------------------------------------ for the driver

def style(game, rng):
    if not hasattr(game, "style"):
        game.style = rng.choice(["any", "nerve", "careful", "late"])
        game.aim = rng.choice(["any", "self", "other", "again"])
        game.luck = rng.choice(["actions", "actions", "flips", "fresh", "twice", "modifiers", "seconds", "drain", "tie", "bare"])
        game.noise = rng.choice([0.02, 0.1, 0.3])


def choose(game, seat, legal, rng):
    style(game, rng)
    if rng.random() < game.noise and game.luck != "bare" or len(legal) == 1:
        return rng.choice(legal)
    if game.luck == "bare":        # all take cards but no seventh number; one seat gives all its cards away
        if game.phase == "choose":
            return "stay" if len(game.table[seat]["numbers"]) > 5 else "hit"
        return rng.choice([m for m in legal if int(m.split()[1]) not in (seat, bare_seat(game))] or legal)
    if game.phase == "choose":
        if game.style == "nerve":
            return "hit"
        if game.style == "careful":
            return "stay"
        if game.style == "late":
            return "stay" if sum(game.table[seat]["numbers"]) > 20 else "hit"
        return rng.choice(legal)
    if game.aim == "self" and "target %d" % seat in legal:
        return "target %d" % seat
    if game.aim == "other":
        return rng.choice([m for m in legal if m != "target %d" % seat] or legal)
    if game.aim == "again":        # the seat with the most action cards
        return max(legal, key=lambda m: len(game.table[int(m.split()[1])]["actions"]))
    return rng.choice(legal)


def bare_seat(game):
    return game.order[-1]


def chance(game, outcomes, rng):
    style(game, rng)
    texts = [o[0] for o in outcomes]
    if rng.random() < game.noise and game.luck != "bare":
        return rng.choice(texts)
    have = game.table[game.drawing()["seat"]]["numbers"]

    def like(wanted):
        return rng.choice([t for t in texts if wanted(t[5:])] or texts)

    if game.luck == "bare":
        if game.drawing()["seat"] == bare_seat(game):
            return like(lambda c: c in ("freeze", "flip3"))
        fresh = [t for t in texts if t[5:] in NUMBERS and int(t[5:]) not in have] if len(have) < 6 else []
        return rng.choice(fresh) if fresh else like(lambda c: c in MODIFIERS)
    if game.luck == "tie":
        if rng.random() < 0.5:
            return max(outcomes, key=lambda o: o[1])[0]
        return like(lambda c: c in NUMBERS and int(c) not in have)
    if game.luck == "actions":
        return like(lambda c: c in ACTIONS)
    if game.luck == "flips":
        return like(lambda c: c == "flip3") if rng.random() < 0.6 else like(lambda c: c in ("flip3", "freeze"))
    if game.luck == "fresh":
        if rng.random() < 0.4 and (game.dealing and game.flip is None or game.flip and game.flip["left"] == 1):
            return like(lambda c: c == "flip3")
        return like(lambda c: c in NUMBERS and int(c) not in have)
    if game.luck == "twice":
        return like(lambda c: c in NUMBERS and int(c) in have) if rng.random() < 0.6 else rng.choice(texts)
    if game.luck == "modifiers":
        return like(lambda c: c in MODIFIERS or c in NUMBERS and int(c) not in have)
    if game.luck == "seconds":
        return like(lambda c: c == "second" or c in NUMBERS and int(c) in have)
    # drain: everybody stays in for long, so that the deck and the discard pile run out
    return like(lambda c: c == "second" or c in MODIFIERS or c in NUMBERS and int(c) not in have)


def check(game):
    """The invariants; for the test of this file by itself."""
    aside = game.rules["nested"] == "aside"
    count = sum(game.deck.values()) + sum(game.discard.values()) + aside * len(game.queue)
    count += 1 if game.assign else 0
    for s in range(game.seats):
        t = game.table[s]
        count += len(t["numbers"]) + len(t["modifiers"]) + len(t["actions"]) + t["seconds"]
        count += game.bust[s] is not None
        assert (game.bust[s] is not None) == (t["status"] == "busted")
        assert not (t["status"] == "busted" and t["seconds"])
        assert len(t["numbers"]) < 7 and len(set(t["numbers"])) == len(t["numbers"])
    assert count == 94 * game.rules["decks"], count
    if game.chance:
        assert sum(w for _, w in game.outcomes()) == sum(game.deck.values()) > 0
        assert game.drawing() is not None and game.assign is None
        assert game.table[game.drawing()["seat"]]["status"] == "active"
    if game.phase == "choose":
        assert game.table[game.turn]["status"] == "active" and not game.queue and not game.assign
        assert game.drawing() is None
    if game.phase == "target":
        assert game.allowed_targets()
    depths = [i["depth"] for i in game.queue if aside]
    assert depths == sorted(depths, reverse=True), depths
    assert game.over == (game.phase == "over")
    assert game.over or not game.winners
    assert bool(game.winners) == game.over or game.rules["challenge"]
