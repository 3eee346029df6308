"""The parts of a cluster: servers, two PostgreSQL databases of which one follows the other, the balancer, and the clients.

Each part runs in a network namespace of its own (network.py) and is started again a second after it has ended, as a service
manager does, until it is told to stay down.
"""
import glob
import http.client
import json
import os
import pathlib
import pwd
import re
import resource
import shutil
import signal
import subprocess
import tempfile
import threading
import time

from network import Network, Unable

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
NAME = 'cards.example.org'
PASSWORDLESS = 'local all all trust\nhost all all 10.77.0.0/24 trust\nhost replication all 10.77.0.0/24 trust\n'
PORT, METRICS, DATABASE = 4040, 9464, 5432
RESTART_S = 1
FILES = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
MOST = min(20000, FILES // 2 - 100)  # connections through the balancer
LIMITS = {'connections_per_address': MOST, 'connections': MOST, 'guests_per_address': 1000000, 'tables_per_player': 1000,
          'tables_per_address': 1000000, 'messages_per_s': 10000, 'messages_per_address': 1000000,
          'messages_per_player': 10000, 'records_per_address': 1000000, 'misses_per_address': 10000}
DATABASE_SETTINGS = {
    'listen_addresses': '*', 'shared_buffers': '64MB', 'max_connections': 60, 'autovacuum_naptime': '10s',
    'wal_sender_timeout': '5s', 'wal_receiver_timeout': '5s', 'wal_retrieve_retry_interval': '500ms', 'tcp_keepalives_idle': 2,
    'tcp_keepalives_interval': 1, 'tcp_keepalives_count': 3, 'tcp_user_timeout': '5s', 'max_wal_size': '256MB',
    'wal_keep_size': '128MB', 'synchronous_commit': 'on', 'log_min_messages': 'warning', 'log_checkpoints': 'off'}


def program(name):
    """A program of PostgreSQL's, of the newest version."""
    found = sorted(glob.glob(f'/usr/lib/postgresql/*/bin/{name}'), key=lambda path: int(path.split('/')[4]))
    return found[-1] if found else shutil.which(name)


def ticks_of(pid):
    """Processor time of a process and its ended children."""
    try:
        fields = pathlib.Path(f'/proc/{pid}/stat').read_text().rsplit(')', 1)[1].split()
    except OSError:
        return 0
    return sum(int(field) for field in fields[11:15])


class Part:
    """A program in a namespace, which is kept running."""

    def __init__(self, cluster, name):
        self.cluster, self.name = cluster, name
        self.address = cluster.network.add(name)
        self.folder = cluster.folder / name
        self.folder.mkdir()
        self.log = self.folder / 'log'
        self.wanted, self.process, self.keeper = False, None, None
        self.user, self.environment = None, {}
        self.spent = 0

    def command(self):
        raise NotImplementedError

    def _keep(self):
        while self.wanted:
            with self.log.open('ab') as log:
                words = Network.enter(self.name, self.user) + self.command()
                self.process = subprocess.Popen(words, stdin=subprocess.DEVNULL, stdout=log, stderr=log, cwd=self.folder,
                                                env={**os.environ, **self.environment})
            self.process.wait()
            if self.wanted:
                time.sleep(RESTART_S)

    def start(self):
        if not self.wanted:
            self.wanted = True
            self.keeper = threading.Thread(target=self._keep, daemon=True)
            self.keeper.start()

    def kill(self, stay_down=False):
        """All processes at once, without a word to anybody."""
        if stay_down:
            self.wanted = False
        pids = Network.processes(self.name)
        self.spent += sum(map(ticks_of, pids))
        for pid in pids:
            self.signal(signal.SIGKILL, pid)
        if stay_down and self.keeper:
            self.keeper.join()

    def stop(self, number=signal.SIGTERM):
        """Asks it to end, and waits."""
        self.wanted = False
        if self.process and self.process.poll() is None:
            self.signal(number, self.process.pid)
        if self.keeper:
            self.keeper.join(30)
            if self.keeper.is_alive():
                self.kill(stay_down=True)

    def signal(self, number, pid=None):
        try:
            os.kill(pid or self.process.pid, number)
        except ProcessLookupError:
            pass

    def freeze(self, frozen=True):
        for pid in Network.processes(self.name):
            self.signal(signal.SIGSTOP if frozen else signal.SIGCONT, pid)

    def cpu_s(self):
        """Processor seconds of all that runs in it or ran there and was killed."""
        return (self.spent + sum(map(ticks_of, Network.processes(self.name)))) / os.sysconf('SC_CLK_TCK')

    def ask(self, port, path):
        """GET over plain HTTP, from outside: (status, text), or (None, reason)."""
        try:
            link = http.client.HTTPConnection(self.address, port, timeout=2)
            link.request('GET', path)
            answer = link.getresponse()
            return answer.status, answer.read().decode()
        except (OSError, http.client.HTTPException) as error:
            return None, str(error)


class Database(Part):
    """PostgreSQL. `disk` is a file system of its own, so that it can be full."""

    def __init__(self, cluster, name):
        super().__init__(cluster, name)
        self.user = pwd.getpwnam('postgres')
        self.disk = self.folder / 'disk'
        self.disk.mkdir()
        if cluster.options.memory:
            subprocess.run(['mount', '-t', 'tmpfs', '-o', f'size={cluster.options.memory}m', 'none', self.disk], check=True)
        self.data = self.disk / 'data'
        for folder in (self.folder, self.disk):
            os.chown(folder, self.user.pw_uid, self.user.pw_gid)
        self.environment = cluster.hooks.environment(name)

    def command(self):
        return [program('postgres'), '-D', str(self.data), '-k', str(self.disk), '-c', f'port={DATABASE}']

    def _run(self, *words):
        done = subprocess.run(Network.enter(self.name, self.user) + list(words), cwd=self.folder, capture_output=True, text=True)
        if done.returncode:
            raise RuntimeError(f'{words[0]} failed: {done.stderr}')
        return done.stdout

    def make(self):
        """A new, empty one."""
        self._run(program('initdb'), '-D', str(self.data), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync')
        (self.data / 'pg_hba.conf').write_text(PASSWORDLESS)
        with (self.data / 'postgresql.conf').open('a') as settings:
            settings.writelines(f"{key} = '{value}'\n" for key, value in DATABASE_SETTINGS.items())
        self.start()
        self.wait()

    def follow(self, primary):
        """Becomes the standby of a primary, from a new copy, and then the one that its commits wait for."""
        shutil.rmtree(self.data, ignore_errors=True)
        self._run(program('pg_basebackup'), '-D', str(self.data), '-R', '-X', 'stream', '--checkpoint=fast', '--no-sync', '-d',
                  f'host={primary.address} port={DATABASE} user=postgres application_name={self.name} connect_timeout=2')
        with (self.data / 'postgresql.auto.conf').open('a') as settings:
            settings.write("synchronous_standby_names = ''\n")
        self.start()
        self.wait()
        primary.require_standby()

    def require_standby(self):
        self.sql("ALTER SYSTEM SET synchronous_standby_names = 'ANY 1 (db1, db2)'")
        self.sql('SELECT pg_reload_conf()')
        self.wait(lambda: self.is_safe())

    def is_safe(self):
        """Whether its commits wait for a standby that follows."""
        return self.sql("SELECT count(*) FROM pg_stat_replication WHERE state = 'streaming' AND sync_state = 'quorum'") == '1'

    def sql(self, statement, quiet=False):
        """The answer as text; quiet: None if it fails."""
        done = subprocess.run(['psql', '-X', '-q', '-A', '-t', '-c', statement,
                               f'host={self.address} port={DATABASE} user=postgres dbname=postgres connect_timeout=2'],
                              capture_output=True, text=True)
        if done.returncode and not quiet:
            raise RuntimeError(f'{self.name}: {statement}: {done.stderr}')
        return None if done.returncode else done.stdout.strip()

    def wait(self, condition=None, seconds=60):
        condition = condition or (lambda: self.sql('SELECT 1', quiet=True) == '1')
        end = time.monotonic() + seconds
        while not condition():
            if time.monotonic() > end:
                raise RuntimeError(f'{self.name} does not get ready; see {self.log}')
            time.sleep(.1)

    def promote(self):
        self.sql('SELECT pg_promote(true, 30)')

    def fill(self, full=True):
        """Makes its disk full, or gives the room back."""
        filler = self.disk / 'filler'
        filler.unlink(missing_ok=True)
        if full:
            try:
                with filler.open('wb') as file:
                    while True:
                        file.write(bytes(65536))
                        file.flush()
            except OSError:
                pass  # it is full, perhaps already before


class Node(Part):
    """A server of the game."""

    def __init__(self, cluster, name):
        super().__init__(cluster, name)
        self.environment = cluster.hooks.environment(name)

    def command(self):
        options = {'listen': f'{self.address}:{PORT}', 'metrics_listen': f'{self.address}:{METRICS}', 'data': self.folder / 'data',
                   'proxy': self.cluster.balancer.address, 'public_url': f'https://{NAME}', 'web': 'none', **LIMITS}
        if not self.cluster.options.sqlite:
            options['store'] = self.cluster.store()
        if self.cluster.knows_nodes:
            options.update(node=self.name, checked_s=3)
        words = [str(self.cluster.upcard), 'serve']
        for key, value in options.items():
            words += ['--' + key.replace('_', '-'), str(value)]
        return words

    def is_ready(self):
        return self.ask(PORT, '/readyz')[0] == 200

    def metric(self, name):
        found = re.findall(rf'^{name}(?:{{.*}})? (\S+)$', self.ask(METRICS, '/metrics')[1], re.MULTILINE)
        return sum(map(float, found))


class Balancer(Part):
    """HAProxy with packaging/haproxy.cfg, at the addresses of these nodes."""

    def __init__(self, cluster):
        super().__init__(cluster, 'balancer')
        self.settings = self.folder / 'haproxy.cfg'

    def configure(self):
        pem = self.folder / f'{NAME}.pem'
        subprocess.run(['openssl', 'req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '30', '-keyout', self.folder / 'key',
                        '-out', self.folder / 'cert', '-subj', f'/CN={NAME}', '-addext',
                        f'subjectAltName=IP:{self.address},DNS:{NAME}'], check=True, capture_output=True)
        pem.write_text((self.folder / 'cert').read_text() + (self.folder / 'key').read_text())
        text = (ROOT / 'packaging/haproxy.cfg').read_text().replace('/etc/haproxy', str(self.folder))
        self.settings.write_text(self._fit(re.sub('maxconn .*', f'maxconn {MOST}', text)))

    def _fit(self, text):
        """The file has two servers: this many, at these addresses."""
        a_server = re.search(r'^    server a .*\n', text, re.MULTILINE)[0]
        a_backend = re.search(r'^backend node-a\n(?:    .*\n)+', text, re.MULTILINE)[0]
        text = re.sub(r'^    server b .*\n', '', re.sub(r'^\nbackend node-.\n(?:    .*\n)+', '', text, flags=re.MULTILINE),
                      flags=re.MULTILINE)
        servers = {node.name: re.sub(r'server a \S+', f'server {node.name} {node.address}:{PORT}', a_server)
                   for node in self.cluster.nodes}
        text = text.replace(a_server, ''.join(servers.values()))
        for name, server in servers.items():
            text += '\n' + a_backend.replace(a_server, server).replace('node-a', f'node-{name}')
        return text

    def command(self):
        return [shutil.which('haproxy') or '/usr/sbin/haproxy', '-db', '-f', str(self.settings)]


class Clients(Part):
    """`upcard swarm`, through the balancer. It writes a history of all that its clients saw."""

    def __init__(self, cluster):
        super().__init__(cluster, 'clients')
        self.history, self.report = self.folder / 'history', None

    def begin(self, tables, rate=None, seconds=None, games=None, seed=1, server=None, history=True, rules=None):
        options = {'server': server or f'https://{self.cluster.balancer.address}', 'tables': tables, 'pause': 300, 'seed': seed,
                   'rate': rate, 'seconds': seconds, 'games': games, 'rules': rules,
                   'history': self.history if history else None}
        words = Network.enter(self.name) + [str(self.cluster.upcard), 'swarm', '--json']
        for key, value in options.items():
            words += [f'--{key}', str(value)] if value is not None else []
        environment = {**os.environ, 'SSL_CERT_FILE': str(self.cluster.balancer.folder / 'cert')}
        self.process = subprocess.Popen(words, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                        text=True, env=environment)

    def end(self, timeout=120):
        """Ends the time of the clients; what they report, and their complaints."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        return self.collect(timeout)

    def collect(self, timeout):
        try:
            told, errors = self.process.communicate(timeout=timeout)
        except subprocess.TimeoutExpired:
            self.process.kill()
            told, errors = self.process.communicate()
        self.report = json.loads(told) if told.startswith('{') else None
        return self.report, errors


class Hooks:
    """Libraries that are loaded into parts, so that a file decides their wall clock and how slow their disk is."""

    def __init__(self, cluster):
        self.folder = cluster.folder / 'hooks'
        self.folder.mkdir(mode=0o755)
        self.libraries = []
        for source in ('tests/server/shift_clock.c', 'tests/cluster/slow_disk.c'):
            library = self.folder / (pathlib.Path(source).stem + '.so')
            subprocess.run([os.environ.get('CC', 'cc'), '-O2', '-shared', '-fPIC', '-o', library, ROOT / source], check=True)
            self.libraries.append(str(library))

    def environment(self, name):
        return {'LD_PRELOAD': ':'.join(self.libraries), 'SHIFT_FILE': str(self.folder / f'{name}.shift'),
                'SLOW_FILE': str(self.folder / f'{name}.slow'),
                'ASAN_OPTIONS': os.environ.get('ASAN_OPTIONS', '') + ':verify_asan_link_order=0'}

    def set(self, name, what, value):
        (self.folder / f'{name}.{what}').write_text(str(value))


class Cluster:
    """All parts. To be used inside `isolate`, with `with`."""

    def __init__(self, upcard, options):
        self.upcard, self.options = pathlib.Path(upcard).resolve(), options
        needed = {'haproxy': shutil.which('haproxy', path=os.environ['PATH'] + ':/usr/sbin'), 'PostgreSQL': program('initdb'),
                  'psql': shutil.which('psql'), 'openssl': shutil.which('openssl')}
        missing = [name for name, path in needed.items() if not path]
        if missing:
            raise Unable(f'not installed: {", ".join(missing)} (tools/setup test)')
        if options.folder:
            os.makedirs(options.folder, exist_ok=True)
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix='upcard-cluster-', dir=options.folder))
        self.folder.chmod(0o755)
        self.network, self.hooks = Network(), Hooks(self)
        told = subprocess.run([self.upcard, 'serve', '--help'], capture_output=True, text=True).stdout
        self.knows_nodes = '--node ' in told and not options.sqlite
        self.balancer = Balancer(self)
        self.databases = [] if options.sqlite else [Database(self, 'db1'), Database(self, 'db2')]
        self.nodes = [Node(self, name) for name in 'abcdefgh'[:options.nodes]]
        self.clients = Clients(self)

    @property
    def parts(self):
        return [*self.nodes, *self.databases, self.balancer, self.clients]

    def store(self):
        """The database as the servers are told: all hosts, of which the one counts that can write."""
        hosts = ','.join(f'{each.address}:{DATABASE}' for each in self.databases)
        return f'postgresql://postgres@{hosts}/postgres?target_session_attrs=read-write&connect_timeout=2&tcp_user_timeout=3000'

    def __enter__(self):
        try:
            self._start()
        except BaseException:
            self.__exit__(None, None, None)
            raise
        return self

    def _start(self):
        if self.databases:
            self.primary, self.standby = self.databases
            self.primary.make()
            self.standby.follow(self.primary)
        for node in self.nodes:
            node.start()
        self.balancer.configure()
        self.balancer.start()
        self.wait_ready()

    def wait_ready(self, seconds=90):
        """Until the servers that should be ready are, and the balancer knows it."""
        end = time.monotonic() + seconds
        wanted = len(self.nodes) if self.knows_nodes else 1
        while sum(node.is_ready() for node in self.nodes) < wanted:
            if time.monotonic() > end:
                raise RuntimeError('the servers do not get ready:\n' + self.nodes[0].log.read_text()[-2000:])
            time.sleep(.1)
        time.sleep(1.2)  # the balancer asks each second

    def switch(self):
        """Promotes the standby; the old primary must be down, or shut off for good."""
        self.primary, self.standby = self.standby, self.primary
        self.primary.promote()

    def active(self):
        """The node that has most of the players' connections."""
        return max(self.nodes, key=lambda node: node.metric('upcard_connections'))

    def __exit__(self, kind, value, trace):
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(number, signal.SIG_IGN)  # cleaning up takes a moment, and is not to be cut short
        for part in [self.clients, *self.nodes, self.balancer, *reversed(self.databases)]:
            part.wanted = False
            part.kill()
        for database in self.databases:
            subprocess.run(['umount', '-l', database.disk], capture_output=True)
        if self.options.keep:
            print(f'kept: {self.folder}')
        else:
            shutil.rmtree(self.folder, ignore_errors=True)
