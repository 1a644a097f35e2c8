import { describe, expect, test } from 'vitest';
import { errorCatalogue, isSessionCode, textOfError } from './errors.ts';
import { operations } from './index.ts';
import type { RestDeclaration } from './rest-call.ts';
import { restCalls } from './rest-calls.ts';
import { accountNo, dayInput } from './values.ts';

const declared = Object.entries(operations);

describe('every operation', () => {
  test('is keyed by its own name, area:verb', () => {
    for (const [key, { name }] of declared) {
      expect(name).toBe(key);
      expect(name).toMatch(/^[a-z][A-Za-z]*:[a-zA-Z]+$/);
    }
  });

  test('has examples that its own schemas take', () => {
    for (const [name, { input, output, examples }] of declared) {
      for (const example of examples) {
        expect(input.safeParse(example.input).error, name).toBeUndefined();
        expect(output.safeParse(example.output).error, name).toBeUndefined();
      }
    }
  });

  test('refuses a property too many, in what is asked and in what is answered', () => {
    for (const [name, { input, output, examples }] of declared) {
      expect(input.safeParse({ ...examples[0].input, another: 1 }).success, name).toBe(false);
      expect(output.safeParse({ ...examples[0].output, another: 1 }).success, name).toBe(false);
    }
  });
});

describe('every REST call', () => {
  const calls: readonly (readonly [string, RestDeclaration])[] = Object.entries(restCalls);

  test('has an example where it takes an input', () => {
    for (const [name, { input, examples }] of calls)
      if (Object.keys(input).length > 0) expect(examples.length, name).toBeGreaterThan(0);
  });

  test('has examples that its own schemas take', () => {
    for (const [name, { input, output, examples }] of calls)
      for (const example of examples) {
        const sent: { query?: unknown; params?: unknown } = example.input;
        expect(input.query?.safeParse(sent.query).error, name).toBeUndefined();
        expect(input.params?.safeParse(sent.params).error, name).toBeUndefined();
        if (!('kind' in output) && example.output !== undefined)
          expect(output.safeParse(example.output).error, name).toBeUndefined();
      }
  });

  test('takes each parameter that its path names', () => {
    for (const [name, { path, input, examples }] of calls) {
      const named = [...path.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter);
      const [example] = examples as readonly { readonly input: { readonly params?: object } }[];
      expect(Object.keys(example?.input.params ?? {}), name).toEqual(named);
      expect(input.params !== undefined, name).toBe(named.length > 0);
    }
  });
});

describe('a customer reads', () => {
  test('the exact words of the specification, its spelling included', () => {
    expect(textOfError('no_active_utilities_account')).toBe(
      "You do not have an active Utilities account. If you just opened a utilities account recently, you'll be able to log in on your move-in date.",
    );
    expect(textOfError('SK_SEC_1000')).toBe('Your session is expired.');
    expect(textOfError('SK_MAIL_1001')).toBe('Verification email has not been sent. Please try again.');
    expect(textOfError('SK_USAGE_1001')).toBe(
      'Data is currently unavailable for this utilities account. Please try again later.',
    );
  });

  test('a customer reads the message that came with an unknown code, else the default one', () => {
    expect(textOfError('SK_X_1', 'From elsewhere.')).toBe('From elsewhere.');
    expect(textOfError('SK_X_1', ' ')).toBe('An unexpected issue has occurred. Please try again later.');
    expect(textOfError('SK_X_1')).toBe(textOfError('not_linked'));
  });

  test('errors say that the session is expired exactly where signing in again helps', () => {
    for (const [code, { text }] of Object.entries(errorCatalogue))
      expect(isSessionCode(code), code).toBe(text === 'Your session is expired.');
    expect(isSessionCode('SK_SEC')).toBe(false);
  });

  test('one answer for what is not theirs and for what does not exist', () => {
    expect(errorCatalogue.SK_ACCESS_1001.text).toMatch(/^The information provided cannot be found\./);
  });
});

describe('values at the edge', () => {
  test('an account number becomes its ten characters, whatever its spelling', () => {
    for (const spelling of ['8934521670', '008934521670', '89 3452 1670']) {
      expect(accountNo.parse(spelling)).toBe('8934521670');
    }
  });

  test('a wrong account number is told in the words of the form', () => {
    const message = (typed: string) => accountNo.safeParse(typed).error?.issues[0]?.message;
    expect(message('123456789')).toBe('Utilities Account Number must be 10 digits');
    expect(message('12345678AB')).toBe('Please enter a valid account number');
  });

  test('a day must exist', () => {
    expect(dayInput.safeParse('2028-02-29').success).toBe(true);
    for (const day of ['2026-02-29', '2026-13-01', '26-01-01', '2026-1-1', '']) {
      expect(dayInput.safeParse(day).success, day).toBe(false);
    }
  });
});
