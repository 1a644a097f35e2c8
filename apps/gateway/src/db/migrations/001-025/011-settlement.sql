-- What staff make of money that the bank told of and no rule could post; and ways to rows of payments that are asked
-- for often. These tables are weeks old and small: what is scanned or indexed here holds nobody up.

-- 'returned': the bank gives it back. 'posted' with a reason: by staff, to accounts of their choice.
alter table bank_notice drop constraint bank_notice_outcome_check;
alter table bank_notice add constraint bank_notice_outcome_check
  check (outcome in ('posted', 'parked', 'returned')) not valid;
-- when staff decided; the reason for which it waited stays
alter table bank_notice add column decided_at timestamptz;
alter table bank_notice drop constraint bank_notice_check1;
alter table bank_notice add constraint bank_notice_reasoned check (case outcome
  when 'parked' then reason is not null and decided_at is null
  when 'posted' then (reason is null) = (decided_at is null)
  when 'returned' then reason is not null and decided_at is not null
  else reason is null and decided_at is null end) not valid;
alter table bank_notice validate constraint bank_notice_outcome_check;
alter table bank_notice validate constraint bank_notice_reasoned;

create index bank_notice_parked on bank_notice (received_at) where outcome = 'parked';
create index bank_notice_decided on bank_notice (decided_at) where decided_at is not null;
create index bank_notice_posted on bank_notice (account_id) where outcome = 'posted';

create index payment_order_part_by_order on payment_order_part (order_id);
-- neither paid nor ended: those whose time is over are put away by a job
create index payment_order_open on payment_order (expires_at) where paid_by is null and closed_at is null;
