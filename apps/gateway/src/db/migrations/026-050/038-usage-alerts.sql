-- Alerts that a customer chose for an account, and those that were sent.

create table usage_alert (
  account_id bigint not null,
  customer_id bigint not null,
  -- cents; null: off
  bill_above integer check (bill_above > 0),
  leak boolean not null default false,
  high_day boolean not null default false,
  -- counts the changes
  revision integer not null default 1,
  changed_at timestamptz not null,
  primary key (account_id, customer_id)
);

create table usage_alert_sent (
  account_id bigint not null,
  customer_id bigint not null,
  kind text not null check (kind in ('bill', 'leak', 'highDay')),
  -- first day of the bill that runs: one alert of a kind in a bill
  bill_from date not null,
  -- figures of the mail, as they were found
  facts jsonb not null,
  -- of the link that switches the alert off, which is kept nowhere; it works once
  token_hash text not null,
  recorded_at timestamptz not null,
  used_at timestamptz,
  primary key (account_id, customer_id, kind, bill_from)
);
create index usage_alert_sent_by_token on usage_alert_sent (token_hash);
