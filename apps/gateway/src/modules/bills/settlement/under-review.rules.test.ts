import { describe, expect, test } from 'vitest';
import { divideUnmatched, rowsUnderReview, sumUnmatched, type Unmatched } from './under-review.rules.ts';

const [POWER, WATER, OTHERS] = [1, 2, 3];
const all = new Set([POWER, WATER]);
const reader = { listed: all, visible: all };

const came = (
  amount: number,
  asked: Record<number, number> = {},
  over: Partial<Unmatched> = {},
): Unmatched => ({
  orderId: 'PN-2611-200001',
  accountId: null,
  amount,
  currency: 'SGD',
  paidAt: 0,
  requestedParts: Object.entries(asked).map(([id, share]) => ({ accountId: Number(id), amount: share })),
  ...over,
});
const told = (money: Unmatched, of = reader) =>
  rowsUnderReview(money, of, 2).map(({ accountId, amount, parts }) => [
    accountId,
    amount,
    parts.map((part) => [part.accountId, part.amount]),
  ]);

describe('money that is being checked', () => {
  test('money for one account is one row with what came, not what was asked', () => {
    expect(told(came(900, { [POWER]: 1_000 }))).toEqual([[POWER, 900, [[POWER, 900]]]]);
  });

  test('money without an order shows undivided at the account in its reference', () => {
    expect(told(came(900, {}, { orderId: null, accountId: WATER }))).toEqual([[WATER, 900, []]]);
    expect(told(came(900, {}, { orderId: null, accountId: null }))).toEqual([]);
    expect(told(came(900, {}, { orderId: null, accountId: OTHERS }))).toEqual([]);
  });

  test('the exact amount of an order for several accounts shows at each account with its part', () => {
    const parts = [
      [POWER, 700],
      [WATER, 300],
    ];
    expect(told(came(1_000, { [POWER]: 700, [WATER]: 300 }))).toEqual([
      [POWER, 1_000, parts],
      [WATER, 1_000, parts],
    ]);
    const water = { listed: new Set([WATER]), visible: all };
    expect(told(came(1_000, { [POWER]: 700, [WATER]: 300 }), water)).toEqual([[WATER, 1_000, parts]]);
  });

  test('another amount than the order of several accounts is one row, counted once', () => {
    expect(told(came(900, { [POWER]: 700, [WATER]: 300 }))).toEqual([[POWER, 900, []]]);
    const water = { listed: new Set([WATER]), visible: all };
    expect(told(came(1_001, { [POWER]: 700, [WATER]: 300 }), water)).toEqual([[WATER, 1_001, []]]);
  });

  test('says between how many accounts nobody could divide it, and only then', () => {
    const between = (money: Unmatched) =>
      rowsUnderReview(money, reader, 2).map((row) => row.undividedBetween);
    expect(between(came(900, { [POWER]: 700, [WATER]: 300 }))).toEqual([2]);
    expect(between(came(1_000, { [POWER]: 700, [WATER]: 300 }))).toEqual([null, null]);
    expect(between(came(900, { [POWER]: 1_000 }))).toEqual([null]);
    expect(between(came(900, {}, { orderId: null, accountId: WATER }))).toEqual([null]);
  });

  test('money for accounts of two people tells each of them their own, and nothing where that is not known', () => {
    expect(told(came(1_000, { [POWER]: 700, [OTHERS]: 300 }))).toEqual([[POWER, 700, [[POWER, 700]]]]);
    expect(told(came(999, { [POWER]: 700, [OTHERS]: 300 }))).toEqual([]);
    expect(told(came(1_000, { [OTHERS]: 1_000 }))).toEqual([]);
  });

  test('money of very many parts tells at each account its own', () => {
    const many = new Set([POWER, WATER, OTHERS]);
    expect(
      told(came(600, { [POWER]: 100, [WATER]: 200, [OTHERS]: 300 }), { listed: many, visible: many }),
    ).toEqual([
      [POWER, 600, [[POWER, 100]]],
      [WATER, 600, [[WATER, 200]]],
      [OTHERS, 600, [[OTHERS, 300]]],
    ]);
  });

  test('money in another currency is not shown as dollars', () => {
    expect(told(came(1_000, { [POWER]: 1_000 }, { currency: 'USD' }))).toEqual([]);
  });
});

describe('money that may be for an account', () => {
  test.each<[string, Unmatched, number]>([
    ['its own', came(900, { [POWER]: 1_000 }), 900],
    ['under a reference that names it', came(900, {}, { orderId: null, accountId: POWER }), 900],
    ['its part of an order that was paid exactly', came(1_000, { [POWER]: 700, [WATER]: 300 }), 700],
    ['all of what nobody can divide', came(900, { [POWER]: 700, [OTHERS]: 300 }), 900],
    ['none of another account', came(900, { [WATER]: 1_000 }), 0],
    ['none in another currency', came(900, { [POWER]: 1_000 }, { currency: 'USD' }), 0],
  ])('is %s', (_what, money, expected) => expect(sumUnmatched([money, money], POWER)).toBe(2 * expected));
});

describe('money that may be for accounts together', () => {
  const divide = (money: Unmatched) => {
    const { ofAccount, undivided } = divideUnmatched([money, money], [POWER, WATER]);
    return [Object.fromEntries(ofAccount), undivided.map(({ amount }) => amount)];
  };

  test.each<[string, Unmatched, Record<number, number>, number[]]>([
    ['of the one that it names', came(900, { [POWER]: 1_000 }), { [POWER]: 1_800 }, []],
    [
      'of each with its part',
      came(1_000, { [POWER]: 700, [WATER]: 300 }),
      { [POWER]: 1_400, [WATER]: 600 },
      [],
    ],
    [
      'of one with its part of an order of others too',
      came(1_000, { [POWER]: 700, [OTHERS]: 300 }),
      { [POWER]: 1_400 },
      [],
    ],
    [
      'of none of them, and counted once, where nobody can divide it',
      came(900, { [POWER]: 700, [WATER]: 300 }),
      {},
      [900, 900],
    ],
    ['the same where others are among them', came(900, { [WATER]: 700, [OTHERS]: 300 }), {}, [900, 900]],
    ['none that is in another currency', came(900, { [POWER]: 1_000 }, { currency: 'USD' }), {}, []],
    ['none of others', came(900, { [OTHERS]: 1_000 }), {}, []],
  ])('is %s', (_what, money, ofAccount, undivided) => {
    expect(divide(money)).toEqual([ofAccount, undivided]);
  });
});
