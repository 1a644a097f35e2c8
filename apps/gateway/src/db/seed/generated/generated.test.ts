import { addDays, sgDay } from '@portal/domain/sg-time';
import { expect, test } from 'vitest';
import { dayShape, generatedDay } from './days.ts';
import { generatedHome } from './homes.ts';
import { progressLine } from './progress-line.ts';

const homes = Array.from({ length: 2_000 }, (_, n) => generatedHome(n));
const sum = (values: readonly (number | null)[]) => values.reduce<number>((all, wh) => all + (wh ?? 0), 0);

test('a generated home and its day are the same every time, and no two homes are alike', () => {
  const shape = dayShape(sgDay('2026-10-05'));
  expect(generatedHome(1_234)).toEqual(generatedHome(1_234));
  const [one, other] = homes;
  if (!one || !other) throw new Error('two homes');
  expect(generatedDay(one, shape, 1)).toEqual(generatedDay(one, dayShape(sgDay('2026-10-05')), 1));
  expect(generatedDay(one, shape, 1).values).not.toEqual(generatedDay(other, shape, 1).values);
});

test('generated flats use what a flat of their kind uses in a month, more in the evening than at midday', () => {
  const flats = homes.filter(({ premiseType }) => premiseType === 'HDB 4-room').slice(0, 200);
  const days = Array.from({ length: 31 }, (_, n) => dayShape(addDays(sgDay('2026-10-01'), n)));
  const all = flats.flatMap((home) => days.map((shape) => generatedDay(home, shape, 1)));
  const mean = sum(all.map(({ values }) => sum(values))) / flats.length;
  expect(mean).toBeGreaterThan(340_000);
  expect(mean).toBeLessThan(410_000);
  const at = (slot: number) => sum(all.map(({ values }) => values[slot] ?? 0));
  expect(at(43)).toBeGreaterThan(1.5 * at(24));
});

test('one generated day in a hundred has a gap, and one in ten has estimates', () => {
  const shape = dayShape(sgDay('2026-10-05'));
  const days = homes.map((home) => generatedDay(home, shape, 1));
  const gaps = days.filter(({ values }) => values.includes(null)).length;
  const estimated = days.filter(({ estimatedSlots }) => estimatedSlots > 0).length;
  expect([gaps > 5, gaps < 50, estimated > 130, estimated < 280]).toEqual([true, true, true, true]);
});

test('generated homes are of many kinds and sectors, so that neighbours can be compared', () => {
  expect(new Set(homes.map(({ premiseType, sector }) => `${premiseType} ${sector}`)).size).toBeGreaterThan(180);
});

test('the progress bar says how far it is and how long it will take', () => {
  expect(progressLine(1, 4, 2.4)).toBe('[#######-----------------------]  25 %  1 of 4 days, 7 s left  ');
  expect(progressLine(4, 4, 9.6)).toBe('[##############################] 100 %  4 of 4 days, in 10 s  ');
});
