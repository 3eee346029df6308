"""Uno Flip, written a second time from rules/uno_flip.md alone.

This is a check of the engine, so it shares nothing with it and follows the
sentences of the rulebook; the numbers in the comments are the rulebook's.
Speed does not matter here. Cards and faces are their texts.

For the driver (compare.py):

    Game(seats, rules)            a game; rules may leave options out
    options(seats, rng)           rule options to try, as a dict
    pick_actor(game, rng)         which of several actors moves: a uniform pick
                                  would let almost every forgotten uno be caught
    choose(game, seat, legal, rng)   a move of `legal` for that seat
    chance(game, outcomes, rng)   the text of one of `outcomes`
    OPTIONS                       option -> values that are tried
    how_many(rng)                 seats: the borders 2 and 10 more often
    TEXTS, HINTS, BAD_STARTS      as compare.py explains them

Stop a game after some thousand moves: with a small max_turns rounds are blocked
without score, so that a game may never end.

choose and chance keep a style for a whole game: game.style (how seats play:
`hoard` draws until the pile is empty, `late` keeps action cards to the end,
`eager` and `action` play what they can), game.luck (which cards come: `action`,
`suits` gives each seat one color so that seats must pass once nothing can be
drawn, `miss` keeps the color away that a wild-draw-color waits for, `ties`
goes on with the draw for dealer) and game.catching.

Run this file to let the game play against its own invariants.
"""

import csv
import os
import random

GAME = "uno_flip"
SEATS = (2, 10)
DEFAULTS = {
    "uno": "declare", "two_player_reverse": "skip", "wild_draw": "challenge",
    "exposed_wild": "next", "first_flip": "match", "dealer": "draw",
    "backs": "visible", "target": 500, "scoring": "winner", "max_turns": 2000,
    "rounds": 0, "tie": "shared", "hand": 7, "uno_penalty": 2, "must_play": "off", "drawn": "may",
    "draw": "one", "last_card": "any", "stacking": "off",
    "sevens": "plain", "jump_in": "off", "partners": "off",
}

# UF-1.1, UF-1.2
COLORS = {"light": ["red", "yellow", "green", "blue"],
          "dark": ["pink", "teal", "purple", "orange"]}
NUMBERS = [str(n) for n in range(1, 10)]
SYMBOLS = {"light": NUMBERS + ["draw1", "reverse", "skip", "flip"],
           "dark": NUMBERS + ["draw5", "reverse", "skip-all", "flip"]}
WILDS = {"light": ["wild", "wild-draw2"], "dark": ["wild", "wild-draw-color"]}
FACE_ORDER = {side: [c + ":" + s for c in COLORS[side] for s in SYMBOLS[side]]
              + WILDS[side] for side in COLORS}


def read_deck():
    here = os.path.dirname(os.path.abspath(__file__))
    name = os.path.join(here, "..", "..", "rules", "uno_flip_deck.csv")
    with open(name, newline="") as file:
        rows = list(csv.DictReader(file))
    return [row["light"] + "/" + row["dark"] for row in rows]


DECK = read_deck()
ROW = {card: DECK.index(card) for card in DECK}   # equal cards: the same row


def in_order(cards):
    """Lists of cards are sorted in the order of the deck's file (1.2)."""
    return sorted(cards, key=ROW.get)


def face(card, side):
    light, dark = card.split("/")
    return light if side == "light" else dark


def other(side):
    return "dark" if side == "light" else "light"


def color_of(a_face):
    """The color of a face; None for a wild."""
    return a_face.split(":")[0] if ":" in a_face else None


def symbol_of(a_face):
    return a_face.split(":")[1] if ":" in a_face else a_face


def points(a_face):
    """UF-6.2"""
    symbol = symbol_of(a_face)
    if symbol in NUMBERS:
        return int(symbol)
    return {"draw1": 10, "draw5": 20, "reverse": 20, "skip": 20, "flip": 20,
            "skip-all": 30, "wild": 40, "wild-draw2": 50,
            "wild-draw-color": 60}[symbol]


def counted(cards):
    """Outcomes: each different card with its copies as weight."""
    return [["card " + c, cards.count(c)] for c in in_order(set(cards))]


def all_texts():
    texts = ["draw", "pass", "keep", "catch", "uno", "challenge", "accept"]
    texts += ["color " + c for side in COLORS for c in COLORS[side]]
    texts += ["swap %d" % seat for seat in range(10)]
    for card in ROW:
        texts.append("card " + card)
        for side in COLORS:
            if color_of(face(card, side)) is None:
                plays = ["play %s %s" % (card, c) for c in COLORS[side]]
            else:
                plays = ["play " + card]
            texts += [p for p in plays if p not in texts]
            texts += [p + " uno" for p in plays if p + " uno" not in texts]
    return texts


TEXTS = all_texts()

# Which rules to look at when a key of the state differs.
HINTS = {
    "phase": "moves table, UF-2.3, UF-3.3, UF-5.6, UF-5.8",
    "side": "UF-5.7, UF-2.3", "direction": "UF-5.3, UF-2.3",
    "dealer": "UF-2.1", "turn": "UF-2.3, UF-5.1 to UF-5.8, state table (turn)",
    "turns": "UF-6.4, state table (turns)", "color": "UF-3.1, UF-5.4, UF-5.8",
    "discard": "UF-3.5, UF-5.7", "draw": "UF-3.5, UF-5.7, the top card of the draw pile",
    "hands": "UF-2.2, UF-3.2, UF-4.2, UF-5.1, UF-5.5, UF-5.6, UF-7.6",
    "dealer_draw": "UF-2.1, state table (dealer_draw)",
    "drawing": "state table (drawing)", "drew": "UF-3.3, state table (drew)",
    "naming": "UF-5.8, UF-2.3, state table (naming)",
    "challenge": "UF-5.6, state table (challenge)", "uno": "UF-4.1, UF-4.2",
    "first_flip": "UF-2.3", "passes": "UF-3.5, UF-3.6", "last_round": "UF-6.2, UF-6.3, UF-6.4",
    "totals": "UF-6.2, UF-6.3", "winners": "UF-6.3", "over": "UF-6.3",
    "actors": "UF-4.2, moves table",
    "legal": "UF-2.3, UF-3.1 to UF-3.5, UF-4.1, UF-4.2, UF-5.6",
    "outcomes": "moves table, the top card of the draw pile",
    "view": "UF-1.3, last paragraph of State",
}

