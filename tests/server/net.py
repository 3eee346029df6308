#!/usr/bin/env python3
"""The connection layer: the server survives any input, and other clients notice nothing."""
import os
import re
import resource
import signal
import socket
import struct
import sys
import time
import unittest

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from server import Server, is_error
from websocket import BINARY, CLOSE, CONTINUATION, PING, PONG, TEXT, Client, Closed, Refused, connect, frame

HELLO = '{"type":"lobby"}'  # before hello, one error answers each of these


class Conversation(unittest.TestCase):
    """Frames of all kinds, on one server."""

    @classmethod
    def setUpClass(cls):
        cls.server = Server(messages_per_s=1000, hello_s=600)
        cls.witness = cls.server.client()

    @classmethod
    def tearDownClass(cls):
        cls.witness.close()
        cls.server.close()

    def tearDown(self):
        """Another client notices nothing."""
        self.witness.send_text(HELLO)
        self.assertEqual(self.witness.receive()["type"], "error")

    def ends_with(self, client, code, error=None):
        messages, closed = client.until_closed()
        client.drop()
        self.assertEqual(closed, code, messages)
        if error:
            self.assertTrue(messages and is_error(messages[-1], error), messages)

    def test_a_message_is_answered(self):
        with self.server.client() as client:
            client.send_text(HELLO)
            self.assertTrue(is_error(client.receive(), "hello_first"))

    def test_a_message_in_pieces_is_put_together(self):
        text = HELLO + " " * (4096 - len(HELLO))
        for size in (1, 100, 511, 512, 513, 2048):
            with self.server.client() as client:
                parts = [text[i:i + size] for i in range(0, len(text), size)]
                data = b"".join(frame(CONTINUATION if i else TEXT, part.encode(), fin=i == len(parts) - 1)
                                for i, part in enumerate(parts))
                client.send_raw(data)
                self.assertTrue(is_error(client.receive(), "hello_first"), size)

    def test_a_ping_between_pieces(self):
        with self.server.client() as client:
            client.send_frame(TEXT, HELLO[:5].encode(), fin=False)
            client.send_frame(PING, b"hi")
            client.send_frame(CONTINUATION, HELLO[5:].encode())
            answers = {opcode: payload for opcode, _, payload in (client.receive_frame(), client.receive_frame())}
            self.assertEqual(answers[PONG], b"hi")
            self.assertIn(b"hello_first", answers[TEXT])

    def test_a_frame_that_comes_byte_by_byte(self):
        with self.server.client() as client:
            for byte in frame(TEXT, HELLO.encode()):
                client.send_raw(bytes([byte]))
                time.sleep(0.001)
            self.assertTrue(is_error(client.receive(), "hello_first"))

    def test_the_largest_message(self):
        with self.server.client() as client:
            client.send_text(HELLO + " " * (4096 - len(HELLO)))
            self.assertTrue(is_error(client.receive(), "hello_first"))

    def test_a_message_that_is_too_large(self):
        for text in (" " * 4097, " " * 100000):
            client = self.server.client()
            client.send_text(text)
            self.ends_with(client, 1009, "bad_message")

    def test_a_message_that_grows_too_large_in_pieces(self):
        client = self.server.client()
        client.send_frame(TEXT, b" " * 4000, fin=False)
        client.send_frame(CONTINUATION, b" " * 100, fin=False)
        self.ends_with(client, 1009, "bad_message")

    def test_a_length_that_is_a_lie(self):
        client = self.server.client()
        client.send_frame(TEXT, b" " * 8192, length=1 << 40)
        self.ends_with(client, 1009, "bad_message")

    def test_binary(self):
        client = self.server.client()
        client.send_frame(BINARY, b"\x00\x01")
        self.ends_with(client, 1003, "bad_message")

    def test_text_that_is_not_utf8(self):
        for bad in (b'"\xff"', b'"\xc0\x80"', b'"\xed\xa0\x80"', b'"\xf4\x90\x80\x80"', b'"\xe2\x82'):
            client = self.server.client()
            client.send_frame(TEXT, bad)
            self.ends_with(client, 1007, "bad_message")

    def test_a_character_in_two_pieces(self):
        with self.server.client() as client:
            text = '{"type":"hello","protocol":1,"name":"Zoë"}'.encode()
            cut = text.index(b"\xc3") + 1
            client.send_frame(TEXT, text[:cut], fin=False)
            client.send_frame(PONG, b"\xff")
            client.send_frame(CONTINUATION, text[cut:])
            self.assertEqual(client.receive()["type"], "you")

    def test_frames_that_break_the_rules(self):
        bad = {
            "reserved bits": frame(TEXT, b"{}", reserved=4),
            "unknown opcode": frame(3, b"{}"),
            "unknown control": frame(11, b""),
            "continuation of nothing": frame(CONTINUATION, b"{}"),
            "text within text": frame(TEXT, b"{", fin=False) + frame(TEXT, b"}"),
            "control in pieces": frame(PING, b"a", fin=False),
            "long control": frame(PING, b"a" * 126),
        }
        for name, data in bad.items():
            client = self.server.client()
            client.send_raw(data)
            messages, code = client.until_closed()
            client.drop()
            self.assertEqual(messages, [], name)
            self.assertIn(code, (1002, 1006), name)

    def test_frames_without_a_mask_end_the_connection(self):
        for data in (frame(TEXT, HELLO.encode(), mask=False), frame(PING, b"", mask=False)):
            client = self.server.client()
            client.send_raw(data)
            self.ends_with(client, 1002, "bad_message")

    def test_a_first_frame_in_single_bytes(self):
        with self.server.client() as client:
            for byte in frame(TEXT, HELLO.encode()):
                client.send_raw(bytes([byte]))
                time.sleep(0.002)
            self.assertTrue(is_error(client.receive(), "hello_first"))
            client.send_text(HELLO)
            self.assertTrue(is_error(client.receive(), "hello_first"))

    def test_empty_pieces_without_end(self):
        client = self.server.client()
        client.send_raw(frame(TEXT, b"", fin=False) + frame(CONTINUATION, b"", fin=False) * 100)
        self.ends_with(client, 1008, "bad_message")

    def test_noise(self):
        for seed in range(20):
            client = self.server.client()
            try:
                client.send_raw(os.urandom(2000 + seed))
                client.until_closed(1)
            except (Closed, TimeoutError, ValueError):
                pass
            client.reset()

    def test_closing_politely(self):
        client = self.server.client()
        client.send_frame(CLOSE, b"\x03\xe8")
        self.assertEqual(client.until_closed(), ([], 1000))
        client.drop()

    def test_connections_that_are_torn(self):
        for _ in range(50):
            client = self.server.client()
            client.send_text(HELLO)
            client.reset()

    def test_handshakes_that_are_refused(self):
        for headers, expected in (({"Sec-WebSocket-Version": "8"}, (426,)), ({"Upgrade": "h2c"}, (404,)),
                                  ({"Sec-WebSocket-Key": "x" * 200}, (426,)), ({"Connection": "close"}, (0,))):
            with self.assertRaises(Refused) as caught:
                Client(self.server.socket_url, headers=headers)
            self.assertIn(caught.exception.status, expected, headers)
        with self.assertRaises(Refused) as caught:
            Client(self.server.url.replace("http", "ws") + "/other")
        self.assertEqual(caught.exception.status, 404)

    def test_origins(self):
        own = self.server.url
        for origin in (None, own, own.upper()):
            Client(self.server.socket_url, origin=origin).close()
        for origin in ("https://evil.example", own + "0", "null", "x" * 1000, own.replace("http://", "http://a.")):
            with self.assertRaises(Refused) as caught:
                Client(self.server.socket_url, origin=origin)
            self.assertIn(caught.exception.status, (0, 403), origin)


