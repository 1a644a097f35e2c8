-- The bank's word about an authorisation by the bank's own clock, calls to the bank that are under way, and the steps of
-- requests about GIRO.

alter table direct_debit
  -- the newest thing that the bank said of it, by the bank's clock; a confirmed set-up counts as resumed
  add column bank_word text check (bank_word in ('suspended', 'resumed', 'terminated')),
  add column bank_word_at timestamptz,
  add check ((bank_word is null) = (bank_word_at is null));

update direct_debit set bank_word = case
    when status = 'SUSPENDED' and suspended_for is null then 'suspended'
    when status = 'TERMINATED' then 'terminated'
    else 'resumed' end,
  -- one that the portal has suspended, or that the customer is ending, was confirmed at some time before
  bank_word_at = case when status in ('ACTIVE', 'TERMINATED') or (status = 'SUSPENDED' and suspended_for is null)
    then status_at else coalesce(since, 'epoch') end
  where kind <> 'RECURRING_CARD' and status in ('ACTIVE', 'SUSPENDED', 'PENDING_TERMINATION', 'PENDING_APPROVAL_TERMINATION',
    'TERMINATED');

alter table giro_request
  -- calls to the bank that are under way to get its page; they count until an instant, as a gateway can be killed in one
  add column calls smallint not null default 0 check (calls >= 0),
  add column calls_until timestamptz;

-- The steps of packages/domain/src/giro/giro-request.ts; a test compares both.
create table customer_request_step (
  kind text not null,
  from_state text not null,
  to_state text not null,
  primary key (kind, from_state, to_state)
);
insert into customer_request_step
  select 'giro', from_state, unnest(to_states) from (values
    ('PENDING_SETUP', array['PENDING_APPROVAL_SETUP', 'PENDING_SETUP_EGIRO', 'ACTIVE', 'REJECTED_SETUP',
      'FAILED_SETUP', 'INTERNAL_ERROR', 'FAIL', 'INCOMPLETE_FLOW', 'REJECTED_BY_USER']),
    ('PENDING_APPROVAL_SETUP', array['PENDING_SETUP_EGIRO', 'ACTIVE', 'REJECTED_SETUP', 'FAILED_SETUP',
      'INTERNAL_ERROR', 'FAIL', 'INCOMPLETE_FLOW', 'REJECTED_BY_USER']),
    ('PENDING_SETUP_EGIRO', array['ACTIVE', 'REJECTED_SETUP', 'FAILED_SETUP', 'INTERNAL_ERROR', 'FAIL',
      'INCOMPLETE_FLOW', 'REJECTED_BY_USER']),
    ('PENDING_SETUP_PGIRO', array['ACTIVE', 'REJECTED_SETUP', 'FAILED_SETUP', 'INTERNAL_ERROR', 'FAIL',
      'INCOMPLETE_FLOW', 'REJECTED_BY_USER']),
    ('PENDING_TERMINATION', array['PENDING_APPROVAL_TERMINATION', 'TERMINATED', 'ACTIVE', 'INTERNAL_ERROR',
      'FAIL', 'INCOMPLETE_FLOW', 'REJECTED_BY_USER']),
    ('PENDING_APPROVAL_TERMINATION', array['TERMINATED', 'ACTIVE', 'INTERNAL_ERROR', 'FAIL', 'INCOMPLETE_FLOW',
      'REJECTED_BY_USER'])
  ) as step (from_state, to_states);

create function customer_request_steps() returns trigger language plpgsql as $$
begin
  if new.is_open <> exists (select from customer_request_step where kind = new.kind and from_state = new.state) then
    raise exception 'a request is open as long as something can follow %', new.state;
  end if;
  if tg_op = 'UPDATE' and (new.kind <> old.kind or (new.state <> old.state and not exists (
    select from customer_request_step where kind = old.kind and from_state = old.state and to_state = new.state
  ))) then
    raise exception 'a request does not go from % to %', old.state, new.state;
  end if;
  return new;
end $$;
create trigger customer_request_begins before insert on customer_request
  for each row when (new.kind = 'giro') execute function customer_request_steps();
create trigger customer_request_steps before update on customer_request
  for each row when (old.kind = 'giro' or new.kind = 'giro') execute function customer_request_steps();
