"""A push service for tests, and browsers that subscribe there; decrypts and verifies with python3-cryptography."""
import base64
import http.server
import json
import os
import queue
import threading

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF


def encode(data):
    return base64.urlsafe_b64encode(data).rstrip(b'=').decode()


def decode(text):
    return base64.urlsafe_b64decode(text + '=' * (-len(text) % 4))


def derive(salt, key, info, length):
    return HKDF(hashes.SHA256(), length, salt, info).derive(key)


def public_bytes(key):
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


class Browser:
    """A subscription with its private key."""

    def __init__(self, endpoint):
        self.endpoint, self.auth = endpoint, os.urandom(16)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.point = public_bytes(self.key.public_key())

    def keys(self):
        return {'endpoint': self.endpoint, 'p256dh': encode(self.point), 'auth': encode(self.auth)}

    def decrypt(self, body):
        """The message: one record of RFC 8188, with the keys of RFC 8291."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], 'big'), body[20]
        sender, sealed = body[21:21 + length], body[21 + length:]
        assert length == 65 and 18 <= len(sealed) <= size, (length, len(sealed), size)
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        material = derive(self.auth, shared, b'WebPush: info\0' + self.point + sender, 32)
        key = derive(salt, material, b'Content-Encoding: aes128gcm\0', 16)
        nonce = derive(salt, material, b'Content-Encoding: nonce\0', 12)
        plain = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b'\0')
        assert plain[-1] == 2, plain
        return json.loads(plain[:-1])


def verify(authorization):
    """The claims of a token of RFC 8292, and the key that signed them."""
    scheme, parts = authorization.split(' ', 1)
    fields = dict(part.strip().split('=', 1) for part in parts.split(','))
    head, claims, signature = fields['t'].split('.')
    assert scheme == 'vapid' and json.loads(decode(head)) == {'typ': 'JWT', 'alg': 'ES256'}
    raw = decode(signature)
    assert len(raw) == 64
    der = utils.encode_dss_signature(int.from_bytes(raw[:32], 'big'), int.from_bytes(raw[32:], 'big'))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(fields['k']))
    key.verify(der, f'{head}.{claims}'.encode(), ec.ECDSA(hashes.SHA256()))
    return json.loads(decode(claims)), fields['k']


class Request:
    def __init__(self, path, headers, body):
        self.path, self.headers, self.body = path, headers, body


class Service(http.server.ThreadingHTTPServer):
    """Answers by path: /ok, /gone, /busy (503 for ever), /twice (503 two times), /redirect, /slow (until `release`),
    /endless, /heads, /garbage; what came is in the queue `got`."""
    daemon_threads = True

    def __init__(self, context=None):
        super().__init__(('127.0.0.1', 0), Handler)
        if context:
            self.socket = context.wrap_socket(self.socket, server_side=True)
        self.origin = f'http{"s" if context else ""}://127.0.0.1:{self.server_port}'
        self.got, self.release, self.refusals = queue.Queue(), threading.Event(), {}
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def browser(self, path):
        return Browser(self.origin + path)

    def next(self, timeout=60):
        return self.got.get(timeout=timeout)

    def handle_error(self, request, address):
        pass  # the other side hung up, as it should


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = 'HTTP/1.1'

    def do_POST(self):
        body = self.rfile.read(int(self.headers['Content-Length']))
        self.server.got.put(Request(self.path, self.headers, body))
        getattr(self, 'answer_' + self.path.split('/')[1].rstrip('0123456789'))()

    def answer(self, status, **headers):
        self.send_response(status)
        for key, value in headers.items():
            self.send_header(key.replace('_', '-'), value)
        self.send_header('Content-Length', '0')
        self.end_headers()

    def answer_ok(self):
        self.answer(201)

    def answer_gone(self):
        self.answer(410)

    def answer_busy(self):
        self.answer(503, Retry_After='0')

    def answer_twice(self):
        left = self.server.refusals.setdefault(self.path, 2)
        self.server.refusals[self.path] = left - 1
        self.answer(503 if left > 0 else 201)

    def answer_redirect(self):
        self.answer(307, Location=self.server.origin + '/ok/redirected')

    def answer_slow(self):
        self.server.release.wait(60)
        self.answer(201)

    def answer_endless(self):
        self.send_response(400)
        self.end_headers()
        while True:
            self.wfile.write(b'x' * 65536)

    def answer_heads(self):
        self.send_response(400)
        while True:
            self.wfile.write(b'X-More: ' + b'x' * 1000 + b'\r\n')

    def answer_garbage(self):
        self.wfile.write(b'\0' * 4096)
        self.close_connection = True

    def log_message(self, *_):
        pass
