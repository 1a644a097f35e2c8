/** Usage by bills: months with their neighbours, the dates of bills, and the bill of given dates. */
import type { Output } from '@portal/contract';
import { isMeasured } from '@portal/domain/bills/billed-use';
import { addDays, addMonths, getFirstDay, type SgDay, type SgMonth, toMonth } from '@portal/domain/sg-time';
import type { Utility } from '@portal/domain/utility-names';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { toUnit } from './half-hours.rules.ts';

export interface BilledMonthRow {
  readonly accountId: number;
  readonly utility: Utility;
  readonly month: SgMonth;
  /** Thousandths of the unit. */
  readonly total: number;
  readonly estimatedDays: number;
  readonly premiseType: string;
  /** Of the group of neighbours; null: there is none. */
  readonly households: number | null;
  readonly average: number | null;
  readonly efficient: number | null;
  /** Cents with GST; null: only the quantity is known. */
  readonly cost: number | null;
  /** Of the bills, or of the month where only the quantity is known. */
  readonly from: SgDay;
  readonly to: SgDay;
  readonly completeTo: SgDay | null;
  readonly issuedOn: SgDay | null;
}

/** The months of a year as bills charge them. */
export async function billedMonths(
  db: Db,
  accountIds: readonly number[],
  year: number,
): Promise<BilledMonthRow[]> {
  const [first, next] = [`${year}-01-01`, `${year + 1}-01-01`];
  const { rows } = await sql<BilledMonthRow>`
    with charged as (
      select b.account_id, l.utility, date_trunc('month', b.issued_on)::date as month,
        sum(l.amount_cents + l.gst_cents) as cost, min(b.period_from) as period_from,
        max(b.period_to) as complete_to, max(b.issued_on) as issued_on
      from bill b join bill_line l on l.account_id = b.account_id and l.bill_id = b.bill_id
      where b.account_id = any(${accountIds}::bigint[]) and b.issued_on >= ${first}::date and b.issued_on < ${next}::date
        and l.kind = 'charge' and l.utility is not null
      group by 1, 2, 3
    )
    select m.account_id, m.utility, to_char(m.month, 'YYYY-MM') as month, m.total, m.estimated_days, m.premise_type,
      n.households, n.average, n.efficient, c.cost::bigint as cost, c.complete_to, c.issued_on,
      coalesce(c.period_from, m.month) as "from",
      coalesce(c.complete_to, (m.month + interval '1 month - 1 day')::date) as "to"
    from usage_month m
    left join neighbour_month n on n.premise_type = m.premise_type and n.sector = m.sector and n.utility = m.utility
      and n.month = m.month
    left join charged c on c.account_id = m.account_id and c.utility = m.utility and c.month = m.month
    where m.account_id = any(${accountIds}::bigint[]) and m.basis = 'bill' and m.month >= ${first}::date
      and m.month < ${next}::date
    order by m.month, m.account_id`.execute(db);
  return rows;
}

export interface BillDates {
  readonly billId: string;
  readonly from: SgDay;
  readonly to: SgDay;
  readonly issuedOn: SgDay;
}

/** Newest first. */
export async function datesOfBills(db: Db, accountId: number, most: number): Promise<BillDates[]> {
  return db
    .selectFrom('bill')
    .select(['billId', 'periodFrom as from', 'periodTo as to', 'issuedOn'])
    .where('accountId', '=', accountId)
    .orderBy('issuedOn', 'desc')
    .orderBy('billId', 'desc')
    .limit(most)
    .execute();
}

/** The bill that runs over just these days; null: there is none, or it charges nothing of the utility. */
export async function findBillOfDates(
  db: Db,
  accountId: number,
  { utility, from, to }: { readonly utility: Utility; readonly from: SgDay; readonly to: SgDay },
): Promise<Output<'consumption:range'>['billed']> {
  const rows = await db
    .selectFrom('bill')
    .innerJoin('billLine', (join) =>
      join.onRef('billLine.accountId', '=', 'bill.accountId').onRef('billLine.billId', '=', 'bill.billId'),
    )
    .select([
      'bill.billId',
      'bill.totalCents',
      'billLine.item',
      'billLine.kind',
      'billLine.utility',
      'billLine.quantityMilli',
      'billLine.amountCents',
      'billLine.gstCents',
    ])
    .where('bill.accountId', '=', accountId)
    // Bills come soon after their last day: the index by day of issue finds them.
    .where('bill.issuedOn', '>=', to)
    .where('bill.issuedOn', '<', getFirstDay(addMonths(toMonth(addDays(to, 1)), 3)))
    .where('bill.periodFrom', '=', from)
    .where('bill.periodTo', '=', to)
    .orderBy('bill.billId')
    .orderBy('billLine.lineNo')
    .execute();
  const [first] = rows;
  const lines = rows.filter(({ billId }) => billId === first?.billId);
  const own = lines.filter((line) => line.kind === 'charge' && line.utility === utility);
  if (!first || own.length === 0) return null;
  return {
    billId: first.billId,
    lines: lines.map(({ item, utility: of, amountCents, gstCents }) => ({
      item,
      utility: of,
      amount: amountCents,
      gst: gstCents,
    })),
    quantity: toUnit(
      own.filter(isMeasured).reduce((sum, { quantityMilli }) => sum + (quantityMilli ?? 0), 0),
    ),
    utilityTotal: own.reduce((sum, { amountCents, gstCents }) => sum + amountCents + gstCents, 0),
    total: first.totalCents,
  };
}
