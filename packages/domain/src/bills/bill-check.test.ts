import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../money.ts';
import { novemberBill, octoberBill } from '../test/mei-lin-bills.ts';
import { addsUp, checkBill } from './bill-check.ts';

describe("Mei Lin's November bill, worked out again", () => {
  const checked = checkBill(novemberBill);

  it('agrees line by line and in all', () => {
    expect(checked.lines.map(({ agrees }) => agrees)).toEqual([true, true, true, true, true, true]);
    expect(checked.agrees).toBe(true);
    expect(checkBill(octoberBill).agrees).toBe(true);
  });

  it('has charges of 160.45 and 14.44 GST, together 174.89, less 46.44 of U-Save', () => {
    expect(checked.charges).toEqual({ amount: 16_045, gst: 1_444, total: 17_489 });
    expect(checked.rebates).toBe(-4_644);
  });

  it('is marked at the line whose amount or GST is a cent off, and nowhere else', () => {
    const lineNumber = fc.integer({ min: 0, max: 5 });
    fc.assert(
      fc.property(lineNumber, fc.constantFrom('amount', 'gst'), fc.constantFrom(-1, 1), (at, what, by) => {
        const lines = novemberBill.lines.map((line, index) =>
          index === at ? { ...line, [what]: cents(line[what] + by) } : line,
        );
        const marked = checkBill({ ...novemberBill, lines, total: cents(novemberBill.total + by) });
        const isRebateAmount = at === 5 && what === 'amount';
        // A tax is worked out from the tariff above it, so it no longer agrees when that has another amount.
        const off = at === 1 && what === 'amount' ? [1, 2] : isRebateAmount ? [] : [at];
        expect(marked.lines.flatMap(({ agrees }, index) => (agrees ? [] : [index]))).toEqual(off);
        expect(marked.agrees).toBe(isRebateAmount);
      }),
    );
  });

  it('is marked when the tax is taken from another amount than the tariff above it', () => {
    const lines = novemberBill.lines.map((line) =>
      line.item === 'water-conservation-tax'
        ? { ...line, quantityMilli: 20_980, amount: cents(1_049), gst: cents(94) }
        : line,
    );
    const marked = checkBill({ ...novemberBill, lines, total: cents(12_850) });
    expect(marked.lines[2]).toMatchObject({ agrees: false, expected: { amount: 1_049, gst: 94 } });
  });

  it('is marked when its lines do not come to its total', () => {
    expect(checkBill({ ...novemberBill, total: cents(12_846) }).agrees).toBe(false);
  });

  it('counts the earlier balance', () => {
    expect(addsUp({ ...novemberBill, earlier: cents(1_000), total: cents(13_845) })).toBe(true);
    expect(addsUp({ ...novemberBill, earlier: cents(1_000) })).toBe(false);
  });
});

it('a tax is worked out from the tariff above it, also when that is the first line', () => {
  const water = novemberBill.lines.slice(1, 3);
  const { lines } = checkBill({ ...novemberBill, lines: water });
  expect(lines.map(({ agrees }) => agrees)).toEqual([true, true]);
});
