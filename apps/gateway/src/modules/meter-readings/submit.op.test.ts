import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { getCode } from '../../test/answers.ts';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';
import { at, MEI_LIN, meterCalls, typed } from './test/meter-calls.ts';

let world: TestWorld;
let meiLin: ReturnType<typeof meterCalls>;
beforeEach(async () => {
  world = await openTestWorld();
  meiLin = meterCalls(world);
});
afterEach(() => world.close());

const { accountNo, water, gas, electricity } = MEI_LIN;

describe('a reading within its limits', () => {
  test('is taken, and the customer sees it as the last one sent', async () => {
    const reply = await meiLin.send(typed(water, '1231.4'));
    expect(reply).toEqual({
      status: 100,
      success: [
        {
          accNo: accountNo,
          deviceNo: water,
          reading: '1231.4',
          sentAt: '2026-11-20T07:30:00.000Z',
          replaced: null,
        },
      ],
      fail: [],
    });
    expect((await meiLin.meters()).find(({ deviceNo }) => deviceNo === water)).toMatchObject({
      lastSelfSubmitted: '1231.4',
      lastSelfSubmittedDate: '2026-11-20T07:30:00.000Z',
      source: 'Web',
      lastActualReading: '1219.5',
    });
    expect(await meiLin.stored(water)).toEqual([
      {
        readAt: at('2026-11-20T15:30:00'),
        readingMilli: 1_231_400,
        source: 'Web',
        windowOpensAt: at('2026-11-18T08:00:00'),
        sentBy: expect.any(Number),
        unusual: null,
      },
    ]);
  });

  test.each([
    ['WEB', 'Web'],
    ['App', 'App'],
  ])('a reading that is sent from "%s" is from the %s', async (source, stored) => {
    await meiLin.sendRaw([{ accountNo, items: [typed(gas, '2380')], source }]);
    expect(await meiLin.stored(gas)).toMatchObject([{ source: stored }]);
  });

  test('may be either limit, and zeros in front may be left out', async () => {
    for (const digits of ['1219.5', '1258.9'])
      expect((await meiLin.send(typed(water, digits))).fail).toEqual([]);
    expect((await meiLin.send(typed(gas, '2318'))).success).toMatchObject([{ reading: '02318' }]);
  });

  test('is kept as unusual when it is far from what the home uses', async () => {
    await meiLin.send(typed(water, '1258.9'), typed(gas, '2318'));
    expect(await meiLin.stored(water)).toMatchObject([{ unusual: 'muchMore' }]);
    expect(await meiLin.stored(gas)).toMatchObject([{ unusual: 'muchLess' }]);
  });

  test('leaves one message for the utility and one row in the record', async () => {
    await meiLin.send(typed(water, '1231.4'));
    const messages = await world.db
      .selectFrom('outbox')
      .select('payload')
      .where('kind', '=', 'export')
      .execute();
    expect(messages).toMatchObject([
      { payload: { output: { status: 100, success: [{ deviceNo: water, reading: '1231.4' }] } } },
    ]);
    const rows = await world.db
      .selectFrom('auditEvent')
      .select(['object', 'outcome'])
      .where('action', '=', 'meter:submit')
      .execute();
    expect(rows).toEqual([{ object: 'account:100101', outcome: 'done' }]);
  });
});

describe('a second reading in a window', () => {
  test('takes the place of the first one, and says which it was', async () => {
    await meiLin.send(typed(water, '1231.4'));
    world.clock.shift(60_000);
    expect((await meiLin.send(typed(water, '1232.0'))).success).toMatchObject([
      { reading: '1232.0', replaced: '1231.4', sentAt: '2026-11-20T07:31:00.000Z' },
    ]);
    expect(await meiLin.stored(water)).toMatchObject([{ readingMilli: 1_232_000 }]);
  });

  test('takes no place in the next window', async () => {
    await meiLin.send(typed(water, '1231.4'));
    await meiLin.moveTo('2026-12-19T10:00:00');
    const [{ lowerLimit } = { lowerLimit: null }] = (await meiLin.meters()).filter(
      (each) => each.deviceNo === water,
    );
    expect((await meiLin.send(typed(water, lowerLimit ?? ''))).success).toMatchObject([{ replaced: null }]);
    expect(await meiLin.stored(water)).toHaveLength(2);
  });

  test('takes no place of one that was set aside', async () => {
    await meiLin.send(typed(water, '1258.9'));
    await sql`update meter_reading set decision = 'setAside' where reading_no is not null`.execute(world.db);
    expect((await meiLin.meters()).find(({ deviceNo }) => deviceNo === water)?.lastSelfSubmitted).toBeNull();
    expect((await meiLin.send(typed(water, '1231.4'))).success).toMatchObject([{ replaced: null }]);
    expect(await meiLin.stored(water)).toHaveLength(1);
  });

  test('is the same one under its key: the answer comes again and nothing is stored', async () => {
    const accounts = [{ accountNo, items: [typed(water, '1231.4')], source: 'web' }];
    const key = { 'idempotency-key': 'reading-1' };
    const first = await meiLin.sendRaw(accounts, key);
    await meiLin.send(typed(water, '1233.0'));
    world.clock.shift(60_000);
    expect((await meiLin.sendRaw(accounts, key)).answers).toEqual(first.answers);
    expect(await meiLin.stored(water)).toMatchObject([{ readingMilli: 1_233_000 }]);
    const other = [{ accountNo, items: [typed(water, '1231.5')], source: 'web' }];
    expect(getCode(await meiLin.sendRaw(other, key), 'meter:submit')).toBe('SK_IDEM_1001');
  });
});

