/** Slips of bills as they are paid at a bank. For operation tests. */
import { expect } from 'vitest';
import type { BankNoticeBody, PaymentWorld } from './payment-world.ts';

export function slipsOf(world: () => PaymentWorld) {
  return {
    /** The newest bill of a customer who owes it. */
    async readSlip(email: string) {
      const { db, clock, firstDue } = world();
      const { accountId, named } = await firstDue(email);
      const bill = await db
        .selectFrom('bill')
        .selectAll()
        .where('accountId', '=', accountId)
        .orderBy('issuedOn', 'desc')
        .executeTakeFirstOrThrow();
      const payable = bill.totalCents + bill.earlierCents;
      const buildNotice = (event: string, other: Partial<BankNoticeBody> = {}): BankNoticeBody => ({
        event_id: event,
        transaction_id: `TX-${event}`,
        reference: `00${named.account_number}B${bill.issuedOn.slice(2, 7).replace('-', '')}`,
        amount: payable,
        currency: 'SGD',
        paid_at: new Date(clock.now()).toISOString(),
        ...other,
      });
      return { accountId, payable, dueOn: bill.dueOn, buildNotice };
    },

    /** Tells it, and waits for what becomes of it. */
    async readOutcome(notice: BankNoticeBody) {
      const { tell, settled, notices } = world();
      expect((await tell(notice)).status).toBe(200);
      await settled();
      return (await notices()).find(({ eventId }) => eventId === notice.event_id);
    },
  };
}
