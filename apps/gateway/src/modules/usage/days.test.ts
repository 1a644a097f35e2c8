import { daysFrom, type SgDay, sgDay } from '@portal/domain/sg-time';
import { describe, expect, it } from 'vitest';
import { makePrice } from './days.ts';

const useOf = (from: string, to: string, milli: (day: SgDay) => number | null) =>
  daysFrom(sgDay(from), sgDay(to)).map((day) => ({ day, total: milli(day) }));
const on = (day: string, total: number) => ({ day: sgDay(day), total });

describe('the price of a day of water', () => {
  it('is in the first tier where the month stays in it, however much the one day has', () => {
    const day = on('2026-11-03', 10_000);
    const month = useOf('2026-11-01', '2026-11-30', (each) => (each === day.day ? 10_000 : 500));
    // 24.5 Cu M cost 86.40; at 3.235 with 9 % of GST 10 of them cost 35.26.
    expect(makePrice('water', month)([day])).toBe(3_527);
    expect(makePrice('water', [day])([day])).toBe(3_526);
  });

  it('has its share of the second tier where the month goes beyond the first one', () => {
    const month = useOf('2026-11-01', '2026-11-30', (day) => (day === '2026-11-03' ? 22_000 : 2_000));
    const price = makePrice('water', month);
    // 40 Cu M at 3.235 and 40 at 4.3865, with 9 % of GST.
    expect(price(month)).toBe(33_230);
    expect(price([on('2026-11-03', 22_000)])).toBe(9_138);
    expect(price([on('2026-11-04', 2_000)])).toBe(831);
  });

  it('goes by the month of the day where several are shown, at the tariff of that month', () => {
    const year = useOf('2025-02-01', '2025-06-30', (day) => (day < '2025-06-01' ? 1_000 : 2_000));
    const price = makePrice('water', year);
    const of = (month: string) => year.filter(({ day }) => day.startsWith(month));
    // 28 Cu M at 2.94, 30 at 3.235; of 60 in June 40 at 3.235 and 20 at 4.3865; 9 % of GST on each.
    expect(['2025-02', '2025-04', '2025-06'].map((month) => price(of(month)))).toEqual([
      8_973, 10_578, 23_667,
    ]);
  });

  it('is in the first tier at a business', () => {
    const month = useOf('2026-11-01', '2026-11-30', () => 2_000);
    expect(makePrice('water', month, true)(month)).toBe(21_157);
  });

  it('is unknown where nothing came, and nothing where none was used', () => {
    const month = useOf('2026-11-01', '2026-11-30', (day) => (day < '2026-11-15' ? 0 : null));
    const price = makePrice('water', month);
    expect(price([on('2026-11-03', 0)])).toBe(0);
    expect(price([{ day: sgDay('2026-11-20'), total: null }])).toBeNull();
  });
});