describe('the window of a meter', () => {
  test.each([
    ['2026-11-18T07:59:59.999', 'closed'],
    ['2026-11-18T08:00:00.000', 'open'],
    ['2026-11-25T23:00:00.000', 'open'],
    ['2026-11-25T23:00:00.001', 'closed'],
  ])('at %s in Singapore is %s', async (time, state) => {
    await meiLin.moveTo(time);
    // Outside the window an electricity meter without a limit would keep the account back in any case.
    await world.db.deleteFrom('meter').where('deviceNo', '=', electricity).execute();
    const { success, fail } = await meiLin.send(typed(water, '1231.4'));
    if (state === 'open') expect(success).toHaveLength(1);
    else
      expect(fail).toEqual([
        {
          accNo: accountNo,
          deviceNo: water,
          code: 'SK_METER_1002',
          message: 'The meter reading submission is closed.',
        },
      ]);
  });

  test('a device that is closed and has no limit keeps every reading of its account back', async () => {
    await sql`update meter_window set opens_at = opens_at + interval '3 days'
      where device_no = ${electricity}`.execute(world.db);
    const { success, fail } = await meiLin.send(typed(water, '1231.4'), typed(gas, '2380'));
    expect(success).toEqual([]);
    expect(fail.map(({ deviceNo, code }) => [deviceNo, code])).toEqual([
      [water, 'SK_METER_1002'],
      [gas, 'SK_METER_1002'],
    ]);
  });
});

describe('a reading that is not taken', () => {
  test('is told with its reason, and the others are stored', async () => {
    const { success, fail } = await meiLin.send(
      typed(water, '1259.0'),
      typed(gas, '2380'),
      typed(electricity, '48200'),
      typed('W99999999', '1'),
    );
    expect(success.map(({ deviceNo }) => deviceNo)).toEqual([gas]);
    expect(fail).toEqual([
      {
        accNo: accountNo,
        deviceNo: water,
        code: 'SK_METER_1001',
        message: 'Reading must be between 1219.5 and 1258.9',
      },
      {
        accNo: accountNo,
        deviceNo: electricity,
        code: 'SK_METER_1003',
        message: 'This meter sends its own readings.',
      },
      expect.objectContaining({ deviceNo: 'W99999999', code: 'SK_ACCESS_1001' }),
    ]);
    expect(await meiLin.stored(water)).toEqual([]);
  });

  test.each(['1231', '1231.45', '11231.4'])('"%s" has not the digits of the meter', async (digits) => {
    expect((await meiLin.send(typed(water, digits))).fail).toMatchObject([
      { code: 'SK_METER_1004', message: 'Please enter all digits of the meter.' },
    ]);
  });

  test('a device of another account of the customer is unknown', async () => {
    const kopi = meterCalls(world, 'kopi', '8920020025');
    await kopi.moveTo('2026-11-26T10:00:00');
    const [electric] = await kopi.meters('8920020017');
    const { fail } = await kopi.send(typed(electric?.deviceNo ?? '', '1'));
    expect(fail).toMatchObject([{ code: 'SK_ACCESS_1001' }]);
  });

  test('a device of another customer is unknown', async () => {
    const { fail } = await meterCalls(world, 'bernard', '8934530034').send(typed(water, '1231.4'));
    expect(fail).toMatchObject([{ deviceNo: water, code: expect.any(String) }]);
    expect(await meiLin.stored(water)).toEqual([]);
  });
});

