-- Leaks found in the hours of water meters, and what the customer says of them.

-- Accounts whose water meter sends hours.
create table leak_watch (
  account_id bigint primary key,
  -- the first day that came or changed since the hours were last looked through; null: none
  changed_from date
);
create index leak_watch_changed on leak_watch (account_id) where changed_from is not null;

create table leak_episode (
  account_id bigint not null,
  -- of the account, from 1
  episode_no integer not null,
  started_at timestamptz not null,
  -- null: it runs
  ended_at timestamptz,
  found_at timestamptz not null,
  -- end of the newest hour that flowed
  flowed_to timestamptz not null,
  litres integer not null check (litres >= 0),
  litres_per_hour integer not null check (litres_per_hour >= 0),
  -- why, as the customer says; revised counts the changes
  cause text check (cause in ('repaired', 'filling', 'guests', 'other', 'unknown')),
  note text not null default '',
  revised integer not null default 0,
  -- late data shows no leak any more; kept since the customer had explained it
  withdrawn_at timestamptz,
  primary key (account_id, episode_no),
  check (flowed_to > started_at and (ended_at is null or ended_at = flowed_to))
);

insert into leak_watch (account_id, changed_from)
select account_id, min(day) from usage_day where utility = 'water' group by 1;
