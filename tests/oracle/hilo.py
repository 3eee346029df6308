"""HILO, written a second time from rules/hilo.md alone.

It shares nothing with the engine, is written as close to the sentences of the
rulebook as possible, and is slow.  compare.py plays it beside the engine.
"""

from values import BadRules, BadSeats, number

COLORS = ["red", "orange", "yellow", "green", "cyan", "blue", "purple", "pink"]
ALL_CARDS = ["%s:%d" % (c, v) for c in COLORS for v in range(-1, 12)]      # HL-1.1
COLUMNS = "abc"
POSITIONS = [c + r for r in "123" for c in COLUMNS]

SEATS = (2, 6)
REMOVALS = (["remove row %d" % n for n in (1, 2, 3)] + ["remove col " + c for c in COLUMNS] +
            ["remove diag %s %s" % (d, w) for d in ("a1c3", "c1a3") for w in ("horizontal", "vertical")])
TEXTS = (["draw", "discard", "keep"] + REMOVALS + ["card " + c for c in ALL_CARDS] +
         [word + " " + p for word in ("turn", "take", "trade") for p in POSITIONS])

HINTS = {
    "turn": "HL-2.4, HL-5.1, state table (turn)", "turns": "HL-5.5, state table (turns)",
    "layouts": "HL-3.2, HL-4.5, HL-4.6, HL-4.7", "discard": "HL-3.2, HL-3.3, HL-3.4, HL-4.4, HL-4.7",
    "draw_count": "HL-3.4, state table (draw_count)", "unseen": "unseen cards",
    "unseen_down": "HL-3.4, unseen cards", "unseen_draw": "HL-3.4, unseen cards", "split": "HL-3.4",
    "drawn": "HL-3.3", "reveal": "HL-3.2, HL-3.3, HL-5.2", "incoming": "state table (incoming)",
    "slid": "HL-4.7", "removed": "HL-4.3", "ended_by": "HL-5.1, HL-5.5", "kept": "HL-5.2", "last_round": "HL-5.2, HL-5.3",
    "totals": "HL-5.3, HL-5.4", "winners": "HL-5.4", "over": "HL-5.4", "phase": "HL-3, HL-4, HL-5.1",
    "legal": "HL-3.1 to HL-3.3, HL-4.1, HL-4.2, HL-4.7", "outcomes": "unseen cards, HL-3.4",
    "view": "state section, last paragraph",
}


def options(seats, rng):
    rules = {}
    if rng.random() < 0.5:
        ages = [str(s) for s in range(seats)]
        rng.shuffle(ages)
        rules["ages"] = ",".join(ages)
    if rng.random() < 0.6:
        rules["removal"] = rng.choice(["optional", "forced"])
    if rng.random() < 0.4:
        rules["final_lines"] = rng.choice(["created", "all", "all"])
    if rng.random() < 0.5:
        rules["final_choice"] = rng.choice(["auto", "player", "player"])
    if rng.random() < 0.8:
        rules["target"] = rng.choice([1, 10, 10, 40, 100, "100", 200, 1000000])
    if rng.random() < 0.5:
        rules["max_turns"] = rng.choice([0, 1, 2, 3, 7, 8, 20, 60, 1000, 1000000])
    if rng.random() < 0.3:
        rules["rounds"] = rng.choice([0, 1, 2, 3, "3", 1000])
    if rng.random() < 0.3:
        rules["tie"] = rng.choice(WORDS["tie"])
    if rng.random() < 0.4:
        rules["doubling"] = rng.choice(WORDS["doubling"])
    if rng.random() < 0.4:
        rules["lines_per_turn"] = rng.choice([1, 2, 2, 3, "3"])
    return rules


def how_many(rng):
    return rng.randint(2, 6)


