-- Staff who decide what becomes of money that nobody could match, and what each of them was shown of it.

alter table idp_account drop constraint idp_account_role_check;
-- 'payments': staff, and with the role 'payments' in their tokens
alter table idp_account add constraint idp_account_role_check check (role in ('customer', 'staff', 'payments'));

-- The gateway's own: which officer has had which parked payment open, and the account that they had looked up for it
-- last. Only what was shown can be decided, and to no other account can it be posted.
create table parked_payment_view (
  event_id text not null,
  -- the officer's customer_id
  staff_id bigint not null,
  opened_at timestamptz not null,
  -- of its accounts one is the officer's
  is_own boolean not null,
  payee_account_id bigint,
  payee_is_own boolean,
  primary key (event_id, staff_id),
  check ((payee_account_id is null) = (payee_is_own is null))
);

-- The gateway's own: what an officer decided about incoming money, and why. Once for each payment.
create table parked_payment_decision (
  event_id text primary key,
  -- the officer's customer_id
  staff_id bigint not null,
  decision text not null check (decision in ('post', 'return')),
  note text not null check (note <> ''),
  decided_at timestamptz not null
);
create index parked_payment_decision_by_time on parked_payment_decision (decided_at);
create trigger parked_payment_decision_kept before update or delete on parked_payment_decision
  for each row execute function refuse_change();
create trigger parked_payment_decision_never_emptied before truncate on parked_payment_decision
  for each statement execute function refuse_change();
