import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, sgDay, toSgTime } from '../sg-time.ts';
import { type DayTotal, findSendTime, judgeDay, judgeNewestDays } from './alerts.ts';

const at = (text: string) => Date.parse(`${text}:00+08:00`);

describe('the time at which an alert leaves', () => {
  it.each([
    ['2026-11-20T20:59', '2026-11-20T20:59'],
    ['2026-11-20T21:00', '2026-11-21T08:00'],
    ['2026-11-20T23:59', '2026-11-21T08:00'],
    ['2026-11-21T00:00', '2026-11-21T08:00'],
    ['2026-11-21T07:59', '2026-11-21T08:00'],
    ['2026-11-21T08:00', '2026-11-21T08:00'],
  ])('an alert that is due at %s leaves at %s', (now, expected) => {
    expect(findSendTime(at(now))).toBe(at(expected));
  });

  it('is never between 9 PM and 8 AM, never in the past, and at most eleven hours away', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), (now) => {
        const leaves = findSendTime(now);
        const time = toSgTime(leaves);
        expect(time >= '08:00:00' && time < '21:00:00').toBe(true);
        expect(leaves - now).toBeGreaterThanOrEqual(0);
        expect(leaves - now).toBeLessThanOrEqual(11 * 3_600_000);
      }),
    );
  });
});

describe('an unusually high day', () => {
  const day = sgDay('2026-11-19');
  const days = (wh: number, length = 60): DayTotal[] => [
    { day, wh, isMeasured: true },
    ...Array.from({ length }, (_, n) => ({
      day: addDays(day, -n - 1),
      wh: 10_000 + (n % 5) * 300,
      isMeasured: true,
    })),
  ];

  it('is half as much again as usual and more than any day of four weeks', () => {
    expect(judgeDay(day, days(17_000))).toMatchObject({ state: 'high', wh: 17_000 });
    expect(judgeDay(day, days(14_000))).toEqual({ state: 'usual' });
  });

  it('is not the second of two equal days, nor a small home that used a little more', () => {
    const twice = days(17_000).map((each) => (each.day === '2026-11-17' ? { ...each, wh: 17_000 } : each));
    expect(judgeDay(day, twice)).toEqual({ state: 'usual' });
    const small = days(17_000).map((each) => ({ ...each, wh: Math.round(each.wh / 10) }));
    expect(judgeDay(day, small)).toEqual({ state: 'usual' });
  });

  it('is not judged while half hours are missing, or in a new home', () => {
    expect(judgeDay(day, days(17_000, 20))).toEqual({ state: 'missing' });
    const partial = days(17_000).map((each) => (each.day === day ? { ...each, isMeasured: false } : each));
    expect(judgeDay(day, partial)).toEqual({ state: 'missing' });
    expect(judgeDay(day, [])).toEqual({ state: 'missing' });
  });

  it('is found when its half hours came days late, in the running bill and within a week', () => {
    const judge = (from: string, today: string) => judgeNewestDays(sgDay(from), sgDay(today), days(17_000));
    expect(judge('2026-11-01', '2026-11-20')).toMatchObject({ day, wh: 17_000 });
    expect(judge('2026-11-01', '2026-11-26')).toMatchObject({ day });
    expect(judge('2026-11-01', '2026-11-27')).toBeNull();
    expect(judge('2026-11-20', '2026-11-22')).toBeNull();
  });
});
