insert into idempotency values (1, 'accounts:set-default', 'key-1', 'hash', '{"answer": null}', '2026-01-01T00:00:00Z');
insert into outbox (kind, payload, dedupe, run_at) values ('webhook', '{"account": 11}', 'd-1', '2026-01-01T00:00:00Z');
insert into audit values (1, '2026-01-01T00:00:00Z', 'customer:1', 'accounts:set-default', 'account:11', 'done', '0', '1');
insert into rate_counter values ('bucket', '2026-01-01T00:00:00Z', 1);
