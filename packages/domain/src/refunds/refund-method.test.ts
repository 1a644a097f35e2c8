import { describe, expect, it } from 'vitest';
import type { AccountNo } from '../account-number.ts';
import { sgDay } from '../sg-time.ts';
import {
  isPossibleChoice,
  isSameMethod,
  isValidMobile,
  listMethodOptions,
  type MethodChoice,
  type MethodFacts,
  type RefundMethod,
} from './refund-method.ts';

const target = '8934520018' as AccountNo;
const home: MethodFacts = {
  customerType: 'Personal',
  mobile: '+6591234417',
  uen: '',
  bankId: '71',
  transferTargets: [target],
  addressChangedOn: null,
  today: sgDay('2026-11-20'),
};
const names = (facts: MethodFacts, current: RefundMethod | null = null) =>
  listMethodOptions(facts, current).map(({ code, proxyType, isDisabled }) =>
    [code, proxyType, isDisabled && 'disabled'].filter(Boolean).join(' '),
  );

describe('the methods that an account is offered', () => {
  it('are PayNow, the bank account, a transfer, and the cheque last', () => {
    expect(names(home)).toEqual(['08 MSISDN', '08 NRIC', '03', '04', '02']);
  });

  it.each([
    ['no bank account', { bankId: null }, ['08 MSISDN', '08 NRIC', '04', '02']],
    ['no other account', { transferTargets: [] }, ['08 MSISDN', '08 NRIC', '03', '02']],
    ['a company', { customerType: 'Business', uen: '201812345M' }, ['08 UEN', '03', '04', '02']],
    ['a company without a UEN on record', { customerType: 'Business' }, ['03', '04', '02']],
    ['no mobile number', { mobile: '' }, ['08 MSISDN disabled', '08 NRIC', '03', '04', '02']],
    [
      'a foreign mobile number',
      { mobile: '+60123456789' },
      ['08 MSISDN disabled', '08 NRIC', '03', '04', '02'],
    ],
    [
      'an address changed today',
      { addressChangedOn: sgDay('2026-11-20') },
      ['08 MSISDN', '08 NRIC', '03', '04'],
    ],
    [
      'an address changed 13 days ago',
      { addressChangedOn: sgDay('2026-11-07') },
      ['08 MSISDN', '08 NRIC', '03', '04'],
    ],
    [
      'an address changed 14 days ago',
      { addressChangedOn: sgDay('2026-11-06') },
      ['08 MSISDN', '08 NRIC', '03', '04', '02'],
    ],
  ] as const)('are listed by the records: %s gives %j', (_what, changed, options) => {
    expect(names({ ...home, ...changed })).toEqual(options);
  });

  it.each([
    ['02', null, ['08 MSISDN', '08 NRIC', '03', '04']],
    ['03', null, ['08 MSISDN', '08 NRIC', '04', '02']],
    ['04', null, ['08 MSISDN', '08 NRIC', '03', '02']],
    ['08', 'MSISDN', ['08 NRIC', '03', '04', '02']],
    ['08', 'NRIC', ['08 MSISDN', '03', '04', '02']],
    ['09', null, ['08 MSISDN', '08 NRIC', '03', '04', '02']],
  ] as const)('leave out the current one: %s %s', (code, proxyType, options) => {
    expect(names(home, { code, proxyType })).toEqual(options);
  });
});

describe('a mobile number on record', () => {
  it.each([
    ['91234567', true],
    ['31234567', true],
    ['61234567', true],
    ['81234567', true],
    ['+6591234567', true],
    ['+65 9123 4567', true],
    ['71234567', false],
    ['9123456', false],
    ['912345678', false],
    ['+6091234567', false],
    ['9123456a', false],
    ['', false],
  ])('%j is valid: %s', (mobile, isValid) => {
    expect(isValidMobile(mobile)).toBe(isValid);
  });
});

describe('a choice', () => {
  const choose = (choice: Partial<MethodChoice>): MethodChoice => ({
    code: '08',
    proxyType: 'NRIC',
    transferToAccount: null,
    bankId: null,
    ...choice,
  });

  it.each([
    ['PayNow to NRIC', {}, {}, true],
    ['PayNow to mobile', { proxyType: 'MSISDN' }, {}, true],
    ['PayNow to a mobile number that is not valid', { proxyType: 'MSISDN' }, { mobile: '123' }, false],
    ['PayNow to a UEN by a person', { proxyType: 'UEN' }, {}, false],
    ['PayNow to an NRIC by a company', {}, { customerType: 'Business' }, false],
    ['PayNow to a UEN by a company that has none', { proxyType: 'UEN' }, { customerType: 'Business' }, false],
    ['PayNow without an identifier', { proxyType: null }, {}, false],
    ['the own bank account', { code: '03', proxyType: null, bankId: '71' }, {}, true],
    ['a foreign bank account', { code: '03', proxyType: null, bankId: '72' }, {}, false],
    [
      'a bank account where there is none',
      { code: '03', proxyType: null, bankId: null },
      { bankId: null },
      false,
    ],
    [
      'a transfer to the own other account',
      { code: '04', proxyType: null, transferToAccount: target },
      {},
      true,
    ],
    [
      'a transfer to a stranger',
      { code: '04', proxyType: null, transferToAccount: '8934540017' as AccountNo },
      {},
      false,
    ],
    ['a transfer to nobody', { code: '04', proxyType: null }, {}, false],
    ['a cheque', { code: '02', proxyType: null }, {}, true],
    [
      'a cheque to a new address',
      { code: '02', proxyType: null },
      { addressChangedOn: sgDay('2026-11-19') },
      false,
    ],
    ['no method', { code: '09', proxyType: null }, {}, false],
  ] as const)('a choice of %s is judged by the records', (_what, choice, facts, isPossible) => {
    expect(isPossibleChoice({ ...home, ...facts }, choose(choice))).toBe(isPossible);
  });

  it('is another one when the code or the identifier differs', () => {
    expect(isSameMethod(choose({}), choose({ proxyType: 'MSISDN' }))).toBe(false);
    expect(isSameMethod(choose({}), choose({ bankId: '71' }))).toBe(true);
  });
});
