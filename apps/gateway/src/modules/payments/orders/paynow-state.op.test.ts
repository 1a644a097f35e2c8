import { beforeEach, describe, expect, test } from 'vitest';
import { MEI_LIN, openPaymentWorld, startPaymentWorld } from '../test/payment-world.ts';

const world = await startPaymentWorld();
beforeEach(async () => {
  await world.db.deleteFrom('maintenance').execute();
});

const ask = async (query = '?feature=paynow') => {
  const reply = await world.app.inject({ url: `/skalbox/public/checkFeature${query}` });
  return { status: reply.statusCode, body: reply.json() };
};

let rows = 0;
async function staffSay(
  type: string,
  message: string,
  from = '2026-11-20T00:00:00Z',
  to: string | null = null,
) {
  rows += 1;
  await world.db
    .insertInto('maintenance')
    .values({ maintenanceId: rows, feature: 'paynow', type, message, startsAt: from, endsAt: to })
    .execute();
}

const requested = async (paid = world) => {
  const { named, amount } = await paid.firstDue(MEI_LIN);
  const { status, body } = await paid.request(MEI_LIN, { ...named, amount });
  return { status, code: body.error?.code, message: body.error?.message };
};

describe('whether PayNow can be used', () => {
  test('is told to everybody: nothing, while nobody says otherwise', async () => {
    expect(await ask()).toEqual({ status: 200, body: { flag: false, type: null, message: null } });
    expect((await requested()).status).toBe(200);
  });

  test('is a message alone under maintenance of any type but permanent: paying stays', async () => {
    await staffSay('planned', 'PayNow may be slow tonight.');
    expect((await ask()).body).toEqual({
      flag: true,
      type: 'planned',
      message: 'PayNow may be slow tonight.',
    });
    expect((await requested()).status).toBe(200);
  });

  test('is refused with the message of the staff under permanent maintenance, which comes before any other', async () => {
    await staffSay('permanent', 'PayNow is closed until Monday.', '2026-11-19T00:00:00Z');
    await staffSay('planned', 'PayNow may be slow tonight.');
    expect((await ask()).body.type).toBe('permanent');
    expect(await requested()).toEqual({
      status: 503,
      code: 'SK_PAY_1002',
      message: 'PayNow is closed until Monday.',
    });
  });

  test('is as usual before the maintenance begins and from when it ends', async () => {
    await staffSay('permanent', 'Later.', '2026-11-20T08:00:00Z');
    await staffSay('permanent', 'Earlier.', '2026-11-19T00:00:00Z', '2026-11-20T07:30:00Z');
    expect((await ask()).body.flag).toBe(false);
  });

  test('is asked of PayNow alone', async () => {
    for (const query of ['', '?feature=', '?feature=giro', '?feature=paynow&feature=paynow'])
      expect((await ask(query)).status).toBe(400);
  });
});

describe('PayNow', () => {
  test('PayNow that is switched off in the configuration is refused to every customer', async () => {
    const off = await openPaymentWorld({ settings: { HOSTS: '{"*":{"switches":{"paynow":false}}}' } });
    expect(await requested(off)).toMatchObject({ status: 403, code: 'SK_FEATURE_1001' });
    await off.close();
  });

  test('PayNow that staff have switched off is refused too', async () => {
    await world.db.insertInto('remoteToggle').values({ key: 'paynow', enabled: false }).execute();
    expect(await requested()).toMatchObject({ status: 403, code: 'SK_FEATURE_1001' });
    await world.db.deleteFrom('remoteToggle').where('key', '=', 'paynow').execute();
  });
});
