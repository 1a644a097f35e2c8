import { fixedClock, shiftedClock } from '@portal/domain/clock';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openWorldDatabase, type TestDatabase } from '../db/test/test-database.ts';
import { createKeyRing } from './key-ring.ts';
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
const keys = () => createKeyRing(database.db, clock);
const sealed = (binding = mine) => sealReference(keys(), binding, 'B2611-100101', clock.now());
const opened = (reference: string, binding = mine) => openReference(keys(), binding, reference, clock.now());

test('a reference opens with its own binding, and hides the name', async () => {
  const reference = await sealed();
  expect(await opened(reference)).toBe('B2611-100101');
  expect(Buffer.from(reference.slice(5), 'base64url').toString('latin1')).not.toContain('B2611');
  expect(await sealed()).toBe(reference);
});

test('a reference does not open for another person, account or kind of document', async () => {
  const reference = await sealed();
  for (const other of [{ subject: 'embedded b' }, { account: '8934540017' }, { purpose: 'letter' }])
    expect(await opened(reference, { ...mine, ...other })).toBeNull();
});

test('a reference does not open when any bit is changed, or when it is cut or lengthened', async () => {
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

test('a reference is valid for an hour at least, also across a change of keys, but not for two', async () => {
  const reference = await sealed();
  clock.shift(60 * MINUTE - 1);
  expect(await opened(reference)).toBe('B2611-100101');
  expect((await sealed()).slice(0, 4)).toBe('2612');
  clock.shift(60 * MINUTE);
  expect(await opened(reference)).toBeNull();
});

test('a key of an earlier month is not loaded', async () => {
  const reference = await sealed();
  clock.shift(62 * 24 * 60 * MINUTE);
  expect(await keys().find('2611')).toBeNull();
  expect(await keys().find('2613')).toBeNull();
  expect(await openReference(keys(), mine, reference, Date.parse(at))).toBeNull();
});
