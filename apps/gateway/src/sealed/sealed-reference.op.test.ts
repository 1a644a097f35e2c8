import { fixedClock, shiftedClock } from '@portal/domain/clock';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openWorldDatabase, type TestDatabase } from '../db/test/test-database.ts';
import { keyRing } from './key-ring.ts';
import { type Binding, openReference, sealReference } from './sealed-reference.ts';

const at = '2026-11-30T23:40:00+08:00';
const MINUTE = 60_000;

let database: TestDatabase;
let clock: ReturnType<typeof shiftedClock>;
beforeAll(async () => {
  database = await openWorldDatabase(at);
}, 180_000);
beforeEach(() => {
  clock = shiftedClock(fixedClock(at));
});
afterAll(() => database.close());

const mine: Binding = { purpose: 'bill', subject: 'embedded a', account: '8934521670' };
const keys = () => keyRing(database.db, clock);
const sealed = (binding = mine) => sealReference(keys(), binding, 'B2611-100101', clock.now());
const opened = (reference: string, binding = mine) => openReference(keys(), binding, reference, clock.now());

test('a reference opens for whom it was made, and hides what it names', async () => {
  const reference = await sealed();
  expect(await opened(reference)).toBe('B2611-100101');
  expect(Buffer.from(reference.slice(5), 'base64url').toString('latin1')).not.toContain('B2611');
  expect(await sealed()).toBe(reference);
});

test('of another person, another account or another kind of document it opens nothing', async () => {
  const reference = await sealed();
  for (const other of [{ subject: 'embedded b' }, { account: '8934540017' }, { purpose: 'letter' }])
    expect(await opened(reference, { ...mine, ...other })).toBeNull();
});

test('with any one bit changed, cut or lengthened, it opens nothing', async () => {
  const reference = await sealed();
  for (let index = 0; index < reference.length; index += 1) {
    for (let bit = 0; bit < 8; bit += 1) {
      const code = reference.charCodeAt(index) ^ (1 << bit);
      const other = reference.slice(0, index) + String.fromCharCode(code) + reference.slice(index + 1);
      expect(await opened(other), `${index} ${bit}`).toBeNull();
    }
  }
  for (const other of [
    '',
    '.',
    '2611.',
    reference.slice(0, -1),
    `${reference}A`,
    `${reference}=`,
    reference.slice(5),
  ])
    expect(await opened(other), other).toBeNull();
});

test('it works for an hour at least, also across a change of keys, and not for two', async () => {
  const reference = await sealed();
  clock.shift(60 * MINUTE - 1);
  expect(await opened(reference)).toBe('B2611-100101');
  expect((await sealed()).slice(0, 4)).toBe('2612');
  clock.shift(60 * MINUTE);
  expect(await opened(reference)).toBeNull();
});

test('a key of an earlier month is not even looked for', async () => {
  const reference = await sealed();
  clock.shift(62 * 24 * 60 * MINUTE);
  expect(await keys().find('2611')).toBeNull();
  expect(await keys().find('2613')).toBeNull();
  expect(await openReference(keys(), mine, reference, Date.parse(at))).toBeNull();
});
