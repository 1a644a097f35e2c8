insert into idp_account (subject, email, email_key, password_hash, name, password_changed_at, created_at)
  values ('subject-1', 'One@example.com', 'one@example.com', 'hash', 'Person One', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z');
insert into idp_link values ('link-1', 'subject-1', 'verify', 'One@example.com', '2026-01-01T12:00:00Z', null);
insert into oidc_model (model, id, payload, expires_at) values ('Session', 'session-1', '{}', '2026-01-02T00:00:00Z');
insert into revoked_session values ('session-0', '2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z');
insert into signing_key (kid, jwk, created_at) values ('key-1', '{}', '2026-01-01T00:00:00Z');
insert into secret values ('cookies', 'value', '2026-01-01T00:00:00Z');
insert into dev_mail (recipient, subject, html, text, sent_at)
  values ('One@example.com', 'Verify', '<p>Verify</p>', 'Verify', '2026-01-01T00:00:00Z');
