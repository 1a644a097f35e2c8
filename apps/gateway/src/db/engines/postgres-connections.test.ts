import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { inNameOf } from '../in-name-of.ts';
import { PostgresConnections } from './postgres-connections.ts';
import { type FakeServer, type FakeServerRules, startFakeServer } from './test/fake-server.ts';

let server: FakeServer;
let pool: PostgresConnections;

async function open(connections: number, rules?: FakeServerRules): Promise<void> {
  server = await startFakeServer(rules);
  pool = new PostgresConnections({
    url: server.url,
    connections,
    statementSeconds: 10,
    lockSeconds: 3,
    connectSeconds: 3,
  });
}
afterEach(() => server.close());

test('a customer who waited when the server went away is told so at once, not after one more attempt', async () => {
  await open(1);
  const first = await pool.connect();
  const waiting = [pool.connect(), pool.connect()];
  const told = Promise.allSettled(waiting);
  pool.isAway = true;
  first.release(true);
  for (const each of await told) expect(each).toMatchObject({ reason: { message: 'the database is away' } });
  pool.isAway = false;
  (await pool.connect()).release(true);
  expect(server.logins).toHaveLength(2);
});

test('a server is heard when it lets somebody in', async () => {
  await open(1);
  expect(pool.heardAt).toBe(0);
  const before = performance.now();
  (await pool.connect()).release(true);
  expect(pool.heardAt).toBeGreaterThanOrEqual(before);
});

test('a server that grants fewer connections than there may be serves everybody with those', async () => {
  await open(10, { most: 7 });
  const use = async () => {
    const client = await pool.connect();
    await wait(20);
    client.release();
  };
  const people = Array.from({ length: 60 }, (_, index) => inNameOf(`person ${index}`, use));
  const ended = await Promise.allSettled(people);
  expect(ended.filter(({ status }) => status === 'rejected')).toEqual([]);
  // It is not asked again for each of them.
  expect(server.logins.length).toBeLessThan(20);
  await pool.end();
});

test('a server that lets nobody in refuses at once', async () => {
  await open(10, { most: 0 });
  const begun = performance.now();
  await expect(pool.connect()).rejects.toThrow('no connection to the database');
  expect(performance.now() - begun).toBeLessThan(1_000);
});
