import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AccountNo, canonicalAccountNo } from '../account-number.ts';
import { addMonths, sgMonth } from '../sg-time.ts';
import { billReference, deductionReference, orderId, orderReference, readReference } from './reference.ts';

const account = (spelling: string): AccountNo => {
  const number = canonicalAccountNo(spelling);
  if (number === null) throw new Error(`no account number: ${spelling}`);
  return number;
};
const meiLin = account('8934521670');
const november = sgMonth('2026-11');

const accounts = fc
  .string({ unit: fc.constantFrom(...'0123456789-'), minLength: 10, maxLength: 10 })
  .filter((text) => canonicalAccountNo(text) !== null)
  .map(account);
const months = fc.integer({ min: 0, max: 1_199 }).map((count) => addMonths(sgMonth('2000-01'), count));
const numbers = fc.integer({ min: 1, max: 99_999_999 });

describe('the reference that a bank statement shows', () => {
  it('begins with the 12 characters of the account and ends with the order', () => {
    expect(orderReference([meiLin], orderId(november, 204_817))).toBe('008934521670P2611204817');
  });

  it('keeps the hyphen of an account that has one, as it is part of the number', () => {
    expect(orderReference([account('12345678-9')], orderId(november, 7))).toBe('0012345678-9P2611000007');
  });

  it('is the order alone when it pays several accounts', () => {
    expect(orderReference([meiLin, account('8934521671')], orderId(november, 204_817))).toBe(
      'PN-2611-204817',
    );
  });

  it('names the bill on a payment slip', () => {
    expect(billReference(meiLin, november)).toBe('008934521670B2611');
  });

  it('names the deduction whose money does not fit', () => {
    const reference = deductionReference(meiLin, 'GD-2612-10012345');
    expect(reference).toBe('008934521670G261210012345');
    expect(readReference(reference)).toEqual({
      kind: 'deduction',
      account: '8934521670',
      reference: 'GD-2612-10012345',
    });
  });

  it('is at most 25 characters of the alphabet, and reads back as its parts', () => {
    fc.assert(
      fc.property(
        fc.array(accounts, { minLength: 1, maxLength: 3 }),
        months,
        numbers,
        (paid, month, number) => {
          const order = orderId(month, number);
          const reference = orderReference(paid, order);
          expect(reference).toMatch(/^[0-9A-Z-]{1,25}$/);
          const alone = paid.length === 1 ? paid[0] : null;
          expect(readReference(reference)).toEqual({
            kind: 'order',
            account: alone?.replaceAll('-', '') ?? null,
            orderId: order,
          });
        },
      ),
    );
  });

  it('differs for two orders, two accounts, and an order and a bill', () => {
    fc.assert(
      fc.property(accounts, accounts, months, months, numbers, numbers, (a, b, m, n, i, j) => {
        const made = [
          orderReference([a], orderId(m, i)),
          orderReference([b], orderId(n, j)),
          orderReference([a, b], orderId(m, i)),
          billReference(a, m),
          billReference(b, n),
        ];
        const sameAccount = a === b;
        const sameOrder = m === n && i === j;
        const expected = 5 - Number(sameAccount && sameOrder) - Number(sameAccount && m === n);
        expect(new Set(made).size).toBe(expected);
      }),
    );
  });

  it('is recognised when the bank sends it in small letters or with blanks', () => {
    expect(readReference(' 0089 3452 1670 p2611204817 ')).toEqual({
      kind: 'order',
      account: '8934521670',
      orderId: 'PN-2611-204817',
    });
    expect(readReference('008934521670b2611')).toEqual({
      kind: 'bill',
      account: '8934521670',
      month: '2026-11',
    });
  });

  it.each([
    ['008934-521-670P2611204817', { kind: 'order', account: '8934521670', orderId: 'PN-2611-204817' }],
    ['00-8934521670-B2611', { kind: 'bill', account: '8934521670', month: '2026-11' }],
    ['PN2611204817', { kind: 'order', account: null, orderId: 'PN-2611-204817' }],
  ])('is understood with other hyphens: %s', (text, meaning) => {
    expect(readReference(text)).toEqual(meaning);
  });

  it.each([
    '',
    'rent',
    '8934521670',
    '008934521670',
    '008934521670P2613204817',
    '008934521670P2611000000',
    '008934521670P26110204817',
    '008934521670P2611204817999',
    '118934521670P2611204817',
    '00----------P2611204817',
    'PN-2611-20481',
    '008934521670B26110',
  ])('is none of ours: %j', (text) => {
    expect(readReference(text)).toBeNull();
  });

  it.each([0, -1, 1.5, Number.NaN, 100_000_000])('has no room for the order number %d', (number) => {
    expect(() => orderId(november, number)).toThrow(RangeError);
  });

  it('is not made without an account', () => {
    expect(() => orderReference([], orderId(november, 1))).toThrow(RangeError);
  });
});
