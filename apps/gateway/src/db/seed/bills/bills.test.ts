import { billTotal, lineAgrees } from '@portal/domain/bills/bill-arithmetic';
import { gstBasisPointsOn } from '@portal/domain/bills/tariff';
import { sgMonth } from '@portal/domain/sg-time';
import { describe, expect, it } from 'vitest';
import { worldAccounts } from '../accounts/world-accounts.ts';
import { billsUntil, makeBill } from './bills.ts';

const now = Date.parse('2026-11-20T15:12:00+08:00');
const meiLin = worldAccounts.find(({ no }) => no === '8934521670');
const billed = worldAccounts.filter((account) => account.billed);

describe('bills of the demo world', () => {
  it("Mei Lin's November bill is 128.45, due on 3 December, in the lines of the picture", () => {
    const bill = meiLin && makeBill(meiLin, sgMonth('2026-11'));
    expect(bill).toMatchObject({
      total: 12_845,
      charges: 17_489,
      rebate: 4_644,
      period: { from: '2026-10-19', to: '2026-11-17', days: 30, issuedOn: '2026-11-18', dueOn: '2026-12-03' },
    });
    const of = (utility: string) => bill?.lines.filter((line) => line.utility === utility) ?? [];
    expect(['electricity', 'water', 'gas'].map((utility) => billTotal(of(utility)))).toEqual([
      10_970, 5_148, 1_371,
    ]);
    expect(of('water').map(({ item, amount, gst, estimated }) => [item, amount, gst, estimated])).toEqual([
      ['water-tariff', 2_088, 188, true],
      ['water-conservation-tax', 1_044, 94, true],
      ['waterborne-tax', 1_591, 143, true],
    ]);
  });

  it('her October was 126.80, cut where the quarter changed', () => {
    const bill = meiLin && makeBill(meiLin, sgMonth('2026-10'));
    expect(bill?.total).toBe(12_680);
    expect(
      bill?.lines
        .filter(({ item }) => item === 'energy')
        .map(({ quantityMilli, rateE4, from }) => [quantityMilli, rateE4, from]),
    ).toEqual([
      [144_000, 3_191, '2026-09-19'],
      [215_000, 2_859, '2026-10-01'],
    ]);
  });

  it('a quarter of U-Save is never overspent', () => {
    const used = ['2026-10', '2026-11', '2026-12'].map((month) =>
      meiLin ? makeBill(meiLin, sgMonth(month))?.rebate : 0,
    );
    expect(used).toEqual([5_853, 4_644, 4_503]);
    for (const account of billed) {
      const quarter = ['2026-04', '2026-05', '2026-06'].map(
        (month) => makeBill(account, sgMonth(month))?.rebate ?? 0,
      );
      expect(quarter.reduce<number>((sum, cents) => sum + cents, 0)).toBeLessThanOrEqual(account.uSave);
    }
  });

  it('every line of every bill agrees with its own arithmetic, and the lines add up', () => {
    const bills = billed.flatMap((account) => billsUntil(account, now));
    expect(bills.length).toBeGreaterThan(500);
    for (const bill of bills) {
      const gst = gstBasisPointsOn(bill.period.issuedOn);
      expect(bill.lines.filter((line) => !lineAgrees(line, gst))).toEqual([]);
      expect(billTotal(bill.lines)).toBe(bill.total);
      expect(bill.charges - bill.rebate).toBe(bill.total);
    }
  });

  it('one bill follows the other without a day between', () => {
    for (const account of billed) {
      const bills = billsUntil(account, now);
      bills.slice(1).forEach((bill, index) => {
        expect(Date.parse(bill.period.from) - Date.parse(bills[index]?.period.to ?? '')).toBe(86_400_000);
      });
    }
  });

  it('an account that was closed gets no bill for the time after', () => {
    const farid = worldAccounts.find(({ no }) => no === '8934570014');
    expect(farid && billsUntil(farid, now).at(-1)?.period.month).toBe('2025-12');
  });
});
