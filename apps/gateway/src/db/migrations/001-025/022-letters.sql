-- Letters to the holders of accounts. What is kept is a kind with its data; page and paper draw it on demand.

create table letter (
  account_id bigint not null,
  -- stands in addresses of the portal, and is the same for the same cause: a letter goes out once
  letter_id text not null,
  kind text not null,
  data jsonb not null,
  -- name and address of the holder as they were
  recipient text[] not null,
  printed_at timestamptz not null,
  primary key (account_id, letter_id)
);
create index letter_newest on letter (account_id, printed_at desc, letter_id);

-- Which letters a person has opened.
create table letter_opened (
  customer_id bigint not null,
  account_id bigint not null,
  letter_id text not null,
  opened_at timestamptz not null,
  primary key (customer_id, account_id, letter_id)
);

-- The job that writes about overdue bills looks at the due days of a few weeks.
create index bill_by_due on bill (due_on, account_id);