BAD_STARTS = [
    (1, {}, "bad_seats"), (7, {}, "bad_seats"),
    (3, {"ages": "0,1"}, "bad_rules"), (3, {"ages": "0,1,1"}, "bad_rules"), (3, {"ages": "0, 1, 2"}, "bad_rules"),
    (3, {"final_lines": "none"}, "bad_rules"), (3, {"final_choice": "all"}, "bad_rules"),
    (3, {"ages": "0,1,3"}, "bad_rules"), (3, {"ages": ""}, "bad_rules"), (3, {"removal": "never"}, "bad_rules"),
    (3, {"target": 0}, "bad_rules"), (3, {"target": 1000001}, "bad_rules"), (3, {"max_turns": -1}, "bad_rules"),
    (3, {"max_turns": 1000001}, "bad_rules"), (3, {"nonsense": 1}, "bad_rules"),
    (3, {"rounds": 1001}, "bad_rules"), (3, {"tie": "ties_free"}, "bad_rules"), (3, {"doubling": "on"}, "bad_rules"),
    (3, {"lines_per_turn": 0}, "bad_rules"), (3, {"lines_per_turn": 4}, "bad_rules"),
]


def value(card):
    return int(card.split(":")[1])


def color(card):
    return card.split(":")[0]


def in_order(cards):
    return sorted(cards, key=lambda c: (COLORS.index(color(c)), value(c)))


def positions(layout):
    """All positions of a layout as it is now, in reading order."""
    return [COLUMNS[x] + str(y + 1) for y in range(len(layout)) for x in range(len(layout[y]))]


def cell(layout, position):
    return layout[int(position[1]) - 1][COLUMNS.index(position[0])]


def put(layout, position, card):
    layout[int(position[1]) - 1][COLUMNS.index(position[0])] = card


def face_down(layout):
    return [p for p in positions(layout) if cell(layout, p) == "?"]


def is_line(cards):
    """HL-4.1: three face-up cards of one color."""
    return len(cards) == 3 and "?" not in cards and len({color(c) for c in cards}) == 1


def removals(layout):
    """The texts that remove a line of this layout, in the order of the table of moves."""
    texts = []
    if not layout:
        return texts
    rows, columns = len(layout), len(layout[0])
    if columns == 3:                          # rows of three are full
        for y in range(rows):
            if is_line(layout[y]):
                texts.append("remove row %d" % (y + 1))
    if rows == 3:                             # columns of three are full
        for x in range(columns):
            if is_line([layout[y][x] for y in range(3)]):
                texts.append("remove col " + COLUMNS[x])
    if rows == 3 and columns == 3:
        if is_line([layout[0][0], layout[1][1], layout[2][2]]):
            texts += ["remove diag a1c3 horizontal", "remove diag a1c3 vertical"]
        if is_line([layout[0][2], layout[1][1], layout[2][0]]):
            texts += ["remove diag c1a3 horizontal", "remove diag c1a3 vertical"]
    return texts


# HL-4.6
SLIDES = {
    "a1c3 horizontal": "b1 c1 / a2 c2 / a3 b3",
    "a1c3 vertical": "a2 b1 c1 / a3 b3 c2",
    "c1a3 horizontal": "a1 b1 / a2 c2 / b3 c3",
    "c1a3 vertical": "a1 b1 c2 / a2 b3 c3",
}


def removed(layout, text):
    """(the three cards, the layout that is left)"""
    words = text.split()
    if words[1] == "row":
        y = int(words[2]) - 1
        return list(layout[y]), [list(r) for i, r in enumerate(layout) if i != y]
    if words[1] == "col":
        x = COLUMNS.index(words[2])
        left = [[c for i, c in enumerate(r) if i != x] for r in layout]
        if left[0] == []:
            left = []
        return [r[x] for r in layout], left
    gone = ["a1", "b2", "c3"] if words[2] == "a1c3" else ["c1", "b2", "a3"]
    plan = SLIDES[words[2] + " " + words[3]]
    left = [[cell(layout, p) for p in row.split()] for row in plan.split(" / ")]
    return [cell(layout, p) for p in gone], left


def named(text):
    """The name of the line that a removal names."""
    return text.split(" ", 1)[1].replace(" horizontal", "").replace(" vertical", "")


