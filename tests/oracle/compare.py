#!/usr/bin/env python3
"""Plays random games in lockstep on `upcard drive` and on the second
implementation of the rules in this folder, and compares all that can be seen.

    compare.py --program build/upcard                      all games
    compare.py --program build/upcard --games hilo --seconds 600 --seed night
    compare.py --program build/upcard --replay FILE        a report's file, or a record
    compare.py --alone --count 200                         the second implementation by itself

Each game of a run has a name such as `1:flip7:17` (seed, game, number); --seed 1 --games flip7 --first 17 --count 1 plays it again.

A module of a game has `Game` (seats, rules; state, chance, actors, legal,
outcomes, apply, view, refusal) and may have: SEATS, TEXTS (texts of moves),
HINTS (key -> rules), BAD_STARTS, in a game `events` (of the last move), and for seeking rare positions how_many(rng),
options(seats, rng), choose(game, seat, legal, rng), chance(game, outcomes,
rng), pick_actor(game, rng), and check(game).

Exit status: 0 no difference, 1 differences, 2 the program could not be used.
"""

import argparse
import importlib
import json
import os
import random
import re
import select
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
import pairs  # noqa: E402

RULES = os.path.join(HERE, "../../rules")


def rule_prefix(game):
    """"F7-", as the rulebook of the game numbers its rules; None without a rulebook."""
    try:
        with open(os.path.join(RULES, game + ".md"), encoding="utf-8") as book:
            return re.search(r"^- \*\*([A-Z][A-Z0-9]-)", book.read(), re.MULTILINE).group(1)
    except FileNotFoundError:
        return None


# A module of this folder that has a rulebook is a game.
PREFIX = {name: rule_prefix(name) for name, ending in sorted(map(os.path.splitext, os.listdir(HERE)))
          if ending == ".py" and rule_prefix(name)}
GAMES = list(PREFIX)


class Difference(Exception):
    def __init__(self, lines, hint=""):
        super().__init__(lines)
        self.lines = lines if isinstance(lines, list) else [lines]
        self.hint = hint


class Gone(Exception):
    """The program has ended, or does not answer."""


# ---------------------------------------------------------------- the program

class Program:
    def __init__(self, path, wait=30.0):
        self.path, self.wait = path, wait
        self.start()

    def start(self):
        self.process = subprocess.Popen([self.path, "drive"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        bufsize=0)
        self.rest = b""

    def stop(self):
        self.process.kill()
        self.process.wait()

    def finish(self):
        """At end of input the program ends with status 0."""
        self.process.stdin.close()
        try:
            return self.process.wait(self.wait)
        except subprocess.TimeoutExpired:
            self.stop()
            return None

    def line(self):
        until = time.monotonic() + self.wait
        while b"\n" not in self.rest:
            ready, _, _ = select.select([self.process.stdout], [], [], max(0, until - time.monotonic()))
            if not ready:
                self.stop()
                raise Gone("no answer in %g s" % self.wait)
            some = os.read(self.process.stdout.fileno(), 1 << 16)
            if not some:
                raise Gone("the program ended, status %s" % self.process.wait())
            self.rest += some
        line, self.rest = self.rest.split(b"\n", 1)
        return line

    def ask(self, request):
        data = (json.dumps(request) + "\n").encode()
        try:
            while data:
                data = data[self.process.stdin.write(data):]
        except BrokenPipeError:
            raise Gone("the program ended, status %s" % self.process.wait())
        line = self.line()
        try:
            answer = json.loads(line.decode("utf-8"), object_pairs_hook=once)
        except ValueError as e:
            raise Difference("answer is not JSON (%s): %r" % (e, line[:300]))
        if not isinstance(answer, dict) or not isinstance(answer.get("ok"), bool):
            raise Difference("answer without ok: %r" % line[:300])
        return answer


def once(pairs):
    keys = [k for k, _ in pairs]
    if len(set(keys)) != len(keys):
        raise ValueError("a key twice in one object: %s" % keys)
    return dict(pairs)


# ---------------------------------------------------------------- comparison

def differ(path, ours, theirs, out):
    """Lists where two JSON values differ; true is not 1."""
    if isinstance(ours, dict) and isinstance(theirs, dict):
        for k in sorted(set(ours) | set(theirs)):
            if k not in theirs:
                out.append((path + [k], "oracle %s, program has no such key" % short(ours[k])))
            elif k not in ours:
                out.append((path + [k], "program %s, oracle has no such key" % short(theirs[k])))
            else:
                differ(path + [k], ours[k], theirs[k], out)
    elif isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs):
        for i, (a, b) in enumerate(zip(ours, theirs)):
            differ(path + [i], a, b, out)
    elif ours != theirs or isinstance(ours, bool) != isinstance(theirs, bool) or type(ours) is not type(theirs):
        out.append((path, "oracle %s, program %s" % (short(ours), short(theirs))))
    return out


