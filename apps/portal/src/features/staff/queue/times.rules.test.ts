import { describe, expect, it } from 'vitest';
import { lengthInWords, timeInWords, waitingTime } from './times.rules.ts';

const now = Date.parse('2026-11-20T07:54:00.000Z');

describe('how long an application waits', () => {
  it.each([
    ['2026-11-20T07:54:30.000Z', '0 min'],
    ['2026-11-20T07:42:00.000Z', '12 min'],
    ['2026-11-20T06:54:01.000Z', '59 min'],
    ['2026-11-20T06:54:00.000Z', '1 h 00'],
    ['2026-11-20T04:49:00.000Z', '3 h 05'],
    ['2026-11-19T07:54:01.000Z', '23 h 59'],
    ['2026-11-19T07:54:00.000Z', '1 day'],
    ['2026-11-17T07:54:00.000Z', '3 days'],
  ])('since %s: %s', (since, words) => {
    expect(waitingTime(since, now)).toBe(words);
  });
});

describe('when something was', () => {
  it('is told by the day in Singapore', () => {
    expect(timeInWords('2026-11-20T07:42:00.000Z', now)).toBe('today 3:42 PM');
    expect(timeInWords('2026-11-19T16:00:00.000Z', now)).toBe('today 12:00 AM');
    expect(timeInWords('2026-11-19T15:59:00.000Z', now)).toBe('yesterday 11:59 PM');
    expect(timeInWords('2026-11-17T01:10:00.000Z', now)).toBe('17 Nov 2026, 9:10 AM');
  });
});

describe('the length of a queue', () => {
  const queue = { waitingCount: 7, oldestAt: '2026-11-19T07:54:00.000Z' };

  it('comes with the wait of the oldest item, and is the count of matches in a search', () => {
    expect(lengthInWords(queue, '', now)).toBe('7 waiting, oldest 1 day');
    expect(lengthInWords(queue, 'tan', now)).toBe('7 matches waiting');
    expect(lengthInWords({ waitingCount: 0, oldestAt: null }, '', now)).not.toContain('oldest');
  });
});
