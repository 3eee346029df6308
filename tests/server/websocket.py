"""A small WebSocket client for tests, with the standard library only (RFC 6455).

    from websocket import Client, Closed
    with Client("ws://127.0.0.1:4040/ws") as client:
        client.send({"type": "hello", "protocol": 1, "name": "Ada"})
        print(client.receive())

It answers pings by itself, and lets a test misbehave: it can send raw bytes and frames of any shape.
"""
import base64
import hashlib
import json
import os
import socket
import ssl
import struct
import time
from urllib.parse import urlsplit

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
GUID = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"


class Refused(Exception):
    """The handshake was answered by something other than 101; `status` is 0 when it was not answered."""

    def __init__(self, status, text=""):
        super().__init__(f"handshake refused: {status} {text}")
        self.status = status
        self.text = text


class Closed(Exception):
    """The connection has ended; `code` is that of the close frame, 1006 when there was none."""

    def __init__(self, code, reason=""):
        super().__init__(f"closed: {code} {reason}")
        self.code = code
        self.reason = reason


def connect(url, timeout=60, context=None, source=None, receive_buffer=None):
    """A connected socket to the host of a URL; https and wss without a context are not verified."""
    parts = urlsplit(url)
    secure = parts.scheme in ("wss", "https")
    address = (parts.hostname, parts.port or (443 if secure else 80))
    family = socket.AF_INET6 if ":" in parts.hostname else socket.AF_INET
    sock = socket.socket(family, socket.SOCK_STREAM)
    try:
        sock.settimeout(timeout)
        if receive_buffer:
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        if source:
            sock.bind((source, 0))
        sock.connect(address)
        sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if secure:
            if context is None:
                context = ssl.create_default_context()
                context.check_hostname = False
                context.verify_mode = ssl.CERT_NONE
            sock = context.wrap_socket(sock, server_hostname=parts.hostname)
    except BaseException:
        sock.close()
        raise
    return sock


