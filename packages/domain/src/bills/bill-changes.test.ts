import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addCents, cents, formatAmount } from '../money.ts';
import { addDays, sgDay } from '../sg-time.ts';
import { novemberBill, octoberBill, uSave } from '../test/mei-lin-bills.ts';
import { billTotal, charge, conservationTax } from './bill-arithmetic.ts';
import { type BillChange, billChanges, type ComparedBill } from './bill-changes.ts';
import type { UtilityLine } from './billed-use.ts';

const told = (changes: readonly BillChange[] | null) =>
  changes?.map(({ cause, utility, amount }) => [utility ?? '', cause, formatAmount(amount)].join(' ').trim());
const sum = (changes: readonly BillChange[] | null): number =>
  addCents(...(changes ?? []).map(({ amount }) => amount));

const start = sgDay('2026-10-19');
const line = (
  item: string,
  utility: UtilityLine['utility'],
  from: number,
  made: ReturnType<typeof charge>,
) => ({
  kind: 'charge' as const,
  item,
  utility,
  ...made,
  usedFrom: addDays(start, from),
  isEstimated: false,
});
type Rates = readonly [tariff: number, percent: number, waterborne: number];
const lowerRates: Rates = [14_300, 50, 10_900];
const upperRates: Rates = [18_100, 65, 14_000];
const tier = (milli: number, [tariff, percent, waterborne]: Rates, gst: number): UtilityLine[] => {
  if (milli === 0) return [];
  const base = charge(milli, tariff, gst);
  return [
    line('water-tariff', 'water', 0, base),
    line('water-conservation-tax', 'water', 0, conservationTax(base.amount, percent, gst)),
    line('waterborne-tax', 'water', 0, charge(milli, waterborne, gst)),
  ];
};
const water = (milli: number, limit = 40_000, gst = 900): UtilityLine[] => [
  ...tier(Math.min(milli, limit), lowerRates, gst),
  ...tier(Math.max(0, milli - limit), upperRates, gst),
];
const energy = (milli: number, rate: number, gst = 900): UtilityLine =>
  line('energy', 'electricity', 0, charge(milli, rate, gst));
const bill = (lines: readonly UtilityLine[], by: Partial<ComparedBill> = {}): ComparedBill => {
  const made = { days: 30, gstBasisPoints: 900, earlier: cents(0), lines, ...by };
  return { total: addCents(billTotal(lines), made.earlier), ...made };
};

describe("the explanation of Mei Lin's November bill against her October bill", () => {
  const changes = billChanges(octoberBill, novemberBill);

  it('matches the picture and adds up to S$1.65', () => {
    expect(told(changes)).toEqual([
      'electricity usage −2.28',
      'electricity price −5.11',
      'water usage −2.13',
      'gas usage −0.52',
      'gas price −0.40',
      'rebate 12.09',
    ]);
    expect(sum(changes)).toBe(165);
  });

  it('stands on the figures beside each step', () => {
    expect(changes?.map(({ now, before }) => [now, before])).toEqual([
      [352_000, 359_000],
      [3_116, 3_262],
      [14_600, 15_200],
      [54_000, 56_000],
      [2_539, 2_613],
      [-4_644, -5_853],
    ]);
  });

  it('is estimated where the new quantity is, and never for the tariff', () => {
    expect(changes?.map(({ isEstimated }) => isEstimated)).toEqual([false, false, true, true, false, false]);
  });

  it('is 10.44 less of use and tariffs, as the printed bill says', () => {
    expect(sum(changes?.filter(({ cause }) => cause !== 'rebate') ?? [])).toBe(-1_044);
  });
});

