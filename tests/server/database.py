"""Database servers of a test's own, and a relay before one that can fall silent."""
import atexit
import contextlib
import importlib.machinery
import importlib.util
import os
import pathlib
import shutil
import socket
import subprocess
import sys
import tempfile
import threading

sys.dont_write_bytecode = True
ROOT = pathlib.Path(__file__).resolve().parents[2]
loader = importlib.machinery.SourceFileLoader('with_postgres', str(ROOT / 'tests/support/with_postgres'))
postgres = importlib.util.module_from_spec(importlib.util.spec_from_loader('with_postgres', loader))
loader.exec_module(postgres)

USER = postgres.other_user()
SOCKET = '.s.PGSQL.5432'


def tool(name, *words, **options):
    done = subprocess.run([postgres.find(name), *words], capture_output=True, text=True, timeout=120, **options, **USER)
    assert done.returncode == 0, (name, words, done.stderr)
    return done.stdout


@contextlib.contextmanager
def temporary_folder():
    """A folder that the database's user owns."""
    folder = tempfile.mkdtemp(prefix='upcard-test-')
    try:
        if USER:
            os.chown(folder, USER['user'], USER['group'])
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def sql(folder, statement):
    """What the server says whose socket is in `folder`."""
    return tool('psql', '-X', '-q', '-A', '-t', '-h', folder, '-U', 'postgres', '-c', statement, 'postgres').strip()


def start(folder, data, *settings):
    """A database server; its socket is in `folder`. It ends with the test, also with one that fails."""
    words = [word for setting in ('listen_addresses=', *settings) for word in ('-c', setting)]
    log = open(os.path.join(folder, 'log'), 'ab')
    process = subprocess.Popen([postgres.find('postgres'), '-D', data, '-k', folder, *words], stdout=log, stderr=log,
                               stdin=subprocess.DEVNULL, cwd=folder, **USER)
    atexit.register(postgres.stop, process)
    postgres.wait_until_ready(process, folder)
    return process


class Relay:
    """A socket in `folder` that leads to that of a database in `target`. While it is silent it accepts connections, and
    passes nothing on, as a host does that is cut off or frozen."""

    def __init__(self, folder, target):
        self.target = os.path.join(target, SOCKET)
        self.speaks = threading.Event()
        self.speaks.set()
        self.listener = socket.socket(socket.AF_UNIX)
        self.listener.bind(os.path.join(folder, SOCKET))
        self.listener.listen(64)
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self):
        with contextlib.suppress(OSError):
            while True:
                client = self.listener.accept()[0]
                threading.Thread(target=self._serve, args=[client], daemon=True).start()

    def _serve(self, client):
        self.speaks.wait()
        database = socket.socket(socket.AF_UNIX)
        database.connect(self.target)
        for ends in ((client, database), (database, client)):
            threading.Thread(target=self._pass_on, args=ends, daemon=True).start()

    def _pass_on(self, source, target):
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                self.speaks.wait()
                target.sendall(data)
        self.speaks.wait()
        for link in (source, target):
            with contextlib.suppress(OSError):
                link.shutdown(socket.SHUT_RDWR)

    def close(self):
        self.speaks.set()
        self.listener.close()
