/** Bank notices, each stored once and unchanged. */
import type { AccountNo } from '@portal/domain/account-number';
import { type Cents, cents } from '@portal/domain/money';
import type { ParkedReason } from '@portal/domain/settlement.rules';
import { dateAt } from '../../clock.ts';
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

/** @returns false when the event or the payment was told before */
export async function keepNotice(tx: Tx, notice: NewNotice, receivedAt: number): Promise<boolean> {
  const kept = await tx
    .insertInto('bank_notice')
    .values({
      event_id: notice.eventId,
      transaction_id: notice.transaction,
      reference: notice.reference,
      amount_cents: notice.amount,
      currency: notice.currency,
      paid_at: dateAt(notice.paidAt),
      received_at: dateAt(receivedAt),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return kept !== undefined;
}

interface NoticeRow {
  readonly event_id: string;
  readonly transaction_id: string;
  readonly reference: string;
  readonly amount_cents: number;
  readonly currency: string;
  readonly paid_at: Date;
  readonly outcome: Notice['outcome'];
}

const columns = [
  'event_id',
  'transaction_id',
  'reference',
  'amount_cents',
  'currency',
  'paid_at',
  'outcome',
] as const;

const noticeOf = (row: NoticeRow): Notice => ({
  eventId: row.event_id,
  transaction: row.transaction_id,
  reference: row.reference,
  amount: cents(row.amount_cents),
  currency: row.currency,
  paidAt: row.paid_at.getTime(),
  outcome: row.outcome,
});

/** Those that have the event's id or the payment's number: one, or two that contradict each other. */
export async function noticesLike(db: Db, { eventId, transaction }: NewNotice): Promise<Notice[]> {
  const rows = await db
    .selectFrom('bank_notice')
    .select(columns)
    .where(({ eb, or }) => or([eb('event_id', '=', eventId), eb('transaction_id', '=', transaction)]))
    .execute();
  return rows.map(noticeOf);
}

export async function noticeOfEvent(db: Db, eventId: string): Promise<Notice | null> {
  const row = await db
    .selectFrom('bank_notice')
    .select(columns)
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  return row ? noticeOf(row) : null;
}

/** Held until the transaction ends, so that one worker settles it. */
export async function lockedNotice(tx: Tx, eventId: string): Promise<Notice | null> {
  const row = await tx
    .selectFrom('bank_notice')
    .select(columns)
    .where('event_id', '=', eventId)
    .forUpdate()
    .executeTakeFirst();
  return row ? noticeOf(row) : null;
}

export interface Found {
  readonly orderId: string | null;
  readonly accountId: number | null;
}

export async function settleNotice(
  tx: Tx,
  eventId: string,
  { orderId, accountId, reason }: Found & { readonly reason: ParkedReason | null },
  at: number,
): Promise<void> {
  await tx
    .updateTable('bank_notice')
    .set({
      outcome: reason === null ? 'posted' : 'parked',
      reason,
      settled_at: dateAt(at),
      order_id: orderId,
      account_id: accountId,
    })
    .where('event_id', '=', eventId)
    .execute();
}

export interface NamedAccount {
  readonly accountId: number;
  readonly account: AccountNo;
}

/** The account of these digits, if there is one, with its number as it is written. */
export async function accountOfDigits(db: Db, digits: string): Promise<NamedAccount | null> {
  const row = await db
    .selectFrom('account_number')
    .innerJoin('account', 'account.account_id', 'account_number.account_id')
    .select(['account.account_id', 'account.account_no'])
    .where('digits', '=', digits)
    .executeTakeFirst();
  return row ? { accountId: row.account_id, account: row.account_no as AccountNo } : null;
}

/** Posted payments whose reference names this account and ends like this, oldest first. */
export async function postedNotices(
  db: Db,
  { accountId, referenceEnd }: { readonly accountId: number; readonly referenceEnd: string },
): Promise<Pick<Notice, 'transaction' | 'paidAt'>[]> {
  const rows = await db
    .selectFrom('bank_notice')
    .select(['transaction_id', 'paid_at'])
    .where('account_id', '=', accountId)
    .where('outcome', '=', 'posted')
    .where('reference', 'like', `%${referenceEnd}`)
    .orderBy('settled_at')
    .execute();
  return rows.map((row) => ({ transaction: row.transaction_id, paidAt: row.paid_at.getTime() }));
}
