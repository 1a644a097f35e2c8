insert into refund_payout (account_id, request_id, amount_cents, destination, ordered_at, sent_at, outcome, decided_at) values
  (1, 'RF-2601-1002', 21240, '{"method": "03", "bankId": "1"}', '2026-01-08T00:00:00Z', '2026-01-08T00:00:01Z', 'paid',
   '2026-01-08T00:00:05Z');
insert into treasury_notice values
  ('TR-1', 'RF-2601-1002', 'paid', 21240, 'SGD', '2026-01-08T00:00:04Z', '2026-01-08T00:00:05Z', 'applied', null);
