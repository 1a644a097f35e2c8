import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from './money.ts';
import { stillToPay, stillToPayInAll } from './still-to-pay.ts';

const account = (amount: number, checking = 0) => ({ amount: cents(amount), checking: cents(checking) });
const none = cents(0);

describe('the amount still to pay while money is being checked', () => {
  test('is the amount due less the money being checked', () => {
    expect(stillToPay(account(12_845, 6_000))).toBe(6_845);
    expect(stillToPay(account(12_845))).toBe(12_845);
  });

  test('is zero where as much money has come, or more, and for a credit', () => {
    expect(stillToPay(account(12_845, 12_845))).toBe(0);
    expect(stillToPay(account(12_845, 20_001))).toBe(0);
    expect(stillToPay(account(-2_150))).toBe(0);
  });

  test('excludes the excess over the due of one account from the others', () => {
    expect(stillToPayInAll([account(10_000, 15_000), account(5_003)], none)).toBe(5_003);
  });

  test('counts a credit as the total does, and money that could not be divided', () => {
    expect(stillToPayInAll([account(10_000), account(-2_150)], none)).toBe(7_850);
    expect(stillToPayInAll([account(10_000), account(5_003)], cents(4_999))).toBe(10_004);
    expect(stillToPayInAll([account(10_000)], cents(10_001))).toBe(0);
    expect(stillToPayInAll([account(1, 1), account(5_003)], none)).toBe(5_003);
  });

  test('is the total while nothing is being checked, and never negative', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -100_000, max: 100_000 })), (amounts) => {
        const total = amounts.reduce((sum, amount) => sum + amount, 0);
        expect(
          stillToPayInAll(
            amounts.map((amount) => account(amount)),
            none,
          ),
        ).toBe(Math.max(0, total));
      }),
    );
  });
});