# (seats, rules, error code) that must not start a game
BAD_STARTS = [
    (1, {}, "bad_seats"), (11, {}, "bad_seats"),
    (3, {"uno": "never"}, "bad_rules"), (3, {"dealer": 3}, "bad_rules"),
    (3, {"dealer": -1}, "bad_rules"), (3, {"dealer": "left"}, "bad_rules"),
    (3, {"two_player_reverse": "both"}, "bad_rules"),
    (3, {"wild_draw": ""}, "bad_rules"), (3, {"exposed_wild": "dealer"}, "bad_rules"),
    (3, {"first_flip": "none"}, "bad_rules"), (3, {"backs": "open"}, "bad_rules"),
    (3, {"scoring": "highest"}, "bad_rules"), (3, {"target": 0}, "bad_rules"),
    (3, {"target": 1000001}, "bad_rules"), (3, {"max_turns": -1}, "bad_rules"),
    (3, {"max_turns": 1000001}, "bad_rules"), (3, {"nonsense": 1}, "bad_rules"),
    (2, {"max_turns": 12}, "bad_rules"), (4, {"max_turns": 24}, "bad_rules"), (10, {"max_turns": 10, "hand": 2}, "bad_rules"),
    (3, {"rounds": 1001}, "bad_rules"), (3, {"hand": 1}, "bad_rules"), (3, {"hand": 21}, "bad_rules"),
    (10, {"hand": 10}, "bad_rules"), (3, {"uno_penalty": 0}, "bad_rules"), (3, {"uno_penalty": 5}, "bad_rules"),
    (3, {"draw": "until", "drawn": "not"}, "bad_rules"),
    (3, {"sevens": "on"}, "bad_rules"), (3, {"jump_in": "yes"}, "bad_rules"), (3, {"partners": "on"}, "bad_rules"), (5, {"partners": "on"}, "bad_rules"), (4, {"partners": 1}, "bad_rules"),
]


