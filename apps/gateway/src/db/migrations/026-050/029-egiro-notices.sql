-- Staff look at notices of the banks of eGIRO that contradict what is known, and let each count after all, or not.

-- The gateway's own: which officer has had which parked notice open, and what it would have done then. A decision is about
-- nothing else.
create table egiro_notice_view (
  event_id text not null,
  -- the officer's customer_id
  staff_id bigint not null,
  opened_at timestamptz not null,
  -- the account of the notice is the officer's
  is_own boolean not null,
  -- outcome of the notice, had it come then
  outlook text not null check (outlook in ('applied', 'repeated', 'late', 'unknown', 'amount', 'contradicts')),
  primary key (event_id, staff_id)
);

-- The gateway's own: an officer's decision on a parked notice, and why. Once for each notice.
create table egiro_notice_decision (
  event_id text primary key,
  -- the officer's customer_id
  staff_id bigint not null,
  -- replayed: it counts as if it had come then; discarded: it changes nothing
  decision text not null check (decision in ('replayed', 'discarded')),
  note text not null check (note <> ''),
  decided_at timestamptz not null
);
create index egiro_notice_decision_by_time on egiro_notice_decision (decided_at);
create trigger egiro_notice_decision_kept before update or delete on egiro_notice_decision
  for each row execute function refuse_change();
create trigger egiro_notice_decision_never_emptied before truncate on egiro_notice_decision
  for each statement execute function refuse_change();

-- A bank has five working days to end a paper GIRO, and each of those under way has a week at least.
update giro_request asked set expires_at = coalesce(asked.sent_at, request.created_at) + interval '8 days'
  from customer_request request, direct_debit debit
  where request.account_id = asked.account_id and request.request_id = asked.request_id and request.is_open
    and debit.account_id = asked.account_id and debit.debit_id = asked.debit_id and debit.kind = 'PAPER_GIRO'
    and asked.request_type = 'CANCELLATION' and asked.expires_at is null;
