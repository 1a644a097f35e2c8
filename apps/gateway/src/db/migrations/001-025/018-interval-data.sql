-- Interval data that comes in files: when the newest version of a day came, calendar months as sums of their days beside
-- the months of bills, and the groups of neighbours whose averages are older than their months.

alter table usage_day add column received_at timestamptz;
-- Meters send what was measured within ten minutes.
update usage_day set received_at = (day + 1)::timestamp at time zone 'Asia/Singapore' + interval '10 minutes';
alter table usage_day alter column received_at set not null;

-- bill: what the bill of the month charged, by its own dates; calendar: the sum of the days of half hours
alter table usage_month add column basis text not null default 'bill' check (basis in ('bill', 'calendar'));
-- Of `days`: those with an estimated half hour, and those with a missing one. Replaces one status for the month.
alter table usage_month add column estimated_days integer not null default 0;
alter table usage_month add column partial_days integer not null default 0;
update usage_month set estimated_days = days where status = 'Estimated';
alter table usage_month drop column status;
alter table usage_month drop constraint usage_month_pkey;
alter table usage_month add primary key (account_id, utility, basis, month);
-- The total of the running month changes each day: it stands in no index, and pages keep room for its next version.
alter table usage_month set (fillfactor = 80);
drop index usage_month_by_group;
create index usage_month_by_group on usage_month (premise_type, sector, utility, month, account_id)
  where basis = 'bill';

insert into usage_month
  (account_id, utility, basis, month, total, days, estimated_days, partial_days, premise_type, sector)
select d.account_id, d.utility, 'calendar', date_trunc('month', d.day::timestamp)::date, sum(d.total), count(*),
  count(*) filter (where d.estimated_slots <> 0), count(*) filter (where d.status = 'Partial'),
  p.premise_type, left(p.postal_code, 2)
from usage_day d
join account a on a.account_id = d.account_id
join premises p on p.bp_no = a.bp_no and p.premise_no = a.premise_no
group by d.account_id, d.utility, date_trunc('month', d.day::timestamp), p.premise_type, p.postal_code;

-- A group and month whose averages are to be worked out again.
create table stale_neighbour_month (
  premise_type text not null,
  sector text not null,
  utility text not null,
  month date not null,
  primary key (premise_type, sector, utility, month)
);
