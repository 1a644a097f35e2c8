import { expect, test } from 'vitest';
import { CREDIT, cheque, startRefundWorld } from './test/refund-world.ts';

const world = await startRefundWorld();
const paynow = { identifier: 'UEN' } as const;

/** All holders are companies. */
const record = (uen: string | null) =>
  world.db.updateTable('businessPartner').set({ bpType: '2', uen }).execute();
const read = async () => (await world.requests())[0];

test('a company is paid by PayNow to its UEN and suffix', async () => {
  await record('201812345M');
  await world.create({ ...paynow, suffix: 'a1b' });
  await world.afterTheCheck();
  expect(world.orders).toMatchObject([
    { destination: { method: '08', proxyType: 'UEN', proxyValue: '201812345MA1B' } },
  ]);
});

test.each([null, ''])('a company with %j for its UEN has no PayNow, and may take a cheque', async (uen) => {
  await record(uen);
  expect((await world.create(paynow)).answer).toMatchObject({
    error: { code: 'SK_REFUND_1001', message: 'Please choose a payment method' },
  });
  expect(await read()).toBeUndefined();
  expect((await world.create(cheque)).data).toMatchObject({ refundCreated: true });
});

test('a company whose UEN is gone by the end of the check chooses another method, and nothing is paid', async () => {
  // Of a release that offered PayNow without a UEN: the ending that was confirmed is the same.
  await record('201812345M');
  await world.create(paynow);
  const request = await read();
  await record(null);
  await world.db
    .updateTable('customerRequest')
    .set({ payload: JSON.stringify({ ...(request?.payload as object), ending: '' }) })
    .where('requestId', '=', request?.requestId ?? '')
    .execute();
  await world.afterTheCheck();
  expect(await read()).toMatchObject({ state: 'ACTION_REQUIRED' });
  expect([world.orders, await world.balance()]).toEqual([[], -CREDIT]);
});