class Game:
    def __init__(self, seats, rules=None):
        self.seats = seats
        self.rules = dict(DEFAULTS)
        self.rules.update(rules or {})
        for key in ("target", "max_turns", "rounds", "hand", "uno_penalty"):
            self.rules[key] = int(self.rules[key])
        if self.rules["dealer"] != "draw":
            self.rules["dealer"] = int(self.rules["dealer"])
        self.round = 1
        self.totals = [0] * seats
        self.winners = []
        self.last_round = None
        self.dealer = None
        self.dealer_draw = None
        self.seen = set()        # for the self-test only
        self.events = []         # of the last move, as docs/events.md has them
        self.clear_table()
        if self.rules["dealer"] == "draw":      # UF-2.1
            self.phase = "dealer"
            self.dealer_draw = [None] * seats
            self.drawn_for_dealer = []          # cards out of the pile
            self.contenders = list(range(seats))
            self.still_to_draw = list(self.contenders)
            self.drawing = {"seat": 0, "left": 1, "until": None}
        else:
            self.dealer = self.rules["dealer"]
            self.start_deal()

    def report(self, kind, **parts):
        self.events.append({"type": kind, **parts})

    def back(self, card):
        """The visible part of a card for others: its back, or nothing with backs=hidden."""
        return None if self.rules["backs"] == "hidden" else face(card, other(self.side))

    def tell_top(self):
        """The card on the draw pile became known, by chance or by a flip."""
        if self.top is not None:
            self.report("top", card=self.top, back=self.back(self.top))

    def clear_table(self):
        self.side = "light"
        self.direction = 1
        self.turn = None
        self.turns = 0
        self.color = None
        self.discard = []
        self.pile = list(DECK)   # all cards of the draw pile, as a set
        self.top = None          # known top and bottom card of it
        self.bottom = None
        self.hands = [[] for _ in range(self.seats)]
        self.drawing = None
        self.after_drawing = None   # the step after a draw: a method
        self.drew = None
        self.naming = None
        self.exposed = False     # the next seat to play names the color (5.8)
        self.challenge = None
        self.uno = None
        self.passes = 0
        self.first_flip = False   # an opening flip on which nobody has played (2.3)
        self.stack = None        # UF-7.8: [cards, whether until a color]
        self.waiting = None      # phase in which a seat is to act

    def start_deal(self):
        self.phase = "deal"      # UF-2.2
        self.report("round", dealer=self.dealer, round=self.round)
        self.drawing = {"seat": 0, "left": 1, "until": None}

    def seat_after(self, seat, steps=1):
        return (seat + steps * self.direction) % self.seats

    def on_side(self, card):
        return face(card, self.side)

    # ---- 2 Setting up

    def draw_for_dealer(self, card):
        """UF-2.1"""
        seat = self.still_to_draw.pop(0)
        self.pile.remove(card)
        self.drawn_for_dealer.append(card)
        self.dealer_draw[seat] = card
        self.report("dealer_card", seat=seat, card=card)
        if not self.still_to_draw:
            def number(s):
                symbol = symbol_of(face(self.dealer_draw[s], "light"))
                return int(symbol) if symbol in NUMBERS else 0
            best = max(number(s) for s in self.contenders)
            highest = [s for s in self.contenders if number(s) == best]
            if len(highest) == 1:
                self.dealer = highest[0]
                self.report("dealer", seat=self.dealer)
                self.dealer_draw = None
                self.pile = list(DECK)          # all cards go back
                self.start_deal()
                return
            self.seen.add("dealer tie of %d" % len(highest))
            self.report("dealer_tie", number=best)
            for s in self.contenders:
                if s not in highest:
                    self.dealer_draw[s] = None  # out after a tie
            self.contenders = highest
            self.still_to_draw = list(highest)
            if len(self.pile) < len(highest):
                self.seen.add("dealer cards shuffled back")
                self.report("dealer_shuffled")
                self.pile += self.drawn_for_dealer
                self.drawn_for_dealer = []
        self.drawing = {"seat": self.still_to_draw[0], "left": 1, "until": None}

    def deal(self, card):
        seat = self.drawing["seat"]
        self.pile.remove(card)
        self.hands[seat].append(card)
        self.report("dealt", seat=seat, card=card, back=self.back(card))
        if len(self.hands[seat]) == self.rules["hand"]:   # UF-7.2
            seat += 1
        if seat < self.seats:
            self.drawing = {"seat": seat, "left": 1, "until": None}
        else:
            self.drawing = None
            self.phase = "first"

    def turn_up(self, card):
        """UF-2.2, UF-2.3"""
        light = face(card, "light")
        symbol = symbol_of(light)
        self.seen.add("first " + (symbol if symbol not in NUMBERS else "number"))
        if symbol == "wild-draw2" or \
                (symbol == "flip" and self.rules["first_flip"] == "redraw"):
            self.report("put_back", card=card)
            return                              # the state is as before
        self.pile.remove(card)
        self.discard = [card]
        self.report("turned_up", card=card)
        self.color = color_of(light)            # None for a wild
        first = self.seat_after(self.dealer)
        if symbol == "draw1":
            self.start_drawing(first, 1, None, self.opening_drawn, "first card")
        elif symbol == "skip":
            self.report("lost_turn", seat=first)
            self.begin_play(self.seat_after(first))
        elif symbol == "reverse":
            self.direction = -1
            self.report("reversed", seat=None, direction=-1)
            self.begin_play(self.dealer)
        elif symbol == "wild":
            self.exposed = True
            self.begin_play(first)
        elif symbol == "flip":
            self.flip(None)                     # sets exposed for a wild
            self.first_flip = self.rules["first_flip"] == "match"
            if self.exposed:
                self.seen.add("first flip shows a wild")
            self.begin_play(first)
        else:
            self.begin_play(first)
        self.settle()

    def opening_drawn(self):
        first = self.seat_after(self.dealer)
        self.report("lost_turn", seat=first)
        self.begin_play(self.seat_after(first))

    def begin_play(self, seat):
        """The first turn of a round."""
        self.report("begins", seat=seat)
        self.begin_turn(seat)

    # ---- Turns

    def begin_turn(self, seat):
        self.turn = seat
        self.waiting = "stack" if self.stack else "play"
        if self.exposed:                        # UF-5.8, UF-2.3
            self.exposed = False
            self.color = None
            self.naming = "turn"
            self.waiting = "color"

    def end_turn(self, next_seat):
        """The turn of self.turn is finished; next_seat is the next to play."""
        self.turns += 1
        self.challenge = None
        limit = self.rules["max_turns"]
        if self.passes >= self.seats:           # UF-3.6
            self.seen.add("blocked by passes")
            self.report("blocked", turns=self.turns, limit=False)
            self.end_round(None)
        elif limit and self.turns >= limit:     # UF-6.4
            self.seen.add("blocked by max_turns")
            self.report("blocked", turns=self.turns, limit=True)
            if self.exposed:
                self.seen.add("blocked before an exposed wild is named")
            self.end_round(None)
        else:
            self.begin_turn(next_seat)

    # ---- Drawing: 3.5, and "The top card of the draw pile"

    def can_draw(self):
        return len(self.pile) > 0 or len(self.discard) > 1

    def start_drawing(self, seat, left, until, after, why="card"):
        self.why = why
        self.drawing = {"seat": seat, "left": left, "until": until}
        self.after_drawing = after

    def set_single_card(self):
        """A known bottom card is the top when it is the last card left."""
        if len(self.pile) == 1 and self.bottom is not None:
            self.seen.add("known bottom becomes the top")
            self.top = self.bottom
            self.bottom = None
            return True
        return False

    def settle(self):
        """Everything that happens without a choice, until a seat or chance acts."""
        while self.phase not in ("over", "dealer", "deal"):
            if self.drawing is not None:
                d = self.drawing
                if d["until"] is None and d["left"] == 0:
                    self.drawing = None
                    self.after_drawing()
                    continue
                if not self.pile:               # UF-3.5
                    self.seen.add("empty draw pile")
                    self.pile = self.discard[:-1]
                    self.discard = self.discard[-1:]
                    self.top = self.bottom = None
                    if self.pile:
                        self.report("refilled", cards=len(self.pile))
                if not self.pile:
                    self.report("no_cards", seat=d["seat"])
                    self.seen.add("forced draw stops " + (
                        "before the color" if d["until"]
                        else "at a catch" if self.after_drawing == self.resume
                        else "with an empty hand to win" if self.turn is not None
                        and not self.hands[self.turn] else "short"))
                    self.drawing = None
                    self.after_drawing()
                    continue
                if self.top is None:
                    self.phase = "top"
                    return
                self.take_top()
            else:
                if self.pile and self.top is None:
                    self.phase = "top"
                    return
                self.phase = self.waiting
                return

    def take_top(self):
        d = self.drawing
        card = self.top
        self.pile.remove(card)
        self.top = None
        single = self.set_single_card()
        self.hands[d["seat"]].append(card)
        self.drawn_card = card
        if self.uno == d["seat"] and len(self.hands[d["seat"]]) != 1:
            self.uno = None                     # UF-4.2
        if d["until"] is None:
            d["left"] -= 1
        self.report("drew", seat=d["seat"], card=card, back=self.back(card), why=self.why,
                  until=d["until"], left=d["left"])
        if d["until"] is not None and color_of(self.on_side(card)) == d["until"]:
            self.report("found", seat=d["seat"], color=d["until"])
            d["until"] = None                   # then `left` more
        if single:
            self.tell_top()

    # ---- 3 A turn

    def has_active_color(self, cards):
        return any(color_of(self.on_side(c)) == self.color for c in cards)

    def playable(self, seat, card):
        """UF-3.1, UF-2.3 for an opening flip, and 5.6 with wild_draw=block"""
        active = self.on_side(card)
        if self.rules["last_card"] == "number" and len(self.hands[seat]) == 1 and symbol_of(active) not in NUMBERS:
            self.seen.add("last card is no number")     # UF-7.7
            return False
        if color_of(active) is None:
            if active != "wild" and self.rules["wild_draw"] == "block":
                rest = list(self.hands[seat])
                rest.remove(card)
                return not self.has_active_color(rest)
            return True
        if self.first_flip:
            self.seen.add("a card on an opening flip")
            return color_of(active) == self.color or symbol_of(active) == "flip"
        top = self.on_side(self.discard[-1])
        return color_of(active) == self.color or \
            symbol_of(active) == symbol_of(top)

    def play_moves(self, seat, cards):
        moves = []
        for card in in_order(set(cards)):
            if not self.playable(seat, card):
                continue
            plain = ["play " + card]
            if color_of(self.on_side(card)) is None:   # UF-3.4
                plain = ["play %s %s" % (card, c) for c in COLORS[self.side]]
            moves += plain
            if self.rules["uno"] == "declare" and len(self.hands[seat]) == 2:
                moves += [m + " uno" for m in plain]   # UF-4.1
        return moves

    def own_draw(self):
        self.passes = 0
        self.start_drawing(self.turn, 1, None, self.own_drawn, "choice")

    def own_drawn(self):
        """UF-3.3: the seat decides also when it can only keep the card."""
        if self.rules["draw"] == "until" and self.can_draw() and not self.playable(self.turn, self.drawn_card):
            self.seen.add("draws on")           # UF-7.6
            self.report("drew_on", seat=self.turn)
            self.start_drawing(self.turn, 1, None, self.own_drawn, "choice")
            return
        if self.rules["drawn"] == "not":        # UF-7.5
            self.end_turn(self.seat_after(self.turn))
            return
        self.drew = self.drawn_card
        self.waiting = "drawn"
        if not self.playable(self.turn, self.drew):
            self.seen.add("drawn card cannot be played")
            if color_of(self.on_side(self.drew)) is None:
                self.seen.add("drawn wild-draw is blocked")

    def pass_turn(self):
        self.passes += 1
        self.seen.add("pass")
        self.report("passed", seat=self.turn)
        self.end_turn(self.seat_after(self.turn))

    # ---- 4, 5 Playing a card

    def jump_ins(self, seat):
        """UF-7.10: cards with the face on top, which is no wild, out of turn."""
        if self.rules["jump_in"] == "off" or self.phase != "play" or seat == self.turn:
            return []
        top = self.on_side(self.discard[-1])
        if self.rules["last_card"] == "number" and len(self.hands[seat]) == 1 and symbol_of(top) not in NUMBERS:
            return []                           # UF-7.7
        return [c for c in self.hands[seat] if self.on_side(c) == top and color_of(top) is not None]

    def play(self, seat, card, named, said_uno):
        if seat != self.turn:                   # UF-7.10
            self.seen.add("jump in")
            self.report("jumped_in", seat=seat, before=self.turn)
            self.turn = seat
        hand = self.hands[seat]
        active = self.on_side(card)
        symbol = symbol_of(active)
        hand.remove(card)
        self.report("played", seat=seat, card=card, color=named, uno=said_uno, drawn=self.drew is not None)
        if named is not None:
            self.report("named", seat=seat, color=named)
        if said_uno:
            self.report("said_uno", seat=seat)
        self.passes = 0
        self.drew = None
        self.first_flip = False
        # UF-5.6: color only, judged at the moment of the play
        guilty = self.has_active_color(hand)
        self.judged_by = self.color
        self.discard.append(card)
        self.color = named if color_of(active) is None else color_of(active)
        self.uno = None          # another seat played, or this one has its say
        if len(hand) == 1 and self.rules["uno"] == "declare" and not said_uno:
            self.uno = seat      # UF-4.2
        out = not hand           # UF-6.1
        if out:
            self.seen.add("last card " +
                          (symbol if symbol not in NUMBERS else "number"))
        target = self.seat_after(seat)
        why = "last card" if out else "card"

        if self.stack or (self.rules["stacking"] != "off" and "draw" in symbol and not out):
            if "draw" not in symbol:
                raise AssertionError("a stack is answered by " + card)
            self.put_on_stack(symbol, target, seat, guilty, out)     # UF-7.8
        elif symbol in ("draw1", "draw5"):                  # UF-5.1
            self.start_drawing(target, 1 if symbol == "draw1" else 5, None,
                               self.next_has_drawn, why)
        elif symbol in ("wild-draw2", "wild-draw-color"):   # UF-5.5, 5.6
            if self.rules["wild_draw"] == "challenge" and not out:
                self.challenge = {"by": target, "of": seat, "guilty": guilty}
                self.challenged = symbol
                self.waiting = "challenge"
            else:
                self.start_wild_draw(symbol, target, 0, self.next_has_drawn, why)
        elif symbol == "flip":                              # UF-5.7, 5.8
            self.flip(seat)
            if out:
                self.end_round(seat)
            elif self.exposed and self.rules["exposed_wild"] == "flipper":
                self.exposed = False
                self.color = None
                self.naming = "flip"
                self.waiting = "color"
            else:
                self.end_turn(self.seat_after(seat))
        elif out:
            self.end_round(seat)
        elif symbol == "skip":                              # UF-5.2
            self.report("lost_turn", seat=target)
            self.end_turn(self.seat_after(seat, 2))
        elif symbol == "skip-all":
            self.report("skipped_all", seat=seat)
            self.end_turn(seat)
        elif symbol == "reverse":                           # UF-5.3
            self.direction = -self.direction
            self.report("reversed", seat=seat, direction=self.direction)
            if self.seats == 2 and self.rules["two_player_reverse"] == "skip":
                self.report("lost_turn", seat=target)
                self.end_turn(seat)
            else:
                self.end_turn(self.seat_after(seat))
        elif symbol == "7" and self.rules["sevens"] == "swap":      # UF-7.9
            self.waiting = "swap"
        else:                                               # numbers, wild
            self.end_turn(self.seat_after(seat))

    # ---- UF-7.9 hands are swapped

    def swap(self, with_seat):
        seat = self.turn
        self.seen.add("swap")
        self.hands[seat], self.hands[with_seat] = self.hands[with_seat], self.hands[seat]
        self.report("swapped", seat=seat, **{"with": with_seat})
        for one, giver in ((seat, with_seat), (with_seat, seat)):
            self.report("new_hand", seat=one, hand=in_order(self.hands[one]), cards=len(self.hands[one]), **{"from": giver})
        if self.uno is not None and len(self.hands[self.uno]) != 1:
            self.seen.add("a swap ends the danger")
            self.uno = None
        elif self.uno is not None:
            self.seen.add("a swap of single cards")
        self.end_turn(self.seat_after(seat))

    # ---- UF-7.8 a stack of draw cards

    def put_on_stack(self, symbol, target, seat, guilty, out):
        stack = self.stack or [0, False]
        if symbol == "wild-draw-color":
            stack[1] = True
        else:
            stack[0] += {"draw1": 1, "draw5": 5, "wild-draw2": 2}[symbol]
        self.stack = stack
        self.seen.add("stack of %d%s" % (stack[0], " and a color" if stack[1] else ""))
        if out:
            self.draw_the_stack(target, 0, self.next_has_drawn, "last card")
        elif symbol.startswith("wild") and self.rules["wild_draw"] == "challenge":
            self.challenge = {"by": target, "of": seat, "guilty": guilty}
            self.challenged = symbol
            self.waiting = "challenge"
        else:
            self.end_turn(target)

    def draw_the_stack(self, seat, more, after, why):
        cards, search = self.stack
        self.stack = None
        self.start_drawing(seat, cards + more, self.color if search else None, after, why)

    def stack_has_been_drawn(self):
        self.report("lost_turn", seat=self.turn)
        self.end_turn(self.seat_after(self.turn))

    def answer_moves(self, seat):
        top = symbol_of(self.on_side(self.discard[-1]))
        cards = [c for c in self.hands[seat] if "draw" in symbol_of(self.on_side(c))]
        if self.rules["stacking"] == "same":
            cards = [c for c in cards if symbol_of(self.on_side(c)) == top]
        return self.play_moves(seat, cards)

    def start_wild_draw(self, symbol, seat, more, after, why="card"):
        """Draw 2 (+ more), or until the named color (and then more)."""
        if symbol == "wild-draw2":
            self.start_drawing(seat, 2 + more, None, after, why)
        else:
            self.start_drawing(seat, more, self.color, after, why)

    def next_has_drawn(self):
        """The seat after the one in turn has drawn and loses its turn."""
        if not self.hands[self.turn]:
            self.end_round(self.turn)           # UF-6.1
        else:
            self.report("lost_turn", seat=self.seat_after(self.turn))
            self.end_turn(self.seat_after(self.turn, 2))

    def answer(self, text):
        """UF-5.6"""
        by, of = self.challenge["by"], self.challenge["of"]
        guilty = self.challenge["guilty"]
        self.challenge = None
        if text == "accept":
            self.report("accepted", seat=by)
        else:
            self.report("challenged", seat=by, of=of, hand=in_order(self.hands[of]))
            self.report("verdict", seat=of, by=by, color=self.judged_by, verdict="guilty" if guilty else "innocent")
        if self.stack and text == "accept":     # UF-7.8
            self.end_turn(by)
        elif self.stack and guilty:
            self.seen.add("guilty of a stack")
            self.draw_the_stack(of, 0, self.guilty_has_drawn, "guilty")
        elif self.stack:
            self.seen.add("innocent of a stack")
            self.draw_the_stack(by, 2, self.next_has_drawn, "card")
        elif text == "accept":
            self.start_wild_draw(self.challenged, by, 0, self.next_has_drawn)
        elif guilty:
            self.seen.add("guilty " + self.side)
            self.start_wild_draw(self.challenged, of, 0, self.guilty_has_drawn, "guilty")
        else:
            self.seen.add("innocent " + self.side)
            self.start_wild_draw(self.challenged, by, 2, self.next_has_drawn)

    def guilty_has_drawn(self):
        self.end_turn(self.seat_after(self.turn))

    def flip(self, seat):
        """UF-5.7"""
        self.side = other(self.side)
        self.discard.reverse()
        if self.bottom is not None:
            self.seen.add("flip brings up a known bottom")
        self.top, self.bottom = self.bottom, self.top
        self.set_single_card()
        self.color = color_of(self.on_side(self.discard[-1]))
        self.exposed = self.color is None       # UF-5.8
        self.report("flipped", seat=seat, card=self.discard[-1], side=self.side)
        self.tell_top()

    def name_color(self, color):
        self.color = color
        self.report("named", seat=self.turn, color=color)
        flipped = self.naming == "flip"
        self.naming = None
        if flipped:
            self.end_turn(self.seat_after(self.turn))
        else:
            self.waiting = "play"

    def catch(self, by):
        """UF-4.2"""
        self.seen.add("catch in " + self.phase +
                      (" of the deciding seat" if self.uno in
                       [self.turn if self.phase != "challenge" else None]
                       else ""))
        seat = self.uno
        self.uno = None
        self.report("caught", seat=seat, by=by)
        self.start_drawing(seat, self.rules["uno_penalty"], None, self.resume, "caught")

    def say_late(self):
        """UF-4.2"""
        self.seen.add("late word in " + self.phase)
        self.report("said_uno", seat=self.uno)
        self.uno = None

    def resume(self):
        """After a catch, play continues where it was: self.waiting is as before."""

    # ---- 6 End of a round and of the game

    def end_round(self, winner):
        scores = [0] * self.seats
        if winner is not None:
            left = [sum(points(self.on_side(c)) for c in h) for h in self.hands]
            for seat in range(self.seats):
                if seat != winner:
                    self.report("cards_left", seat=seat, cards=in_order(self.hands[seat]), points=left[seat])
            if self.rules["scoring"] == "winner":
                for seat in self.side_of(winner):           # UF-6.2, UF-7.11
                    scores[seat] = sum(left) - sum(left[s] for s in self.side_of(winner))
            else:                                           # UF-6.3, UF-7.11
                scores = [sum(left[s] for s in self.side_of(seat)) for seat in range(self.seats)]
        self.totals = [t + s for t, s in zip(self.totals, scores)]
        self.last_round = {"scores": scores, "winner": winner, "side": self.side}
        self.report("round_over", winner=winner, side=self.side, round=self.round)
        for seat in range(self.seats):
            if scores[seat]:
                self.report("scored", seat=seat, points=scores[seat])
        best = max(self.totals) if self.rules["scoring"] == "winner" else min(self.totals)
        leaders = [s for s in range(self.seats) if self.totals[s] == best]
        over = max(self.totals) >= self.rules["target"] or 0 < self.rules["rounds"] <= self.round   # UF-7.1
        if over and leaders != self.side_of(leaders[0]) and self.rules["tie"] == "extra_round":
            self.seen.add("extra round")
            over = False
        self.clear_table()
        if over:
            self.winners = leaders
            if len(self.winners) > 1:
                self.seen.add("shared win")
            self.phase = "over"
            self.report("game_over", rounds=self.round)
            for seat in self.winners:
                self.report("won", seat=seat, total=self.totals[seat])
        else:
            self.round += 1
            self.dealer = (self.dealer + 1) % self.seats
            self.start_deal()

    def side_of(self, seat):
        """UF-7.11: the seats that win together with this one, itself included."""
        return sorted({seat, (seat + 2) % 4}) if self.rules["partners"] == "on" else [seat]

    # ---- Moves

    @property
    def chance(self):
        return self.phase in ("dealer", "deal", "first", "top")

    def deciding(self):
        """The seat whose decision the phase is, or None."""
        if self.phase in ("play", "drawn", "color", "stack", "swap"):
            return self.turn
        if self.phase == "challenge":
            return self.challenge["by"]
        return None

    def actors(self):
        seat = self.deciding()
        if seat is None:
            return []
        actors = {seat}
        if self.uno is not None:
            actors |= {s for s in range(self.seats) if self.may_call(s)}
        return sorted(actors | {s for s in range(self.seats) if self.jump_ins(s)})

    def may_call(self, seat):
        """UF-4.2, UF-7.11: whether it may catch the seat in `uno`, or say the word itself."""
        return seat == self.uno or seat not in self.side_of(self.uno)

    def legal(self, seat):
        moves = []
        if seat == self.deciding():
            if self.phase == "play":            # UF-3.2, UF-3.5
                moves = self.play_moves(seat, self.hands[seat])
                if moves and self.rules["must_play"] == "on":
                    pass                        # UF-7.4
                elif self.can_draw():
                    moves.append("draw")
                elif not moves:
                    moves.append("pass")
            elif self.phase == "drawn":
                moves = self.play_moves(seat, [self.drew]) + ["keep"]
            elif self.phase == "stack":         # UF-7.8
                moves = self.answer_moves(seat) + ["draw"]
            elif self.phase == "swap":          # UF-7.9
                moves = ["swap %d" % s for s in range(self.seats) if s != seat]
            elif self.phase == "color":
                moves = ["color " + c for c in COLORS[self.side]]
            elif self.phase == "challenge":
                moves = ["challenge", "accept"]
        for card in in_order(set(self.jump_ins(seat))):
            moves += ["play " + card] + ["play " + card + " uno"] * (
                self.rules["uno"] == "declare" and len(self.hands[seat]) == 2)
        if self.uno is not None and self.deciding() is not None and self.may_call(seat):
            moves.append("uno" if seat == self.uno else "catch")
        return moves

    def outcomes(self):
        if self.phase in ("dealer", "deal", "first"):
            return counted(self.pile)
        if self.phase == "top":
            unknown = list(self.pile)
            if self.bottom is not None:
                unknown.remove(self.bottom)
            return counted(unknown)
        return []

    def apply(self, mover, text):
        self.events = []
        if mover == "chance":
            if text not in [o[0] for o in self.outcomes()]:
                raise ValueError(text)
            card = text.split(" ")[1]
            if self.phase == "dealer":
                self.draw_for_dealer(card)
            elif self.phase == "deal":
                self.deal(card)
            elif self.phase == "first":
                self.turn_up(card)
            else:
                self.top = card
                self.tell_top()
                self.settle()
            return
        if text not in self.legal(mover):
            raise ValueError(text)
        words = text.split(" ")
        if text == "catch":
            self.catch(mover)
        elif text == "uno":
            self.say_late()
        elif text == "draw" and self.phase == "stack":
            self.draw_the_stack(self.turn, 0, self.stack_has_been_drawn, "card")
        elif text == "draw":
            self.own_draw()
        elif text == "pass":
            self.pass_turn()
        elif text == "keep":
            self.drew = None
            self.report("kept", seat=mover)
            self.end_turn(self.seat_after(self.turn))
        elif text in ("challenge", "accept"):
            self.answer(text)
        elif words[0] == "color":
            self.name_color(words[1])
        elif words[0] == "swap":
            self.swap(int(words[1]))
        else:
            said = words[-1] == "uno"
            if said:
                words.pop()
            self.play(mover, words[1], words[2] if len(words) > 2 else None, said)
        self.settle()

    def refusal(self, mover, text):
        """The rule that a move breaks, in the clear cases; else None."""
        if mover not in self.actors() or text in self.legal(mover):
            return None
        words = text.split(" ")
        if text == "catch" and self.uno is not None and mover != self.uno and not self.may_call(mover):
            return "UF-7.11"
        if text in ("catch", "uno"):
            return "UF-4.1" if self.rules["uno"] == "auto" else "UF-4.2"
        if words[0] == "swap" or self.phase == "swap":
            return "UF-7.9"
        if mover != self.deciding():
            jumps = self.rules["jump_in"] == "on" and self.phase == "play" and words[0] == "play"
            held = len(words) > 1 and words[1] in self.hands[mover]
            return "UF-7.10" if jumps and held and words[1] not in self.jump_ins(mover) else None
        if self.phase == "play" and text == "draw":
            return "UF-3.5" if self.rules["must_play"] == "off" else "UF-7.4"      # nothing can be drawn
        if self.phase == "play" and text == "pass":
            return "UF-3.5"      # it can play or draw
        if words[0] == "play" and len(words) > 1 and \
                words[1] in self.hands[mover] and self.phase in ("play", "drawn"):
            said = words[-1] == "uno"
            if said:
                words.pop()
            active = self.on_side(words[1])
            wild = color_of(active) is None
            if len(words) != (3 if wild else 2):
                return None
            if wild and words[2] not in COLORS[self.side]:
                return None
            if said and len(self.hands[mover]) != 2:
                return None
            if self.rules["last_card"] == "number" and len(self.hands[mover]) == 1 and symbol_of(active) not in NUMBERS:
                return None      # UF-7.7, or another reason, too
            if not self.playable(mover, words[1]):
                if self.phase == "drawn":
                    return None  # both 3.1 and 3.3
                return "UF-5.6" if wild else "UF-3.1"
            if self.phase == "drawn" and words[1] != self.drew:
                return "UF-3.3"
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
            "side": self.side,
            "direction": self.direction,
            "dealer": self.dealer,
            "turn": self.turn,
            "turns": self.turns,
            "color": self.color,
            "discard": list(self.discard),
            "draw": {"cards": in_order(self.pile), "top": self.top,
                     "bottom": self.bottom},
            "hands": [in_order(h) for h in self.hands],
            "dealer_draw": self.dealer_draw and list(self.dealer_draw),
            "drawing": self.drawing and dict(self.drawing) or self.stack_to_draw(),
            "drew": self.drew if self.phase == "drawn" else None,
            "naming": self.naming,
            "challenge": self.challenge and dict(self.challenge),
            "uno": self.uno,
            "first_flip": self.first_flip,
            "passes": self.passes,
            "last_round": self.last_round and dict(self.last_round),
        }

    def stack_to_draw(self):
        """UF-7.8: drawing, while a stack waits."""
        if not self.stack:
            return None
        return {"seat": self.challenge["by"] if self.challenge else self.turn, "left": self.stack[0],
                "until": self.color if self.stack[1] else None}

    def view(self, viewer):
        view = self.state()
        back_side = other(self.side)
        hidden = self.rules["backs"] == "hidden"

        def backs(cards):
            faces = [face(c, back_side) for c in cards]
            return sorted(faces, key=FACE_ORDER[back_side].index)

        # UF-7.10: who may jump in is known to that seat alone
        view["actors"] = [s for s in view["actors"] if s == viewer or s == self.deciding()
                          or self.uno is not None and self.may_call(s)]
        view["hands"] = []
        for seat, hand in enumerate(self.hands):
            if seat == viewer:
                view["hands"].append(in_order(hand))
            elif hidden:
                view["hands"].append(len(hand))
            else:
                view["hands"].append(backs(hand))
        # the top card shows its back; the bottom card was seen by the face
        # that is active now, as it became the bottom by a flip
        draw = {"count": len(self.pile), "back": None, "bottom": None}
        if not hidden:
            if self.top is not None:
                draw["back"] = face(self.top, back_side)
            if self.bottom is not None:
                draw["bottom"] = face(self.bottom, self.side)
        view["draw"] = draw
        if view["drew"] is not None and viewer != self.turn:
            view["drew"] = None if hidden else face(self.drew, back_side)
        if view["challenge"] is not None:
            del view["challenge"]["guilty"]
        return view


