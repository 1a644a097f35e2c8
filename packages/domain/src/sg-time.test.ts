import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as time from './sg-time.ts';

const at = (instant: string): number => Date.parse(instant);

describe('time in Singapore', () => {
  it('a day begins at 16:00 UTC of the day before', () => {
    expect(time.toSgDay(at('2026-11-19T15:59:59.999Z'))).toBe('2026-11-19');
    expect(time.toSgDay(at('2026-11-19T16:00:00Z'))).toBe('2026-11-20');
    expect(time.startOfSgDay(time.sgDay('2026-11-20'))).toBe(at('2026-11-20T00:00:00+08:00'));
  });

  it('the next day begins at midnight, also seen from midnight itself', () => {
    expect(time.startOfNextSgDay(at('2026-11-20T23:59:59+08:00'))).toBe(at('2026-11-21T00:00:00+08:00'));
    expect(time.startOfNextSgDay(at('2026-11-20T00:00:00+08:00'))).toBe(at('2026-11-21T00:00:00+08:00'));
  });

  it('3:12 PM on a Friday lies in half hour 30', () => {
    const instant = at('2026-11-20T15:12:00+08:00');
    expect([time.toSgTime(instant), time.toSlot(instant)]).toEqual(['15:12:00', 30]);
    expect(time.dayOfWeek(time.toSgDay(instant))).toBe(5);
    expect(time.startOfSlot(time.sgDay('2026-11-20'), 30)).toBe(at('2026-11-20T15:00:00+08:00'));
  });

  it('writes an instant as the wire does', () => {
    expect(time.instantText(at('2026-11-20T15:12:00+08:00'))).toBe('2026-11-20T07:12:00.000Z');
  });

  it('writes days, months and half hours', () => {
    const day = time.sgDay('2026-12-03');
    expect([time.formatDay(day), time.formatDayOfYear(day)]).toEqual(['03 Dec 2026', '3 Dec']);
    expect(time.formatMonth(time.sgMonth('2026-11'))).toBe('November 2026');
    expect([0, 13, 24, 30, 47, 48].map(time.formatSlot)).toEqual([
      '12 AM',
      '6:30 AM',
      '12 PM',
      '3 PM',
      '11:30 PM',
      '12 AM',
    ]);
    expect(
      ['00:05', '09:10', '12:00', '23:59'].map((hm) => time.formatTime(at(`2026-11-20T${hm}:30+08:00`))),
    ).toEqual(['12:05 AM', '9:10 AM', '12:00 PM', '11:59 PM']);
    expect(time.formatWindowEdge(at('2026-11-25T23:00:00+08:00'))).toBe('25 Nov 2026, 11PM');
  });

  it('counts months over the end of a year and knows leap days', () => {
    expect(time.addMonths(time.sgMonth('2026-01'), -13)).toBe('2024-12');
    expect(time.addMonths(time.sgMonth('2026-12'), 1)).toBe('2027-01');
    expect(time.getLastDay(time.sgMonth('2028-02'))).toBe('2028-02-29');
  });

  it('is the same on a machine in London, Singapore or New York', () => {
    const module = JSON.stringify(new URL('./sg-time.ts', import.meta.url).href);
    const script = `import(${module}).then((time) => {
      const instants = [1772380799999, 1772380800000, 1793523600000, 1795158720000];
      console.log(JSON.stringify(instants.map((at) => {
        const day = time.toSgDay(at);
        return [day, time.toSgTime(at), time.toSlot(at), time.dayOfWeek(day), time.startOfSgDay(day), time.formatDay(day)];
      })));
    })`;
    const answers = ['UTC', 'Asia/Singapore', 'America/New_York'].map((TZ) =>
      execFileSync(process.execPath, ['-e', script], { env: { TZ }, encoding: 'utf8' }),
    );
    expect(answers[0]).toContain('"2026-11-20","15:12:00",30,5');
    expect(new Set(answers).size).toBe(1);
  });
});

describe('days and half hours', () => {
  const instant = fc.integer({ min: at('2000-01-01T00:00:00Z'), max: at('2100-01-01T00:00:00Z') });

  it('every instant lies in its computed half hour', () => {
    fc.assert(
      fc.property(instant, (value) => {
        const start = time.startOfSlot(time.toSgDay(value), time.toSlot(value));
        expect(value - start).toBeGreaterThanOrEqual(0);
        expect(value - start).toBeLessThan(1_800_000);
      }),
    );
  });

  it('adding days and counting them agree, and each day moves the weekday by one', () => {
    fc.assert(
      fc.property(instant, fc.integer({ min: -2_000, max: 2_000 }), (value, days) => {
        const day = time.toSgDay(value);
        expect(time.daysBetween(day, time.addDays(day, days)) === days).toBe(true);
        expect(time.dayOfWeek(time.addDays(day, 1))).toBe((time.dayOfWeek(day) + 1) % 7);
      }),
    );
  });

  it.each(['2026-02-29', '2026-13-01', '26-1-1', '2026-11-20T00:00', ''])('refuses %j as a day', (text) => {
    expect(() => time.sgDay(text)).toThrow(RangeError);
  });
});

describe('the days from one to another', () => {
  it('include both, and are none when the second is before the first', () => {
    const days = (from: string, to: string) => time.daysFrom(time.sgDay(from), time.sgDay(to));
    expect(days('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
    expect(days('2026-02-27', '2026-02-27')).toEqual(['2026-02-27']);
    expect(days('2026-02-27', '2026-02-26')).toEqual([]);
    expect(days('2026-02-27', '2026-01-26')).toEqual([]);
  });
});
