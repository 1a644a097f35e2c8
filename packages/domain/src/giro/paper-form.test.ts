import { describe, expect, it } from 'vitest';
import { isEndToldAgain, isFormToldAgain, type LastForm } from './paper-form.ts';

const form: LastForm = {
  bankCode: 'WRNGSGS0XXX',
  state: 'PENDING_SETUP_PGIRO',
  isOpen: true,
  receivedAt: 10,
  endedAt: 10,
  lastFour: null,
  isInForce: false,
};
const active: LastForm = {
  ...form,
  state: 'ACTIVE',
  isOpen: false,
  endedAt: 20,
  lastFour: '7750',
  isInForce: true,
};
const refused: LastForm = { ...form, state: 'REJECTED_SETUP', isOpen: false, endedAt: 20 };

describe('a form that a bank tells of', () => {
  it.each([
    ['an account without any', null, 'WRNGSGS0XXX', 10, false],
    ['the same bank while it waits', form, 'WRNGSGS0XXX', 30, true],
    ['another bank while it waits', form, 'CMPKSGS0XXX', 10, false],
    ['the same bank and time once it is settled', active, 'WRNGSGS0XXX', 10, true],
    ['the same bank later', active, 'WRNGSGS0XXX', 30, false],
    ['the same bank after a refusal', refused, 'WRNGSGS0XXX', 30, false],
  ] as const)('%s: told again %#', (_what, last, bankCode, at, expected) => {
    expect(isFormToldAgain(last, { bankCode, at })).toBe(expected);
  });
});

describe('the end of a form that a bank tells of', () => {
  it.each([
    ['no form', null, 'completed', null, 20, false],
    ['the form that waits', form, 'completed', null, 20, false],
    ['the one that is active, by the same time', active, 'completed', '7750', 20, true],
    ['the one that is active, later', active, 'completed', '7750', 30, true],
    ['another bank account, later', active, 'completed', '1111', 30, false],
    ['one that has ended since, later', { ...active, isInForce: false }, 'completed', '7750', 30, false],
    ['one that was refused, by the same time', refused, 'failed', null, 20, true],
    ['one that was refused, later', refused, 'failed', null, 30, false],
    ['a refusal of the one that is active', active, 'failed', null, 20, false],
  ] as const)('%s', (_what, last, event, lastFour, at, expected) => {
    expect(isEndToldAgain(last, { event, reason: 'REJECTED_SETUP', lastFour, at })).toBe(expected);
  });
});
