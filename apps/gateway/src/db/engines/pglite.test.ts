import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { pgliteDatabase } from './pglite.ts';
import { defaultRowLimits } from './row-cap.plugin.ts';

test('requests are heard while one statement follows another', async () => {
  const statementMs = 2;
  const query = async () => {
    const until = performance.now() + statementMs;
    while (performance.now() < until);
    return { rows: [], fields: [], affectedRows: 0 };
  };
  const engine = {
    query,
    transaction: () => Promise.reject(new Error('no transaction is meant')),
    close: async () => {},
    closed: false,
    ready: true,
    waitReady: Promise.resolve(),
  };
  const db = pgliteDatabase(engine, 'nowhere', defaultRowLimits);
  let heard = 0;
  const listening = setInterval(() => {
    heard += 1;
  }, 1);
  await Promise.all(Array.from({ length: 100 }, () => sql`select 1`.execute(db)));
  clearInterval(listening);
  expect(heard).toBeGreaterThanOrEqual(10);
});
