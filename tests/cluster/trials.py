"""Failures of a cluster on purpose, while players play, and what must hold nevertheless.

A trial breaks something and mends it. It yields the moment from when on the time counts until all tables play on, or None:
from the beginning. Whether a confirmed move was lost or doubled is decided by history.py, from what the players saw.
"""
import contextlib
import dataclasses
import random
import signal
import ssl
import time
import urllib.error
import urllib.request

import history

DAY_S = 24 * 3600
SETTLE_S = 3


def now_us():
    return time.monotonic_ns() // 1000


@dataclasses.dataclass
class Trial:
    run: object       # of a cluster, and of how many seconds the failure lasts
    limit_s: float    # until tables that stood still play on
    lasts_s: float    # the failure, in the short set and alone; the long one draws its own
    words: str
    nodes: int = 1    # needs as many that share the database

    @property
    def name(self):
        return self.run.__name__.replace('_', '-')


TRIALS = []


def trial(limit_s, words, lasts_s=8, nodes=1):
    def add(run):
        TRIALS.append(Trial(run, limit_s, lasts_s, words, nodes))
        return run
    return add


def wait(seconds):
    time.sleep(seconds)


def other(cluster, node):
    return next((each for each in cluster.nodes if each is not node), None)


def rebuild(cluster):
    """The old primary becomes the standby of the new one."""
    cluster.standby.kill(stay_down=True)
    cluster.standby.follow(cluster.primary)


def fail_over(cluster):
    """The primary dies, and the standby is promoted: that moment. Then the old one becomes the standby."""
    cluster.primary.kill(stay_down=True)
    cluster.switch()
    counts = now_us()
    wait(SETTLE_S)
    rebuild(cluster)
    return counts


@contextlib.contextmanager
def cuts(cluster, *pairs):
    for one, another in pairs:
        cluster.network.cut(one.name, another.name)
    try:
        yield
    finally:
        for one, another in pairs:
            cluster.network.heal(one.name, another.name)


# ---- servers ----

@trial(6, 'kill -9 of a server, which starts again after a second')
def node_kill(cluster, lasts):
    cluster.active().kill()


@trial(6, 'kill -9 of a server, which stays away', nodes=2)
def node_gone(cluster, lasts):
    node = cluster.active()
    node.kill(stay_down=True)
    wait(max(lasts, 12))
    node.start()


@trial(6, 'a server is frozen (SIGSTOP), and wakes up when others have taken over', lasts_s=15, nodes=2)
def node_freeze(cluster, lasts):
    node = cluster.active()
    node.freeze()
    wait(max(lasts, 12))
    node.freeze(False)


@trial(6, 'a server stops for less time than others wait before they take over', lasts_s=2)
def node_pause(cluster, lasts):
    node = cluster.active()
    node.freeze()
    wait(min(lasts, 2))
    node.freeze(False)


@trial(6, 'a server is cut off from both databases, not from its players', lasts_s=15, nodes=2)
def node_database_cut(cluster, lasts):
    node = cluster.active()
    with cuts(cluster, *((node, database) for database in cluster.databases)):
        wait(max(lasts, 12))


@trial(6, 'a server is cut off from the balancer, not from the databases', lasts_s=15, nodes=2)
def node_balancer_cut(cluster, lasts):
    with cuts(cluster, (cluster.active(), cluster.balancer)):
        wait(max(lasts, 12))


@trial(6, 'a server is cut off from everything', lasts_s=15, nodes=2)
def node_cut(cluster, lasts):
    node = cluster.active()
    with cuts(cluster, *((node, part) for part in cluster.parts if part is not node)):
        wait(max(lasts, 12))


@trial(1.5, 'servers are cut off from each other: nothing is to be seen', nodes=2)
def nodes_cut(cluster, lasts):
    first, *rest = cluster.nodes
    with cuts(cluster, *((first, node) for node in rest)):
        wait(lasts)


@trial(6, 'all servers are killed at the same time, and start at the same time: who takes the tables?')
def claimers(cluster, lasts):
    for node in cluster.nodes:
        node.kill()


