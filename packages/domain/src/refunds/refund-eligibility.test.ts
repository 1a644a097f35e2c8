import { describe, expect, it } from 'vitest';
import { cents } from '../money.ts';
import { getEligibilityText, judgeRefund, type RefundFacts, toRetrieveCode } from './refund-eligibility.ts';

const credit: RefundFacts = {
  system: 'EBS',
  status: 'Active',
  outstanding: cents(-21_240),
  arrears: cents(0),
  isPending: false,
};

describe('an account that asks for a refund', () => {
  it.each([
    ['a credit', {}, '100'],
    ['a credit of one cent', { outstanding: cents(-1) }, '100'],
    ['a credit of exactly 1,000.00 dollars', { outstanding: cents(-100_000) }, '100'],
    ['a credit of 1,000.01 dollars', { outstanding: cents(-100_001) }, '903'],
    ['no credit', { outstanding: cents(0) }, '904'],
    ['something to pay', { outstanding: cents(1) }, '904'],
    ['a refund in process', { isPending: true }, '902'],
    ['a refund in process and no credit left', { isPending: true, outstanding: cents(0) }, '902'],
    ['arrears of the holder elsewhere', { arrears: cents(1) }, '905'],
    ['arrears and no credit', { arrears: cents(1), outstanding: cents(0) }, '904'],
    ['a closed account with a credit', { status: 'Inactive' }, '100'],
    ['the market’s billing system', { system: 'MSSL' }, '901'],
  ] as const)('gets its code with %s', (_what, facts, code) => {
    expect(judgeRefund({ ...credit, ...facts })).toBe(code);
  });
});

describe('the text of a code', () => {
  it.each([
    [
      '902',
      '100',
      'There is an existing refund in process. Once the refund is completed, you can submit a new refund request. You may also change your refund method below.',
    ],
    [
      '903',
      '100',
      'We are unable to process your request. Please submit your request via our Contact Us form on our website or app.',
    ],
    [
      '905',
      '100',
      'We are unable to process your request. Please submit your request via our Contact Us form on our website or app.',
    ],
    ['904', '100', 'Our records show that your account has no credit balance for refund.'],
    [
      '904',
      '101',
      'Our records show that your account has been finalized and there is no credit balance for refund.',
    ],
    ['901', '100', 'Your account is not eligible for refund.'],
    ['999', '100', 'Your account is not eligible for refund.'],
    ['', '', 'Your account is not eligible for refund.'],
  ])('%s with retrieve code %s is exact', (code, retrieveCode, text) => {
    expect(getEligibilityText(code, retrieveCode)).toBe(text);
  });

  it('is none for an account that may ask', () => {
    expect(getEligibilityText('100')).toBeNull();
  });
});

it('an open account is told from a finalized one by its retrieve code', () => {
  expect([toRetrieveCode({ status: 'Active' }), toRetrieveCode({ status: 'Inactive' })]).toEqual([
    '100',
    '101',
  ]);
});
