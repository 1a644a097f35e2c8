import { expect, test } from 'vitest';
import { formatMoney } from '../queue/money.rules.ts';
import { firstParts, splitAmount } from './amounts.rules.ts';

const account = (accountNo: string, requestedAmount: number | null) => ({
  accountNo,
  asked: requestedAmount,
  holder: '',
  outstanding: 0,
});
const two = { accounts: [account('A', 6_000), account('B', 4_000)] };

test('the money is offered to each account as far as it goes, and the last one gets the rest', () => {
  expect(firstParts({ ...two, amount: 9_000 })).toEqual(['60.00', '30.00']);
  expect(firstParts({ ...two, amount: 5_000 })).toEqual(['50.00', '0.00']);
  expect(firstParts({ ...two, amount: 12_000 })).toEqual(['60.00', '60.00']);
  expect(firstParts({ accounts: [account('A', null)], amount: 500 })).toEqual(['5.00']);
});

test('an officer may give it otherwise, to the cent', () => {
  expect(splitAmount({ ...two, amount: 10_000 }, ['99.99', '.01'])).toEqual({
    parts: [
      { accountNo: 'A', amount: 9_999 },
      { accountNo: 'B', amount: 1 },
    ],
    left: 0,
    wrong: [],
  });
});

test('an account that gets nothing is left out', () => {
  for (const nothing of ['', ' ', '0', '0.00'])
    expect(splitAmount({ ...two, amount: 10_000 }, ['100', nothing])).toMatchObject({
      parts: [{ accountNo: 'A', amount: 10_000 }],
      left: 0,
      wrong: [],
    });
});

test('amounts that are left over, given twice or unreadable are found', () => {
  expect(splitAmount({ ...two, amount: 10_000 }, ['50', '40']).left).toBe(1_000);
  expect(splitAmount({ ...two, amount: 10_000 }, ['70', '40']).left).toBe(-1_000);
  for (const wrong of ['ten', '1.234', '-5', '1e3'])
    expect(splitAmount({ ...two, amount: 10_000 }, [wrong, '40']).wrong).toEqual(['A']);
});

test('an amount in another currency is written with its currency', () => {
  expect(formatMoney({ amount: 12_000, currency: 'SGD' })).toBe('S$120.00');
  expect(formatMoney({ amount: 123_456, currency: 'USD' })).toBe('USD 1,234.56');
});

test('an amount of ten digits of dollars can be typed, and no more', () => {
  const typed = (text: string) => splitAmount({ ...two, amount: 10_000 }, [text]).wrong;
  expect(typed('10000000000.00')).toEqual([]);
  expect(typed('10000000000.01')).toEqual(['A']);
});
