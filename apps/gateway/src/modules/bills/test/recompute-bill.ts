/**
 * Works a bill of the demo world out again from what its meters showed, beside the product: own tariffs, written down
 * a second time, and own arithmetic in whole numbers without end. Must not use the rules that it is there to check.
 */
import type { Output } from '@portal/contract';

export type AnsweredBill = Output<'bills:detail'>;

export interface BilledTo {
  /** Homes pay the upper tier of water. */
  readonly isHome: boolean;
  /** A retailer's customer: its rate is agreed and stands on the bill; it is below the regulated one. */
  readonly isMarket: boolean;
}

type Utility = AnsweredBill['readings'][number]['utility'];
type Dated<T> = readonly (readonly [from: string, value: T])[];
type Figures = readonly [item: string, milli: bigint, rateE4: bigint, cents: bigint, gst: bigint];

/** Dollars a kWh before GST. */
const perKwh: Readonly<Record<'electricity' | 'gas', Dated<string>>> = {
  electricity: [
    ['2024-10-01', '0.2910'],
    ['2025-01-01', '0.2812'],
    ['2025-07-01', '0.2747'],
    ['2025-10-01', '0.2755'],
    ['2026-01-01', '0.2671'],
    ['2026-04-01', '0.2727'],
    ['2026-07-01', '0.3191'],
    ['2026-10-01', '0.2859'],
  ],
  gas: [
    ['2024-10-01', '0.2297'],
    ['2025-01-01', '0.2272'],
    ['2025-07-01', '0.2228'],
    ['2025-10-01', '0.2235'],
    ['2026-01-01', '0.2168'],
    ['2026-04-01', '0.2220'],
    ['2026-07-01', '0.2500'],
    ['2026-10-01', '0.2330'],
  ],
};
/** Tariff, conservation tax as a part of it, waterborne tax; up to 40 Cu M a month and above. */
const water: Dated<readonly [lower: readonly string[], upper: readonly string[]]> = [
  [
    '2024-04-01',
    [
      ['1.3000', '0.5000', '0.9900'],
      ['1.6300', '0.6500', '1.2500'],
    ],
  ],
  [
    '2025-04-01',
    [
      ['1.4300', '0.5000', '1.0900'],
      ['1.8100', '0.6500', '1.4000'],
    ],
  ],
];
const TIER_MILLI = 40_000n;
const GST_PERCENT = 9n;

/** To the nearest, a half upwards; nothing here is negative. */
const rounded = (above: bigint, below: bigint): bigint => (2n * above + below) / (2n * below);
const sum = (values: readonly (bigint | number)[]): bigint =>
  values.reduce<bigint>((total, value) => total + BigInt(value), 0n);
const e4 = (dollars: string): bigint => BigInt(dollars.replace('.', ''));
const dayNumber = (day: string): bigint => BigInt(Date.parse(`${day}T00:00:00Z`) / 86_400_000);
const daysIn = (from: string, to: string): bigint => dayNumber(to) - dayNumber(from) + 1n;

function charged(item: string, milli: bigint, rateE4: bigint): Figures {
  const cents = rounded(milli * rateE4, 100_000n);
  return [item, milli, rateE4, cents, rounded(cents * GST_PERCENT, 100n)];
}

/** Consumption between two readings, also over the end of the register. */
function throughMeter({ before, now }: AnsweredBill['readings'][number]): bigint {
  const milli = (shown: string): bigint => {
    const [whole = '', part = ''] = shown.split('.');
    return BigInt(whole) * 1_000n + BigInt(part.padEnd(3, '0'));
  };
  const end = 10n ** BigInt((before.split('.')[0] ?? '').length) * 1_000n;
  return (milli(now) - milli(before) + end) % end;
}

interface Stretch<T> {
  readonly milli: bigint;
  readonly days: bigint;
  readonly value: T;
}

/** Cut by days where the tariff changes, in whole steps of the register. */
function stretches<T>(bill: AnsweredBill, used: bigint, step: bigint, rates: Dated<T>): Stretch<T>[] {
  const cuts = rates.filter(([from]) => from > bill.from && from <= bill.to).map(([from]) => from);
  const all = daysIn(bill.from, bill.to);
  let given = 0n;
  return [bill.from, ...cuts].map((from, index) => {
    const next = cuts[index];
    const passed = next === undefined ? all : dayNumber(next) - dayNumber(bill.from);
    const upTo = rounded((used / step) * passed, all) * step;
    const milli = upTo - given;
    given = upTo;
    const value = rates.filter(([start]) => start <= from).at(-1)?.[1];
    if (value === undefined) throw new Error(`no tariff is written down for ${from}`);
    return { milli, days: passed - (dayNumber(from) - dayNumber(bill.from)), value };
  });
}

