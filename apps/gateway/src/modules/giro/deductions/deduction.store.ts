/** Deductions: those that are due, those on their way to the bank, and what became of each. */
import type { AccountNo } from '@portal/domain/account-number';
import {
  type Attempt,
  type DeductionStatus,
  findFirstDueDay,
  type ReturnReason,
  toldDeductionStatuses,
} from '@portal/domain/giro/giro-deduction';
import type { Cents } from '@portal/domain/money';
import type { SgDay } from '@portal/domain/sg-time';
import { sql } from 'kysely';
import { dateAt } from '../../../clock.ts';
import type { Db, Tx } from '../../../db/database.ts';

export interface StoredDeduction {
  readonly accountId: number;
  readonly accountNo: AccountNo;
  readonly reference: string;
  readonly debitId: number;
  readonly ddaRefNo: string;
  readonly type: 'EGIRO' | 'PAPER_GIRO';
  readonly billId: string;
  readonly attempt: Attempt;
  readonly amount: Cents;
  readonly dueOn: SgDay;
  readonly orderedOn: SgDay;
  readonly status: DeductionStatus;
  readonly reason: ReturnReason | null;
  readonly bankCode: string | null;
  readonly bankName: string;
  readonly lastFour: string | null;
  readonly orderedAt: number;
  /** When the bank decided it, by its own clock. */
  readonly toldAt: number | null;
  /** When money that had come was taken back. */
  readonly takenBackAt: number | null;
  /** When the bank was last told or asked about it; null: not yet. */
  readonly triedAt: number | null;
}

const deductions = sql`
  select d.account_id, account.account_no, d.reference, d.debit_id, debit.reference as dda_ref_no, debit.kind as type, d.bill_id, d.attempt,
    d.amount_cents as amount, d.due_on, d.ordered_on, d.status, d.reason, debit.bank_code, debit.bank_name,
    debit.last_four, d.ordered_at, d.tried_at, d.told_at, d.taken_back_at
  from giro_deduction d join direct_debit debit using (account_id, debit_id) join account using (account_id)`;

/** Of whichever account. */
export async function findDeduction(db: Db, reference: string): Promise<StoredDeduction | null> {
  const { rows } = await sql<StoredDeduction>`${deductions} where d.reference = ${reference}`.execute(db);
  return rows[0] ?? null;
}

/** Those that customers are told of, newest first. */
export async function listDeductions(
  db: Db,
  accountIds: readonly number[],
  limit: number,
): Promise<StoredDeduction[]> {
  const { rows } = await sql<StoredDeduction>`${deductions}
    where d.account_id = any(${accountIds}::bigint[]) and d.status = any(${toldDeductionStatuses})
    order by d.ordered_at desc, d.reference desc limit ${limit}`.execute(db);
  return rows;
}

/** Accounts with an active GIRO, something owed and a bill that may be deducted today, in pages. */
export async function listAccountsToDeduct(
  db: Db,
  { today, after, limit }: { readonly today: SgDay; readonly after: number; readonly limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ accountId: number }>`
    select debit.account_id from direct_debit debit
    where debit.kind <> 'RECURRING_CARD' and debit.status = 'ACTIVE' and debit.account_id > ${after}
      and exists (select from bill
        left join giro_deduction d on d.account_id = bill.account_id and d.bill_id = bill.bill_id
        where bill.account_id = debit.account_id and bill.due_on between ${findFirstDueDay(today)} and ${today}
        group by bill.bill_id, bill.due_on
        having count(d.reference) filter (where d.attempt = 2 or d.status not in ('RETURNED', 'WITHDRAWN')) = 0
          and (bill.due_on >= debit.since or count(d.reference) > 0))
      and (select sum(e.amount_cents) from ledger_entry e where e.account_id = debit.account_id) > 0
    order by debit.account_id limit ${limit}`.execute(db);
  return rows.map(({ accountId }) => accountId);
}

export interface NewDeduction {
  readonly accountId: number;
  readonly reference: string;
  readonly debitId: number;
  readonly billId: string;
  readonly attempt: Attempt;
  readonly amountCents: Cents;
  readonly dueOn: SgDay;
  readonly orderedOn: SgDay;
  readonly orderedAt: number;
}

