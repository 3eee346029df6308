#!/usr/bin/env python3
"""upcard serve as a program: configuration, errors, signals, log and service."""
import os
import pty
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import unittest

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from server import PROGRAM, Server
from websocket import Closed, Refused

ROOT = os.environ.get("SOURCE_ROOT", os.path.join(os.path.dirname(os.path.abspath(__file__)), "../.."))
BUILD = os.environ.get("BUILD_ROOT", "")


def run(*words, environment=None):
    """Runs `upcard serve`: (exit status, standard output, standard error)."""
    done = subprocess.run([PROGRAM, "serve", *words], stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=120,
                          env={**os.environ, **(environment or {})})
    return done.returncode, done.stdout, done.stderr


class Configuration(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory(prefix="upcard-test-")
        self.addCleanup(self.folder.cleanup)

    def file(self, name, text):
        path = os.path.join(self.folder.name, name)
        with open(path, "w") as out:
            out.write(text)
        return path

    def shown(self, *words, **options):
        """The values that are not defaults."""
        status, text, _ = run("--print-config", *words, **options)
        self.assertEqual(status, 0)
        return dict(line.split(" = ", 1) for line in text.splitlines() if re.match(r"\w+ = ", line))

    def test_the_file_that_is_installed(self):
        with open(os.path.join(ROOT, "packaging/upcard.conf")) as text:
            self.assertEqual(run("--print-config")[1], text.read())

    def test_the_printed_configuration_can_be_read(self):
        words = ["--bot-threads", "3", "--listen", "[::1]:80", "--origins", "https://a.example https://b.example/#1",
                 "--data", "/x"]
        first = self.shown(*words)
        self.assertEqual(first["bot_threads"], "3")
        self.assertEqual(self.shown("--config", self.file("a.conf", run("--print-config", *words)[1])), first)

    def test_options_come_after_the_file(self):
        path = self.file("a.conf", "# comment\n\n tables=7 # another\nbot_threads = 2\nlog =debug\n")
        self.assertEqual(self.shown("--tables", "9", "--config", path), {"tables": "9", "bot_threads": "2", "log": "debug"})

    def test_the_data_folder(self):
        for environment, folder in (({"STATE_DIRECTORY": "/a:/b", "XDG_DATA_HOME": "/c"}, "/a"),
                                    ({"STATE_DIRECTORY": "", "XDG_DATA_HOME": "/c"}, "/c/upcard/server"),
                                    ({"STATE_DIRECTORY": "", "XDG_DATA_HOME": "", "HOME": "/d"},
                                     "/d/.local/share/upcard/server")):
            self.assertEqual(self.shown("--data", folder, environment=environment), {})

    def test_folders_above_the_data_are_made(self):
        with Server(data=os.path.join(self.folder.name, "not", "yet")):
            self.assertTrue(os.path.exists(os.path.join(self.folder.name, "not/yet/data/upcard.db")))

    def test_errors_of_the_file(self):
        for text, words in (("tables = many\n", ["line 1", "whole number from 1", "many"]),
                            ("\nnothing = 1\n", ["line 2", "nothing"]), ("what is this\n", ["key = value"]),
                            ("tables = 0\n", ["line 1"]), ("web = " + "x" * 600 + "\n", ["too long"]),
                            ("\nlisten = nowhere\n", ["b.conf line 2", "listen is an address", 'not "nowhere"']),
                            ("qr = blue\n", ["b.conf line 1", "qr is auto, always or never"]),
                            ("log = loud\n", ["b.conf line 1", "log is error, warning"]),
                            ("tables = 2\n# listen = :1\nlisten = :2\ntables = 3\n", ["line 4", "tables is given twice"]),
                            ("public_url = cards.example\n", ["b.conf line 1", "begins with http://"])):
            status, _, error = run("--config", self.file("b.conf", text))
            self.assertEqual(status, 1, text)
            self.assertEqual(error.count("\n"), 1, error)
            for word in words:
                self.assertIn(word, error)
        self.assertEqual(run("--config", "/nowhere/at/all")[0], 1)

    def test_errors_of_options(self):
        for words in (["--tables", "-1"], ["--tables", "1e3"], ["--nothing"], ["--tables"], ["stray"], ["--tables", ""],
                      ["--window-us", "2001"]):
            status, _, error = run(*words)
            self.assertEqual((status, error.count("\n")), (2, 1), words)
        self.assertIn("--bot-threads is a whole number from 1 to 256", run("--bot-threads", "x")[2])

    def test_wrong_values(self):
        bad = {
            "--listen is an address and a port": ["--listen", "127.0.0.1"],
            "such as": ["--listen", "nosuch"],
            "or [::1]:4040": ["--listen", "::1:80"],
            "--metrics-listen is an address and a port": ["--metrics-listen", "unix:metrics"],
            "private key: --tls-key": ["--tls-cert", "/nowhere/cert.pem"],
            "certificate: --tls-cert": ["--tls-key", "/nowhere/key.pem"],
            "https://": ["--public-url", "cards.example"],
            "debug": ["--log", "loud"],
            "--origins is * or origins": ["--origins", "https://a.example b.example"],
            "--proxy is addresses": ["--proxy", "127.0.0.1 localhost"],
            "--names is a value without quotes": ["--names", '"a file"'],
        }
        for word, words in bad.items():
            status, out, error = run("--data", os.path.join(self.folder.name, "data"), *words)
            self.assertEqual((status, out, error.count("\n")), (2, "", 1), words)
            self.assertIn(word, error)

    def welcome(self, *command):
        """The lines that a server prints when it has started."""
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        lines = []
        while not lines or "are kept in" not in lines[-1]:
            lines.append(process.stdout.readline())
            self.assertTrue(lines[-1])
        process.terminate()
        process.communicate()
        return lines

    def test_a_missing_page_is_reported(self):
        alone = os.path.join(self.folder.name, "upcard")
        shutil.copy(PROGRAM, alone)
        words = ["serve", "--data", os.path.join(self.folder.name, "data"), "--listen", "127.0.0.1:0"]
        for more, shown in ([], True), (["--web", "none"], False):
            lines = self.welcome(alone, *words, *more)
            told = [line for line in lines if "The page is off" in line]
            self.assertEqual(len(told), shown and not os.path.exists("/usr/local/share/upcard/web/index.html"), lines)
            for line in told:
                self.assertIn(os.path.join(self.folder.name, "web") + " or /", line)

    def test_a_copy_that_cannot_be_made_is_reported(self):
        words = [PROGRAM, "serve", "--data", os.path.join(self.folder.name, "data"), "--listen", "127.0.0.1:0", "--web", "none"]
        for folder, shown in (("missing", True), ("", False)):
            copy = os.path.join(self.folder.name, folder, "copy.db")
            lines = self.welcome(*words, "--replica", copy)
            self.assertEqual(any("NO COPY" in line and "/missing/" in line for line in lines), shown, lines)

    def test_no_home_names_no_folder(self):
        homeless = {key: value for key, value in os.environ.items() if key not in ("HOME", "STATE_DIRECTORY", "XDG_DATA_HOME")}
        for words in (["serve", "--listen", "127.0.0.1:0"], ["admin", "list"]):
            for environment in (homeless, {**homeless, "HOME": ""}):
                done = subprocess.run([PROGRAM, *words], stdin=subprocess.DEVNULL, capture_output=True, text=True,
                                      timeout=120, env=environment)
                self.assertEqual((done.returncode, done.stderr.count("\n")), (2, 1), done.stderr)
                self.assertIn("--data DIR", done.stderr)

    def test_what_cannot_be_served(self):
        with socket.socket() as taken:
            taken.bind(("127.0.0.1", 0))
            taken.listen()
            port = taken.getsockname()[1]
            file = os.path.join(self.folder.name, "file")
            with open(file, "w", encoding="utf-8"):
                pass
            bad = {
                "in use": ["--listen", f"127.0.0.1:{port}"],
                "/nowhere/cert.pem: No such file": ["--tls-cert", "/nowhere/cert.pem", "--tls-key", "/nowhere/key.pem"],
                "no PEM certificate": ["--tls-cert", __file__, "--tls-key", __file__],
                "/nowhere/web": ["--web", "/nowhere/web"],
                "/proc": ["--data", "/proc/upcard"],
                f"{port} (metrics_listen): Address already in use": ["--metrics-listen", f"127.0.0.1:{port}"],
                f"{file} (metrics_listen): Address already in use": ["--metrics-listen", "unix:" + file],
                "File name too long": ["--metrics-listen", "unix:/" + 200 * "x"],
            }
            for word, words in bad.items():
                status, out, error = run("--data", os.path.join(self.folder.name, "data"), "--listen", "127.0.0.1:0", *words)
                self.assertEqual((status, out), (1, ""), words)
                told = [line for line in error.splitlines() if line.startswith("upcard serve: ")]
                self.assertEqual(len(told), 1, error)
                self.assertIn(word, told[0])
            self.assertTrue(os.path.isfile(file))

    def test_a_folder_has_one_server(self):
        with Server() as server:
            status, _, error = run("--data", os.path.join(server.folder, "data"), "--listen", "127.0.0.1:0")
            self.assertEqual(status, 1)
            self.assertIn("upcard serve: ", error)


def has_localhost():
    """Whether this machine knows its name: a small one may have no /etc/hosts."""
    try:
        return bool(socket.getaddrinfo("localhost", 80))
    except socket.gaierror:
        return False


def has_ipv6():
    """Whether this machine has the address ::1; many containers have not."""
    try:
        with socket.socket(socket.AF_INET6) as tried:
            tried.bind(("::1", 0))
        return True
    except OSError:
        return False


class Running(unittest.TestCase):
    def test_addresses(self):
        for listen, host in ((":0", "localhost"), ("localhost:0", "localhost"), ("0", "127.0.0.1"), ("[::1]:0", "[::1]")):
            if host == "[::1]" and not has_ipv6():
                continue
            if host == "localhost" and not has_localhost():
                continue
            with Server(listen=listen) as server:
                self.assertIn(f"http://{host}:", server.url)
                self.assertEqual(server.get("/healthz")[0], 200)

    def test_sigterm_notifies_everybody_and_ends(self):
        for number in (signal.SIGTERM, signal.SIGINT):
            with Server(drain_s=60) as server:
                clients = [server.client() for _ in range(5)] + [server.guest("Ada")[0]]
                start = time.monotonic()
                server.send_signal(number)
                for client in clients:
                    messages, code = client.until_closed()
                    self.assertEqual((messages[-1]["type"], messages[-1]["reason"], code), ("bye", "shutdown", 1001))
                    client.close()
                self.assertEqual(server.process.wait(60), 0)
                self.assertLess(time.monotonic() - start, 40)
                server.wait_for_log("event=stopped clients_left=0")

    def test_a_silent_client_delays_the_end_for_a_limited_time(self):
        with Server(drain_s=1) as server:
            clients = [server.client() for _ in range(3)]
            start = time.monotonic()
            self.assertEqual(server.stop(), 0)
            self.assertLess(time.monotonic() - start, 40)
            for client in clients:
                client.drop()

    def test_a_second_signal_ends_it_at_once(self):
        with Server(drain_s=60) as server:
            client = server.client()
            server.send_signal(signal.SIGTERM)
            server.wait_for_log("event=stopping")
            start = time.monotonic()
            self.assertEqual(server.stop(), -signal.SIGTERM)
            self.assertLess(time.monotonic() - start, 40)
            client.drop()

    def test_nobody_comes_in_while_it_ends(self):
        with Server(drain_s=3) as server:
            client = server.client()
            server.send_signal(signal.SIGTERM)
            server.wait_for_log("event=stopping")
            time.sleep(0.2)
            with self.assertRaises((OSError, Refused)):
                server.client(timeout=1)
            client.close()
            self.assertEqual(server.process.wait(60), 0)

    def test_a_guest_comes_back_after_a_restart(self):
        with Server() as server:
            client, you = server.guest("Ada")
            client.close()
            self.assertEqual(server.stop(), 0)
            server.start()
            with server.client() as client:
                client.send({"type": "hello", "protocol": 1, "token": you["token"]})
                self.assertEqual(client.expect("you")["id"], you["id"])

    def test_the_log(self):
        field = r'[a-z_]+=(?:[^\s"=]+|"(?:[^"\\]|\\.)*")'
        with Server(log="debug") as server:
            client, you = server.guest("Ada")
            client.send({"type": "hello", "protocol": 1, "token": "1.wrong-secret"})
            client.close()
            with server.client() as again:
                again.send({"type": "hello", "protocol": 1, "token": you["token"]})
                again.expect("you")
            for _ in range(40):
                with self.assertRaises(Refused):
                    server.client(origin='https://evil.example/"quoted"')
            self.assertEqual(server.stop(), 0)
            for line in server.lines:
                self.assertRegex(line, rf"^ts=\S+Z level=\w+ event=\w+(?: {field})*\n$")
            self.assertNotIn(you["token"].split(".")[1], server.log())
            self.assertNotIn("wrong-secret", server.log())
            self.assertEqual(server.log().count("event=refused address="), 20)
            self.assertIn("event=refused left_out=20", server.log())

    def test_what_people_see(self):
        with tempfile.TemporaryDirectory() as folder:
            main, terminal = pty.openpty()
            process = subprocess.Popen([PROGRAM, "serve", "--data", folder, "--listen", "127.0.0.1:0"], stdin=terminal,
                                       stdout=terminal, stderr=terminal)
            os.close(terminal)
            seen = ""
            while "Ctrl-C" not in seen:
                seen += os.read(main, 1000).decode()
            self.assertRegex(seen, r"running at http://127.0.0.1:\d+")
            self.assertIn("upcard join http://127.0.0.1:", seen)
            self.assertNotIn("level=info", seen)
            process.send_signal(signal.SIGINT)
            self.assertEqual(process.wait(60), 0)
            os.close(main)


class Service(unittest.TestCase):
    @unittest.skipUnless(os.path.exists(os.path.join(BUILD, "packaging/upcard.service")), "no build folder")
    def test_the_unit(self):
        with open(os.path.join(BUILD, "packaging/upcard.service")) as text:
            unit = text.read()
        self.assertNotIn("@bindir", unit)
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "upcard.service")
            with open(path, "w") as out:
                out.write(re.sub(r"ExecStart=\S+", "ExecStart=" + os.path.abspath(PROGRAM), unit))
            try:
                checked = subprocess.run(["systemd-analyze", "verify", "--man=no", path], capture_output=True, text=True)
            except FileNotFoundError:
                self.skipTest("no systemd-analyze")
            self.assertEqual((checked.returncode, checked.stderr), (0, ""))
            rated = subprocess.run(["systemd-analyze", "security", "--offline=true", "--threshold=20", path],
                                   capture_output=True, text=True)
            self.assertEqual(rated.returncode, 0, rated.stdout[-300:])


if __name__ == "__main__":
    unittest.main()