class Limits(unittest.TestCase):
    def errors(self, client, count):
        """All messages until that many errors are among them."""
        heard = []
        while sum(m["type"] == "error" for m in heard) < count:
            heard.append(client.receive())
        return heard

    def test_messages_that_come_too_fast_are_read_later(self):
        with Server(messages_per_s=20) as server, server.client() as client:
            begun = time.monotonic()
            client.send_raw(b"".join(frame(TEXT, b'{"type":"move","request":%d,"move":"hit"}' % i) for i in range(1, 141)))
            heard = self.errors(client, 140)
            self.assertGreater(time.monotonic() - begun, 2)  # 80 at once, and the messages read with them
            self.assertEqual([m["request"] for m in heard if is_error(m, "hello_first")], list(range(1, 141)))
            self.assertEqual([m["type"] for m in heard if m["type"] != "error"], ["slowed"])
            self.assertGreater(server.metric("upcard_limited_total"), 0)

    def test_a_flood_waits_outside_and_slows_nobody_else(self):
        with Server(messages_per_s=5) as server:
            flood, other = server.client(), server.client()
            before, sent = server.resident_kb(), 0
            flood.sock.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
            flood.sock.settimeout(1)
            with self.assertRaises(socket.timeout):
                while sent < 10000000:
                    sent += flood.sock.send(frame(TEXT, HELLO.encode()) * 100)
            for _ in range(15):
                other.send_text(HELLO)
                self.assertTrue(is_error(other.receive(), "hello_first"))
            self.assertLess(server.resident_kb() - before, 20000)
            self.assertEqual([m["type"] for m in self.errors(flood, 30) if m["type"] != "error"], ["slowed"])
            flood.drop()
            other.close()

    def test_a_slowed_client_is_not_idle(self):
        with Server(messages_per_s=1, idle_s=2) as server, server.client() as client:
            begun = time.monotonic()
            client.send_raw(frame(TEXT, HELLO.encode()) * 9)
            heard = self.errors(client, 9)
            client.send_text(HELLO)
            heard += self.errors(client, 1)
            self.assertGreater(time.monotonic() - begun, 4)
            self.assertEqual(sum(is_error(m, "hello_first") for m in heard), 10, heard)

    def test_a_player_and_an_address_are_slowed_too(self):
        for limit in ("messages_per_player", "messages_per_address"):
            with Server(messages_per_s=1000, **{limit: 2}) as server:
                ada, you = server.guest("Ada")
                tablet = server.client()
                tablet.send({"type": "hello", "protocol": 1, "token": you["token"]})
                tablet.expect("you")
                for client in (ada, tablet):
                    client.send_raw(frame(TEXT, b'{"type":"back"}') * 8)
                heard = self.errors(ada, 8) + self.errors(tablet, 8)
                self.assertEqual(sum(is_error(m, "not_seated") for m in heard), 16, limit)
                self.assertIn("slowed", [m["type"] for m in heard], limit)
                ada.close(), tablet.close()

    def test_a_client_that_does_not_read_is_cut_off(self):
        with Server(messages_per_s=10000, queue_bytes=100000) as server:
            slow, other = server.client(receive_buffer=4096), server.client()
            before = server.resident_kb()
            slow.sock.settimeout(60)
            with self.assertRaises((Closed, OSError)):
                for _ in range(2000):
                    slow.send_raw(frame(TEXT, HELLO.encode()) * 20)
                    other.send_text(HELLO)
                    start = time.monotonic()
                    self.assertTrue(is_error(other.receive(), "hello_first"))
                    self.assertLess(time.monotonic() - start, 20)
            self.assertEqual(server.metric("upcard_cut_off_total"), 1)
            self.assertLess(server.resident_kb() - before, 20000)
            other.close()
            slow.drop()

    def test_many_clients_that_do_not_read_share_one_budget(self):
        budget = 400000
        with Server(messages_per_s=10000, queue_total_bytes=budget, log="debug") as server:
            silent = [server.client(receive_buffer=4096) for _ in range(12)]
            other, cut = server.client(), 0
            while not cut:
                for client in silent:
                    client.sock.settimeout(60)
                    try:
                        client.send_raw(frame(TEXT, HELLO.encode()) * 50)
                    except (Closed, OSError):
                        pass
                other.send_text(HELLO)
                self.assertTrue(is_error(other.receive(), "hello_first"))
                cut = server.metric("upcard_cut_off_total")
                self.assertLessEqual(server.metric("upcard_queue_bytes"), budget)
            server.wait_for_log(r"waiting_bytes=\d+ *\n")
            queued = [int(n) for n in re.findall(r"waiting_bytes=(\d+)", server.log())]
            self.assertGreaterEqual(queued[0], budget // 13)  # the largest
            self.assertLess(queued[0], 1 << 20)
            other.close()
            for client in silent:
                client.drop()

    def as_soon_as_there_is_room(self, server):
        end = time.monotonic() + 60
        while True:
            try:
                return server.client()
            except (Refused, OSError):
                if time.monotonic() > end:
                    raise
                time.sleep(0.02)

    def test_connections_of_an_address(self):
        with Server(connections_per_address=5) as server:
            some = [server.client() for _ in range(5)]
            with self.assertRaises((Refused, OSError)):
                server.client()
            Client(server.socket_url, source="127.0.0.2").close()
            some.pop().close()
            some.append(self.as_soon_as_there_is_room(server))
            for client in some:
                client.close()

    def test_connections_in_all(self):
        with Server(connections=3) as server:
            some = [server.client() for _ in range(3)]
            with self.assertRaises(Refused) as caught:
                server.client()
            self.assertEqual(caught.exception.status, 503)
            self.assertEqual(server.get("/healthz")[0], 200)
            self.assertEqual(server.text("/readyz"), (503, "not ready: the server is full\n"))
            for client in some:
                client.close()

    def test_no_room_for_tables(self):
        with Server(tables=1) as server:
            self.assertEqual(server.get("/readyz")[0], 200)
            client, _ = server.guest("Ada")
            client.send({"type": "create", "game": "hilo"})
            client.expect("table")
            self.assertEqual(server.text("/readyz"), (503, "not ready: no room for more tables\n"))
            client.close()

    def make(self, server, name):
        client, _ = server.guest(name)
        client.send({"type": "create", "game": "hilo", "clock": "none"})
        answer = client.receive()
        return client, answer.get("error") or answer["code"]

    def test_tables_of_an_address(self):
        with Server(tables_per_address=2) as server:
            made = [self.make(server, name) for name in ("Ada", "Ben", "Cleo")]
            self.assertEqual([len(made[0][1]), len(made[1][1]), made[2][1]], [6, 6, "too_many"])
            made[0][0].send({"type": "leave"})  # nobody is left: the table is over
            for client, _ in made:
                client.close()

    def test_a_full_server_closes_tables_that_were_never_started_first(self):
        with Server(tables=2, unload_s=1) as server:
            ada, _ = server.guest("Ada")
            ada.send({"type": "create", "game": "hilo", "clock": "week", "chairs": ["open", "bot:easy"], "seats": 2})
            running = ada.expect("table")["code"]
            ada.send({"type": "start"})
            ada.expect("ask")
            ada.close()
            while server.metric("upcard_tables_loaded"):
                time.sleep(0.05)
            ben, waiting = self.make(server, "Ben")
            ben.close()
            while server.metric("upcard_tables_loaded"):
                time.sleep(0.05)
            cleo, code = self.make(server, "Cleo")
            self.assertEqual(len(code), 6)
            phases = {}
            dan, _ = server.guest("Dan")
            for table in (running, waiting):
                dan.send({"type": "join", "table": table, "watch": True})
                phases[table] = dan.expect("table")["phase"]
            self.assertEqual(phases, {running: "playing", waiting: "closed"})
            for client in (cleo, dan):
                client.close()

    def test_a_full_server_closes_the_table_that_nobody_visits(self):
        with Server(tables=2, unload_s=1) as server:
            ada, idle = self.make(server, "Ada")
            ada.close()
            ben, _ = self.make(server, "Ben")
            while server.metric("upcard_tables_loaded") > 1:
                time.sleep(0.05)
            self.assertEqual(server.get("/readyz")[0], 200)
            ben.send({"type": "create", "game": "hilo", "chairs": ["open", "bot:none"]})
            self.assertTrue(is_error(ben.receive(), "bad_options"))
            ben.send({"type": "mine"})
            ben.expect("mine")
            self.assertEqual((server.get("/readyz")[0], server.metric("upcard_tables_loaded")), (200, 1))
            cleo, code = self.make(server, "Cleo")
            self.assertEqual(len(code), 6)
            dora, refused = self.make(server, "Dora")
            self.assertEqual((refused, server.get("/readyz")[0]), ("too_many", 503))
            dora.send({"type": "join", "table": idle, "watch": True})
            table = dora.expect("table")
            while table["phase"] != "closed":
                table = dora.expect("table")
            self.assertEqual(table["closed"], "abandoned")
            for client in (ben, cleo, dora):
                client.close()

    def test_behind_a_proxy_the_named_address_counts(self):
        with Server(connections_per_address=2, proxy="127.0.0.1 10.0.0.1") as server:
            def come(forwarded):
                return server.client(headers={"X-Forwarded-For": forwarded})
            some = [come("192.0.2.1"), come("9.9.9.9, 192.0.2.1, 10.0.0.1"), come("192.0.2.2"), come("2001:db8::1")]
            with self.assertRaises(Refused) as caught:
                come("192.0.2.1")
            self.assertEqual(caught.exception.status, 429)
            some.append(come("2001:db8::2"))
            with self.assertRaises(Refused):
                come("2001:db8::3")
            for client in some:
                client.close()

    def test_one_customer_of_ipv6_is_one_address_for_every_limit(self):
        with Server(guests_per_address=2, misses_per_address=2, proxy="127.0.0.1") as server:
            def come(network, host, **more):
                with server.client(headers={"X-Forwarded-For": f"2001:db8:1:{network}::{host}"}) as client:
                    client.send({"type": "hello", "protocol": 1, **more})
                    return client.receive().get("error", "you")
            def record(host):
                return server.get("/record/ZZZZZZ", headers={"X-Forwarded-For": f"2001:db8:1:3::{host}"})[0]
            self.assertEqual([come(2, i, name=f"Ada {i}") for i in range(3)], ["you", "you", "too_many"])
            self.assertEqual([come(2, i, token="1.x") for i in range(3)], ["bad_token", "bad_token", "too_many"])
            self.assertEqual([come(4, i, name=f"Ben {i}") for i in range(2)], ["you", "you"])
            self.assertEqual([record(i) for i in range(3)], [404, 404, 429])

    def test_without_a_proxy_nobody_is_believed(self):
        with Server(connections_per_address=2) as server:
            some = [server.client(headers={"X-Forwarded-For": f"192.0.2.{i}"}) for i in range(2)]
            with self.assertRaises((Refused, OSError)):
                server.client(headers={"X-Forwarded-For": "192.0.2.9"})
            for client in some:
                client.close()

    def test_a_connection_that_says_nothing(self):
        with Server(hello_s=1) as server, server.client() as client:
            messages, code = client.until_closed()
            self.assertEqual([m["reason"] for m in messages], ["idle"])
            self.assertEqual(code, 1000)

    def test_pings_and_a_client_that_does_not_answer(self):
        with Server(idle_s=2) as server:
            alive, dead = server.client(), server.client()
            for client in (alive, dead):
                client.send_text(HELLO)
                client.receive()
            with self.assertRaises(TimeoutError):
                alive.receive(2.9)  # answers pings
            self.assertEqual(dead.receive_frame()[0], PING)
            opcode, _, payload = dead.receive_frame()
            self.assertEqual((opcode, b'"idle"' in payload), (TEXT, True))
            alive.send_text(HELLO)
            self.assertTrue(is_error(alive.receive(), "hello_first"))
            alive.close()
            dead.drop()

    def test_other_origins_can_be_allowed(self):
        with Server(origins="https://a.example https://b.example") as server:
            Client(server.socket_url, origin="https://b.example").close()
            with self.assertRaises(Refused):
                Client(server.socket_url, origin="https://c.example")
        with Server(origins="*") as server:
            Client(server.socket_url, origin="https://c.example").close()


class HalfOpen(unittest.TestCase):
    def test_connections_that_never_ask_keep_nobody_out(self):
        with Server(connections_per_address=100000) as server:
            before = server.resident_kb()
            most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
            idle = []
            for i in range(1500):
                sock = connect(server.url)
                if i % 3:
                    sock.sendall(b"GET /ws HTTP/1.1\r\nHost: x\r\nX-Slow: " + b"y" * (i % 50))
                idle.append(sock)
            with server.client() as client:
                client.send_text(HELLO)
                self.assertTrue(is_error(client.receive(), "hello_first"))
            self.assertEqual(server.get("/healthz")[0], 200)
            self.assertLessEqual(server.metric("upcard_half_open"), 1024)
            self.assertLess(server.resident_kb() - before, 60000)
            for sock in idle:
                sock.close()

    def test_headers_that_come_slowly(self):
        with Server(request_s=1) as server:
            sock = connect(server.url)
            sock.sendall(b"GET / HTTP/1.1\r\n")
            sock.settimeout(0.1)
            start = time.monotonic()
            with self.assertRaises(ConnectionError):
                while time.monotonic() - start < 60:
                    sock.sendall(b"X: y\r\n")
                    try:
                        if not sock.recv(1000):
                            raise ConnectionError
                    except socket.timeout:
                        pass
            sock.close()

    def test_what_is_no_good_request_gets_an_answer_in_our_words(self):
        long = b"y" * 100000
        server = self.enterContext(Server())
        for status, request in ((414, b"GET /" + long + b" HTTP/1.1\r\nHost: x\r\n\r\n"),
                                (431, b"GET / HTTP/1.1\r\nHost: x\r\nCookie: " + long + b"\r\n\r\n"),
                                (400, b"\x16\x03\x01\x02\x00\x01\x00"),
                                (400, b"GET /%zz HTTP/1.1\r\nHost: x\r\n\r\n"),
                                (400, b"GET http://x/ HTTP/1.1\r\nHost: x\r\n\r\n"),
                                (400, b"GET / HTTP/1.1\r\n\r\n"),
                                (404, b"GET /record/../metrics HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"),
                                (405, b"BREW / HTTP/1.1\r\nHost: x\r\n\r\n"),
                                (505, b"GET / HTTP/9.9\r\nHost: x\r\n\r\n")):
            with connect(server.url) as sock:
                sock.settimeout(60)
                sock.sendall(request)
                sock.shutdown(socket.SHUT_WR)
                answer = b"".join(iter(lambda: sock.recv(65536), b"")).decode()
            head, _, body = answer.partition("\r\n\r\n")
            self.assertTrue(head.startswith(f"HTTP/1.1 {status} "), (request[:40], answer))
            self.assertEqual("Connection: close" in head, status != 404)
            self.assertIn(f"Content-Length: {len(body)}", head)
            self.assertNotIn("<", body)
            self.assertTrue(body.endswith("\n") and len(body) > 5, body)

    def test_a_request_may_come_byte_by_byte(self):
        with Server() as server, connect(server.url) as sock:
            sock.settimeout(60)
            for byte in b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n":
                sock.sendall(bytes([byte]))
                time.sleep(0.002)
            self.assertIn(b"ok", b"".join(iter(lambda: sock.recv(65536), b"")))

    def test_a_request_that_breaks_off_costs_nothing(self):
        with Server() as server:
            for request in (b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: x\r\n"):
                with connect(server.url) as sock:
                    sock.sendall(request)
                    sock.shutdown(socket.SHUT_WR)
                    sock.settimeout(60)
                    try:
                        self.assertEqual(sock.recv(100), b"")
                    except ConnectionResetError:
                        pass
            deadline = time.monotonic() + 20
            while (half_open := server.metric("upcard_half_open")) > 1 and time.monotonic() < deadline:
                time.sleep(0.02)  # the one that asked before may still be there
            self.assertEqual(half_open, 1)  # the one that asks

    def test_a_connection_that_is_reset_before_it_was_read_is_gone_at_once(self):
        with Server() as server:
            server.send_signal(signal.SIGSTOP)
            with connect(server.url) as sock:
                sock.sendall(b"GET / HT")
                sock.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            server.send_signal(signal.SIGCONT)
            deadline = time.monotonic() + 4
            while (half_open := server.metric("upcard_half_open")) > 1 and time.monotonic() < deadline:
                time.sleep(0.02)
            self.assertEqual(half_open, 1)


if __name__ == "__main__":
    unittest.main()
