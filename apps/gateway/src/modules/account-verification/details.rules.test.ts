import { canonicalAccountNo } from '@portal/domain/account-number';
import { describe, expect, test } from 'vitest';
import { areRight, type RecordedDetails, type SubmittedDetails } from './details.rules.ts';

const accountNo = canonicalAccountNo('8934601011');
if (accountNo === null) throw new Error('not a number');

const home: RecordedDetails = { bpType: '1', postalCode: '141088', idFragment: '845P', uen: null };
const shop: RecordedDetails = { bpType: '2', postalCode: '417840', idFragment: null, uen: '200711223E' };
const person = (idFragment: string, postalCode = '141088'): SubmittedDetails => ({
  accountNo,
  postalCode,
  holder: { kind: 'I', idFragment },
});
const company = (uen: string, postalCode = '417840'): SubmittedDetails => ({
  accountNo,
  postalCode,
  holder: { kind: 'C', uen },
});

describe('a person', () => {
  test('a person with the recorded postal code and end of ID is verified, in small letters too', () => {
    expect(areRight(person('845P'), home)).toBe(true);
    expect(areRight(person('845p'), home)).toBe(true);
  });

  test.each<[string, SubmittedDetails, RecordedDetails | null]>([
    ['who says another postal code', person('845P', '141089'), home],
    ['who says another ID', person('845Q'), home],
    ['who says nothing right', person('845Q', '141089'), home],
    ['who asks for a number that nobody has', person('845P'), null],
    ['who asks for a company’s account', person('845P', '417840'), shop],
    ['who asks for an account without an ID on file', person('NULL'), { ...home, idFragment: null }],
    ['who asks for a company that has an ID on file', person('845P'), { ...home, bpType: '2' }],
  ])('%s is wrong', (_who, submitted, recorded) => {
    expect(areRight(submitted, recorded)).toBe(false);
  });
});

describe('a company', () => {
  test('a company with its UEN is verified, in capital or small letters', () => {
    expect(areRight(company('200711223E'), shop)).toBe(true);
    expect(areRight(company(' 200711223e '), shop)).toBe(true);
    expect(areRight(company('200711223E'), { ...shop, uen: ' 200711223e' })).toBe(true);
  });

  test.each<[string, SubmittedDetails, RecordedDetails | null]>([
    ['that says another postal code', company('200711223E', '417841'), shop],
    ['that says another UEN', company('200711224E'), shop],
    ['that asks for a number that nobody has', company('200711223E'), null],
    ['that asks for a person’s account', company('845P', '141088'), home],
    ['that asks for an account without a UEN on file', company(''), { ...shop, uen: null }],
  ])('%s is wrong', (_who, submitted, recorded) => {
    expect(areRight(submitted, recorded)).toBe(false);
  });
});
