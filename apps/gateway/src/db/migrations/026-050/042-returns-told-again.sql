-- Notices that counted as copies, or wait for staff, and are looked at again: a return once a later payment is known, and the end
-- of a set-up that the customer gives up.
create index party_notice_again on party_notice (reference, at)
  where event in ('deduction_paid', 'deduction_returned', 'failed') and outcome in ('parked', 'repeated');
