import { addDays, sgDay } from '@portal/domain/sg-time';
import { describe, expect, it } from 'vitest';
import { copy } from './copy.ts';

const friday = sgDay('2026-11-20');

describe('the words of the usage card', () => {
  it('give the verdict as one sentence with a number', () => {
    expect(copy.heading('normal', friday, true)).toBe('Normal so far today');
    expect(copy.sentence('6.55 kWh', 30, -3, friday)).toBe('6.55 kWh by 3 PM, 3% under a usual Friday.');
    expect(copy.sentence('9.17 kWh', 30, 36, friday)).toBe('9.17 kWh by 3 PM, 36% over a usual Friday.');
  });

  it('say the same when it is the same, and compare nothing when there is nothing to compare with', () => {
    expect(copy.sentence('6.55 kWh', 30, 0, friday)).toBe('6.55 kWh by 3 PM, the same as a usual Friday.');
    expect(copy.sentence('6.55 kWh', 48, null, friday)).toBe('6.55 kWh.');
  });

  it('name today and yesterday, other days by weekday, earlier years by year', () => {
    const name = (back: number) => copy.day(addDays(friday, -back), friday, addDays(friday, -1));
    expect([0, 1, 2, 400].map(name)).toEqual([
      'Today, 20 Nov',
      'Yesterday, 19 Nov',
      'Wed, 18 Nov',
      'Thu, 16 Oct 2025',
    ]);
  });
});
