insert into payment_order values
  (1, 'PN-2601-200001', '008934521670P2601200001', 12845, '000201', '2026-01-01T00:00:00Z',
   '2026-01-01T15:59:59Z', null, 'T1', '2026-01-01T00:05:00Z');
insert into payment_order_part values (1, 'PN-2601-200001', 1, 12845);
insert into bank_notice values
  ('E1', 'T1', '008934521670P2601200001', 12845, 'SGD', '2026-01-01T00:05:00Z', '2026-01-01T00:05:01Z', 'posted', null,
   '2026-01-01T00:05:01Z', 'PN-2601-200001', 1),
  ('E2', 'T2', 'RENT', 5000, 'SGD', '2026-01-01T00:06:00Z', '2026-01-01T00:06:01Z', 'parked', 'unknown',
   '2026-01-01T00:06:01Z', null, null);
insert into maintenance values
  (1, 'paynow', 'planned', 'PayNow may be slow tonight.', '2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z');
