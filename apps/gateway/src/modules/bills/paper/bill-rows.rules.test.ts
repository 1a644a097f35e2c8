import { sgDay } from '@portal/domain/sg-time';
import { describe, expect, test } from 'vitest';
import type { EntryBetween } from '../bill.store.ts';
import { type StoredBillRecord, storedBillFacts } from '../bill-facts.ts';
import { formatQuantity, type PaperRow, paginated, paperRows, shownOn } from './bill-rows.rules.ts';
import { sampleLine, sampleRecord, sampleStored } from './sample-papers.ts';

const rowsOf = (changed: Partial<StoredBillRecord>) =>
  paperRows(storedBillFacts({ ...sampleRecord, ...changed }));
const named = <K extends PaperRow['kind']>(rows: readonly PaperRow[], kind: K) =>
  rows.filter((row): row is Extract<PaperRow, { kind: K }> => row.kind === kind);
const withLines = (...lines: readonly Parameters<typeof sampleLine>[1][]) =>
  rowsOf({
    bill: {
      ...sampleStored('2026-01', 120_000),
      lines: lines.map((line, index) => sampleLine(index + 1, line)),
    },
    readings: [],
  });

describe('a quantity on paper', () => {
  test('has one digit after the point for water, and none that says nothing for the rest', () => {
    expect(formatQuantity(14_600, 'Cu M')).toBe('14.6');
    expect(formatQuantity(18_000, 'Cu M')).toBe('18.0');
    expect(formatQuantity(352_000, 'kWh')).toBe('352');
  });

  test('a reading of gas keeps the zeros in front of its register, the others do not', () => {
    const reading = {
      utility: 'gas',
      deviceNo: '1',
      digitsBefore: 5,
      digitsAfter: null,
      beforeMilli: 0,
      nowMilli: 0,
      estimated: false,
    } as const;
    expect(shownOn(reading, 2_314_000)).toBe('02,314');
    expect(shownOn({ ...reading, utility: 'electricity' }, 2_314_000)).toBe('2,314');
    expect(shownOn({ ...reading, utility: 'water', digitsAfter: 1 }, 1_219_500)).toBe('1,219.5');
  });
});

describe('the charges of a bill', () => {
  test('stand in a group for each utility that has some, with the readings of its own meters', () => {
    expect(named(rowsOf({}), 'group')).toEqual([
      {
        kind: 'group',
        utility: 'electricity',
        name: 'Electricity',
        star: false,
        about: ', actual, 1,000 to 1,100 kWh',
      },
      {
        kind: 'group',
        utility: 'water',
        name: 'Water',
        star: false,
        about: ', actual, 1,000.0 to 1,100.0 Cu M',
      },
      { kind: 'group', utility: 'gas', name: 'Gas', star: true, about: ', estimated, 01,000 to 01,100 kWh' },
    ]);
    const [other, ...more] = named(withLines({ item: 'late-charge' }), 'group');
    expect([other, more]).toEqual([
      { kind: 'group', utility: null, name: 'Other charges', star: false, about: '' },
      [],
    ]);
  });

  test('are estimated as a group when one line of it is', () => {
    const gas = { utility: 'gas', unit: 'kWh' } as const;
    const [group] = named(withLines({ ...gas, estimated: true }, gas), 'group');
    expect(group).toMatchObject({ star: true, about: ', estimated' });
  });

  test('say quantity and rate, the tax its percentage of an amount, a fixed charge nothing', () => {
    const water = { utility: 'water', unit: 'Cu M' } as const;
    const lines = withLines(
      { ...water, item: 'water-tariff', quantityMilli: 14_600, rateE4: 14_300, amountCents: 2_088 },
      {
        ...water,
        item: 'water-conservation-tax',
        quantityMilli: 20_880,
        rateE4: 5_000,
        amountCents: 1_044,
        unit: null,
      },
      { ...water, item: 'water-tariff', rateE4: 14_300 },
      { ...water, item: 'water-tariff', quantityMilli: 14_600 },
    );
    expect(named(lines, 'line').map(({ arithmetic }) => arithmetic)).toEqual([
      '14.6 Cu M × S$1.4300',
      '50% of 20.88',
      '',
      '',
    ]);
  });

  test('name the days of a line only where the period has several stretches', () => {
    const used = (from: string, to: string) =>
      ({ utility: 'electricity', usedFrom: sgDay(from), usedTo: sgDay(to) }) as const;
    const namesOf = (...lines: readonly Parameters<typeof sampleLine>[1][]) =>
      named(withLines(...lines), 'line').map(({ name }) => name.replace(' #', ''));
    expect(namesOf(used('2026-01-01', '2026-01-28'))).toEqual(['Usage']);
    const two = namesOf(
      used('2026-01-01', '2026-01-14'),
      { ...used('2026-01-15', '2026-01-28'), usedTo: null },
      used('2026-01-15', '2026-01-28'),
    );
    expect(two).toEqual(['Usage, 1 Jan to 14 Jan', 'Usage', 'Usage, 15 Jan to 28 Jan']);
  });
});

