-- How often a message is tried is the worker's to know: it gives up what it has taken, and dead_at says so.
drop index outbox_exhausted;
alter table outbox
  -- tries whose worker died: its lease ended, and it had not given the message back
  add column lost_leases integer not null default 0,
  -- when it was first to be delivered, from its first try on; run_at moves with each
  add column first_due_at timestamptz;
create index outbox_leased on outbox (locked_until) where locked_until is not null;
-- Given-up messages are counted by kind, and deleted by age.
create index outbox_given_up on outbox (kind, dead_at) where dead_at is not null;
