/** Bills' months of generated homes: electricity as the calendar month has it, water and gas by the kind of dwelling. */
import { sql } from 'kysely';
import { markStale } from '../../../modules/usage/public.ts';
import type { Tx } from '../../database.ts';
import { dwellings } from '../accounts/make-account.ts';
import type { GeneratedHome } from './homes.ts';

export async function billCalendarMonths(tx: Tx, homes: readonly GeneratedHome[]): Promise<void> {
  const from = homes[0]?.id ?? 0;
  const to = homes.at(-1)?.id ?? 0;
  const means = Object.entries(dwellings).flatMap(([kind, [electricity, water, gas]]) => [
    { kind, utility: 'water', share: water / electricity },
    { kind, utility: 'gas', share: gas / electricity },
  ]);
  await sql`
    with billed as (
      select * from usage_month
      where basis = 'calendar' and account_id between ${from} and ${to}
        and days = extract(day from month + interval '1 month - 1 day')
    ), shares as (
      select kind, utility, share
      from jsonb_to_recordset(${JSON.stringify(means)}::text::jsonb) as s (kind text, utility text, share float8)
      union all select distinct premise_type, 'electricity', 1 from billed
    )
    insert into usage_month (account_id, utility, basis, month, total, days, estimated_days, premise_type, sector)
    select b.account_id, s.utility, 'bill', b.month, round(b.total * s.share)::bigint, b.days, 0, b.premise_type, b.sector
    from billed b join shares s on s.kind = b.premise_type
    on conflict (account_id, utility, basis, month) do nothing`.execute(tx);
}

/** The averages of all billed months are to be worked out again. */
export async function markBilledMonths(tx: Tx): Promise<void> {
  const { rows } = await sql<{ month: string }>`
    select distinct month::text as month from usage_month where basis = 'bill'`.execute(tx);
  await markStale(
    tx,
    rows.map(({ month }) => month),
  );
}
