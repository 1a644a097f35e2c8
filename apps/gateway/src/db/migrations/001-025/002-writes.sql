-- What every write leaves behind: its stored answer, its outbox row, its audit row.

create table idempotency (
  customer_id bigint not null,
  operation text not null,
  key text not null,
  body_hash text not null,
  -- null while the first call is still under way
  answer jsonb,
  created_at timestamptz not null,
  primary key (customer_id, operation, key)
);
create index idempotency_by_age on idempotency (created_at);

create table outbox (
  id bigint generated always as identity primary key,
  kind text not null,
  payload jsonb not null,
  dedupe text not null unique,
  run_at timestamptz not null,
  attempts integer not null default 0,
  locked_until timestamptz,
  done_at timestamptz,
  dead_at timestamptz
);
create index outbox_waiting on outbox (run_at) where done_at is null and dead_at is null;

-- Hash-chained and append-only; never holds personal data beyond ids.
create table audit (
  seq bigint primary key,
  at timestamptz not null,
  actor text not null,
  action text not null,
  object text not null,
  outcome text not null,
  previous_hash text not null,
  hash text not null
);
create trigger audit_append_only before update or delete on audit
  for each row execute function refuse_change();
create trigger audit_never_emptied before truncate on audit
  for each statement execute function refuse_change();

-- Counters of limits that must hold across processes and restarts.
create table rate_counter (
  bucket text not null,
  window_start timestamptz not null,
  hits integer not null,
  primary key (bucket, window_start)
);