def short(value):
    text = json.dumps(value)
    return text if len(text) <= 400 else text[:397] + "..."


def describe(module, what, found):
    hints = getattr(module, "HINTS", {})
    lines = ["%s: %s: %s" % (what, ".".join(str(p) for p in path) or "(all)", text) for path, text in found[:12]]
    if len(found) > 12:
        lines.append("... and %d more" % (len(found) - 12))
    keys = {str(path[0]) for path, _ in found if path}
    hint = "; ".join(sorted({"%s: %s" % (k, hints[k]) for k in keys if k in hints}))
    return lines, hint


def pair_list(pairs):
    return sorted([list(p) for p in pairs], key=str)


def compare_position(module, game, answer):
    if not answer["ok"]:
        raise Difference("refused: %s" % short(answer))
    lines, hints = [], []

    def look(what, ours, theirs):
        found = differ([], ours, theirs, [])
        if found:
            more, hint = describe(module, what, found)
            lines.extend(more)
            hints.append(hint or getattr(module, "HINTS", {}).get(what, ""))

    for key in ("chance", "actors", "legal", "outcomes", "events", "state"):
        if key not in answer:
            lines.append("the position has no `%s`" % key)
    if lines:
        raise Difference(lines, "protocol")
    state = game.state()
    look("state", state, answer["state"])
    look("chance", bool(game.chance), answer["chance"])
    look("actors", game.actors(), answer["actors"])
    legal = {}
    for seat, moves in answer["legal"].items():
        if len(set(moves)) != len(moves):
            lines.append("legal: the same text twice: %s" % short(moves))
        legal[seat] = sorted(moves)
    look("legal", {str(s): sorted(game.legal(s)) for s in game.actors()}, legal)
    outcomes = [list(o) for o in answer["outcomes"]]
    if len({o[0] for o in outcomes}) != len(outcomes):
        lines.append("outcomes: the same text twice")
    look("outcomes", pair_list(game.outcomes()), pair_list(outcomes))
    if not isinstance(answer["events"], list) or \
            not all(isinstance(e, dict) and isinstance(e.get("type"), str) for e in answer["events"]):
        lines.append("events: not a list of objects with a type: %s" % short(answer["events"]))
    if lines:
        raise Difference(lines, "; ".join(h for h in hints if h))


def compare_events(module, game, answer):
    """The events of one move, if the module reports them (docs/events.md)."""
    if answer["ok"] and hasattr(game, "events"):
        found = differ([], game.events, answer["events"], [])
        if found:
            raise Difference(["%s; the oracle tells %s, the program %s" % ("; ".join(describe(module, "events", found)[0][:3]),
                                                                           short(game.events), short(answer["events"]))], "docs/events.md")


def compare_views(module, game, program):
    for viewer in list(range(game.seats)) + ["spectator"]:
        answer = program.ask({"op": "view", "seat": viewer})
        if not answer["ok"]:
            raise Difference("view %s refused: %s" % (viewer, short(answer)))
        found = differ([], game.view(viewer), answer.get("view"), [])
        if found:
            lines, hint = describe(module, "view of %s" % viewer, found)
            raise Difference(lines, hint or getattr(module, "HINTS", {}).get("view", ""))


# ---------------------------------------------------------------- illegal moves

def spoilt(rng, text):
    """An invalid text, made by changing that of a move."""
    ways = [text.upper(), text + " ", " " + text, text.replace(" ", "  ") if " " in text else text + "\t",
            text + " x", text.split(" ")[0] + " ?", "xyzzy", "card", "target", "play", text + "\n", text + "\u0000",
            "card 007", "c\u00e4rd 1", "a" * 5000, text[:-1] + "\u0665", "card +1", "card -0", "card 1e0", "target +1", "turn A1", "take d1",
            "target -1", "remove row 0", "remove diag a1c3", "chip", text + " " + text]
    for m in re.finditer(r"[0-9]+", text):
        ways.append(text[:m.start()] + "0" + text[m.start():])
        ways.append(text[:m.start()] + "+" + text[m.start():])
    return rng.choice(ways)


