-- Meters, what they showed, and when their holders may say what they show. Readings are thousandths of the
-- unit (1,204.3 Cu M is 1204300), below the end of the register, where it begins again at 0.

create table meter (
  account_id bigint not null,
  device_no text not null check (device_no ~ '^[A-Z0-9-]{1,18}$'),
  utility text not null check (utility in ('electricity', 'water', 'gas')),
  -- the register that the history of readings names; null where there is one only
  measurement_id text,
  digits_before integer not null check (digits_before between 1 and 9),
  -- null: nothing after the point
  digits_after integer check (digits_after between 1 and 3),
  -- no reading is taken from the customer
  sends_itself boolean not null default false,
  installed_on date not null,
  -- its last day; null while it measures
  removed_on date,
  primary key (account_id, device_no)
);

create table meter_reading (
  account_id bigint not null,
  device_no text not null,
  -- actual: read by the utility or sent by the meter; estimated: reckoned for a bill; self: sent by the customer
  kind text not null check (kind in ('actual', 'estimated', 'self')),
  read_at timestamptz not null,
  reading_milli bigint not null check (reading_milli >= 0),
  -- where a customer sent it from
  source text check (source in ('Web', 'App')),
  remarks text,
  primary key (account_id, device_no, kind, read_at),
  check ((kind = 'self') = (source is not null))
);

-- When a customer may send a reading of a meter, and what is taken for plausible. Both instants are inside.
-- Without an upper limit none is taken; an upper one below the lower means that the register begins again.
create table meter_window (
  account_id bigint not null,
  device_no text not null,
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  lower_milli bigint check (lower_milli >= 0),
  upper_milli bigint check (upper_milli >= 0),
  primary key (account_id, device_no, opens_at),
  check (closes_at > opens_at)
);
