import { cents } from '@portal/domain/money';
import { sgDay } from '@portal/domain/sg-time';
import { expect, it } from 'vitest';
import type { HistoryBill } from '../queries/bill-history.query.ts';
import { billState } from './history-rows.ts';

const bill: HistoryBill = {
  billId: 'B2611-100101',
  accountNo: '8934521670',
  date: '2026-11-18',
  period: 'Nov 2026',
  month: '2026-11',
  amount: cents(12_845),
  payable: cents(12_845),
  due: '2026-12-03',
  open: cents(6_107),
  dueBy: '2026-12-03',
  estimated: false,
  isNew: false,
  encryptedUrl: 'sealed',
};

it.each([
  ['due on the day before its due day', {}, '2026-12-02', 'due'],
  ['due on its due day', {}, '2026-12-03', 'due'],
  ['overdue from the day after', {}, '2026-12-04', 'overdue'],
  ['due until the day that a payment arrangement gives it', { dueBy: '2027-01-21' }, '2027-01-21', 'due'],
  ['overdue after that day', { dueBy: '2027-01-21' }, '2027-01-22', 'overdue'],
  ['paid once nothing is open', { open: 0, dueBy: null }, '2026-12-04', 'paid'],
  ['a credit when its total is below zero', { amount: -5, open: 0, dueBy: null }, '2026-12-04', 'credit'],
])('a bill is %s', (_, change, today, state) => {
  expect(billState({ ...bill, ...change }, sgDay(today))).toBe(state);
});
