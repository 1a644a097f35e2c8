-- People, accounts, ledger, bills and usage, in the PostgreSQL 15 subset that PGlite runs too.
-- Every customer-owned table carries account_id or bp_no (or customer_id) in its primary key, so that it
-- distributes unchanged. Money is integer cents, energy Wh, water litres.

create table customer (
  customer_id bigint primary key,
  -- 'embedded' for the issuer that runs inside the gateway, else the issuer's address
  issuer text not null,
  subject text not null,
  kind text not null check (kind in ('I', 'C')),
  link_status text not null check (link_status in ('not_linked', 'not_found', 'active', 'in_progress', 'pending_document')),
  is_master boolean not null default false,
  is_staff boolean not null default false,
  data_version text not null default 'v1' check (data_version in ('v1', 'v2')),
  uen text,
  id_fragment text check (id_fragment is null or length(id_fragment) = 4),
  contact_consent_required boolean not null default false,
  created_at timestamptz not null
);
-- Reference table (a copy on every node): one customer for each sign-in, also when two first requests race.
create unique index customer_by_subject on customer (issuer, subject);

create table business_partner (
  bp_no text primary key check (bp_no ~ '^[0-9]{10}$'),
  bp_type text not null check (bp_type in ('1', '2')),
  name text not null,
  uen text,
  id_fragment text
);

create table premises (
  bp_no text not null references business_partner,
  premise_no text not null check (premise_no ~ '^[0-9]{10}$'),
  block text not null,
  street_name text not null,
  floor text not null,
  unit text not null,
  building text,
  country text not null default 'Singapore',
  postal_code text not null check (postal_code ~ '^[0-9]{6}$'),
  premise_type text not null,
  sub_system text,
  primary key (bp_no, premise_no)
);

create table account (
  account_id bigint primary key,
  account_no text not null check (account_no ~ '^[0-9-]{10}$'),
  bp_no text not null,
  premise_no text not null,
  system text not null check (system in ('EBS', 'MSSL')),
  type text not null,
  status text not null check (status in ('Active', 'Inactive')),
  services text[] not null,
  -- the account that this one is billed under, for master accounts
  master_account_id bigint,
  opened_on date not null,
  closed_on date
);
create index account_by_premises on account (bp_no, premise_no, account_id);
create index account_by_master on account (master_account_id, account_id) where master_account_id is not null;

-- Reference table: from any spelling's digits to the one account that has them.
create table account_number (
  digits text primary key check (digits ~ '^[0-9]{1,10}$'),
  account_id bigint not null
);

create table customer_account (
  customer_id bigint not null,
  account_id bigint not null,
  is_default boolean not null default false,
  linked_at timestamptz not null,
  primary key (customer_id, account_id)
);
create index customer_account_by_account on customer_account (account_id, customer_id);

create table account_feature (
  account_id bigint not null,
  key text not null check (key in ('giro', 'scamWarning', 'refund', 'liveChat', 'eLetter', 'uSave')),
  state boolean not null,
  primary key (account_id, key)
);

-- Reference table: what the utility's staff switch for everybody.
create table remote_toggle (
  key text primary key,
  enabled boolean not null
);

-- How an account is paid automatically. One open arrangement of a kind at a time.
create table direct_debit (
  account_id bigint not null,
  debit_id bigint not null,
  kind text not null check (kind in ('EGIRO', 'PAPER_GIRO', 'RECURRING_CARD')),
  status text not null,
  bank_name text not null,
  last_four text not null check (last_four ~ '^[0-9]{4}$'),
  since date not null,
  primary key (account_id, debit_id)
);

create table bill (
  account_id bigint not null,
  bill_id text not null,
  period_from date not null,
  period_to date not null,
  issued_on date not null,
  due_on date not null,
  total_cents bigint not null,
  primary key (account_id, bill_id)
);
create index bill_newest on bill (account_id, issued_on desc);

create table bill_line (
  account_id bigint not null,
  bill_id text not null,
  line_no integer not null,
  kind text not null check (kind in ('charge', 'rebate')),
  -- what the line is: 'energy', 'water-tariff', 'water-conservation-tax', 'waterborne-tax', 'gas', 'u-save'
  item text not null,
  utility text check (utility in ('electricity', 'water', 'gas')),
  -- thousandths of the unit and 1/10,000 dollars a unit: 352 kWh x 0.2859
  quantity_milli bigint,
  unit text check (unit in ('kWh', 'Cu M')),
  rate_e4 bigint,
  amount_cents bigint not null,
  gst_cents bigint not null default 0,
  used_from date,
  used_to date,
  estimated boolean not null default false,
  primary key (account_id, bill_id, line_no),
  foreign key (account_id, bill_id) references bill (account_id, bill_id)
);

-- Append-only: outstanding is the sum. A bill is positive; what the customer gets or pays is negative.
create table ledger_entry (
  account_id bigint not null,
  entry_no bigint not null,
  kind text not null check (kind in ('bill', 'payment', 'rebate', 'refund', 'waiver', 'adjustment')),
  amount_cents bigint not null,
  effective_on date not null,
  due_on date,
  bill_id text,
  -- where the money moved: 'PAYNOW', 'EGIRO', 'COUNTER' …; null for a bill
  channel text,
  -- the event that made it; the same event never enters twice
  source_ref text not null,
  recorded_at timestamptz not null,
  primary key (account_id, entry_no)
);
create unique index ledger_entry_once on ledger_entry (account_id, kind, source_ref);
create index ledger_entry_by_day on ledger_entry (account_id, effective_on);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = '23514';
end $$;
create trigger ledger_entry_append_only before update or delete on ledger_entry
  for each row execute function refuse_change();
create trigger ledger_entry_never_emptied before truncate on ledger_entry
  for each statement execute function refuse_change();

-- One row per account, utility and day. value[slot] is Wh or litres, null = missing and never 0.
create table usage_day (
  account_id bigint not null,
  utility text not null check (utility in ('electricity', 'water', 'gas')),
  day date not null,
  value integer[] not null check (cardinality(value) = 48),
  total integer not null,
  status text not null check (status in ('Actual', 'Estimated', 'Partial')),
  -- bit n = half hour n is estimated
  estimated_slots bigint not null default 0,
  primary key (account_id, utility, day) include (total)
) partition by range (day);

-- Months of water and gas come from bill readings; months of electricity are rolled up from days.
create table usage_month (
  account_id bigint not null,
  utility text not null check (utility in ('electricity', 'water', 'gas')),
  month date not null check (extract(day from month) = 1),
  total bigint not null,
  days integer not null,
  status text not null check (status in ('Actual', 'Estimated', 'Partial')),
  -- copied, so that moving house does not rewrite history
  premise_type text not null,
  sector text not null,
  primary key (account_id, utility, month)
);
create index usage_month_by_group on usage_month (premise_type, sector, utility, month, account_id) include (total);

-- Reference table: average and the lower half's average per group; groups under ten are not shown.
create table neighbour_month (
  premise_type text not null,
  sector text not null,
  utility text not null,
  month date not null,
  households integer not null,
  average bigint not null,
  efficient bigint not null,
  primary key (premise_type, sector, utility, month)
);
