import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowedAddress, safeReturnPath } from './redirect.ts';
import { hostileTargets } from './test/hostile-targets.ts';

describe('the return address after signing in', () => {
  it.each([
    '/',
    '/dashboard',
    '/dashboard/',
    '/bills?tabId=history.usave',
    '/services/payment-arrangement?account=8934521670&mode=mobile',
    '/bills/8934521670-2026-11#lines',
    '/home-energy-audit/tips?tabId=results-tips.air-conditioner',
    '/link-account/company/callback?code=abc&state=x%2Fy',
    '/manage-premises?search=Lor%20Toa%20Payoh',
  ])('keeps %s', (path) => {
    expect(safeReturnPath(path)).toBe(path);
  });

  it('knows at least 120 hostile targets, each once', () => {
    expect(new Set(hostileTargets).size).toBe(hostileTargets.length);
    expect(hostileTargets.length).toBeGreaterThanOrEqual(120);
  });

  it.each(hostileTargets)('refuses %j', (target) => {
    expect(safeReturnPath(target)).toBeNull();
  });

  it.each([undefined, null, 4, {}, ['/dashboard']])('refuses a value that is not text: %j', (value) => {
    expect(safeReturnPath(value)).toBeNull();
  });

  it('stays on this origin in every reading of a browser', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '%',
      '%80',
      '%c0%af',
      '%e2%82%ac',
      '%2f',
      '%5c',
      'evil.example',
      '@',
      ':',
      '?',
      '#',
      'a',
      ' ',
      '\t',
      'https:',
    );
    const target = fc.oneof(
      fc.string(),
      fc.array(piece, { maxLength: 8 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(target, (input) => {
        const path = safeReturnPath(input);
        if (path === null) return;
        const url = new URL(path, 'https://portal.example');
        expect(url.origin).toBe('https://portal.example');
        expect(new URL(decodeURI(url.pathname), 'https://portal.example').origin).toBe(
          'https://portal.example',
        );
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('the redirect of a kiosk at the end of a session', () => {
  const origins = ['https://kiosk.example', 'http://localhost:8080'];

  it.each([
    'https://kiosk.example',
    'https://kiosk.example/',
    'https://kiosk.example/start?lane=4#top',
    'HTTPS://KIOSK.example/start',
    'http://localhost:8080/idle',
  ])('is %s when its origin is on the list', (address) => {
    expect(allowedAddress(address, origins)).toBe(address);
  });

  it.each([
    'http://kiosk.example/',
    'https://kiosk.example:8443/',
    'https://kiosk.example.evil.example/',
    'https://evil.example/https://kiosk.example/',
    'https://kiosk.example@evil.example/',
    'https://kiosk.example:x@evil.example/',
    'https://kiosk.example\\@evil.example/',
    'https://evil.example#@kiosk.example/',
    'https:kiosk.example/',
    'https:///kiosk.example/',
    '//kiosk.example/',
    ' https://kiosk.example/',
    'https://kiosk.example/\r\nlocation: https://evil.example',
    'https://kiosk.example/%0d%0a',
    'https://kiosk.example/%c0%afstart',
    'https://kiosk.example./',
    'javascript:alert(1)//https://kiosk.example/',
    '/welcome',
    '',
    null,
    ['https://kiosk.example/'],
  ])('is null for %j', (address) => {
    expect(allowedAddress(address, origins)).toBeNull();
  });

  it.each(hostileTargets)('is null for %j', (target) => {
    expect(allowedAddress(target, origins)).toBeNull();
  });

  it('is null while the list is empty', () => {
    expect(allowedAddress('https://kiosk.example/', [])).toBeNull();
  });
});

it('an address may have 2,000 characters, and not one more', () => {
  const path = (length: number) => `/${'a'.repeat(length - 1)}`;
  expect([2_000, 2_001].map((length) => safeReturnPath(path(length)) !== null)).toEqual([true, false]);
  const kiosk = 'https://kiosk.example';
  const isAllowed = (length: number) => allowedAddress(kiosk + path(length - kiosk.length), [kiosk]) !== null;
  expect([2_000, 2_001].map(isAllowed)).toEqual([true, false]);
});
