insert into sub_account values
  (1, '8920105000', 'E1', 'E011', '1 Tanjong Katong Road Singapore 436881', 'electricity', 'active');
insert into sub_account_count values (1, 'electricity', 'active', 1);
insert into sub_account_mark values (1, 'number', '', '', 0, '8920105000', 'E011');
