-- Sub-accounts of master accounts, as the back office lists them. Any page of any order is read from one index; where it
-- begins is kept.

create table sub_account (
  -- the master account
  account_id bigint not null,
  sub_account_no text collate "C" not null check (sub_account_no ~ '^[0-9-]{10}$'),
  device_no text not null,
  -- the key by which device numbers are ordered
  device_order text collate "C" not null,
  premise_address text not null,
  utility text not null check (utility in ('electricity', 'water', 'gas')),
  status text not null check (status in ('active', 'inactive')),
  primary key (account_id, sub_account_no)
);
create index sub_account_by_utility on sub_account (account_id, utility, sub_account_no);
create index sub_account_by_status on sub_account (account_id, status, sub_account_no);
create index sub_account_by_both on sub_account (account_id, utility, status, sub_account_no);
create index sub_account_by_device on sub_account (account_id, device_order, sub_account_no);
create index sub_account_by_device_of_utility on sub_account (account_id, utility, device_order, sub_account_no);
-- A sub-account moves from one master account to another.
create index sub_account_by_no on sub_account (sub_account_no);

-- How many there are of each kind. An account with a row is a master account.
create table sub_account_count (
  account_id bigint not null,
  utility text not null,
  status text not null,
  count integer not null check (count > 0),
  primary key (account_id, utility, status)
);

-- Every 200th row of each order. '': of any utility, of any status.
create table sub_account_mark (
  account_id bigint not null,
  sort text not null check (sort in ('number', 'device')),
  utility text not null,
  status text not null,
  -- rows before it
  position integer not null,
  sub_account_no text collate "C" not null,
  device_order text collate "C" not null,
  primary key (account_id, sort, utility, status, position)
);
