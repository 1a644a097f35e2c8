/** A server whose sessions are held up, forgotten or let in slowly, one by one: whether customers hear of it. */
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { type Heartbeat, startHeartbeat } from './heartbeat.ts';
import { PostgresConnections } from './postgres-connections.ts';
import {
  type FakeServer,
  type FakeServerRules,
  type FakeSession,
  startFakeServer,
} from './test/fake-server.ts';

const isProbe = (statement: string) => statement.startsWith('select pg_is_in_recovery');
const primary = (statement: string) => (isProbe(statement) ? [{ readsOnly: 'f' }] : [{ one: '1' }]);

let server: FakeServer;
let pool: PostgresConnections;
let heartbeat: Heartbeat;
let settings: { connectionString: string };
/** Whether the gateway was up, at each change. */
let changes: boolean[];

async function start(rules: FakeServerRules = {}): Promise<void> {
  server = await startFakeServer({ answer: primary, ...rules });
  pool = new PostgresConnections({
    url: server.url,
    connections: 10,
    kept: 5,
    statementSeconds: 11,
    lockSeconds: 3,
    connectSeconds: 3,
  });
  changes = [];
  const watched = new Proxy(pool, {
    set(target, property, value) {
      if (property === 'isAway') changes.push(!value);
      return Reflect.set(target, property, value, target);
    },
    get(target, property) {
      const value: unknown = Reflect.get(target, property, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  settings = { connectionString: server.url };
  heartbeat = startHeartbeat({ settings, pools: [watched] });
  await heartbeat.hasBegun;
}
afterEach(async () => {
  server.close();
  await Promise.all([heartbeat.stop(), pool.end()]);
});

interface Answer {
  readonly outcome: string;
  readonly milliseconds: number;
}

async function ask(): Promise<Answer> {
  const begun = performance.now();
  const outcome = await pool
    .connect()
    .then(async (client) => {
      try {
        await client.query('select 1 as one', []);
        return 'ok';
      } finally {
        client.release();
      }
    })
    .catch(({ message }: Error) => message);
  return { outcome, milliseconds: performance.now() - begun };
}

test('customers of a quiet gateway are answered while the one session that asks after the server is held up', async () => {
  await start();
  await Promise.all([ask(), ask()]);
  server.logins[0]?.silence();
  const answers: Answer[] = [];
  for (let count = 0; count < 3; count += 1) {
    await wait(900);
    answers.push(await ask());
  }
  expect(answers.map(({ outcome }) => outcome)).toEqual(['ok', 'ok', 'ok']);
  expect(changes).toEqual([]);
});

test('slow statements on all connections go on while the session that asks after the server is held up', async () => {
  await start({
    answer: async (statement) => {
      if (!isProbe(statement)) await wait(3_500);
      return primary(statement);
    },
  });
  const slow = Promise.all(Array.from({ length: 10 }, ask));
  await wait(300);
  server.logins[0]?.silence();
  expect((await slow).map(({ outcome }) => outcome)).toEqual(Array(10).fill('ok'));
  expect(changes).toEqual([]);
});

test('connections that a network has forgotten are given up within seconds, though new ones work', async () => {
  const others = new Set<FakeSession>();
  await start({
    answer: (statement, session) => {
      others.add(session);
      const lost = () => [...others].filter(({ isSilent }) => isSilent).map(({ pid }) => ({ pid: `${pid}` }));
      return statement.startsWith('select pid from pg_stat_activity') ? lost() : primary(statement);
    },
  });
  await Promise.all(Array.from({ length: 8 }, ask));
  for (const session of server.logins) session.silence();
  const first = await Promise.all(Array.from({ length: 10 }, ask));
  expect(first.filter(({ outcome }) => outcome === 'the connection to the database was lost')).toHaveLength(
    8,
  );
  expect(Math.max(...first.map(({ milliseconds }) => milliseconds))).toBeLessThan(5_500);
  const next = await Promise.all(Array.from({ length: 10 }, ask));
  expect(next.map(({ outcome }) => outcome)).toEqual(next.map(() => 'ok'));
  expect(changes).toEqual([]);
});

test('a server that lets everybody in slowly is there from the first request on', async () => {
  await start({ loginMs: 700 });
  expect(heartbeat.isUp).toBe(true);
  expect(await Promise.all([ask(), ask()])).toMatchObject([{ outcome: 'ok' }, { outcome: 'ok' }]);
});

test('a name service that fails is no reason to cut the connections that work', async () => {
  await start();
  await Promise.all([ask(), ask()]);
  settings.connectionString = 'postgres://somebody@nowhere.invalid/portal';
  server.logins[0]?.end();
  await wait(1_500);
  expect((await ask()).outcome).toBe('ok');
  expect(changes).toEqual([]);
});

test('a standby that is asked whether it takes writes yet is not flooded with logins', async () => {
  await start({ answer: () => [{ readsOnly: 't' }] });
  expect(heartbeat.isUp).toBe(false);
  const before = server.logins.length;
  await wait(2_000);
  expect(server.logins.length - before).toBeLessThan(15);
});

test('a server that is silent on all sessions, and to new ones, is known within a second', async () => {
  await start();
  await Promise.all([ask(), ask()]);
  server.silenceLogins();
  for (const session of server.logins) session.silence();
  const begun = performance.now();
  await expect.poll(() => heartbeat.isUp, { interval: 20 }).toBe(false);
  expect(performance.now() - begun).toBeLessThan(1_000);
  expect(await ask()).toMatchObject({ outcome: 'the database is away' });
});
