-- What staff posted of money that did not fit its order; and money that is dated before its code was made.

-- the number under which it is in the ledger and has its receipt; null: nothing, or as it was asked for (paid_by)
alter table payment_order add column posted_as text;

alter table bank_notice drop constraint bank_notice_reason_check;
alter table bank_notice add constraint bank_notice_reason_check
  check (reason in ('unknown', 'currency', 'short', 'over', 'early', 'late', 'closed', 'doubled')) not valid;
alter table bank_notice validate constraint bank_notice_reason_check;
