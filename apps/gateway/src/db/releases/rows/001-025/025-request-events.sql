insert into customer_request values
  (1, 'PA-2601-1005', 'payment-arrangement', 'CANCELLED', false, 1,
   '{"overdueAmount": 9999, "overdueSince": null, "partial": {"amount": 9999, "dueOn": "2026-01-08"}, "instalments": []}',
   '2026-01-01T12:00:00Z', '2026-01-02T12:00:00Z', null);
insert into customer_request_event values
  (1, 'PA-2601-1005', 1, 'PENDING', 'PENDING', '2026-01-01T12:00:00Z', 'customer', 1, 'W', null, '2026-01-08',
   '{"overdueAmount": 9999, "overdueSince": null, "partial": {"amount": 9999, "dueOn": "2026-01-08"}, "instalments": []}');
