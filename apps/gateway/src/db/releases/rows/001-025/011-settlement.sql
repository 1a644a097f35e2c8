insert into bank_notice values
  ('E3', 'T3', 'RENT', 5000, 'SGD', '2026-01-01T00:07:00Z', '2026-01-01T00:07:01Z', 'returned', 'unknown',
   '2026-01-01T00:07:01Z', null, null, '2026-01-02T02:00:00Z');
