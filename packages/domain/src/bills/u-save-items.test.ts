import { describe, expect, it } from 'vitest';
import { cents, formatChange } from '../money.ts';
import { sgDay } from '../sg-time.ts';
import { balanceChange, inUSaveOrder, type USaveType, uSavePill } from './u-save-items.ts';

const item = (on: string, type: USaveType, amount: number) => ({
  on: sgDay(on),
  type,
  amount: cents(amount),
});

describe('the U-Save entries of a customer', () => {
  it('stand newest first, and on one day credited, utilised, returned', () => {
    const ordered = inUSaveOrder([
      item('2026-09-30', 'Return to Govt', 1_220),
      item('2026-10-15', 'Utilised', 5_853),
      item('2026-09-30', 'Credited', 15_000),
      item('2026-10-15', 'Credited', 15_000),
      item('2026-09-30', 'Utilised', 4_040),
    ]);
    expect(ordered.map(({ on, type }) => `${on} ${type}`)).toEqual([
      '2026-10-15 Credited',
      '2026-10-15 Utilised',
      '2026-09-30 Credited',
      '2026-09-30 Utilised',
      '2026-09-30 Return to Govt',
    ]);
  });

  it.each([
    ['Credited', 15_000, '+150.00', 'CREDITED'],
    ['Utilised', 4_644, '−46.44', 'UTILISED'],
    ['Utilised', -4_644, '−46.44', 'UTILISED'],
    ['Return to Govt', 1_220, '−12.20', 'RETURN TO GOVT'],
  ] as const)('%s %i changes the balance by %s', (type, amount, change, pill) => {
    expect(formatChange(balanceChange(item('2026-10-15', type, amount)))).toBe(change);
    expect(uSavePill(type)).toBe(pill);
  });
});
