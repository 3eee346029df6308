#!/usr/bin/env python3
"""A new game from tools/new-game and the worked example of docs/new-game.md are built and play everywhere: in simulations,
with bots, in the terminal, by `drive`, in records, over a server and, if the page can be built, as WebAssembly and on the
page. The first has two seats and no target, so that nothing expects three seats or rules that a game need not have."""
import fcntl
import json
import os
import pty
import re
import select
import shutil
import struct
import subprocess
import sys
import tempfile
import termios
import time

from new_game import NAME, SOURCE, changed, commit, copy_of_the_sources, make_example, make_game, run

sys.path.insert(0, str(SOURCE / "tests/server"))

GENERIC_TESTS = ("games-test_every_game", "games-test_events", "games-test_climb", "core-test_record", "core-test_notation",
                 "core-test_options", "core-test_validate", "build-listed", "tui-test_generic", "tui-test_canvas",
                 "bots-test_bots", "bots-test_search", "golden-signatures", "cli-events", "cli-test_drive",
                 "client-test_message", "games-test_playout", "session-test_follow", "session-test_table",
                 "server-test_table_actor", "sim-test_arena", "sim-test_simulate", "sim-test_tally",
                 "tui-test_event_sentence")


def require(condition, text):
    if not condition:
        sys.exit(text)


def make_it_small(tree):
    """Two seats, and an option of another name in place of `target`; its own test, which needs both, is not run."""
    for path, old, new in ((f"src/games/{NAME}/play.c", r"\.seats_max = \w+", ".seats_max = 2"),
                           (f"src/games/{NAME}/text.c", r'"target"', '"goal"'),
                           (f"src/games/{NAME}/text.c", r'"target=', '"goal='),
                           (f"src/games/{NAME}/play.c", r"static int32_t target\(.*?\n}\n\n", ""),
                           (f"src/games/{NAME}/play.c", r"    \.target = target,\n", "")):
        text, count = re.subn(old, new, (tree / path).read_text(), flags=re.DOTALL)
        require(count == 1, f"{path}: {count} times {old}")
        (tree / path).write_text(text)


def build(tree):
    run(tree, "meson", "setup", "build", "-Dbuildtype=debug", "-Doptimization=0", "-Db_ndebug=false", "-Dpage=disabled",
        "-Dtests=enabled")
    programs = [f"tests/test-{name}" for name in GENERIC_TESTS if "-test_" in name]
    run(tree, "ninja", "-C", "build", "upcard", "tests/bindings/findings", *programs)
    require(not changed(tree), f"the build changed {changed(tree)}")


def bots_play(tree, upcard):
    counted = json.loads(run(tree, upcard, "simulate", NAME, "--seats", "random,normal", "--games", "100", "--json"))
    require(counted, "simulate printed nothing")
    run(tree, upcard, "arena", NAME, "--bots", "hard,random", "--seats", "2", "--games", "10")


def a_person_plays(tree, upcard):
    """In plain lines: the first choice each time, with a hint, the table and the rules in between."""
    typed = "table\nhint\nrules\n" + "1\n" * 500
    record = tree / "build/one.upcard"
    told = run(tree, upcard, "play", NAME, "--seats", "you,bot:hard", "--plain", "--record", record, stdin=None,
               input=typed)
    for words in ("Your turn. Choose a move.", "hands", " won with ", "1. play "):
        require(words in told, f"the plain game never told \"{words}\":\n{told[:3000]}")
    require("Tiny Test Game" in run(tree, upcard, "verify", record), "verify does not name the game")
    run(tree, upcard, "replay", record, "--all")
    require("played: \n" not in run(tree, upcard, "review", record, "--playouts", "8"), "review gives reasons without words")
    require("Tiny Test Game" in run(tree, upcard, "rules", NAME), "there is no rulebook")
    hidden = run(tree, upcard, "play", NAME, "--seats", "bot:random,bot:random", "--plain")
    require("drew a card." in hidden and "drew 1" not in hidden, "who watches bots is told their cards")


