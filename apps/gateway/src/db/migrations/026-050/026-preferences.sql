-- Where post and bills of an account go: mailing addresses with their days, bill delivery, retailer access; and how each
-- bill went out.

-- Each change is a row, in force from its day on until the next one. Without a row, post goes to the premises. Nothing in
-- it is deleted.
create table mailing_address (
  account_id bigint not null,
  address_no integer not null check (address_no > 0),
  block text not null,
  street_name text not null,
  floor text not null,
  unit text not null,
  building text,
  postal_code text not null check (postal_code ~ '^[0-9]{6}$'),
  effective_on date not null,
  recorded_at timestamptz not null,
  -- where the change was made: a label
  source text not null check (source in ('W', 'M')),
  -- when a later change took its place, before its day had come
  replaced_at timestamptz,
  primary key (account_id, address_no)
);

-- What a customer chose. Without a row: bills by e-mail, retailers may ask.
create table account_preference (
  account_id bigint primary key,
  is_soft_copy boolean not null,
  is_hard_copy boolean not null,
  is_retailer_access_disallowed boolean not null,
  -- counts the changes
  revision integer not null check (revision > 0),
  changed_at timestamptz not null,
  check (is_soft_copy or is_hard_copy)
);

-- Plans of electricity beside the regulated tariff.
create table account_plan (
  account_id bigint not null,
  plan text not null check (plan in ('wholesale')),
  since date not null,
  ended_on date,
  primary key (account_id, plan, since)
);

-- How a bill went out, decided once, when it was issued.
create table bill_delivery (
  account_id bigint not null,
  bill_id text not null,
  by_email boolean not null,
  by_post boolean not null,
  -- name and lines of the address, for the printer; null: not by post
  post_to text[],
  decided_at timestamptz not null,
  primary key (account_id, bill_id)
);

create index bill_by_issue on bill (issued_on, account_id, bill_id);

-- Customers know the bills of before this release.
insert into bill_delivery (account_id, bill_id, by_email, by_post, post_to, decided_at)
  select account_id, bill_id, false, false, null, now() from bill where issued_on > current_date - 16;
