import { summarizeWeather } from '@portal/domain/bill-insights/period-weather';
import { sgDay } from '@portal/domain/sg-time';
import { expect, it } from 'vitest';
import { worldWeather } from './world-weather.ts';

it('the weather of the pictured bill is that of the picture', () => {
  const days = worldWeather(sgDay('2026-11-20'));
  expect(summarizeWeather(days, sgDay('2026-10-19'), sgDay('2026-11-17'))).toEqual({
    average: 274,
    hottest: { day: '2026-11-02', highest: 331 },
    rain: { days: 19, measured: 30 },
  });
  expect(summarizeWeather(days, sgDay('2026-09-19'), sgDay('2026-10-18'))?.average).toBe(280);
});

it('a world that is seeded later has the same days and more', () => {
  const [earlier, later] = ['2026-03-05', '2026-11-20'].map((day) => worldWeather(sgDay(day)));
  expect(earlier?.at(-1)?.day).toBe('2026-03-04');
  expect(later?.slice(0, earlier?.length)).toEqual(earlier);
  expect(later?.every(({ average, highest }) => (highest ?? 0) >= (average ?? 0))).toBe(true);
});
