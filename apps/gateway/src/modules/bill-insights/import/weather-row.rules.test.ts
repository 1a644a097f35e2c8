import { sgDay } from '@portal/domain/sg-time';
import { describe, expect, it } from 'vitest';
import { readWeather } from './weather-row.rules.ts';

const today = sgDay('2026-11-20');
const good = ['2026-11-02', '27.9', '33.1', '0.0'];

describe('a row of weather', () => {
  it('a row is read in tenths, with null for what was not measured', () => {
    expect(readWeather(good, today).row).toEqual({ day: '2026-11-02', average: 279, highest: 331, rain: 0 });
    expect(readWeather(['2026-11-20', '', ' 33 ', ''], today).row).toEqual({
      day: '2026-11-20',
      average: null,
      highest: 330,
      rain: null,
    });
  });

  it.each([
    [0, '2026-02-30', 'day: no day like 2026-11-18'],
    [0, '2026-11-21', 'day: in the future'],
    [1, '-3', 'averageC: no degrees like 27.9'],
    [1, '27.95', 'averageC: no degrees like 27.9'],
    [1, '301.0', 'averageC: no degrees like 27.9'],
    [2, '27.8', 'highestC: below averageC'],
    [2, 'hot', 'highestC: no degrees like 33.1'],
    [3, '1e3', 'rainMm: no millimetres like 4.6'],
    [3, '10000.1', 'rainMm: no millimetres like 4.6'],
  ])('a row with cell %i as %j is refused, naming the field', (at, cell, problem) => {
    expect(readWeather(good.with(at, cell), today)).toEqual({ row: null, problem });
  });

  it('a row with another number of cells, or no value at all, is refused', () => {
    expect(readWeather(good.slice(1), today).problem).toBe('not 4 cells');
    expect(readWeather(null, today).problem).toBe('not 4 cells');
    expect(readWeather(['2026-11-02', '', '', ''], today).problem).toBe('no cell has a value');
  });
});
