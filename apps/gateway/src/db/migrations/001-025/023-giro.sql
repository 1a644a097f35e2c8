-- GIRO: direct debit authorisations with their state machine, the requests about them, deductions, and what banks say.

-- 'DDA-2611-1001', 'GD-2612-1001' and on; never set back, and a gap in it means nothing.
create sequence giro_number start with 1001 maxvalue 99999999;

alter table direct_debit
  -- ours, of GIRO alone: 'DDA-2611-1001'
  add column reference text check (reference ~ '^DDA-[0-9]{4}-[0-9]{4,8}$'),
  -- BIC; null: a paper form of before
  add column bank_code text,
  add column segment text check (segment in ('RETAIL', 'CORPORATE')),
  -- the payer's limit a deduction, set at the bank; null: none
  add column limit_cents bigint check (limit_cents > 0),
  add column ended_on date,
  -- when its status last changed, by the clock of whoever changed it: an older event of the bank changes nothing
  add column status_at timestamptz not null default 'epoch';
-- null: the bank has not confirmed
alter table direct_debit alter column last_four drop not null, alter column since drop not null;

update direct_debit set status = upper(status);
update direct_debit set reference = 'DDA-' || to_char(since, 'YYMM') || '-' || lpad(nextval('giro_number')::text, 4, '0')
  where kind <> 'RECURRING_CARD';

-- The steps of packages/domain/src/giro/giro-status.ts; a test compares both.
create table direct_debit_step (
  from_status text not null,
  to_status text not null,
  primary key (from_status, to_status)
);
insert into direct_debit_step values
  ('PENDING_SETUP', 'PENDING_APPROVAL_SETUP'), ('PENDING_SETUP', 'PENDING_SETUP_EGIRO'), ('PENDING_SETUP', 'ACTIVE'),
  ('PENDING_SETUP', 'REJECTED_SETUP'), ('PENDING_SETUP', 'FAILED_SETUP'),
  ('PENDING_APPROVAL_SETUP', 'PENDING_SETUP_EGIRO'), ('PENDING_APPROVAL_SETUP', 'ACTIVE'),
  ('PENDING_APPROVAL_SETUP', 'REJECTED_SETUP'), ('PENDING_APPROVAL_SETUP', 'FAILED_SETUP'),
  ('PENDING_SETUP_EGIRO', 'ACTIVE'), ('PENDING_SETUP_EGIRO', 'REJECTED_SETUP'), ('PENDING_SETUP_EGIRO', 'FAILED_SETUP'),
  ('PENDING_SETUP_PGIRO', 'ACTIVE'), ('PENDING_SETUP_PGIRO', 'REJECTED_SETUP'), ('PENDING_SETUP_PGIRO', 'FAILED_SETUP'),
  ('ACTIVE', 'SUSPENDED'), ('ACTIVE', 'PENDING_TERMINATION'), ('ACTIVE', 'TERMINATED'),
  ('SUSPENDED', 'ACTIVE'), ('SUSPENDED', 'PENDING_TERMINATION'), ('SUSPENDED', 'TERMINATED'),
  ('PENDING_TERMINATION', 'PENDING_APPROVAL_TERMINATION'), ('PENDING_TERMINATION', 'TERMINATED'),
  ('PENDING_TERMINATION', 'ACTIVE'), ('PENDING_TERMINATION', 'SUSPENDED'),
  ('PENDING_APPROVAL_TERMINATION', 'TERMINATED'), ('PENDING_APPROVAL_TERMINATION', 'ACTIVE'),
  ('PENDING_APPROVAL_TERMINATION', 'SUSPENDED');

alter table direct_debit
  add check ((reference is null) = (kind = 'RECURRING_CARD')),
  add check (case when kind = 'RECURRING_CARD' then status in ('PENDING', 'ACTIVE', 'SUSPENDED', 'TERMINATED')
    else status in ('PENDING_SETUP', 'PENDING_APPROVAL_SETUP', 'PENDING_SETUP_EGIRO', 'PENDING_SETUP_PGIRO', 'ACTIVE',
      'SUSPENDED', 'PENDING_TERMINATION', 'PENDING_APPROVAL_TERMINATION', 'TERMINATED', 'REJECTED_SETUP',
      'FAILED_SETUP') end),
  add check (since is not null or status not in ('ACTIVE', 'SUSPENDED', 'PENDING_TERMINATION',
    'PENDING_APPROVAL_TERMINATION'));

create function direct_debit_steps() returns trigger language plpgsql as $$
begin
  if new.kind <> old.kind or new.reference is distinct from old.reference then
    raise exception 'an authorisation stays what it is';
  end if;
  if new.kind <> 'RECURRING_CARD' and new.status <> old.status and not exists (
    select from direct_debit_step where from_status = old.status and to_status = new.status
  ) then
    raise exception 'an authorisation does not go from % to %', old.status, new.status;
  end if;
  return new;
