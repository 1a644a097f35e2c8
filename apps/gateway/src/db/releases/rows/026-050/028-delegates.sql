insert into premises_delegate values ('0000000007', '0000000007', 7, 7, 'A.Viewer@example.com', 'a.viewer@example.com', 'hash', '2026-02-01T00:00:00Z', '2026-02-08', '2026-08-01', 8, 'A Viewer', '2026-02-02T00:00:00Z', null, null);
insert into delegate_look values (7, 8, 'bills', '2026-02-03', 7, '2026-02-03T00:00:00Z', '2026-02-03T01:00:00Z', 2);
