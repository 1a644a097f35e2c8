import { sgDay } from '@portal/domain/sg-time';
import { describe, expect, it } from 'vitest';
import { copy } from './copy.ts';
import { FLAT, mockAccount, mockUnderWay, OTHER } from './refund.mocks.ts';
import {
  chooseAccount,
  creditOf,
  describeNoChange,
  findLatestPayment,
  formatMethod,
  hasRefunds,
  listOptions,
} from './refund.rules.ts';

const today = sgDay('2026-11-20');

it('a credit is shown as a positive amount, and an account that owes has none', () => {
  expect([-21_240, 0, 1, 8_640].map((creditAmount) => creditOf({ creditAmount }))).toEqual([21_240, 0, 0, 0]);
});

it('an account of another system has no refunds', () => {
  expect(hasRefunds(mockAccount())).toBe(true);
  expect(hasRefunds(mockAccount({ refundEligCheckCode: '901' }))).toBe(false);
});

it('a method is kept because the time is over, or because no other one is left', () => {
  expect(describeNoChange(mockUnderWay({ isEditable: false }))).toBe(copy.reasons.tooLate);
  expect(describeNoChange(mockUnderWay({ isEditable: true }))).toBe(copy.reasons.noOther);
});

describe('the account that the page opens with', () => {
  const closed = mockAccount({ refundEligCheckCode: '901' });

  it('may ask for a refund, wherever it stands in the list', () => {
    expect(chooseAccount([closed, mockUnderWay(), mockAccount()])?.accountNo).toBe(FLAT);
  });

  it('has a refund under way if none may ask', () => {
    expect(chooseAccount([closed, mockUnderWay()])?.accountNo).toBe(OTHER);
  });

  it('is the first one if there is nothing to ask or follow', () => {
    expect(chooseAccount([closed])).toBe(closed);
    expect(chooseAccount([])).toBeNull();
  });
});

describe('the methods that are offered', () => {
  const codes = (...args: Parameters<typeof listOptions>) =>
    listOptions(...args).map(({ code, proxyType, isDisabled }) => [code, proxyType, isDisabled]);

  it('are those that the records of the account allow, the cheque last', () => {
    expect(codes(mockAccount(), today, false)).toEqual([
      ['08', 'MSISDN', false],
      ['08', 'NRIC', false],
      ['03', null, false],
      ['04', null, false],
      ['02', null, false],
    ]);
  });

  it('show a mobile number that is not known, without letting it be chosen', () => {
    expect(codes(mockAccount({ mobileNo: null }), today, false)[0]).toEqual(['08', 'MSISDN', true]);
  });

  it('leave out a transfer to what is no account number', () => {
    const account = mockAccount({ refundRetrieveCheckItems: ['no account', ''] });
    expect(codes(account, today, false).map(([code]) => code)).toEqual(['08', '08', '03', '02']);
  });

  it('leave out a cheque to an address of the past 14 days', () => {
    const moved = (addressChangedOn: string) => codes(mockAccount({ addressChangedOn }), today, false).at(-1);
    expect(moved('2026-11-07')?.[0]).toBe('04');
    expect(moved('2026-11-06')?.[0]).toBe('02');
  });

  it('leave out the method in use, in a change alone', () => {
    const account = mockUnderWay({ refundMethod: '08', proxyType: 'NRIC' });
    const proxies = (isEdit: boolean) => codes(account, today, isEdit).flatMap(([, proxy]) => proxy ?? []);
    expect(proxies(true)).toEqual(['MSISDN']);
    expect(proxies(false)).toEqual(['MSISDN', 'NRIC']);
  });
});

describe('the last day of a payment', () => {
  it.each([
    ['the check has no day', null, '02'],
    ['the check is late', sgDay('2026-11-19'), '02'],
    ['a transfer comes with the end of the check', today, '04'],
    ['no method is chosen yet', today, '09'],
  ] as const)('is not named when %s', (_, checkBy, method) => {
    expect(findLatestPayment(checkBy, method, today)).toBeNull();
  });

  it('is named while the check is on time, on its last day too', () => {
    expect(findLatestPayment(today, '02', today)).not.toBeNull();
  });
});

describe('a method in words', () => {
  const draft = { proxyType: null, transferTo: null, suffix: '' } as const;

  it('names the bank account, or the account that the money goes to', () => {
    const account = mockAccount({ bankDesc: 'Merlion Bank' });
    expect(formatMethod({ ...draft, code: '03' }, account)).toContain('Merlion Bank ending 2208');
    expect(formatMethod({ ...draft, code: '03' }, mockAccount({ bankDesc: null }))).toBe(copy.methods['03']);
    expect(formatMethod({ ...draft, code: '04', transferTo: OTHER }, account)).toContain(OTHER);
    expect(formatMethod({ ...draft, code: '04' }, account)).toBe(copy.methods['04']);
  });

  it('ends a company’s PayNow in seven characters, with the suffix in capitals', () => {
    const company = mockAccount({ customerType: 'Business', uen: '201812345K', nric: null });
    const said = formatMethod({ ...draft, code: '08', proxyType: 'UEN', suffix: 'a1b' }, company);
    expect(said).toMatch(/ending 345KA1B$/);
  });
});
