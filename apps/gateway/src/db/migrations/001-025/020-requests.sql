-- Requests of customers, of every kind, with the history of each. The kinds and their states are data of the domain.

-- 'PA-2611-1001' and on; never set back, and a gap in it means nothing.
create sequence customer_request_number start with 1001 maxvalue 99999999;

create table customer_request (
  account_id bigint not null,
  -- from the sequence: in all of the table it names one request
  request_id text not null check (request_id ~ '^[A-Z]{2}-[0-9]{4}-[0-9]{4,8}$'),
  -- the name of its service, as in /services/{service}/:requestId
  kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*$'),
  state text not null check (state ~ '^[A-Z]+(_[A-Z]+)*$'),
  -- something can follow its state
  is_open boolean not null,
  -- the newest of its history
  last_event integer not null check (last_event > 0),
  -- what was asked for, as its kind has it
  payload jsonb not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- the day by which the next step is promised, by us or by the customer
  next_by date,
  primary key (account_id, request_id)
);
create index customer_request_by_reference on customer_request (request_id);
-- An account has one open request of a kind at most, whatever happens at once.
create unique index customer_request_open on customer_request (account_id, kind) where is_open;
create index customer_request_next on customer_request (kind, next_by) where is_open;

-- What happened to a request, when and by whom.
create table customer_request_event (
  account_id bigint not null,
  request_id text not null,
  event_no integer not null check (event_no > 0),
  -- the state it led to, or the name of a change within a state
  what text not null,
  state text not null,
  at timestamptz not null,
  actor text not null check (actor in ('customer', 'staff', 'portal', 'bank')),
  -- of the customer or the member of staff
  actor_id bigint,
  source text check (source in ('K', 'M', 'W', 'Z')),
  -- the event of another system that it came from: the same event never counts twice
  source_ref text,
  primary key (account_id, request_id, event_no),
  foreign key (account_id, request_id) references customer_request (account_id, request_id),
  check ((actor_id is not null) = (actor in ('customer', 'staff')))
);
create unique index customer_request_event_once on customer_request_event (account_id, request_id, source_ref)
  where source_ref is not null;
create trigger customer_request_event_append_only before update or delete on customer_request_event
  for each row execute function refuse_change();
create trigger customer_request_event_never_emptied before truncate on customer_request_event
  for each statement execute function refuse_change();