describe('limits of a register that begins again', () => {
  const limit = (lower: number, upper: number) =>
    sql`update meter_window set lower_milli = ${lower}, upper_milli = ${upper} where device_no = ${water}`.execute(
      world.db,
    );

  test('take what is at least the lower or at most the upper one, and say the same text otherwise', async () => {
    await limit(9_980_000, 31_500);
    for (const digits of ['9980.0', '9999.9', '0000.0', '0031.5'])
      expect((await meiLin.send(typed(water, digits))).fail, digits).toEqual([]);
    for (const digits of ['0031.6', '5000.0', '9979.9'])
      expect((await meiLin.send(typed(water, digits))).fail).toMatchObject([
        { message: 'Reading must be between 9980.0 and 31.5' },
      ]);
  });

  test('equal limits leave no reading out', async () => {
    await limit(5_000_000, 5_000_000);
    for (const digits of ['0000.0', '4999.9', '5000.0', '9999.9'])
      expect((await meiLin.send(typed(water, digits))).fail, digits).toEqual([]);
  });
});

describe('customers without meter readings', () => {
  test('a master user is refused as when asking', async () => {
    const items = [typed(water, '1231.4')];
    for (const no of ['8920014410', '8920105008'])
      expect(await meterCalls(world, 'estate').refusal([{ accountNo: no, items, source: 'web' }])).toBe(
        'SERVICE_FAILURE',
      );
  });

  test('a customer whose accounts are all inactive, or have no meter, is refused', async () => {
    const items = [typed(water, '1231.4')];
    const farid = [{ accountNo: '8934570014', items, source: 'web' }];
    expect(await meterCalls(world, 'farid').refusal(farid)).toBe('SERVICE_FAILURE');
    await world.db.deleteFrom('meter').where('accountId', '=', 100501).execute();
    const grace = [{ accountNo: '8934560015', items, source: 'web' }];
    expect(await meterCalls(world, 'grace').refusal(grace)).toBe('SERVICE_FAILURE');
  });

  test("another customer's account is neither confirmed nor denied", async () => {
    const items = [typed(water, '1231.4')];
    for (const no of ['8934521670', '8999999990'])
      expect(await meterCalls(world, 'chitra').refusal([{ accountNo: no, items, source: 'web' }])).toBe(
        'SK_ACCESS_1001',
      );
  });

  test('a meter may be named once in a call, however its account is written', async () => {
    const one = { accountNo, items: [typed(water, '1231.4')], source: 'web' };
    expect(await meiLin.refusal([one, { ...one, accountNo: '008934521670' }])).toBe('SK_INPUT_1001');
    expect(await meiLin.refusal([{ ...one, items: [...one.items, typed(water, '1231.5')] }])).toBe(
      'SK_INPUT_1001',
    );
  });
});

describe('readings of several accounts', () => {
  /** Both with a water meter whose window opens on 25 November. */
  const both = [
    { number: '8920020025', device: 'W55787555' },
    { number: '8934620015', device: 'W30051418' },
  ] as const;

  test('are recorded for each account of which one was stored, and for no other', async () => {
    await sql`insert into customer_account (customer_id, account_id, linked_at)
      select customer_id, account_id, now() from account, customer join idp_account using (subject)
      where email = 'kopi@example.com' and account_no = ${both[1].number}`.execute(world.db);
    const kopi = meterCalls(world, 'kopi');
    await kopi.moveTo('2026-11-25T12:00:00');
    const meters = await kopi.meters(...both.map(({ number }) => number));
    const send = (...outcomes: ('refused' | 'stored')[]) =>
      kopi.sendRaw(
        both.map(({ number, device }, index) => {
          const limit = meters.find(({ deviceNo }) => deviceNo === device)?.upperLimit ?? '';
          const items = [typed(device, outcomes[index] === 'stored' ? limit : '0')];
          return { accountNo: number, items, source: 'web' };
        }),
      );
    const audited = async () => {
      const { rows } = await sql<{ accountNo: string }>`
        select account_no from audit_event join account on object = 'account:' || account_id
        where action = 'meter:submit' order by seq`.execute(world.db);
      return rows.map((row) => row.accountNo);
    };
    const [first, second] = both.map(({ number }) => number);
    await send('refused', 'refused');
    expect(await audited()).toEqual([]);
    await send('refused', 'stored');
    expect(await audited()).toEqual([second]);
    await send('stored', 'stored');
    expect(await audited()).toEqual([second, first, second]);
  });
});