def lines(layout):
    """All lines of a layout: name -> its three cards; rows, then columns, then diagonals."""
    return {named(text): removed(layout, text)[0] for text in removals(layout)}


def created(layout, kept):
    """The removals of lines other than those that `kept` has, a list of three cards each."""
    return [text for text in removals(layout) if set(removed(layout, text)[0]) not in map(set, kept)]


def lowest_sum(layout, kept):
    """HL-5.2: removes lines until none can be removed, so that the lowest sum remains.
    Returns that sum, the moves that lead to it, and the remaining layout."""
    texts = created(layout, kept)
    if not texts:
        return sum(value(c) for row in layout for c in row), [], layout
    best = None
    for text in texts:
        total, more, left = lowest_sum(removed(layout, text)[1], kept)
        if best is None or total < best[0]:
            best = total, [text] + more, left
    return best


WORDS = {"removal": ("optional", "forced"), "final_lines": ("created", "all"), "final_choice": ("auto", "player"),
         "tie": ("shared", "extra_round"), "doubling": ("strict", "ties_free", "off")}


class Game:
    def __init__(self, seats, rules):
        if not isinstance(seats, int) or not 2 <= seats <= 6:
            raise BadSeats(seats)
        self.seats = seats
        force = {"ages": ",".join(str(s) for s in range(seats)), "removal": "optional",
                 "final_lines": "created", "final_choice": "auto", "target": 100, "max_turns": 1000,
                 "rounds": 0, "tie": "shared", "doubling": "strict", "lines_per_turn": 1}
        for key, val in rules.items():
            if key == "ages":
                if not isinstance(val, str) or sorted(val.split(",")) != [str(s) for s in range(seats)]:
                    raise BadRules(key)
                force[key] = val
            elif key in WORDS and val in WORDS[key]:
                force[key] = val
            elif key == "target":
                force[key] = number(val, 1, 1000000)
            elif key == "max_turns":
                force[key] = number(val, 0, 1000000)
            elif key == "rounds":
                force[key] = number(val, 0, 1000)
            elif key == "lines_per_turn":
                force[key] = number(val, 1, 3)
            else:
                raise BadRules(key)
        self.rules = force
        self.ages = [int(s) for s in force["ages"].split(",")]      # from the oldest to the youngest
        self.totals = [0] * seats
        self.round = 1
        self.over = False
        self.winners = []
        self.last_round = None
        self.seen = set()                         # for the self-test alone
        self.events = []                          # of the last move, as docs/events.md has them
        self.begin_round()

    def report(self, kind, **parts):
        self.events.append({"type": kind, **parts})

    def tell_removal(self, seat, text, three):
        words = text.split()
        high, middle, low = three
        self.report("removed", seat=seat, line=" ".join(words[1:]), highest=high, middle=middle, lowest=low)
        if words[1] == "diag":
            self.report("slid", seat=seat, direction=words[3])

    def begin_round(self):
        self.layouts = [[["?"] * 3 for _ in range(3)] for _ in range(self.seats)]     # HL-2.1
        self.discard = []
        self.draw_count = len(ALL_CARDS) - 9 * self.seats
        self.unseen_together = list(ALL_CARDS)    # one set until the split
        self.split = False
        self.unseen_down = []                     # the two sets after it
        self.unseen_draw = []
        self.drawn = None
        self.reveal = None
        self.incoming = None
        self.slid = False
        self.gone = 0                             # the lines that seat `turn` has removed by choice in this turn
        self.kept = None                          # per seat its kept lines, three cards each, in the final stage
        self.removing = None                      # the seats that are still to remove lines at the end
        self.ended_by = None
        self.turn = 0
        self.turns = 0
        self.phase = "first"                      # HL-2.2

    # ------------------------------------------------------------ turns

    def start_reveal(self, seat, position, why):
        self.reveal = {"seat": seat, "position": position, "why": why}
        self.phase = "reveal"

    def uncover_goes_on(self):
        """HL-2.3: each seat from 0 uncovers two cards."""
        for seat in range(self.seats):
            if len(face_down(self.layouts[seat])) > 7:
                self.turn = seat
                self.phase = "uncover"
                return
        # HL-2.4: the highest sum begins, among equals the youngest.
        sums = [sum(value(c) for row in layout for c in row if c != "?") for layout in self.layouts]
        best = [s for s in range(self.seats) if sums[s] == max(sums)]
        self.turn = max(best, key=self.ages.index)
        self.report("begins", seat=self.turn)
        self.phase = "choose"

    def trade(self, position, card):
        """HL-3.2: the card takes this place, the card that lay there goes on the discard pile."""
        layout = self.layouts[self.turn]
        old = cell(layout, position)
        if old == "?":
            self.incoming = card
            self.report("laid", seat=self.turn, card=card, position=position)
            self.start_reveal(self.turn, position, "trade")
        else:
            put(layout, position, card)
            self.discard.append(old)
            self.report("traded", seat=self.turn, card=card, position=position, discarded=old)
            self.lines_then_end()

    def lines_then_end(self):
        """HL-4.2, at the end of the own turn."""
        if removals(self.layouts[self.turn]):
            self.phase = "hilo"
            self.seen.add("hilo with %d moves" % len(self.legal(self.turn)))
        else:
            self.end_turn()

    def take_line(self, text):
        three, self.layouts[self.turn] = removed(self.layouts[self.turn], text)
        three.sort(key=value, reverse=True)                         # HL-4.4: the lowest on top
        self.discard += three
        self.tell_removal(self.turn, text, three)

    def remove(self, text):
        self.take_line(text)
        self.seen.add(text + (", slid" if self.slid else ""))
        if self.slid:                                               # HL-4.7: the other line stays
            self.slid = False
        else:
            self.gone += 1
            new = removals(self.layouts[self.turn]) if "diag" in text else []      # HL-4.7
            if len(new) == 2:
                self.slid = True
                self.phase = "hilo"
                return
            if len(new) == 1:
                self.seen.add(text + ", then by itself " + new[0])
                self.take_line(new[0])
        if self.gone < self.rules["lines_per_turn"] and removals(self.layouts[self.turn]):       # HL-4.3
            self.seen.add("line %d of a turn" % (self.gone + 1))
            self.phase = "hilo"
            return
        self.end_turn()

    def end_turn(self):
        self.gone = 0
        self.turns += 1
        if self.ended_by is None and not face_down(self.layouts[self.turn]):
            self.ended_by = self.turn                               # HL-5.1
            self.report("ended", seat=self.turn)
            self.seen.add("ended with %d cards" % len(positions(self.layouts[self.turn])))
        following = (self.turn + 1) % self.seats
        if self.ended_by is not None:
            if following == self.ended_by:                          # every other seat had one more turn
                self.final_begins()
                return
        elif self.rules["max_turns"] > 0 and self.turns >= self.rules["max_turns"]:
            self.seen.add("max_turns")
            self.report("stopped", turns=self.turns)
            self.final_begins()                                     # HL-5.5
            return
        self.turn = following
        self.phase = "choose"

    def final_begins(self):
        """HL-5.2: from here on the lines that lie open are kept, unless all go."""
        keeps = self.rules["final_lines"] == "created"
        self.kept = [list(lines(layout).values()) if keeps else [] for layout in self.layouts]
        self.last_turn = self.turn
        self.final_goes_on()

    def final_goes_on(self):
        """HL-5.2: turn over the next face-down card, or go on to the lines."""
        start = self.turn if self.ended_by is None else self.ended_by
        for step in range(1, self.seats + 1):
            seat = (start + step) % self.seats
            down = face_down(self.layouts[seat])
            if down:
                self.start_reveal(seat, down[0], "final")
                return
        self.removing = [(start + step) % self.seats for step in range(1, self.seats + 1)]
        self.final_removals()

    def final_removals(self):
        """HL-5.2, final_choice=player: the next removal by a seat, or count."""
        if self.rules["final_choice"] == "player":
            for seat in self.removing:
                if created(self.layouts[seat], self.kept[seat]):
                    self.turn = seat
                    self.phase = "hilo"
                    self.seen.add("final choice of %d" % len(self.legal(seat)))
                    return
        self.turn = self.last_turn
        self.score()

    def still_kept(self, seat):
        """Names of the kept lines that still lie there."""
        kept = [set(line) for line in self.kept[seat]]
        return [name for name, cards in lines(self.layouts[seat]).items() if set(cards) in kept]

    def score(self):
        sums, left = [], []
        for s, layout in enumerate(self.layouts):
            total, texts, rest = lowest_sum(layout, self.kept[s])
            if self.kept[s]:
                self.seen.add("final: kept lines, %d removals" % len(texts))
            sums.append(total)
            left.append(in_order(c for row in rest for c in row))
            for text in texts:
                three, layout = removed(layout, text)
                self.tell_removal(s, text, sorted(three, key=value, reverse=True))
        for layout in self.layouts:
            self.seen.add("final: %d moves, %d cards" % (min(3, len(removals(layout))), len(positions(layout))))
        scores = list(sums)
        if self.ended_by is not None:                               # HL-5.3
            mine = sums[self.ended_by]
            alone_lowest = all(mine < sums[s] for s in range(self.seats) if s != self.ended_by)
            if self.rules["doubling"] == "ties_free":
                doubles = mine > min(sums)
            else:
                doubles = not alone_lowest and self.rules["doubling"] == "strict"
            if doubles and mine >= 0:
                scores[self.ended_by] = 2 * mine
            self.seen.add("ended: alone lowest %s, sum %s" %
                          (alone_lowest, "< 0" if mine < 0 else "0" if mine == 0 else "> 0"))
        for s in range(self.seats):
            self.report("scored", seat=s, sum=sums[s], cards=left[s])
            if scores[s] != sums[s]:
                self.report("doubled", seat=s, score=scores[s])
        self.last_round = {"sums": sums, "scores": scores, "ended_by": self.ended_by}
        for s in range(self.seats):
            self.totals[s] += scores[s]
        ends = max(self.totals) >= self.rules["target"]             # HL-5.4
        ends = ends or 0 < self.rules["rounds"] <= self.round
        if self.rules["tie"] == "extra_round" and self.totals.count(min(self.totals)) > 1:
            self.seen.add("a shared lead%s" % (" after the end" if ends else ""))
            ends = False
        if ends:
            self.over = True
            self.seen.add("over, best total %s" % ("< 0" if min(self.totals) < 0 else ">= 0"))
            self.winners = [s for s in range(self.seats) if self.totals[s] == min(self.totals)]
            for s in self.winners:
                self.report("won", seat=s, total=self.totals[s])
            self.phase = "over"
            self.layouts = [[] for _ in range(self.seats)]
            self.discard = []
            self.draw_count = 0
            self.unseen_together, self.unseen_down, self.unseen_draw = [], [], []
            self.split = False
            self.slid = False
            self.drawn = self.reveal = self.incoming = self.kept = self.removing = None
            return
        self.round += 1
        self.report("round", round=self.round)
        self.begin_round()

    # ------------------------------------------------------------ moves

    @property
    def chance(self):
        return self.phase in ("first", "reveal", "draw")

    def actors(self):
        return [self.turn] if self.phase in ("uncover", "choose", "drawn", "flip", "hilo") else []

    def legal(self, seat):
        if seat not in self.actors():
            return []
        layout = self.layouts[seat]
        if self.phase in ("uncover", "flip"):
            return ["turn " + p for p in face_down(layout)]
        if self.phase == "choose":
            return ["take " + p for p in positions(layout)] + ["draw"]
        if self.phase == "drawn":
            return ["trade " + p for p in positions(layout)] + ["discard"]
        if self.removing:
            return created(layout, self.kept[seat])
        texts = removals(layout)
        if self.rules["removal"] == "optional" and not self.slid:
            texts.append("keep")
        return texts

    def outcome_set(self):
        if not self.split:
            return self.unseen_together
        return self.unseen_draw if self.phase == "draw" else self.unseen_down

    def outcomes(self):
        if not self.chance:
            return []
        return [["card " + c, 1] for c in in_order(self.outcome_set())]

    def apply(self, mover, text):
        self.events = []
        if mover == "chance":
            assert text in [o[0] for o in self.outcomes()], text
            card = text.split()[1]
            self.outcome_set().remove(card)
            if self.phase == "first":
                self.draw_count -= 1
                self.discard = [card]
                self.report("dealt", card=card)
                self.uncover_goes_on()
            elif self.phase == "draw":
                self.draw_count -= 1
                self.drawn = card
                self.report("drew", seat=self.turn, card=card)
                self.phase = "drawn"
            else:
                seat, position, why = self.reveal["seat"], self.reveal["position"], self.reveal["why"]
                self.reveal = None
                if why == "trade":
                    self.report("traded", seat=seat, card=self.incoming, position=position, discarded=card)
                    put(self.layouts[seat], position, self.incoming)
                    self.incoming = None
                    self.discard.append(card)
                    self.lines_then_end()
                else:
                    self.report("turned", seat=seat, card=card, position=position, why=why)
                    put(self.layouts[seat], position, card)
                    if why == "uncover":
                        self.uncover_goes_on()
                    elif why == "flip":
                        self.lines_then_end()
                    else:
                        self.final_goes_on()
            return
        assert text in self.legal(mover), text
        words = text.split()
        if words[0] == "turn":
            self.start_reveal(mover, words[1], "uncover" if self.phase == "uncover" else "flip")
        elif words[0] == "take":
            card = self.discard.pop()
            self.report("took", seat=mover, card=card)
            self.trade(words[1], card)
        elif words[0] == "draw":
            if self.draw_count == 0:                                # HL-3.4
                self.seen.add("split again" if self.split else "split")
                if not self.split:
                    self.split = True
                    self.unseen_down = self.unseen_together
                    self.unseen_together = []
                self.unseen_draw = self.discard[:-1]
                self.discard = self.discard[-1:]
                self.draw_count = len(self.unseen_draw)
                self.report("recycled", cards=self.draw_count)
            self.phase = "draw"
        elif words[0] == "trade":
            card, self.drawn = self.drawn, None
            self.trade(words[1], card)
        elif words[0] == "discard":
            self.discard.append(self.drawn)                         # HL-3.3
            self.report("discarded", seat=mover, card=self.drawn)
            self.drawn = None
            self.phase = "flip"
        elif words[0] == "keep":
            self.report("kept", seat=mover)
            self.end_turn()
        elif self.removing:
            self.take_line(text)
            self.seen.add("final " + text)
            self.final_removals()
        else:
            self.remove(text)

    def refusal(self, mover, text):
        """The rule that refuses a move of this game by a seat in `actors`: a text, or several that would do."""
        word = text.split()[0]
        if self.phase == "uncover" and word == "turn":
            return ["HL-2.3", "HL-2.1"]
        if self.phase == "flip" and word == "turn":
            return "HL-3.3"
        if self.phase == "choose" and word == "take":
            return "HL-3.2"
        if self.phase == "drawn" and word == "trade":
            return ["HL-3.3", "HL-3.2"]
        if self.phase == "hilo" and self.removing:
            return ["HL-5.2", "HL-4.1"] if word == "remove" else "HL-5.2" if word == "keep" else None
        if self.phase == "hilo" and word == "keep":
            return "HL-4.7" if self.slid else "HL-4.2"
        if self.phase == "hilo" and word == "remove":
            return ["HL-4.1", "HL-4.7"] if self.slid else "HL-4.1"
        return None

    # ------------------------------------------------------------ state

    def state(self):
        together = self.unseen_together + self.unseen_down + self.unseen_draw
        state = {
            "game": "hilo", "seats": self.seats, "rules": dict(self.rules),
            "phase": self.phase, "chance": self.chance, "actors": self.actors(),
            "round": self.round, "totals": list(self.totals),
            "over": self.over, "winners": list(self.winners),
            "turn": self.turn, "turns": self.turns,
            "layouts": [[list(row) for row in layout] for layout in self.layouts],
            "discard": list(self.discard), "draw_count": self.draw_count,
            "unseen": in_order(together), "split": self.split,
            "drawn": self.drawn, "reveal": None if self.reveal is None else dict(self.reveal),
            "incoming": self.incoming, "slid": self.slid, "ended_by": self.ended_by,
            "kept": None if self.kept is None or self.rules["final_lines"] == "all" else
            [self.still_kept(s) for s in range(self.seats)],
            "last_round": None if self.last_round is None else
            {k: (list(v) if isinstance(v, list) else v) for k, v in self.last_round.items()},
        }
        if self.rules["lines_per_turn"] > 1:
            state["removed"] = 0 if self.removing or self.phase != "hilo" else self.gone
        if self.split:
            state["unseen_down"] = in_order(self.unseen_down)
            state["unseen_draw"] = in_order(self.unseen_draw)
        return state

    def view(self, viewer):
        view = self.state()
        if self.drawn is not None and viewer != self.turn:
            view["drawn"] = "?"
            view["unseen"] = in_order(view["unseen"] + [self.drawn])
            if self.split:
                view["unseen_draw"] = in_order(view["unseen_draw"] + [self.drawn])
        return view


