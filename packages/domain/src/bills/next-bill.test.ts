import { expect, test } from 'vitest';
import { addDays, addMonths, getFirstDay, type SgDay, sgDay, sgMonth } from '../sg-time.ts';
import { findRunningPeriod, findSpreadOfEnd, findUnbilledPeriod, nextBillAround } from './next-bill.ts';

const around = (issued: string, today = issued) => nextBillAround(sgDay(issued), sgDay(today));

test('the next bill comes around the same day of the next month', () => {
  expect(around('2026-11-18')).toBe('2026-12-18');
  expect(around('2026-12-05')).toBe('2027-01-05');
});

test('a month that is shorter gives its last day', () => {
  expect(around('2027-01-31')).toBe('2027-02-28');
  expect(around('2028-01-30')).toBe('2028-02-29');
});

test('an account that has ended expects no bill', () => {
  expect(around('2026-10-18', '2026-11-18')).toBe('2026-11-18');
  expect(around('2026-10-18', '2026-11-19')).toBeNull();
});

/** Bills that are issued on the last day of their period, newest first. */
const issuedOn = (...days: string[]) => days.map((day) => ({ to: sgDay(day), issuedOn: sgDay(day) }));

test.each([
  ['2027-03-31', '2027-03-29', ['2027-02-28', '2027-01-31', '2026-12-31', '2026-11-30']],
  ['2027-03-30', '2027-03-15', ['2027-02-28', '2027-01-30', '2026-12-30']],
  ['2027-03-28', '2027-03-15', ['2027-02-28', '2027-01-28', '2026-12-28']],
  ['2027-03-28', '2027-03-15', ['2027-02-28', '2027-01-31', '2026-12-28', '2026-11-28']],
  ['2027-05-31', '2027-05-15', ['2027-04-30', '2027-03-31', '2027-02-28']],
  ['2027-05-30', '2027-05-15', ['2027-04-30', '2027-03-30', '2027-02-28']],
  ['2027-05-30', '2027-05-15', ['2027-04-30', '2027-03-18', '2027-02-18']],
  ['2027-05-30', '2027-05-15', ['2027-04-30']],
])('a shorter month pulls no later bill forward: %s is expected', (expected, today, bills) => {
  expect(findUnbilledPeriod(issuedOn(...bills), sgDay(today))).toMatchObject({
    to: expected,
    issuedOn: expected,
  });
});

/** Periods that end on the 15th; each bill comes so many days later. */
const billsWith = (...lags: number[]) =>
  lags.map((lag, index) => {
    const to = addDays(getFirstDay(addMonths(sgMonth('2026-11'), -index)), 14);
    return { to, issuedOn: addDays(to, lag) };
  });

test('a bill that comes days after its period is expected to do so again', () => {
  const bills = billsWith(4, 4, 5, 4);
  expect(findRunningPeriod(bills, sgDay('2026-11-30'))).toEqual({
    month: '2026-12',
    from: '2026-11-16',
    to: '2026-12-15',
    issuedOn: '2026-12-19',
  });
  expect(findRunningPeriod(billsWith(1, 1), sgDay('2026-11-30'))).toMatchObject({ to: '2026-12-15' });
});

test('one late bill does not move the days between a period and its bill', () => {
  expect(findRunningPeriod(billsWith(4, 20, 4), sgDay('2026-11-30'))).toMatchObject({ to: '2026-12-15' });
});

test('a period that is over runs no more, and is unbilled until its bill is late', () => {
  const bills = billsWith(4, 4, 4);
  expect(findRunningPeriod(bills, sgDay('2026-12-15'))).not.toBeNull();
  expect(findRunningPeriod(bills, sgDay('2026-12-16'))).toBeNull();
  expect(findUnbilledPeriod(bills, sgDay('2026-12-16'))).toMatchObject({ to: '2026-12-15' });
  expect(findUnbilledPeriod(bills, sgDay('2026-12-20'))).toBeNull();
});

test('an account without a bill has no period', () => {
  expect(findRunningPeriod([], sgDay('2026-11-30'))).toBeNull();
});

test('an end is guessed as well as the ends before were', () => {
  const toBills = (...days: number[]) =>
    days.map((day, index) => {
      const [to, before] = [0, 1].map((back) =>
        addDays(getFirstDay(addMonths(sgMonth('2026-11'), -index - back)), (days[index + back] ?? day) - 1),
      ) as [SgDay, SgDay];
      return { from: addDays(before, 1), to, issuedOn: addDays(to, 2) };
    });
  expect(findSpreadOfEnd(toBills(15, 15, 15, 15, 15))).toBe(0);
  expect(findSpreadOfEnd(toBills(15, 17, 15, 17, 15))).toBe(2);
  expect(findSpreadOfEnd(toBills(15, 17))).toBe(1);
});
