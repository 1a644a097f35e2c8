import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type GiroWorld, HOME, openGiroWorld } from '../test/giro-world.ts';

const OWED = 12_845;

describe('money of notices that staff look at', () => {
  let world: GiroWorld;
  beforeEach(async () => {
    world = await openGiroWorld();
  });
  afterEach(() => world.close());

  const parkedMoney = async () =>
    (
      await world.db
        .selectFrom('bankNotice')
        .select('amountCents')
        .where('transactionId', 'like', 'giro:%')
        .orderBy('amountCents')
        .execute()
    ).map(({ amountCents }) => amountCents);
  /** A bank may put what differs at the end of an id. */
  const longest = (end: string) => `${'e'.repeat(100 - end.length)}${end}`;

  it('is on the list for each notice, though their ids differ only at the end of their 100 characters', async () => {
    for (const n of [1, 2]) {
      const told = { payment_order: `GD-2611-99999${n}`, amount: OWED - n, currency: 'SGD' };
      expect(await world.tell({ event: 'deduction_paid', event_id: longest(`-${n}`), ...told })).toBe(200);
    }
    expect(await parkedMoney()).toEqual([OWED - 2, OWED - 1]);
  });

  it('is refused to the bank, and is told again, where its id is the one of other money', async () => {
    await world.db
      .insertInto('bankNotice')
      .values({
        eventId: 'egiro:taken',
        transactionId: 'FT-1',
        reference: HOME.accountNo,
        amountCents: 100,
        currency: 'SGD',
        paidAt: world.clock.now(),
        receivedAt: world.clock.now(),
      })
      .execute();
    const told = { payment_order: 'GD-2611-999999', amount: OWED, currency: 'SGD' };
    const tell = () => world.tell({ event: 'deduction_paid', event_id: 'taken', ...told });
    expect(await tell()).toBe(500);
    expect(await world.notices()).not.toContain('deduction_paid parked unknown');
    await world.db.deleteFrom('bankNotice').where('eventId', '=', 'egiro:taken').execute();
    expect(await tell()).toBe(200);
    expect(await parkedMoney()).toEqual([OWED]);
  });
});
