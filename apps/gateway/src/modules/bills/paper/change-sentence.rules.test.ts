import type { BillChange } from '@portal/domain/bills/bill-changes';
import { cents } from '@portal/domain/money';
import { expect, test } from 'vitest';
import { changeSentence } from './change-sentence.rules.ts';

const change = (cause: BillChange['cause'], amount: number): BillChange => ({
  cause,
  utility: null,
  amount: cents(amount),
  before: 0,
  now: 0,
  isEstimated: false,
});
const textOf = (difference: number, ...changes: BillChange[]) => changeSentence(cents(difference), changes);

test('Mei Lin reads why November is more than October', () => {
  const steps = [change('usage', -228), change('price', -511), change('usage', -213), change('usage', -52)];
  expect(textOf(165, ...steps, change('price', -40), change('rebate', 1_209))).toBe(
    'S$1.65 more. You used less and tariffs fell (S$10.44 less); the U-Save rebate is S$12.09 smaller.',
  );
});

test('use and tariffs that go different ways are told apart', () => {
  expect(textOf(-200, change('usage', 300), change('price', -500))).toBe(
    'S$2.00 less. You used more (S$3.00 more); tariffs fell (S$5.00 less).',
  );
});

test('a period of another length is compared by use per day', () => {
  expect(textOf(-535, change('days', -402), change('usage', -133))).toBe(
    'S$5.35 less. It is for fewer days (S$4.02 less); you used less a day (S$1.33 less).',
  );
  expect(textOf(-100, change('days', -400), change('usage', 500), change('price', -200))).toBe(
    'S$1.00 less. It is for fewer days (S$4.00 less); you used more a day (S$5.00 more); tariffs fell (S$2.00 less).',
  );
});

test('earlier bills, other charges and a larger rebate are named', () => {
  expect(textOf(0, change('rebate', -100), change('other', 40), change('earlier', 60))).toBe(
    'The same amount. The U-Save rebate is S$1.00 larger; other charges are S$0.40 more; S$0.60 more comes from earlier bills.',
  );
});

test('where the steps are not known, only the difference is', () => {
  expect(changeSentence(cents(-5), null)).toBe('S$0.05 less.');
});

test('a single cent and a single day are changes like others', () => {
  expect(textOf(2, change('usage', 1), change('price', 1))).toBe(
    'S$0.02 more. You used more and tariffs rose (S$0.02 more).',
  );
  expect(textOf(1, change('days', 1))).toContain('for more days (S$0.01 more)');
  expect(textOf(2, change('days', 1), change('usage', 1))).toContain('you used more a day (S$0.01 more)');
});
