-- When the payer paid, where whoever tells of a payment says so. The day of it is the day that counts, and what is
-- entered on a later one keeps its minute. Null: told by no one, as for all that was entered before.
alter table ledger_entry add column paid_at timestamptz;
-- no row has one yet: nothing is looked through under the lock
alter table ledger_entry add constraint ledger_entry_paid_on_its_day check (
  paid_at is null or kind = 'payment' and (paid_at at time zone 'Asia/Singapore')::date = effective_on) not valid;
alter table ledger_entry validate constraint ledger_entry_paid_on_its_day;