# ---- For the driver: options and a play that seeks rare situations

OPTIONS = {
    "uno": ["declare", "declare", "auto"],
    "two_player_reverse": ["skip", "plain"],
    "wild_draw": ["challenge", "block", "free"],
    "exposed_wild": ["next", "flipper"],
    "first_flip": ["match", "match", "flip", "redraw"],
    "dealer": ["draw", 0, 1],        # any seat, see options()
    "backs": ["visible", "hidden"],
    "target": [1, 60, "200", 500],
    "scoring": ["winner", "lowest"],
    "max_turns": [0, 2000, 2000, 300, 40, 10, 3, 1],
    "rounds": [0, 0, 1, 2, 3],
    "tie": ["shared", "extra_round"],
    "hand": [2, 3, 7, "9"],
    "uno_penalty": [1, 2, 4],
    "must_play": ["off", "on"],
    "drawn": ["may", "not"],
    "draw": ["one", "until"],
    "last_card": ["any", "number"],
    "stacking": ["off", "same", "any"],
    "sevens": ["plain", "swap"],
    "jump_in": ["off", "on"],
    "partners": ["off", "on"],
}


def how_many(rng):
    return rng.choice([2, 2, 3, 3, 4, 5, 6, 7, 8, 9, 10, 10])


def options(seats, rng):
    chosen = {k: rng.choice(v) for k, v in OPTIONS.items() if rng.random() < 0.5}
    if chosen.get("dealer", "draw") != "draw":
        chosen["dealer"] = rng.choice([int, str])(rng.randrange(seats))
    if chosen.get("draw") == "until":
        chosen.pop("drawn", None)               # UF-7.6
    if seats != 4:
        chosen.pop("partners", None)
    if 0 < chosen.get("max_turns", 0) <= (int(chosen.get("hand", 7)) - 1) * seats:
        chosen["rounds"] = chosen.get("rounds") or 3    # UF-6.4
    return chosen


