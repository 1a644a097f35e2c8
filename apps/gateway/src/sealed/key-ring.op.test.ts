import { fixedClock } from '@portal/domain/clock';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getSender, inNameOf, SHARED_LOOKS } from '../db/in-name-of.ts';
import { openWorldDatabase, type TestDatabase } from '../db/test/test-database.ts';
import { counting } from '../test/query-taps.ts';
import { createKeyRing } from './key-ring.ts';

const at = '2026-11-20T15:30:00+08:00';
const clock = fixedClock(at);

let database: TestDatabase;
beforeAll(async () => {
  database = await openWorldDatabase(at);
}, 180_000);
afterAll(() => database.close());

test('a hundred simultaneous first calls of a month load it once and get the same keys', async () => {
  const total = { count: 0 };
  const db = database.db.withPlugin(counting(total));
  const keys = await Promise.all(Array.from({ length: 100 }, () => createKeyRing(db, clock).current()));
  // Looked for sealed and as an earlier release stores it, then made and read.
  expect(total.count).toBe(4);
  expect(new Set(keys).size).toBe(1);
  expect(await createKeyRing(db, clock).find('2611')).toBe(keys[0]);
  // Looked for sealed and as an earlier release stores it, then made and read.
  expect(total.count).toBe(4);
});

test('the key of a month, which many wait for together, is loaded in the name of none of them', async () => {
  const senders = new Set<string>();
  const listening: KyselyPlugin = {
    transformResult: async ({ result }) => result,
    transformQuery({ node }) {
      senders.add(getSender());
      return node;
    },
  };
  const ring = createKeyRing(database.db.withPlugin(listening), clock);
  await Promise.all([inNameOf('a person', ring.current), inNameOf('another person', ring.current)]);
  expect([...senders]).toEqual([SHARED_LOOKS]);
});

test('a failed load of a key is repeated at the next call', async () => {
  let isBroken = true;
  const breaking: KyselyPlugin = {
    transformResult: async ({ result }) => result,
    transformQuery({ node }) {
      if (isBroken) throw new Error('the database is away in this test');
      return node;
    },
  };
  const ring = createKeyRing(database.db.withPlugin(breaking), clock);
  await expect(ring.current()).rejects.toThrow('away');
  await expect(ring.find('2611')).rejects.toThrow('away');
  isBroken = false;
  expect((await ring.current()).id).toBe('2611');
});

test('text and nonces have separate keys, the same in every process', async () => {
  const ring = createKeyRing(database.db.withPlugin(counting({ count: 0 })), clock);
  const { text, iv } = await ring.current();
  expect(text.equals(iv)).toBe(false);
  expect([text.length, iv.length]).toEqual([32, 32]);
  expect((await createKeyRing(database.db, clock).current()).text.equals(text)).toBe(true);
});
