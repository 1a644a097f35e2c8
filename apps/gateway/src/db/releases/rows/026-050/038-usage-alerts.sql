insert into usage_alert values (7, 7, 15000, true, false, 2, '2026-02-01T00:00:00Z');
insert into usage_alert_sent values (7, 7, 'leak', '2026-01-18', '{"startedAt": 1767571200000, "litres": 2112, "cost": null}', 'hash', '2026-02-01T00:00:00Z', null);
