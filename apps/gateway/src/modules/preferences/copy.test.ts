import { cents } from '@portal/domain/money';
import { sgDay } from '@portal/domain/sg-time';
import { describe, expect, it } from 'vitest';
import { addressChanged, billIssued } from './copy.ts';

const from = sgDay('2026-12-07');
const endings = (count: number) => Array.from({ length: count }, (_, index) => String(1001 + index));

describe('the mail about a new address', () => {
  it.each([
    [1, 'your utilities account ending with 1001.'],
    [3, 'your utilities accounts ending with 1001, 1002 and 1003.'],
    [6, 'your utilities accounts ending with 1001, 1002, 1003, 1004, 1005 and 1006.'],
    [300, 'your utilities accounts ending with 1001, 1002, 1003, 1004, 1005 and 295 more.'],
  ])('names the accounts, and of %s accounts a few', (count, words) => {
    expect(addressChanged(endings(count), from).text).toContain(words);
  });
});

describe('the mail of a new bill', () => {
  const bill = {
    ending: '1670',
    issuedOn: sgDay('2026-11-20'),
    dueOn: sgDay('2026-12-30'),
    payable: cents(12_845),
  };
  const deduction = (amount: number) => ({
    way: 'giro' as const,
    on: sgDay('2026-12-30'),
    amount: cents(amount),
  });

  it.each([
    ['nothing is left', 0, null, 'There is nothing to pay for it.'],
    ['all of it is left', 12_845, null, 'Please pay it by 30 Dec 2026.'],
    ['a part is left', 2_845, null, 'S$28.45 is still to be paid: please pay it by 30 Dec 2026.'],
    [
      'all is deducted',
      12_845,
      12_845,
      'This amount will be deducted on 30 Dec 2026. Paying now may charge you twice.',
    ],
    [
      'a part is deducted',
      12_845,
      10_000,
      'S$100.00 will be deducted on 30 Dec 2026. Please pay the other S$28.45 by 30 Dec 2026.',
    ],
  ])('says how much is to be paid, and by whom, when %s', (_, left, taken, words) => {
    const facts = { ...bill, left: cents(left), deduction: taken === null ? null : deduction(taken) };
    expect(billIssued(facts).text).toBe(
      `The bill for your utilities account ending with 1670 comes to S$128.45. ${words}`,
    );
  });
});
