import { describe, expect, test } from 'vitest';
import { canonicalUen, isWellFormedUen } from './uen.ts';

describe('a UEN', () => {
  test.each([
    '00192200M',
    '53000001J',
    '197401143C',
    '201403121W',
    '202400001N',
    '198104639K',
    'S16FC0121D',
    'T01FC6132D',
    'T04SS0129D',
    'T15LP0011L',
    'T14LL0058A',
    'T26LL0001F',
    '200913519C',
    '201101550Z',
  ])('is well formed: %s', (uen) => {
    expect(isWellFormedUen(uen)).toBe(true);
  });

  test.each(['123456789A', 'T09LL0001B', 'S48FC1953T', '202400001M', 'T15XX0011L', '', 'N', '202400001'])(
    'is not well-formed with a wrong shape or letter: %s',
    (uen) => {
      expect(isWellFormedUen(uen)).toBe(false);
    },
  );

  test('is kept in capitals, without blanks around it', () => {
    expect(canonicalUen(' t15lp0011l ')).toBe('T15LP0011L');
  });

  test('is not well-formed with any one digit wrong, in all shapes', () => {
    for (const uen of ['53000001J', '202400001N', 'T15LP0011L']) {
      for (let at = 0; at < uen.length - 1; at += 1) {
        if (!/\d/.test(uen.charAt(at))) continue;
        const wrong = `${uen.slice(0, at)}${(Number(uen.charAt(at)) + 1) % 10}${uen.slice(at + 1)}`;
        expect(isWellFormedUen(wrong), wrong).toBe(false);
      }
    }
  });
});
