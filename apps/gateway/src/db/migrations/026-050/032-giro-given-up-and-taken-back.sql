-- Set-ups that customers give up, and money that a bank has deducted and takes back.

alter table giro_request
  -- the bank is told until it has heard, which sent_at says
  add column given_up_at timestamptz,
  add constraint giro_request_given_up check (given_up_at is null or request_type = 'CREATION');
create index giro_request_given_up on giro_request (given_up_at) where given_up_at is not null and sent_at is null;

alter table giro_deduction
  -- when the bank decided it, by the bank's own clock
  add column told_at timestamptz,
  -- when money that had come was taken back: the ledger then has its payment, and the same amount against it
  add column taken_back_at timestamptz,
  add constraint giro_deduction_taken_back check (taken_back_at is null or status = 'RETURNED');

create or replace function giro_deduction_ends_once() returns trigger language plpgsql as $$
begin
  if old.status = 'PAID' and new.status = 'RETURNED' and new.taken_back_at is not null then return new; end if;
  if old.status <> 'IN_PROGRESS' then raise exception 'a deduction is decided once'; end if;
  if new.taken_back_at is not null then raise exception 'only money that came is taken back'; end if;
  return new;
end $$;