# ------------------------------------------------------------ for the driver

# The goals for a layout: a letter stands for a color, "." for any.
PATTERNS = [
    "abb cab cca", "abb cab ccb", "abc bac bca",
    "aaa bbb ccc", "abc abc abc", "aaa aaa bbb", "aba bab aba", "abc bca cab",
    "acc bac bba", "acb bac bca",      # a1c3 gone, then two lines
    "bba bac acc", "bca cab abc",      # c1a3 gone
    "a.a .a. a.a", "aaa .a. .a.", "aaa aaa aaa", "abb bab bba", "... ... ...",
]
# each slide of each diagonal, with one and with two lines after it
for _key, _plan in SLIDES.items():
    _rows = [r.split() for r in _plan.split(" / ")]
    _lines = _rows if len(_rows) == 2 else [list(c) for c in zip(*_rows)]
    for _second in ("c", "."):
        _cells = {p: "a" for p in POSITIONS}
        _cells.update({p: "b" for p in _lines[0]})
        _cells.update({p: _second for p in _lines[1]})
        PATTERNS.append(" ".join("".join(_cells[c + r] for c in COLUMNS) for r in "123"))
        PATTERNS.append(PATTERNS[-1].translate(str.maketrans("bc.", "cb.")))


def style(game, rng):
    if not hasattr(game, "style"):
        game.style = rng.choice(["any", "pattern", "pattern", "pattern", "stall", "haste"])
        game.noise = rng.choice([0.0, 0.02, 0.1])
        game.lazy = rng.choice([0, 0, 0.5, 0.9])       # how often lines are kept
        game.low = rng.random() < 0.3                  # low cards first: negative sums
        game.pattern_round = 0
    if game.pattern_round != game.round:
        game.pattern_round = game.round
        slides = PATTERNS[17:]
        game.pattern = [rng.choice(slides if rng.random() < 0.5 else PATTERNS).split() for _ in range(game.seats)]
        game.names = [dict(zip("abc", rng.sample(COLORS, 3))) for _ in range(game.seats)]


