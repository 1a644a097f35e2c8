-- Deductions that no bank answers, money that does not fit, and who suspended an authorisation.

-- When the bank was last asked or told about it; those asked longest ago come first. null: not yet.
alter table giro_deduction add column tried_at timestamptz;
alter table giro_request add column tried_at timestamptz;
update giro_deduction set tried_at = sent_at where status = 'IN_PROGRESS';

-- PARKED: its money waits for staff. WITHDRAWN: no bank had the order, and it was no longer to be made.
alter table giro_deduction drop constraint giro_deduction_status_check;
alter table giro_deduction
  add constraint giro_deduction_status_check check (status in ('IN_PROGRESS', 'PAID', 'RETURNED', 'PARKED', 'WITHDRAWN'));

-- Of a suspended authorisation, the deduction for which the portal suspended it; null: the bank did.
alter table direct_debit add column suspended_for text;
update direct_debit debit set suspended_for = returned.reference from giro_deduction returned
  where debit.status = 'SUSPENDED' and returned.account_id = debit.account_id and returned.debit_id = debit.debit_id
    and returned.attempt = 2 and returned.status = 'RETURNED' and returned.decided_at = debit.status_at;
