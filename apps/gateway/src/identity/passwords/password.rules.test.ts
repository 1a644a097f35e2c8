import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../db/seed/people.ts';
import { faultOfPassword, PASSWORD_MIN } from './password.rules.ts';

describe('a password', () => {
  it('may be a short sentence in any script', () => {
    for (const password of ['a quiet evening at home', '组屋走廊上的雨声很大很大吗', 'மழை பெய்கிறது இன்று']) {
      expect(faultOfPassword(password)).toBeNull();
    }
  });

  it('needs twelve characters of any kind', () => {
    expect(PASSWORD_MIN).toBe(12);
    expect(faultOfPassword('kopi o siew')).toBe('short');
    expect(faultOfPassword('kopi o siew ')).toBeNull();
    expect(faultOfPassword('x'.repeat(201))).toBe('long');
  });

  it('counts characters as people do, not code units', () => {
    expect(faultOfPassword('🌧️🌧️🌧️')).toBe('short');
  });

  it('is refused when it is common, in any spelling', () => {
    for (const password of [
      'Password-1234',
      'PASSWORD 1234',
      'correct horse battery staple',
      'aaaaaaaaaaaa',
      'ababababababab',
      '123456789012345',
      'abcdefghijklmnop',
      'Singapore 1965',
    ]) {
      expect(faultOfPassword(password)).toBe('common');
    }
  });

  it('is accepted with three characters in no order', () => {
    expect(faultOfPassword('abcacbbacabc')).toBeNull();
  });

  it('is accepted with 200 characters', () => {
    expect(faultOfPassword('kopi o siew dai '.repeat(13).slice(0, 200))).toBeNull();
  });

  it('is refused when it is the address itself', () => {
    expect(faultOfPassword('MeiLin.Example.Com', 'meilin@example.com')).toBe('common');
  });

  it('is accepted when it is that of the demo world', () => {
    expect(faultOfPassword(DEMO_PASSWORD, 'meilin@example.com')).toBeNull();
  });
});

describe('a run', () => {
  it('counts only when it is the whole of a password', () => {
    expect(faultOfPassword('bcdefghijklmn')).toBe('common');
    expect(faultOfPassword('9bcdefghijklmn')).toBeNull();
    expect(faultOfPassword('97531 97531 9')).toBeNull();
    expect(faultOfPassword('acegikmoqsuwy')).toBe('common');
  });
});