STYLES = ["any", "eager", "eager", "action", "late", "late", "hoard"]
LUCKS = ["fair", "fair", "action", "flips", "flips", "wilds", "suits", "miss"]


def _style(game, rng):
    if not hasattr(game, "style"):
        game.style = rng.choice(STYLES)
        game.luck = rng.choice(LUCKS)
        if game.style == "hoard" and rng.random() < 0.5:
            game.luck = "suits"
        if game.style == "late" and rng.random() < 0.5:
            game.luck = "flips"
        game.ties = rng.random() < 0.3
        game.catching = rng.choice([0.02, 0.2, 0.6])
        game.noise = rng.choice([0.02, 0.1, 0.25])


def pick_actor(game, rng):
    _style(game, rng)
    actors = game.actors()
    if len(actors) > 1:
        catching = game.catching if game.phase == "play" else 0.4
        if game.deciding() in actors and rng.random() >= catching:
            return game.deciding()
    return rng.choice(actors)


def _is_action(card, side):
    return symbol_of(face(card, side)) not in NUMBERS


def choose(game, seat, legal, rng):
    _style(game, rng)
    if "catch" in legal and len(legal) > 1:
        if rng.random() < game.catching / 2:
            return "catch"
        legal = [m for m in legal if m != "catch"]
    if "uno" in legal and len(legal) > 1:
        if rng.random() < 0.2:
            return "uno"
        legal = [m for m in legal if m != "uno"]
    if rng.random() < game.noise:
        return rng.choice(legal)
    plays = [m for m in legal if m.startswith("play ")]
    lazy = [m for m in legal if m in ("draw", "keep", "pass")]
    if game.style == "hoard":
        # sometimes a seat keeps all its cards, so that the draw pile runs low
        if lazy:
            return lazy[0]
        numbers = [m for m in plays
                   if not _is_action(m.split(" ")[1], game.side)]
        return rng.choice(plays if not numbers or rng.random() < 0.7 else numbers) \
            if plays else rng.choice(legal)
    if game.style == "any" or not plays:
        return rng.choice(legal)
    if game.style == "eager":
        return rng.choice(plays)
    actions = [m for m in plays if _is_action(m.split(" ")[1], game.side)]
    if game.style == "action":
        draws = [m for m in actions if "draw" in game.on_side(m.split(" ")[1])]
        return rng.choice((rng.random() < 0.7 and draws) or actions or plays)
    numbers = [m for m in plays if m not in actions]
    if len(game.hands[seat]) == 1:               # late: an action card at last
        return rng.choice(actions or plays)
    flips = [m for m in plays
             if symbol_of(game.on_side(m.split(" ")[1])) == "flip"]
    exposes = color_of(face(game.discard[0], other(game.side))) is None
    if len(game.hands[seat]) == 2 and flips:
        # a flip that brings a wild to the top: better without the word
        quiet = [m for m in flips if not m.endswith(" uno")]
        return rng.choice(quiet if exposes and rng.random() < 0.8 else flips)
    if exposes and not numbers:                  # keep the flips for that
        kept = [m for m in plays if m not in flips] + lazy
        return rng.choice(kept or plays)
    return rng.choice(numbers or plays)


