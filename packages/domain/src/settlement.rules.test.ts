import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AccountNo, canonicalAccountNo } from './account-number.ts';
import { cents } from './money.ts';
import {
  type BankNotice,
  decideSettlement,
  orderStatus,
  type PaynowOrder,
  type Settlement,
} from './settlement.rules.ts';

const at = (time: string): number => Date.parse(`${time}+08:00`);
const account = (spelling: string): AccountNo => {
  const number = canonicalAccountNo(spelling);
  if (number === null) throw new Error(`no account number: ${spelling}`);
  return number;
};
const parts = [{ account: account('8934521670'), amount: cents(12_845) }];
const order: PaynowOrder = {
  parts,
  issuedAt: at('2026-11-20T09:00:00'),
  expiredAt: at('2026-11-20T23:59:59'),
  closedAt: null,
  paidBy: null,
};
const right: BankNotice = {
  transaction: 'FAST-1',
  amount: cents(12_845),
  currency: 'SGD',
  paidAt: at('2026-11-20T15:42:07'),
};
const closed = { ...order, closedAt: at('2026-11-20T15:00:00') };
const parked = (reason: string) => ({ kind: 'parked', reason });

describe('money for a code that Mei Lin has paid', () => {
  it('is posted when reference and amount are right and it came in time', () => {
    expect(decideSettlement(right, order)).toEqual({ kind: 'posted', parts });
  });

  it('goes to each account of the order by its part', () => {
    const several = [...parts, { account: account('8934520026'), amount: cents(6_105) }];
    expect(decideSettlement({ ...right, amount: cents(18_950) }, { ...order, parts: several })).toEqual({
      kind: 'posted',
      parts: several,
    });
  });

  it('is posted when the notice comes a day later, as the time of payment counts', () => {
    expect(decideSettlement({ ...right, paidAt: at('2026-11-20T23:59:59.900') }, order).kind).toBe('posted');
  });

  it('is posted when she paid before she requested a newer code', () => {
    expect(decideSettlement({ ...right, paidAt: at('2026-11-20T14:59:59.999') }, closed).kind).toBe('posted');
  });

  it('is posted when the clock of the bank is some minutes behind ours', () => {
    expect(decideSettlement({ ...right, paidAt: at('2026-11-20T08:55:00') }, order).kind).toBe('posted');
    expect(decideSettlement({ ...right, paidAt: at('2026-11-20T08:54:59.999') }, order)).toEqual(
      parked('early'),
    );
  });

  it.each([
    ['a cent too little', { amount: cents(12_844) }, order, 'short'],
    ['a cent too much', { amount: cents(12_846) }, order, 'over'],
    ['dated long before the code was made', { paidAt: at('2021-03-01T09:00:00') }, order, 'early'],
    ['paid after 11:59 PM', { paidAt: at('2026-11-21T00:00:00') }, order, 'late'],
    ['paid with a code that was replaced', {}, closed, 'closed'],
    ['paid in another currency', { currency: 'MYR' }, order, 'currency'],
    ['paid a second time', { transaction: 'FAST-2' }, { ...order, paidBy: 'FAST-1' }, 'doubled'],
    ['for no order that we know', {}, null, 'unknown'],
  ])('is kept for staff when it is %s', (_, change, found, reason) => {
    expect(decideSettlement({ ...right, ...change }, found)).toEqual(parked(reason));
  });

  it('is one payment, however often the bank sends the notice', () => {
    expect(decideSettlement(right, { ...order, paidBy: right.transaction })).toEqual(
      decideSettlement(right, order),
    );
  });
});

describe('the state of an order', () => {
  const now = at('2026-11-20T15:43:00');
  it.each([
    ['waits', order, false, now, 'PENDING'],
    ['is paid', { ...order, paidBy: 'FAST-1' }, false, now, 'SUCCESS'],
    [
      'is paid, though a second payment waits for staff',
      { ...order, paidBy: 'FAST-1' },
      true,
      now,
      'SUCCESS',
    ],
    ['was posted by staff as it came', { ...closed, postedAs: 'PN-2611-204818' }, false, now, 'SUCCESS'],
    ['has money that is being checked', order, true, now, 'CHECKING'],
    ['has ended, and its money is being checked', closed, true, now, 'CHECKING'],
    ['was replaced', closed, false, now, 'EXPIRED'],
    ['has ended', order, false, at('2026-11-21T00:00:00'), 'EXPIRED'],
  ])('is that of an order that %s', (_, input, hasParked, when, status) => {
    expect(orderStatus(input, hasParked, when)).toBe(status);
  });
});

/** Books as the gateway keeps them: a transaction is judged when it is first heard of, and written once. */
function settleAll(notices: readonly BankNotice[], start: PaynowOrder): Map<string, Settlement> {
  const books = new Map<string, Settlement>();
  let current = start;
  for (const notice of notices) {
    const settlement = decideSettlement(notice, current);
    if (!books.has(notice.transaction)) books.set(notice.transaction, settlement);
    expect(settlement).toEqual(books.get(notice.transaction));
    if (settlement.kind === 'posted') current = { ...current, paidBy: notice.transaction };
  }
  return books;
}

const outcome = (settlement: Settlement): string =>
  settlement.kind === 'posted' ? 'posted' : settlement.reason;
const outcomes = (books: Map<string, Settlement>): string[] => [...books.values()].map(outcome).sort();

describe('any payments for one code, repeated and in any order', () => {
  const notices = fc
    .array(
      fc.record({
        amount: fc.constantFrom(12_844, 12_845, 12_845, 12_845, 12_846).map(cents),
        currency: fc.constantFrom('SGD', 'SGD', 'SGD', 'USD'),
        paidAt: fc
          .constantFrom(-90_000_000, -50_000_000, -1_000, 0, 999, 1_000, 60_000)
          .map((off) => order.expiredAt + off),
      }),
      { maxLength: 6 },
    )
    .map((given): BankNotice[] => given.map((each, index) => ({ transaction: `FAST-${index}`, ...each })));
  const orders = fc.constantFrom(order, { ...order, closedAt: order.expiredAt - 1_000 });
  const deliveries = notices.chain((input) =>
    fc.tuple(
      fc.constant(input),
      fc.shuffledSubarray([...input, ...input, ...input], { minLength: 3 * input.length }),
    ),
  );

  it('post exactly one of those that were right, and park each of the others', () => {
    fc.assert(
      fc.property(deliveries, orders, ([input, delivered], start) => {
        const books = settleAll(delivered, start);
        const inTime = (paidAt: number): boolean =>
          paidAt >= start.issuedAt - 300_000 &&
          (start.closedAt === null ? paidAt <= start.expiredAt + 999 : paidAt < start.closedAt);
        const good = input.filter(
          (each) => each.amount === 12_845 && each.currency === 'SGD' && inTime(each.paidAt),
        );
        const posted = [...books].filter(([, settlement]) => settlement.kind === 'posted');
        expect(posted.length).toBe(Math.min(1, good.length));
        for (const [transaction] of posted)
          expect(good.map((each) => each.transaction)).toContain(transaction);
        expect(books.size).toBe(input.length);
      }),
    );
  });

  it('lead to the same ledger in any order of arrival', () => {
    fc.assert(
      fc.property(deliveries, orders, ([input, delivered], start) => {
        expect(outcomes(settleAll(delivered, start))).toEqual(outcomes(settleAll(input, start)));
      }),
    );
  });
});
