/** The bill of the pictures, to the cent: November 2026 of Tan Mei Lin, and what may stand in its place. */
import type { BillDetail } from './bill-detail.query.ts';

type Line = BillDetail['lines'][number];

export function mockLine(item: string, over: Partial<Line>): Line {
  const line: Line = {
    kind: 'charge',
    item,
    utility: 'electricity',
    quantityMilli: null,
    unit: null,
    rateE4: null,
    amount: 0,
    gst: 0,
    from: '2026-10-19',
    to: '2026-11-17',
    estimated: false,
    expectedAmount: 0,
    expectedGst: 0,
    agrees: true,
    ...over,
  };
  return {
    ...line,
    expectedAmount: over.expectedAmount ?? line.amount,
    expectedGst: over.expectedGst ?? line.gst,
  };
}

const water = (item: string, over: Partial<Line>) =>
  mockLine(item, { utility: 'water', unit: 'Cu M', estimated: true, ...over });

export const mockLines: BillDetail['lines'] = [
  mockLine('energy', { quantityMilli: 352_000, unit: 'kWh', rateE4: 2859, amount: 10_064, gst: 906 }),
  water('water-tariff', { quantityMilli: 14_600, rateE4: 14_300, amount: 2_088, gst: 188 }),
  water('water-conservation-tax', {
    quantityMilli: 20_880,
    unit: null,
    rateE4: 5000,
    amount: 1_044,
    gst: 94,
  }),
  water('waterborne-tax', { quantityMilli: 14_600, rateE4: 10_900, amount: 1_591, gst: 143 }),
  mockLine('gas', {
    utility: 'gas',
    quantityMilli: 54_000,
    unit: 'kWh',
    rateE4: 2330,
    amount: 1_258,
    gst: 113,
    estimated: true,
  }),
  mockLine('u-save', { kind: 'rebate', utility: null, amount: -4_644, from: null, to: null }),
];

type Change = NonNullable<BillDetail['changes']>[number];

const change = (
  cause: Change['cause'],
  utility: Change['utility'],
  amount: number,
  [before, now]: readonly [number, number],
  estimated = false,
): Change => ({ cause, utility, amount, before, now, estimated });

const mockChanges: readonly Change[] = [
  change('usage', 'electricity', -228, [359_000, 352_000]),
  change('price', 'electricity', -511, [3262, 3116]),
  change('usage', 'water', -213, [15_200, 14_600], true),
  change('usage', 'gas', -52, [56_000, 54_000], true),
  change('price', 'gas', -40, [2613, 2539]),
  change('rebate', null, 1_209, [-5_853, -4_644]),
];

/** The months before it: 359 kWh on the way, 15.3 Cu M and 56 kWh of gas as usual. */
const mockUse: BillDetail['use'] = [
  ...getMonths('electricity', [362_000, 371_000, 359_000], 352_000, false),
  ...getMonths('water', [15_500, 15_200, 15_200], 14_600, true),
  ...getMonths('gas', [57_000, 55_000, 56_000], 54_000, true),
];

function getMonths(
  utility: BillDetail['use'][number]['utility'],
  earlier: readonly number[],
  newest: number,
  estimated: boolean,
): BillDetail['use'] {
  const months = ['2026-08', '2026-09', '2026-10'] as const;
  return [
    ...earlier.map((milli, index) => ({ month: months[index] ?? '', utility, milli, estimated: false })),
    { month: '2026-11', utility, milli: newest, estimated },
  ];
}

/** Unless said, nothing but the bill itself is open. */
export function mockBillDetail(over: Partial<BillDetail> = {}): BillDetail {
  const open = over.open ?? 12_845;
  return {
    billId: 'B2611-100101',
    accountNo: '8934521670',
    period: 'Nov 2026',
    month: '2026-11',
    date: '2026-11-18',
    due: '2026-12-03',
    from: '2026-10-19',
    to: '2026-11-17',
    days: 30,
    gstBasisPoints: 900,
    lines: mockLines,
    charges: { amount: 16_045, gst: 1_444, total: 17_489 },
    rebates: -4_644,
    earlier: 0,
    lastBill: {
      payable: 12_680,
      entries: [{ kind: 'payment', date: '2026-10-28', amount: -12_680, channel: 'PPMS_PAYNOW' }],
    },
    payable: 12_845,
    open,
    stillOwed: {
      total: open,
      earlier: 0,
      earlierDue: null,
      dueBy: open > 0 ? (over.due ?? '2026-12-03') : null,
    },
    checking: { amount: 0, undivided: [] },
    toPay: over.stillOwed?.total ?? open,
    deduction: null,
    settledBy: [],
    agrees: true,
    changes: [...mockChanges],
    readings: [
      {
        utility: 'electricity',
        deviceNo: 'E55120963',
        before: '47827',
        now: '48179',
        estimated: false,
        sent: null,
      },
      {
        utility: 'water',
        deviceNo: 'W20984417',
        before: '1217.4',
        now: '1232.0',
        estimated: true,
        sent: null,
      },
      { utility: 'gas', deviceNo: 'G10455120', before: '02314', now: '02368', estimated: true, sent: null },
    ],
    sendReadings: {
      from: '2026-11-18T00:00:00.000Z',
      to: '2026-11-25T15:00:00.000Z',
      utilities: ['water', 'gas'],
    },
    uSaveLeft: 4_503,
    use: mockUse,
    previous: { billId: 'B2610-100101', period: 'Oct 2026', payable: 12_680 },
    next: null,
    encryptedUrl: 'sealed-2026-11',
    ...over,
  };
}