@trial(6, 'each server is stopped (SIGTERM) and started again, one after the other, as for a new version', nodes=2)
def deploy(cluster, lasts):
    for node in cluster.nodes:
        node.stop()
        node.start()
        end = time.monotonic() + 30
        while not node.is_ready() and time.monotonic() < end:
            time.sleep(.1)


# ---- databases ----

@trial(6, 'kill -9 of the primary, which starts again', lasts_s=2)
def database_kill(cluster, lasts):
    cluster.primary.kill(stay_down=True)
    wait(lasts)
    counts = now_us()
    cluster.primary.start()
    cluster.primary.wait()
    return counts


@trial(1, 'kill -9 of the primary, and the standby is promoted; then the old one becomes the standby')
def database_failover(cluster, lasts):
    return fail_over(cluster)


@trial(1, 'the primary is cut off from everything, and the standby is promoted')
def database_cut_failover(cluster, lasts):
    old = cluster.primary
    with cuts(cluster, *((old, part) for part in cluster.parts if part is not old)):
        wait(1)
        cluster.switch()
        counts = now_us()
        wait(SETTLE_S)
        old.kill(stay_down=True)
    rebuild(cluster)
    return counts


@trial(6, 'the primary is away, and no other is promoted', lasts_s=60)
def database_away(cluster, lasts):
    return database_kill(cluster, lasts)


@trial(6, 'kill -9 of the standby: nothing is confirmed until it is back', lasts_s=3)
def standby_kill(cluster, lasts):
    cluster.standby.kill(stay_down=True)
    wait(lasts)
    counts = now_us()
    cluster.standby.start()
    cluster.standby.wait()
    cluster.primary.wait(cluster.primary.is_safe)
    return counts


@trial(6, 'primary and standby are cut off from each other: nothing is confirmed meanwhile', lasts_s=5)
def databases_cut(cluster, lasts):
    with cuts(cluster, (cluster.primary, cluster.standby)):
        wait(lasts)
        counts = now_us()
    cluster.primary.wait(cluster.primary.is_safe)
    return counts


@trial(6, 'waits for the standby are cancelled, then the primary dies and the standby is promoted without those moves')
def waits_cancelled(cluster, lasts):
    with cuts(cluster, (cluster.primary, cluster.standby)):
        end = time.monotonic() + 3
        cancelled = 0
        while time.monotonic() < end:
            cancelled += int(cluster.primary.sql(
                "SELECT count(pg_cancel_backend(pid)) FROM pg_stat_activity WHERE wait_event = 'SyncRep'"))
            time.sleep(.05)
        if not cancelled:
            raise RuntimeError('no commit waited for the standby')
        cluster.primary.kill(stay_down=True)
    return fail_over(cluster)


@trial(6, "the primary's disk takes 30 ms for each sync")
def disk_slow(cluster, lasts):
    cluster.hooks.set(cluster.primary.name, 'slow', 30)
    wait(lasts)
    cluster.hooks.set(cluster.primary.name, 'slow', 0)


@trial(6, "the standby's disk takes 30 ms for each sync")
def standby_disk_slow(cluster, lasts):
    cluster.hooks.set(cluster.standby.name, 'slow', 30)
    wait(lasts)
    cluster.hooks.set(cluster.standby.name, 'slow', 0)


def fill(cluster, database, lasts):
    """Until something fails, and then for a while. A database that ends for that reason is started again."""
    database.fill()
    wait(lasts)
    database.fill(False)
    counts = now_us()
    database.wait()
    cluster.primary.wait(cluster.primary.is_safe)
    return counts


@trial(6, "the primary's disk is full", lasts_s=12)
def disk_full(cluster, lasts):
    return fill(cluster, cluster.primary, max(lasts, 6))


@trial(6, "the standby's disk is full", lasts_s=12)
def standby_disk_full(cluster, lasts):
    return fill(cluster, cluster.standby, max(lasts, 6))


# ---- the rest ----

@trial(6, 'kill -9 of the balancer, which starts again after a second')
def balancer_kill(cluster, lasts):
    cluster.balancer.kill()


