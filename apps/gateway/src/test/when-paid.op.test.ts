import { formatDay, formatTime, toSgDay } from '@portal/domain/sg-time';
import { expect, test } from 'vitest';
import { deciding, to } from '../modules/payments/test/deciding.ts';
import { MEI_LIN, startPaymentWorld } from '../modules/payments/test/payment-world.ts';
import { readPdf } from '../pdf/test/read-pdf.ts';
import { getData } from './answers.ts';

const world = await startPaymentWorld();

const { decide, park } = deciding(() => world);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const IOBR = 'iobr@example.com';

/** When a payment came, by everything that tells of it; the receipt on paper in words. */
async function readEvents(email: string, orderId: string) {
  const { accounts } = getData(await world.call(email, { 'user:getAccounts': {} }), 'user:getAccounts');
  const named = accounts.map(({ bpNo, accountNo, system, premiseNo }) => ({
    bpNo,
    accountNo,
    system,
    premiseNo,
  }));
  const [history, receipt] = [
    getData(await world.call(email, { 'bills:paymentHistory': { accounts: named } }), 'bills:paymentHistory'),
    getData(await world.call(email, { 'bills:receipt': { orderId } }), 'bills:receipt').receipt,
  ];
  const headers = { authorization: `Bearer ${await world.tokenFor(email)}` };
  const numbers = accounts.map(({ accountNo }) => accountNo).join(',');
  const service = await world.app.inject({ url: `/v1/history?account_numbers=${numbers}`, headers });
  const paper = await world.app.inject({
    method: 'POST',
    url: '/skalbox/private/receipts/download',
    headers,
    payload: { orderId },
  });
  const { texts } = await readPdf(new Uint8Array(paper.rawPayload));
  const rows = history.payment_history.data?.payments.filter((row) => row.order_id === orderId) ?? [];
  const transactions: { order_id: string; txn_time: string }[] = service.json().transactions;
  return {
    history: rows.map((row) => [row.date, row.created_at]),
    service: transactions.filter((row) => row.order_id === orderId).map((row) => row.txn_time),
    receipt: [receipt.paid_on, receipt.created_at],
    paper: texts
      .join(' ')
      .replace(/\s+/g, ' ')
      .match(/\d+ \w+ \d{4}, \d+:\d\d [AP]M/)?.[0],
  };
}

const readDetails = async (email: string, orderId: string) =>
  (await world.details(email, orderId)).body.paid_at;

const everywhere = (day: string, instant: string, paper: string) => ({
  history: [[day, instant]],
  service: [instant],
  receipt: [day, instant],
  paper,
});

test('a payment that is posted at once came when its payer paid, whenever the bank told of it', async () => {
  const { order_id } = await world.code(MEI_LIN, 100);
  const notice = await world.told(MEI_LIN, order_id);
  world.clock.shift(51 * MINUTE);
  await world.tell(notice);
  await world.settled();
  world.clock.shift(-51 * MINUTE);
  expect(await readDetails(MEI_LIN, order_id)).toBe('2026-11-20T07:30:00.000Z');
  expect(await readEvents(MEI_LIN, order_id)).toEqual(
    everywhere('2026-11-20', '2026-11-20T07:30:00.000Z', '20 Nov 2026, 3:30 PM'),
  );
});

test('a payment that staff post came when its payer paid, on the day of it and a day later', async () => {
  for (const waited of [51 * MINUTE, DAY]) {
    const old = await world.code(MEI_LIN, 300);
    await world.code(MEI_LIN, 400);
    const notice = await park(await world.told(MEI_LIN, old.order_id));
    world.clock.shift(waited);
    await decide(notice.event_id, to([old.accountId, 300]));
    world.clock.shift(-waited);
    expect(await readDetails(MEI_LIN, old.order_id)).toBe(notice.paid_at);
    expect(await readEvents(MEI_LIN, old.order_id), `${waited}`).toEqual(
      everywhere('2026-11-20', '2026-11-20T07:30:00.000Z', '20 Nov 2026, 3:30 PM'),
    );
  }
});

test('a payment of the demo world came when its order was paid', async () => {
  const { orderId: order_id } = await world.db
    .selectFrom('paymentOrder')
    .select('orderId')
    .where('paidBy', 'like', 'world:%')
    .executeTakeFirstOrThrow();
  const at = (await readDetails(IOBR, order_id)) ?? '';
  const day = toSgDay(Date.parse(at));
  expect(await readEvents(IOBR, order_id)).toEqual(
    everywhere(day, at, `${formatDay(day)}, ${formatTime(Date.parse(at))}`),
  );
});
