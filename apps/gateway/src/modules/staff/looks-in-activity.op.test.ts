import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sealAudit } from '../../db/audit.store.ts';
import { getData } from '../../test/answers.ts';
import { MEI_LIN as METERS, meterCalls, typed } from '../meter-readings/test/meter-calls.ts';
import { MEI_LIN } from '../payments/test/payment-world.ts';
import { ACCOUNT, openParkedWorld, type ParkedWorld, ROSNAH, SITI } from './test/parked-calls.ts';

const BERNARDS = '8934530034';
const DAY = 86_400_000;

let world: ParkedWorld;
beforeEach(async () => {
  world = await openParkedWorld();
});
afterEach(() => world.close());

async function readLooks(person: string) {
  const input = { page: 1, size: 50, who: 'staff' };
  const { rows, staff } = getData(await world.call(person, { 'user:activity': input }), 'user:activity');
  return {
    rows: rows.map(({ kind, day, times, accountNo }) => [kind, day, times, accountNo]),
    looks: staff.looks,
  };
}

describe('a customer reads in the activity that staff', () => {
  test('were shown their name for a number, whatever the officer opens or looks up next', async () => {
    const { event_id } = await world.paysUnknown();
    await world.open(event_id);
    await world.payee(event_id, ACCOUNT);
    const shown = { rows: [['lookedAtPayments', '2026-11-20', 1, ACCOUNT]], looks: 1 };
    expect(await readLooks(MEI_LIN)).toEqual(shown);
    await world.payee(event_id, BERNARDS);
    await world.open(event_id);
    expect(await readLooks(MEI_LIN)).toEqual(shown);
    expect((await readLooks('bernard@example.com')).rows).toEqual([
      ['lookedAtPayments', '2026-11-20', 1, BERNARDS],
    ]);
    await sealAudit(world.db, world.clock.now());
    expect(await readLooks(MEI_LIN)).toEqual(shown);
  });

  test('opened a payment that names their account', async () => {
    const { event_id } = await world.paysShort();
    await world.open(event_id);
    await world.open(event_id);
    expect(await readLooks(MEI_LIN)).toEqual({
      rows: [['lookedAtPayments', '2026-11-20', 2, ACCOUNT]],
      looks: 2,
    });
  });

  test('looked at a reading on each day on which they did, and how often', async () => {
    await meterCalls(world).send(typed(METERS.water, '1258.9'));
    const queue = { 'staff:queue': { name: 'meterReadings' } };
    const [waiting] = getData(await world.call(SITI, queue), 'staff:queue').waiting;
    const open = (person: string) =>
      world.call(person, { 'staff:meterReading': { itemId: waiting?.itemId ?? '' } });
    await open(SITI);
    world.clock.shift(DAY);
    await open(SITI);
    await open(SITI);
    await open(ROSNAH);
    const { rows, looks } = await readLooks(MEI_LIN);
    expect(rows.toSorted()).toEqual([
      ['lookedAtReading', '2026-11-20', 1, ACCOUNT],
      ['lookedAtReading', '2026-11-21', 1, ACCOUNT],
      ['lookedAtReading', '2026-11-21', 2, ACCOUNT],
    ]);
    expect(looks).toBe(4);
  });
});
