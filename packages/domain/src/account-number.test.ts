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

  it('each outgoing spelling reads back as the same account, however it is spaced', () => {
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

describe('every spelling of every account', () => {
  /** Any account number: hyphens anywhere, with or without 00 in front. */
  const anyAccount = fc
    .array(fc.constantFrom(...'0123456789-'), { minLength: 10, maxLength: 10 })
    .map((signs) => numbers.canonicalAccountNo(signs.join('')))
    .filter((account) => account !== null);
  /** S1 §5 and §9: how the number is written by people, by screens, by exports and by each of the calls. */
  const methods: Readonly<Record<string, (account: numbers.AccountNo) => string>> = {
    'as it is': (account) => account,
    'with two characters in front': (account) => `00${account}`,
    'with two others in front': (account) => `17${account}`,
    'for history and payables': numbers.paymentSpelling12,
    'for a PayNow request': numbers.paynowSpelling11,
    'on a screen': numbers.displaySpelling,
    'on a screen, from a payment': (account) => numbers.displaySpelling(numbers.paymentSpelling12(account)),
    'in an export, from a payment': (account) => numbers.exportSpelling(`00${account}`),
    'read aloud': numbers.spokenSpelling,
  };
  const way = fc
    .constantFrom(...Object.keys(methods))
    .map((name) => methods[name] ?? ((account: string) => account));
  const blanks = fc.array(fc.constantFrom('', ' ', '\t', '\n', '\u00a0', '\u2009'), {
    minLength: 1,
    maxLength: 16,
  });
  const spaced = (text: string, gaps: readonly string[]): string =>
    [...text].map((sign, at) => `${gaps[at % gaps.length]}${sign}`).join('');

  it('becomes the one canonical number, however often it is read', () => {
    fc.assert(
      fc.property(anyAccount, way, blanks, (account, write, gaps) => {
        const spelling = spaced(write(account), gaps);
        expect(numbers.accountNoProblem(spelling)).toBeNull();
        const read = numbers.canonicalAccountNo(spelling);
        expect(read).toBe(account);
        expect(read && numbers.canonicalAccountNo(read)).toBe(account);
      }),
      { numRuns: 2000 },
    );
  });

  it('belongs to one account only: two numbers that differ in a digit stay apart, whatever is in front', () => {
    fc.assert(
      fc.property(anyAccount, anyAccount, way, way, (one, other, writeOne, writeOther) => {
        fc.pre(numbers.accountDigits(one) !== numbers.accountDigits(other));
        const getDigits = (spelling: string) => {
          const read = numbers.canonicalAccountNo(spelling);
          return read && numbers.accountDigits(read);
        };
        expect(getDigits(writeOne(one))).not.toBe(getDigits(writeOther(other)));
      }),
    );
  });

  it('an export of a number that itself begins with 00 and has a hyphen is the one that does not come back', () => {
    fc.assert(
      fc.property(anyAccount, (account) => {
        const isLost = account.startsWith('00') && account.includes('-');
        expect(numbers.canonicalAccountNo(numbers.exportSpelling(account))).toBe(isLost ? null : account);
      }),
    );
  });

  it('any text either becomes ten digits and hyphens, or is refused with its problem', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 80 }),
      fc.array(fc.constantFrom(...'0189- \tA８'), { maxLength: 16 }).map((signs) => signs.join('')),
    );
    fc.assert(
      fc.property(text, (typed) => {
        const read = numbers.canonicalAccountNo(typed);
        const problem = numbers.accountNoProblem(typed);
        expect(read === null).toBe(problem !== null);
        if (read !== null) expect(read).toMatch(/^(?=.*[0-9])[0-9-]{10}$/);
        const packed = typed.replace(/\s/g, '');
        const length = packed.length === 12 ? 10 : packed.length;
        const fits = typed.length <= 64 && length === 10 && /^[0-9-]*[0-9][0-9-]*$/.test(packed.slice(-10));
        expect(read !== null).toBe(fits);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the spellings of the payments service', () => {
  const [ten, eleven, twelve] = ['8934521670', '89345216705', '893452167051'];

  it('put 00 before a number that is too short for them, and leave the others', () => {
    expect([ten, eleven, twelve].map(numbers.paymentSpelling12)).toEqual([`00${ten}`, `00${eleven}`, twelve]);
    expect([ten, eleven, twelve].map(numbers.paynowSpelling11)).toEqual([`00${ten}`, eleven, twelve]);
  });

  it('lose their 00 on a screen when they have twelve characters or more', () => {
    expect(['0089345216', '00893452167', '008934521670', twelve].map(numbers.displaySpelling)).toEqual([
      '0089345216',
      '00893452167',
      '8934521670',
      twelve,
    ]);
  });

  it('may be typed with blanks, 64 characters in all', () => {
    expect(numbers.accountNoProblem('8934521670'.padStart(64))).toBeNull();
    expect(numbers.accountNoProblem('8934521670'.padStart(65))).toBe('length');
  });
});
