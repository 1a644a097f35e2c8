/** Reads the dashboard's figures. The caller has checked who owns the accounts. */
import type { SgDay } from '@portal/domain/sg-time';
import type { Utility } from '@portal/domain/utility-names';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { anyOf, keepPlanForFew } from '../../db/kept-plan.ts';
import { type Balance, type BalanceRow, balanceRows, toBalance } from './balance.store.ts';

export interface NewestBillLine {
  readonly accountId: number;
  readonly issuedOn: SgDay;
  readonly billId: string;
  /** Left of earlier bills when it was issued; negative: a credit. */
  readonly earlierCents: number;
  readonly kind: 'charge' | 'rebate';
  readonly item: string;
  readonly utility: Utility | null;
  readonly quantityMilli: number | null;
  readonly unit: 'kWh' | 'Cu M' | null;
  /** With GST. */
  readonly amountCents: number;
  readonly estimated: boolean;
}

/** Every dashboard asks both, so one statement reads them. @returns balances by account id, and the lines of each newest bill */
export async function balancesAndNewestBills(
  db: Db,
  accountIds: readonly number[],
  today: SgDay,
): Promise<{ readonly balances: Map<number, Balance>; readonly lines: readonly NewestBillLine[] }> {
  if (accountIds.length === 0) return { balances: new Map(), lines: [] };
  const statement = sql<BalanceRow & { readonly lines: readonly NewestBillLine[] }>`
    with newest as (
      select distinct on (account_id) account_id, bill_id, issued_on, earlier_cents
      from bill where account_id = ${anyOf(accountIds)} order by account_id, issued_on desc, bill_id desc
    ), newest_line as (
      select line.account_id, jsonb_agg(jsonb_build_object(
          'accountId', line.account_id, 'issuedOn', newest.issued_on, 'billId', newest.bill_id,
          'earlierCents', newest.earlier_cents, 'kind', line.kind, 'item', line.item, 'utility', line.utility,
          'quantityMilli', line.quantity_milli, 'unit', line.unit,
          'amountCents', line.amount_cents + line.gst_cents, 'estimated', line.estimated
        ) order by line.line_no) as lines
      from newest
      join bill_line line on line.account_id = newest.account_id and line.bill_id = newest.bill_id
      group by line.account_id
    )
    select balance.*, coalesce(newest_line.lines, '[]') as lines
    from (${balanceRows(accountIds, today)}) balance left join newest_line using (account_id)`;
  const { rows } = await keepPlanForFew(accountIds, statement).execute(db);
  return {
    balances: new Map(rows.map((row) => [row.accountId, toBalance(row, today)])),
    lines: rows.flatMap(({ lines }) => lines),
  };
}
