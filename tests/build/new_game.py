#!/usr/bin/env python3
"""tools/new-game writes a game into its own folders and one line of meson.build, by all rules for the sources; it refuses
invalid names. The worked example of docs/new-game.md applies to it. new_game_plays.py builds both and plays them."""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

SOURCE = pathlib.Path(os.environ["SOURCE_ROOT"])
NAME = "tiny_test_game"
OWN = (f"include/upcard/{NAME}.h", f"rules/{NAME}.md", f"src/games/{NAME}/", f"tests/games/{NAME}/")


def run(tree, *command, fine=True, **options):
    """The output of a command in the tree, which must succeed, or (fine=False) must not."""
    done = subprocess.run([str(word) for word in command], cwd=tree, stdin=options.pop("stdin", subprocess.DEVNULL), text=True,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=1800, **options)
    if (done.returncode == 0) != fine:
        sys.exit(f"{' '.join(map(str, command))}: exit status {done.returncode}\n{done.stdout}")
    return done.stdout


def copy_of_the_sources(folder):
    """A repository with the current sources, without build results."""
    tree = pathlib.Path(folder) / "tree"
    listed = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=SOURCE,
                            stdout=subprocess.PIPE, check=False).stdout.decode().split("\0")
    for path in filter(None, listed):
        if (SOURCE / path).is_file():
            (tree / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(SOURCE / path, tree / path)
    run(tree, "git", "init", "-q")
    commit(tree)
    return tree


def commit(tree):
    run(tree, "git", "add", "-A")
    run(tree, "git", "-c", "user.name=test", "-c", "user.email=test@localhost", "commit", "-q", "-m", "all")


def changed(tree):
    """The differences from the commit: pairs of the letters of `git status` and the path."""
    return [(line[:2], line[3:]) for line in run(tree, "git", "status", "--porcelain").splitlines()]


def make_game(tree):
    run(tree, "tools/new-game", NAME, "--title", "Tiny Test Game")
    expected = {(" M", "meson.build")} | {("??", path) for path in OWN}
    if set(changed(tree)) != expected:
        sys.exit(f"new-game changed {changed(tree)}")
    lines = run(tree, "git", "diff", "--numstat", "meson.build").split()[:2]
    if lines != ["1", "1"]:
        sys.exit(f"new-game changed more than the list of games: {lines}")


def names_are_refused(tree):
    for words, told in ((["flip7"], "there is a game flip7 already"), (["Pairs"], "invalid name"), (["a"], "invalid name"),
                        (["../x"], "invalid name"), (["switch"], "choose another"), (["rng"], "exists already"),
                        (["pairs", "--prefix", "F7"], "another game has the prefix"),
                        (["pairs", "--prefix", "x"], "invalid prefix"), (["pairs", "--title", "\\"], "invalid title"),
                        ([], "required")):
        if told not in run(tree, "tools/new-game", *words, fine=False):
            sys.exit(f"new-game {words} was refused with other words than: {told}")
    if changed(tree):
        sys.exit(f"a refused name changed {changed(tree)}")
    if "usage:" not in run(tree, "tools/new-game", "--help"):
        sys.exit("new-game --help tells no usage")


def follows_the_rules_of_the_sources(tree, name):
    run(tree, "tools/trace")
    run(tree, "tools/trace", "--check")
    run(tree, "tools/check-includes")
    generated = tree / "generated"
    run(tree, "tools/write-registry", generated / "upcard/games.h", "upcard")
    own = sorted((tree / f"src/games/{name}").glob("*.c"))
    for compiler in ("gcc", "clang"):
        if shutil.which(compiler):
            run(tree, compiler, "-std=c17", "-Wall", "-Wextra", "-Wpedantic", "-Wshadow", "-Wcast-qual", "-Werror",
                "-Wno-missing-field-initializers", "-Wno-unused-command-line-argument", "-fsyntax-only", f"-I{generated}", "-Iinclude", "-Isrc", *own)
    if shutil.which("clang-format"):
        run(tree, "clang-format", "--dry-run", "-Werror", *own, f"include/upcard/{name}.h", f"src/games/{name}/{name}.h",
            f"tests/games/{name}/test_{name}.c")


def make_example(tree):
    """The worked example of docs/new-game.md: its changes, in order, to the game climb."""
    run(tree, "tools/new-game", "climb")
    changes = re.findall(r"^```diff\n(.*?)^```$", (tree / "docs/new-game.md").read_text(), re.MULTILINE | re.DOTALL)
    if len(changes) < 5:
        sys.exit("docs/new-game.md has no worked example")
    run(tree, "git", "apply", "-", stdin=None, input="".join(changes))


def main():
    with tempfile.TemporaryDirectory(prefix="upcard-new-game-") as folder:
        tree = copy_of_the_sources(folder)
        names_are_refused(tree)
        make_game(tree)
        make_example(tree)
        for name in (NAME, "climb"):
            follows_the_rules_of_the_sources(tree, name)


if __name__ == "__main__":
    main()
