-- A way to the business registry and back: begun by a customer, ended once, within ten minutes.

create table registry_flow (
  customer_id bigint not null,
  -- the state itself is in the browser's address and nowhere else
  state_hash text not null,
  -- v2 or v3: an answer is never read by the other protocol
  protocol text not null,
  -- verifier, nonce and proof key, closed with a key that only the state gives
  sealed text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (customer_id, state_hash)
);
create index registry_flow_by_expiry on registry_flow (expires_at);

-- Codes that somebody came back with. The registry may take one twice; we do not, whoever brings it.
create table registry_code (
  code_hash text primary key,
  used_at timestamptz not null
);
create index registry_code_by_use on registry_code (used_at);
