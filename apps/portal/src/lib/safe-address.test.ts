import { describe, expect, it } from 'vitest';
import { ownPath, webAddress } from './safe-address.ts';

const portal = 'https://portal.example';

describe('an address that came in content', () => {
  it.each(['https://utility.example/tips?x=1#top', 'HTTPS://Utility.Example/tips'])(
    '%s may be a link',
    (address) => {
      expect(webAddress(address, ['https:'])).toMatch(/^https:\/\/utility\.example\/tips/);
    },
  );

  it.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://portal.example/1',
    'file:///etc/passwd',
    'https://portal.example@elsewhere.example/',
    'https://',
    'tips',
    '/tips',
    '',
    `https://utility.example/${'x'.repeat(2_000)}`,
  ])('%j may not', (address) => {
    expect(webAddress(address, ['http:', 'https:'])).toBeNull();
  });

  it('an address without encryption passes only where that is allowed', () => {
    expect(webAddress('http://utility.example/', ['https:'])).toBeNull();
    expect(webAddress('http://utility.example/', ['http:', 'https:'])).toBe('http://utility.example/');
  });
});

describe('a path of the portal', () => {
  it('keeps its query', () => {
    expect(ownPath('/help?topic=bills#giro', portal)).toBe('/help?topic=bills#giro');
  });

  it.each([
    '//elsewhere.example/',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    'help',
    'javascript:x',
    '',
  ])('%j is none', (path) => {
    expect(ownPath(path, portal)).toBeNull();
  });
});
