-- Staff settle notices of the treasury that contradict the ledger; the treasury is an actor of its own in requests.

-- Events that the treasury caused before this release keep the word 'bank': the history is never changed.
alter table customer_request_event drop constraint customer_request_event_actor_check;
alter table customer_request_event add constraint customer_request_event_actor_check
  check (actor in ('customer', 'staff', 'portal', 'bank', 'treasury'));

-- The gateway's own: which officer has had which parked notice open, and the payout as they saw it. A decision is about
-- nothing else.
create table treasury_notice_view (
  event_id text not null,
  -- the officer's customer_id
  staff_id bigint not null,
  opened_at timestamptz not null,
  -- the account of the payout is the officer's
  is_own boolean not null,
  -- unknown: there is no such payout; ordered: it was not decided
  payout text not null check (payout in ('unknown', 'ordered', 'paid', 'refused')),
  primary key (event_id, staff_id)
);

-- The gateway's own: what an officer found to be true of the payout, and why. Once for each notice.
create table treasury_notice_decision (
  event_id text primary key,
  -- the officer's customer_id
  staff_id bigint not null,
  -- unchanged: the ledger was right
  decision text not null check (decision in ('paid', 'refused', 'unchanged')),
  note text not null check (note <> ''),
  decided_at timestamptz not null
);
create index treasury_notice_decision_by_time on treasury_notice_decision (decided_at);
create trigger treasury_notice_decision_kept before update or delete on treasury_notice_decision
  for each row execute function refuse_change();
create trigger treasury_notice_decision_never_emptied before truncate on treasury_notice_decision
  for each statement execute function refuse_change();
