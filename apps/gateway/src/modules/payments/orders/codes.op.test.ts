import { describe, expect, test } from 'vitest';
import { MEI_LIN, startPaymentWorld } from '../test/payment-world.ts';
import { readByHand } from '../test/read-by-hand.ts';

const world = await startPaymentWorld();

const KOPI = 'kopi@example.com';

/** All that stands in a code but amount, reference and checksum. */
const always = {
  '00': '01',
  '01': '12',
  '26.00': 'SG.PAYNOW',
  '26.01': '2',
  '26.02': '202400001N',
  '26.03': '0',
  '26.04': '20261120235959',
  '52': '0000',
  '53': '702',
  '58': 'SG',
  '59': 'DEMO UTILITIES',
  '60': 'Singapore',
  '63': expect.stringMatching(/^[0-9A-F]{4}$/),
};

/** '128.45', from the digits of the cents. */
const written = (amount: number): string =>
  String(amount)
    .padStart(3, '0')
    .replace(/(\d\d)$/, '.$1');

describe('a code taken apart by the standard alone', () => {
  test('a code for one account says whom, how much, until when and what for; nothing else', async () => {
    const { named, amount } = await world.firstDue(MEI_LIN);
    const references = new Set<string>();
    for (const cents of [1, 99, 100, 1005, amount]) {
      const { body } = await world.request(MEI_LIN, { ...named, amount: cents });
      const fields = readByHand(body.qr_metadata.payload);
      const number = body.order_id.replace(/^PN-(\d{4})-/, '$1');
      expect(fields).toEqual({
        ...always,
        '54': written(cents),
        '62.01': `00${named.account_number}P${number}`,
      });
      expect(fields['62.01']?.length).toBeLessThanOrEqual(25);
      references.add(fields['62.01'] ?? '');
      // The order gives the same code to whoever comes back to it.
      const again = await world.details(MEI_LIN, body.order_id);
      expect(again.body.qr_metadata?.payload).toBe(body.qr_metadata.payload);
    }
    expect(references.size).toBe(5);
  });

  test('a code for an account with a hyphen keeps it: without it this would be another account', async () => {
    const { named, accountId } = await world.firstDue(KOPI);
    const hyphened = { accountNo: '80055512-3' };
    const set = (row: { accountNo: string }) =>
      world.db.updateTable('account').set(row).where('accountId', '=', accountId).execute();
    await set(hyphened);
    await world.db.insertInto('accountNumber').values({ digits: '800555123', accountId }).execute();
    const { body } = await world.request(KOPI, { ...named, account_number: '0080055512-3', amount: 100 });
    expect(readByHand(body.qr_metadata.payload)['62.01']).toMatch(/^0080055512-3P2611\d{6}$/);
    await set({ accountNo: named.account_number });
  });

  test('a code for several accounts is over their sum and names the order', async () => {
    const owing = (await world.dues(KOPI)).filter(({ amount }) => amount > 0);
    const accounts = owing.map(({ named }, index) => ({ ...named, amount: 1000 + index }));
    const amount = accounts.reduce((sum, each) => sum + each.amount, 0);
    const { body } = await world.request(KOPI, { accounts, amount });
    expect(readByHand(body.qr_metadata.payload)).toEqual({
      ...always,
      '54': written(amount),
      '62.01': body.order_id,
    });
  });
});

test.each([
  ['a changed amount', (code: string) => code.replace('5404', '5405')],
  ['a changed letter', (code: string) => code.replace('DEMO', 'DEMA')],
  ['a missing end', (code: string) => code.slice(0, -1)],
])('a reader that knows the standard alone sees %s', async (_what, change) => {
  const { qr_metadata } = await world.code(MEI_LIN, 101);
  expect(() => readByHand(change(qr_metadata.payload))).toThrow();
});
