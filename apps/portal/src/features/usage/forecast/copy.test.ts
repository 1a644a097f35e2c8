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
    const parts = { soFar: cents(2_620), missing: null, toCome, uSave: cents(0) };
    expect(copy.sum(parts)).toBe('S$26.20 so far, about S$4 still to come.');
    expect(copy.sum({ ...parts, missing: { ...toCome, days: 1 } })).toBe(
      'S$26.20 so far, about S$4 estimated for 1 day with missing readings, about S$4 still to come.',
    );
    const under = { days: 1, low: cents(0), middle: cents(0), high: cents(100) };
    expect(copy.sum({ ...parts, missing: under })).toBe(
      'S$26.20 so far, under S$1 estimated for 1 day with missing readings, about S$4 still to come.',
    );
  });

  it('count missing days one by one', () => {
    expect(copy.notCounted(1)).toBe('Not counted: missing readings of 1 day.');
    expect(copy.gap.count({ rule: 'lastTen', missing: 3, of: 10, most: 2 })).toBe(
      '3 of the last 10 days are missing; at most 2 may be.',
    );
    expect(copy.gap.count({ rule: 'bill', missing: 9, of: 20, most: 6 })).toBe(
      '9 of the 20 days of this bill so far are missing; at most 6 may be.',
    );
    expect(copy.gap.count({ rule: 'bill', missing: 1, of: 2, most: 0 })).toBe(
      '1 of the 2 days of this bill so far is missing; none may be.',
    );
  });

  it('say none of the nights that are needed in a word', () => {
    expect([0, 5].map((nights) => copy.alwaysOn.needs(14, nights))).toEqual([
      'It needs 14 whole nights, none came.',
      'It needs 14 whole nights, 5 came.',
    ]);
  });
});
