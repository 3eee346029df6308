#!/usr/bin/env python3
"""The output of `upcard serve` at its start: addresses that answer, the free port, and a readable QR code."""
import fcntl
import http.client
import os
import pty
import re
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import termios
import unittest
from urllib.parse import urlsplit

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from server import PROGRAM

LINE = re.compile("\033\\[38;5;16;48;5;231m([ ▀▄█]+)\033\\[0m\r?")
QUIET = 4


def modules(text):
    """Rows of truth values from half blocks, with the light around them."""
    rows = []
    for line in LINE.findall(text):
        rows.append([c in "▀█" for c in line])
        rows.append([c in "▄█" for c in line])
    return rows


def is_function(x, y, size):
    """Whether a module is part of a pattern or of the format, in versions 1 to 6."""
    corners = (x < 9 and y < 9) or (x >= size - 8 and y < 9) or (x < 9 and y >= size - 8)
    aligned = size > 21 and abs(x - (size - 7)) <= 2 and abs(y - (size - 7)) <= 2
    return corners or aligned or x == 6 or y == 6


MASKS = (lambda x, y: (x + y) % 2, lambda x, y: y % 2, lambda x, y: x % 3, lambda x, y: (x + y) % 3,
         lambda x, y: (x // 3 + y // 2) % 2, lambda x, y: x * y % 2 + x * y % 3,
         lambda x, y: (x * y % 2 + x * y % 3) % 2, lambda x, y: ((x + y) % 2 + x * y % 3) % 2)


def codewords(rows):
    """The bits in their order, two columns upwards, two downwards, with the mask taken off."""
    size = len(rows)
    mask = MASKS[int("".join(str(int(rows[8][x])) for x in (2, 3, 4)), 2) ^ 0b101]
    bits, up = [], True
    for right in range(size - 1, 0, -2):
        right -= right <= 6
        for y in range(size - 1, -1, -1) if up else range(size):
            bits += [rows[y][x] ^ (not mask(x, y)) for x in (right, right - 1) if not is_function(x, y, size)]
        up = not up
    return bits


def read_code(text):
    """The text of a code in one block (versions 1 to 3), as a phone would read it: bytes with their number."""
    rows = modules(text)
    width = len(rows[0])
    rows = rows[:width]  # an odd number of them fills half a line
    assert not any(any(row) for row in rows[:QUIET] + rows[-QUIET:]), "light above and below"
    assert not any(any(row[:QUIET] + row[-QUIET:]) for row in rows), "light at both sides"
    rows = [row[QUIET:-QUIET] for row in rows[QUIET:-QUIET]]
    for x, y in ((0, 0), (len(rows) - 7, 0), (0, len(rows) - 7)):
        finder = ["".join("# "[not rows[y + j][x + i]] for i in range(7)) for j in range(7)]
        assert finder == ["#######", "#     #", "# ### #", "# ### #", "# ### #", "#     #", "#######"], finder
    word = "".join(str(int(bit)) for bit in codewords(rows))
    assert word[:4] == "0100", "bytes"
    length = int(word[4:12], 2)
    return bytes(int(word[12 + 8 * i:20 + 8 * i], 2) for i in range(length)).decode()


def start(*words, output, **environment):
    return subprocess.Popen([PROGRAM, "serve", "--web", "none", *words], stdin=subprocess.DEVNULL, stdout=output,
                            stderr=subprocess.DEVNULL, env={**os.environ, **environment})


def health(url):
    parts = urlsplit(url)
    # A system with no /etc/hosts does not know the name.
    host = "127.0.0.1" if parts.hostname == "localhost" else parts.hostname
    connection = http.client.HTTPConnection(host, parts.port, timeout=60)
    try:
        connection.request("GET", "/healthz")
        return connection.getresponse().read()
    finally:
        connection.close()


class Welcome(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="upcard-test-")
        self.addCleanup(folder.cleanup)
        self.data = os.path.join(folder.name, "data")

    def said(self, *words, look=lambda text: None, **environment):
        """The output of a server, through a pipe, until it ends."""
        process = start("--data", self.data, *words, output=subprocess.PIPE, **environment)
        text = b""
        while b"are kept in" not in text:
            more = os.read(process.stdout.fileno(), 4096)
            self.assertTrue(more, text)
            text += more
        look(text.decode())
        process.send_signal(signal.SIGTERM)
        text += process.communicate(timeout=60)[0]
        self.assertEqual(process.returncode, 0)
        return text.decode()

    def on_terminal(self, columns, *words, **environment):
        main, terminal = pty.openpty()
        fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 40, columns, 0, 0))
        process = start("--data", self.data, *words, output=terminal,
                        **{"TERM": "xterm", "LC_ALL": "C.UTF-8", **environment})
        os.close(terminal)
        text = b""
        while b"Ctrl-C" not in text:
            text += os.read(main, 4096)
        process.send_signal(signal.SIGINT)
        self.assertEqual(process.wait(60), 0)
        os.close(main)
        return text.decode()

    def test_a_code_that_can_be_read(self):
        for url in ("http://192.168.1.20:4040", "https://cards.example.org", "http://a.b"):
            text = self.said("--listen", "127.0.0.1:0", "--qr", "always", "--public-url", url)
            self.assertEqual(read_code(text), url)
        text = self.said("--listen", "127.0.0.1:0", "--qr", "always")
        self.assertEqual(read_code(text), re.search(r"running at (\S+)", text).group(1))

    def test_when_it_is_shown(self):
        open_to_others = ("--listen", "127.0.0.1:0", "--public-url", "https://cards.example.org")
        self.assertEqual(read_code(self.on_terminal(80, *open_to_others)), "https://cards.example.org")
        for text in (self.said(*open_to_others), self.on_terminal(80, *open_to_others, "--qr", "never"),
                     self.on_terminal(20, *open_to_others), self.on_terminal(80, *open_to_others, TERM="dumb"),
                     self.on_terminal(80, *open_to_others, LC_ALL="C"), self.on_terminal(80, "--listen", "127.0.0.1:0")):
            self.assertIsNone(LINE.search(text), text)
            self.assertIn("running at", text)

    def test_all_addresses_answer(self):
        def look(text):
            urls = re.findall(r"(?:running at|also on|machine) (http\S+)", text)
            self.assertTrue(urls, text)
            self.assertEqual(len({urlsplit(url).port for url in urls}), 1, text)
            for url in urls:
                self.assertEqual(health(url), b"ok\n", url)
            self.assertIn(f"upcard join {urls[0]}\n", text)
        self.said("--listen", ":0" if os.path.exists("/proc/net/if_inet6") else "0.0.0.0:0", look=look)
        self.assertIn("Only this machine", self.said("--listen", "127.0.0.1:0"))

    def test_the_first_port_that_is_free(self):
        with socket.socket() as taken:
            for first in range(20000, 60000, 7):
                try:
                    taken.bind(("127.0.0.1", first))
                    break
                except OSError:
                    pass
            taken.listen()
            text = self.said("--listen", f"127.0.0.1:{first}-{first + 9}")
            self.assertRegex(text, rf"running at http://127.0.0.1:(?!{first}\b)\d+\n")
            self.assertIn(f"Port {first} is taken", text)
            only = start("--data", self.data, "--listen", f"127.0.0.1:{first}-{first}", output=subprocess.DEVNULL)
            self.assertEqual(only.wait(60), 1)

    def test_wrong_values(self):
        for words in (("--qr", "sometimes"), ("--listen", ":4049-4040")):
            self.assertEqual(start("--data", self.data, *words, output=subprocess.DEVNULL).wait(60), 2, words)


if __name__ == "__main__":
    unittest.main()
