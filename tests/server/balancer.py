"""A balancer for tests, in front of servers on one database: /n/NAME/... goes to the server NAME, all else to one that is
ready. When a server ends, so do its connections."""
import contextlib
import http.client
import socket
import threading


class Balancer:
    def __init__(self, servers):
        """`servers`: by name; entries may change."""
        self.servers = servers
        self.turn = 0
        self.listener = socket.create_server(('127.0.0.1', 0), backlog=1024)
        self.url = 'http://127.0.0.1:%d' % self.listener.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def is_ready(self, name):
        host, port = self.servers[name].options['listen'].split(':')
        connection = http.client.HTTPConnection(host, int(port), timeout=1)
        try:
            connection.request('GET', '/readyz')
            return connection.getresponse().status == 200
        except OSError:
            return False
        finally:
            connection.close()

    def _choose(self, path):
        if path.startswith('/n/'):
            name = path.split('/')[2]
            return name if name in self.servers else None
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
        for end in (source, target):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def close(self):
        self.listener.close()
