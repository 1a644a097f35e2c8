/** @engines both */
import { fixedClock } from '@portal/domain/clock';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../db/test/test-database.ts';
import { MetricRegistry } from '../plugins/metric-registry.ts';
import { startOutboxWatch } from './outbox-watch.ts';

const clock = fixedClock('2026-03-14T02:20:00Z');
const minutesAgo = (minutes: number) => clock.now() - minutes * 60_000;
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('operators see what waits, since when, and what was given up, kind by kind', async () => {
  const messages = [
    { dedupe: 'failing for an hour', runAt: minutesAgo(-20), firstDueAt: minutesAgo(60), attempts: 9 },
    { dedupe: 'just queued', runAt: minutesAgo(1) },
    { dedupe: 'of tomorrow', runAt: minutesAgo(-1_440) },
    { dedupe: 'given up', runAt: minutesAgo(90), deadAt: minutesAgo(5) },
    { dedupe: 'delivered', runAt: minutesAgo(90), doneAt: minutesAgo(5) },
  ];
  for (const message of messages)
    await database.db
      .insertInto('outbox')
      .values({ kind: 'mail:giro', payload: '{}', ...message })
      .execute();
  const metrics = new MetricRegistry();
  const watch = startOutboxWatch({ db: database.db, clock, log: { error() {} }, metrics }, [
    'mail:giro',
    'mail:request',
  ]);
  expect(metrics.render()).toContain('portal_outbox_given_up{kind="mail:giro"} NaN');
  await vi.waitFor(() => expect(metrics.render()).not.toMatch(/ NaN$/m), { timeout: 30_000 });
  await watch.stop();
  expect(metrics.render().split('\n')).toEqual(
    expect.arrayContaining([
      'portal_outbox_waiting{kind="mail:giro"} 3',
      'portal_outbox_waiting{kind="mail:request"} 0',
      'portal_outbox_oldest_seconds{kind="mail:giro"} 3600',
      'portal_outbox_oldest_seconds{kind="mail:request"} 0',
      'portal_outbox_given_up{kind="mail:giro"} 1',
      'portal_outbox_given_up{kind="mail:request"} 0',
      `portal_outbox_looked_timestamp_seconds ${clock.now() / 1_000}`,
    ]),
  );
});
