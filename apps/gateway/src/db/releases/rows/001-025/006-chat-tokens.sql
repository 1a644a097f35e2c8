insert into chat_token values (1, 'hash', 11, 'session-1', '2026-01-01T00:01:00Z');
