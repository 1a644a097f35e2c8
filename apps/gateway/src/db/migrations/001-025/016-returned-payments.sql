-- Money that staff have sent back stays in the history of the accounts that it named. Returns are few: both indexes
-- hold those rows alone.
create index bank_notice_returned_by_order on bank_notice (order_id) where outcome = 'returned';
create index bank_notice_returned_by_account on bank_notice (account_id) where outcome = 'returned';
