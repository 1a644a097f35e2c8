/** Officers' decisions on incoming payments, with the reason. Never deleted. */
import { dateAt } from '../../clock.ts';
import type { Db, Tx } from '../../db/database.ts';

export type PaymentDecision = 'post' | 'return';

export interface KeptDecision {
  readonly staffId: number;
  /** The provider's name for the officer. */
  readonly subject: string;
  readonly decision: PaymentDecision;
  readonly note: string;
  readonly decidedAt: Date;
}

export async function addPaymentDecision(
  tx: Tx,
  eventId: string,
  said: { readonly staffId: number; readonly decision: PaymentDecision; readonly note: string },
  now: number,
): Promise<void> {
  await tx
    .insertInto('parked_payment_decision')
    .values({
      event_id: eventId,
      staff_id: said.staffId,
      decision: said.decision,
      note: said.note,
      decided_at: dateAt(now),
    })
    .execute();
}

export async function paymentDecision(db: Db, eventId: string): Promise<KeptDecision | null> {
  const row = await db
    .selectFrom('parked_payment_decision as decided')
    .innerJoin('customer as officer', 'officer.customer_id', 'decided.staff_id')
    .select([
      'decided.staff_id as staffId',
      'officer.subject',
      'decided.decision',
      'decided.note',
      'decided.decided_at as decidedAt',
    ])
    .where('decided.event_id', '=', eventId)
    .executeTakeFirst();
  return row ?? null;
}
