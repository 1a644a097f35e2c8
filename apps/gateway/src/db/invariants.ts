/**
 * Invariants of money, usage and meters, as queries that find violations. Run by tests after every seed and import,
 * and by ledger reconciliation as a metric that alerts at one.
 */
import { sql } from 'kysely';
import { dateAt } from '../clock.ts';
import type { Db, Tx } from './database.ts';

export interface Violation {
  /** The rule that does not hold, a key of `invariants`. */
  readonly rule: string;
  readonly accountId: number;
  /** The object of the violation: a bill, an entry, a day. */
  readonly object: string;
}

/** Each finds at most this many: one is enough to alert. */
const most = 50;

/** By the sentence of the rule. Every query returns account_id and object of its violations. */
export const invariants: Readonly<Record<string, string>> = {
  'a bill is the sum of its lines and their GST': `
    select b.account_id, b.bill_id as object from bill b
    left join bill_line l on l.account_id = b.account_id and l.bill_id = b.bill_id
    group by b.account_id, b.bill_id, b.total_cents
    having b.total_cents <> coalesce(sum(l.amount_cents + l.gst_cents), 0)`,
  'a bill is in the ledger once, with its rebates, for its total': `
    select b.account_id, b.bill_id as object from bill b
    left join ledger_entry e on e.account_id = b.account_id and e.bill_id = b.bill_id and e.kind in ('bill', 'rebate')
    group by b.account_id, b.bill_id, b.total_cents
    having count(*) filter (where e.kind = 'bill') <> 1 or coalesce(sum(e.amount_cents), 0) <> b.total_cents`,
  'a bill in the ledger is a bill': `
    select e.account_id, e.source_ref as object from ledger_entry e
    where e.kind = 'bill' and not exists (
      select from bill b where b.account_id = e.account_id and b.bill_id = e.bill_id)`,
  'a payment enters the ledger once': `
    select account_id, source_ref as object from ledger_entry where kind = 'payment'
    group by account_id, source_ref having count(*) > 1`,
  'what a customer pays or is let off is negative, what is billed or paid back is not': `
    select account_id, source_ref as object from ledger_entry
    where (kind in ('payment', 'rebate', 'waiver') and amount_cents > 0
        and not (kind = 'payment' and (source_ref like 'giro:%:returned' or source_ref like 'paynow:giro:%:returned')))
      or (kind in ('bill', 'refund') and amount_cents < 0)`,
  'U-Save of an account is never below nothing': `
    select account_id, sum(amount_cents)::text as object from u_save_entry group by account_id
    having sum(amount_cents) < 0`,
  'what a bill used of U-Save stands on it': `
    select u.account_id, u.bill_id as object from u_save_entry u
    left join bill_line l on l.account_id = u.account_id and l.bill_id = u.bill_id and l.item = 'u-save'
    where u.type = 'Utilised' group by u.account_id, u.bill_id, u.amount_cents
    having u.amount_cents <> coalesce(sum(l.amount_cents), 0)`,
  'entries belong to an account': `
    select e.account_id, e.source_ref as object from ledger_entry e
    where not exists (select from account a where a.account_id = e.account_id)`,
  'a day is the sum of its half hours': `
    select u.account_id, u.utility || ' ' || u.day as object from usage_day u
    where u.total <> (select coalesce(sum(v), 0) from unnest(u.value) v)`,
  'a half hour is never negative': `
    select u.account_id, u.utility || ' ' || u.day as object from usage_day u where 0 > any(u.value)`,
  'a calendar month is the sum of its days': `
    select coalesce(m.account_id, d.account_id) as account_id, coalesce(m.month, d.month)::text as object
    from (select * from usage_month where basis = 'calendar') m
    full join (
      select account_id, utility, date_trunc('month', day::timestamp)::date as month, sum(total) as total, count(*) as days,
        count(*) filter (where estimated_slots <> 0) as estimated_days,
        count(*) filter (where status = 'Partial') as partial_days
      from usage_day group by 1, 2, 3) d using (account_id, utility, month)
    where (m.total, m.days, m.estimated_days, m.partial_days)
      is distinct from (d.total, d.days, d.estimated_days, d.partial_days)`,
  'a reading is of a meter, and fits its register': `
    select r.account_id, r.device_no || ' ' || r.read_at as object from meter_reading r
    left join meter m using (account_id, device_no)
    where m.device_no is null or r.reading_milli >= 1000 * 10 ^ m.digits_before`,
  'a submission window is of a meter, and its limits fit the register': `
    select w.account_id, w.device_no || ' ' || w.opens_at as object from meter_window w
    left join meter m using (account_id, device_no)
    where m.device_no is null or greatest(w.lower_milli, w.upper_milli) >= 1000 * 10 ^ m.digits_before`,
  'the payment of an order is in the ledger, each account with its part': `
    select part.account_id, o.order_id as object from payment_order o
    join payment_order_part part using (customer_id, order_id)
    left join ledger_entry e on e.account_id = part.account_id and e.order_id = o.order_id and e.kind = 'payment'
    group by part.account_id, o.order_id, o.paid_by, part.amount_cents
    having count(e.account_id) <> (o.paid_by is not null)::int
      or coalesce(sum(e.amount_cents), -part.amount_cents) <> -part.amount_cents`,
  'an incoming payment is in the ledger for what it brought, and not while it is parked, nor once it went back': `
    select coalesce(n.account_id, 0) as account_id, n.event_id as object from bank_notice n
    left join ledger_entry e on e.kind = 'payment' and 'paynow:' || n.transaction_id = case
      when e.source_ref like 'paynow:giro:%:returned' then left(e.source_ref, -length(':returned')) else e.source_ref end
    group by n.event_id, n.account_id, n.outcome, n.amount_cents
    having coalesce(sum(e.amount_cents), 0) <> case when n.outcome = 'posted' then -n.amount_cents else 0 end`,
  'a payment that the bank told of is settled within ten minutes': `
    select coalesce(account_id, 0) as account_id, event_id as object from bank_notice
    where outcome is null and received_at < now() - interval '10 minutes'`,
  'an order is one payment: an account has no second one under it': `
    select account_id, order_id as object from ledger_entry where kind = 'payment' and order_id is not null
    group by account_id, order_id having count(distinct source_ref) > 1`,
  'a reading that a customer sent came while its window was open': `
    select r.account_id, r.device_no || ' ' || r.read_at as object from meter_reading r
    left join meter_window w on w.account_id = r.account_id and w.device_no = r.device_no
      and w.opens_at = r.window_opens_at
    where r.kind = 'self' and r.window_opens_at is not null
      and (w.opens_at is null or r.read_at not between w.opens_at and w.closes_at)`,
  'a reading that staff decided on has its decision, and no other': `
    select coalesce(d.account_id, r.account_id) as account_id, coalesce(d.reading_no, r.reading_no)::text as object
    from meter_reading r
    left join meter_reading_decision d on d.account_id = r.account_id and d.reading_no = r.reading_no
    where r.reading_no is not null and r.decision is distinct from d.decision`,
  'a photo of a meter is a file that is kept': `
    select p.account_id, p.device_no || ' ' || p.window_opens_at as object from meter_photo p
    left join stored_file f on f.customer_id = p.customer_id and f.file_id = p.file_id and f.state = 'kept'
    where f.file_id is null`,
  'a refund leaves the ledger once when it is paid out, and one that could not be paid is a credit again': `
    select r.account_id, r.request_id as object from customer_request r
    left join ledger_entry e on e.account_id = r.account_id and (e.source_ref = 'refund:' || r.request_id
      or e.kind = 'adjustment' and starts_with(e.source_ref, 'refund:' || r.request_id || ':'))
    where r.kind = 'request-refund' group by r.account_id, r.request_id, r.state
    having count(e.account_id) filter (where e.kind = 'refund')
        <> (r.state in ('IN_PROGRESS', 'REFUNDED', 'REFUSED'))::int
      or coalesce(sum(e.amount_cents) filter (where e.kind in ('refund', 'adjustment')), 0)
        <> case when r.state = 'REFUSED' then 0 else coalesce(sum(e.amount_cents) filter (where e.kind = 'refund'), 0) end`,
  'a refund is paid out for what left the ledger, and is decided as the treasury said': `
    select p.account_id, p.request_id as object from refund_payout p
    left join ledger_entry e on e.account_id = p.account_id and e.source_ref = 'refund:' || p.request_id
      and e.kind = 'refund'
    left join customer_request r on r.account_id = p.account_id and r.request_id = p.request_id
    where e.amount_cents is distinct from p.amount_cents or r.state is distinct from
      case p.outcome when 'paid' then 'REFUNDED' when 'refused' then 'REFUSED' else 'IN_PROGRESS' end`,
  'a deduction is a payment in the ledger once it is paid, for what was deducted, until the bank takes it back': `
    select d.account_id, d.reference as object from giro_deduction d
    left join ledger_entry e on e.account_id = d.account_id and e.kind = 'payment'
      and e.source_ref in ('giro:' || d.reference, 'giro:' || d.reference || ':returned')
    group by d.account_id, d.reference, d.status, d.amount_cents, d.taken_back_at
    having coalesce(sum(e.amount_cents), 0) <> case d.status when 'PAID' then -d.amount_cents else 0 end
      or count(e.account_id) <> case when d.taken_back_at is not null then 2 when d.status = 'PAID' then 1 else 0 end`,
  'money that goes back to a bank was deducted by it': `
    select e.account_id, e.source_ref as object from ledger_entry e
    where e.kind = 'payment' and e.source_ref like 'giro:%:returned' and not exists (
      select from giro_deduction d where d.account_id = e.account_id and d.taken_back_at is not null
        and e.source_ref = 'giro:' || d.reference || ':returned' and e.amount_cents = d.amount_cents)
    union all
    select e.account_id, e.source_ref from ledger_entry e
    where e.kind = 'payment' and e.source_ref like 'paynow:giro:%:returned' and not exists (
      select from ledger_entry paid where paid.account_id = e.account_id and paid.kind = 'payment'
        and paid.source_ref || ':returned' = e.source_ref and paid.amount_cents = -e.amount_cents)`,
  'a request about a GIRO payment says what its authorisation is, as long as it is open': `
    select asked.account_id, asked.request_id as object from giro_request asked
    join customer_request request using (account_id, request_id)
    join direct_debit debit using (account_id, debit_id)
    where request.is_open and request.state <> debit.status`,
  'a refund by transfer is on the other account for what left the first': `
    select e.account_id, e.source_ref as object from ledger_entry e
    left join ledger_entry other on other.source_ref = e.source_ref and other.kind = 'payment'
    where e.kind = 'refund' and e.channel = 'TRANSFER' and e.source_ref like 'refund:%'
    group by e.account_id, e.source_ref, e.amount_cents
    having count(other.account_id) <> 1 or sum(other.amount_cents) <> -e.amount_cents`,
};

/** Those of money alone, for the job: they read no half hours. */
export const moneyRules: readonly string[] = Object.keys(invariants).filter((rule) =>
  /bill|payment|customer pays|money|U-Save|entries|refund/.test(rule),
);

/**
 * Checks all invariants, or the named ones. @param at now; null: the clock of the database, which differs from the
 * portal's in a demo world. @returns violations, at most fifty per rule
 */
export async function findViolations(
  db: Db | Tx,
  rules: readonly string[] = Object.keys(invariants),
  at: number | null = null,
): Promise<Violation[]> {
  const now = at === null ? sql`now()` : sql`${dateAt(at)}::timestamptz`;
  const found: Violation[] = [];
  for (const [rule, query] of Object.entries(invariants).filter(([name]) => rules.includes(name))) {
    const parts = query.split('now()').map((part) => sql.raw(part));
    const violations = sql<Omit<Violation, 'rule'>>`${sql.join(parts, now)} limit ${most}`;
    const { rows } = await violations.execute(db);
    for (const { accountId, object } of rows) found.push({ rule, accountId, object });
  }
  return found;
}
