/** @engines both */
import { describe, expect, test } from 'vitest';
import { MEI_LIN, startPaymentWorld } from '../test/payment-world.ts';
import { slipsOf } from '../test/slips.ts';

const world = await startPaymentWorld();
const { readSlip, readOutcome } = slipsOf(() => world);

describe('the slip of a bill', () => {
  test('pays all of its bill once, and has a receipt; what does not fit is checked', async () => {
    const { accountId, payable, dueOn, buildNotice } = await readSlip(MEI_LIN);
    expect(await world.owed(accountId)).toBe(payable);
    expect(await readOutcome(buildNotice('short', { amount: payable - 1 }))).toMatchObject({
      reason: 'short',
      accountId,
    });
    const paid = await readOutcome(buildNotice('right'));
    expect(paid).toMatchObject({ outcome: 'posted', reason: null, accountId });
    expect(paid?.orderId).toMatch(/^PN-2611-/);
    expect(await world.paymentsOf(paid?.orderId ?? '')).toMatchObject([{ amountCents: -payable }]);
    expect(await world.owed(accountId)).toBe(0);
    const receipt = await world.call(MEI_LIN, { 'bills:receipt': { orderId: paid?.orderId } });
    expect(receipt.text).toContain(`"amount":${payable}`);

    expect(await readOutcome(buildNotice('right'))).toEqual(paid);
    expect(await readOutcome(buildNotice('second'))).toMatchObject({ reason: 'doubled' });
    world.clock.shift(Date.parse(`${dueOn}T16:00:00Z`) - world.clock.now());
    expect(await readOutcome(buildNotice('late'))).toMatchObject({ reason: 'late' });
    expect(await world.owed(accountId)).toBe(0);
  });

  test('is paid once also when its account number is written with the hyphen elsewhere', async () => {
    const { accountId, buildNotice } = await readSlip('kopi@example.com');
    const owner = { accountNo: '80055512-3', digits: '800555123' };
    const { accountNo } = owner;
    await world.db.updateTable('account').set({ accountNo }).where('accountId', '=', accountId).execute();
    await world.db.insertInto('accountNumber').values({ digits: owner.digits, accountId }).execute();
    const end = buildNotice('any').reference.slice(-'B2611'.length);
    const paid_at = '2026-11-20T08:00:00Z';
    const one = await readOutcome(buildNotice('hyphen', { paid_at, reference: `0080055512-3${end}` }));
    expect(one).toMatchObject({ outcome: 'posted', accountId });
    const other = await readOutcome(
      buildNotice('moved-hyphen', { paid_at, reference: `00800-555123${end}` }),
    );
    expect(other).toMatchObject({ reason: 'doubled', accountId });
  });

  test('a reference with wrong hyphens is matched to its account, that of a slip and that of a code', async () => {
    const { accountId, buildNotice } = await readSlip('kopi@example.com');
    const { account_number } = (await world.firstDue('kopi@example.com')).named;
    const spelt = `00${account_number.slice(0, 4)}-${account_number.slice(4, 7)}-${account_number.slice(7)}`;
    const paid_at = '2026-11-20T08:00:00Z';
    // A month of which there is no bill.
    const slip = buildNotice('mistyped', { paid_at, reference: `${spelt}B1501` });
    expect(await readOutcome(slip)).toMatchObject({ reason: 'unknown', accountId });
    const { order_id } = await world.code('kopi@example.com', 100);
    const right = await world.told('kopi@example.com', order_id);
    const code = { ...right, reference: right.reference.replace(/^00\d{10}/, spelt) };
    expect(code.reference).not.toBe(right.reference);
    expect(await readOutcome(code)).toMatchObject({ outcome: 'posted', orderId: order_id, accountId });
  });

  test('is checked when less is owed by now', async () => {
    const { accountId, payable, buildNotice } = await readSlip('kopi@example.com');
    const { order_id } = await world.code('kopi@example.com', 1);
    await readOutcome(await world.told('kopi@example.com', order_id));
    const owed = await world.owed(accountId);
    expect(owed).toBeLessThan(payable);
    expect(await readOutcome(buildNotice('much', { paid_at: '2026-11-20T08:00:00Z' }))).toMatchObject({
      reason: 'over',
      accountId,
    });
    expect(await world.owed(accountId)).toBe(owed);
  });
});
