/** @engines both */
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getData } from '../../test/answers.ts';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';

let world: TestWorld;
beforeEach(async () => {
  world = await openTestWorld();
});
afterEach(() => world.close());

async function readMissing(accountNo: string, login: string) {
  const reply = await world.call(`${login}@example.com`, { 'insights:alerts': { accountNo } });
  return getData(reply, 'insights:alerts').missing;
}
const CHITRA = ['8934540017', 'chitra'] as const;

describe('an alert is offered', () => {
  it('where the meters send what its rule needs', async () => {
    expect(await readMissing(...CHITRA)).toEqual({ bill: null, leak: null, highDay: null });
  });

  it('not where the meters are read by hand', async () => {
    const missing = { bill: 'noHalfHours', leak: 'noHours', highDay: 'noHalfHours' };
    expect(await readMissing('8934580013', 'iobr')).toEqual(missing);
  });

  it('where the meter is new and has sent nothing yet, but not once it has been silent for weeks', async () => {
    const account = sql`account_id = (select account_id from account where account_no = '8934580013')`;
    await sql`update meter set sends_itself = true, installed_on = '2026-11-18' where ${account}`.execute(
      world.db,
    );
    const open = { bill: null, leak: null, highDay: null };
    expect(await readMissing('8934580013', 'iobr')).toEqual(open);
    await sql`update meter set installed_on = '2026-09-25' where ${account}`.execute(world.db);
    const missing = { bill: 'noHalfHours', leak: 'noHours', highDay: 'noHalfHours' };
    expect(await readMissing('8934580013', 'iobr')).toEqual(missing);
  });

  it('not of the bill where a retailer sets the price', async () => {
    expect(await readMissing('8920020017', 'kopi')).toMatchObject({ bill: 'unpriced', highDay: null });
  });

  it('not in a home that was left', async () => {
    const missing = { bill: 'closed', leak: 'closed', highDay: 'closed' };
    expect(await readMissing('8934570014', 'farid')).toEqual(missing);
  });

  it('not of a leak where the water meter counts in steps that are too wide', async () => {
    await sql`update usage_day set value = (
        select array_agg(25 * ((at - 1) / 2 % 3) order by at) from generate_series(1, cardinality(value)) as at)
      where utility = 'water'`.execute(world.db);
    expect(await readMissing(...CHITRA)).toMatchObject({ bill: null, leak: 'coarse' });
  });

  it('no longer once the meters have been silent for weeks', async () => {
    world.clock.shift(57 * 24 * 3_600_000);
    const missing = { bill: 'noHalfHours', leak: 'noHours', highDay: 'noHalfHours' };
    expect(await readMissing(...CHITRA)).toEqual(missing);
  });
});