class Known:
    """The texts of moves seen so far, by game."""

    def __init__(self):
        self.texts = {}

    def add(self, game_id, texts, module):
        if game_id not in self.texts:
            self.texts[game_id] = sorted(getattr(module, "TEXTS", []))
            self.have = {g: set(t) for g, t in self.texts.items()}
        for t in texts:
            if t not in self.have[game_id] and len(self.texts[game_id]) < 5000:
                self.have[game_id].add(t)
                self.texts[game_id].append(t)


def doubtful(game, text):
    """A text that may be invalid with this number of seats or these rules."""
    if text.startswith("target ") and int(text.split()[1]) >= game.seats:
        return True
    return text.endswith(" uno") and game.rules.get("uno") == "auto"


def expected_errors(game, mover, text, spoiled):
    if game.phase == "over":
        return {"game_over"}
    if spoiled:
        return {"unknown_move"}
    unknown = {"unknown_move"} if doubtful(game, text) else set()
    by_chance = text.startswith(("card ", "chip "))
    if mover == "chance":
        if not game.chance:
            return {"not_your_turn"} | unknown
        return {"illegal_move"} | unknown if by_chance else {"illegal_move", "not_your_turn"} | unknown
    if mover not in game.actors():
        return {"not_your_turn"} | unknown
    if by_chance:
        return {"illegal_move", "not_your_turn"}
    return {"illegal_move"} | unknown


def try_illegal(module, game, program, known, rng, soft, game_id, tries):
    before = program.ask({"op": "position"})
    texts = known.texts[game_id]
    asked = []
    for _ in range(tries):
        mover = rng.choice(game.actors() * 3 + [rng.randrange(game.seats), "chance"])
        text = rng.choice(texts)
        if game.actors() and rng.random() < 0.3:
            text = rng.choice(game.legal(rng.choice(game.actors())))
        spoiled = rng.random() < 0.25
        if spoiled:
            text = spoilt(rng, text)
            if text in known.have[game_id]:
                continue
        if mover == "chance":
            if game.chance and text in [o[0] for o in game.outcomes()]:
                continue
        elif text in game.legal(mover):
            continue
        answer = program.ask({"op": "apply", "seat": mover, "move": text})
        asked.append([mover, text])
        if answer["ok"]:
            raise Difference("accepted: %s says %r; the oracle does not allow it" % (mover, text),
                             str(refusals(game, mover, text)))
        keys = {"ok", "error", "rule", "message"}
        if not keys <= set(answer):
            raise Difference("a refusal without %s: %s" % (sorted(keys - set(answer)), short(answer)), "protocol")
        codes = expected_errors(game, mover, text, spoiled)
        if answer["error"] not in codes:
            soft("error code in phase %s: %s says %r: expected %s, got %s" %
                 (game.phase, "chance" if mover == "chance" else "an actor" if mover in game.actors() else "a seat",
                  text[:60], " or ".join(sorted(codes)), answer["error"]),
                 (game_id, game.phase, mover == "chance", tuple(sorted(codes)), answer["error"]))
        rule = answer["rule"]
        if rule is not None and not (isinstance(rule, str) and rule.startswith(PREFIX[game_id])):
            soft("not a rule of this game: %r for %s %r" % (rule, mover, text[:60]), (game_id, "rule", rule))
        if not isinstance(answer["message"], str) or not answer["message"]:
            soft("a refusal without a message: %s %r" % (mover, text[:60]), (game_id, "message"))
        if answer["error"] == "illegal_move" and not spoiled and mover != "chance":
            sure = refusals(game, mover, text)
            if sure and rule not in sure:
                soft("rule of a refusal in phase %s: %s %r: expected %s, got %s (%s)" %
                     (game.phase, mover, text[:60], " or ".join(sure), rule, answer["message"]),
                     (game_id, game.phase, text.split(" ")[0], tuple(sure), rule))
    after = program.ask({"op": "position"})
    found = differ([], {k: v for k, v in before.items() if k != "events"},
                   {k: v for k, v in after.items() if k != "events"}, [])
    if found:
        lines, hint = describe(module, "changed by a refused move", found)
        raise Difference(lines + ["one of: %s" % short(asked)], "an illegal move changes nothing")


