/** Tan Mei Lin's October and November bills of 2026, as the pictures print them (visual language 33, 34). */
import type { ComparedBill } from '../bills/bill-changes.ts';
import type { UtilityLine } from '../bills/billed-use.ts';
import { cents } from '../money.ts';
import { sgDay } from '../sg-time.ts';
import type { Utility } from '../utility-names.ts';

type Printed = readonly [
  item: string,
  quantityMilli: number,
  rateE4: number,
  amount: number,
  gst: number,
  usedFrom: string,
];

const charges = (utility: Utility, isEstimated: boolean, lines: readonly Printed[]): UtilityLine[] =>
  lines.map(([item, quantityMilli, rateE4, amount, gst, from]) => ({
    kind: 'charge',
    item,
    utility,
    quantityMilli,
    rateE4,
    amount: cents(amount),
    gst: cents(gst),
    usedFrom: sgDay(from),
    isEstimated,
  }));

export const uSave = (amount: number): UtilityLine => ({
  kind: 'rebate',
  item: 'u-save',
  utility: null,
  quantityMilli: null,
  rateE4: null,
  amount: cents(-amount),
  gst: cents(0),
  usedFrom: null,
  isEstimated: false,
});

const [oldQuarter, newQuarter, november] = ['2026-09-19', '2026-10-01', '2026-10-19'] as const;

export const octoberBill: ComparedBill = {
  days: 30,
  gstBasisPoints: 900,
  earlier: cents(0),
  total: cents(12_680),
  lines: [
    ...charges('electricity', true, [
      ['energy', 144_000, 3_191, 4_595, 414, oldQuarter],
      ['energy', 215_000, 2_859, 6_147, 553, newQuarter],
    ]),
    ...charges('water', true, [
      ['water-tariff', 15_200, 14_300, 2_174, 196, oldQuarter],
      ['water-conservation-tax', 21_740, 5_000, 1_087, 98, oldQuarter],
      ['waterborne-tax', 15_200, 10_900, 1_657, 149, oldQuarter],
    ]),
    ...charges('gas', true, [
      ['gas', 22_000, 2_500, 550, 50, oldQuarter],
      ['gas', 34_000, 2_330, 792, 71, newQuarter],
    ]),
    uSave(5_853),
  ],
};

export const novemberBill: ComparedBill = {
  days: 30,
  gstBasisPoints: 900,
  earlier: cents(0),
  total: cents(12_845),
  lines: [
    ...charges('electricity', false, [['energy', 352_000, 2_859, 10_064, 906, november]]),
    ...charges('water', true, [
      ['water-tariff', 14_600, 14_300, 2_088, 188, november],
      ['water-conservation-tax', 20_880, 5_000, 1_044, 94, november],
      ['waterborne-tax', 14_600, 10_900, 1_591, 143, november],
    ]),
    ...charges('gas', true, [['gas', 54_000, 2_330, 1_258, 113, november]]),
    uSave(4_644),
  ],
};
