-- What the utility says to its customers and when it runs, and what each customer has closed.

-- Reference table: one line over a page. Runs from starts_at up to, not including, ends_at; null: until taken back.
create table notification_banner (
  banner_id bigint primary key,
  location text not null check (location in ('login', 'dashboard', 'water-leakage-appeal')),
  title text not null,
  message text not null,
  starts_at timestamptz not null,
  ends_at timestamptz,
  check (ends_at > starts_at)
);
create index notification_banner_by_location on notification_banner (location, starts_at desc);

-- Reference table: the slides of the carousel, in the order of their positions.
create table promotion (
  promotion_id bigint primary key,
  kind text not null check (kind in
    ('non-domestic', 'egiro', 'sustainability', 'paynow', 'app', 'carbon-quiz', 'home-insurance')),
  position integer not null,
  overline text,
  title text not null,
  text text not null,
  act_label text,
  -- outside by https, or a page of this origin; never a script
  href text check (href ~ '^(https://[^/]|/[^/\\])'),
  starts_at timestamptz not null,
  ends_at timestamptz,
  check (ends_at > starts_at)
);

-- The last day in Singapore on which a customer closed a notice.
create table customer_dismissal (
  customer_id bigint not null,
  notice text not null check (notice in ('onboarding', 'egiroModal', 'scamAdvisory')),
  dismissed_on date not null,
  primary key (customer_id, notice)
);