@trial(6, 'the balancer is cut off from its players', lasts_s=5)
def balancer_cut(cluster, lasts):
    with cuts(cluster, (cluster.balancer, cluster.clients)):
        wait(lasts)
        return now_us()


def clock(cluster, part, lasts):
    for days in (1, -1, 0):
        cluster.hooks.set(part.name, 'shift', days * DAY_S)
        wait(max(2, lasts / 3))


@trial(1.5, "a server's wall clock jumps by a day, forward and back")
def node_clock(cluster, lasts):
    clock(cluster, cluster.active(), lasts)


@trial(1.5, "the primary's wall clock jumps by a day, forward and back")
def database_clock(cluster, lasts):
    clock(cluster, cluster.primary, lasts)


# ---- running them ----

def possible(cluster):
    return [each for each in TRIALS if each.nodes == 1 or (cluster.knows_nodes and len(cluster.nodes) >= each.nodes)]


class Watch:
    """Follows a history while it is written: when a move was confirmed last at each table whose game is not over."""

    def __init__(self, path):
        self.path, self.at, self.last = path, 0, {}

    def look(self):
        with self.path.open() as lines:
            lines.seek(self.at)
            text = lines.read()
        whole = text[:text.rfind('\n') + 1]
        self.at += len(whole.encode())
        for line in whole.splitlines():
            time_, code, _, what, *_ = line.split(' ', 4)
            if what == 'confirm':
                self.last[code] = int(time_)
            elif what == 'end':
                self.last.pop(code, None)

    def all_play_on(self, codes, since):
        self.look()
        return all(self.last[code] > since for code in codes if code in self.last)


class Run:
    """Players, and trials one after the other; then all of what they saw is checked. `patience` multiplies the times that
    failures allow, for a machine that is busy with other work."""

    def __init__(self, cluster, tables, rate, patience=1):
        self.cluster, self.patience = cluster, patience
        self.faults, self.watch = [], Watch(cluster.clients.history)
        cluster.clients.begin(tables=tables, rate=rate, seconds=864000)
        self.settle()

    def settle(self):
        self.cluster.wait_ready()
        wait(SETTLE_S)
        if self.cluster.clients.process.poll() is not None:
            raise RuntimeError('the clients have ended:\n' + self.cluster.clients.collect(10)[1])

    def perform(self, trial, lasts=None):
        """Breaks something, and waits until all tables play on or their time is over."""
        limit = trial.limit_s * self.patience
        self.watch.look()
        playing, begun = set(self.watch.last), now_us()
        counts = trial.run(self.cluster, trial.lasts_s if lasts is None else lasts) or begun
        self.faults.append(f'{begun} {counts} {limit} {trial.name}')
        until = now_us() + (limit + 1) * 1e6
        while not self.watch.all_play_on(playing, counts) and now_us() < until:
            wait(.2)
        self.settle()

    def finish(self):
        """The report of history.py, with the clients' own."""
        found, errors = self.cluster.clients.end()
        seen = history.History()
        with self.cluster.clients.history.open() as lines:
            seen.read(lines)
        self._read_records(seen)
        rows = history.check_faults(seen, history.read_faults(self.faults))
        return {**history.report(seen, rows), 'clients': found, 'clients_say': errors[-3000:]}

    def _read_records(self, seen):
        """The records of all games that their players saw end."""
        trust = ssl.create_default_context(cafile=str(self.cluster.balancer.folder / 'cert'))
        for code, table in seen.tables.items():
            if not table.over:
                continue
            try:
                url = f'https://{self.cluster.balancer.address}/record/{code}'
                with urllib.request.urlopen(url, context=trust, timeout=10) as answer:
                    seen.check_record(code, answer.read().decode())
            except urllib.error.URLError as error:
                seen.find('lost', code, f'players saw its end, and it has no record: {error}')


def is_right(report):
    clients = report['clients']
    return bool(clients and report['moves'] and not any(report['wrong'].values()) and not any(clients['wrong'].values()))


def draw(cluster, seed):
    """Failures at random, without end: (trial, seconds that it lasts)."""
    random_ = random.Random(seed)
    choices = possible(cluster)
    while True:
        each = random_.choice(choices)
        yield each, random_.uniform(1, each.lasts_s)
