import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as numbers from './account-number.ts';

describe('an account number as typed', () => {
  it.each([
    ['8934521670', '8934521670'],
    [' 8934 521 670 ', '8934521670'],
    ['008934521670', '8934521670'],
    ['00 8934521670', '8934521670'],
    ['12345678-9', '12345678-9'],
    ['0012345678-9', '12345678-9'],
    ['0034521670', '0034521670'],
  ])('%j is account %s', (typed, canonical) => {
    expect(numbers.canonicalAccountNo(typed)).toBe(canonical);
  });

  it.each([
    ['1234-567890', 'length'],
    ['893452167', 'length'],
    ['08934521670', 'length'],
    ['0008934521670', 'length'],
    ['', 'length'],
    ['893452167A', 'characters'],
    ['8934521670’', 'characters'],
    ['89345', 'length'],
    ['８９３４５２１６７０', 'characters'],
    ['----------', 'characters'],
    ['9'.repeat(1_000_000), 'length'],
  ])('%.20j has a problem: %s', (typed, problem) => {
    expect(numbers.accountNoProblem(typed)).toBe(problem);
    expect(numbers.canonicalAccountNo(typed)).toBeNull();
  });
});

describe('spellings of one account', () => {
  const canonical = fc
    .stringMatching(/^[0-9]{8}[0-9-][0-9]$/)
    .map((text) => numbers.canonicalAccountNo(text))
    .filter((account) => account !== null);
  const spaced = (text: string) =>
    fc
      .array(fc.constantFrom('', ' ', '\t'), { minLength: 13, maxLength: 13 })
      .map(
        (gaps) => [...text].map((each, index) => `${gaps[index] ?? ''}${each}`).join('') + (gaps[12] ?? ''),
      );

  it('whatever goes out comes back as the same account, however it is spaced', () => {
    fc.assert(
      fc.property(
        canonical.chain((account) =>
          fc.tuple(
            fc.constant(account),
            fc
              .constantFrom(
                account,
                numbers.paymentSpelling12(account),
                numbers.paynowSpelling11(account),
                `00${account}`,
              )
              .chain(spaced),
          ),
        ),
        ([account, spelling]) => {
          expect(numbers.canonicalAccountNo(spelling)).toBe(account);
          expect(numbers.canonicalAccountNo(numbers.displaySpelling(spelling.replace(/\s/g, '')))).toBe(
            account,
          );
        },
      ),
    );
  });

  it('the digits are the same with and without the 00 of payments', () => {
    fc.assert(
      fc.property(canonical, (account) => {
        const back = numbers.canonicalAccountNo(numbers.paymentSpelling12(account));
        expect(back && numbers.accountDigits(back)).toBe(numbers.accountDigits(account));
        expect(numbers.accountDigits(account)).toMatch(/^[0-9]{9,10}$/);
      }),
    );
  });

  it('the export format pads, keeps or strips by 00 and hyphen', () => {
    expect(['8934521670', '12345678-9', '0034521670', '0012345678-9'].map(numbers.exportSpelling)).toEqual([
      '008934521670',
      '12345678-9',
      '0034521670',
      '12345678-9',
    ]);
  });

  it('is grouped for reading aloud', () => {
    const account = numbers.canonicalAccountNo('8934521670');
    expect(account && numbers.spokenSpelling(account)).toBe('8934 521 670');
  });
});
