import { type SgDay, sgDay, sgMonth } from '@portal/domain/sg-time';
import { describe, expect, it } from 'vitest';
import { listOptions, type MeteredAccount } from './options.ts';
import { readView, writeView } from './search.ts';
import {
  chooseLevel,
  chooseUtility,
  listComparisons,
  neighbouringBills,
  neighbouringDays,
  neighbouringMonths,
  neighbouringYears,
  otherBill,
  otherDay,
  otherMonth,
  resolveView,
  startView,
  type UsageView,
} from './usage-view.ts';

const today = sgDay('2026-11-20');
const account: MeteredAccount = {
  accountNo: '8934521670',
  premiseNo: '6100145021',
  bpNo: '1000145021',
  system: 'EBS',
  status: 'Active',
  services: ['electricity', 'water', 'gas'],
};
const options = listOptions([account]);
const shownAs = (over: Partial<UsageView>, of = options, at: SgDay = today) =>
  resolveView({ ...startView, ...over }, of, at);

describe('where usage starts', () => {
  it('is the day by half hours with active electricity, else the year by months', () => {
    expect(shownAs({})).toMatchObject({ utility: 'electricity', level: 'hourly', period: null });
    const inactive = listOptions([{ ...account, status: 'Inactive' }]);
    expect(shownAs({}, inactive)).toMatchObject({ utility: 'electricity', level: 'monthly' });
    const gas = listOptions([{ ...account, services: ['gas'] }]);
    expect(shownAs({}, gas)).toMatchObject({ utility: 'gas', level: 'monthly' });
  });

  it('ignores what an address asks for in vain', () => {
    expect(shownAs({ utility: 'water', level: 'hourly' })).toMatchObject({ level: 'monthly' });
    expect(shownAs({ level: 'hourly', period: '2026-11-21' }).period).toBeNull();
    expect(shownAs({ level: 'hourly', period: '2025-07-08' }).period).toBeNull();
    expect(shownAs({ level: 'hourly', period: '2025-07-09' }).period).toBe('2025-07-09');
    expect(shownAs({ level: 'hourly', period: '2026-02-30' }).period).toBeNull();
    expect(shownAs({ level: 'daily', period: '2018-07' }).period).toBeNull();
    expect(shownAs({ level: 'daily', period: '2018-08' }).period).toBe('2018-08');
    expect(shownAs({ level: 'monthly', period: '2024' }).period).toBeNull();
    expect(shownAs({ level: 'monthly', period: '2024' }, options, sgDay('2026-05-31')).period).toBe('2024');
    expect(shownAs({ level: 'monthly', comparison: 'usual' }).comparison).toBe('neighbours');
  });
});

describe('a choice', () => {
  it('choosing water or gas while not monthly shows the months of this year', () => {
    const view = { ...startView, level: 'hourly', period: '2026-11-02', comparison: 'before' } as const;
    expect(chooseUtility(view, shownAs(view), 'water')).toMatchObject({
      utility: 'water',
      level: 'monthly',
      period: null,
      comparison: null,
    });
  });

  it('choosing another utility by months keeps the year', () => {
    const view = { ...startView, level: 'monthly', period: '2025' } as const;
    expect(chooseUtility(view, shownAs(view), 'gas')).toMatchObject({ level: 'monthly', period: '2025' });
    expect(chooseUtility(view, shownAs(view), 'electricity')).toMatchObject({
      level: 'monthly',
      period: '2025',
    });
  });

  it('choosing a wider level shows the period around the one that was shown', () => {
    const view = { ...startView, level: 'hourly', period: '2026-08-31' } as const;
    const period = (level: 'daily' | 'monthly') => chooseLevel(view, shownAs(view), level, today).period;
    expect([period('daily'), period('monthly')]).toEqual(['2026-08', '2026']);
  });

  it('choosing a narrower level shows its newest part, for the running period the newest of all', () => {
    const from = (period: string | null, level: 'daily' | 'hourly') => {
      const view: UsageView = { ...startView, level: period?.length === 7 ? 'daily' : 'monthly', period };
      return chooseLevel(view, shownAs(view), level, today).period;
    };
    expect(from('2025', 'daily')).toBe('2025-12');
    expect(from('2025', 'hourly')).toBe('2025-12-31');
    expect(from('2026', 'daily')).toBeNull();
    expect(from('2026-02', 'hourly')).toBe('2026-02-28');
    expect(from('2026-11', 'hourly')).toBeNull();
    expect(from(null, 'daily')).toBeNull();
  });
});

