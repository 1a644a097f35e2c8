insert into direct_debit (account_id, debit_id, kind, status, bank_name, reference, bank_code, segment, status_at, since,
  suspended_for) values
  (11, 1010, 'PAPER_GIRO', 'TERMINATED', 'Cempaka Bank', 'DDA-2601-1010', 'CMPKSGS0XXX', 'RETAIL', '2026-01-08T00:00:00Z',
  '2025-01-01', 'GD-2601-1003');
