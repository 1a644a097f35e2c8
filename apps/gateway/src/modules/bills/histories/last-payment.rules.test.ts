import { cents } from '@portal/domain/money';
import { sgDay } from '@portal/domain/sg-time';
import { describe, expect, test } from 'vitest';
import type { Payment } from '../balance.store.ts';
import { findLastPayment } from './last-payment.rules.ts';

const paid = (amount: number, at: string, orderId: string | null = null): Payment => ({
  amount: cents(amount),
  paidOn: sgDay(at.slice(0, 10)),
  at: Date.parse(`${at}+08:00`),
  channel: 'PAYNOW',
  orderId,
});
const findAmount = (...payments: readonly (Payment | null)[]) => findLastPayment(payments)?.amount ?? null;

describe('the last payment to several accounts', () => {
  test('is the whole of it, not the part of one account', () => {
    const at = '2026-11-20T15:00';
    expect(
      findAmount(paid(2_000, at, 'PN-1'), paid(300, '2026-11-02T09:00', 'PN-0'), paid(500, at, 'PN-1')),
    ).toBe(2_500);
  });

  test('is the later one of a day, whichever account comes first', () => {
    const [early, late] = [paid(100, '2026-11-20T09:00', 'PN-1'), paid(70, '2026-11-20T15:00', 'PN-2')];
    expect([findAmount(early, late), findAmount(late, early)]).toEqual([70, 70]);
  });

  test('is one account’s where there is no order, though another was paid in the same minute', () => {
    const at = '2026-11-20T15:00';
    expect(findAmount(paid(100, at), paid(70, at))).toBe(100);
  });

  test('is none where nobody has paid', () => {
    expect(findAmount()).toBeNull();
    expect(findAmount(null, null)).toBeNull();
  });
});
