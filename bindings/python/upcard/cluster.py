"""Simulations, arenas and the figures of docs/games.md on many machines with Ray: pip install .[ray]

    python -m upcard.cluster simulate hilo --games 1000000 --json
    python -m upcard.cluster --address ray://head:10001 --parts 400 --kept night arena uno_flip --bots hard,normal --games 20000
    python -m upcard.cluster --kept kept figures --size few --docs found

The arguments after simulate and arena are those of the program `upcard`, and so is the result, to the last byte. The work
is divided as by `--shard K/N` (docs/shards.md); Ray plays a part again when its worker or machine dies. Finished parts stand
in the folder of --kept: the same command plays only what is missing. Each machine needs this package.

    --address A   a cluster that runs; else one is started here, with all cores
    --parts N     parts of each simulation or arena (16). Another number plays everything again
    --kept FOLDER where finished parts stand; else they are forgotten at the end
    --retries N   how often a part is played again whose worker dies (10)
"""
import argparse
import ctypes
import hashlib
import json
import os
import pathlib
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import ray

import upcard

__all__ = ['Cost', 'Part', 'figures', 'merge', 'play', 'run']

LIBC = ctypes.CDLL(None)
PARTS, RETRIES = 16, 10
OUTPUT = {'--json': 0, '--csv': 0, '--svg': 1, '--force': 0}  # arguments of `upcard merge`, with the number of their values


class Part(NamedTuple):
    """Part number `number` of `of`, from 1, of a simulation or arena with these arguments of the program."""

    arguments: tuple[str, ...]
    number: int
    of: int

    def file(self, kept: pathlib.Path) -> pathlib.Path:
        """Where its result stands: under the name that tools/figures gives it."""
        name = hashlib.sha256(json.dumps(self.arguments).encode()).hexdigest()[:32]
        return kept / f'{name}.{self.number}-of-{self.of}.shard'


class Cost(NamedTuple):
    """games: in all parts; played: in those that were not kept already. cpu_s: processor time of the played ones."""

    games: int
    played: int
    cpu_s: float
    wall_s: float

    def __str__(self) -> str:
        each = f', {1e6 * self.cpu_s / self.played:.3g} µs a game' if self.played else ''
        return (f'{self.games} games, {self.played} of them now: {self.cpu_s:.1f} s of processor time{each}, '
                f'{self.wall_s:.1f} s in all')


def program() -> str:
    """The program that plays: the one in this package, $UPCARD, or the one on the path."""
    own = [os.path.join(folder, 'upcard') for folder in upcard.__path__]
    found = [path for path in (*own, os.environ.get('UPCARD'), shutil.which('upcard')) if path and os.path.isfile(path)]
    if not found:
        raise FileNotFoundError('the program upcard is neither in the package nor on the path')
    return found[0]


def _die_with_parent() -> None:
    """Else the program would play to its end when Ray's worker dies, and play the part twice."""
    if sys.platform == 'linux':
        LIBC.prctl(1, signal.SIGKILL)  # PR_SET_PDEATHSIG


def _answer(*command: str | os.PathLike[str]) -> str:
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding='utf-8',
                          preexec_fn=_die_with_parent)
    if done.returncode:
        raise RuntimeError(done.stderr.strip() or f'{command[0]} ended with {done.returncode}')
    return done.stdout