def wanted_color(game, seat, position):
    """The color that the pattern wants in this place, or None; in a smaller layout that of the line's first card."""
    layout = game.layouts[seat]
    if len(positions(layout)) < 9:
        if len(layout[0]) == 3:
            line = layout[int(position[1]) - 1]
        else:
            line = [row[COLUMNS.index(position[0])] for row in layout]
        return ([color(c) for c in line if c != "?"] + [None])[0]
    return game.names[seat].get(cell(game.pattern[seat], position))


def good(game, seat, position):
    now = cell(game.layouts[seat], position)
    return now != "?" and wanted_color(game, seat, position) in (None, color(now))


def choose(game, seat, legal, rng):
    style(game, rng)
    if rng.random() < game.noise:
        return rng.choice(legal)
    layout = game.layouts[seat]
    if game.phase == "hilo":
        if "keep" in legal:
            # a pattern is finished before it is used
            waits = game.style == "pattern" and len(face_down(layout)) > 0 and len(positions(layout)) == 9
            if rng.random() < (0.9 if waits else game.lazy):
                return "keep"
        if game.style == "pattern" and rng.random() < 0.8:
            return rng.choice([m for m in legal if "diag" in m] or legal)
        return rng.choice(legal)
    if game.style == "pattern" and game.phase in ("choose", "drawn"):
        card = game.discard[-1] if game.phase == "choose" else game.drawn
        word = "take " if game.phase == "choose" else "trade "
        places = [p for p in positions(layout) if not good(game, seat, p) and wanted_color(game, seat, p) == color(card)]
        up = [p for p in places if cell(layout, p) != "?"]
        if places:
            return word + rng.choice(up or places)
        if game.phase == "choose":
            return "draw"
        return "discard"
    if game.style == "stall":          # no face-down card is touched while that is possible
        up = [m for m in legal if m[-2:] in positions(layout) and cell(layout, m[-2:]) != "?"]
        if game.phase == "choose" and rng.random() < 0.7:
            return "draw"
        return rng.choice(up or legal)
    if game.style == "haste" and game.phase in ("choose", "drawn"):
        down = [m for m in legal if m[-2:] in positions(layout) and cell(layout, m[-2:]) == "?"]
        return rng.choice(down + [m for m in legal if m in ("draw", "discard")])
    return rng.choice(legal)


