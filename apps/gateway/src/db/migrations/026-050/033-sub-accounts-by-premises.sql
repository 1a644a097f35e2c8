-- Sub-accounts are looked up by the premises that a call names, never read whole.
drop index account_by_master;
create index account_by_master on account (master_account_id, premise_no, account_id) where master_account_id is not null;
