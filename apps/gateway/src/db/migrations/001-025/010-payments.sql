-- Payments by PayNow: what customers ask a code for, what the bank tells of, and when it must not be offered.

-- 'PN-2611-200001' and on; never set back, and a gap in it means nothing.
create sequence payment_order_number start with 200001 maxvalue 99999999;

-- A code that is good for one payment. What it is worth is judged by reference, amount, currency and time.
create table payment_order (
  customer_id bigint not null,
  -- from the sequence: in all of the table it names one order
  order_id text not null,
  -- field 62.01 of the code, in capitals without blanks
  reference text not null,
  amount_cents bigint not null check (amount_cents > 0),
  -- the text of the QR, so that it is the same whenever it is shown again
  payload text not null,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  -- when a newer code took its place
  closed_at timestamptz,
  -- the bank's number of the payment that paid it
  paid_by text,
  paid_at timestamptz,
  primary key (customer_id, order_id),
  check ((paid_by is null) = (paid_at is null))
);
create index payment_order_by_order on payment_order (order_id);
create index payment_order_by_reference on payment_order (reference);

-- The account's share of an order.
create table payment_order_part (
  customer_id bigint not null,
  order_id text not null,
  account_id bigint not null,
  amount_cents bigint not null check (amount_cents > 0),
  primary key (customer_id, order_id, account_id)
);
create index payment_order_part_by_account on payment_order_part (account_id);

-- The gateway's own: incoming payments as the bank tells them, each once. Nothing in it is ever deleted.
create table bank_notice (
  event_id text primary key,
  transaction_id text not null unique,
  reference text not null,
  amount_cents bigint not null,
  currency text not null,
  paid_at timestamptz not null,
  received_at timestamptz not null,
  -- null until it is settled
  outcome text check (outcome in ('posted', 'parked')),
  reason text check (reason in ('unknown', 'currency', 'short', 'over', 'late', 'closed', 'doubled')),
  settled_at timestamptz,
  -- the order of that reference, and the account that the reference names
  order_id text,
  account_id bigint,
  check ((outcome is null) = (settled_at is null)),
  check ((reason is not null) = (coalesce(outcome, '') = 'parked'))
);
create index bank_notice_by_order on bank_notice (order_id) where outcome = 'parked';
create index bank_notice_by_account on bank_notice (account_id) where outcome = 'parked';
create index bank_notice_waiting on bank_notice (received_at) where outcome is null;

-- Reference table: what staff say about a feature while it does not work as usual. 'permanent' disables it.
create table maintenance (
  maintenance_id bigint primary key,
  feature text not null check (feature in ('paynow')),
  type text not null check (type <> ''),
  message text not null check (message <> ''),
  starts_at timestamptz not null,
  -- not included; null: until taken back
  ends_at timestamptz,
  check (ends_at > starts_at)
);
create index maintenance_by_feature on maintenance (feature, starts_at desc);
