import { expect, test } from 'vitest';
import { createShares } from './shares.ts';

test('a holder who has enough leaves the rest to the others, and together they have no more than there is', () => {
  const { take } = createShares();
  const bounds = (name: string) =>
    [
      ['all', 5],
      [name, 2],
    ] as const;
  const mine = [take(bounds('a')), take(bounds('a'))];
  expect(take(bounds('a'))).toBeNull();
  expect(take(bounds('b'), 3)).toBeNull();
  expect(take(bounds('b'), 2)).not.toBeNull();
  expect(take(bounds('c'))).not.toBeNull();
  expect(take(bounds('d'))).toBeNull();
  // Nothing was taken under any name by what was refused.
  mine[0]?.();
  expect(take(bounds('d'))).not.toBeNull();
});

test('a share that is given back twice is free once', () => {
  const { take } = createShares();
  const bounds = [['all', 2]] as const;
  const first = take(bounds);
  take(bounds);
  first?.();
  first?.();
  expect(take(bounds)).not.toBeNull();
  expect(take(bounds)).toBeNull();
});
