import { sgDay } from '@portal/domain/sg-time';
import { describe, expect, it } from 'vitest';
import { mockSeries, mockSlots, picturedDay } from '../usage.mocks.ts';
import { buildUsageDay } from './usage-day.ts';

describe('a day of usage', () => {
  it('says what the pictures say of that Friday', () => {
    const { summary, measuredTo } = buildUsageDay(mockSeries(), picturedDay);
    expect(measuredTo).toBe(30);
    expect(summary).toMatchObject({
      totalWh: 6550,
      verdict: 'normal',
      cost: 204,
      busiest: { slot: 13, wh: 320, cost: 10 },
      floor: { wh: 150, dailyCost: 224 },
    });
  });

  it('takes half hours in any order by the time they carry', () => {
    const shuffled = mockSlots(30).reverse();
    expect(buildUsageDay(mockSeries({ consumption: shuffled }), picturedDay)).toEqual(
      buildUsageDay(mockSeries(), picturedDay),
    );
  });

  it('keeps a gap a gap and a zero a zero', () => {
    const { halfHours, summary } = buildUsageDay(
      mockSeries({ consumption: mockSlots(30, { 10: { current: null }, 20: { current: 0 } }) }),
      picturedDay,
    );
    expect(halfHours[10]?.value).toBeNull();
    expect(halfHours[20]).toMatchObject({ value: 0, cost: 0 });
    expect(summary.floor?.wh).toBe(0);
  });

  it('calls a day whole when its data reaches midnight in Singapore, whatever the zone of the machine', () => {
    const dataTo = '2026-11-20T16:00:00.000Z';
    expect(buildUsageDay(mockSeries({ dataTo }, 48), picturedDay).measuredTo).toBe(48);
    expect(buildUsageDay(mockSeries({ dataTo }, 48), sgDay('2026-11-19')).measuredTo).toBe(48);
  });

  it('has measured nothing when the data ends before the day begins', () => {
    const series = mockSeries({ consumption: mockSlots(0), dataTo: '2026-11-19T16:00:00.000Z' }, 0);
    expect(buildUsageDay(series, picturedDay)).toMatchObject({
      measuredTo: 0,
      summary: { dataToSlot: null },
    });
  });

  it('shows no usual day that rests on fewer than three days', () => {
    const day = buildUsageDay(mockSeries({ usualDays: 2 }), picturedDay);
    expect(day.hasUsual).toBe(false);
    expect(day.summary.verdict).toBe('unknown');
  });

  it('names no cost where a retailer sets the price', () => {
    const day = buildUsageDay(mockSeries({ rateE4: null }), picturedDay);
    expect(day.summary.cost).toBeNull();
    expect(day.halfHours.every(({ cost }) => cost === null)).toBe(true);
  });
});
