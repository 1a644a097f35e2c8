import { expect, it } from 'vitest';
import { refetchesForNews } from './outstanding.query.ts';

it('an open page asks what is owed each minute, and sooner while a payment is being checked', () => {
  const every = (amount: number) =>
    refetchesForNews.refetchInterval({
      state: { data: { asOf: 0, outstanding: { checking: { amount, undivided: [] } } as never } },
    });
  expect([every(0), every(6_005)]).toEqual([60_000, 10_000]);
});
