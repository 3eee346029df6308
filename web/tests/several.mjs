/* Several servers on one PostgreSQL database, and a balancer before them. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { startServer } from './support.mjs';

const WITH_POSTGRES = fileURLToPath(new URL('../../tests/support/with_postgres', import.meta.url));

/** A database of its own; null where PostgreSQL is missing. */
async function startDatabase() {
  const child = spawn(WITH_POSTGRES, ['sh', '-c', 'echo "$UPCARD_STORE"; cat'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const exit = once(child, 'exit');
  const [address] = await Promise.race([once(createInterface({ input: child.stdout }), 'line'), exit]);
  if (typeof address !== 'string') return null;
  async function end() {
    child.stdin.end();
    await exit;
  }
  return { address, end };
}

/** Servers `a` and `b`; null where PostgreSQL is missing. It gives
 *    url            of the balancer: /n/a/ leads to a, /n/b/ to b, all else to the one that leads
 *    lead(name)     which one that is; a at first
 *    share()        waits until each has half of the tables
 *    kill(name)     ends one at once: all lines to it break
 *    end()          ends all of them */
export async function startServers() {
  const database = await startDatabase();
  if (!database) return null;
  const servers = new Map();
  for (const name of ['a', 'b'])
    servers.set(name, await startServer(['--store', database.address, '--node', name, '--unload-s', '1']));
  let leader = 'a';

  const balancer = createServer((client) => {
    client.on('error', () => client.destroy());
    client.once('data', (head) => {
      const wanted = /^GET \/n\/(\w+)\//.exec(head)?.[1] ?? leader;
      const url = servers.get(wanted)?.url;
      if (!url) return client.end('HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
      const server = connect(Number(new URL(url).port), '127.0.0.1');
      server.on('error', () => client.destroy());
      server.on('close', () => client.destroy());
      client.on('close', () => server.destroy());
      server.write(head);
      client.pipe(server).pipe(client);
    });
  }).listen(0, '127.0.0.1');
  await once(balancer, 'listening');

  async function share() {
    const last = (server) => server.lines.findLast((line) => line.includes('event=parts'));
    while (![...servers.values()].every((server) => last(server)?.includes(' own=32 ')))
      await new Promise((resolve) => setTimeout(resolve, 50));
  }

  async function kill(name) {
    const server = servers.get(name);
    servers.delete(name);
    [leader] = servers.keys();
    await server.kill();
    await server.end();
  }

  async function end() {
    for (const server of servers.values()) await server.end();
    balancer.close();
    await database.end();
  }

  const lead = (name) => (leader = name);
  return { url: `http://127.0.0.1:${balancer.address().port}`, lead, share, kill, end };
}