/** @returns false when one of the account is running, or this attempt was made before */
export async function addDeduction(tx: Tx, deduction: NewDeduction): Promise<boolean> {
  const added = await tx
    .insertInto('giroDeduction')
    .values({ ...deduction, status: 'IN_PROGRESS', reason: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('reference')
    .executeTakeFirst();
  return added !== undefined;
}

/**
 * Undecided ones: those that no bank has confirmed and that were not tried since an instant, and those of which the bank has
 * said nothing since another. Those tried longest ago first, so that none keeps others from their turn.
 */
export async function listDeductionsToAttend(
  db: Db,
  {
    triedBefore,
    askedBefore,
    limit,
  }: { readonly triedBefore: number; readonly askedBefore: number; readonly limit: number },
): Promise<StoredDeduction[]> {
  const { rows } = await sql<StoredDeduction>`${deductions}
    where d.status = 'IN_PROGRESS' and (d.tried_at is null
      or d.tried_at < case when d.sent_at is null then ${dateAt(triedBefore)}::timestamptz
        else ${dateAt(askedBefore)}::timestamptz end)
    order by d.tried_at nulls first, d.ordered_at, d.reference limit ${limit}`.execute(db);
  return rows;
}

type DeductionKey = Pick<StoredDeduction, 'accountId' | 'reference'>;

/**
 * Takes an undecided one for a try. @param amount that is ordered, where no bank has the order yet
 * @returns false when another gateway has taken it, or it was decided
 */
export async function claimDeduction(
  db: Db,
  { accountId, reference, triedAt }: DeductionKey & Pick<StoredDeduction, 'triedAt'>,
  { at, amount }: { readonly at: number; readonly amount?: Cents },
): Promise<boolean> {
  const claimed = await db
    .updateTable('giroDeduction')
    .set({ triedAt: at, ...(amount !== undefined && { amountCents: amount }) })
    .where('accountId', '=', accountId)
    .where('reference', '=', reference)
    .where('status', '=', 'IN_PROGRESS')
    .where(
      sql<boolean>`tried_at is not distinct from ${triedAt === null ? null : dateAt(triedAt)}::timestamptz`,
    )
    .returning('reference')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** The bank has it. */
export async function markDeductionSent(
  db: Db,
  { accountId, reference }: DeductionKey,
  at: number,
): Promise<void> {
  await db
    .updateTable('giroDeduction')
    .set({ sentAt: at })
    .where('accountId', '=', accountId)
    .where('reference', '=', reference)
    .where('status', '=', 'IN_PROGRESS')
    .execute();
}

/** @returns false when it was decided before, or its money, which is taken back, had not come */
export async function decideDeduction(
  tx: Tx,
  { accountId, reference }: DeductionKey,
  outcome:
    | { readonly status: 'PARKED' | 'WITHDRAWN' }
    | { readonly status: 'PAID'; readonly toldAt: number }
    | {
        readonly status: 'RETURNED';
        readonly reason: ReturnReason;
        readonly toldAt: number;
        readonly takenBackAt: number | null;
      },
  at: number,
): Promise<boolean> {
  const isTakenBack = outcome.status === 'RETURNED' && outcome.takenBackAt !== null;
  const decided = await tx
    .updateTable('giroDeduction')
    .set({ ...outcome, decidedAt: at })
    .where('accountId', '=', accountId)
    .where('reference', '=', reference)
    .where('status', '=', isTakenBack ? 'PAID' : 'IN_PROGRESS')
    .returning('reference')
    .executeTakeFirst();
  return decided !== undefined;
}

/** Accounts whose GIRO the portal has suspended, and not the bank, in pages. */
export async function listSuspendedAccounts(
  db: Db,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ accountId: number }>`
    select account_id from direct_debit
    where kind <> 'RECURRING_CARD' and status = 'SUSPENDED' and suspended_for is not null
      and bank_word is distinct from 'suspended' and account_id > ${after}
    order by account_id limit ${limit}`.execute(db);
  return rows.map(({ accountId }) => accountId);
}

/** Undecided ones by how long that has been so. */
export async function countUndecided(
  db: Db,
  { unsentBefore, orderedBefore }: { readonly unsentBefore: number; readonly orderedBefore: number },
): Promise<{ readonly unsent: number; readonly unanswered: number }> {
  const { rows } = await sql<{ unsent: number; unanswered: number }>`
    select count(*) filter (where sent_at is null and ordered_at < ${dateAt(unsentBefore)}) as unsent,
      count(*) filter (where ordered_at < ${dateAt(orderedBefore)}) as unanswered
    from giro_deduction where status = 'IN_PROGRESS'`.execute(db);
  const [{ unsent, unanswered } = { unsent: 0, unanswered: 0 }] = rows;
  return { unsent: Number(unsent), unanswered: Number(unanswered) };
}
