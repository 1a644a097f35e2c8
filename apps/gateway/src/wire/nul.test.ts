import { describe, expect, it } from 'vitest';
import { addressHoldsNul, holdsNul } from './nul.ts';

describe('a NUL', () => {
  it.each<[unknown]>([
    ['\u0000'],
    ['meilin\u0000@example.com'],
    [{ accountNo: '8934521670\u0000' }],
    [{ accounts: [{ deep: [['\u0000']] }] }],
    [{ ['key\u0000']: 1 }],
    [[1, null, 'a', 'b\u0000']],
  ])('is found in %j', (value) => {
    expect(holdsNul(value)).toBe(true);
  });

  it.each<[unknown]>([
    [''],
    ['%00'],
    [0],
    [null],
    [undefined],
    [{ a: ['\u0001', '\\u0000'] }],
    [Buffer.of(0)],
  ])('is not found in %j', (value) => {
    expect(holdsNul(value)).toBe(false);
  });

  it('is found below a million brackets, and nothing breaks', () => {
    const depth = 400_000;
    expect(holdsNul(JSON.parse(`${'['.repeat(depth)}"\\u0000"${']'.repeat(depth)}`))).toBe(true);
  });

  it('is found in an address by its one spelling', () => {
    expect(addressHoldsNul('/oidc/auth?state=a%00b')).toBe(true);
    expect(addressHoldsNul('/v1/payments/%00')).toBe(true);
    expect(addressHoldsNul('/oidc/auth?state=a%2500b')).toBe(false);
  });
});
