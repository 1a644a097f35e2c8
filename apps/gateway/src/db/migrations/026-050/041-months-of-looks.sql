-- The months of the bills that an invited person looked at on the day.
alter table delegate_look add column months text[] not null default '{}';
