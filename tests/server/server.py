"""Starts `upcard serve` for a test, on a free port and in a folder of its own."""
import http.client
import json
import os
import re
import shutil
import signal
import subprocess
import tempfile
import threading
import time
from urllib.parse import urlsplit

from websocket import Client

PROGRAM = os.environ.get("UPCARD", "upcard")


def make_schema(folder):
    """The address of a schema of this folder's in the database of tests/support/with_postgres."""
    address, name = os.environ["UPCARD_STORE"], re.sub(r"\W", "_", os.path.basename(folder)).lower()
    subprocess.run(["psql", "-X", "-q", "-c", f"CREATE SCHEMA IF NOT EXISTS {name}", address], check=True,
                   stderr=subprocess.DEVNULL)
    return f"{address}&options=-csearch_path%3D{name}"


class Server:
    """A running server. Options are those of the program: Server(messages_per_s=5) is --messages-per-s 5."""

    def __init__(self, data=None, start=True, program=None, **options):
        self.folder = data or tempfile.mkdtemp(prefix="upcard-test-")
        self.owns_folder = data is None
        self.program = program or PROGRAM
        page = {} if program else {"web": "none"}
        place = {"store": make_schema(self.folder)} if "UPCARD_STORE" in os.environ else {}
        self.options = {**place, "listen": "127.0.0.1:0", "metrics_listen": "127.0.0.1:0", "drain_s": 2, "messages_per_address": 1000000,
                        "messages_per_player": 10000, "records_per_address": 1000000,
                        "tables_per_address": 1000000, **page, **options}
        self.lines = []
        self.process = None
        if start:
            self.start()

    def command(self):
        words = [self.program, "serve", "--data", os.path.join(self.folder, "data")]
        for key, value in self.options.items():
            words += ["--" + key.replace("_", "-"), str(value)]
        return words

    def start(self, timeout=60):
        """Starts (again) and waits until it listens."""
        self.url = None
        self.process = subprocess.Popen(self.command(), stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                                        stderr=subprocess.PIPE, text=True, errors="replace")
        self.listening = threading.Event()
        self.reader = threading.Thread(target=self._read, args=(self.process.stderr, self.listening), daemon=True)
        self.reader.start()
        if not self.listening.wait(timeout) or not self.url:
            self.process.kill()
            self.process.wait()
            raise RuntimeError("the server does not listen:\n" + self.log())
        self.socket_url = self.url.replace("http", "ws", 1) + "/ws"
        self.options["listen"] = self.url.split("//")[1]  # after a restart it is found at the same place
        return self

    def _read(self, stream, listening):
        for line in stream:
            self.lines.append(line)
            found = re.search(r"event=listening .*?url=(\S+) .*metrics=(\S+)", line)
            if found:
                self.url, self.metrics_url = found.groups()
                listening.set()
        stream.close()
        listening.set()  # the next run has one of its own

    def log(self):
        return "".join(self.lines)

    def wait_for_log(self, pattern, timeout=60):
        deadline = time.monotonic() + timeout
        while time.monotonic() < deadline:
            if re.search(pattern, self.log()):
                return True
            time.sleep(0.02)
        raise AssertionError(f"no line like {pattern!r} in the log:\n{self.log()}")

    def reload(self, pattern="event=reloaded"):
        """Lets it read certificate and page anew, and waits until it says how that ended."""
        lines = len(self.lines)
        self.send_signal(signal.SIGHUP)
        deadline = time.monotonic() + 60
        while not re.search(pattern, "".join(self.lines[lines:])):
            if time.monotonic() > deadline:
                raise AssertionError(f"no line like {pattern!r} in the log:\n{self.log()}")
            time.sleep(0.01)

    def send_signal(self, number):
        self.process.send_signal(number)

    def stop(self, number=signal.SIGTERM, timeout=60):
        """Sends a signal and returns the exit status (negative: the signal that ended it)."""
        if self.process.poll() is None:
            self.process.send_signal(number)
        try:
            status = self.process.wait(timeout)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            raise
        self.reader.join(timeout)
        return status

    def kill(self):
        self.stop(signal.SIGKILL)

    def close(self):
        """Stops it in order and checks its status, so that a sanitizer's report of leaks fails the test."""
        try:
            status = self.process.poll() if self.process else 0
            if status is None:
                status = self.stop()
            if status not in (0, -signal.SIGKILL, -signal.SIGTERM) or "Sanitizer" in self.log():
                raise AssertionError(f"the server did not end well ({status}):\n" + self.log())
        finally:
            if self.owns_folder:
                shutil.rmtree(self.folder, ignore_errors=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def client(self, **options):
        """A WebSocket connection."""
        return Client(self.socket_url, **options)

    def guest(self, name, **options):
        """A connection that has said hello: (client, the answer `you`)."""
        client = self.client(**options)
        client.send({"type": "hello", "protocol": 1, "name": name})
        return client, client.expect("you")

    def get(self, path, method="GET", headers=None, body=None, timeout=60, url=None):
        """A request of HTTP: (status, headers with lower-case names, body)."""
        parts = urlsplit(url or self.url)
        connection = http.client.HTTPConnection(parts.hostname, parts.port, timeout=timeout)
        try:
            connection.request(method, path, body=body, headers=headers or {})
            response = connection.getresponse()
            return response.status, {k.lower(): v for k, v in response.getheaders()}, response.read()
        finally:
            connection.close()

    def text(self, path):
        """Status and text of a GET."""
        status, _, body = self.get(path)
        return status, body.decode()

    def metric(self, name):
        """The value of a metric, or the sum over its labels."""
        metrics = self.get("/metrics", url=self.metrics_url)[2].decode()
        values = re.findall(rf"^{re.escape(name)}(?:\{{.*\}})? (\S+)$", metrics, re.MULTILINE)
        assert values, f"there is no metric {name}"
        return sum(map(float, values))

    def resident_kb(self):
        with open(f"/proc/{self.process.pid}/status") as status:
            return int(re.search(r"VmRSS:\s+(\d+)", status.read()).group(1))


def is_error(message, code):
    return message["type"] == "error" and message["error"] == code


def show(message):
    return json.dumps(message)[:200]
