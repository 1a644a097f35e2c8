insert into outbox (kind, payload, dedupe, run_at, attempts, dead_at, lost_leases, first_due_at)
  values ('mail:request', '{}', 'd-2', '2026-01-03T00:00:00Z', 75, '2026-01-03T01:00:00Z', 1, '2026-01-01T00:00:00Z');