def refusals(game, mover, text):
    if mover == "chance" or mover not in game.actors() or doubtful(game, text):
        return []
    sure = game.refusal(mover, text)
    if sure is None:
        return []
    return [sure] if isinstance(sure, str) else list(sure)


# ---------------------------------------------------------------- play

class Player:
    """Chooses for chance and for the seats; each game in its own way."""

    def __init__(self, module, rng):
        self.module, self.rng = module, rng
        self.luck = rng.choice(["weights", "even", "favour", "module", "module"])
        self.way = rng.choice(["even", "biased", "module", "module"])
        self.words = {}
        self.favoured = set()
        self.until_change = 0

    def chance(self, game):
        outcomes = game.outcomes()
        rng = self.rng
        if self.luck == "module" and hasattr(self.module, "chance"):
            return self.module.chance(game, outcomes, rng)
        weights = [o[1] for o in outcomes]
        if self.luck == "even":
            weights = [1] * len(outcomes)
        elif self.luck == "favour":      # a few words come again and again
            if self.until_change == 0:
                words = sorted({w for o in outcomes for w in re.split("[ :/]", o[0])[1:]})
                self.favoured = set(rng.sample(words, min(len(words), rng.randint(1, 4))))
                self.until_change = rng.randint(5, 80)
            self.until_change -= 1
            weights = [w * (50 if self.favoured & set(re.split("[ :/]", o[0])[1:]) else 1)
                       for o, w in zip(outcomes, weights)]
        return rng.choices(outcomes, weights)[0][0]

    def seat(self, game):
        rng = self.rng
        if self.way == "module" and hasattr(self.module, "pick_actor"):
            seat = self.module.pick_actor(game, rng)
        else:
            seat = rng.choice(game.actors())
        legal = sorted(game.legal(seat))
        if self.way == "module" and hasattr(self.module, "choose"):
            return seat, self.module.choose(game, seat, legal, rng)
        if self.way == "biased":
            weights = [self.words.setdefault(m.split(" ")[0], rng.choice([0.02, 0.3, 1, 5, 40])) for m in legal]
            return seat, rng.choices(legal, weights)[0]
        return seat, rng.choice(legal)

    def move(self, game):
        if game.chance:
            return "chance", self.chance(game)
        return self.seat(game)


def start_of(module, rng):
    low, high = module.SEATS
    seats = module.how_many(rng) if hasattr(module, "how_many") else rng.randint(low, high)
    return seats, module.options(seats, rng) if rng.random() < 0.9 else {}


def sets_of(program, game):
    """Sets of rule options in which each pair of values occurs at least once."""
    def accepts(seats, rules):
        return program.ask({"op": "new", "game": game["id"], "seats": seats, "rules": rules})["ok"]
    low, high = game["seats"]
    return pairs.option_sets(game["rules"], list(range(low, high + 1)), accepts)


class Report:
    def __init__(self, args):
        self.args = args
        self.signatures = {}
        self.softs = {}
        self.failed = False

    def soft(self, text, signature):
        if signature not in self.softs:
            self.softs[signature] = [0, text]
            print("REFUSAL  %s" % text, flush=True)
        self.softs[signature][0] += 1
        self.failed = True

    def hard(self, name, game_id, seats, rules, moves, phase, problem):
        self.failed = True
        signature = (game_id, phase, re.sub(r"[0-9]+", "N", problem.lines[0])[:80])
        self.signatures[signature] = self.signatures.get(signature, 0) + 1
        if self.signatures[signature] > 1:
            return
        path = os.path.join(self.args.save or tempfile.gettempdir(),
                            "oracle-%s.json" % re.sub(r"[^A-Za-z0-9_.-]", "-", name))
        if self.args.replay:
            path = self.args.replay
        else:
            with open(path, "w") as f:
                json.dump({"game": game_id, "seats": seats, "rules": rules, "moves": moves}, f)
        print("=" * 78)
        print("DIFFERENCE in %s: %s, %d seats, rules %s, phase %s (by the oracle)" %
              (name, game_id, seats, json.dumps(rules), phase))
        shown = moves if len(moves) <= 120 else moves[-30:]
        if len(moves) > len(shown):
            print("  %d moves, the last %d:" % (len(moves), len(shown)))
        print("  " + " | ".join("%s %s" % ("*" if m == "chance" else m, t) for m, t in shown))
        for line in problem.lines:
            print("  - " + line)
        if problem.hint:
            print("  rules at issue: " + problem.hint)
        print("  again: %s --program %s --replay %s" % (os.path.basename(__file__), self.args.program, path), flush=True)


