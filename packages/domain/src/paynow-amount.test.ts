import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, plainAmount } from './money.ts';
import { amountProblem, readAmount } from './paynow-amount.ts';

const due = cents(12_845);

describe('a customer who owes S$128.45 and types an amount', () => {
  it.each([
    ['128.45', 12_845],
    ['128.4', 12_840],
    ['128', 12_800],
    ['128.', 12_800],
    ['.5', 50],
    ['0.01', 1],
    ['000100.00', 10_000],
    [' 50 ', 5_000],
  ])('pays with %j', (typed, amount) => {
    expect(readAmount(typed, due)).toEqual({ amount });
  });

  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['abc', 'numeric'],
    ['.', 'numeric'],
    ['-', 'numeric'],
    ['1e3', 'numeric'],
    ['NaN', 'numeric'],
    ['Infinity', 'numeric'],
    ['0x10', 'numeric'],
    ['1,00', 'numeric'],
    ['1,000.00', 'numeric'],
    ['1.2.3', 'numeric'],
    ['1 00', 'numeric'],
    ['S$50', 'numeric'],
    ['+5', 'numeric'],
    ['５０', 'numeric'],
    ['0.001', 'decimals'],
    ['128.450', 'decimals'],
    ['999.999', 'decimals'],
    ['0', 'positive'],
    ['0.00', 'positive'],
    ['-5', 'positive'],
    ['−5', 'positive'],
    ['128.46', 'exceeded'],
    ['9007199254740992', 'exceeded'],
    ['9'.repeat(400), 'exceeded'],
  ])('is told about %j: %s', (typed, problem) => {
    expect(readAmount(typed, due)).toEqual({ problem });
  });

  it('may pay any amount from one cent to all of it, in any spelling', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 ** 12 }).map(cents),
        fc.nat({ max: 10 ** 6 }),
        (amount, more) => {
          expect(readAmount(plainAmount(amount), cents(amount + more))).toEqual({ amount });
          expect(readAmount(plainAmount(cents(amount + 1 + more)), amount)).toEqual({ problem: 'exceeded' });
        },
      ),
    );
  });

  it('never makes the rule fail, and an accepted amount is never more than the debt', () => {
    const typed = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789.-,e ') }));
    fc.assert(
      fc.property(typed, (text) => {
        const entry = readAmount(text, due);
        if ('amount' in entry) expect(amountProblem(entry.amount, due)).toBeNull();
      }),
    );
  });
});

describe('an account with nothing to pay', () => {
  it.each([0, -2_500])('accepts no amount at a balance of %i', (owed) => {
    expect(readAmount('0.01', cents(owed))).toEqual({ problem: 'exceeded' });
  });
});