describe('a bill that differs in one thing has one step', () => {
  it('two equal bills have no step', () => {
    expect(billChanges(novemberBill, novemberBill)).toEqual([]);
  });

  it('more days at the same use a day are a step of days', () => {
    const thirtyThree = bill([energy(330_000, 2_859)], { days: 33 });
    expect(told(billChanges(bill([energy(300_000, 2_859)]), thirtyThree))).toEqual(['electricity days 9.35']);
  });

  it('more use at the same price is a step of usage', () => {
    expect(told(billChanges(bill(water(15_000)), bill(water(14_000))))).toEqual(['water usage −3.54']);
  });

  it('a changed tariff alone is a step of price', () => {
    expect(told(billChanges(bill([energy(300_000, 2_859)]), bill([energy(300_000, 3_191)])))).toEqual([
      'electricity price 10.86',
    ]);
  });

  it('a changed GST alone is a step of price', () => {
    const before = bill([energy(300_000, 2_859, 800)], { gstBasisPoints: 800 });
    expect(told(billChanges(before, bill([energy(300_000, 2_859)])))).toEqual(['electricity price 0.86']);
  });

  it('a changed rebate or earlier balance is a step of its own', () => {
    const changes = billChanges(
      bill([energy(300_000, 2_859), uSave(1_000)], { earlier: cents(500) }),
      bill([energy(300_000, 2_859), uSave(400)]),
    );
    expect(told(changes)).toEqual(['rebate 6.00', 'earlier −5.00']);
  });

  it('a charge of another kind is a step of its own', () => {
    const fee = { ...uSave(-1_090), kind: 'charge' as const, item: 'late-charge' };
    expect(told(billChanges(bill([energy(300_000, 2_859)]), bill([energy(300_000, 2_859), fee])))).toEqual([
      'other 10.90',
    ]);
  });

  it('a utility that has just begun or ended is a step of usage', () => {
    const [without, withWater] = [
      bill([energy(300_000, 2_859)]),
      bill([energy(300_000, 2_859), ...water(15_000)], { days: 33 }),
    ];
    expect(told(billChanges(bill(water(15_000)), bill([], { days: 20 })))).toEqual(['water usage −52.90']);
    expect(told(billChanges({ ...without, days: 33 }, withWater))).toEqual(['water usage 52.90']);
  });
});

describe('more than 40 Cu M of water', () => {
  it('costs more a Cu M, which is a step of its own', () => {
    const changes = billChanges(bill(water(40_000)), bill(water(50_000)));
    expect(told(changes)).toEqual(['water usage 35.26', 'water tier 12.56']);
    expect(changes?.[1]).toMatchObject({ before: 0, now: 10_000 });
    expect(told(billChanges(bill(water(50_000)), bill(water(40_000))))).toEqual([
      'water usage −37.77',
      'water tier −10.05',
    ]);
  });

  it('is distinguished from a new tariff', () => {
    const before = bill([
      ...tier(40_000, [13_000, 50, 9_900], 900),
      ...tier(5_000, [16_300, 65, 12_500], 900),
    ]);
    const changes = billChanges(before, bill(water(45_000)));
    expect(told(changes)).toEqual(['water price 15.29']);
  });
});

describe('a bill over the day on which a tariff changed', () => {
  it('has two rates and no dearer tier', () => {
    const later = tier(5_000, lowerRates, 900).map((each) => ({ ...each, usedFrom: addDays(start, 10) }));
    const before = bill([...tier(10_000, [13_000, 50, 9_900], 900), ...later]);
    expect(told(billChanges(before, bill(water(15_000))))).toEqual(['water price 3.22']);
  });

  it('differs by price from a bill with the same two rates for other shares', () => {
    const mixed = (first: number, second: number) =>
      bill([energy(first, 3_191), { ...energy(second, 2_859), usedFrom: addDays(start, 10) }]);
    expect(told(billChanges(mixed(100_000, 200_000), mixed(200_000, 100_000)))).toEqual([
      'electricity price 3.61',
    ]);
  });
});

