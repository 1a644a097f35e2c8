import { describe, expect, it } from 'vitest';
import type { ComparedRecord } from './application.ts';
import { inWords } from './records.rules.ts';

const record = (over: Partial<ComparedRecord>): ComparedRecord => ({
  field: 'uen',
  said: '201900042H',
  recorded: '201900042H',
  isSame: true,
  ...over,
});

describe('a detail of an application beside our records', () => {
  it('a detail of an application beside our records that agrees shows none of our values', () => {
    expect(inWords(record({}))).toEqual({ text: '201900042H', verdict: 'same', words: 'Same' });
  });

  it('a detail of an application beside our records that differs shows ours', () => {
    const differs = record({ field: 'postalCode', said: '573968', recorded: '573969', isSame: false });
    expect(inWords(differs)).toMatchObject({ verdict: 'differs', words: '573969 differs' });
  });

  it('a mobile number is read in two groups', () => {
    const mobile = record({ field: 'mobile', said: '+6590001122', recorded: '90001188', isSame: false });
    expect(inWords(mobile)).toEqual({ text: '9000 1122', verdict: 'differs', words: '9000 1188 differs' });
    expect(inWords({ ...mobile, said: '+60 12 345' }).text).toBe('+60 12 345');
  });

  it('a detail of an application beside our records that we never had is no difference for the mobile number, and one for the account', () => {
    const unknown = { recorded: null, isSame: false };
    expect(inWords(record({ field: 'mobile', said: '90001122', ...unknown }))).toMatchObject({
      verdict: 'unknown',
      words: 'Not on record',
    });
    expect(inWords(record({ field: 'account', said: '8920031174', ...unknown }))).toMatchObject({
      verdict: 'differs',
      words: 'Not on record',
    });
  });

  it('the account says whose it is, or that it is closed', () => {
    const account = record({ field: 'account', said: '8920031174', recorded: '8920031174' });
    expect(inWords(account).words).toBe('Same UEN, active');
    expect(inWords({ ...account, recorded: 'Inactive', isSame: false }).words).toBe('Inactive');
    expect(inWords({ ...account, recorded: '53312345X', isSame: false }).words).toBe('53312345X differs');
  });

  it('the row of the logins counts the others', () => {
    const logins = record({ field: 'logins', said: '1', recorded: null });
    expect(inWords(logins)).toEqual({ text: 'This one', verdict: 'same', words: 'None so far' });
    expect(inWords({ ...logins, recorded: '1', isSame: false }).words).toBe('1 other');
    expect(inWords({ ...logins, recorded: '3', isSame: false }).words).toBe('3 others');
  });
});
