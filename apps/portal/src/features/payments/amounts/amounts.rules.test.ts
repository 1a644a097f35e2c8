import { cents } from '@portal/domain/money';
import { describe, expect, it } from 'vitest';
import { mockOne, mockSeveral } from '../payments.mocks.ts';
import {
  draftOf,
  firstProblem,
  isPlain,
  listPaymentParts,
  owedBy,
  paysAgain,
  sumRows,
  sumToPay,
  toAmountRows,
} from './amounts.rules.ts';

const [electricity, water, gas] = ['8934520018', '8934520026', '8934520034'];

describe('an amount that a page asks for', () => {
  const accounts = mockSeveral();
  const parts = (amount: number, account = water) =>
    listPaymentParts(
      toAmountRows(accounts, draftOf(accounts, { account: account as never, amount: cents(amount) })),
    );

  it.each([
    ['part of what the account owes', 2_001, 2_001],
    ['one cent', 1, 1],
    ['more than the account owes, which is all of it', 6_106, 6_105],
  ])('is paid alone: %s', (_what, wanted, paid) => {
    expect(parts(wanted)).toEqual([{ account: water, amount: paid }]);
  });

  it('changes nothing for an account that is not among those of the dialog', () => {
    expect(draftOf(accounts, { account: '8934599999' as never, amount: cents(100) })).toEqual({});
    expect(draftOf(accounts, null)).toEqual({});
  });

  it('changes nothing for an account whose amount is being checked already', () => {
    const covered = mockOne({ checking: cents(12_845), toPay: cents(0) });
    const [one] = covered;
    if (!one) throw new Error('no account');
    expect(draftOf(covered, { account: one.account, amount: cents(100) })).toEqual({});
  });
});

describe('rows of amounts', () => {
  it('are those of accounts that owe; all that is due is filled in and ticked, unless it is collected', () => {
    const rows = toAmountRows([...mockSeveral(), ...mockOne({ amount: cents(-500), due: null })], {});
    expect(rows.map(({ account, typed, isTicked }) => [account.account, typed, isTicked])).toEqual([
      [electricity, '96.20', true],
      [water, '61.05', true],
      [gas, '48.30', false],
    ]);
    expect(sumRows(rows)).toEqual({ total: 15_725, counted: 2, uncounted: [] });
  });

  it('ask for the part that GIRO leaves, where it does not take all', () => {
    const [row] = toAmountRows(mockOne({ isGiroEnabled: true, byHand: cents(1_000) }), {});
    expect([row?.typed, row?.isTicked]).toEqual(['10.00', true]);
    expect(isPlain(toAmountRows(mockOne({ isGiroEnabled: true, byHand: cents(1_000) }), {}))).toBe(false);
  });

  it('start ticked from one cent on', () => {
    const ticks = (toPay: number) =>
      toAmountRows(
        mockSeveral().map((each) => ({ ...each, toPay: cents(toPay) })),
        {},
      ).map(({ isTicked }) => isTicked);
    expect(ticks(1)).toEqual([true, true, false]);
    expect(ticks(0)).toEqual([false, false, false]);
  });

  it('fill in one cent, and nothing where nothing is to be paid', () => {
    const typed = (toPay: number) => toAmountRows(mockOne({ toPay: cents(toPay) }), {})[0]?.typed;
    expect(typed(1)).toBe('0.01');
    expect(typed(0)).toBe('');
  });

  it('count valid amounts only, and say which account is missing', () => {
    const rows = toAmountRows(mockSeveral(), { [water as never]: { typed: '70.00' } });
    expect(sumRows(rows)).toEqual({ total: 9_620, counted: 1, uncounted: [water] });
    expect(firstProblem(rows)).toBe(water);
    expect(listPaymentParts(rows)).toEqual([{ account: electricity, amount: 9_620 }]);
  });

  it('leave out what is being checked; an account that is covered by it starts unticked and empty', () => {
    const [first, second] = mockSeveral();
    if (!first || !second) throw new Error('no accounts');
    const accounts = [
      { ...first, checking: cents(3_105), toPay: cents(6_515) },
      { ...second, checking: cents(6_105), toPay: cents(0) },
    ];
    const rows = toAmountRows(accounts, {});
    expect(rows.map(({ typed, isTicked }) => [typed, isTicked])).toEqual([
      ['65.15', true],
      ['', false],
    ]);
    expect(owedBy(rows)).toBe('something');
    const pays = (amount: number) => paysAgain([{ account: first.account, amount: cents(amount) }], accounts);
    expect([pays(6_515), pays(6_516)]).toEqual([false, true]);
  });

  it('rows of amounts that nobody touched follow what is due by now; what was typed stays', () => {
    const less = mockSeveral().map((each) => ({ ...each, amount: cents(5_000), toPay: cents(5_000) }));
    const rows = toAmountRows(less, { [water as never]: { typed: '61.05' } });
    expect(rows.map(({ typed }) => typed)).toEqual(['50.00', '61.05', '50.00']);
    expect(rows.map(({ problem }) => problem)).toEqual([null, 'exceeded', null]);
  });

  it('rows of amounts without a tick lead to the first of them', () => {
    const untick = { isTicked: false };
    const rows = toAmountRows(mockSeveral(), { [electricity as never]: untick, [water as never]: untick });
    expect(firstProblem(rows)).toBe(electricity);
  });

  it('a single row needs no tick, and no question unless its account is collected', () => {
    const collected = toAmountRows(mockOne({ isGiroEnabled: true }), {});
    expect(collected[0]?.isTicked).toBe(true);
    expect(isPlain(collected)).toBe(false);
    expect(isPlain(toAmountRows(mockOne(), {}))).toBe(true);
    expect(isPlain(toAmountRows(mockSeveral(), {}))).toBe(false);
    expect(isPlain(toAmountRows([...mockOne(), ...mockOne()], {}))).toBe(false);
  });
});

describe('what is left to pay', () => {
  const owing = (toPay: number) => toAmountRows(mockOne({ toPay: cents(toPay) }), {});

  it('is something from one cent on, covered by money under review, or nothing', () => {
    expect([owedBy(owing(1)), owedBy(owing(0)), owedBy([])]).toEqual(['something', 'covered', 'nothing']);
  });

  it('is the sum of the accounts, and nothing of none', () => {
    const [first, second] = mockSeveral();
    expect(sumToPay([])).toBe(0);
    expect(sumToPay(mockSeveral().slice(0, 2))).toBe((first?.toPay ?? 0) + (second?.toPay ?? 0));
  });

  it('is paid again when one part is more than it, whatever the others are', () => {
    const [first, second] = mockSeveral();
    if (!first || !second) throw new Error('no accounts');
    const part = ({ account, toPay }: typeof first, more: number) => ({
      account,
      amount: cents(toPay + more),
    });
    expect(paysAgain([part(first, 0), part(second, 1)], mockSeveral())).toBe(true);
    expect(paysAgain([part(first, 0), part(second, 0)], mockSeveral())).toBe(false);
  });
});
