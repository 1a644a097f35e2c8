insert into sealed_secret values ('identity-cookies', '1.key.nonce.text', '2026-01-01T00:00:00Z', null);
