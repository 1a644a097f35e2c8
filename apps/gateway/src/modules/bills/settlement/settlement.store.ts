/** Reads what accounts were ever charged, and what ever came in or was let off, in the order in which they meet. */
import { type ArrangedDebt, dateCharges } from '@portal/domain/bills/open-charges';
import type { SgDay } from '@portal/domain/sg-time';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { anyOf, keepPlanForFew } from '../../../db/kept-plan.ts';
import type { DatedCharge } from '../bill-owed.rules.ts';
import type { Credit } from '../histories/settled-by.rules.ts';
import { selectArrangedDebts } from './arranged-debt.store.ts';

interface CreditEntry extends Credit {
  /** Its number in the ledger of the account. */
  readonly entryNo: number;
  readonly on: SgDay;
  readonly channel: string | null;
  readonly orderId: string | null;
}

interface LedgerCharge extends Omit<DatedCharge, 'part'> {
  /** null: a late charge. */
  readonly issuedOn: SgDay | null;
}

export interface AccountSettlement {
  /** In the order in which payments settle them. A bill that is paid by an arrangement may stand in several rows. */
  readonly charged: readonly (LedgerCharge & DatedCharge)[];
  /** As they came; money that went out again is negative. */
  readonly credits: readonly CreditEntry[];
}

interface SettlementRow {
  readonly accountId: number;
  /** By their own days. */
  readonly charged: readonly LedgerCharge[];
  readonly credits: readonly CreditEntry[];
  readonly arrangement: ArrangedDebt | null;
}

export async function loadSettlement(db: Db, accountId: number): Promise<AccountSettlement> {
  return (await loadSettlements(db, [accountId])).get(accountId) ?? { charged: [], credits: [] };
}

/** @returns by account id; an account without an entry is absent */
export async function loadSettlements(
  db: Db,
  accountIds: readonly number[],
): Promise<Map<number, AccountSettlement>> {
  const statement = sql<SettlementRow>`
    with entry as (
      select *, case
        when kind in ('bill', 'rebate') and bill_id is not null then 'bill'
        when kind = 'adjustment' and due_on is not null then 'late charge' end as charges,
        row_number() over (partition by account_id order by effective_on, entry_no) as position
      from ledger_entry where account_id = ${anyOf(accountIds)}
    ), billed as (
      select account_id, bill_id, max(due_on) as due_on, sum(amount_cents) as amount, min(position) as position
      from entry where charges = 'bill' group by account_id, bill_id
      union all
      select account_id, null, due_on, amount_cents, position from entry where charges = 'late charge'
    ), charge as (
      select account_id, jsonb_agg(jsonb_build_object(
          'billId', bill_id, 'amountCents', amount, 'due', billed.due_on, 'position', position, 'issuedOn', issued_on
        ) order by billed.due_on, bill_id nulls last) as all_charged
      from billed left join bill using (account_id, bill_id) group by account_id
    ), credit as (
      select account_id, jsonb_agg(jsonb_build_object(
          'entryNo', entry_no, 'amountCents', -amount_cents, 'isPayment', kind = 'payment', 'on', effective_on,
          'channel', channel, 'orderId', order_id
        ) order by effective_on, entry_no) as all_credits
      from entry where charges is null group by account_id
    ), arranged_debt as (${selectArrangedDebts(accountIds)})
    select account_id, coalesce(all_charged, '[]') as charged, coalesce(all_credits, '[]') as credits, arrangement
    from charge full join credit using (account_id) left join arranged_debt using (account_id)`;
  const { rows } = await keepPlanForFew(accountIds, statement).execute(db);
  return new Map(rows.map((row) => [row.accountId, toSettlement(row)]));
}

const toSettlement = ({ charged, credits, arrangement }: SettlementRow): AccountSettlement => ({
  credits,
  charged: dateCharges(charged, arrangement).map(({ charge, amountCents, due, part }) => ({
    ...(charge ?? withoutBill),
    amountCents,
    due,
    part,
  })),
});

const withoutBill = { billId: null, position: 0, issuedOn: null };
