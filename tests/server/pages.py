#!/usr/bin/env python3
"""HTTP: the files of the page, information about the server, and TLS."""
import gzip
import http.client
import os
import re
import shutil
import signal
import socket
import ssl
import stat
import subprocess
import sys
import tempfile
import time
import unittest
import warnings

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from server import PROGRAM, Server, is_error
from websocket import TEXT, Client, Refused, connect, frame

INDEX = b"<!doctype html><title>Upcard</title>" + b"<p>cards</p>" * 100
SCRIPT = b"export const answer = 42;\n" * 200
PACKED = b"what a program that writes Brotli has made of it"
ZIPPED = b"what a program that writes gzip has made of it"
PICTURE = bytes(range(256)) * 4
SECRET = b"nobody may read this"


def make_page(folder):
    os.makedirs(os.path.join(folder, "web", "assets"))
    for name, content in (("web/index.html", INDEX), ("web/assets/main-3fk29x.js", SCRIPT),
                          ("web/assets/early.js", SCRIPT), ("web/assets/early.js.br", PACKED),
                          ("web/assets/early.css", SCRIPT), ("web/assets/early.css.gz", ZIPPED),
                          ("web/old.js.br", PACKED), ("web/old.js.gz", ZIPPED), ("web/old.js", SCRIPT), ("web/logo.png", PICTURE),
                          ("web/small.css", b"p{}"), ("web/app.webmanifest", b"{}"), ("web/rules.wasm", b"\0asm" * 200),
                          ("web/ding.ogg", b"OggS"), ("web/sw.js", SCRIPT), ("web/.hidden", SECRET),
                          ("secret.txt", SECRET)):
        with open(os.path.join(folder, name), "wb") as out:
            out.write(content)
    for ending in ("br", "gz"):
        os.utime(os.path.join(folder, "web/old.js." + ending), (1, 1))
    return os.path.join(folder, "web")


