/** Authorisations and the bank's side of requests about them. The machine of direct_debit stands in SQL too. */
import type { AccountNo } from '@portal/domain/account-number';
import type { BankSegment, GiroRequestType } from '@portal/domain/giro/giro-request';
import type { AuthorisationStatus, GiroType } from '@portal/domain/giro/giro-status';
import type { Cents } from '@portal/domain/money';
import type { SgDay } from '@portal/domain/sg-time';
import { sql } from 'kysely';
import { dateAt } from '../../clock.ts';
import type { Db, Tx } from '../../db/database.ts';

export interface Authorisation {
  readonly accountId: number;
  readonly accountNo: AccountNo;
  readonly system: 'EBS' | 'MSSL';
  readonly debitId: number;
  readonly reference: string;
  readonly type: GiroType;
  readonly status: AuthorisationStatus;
  readonly bankCode: string | null;
  readonly bankName: string;
  readonly segment: BankSegment | null;
  readonly lastFour: string | null;
  readonly since: SgDay | null;
  readonly endedOn: SgDay | null;
  readonly limit: Cents | null;
  readonly statusAt: number;
  /** Reference of its running deduction; null: none. */
  readonly paymentOrder: string | null;
}

const authorisations = sql`
  select debit.account_id, account.account_no, account.system, debit.debit_id, debit.reference, debit.kind as type,
    debit.status, debit.bank_code, debit.bank_name, debit.segment, debit.last_four, debit.since, debit.ended_on,
    debit.limit_cents as "limit", debit.status_at,
    (select running.reference from giro_deduction running where running.account_id = debit.account_id
      and running.debit_id = debit.debit_id and running.status = 'IN_PROGRESS') as payment_order
  from direct_debit debit join account using (account_id)`;

/** All that GIRO has of these accounts, the newest first. */
export async function listAuthorisations(db: Db, accountIds: readonly number[]): Promise<Authorisation[]> {
  if (accountIds.length === 0) return [];
  const { rows } = await sql<Authorisation>`${authorisations}
    where debit.account_id = any(${accountIds}::bigint[]) and debit.kind <> 'RECURRING_CARD'
    order by debit.account_id, debit.status_at desc, debit.debit_id desc`.execute(db);
  return rows;
}

/** Of whichever account: the caller checks whose it is. */
export async function findAuthorisation(db: Db, reference: string): Promise<Authorisation | null> {
  const { rows } = await sql<Authorisation>`${authorisations} where debit.reference = ${reference}`.execute(
    db,
  );
  return rows[0] ?? null;
}

export interface CardState {
  readonly accountId: number;
  readonly isActive: boolean;
  readonly isPending: boolean;
}

/** Recurring charges to cards, and applications for one. */
export async function listCards(db: Db, accountIds: readonly number[]): Promise<Map<number, CardState>> {
  const { rows } = await sql<CardState>`
    select account_id, bool_or(status = 'ACTIVE') as is_active, bool_or(status = 'PENDING') as is_pending
    from direct_debit where account_id = any(${accountIds}::bigint[]) and kind = 'RECURRING_CARD'
    group by account_id`.execute(db);
  return new Map(rows.map((row) => [row.accountId, row]));
}

export async function nextGiroNumber(tx: Tx): Promise<number> {
  const { rows } = await sql<{ number: number }>`select nextval('giro_number') as number`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('no number came from the sequence');
  return row.number;
}

export interface NewAuthorisation {
  readonly accountId: number;
  readonly debitId: number;
  readonly reference: string;
  readonly kind: GiroType;
  readonly status: 'PENDING_SETUP' | 'PENDING_SETUP_PGIRO';
  readonly bankCode: string;
  readonly bankName: string;
  readonly segment: BankSegment | null;
  readonly statusAt: number;
}

export async function addAuthorisation(tx: Tx, authorisation: NewAuthorisation): Promise<void> {
  await tx
    .insertInto('directDebit')
    .values({ ...authorisation, lastFour: null, since: null, endedOn: null, limitCents: null })
    .execute();
}

export interface StatusChange {
  readonly to: AuthorisationStatus;
  readonly at: number;
  readonly since?: SgDay;
  readonly lastFour?: string;
  readonly limit?: Cents | null;
  readonly endedOn?: SgDay;
}