def chance(game, outcomes, rng):
    _style(game, rng)
    texts = [o[0] for o in outcomes]
    cards = [t.split(" ")[1] for t in texts]

    def draw(wanted):
        some = [t for t, c in zip(texts, cards) if wanted(c)]
        return rng.choice(some or texts)

    if rng.random() < game.noise:
        return rng.choice(texts)
    if game.phase == "dealer":
        if game.ties:
            seat = game.drawing["seat"]
            drawn = [game.dealer_draw[s] for s in game.contenders
                     if s not in game.still_to_draw]
            if drawn and seat != game.contenders[0]:
                value = points_for_dealer(drawn[0])
                return draw(lambda c: points_for_dealer(c) == value)
            return draw(lambda c: points_for_dealer(c) == 0)
        return rng.choice(texts)
    if game.phase == "first":
        kinds = sorted({symbol_of(face(c, "light")) for c in cards} - set(NUMBERS))
        kind = rng.choice(kinds + ["number"])
        if kind == "flip" and rng.random() < 0.5:
            return draw(lambda c: symbol_of(face(c, "light")) == "flip"
                        and color_of(face(c, "dark")) is None)
        if kind == "number" and rng.random() < 0.5:
            # the next flip brings a wild to the top
            return draw(lambda c: not _is_action(c, "light")
                        and color_of(face(c, "dark")) is None)
        return draw(lambda c: symbol_of(face(c, "light")) == kind
                    or kind == "number" and not _is_action(c, "light"))
    if game.phase == "top" and game.drawing and game.drawing["until"]:
        if game.luck == "miss":
            until = game.drawing["until"]
            return draw(lambda c: color_of(face(c, game.side)) != until)
        return rng.choice(texts)
    if game.luck == "suits" and game.phase == "top" and game.turn is not None:
        color = COLORS[game.side][game.turn % 4]
        now = color_of(game.on_side(game.discard[-1]))
        if color == now:
            color = COLORS[game.side][(game.turn + 1) % 4]
        return draw(lambda c: color_of(face(c, game.side)) == color
                    and not _is_action(c, game.side))
    if game.luck == "suits" and game.phase == "deal":
        color = COLORS["light"][game.drawing["seat"] % 4]
        return draw(lambda c: color_of(face(c, "light")) == color)
    if game.luck == "flips" and game.style == "late" and game.phase == "top" \
            and color_of(face(game.discard[0], other(game.side))) is None:
        return draw(lambda c: symbol_of(face(c, game.side)) == "flip")
    if rng.random() < 0.5:
        if game.luck == "action":
            return draw(lambda c: _is_action(c, "light") or _is_action(c, "dark"))
        if game.luck == "flips":
            return draw(lambda c: ":flip" in c)
        if game.luck == "wilds":
            return draw(lambda c: "wild" in c or ":flip" in c)
    return rng.choice(texts)


