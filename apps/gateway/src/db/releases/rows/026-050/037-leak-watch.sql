insert into leak_watch values (7, '2026-01-31');
insert into leak_episode values (7, 1, '2026-01-05T00:00:00Z', '2026-01-09T00:00:00Z', '2026-01-06T19:00:00Z', '2026-01-09T00:00:00Z', 2112, 22, 'repaired', 'A cistern', 1, null);
