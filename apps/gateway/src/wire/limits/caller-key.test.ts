import { expect, test } from 'vitest';
import { addressKey, subjectKey } from './caller-key.ts';

test('one network address in two spellings spends one budget', () => {
  expect(addressKey('::ffff:192.0.2.7')).toBe(addressKey('192.0.2.7'));
  expect(addressKey('2001:db8:1:2::7')).toBe(addressKey('2001:0DB8:0001:0002:ffff:0:0:9'));
  expect(addressKey('fe80::1%eth0')).toBe(addressKey('fe80::2'));
});

test('an address spends one budget from whichever port, as some proxies name it too', () => {
  expect(addressKey('192.0.2.7:50123')).toBe(addressKey('192.0.2.7'));
  expect(addressKey('[2001:db8:1:2::7]:50123')).toBe(addressKey('2001:db8:1:2::9'));
  expect(addressKey('[2001:db8:1:2::7]')).toBe(addressKey('2001:db8:1:2::9'));
});

test('callers whose proxy names no address spend one budget together', () => {
  for (const text of ['', '_hidden7', '192.0.2', '192.0.2.7.8', 'a:b', '192.0.2.7:x'])
    expect(addressKey(text)).toBe(addressKey('unknown'));
});

test('different households spend their own', () => {
  expect(addressKey('2001:db8:1:2::7')).not.toBe(addressKey('2001:db8:1:3::7'));
  expect(addressKey('192.0.2.7')).not.toBe(addressKey('192.0.2.8'));
});

test('a person is named by issuer and subject', () => {
  expect(subjectKey({ issuer: 'embedded', subject: 'a' })).not.toBe(
    subjectKey({ issuer: 'https://x', subject: 'a' }),
  );
});