def points_for_dealer(card):
    symbol = symbol_of(face(card, "light"))
    return int(symbol) if symbol in NUMBERS else 0


# ---- Self-test

def check(game):
    s = game.state()
    cards = s["draw"]["cards"] + s["discard"]
    for hand in s["hands"]:
        cards += hand
    if s["phase"] == "dealer":
        cards += game.drawn_for_dealer
        assert None not in [s["dealer_draw"][c] for c in game.contenders
                            if c not in game.still_to_draw]
    assert in_order(cards) == DECK
    assert s["chance"] == bool(game.outcomes())
    assert s["chance"] + bool(s["actors"]) + s["over"] == 1
    for seat in s["actors"]:
        legal = game.legal(seat)
        assert legal and len(set(legal)) == len(legal)
    draw = s["draw"]
    if s["actors"]:
        assert (draw["top"] is None) == (not draw["cards"])
        assert (s["drawing"] is None) == (not game.stack) and s["turn"] is not None
        assert (s["color"] is None) == (s["phase"] == "color")
        assert (s["naming"] is not None) == (s["phase"] == "color")
        assert (s["drew"] is not None) == (s["phase"] == "drawn")
        assert (s["challenge"] is not None) == (s["phase"] == "challenge")
        if s["phase"] == "color":
            game.seen.add("naming %s, top discard %s" % (
                s["naming"], game.on_side(s["discard"][-1])))
        if s["phase"] == "challenge" and not draw["cards"]:
            game.seen.add("challenge with an empty draw pile")
    known = [c for c in (draw["top"], draw["bottom"]) if c]
    for card in set(known):
        assert known.count(card) <= draw["cards"].count(card)
    if s["uno"] is not None:
        assert len(s["hands"][s["uno"]]) == 1
    if s["turns"] % 10 == 0:
        for viewer in list(range(game.seats)) + ["spectator"]:
            game.view(viewer)
    if s["phase"] == "top":
        what = "for the one to act"
        if s["drawing"]:
            what = "until" if s["drawing"]["until"] else "drawing"
        game.seen.add("top " + what + (", bottom known" if draw["bottom"] else "")
                      + (", challenge" if s["challenge"] else "")
                      + (", naming" if s["naming"] else ""))


def self_test(games=300, seed=2, steps=1500):
    rng = random.Random(seed)
    seen, moves, unfinished = {}, 0, 0
    for number in range(games):
        seats = how_many(rng)
        game = Game(seats, options(seats, rng))
        for step in range(steps):
            check(game)
            game.seen.add("phase " + game.phase)
            if game.phase == "over":
                break
            if game.chance:
                game.apply("chance", chance(game, game.outcomes(), rng))
            else:
                seat = pick_actor(game, rng)
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
