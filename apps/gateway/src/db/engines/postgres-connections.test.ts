import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PostgresConnections } from './postgres-connections.ts';

/** A server's first words: nobody has to prove who they are, and statements may be sent. */
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

let server: Server;
let sockets: Socket[];
let connections: PostgresConnections;
beforeEach(async () => {
  sockets = [];
  server = createServer((socket) => {
    sockets.push(socket);
    socket.once('data', () => socket.write(WELCOME));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  connections = new PostgresConnections({
    url: `postgres://somebody@127.0.0.1:${port}/portal`,
    connections: 1,
    statementSeconds: 10,
    lockSeconds: 3,
    connectSeconds: 3,
  });
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  server.close();
});

test('a customer who waited when the server went away is told so at once, not after one more attempt', async () => {
  const first = await connections.connect();
  const waiting = [connections.connect(), connections.connect()];
  const told = Promise.allSettled(waiting);
  connections.isAway = true;
  first.release(true);
  for (const each of await told) expect(each).toMatchObject({ reason: { message: 'the database is away' } });
  connections.isAway = false;
  (await connections.connect()).release(true);
  expect(sockets).toHaveLength(2);
});

test('a server is heard when it lets somebody in', async () => {
  expect(connections.heardAt).toBe(0);
  const before = performance.now();
  (await connections.connect()).release(true);
  expect(connections.heardAt).toBeGreaterThanOrEqual(before);
});