end $$;
create trigger direct_debit_steps before update on direct_debit
  for each row execute function direct_debit_steps();

create index direct_debit_by_reference on direct_debit (reference) where reference is not null;
-- An account has one GIRO in force and one set-up under way at most, whatever happens at once.
create unique index direct_debit_in_force on direct_debit (account_id) where kind <> 'RECURRING_CARD'
  and status in ('ACTIVE', 'SUSPENDED', 'PENDING_TERMINATION', 'PENDING_APPROVAL_TERMINATION');
create unique index direct_debit_set_up on direct_debit (account_id) where kind <> 'RECURRING_CARD'
  and status in ('PENDING_SETUP', 'PENDING_APPROVAL_SETUP', 'PENDING_SETUP_EGIRO', 'PENDING_SETUP_PGIRO');

-- The bank's side of a request about GIRO, beside its row in customer_request.
create table giro_request (
  account_id bigint not null,
  request_id text not null,
  debit_id bigint not null,
  request_type text not null check (request_type in ('CREATION', 'CANCELLATION')),
  -- of a cancellation: the status that the authorisation goes back to when it fails
  status_before text check (status_before in ('ACTIVE', 'SUSPENDED')),
  -- the bank's page where the customer answers; null: not known yet, or there is none
  redirect_url text,
  -- the time at the bank, or until its answer; null: no time is set
  expires_at timestamptz,
  -- of a paper form: when the bank last confirmed that it has the order to end it
  sent_at timestamptz,
  -- when the bank was last asked about a request without an answer
  asked_at timestamptz,
  primary key (account_id, request_id),
  foreign key (account_id, request_id) references customer_request (account_id, request_id),
  foreign key (account_id, debit_id) references direct_debit (account_id, debit_id),
  check ((status_before is not null) = (request_type = 'CANCELLATION'))
);

-- Each attempt to deduct a bill.
create table giro_deduction (
  account_id bigint not null,
  reference text not null check (reference ~ '^GD-[0-9]{4}-[0-9]{4,8}$'),
  debit_id bigint not null,
  bill_id text not null,
  attempt smallint not null check (attempt in (1, 2)),
  amount_cents bigint not null check (amount_cents > 0),
  due_on date not null,
  ordered_on date not null,
  ordered_at timestamptz not null,
  -- when the bank last confirmed that it has it; it is sent again until it is decided
  sent_at timestamptz,
  status text not null check (status in ('IN_PROGRESS', 'PAID', 'RETURNED')),
  reason text check (reason in ('ABOVE_LIMIT', 'INSUFFICIENT_FUNDS', 'ACCOUNT_CLOSED', 'NOT_AUTHORISED', 'BANK_ERROR')),
  decided_at timestamptz,
  primary key (account_id, reference),
  unique (account_id, bill_id, attempt),
  foreign key (account_id, debit_id) references direct_debit (account_id, debit_id),
  foreign key (account_id, bill_id) references bill (account_id, bill_id),
  check ((status = 'IN_PROGRESS') = (decided_at is null)),
  check ((status = 'RETURNED') = (reason is not null))
);
create index giro_deduction_by_reference on giro_deduction (reference);
create unique index giro_deduction_running on giro_deduction (account_id) where status = 'IN_PROGRESS';
create index giro_deduction_waiting on giro_deduction (ordered_at) where status = 'IN_PROGRESS';

create function giro_deduction_ends_once() returns trigger language plpgsql as $$
begin
  if old.status <> 'IN_PROGRESS' then raise exception 'a deduction is decided once'; end if;
  return new;
end $$;
create trigger giro_deduction_ends_once before update on giro_deduction
  for each row execute function giro_deduction_ends_once();

-- The gateway's own: what the treasury and the banks of eGIRO said, each event once. Nothing in it is ever deleted. The
-- gateway of the release before still writes to treasury_notice, which is kept.
create table party_notice (
  party text not null check (party in ('treasury', 'egiro')),
  event_id text not null,
  reference text not null,
  event text not null,
  amount_cents bigint,
  currency text,
  at timestamptz not null,
  received_at timestamptz not null,
  -- repeated: it said so before; late: older than what is known; parked: for staff, with the reason
  outcome text not null check (outcome in ('applied', 'repeated', 'late', 'parked')),
  reason text check (reason in ('unknown', 'amount', 'contradicts')),
  -- what else it said; null: nothing
  content jsonb,
  primary key (party, event_id),
  check ((reason is not null) = (outcome = 'parked'))
);
create index party_notice_parked on party_notice (party, received_at) where outcome = 'parked';
insert into party_notice
  select 'treasury', event_id, reference, event, amount_cents, currency, at, received_at, outcome, reason
  from treasury_notice;
