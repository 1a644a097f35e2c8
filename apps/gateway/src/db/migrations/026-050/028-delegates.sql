-- People who were invited to see one premises, and what they have looked at.

create sequence premises_delegate_number start with 1001;

create table premises_delegate (
  bp_no text not null,
  premise_no text not null,
  -- from the sequence: in all of the table it names one invitation
  delegate_id bigint not null,
  -- the customer who invited
  holder_id bigint not null,
  -- as typed, and as addresses are compared
  email text not null,
  email_key text not null,
  -- of the token in the mail, which is kept nowhere; it works once
  token_hash text not null,
  invited_at timestamptz not null,
  -- last days, to their end in Singapore
  open_by date not null,
  until date not null,
  -- the customer who opened it, and the name that the identity provider gave
  viewer_id bigint,
  viewer_name text,
  opened_at timestamptz,
  taken_back_at timestamptz,
  -- both were told that it ends soon
  ending_told_at timestamptz,
  primary key (bp_no, premise_no, delegate_id),
  check (open_by <= until),
  check ((viewer_id is null) = (opened_at is null) and (viewer_name is null) = (opened_at is null))
);
create index premises_delegate_by_token on premises_delegate (token_hash);
create index premises_delegate_by_number on premises_delegate (delegate_id);
create index premises_delegate_by_viewer on premises_delegate (viewer_id) where taken_back_at is null;
create index premises_delegate_ending on premises_delegate (until)
  where opened_at is not null and taken_back_at is null and ending_told_at is null;

-- One row for a person, a kind of page and a day: when it was first and last looked at, and how often.
create table delegate_look (
  account_id bigint not null,
  viewer_id bigint not null,
  kind text not null check (kind in ('bills', 'bill', 'payments', 'usage', 'meters')),
  day date not null,
  -- the access that it was looked at with
  delegate_id bigint not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  looks integer not null check (looks > 0),
  primary key (account_id, viewer_id, kind, day)
);
create index delegate_look_by_day on delegate_look (day);

-- The activity of an account, and of a person, newest first.
create index audit_by_object on audit (object, at desc);
create index audit_by_actor on audit (actor, at desc);
