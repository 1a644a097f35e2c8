/**
 * Failures of a database while customers read and write: it stops, is killed, hangs, or the network to it is lost.
 * OUTAGES says how often each.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { inNameOf } from '../../apps/gateway/src/db/in-name-of.ts';
import { findPostgres } from '../postgres/find-postgres.ts';
import { startThrowawayPostgres, type ThrowawayPostgres } from '../postgres.ts';
import { type Load, startLoad } from './load.ts';
import { type SwallowingProxy, startSwallowingProxy } from './swallowing-proxy.ts';
import { type TrialGateway, trialGateway } from './trial-gateway.ts';

const times = Number(process.env.OUTAGES ?? 1);
/** Bound of answers promised within a second, with slack for a busy machine. */
const SECOND = 1_500;

/** Long enough that it is given up and not only waited for. */
const GIVEN_UP = 2_300;

let server: ThrowawayPostgres;
let network: SwallowingProxy;
let gateway: TrialGateway;
beforeAll(async () => {
  // Acknowledged writes are on disk when it is killed.
  server = await startThrowawayPostgres(findPostgres(), ['synchronous_commit=on']);
  const url = new URL(server.url);
  network = await startSwallowingProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(network.port);
  gateway = await trialGateway({ DATABASE_URL: url.href });
});
afterAll(async () => {
  await gateway.close();
  await network.close();
  await server.stop();
});

async function until(isTrue: () => Promise<boolean>): Promise<number> {
  const begun = performance.now();
  while (!(await isTrue())) {
    if (performance.now() - begun > 10_000) break;
    await wait(10);
  }
  return performance.now() - begun;
}

let load: Load | null = null;
let rounds = 0;
const begin = async (): Promise<Load> => {
  rounds += 1;
  load = startLoad(gateway, `round-${rounds}`);
  await wait(300);
  return load;
};
afterEach(async () => {
  await load?.stop();
  load = null;
});

/** Nothing that was acknowledged is lost, nothing was done twice, and whoever was refused was told to come again. */
async function expectNothingLost({ replies, acknowledged }: Load): Promise<void> {
  const marks = await gateway.marks();
  expect([...acknowledged].filter((word) => marks.get(word) !== 1)).toEqual([]);
  expect([...marks].filter(([, count]) => count > 1)).toEqual([]);
  const refused = replies.filter(({ status, code }) => status !== 200 || code !== 'ok');
  const kinds = new Set(refused.map(({ status, code, retryAfter }) => `${status} ${code} ${retryAfter}`));
  expect([...kinds].filter((kind) => kind !== '503 SK_BUSY_1001 1')).toEqual([]);
}

interface Outage {
  readonly what: string;
  readonly lasts: number;
  begin(): Promise<void> | void;
  /** Resolves when the database could answer again. */
  end(): Promise<void> | void;
}

const outages: readonly Outage[] = [
  { what: 'is shut down fast', lasts: 200, begin: () => server.end('fast'), end: () => server.begin() },
  {
    what: 'is shut down at once',
    lasts: 200,
    begin: () => server.end('immediate'),
    end: () => server.begin(),
  },
  { what: 'hangs', lasts: GIVEN_UP, begin: () => server.pause(), end: () => server.resume() },
  {
    what: 'is behind a network that was lost',
    lasts: GIVEN_UP,
    begin: () => network.swallow(),
    end: () => network.mend(),
  },
];

describe.each(outages)('a database that $what under load', (outage) => {
  it.each(Array.from({ length: times }, (_, round) => round + 1))(
    'is waited for, and nothing is lost (%i)',
    async () => {
      const running = await begin();
      const ending = outage.begin();
      try {
        expect(await until(async () => !(await gateway.isReady()))).toBeLessThan(SECOND);
        await ending;
        await wait(outage.lasts);
        const refused = await gateway.look();
        expect([refused.status, refused.retryAfter]).toEqual([503, '1']);
        expect(refused.milliseconds).toBeLessThan(SECOND);
      } finally {
        // Nothing can be closed on a server that stands still.
        await outage.end();
      }
      expect(await until(gateway.isReady)).toBeLessThan(SECOND);
      const before = running.acknowledged.size;
      expect(await until(async () => running.acknowledged.size > before)).toBeLessThan(SECOND);
      await running.stop();
      expect(Math.max(...running.replies.map(({ milliseconds }) => milliseconds))).toBeLessThan(
        3_000 + SECOND,
      );
      await expectNothingLost(running);
    },
  );
});

it.each(Array.from({ length: times }, (_, round) => round + 1))(
  'sessions that an operator ends under load cost those who were in them a second try (%i)',
  async () => {
    const running = await begin();
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name like 'services-portal%' and pid <> pg_backend_pid()`.execute(gateway.db);
    const before = running.acknowledged.size;
    expect(await until(async () => running.acknowledged.size > before)).toBeLessThan(SECOND);
    expect(await until(gateway.isReady)).toBeLessThan(SECOND);
    await running.stop();
    await expectNothingLost(running);
  },
);

it.each(Array.from({ length: times }, (_, round) => round + 1))(
  'connections that the network forgets under load are given up in seconds, though new ones work (%i)',
  async () => {
    const running = await begin();
    network.swallow();
    await wait(150);
    network.mend();
    // Those who come meanwhile have new connections, so that the server is heard.
    for (let count = 0; count < 40; count += 1) {
      void inNameOf(`person ${count}`, () => sql`select 1`.execute(gateway.db)).catch(() => undefined);
      await wait(100);
    }
    const before = running.acknowledged.size;
    expect(await until(async () => running.acknowledged.size > before)).toBeLessThan(SECOND);
    expect(await until(gateway.isReady)).toBeLessThan(SECOND);
    await running.stop();
    expect(Math.max(...running.replies.map(({ milliseconds }) => milliseconds))).toBeLessThan(4_000 + SECOND);
    await expectNothingLost(running);
  },
);
