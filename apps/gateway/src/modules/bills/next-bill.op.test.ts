/** @engines both */
import { sgDay } from '@portal/domain/sg-time';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';
import { expectNextBill } from './next-bill.ts';
import { idOfAccount } from './test/parked-money.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

test('a bill of 30 November is followed by one of 31 December where October had one on the 31st', async () => {
  const accountId = await idOfAccount(world.db, '8934521670');
  const newest = { accountId, issuedOn: sgDay('2026-11-30') };
  // The bills of the account are of the 18th: the 30th is the day of this one.
  expect(await expectNextBill(world.db, newest, sgDay('2026-12-01'))).toBe('2026-12-30');
  await sql`update bill set issued_on = (date_trunc('month', issued_on) + interval '1 month - 1 day')::date
    where account_id = ${accountId}`.execute(world.db);
  expect(await expectNextBill(world.db, newest, sgDay('2026-12-01'))).toBe('2026-12-31');
  expect(await expectNextBill(world.db, newest, sgDay('2027-01-01'))).toBeNull();
});