def a_person_plays_on_the_screen(tree, upcard):
    """On the full screen of a terminal: Return takes the first choice, until the record has its result."""
    record, (terminal, side) = tree / "build/screen.upcard", pty.openpty()
    fcntl.ioctl(side, termios.TIOCSWINSZ, struct.pack("HHHH", 30, 100, 0, 0))
    command = [upcard, "play", NAME, "--seats", "you,bot:random", "--seed", "1", "--pause", "0", "--record", record]
    environment = {**os.environ, "TERM": "xterm", "XDG_STATE_HOME": str(tree / "build"), "XDG_DATA_HOME": str(tree / "build")}
    process = subprocess.Popen(command, stdin=side, stdout=side, stderr=side, env=environment)
    shown, end = b"", time.time() + 60
    try:
        while time.time() < end and process.poll() is None and not (record.is_file() and "\nresult" in record.read_text()):
            os.write(terminal, b"\r")
            while select.select([terminal], [], [], 0.05)[0]:
                shown += os.read(terminal, 65536)
    finally:
        process.kill()
        process.wait()
    require(record.is_file() and "\nresult" in record.read_text(), f"no game was played on the screen:\n{shown[-3000:]}")
    require(b"Tiny Test Game" in shown, "the screen does not name the game")


def programs_drive(tree, upcard):
    listed = json.loads(run(tree, upcard, "games", "--json"))
    require([NAME, "climb"] == [game["id"] for game in listed][-2:], "games --json does not list the new games")
    requests = [{"op": "games"}, {"op": "new", "game": NAME, "seats": 2}, {"op": "apply", "seat": "chance", "move": "card 5"},
                {"op": "view", "seat": 1}]
    lines = run(tree, upcard, "drive", stdin=None, input="".join(json.dumps(request) + "\n" for request in requests))
    answers = [json.loads(line) for line in lines.splitlines()]
    require(all(answer["ok"] for answer in answers), f"drive: {answers}")
    require(answers[3]["view"]["hands"] == [1, []], f"drive shows seat 1 {answers[3]['view']}")


def a_server_plays(tree, upcard):
    """Tables of clients that check their messages, and one of a person in plain lines with a bot of the server."""
    os.environ["UPCARD"] = str(upcard)
    import server
    server.PROGRAM = str(upcard)
    with_server = server.Server(tables_per_player=100, connections_per_address=100, guests_per_address=100)
    try:
        run(tree, upcard, "swarm", "--server", with_server.url, "--game", NAME, "--tables", "2", "--seats", "2", "--games", "1",
            "--seconds", "100")
        told = run(tree, upcard, "join", with_server.url, "--plain", "--create", NAME, "--bots", "normal", stdin=None,
                   input="1\n" * 400, env={**os.environ, "HOME": str(tree / "build"), "XDG_DATA_HOME": str(tree / "build")})
        require(" won with " in told, f"join did not play to the end:\n{told[-3000:]}")
    finally:
        with_server.process.terminate()
        with_server.process.wait(60)


def the_modules_play(tree, upcard):
    """The games are in the WebAssembly modules: the tests of the package play all games of its list and compare them with
    this machine's. On the page they have the generic board."""
    packages = SOURCE / "web/node_modules"
    if not all(shutil.which(tool) for tool in ("clang", "wasm-ld", "node")) or not packages.is_dir():
        print("WebAssembly modules and the page are not built here")
        return
    (tree / "web/node_modules").symlink_to(packages)
    modules, page = tree / "build/wasm", tree / "build/page"
    run(tree, "bindings/wasm/build", modules)
    for name in ("upcard", NAME, "climb"):
        require((modules / f"{name}.wasm").is_file(), f"there is no {name}.wasm")
    known = {**os.environ, "UPCARD": str(upcard), "FINDINGS": str(tree / "build/tests/bindings/findings")}
    run(tree, "bindings/wasm/write-tables", upcard)
    run(tree, "bindings/wasm/test", env={**known, "UPCARD_WASM": str(modules / "upcard.wasm")})
    run(tree, "tools/build-page", modules, page)
    run(tree, "node", "--test", "web/tests/slow/new-game.test.mjs", env={**known, "PAGE": str(page), "GAMES": f"{NAME} climb"})


def main():
    with tempfile.TemporaryDirectory(prefix="upcard-new-game-") as folder:
        tree = copy_of_the_sources(folder)
        make_game(tree)
        make_it_small(tree)
        make_example(tree)
        commit(tree)
        build(tree)
        upcard = tree / "build/upcard"
        bots_play(tree, upcard)
        a_person_plays(tree, upcard)
        a_person_plays_on_the_screen(tree, upcard)
        programs_drive(tree, upcard)
        a_server_plays(tree, upcard)
        run(tree, "tools/write-events", upcard)
        run(tree, "meson", "test", "-C", "build", "--no-rebuild", "--print-errorlogs", *GENERIC_TESTS)
        the_modules_play(tree, upcard)


if __name__ == "__main__":
    main()
