import { fixedClock } from '@portal/domain/clock';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dateAt } from '../clock.ts';
import { appendAudit, sealAudit } from '../db/audit.store.ts';
import { changeBehindTriggers } from '../db/test/behind-triggers.ts';
import { openTestDatabase, type TestDatabase } from '../db/test/test-database.ts';
import { withTransaction } from '../db/transaction.ts';
import { MetricRegistry } from '../plugins/metric-registry.ts';
import { checkAudit, createAuditCheckState, startAuditCheck } from './audit-check.ts';

const now = '2026-11-20T15:30:00+08:00';
const clock = fixedClock(now);
const seconds = Date.parse(now) / 1_000;
let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

async function record(count: number): Promise<void> {
  const at = clock.now();
  await withTransaction(database.db, (tx) =>
    sql`insert into audit_event (at, actor, action, object, outcome)
      select ${dateAt(at)}, 'customer:7', 'accounts:set-default', 'account:' || n, 'done' from generate_series(1, ${count}) as n`.execute(
      tx,
    ),
  );
  while ((await sealAudit(database.db, at)) > 0);
}

function looker(pages?: number) {
  const messages: unknown[] = [];
  const log = { error: (fields: unknown) => void messages.push(fields) };
  const state = createAuditCheckState();
  return { state, messages, look: () => checkAudit({ db: database.db, clock, log }, state, pages) };
}

test('an intact chain raises no alarm, and the metrics show when it was verified', async () => {
  await record(3);
  const metrics = new MetricRegistry();
  const messages: unknown[] = [];
  const log = { error: (fields: unknown) => void messages.push(fields) };
  const job = startAuditCheck({ db: database.db, clock, log, metrics });
  expect(metrics.render()).toContain('portal_audit_violations NaN');
  await vi.waitFor(() => expect(metrics.render()).not.toMatch(/ NaN$/m), { timeout: 30_000 });
  await job.stop();
  expect(metrics.render()).toContain('portal_audit_violations 0');
  expect(metrics.render()).toContain(`portal_audit_checked_timestamp_seconds ${seconds}`);
  expect(messages).toEqual([]);
});

test.each([
  ['changed', "update audit set outcome = 'refused' where seq = 2", 2],
  ['removed', 'delete from audit where seq = 2', 2],
  ['removed from the end', 'delete from audit where seq = 3', 3],
])('a row %s after its verification is found by the next run', async (_what, statement, seq) => {
  await record(3);
  const { look, state, messages } = looker();
  await look();
  expect([state.violations, messages]).toEqual([0, []]);
  await changeBehindTriggers(database.db, statement);
  await look();
  expect(state.violations).toBeGreaterThan(0);
  expect(messages).toContainEqual({ event: 'audit', seq });
  await look();
  expect(state.violations).toBeGreaterThan(0);
});

test('a chain rewritten from an old row on with valid hashes is detected', async () => {
  await record(3);
  const { look, state, messages } = looker();
  await look();
  await changeBehindTriggers(
    database.db,
    'delete from audit where seq > 1',
    'delete from audit_seal where seq > 1',
  );
  const at = clock.now();
  for (const object of ['account:8', 'account:9', 'account:10', 'account:11'])
    await withTransaction(database.db, (tx) =>
      appendAudit(tx, { at, actor: 'customer:7', action: 'accounts:set-default', object, outcome: 'done' }),
    );
  await sealAudit(database.db, at);
  await look();
  expect([state.violations, messages]).toEqual([1, [{ event: 'audit', seq: 3 }]]);
});

test('a run reads at most its share: new rows first, then older ones in rotation', async () => {
  await record(2_500);
  const { look, state } = looker(2);
  await look();
  expect([state.newest.seq, state.again.seq, state.checkedAt]).toEqual([2_000, 0, 0]);
  await look();
  expect([state.newest.seq, state.again.seq, state.checkedAt]).toEqual([2_500, 1_000, seconds]);
  await look();
  expect([state.newest.seq, state.again.seq]).toEqual([2_500, 2_000]);
  await record(7);
  await look();
  expect([state.newest.seq, state.again.seq, state.violations]).toEqual([2_507, 0, 0]);
});

test('a failed read leaves the timestamp of the last complete run', async () => {
  const { state, messages } = looker();
  const db = new Proxy(database.db, {
    get: () => {
      throw new Error('broken');
    },
  });
  const log = { error: (fields: unknown) => void messages.push(fields) };
  await expect(checkAudit({ db, clock, log }, state)).rejects.toThrow('broken');
  expect(state).toEqual(createAuditCheckState());
});
