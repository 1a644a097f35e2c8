import { sgDay } from '@portal/domain/sg-time';
import { describe, expect, it } from 'vitest';
import type { Account } from '../../features/accounts/index.ts';
import type { Outstanding } from '../../features/bills/index.ts';
import { payAccounts, sumUndivided } from './pay-accounts.ts';

const account = (accountNo: string, label: string) =>
  ({ accountNo, bpNo: '1000145021', system: 'EBS', utilities_label: label }) as Account;
const owed = (accountNo: string, amount: number, more: object = {}) =>
  ({
    accountNo,
    amount,
    due: '2026-12-03',
    dues: [{ due: '2026-12-03', amount }],
    checking: 0,
    toPay: Math.max(0, amount),
    isGiroEnable: false,
    deductions: [],
    isRecurringEnable: false,
    ...more,
  }) as Outstanding['outstandingPayments'][number];

const today = sgDay('2026-11-20');
const none = { amount: 0, undivided: [] };

describe('what a customer may pay', () => {
  it('is each account with what it owes, in the order of the accounts', () => {
    const accounts = [account('8920020017', 'Electricity'), account('8920020025', 'Water & Gas')];
    const outstandingPayments = [owed('8920020025', 56_259), owed('8920020017', 83_679)];
    expect(
      payAccounts(accounts, { outstandingPayments, checking: none }, today).map(
        ({ account: no, amount, label }) => [no, amount, label],
      ),
    ).toEqual([
      ['8920020017', 83_679, 'Electricity'],
      ['8920020025', 56_259, 'Water & Gas'],
    ]);
  });

  it('tells which account is collected anyway, and which has a credit', () => {
    const accounts = [account('8920020017', 'Electricity'), account('8920020025', 'Water & Gas')];
    const outstandingPayments = [
      owed('8920020017', 83_679, {
        isGiroEnable: true,
        deductions: [{ on: '2026-12-03', amount: 83_000 }],
      }),
      owed('8920020025', -2_500, { due: null }),
    ];
    expect(payAccounts(accounts, { outstandingPayments, checking: none }, today)).toMatchObject([
      {
        isGiroEnabled: true,
        isRecurringEnabled: false,
        due: '2026-12-03',
        deductions: [{ on: '2026-12-03', amount: 83_000 }],
        byHand: 679,
      },
      { amount: -2_500, due: null, deductions: [], byHand: 0 },
    ]);
  });

  it('says what of it is being checked, and what is still to pay', () => {
    const outstandingPayments = [owed('8920020017', 83_679, { checking: 6_001, toPay: 77_678 })];
    expect(
      payAccounts([account('8920020017', 'Electricity')], { outstandingPayments, checking: none }, today),
    ).toMatchObject([{ amount: 83_679, checking: 6_001, toPay: 77_678 }]);
  });

  it('leaves out what is being checked, also where nobody can divide it: together no more than is still to pay', () => {
    const accounts = [account('8920020017', 'Electricity'), account('8920020025', 'Water & Gas')];
    const outstandingPayments = [
      owed('8920020017', 83_679, { checking: 10_005, toPay: 73_674 }),
      owed('8920020025', 5_000),
    ];
    const checking = { amount: 16_110, undivided: [{ amount: 6_105, accounts: 2 }] };
    const paying = payAccounts(accounts, { outstandingPayments, checking }, today);
    expect(paying.map(({ checking: own, toPay }) => [own, toPay])).toEqual([
      [10_005, 72_569],
      [0, 0],
    ]);
    expect(sumUndivided({ checking })).toBe(6_105);
  });

  it('leaves out an account of which the answer says nothing', () => {
    const accounts = [account('8920020017', 'Electricity'), account('8920020025', 'Water & Gas')];
    const outstandingPayments = [owed('8920020025', 100)];
    const paid = payAccounts(accounts, { outstandingPayments, checking: none }, today);
    expect(paid.map(({ account: no }) => no)).toEqual(['8920020025']);
  });
});
