/** Money that is made to wait, and what staff make of it. For operation tests. */
import { cents } from '@portal/domain/money';
import { expect } from 'vitest';
import { withTransaction } from '../../../db/transaction.ts';
import { Refusal } from '../../../wire/calls/refusal.ts';
import { decideParked, type ParkedDecision, parkedPayment, paymentsUnderReview } from '../public.ts';
import type { BankNoticeBody, PaymentWorld } from './payment-world.ts';

export const back: ParkedDecision = { kind: 'return' };

export const to = (...parts: readonly (readonly [accountId: number, amount: number])[]): ParkedDecision => ({
  kind: 'post',
  parts: parts.map(([accountId, amount]) => ({ accountId, amount: cents(amount) })),
});

export function deciding(world: () => PaymentWorld) {
  const decide = (eventId: string, decision: ParkedDecision) =>
    withTransaction(world().db, (tx) => decideParked(tx, { eventId, decision, clock: world().clock }));
  return {
    decide,

    /** The code with which it was refused. */
    refusal: (eventId: string, decision: ParkedDecision) =>
      decide(eventId, decision).then(
        () => null,
        (error: unknown) => (error instanceof Refusal ? error.code : error),
      ),

    /** Tells it, and sees that it waits. */
    async park(notice: BankNoticeBody): Promise<BankNoticeBody> {
      expect((await world().tell(notice)).status).toBe(200);
      await world().settled();
      expect(await parkedPayment(world().db, notice.event_id)).toMatchObject({ state: 'waiting' });
      return notice;
    },

    /** How much of an account is being checked. */
    checked: async (accountId: number) => (await paymentsUnderReview(world().db, [accountId])).length,
  };
}
