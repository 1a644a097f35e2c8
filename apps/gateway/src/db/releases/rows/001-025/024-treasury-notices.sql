insert into treasury_notice values
  ('TR-2', 'RF-2601-1002', 'refused', 21240, 'SGD', '2026-01-09T00:00:04Z', '2026-01-09T00:00:05Z', 'parked', 'contradicts');
insert into treasury_notice_view values ('TR-2', 2, '2026-01-09T01:00:00Z', false, 'paid');
insert into treasury_notice_decision values ('TR-2', 2, 'unchanged', 'The treasury corrected itself.', '2026-01-09T01:05:00Z');