def metrics_at(path):
    with socket.socket(socket.AF_UNIX) as sock:
        sock.settimeout(60)
        sock.connect(path)
        sock.sendall(b"GET /metrics HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        return b"".join(iter(lambda: sock.recv(65536), b""))


class Page(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.mkdtemp(prefix="upcard-test-")
        cls.web = make_page(cls.folder)
        cls.server = Server(web=cls.web)

    @classmethod
    def tearDownClass(cls):
        cls.server.close()
        shutil.rmtree(cls.folder)

    def test_types(self):
        for path, kind in (("/", "text/html"), ("/index.html", "text/html"), ("/logo.png", "image/png"),
                           ("/assets/main-3fk29x.js", "text/javascript"), ("/small.css", "text/css"),
                           ("/app.webmanifest", "application/manifest+json"), ("/rules.wasm", "application/wasm"),
                           ("/ding.ogg", "audio/ogg")):
            status, headers, _ = self.server.get(path)
            self.assertEqual((status, headers["content-type"].split(";")[0]), (200, kind), path)
            self.assertEqual(headers["x-content-type-options"], "nosniff")

    def test_places_of_the_page(self):
        for path in ("/t/K7QM3F", "/r/K7QM3F", "/lobby", "/t/K7QM3F?x=1.2"):
            status, _, body = self.server.get(path)
            self.assertEqual((status, body), (200, INDEX), path)

    def test_missing_files(self):
        for path in ("/nothing.js", "/assets/main-000000.js", "/.hidden", "/secret.txt"):
            status, _, body = self.server.get(path)
            self.assertEqual(status, 404, path)
            self.assertNotIn(SECRET, body)

    def test_nobody_leaves_the_folder(self):
        for path in ("/../secret.txt", "/..%2fsecret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "/..",
                     "//../secret.txt", "/assets/..%5c..%5csecret.txt", "/%00", "/../../../../../../etc/passwd",
                     "../secret.txt", "http://x/../secret.txt"):
            sock = connect(self.server.url)
            sock.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
            answer = b""
            while data := sock.recv(65536):
                answer += data
            sock.close()
            self.assertNotIn(SECRET, answer, path)
            self.assertNotIn(b"root:", answer, path)
        self.assertEqual(self.server.get("/healthz")[0], 200)

    def test_compressed_where_it_is_taken(self):
        status, headers, body = self.server.get("/assets/main-3fk29x.js", headers={"Accept-Encoding": "br, gzip"})
        self.assertEqual((status, headers["content-encoding"], headers["vary"]), (200, "gzip", "Accept-Encoding"))
        self.assertEqual(gzip.decompress(body), SCRIPT)
        for encoding in ("", "br", "gzip;q=0", "gzip; q=0.0, deflate", "xgzip, brgzip"):
            _, headers, body = self.server.get("/assets/main-3fk29x.js", headers={"Accept-Encoding": encoding})
            self.assertNotIn("content-encoding", headers)
            self.assertEqual(body, SCRIPT)
        for encoding in ("br", "gzip, deflate, br", "deflate;q=0.9,BR;q=0.5, gzip"):
            _, headers, body = self.server.get("/assets/early.js", headers={"Accept-Encoding": encoding})
            self.assertEqual((headers["content-encoding"], body), ("br", PACKED), encoding)
        for encoding, expected in (("gzip, br;q=0", "gzip"), ("brotli, gzip;q=0.5", "gzip")):
            _, headers, body = self.server.get("/assets/early.js", headers={"Accept-Encoding": encoding})
            self.assertEqual((headers["content-encoding"], gzip.decompress(body)), (expected, SCRIPT))
        _, headers, body = self.server.get("/old.js", headers={"Accept-Encoding": "gzip, br"})
        self.assertEqual((headers["content-encoding"], gzip.decompress(body)), ("gzip", SCRIPT), "the packed one is older")
        _, headers, body = self.server.get("/assets/early.css", headers={"Accept-Encoding": "gzip, br"})
        self.assertEqual((headers["content-encoding"], body), ("gzip", ZIPPED))
        for path in ("/assets/early.js.br", "/assets/early.css.gz"):
            self.assertEqual(self.server.get(path)[0], 404)
        _, headers, body = self.server.get("/logo.png", headers={"Accept-Encoding": "gzip"})
        self.assertNotIn("content-encoding", headers)
        self.assertEqual(body, PICTURE)

    def test_known_files_are_not_sent_again(self):
        for encoding in ("gzip", ""):
            _, headers, _ = self.server.get("/", headers={"Accept-Encoding": encoding})
            tag = headers["etag"]
            for known in (tag, f'"other", {tag}', "*"):
                status, headers, body = self.server.get("/", headers={"If-None-Match": known, "Accept-Encoding": encoding})
                self.assertEqual((status, body, headers["etag"]), (304, b"", tag))
            self.assertEqual(self.server.get("/", headers={"If-None-Match": '"other"'})[0], 200)

    def test_caching(self):
        self.assertEqual(self.server.get("/")[1]["cache-control"], "no-cache")
        for path in ("/logo.png", "/sw.js", "/index.html", "/t/K7QM3F", "/app.webmanifest"):
            self.assertEqual(self.server.get(path)[1]["cache-control"], "no-cache", path)
        self.assertIn("immutable", self.server.get("/assets/main-3fk29x.js")[1]["cache-control"])
        self.assertEqual(self.server.get("/healthz")[1]["cache-control"], "no-store")

    def test_policy(self):
        headers = self.server.get("/")[1]
        policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
        self.assertEqual(policy["default-src"], "'none'")
        self.assertEqual(policy["script-src"], "'self' 'wasm-unsafe-eval'")
        for key in ("base-uri", "form-action", "frame-ancestors"):
            self.assertEqual(policy[key], "'none'")
        for key in ("worker-src", "manifest-src", "style-src", "font-src", "media-src"):
            self.assertEqual(policy[key], "'self'")
        self.assertNotIn("blob:", str(policy) + str(self.server.get("/sw.js")[1]))
        host = self.server.url.split("//")[1]
        self.assertEqual(policy["connect-src"], f"'self' ws://{host} wss://{host}")
        self.assertEqual(headers["referrer-policy"], "no-referrer")
        self.assertEqual(headers["cross-origin-opener-policy"], "same-origin")
        self.assertNotIn("strict-transport-security", headers)

    def test_a_known_page_keeps_its_policy(self):
        _, page, _ = self.server.get("/")
        status, headers, _ = self.server.get("/", headers={"If-None-Match": page["etag"]})
        self.assertEqual((status, headers["content-security-policy"]), (304, page["content-security-policy"]))

    def test_a_worker_may_do_what_its_page_may(self):
        policies = {self.server.get(path)[1]["content-security-policy"] for path in ("/", "/assets/main-3fk29x.js", "/sw.js")}
        self.assertEqual(len(policies), 1)

    def test_a_page_connects_to_where_it_came_from(self):
        for host in (self.server.url.split("//")[1], "192.168.1.7:4040", "cards.local:4040", "[fd00::7]:4040"):
            with self.server.client(origin="http://" + host, headers={"Host": host}) as client:
                client.send({"type": "hello", "protocol": 1, "name": "Ada"})
                client.expect("you")
        with self.assertRaises(Refused):
            self.server.client(origin="http://192.168.1.8:4040", headers={"Host": "192.168.1.7:4040"})

    def test_a_foreign_name_leads_nowhere(self):
        """DNS rebinding: a foreign page whose name suddenly means this machine."""
        port = self.server.url.rsplit(":", 1)[1]
        for host in ("evil.example", "evil.example:" + port, "127.0.0.1.evil.example:" + port):
            for path in ("/", "/healthz", "/record/K7QM3F"):
                self.assertEqual(self.server.get(path, headers={"Host": host})[0], 421, host)
            with self.assertRaises(Refused) as caught:
                self.server.client(origin="http://" + host, headers={"Host": host})
            self.assertEqual(caught.exception.status, 421)
        for host in ("localhost:" + port, socket.gethostname(), "cards", "x" * 300):
            self.assertEqual(self.server.get("/", headers={"Host": host})[0], 421 if len(host) > 255 else 200, host)
        with Server(public_url="http://cards.example", origins="https://other.example") as server:
            for host in ("cards.example", "other.example", "127.0.0.1"):
                self.assertEqual(server.get("/", headers={"Host": host})[0], 200, host)
            self.assertEqual(server.get("/", headers={"Host": "evil.example"})[0], 421)

    def test_a_host_cannot_change_the_policy(self):
        policy = self.server.get("/", headers={"Host": "x; script-src *"})[1]["content-security-policy"]
        self.assertNotIn("*", policy)

    def test_head_and_other_methods(self):
        status, headers, body = self.server.get("/", method="HEAD")
        self.assertEqual((status, headers["content-length"], body), (200, str(len(INDEX)), b""))
        for method in ("POST", "PUT", "DELETE", "OPTIONS", "PATCH"):
            status, headers, _ = self.server.get("/", method=method, body=b"x" * 10)
            self.assertEqual((status, headers["allow"]), (405, "GET, HEAD"), method)
        self.assertEqual(self.server.get("/", body=b"x")[0], 400)

    def test_one_connection_asks_several_times(self):
        connection = http.client.HTTPConnection(self.server.url.split("//")[1], timeout=60)
        connection.connect()
        sock = connection.sock
        for method, path, body in (("GET", "/healthz", b"ok\n"), ("HEAD", "/", b""), ("GET", "/logo.png", PICTURE)):
            connection.request(method, path)
            response = connection.getresponse()
            self.assertEqual((response.status, response.read()), (200, body))
            self.assertIs(connection.sock, sock)
        connection.close()

    def test_requests_may_be_sent_ahead(self):
        """libwebsockets 4.3 closes such a connection; browsers send no request ahead."""
        sock = connect(self.server.url)
        sock.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /small.css HTTP/1.1\r\nHost: x\r\n\r\n"
                     b"HEAD / HTTP/1.1\r\nHost: x\r\n\r\nGET /logo.png HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        answer = b""
        while data := sock.recv(65536):
            answer += data
        sock.close()
        if answer:
            self.assertEqual(answer.count(b"HTTP/1.1 200 OK"), 4)
            self.assertTrue(answer.endswith(PICTURE))

    def test_health(self):
        self.assertEqual(self.server.get("/healthz")[::2], (200, b"ok\n"))
        self.assertEqual(self.server.get("/readyz")[::2], (200, b"ready\n"))
        self.assertEqual(self.server.get("/ws")[0], 426)

    def test_metrics(self):
        status, headers, body = self.server.get("/metrics", url=self.server.metrics_url)
        self.assertEqual((status, headers["content-type"]), (200, "text/plain; version=0.0.4; charset=utf-8"))
        told = set()
        for line in body.decode().splitlines():
            if line.startswith("#"):
                self.assertRegex(line, r"^# (HELP \w+ .+|TYPE \w+ (counter|gauge|histogram))$")
                told.add(line.split()[2])
            else:
                self.assertRegex(line, r'^\w+(\{(le="[0-9.+Inf]+"|(game|limit)="\w+")\})? [0-9.]+$')
                name = re.match(r"\w+", line).group(0)
                self.assertIn(re.sub(r"_(bucket|sum|count)$", "", name) if name not in told else name, told)
        self.assertTrue(body.endswith(b"\n"))
        before = self.server.metric("upcard_http_requests_total")
        self.assertEqual(self.server.metric("upcard_http_requests_total"), before + 1)
        self.assertGreater(self.server.metric("process_resident_memory_bytes"), 1 << 20)

    def test_metrics_are_not_for_players(self):
        for path in ("/metrics", "/record/../metrics", "/record/%2e%2e/metrics"):
            self.assertEqual(self.server.text(path), (404, "there is nothing here\n"), path)

    def test_where_metrics_are_nobody_plays(self):
        url = self.server.metrics_url
        for path in ("/", "/healthz", "/ws", "/record/AAAAAA", "/t/K7QM3F", "/small.css"):
            self.assertEqual(self.server.get(path, url=url)[0], 404, path)
        self.assertEqual(self.server.get("/metrics", url=url, headers={"Host": "evil.example"})[0], 421)
        with self.assertRaises(Refused) as refused:
            Client(url.replace("http", "ws") + "/ws")
        self.assertEqual(refused.exception.status, 404)

    def test_metrics_at_a_socket(self):
        path = os.path.join(self.folder, "metrics")
        with Server(metrics_listen="unix:" + path) as server:
            self.assertEqual(stat.S_IMODE(os.stat(path).st_mode), 0o660)
            self.assertIn(b"\nupcard_tables 0\n", metrics_at(path))
            server.kill()
            server.start()  # where it has left its socket
            self.assertIn(b" 200 OK\r\n", metrics_at(path))
        self.assertFalse(os.path.exists(path))

    def test_a_slow_reader_gets_the_whole_file(self):
        content = os.urandom(5 << 20)
        with open(os.path.join(self.web, "large.png"), "wb") as out:
            out.write(content)
        self.server.reload()
        before = self.server.log().count("event=reloaded")
        sock = connect(self.server.url, receive_buffer=8192)
        sock.sendall(b"GET /large.png HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        os.remove(os.path.join(self.web, "large.png"))
        answer = b""
        self.assertEqual(self.server.get("/healthz")[0], 200)
        while data := sock.recv(65536):
            if not answer:  # a response in flight outlives a reload
                self.server.send_signal(signal.SIGHUP)
            answer += data
        sock.close()
        self.assertTrue(answer.endswith(content))
        self.server.wait_for_log("(?s)" + (before + 1) * "event=reloaded.*")

    def test_a_page_that_changes(self):
        path = os.path.join(self.web, "changes.txt")
        for text in (b"first", b"second"):
            with open(path, "wb") as out:
                out.write(text)
            self.server.reload()
            self.assertEqual(self.server.get("/changes.txt")[2], text)


class Alone(unittest.TestCase):
    def test_without_a_page(self):
        with Server() as server:
            status, headers, body = server.get("/")
            self.assertEqual(status, 200)
            self.assertIn(b"This is a game server", body)
            self.assertIn(f"upcard join {server.url}<".encode(), body)
            self.assertIn("content-security-policy", headers)
            status, _, body = server.get("/t/K7QM3F")
            self.assertEqual(status, 404)
            self.assertIn(f"upcard join {server.url}/t/K7QM3F<".encode(), body)
            self.assertNotIn(b"<b>", server.get("/t/<b>")[2])
            self.assertNotIn(b"<b>", server.get("/", headers={"Host": "<b>"})[2])

    def test_the_server_serves_while_it_reads_a_page(self):
        with tempfile.TemporaryDirectory() as folder:
            web = make_page(folder)
            with Server(web=web) as server:
                with open(os.path.join(web, "slow_to_pack.txt"), "wb") as out:
                    out.write(os.urandom(1 << 17).translate(bytes(b"ab"[i % 2] for i in range(256))))
                server.send_signal(signal.SIGHUP)
                answers = 0
                while "event=reloaded" not in server.log():
                    self.assertEqual(server.get("/healthz")[0], 200)
                    answers += 1
                self.assertGreater(answers, 5)
                self.assertEqual(server.get("/slow_to_pack.txt", method="HEAD")[0], 200)
                server.send_signal(signal.SIGHUP)
                server.send_signal(signal.SIGTERM)  # it ends all the same

    def test_the_page_beside_the_program(self):
        with tempfile.TemporaryDirectory() as folder:
            make_page(folder)
            program = os.path.join(folder, "upcard")
            shutil.copy(PROGRAM, program)
            with Server(program=program) as server:
                self.assertEqual(server.get("/")[2], INDEX)
            with Server(program=program, web="none") as server:
                self.assertIn(b"This is a game server", server.get("/")[2])

    def test_records_that_are_not_there(self):
        with Server() as server:
            for path in ("/record/", "/record/AAAAAA", "/record/" + "x" * 2000):
                self.assertIn(server.get(path)[0], (400, 404), path)
            try:
                self.assertIn(server.get("/record/%00")[0], (400, 404))
            except http.client.RemoteDisconnected:
                pass  # libwebsockets 4.3 closes the connection itself


class Secure(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.mkdtemp(prefix="upcard-test-")
        cls.certificate, cls.key = (os.path.join(cls.folder, name) for name in ("cert.pem", "key.pem"))
        cls.make("one.example")
        cls.server = Server(tls_cert=cls.certificate, tls_key=cls.key)

    @classmethod
    def tearDownClass(cls):
        cls.server.close()
        shutil.rmtree(cls.folder)

    @classmethod
    def make(cls, name, kind="ec", option="ec_paramgen_curve:prime256v1"):
        subprocess.run(["openssl", "req", "-x509", "-newkey", kind, "-pkeyopt", option, "-nodes",
                        "-keyout", cls.key, "-out", cls.certificate, "-days", "2", "-subj", "/CN=" + name,
                        "-addext", "subjectAltName=IP:127.0.0.1"], check=True, capture_output=True)

    def seen_certificate(self, server=None):
        sock = connect((server or self.server).url)
        with open(self.certificate) as text:
            seen, there = sock.getpeercert(True), ssl.PEM_cert_to_DER_cert(text.read())
        sock.close()
        return seen, there

    def get(self, path):
        sock = connect(self.server.url)
        sock.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        answer = b""
        while data := sock.recv(65536):
            answer += data
        sock.close()
        return answer.decode()

    def test_messages_and_pages(self):
        self.assertTrue(self.server.url.startswith("https://"))
        self.assertIn("Strict-Transport-Security: max-age=", self.get("/"))
        with Client(self.server.socket_url, context=ssl.create_default_context(cafile=self.certificate)) as client:
            client.send({"type": "hello", "protocol": 1, "name": "Ada"})
            self.assertEqual(client.receive()["type"], "you")
            client.send_text(" " * 5000)
            self.assertEqual(client.until_closed()[1], 1009)

    def test_a_record_of_tls_with_more_messages_than_may_come_at_once(self):
        with Server(messages_per_s=100, tls_cert=self.certificate, tls_key=self.key) as server, server.client() as client:
            client.send_raw(frame(TEXT, b'{"type":"mine"}') * 700)
            client.send_text('{"type":"lobby"}')
            heard = [client.receive() for _ in range(702)]
            self.assertEqual(sum(is_error(m, "hello_first") for m in heard), 701)
            self.assertEqual([m["type"] for m in heard if m["type"] != "error"], ["slowed"])

    def test_metrics_without_tls(self):
        self.assertTrue(self.server.metrics_url.startswith("http://"))
        self.assertEqual(self.server.metric("upcard_tables"), 0)

    def test_clients_without_tls(self):
        for data in (b"GET / HTTP/1.1\r\nHost: x\r\n\r\n", b"\x16\x03\x01" + b"\xff" * 500):
            sock = socket.create_connection(self.server.url.split("//")[1].split(":"), 60)
            sock.sendall(data)
            try:
                answer = sock.recv(1000)
                while sock.recv(1000):
                    pass
            except ConnectionError:
                pass
            sock.close()
            if data.startswith(b"GET"):
                self.assertTrue(answer.startswith(b"HTTP/1.1 400 ") and b"speaks https, not http" in answer, answer)
        self.assertIn("ok", self.get("/healthz"))

    def test_old_versions_are_refused(self):
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
        with warnings.catch_warnings(action="ignore"):
            context.maximum_version = ssl.TLSVersion.TLSv1_1
        with self.assertRaises((ssl.SSLError, ConnectionError)):
            connect(self.server.url, context=context)

    def test_a_key_of_another_certificate(self):
        with tempfile.TemporaryDirectory() as folder:
            other = os.path.join(folder, "other.pem")
            subprocess.run(["openssl", "genpkey", "-algorithm", "EC", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-out", other],
                           check=True, capture_output=True)
            for key, words in ((other, "does not belong to the certificate"), (self.certificate, "no PEM private key")):
                with self.assertRaisesRegex(RuntimeError, words):
                    Server(tls_cert=self.certificate, tls_key=key)

    def test_new_certificates_on_sighup(self):
        seen, there = self.seen_certificate()
        self.assertEqual(seen, there)
        with Client(self.server.socket_url) as client:
            self.make("two.example")
            self.assertNotEqual(*self.seen_certificate())
            self.server.reload()
            self.assertEqual(*self.seen_certificate())
            client.send({"type": "hello", "protocol": 1, "name": "Ada"})
            self.assertEqual(client.receive()["type"], "you")
        self.make("three.example", "rsa", "rsa_keygen_bits:2048")  # takes the place of the one with another kind of key
        self.server.reload()
        self.assertEqual(*self.seen_certificate())
        good, _ = self.seen_certificate()
        with open(self.key, "w") as key:
            key.write("nonsense")
        self.server.reload("event=not_reloaded")
        self.assertEqual(self.seen_certificate()[0], good)

    def test_nothing_of_a_reload_that_fails_is_used(self):
        web = make_page(self.folder)
        self.make("one.example")
        with Server(web=web, tls_cert=self.certificate, tls_key=self.key) as server:
            good, _ = self.seen_certificate(server)
            os.rename(web, web + "-away")
            self.make("three.example")
            server.reload("event=not_reloaded .*web")
            self.assertEqual(self.seen_certificate(server)[0], good)
            os.rename(web + "-away", web)
            server.reload()
            self.assertEqual(*self.seen_certificate(server))
        shutil.rmtree(web)


if __name__ == "__main__":
    unittest.main()
