/** @engines both */
import { fixedClock } from '@portal/domain/clock';
import { sgMonth } from '@portal/domain/sg-time';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getDifferences } from '../../modules/bills/test/recompute-bill.ts';
import { MEI_LIN, meterCalls, typed } from '../../modules/meter-readings/test/meter-calls.ts';
import { getData } from '../../test/answers.ts';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';
import { findViolations } from '../invariants.ts';
import { worldAccounts } from './accounts/world-accounts.ts';
import { seedDemoWorld } from './demo-world.ts';
import { usualUse } from './usage/world-use.ts';

let world: TestWorld;
beforeEach(async () => {
  world = await openTestWorld();
});
afterEach(() => world.close());

const { accountNo, water, gas } = MEI_LIN;
const meiLin = worldAccounts.find(({ no }) => no === accountNo);

/** The world runs on to a day, as it does when the portal is started on it. */
async function runOnTo(day: string): Promise<void> {
  const time = `${day}T12:00:00+08:00`;
  world.clock.shift(Date.parse(time) - world.clock.now());
  await seedDemoWorld(world.db, fixedClock(time));
}

async function loadBill(billId: string) {
  const reply = await world.call('meilin@example.com', { 'bills:detail': { accountNo, billId } });
  return getData(reply, 'bills:detail');
}

/** Use of a utility by the three ways that a month is kept in. */
async function readUse(utility: string, month: string) {
  const { rows } = await sql<{ billed: number; kept: number; estimatedDays: number; estimated: boolean }>`
    select m.total as kept, m.estimated_days,
      (select coalesce(sum(quantity_milli), 0)::bigint from bill_line l join bill b using (account_id, bill_id)
        where account_id = 100101 and l.utility = ${utility} and to_char(issued_on, 'YYYY-MM') = ${month}
          and item in ('gas', 'water-tariff')) as billed,
      (select bool_or(estimated) from bill_line l join bill b using (account_id, bill_id)
        where account_id = 100101 and l.utility = ${utility} and to_char(issued_on, 'YYYY-MM') = ${month}) as estimated
    from usage_month m
    where account_id = 100101 and basis = 'bill' and utility = ${utility} and month = ${`${month}-01`}::date`.execute(
    world.db,
  );
  const [row] = rows;
  if (!row) throw new Error(`nothing of ${month}`);
  return row;
}

describe('a reading of a customer', () => {
  it('makes the next bill, which is not estimated', async () => {
    const before = await readUse('gas', '2026-11');
    expect(before).toMatchObject({ estimated: true });
    const { fail } = await meterCalls(world).send(typed(gas, '2385'), typed(water, '1238.5'));
    expect(fail).toEqual([]);
    await runOnTo('2026-12-19');
    const bill = await loadBill('B2612-100101');
    const readings = bill.readings.filter(({ utility }) => utility !== 'electricity');
    expect(readings.map(({ estimated }) => estimated)).toEqual([false, false]);
    expect(readings.map(({ sent }) => sent)).toEqual([
      { reading: '1238.5', date: '2026-11-20' },
      { reading: '02385', date: '2026-11-20' },
    ]);
    // The meters, the tariffs and GST make the same bill.
    expect(getDifferences(bill, { isHome: true, isMarket: false })).toEqual([]);
    for (const utility of ['gas', 'water']) {
      const { billed, kept, estimatedDays, estimated } = await readUse(utility, '2026-12');
      expect([billed, estimatedDays, estimated]).toEqual([kept, 0, false]);
      const pair = readings.find((each) => each.utility === utility);
      expect(Math.round((Number(pair?.now) - Number(pair?.before)) * 1000)).toBe(kept);
    }
    expect(await findViolations(world.db, undefined, world.clock.now())).toEqual([]);
  });

  it('makes a smaller bill when it is below the estimate, never a negative one', async () => {
    await meterCalls(world).send(typed(gas, '2318'));
    await runOnTo('2027-01-19');
    const [december, january] = [await readUse('gas', '2026-12'), await readUse('gas', '2027-01')];
    for (const { billed, kept } of [december, january]) expect(billed).toBe(kept);
    expect(december.kept).toBeLessThan(10_000);
    for (const billId of ['B2612-100101', 'B2701-100101'])
      expect(getDifferences(await loadBill(billId), { isHome: true, isMarket: false }), billId).toEqual([]);
    expect(january.kept).toBeGreaterThan(0);
    expect(await findViolations(world.db, undefined, world.clock.now())).toEqual([]);
  });

  it('counts the same whether the world is extended at once or month by month', async () => {
    const calls = meterCalls(world);
    await calls.send(typed(gas, '2385'));
    await runOnTo('2026-12-20');
    const limits = (await calls.meters()).find(({ deviceNo }) => deviceNo === gas);
    expect(limits?.lastActualReadDate).toBe('2026-12-17');
    expect((await calls.send(typed(gas, limits?.upperLimit ?? ''))).fail).toEqual([]);
    await runOnTo('2027-01-19');
    await runOnTo('2027-02-19');
    // Without the reading of December the bill of January would be estimated.
    expect(meiLin && usualUse.isEstimated(meiLin, 'gas', sgMonth('2027-01'))).toBe(true);
    expect(await readUse('gas', '2027-01')).toMatchObject({ estimated: false, estimatedDays: 0 });
    for (const month of ['2026-12', '2027-01', '2027-02']) {
      const { billed, kept } = await readUse('gas', month);
      expect(billed, month).toBe(kept);
    }
    expect(await findViolations(world.db, undefined, world.clock.now())).toEqual([]);
  });

  it('does not count once it was set aside', async () => {
    await meterCalls(world).send(typed(gas, '2431'));
    await sql`insert into meter_reading_decision select account_id, reading_no, device_no, window_opens_at,
      reading_milli, 1017, 'setAside', 'Not legible', read_at from meter_reading where reading_no is not null`.execute(
      world.db,
    );
    await sql`update meter_reading set decision = 'setAside' where reading_no is not null`.execute(world.db);
    await runOnTo('2026-12-19');
    const { billed, kept, estimated } = await readUse('gas', '2026-12');
    expect([billed, estimated]).toEqual([kept, false]);
    expect(meiLin && usualUse.use(meiLin, 'gas', sgMonth('2026-12'))).toBe(kept);
    expect(await findViolations(world.db, undefined, world.clock.now())).toEqual([]);
  });
});
