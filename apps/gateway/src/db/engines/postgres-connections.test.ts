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

test('a server that grants few connections serves one crowd after the other with them', async () => {
  await open(20, { most: 5 });
  await pool.openAll();
  const use = async () => {
    const client = await pool.connect();
    await wait(300);
    client.release();
  };
  for (let crowd = 0; crowd < 2; crowd += 1)
    await Promise.all(Array.from({ length: 20 }, (_, index) => inNameOf(`person ${index}`, use)));
  await pool.end();
});

test('a server that is silent to new connections serves everybody with those that there are', async () => {
  await open(6);
  const both = await Promise.all([pool.connect(), pool.connect()]);
  for (const each of both) each.release();
  server.silenceLogins();
  const use = async (name: string) => {
    const client = await inNameOf(name, () => pool.connect());
    await wait(50);
    client.release();
  };
  const begun = performance.now();
  await Promise.all(Array.from({ length: 12 }, (_, index) => use(`person ${index}`)));
  expect(performance.now() - begun).toBeLessThan(2_000);
});

test('a pool that ends while somebody waits refuses them and does not hold up the process', async () => {
  await open(1);
  const first = await pool.connect();
  const waiting = expect(pool.connect()).rejects.toThrow('no connection to the database');
  const ended = pool.end();
  first.release();
  await Promise.all([waiting, ended]);
});

test('a server that lets nobody in refuses at once', async () => {
  await open(10, { most: 0 });
  const begun = performance.now();
  await expect(pool.connect()).rejects.toThrow('no connection to the database');
  expect(performance.now() - begun).toBeLessThan(1_000);
});

test('a pool ends soon though sessions do not answer, whether they are in use or not', async () => {
  await open(3);
  const [used, ...others] = await Promise.all([pool.connect(), pool.connect(), pool.connect()]);
  for (const session of server.logins) session.silence();
  const asked = used.query('select 1', []).finally(() => used.release());
  const lost = expect(asked).rejects.toThrow('the connection to the database was lost');
  for (const each of others) each.release();
  pool.ask();
  const begun = performance.now();
  await Promise.all([pool.end(), lost]);
  expect(performance.now() - begun).toBeLessThan(2_000);
});
