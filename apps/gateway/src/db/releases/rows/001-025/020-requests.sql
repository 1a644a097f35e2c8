insert into customer_request values
  (1, 'PA-2601-1001', 'payment-arrangement', 'CANCELLED', false, 2,
   '{"overdueAmount": 28640, "overdueSince": "2025-12-07", "partial": {"amount": 8640, "dueOn": "2026-01-08"},
     "instalments": []}',
   '2026-01-01T12:00:00Z', '2026-01-02T12:00:00Z', null);
insert into customer_request_event values
  (1, 'PA-2601-1001', 1, 'PENDING', 'PENDING', '2026-01-01T12:00:00Z', 'customer', 1, 'W', null),
  (1, 'PA-2601-1001', 2, 'CANCELLED', 'CANCELLED', '2026-01-02T12:00:00Z', 'portal', null, null, 'E1');
