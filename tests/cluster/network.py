"""A network of its own on one machine: a namespace for each part, and a bridge between them.

`isolate` puts the whole program into namespaces of mounts, networks and processes. The kernel ends everything in them when
the program ends, however it ends.
"""
import os
import pathlib
import signal
import subprocess
import sys

INSIDE = 'UPCARD_CLUSTER_INSIDE'
PREFIX = '10.77.0.'
NOWHERE = '02:ff:ff:ff:ff:ff'
UNSHARE = ['unshare', '--mount', '--net', '--pid', '--fork', '--kill-child', '--mount-proc', '--propagation', 'private']


class Unable(Exception):
    """This machine or this user cannot run a cluster: the reason."""


def why_not():
    """Why there can be no namespaces here, or None."""
    if os.getuid() != 0:
        return 'network namespaces need root'
    if subprocess.run(UNSHARE + ['ip', 'link', 'add', 'br0', 'type', 'bridge'], capture_output=True).returncode:
        return 'this system allows no network namespaces (containers need CAP_SYS_ADMIN and CAP_NET_ADMIN; iproute2 is needed)'
    return None


def isolate():
    """Runs this program again inside namespaces of its own, and returns only there."""
    if os.environ.get(INSIDE):
        return
    reason = why_not()
    if reason:
        raise Unable(reason)
    process = subprocess.Popen(UNSHARE + [sys.executable, *sys.argv], env={**os.environ, INSIDE: '1'})

    def pass_on(number, _):
        """To the program inside: unshare itself ignores it."""
        for child in pathlib.Path(f'/proc/{process.pid}/task/{process.pid}/children').read_text().split():
            os.kill(int(child), number)

    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, pass_on)
    while True:
        try:
            sys.exit(process.wait())
        except KeyboardInterrupt:  # the program inside gets it too
            pass


def ip(*words):
    subprocess.run(['ip', *words], check=True, capture_output=True)


class Network:
    """Namespaces on a bridge, on which this program has an address too. To be used inside `isolate`."""

    def __init__(self):
        os.makedirs('/run/netns', exist_ok=True)
        subprocess.run(['mount', '-t', 'tmpfs', 'none', '/run/netns'], check=True)
        ip('link', 'set', 'lo', 'up')
        ip('link', 'add', 'br0', 'type', 'bridge')
        ip('link', 'set', 'br0', 'up')
        ip('addr', 'add', PREFIX + '1/24', 'dev', 'br0')
        self.hosts = {}

    def add(self, name):
        """A new namespace; its address."""
        address = PREFIX + str(10 + len(self.hosts))
        port = f'port{len(self.hosts)}'
        ip('netns', 'add', name)
        ip('link', 'add', port, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name)
        ip('link', 'set', port, 'master', 'br0', 'up')
        ip('-n', name, 'link', 'set', 'lo', 'up')
        ip('-n', name, 'addr', 'add', address + '/24', 'dev', 'eth0')
        ip('-n', name, 'link', 'set', 'eth0', 'up')
        self.hosts[name] = address
        return address

    def cut(self, one, other):
        """What one sends to the other is lost silently, and the other way round: it goes to an address that nobody has."""
        for here, there in ((one, other), (other, one)):
            ip('-n', here, 'neigh', 'replace', self.hosts[there], 'lladdr', NOWHERE, 'dev', 'eth0', 'nud', 'permanent')

    def heal(self, one, other):
        for here, there in ((one, other), (other, one)):
            ip('-n', here, 'neigh', 'del', self.hosts[there], 'dev', 'eth0')

    @staticmethod
    def enter(name, user=None):
        """The words that begin a command in a namespace."""
        return ['nsenter', f'--net=/run/netns/{name}', *(['-S', str(user.pw_uid), '-G', str(user.pw_gid)] if user else [])]

    @staticmethod
    def processes(name):
        found = subprocess.run(['ip', 'netns', 'pids', name], capture_output=True, text=True).stdout
        return [int(pid) for pid in found.split()]
