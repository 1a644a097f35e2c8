/** Officers' decisions on incoming payments, with the reason. Never deleted. */
import type { Db, Tx } from '../../db/database.ts';

export type PaymentDecision = 'post' | 'return';

export interface StoredDecision {
  readonly staffId: number;
  /** The provider's name for the officer. */
  readonly subject: string;
  readonly decision: PaymentDecision;
  readonly note: string;
  readonly decidedAt: number;
}

export async function addPaymentDecision(
  tx: Tx,
  eventId: string,
  { staffId, decision, note }: Pick<StoredDecision, 'staffId' | 'decision' | 'note'>,
  now: number,
): Promise<void> {
  await tx
    .insertInto('parkedPaymentDecision')
    .values({
      eventId,
      staffId,
      decision,
      note,
      decidedAt: now,
    })
    .execute();
}

export async function paymentDecision(db: Db, eventId: string): Promise<StoredDecision | null> {
  const row = await db
    .selectFrom('parkedPaymentDecision as decided')
    .innerJoin('customer as officer', 'officer.customerId', 'decided.staffId')
    .select(['decided.staffId', 'officer.subject', 'decided.decision', 'decided.note', 'decided.decidedAt'])
    .where('decided.eventId', '=', eventId)
    .executeTakeFirst();
  return row ?? null;
}
