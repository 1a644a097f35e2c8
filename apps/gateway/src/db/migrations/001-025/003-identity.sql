-- The embedded identity provider: sign-ins, their mailed links, its protocol records, its keys, its mails.

create table idp_account (
  subject text primary key,
  -- as typed, for mails; compared in lower case
  email text not null,
  email_key text not null unique,
  password_hash text not null,
  email_verified boolean not null default false,
  pending_email text,
  name text not null,
  mobile text not null default '',
  role text not null default 'customer' check (role in ('customer', 'staff')),
  password_changed_at timestamptz not null,
  created_at timestamptz not null
);

create table idp_link (
  token_hash text primary key,
  subject text not null,
  purpose text not null check (purpose in ('verify', 'reset', 'change-email')),
  email text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index idp_link_by_subject on idp_link (subject);

create table oidc_model (
  model text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  user_code text,
  uid text,
  expires_at timestamptz,
  consumed_at timestamptz,
  primary key (model, id)
);
create index oidc_model_by_grant on oidc_model (grant_id) where grant_id is not null;
create index oidc_model_by_uid on oidc_model (uid) where uid is not null;
create index oidc_model_by_expiry on oidc_model (expires_at);

-- Access tokens are short; a revoked sign-in is refused before its token ends.
create table revoked_session (
  session_key text primary key,
  revoked_at timestamptz not null,
  expires_at timestamptz not null
);

create table signing_key (
  kid text primary key,
  jwk jsonb not null,
  created_at timestamptz not null,
  retired_at timestamptz
);

create table secret (
  name text primary key,
  value text not null,
  created_at timestamptz not null
);

-- Mails of the development transport; the sandbox's mailbox shows them.
create table dev_mail (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  html text not null,
  text text not null,
  sent_at timestamptz not null,
  seen_at timestamptz
);

-- A new password ends every record of a person's sign-ins.
create index oidc_model_by_account on oidc_model ((payload ->> 'accountId'));
