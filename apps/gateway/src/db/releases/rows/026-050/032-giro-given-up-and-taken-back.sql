update customer_request set state = 'REJECTED_BY_USER', is_open = false where request_id = 'GR-2601-1004';
update direct_debit set status = 'REJECTED_SETUP' where reference = 'DDA-2601-1002';
update giro_request set given_up_at = '2026-01-08T00:10:00Z' where request_id = 'GR-2601-1004';