describe('the navigator', () => {
  it('offers 500 days, 100 months, and the years of the specification', () => {
    expect(neighbouringDays(sgDay('2025-07-09'), today, today).previous).toBeNull();
    expect(neighbouringDays(today, today, today).next).toBeNull();
    expect(neighbouringMonths(sgMonth('2018-08'), today)).toEqual({ previous: null, next: '2018-09' });
    expect(neighbouringMonths(sgMonth('2026-11'), today).next).toBeNull();
    expect(neighbouringYears(2026, today)).toEqual({ previous: '2025', next: null });
    expect(neighbouringYears(2025, today)).toEqual({ previous: null, next: '2026' });
    expect(neighbouringYears(2025, sgDay('2026-02-01')).previous).toBe('2024');
  });

  it('goes forward no further than the newest day that has data', () => {
    expect(neighbouringDays(sgDay('2026-11-18'), sgDay('2026-11-18'), today).next).toBeNull();
    expect(neighbouringDays(sgDay('2026-11-17'), sgDay('2026-11-18'), today).next).toBe('2026-11-18');
  });

  it('goes from bill to bill', () => {
    const bill = (month: string, from: string, to: string) => ({
      month: sgMonth(month),
      from: sgDay(from),
      to: sgDay(to),
      billId: null,
    });
    const bills = [
      bill('2026-12', '2026-11-18', '2026-12-17'),
      bill('2026-11', '2026-10-19', '2026-11-17'),
      bill('2026-10', '2026-09-19', '2026-10-18'),
    ] as const;
    expect(neighbouringBills(bills[0], bills)).toEqual({ previous: '2026-10-19', next: null });
    expect(neighbouringBills(bills[1], bills)).toEqual({ previous: '2026-09-19', next: '2026-11-18' });
    expect(neighbouringBills(bills[2], bills).previous).toBeNull();
    expect(otherBill(bills[0], 'before', bills)).toBe(bills[1]);
    expect(otherBill(bills[0], 'lastYear', bills)).toBeNull();
    expect(otherBill(bills[0], 'usual', bills)).toBeNull();
  });
});

describe('the period that is compared with', () => {
  it('is the one before, or that of the last year: of a day the same weekday', () => {
    expect(otherDay(today, 'before', today)).toBe('2026-11-19');
    expect(otherDay(today, 'lastYear', today)).toBe('2025-11-21');
    expect(otherDay(sgDay('2026-06-01'), 'lastYear', today)).toBeNull();
    expect(otherMonth(sgMonth('2026-11'), 'lastYear', today)).toBe('2025-11');
    expect(otherMonth(sgMonth('2018-08'), 'before', today)).toBeNull();
    expect(otherDay(today, 'usual', today)).toBeNull();
  });

  it('is offered only where it is kept', () => {
    expect(listComparisons('monthly', today, null)).toEqual(['neighbours', 'lastYear']);
    expect(listComparisons('monthly', today, '2025')).toEqual(['neighbours']);
  });
});

describe('a link', () => {
  const view: UsageView = {
    utility: 'electricity',
    level: 'daily',
    period: '2026-10-19',
    isByBill: true,
    isMoney: true,
    comparison: 'lastYear',
    isTableOpen: true,
  };

  it('restores the exact view', () => {
    expect(readView(writeView(view))).toEqual(view);
    expect(writeView(startView)).toEqual({});
    expect(readView({})).toEqual(startView);
  });

  it('starts as without its values where they mean nothing', () => {
    expect(
      readView({ utility: 'steam', view: 'yearly', by: 'x', unit: 'usd', compare: '<b>', table: '1' }),
    ).toEqual(startView);
  });
});
