insert into customer_request (account_id, request_id, kind, state, is_open, last_event, payload, created_at, changed_at)
  values (11, 'GR-2601-1004', 'giro', 'PENDING_SETUP', true, 1, '{"requestType": "CREATION", "type": "EGIRO"}',
  '2026-01-08T00:00:00Z', '2026-01-08T00:00:00Z');
insert into direct_debit (account_id, debit_id, kind, status, bank_name, reference, bank_code, segment, status_at) values
  (11, 1002, 'EGIRO', 'PENDING_SETUP', 'Cempaka Bank', 'DDA-2601-1002', 'CMPKSGS0XXX', 'RETAIL', '2026-01-08T00:00:00Z');
insert into giro_request (account_id, request_id, debit_id, request_type, expires_at) values
  (11, 'GR-2601-1004', 1002, 'CREATION', '2026-01-08T00:20:00Z');
insert into giro_deduction (account_id, reference, debit_id, bill_id, attempt, amount_cents, due_on, ordered_on, ordered_at,
  status) select account_id, 'GD-2601-1003', 1, bill_id, 1, 100, due_on, due_on, due_on, 'IN_PROGRESS'
  from bill where account_id = 11 limit 1;
insert into party_notice (party, event_id, reference, event, at, received_at, outcome) values
  ('egiro', 'egiro-1', 'GR-2601-1004', 'approved', '2026-01-08T00:00:04Z', '2026-01-08T00:00:05Z', 'late');
