-- Refunds: what the treasury was asked to pay out, what it says of it, and since when mail goes to another address.

-- No cheque is sent to an address that is younger than two weeks; null: it never changed.
alter table account add column mailing_address_changed_on date;

-- One for each request that is paid out by the treasury, written with its entry in the ledger.
create table refund_payout (
  account_id bigint not null,
  request_id text not null,
  amount_cents bigint not null check (amount_cents > 0),
  -- '02', '03' or '08' with all that the treasury needs to know
  destination jsonb not null,
  ordered_at timestamptz not null,
  -- when the treasury last confirmed that it has it; it is sent again until it is decided
  sent_at timestamptz,
  outcome text check (outcome in ('paid', 'refused')),
  decided_at timestamptz,
  primary key (account_id, request_id),
  check ((outcome is null) = (decided_at is null))
);
create index refund_payout_by_request on refund_payout (request_id);
create index refund_payout_waiting on refund_payout (ordered_at) where outcome is null;

-- The gateway's own: what the treasury said of payouts, each once. Nothing in it is ever deleted.
create table treasury_notice (
  event_id text primary key,
  reference text not null,
  event text not null check (event in ('accepted', 'paid', 'refused')),
  amount_cents bigint not null,
  currency text not null,
  at timestamptz not null,
  received_at timestamptz not null,
  -- repeated: it said so before; parked: for staff, with the reason
  outcome text not null check (outcome in ('applied', 'repeated', 'parked')),
  reason text check (reason in ('unknown', 'amount', 'contradicts')),
  check ((reason is not null) = (outcome = 'parked'))
);
create index treasury_notice_parked on treasury_notice (received_at) where outcome = 'parked';
