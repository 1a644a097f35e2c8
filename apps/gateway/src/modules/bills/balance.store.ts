/** Sums the ledger: what each account owes, by when, and how much of it is late. The total comes from here. */
import {
  type ArrangedDebt,
  type Charge,
  findFirstDue,
  findOpenDebt,
  type OpenDebt,
  sumOpen,
  sumOverdue,
} from '@portal/domain/bills/open-charges';
import { findFirstDueDay, type MadeAttempt } from '@portal/domain/giro/giro-deduction';
import { type Cents, cents } from '@portal/domain/money';
import { firstWaiverDay } from '@portal/domain/requests/waiver';
import type { SgDay } from '@portal/domain/sg-time';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { anyOf, keepPlanForFew } from '../../db/kept-plan.ts';
import { selectArrangedDebts } from './settlement/arranged-debt.store.ts';
import { TAKEN_BACK } from './settlement/post-payment.ts';

export interface Payment {
  readonly amount: Cents;
  readonly paidOn: SgDay;
  /** When it came; where nobody said, when it was entered (milliseconds since 1970). */
  readonly at: number;
  readonly channel: string;
  readonly orderId: string | null;
}

export interface Balance extends OpenDebt {
  /** Sum of the ledger; negative is a credit. */
  readonly outstanding: Cents;
  /** Owed for charges whose due day has passed, and for those without one. */
  readonly overdue: Cents;
  /** Was overdue, and is due on later days by the payment arrangement under way. */
  readonly arranged: Cents;
  /** The earliest due day; null when nothing is owed. */
  readonly due: SgDay | null;
  /** Late payment charges of the past 3 months that were not waived. */
  readonly lateCharges: Cents;
  readonly lastPayment: Payment | null;
  /** An active GIRO that deducts bills; null: there is none. */
  readonly giro: { readonly since: SgDay; readonly limit: Cents | null } | null;
  /** Attempts that the next deductions depend on, and the one that is with the bank. */
  readonly attempts: readonly MadeAttempt[];
  /** Charged to a card by itself. */
  readonly paidByCard: boolean;
  /** Kinds of the requests that are under way. */
  readonly openRequests: readonly string[];
}

export const nothingOwed: Balance = {
  outstanding: cents(0),
  charges: [],
  undated: cents(0),
  overdue: cents(0),
  arranged: cents(0),
  due: null,
  lateCharges: cents(0),
  lastPayment: null,
  giro: null,
  attempts: [],
  paidByCard: false,
  openRequests: [],
};

export interface BalanceRow {
  readonly accountId: number;
  readonly outstanding: number;
  /** The latest first. */
  readonly charges: readonly Charge[];
  readonly lateCharges: number;
  readonly paidCents: number | null;
  readonly paidOn: SgDay | null;
  readonly paidAt: number | null;
  readonly paidChannel: string | null;
  readonly paidOrder: string | null;
  readonly giroSince: SgDay | null;
  readonly giroLimit: number | null;
  readonly attempts: readonly MadeAttempt[];
  readonly arrangement: ArrangedDebt | null;
  readonly card: boolean;
  readonly openRequests: readonly string[];
}

export interface BalanceOptions {
  /** Leaves out what was paid or credited after this day. */
  readonly paidBy?: SgDay | undefined;
}

/** @returns by account id; an id that is no account is absent */
export async function loadBalances(
  db: Db,
  accountIds: readonly number[],
  today: SgDay,
  options: BalanceOptions = {},
): Promise<Map<number, Balance>> {
  if (accountIds.length === 0) return new Map();
  const { rows } = await keepPlanForFew(accountIds, balanceRows(accountIds, today, options)).execute(db);
  return new Map(rows.map((row) => [row.accountId, toBalance(row, today)]));
}

/** The same as a look-up; what is no account owes nothing. */
export async function findBalances(
  db: Db,
  accountIds: readonly number[],
  today: SgDay,
  options: BalanceOptions = {},
): Promise<(accountId: number) => Balance> {
  const balances = await loadBalances(db, accountIds, today, options);
  return (accountId) => balances.get(accountId) ?? nothingOwed;
}

export interface BillDue {
  readonly accountId: number;
  readonly billId: string;
  readonly issuedOn: SgDay;
  readonly dueOn: SgDay;
}

/** Bills due on a day from `from` to `to`, in pages, whether or not they are paid. */
export function listBillsDue(
  db: Db,
  { from, to, after, limit }: { from: SgDay; to: SgDay; after: BillDue | null; limit: number },
): Promise<BillDue[]> {
  return db
    .selectFrom('bill')
    .select(['accountId', 'billId', 'issuedOn', 'dueOn'])
    .where('dueOn', '>=', from)
    .where('dueOn', '<=', to)
    .$if(after !== null, (bills) =>
      bills.where(
        sql<boolean>`(due_on, account_id, bill_id) > (${after?.dueOn}::date, ${after?.accountId}::bigint, ${after?.billId}::text)`,
      ),
    )
    .orderBy('dueOn')
    .orderBy('accountId')
    .orderBy('billId')
    .limit(limit)
    .execute();
}

export interface NewestBill {
  readonly issuedOn: SgDay;
  readonly dueOn: SgDay;
}