def bad_starts(module, game_id, program, report):
    common = [(-1, {}, {"bad_seats", "bad_request"}), (1000, {}, {"bad_seats", "bad_request"}),
              ("two", {}, {"bad_seats", "bad_request"}),
              (module.SEATS[0], {"no such key": 1}, {"bad_rules"}),
              (module.SEATS[0], {"target": -5}, {"bad_rules"}), (module.SEATS[0], {"target": 1.5}, {"bad_rules"}),
              (module.SEATS[0], {"target": 10 ** 30}, {"bad_rules"}), (module.SEATS[0], {"target": None}, {"bad_rules", "bad_request"})]
    for seats, rules, code in common + [(s, r, {c}) for s, r, c in getattr(module, "BAD_STARTS", [])]:
        answer = program.ask({"op": "new", "game": game_id, "seats": seats, "rules": rules})
        got = answer.get("error") if not answer["ok"] else "a game"
        if got not in code:
            report.soft("new %s, %s seats, %s: expected %s, got %s" %
                        (game_id, seats, json.dumps(rules), " or ".join(sorted(code)), got), (game_id, "new", str(seats), str(rules)))


def play(args, program, known, report, module, game_id, name, deadline, chosen):
    """One game in lockstep. Returns (moves made, finished)."""
    rng = random.Random(name)
    seats, rules = chosen or start_of(module, rng)
    player = Player(module, rng)
    moves = []
    game = module.Game(seats, rules)
    often = rng.choice([1, 3, 10])
    sampled = rng.random() < 0.05 and (game.rules.get("target", 1) <= 100)
    limit = rng.choice([args.steps, args.steps, args.steps // 10])
    try:
        answer = program.ask({"op": "new", "game": game_id, "seats": seats, "rules": rules})
        compare_position(module, game, answer)
        while game.phase != "over" and len(moves) < limit:
            if args.check and hasattr(module, "check"):
                module.check(game)
            known.add(game_id, [t for s in game.actors() for t in game.legal(s)] + [o[0] for o in game.outcomes()],
                      module)
            if rng.random() < 1 / often:
                if rng.random() < 0.5:
                    compare_views(module, game, program)
                else:
                    try_illegal(module, game, program, known, rng, report.soft, game_id, rng.randint(1, 6))
            if deadline and time.monotonic() > deadline:
                return len(moves), False
            draw = rng.random()
            if game.chance and draw < 0.02 or sampled and draw > 0.99:
                until = "decision" if draw < 0.02 else "over"
                answer = program.ask({"op": "sample", "seed": "%s %d" % (name, len(moves)), "until": until})
                if not answer["ok"]:
                    raise Difference("sample refused: %s" % short(answer), "protocol")
                for mover, text in answer["moves"]:
                    if until == "decision" and not (mover == "chance" and game.chance):
                        raise Difference("sample until decision went too far: %s" % short(answer["moves"]), "protocol")
                    moves.append([mover, text])
                    check_allowed(game, mover, text, "sample")
                    game.apply(mover, text)
                if until == "decision" and game.chance:
                    raise Difference("sample until decision stopped before one", "protocol")
                if until == "over" and game.phase != "over" and not answer.get("stopped"):
                    raise Difference("sample until over stopped before the end", "protocol")
            else:
                mover, text = player.move(game)
                moves.append([mover, text])
                game.apply(mover, text)
                answer = program.ask({"op": "apply", "seat": mover, "move": text})
                compare_events(module, game, answer)
            compare_position(module, game, answer)
        compare_views(module, game, program)
        try_illegal(module, game, program, known, rng, report.soft, game_id, 8)
        if rng.random() < 0.3:
            compare_record(module, game, program)
        return len(moves), game.phase == "over"
    except Difference as problem:
        report.hard(name, game_id, seats, rules, moves, game.phase, problem)
    except Gone as problem:
        report.hard(name, game_id, seats, rules, moves, game.phase, Difference("the program: %s" % problem))
        if program.process.poll() is None:
            program.stop()
        program.start()
    return len(moves), False


def check_allowed(game, mover, text, who):
    legal = [o[0] for o in game.outcomes()] if mover == "chance" and game.chance else \
        game.legal(mover) if mover != "chance" else []
    if text not in legal:
        raise Difference("%s: %s says %r, which the oracle does not allow" % (who, mover, text))


def compare_record(module, game, program):
    answer = program.ask({"op": "record"})
    if not answer["ok"] or not isinstance(answer.get("record"), str):
        raise Difference("record refused: %s" % short(answer), "protocol")
    if len(answer["record"]) > 900_000:  # with its escapes more than a request's line may have
        return
    again = program.ask({"op": "load", "record": answer["record"]})
    compare_position(module, game, again)


def replay(args, program, report):
    text = open(args.replay, encoding="utf-8").read()
    if text.lstrip().startswith("{"):
        data = json.loads(text)
        game_id, seats, rules, moves = data["game"], data["seats"], data["rules"], data["moves"]
    else:
        head, body = text.split("\n\n", 1)
        keys = dict((line.split(" ", 1) + [""])[:2] for line in head.splitlines())
        game_id, seats = keys["game"], int(keys["seats"])
        rules = dict(r.split("=", 1) for r in keys.get("rules", "").split())
        moves = []
        for line in body.splitlines():
            if line.strip() and not line.startswith("result"):
                mover, move = line.split(" ", 1)
                moves.append(["chance" if mover == "*" else int(mover), move])
    module = importlib.import_module(game_id)
    game = module.Game(seats, rules)
    done = []
    try:
        answer = program.ask({"op": "new", "game": game_id, "seats": seats, "rules": rules})
        compare_position(module, game, answer)
        compare_views(module, game, program)
        for mover, move in moves:
            done.append([mover, move])
            check_allowed(game, mover, move, "the list")
            game.apply(mover, move)
            compare_position(module, game, program.ask({"op": "apply", "seat": mover, "move": move}))
            compare_views(module, game, program)
        print("%d moves, no difference" % len(moves))
    except (Difference, Gone) as problem:
        if isinstance(problem, Gone):
            problem = Difference(str(problem))
        report.hard("replay", game_id, seats, rules, done, game.phase, problem)


# ---------------------------------------------------------------- alone

def alone(args, games):
    """The second implementation by itself: its own checks, and its coverage."""
    begin = time.monotonic()
    for game_id in games:
        module = importlib.import_module(game_id)
        seen, phases, total, finished, number = {}, {}, 0, 0, args.first
        start = time.monotonic()
        while number - args.first < args.count:
            if args.seconds and time.monotonic() - start > args.seconds / len(games):
                break
            name = "%s:%s:%d" % (args.seed, game_id, number)
            number += 1
            rng = random.Random(name)
            seats, rules = start_of(module, rng)
            game, player = module.Game(seats, rules), Player(module, rng)
            moves = []
            try:
                while game.phase != "over" and len(moves) < args.steps:
                    phases[game.phase] = phases.get(game.phase, 0) + 1
                    if hasattr(module, "check"):
                        module.check(game)
                    options = game.outcomes() if game.chance else [t for s in game.actors() for t in game.legal(s)]
                    if not options:
                        raise AssertionError("nobody can move")
                    if game.chance and game.actors():
                        raise AssertionError("chance and a seat together")
                    moves.append(player.move(game))
                    game.apply(*moves[-1])
                    if rng.random() < 0.1:
                        json.dumps([game.state()] + [game.view(v) for v in [0, "spectator"]])
                if hasattr(module, "check"):
                    module.check(game)
            except Exception:
                print("in %s, %d seats, rules %s, after %s" % (name, seats, rules, moves[-30:]))
                raise
            total += len(moves)
            finished += game.phase == "over"
            for s in getattr(game, "seen", ()):
                seen[s] = seen.get(s, 0) + 1
        print("%s: %d games, %d over, %d moves, %.1f s" % (game_id, number - args.first, finished, total, time.monotonic() - start))
        if args.verbose:
            print("  phases: " + ", ".join("%s %d" % p for p in sorted(phases.items())))
            for s in sorted(seen):
                print("  %6d games: %s" % (seen[s], s))
    return time.monotonic() - begin


# ---------------------------------------------------------------- main

def main():
    p = argparse.ArgumentParser(description="Plays the engine beside a second implementation of the rules.")
    p.add_argument("--program", default="build/upcard", help="the upcard program (default build/upcard)")
    p.add_argument("--games", default="all", help="ids, with commas (default all four)")
    p.add_argument("--seed", default="1")
    p.add_argument("--count", type=int, default=None, help="games of each kind (default 100; without limit with --seconds)")
    p.add_argument("--first", type=int, default=0, help="number of the first game")
    p.add_argument("--seconds", type=float, default=0, help="stop after this time")
    p.add_argument("--steps", type=int, default=3000, help="moves after which a game is left (default 3000)")
    p.add_argument("--replay", help="a move list saved by a report, or a record")
    p.add_argument("--save", help="folder for the move lists of reports (default the temporary folder)")
    p.add_argument("--stop-after", type=int, default=10, help="stop after this many different differences")
    p.add_argument("--alone", action="store_true", help="no program: test the second implementation by itself")
    p.add_argument("--check", action="store_true", help="also run the second implementation's own checks")
    p.add_argument("--verbose", "-v", action="store_true")
    args = p.parse_args()
    if args.count is None:
        args.count = 10 ** 9 if args.seconds else 100
    games = GAMES if args.games == "all" else args.games.split(",")
    if args.alone:
        alone(args, games)
        return 0
    try:
        program = Program(args.program)
        answer = program.ask({"op": "games"})
    except (OSError, Gone, Difference) as e:
        print("cannot use %s: %s" % (args.program, e), file=sys.stderr)
        return 2
    report, known = Report(args), Known()
    if args.replay:
        replay(args, program, report)
        return 1 if report.failed else 0
    have = {g.get("id"): g for g in answer.get("games", [])}
    for g in list(games):
        if g not in have:
            report.soft("the program has no game %s" % g, (g, "missing"))
            games = [x for x in games if x != g]
            continue
        module = importlib.import_module(g)
        if list(module.SEATS) != have[g].get("seats"):
            report.soft("games: seats of %s: %s, expected %s" % (g, have[g].get("seats"), list(module.SEATS)), (g, "seats"))
        keys = sorted(module.Game(module.SEATS[0], {}).rules)
        if sorted(r["key"] for r in have[g].get("rules", [])) != keys:
            report.soft("games: rules of %s: %s, expected %s" %
                        (g, sorted(r["key"] for r in have[g].get("rules", [])), keys), (g, "keys"))
        try:
            bad_starts(module, g, program, report)
        except (Difference, Gone) as e:
            report.soft("bad starts of %s: %s" % (g, e), (g, "bad starts"))
            if program.process.poll() is not None:
                program.start()
    deadline = time.monotonic() + args.seconds if args.seconds else None
    played = {g: [0, 0, 0] for g in games}
    sets = {}
    number = args.first
    while number - args.first < args.count and games:
        for g in games:
            if deadline and time.monotonic() > deadline or len(report.signatures) >= args.stop_after:
                break
            module = importlib.import_module(g)
            if g not in sets:
                sets[g] = sets_of(program, have[g])
            chosen = sets[g][(number - number // 3 - 1) % len(sets[g])] if number % 3 else None  # else of the module
            moves, over = play(args, program, known, report, module, g, "%s:%s:%d" % (args.seed, g, number), deadline, chosen)
            played[g][0] += 1
            played[g][1] += over
            played[g][2] += moves
        else:
            number += 1
            continue
        break
    status = program.finish()
    if status != 0:
        report.soft("at end of input the program ended with %s" % status, ("status",))
    for g in games:
        print("%s: %d games, %d to their end, %d moves" % (g, *played[g]))
    for n, text in report.softs.values():
        print("%6d x %s" % (n, text))
    for signature, n in report.signatures.items():
        print("%6d x %s" % (n, " ".join(signature)))
    print("differences" if report.failed else "no difference")
    return 1 if report.failed else 0


if __name__ == "__main__":
    sys.exit(main())
