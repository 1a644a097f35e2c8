insert into meter_reading
  (account_id, device_no, kind, read_at, reading_milli, source, window_opens_at, reading_no, sent_by, unusual, decision)
values (11, 'W1', 'self', '2026-01-08T12:00:00Z', 1209900, 'Web', null, null, null, null, null),
  (11, 'W1', 'self', '2026-02-08T12:00:00Z', 1259900, 'Web', '2026-02-06T00:00:00Z', 1000, 1, 'muchMore', 'accept');
insert into meter_photo values (11, 'W1', '2026-02-06T00:00:00Z', 1, 'file-1', '2026-02-08T12:01:00Z');
insert into meter_reading_decision values
  (11, 1000, 'W1', '2026-02-06T00:00:00Z', 1259900, 2, 'accept', null, '2026-02-09T02:00:00Z');
insert into meter_reading_view values (11, 1000, 2, '2026-02-09T01:59:00Z', false);
