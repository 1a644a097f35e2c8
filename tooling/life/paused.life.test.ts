/** One gateway stands still in the middle of a write, with all that it has locked: what the others do meanwhile. */
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { advisoryLocks } from '../../apps/gateway/src/db/advisory-locks.ts';
import { sealAudit, verifyAudit } from '../../apps/gateway/src/db/audit.store.ts';
import { startThrowawayPostgres, type ThrowawayPostgres } from '../postgres.ts';
import { type TrialGateway, trialGateway } from './trial-gateway.ts';

/** Bound of answers promised within a second, with slack for a busy machine. */
const SECOND = 1_500;
const now = new Date('2026-11-20T07:30:00Z');

let server: ThrowawayPostgres;
let gateway: TrialGateway;
let paused: pg.Client;
beforeAll(async () => {
  server = await startThrowawayPostgres();
  gateway = await trialGateway({ DATABASE_URL: server.url });
  paused = new pg.Client({ connectionString: server.url });
  await paused.connect();
});
afterEach(() => paused.query('rollback'));
afterAll(async () => {
  await paused.end();
  await gateway.close();
  await server.stop();
});

const stands = async (...statements: readonly string[]) => {
  for (const statement of ['begin', ...statements]) await paused.query(statement);
};

it('after its record was written, others write and read on', async () => {
  await stands(`insert into audit_event (at, actor, action, object, outcome)
    values (now(), 'customer:9', 'test:mark', 'customer:9', 'done')`);
  const all = await Promise.all([
    ...Array.from({ length: 40 }, (_, n) => gateway.mark(`beside-${n}`)),
    gateway.look(),
  ]);
  expect(all.filter(({ code, milliseconds }) => code !== 'ok' || milliseconds > 2 * SECOND)).toEqual([]);
});

it('while it chains what was recorded, others write on, and chain it when it is gone', async () => {
  await stands(`select pg_advisory_xact_lock(${advisoryLocks.auditChain})`);
  expect((await gateway.mark('unchained')).code).toBe('ok');
  expect(await sealAudit(gateway.db, now)).toBe(0);
  await paused.query('rollback');
  expect(await sealAudit(gateway.db, now)).toBeGreaterThan(0);
  expect(await verifyAudit(gateway.db)).toMatchObject({ ok: true });
});

it('holding what every write needs, it leaves reads and readiness alone, and writes are refused in time', async () => {
  await stands('lock table outbox in exclusive mode');
  const writes = Promise.all(Array.from({ length: 40 }, (_, n) => gateway.mark(`behind-${n}`)));
  const reads = await Promise.all(Array.from({ length: 20 }, () => gateway.look()));
  expect(reads.filter(({ code, milliseconds }) => code !== 'ok' || milliseconds > SECOND)).toEqual([]);
  expect(await gateway.isReady()).toBe(true);
  const told = await writes;
  expect(new Set(told.map(({ status, code }) => `${status} ${code}`))).toEqual(new Set(['503 SK_BUSY_1001']));
  expect(Math.max(...told.map(({ milliseconds }) => milliseconds))).toBeLessThan(6_500 + SECOND);
  await paused.query('rollback');
  expect((await gateway.mark('behind-0')).code).toBe('ok');
});
