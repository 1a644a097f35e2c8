insert into payment_order values
  (1, 'PN-2601-200004', '008934521670P2601200004', 5000, '000201', '2026-01-01T00:00:00Z',
   '2026-01-01T15:59:59Z', '2026-01-02T02:00:00Z', null, null, 'PN-2601-200005');
insert into payment_order_part values (1, 'PN-2601-200004', 1, 5000);
insert into bank_notice values
  ('E4', 'T4', 'RENT', 5000, 'SGD', '2021-01-01T00:07:00Z', '2026-01-01T00:07:01Z', 'parked', 'early',
   '2026-01-01T00:07:01Z', null, null, null);
