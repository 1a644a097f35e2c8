/** Deductions: those that are due, those on their way to the bank, and what became of each. */
import type { Attempt, DeductionStatus, ReturnReason } from '@portal/domain/giro/giro-deduction';
import type { Cents } from '@portal/domain/money';
import type { SgDay } from '@portal/domain/sg-time';
import { sql } from 'kysely';
import { dateAt } from '../../clock.ts';
import type { Db, Tx } from '../../db/database.ts';

export interface StoredDeduction {
  readonly accountId: number;
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
}

const deductions = sql`
  select d.account_id, d.reference, d.debit_id, debit.reference as dda_ref_no, debit.kind as type, d.bill_id, d.attempt,
    d.amount_cents as amount, d.due_on, d.ordered_on, d.status, d.reason, debit.bank_code, debit.bank_name,
    debit.last_four
  from giro_deduction d join direct_debit debit using (account_id, debit_id)`;

/** Of whichever account. */
export async function findDeduction(db: Db, reference: string): Promise<StoredDeduction | null> {
  const { rows } = await sql<StoredDeduction>`${deductions} where d.reference = ${reference}`.execute(db);
  return rows[0] ?? null;
}

/** Newest first. */
export async function listDeductions(
  db: Db,
  accountIds: readonly number[],
  limit: number,
): Promise<StoredDeduction[]> {
  const { rows } = await sql<StoredDeduction>`${deductions}
    where d.account_id = any(${accountIds}::bigint[])
    order by d.ordered_at desc, d.reference desc limit ${limit}`.execute(db);
  return rows;
}

/** Attempts of bills that are due on a day from `since`: what the next ones depend on. */
export async function listAttempts(
  db: Db,
  accountIds: readonly number[],
  since: SgDay,
): Promise<StoredDeduction[]> {
  const { rows } = await sql<StoredDeduction>`${deductions}
    where d.account_id = any(${accountIds}::bigint[]) and d.due_on >= ${since}`.execute(db);
  return rows;
}

/** Accounts with an active GIRO, something owed and a bill due in these days, in pages. */
export async function listAccountsToDeduct(
  db: Db,
  {
    from,
    to,
    after,
    limit,
  }: { readonly from: SgDay; readonly to: SgDay; readonly after: number; readonly limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ accountId: number }>`
    select debit.account_id from direct_debit debit
    where debit.kind <> 'RECURRING_CARD' and debit.status = 'ACTIVE' and debit.account_id > ${after}
      and exists (select from bill where bill.account_id = debit.account_id and bill.due_on >= ${from}
        and bill.due_on <= ${to} and bill.due_on >= debit.since
        and not exists (select from giro_deduction d where d.account_id = bill.account_id and d.bill_id = bill.bill_id
          and (d.status <> 'RETURNED' or d.attempt = 2)))
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

/** Undecided ones that were not sent since an instant: those never sent first, then the longest ago. */
export async function listDeductionsToSend(
  db: Db,
  { sentBefore, limit }: { readonly sentBefore: number; readonly limit: number },
): Promise<StoredDeduction[]> {
  const { rows } = await sql<StoredDeduction>`${deductions}
    where d.status = 'IN_PROGRESS' and (d.sent_at is null or d.sent_at < ${dateAt(sentBefore)})
    order by d.sent_at nulls first, d.ordered_at, d.reference limit ${limit}`.execute(db);
  return rows;
}

type DeductionKey = Pick<StoredDeduction, 'accountId' | 'reference'>;

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

/** @returns false when it was decided before */
export async function decideDeduction(
  tx: Tx,
  { accountId, reference }: DeductionKey,
  outcome: { readonly status: 'PAID' } | { readonly status: 'RETURNED'; readonly reason: ReturnReason },
  at: number,
): Promise<boolean> {
  const decided = await tx
    .updateTable('giroDeduction')
    .set({ ...outcome, decidedAt: at })
    .where('accountId', '=', accountId)
    .where('reference', '=', reference)
    .where('status', '=', 'IN_PROGRESS')
    .returning('reference')
    .executeTakeFirst();
  return decided !== undefined;
}

/** Accounts whose GIRO the portal has suspended, and not the bank. */
export async function listSuspendedAccounts(
  db: Db,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ accountId: number }>`
    select account_id from direct_debit debit
    where kind <> 'RECURRING_CARD' and status = 'SUSPENDED' and account_id > ${after}
      and held_since is not null and bank_word is distinct from 'suspended'
    order by account_id limit ${limit}`.execute(db);
  return rows.map(({ accountId }) => accountId);
}

export async function countUnsentDeductions(db: Db, orderedBefore: number): Promise<number> {
  const { count } = await db
    .selectFrom('giroDeduction')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', 'IN_PROGRESS')
    .where('sentAt', 'is', null)
    .where('orderedAt', '<', sql<number>`${dateAt(orderedBefore)}`)
    .executeTakeFirstOrThrow();
  return count;
}