def play(part: Part) -> tuple[bytes, float]:
    """Plays a part here: its shard, and the processor time that it took, in seconds."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder, 'shard')
        _answer(program(), *part.arguments, '--shard', f'{part.number}/{part.of}', '--resume', file, '--threads', '1')
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return file.read_bytes(), after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def _games(shard: pathlib.Path) -> int:
    with shard.open(encoding='utf-8') as lines:
        header = json.loads(next(lines))
    return int(header['to'] - header['from'])


def _play_all(parts: Sequence[Part], retries: int) -> Iterator[tuple[Part, bytes, float]]:
    """Each part with its shard, as they are finished; a few more are under way than there are cores."""
    remote: Any = ray.remote(max_retries=retries)(play)
    left = iter(parts)
    under_way: dict[Any, Part] = {}
    while True:
        room = 2 * max(1, int(ray.cluster_resources().get('CPU', 1))) - len(under_way)
        for _, part in zip(range(room), left):
            under_way[remote.remote(part)] = part
        if not under_way:
            return
        done, _ = ray.wait(list(under_way), timeout=5)
        for reference in done:
            try:
                shard, seconds = ray.get(reference)
            except ray.exceptions.RayTaskError as failed:
                raise failed.cause from None  # as play raised it
            yield under_way.pop(reference), shard, seconds


def _counted(parts: Iterable[Any], total: int) -> Iterator[Any]:
    """The same, with a line of progress on a terminal."""
    try:
        from tqdm import tqdm
    except ImportError:
        for number, part in enumerate(parts, 1):
            if sys.stderr.isatty():
                print(f'\r{number} of {total} parts', end='\n' if number == total else '', file=sys.stderr, flush=True)
            yield part
    else:
        yield from tqdm(parts, total=total, unit='part', disable=None)


def run(commands: Iterable[Sequence[str]], kept: pathlib.Path, parts: int = PARTS, retries: int = RETRIES) -> Cost:
    """Plays all parts of these simulations and arenas that do not stand in the folder yet, on the Ray cluster of ray.init.

    commands: the arguments of `upcard simulate` or `upcard arena`, without those of the output. RuntimeError with the
    program's message if it refuses them; ray.exceptions.WorkerCrashedError for a part whose workers all died.
    """
    since, kept = time.monotonic(), kept.absolute()
    kept.mkdir(parents=True, exist_ok=True)
    wanted = list(dict.fromkeys(Part(tuple(command), k + 1, parts) for command in commands for k in range(parts)))
    missing = [part for part in wanted if not part.file(kept).exists()]
    played, cpu = 0, 0.0
    for part, shard, seconds in _counted(_play_all(missing, retries), len(missing)):
        file = part.file(kept)
        new = file.with_suffix('.new')
        new.write_bytes(shard)
        new.replace(file)
        played, cpu = played + _games(file), cpu + seconds
    return Cost(sum(_games(part.file(kept)) for part in wanted), played, cpu, time.monotonic() - since)


def merge(command: Sequence[str], kept: pathlib.Path, parts: int = PARTS, output: Sequence[str] = ('--json',)) -> str:
    """What the program prints for the whole simulation or arena. All parts must stand in the folder."""
    return _answer(program(), 'merge', *(Part(tuple(command), k + 1, parts).file(kept) for k in range(parts)), *output)


def figures(kept: pathlib.Path, docs: pathlib.Path, size: str = 'quick', parts: int = PARTS, retries: int = RETRIES) -> Cost:
    """Measures the games as `make figures` does, and writes games.md and its charts into the folder docs."""
    folder = pathlib.Path(__file__).parent / 'figures'
    command = [sys.executable, str(folder / 'figures'), '--size', size, '--spec', str(folder / 'figures.json')]
    cost = run([json.loads(line) for line in _answer(*command, '--list', program()).splitlines()], kept, parts, retries)
    docs.mkdir(parents=True, exist_ok=True)
    if not (docs / 'games.md').exists():
        shutil.copyfile(folder / 'games.md', docs / 'games.md')
    _answer(*command, '--merge', '--kept', kept, '--docs', docs, program())
    return cost


def _split(arguments: Sequence[str]) -> tuple[list[str], list[str]]:
    """The arguments of the games, and those of the output."""
    games, output, left = [], [], iter(arguments)
    for argument in left:
        if argument in OUTPUT:
            output += [argument, *(value for _, value in zip(range(OUTPUT[argument]), left))]
        else:
            games.append(argument)
    return games, output


def _figures_of(arguments: Sequence[str], kept: pathlib.Path, parts: int, retries: int) -> Cost:
    parser = argparse.ArgumentParser(prog='upcard.cluster figures')
    parser.add_argument('--size', default='quick', help='tiny, few, quick or full')
    parser.add_argument('--docs', type=pathlib.Path, required=True, help='where games.md is, or is written')
    args = parser.parse_args(arguments)
    return figures(kept, args.docs, args.size, parts, retries)


def main() -> None:
    parser = argparse.ArgumentParser(prog='upcard.cluster', description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--address')
    parser.add_argument('--parts', type=int, default=PARTS)
    parser.add_argument('--kept', type=pathlib.Path)
    parser.add_argument('--retries', type=int, default=RETRIES)
    parser.add_argument('command', choices=['simulate', 'arena', 'figures'])
    parser.add_argument('arguments', nargs=argparse.REMAINDER)
    args = parser.parse_args()
    ray.init(address=args.address, log_to_driver=False, logging_level='error')
    with tempfile.TemporaryDirectory() as forgotten:
        kept = args.kept or pathlib.Path(forgotten)
        try:
            if args.command == 'figures':
                cost = _figures_of(args.arguments, kept, args.parts, args.retries)
            else:
                games, output = _split([args.command, *args.arguments])
                cost = run([games], kept, args.parts, args.retries)
                sys.stdout.write(merge(games, kept, args.parts, output))
        except (RuntimeError, FileNotFoundError) as error:
            sys.exit(f'upcard.cluster: {error}')
    print(cost, file=sys.stderr)


if __name__ == '__main__':
    from upcard import cluster  # Ray's workers import it by this name
    cluster.main()
