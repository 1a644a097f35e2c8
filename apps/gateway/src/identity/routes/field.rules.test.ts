import { describe, expect, it } from 'vitest';
import { emailFault, mobileDigits, signUpFaults } from './field.rules.ts';

const right = { name: 'Chen Wei Jie', email: 'weijie@example.com', mobile: '91234417', terms: true };
const password = 'a quiet evening at home';
const getFaults = (change: Partial<typeof right>) => signUpFaults({ ...right, ...change }, password);

describe('a sign-up form', () => {
  it('has no fault when it is filled in as usual', () => {
    expect(getFaults({})).toEqual([]);
    expect(getFaults({ mobile: '+65 9123-4417', name: "S. Nur'aini d o Abdul-Rahman" })).toEqual([]);
    expect(getFaults({ name: '陈伟杰' })).toEqual([]);
  });

  it('names the field of each fault', () => {
    expect(getFaults({ name: '', terms: false }).map(({ field }) => field)).toEqual(['name', 'terms']);
  });

  it('refuses a name with digits, signs of an address, or a line break', () => {
    for (const name of ['R2D2', 'a<b', 'evil.example/x', 'me@example.com', 'a\nbcc: x', 'x'.repeat(101)]) {
      expect(getFaults({ name })).toHaveLength(1);
    }
  });

  it('accepts Singapore mobile and home numbers of eight digits', () => {
    for (const mobile of ['91234417', '81234417', '61234417', '31234417'])
      expect(getFaults({ mobile })).toEqual([]);
    for (const mobile of ['71234417', '9123441', '912344170', '9123441a'])
      expect(getFaults({ mobile })).toHaveLength(1);
    expect(mobileDigits('6512 3456')).toBe('65123456');
  });
});

describe('an address', () => {
  it('is refused with a second recipient, a header or a space in it', () => {
    for (const email of [
      'a@example.com,b@example.com',
      'a@example.com\r\nbcc:b@example.com',
      'a b@example.com',
      '<a@example.com>',
      'a@b',
      '@example.com',
      'a@-example.com',
      `${'a'.repeat(60)}@example.com`,
    ]) {
      expect(emailFault(email)).not.toBeNull();
    }
  });
});

describe('a name and an address', () => {
  it('may have 100 and 64 characters, and not one more', () => {
    const email = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;
    expect(getFaults({ name: 'x'.repeat(100), email: email(64) })).toEqual([]);
    expect(getFaults({ name: 'x'.repeat(101), email: email(65) }).map(({ field }) => field)).toEqual([
      'name',
      'email',
    ]);
  });
});
