import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AccountNo, canonicalAccountNo } from './account-number.ts';
import { cents } from './money.ts';
import { type AccountDue, findPayables, findShare, partProblems, sumParts } from './payment-parts.ts';

const account = (spelling: string): AccountNo => {
  const number = canonicalAccountNo(spelling);
  if (number === null) throw new Error(`no account number: ${spelling}`);
  return number;
};
const [electricity, water, kitchen, stranger] = ['8934520018', '8934520026', '8934520034', '8934599999'].map(
  account,
) as [AccountNo, AccountNo, AccountNo, AccountNo];
const owing = (number: AccountNo, amount: number, by: Partial<AccountDue> = {}): AccountDue => ({
  account: number,
  amount: cents(amount),
  byHand: cents(by.isGiroEnabled || by.isRecurringEnabled ? 0 : Math.max(0, amount)),
  isGiroEnabled: false,
  isRecurringEnabled: false,
  ...by,
});
const shop = [owing(electricity, 9_620), owing(water, 6_105), owing(kitchen, 4_830, { isGiroEnabled: true })];
const paying = (number: AccountNo, amount: number) => ({ account: number, amount: cents(amount) });

describe('three accounts of a shop', () => {
  it('are offered together, and the one that GIRO pays starts unticked', () => {
    const { own, utilities } = findPayables(shop);
    expect(own).toBe(20_555);
    expect(utilities.map(({ account: number, startsTicked }) => [number, startsTicked])).toEqual([
      [electricity, true],
      [water, true],
      [kitchen, false],
    ]);
  });

  it('start ticked where GIRO leaves a part to be paid by hand', () => {
    const part = owing(water, 5_000, { isGiroEnabled: true, byHand: cents(1_000) });
    expect(findPayables([part]).utilities[0]?.startsTicked).toBe(true);
  });

  it('start unticked where a card pays as well', () => {
    const [card] = findPayables([owing(water, 1, { isRecurringEnabled: true })]).utilities;
    expect(card?.startsTicked).toBe(false);
  });

  it('exclude an account that owes nothing, and its credit does not lower the others', () => {
    const { own, utilities } = findPayables([
      owing(electricity, 9_620),
      owing(water, -2_500),
      owing(kitchen, 0),
    ]);
    expect(own).toBe(9_620);
    expect(utilities.map((each) => each.account)).toEqual([electricity]);
  });

  it('may be paid in part, each up to what it owes', () => {
    expect(partProblems([paying(electricity, 9_620), paying(water, 1)], shop)).toEqual([]);
  });

  it('are refused with each wrong part and its reason', () => {
    const parts = [
      paying(electricity, 0),
      paying(water, 6_106),
      paying(kitchen, 100),
      paying(kitchen, 100),
      paying(stranger, 100),
    ];
    expect(partProblems(parts, shop)).toEqual([
      { account: electricity, problem: 'positive' },
      { account: water, problem: 'exceeded' },
      { account: kitchen, problem: 'twice' },
      { account: stranger, problem: 'unknown' },
    ]);
  });

  it('are each shown their own part of one payment', () => {
    const payment = { amount: cents(9_720), parts: [paying(electricity, 9_620), paying(water, 100)] };
    expect([electricity, water, kitchen].map((each) => findShare(each, payment))).toEqual([9_620, 100, 0]);
  });

  it('are shown the whole of a payment with unknown parts', () => {
    expect(findShare(water, { amount: cents(9_720), parts: [] })).toBe(9_720);
  });
});

describe('any accounts', () => {
  const amounts = fc.array(fc.integer({ min: -(10 ** 9), max: 10 ** 9 }), { maxLength: 20 });

  it('may always pay exactly the offered amounts, and the parts add up to the whole', () => {
    fc.assert(
      fc.property(amounts, (given) => {
        const dues = given.map((amount, index) => owing(account(String(1_000_000_000 + index)), amount));
        const { own, utilities } = findPayables(dues);
        expect(partProblems(utilities, dues)).toEqual([]);
        const payment = { amount: own, parts: utilities };
        if (utilities.length > 0) {
          expect(sumParts(dues.map((each) => ({ amount: findShare(each.account, payment) })))).toBe(own);
        }
      }),
    );
  });
});
