import { expect, it } from 'vitest';
import { addDays, sgDay } from '../sg-time.ts';
import { summarizeWeather, type WeatherDay } from './period-weather.ts';

const [from, to] = [sgDay('2026-11-01'), sgDay('2026-11-10')];
const days: readonly WeatherDay[] = Array.from({ length: 10 }, (_, index) => ({
  day: addDays(from, index),
  average: 270 + index,
  highest: 320 + (index % 4),
  rain: index < 4 ? index : 0,
}));

it('ten measured days give their mean, the first hottest day and the days with at least 0.2 mm', () => {
  expect(summarizeWeather(days, from, to)).toEqual({
    average: 275,
    hottest: { day: '2026-11-04', highest: 323 },
    rain: { days: 2, measured: 10 },
  });
});

it('a field that was measured on fewer than four of five days is left out, each by itself', () => {
  const without = (count: number, field: keyof WeatherDay) =>
    days.map((day, index) => (index < count ? { ...day, [field]: null } : day));
  expect(summarizeWeather(without(2, 'average'), from, to)?.average).toBe(276);
  expect(summarizeWeather(without(3, 'average'), from, to)).toMatchObject({
    average: null,
    rain: { days: 2 },
  });
  expect(summarizeWeather(without(3, 'rain'), from, to)?.rain).toBeNull();
  expect(summarizeWeather(without(2, 'rain'), from, to)?.rain).toEqual({ days: 2, measured: 8 });
});

it('days outside the period do not count, and a period without weather has none', () => {
  expect(summarizeWeather(days, addDays(from, 40), addDays(to, 40))).toBeNull();
  expect(summarizeWeather([], from, to)).toBeNull();
});
