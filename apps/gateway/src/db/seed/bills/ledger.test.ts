import { addDays, daysBetween, sgDay, startOfSgDay, toSgDay } from '@portal/domain/sg-time';
import { describe, expect, it } from 'vitest';
import type { WorldAccount } from '../accounts/world-account.ts';
import { worldAccounts } from '../accounts/world-accounts.ts';
import { entriesUntil } from './ledger.ts';

const byNo = (no: string): WorldAccount => {
  const account = worldAccounts.find((each) => each.no === no);
  if (!account) throw new Error(`no account ${no}`);
  return account;
};
const owes = (account: WorldAccount, now: number): number =>
  entriesUntil(account, now).reduce<number>((sum, { amount }) => sum + amount, 0);
const getNoon = (day: string): number => startOfSgDay(sgDay(day)) + 12 * 3_600_000;
/** Every third day of two years, at noon. */
const days = Array.from({ length: 244 }, (_, index) => addDays(sgDay('2025-07-02'), index * 3));

describe('the ledger of the demo world', () => {
  it('Mei Lin owes 128.45 on the day of the pictures; her October was paid by PayNow on the 28th', () => {
    const entries = entriesUntil(byNo('8934521670'), Date.parse('2026-11-20T15:12:00+08:00'));
    expect(entries.reduce<number>((sum, { amount }) => sum + amount, 0)).toBe(12_845);
    const paid = entries.filter(({ kind }) => kind === 'payment').at(-1);
    expect(paid).toMatchObject({
      amount: -12_680,
      channel: 'PAYNOW',
      at: Date.parse('2026-10-28T20:14:00+08:00'),
    });
  });

  it('Mei Lin owes her newest bill and nothing else on any day', () => {
    for (const day of days) {
      const entries = entriesUntil(byNo('8934521670'), getNoon(day));
      const bill = entries.filter(({ kind }) => kind === 'bill').at(-1);
      const due = entries
        .filter(({ billId }) => billId === bill?.billId)
        .reduce<number>((sum, { amount }) => sum + amount, 0);
      const owed = entries.reduce<number>((sum, { amount }) => sum + amount, 0);
      expect([day, owed]).toEqual([day, due]);
      expect(owed).toBeGreaterThan(5_000);
      expect(owed).toBeLessThan(30_000);
    }
  });

  it('Chitra has something overdue and a late charge of the past 3 months on any day', () => {
    for (const day of days) {
      const entries = entriesUntil(byNo('8934540017'), getNoon(day));
      const current = entries
        .filter(({ dueOn }) => dueOn !== null && dueOn >= day)
        .reduce<number>((sum, { amount }) => sum + amount, 0);
      expect(owes(byNo('8934540017'), getNoon(day)) - current).toBeGreaterThan(0);
      const charges = entries.filter(
        ({ kind, at }) => kind === 'adjustment' && daysBetween(toSgDay(at), day) < 90,
      );
      expect(charges.length).toBeGreaterThan(0);
    }
  });

  it.each(['8934530034', '8934550016', '8934550024'])(
    'account %s has a credit that can be refunded, on any day',
    (no) => {
      for (const day of days) {
        expect(owes(byNo(no), getNoon(day))).toBeLessThan(0);
        expect(owes(byNo(no), getNoon(day))).toBeGreaterThanOrEqual(-100_000);
      }
    },
  );

  it("Bernard's credit is the one of the picture, and his condominium is paid by GIRO", () => {
    const now = Date.parse('2026-11-20T15:12:00+08:00');
    expect(owes(byNo('8934530034'), now)).toBe(-21_240);
    expect(['8934530018', '8934530026'].map((no) => owes(byNo(no), now))).toEqual([0, 0]);
    expect(entriesUntil(byNo('8934530018'), now).at(-1)).toMatchObject({ kind: 'payment', channel: 'EGIRO' });
  });

  it('no other account is ever overdue or in credit', () => {
    const usual = worldAccounts.filter(
      ({ billed, payer, quarterlyCredit }) =>
        billed && !quarterlyCredit && payer !== 'late' && payer !== 'newest-open',
    );
    for (const account of usual) {
      for (const day of days.filter((_, index) => index % 5 === 0)) {
        const entries = entriesUntil(account, getNoon(day));
        const due = entries.filter(({ kind }) => kind === 'bill').at(-1)?.dueOn;
        const owed = entries.reduce<number>((sum, { amount }) => sum + amount, 0);
        expect(owed).toBeGreaterThanOrEqual(0);
        if (owed > 0) expect(due && due >= day).toBe(true);
      }
    }
  });

  it('no two payments of an account have one order, though two fall into one month', () => {
    const now = getNoon('2027-11-20');
    for (const account of worldAccounts.filter(({ billed }) => billed)) {
      const orders = entriesUntil(account, now).flatMap(({ order }) => (order === null ? [] : [order.id]));
      expect(orders.filter((id, index) => orders.indexOf(id) < index)).toEqual([]);
    }
  });

  it('an entry of the ledger never changes on later days', () => {
    for (const account of [byNo('8934521670'), byNo('8934540017'), byNo('8934530034')]) {
      const later = new Set(
        entriesUntil(account, getNoon('2026-11-20')).map(({ ref, amount, at }) => `${ref} ${amount} ${at}`),
      );
      for (const day of days.slice(0, 160)) {
        for (const { ref, amount, at } of entriesUntil(account, getNoon(day))) {
          expect(later.has(`${ref} ${amount} ${at}`)).toBe(true);
        }
      }
    }
  });
});