function waterFigures(bill: AnsweredBill, used: bigint, isHome: boolean): Figures[] {
  return stretches(bill, used, 100n, water).flatMap(({ milli, days, value: [lower, upper] }) => {
    const limit = rounded(TIER_MILLI * days, daysIn(bill.from, bill.to) * 100n) * 100n;
    const below = isHome && milli > limit ? limit : milli;
    return [
      [below, lower],
      [milli - below, upper],
    ].flatMap(([quantity, rates]) => tier(quantity as bigint, rates as readonly string[]));
  });
}

function tier(milli: bigint, [tariff = '', part = '', waterborne = '']: readonly string[]): Figures[] {
  if (milli === 0n) return [];
  const first = charged('water-tariff', milli, e4(tariff));
  return [
    first,
    charged('water-conservation-tax', first[3] * 10n, e4(part)),
    charged('waterborne-tax', milli, e4(waterborne)),
  ];
}

/** By the meters. A first bill and a master account have no readings: what they say was used is taken as true. */
function getUsed(bill: AnsweredBill, utility: Utility): bigint {
  const quantities = bill.lines
    .filter((line) => line.utility === utility && ['energy', 'water-tariff', 'gas'].includes(line.item))
    .map(({ quantityMilli }) => BigInt(quantityMilli ?? 0));
  const metered = bill.readings.filter((reading) => reading.utility === utility).map(throughMeter);
  return sum(bill.readings.length === 0 ? quantities : metered);
}

function getFigures(bill: AnsweredBill, utility: Utility, to: BilledTo): Figures[] {
  const used = getUsed(bill, utility);
  if (used === 0n) return [];
  if (utility === 'water') return waterFigures(bill, used, to.isHome);
  const item = utility === 'gas' ? 'gas' : 'energy';
  const agreed = bill.lines.filter((line) => line.utility === utility).map(({ rateE4 }) => rateE4 ?? 0);
  return stretches(bill, used, 1_000n, perKwh[utility]).map(({ milli, value }, index) => {
    const regulated = e4(value);
    const rate = to.isMarket ? BigInt(agreed[index] ?? 0) : regulated;
    if (rate > regulated || rate * 100n < regulated * 85n) throw new Error(`${rate} is no retailer's rate`);
    return charged(item, milli, rate);
  });
}

const written = (figures: readonly (string | bigint | number | null)[]): string => figures.join(' ');

/** @returns in words, what the answer says otherwise than the meters and the tariffs make; empty: it is right */
export function getDifferences(bill: AnsweredBill, to: BilledTo): string[] {
  const made = (['electricity', 'water', 'gas'] as const).flatMap((utility) => getFigures(bill, utility, to));
  const charges = bill.lines.filter(({ kind }) => kind === 'charge');
  const rebates = bill.lines.filter(({ kind }) => kind === 'rebate');
  const texts = charges.map((line) =>
    written([line.item, line.quantityMilli, line.rateE4, line.amount, line.gst]),
  );
  const amount = sum(made.map(([, , , cents]) => cents));
  const gst = sum(made.map(([, , , , tax]) => tax));
  const less = sum(rebates.map((line) => line.amount));
  const facts: [what: string, made: string, said: string][] = [
    ...Array.from({ length: Math.max(made.length, texts.length) }, (_, index): [string, string, string] => [
      `line ${index + 1}`,
      written(made[index] ?? ['none']),
      texts[index] ?? 'none',
    ]),
    ['charges', written([amount, gst, amount + gst]), written(Object.values(bill.charges))],
    ['rebates', String(less), String(bill.rebates)],
    ['payable', String(amount + gst + less + BigInt(bill.earlier)), String(bill.payable)],
    ['days', String(daysIn(bill.from, bill.to)), String(bill.days)],
  ];
  return facts
    .filter(([, ours, theirs]) => ours !== theirs)
    .map(([what, ours, theirs]) => `${what}: ${ours} is made of the readings, ${theirs} is said`);
}
