-- Staff entered it in the new year.
insert into ledger_entry (account_id, entry_no, kind, amount_cents, effective_on, channel, source_ref, recorded_at, paid_at)
  values (11, 2, 'payment', -100, '2025-12-31', 'PAYNOW', 'paynow:T15', '2026-01-02T02:00:00Z', '2025-12-31T05:42:00Z');
