import { cents } from '@portal/domain/money';
import { describe, expect, it } from 'vitest';
import { mockBillDetail } from './bill.mocks.ts';
import type { BillDetail } from './bill-detail.query.ts';
import { findComparison, listNetCauses } from './change-rows.ts';
import { copy } from './copy.ts';

type Change = NonNullable<BillDetail['changes']>[number];
type Step = readonly [cause: Change['cause'], amount: number];

/** Card of a bill that these steps made. */
function text(...steps: readonly Step[]): string {
  const difference = steps.reduce((sum, [, amount]) => sum + amount, 0);
  const utilities = ['electricity', 'water', 'gas'] as const;
  const changes = steps.map(([cause, amount], index) => ({
    cause,
    utility: ['rebate', 'earlier', 'other'].includes(cause) ? null : (utilities[index] ?? 'gas'),
    amount,
    before: 0,
    now: 0,
    estimated: false,
  }));
  const bill = mockBillDetail({ payable: 12_680 + difference, changes });
  const rows = findComparison(bill)?.rows;
  return rows ? copy.changes.verdict(listNetCauses(rows), cents(difference)) : 'not drawn';
}

describe('the sentence about a change', () => {
  it('names the one cause that goes the way of the sum, after those that go against it', () => {
    expect(text(['usage', -228], ['price', -511], ['rebate', 1_209])).toBe(
      'Less use and lower tariffs. Only the smaller rebate makes it more.',
    );
    expect(text(['usage', 300], ['price', -511])).toBe('More use. Only lower tariffs make it less.');
  });

  it('names what all of it came to when everything goes one way', () => {
    expect(text(['usage', 228], ['price', 511])).toBe('More use and higher tariffs.');
    expect(text(['days', -400])).toBe('Fewer days.');
  });

  it('names both sides where there are several', () => {
    expect(text(['usage', 500], ['price', 300], ['rebate', -100])).toBe(
      'More use and higher tariffs. Against it, the larger rebate.',
    );
  });

  it('tells use a day where the days are a cause of their own', () => {
    expect(text(['days', -402], ['usage', -133])).toBe('Fewer days and less use a day.');
    expect(text(['days', -402], ['usage', 133])).toBe('More use a day. Only fewer days make it less.');
  });

  it('counts a cause over all utilities, and leaves out what comes to nothing', () => {
    expect(text(['usage', 500], ['usage', -700])).toBe('Less use.');
    expect(text(['usage', 500], ['usage', -500], ['earlier', 200])).toBe('The larger earlier balance.');
    expect(text()).toBe('');
  });
});

describe('the step of use', () => {
  const getLabel = (...changes: Change[]) => {
    const difference = changes.reduce((sum, { amount }) => sum + amount, 0);
    const rows = findComparison(mockBillDetail({ payable: 12_680 + difference, changes }))?.rows;
    return rows?.find(({ cause, utility }) => cause === 'usage' && utility === 'electricity')?.label;
  };
  const usage: Change = {
    cause: 'usage',
    utility: 'electricity',
    amount: -133,
    before: 419_000,
    now: 401_000,
    estimated: false,
  };
  const days: Change = { ...usage, cause: 'days', amount: -402, before: 31, now: 30 };

  it('has the quantity of the whole bill only where that is all that it is', () => {
    expect(getLabel(usage)).toBe('Electricity, 18 kWh less');
    expect(getLabel(days, usage)).toBe('Electricity, less use a day');
    expect(getLabel({ ...days, utility: 'gas' }, usage)).toBe('Electricity, 18 kWh less');
  });
});
