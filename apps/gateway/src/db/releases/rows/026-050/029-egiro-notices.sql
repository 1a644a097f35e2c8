insert into party_notice (party, event_id, reference, event, at, received_at, outcome, reason) values
  ('egiro', 'egiro-2', 'GR-2601-1004', 'completed', '2026-01-09T00:00:04Z', '2026-01-09T00:00:05Z', 'parked', 'contradicts');
insert into egiro_notice_view values ('egiro-2', 2, '2026-01-09T01:00:00Z', false, 'contradicts');
insert into egiro_notice_decision values ('egiro-2', 2, 'discarded', 'The bank took it back.', '2026-01-09T01:05:00Z');
