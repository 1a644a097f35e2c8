insert into meter values
  (11, 'E1', 'electricity', '1.8.0', 5, null, true, '2020-01-01', null),
  (11, 'W1', 'water', null, 4, 1, false, '2020-01-01', null);
insert into meter_reading values
  (11, 'E1', 'actual', '2025-12-31T00:00:00Z', 48213000, null, null),
  (11, 'W1', 'actual', '2025-12-31T00:00:00Z', 1204300, null, null),
  (11, 'W1', 'self', '2026-01-07T12:00:00Z', 1209100, 'App', null);
insert into meter_window values
  (11, 'E1', '2026-01-06T00:00:00Z', '2026-01-13T15:00:00Z', null, null),
  (11, 'W1', '2026-01-06T00:00:00Z', '2026-01-13T15:00:00Z', 1204300, 1262800);
