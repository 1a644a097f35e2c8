import { addDays, sgDay } from '@portal/domain/sg-time';
import { describe, expect, it } from 'vitest';
import { copy } from './copy.ts';

const friday = sgDay('2026-11-20');

describe('the words of the usage card', () => {
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
