import { cents } from '@portal/domain/money';
import { sgDay } from '@portal/domain/sg-time';
import { describe, expect, it } from 'vitest';
import { copy } from './copy.ts';

const today = sgDay('2026-11-20');

describe('the words of the forecast', () => {
  it.each([
    ['2026-11-20T07:00:00.000Z', 'Day 3 of 30, to today, 3 PM.'],
    // Twenty past midnight: nothing of today has come, and yesterday is whole.
    ['2026-11-19T16:00:00.000Z', 'Day 3 of 30, to the end of 19 Nov.'],
    ['2026-11-17T07:00:00.000Z', 'Day 3 of 30, to 17 Nov, 3 PM.'],
    [null, 'Day 3 of 30.'],
  ])('name the time to which the data goes: %s', (dataTo, words) => {
    expect(copy.day(3, 30, dataTo, today)).toBe(words);
  });

  it('count how often the range held', () => {
    expect([0, 1, 2, 9].map((held) => copy.record(11, held))).toEqual([
      'We checked 11 of your past bills: it held not once.',
      'We checked 11 of your past bills: it held once.',
      'We checked 11 of your past bills: it held twice.',
      'We checked 11 of your past bills: it held 9 times.',
    ]);
  });

  it('say one figure where both ends are the same dollar', () => {
    expect(copy.likely(cents(3_010), cents(3_040))).toBe('Likely about S$30');
    const toCome = { low: cents(400), middle: cents(400), high: cents(400) };
    expect(copy.sum(cents(2_620), toCome, cents(0))).toBe('S$26.20 so far, about S$4 still to come.');
  });
});