/** @returns false when it was no longer in the status that was seen: nothing changes */
export async function changeStatus(
  tx: Tx,
  { accountId, debitId, status }: Pick<Authorisation, 'accountId' | 'debitId' | 'status'>,
  { to, at, since, lastFour, limit, endedOn }: StatusChange,
): Promise<boolean> {
  const changed = await tx
    .updateTable('directDebit')
    .set({
      status: to,
      statusAt: at,
      ...(since !== undefined && { since }),
      ...(lastFour !== undefined && { lastFour }),
      ...(limit !== undefined && { limitCents: limit }),
      ...(endedOn !== undefined && { endedOn }),
    })
    .where('accountId', '=', accountId)
    .where('debitId', '=', debitId)
    .where('status', '=', status)
    .returning('debitId')
    .executeTakeFirst();
  return changed !== undefined;
}

export interface BankRequest {
  readonly accountId: number;
  readonly requestId: string;
  readonly debitId: number;
  /** Of the authorisation. */
  readonly reference: string;
  readonly requestType: GiroRequestType;
  readonly state: string;
  readonly isOpen: boolean;
  readonly createdAt: number;
  readonly statusBefore: 'ACTIVE' | 'SUSPENDED' | null;
  readonly redirectUrl: string | null;
  readonly expiresAt: number | null;
  /** The bank does not have the order to end a paper GIRO yet. */
  readonly isUnsent: boolean;
}

const requests = sql`
  select asked.account_id, asked.request_id, asked.debit_id, debit.reference, asked.request_type, request.state,
    request.is_open, request.created_at, asked.status_before, asked.redirect_url, asked.expires_at,
    asked.request_type = 'CANCELLATION' and debit.kind = 'PAPER_GIRO' and asked.sent_at is null as is_unsent
  from giro_request asked join customer_request request using (account_id, request_id)
  join direct_debit debit using (account_id, debit_id)`;

/** Of whichever account: the caller checks whose it is. */
export async function findBankRequest(db: Db, requestId: string): Promise<BankRequest | null> {
  const { rows } = await sql<BankRequest>`${requests} where asked.request_id = ${requestId}`.execute(db);
  return rows[0] ?? null;
}

export async function listOpenBankRequests(db: Db, accountIds: readonly number[]): Promise<BankRequest[]> {
  const { rows } = await sql<BankRequest>`${requests}
    where asked.account_id = any(${accountIds}::bigint[]) and request.is_open`.execute(db);
  return rows;
}

/** Open ones whose time is over, about which the bank was not asked since an instant. */
export async function listOverdueRequests(
  db: Db,
  { now, askedBefore, limit }: { readonly now: number; readonly askedBefore: number; readonly limit: number },
): Promise<BankRequest[]> {
  const { rows } = await sql<BankRequest>`${requests}
    where request.is_open and request.kind = 'giro' and asked.expires_at <= ${dateAt(now)}
      and (asked.asked_at is null or asked.asked_at < ${dateAt(askedBefore)})
    order by asked.expires_at, asked.request_id limit ${limit}`.execute(db);
  return rows;
}

/** Terminations of paper GIRO that the bank does not have yet. */
export async function listUnsentTerminations(db: Db, limit: number): Promise<BankRequest[]> {
  const { rows } = await sql<BankRequest>`${requests}
    where request.is_open and request.kind = 'giro' and asked.request_type = 'CANCELLATION'
      and debit.kind = 'PAPER_GIRO' and asked.sent_at is null
    order by request.created_at, asked.request_id limit ${limit}`.execute(db);
  return rows;
}

type RequestKey = Pick<BankRequest, 'accountId' | 'requestId'>;

export async function addBankRequest(
  tx: Tx,
  request: RequestKey & Pick<BankRequest, 'debitId' | 'requestType' | 'statusBefore' | 'expiresAt'>,
): Promise<void> {
  await tx
    .insertInto('giroRequest')
    .values({ ...request, redirectUrl: null })
    .execute();
}

/** Marks on the bank's side of a request; they decide nothing. */
export async function noteBankRequest(
  db: Db,
  { accountId, requestId }: RequestKey,
  note: {
    readonly redirectUrl?: string;
    readonly expiresAt?: number | null;
    readonly sentAt?: number;
    readonly askedAt?: number;
  },
): Promise<void> {
  await db
    .updateTable('giroRequest')
    .set(note)
    .where('accountId', '=', accountId)
    .where('requestId', '=', requestId)
    .execute();
}