export async function findNewestBill(db: Db, accountId: number): Promise<NewestBill | null> {
  const row = await db
    .selectFrom('bill')
    .select(['issuedOn', 'dueOn'])
    .where('accountId', '=', accountId)
    .orderBy('issuedOn', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** The statement behind it, for a query that reads more of the same accounts. */
export function balanceRows(
  accountIds: readonly number[],
  today: SgDay,
  { paidBy }: BalanceOptions = {},
): RawBuilder<BalanceRow> {
  const lateSince = firstWaiverDay(today);
  const inTime =
    paidBy === undefined
      ? sql``
      : sql`and (amount_cents > 0 or kind in ('bill', 'rebate') or effective_on <= ${paidBy})`;
  return sql<BalanceRow>`
    with entry as materialized (
      select * from ledger_entry where account_id = ${anyOf(accountIds)} ${inTime}
    ), arranged_debt as (${selectArrangedDebts(accountIds)}), charged as (
      -- a bill counts less its own rebate; a late charge has a due day of its own; what has none settles both
      select account_id, bill_id, max(due_on) as due_on, sum(amount_cents) as amount
      from entry where kind in ('bill', 'rebate') and bill_id is not null group by account_id, bill_id
      union all
      select account_id, null, case when kind = 'adjustment' then due_on end, amount_cents
      from entry where kind not in ('bill', 'rebate') or bill_id is null
    ), latest_first as (
      select account_id, bill_id, due_on, amount, amount > 0 and due_on is not null as is_charge,
        sum(amount) over (partition by account_id) as outstanding,
        coalesce(sum(amount) filter (where amount > 0) over (
          partition by account_id, due_on < made_on order by due_on desc nulls last, bill_id desc nulls first
          rows between unbounded preceding and 1 preceding), 0) as later,
        case when due_on < made_on then arranged else 0 end as arranged
      from charged left join arranged_debt using (account_id)
    ), owed as (
      -- what later charges leave nothing for is settled: the rule need not see it; arranged debt has later days
      select account_id, max(outstanding) as outstanding, jsonb_agg(
          jsonb_build_object('billId', bill_id, 'amountCents', amount, 'due', due_on)
          order by due_on desc, bill_id desc nulls first
        ) filter (where is_charge and later < outstanding + arranged) as charges
      from latest_first group by account_id
    ), late as (
      -- a waiver of the portal names its charge; any other one lessens the charges of its time
      select account_id, sum(amount_cents) as late_charges from entry
      where effective_on >= ${lateSince} and (
        kind = 'waiver' and source_ref not like 'waiver:%'
        or kind = 'adjustment' and due_on is not null and not exists (
          select from entry waived where waived.account_id = entry.account_id and waived.kind = 'waiver'
            and waived.source_ref = 'waiver:' || entry.source_ref))
      group by account_id
    ), last_payment as (
      select distinct on (account_id) account_id, -amount_cents as paid_cents, effective_on as paid_on,
        coalesce(paid_at, recorded_at) as paid_at, coalesce(channel, '') as paid_channel, order_id as paid_order
      from entry where kind = 'payment' and amount_cents < 0 and not exists (
        select from entry back where back.account_id = entry.account_id and back.kind = 'payment'
          and back.source_ref = entry.source_ref || ${TAKEN_BACK})
      order by account_id, effective_on desc, coalesce(paid_at, recorded_at) desc, entry_no desc
    ), automatic as (
      select account_id, max(since) filter (where kind <> 'RECURRING_CARD') as giro_since,
        max(limit_cents) filter (where kind <> 'RECURRING_CARD') as giro_limit,
        bool_or(kind = 'RECURRING_CARD') as card
      from direct_debit where account_id = ${anyOf(accountIds)} and status = 'ACTIVE' group by account_id
    ), attempted as (
      select account_id, jsonb_agg(jsonb_build_object('billId', bill_id, 'attempt', attempt, 'status', status,
          'reason', reason, 'amount', amount_cents, 'orderedOn', ordered_on)) as attempts
      from giro_deduction where account_id = ${anyOf(accountIds)}
        and (due_on >= ${findFirstDueDay(today)} or status = 'IN_PROGRESS') group by account_id
    )
    select account_id, coalesce(outstanding, 0)::bigint as outstanding, coalesce(charges, '[]') as charges,
      greatest(0, coalesce(late_charges, 0))::bigint as late_charges,
      paid_cents, paid_on, paid_at, paid_channel, paid_order, giro_since, giro_limit, coalesce(attempts, '[]') as attempts,
      coalesce(card, false) as card, arrangement,
      array(select r.kind from customer_request r where r.account_id = account.account_id and r.is_open) as open_requests
    from account left join owed using (account_id) left join late using (account_id)
      left join last_payment using (account_id) left join automatic using (account_id)
      left join attempted using (account_id) left join arranged_debt using (account_id)
    where account_id = ${anyOf(accountIds)}`;
}

export function toBalance(row: BalanceRow, today: SgDay): Balance {
  const debt = findOpenDebt(row.outstanding, row.charges.toReversed(), row.arrangement);
  return {
    ...debt,
    outstanding: cents(row.outstanding),
    overdue: sumOverdue(debt, today),
    arranged: sumOpen(debt.charges, ({ part, due: by }) => part !== null && by >= today),
    due: findFirstDue(debt.charges),
    lateCharges: cents(row.lateCharges),
    lastPayment: findPayment(row),
    giro: toGiro(row),
    attempts: row.attempts,
    paidByCard: row.card,
    openRequests: row.openRequests,
  };
}

const toGiro = ({ giroSince, giroLimit }: BalanceRow): Balance['giro'] =>
  giroSince === null ? null : { since: giroSince, limit: giroLimit === null ? null : cents(giroLimit) };

const findPayment = ({ paidCents, paidOn, paidAt, paidChannel, paidOrder }: BalanceRow): Payment | null =>
  paidCents === null || paidOn === null || paidAt === null
    ? null
    : {
        amount: cents(paidCents),
        paidOn,
        at: paidAt,
        channel: paidChannel ?? '',
        orderId: paidOrder,
      };
