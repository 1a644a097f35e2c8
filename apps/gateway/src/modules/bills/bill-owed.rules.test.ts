import { sgDay } from '@portal/domain/sg-time';
import { describe, expect, test } from 'vitest';
import { computeOwed } from './bill-owed.rules.ts';

const [sep, oct, nov] = ['2026-09-21', '2026-10-21', '2026-11-21'].map(sgDay);
const charge = (
  billId: string | null,
  amountCents: number,
  due = sep,
  position = 1,
  part: number | null = null,
) => ({
  billId,
  amountCents,
  due: due ?? sgDay('2026-09-21'),
  position,
  part,
});
/** Chitra's: a late charge came before the bill of November, another after it. */
const charged = [
  charge('Sep', 18_000, sep, 1),
  charge('Oct', 20_000, oct, 2),
  charge(null, 1_658, sgDay('2026-11-10'), 3),
  charge('Nov', 16_452, nov, 4),
  charge(null, 1_090, sgDay('2026-11-28'), 5),
];
const owed = (billId: string, payable: number, paid: number) =>
  computeOwed({ billId, payable }, 57_200 - paid, charged);

describe('what is still to pay of a printed total', () => {
  test('is all of it while nothing was paid since, the earlier debt with its first day', () => {
    expect(owed('Nov', 56_110, 0)).toEqual({
      open: 16_452,
      total: 56_110,
      earlier: 39_658,
      earlierDue: sep,
      dueBy: nov,
    });
    expect(owed('Oct', 38_000, 0)).toEqual({
      open: 20_000,
      total: 38_000,
      earlier: 18_000,
      earlierDue: sep,
      dueBy: oct,
    });
    expect(owed('Sep', 18_000, 0)).toEqual({
      open: 18_000,
      total: 18_000,
      earlier: 0,
      earlierDue: null,
      dueBy: sep,
    });
  });

  test('gets less from the earliest on, and a late charge of later is no part of it', () => {
    expect(owed('Nov', 56_110, 18_000)).toMatchObject({ total: 38_110, earlier: 21_658, earlierDue: oct });
    expect(owed('Nov', 56_110, 50_000)).toEqual({
      open: 6_110,
      total: 6_110,
      earlier: 0,
      earlierDue: null,
      dueBy: nov,
    });
    expect(owed('Nov', 56_110, 57_200).total).toBe(0);
  });

  test('is nothing of a credit, and at most what was printed where a credit was taken off', () => {
    expect(computeOwed({ billId: 'B', payable: -2_000 }, -2_000, [charge('B', 1_000)]).total).toBe(0);
    expect(computeOwed({ billId: 'B', payable: 600 }, 600, [charge('B', 1_000)])).toMatchObject({
      total: 600,
      earlier: 0,
    });
  });

  test('has the debt also of a bill that charged nothing itself, and of what no day is known of', () => {
    const rebated = [charge('A', 500, sep, 1), charge('B', 0, oct, 2)];
    expect(computeOwed({ billId: 'B', payable: 500 }, 500, rebated)).toMatchObject({
      open: 0,
      total: 500,
      earlier: 500,
    });
    expect(computeOwed({ billId: 'A', payable: 700 }, 700, [charge('A', 500)])).toEqual({
      open: 500,
      total: 700,
      earlier: 200,
      earlierDue: null,
      dueBy: sep,
    });
  });

  test('is nothing of a bill that nobody charged', () => {
    expect(computeOwed({ billId: 'B', payable: 500 }, 500, [])).toMatchObject({ open: 0, total: 0 });
  });
});

describe('while a payment arrangement is under way', () => {
  const [partial, first, second] = ['2026-11-27', '2026-12-21', '2027-01-21'].map(sgDay);
  const arranged = [
    charge('Sep', 5_000, partial, 1, 0),
    charge('Nov', 16_452, nov, 4),
    charge('Sep', 13_000, first, 1, 1),
    charge('Oct', 4_000, first, 2, 1),
    charge('Dec', 15_000, first, 6),
    charge('Oct', 16_000, second, 2, 2),
  ];
  const left = (billId: string, payable: number, outstanding: number) =>
    computeOwed({ billId, payable }, outstanding, arranged);
  const all = 69_452;

  test('a bill asks for the instalment of its day, and not for those of later days that are printed on it', () => {
    expect(left('Dec', 69_452, all)).toEqual({
      open: 15_000,
      total: 53_452,
      earlier: 38_452,
      earlierDue: partial,
      dueBy: first,
    });
    expect(left('Dec', 69_452, 48_000)).toMatchObject({ total: 32_000, earlier: 17_000, earlierDue: first });
    expect(left('Dec', 69_452, 16_000)).toMatchObject({ open: 0, total: 0, earlier: 0 });
  });

  test('a bill that two parts pay owes what is left of both', () => {
    expect(left('Sep', 18_000, all)).toMatchObject({ open: 18_000, total: 18_000, earlier: 0 });
    expect(left('Sep', 18_000, all - 5_000)).toMatchObject({ open: 13_000, total: 13_000 });
    expect(left('Oct', 38_000, 20_000)).toMatchObject({ open: 16_000, total: 16_000 });
  });

  test('a bill is to be paid by the earliest part of the plan of which something is left', () => {
    const dueBy = (billId: string, outstanding: number) => left(billId, 38_000, outstanding).dueBy;
    expect([dueBy('Sep', all), dueBy('Sep', all - 5_000), dueBy('Sep', 20_000)]).toEqual([
      partial,
      first,
      null,
    ]);
    expect([dueBy('Oct', 20_000), dueBy('Oct', 16_000 + 15_000)]).toEqual([second, second]);
    expect(dueBy('Oct', 16_000 + 15_000 + 1)).toBe(first);
  });
});

describe('to the cent', () => {
  test('nothing is owed of a bill that was never charged', () => {
    expect(owed('Dec', 1_000, 0)).toEqual({ open: 0, total: 0, earlier: 0, earlierDue: null, dueBy: null });
  });

  test('one cent of an earlier bill is earlier debt with its day', () => {
    expect(owed('Oct', 20_001, 17_999)).toEqual({
      open: 20_000,
      total: 20_001,
      earlier: 1,
      earlierDue: sep,
      dueBy: oct,
    });
    expect(owed('Nov', 56_110, 39_657)).toMatchObject({ earlier: 1, earlierDue: sgDay('2026-11-10') });
  });

  test('a debt that the printed total does not carry has no day', () => {
    expect(owed('Nov', 16_452, 0)).toEqual({
      open: 16_452,
      total: 16_452,
      earlier: 0,
      earlierDue: null,
      dueBy: nov,
    });
  });
});
