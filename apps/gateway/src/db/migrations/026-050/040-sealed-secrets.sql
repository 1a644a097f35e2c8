-- Secrets of the installation and signing keys, encrypted under DATA_KEY. The tables secret and signing_key hold what an
-- earlier release can read; their rows are moved here when none of its gateways runs any more.
create table sealed_secret (
  name text primary key,
  sealed text not null,
  created_at timestamptz not null,
  retired_at timestamptz
);
