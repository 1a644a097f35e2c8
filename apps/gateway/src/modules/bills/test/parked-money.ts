/** Money that the bank told of and that waits for staff, put where it waits. */
import type { Db } from '../../../db/database.ts';

export interface SuspensePaymentInput {
  readonly amount: number;
  /** Amounts requested by an order, by account. */
  readonly requestedParts?: readonly (readonly [accountNo: string, amount: number])[];
  readonly orderId?: string;
  /** Without an order: the account that the reference names. */
  readonly names?: string;
  readonly isDecided?: boolean;
}

const at = new Date('2026-11-20T04:00:00Z');

export async function idOfAccount(db: Db, accountNo: string): Promise<number> {
  const { accountId } = await db
    .selectFrom('account')
    .select('accountId')
    .where('accountNo', '=', accountNo)
    .executeTakeFirstOrThrow();
  return accountId;
}

let events = 0;

export async function park(
  db: Db,
  { amount, requestedParts = [], orderId, names, isDecided = false }: SuspensePaymentInput,
) {
  const parts = await Promise.all(
    requestedParts.map(async ([accountNo, of]) => ({
      accountId: await idOfAccount(db, accountNo),
      amount: of,
    })),
  );
  if (orderId !== undefined) {
    await db
      .insertInto('paymentOrder')
      .values({
        customerId: 1,
        orderId,
        reference: orderId,
        amountCents: parts.reduce((sum, part) => sum + part.amount, 0),
        payload: '',
        issuedAt: at,
        expiresAt: at,
      })
      .execute();
    await db
      .insertInto('paymentOrderPart')
      .values(
        parts.map((part) => ({
          customerId: 1,
          orderId,
          accountId: part.accountId,
          amountCents: part.amount,
        })),
      )
      .execute();
  }
  const [first, ...others] = parts;
  const named = names === undefined ? null : await idOfAccount(db, names);
  events += 1;
  await db
    .insertInto('bankNotice')
    .values({
      eventId: `EV-${events}`,
      transactionId: `TX-${events}`,
      reference: orderId ?? `NOTHING${events}`,
      amountCents: amount,
      currency: 'SGD',
      paidAt: at,
      receivedAt: at,
      outcome: isDecided ? 'returned' : 'parked',
      reason: 'unknown',
      settledAt: at,
      ...(isDecided ? { decidedAt: at } : {}),
      orderId: orderId ?? null,
      accountId: first && others.length === 0 ? first.accountId : named,
    })
    .execute();
}
