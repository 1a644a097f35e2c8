/** Bank notices, each stored once and unchanged. */
import type { AccountNo } from '@portal/domain/account-number';
import type { Cents } from '@portal/domain/money';
import type { ParkedReason } from '@portal/domain/settlement.rules';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';

export interface Notice {
  readonly eventId: string;
  readonly transaction: string;
  /** In capitals without blanks. */
  readonly reference: string;
  readonly amount: Cents;
  readonly currency: string;
  readonly paidAt: number;
  readonly outcome: 'posted' | 'parked' | 'returned' | null;
}

export type NewNotice = Omit<Notice, 'outcome'>;

/** The event of the ledger that a payment of the bank is: it enters once, whoever posts it. */
export const toSourceRef = (transaction: string): string => `paynow:${transaction}`;

/** @returns false when the event or the payment was told before */
export async function keepNotice(tx: Tx, notice: NewNotice, receivedAt: number): Promise<boolean> {
  const stored = await tx
    .insertInto('bankNotice')
    .values({
      eventId: notice.eventId,
      transactionId: notice.transaction,
      reference: notice.reference,
      amountCents: notice.amount,
      currency: notice.currency,
      paidAt: notice.paidAt,
      receivedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('eventId')
    .executeTakeFirst();
  return stored !== undefined;
}

const columns = [
  'eventId',
  'transactionId as transaction',
  'reference',
  'amountCents as amount',
  'currency',
  'paidAt',
  'outcome',
] as const;

/** Those that have the event's id or the payment's number: one, or two that contradict each other. */
export async function noticesLike(db: Db, { eventId, transaction }: NewNotice): Promise<Notice[]> {
  const rows = await db
    .selectFrom('bankNotice')
    .select(columns)
    .where(({ eb, or }) => or([eb('eventId', '=', eventId), eb('transactionId', '=', transaction)]))
    .execute();
  return rows;
}

export async function noticeOfEvent(db: Db, eventId: string): Promise<Notice | null> {
  const row = await db
    .selectFrom('bankNotice')
    .select(columns)
    .where('eventId', '=', eventId)
    .executeTakeFirst();
  return row ?? null;
}

/** Held until the transaction ends, so that one worker settles it. */
export async function lockedNotice(tx: Tx, eventId: string): Promise<Notice | null> {
  const row = await tx
    .selectFrom('bankNotice')
    .select(columns)
    .where('eventId', '=', eventId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export interface NoticeTarget {
  readonly orderId: string | null;
  readonly accountId: number | null;
}

export async function settleNotice(
  tx: Tx,
  eventId: string,
  { orderId, accountId, reason }: NoticeTarget & { readonly reason: ParkedReason | null },
  at: number,
): Promise<void> {
  await tx
    .updateTable('bankNotice')
    .set({
      outcome: reason === null ? 'posted' : 'parked',
      reason,
      settledAt: at,
      orderId,
      accountId,
    })
    .where('eventId', '=', eventId)
    .execute();
}

export interface NamedAccount {
  readonly accountId: number;
  readonly account: AccountNo;
}

/** The account of these digits, if there is one, with its number as it is written. */
export async function accountOfDigits(db: Db, digits: string): Promise<NamedAccount | null> {
  const row = await db
    .selectFrom('accountNumber')
    .innerJoin('account', 'account.accountId', 'accountNumber.accountId')
    .select(['account.accountId', 'account.accountNo'])
    .where('digits', '=', digits)
    .executeTakeFirst();
  return row ? { accountId: row.accountId, account: row.accountNo as AccountNo } : null;
}

/**
 * Payments whose reference ends like this, oldest first, as far as they are on the account: staff may have posted one to
 * another than its reference names.
 */
export async function postedNotices(
  db: Db,
  { accountId, referenceEnd }: { readonly accountId: number; readonly referenceEnd: string },
): Promise<Pick<Notice, 'transaction' | 'paidAt'>[]> {
  const rows = await db
    .selectFrom('bankNotice as notice')
    .select(['notice.transactionId', 'notice.paidAt'])
    .where('notice.accountId', '=', accountId)
    .where('notice.outcome', '=', 'posted')
    .where('notice.reference', 'like', `%${referenceEnd}`)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('ledgerEntry as entry')
          .select('entry.accountId')
          .where('entry.accountId', '=', accountId)
          .where('entry.kind', '=', 'payment')
          .where('entry.sourceRef', '=', sql<string>`${toSourceRef('')} || notice.transaction_id`),
      ),
    )
    .orderBy('notice.settledAt')
    .execute();
  return rows.map((row) => ({ transaction: row.transactionId, paidAt: row.paidAt }));
}