def frame(opcode, payload=b"", fin=True, mask=True, reserved=0, length=None):
    """The bytes of one frame; `length` replaces the true length in its head."""
    size = len(payload) if length is None else length
    head = bytes([(0x80 if fin else 0) | reserved << 4 | opcode])
    bit = 0x80 if mask else 0
    if size < 126:
        head += bytes([bit | size])
    elif size < 1 << 16:
        head += bytes([bit | 126]) + struct.pack(">H", size)
    else:
        head += bytes([bit | 127]) + struct.pack(">Q", size)
    if not mask:
        return head + payload
    key = os.urandom(4)
    keys = int.from_bytes((key * (len(payload) // 4 + 1))[:len(payload)], "big")
    return head + key + (int.from_bytes(payload, "big") ^ keys).to_bytes(len(payload), "big")


class Client:
    """One connection. `sock` is its socket; `buffer` holds bytes that were read and are not used yet."""

    def __init__(self, url, origin=None, headers=None, timeout=60, context=None, source=None,
                 receive_buffer=None, key=None):
        parts = urlsplit(url)
        self.timeout = timeout
        self.buffer = b""
        self.parts = []  # payloads of an unfinished message
        self.ended = None
        self.sock = connect(url, timeout, context, source, receive_buffer)
        try:
            self._handshake(parts, origin, headers or {}, key or base64.b64encode(os.urandom(16)).decode())
        except BaseException:
            self.sock.close()
            raise

    def _handshake(self, parts, origin, headers, key):
        lines = {"Host": parts.netloc, "Upgrade": "websocket", "Connection": "Upgrade",
                 "Sec-WebSocket-Key": key, "Sec-WebSocket-Version": "13"}
        if origin is not None:
            lines["Origin"] = origin
        lines.update(headers)
        path = (parts.path or "/") + ("?" + parts.query if parts.query else "")
        text = f"GET {path} HTTP/1.1\r\n" + "".join(f"{k}: {v}\r\n" for k, v in lines.items()) + "\r\n"
        try:
            self.sock.sendall(text.encode())
            while b"\r\n\r\n" not in self.buffer:
                self._fill(time.monotonic() + self.timeout)
        except Closed:
            raise Refused(0, self.buffer.decode("latin-1")) from None
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        self.response = head.decode("latin-1")
        status = int(self.response.split(" ", 2)[1])
        if status != 101:
            raise Refused(status, self.response)
        accept = base64.b64encode(hashlib.sha1((key + GUID).encode()).digest()).decode()
        answers = dict(line.lower().split(": ", 1) for line in self.response.split("\r\n")[1:])
        if answers.get("sec-websocket-accept", "") != accept.lower():
            raise Refused(status, "wrong Sec-WebSocket-Accept")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    # Sending

    def send(self, message):
        """Sends a dict as one text frame."""
        self.send_text(json.dumps(message, ensure_ascii=False, separators=(",", ":")))

    def send_text(self, text):
        self.send_frame(TEXT, text.encode())

    def send_frame(self, opcode, payload=b"", **shape):
        """Sends one frame of any shape (see `frame`)."""
        self.send_raw(frame(opcode, payload, **shape))

    def send_raw(self, data):
        """Sends bytes as they are."""
        try:
            self.sock.sendall(data)
        except (BrokenPipeError, ConnectionError, ssl.SSLError) as error:
            raise Closed(1006, str(error)) from None

    # Receiving

    def _fill(self, deadline):
        left = deadline - time.monotonic()
        if left <= 0:
            raise TimeoutError("nothing was received in time")
        self.sock.settimeout(left)
        try:
            data = self.sock.recv(1 << 16)
        except (socket.timeout, ssl.SSLWantReadError):
            raise TimeoutError("nothing was received in time") from None
        except (ConnectionError, ssl.SSLError, OSError) as error:
            raise Closed(1006, str(error)) from None
        finally:
            if self.sock.fileno() >= 0:
                self.sock.settimeout(self.timeout)
        if not data:
            raise Closed(1006, "end of stream")
        self.buffer += data

    def _take(self, count, deadline):
        while len(self.buffer) < count:
            self._fill(deadline)

    def receive_frame(self, timeout=None):
        """The next frame, of any kind: (opcode, fin, payload). Nothing is answered."""
        deadline = time.monotonic() + (self.timeout if timeout is None else timeout)
        self._take(2, deadline)
        first, second = self.buffer[0], self.buffer[1]
        size, at = second & 0x7F, 2
        if size >= 126:
            at = 4 if size == 126 else 10
            self._take(at, deadline)
            size = int.from_bytes(self.buffer[2:at], "big")
        if second & 0x80:
            raise Closed(1002, "a masked frame from a server")
        self._take(at + size, deadline)
        payload, self.buffer = self.buffer[at:at + size], self.buffer[at + size:]
        return first & 0x0F, bool(first & 0x80), payload

    def receive_text(self, timeout=None):
        """The next whole text message. Pings are answered on the way; raises Closed or TimeoutError."""
        if self.ended:
            raise self.ended
        deadline = time.monotonic() + (self.timeout if timeout is None else timeout)
        while True:
            try:
                opcode, fin, payload = self.receive_frame(max(deadline - time.monotonic(), 0.001))
            except Closed as closed:
                self.ended = closed
                raise
            if opcode == PING:
                self.send_frame(PONG, payload)
            elif opcode == CLOSE:
                code = int.from_bytes(payload[:2], "big") if len(payload) >= 2 else 1005
                self.ended = Closed(code, payload[2:].decode())
                raise self.ended
            elif opcode in (TEXT, CONTINUATION):
                self.parts.append(payload)
                if fin:
                    whole, self.parts = b"".join(self.parts), []
                    return whole.decode()

    def receive(self, timeout=None):
        """The next message as a dict."""
        return json.loads(self.receive_text(timeout))

    def expect(self, kind, timeout=None):
        """The next message of this type; others before it are dropped."""
        deadline = time.monotonic() + (self.timeout if timeout is None else timeout)
        while True:
            message = self.receive(max(deadline - time.monotonic(), 0.001))
            if message.get("type") == kind:
                return message

    def until_closed(self, timeout=None):
        """Reads on until the connection ends: (messages, close code)."""
        deadline = time.monotonic() + (self.timeout if timeout is None else timeout)
        messages = []
        while True:
            try:
                messages.append(self.receive(max(deadline - time.monotonic(), 0.001)))
            except Closed as closed:
                return messages, closed.code

    # Ending

    def close(self, code=1000, timeout=2):
        """Says goodbye with a close frame, waits a moment for the answer, and closes."""
        if self.sock.fileno() < 0:
            return
        try:
            if not self.ended:
                self.send_frame(CLOSE, struct.pack(">H", code))
                self.until_closed(timeout)
        except (Closed, TimeoutError, OSError):
            pass
        self.drop()

    def drop(self):
        """Closes the socket at once, without a close frame."""
        self.sock.close()

    def reset(self):
        """Ends the connection by RST."""
        self.sock.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.sock.close()
