import { describe, expect, test } from 'vitest';
import { computeSignature } from '../../webhooks/signature.rules.ts';
import {
  MEI_LIN,
  OLD_SECRET,
  openPaymentWorld,
  type PaymentWorld,
  SECRET,
  startPaymentWorld,
} from './test/payment-world.ts';

const world = await startPaymentWorld();

const refused = { status: 401, code: 'SK_SEC_1000' };
const seen = ({ status, body }: Awaited<ReturnType<PaymentWorld['tell']>>) => ({
  status,
  code: body.error?.code,
});
const taken = { status: 200, code: undefined };

describe('a notice', () => {
  test('counts only with a signature of the bank over its bytes, from the last 300 seconds', async () => {
    const { order_id } = await world.code(MEI_LIN, 100);
    const notice = await world.told(MEI_LIN, order_id);
    const wrong = [
      { secret: 'somebody-elses-secret-000000000000000' },
      { alter: (body: string) => body.replace('"amount":100', '"amount":101') },
      { alter: (body: string) => `${body} ` },
      { secondsAgo: 301 },
      { secondsAgo: -301 },
      { header: { 'x-webhook-timestamp': '1795159000' } },
      { header: { 'x-webhook-timestamp': '' } },
      { header: { 'x-webhook-signature': '' } },
      { header: { 'x-webhook-signature': 'v1=' } },
      { header: { 'x-webhook-signature': 'x'.repeat(5000) } },
    ];
    const before = await world.notices();
    for (const sending of wrong)
      expect(seen(await world.tell(notice, sending)), JSON.stringify(sending)).toEqual(refused);
    expect(await world.notices()).toEqual(before);
    expect(seen(await world.tell(notice, { secondsAgo: 300 }))).toEqual(taken);
    await world.settled();
    expect((await world.details(MEI_LIN, order_id)).body.status).toBe('SUCCESS');
  });

  test('may be signed with either of two secrets, and carry both signatures', async () => {
    const { order_id } = await world.code(MEI_LIN, 100);
    const notice = await world.told(MEI_LIN, order_id);
    expect(seen(await world.tell(notice, { secret: OLD_SECRET }))).toEqual(taken);
    const timestamp = String(Math.floor(world.clock.now() / 1000));
    const both = ['a-secret-of-tomorrow-0000000000000000', SECRET]
      .map((secret) => computeSignature(secret, timestamp, JSON.stringify(notice)))
      .join(', ');
    const header = { 'x-webhook-timestamp': timestamp, 'x-webhook-signature': both };
    expect(seen(await world.tell(notice, { header }))).toEqual(taken);
  });

  test('must be one: what is signed and makes no sense is refused and kept nowhere', async () => {
    const { order_id } = await world.code(MEI_LIN, 100);
    const right = await world.told(MEI_LIN, order_id);
    const before = await world.notices();
    const wrong = [
      { ...right, amount: 0 },
      { ...right, amount: 1.5 },
      { ...right, amount: 10 ** 12 + 1 },
      { ...right, amount: Number.MAX_SAFE_INTEGER },
      { ...right, amount: '100' },
      { ...right, paid_at: 'yesterday' },
      { ...right, paid_at: '1999-01-01T00:00:00Z' },
      { ...right, paid_at: '2031-01-01T00:00:00Z' },
      [right],
      null,
    ];
    for (const notice of wrong)
      expect(seen(await world.tell(notice))).toEqual({ status: 400, code: 'SK_INPUT_1001' });
    expect(await world.notices()).toEqual(before);
  });

  test('a notice that says its amount twice is refused and kept nowhere', async () => {
    const { order_id } = await world.code(MEI_LIN, 100);
    const right = await world.told(MEI_LIN, order_id);
    const before = await world.notices();
    const write = (notice: unknown) => JSON.stringify(notice).replace('"amount":', '"amount":1,"amount":');
    expect(seen(await world.tell(right, { write }))).toEqual({ status: 400, code: 'SK_BODY_1001' });
    expect(await world.notices()).toEqual(before);
  });

  test('may say more than we know: that is ignored and kept nowhere', async () => {
    const { order_id } = await world.code(MEI_LIN, 100);
    const notice = await world.told(MEI_LIN, order_id);
    expect(seen(await world.tell({ ...notice, payer: { name: 'A NAME' }, purpose: 'OTHR' }))).toEqual({
      status: 200,
      code: undefined,
    });
    await world.settled();
    expect((await world.details(MEI_LIN, order_id)).body.status).toBe('SUCCESS');
    const stored = await world.db
      .selectFrom('bankNotice')
      .selectAll()
      .where('eventId', '=', notice.event_id)
      .execute();
    expect(JSON.stringify(stored)).not.toMatch(/A NAME|OTHR/);
  });

  test('a notice with characters that no database takes is stored like any other', async () => {
    const { order_id } = await world.code(MEI_LIN, 100);
    const notice = await world.told(MEI_LIN, order_id);
    const odd = {
      ...notice,
      reference: `${notice.reference.slice(0, 4)}\u0000\u001b${notice.reference.slice(4)}`,
    };
    expect(seen(await world.tell(odd))).toEqual(taken);
    expect(seen(await world.tell(odd))).toEqual(taken);
    await world.settled();
    expect(await world.paymentsOf(order_id)).toHaveLength(1);
    const torn = { ...notice, event_id: 'EV-torn', transaction_id: 'TX-torn', reference: 'A\ud800B' };
    expect(seen(await world.tell(torn))).toEqual(taken);
    expect(seen(await world.tell(torn))).toEqual(taken);
  });

  test('a notice that could not be settled is settled when the bank repeats it', async () => {
    const { order_id } = await world.code(MEI_LIN, 100);
    const notice = await world.told(MEI_LIN, order_id);
    await world.keepUnsettled(notice);
    expect(seen(await world.tell(notice))).toEqual(taken);
    await world.settled();
    expect(await world.paymentsOf(order_id)).toHaveLength(1);
  });

  test('is refused when it contradicts what was told of the same payment or under the same event', async () => {
    const { order_id } = await world.code(MEI_LIN, 100);
    const notice = await world.told(MEI_LIN, order_id);
    await world.tell(notice);
    const conflict = { status: 409, code: 'SK_IDEM_1001' };
    expect(seen(await world.tell({ ...notice, amount: 200 }))).toEqual(conflict);
    expect(seen(await world.tell({ ...notice, transaction_id: 'TX-other' }))).toEqual(conflict);
    expect(seen(await world.tell({ ...notice, event_id: 'EV-other', amount: 200 }))).toEqual(conflict);
    expect(seen(await world.tell({ ...notice, event_id: 'EV-other' }))).toEqual(taken);
    await world.settled();
    expect(await world.paymentsOf(order_id)).toHaveLength(1);
  });
});

test('a portal without a secret believes nobody', async () => {
  const bare = await openPaymentWorld({ settings: { PAYNOW_WEBHOOK_SECRETS: '' } });
  const { order_id } = await bare.code(MEI_LIN, 100);
  expect(seen(await bare.tell(await bare.told(MEI_LIN, order_id), { secret: '' }))).toEqual(refused);
  await bare.close();
});
