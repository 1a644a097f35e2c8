-- What the live chat exchanges for whom it talks to: once, within 60 seconds.

create table chat_token (
  customer_id bigint not null,
  -- the token itself is kept nowhere
  token_hash text not null,
  account_id bigint not null,
  -- the sign-in it was asked for in: a logout ends it too
  session_key text not null,
  expires_at timestamptz not null,
  primary key (customer_id, token_hash)
);
-- The chat does not say whose it is.
create index chat_token_by_hash on chat_token (token_hash);
create index chat_token_by_expiry on chat_token (expires_at);
