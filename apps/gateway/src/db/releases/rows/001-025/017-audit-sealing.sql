insert into audit_event (at, actor, action, object, outcome) values ('2026-01-01T00:00:01Z', 'customer:1', 'accounts:set-default', 'account:11', 'done');
insert into audit_seal values (1, '1', '2026-01-01T00:00:02Z');
