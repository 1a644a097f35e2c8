import { expect, it } from 'vitest';
import { novemberBill } from '../test/mei-lin-bills.ts';
import { computeUse } from './billed-use.ts';

it('the use of a utility is estimated when one of its lines is', () => {
  const estimated = (at: number) => ({
    ...novemberBill,
    lines: novemberBill.lines.map((line, index) => ({ ...line, isEstimated: index === at })),
  });
  const water = novemberBill.lines.findIndex(({ utility }) => utility === 'water');
  expect([water, water + 1].map((at) => computeUse('water', estimated(at)).isEstimated)).toEqual([
    true,
    true,
  ]);
  expect(computeUse('electricity', estimated(water)).isEstimated).toBe(false);
});
