insert into registry_flow values
  (1, 'hash-1', 'v2', 'sealed', '2026-01-01T00:10:00Z', null),
  (1, 'hash-2', 'v3', 'sealed', '2026-01-01T00:10:00Z', '2026-01-01T00:01:00Z');
insert into registry_code values ('hash', '2026-01-01T00:01:00Z');
