"""A balancer for tests, in front of servers on one database: /n/NAME/... goes to the server NAME, all else to one that is
ready: it asks all the time. When a server ends, so do its connections."""
import contextlib
import http.client
import socket
import threading
import time

CHECK_S = .3


class Balancer:
    def __init__(self, servers):
        """`servers`: by name; entries may change."""
        self.servers = servers
        self.turn = 0
        self.cut_off, self.links = set(), {}
        self.listener = socket.create_server(('127.0.0.1', 0), backlog=1024)
        self.url = 'http://127.0.0.1:%d' % self.listener.getsockname()[1]
        threading.Thread(target=self._check, daemon=True).start()
        threading.Thread(target=self._accept, daemon=True).start()

    def is_ready(self, name):
        if name in self.cut_off:
            return False
        try:
            host, port = self.servers[name].options['listen'].split(':')
            connection = http.client.HTTPConnection(host, int(port), timeout=1)
            connection.request('GET', '/readyz')
            with contextlib.closing(connection):
                return connection.getresponse().status == 200
        except (OSError, KeyError, http.client.HTTPException):
            return False

    def _check(self):
        while self.listener.fileno() >= 0:
            for name in list(self.servers):
                self.is_ready(name)
            time.sleep(CHECK_S)

    def cut(self, name):
        """A server is out of reach: no connection to it stays."""
        self.cut_off.add(name)
        for link in self.links.pop(name, []):
            self._end(link)

    def heal(self, name):
        self.cut_off.discard(name)

    def _choose(self, path):
        if path.startswith('/n/'):
            name = path.split('/')[2]
            return name if name in self.servers and name not in self.cut_off else None
        names = sorted(self.servers)
        self.turn += 1
        for i in range(len(names)):
            name = names[(self.turn + i) % len(names)]
            if self.is_ready(name):
                return name
        return None

    def _accept(self):
        while True:
            try:
                client = self.listener.accept()[0]
            except OSError:
                return
            threading.Thread(target=self._serve, args=[client], daemon=True).start()

    def _serve(self, client):
        with contextlib.suppress(OSError), client:
            head = b''
            while b'\r\n\r\n' not in head:
                more = client.recv(4096)
                if not more:
                    return
                head += more
            name = self._choose(head.split(b' ')[1].decode())
            if name is None:
                client.sendall(b'HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\nConnection: close\r\n\r\n')
                return
            host, port = self.servers[name].options['listen'].split(':')
            with socket.create_connection((host, int(port)), timeout=2) as server:
                server.settimeout(None)
                self.links.setdefault(name, []).append(server)
                server.sendall(head)
                back = threading.Thread(target=self._pass_on, args=[server, client], daemon=True)
                back.start()
                self._pass_on(client, server)
                back.join()

    @staticmethod
    def _pass_on(source, target):
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                target.sendall(data)
        Balancer._end(source)
        Balancer._end(target)

    @staticmethod
    def _end(link):
        with contextlib.suppress(OSError):
            link.shutdown(socket.SHUT_RDWR)

    def close(self):
        self.listener.close()
