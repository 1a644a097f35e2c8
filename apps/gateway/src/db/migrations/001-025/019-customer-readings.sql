-- Readings that customers send: one for each window of a meter, with a photo where they took one, and what staff say of
-- those that are unusual.

create sequence reading_number start with 1000;

-- of a customer's reading: the window that it was sent in; null: it belongs to none that is known
alter table meter_reading add column window_opens_at timestamptz;
-- of a reading sent in the portal; the next one of the window has another
alter table meter_reading add column reading_no bigint;
-- the customer who sent it in the portal
alter table meter_reading add column sent_by bigint;
-- far from the home's usual use when it came; null: near it, or not known
alter table meter_reading add column unusual text check (unusual in ('muchMore', 'muchLess'));
-- of staff; null: none
alter table meter_reading add column decision text check (decision in ('accept', 'setAside'));

update meter_reading own set window_opens_at = found.opens_at
from (
  select distinct on (w.account_id, w.device_no, w.opens_at) w.account_id, w.device_no, w.opens_at, r.read_at
  from meter_window w
  join meter_reading r on r.account_id = w.account_id and r.device_no = w.device_no and r.kind = 'self'
    and r.read_at between w.opens_at and w.closes_at
  order by w.account_id, w.device_no, w.opens_at, r.read_at desc
) found
where own.account_id = found.account_id and own.device_no = found.device_no and own.kind = 'self'
  and own.read_at = found.read_at;

alter table meter_reading add constraint meter_reading_of_customer check (
  kind = 'self' or num_nonnulls(window_opens_at, reading_no, sent_by, unusual, decision) = 0);
alter table meter_reading add constraint meter_reading_numbered check (
  (reading_no is null) = (sent_by is null) and (reading_no is null or window_opens_at is not null));
create unique index meter_reading_of_window on meter_reading (account_id, device_no, window_opens_at)
  where kind = 'self';
create index meter_reading_by_number on meter_reading (reading_no) where reading_no is not null;
create index meter_reading_unusual on meter_reading (read_at) where unusual is not null and decision is null;

-- One photo for each window of a meter, whichever reading is sent in it.
create table meter_photo (
  account_id bigint not null,
  device_no text not null,
  window_opens_at timestamptz not null,
  -- of the stored file
  customer_id bigint not null,
  file_id text not null,
  came_at timestamptz not null,
  primary key (account_id, device_no, window_opens_at)
);
create index meter_photo_by_time on meter_photo (came_at);

-- What was decided about which reading, and what the customer was told: the reading itself may be replaced.
create table meter_reading_decision (
  account_id bigint not null,
  reading_no bigint not null,
  device_no text not null,
  window_opens_at timestamptz not null,
  reading_milli bigint not null,
  -- the officer's customer_id
  staff_id bigint not null,
  decision text not null check (decision in ('accept', 'setAside')),
  note text,
  decided_at timestamptz not null,
  primary key (account_id, reading_no),
  check (decision = 'accept' or note <> '' and note is not null)
);
create index meter_reading_decision_by_time on meter_reading_decision (decided_at);
create trigger meter_reading_decision_append_only before update or delete on meter_reading_decision
  for each row execute function refuse_change();
create trigger meter_reading_decision_never_emptied before truncate on meter_reading_decision
  for each statement execute function refuse_change();

-- Which member of staff has had which reading open.
create table meter_reading_view (
  account_id bigint not null,
  reading_no bigint not null,
  staff_id bigint not null,
  opened_at timestamptz not null,
  -- the account is the officer's
  is_own boolean not null,
  primary key (account_id, reading_no, staff_id)
);