describe('the balance before a bill', () => {
  const lastTotal = sampleStored('2025-12', 100_000).totalCents;
  const entry = (kind: EntryBetween['kind'], amountCents: number): EntryBetween => ({
    kind,
    on: sgDay('2026-01-02'),
    amountCents,
    channel: kind === 'payment' ? 'PAYNOW' : null,
  });
  const before = (earlierCents: number, ...between: EntryBetween[]) =>
    named(rowsOf({ bill: { ...sampleRecord.bill, earlierCents }, between }), 'plain')
      .map(({ name, total }) => `${name}: ${total}`)
      .slice(1);

  test('says that the last bill was paid, by one payment of all of it', () => {
    expect(before(0, entry('payment', -lastTotal))).toEqual([
      'Last bill 299.27, paid 02 Jan 2026 by PayNow: 0.00',
    ]);
  });

  test('says what was charged and what came since, a cent over too', () => {
    expect(before(1, entry('payment', 1 - lastTotal))).toEqual([
      'Last bill 299.27 − 299.26 paid since: 0.01',
    ]);
    expect(before(0, entry('payment', -20_000), entry('payment', 20_000 - lastTotal))).toEqual([
      'Last bill 299.27 − 299.27 paid since: 0.00',
    ]);
    expect(before(0, entry('rebate', -lastTotal)).join()).toContain('Last bill 299.27 − 299.27');
  });

  test('names charges apart from what was taken off, each kind once', () => {
    const steps = [
      entry('adjustment', -500),
      entry('payment', -1),
      entry('adjustment', 500),
      entry('payment', 1),
    ];
    expect(before(lastTotal - 20, ...steps, entry('adjustment', -20))).toEqual([
      'Last bill 299.27 − 5.20 credited − 0.01 paid since + 5.00 added + 0.01 paid back: 299.07',
    ]);
  });

  test('counts what the last bill itself had from earlier ones', () => {
    const [last, ...others] = sampleRecord.earlier;
    if (!last) throw new Error('no earlier bill');
    const earlier = [{ ...last, earlierCents: 1_000 }, ...others];
    const rows = rowsOf({ earlier, between: [entry('payment', -lastTotal - 1_000)] });
    expect(named(rows, 'plain').at(-1)?.name).toBe('Last bill 309.27, paid 02 Jan 2026 by PayNow');
  });

  test('is one line where its entries do not add up to it, and none where nothing was left', () => {
    expect(before(500, entry('payment', -lastTotal))).toEqual(['From earlier bills: 5.00']);
    expect(before(0)).toEqual([]);
  });
});

test('rows fall on pages as far as they fit, to the point, and a row higher than a page has one of its own', () => {
  expect(paginated([10, 10, 10], 20, 30)).toEqual([[0, 1], [2]]);
  expect(paginated([10, 11, 10], 20, 21)).toEqual([[0], [1, 2]]);
  expect(paginated([50, 10], 20, 30)).toEqual([[0], [1]]);
  expect(paginated([10, 10, 10, 10], 10, 30)).toEqual([[0], [1, 2, 3]]);
});
