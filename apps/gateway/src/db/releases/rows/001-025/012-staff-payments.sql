insert into parked_payment_view values ('E2', 2, '2026-01-01T12:00:00Z', false, 1, false);
insert into parked_payment_decision values ('E2', 2, 'return', 'The payer wants it back.', '2026-01-01T12:05:00Z');