describe('a bill that does not add up', () => {
  it('has no steps, only two totals', () => {
    expect(billChanges(octoberBill, { ...novemberBill, total: cents(12_846) })).toBeNull();
    expect(billChanges({ ...octoberBill, total: cents(1) }, novemberBill)).toBeNull();
  });
});

describe('any two bills', () => {
  const gst = fc.constantFrom(700, 800, 900);
  /** @param parity keeps the rates of two bills apart */
  const anyBill = (parity: 0 | 1) =>
    fc
      .record({
        kwh: fc.integer({ min: 0, max: 5_000_000 }),
        rates: fc.array(
          fc.integer({ min: 500, max: 4_500 }).map((half) => half * 2 + parity),
          { minLength: 1, maxLength: 3 },
        ),
        litres: fc.integer({ min: 0, max: 900 }).map((tenths) => tenths * 100),
        rebate: fc.integer({ min: 0, max: 20_000 }),
        earlier: fc.integer({ min: -50_000, max: 50_000 }).map(cents),
        days: fc.integer({ min: 1, max: 70 }),
        gstBasisPoints: gst,
      })
      .map(({ kwh, rates, litres, rebate, earlier, days, gstBasisPoints }) =>
        bill(
          [
            ...rates.map((rate, index) =>
              line('energy', 'electricity', index * 10, charge(kwh * 1_000, rate, gstBasisPoints)),
            ),
            ...water(litres, 40_000, gstBasisPoints),
            uSave(rebate),
          ],
          { earlier, days, gstBasisPoints },
        ),
      );

  it('have steps that add up to the difference to the cent, none of them zero', () => {
    fc.assert(
      fc.property(anyBill(0), anyBill(1), (before, now) => {
        const changes = billChanges(before, now);
        expect(sum(changes)).toBe(now.total - before.total);
        expect(changes?.some(({ amount }) => amount === 0)).toBe(false);
      }),
    );
  });

  it('have no step of price when their price is the same, however the cents were rounded', () => {
    const use = fc.integer({ min: 1, max: 5_000_000 }).map((kwh) => kwh * 1_000);
    fc.assert(
      fc.property(
        use,
        use,
        fc.integer({ min: 1, max: 9_000 }),
        fc.integer({ min: 1, max: 70 }),
        (was, is, rate, days) => {
          const changes = billChanges(bill([energy(was, rate)]), bill([energy(is, rate)], { days }));
          expect(changes?.some(({ cause }) => cause === 'price')).toBe(false);
        },
      ),
    );
  });

  it('have steps of electricity within a cent and a half of exact fractions', () => {
    fc.assert(
      fc.property(anyBill(0), anyBill(1), (before, now) => {
        const exact = exactSteps(before, now);
        const own = (billChanges(before, now) ?? []).filter(({ utility }) => utility === 'electricity');
        for (const cause of ['days', 'usage', 'price'] as const) {
          const step = own.find((each) => each.cause === cause)?.amount ?? 0;
          expect(Math.abs(step - exact[cause])).toBeLessThanOrEqual(1.5);
        }
      }),
    );
  });
});

/** The same split in floating point, from quantities and averages alone; rates of two random bills differ. */
function exactSteps(before: ComparedBill, now: ComparedBill) {
  const of = ({ lines }: ComparedBill) => {
    const own = lines.filter(({ utility }) => utility === 'electricity');
    return {
      kwh: own.reduce((total, { quantityMilli }) => total + (quantityMilli ?? 0) / 1_000, 0),
      paid: own.reduce((total, { amount, gst }) => total + amount + gst, 0),
    };
  };
  const [was, is] = [of(before), of(now)];
  if (was.kwh === 0 || is.kwh === 0) return { days: 0, usage: is.paid - was.paid, price: 0 };
  const price = was.paid / was.kwh;
  const aDay = was.kwh / before.days;
  return {
    days: aDay * (now.days - before.days) * price,
    usage: (is.kwh - aDay * now.days) * price,
    price: is.paid - is.kwh * price,
  };
}