def chance(game, outcomes, rng):
    style(game, rng)
    texts = [o[0] for o in outcomes]
    if rng.random() < game.noise:
        return rng.choice(texts)
    wanted = texts
    if game.phase == "reveal" and game.reveal["why"] != "trade":
        seat, place = game.reveal["seat"], game.reveal["position"]
        want = wanted_color(game, seat, place)
        wanted = [t for t in texts if color(t[5:]) == want] or texts
    elif game.phase == "draw":
        layout = game.layouts[game.turn]
        colors = [wanted_color(game, game.turn, p) for p in positions(layout) if not good(game, game.turn, p)]
        up = [wanted_color(game, game.turn, p) for p in positions(layout)
              if not good(game, game.turn, p) and cell(layout, p) != "?"]
        wanted = [t for t in texts if color(t[5:]) in (up or colors)] or texts
    if game.low:
        return min(wanted, key=lambda t: value(t[5:]))
    return rng.choice(wanted)


def check(game):
    """The invariants; for the test of this file by itself."""
    if game.over:
        assert game.phase == "over" and game.winners
        return
    down = sum(len(face_down(l)) for l in game.layouts)
    up = [c for l in game.layouts for row in l for c in row if c != "?"]
    unseen = game.unseen_together + game.unseen_down + game.unseen_draw
    cards = up + game.discard + unseen + [c for c in (game.drawn, game.incoming) if c]
    assert sorted(cards) == sorted(ALL_CARDS), len(cards)
    # A face-down card counts until it is named; a card being traded out is still under the "?".
    assert len(unseen) == game.draw_count + down, (len(unseen), game.draw_count, down)
    if game.split:
        assert len(game.unseen_down) == down and len(game.unseen_draw) == game.draw_count
    if game.phase in ("choose", "drawn", "flip"):
        assert face_down(game.layouts[game.turn]) and game.discard
    if game.phase == "choose":
        assert game.ended_by != game.turn
    if game.slid:
        assert not face_down(game.layouts[game.turn]) and len(removals(game.layouts[game.turn])) == 2
    for l in game.layouts:
        shape = (len(l), len(l[0]) if l else 0)
        assert shape in [(3, 3), (2, 3), (3, 2), (1, 3), (3, 1), (0, 0)], shape
        assert all(len(row) == shape[1] for row in l)
