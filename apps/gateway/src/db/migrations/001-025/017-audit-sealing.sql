-- What was done is written with the change itself and chained a moment later by a job: a write waits for nobody's chain.
-- The gateway of the release before appends to the chain itself; both hold the same lock while they do.

create table audit_event (
  seq bigint generated always as identity primary key,
  at timestamptz not null,
  actor text not null,
  action text not null,
  object text not null,
  outcome text not null
);

alter table audit add column event_seq bigint;
create unique index audit_by_event on audit (event_seq);

-- Where the chain stood at each sealing: a tail that is missing shows.
create table audit_seal (
  seq bigint primary key,
  hash text not null,
  sealed_at timestamptz not null
);

create trigger audit_seal_append_only before update or delete on audit_seal
  for each row execute function refuse_change();
create trigger audit_seal_never_emptied before truncate on audit_seal
  for each statement execute function refuse_change();

create function refuse_unsealed_delete() returns trigger language plpgsql as $$
begin
  if not exists (select from audit where event_seq = old.seq) then
    raise exception '% is append-only until it is sealed', tg_table_name using errcode = '23514';
  end if;
  return old;
end
$$;
create trigger audit_event_never_changed before update on audit_event
  for each row execute function refuse_change();
create trigger audit_event_sealed_first before delete on audit_event
  for each row execute function refuse_unsealed_delete();
create trigger audit_event_never_emptied before truncate on audit_event
  for each statement execute function refuse_change();
