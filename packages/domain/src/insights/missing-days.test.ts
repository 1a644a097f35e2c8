import { describe, expect, it } from 'vitest';
import type { PastBill } from './ending.ts';
import { forecast } from './forecast.ts';
import { allDays, ask, likely, makeBills, running, without } from './test/forecast-home.ts';
import type { DayOfUse } from './usual-days.ts';

describe('days that are missing', () => {
  const gone = ['2026-11-20', '2026-11-24'];
  it('are counted, and an estimate for them stands between what came and what is to come', () => {
    const whole = running(forecast(ask('2026-12-01'))).soFar;
    const { soFar, outlook } = running(forecast(ask('2026-12-01', { days: without(...gone) })));
    expect(soFar.missingDays).toBe(2);
    // Two days of 10 kWh at S$0.2859 with GST are S$6.23.
    expect(Math.abs(whole.electricity - soFar.electricity - 623)).toBeLessThanOrEqual(1);
    if (outlook.state !== 'likely') throw new Error(outlook.state);
    expect(outlook.missing.middle).toBe(600);
    expect(outlook.missing.low).toBeLessThanOrEqual(600);
    for (const end of ['low', 'middle', 'high'] as const)
      expect(outlook.total[end]).toBe(soFar.amount + outlook.missing[end] + outlook.toCome[end]);
    expect(outlook.toCome.middle).toBe(likely(ask('2026-12-01')).toCome.middle);
  });

  it('make the range wider', () => {
    const restless = allDays.map((each, index) => ({ ...each, wh: each.wh + (index % 3) * 3_000 }));
    const width = (days: readonly DayOfUse[]): number => {
      const { total } = likely(ask('2026-12-09', { days, bills: [makeBills(restless)[0] as PastBill] }));
      return total.high - total.low;
    };
    const first = restless.filter(({ day }) => day < '2026-11-20' || day > '2026-11-25');
    expect(width(first)).toBeGreaterThan(width(restless));
  });

  it('keep the half hours that came, and only the others are estimated', () => {
    const days = allDays.map((each) =>
      each.day === '2026-11-24' ? { ...each, wh: 2_000, slots: 24 } : each,
    );
    const { soFar } = running(forecast(ask('2026-12-01', { days })));
    const without = running(forecast(ask('2026-12-01', { days: days.filter(({ slots }) => slots === 48) })));
    expect(soFar.missingDays).toBe(1);
    expect(soFar.electricity - without.soFar.electricity).toBe(62);
    // 2 kWh came and half a usual day of 10 kWh did not.
    expect(likely(ask('2026-12-01', { days })).missing.middle).toBe(200);
  });

  it('take the use of the days around them: of a home that was away then, little', () => {
    const days = allDays.map((each) =>
      each.day >= '2026-11-10' && each.day <= '2026-11-29' ? { ...each, wh: 1_500 } : each,
    );
    const gaps = days.filter(({ day }) => day < '2026-11-20' || day > '2026-11-24');
    // Five days of 10 kWh would be S$15.58.
    expect(likely(ask('2026-12-12', { days: gaps })).missing.middle).toBeLessThan(750);
  });

  it('are no days after the newest half hour, which are still to come', () => {
    const days = without('2026-11-29', '2026-11-30');
    const { soFar, outlook } = running(forecast(ask('2026-12-01', { days })));
    expect(soFar.missingDays).toBe(0);
    expect(outlook).toMatchObject({ missing: { low: 0, middle: 0, high: 0 } });
  });

  it('are counted before there is a forecast, too', () => {
    expect(running(forecast(ask('2026-11-26', { days: without(...gone) }))).soFar.missingDays).toBe(2);
  });
});
