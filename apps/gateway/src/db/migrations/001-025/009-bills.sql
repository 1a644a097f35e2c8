-- What histories, receipts and documents tell of bills and payments, and the balance of U-Save.

-- What was left of earlier bills when this one was made; negative is a credit. Printed, and no part of its total.
alter table bill add column earlier_cents bigint not null default 0;

-- Of a payment: the order that it paid, in every account that it paid a part of; what it was paid with; what the
-- bank calls it.
alter table ledger_entry add column order_id text;
alter table ledger_entry add column payment_method text;
alter table ledger_entry add column reference_id text;
create index ledger_entry_by_order on ledger_entry (order_id, account_id) where order_id is not null;

-- The household's U-Save: credited by the quarter, utilised by bills, the rest returned. Its balance is the sum.
create table u_save_entry (
  account_id bigint not null,
  entry_no bigint not null,
  type text not null check (type in ('Credited', 'Utilised', 'Return to Govt')),
  -- what it does to the balance: only a credit adds to it
  amount_cents bigint not null check ((type = 'Credited') = (amount_cents > 0)),
  effective_on date not null,
  -- of a credit: the last day on which a bill can use it
  expires_on date,
  -- the bill that used it
  bill_id text,
  source_ref text not null,
  recorded_at timestamptz not null,
  primary key (account_id, entry_no)
);
create unique index u_save_entry_once on u_save_entry (account_id, type, source_ref);
create trigger u_save_entry_append_only before update or delete on u_save_entry
  for each row execute function refuse_change();
create trigger u_save_entry_never_emptied before truncate on u_save_entry
  for each statement execute function refuse_change();
