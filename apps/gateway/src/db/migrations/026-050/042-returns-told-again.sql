-- A return that came too early to be told from a copy is looked at again once a later payment is known.
create index party_notice_deductions on party_notice (reference, at)
  where event in ('deduction_paid', 'deduction_returned') and outcome in ('parked', 'repeated');
