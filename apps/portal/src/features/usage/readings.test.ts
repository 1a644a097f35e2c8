import { describe, expect, it } from 'vitest';
import { toSlotReading } from './readings.ts';
import { mockSeries, mockSlots, picturedDay } from './usage.mocks.ts';
import { buildUsageDay } from './usage-day-view.ts';

const day = buildUsageDay(mockSeries({ consumption: mockSlots(30, { 10: { current: null } }) }), picturedDay);

describe('a half hour in words', () => {
  it('is time, amount and cost, written and spoken', () => {
    expect(toSlotReading(day, 13)).toEqual({
      label: ['6:30 AM', '0.32 kWh', 'S$0.10'],
      spoken: '6:30 AM, 0.32 kilowatt hours, 10 cents',
    });
  });

  it('says that it is estimated', () => {
    expect(toSlotReading(day, 6).label).toContain('Estimated');
    expect(toSlotReading(day, 6).spoken).toMatch(/Estimated$/);
  });

  it('tells a gap from a half hour that is still to come', () => {
    expect(toSlotReading(day, 10).spoken).toBe('5 AM, Not measured');
    expect(toSlotReading(day, 40).spoken).toBe('8 PM, Not measured yet, usually 0.36 kilowatt hours');
  });
});
